/* Lapilli: QR factorization. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * Reflectors have LAPACK's format: H_j = I - tau(j) v v^H, v with j - 1 zeros, a 1, and the column j of A
 * below its diagonal. Its own routines can go on from them.
 *
 * Limits, memory, accuracy, sources: docs/reference/qr.md.
 *
 * Written by tools/generate from src/api/routines/qr.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_QR_H
#define LAPILLI_QR_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* GEQRF: factors a matrix: A = Q R, Q with orthonormal columns.
 * With m < n, R is as wide as A. The diagonal of R is real.
 *
 *   1 m    rows of A, m >= 0
 *   2 n    columns of A, n >= 0
 *   3 A    m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the
 *          reflectors below
 *   4 lda  >= max(1, m)
 *   5 tau  min(m, n) elements, written: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_sgeqrf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A,
                                       lapilli_int lda, float* tau);
LAPILLI_API lapilli_int lapilli_dgeqrf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A,
                                       lapilli_int lda, double* tau);
LAPILLI_API lapilli_int lapilli_cgeqrf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgeqrf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* tau);

/* On spread matrices: 1 A, 2 tau. */
LAPILLI_API lapilli_int lapilli_sgeqrf_mgpu(lapilli_context ctx, lapilli_matrix A, float* tau);
LAPILLI_API lapilli_int lapilli_dgeqrf_mgpu(lapilli_context ctx, lapilli_matrix A, double* tau);
LAPILLI_API lapilli_int lapilli_cgeqrf_mgpu(lapilli_context ctx, lapilli_matrix A,
                                            lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgeqrf_mgpu(lapilli_context ctx, lapilli_matrix A,
                                            lapilli_complex_double* tau);

/* What a call needs beside its arguments: 1 m, 2 n, 3 bytes. */
LAPILLI_API lapilli_int lapilli_sgeqrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgeqrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgeqrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgeqrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

/* ORGQR, UNGQR: forms the first n columns of Q of GEQRF over the reflectors.
 *
 *   1 m    rows of Q, m >= 0
 *   2 n    columns of Q, 0 <= n <= m
 *   3 k    reflectors, 0 <= k <= n
 *   4 A    m-by-n, read and written: in its first k columns the reflectors; overwritten by columns of Q
 *   5 lda  >= max(1, m)
 *   6 tau  k elements, read: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_sorgqr(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       float* A, lapilli_int lda, const float* tau);
LAPILLI_API lapilli_int lapilli_dorgqr(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       double* A, lapilli_int lda, const double* tau);
LAPILLI_API lapilli_int lapilli_cungqr(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zungqr(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* tau);

/* On spread matrices: 1 A, 2 k, 3 tau. */
LAPILLI_API lapilli_int lapilli_sorgqr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const float* tau);
LAPILLI_API lapilli_int lapilli_dorgqr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const double* tau);
LAPILLI_API lapilli_int lapilli_cungqr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zungqr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const lapilli_complex_double* tau);

/* What a call needs beside its arguments: 1 m, 2 n, 3 bytes. */
LAPILLI_API lapilli_int lapilli_sorgqr_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dorgqr_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cungqr_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zungqr_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

/* ORMQR, UNMQR: multiplies by the matrix Q of GEQRF: C := op(Q) C ('L') or C := C op(Q) ('R').
 *
 *   1 side   'L' or 'R': where Q stands
 *   2 trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
 *   3 m      rows of C, m >= 0
 *   4 n      columns of C, n >= 0
 *   5 k      reflectors, 0 <= k <= order
 *   6 A      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
 *   7 lda    >= max(1, order)
 *   8 tau    k elements, read: factors of the reflectors
 *   9 C      m-by-n, read and written: the matrix, overwritten by the product
 *  10 ldc    >= max(1, m) */
LAPILLI_API lapilli_int lapilli_sormqr(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const float* A, lapilli_int lda,
                                       const float* tau, float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dormqr(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const double* A, lapilli_int lda,
                                       const double* tau, double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cunmqr(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const lapilli_complex_float* A,
                                       lapilli_int lda, const lapilli_complex_float* tau,
                                       lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zunmqr(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const lapilli_complex_double* A,
                                       lapilli_int lda, const lapilli_complex_double* tau,
                                       lapilli_complex_double* C, lapilli_int ldc);

/* On spread matrices: 1 side, 2 trans, 3 A, 4 tau, 5 C. */
LAPILLI_API lapilli_int lapilli_sormqr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const float* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dormqr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const double* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_cunmqr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const lapilli_complex_float* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zunmqr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const lapilli_complex_double* tau, lapilli_matrix C);

/* What a call needs beside its arguments: 1 side, 2 m, 3 n, 4 k, 5 bytes. */
LAPILLI_API lapilli_int lapilli_sormqr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dormqr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunmqr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunmqr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);

#ifdef __cplusplus
}
#endif

#endif
