// SPDX-License-Identifier: BSD-3-Clause
// What each device operation takes, and everything else that is said of it once: what it computes, its name in the
// trace, the precondition that does not hold (`violation`, null when all do), and whether there is nothing to do
// (`empty`). The operations that are one kernel have their arguments in kernels/, which knows no views.
#pragma once

#include "base/view.hpp"
#include "chase/args.hpp"
#include "chase/tiles.hpp"
#include "elementwise/mirror.hpp"
#include "elementwise/sum_parts.hpp"
#include "factor/args.hpp"
#include "level2_args.hpp"
#include "panel_factors/args.hpp"
#include "panel_qr/args.hpp"
#include "product/args.hpp"
#include "stedc/args.hpp"
#include "tridiagonal/bisection/args.hpp"
#include "tridiagonal/panel/args.hpp"
#include "tridiagonal/resident/args.hpp"

namespace lapilli {

/// Where the triangular matrix of a product or a solve stands, and what of it counts.
struct Triangular {
    Side side = Side::left;
    Uplo uplo = Uplo::lower;
    Op op = Op::none;
    bool unit = false;  ///< the diagonal is 1 and is not read
};

/// C := alpha op(A) op(B) + beta C
template <class T>
struct GemmArgs {
    using Scalar = T;
    static constexpr const char* name = "gemm";
    Op op_a, op_b;
    T alpha;
    DeviceView<const T> a, b;
    T beta;
    DeviceView<T> c;

    index_t k() const { return op_a == Op::none ? a.cols : a.rows; }
    /// The same for the kernel of `product`.
    ProductArgs<T> product() const {
        return {.m = c.rows,
                .n = c.cols,
                .k = k(),
                .op_a = static_cast<char>(op_a),
                .op_b = static_cast<char>(op_b),
                .terms = 1,
                .alpha = {alpha, T(0)},
                .a = {a.data, nullptr},
                .lda = a.ld,
                .b = {b.data, nullptr},
                .ldb = b.ld,
                .beta = beta,
                .c = c.data,
                .ldc = c.ld};
    }
    const char* violation() const {
        if ((op_a == Op::none ? a.rows : a.cols) != c.rows ||
            (op_b == Op::none ? b.cols : b.rows) != c.cols || (op_b == Op::none ? b.rows : b.cols) != k()) {
            return "gemm: shapes";
        }
        return k() > 0 || empty() ? nullptr : "gemm: empty inner dimension";
    }
    bool empty() const { return c.empty(); }
};

/// C(k) := alpha A(k) B(k) + beta C(k), k = 0 .. count-1: matrices of one shape, each at one distance in memory from the
/// one before. The views are those of k = 0.
template <class T>
struct GemmBatchedArgs {
    using Scalar = T;
    static constexpr const char* name = "gemm_batched";
    index_t count;
    T alpha;
    DeviceView<const T> a;
    index_t a_stride;
    DeviceView<const T> b;
    index_t b_stride;
    T beta;
    DeviceView<T> c;
    index_t c_stride;

    const char* violation() const {
        const bool fits = a.rows == c.rows && b.cols == c.cols && a.cols == b.rows && a.cols > 0;
        return fits || empty() ? nullptr : "gemm_batched: shapes";
    }
    bool empty() const { return count == 0 || c.empty(); }
};

/// B := alpha op(A)^-1 B or alpha B op(A)^-1, A triangular
template <class T>
struct TrsmArgs {
    using Scalar = T;
    static constexpr const char* name = "trsm";
    Triangular how;
    T alpha;
    DeviceView<const T> a;
    DeviceView<T> b;

    const char* violation() const {
        const bool fits = a.rows == a.cols && a.rows == (how.side == Side::left ? b.rows : b.cols);
        return fits ? nullptr : "trsm: shapes";
    }
    bool empty() const { return b.empty(); }
};

/// B := alpha op(A) B or alpha B op(A), A triangular
template <class T>
struct TrmmArgs {
    using Scalar = T;
    static constexpr const char* name = "trmm";
    Triangular how;
    T alpha;
    DeviceView<const T> a;
    DeviceView<T> b;

    const char* violation() const {
        const bool fits = a.rows == a.cols && a.rows == (how.side == Side::left ? b.rows : b.cols);
        return fits ? nullptr : "trmm: shapes";
    }
    bool empty() const { return b.empty(); }
};

/// y := parts[0] + ... + parts[count - 1] + beta y, in this order; the parts are contiguous vectors of n elements on
/// any devices of the context
template <class T>
struct SumPartsArgs {
    using Scalar = T;
    static constexpr const char* name = "sum_parts";
    index_t n;
    const T* parts[sum_limit];
    int count;
    T beta;
    T* y;
    index_t incy;

