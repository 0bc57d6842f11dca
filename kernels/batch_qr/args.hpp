// SPDX-License-Identifier: BSD-3-Clause
// Arguments of QR factorizations of a batch and of products with their Q; a matrix takes at most one thread
// block. Plain data, shared by the kernels, the backends and the tests.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "batch/matrix_batch.hpp"

namespace lapilli {

/// The info of a matrix without any other element than zero, among operations that follow on each other.
inline constexpr std::int64_t batch_zero_matrix = -1;

/// The most rows and columns that the operations accept.
inline constexpr index_t batch_qr_order = 1024;

/// A = Q R as LAPACK's GEQRF leaves it: R in the upper triangle, the reflectors below it, their factors in
/// tau, min(rows, cols) of each matrix. infos[k] becomes 0, or, with `checks`, batch_zero_matrix, or else i
/// where R(i, i) is the first zero of the diagonal. With r, min(rows, cols) x cols, R goes there, zeros below
/// it, and the first columns of A become those of Q, as by BatchQArgs: A's columns behind them and tau are
/// undefined.
template <class T>
struct BatchQrArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_qr";
    MatrixBatch<T> a;
    T* tau;               ///< written
    std::int64_t* infos;  ///< written
    bool checks = false;
    MatrixBatch<T> r = {};

    bool forms_q() const { return r.data != nullptr; }
    index_t steps() const { return a.rows < a.cols ? a.rows : a.cols; }
    const char* violation() const {
        const bool r_fits =
            !forms_q() || (r.fits() && r.rows == steps() && r.cols == a.cols && r.count == a.count);
        const bool fits = a.fits() && a.rows <= batch_qr_order && a.cols <= batch_qr_order && r_fits;
        return fits ? nullptr : "batch_qr: shape, leading dimension, stride";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a.data, a.extent());
        touch(Access::write, tau, Extent::array(steps() * a.count));
        touch(Access::write, infos, Extent::array(a.count));
        if (forms_q()) touch(Access::write, r.data, r.extent());
    }
};

/// The first columns of Q over the first `reflectors` columns' reflectors, as LAPACK's ORGQR: reflectors <=
/// cols <= rows.
template <class T>
struct BatchQArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_q";
    MatrixBatch<T> a;
    index_t reflectors;
    const T* tau;  ///< `reflectors` of each matrix

    const char* violation() const {
        const bool fits = a.fits() && a.rows <= batch_qr_order && a.cols <= a.rows && reflectors <= a.cols;
        return fits ? nullptr : "batch_q: shape, leading dimension, stride";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a.data, a.extent());
        touch(Access::read, tau, Extent::array(reflectors * a.count));
    }
};

/// C := op(Q) C or C op(Q), op none or adjoint, with the reflectors in V's columns, as LAPACK's ORMQR.
/// Matrices with nonzero infos[k] are skipped.
template <class T>
struct BatchReflectArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_reflect";
    Side side;
    Op op;
    MatrixBatch<const T> v;
    const T* tau;  ///< v.cols of each matrix
    MatrixBatch<T> c;
    const std::int64_t* infos;

    bool from_left() const { return side == Side::left; }
    const char* violation() const {
        const bool fits = v.fits() && c.fits() && v.rows == (from_left() ? c.rows : c.cols) &&
                          v.cols <= v.rows && v.rows <= batch_qr_order && v.count == c.count &&
                          op != Op::transpose;
        return fits ? nullptr : "batch_reflect: shapes, leading dimensions, strides";
    }
    bool empty() const { return v.empty() || c.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, v.data, v.extent());
        touch(Access::read, tau, Extent::array(v.cols * v.count));
        touch(Access::write, c.data, c.extent());
        touch(Access::read, infos, Extent::array(c.count));
    }
};

/// B := 0 and infos[k] := 0 where infos[k] is batch_zero_matrix.
template <class T>
struct BatchZeroArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_zero";
    MatrixBatch<T> b;
    std::int64_t* infos;

    const char* violation() const { return b.fits() ? nullptr : "batch_zero: leading dimension, stride"; }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, b.data, b.extent());
        touch(Access::write, infos, Extent::array(b.count));
    }
};

}  // namespace lapilli

#define LAPILLI_BATCH_QR_OPERATIONS(X) X(BatchQrArgs) X(BatchQArgs) X(BatchReflectArgs) X(BatchZeroArgs)
