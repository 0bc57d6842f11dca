// SPDX-License-Identifier: BSD-3-Clause
// Arguments of the operations that a BLAS carries out: cuBLAS on GPUs, OpenBLAS on simulated devices. The
// arguments of kernels are in kernels/.
#pragma once

#include "base/access.hpp"
#include "base/view.hpp"
#include "product/args.hpp"

namespace lapilli {

/// The side and form of the triangular matrix in a product or a solve.
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
    /// The same product as arguments of the kernel `product`.
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
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::read, b);
        touch(Access::write, c);
    }
};

/// C(k) := alpha A(k) B(k) + beta C(k), k = 0 .. count-1, for matrices of one shape at constant strides. The
/// views are those of k = 0.
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
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a.data, Extent::of(a).times(count, a_stride));
        touch(Access::read, b.data, Extent::of(b).times(count, b_stride));
        touch(Access::write, c.data, Extent::of(c).times(count, c_stride));
    }
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
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
    }
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
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
    }
};

}  // namespace lapilli

#define LAPILLI_BLAS_OPERATIONS(X) X(GemmArgs) X(GemmBatchedArgs) X(TrsmArgs) X(TrmmArgs)
