// SPDX-License-Identifier: BSD-3-Clause
// Arguments of LU factorizations and triangular solutions of a batch; a matrix takes at most one thread
// block. Plain data, shared by the kernels, the backends and the tests.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "batch/matrix_batch.hpp"

namespace lapilli {

/// The most rows and columns that the operations accept.
inline constexpr index_t batch_lu_order = 512;
/// The same of solutions.
inline constexpr index_t batch_solve_order = 1024;
/// The most that lanes of a warp hold, a row each.
inline constexpr index_t batch_lu_lanes = 32;

/// P A = L U with LAPACK's pivots: the largest |re| + |im| of a column, the first of several, a NaN before
/// all numbers. pivots[k min(rows, cols) ..] belong to matrix k and count from 1. infos[k] becomes 0, or i
/// where U(i, i) is the first zero of the diagonal; the factorization goes on. With b, one column for each of
/// square matrices, B := A^-1 B where the info is 0. Without pivots, A = L U: behind a zero on U's diagonal
/// there are no factors.
template <class T>
struct BatchLuArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_lu";
    MatrixBatch<T> a;
    index_t* pivots;      ///< written; null: no interchanges
    std::int64_t* infos;  ///< written
    MatrixBatch<T> b = {};

    index_t steps() const { return a.rows < a.cols ? a.rows : a.cols; }
    const char* violation() const {
        const bool solves =
            b.cols == 1 && b.fits() && b.rows == a.rows && a.rows == a.cols && b.count == a.count;
        const bool fits = a.fits() && a.rows <= batch_lu_order && a.cols <= batch_lu_order;
        return fits && (b.cols == 0 || solves) ? nullptr : "batch_lu: shape, leading dimension, stride";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a.data, a.extent());
        if (pivots != nullptr) touch(Access::write, pivots, Extent::array(steps() * a.count));
        touch(Access::write, infos, Extent::array(a.count));
        if (!b.empty()) touch(Access::write, b.data, b.extent());
    }
};

/// A triangular matrix as a solution reads it: the lower triangle of F, or of F^T or F^H that the upper one
/// is.
struct BatchTriangle {
    bool turned = false;     ///< F^T, F^H
    bool conjugate = false;  ///< F^H
    bool unit = false;       ///< the diagonal is 1, and not read
    bool left_out = false;   ///< there is no such substitution
};

