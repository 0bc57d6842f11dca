// SPDX-License-Identifier: BSD-3-Clause
// The CPU's BLAS, overloaded on the scalar. Vectors given to gemv have two readable elements behind their end
// (Arena::pinned_matrix and HostMatrix see to that): OpenBLAS 0.3.21's zgemv reads one past it.
#pragma once

#include <cblas.h>

#include <algorithm>
#include <complex>
#include <limits>

#include "base/error.hpp"
#include "base/view.hpp"

// Products with complex symmetric matrices are LAPACK's: the BLAS has none.
extern "C" {
void csymv_(const char* uplo, const int* n, const std::complex<float>* alpha, const std::complex<float>* a,
            const int* lda, const std::complex<float>* x, const int* incx, const std::complex<float>* beta,
            std::complex<float>* y, const int* incy);
void zsymv_(const char* uplo, const int* n, const std::complex<double>* alpha, const std::complex<double>* a,
            const int* lda, const std::complex<double>* x, const int* incx, const std::complex<double>* beta,
            std::complex<double>* y, const int* incy);
}

namespace lapilli::host {

/// Whether the CPU's BLAS takes a matrix where it is: its integers have 32 bits.
inline bool takes_leading(index_t ld) { return ld <= std::numeric_limits<int>::max(); }

/// Throws where they cannot hold a matrix's sizes.
inline void check_sizes(index_t rows, index_t cols) {
    if (std::max(rows, cols) > std::numeric_limits<int>::max()) {
        throw Error(LAPILLI_ERROR_TOO_LARGE, "a size exceeds the 32-bit integers of the CPU's BLAS");
    }
}

inline CBLAS_TRANSPOSE cblas(Op op) {
    return op == Op::none ? CblasNoTrans : op == Op::transpose ? CblasTrans : CblasConjTrans;
}

inline CBLAS_SIDE cblas(Side side) { return side == Side::left ? CblasLeft : CblasRight; }
inline CBLAS_UPLO cblas(Uplo uplo) { return uplo == Uplo::lower ? CblasLower : CblasUpper; }
inline CBLAS_DIAG cblas_diagonal(bool unit) { return unit ? CblasUnit : CblasNonUnit; }

template <class T>
using Readable = std::type_identity_t<HostView<const T>>;

// C := alpha op(A) op(B) + beta C;  B := alpha op(A)^-1 B, alpha op(A) B, or from the right;
// y := alpha op(A) x + beta y;  x := op(A)^-1 x
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
    }                                                                                                  \
    inline void trsv(Uplo uplo, Op op, bool unit, Readable<T> a, T* x) {                               \
        cblas_##p##trsv(CblasColMajor, cblas(uplo), cblas(op), cblas_diagonal(unit),                   \
                        static_cast<int>(a.rows), a.data, static_cast<int>(a.ld), x, 1);               \
    }
#define LAPILLI_BY_VALUE(x) x
#define LAPILLI_BY_ADDRESS(x) &x
LAPILLI_HOST_BLAS(float, s, LAPILLI_BY_VALUE)
LAPILLI_HOST_BLAS(double, d, LAPILLI_BY_VALUE)
LAPILLI_HOST_BLAS(std::complex<float>, c, LAPILLI_BY_ADDRESS)
LAPILLI_HOST_BLAS(std::complex<double>, z, LAPILLI_BY_ADDRESS)

// y := alpha A x + beta y, A symmetric; hemv: A Hermitian
#define LAPILLI_HOST_SYMV(T, p)                                                              \
    inline void symv(Uplo uplo, T alpha, Readable<T> a, const T* x, T beta, T* y) {          \
        cblas_##p##symv(CblasColMajor, cblas(uplo), static_cast<int>(a.rows), alpha, a.data, \
                        static_cast<int>(a.ld), x, 1, beta, y, 1);                           \
    }                                                                                        \
    inline void hemv(Uplo uplo, T alpha, Readable<T> a, const T* x, T beta, T* y) {          \
        symv(uplo, alpha, a, x, beta, y);                                                    \
    }
