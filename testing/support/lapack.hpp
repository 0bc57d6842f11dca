// SPDX-License-Identifier: BSD-3-Clause
// The reference: the CPU's BLAS and LAPACK through CBLAS and LAPACKE, overloaded on the scalar, column-major.
// LAPACKE's check for NaN is off: it would cost time, and fail on the NaN that tests put into unused
// triangles.
#pragma once

#include <malloc.h>

#include <algorithm>
#include <climits>
#include <complex>
#include <cstdint>
#include <cstdlib>
#include <vector>

#ifndef lapack_complex_float
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#endif
#include <cblas.h>
#include <lapacke.h>

#include "support/matrix.hpp"
#include "support/scalar.hpp"

namespace lapilli::testing::lapack {

inline const bool nan_check_is_off = [] {
    LAPACKE_set_nancheck(0);
    return true;
}();

// cgemv and zgemv of OpenBLAS 0.3.21 read a column past the end of LAPACKE's work arrays, which therefore
// must not end at the end of the heap: later allocations of this thread have memory after them.
inline void make_room_on_heap() {
    static thread_local const bool made = [] {
        mallopt(M_MMAP_THRESHOLD, 32 << 20);
        mallopt(M_TRIM_THRESHOLD, INT_MAX);
        void* volatile room = std::malloc(24 << 20);
        std::free(room);
        return true;
    }();
    static_cast<void>(made);
}

#define LAPILLI_TESTING_LAPACKE(ROUTINE, S, D, C, Z)            \
    template <class T, class... Arguments>                      \
    lapack_int ROUTINE(Arguments... arguments) {                \
        make_room_on_heap();                                    \
        if constexpr (letter<T> == 's') {                       \
            return LAPACKE_##S(LAPACK_COL_MAJOR, arguments...); \
        } else if constexpr (letter<T> == 'd') {                \
            return LAPACKE_##D(LAPACK_COL_MAJOR, arguments...); \
        } else if constexpr (letter<T> == 'c') {                \
            return LAPACKE_##C(LAPACK_COL_MAJOR, arguments...); \
        } else {                                                \
            return LAPACKE_##Z(LAPACK_COL_MAJOR, arguments...); \
        }                                                       \
    }

LAPILLI_TESTING_LAPACKE(apply_reflectors, sormtr, dormtr, cunmtr, zunmtr)

// The info of a function without an argument for the layout, as the others count arguments.
inline lapack_int behind_layout(lapack_int info) { return info < 0 ? info - 1 : info; }

inline lapack_int to_int(std::int64_t n) { return static_cast<lapack_int>(n); }

inline CBLAS_TRANSPOSE cblas_trans(char trans) {
    return trans == 'N' ? CblasNoTrans : trans == 'T' ? CblasTrans : CblasConjTrans;
}
inline CBLAS_UPLO cblas_uplo(char uplo) { return uplo == 'L' ? CblasLower : CblasUpper; }

// C := alpha op(A) op(B) + beta C.
template <class T>
void gemm(char transa, char transb, T alpha, const Matrix<T>& A, const Matrix<T>& B, T beta, Matrix<T>& C) {
    const auto ta = cblas_trans(transa), tb = cblas_trans(transb);
    const blasint m = to_int(C.rows()), n = to_int(C.cols()), k = to_int(transa == 'N' ? A.cols() : A.rows());
    const blasint lda = to_int(A.ld()), ldb = to_int(B.ld()), ldc = to_int(C.ld());
    if (m == 0 || n == 0) {
        return;
    }
    const T *a = A.data(), *b = B.data();
    T* c = C.data();
    if constexpr (letter<T> == 's') {
        cblas_sgemm(CblasColMajor, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    } else if constexpr (letter<T> == 'd') {
        cblas_dgemm(CblasColMajor, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    } else if constexpr (letter<T> == 'c') {
        cblas_cgemm(CblasColMajor, ta, tb, m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc);
    } else {
        cblas_zgemm(CblasColMajor, ta, tb, m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc);
    }
}

// A X for a Hermitian A. Only the named triangle is read.
template <class T>
Matrix<T> hermitian_times(char uplo, const Matrix<T>& A, const Matrix<T>& X) {
    Matrix<T> Y(X.rows(), X.cols());
    const auto fill = cblas_uplo(uplo);
    const blasint m = to_int(X.rows()), n = to_int(X.cols());
    const blasint lda = to_int(A.ld()), ldx = to_int(X.ld()), ldy = to_int(Y.ld());
    if (m == 0 || n == 0) {
        return Y;
    }
    const T *a = A.data(), *x = X.data();
    T* y = Y.data();
    const T one(1), zero(0);
    if constexpr (letter<T> == 's') {
        cblas_ssymm(CblasColMajor, CblasLeft, fill, m, n, one, a, lda, x, ldx, zero, y, ldy);
    } else if constexpr (letter<T> == 'd') {
        cblas_dsymm(CblasColMajor, CblasLeft, fill, m, n, one, a, lda, x, ldx, zero, y, ldy);
    } else if constexpr (letter<T> == 'c') {
        cblas_chemm(CblasColMajor, CblasLeft, fill, m, n, &one, a, lda, x, ldx, &zero, y, ldy);
    } else {
        cblas_zhemm(CblasColMajor, CblasLeft, fill, m, n, &one, a, lda, x, ldx, &zero, y, ldy);
    }
    return Y;
}

// X := op(R) X with the triangle of R that uplo names.
template <class T>
void triangular_times(char uplo, char trans, const Matrix<T>& R, Matrix<T>& X) {
    const auto fill = cblas_uplo(uplo);
    const auto op = cblas_trans(trans);
    const blasint m = to_int(X.rows()), n = to_int(X.cols()), ldr = to_int(R.ld()), ldx = to_int(X.ld());
    if (m == 0 || n == 0) {
        return;
    }
    const T one(1);
    const T* r = R.data();
    T* x = X.data();
    if constexpr (letter<T> == 's') {
        cblas_strmm(CblasColMajor, CblasLeft, fill, op, CblasNonUnit, m, n, one, r, ldr, x, ldx);
    } else if constexpr (letter<T> == 'd') {
        cblas_dtrmm(CblasColMajor, CblasLeft, fill, op, CblasNonUnit, m, n, one, r, ldr, x, ldx);
    } else if constexpr (letter<T> == 'c') {
        cblas_ctrmm(CblasColMajor, CblasLeft, fill, op, CblasNonUnit, m, n, &one, r, ldr, x, ldx);
    } else {
        cblas_ztrmm(CblasColMajor, CblasLeft, fill, op, CblasNonUnit, m, n, &one, r, ldr, x, ldx);
    }
}

// C := op(Q) C (side 'L') or C op(Q) (side 'R'), with Q given by SYTRD's reflectors in A and tau. Every trans
// except 'N' means the adjoint.
template <class T>
void apply_q(char side, char uplo, char trans, const Matrix<T>& A, const std::vector<T>& tau, Matrix<T>& C) {
    if (C.rows() == 0 || C.cols() == 0) {
        return;
    }
    apply_reflectors<T>(side, uplo, trans == 'N' ? 'N' : adjoint<T>, to_int(C.rows()), to_int(C.cols()),
                        A.data(), to_int(A.ld()), tau.data(), C.data(), to_int(C.ld()));
}

}  // namespace lapilli::testing::lapack

namespace lapilli::testing {

// Converts integers to LAPACK's for a call, and back unless an argument is wrong; 0 if the array is null.
template <class Call>
lapack_int with_lapacks_integers(std::int64_t* x, std::int64_t count, Call call) {
    std::vector<lapack_int> theirs(static_cast<std::size_t>(std::max<std::int64_t>(count, 0)) + 1);
    if (x != nullptr) std::copy_n(x, theirs.size() - 1, theirs.begin());
    const lapack_int info = call(theirs.data());
    if (info >= 0 && x != nullptr) std::copy_n(theirs.begin(), theirs.size() - 1, x);
    return info;
}

}  // namespace lapilli::testing