/// B := alpha op(A)^-1 B in two substitutions with one array of factors F: `lower` from above, then `upper`
/// from below, which is an upper triangle; `across`: B^T, whose columns are the rows of B. pivots, if not
/// null, are the interchanges of P A = L U: of B's rows before the substitutions, or, with `backwards`, in
/// reverse order behind them. With `checks`, infos[k] becomes 0, or bad_pivot where a pivot of matrix k is no
/// row; else matrices with nonzero infos[k] are skipped. With `finds_zeros`, infos[k] becomes i where element
/// i of F's diagonal is the first zero. B of a matrix whose info is not 0 does not change.
template <class T>
struct BatchSolveArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_solve";
    BatchTriangle lower, upper;
    MatrixBatch<const T> factors;
    const index_t* pivots;  ///< rows of F for each matrix
    bool backwards;
    MatrixBatch<T> b;
    std::int64_t* infos;
    bool checks;
    std::int64_t bad_pivot;
    bool across = false, finds_zeros = false;
    T alpha = T(1);

    constexpr index_t order() const { return factors.rows; }
    constexpr index_t sides() const { return across ? b.rows : b.cols; }

    /// LU of op(A), by GETRF.
    static constexpr BatchSolveArgs of_lu(Op op, MatrixBatch<const T> lu, const index_t* pivots,
                                          MatrixBatch<T> b, std::int64_t* infos, bool checks,
                                          std::int64_t bad_pivot) {
        const bool turned = op != Op::none, conjugate = op == Op::adjoint;
        return {{turned, conjugate, !turned},
                {turned, conjugate, turned},
                lu,
                pivots,
                turned,
                b,
                infos,
                checks,
                bad_pivot};
    }

    /// L L^H or U^H U, by POTRF.
    static constexpr BatchSolveArgs of_cholesky(Uplo uplo, MatrixBatch<const T> factor, MatrixBatch<T> b,
                                                std::int64_t* infos) {
        const BatchTriangle stored{false, false, false}, adjoint{true, true, false};
        const bool is_lower = uplo == Uplo::lower;
        return {is_lower ? stored : adjoint,
                is_lower ? adjoint : stored,
                factor,
                nullptr,
                false,
                b,
                infos,
                false,
                0};
    }

    /// One triangle as it is; matrices with nonzero infos are skipped.
    static constexpr BatchSolveArgs of_triangle(Uplo uplo, MatrixBatch<const T> factor, MatrixBatch<T> b,
                                                std::int64_t* infos) {
        const BatchTriangle there{}, none{.left_out = true};
        const bool is_lower = uplo == Uplo::lower;
        return {is_lower ? there : none, is_lower ? none : there, factor, nullptr, false, b, infos, false, 0};
    }

    /// op(A) X = alpha B or X op(A) = alpha B, A a triangle of the factors. Where alpha is 0, so is X.
    static constexpr BatchSolveArgs of_trsm(Side side, Uplo uplo, Op op, bool unit, T alpha,
                                            MatrixBatch<const T> a, MatrixBatch<T> b, std::int64_t* infos) {
        const bool across = side == Side::right, turned = (op != Op::none) != across,
                   from_above = (uplo == Uplo::lower) != turned, nothing = alpha == T(0);
        const BatchTriangle there{turned, op == Op::adjoint, unit, nothing},
            none{turned, op == Op::adjoint, unit, true};
        return {from_above ? there : none,
                from_above ? none : there,
                a,
                nullptr,
                false,
                b,
                infos,
                true,
                0,
                across,
                !unit && !nothing,
                alpha};
    }

    const char* violation() const {
        const bool fits = factors.fits() && b.fits() && factors.rows == factors.cols &&
                          order() == (across ? b.cols : b.rows) && factors.count == b.count &&
                          order() <= batch_solve_order && (pivots == nullptr || !across);
        return fits ? nullptr : "batch_solve: orders, leading dimensions, strides";
    }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, factors.data, factors.extent());
        if (pivots != nullptr) touch(Access::read, pivots, Extent::array(b.rows * b.count));
        touch(Access::write, b.data, b.extent());
        touch(checks ? Access::write : Access::read, infos, Extent::array(b.count));
    }
};

/// A := A^-1 by its LU factors or, with C, C := A^-1, and A stays. infos[k] becomes 0, bad_pivot where a
/// pivot of matrix k is no row, or i where element i is the first zero of U's diagonal; then matrix k does
/// not change. pivots may be null.
template <class T>
struct BatchGetriArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_getri";
    MatrixBatch<T> a;
    const index_t* pivots;
    std::int64_t* infos;  ///< written
    std::int64_t bad_pivot;
    MatrixBatch<T> c = {};

    constexpr bool in_place() const { return c.empty(); }
    const char* violation() const {
        const bool same =
            in_place() || (c.fits() && c.rows == a.rows && c.cols == a.cols && c.count == a.count);
        return a.fits() && a.rows == a.cols && a.rows <= batch_lu_order && same
                   ? nullptr
                   : "batch_getri: order, leading dimension, stride";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(in_place() ? Access::write : Access::read, a.data, a.extent());
        if (!in_place()) touch(Access::write, c.data, c.extent());
        if (pivots != nullptr) touch(Access::read, pivots, Extent::array(a.rows * a.count));
        touch(Access::write, infos, Extent::array(a.count));
    }
};

/// A triangle := that of (L L^H)^-1 or (U^H U)^-1, by the Cholesky factor in it; its diagonal becomes real,
/// the other triangle is not read. infos[k] becomes 0, or i where element i is the first zero of the
/// diagonal: then matrix k does not change.
template <class T>
struct BatchPotriArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_potri";
    Uplo uplo;
    MatrixBatch<T> a;
    std::int64_t* infos;  ///< written

    const char* violation() const {
        return a.fits() && a.rows == a.cols && a.rows <= batch_solve_order
                   ? nullptr
                   : "batch_potri: order, leading dimension, stride";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a.data, a.extent());
        touch(Access::write, infos, Extent::array(a.count));
    }
};

}  // namespace lapilli

#define LAPILLI_BATCH_LU_OPERATIONS(X) X(BatchLuArgs) X(BatchSolveArgs) X(BatchGetriArgs) X(BatchPotriArgs)