#define LAPILLI_HOST_COMPLEX_SYMV(T, p)                                                       \
    inline void symv(Uplo uplo, T alpha, Readable<T> a, const T* x, T beta, T* y) {           \
        const char letter = static_cast<char>(uplo);                                          \
        const int n = static_cast<int>(a.rows), ld = static_cast<int>(a.ld), one = 1;         \
        p##symv_(&letter, &n, &alpha, a.data, &ld, x, &one, &beta, y, &one);                  \
    }                                                                                         \
    inline void hemv(Uplo uplo, T alpha, Readable<T> a, const T* x, T beta, T* y) {           \
        cblas_##p##hemv(CblasColMajor, cblas(uplo), static_cast<int>(a.rows), &alpha, a.data, \
                        static_cast<int>(a.ld), x, 1, &beta, y, 1);                           \
    }
LAPILLI_HOST_SYMV(float, s)
LAPILLI_HOST_SYMV(double, d)
LAPILLI_HOST_COMPLEX_SYMV(std::complex<float>, c)
LAPILLI_HOST_COMPLEX_SYMV(std::complex<double>, z)
#undef LAPILLI_HOST_SYMV
#undef LAPILLI_HOST_COMPLEX_SYMV
// C := alpha A op(A) + beta C, alpha op(A) A + beta C for the op of A that is not none; with B: alpha A op(B)
// + alpha B op(A) + beta C; herk, her2k: C Hermitian
#define LAPILLI_HOST_SYRK(T, p, scalar)                                                                 \
    inline void syrk(Uplo uplo, Op op, T alpha, Readable<T> a, T beta, HostView<T> c) {                 \
        cblas_##p##syrk(CblasColMajor, cblas(uplo), cblas(op), static_cast<int>(c.rows),                \
                        static_cast<int>(op == Op::none ? a.cols : a.rows), scalar(alpha), a.data,      \
                        static_cast<int>(a.ld), scalar(beta), c.data, static_cast<int>(c.ld));          \
    }                                                                                                   \
    inline void syr2k(Uplo uplo, Op op, T alpha, Readable<T> a, Readable<T> b, T beta, HostView<T> c) { \
        cblas_##p##syr2k(CblasColMajor, cblas(uplo), cblas(op), static_cast<int>(c.rows),               \
                         static_cast<int>(op == Op::none ? a.cols : a.rows), scalar(alpha), a.data,     \
                         static_cast<int>(a.ld), b.data, static_cast<int>(b.ld), scalar(beta), c.data,  \
                         static_cast<int>(c.ld));                                                       \
    }
#define LAPILLI_HOST_HERK(T, p)                                                                         \
    inline void herk(Uplo uplo, Op op, real_t<T> alpha, Readable<T> a, real_t<T> beta, HostView<T> c) { \
        cblas_##p##herk(CblasColMajor, cblas(uplo), cblas(op), static_cast<int>(c.rows),                \
                        static_cast<int>(op == Op::none ? a.cols : a.rows), alpha, a.data,              \
                        static_cast<int>(a.ld), beta, c.data, static_cast<int>(c.ld));                  \
    }                                                                                                   \
    inline void her2k(Uplo uplo, Op op, T alpha, Readable<T> a, Readable<T> b, real_t<T> beta,          \
                      HostView<T> c) {                                                                  \
        cblas_##p##her2k(CblasColMajor, cblas(uplo), cblas(op), static_cast<int>(c.rows),               \
                         static_cast<int>(op == Op::none ? a.cols : a.rows), &alpha, a.data,            \
                         static_cast<int>(a.ld), b.data, static_cast<int>(b.ld), beta, c.data,          \
                         static_cast<int>(c.ld));                                                       \
    }
LAPILLI_HOST_SYRK(float, s, LAPILLI_BY_VALUE)
LAPILLI_HOST_SYRK(double, d, LAPILLI_BY_VALUE)
LAPILLI_HOST_SYRK(std::complex<float>, c, LAPILLI_BY_ADDRESS)
LAPILLI_HOST_SYRK(std::complex<double>, z, LAPILLI_BY_ADDRESS)
LAPILLI_HOST_HERK(std::complex<float>, c)
LAPILLI_HOST_HERK(std::complex<double>, z)
#undef LAPILLI_HOST_SYRK
#undef LAPILLI_HOST_HERK
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
