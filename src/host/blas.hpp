// SPDX-License-Identifier: BSD-3-Clause
// The CPU's BLAS, overloaded on the scalar. Vectors given to gemv have two readable elements behind their end
// (Arena::host_matrix and its kin see to that): OpenBLAS 0.3.21's zgemv reads one past it.
#pragma once

#include <cblas.h>

#include "runtime/view.hpp"

namespace lapilli::host {

inline CBLAS_TRANSPOSE cblas(Op op) {
    return op == Op::none ? CblasNoTrans : op == Op::transpose ? CblasTrans : CblasConjTrans;
}

inline CBLAS_SIDE cblas(Side side) { return side == Side::left ? CblasLeft : CblasRight; }
inline CBLAS_UPLO cblas(Uplo uplo) { return uplo == Uplo::lower ? CblasLower : CblasUpper; }
inline CBLAS_DIAG cblas_diagonal(bool unit) { return unit ? CblasUnit : CblasNonUnit; }

template <class T>
using Readable = std::type_identity_t<HostView<const T>>;

// C := alpha op(A) op(B) + beta C;  B := alpha op(A)^-1 B, alpha op(A) B, or from the right;
// y := alpha op(A) x + beta y
#define LAPILLI_HOST_BLAS(T, p, scalar)                                                                \
    inline void gemm(Op op_a, Op op_b, T alpha, Readable<T> a, Readable<T> b, T beta, HostView<T> c) { \
        const index_t k = op_a == Op::none ? a.cols : a.rows;                                          \
        cblas_##p##gemm(CblasColMajor, cblas(op_a), cblas(op_b), static_cast<int>(c.rows),             \
                        static_cast<int>(c.cols), static_cast<int>(k), scalar(alpha), a.data,          \
                        static_cast<int>(a.ld), b.data, static_cast<int>(b.ld), scalar(beta), c.data,  \
                        static_cast<int>(c.ld));                                                       \
    }                                                                                                  \
    inline void trsm(Side side, Uplo uplo, Op op, bool unit, T alpha, Readable<T> a, HostView<T> b) {  \
        cblas_##p##trsm(CblasColMajor, cblas(side), cblas(uplo), cblas(op), cblas_diagonal(unit),      \
                        static_cast<int>(b.rows), static_cast<int>(b.cols), scalar(alpha), a.data,     \
                        static_cast<int>(a.ld), b.data, static_cast<int>(b.ld));                       \
    }                                                                                                  \
    inline void trmm(Side side, Uplo uplo, Op op, bool unit, T alpha, Readable<T> a, HostView<T> b) {  \
        cblas_##p##trmm(CblasColMajor, cblas(side), cblas(uplo), cblas(op), cblas_diagonal(unit),      \
                        static_cast<int>(b.rows), static_cast<int>(b.cols), scalar(alpha), a.data,     \
                        static_cast<int>(a.ld), b.data, static_cast<int>(b.ld));                       \
    }                                                                                                  \
    inline void gemv(Op op, T alpha, Readable<T> a, const T* x, T beta, T* y) {                        \
        if (a.empty()) return;                                                                         \
        cblas_##p##gemv(CblasColMajor, cblas(op), static_cast<int>(a.rows), static_cast<int>(a.cols),  \
                        scalar(alpha), a.data, static_cast<int>(a.ld), x, 1, scalar(beta), y, 1);      \
    }
#define LAPILLI_BY_VALUE(x) x
#define LAPILLI_BY_ADDRESS(x) &x
LAPILLI_HOST_BLAS(float, s, LAPILLI_BY_VALUE)
LAPILLI_HOST_BLAS(double, d, LAPILLI_BY_VALUE)
LAPILLI_HOST_BLAS(std::complex<float>, c, LAPILLI_BY_ADDRESS)
LAPILLI_HOST_BLAS(std::complex<double>, z, LAPILLI_BY_ADDRESS)
#undef LAPILLI_BY_VALUE
#undef LAPILLI_BY_ADDRESS
#undef LAPILLI_HOST_BLAS

/// x^H y
template <class T>
T dot(const T* x, const T* y, index_t n) {
    T sum(0);
    for (index_t i = 0; i < n; ++i) sum += conjugate(x[i]) * y[i];
    return sum;
}

}  // namespace lapilli::host