    const char* violation() const {
        return count > 0 && count <= sum_limit && incy != 0 ? nullptr : "sum_parts: count, increment";
    }
    bool empty() const { return n == 0; }
};

/// A := diagonal on the diagonal, off elsewhere; only in the named part (a strict part leaves the diagonal alone)
template <class T>
struct SetArgs {
    using Scalar = T;
    static constexpr const char* name = "set";
    Part part;
    T off, diagonal;
    DeviceView<T> a;

    const char* violation() const { return nullptr; }
    bool empty() const { return a.empty(); }
};

/// B := A in the named part
template <class T>
struct CopyArgs {
    using Scalar = T;
    static constexpr const char* name = "copy";
    Part part;
    DeviceView<const T> a;
    DeviceView<T> b;

    const char* violation() const { return a.rows == b.rows && a.cols == b.cols ? nullptr : "copy: shapes"; }
    bool empty() const { return b.empty(); }
};

/// B := A and D := C, all of one shape
template <class T>
struct CopyTwoArgs {
    using Scalar = T;
    static constexpr const char* name = "copy_two";
    DeviceView<const T> a;
    DeviceView<T> b;
    DeviceView<const T> c;
    DeviceView<T> d;

    const char* violation() const {
        const auto fits = [&](index_t rows, index_t cols) { return rows == b.rows && cols == b.cols; };
        return fits(a.rows, a.cols) && fits(c.rows, c.cols) && fits(d.rows, d.cols) ? nullptr
                                                                                    : "copy_two: shapes";
    }
    bool empty() const { return b.empty(); }
};

/// B := A^H
template <class T>
struct AdjointArgs {
    using Scalar = T;
    static constexpr const char* name = "adjoint";
    DeviceView<const T> a;
    DeviceView<T> b;

    const char* violation() const {
        return a.rows == b.cols && a.cols == b.rows ? nullptr : "adjoint: shapes";
    }
    bool empty() const { return b.empty(); }
};

/// B(i, j) := A(m-1-i, n-1-j)
template <class T>
struct ReverseArgs {
    using Scalar = T;
    static constexpr const char* name = "reverse";
    DeviceView<const T> a;
    DeviceView<T> b;

    const char* violation() const {
        return a.rows == b.rows && a.cols == b.cols ? nullptr : "reverse: shapes";
    }
    bool empty() const { return b.empty(); }
};

/// B's block rows of height nb := the block rows first, first + stride, ... of A
template <class T>
struct GatherBlocksArgs {
    using Scalar = T;
    static constexpr const char* name = "gather_blocks";
    DeviceView<const T> a;
    index_t nb, first, stride;
    DeviceView<T> b;

    const char* violation() const { return a.cols == b.cols ? nullptr : "gather_blocks: shapes"; }
    bool empty() const { return b.empty(); }
};

/// B's block rows first, first + stride, ... of height nb := the block rows of A: what GatherBlocksArgs does, backwards
template <class T>
struct ScatterBlocksArgs {
    using Scalar = T;
    static constexpr const char* name = "scatter_blocks";
    DeviceView<const T> a;
    index_t nb, first, stride;
    DeviceView<T> b;

    const char* violation() const { return a.cols == b.cols ? nullptr : "scatter_blocks: shapes"; }
    bool empty() const { return a.empty(); }
};

/// A(i,i) := values[i]
template <class T>
struct SetDiagonalArgs {
    using Scalar = T;
    static constexpr const char* name = "set_diagonal";
    const real_t<T>* values;
    DeviceView<T> a;

    index_t length() const { return a.rows < a.cols ? a.rows : a.cols; }
    const char* violation() const { return nullptr; }
    bool empty() const { return a.empty(); }
};

/// A := factor A in the named part
template <class T>
struct ScaleArgs {
    using Scalar = T;
    static constexpr const char* name = "scale";
    Part part;
    real_t<T> factor;
    DeviceView<T> a;

    const char* violation() const { return nullptr; }
    bool empty() const { return a.empty(); }
};

/// result[0] := the largest |a_ij| of the named part, of complex numbers |Re a_ij| or |Im a_ij|, NaN if one of them is NaN; of an empty matrix 0
template <class T>
struct MaxNormArgs {
    using Scalar = T;
    static constexpr const char* name = "max_norm";
    Part part;
    DeviceView<const T> a;
    real_t<T>* result;

    const char* violation() const { return nullptr; }
    bool empty() const { return false; }
};

/// B := A, a real matrix into one of type T
template <class T>
struct WidenArgs {
    using Scalar = T;
    static constexpr const char* name = "widen";
    DeviceView<const real_t<T>> a;
    DeviceView<T> b;

    const char* violation() const { return a.rows == b.rows && a.cols == b.cols ? nullptr : "widen: shapes"; }
    bool empty() const { return b.empty(); }
};

/// A diagonal block: L over its lower triangle, and inverse := L^-1 with zeros above. info[0]: untouched when the
/// block is positive definite or info[0] != 0 already, else offset + i, i from 1.
template <class T>
struct Potf2Args {
    using Scalar = T;
    static constexpr const char* name = "potf2";
    DeviceView<T> a, inverse;
    index_t offset;
    index_t* info;

    const char* violation() const {
        const bool fits =
            a.rows == a.cols && a.rows <= potf2_limit && inverse.rows == a.rows && inverse.cols == a.cols;
        return fits ? nullptr : "potf2: shapes";
    }
    bool empty() const { return a.empty(); }
};

/// Triangles side by side: block k of B, of order b.rows, := block k of A, a square at a.data + k stride, with zeros in
/// its other triangle, ones on a unit diagonal, and the identity behind A's order. A may be where B is.
template <class T>
struct TriangleBlocksArgs {
    using Scalar = T;
    static constexpr const char* name = "triangle_blocks";
    Uplo uplo;
    bool unit;
    DeviceView<const T> a;  ///< block 0
    index_t stride;
    DeviceView<T> b;

    index_t count() const { return b.cols / b.rows; }
    const char* violation() const {
        const bool fits = a.rows == a.cols && a.rows <= b.rows && b.cols % b.rows == 0;
        return fits ? nullptr : "triangle_blocks: shapes";
    }
    bool empty() const { return b.empty(); }
};

/// Of triangles side by side, as triangle_blocks leaves them: the inverses of their diagonal blocks of inverted_order, and
/// zeros elsewhere. A zero on the diagonal gives infinities and NaN.
template <class T>
struct InvertTrianglesArgs {
    using Scalar = T;
    static constexpr const char* name = "invert_triangles";
    Uplo uplo;
    DeviceView<const T> a;
    DeviceView<T> inverse;

    index_t count() const { return a.cols / a.rows; }
    const char* violation() const {
        const bool fits = a.rows % inverted_order == 0 && a.cols % a.rows == 0 && a.ld == a.rows &&
                          inverse.rows == a.rows && inverse.cols == a.cols && inverse.ld == a.rows;
        return fits ? nullptr : "invert_triangles: shapes";
    }
    bool empty() const { return a.empty(); }
};

/// T of I - V T V^H from the Gram matrix G = V^H V of k reflectors and their tau (LAPACK's forward larft)
template <class T>
struct LarftArgs {
    using Scalar = T;
    static constexpr const char* name = "larft";
    DeviceView<const T> gram;
    const T* tau;
    DeviceView<T> t;

    const char* violation() const {
        const bool fits =
            gram.rows == gram.cols && gram.rows <= larft_limit && t.rows == gram.rows && t.cols == gram.cols;
        return fits ? nullptr : "larft: shapes";
    }
    bool empty() const { return t.empty(); }
};

/// B(:, to[j]) := A(:, from[j]), j = 0 .. count-1; A is real, and may be in the memory of another device. A list that is null
/// is 0, 1, ... Columns that are written must not be among those that are read.
template <class T>
struct MoveColumnsArgs {
    using Scalar = T;
    static constexpr const char* name = "move_columns";
    index_t count;
    const index_t *from, *to;
    DeviceView<const real_t<T>> a;
    DeviceView<T> b;

    const char* violation() const {
        return a.rows == b.rows && count <= b.cols ? nullptr : "move_columns: shapes";
    }
    bool empty() const { return count == 0 || b.rows == 0; }
};

/// One step for all merges of a level of divide and conquer
template <class T>
struct StedcArgs : StedcLevel<real_t<T>> {
    using Scalar = T;
    StedcStep step;
    const char* name = stedc_name(step);

    /// In the other steps `packed` may be smaller than what these need of it.
    bool uses_packed() const { return step == StedcStep::pack || step == StedcStep::multiply; }

    const char* violation() const {
        return this->count == 0 || this->largest > 0 ? nullptr : "stedc: size of the nodes";
    }
    bool empty() const { return this->count == 0; }
};

/// One panel of the tridiagonal reduction, kept on the devices
template <class T>
using PanelArgs = TridiagonalPanel<T, real_t<T>>;
/// A whole reduction, of a matrix of order up to Operations::resident_rows()
template <class T>
using ResidentArgs = TridiagonalResident<T, real_t<T>>;
/// The bulge chase of a band matrix, and the triangular factors of its block reflectors
template <class T>
using BandChaseArgs = BandChase<T, real_t<T>>;
template <class T>
using ChaseFactorsArgs = ChaseFactors<T>;
/// Z := Q Z on tensor cores, and the reflectors as it takes them
template <class T>
using ChasePackArgs = ChasePack<T>;
template <class T>
using ChaseApplyArgs = ChaseApply<T>;

}  // namespace lapilli
