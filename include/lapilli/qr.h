/* Lapilli: QR factorization and least squares. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * Reflectors have LAPACK's format: its own routines can go on from them. In QR H_j = I - tau(j) v v^H, v with
 * j - 1 zeros, a 1, and the column j of A below its diagonal. LQ of A is QR of A^H; QL and RQ are QR and LQ
 * of the matrix with its rows and columns in the opposite order, and their reflectors are counted from the
 * other end.
 *
 * The forms on queues submit the schedule of one device and wait for nothing. They check their arguments at
 * once, pointers included: one that is not in the memory of the queue's device is bad. What fails later is
 * reported by lapilli_queue_synchronize; arrays that the call writes are undefined then. No NaN is looked
 * for. docs/level3.md says where results differ from those of calls that wait.
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
LAPILLI_API lapilli_int lapilli_sgeqrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgeqrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgeqrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgeqrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgeqrf_async(lapilli_queue queue, lapilli_int m, lapilli_int n, float* A,
                                             lapilli_int lda, float* tau);
LAPILLI_API lapilli_int lapilli_dgeqrf_async(lapilli_queue queue, lapilli_int m, lapilli_int n, double* A,
                                             lapilli_int lda, double* tau);
LAPILLI_API lapilli_int lapilli_cgeqrf_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                             lapilli_complex_float* A, lapilli_int lda,
                                             lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgeqrf_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                             lapilli_complex_double* A, lapilli_int lda,
                                             lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_sgeqrf_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgeqrf_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgeqrf_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgeqrf_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                    lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgeqrf_mgpu(lapilli_context ctx, lapilli_matrix A, float* tau);
LAPILLI_API lapilli_int lapilli_dgeqrf_mgpu(lapilli_context ctx, lapilli_matrix A, double* tau);
LAPILLI_API lapilli_int lapilli_cgeqrf_mgpu(lapilli_context ctx, lapilli_matrix A,
                                            lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgeqrf_mgpu(lapilli_context ctx, lapilli_matrix A,
                                            lapilli_complex_double* tau);

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
LAPILLI_API lapilli_int lapilli_sorgqr_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dorgqr_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cungqr_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zungqr_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sorgqr_async(lapilli_queue queue, lapilli_int m, lapilli_int n, lapilli_int k,
                                             float* A, lapilli_int lda, const float* tau);
LAPILLI_API lapilli_int lapilli_dorgqr_async(lapilli_queue queue, lapilli_int m, lapilli_int n, lapilli_int k,
                                             double* A, lapilli_int lda, const double* tau);
LAPILLI_API lapilli_int lapilli_cungqr_async(lapilli_queue queue, lapilli_int m, lapilli_int n, lapilli_int k,
                                             lapilli_complex_float* A, lapilli_int lda,
                                             const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zungqr_async(lapilli_queue queue, lapilli_int m, lapilli_int n, lapilli_int k,
                                             lapilli_complex_double* A, lapilli_int lda,
                                             const lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_sorgqr_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dorgqr_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cungqr_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zungqr_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                    lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sorgqr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const float* tau);
LAPILLI_API lapilli_int lapilli_dorgqr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const double* tau);
LAPILLI_API lapilli_int lapilli_cungqr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zungqr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const lapilli_complex_double* tau);

/* ORMQR, UNMQR: multiplies by the matrix Q of GEQRF: C := op(Q) C ('L') or C := C op(Q) ('R').
 *
 *   1 side   'L' or 'R': the side of Q
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
LAPILLI_API lapilli_int lapilli_sormqr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dormqr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunmqr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunmqr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sormqr_async(lapilli_queue queue, char side, char trans, lapilli_int m,
                                             lapilli_int n, lapilli_int k, const float* A, lapilli_int lda,
                                             const float* tau, float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dormqr_async(lapilli_queue queue, char side, char trans, lapilli_int m,
                                             lapilli_int n, lapilli_int k, const double* A, lapilli_int lda,
                                             const double* tau, double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cunmqr_async(lapilli_queue queue, char side, char trans, lapilli_int m,
                                             lapilli_int n, lapilli_int k, const lapilli_complex_float* A,
                                             lapilli_int lda, const lapilli_complex_float* tau,
                                             lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zunmqr_async(lapilli_queue queue, char side, char trans, lapilli_int m,
                                             lapilli_int n, lapilli_int k, const lapilli_complex_double* A,
                                             lapilli_int lda, const lapilli_complex_double* tau,
                                             lapilli_complex_double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_sormqr_async_memory(lapilli_queue queue, char side, lapilli_int m,
                                                    lapilli_int n, lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dormqr_async_memory(lapilli_queue queue, char side, lapilli_int m,
                                                    lapilli_int n, lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunmqr_async_memory(lapilli_queue queue, char side, lapilli_int m,
                                                    lapilli_int n, lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunmqr_async_memory(lapilli_queue queue, char side, lapilli_int m,
                                                    lapilli_int n, lapilli_int k, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sormqr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const float* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dormqr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const double* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_cunmqr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const lapilli_complex_float* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zunmqr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const lapilli_complex_double* tau, lapilli_matrix C);

/* GELQF: factors a matrix: A = L Q, Q with orthonormal rows.
 * With m > n, L is as high as A. The diagonal of L is real.
 *
 *   1 m    rows of A, m >= 0
 *   2 n    columns of A, n >= 0
 *   3 A    m-by-n, read and written: the matrix, overwritten by L on and below the diagonal, by the
 *          reflectors to its right
 *   4 lda  >= max(1, m)
 *   5 tau  min(m, n) elements, written: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_sgelqf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A,
                                       lapilli_int lda, float* tau);
LAPILLI_API lapilli_int lapilli_dgelqf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A,
                                       lapilli_int lda, double* tau);
LAPILLI_API lapilli_int lapilli_cgelqf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgelqf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_sgelqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgelqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgelqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgelqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgelqf_mgpu(lapilli_context ctx, lapilli_matrix A, float* tau);
LAPILLI_API lapilli_int lapilli_dgelqf_mgpu(lapilli_context ctx, lapilli_matrix A, double* tau);
LAPILLI_API lapilli_int lapilli_cgelqf_mgpu(lapilli_context ctx, lapilli_matrix A,
                                            lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgelqf_mgpu(lapilli_context ctx, lapilli_matrix A,
                                            lapilli_complex_double* tau);

/* ORGLQ, UNGLQ: forms the first m rows of Q of GELQF over the reflectors.
 *
 *   1 m    rows of Q, m >= 0
 *   2 n    columns of Q, n >= m
 *   3 k    reflectors, 0 <= k <= m
 *   4 A    m-by-n, read and written: in its first k rows the reflectors; overwritten by rows of Q
 *   5 lda  >= max(1, m)
 *   6 tau  k elements, read: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_sorglq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       float* A, lapilli_int lda, const float* tau);
LAPILLI_API lapilli_int lapilli_dorglq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       double* A, lapilli_int lda, const double* tau);
LAPILLI_API lapilli_int lapilli_cunglq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zunglq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_sorglq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dorglq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunglq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunglq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sorglq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const float* tau);
LAPILLI_API lapilli_int lapilli_dorglq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const double* tau);
LAPILLI_API lapilli_int lapilli_cunglq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zunglq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const lapilli_complex_double* tau);

/* ORMLQ, UNMLQ: multiplies by the matrix Q of GELQF: C := op(Q) C ('L') or C := C op(Q) ('R').
 *
 *   1 side   'L' or 'R': the side of Q
 *   2 trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
 *   3 m      rows of C, m >= 0
 *   4 n      columns of C, n >= 0
 *   5 k      reflectors, 0 <= k <= order
 *   6 A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
 *   7 lda    >= max(1, k)
 *   8 tau    k elements, read: factors of the reflectors
 *   9 C      m-by-n, read and written: the matrix, overwritten by the product
 *  10 ldc    >= max(1, m) */
LAPILLI_API lapilli_int lapilli_sormlq(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const float* A, lapilli_int lda,
                                       const float* tau, float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dormlq(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const double* A, lapilli_int lda,
                                       const double* tau, double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cunmlq(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const lapilli_complex_float* A,
                                       lapilli_int lda, const lapilli_complex_float* tau,
                                       lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zunmlq(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const lapilli_complex_double* A,
                                       lapilli_int lda, const lapilli_complex_double* tau,
                                       lapilli_complex_double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_sormlq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dormlq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunmlq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunmlq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sormlq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const float* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dormlq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const double* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_cunmlq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const lapilli_complex_float* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zunmlq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const lapilli_complex_double* tau, lapilli_matrix C);

/* GEQLF: factors a matrix: A = Q L, Q with orthonormal columns.
 * L ends in the last row and column. Its diagonal is real.
 *
 *   1 m    rows of A, m >= 0
 *   2 n    columns of A, n >= 0
 *   3 A    m-by-n, read and written: the matrix, overwritten by L on and below the diagonal that ends in the
 *          last element, by the reflectors above
 *   4 lda  >= max(1, m)
 *   5 tau  min(m, n) elements, written: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_sgeqlf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A,
                                       lapilli_int lda, float* tau);
LAPILLI_API lapilli_int lapilli_dgeqlf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A,
                                       lapilli_int lda, double* tau);
LAPILLI_API lapilli_int lapilli_cgeqlf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgeqlf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_sgeqlf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgeqlf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgeqlf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgeqlf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgeqlf_mgpu(lapilli_context ctx, lapilli_matrix A, float* tau);
LAPILLI_API lapilli_int lapilli_dgeqlf_mgpu(lapilli_context ctx, lapilli_matrix A, double* tau);
LAPILLI_API lapilli_int lapilli_cgeqlf_mgpu(lapilli_context ctx, lapilli_matrix A,
                                            lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgeqlf_mgpu(lapilli_context ctx, lapilli_matrix A,
                                            lapilli_complex_double* tau);

/* ORGQL, UNGQL: forms the last n columns of Q of GEQLF over the reflectors.
 *
 *   1 m    rows of Q, m >= 0
 *   2 n    columns of Q, 0 <= n <= m
 *   3 k    reflectors, 0 <= k <= n
 *   4 A    m-by-n, read and written: in its last k columns the reflectors; overwritten by columns of Q
 *   5 lda  >= max(1, m)
 *   6 tau  k elements, read: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_sorgql(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       float* A, lapilli_int lda, const float* tau);
LAPILLI_API lapilli_int lapilli_dorgql(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       double* A, lapilli_int lda, const double* tau);
LAPILLI_API lapilli_int lapilli_cungql(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zungql(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_sorgql_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dorgql_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cungql_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zungql_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sorgql_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const float* tau);
LAPILLI_API lapilli_int lapilli_dorgql_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const double* tau);
LAPILLI_API lapilli_int lapilli_cungql_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zungql_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const lapilli_complex_double* tau);

/* ORMQL, UNMQL: multiplies by the matrix Q of GEQLF: C := op(Q) C ('L') or C := C op(Q) ('R').
 * The arguments are those of ORMQR, UNMQR: 1 side, 2 trans, 3 m, 4 n, 5 k, 6 A, 7 lda, 8 tau, 9 C, 10 ldc. */
LAPILLI_API lapilli_int lapilli_sormql(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const float* A, lapilli_int lda,
                                       const float* tau, float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dormql(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const double* A, lapilli_int lda,
                                       const double* tau, double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cunmql(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const lapilli_complex_float* A,
                                       lapilli_int lda, const lapilli_complex_float* tau,
                                       lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zunmql(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const lapilli_complex_double* A,
                                       lapilli_int lda, const lapilli_complex_double* tau,
                                       lapilli_complex_double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_sormql_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dormql_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunmql_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunmql_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sormql_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const float* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dormql_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const double* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_cunmql_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const lapilli_complex_float* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zunmql_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const lapilli_complex_double* tau, lapilli_matrix C);

/* GERQF: factors a matrix: A = R Q, Q with orthonormal rows.
 * R ends in the last row and column. Its diagonal is real.
 *
 *   1 m    rows of A, m >= 0
 *   2 n    columns of A, n >= 0
 *   3 A    m-by-n, read and written: the matrix, overwritten by R on and above the diagonal that ends in the
 *          last element, by the reflectors to its left
 *   4 lda  >= max(1, m)
 *   5 tau  min(m, n) elements, written: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_sgerqf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A,
                                       lapilli_int lda, float* tau);
LAPILLI_API lapilli_int lapilli_dgerqf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A,
                                       lapilli_int lda, double* tau);
LAPILLI_API lapilli_int lapilli_cgerqf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgerqf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_sgerqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgerqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgerqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgerqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgerqf_mgpu(lapilli_context ctx, lapilli_matrix A, float* tau);
LAPILLI_API lapilli_int lapilli_dgerqf_mgpu(lapilli_context ctx, lapilli_matrix A, double* tau);
LAPILLI_API lapilli_int lapilli_cgerqf_mgpu(lapilli_context ctx, lapilli_matrix A,
                                            lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgerqf_mgpu(lapilli_context ctx, lapilli_matrix A,
                                            lapilli_complex_double* tau);

/* ORGRQ, UNGRQ: forms the last m rows of Q of GERQF over the reflectors.
 *
 *   1 m    rows of Q, m >= 0
 *   2 n    columns of Q, n >= m
 *   3 k    reflectors, 0 <= k <= m
 *   4 A    m-by-n, read and written: in its last k rows the reflectors; overwritten by rows of Q
 *   5 lda  >= max(1, m)
 *   6 tau  k elements, read: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_sorgrq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       float* A, lapilli_int lda, const float* tau);
LAPILLI_API lapilli_int lapilli_dorgrq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       double* A, lapilli_int lda, const double* tau);
LAPILLI_API lapilli_int lapilli_cungrq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zungrq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_sorgrq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dorgrq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cungrq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zungrq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sorgrq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const float* tau);
LAPILLI_API lapilli_int lapilli_dorgrq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const double* tau);
LAPILLI_API lapilli_int lapilli_cungrq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zungrq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                            const lapilli_complex_double* tau);

/* ORMRQ, UNMRQ: multiplies by the matrix Q of GERQF: C := op(Q) C ('L') or C := C op(Q) ('R').
 *
 *   1 side   'L' or 'R': the side of Q
 *   2 trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
 *   3 m      rows of C, m >= 0
 *   4 n      columns of C, n >= 0
 *   5 k      reflectors, 0 <= k <= order
 *   6 A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
 *   7 lda    >= max(1, k)
 *   8 tau    k elements, read: factors of the reflectors
 *   9 C      m-by-n, read and written: the matrix, overwritten by the product
 *  10 ldc    >= max(1, m) */
LAPILLI_API lapilli_int lapilli_sormrq(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const float* A, lapilli_int lda,
                                       const float* tau, float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dormrq(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const double* A, lapilli_int lda,
                                       const double* tau, double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cunmrq(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const lapilli_complex_float* A,
                                       lapilli_int lda, const lapilli_complex_float* tau,
                                       lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zunmrq(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const lapilli_complex_double* A,
                                       lapilli_int lda, const lapilli_complex_double* tau,
                                       lapilli_complex_double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_sormrq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dormrq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunmrq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunmrq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sormrq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const float* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dormrq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const double* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_cunmrq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const lapilli_complex_float* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zunmrq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            const lapilli_complex_double* tau, lapilli_matrix C);

/* GEQRT: factors a matrix as GEQRF, and forms the triangular factors of its block reflectors: A = Q R.
 * Of columns 1 to nb, nb + 1 to 2 nb, ... of reflectors V, Q is the product of the I - V T V^H.
 *
 *   1 m     rows of A, m >= 0
 *   2 n     columns of A, n >= 0
 *   3 nb    columns of a block; widest is min(m, n), if that is not 0, 1 <= nb <= widest
 *   4 A     m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the
 *           reflectors below
 *   5 lda   >= max(1, m)
 *   6 BT    read and written: LAPACK's T: upper triangles T of the blocks, next to each other; elements below
 *           them are not changed
 *   7 ldbt  >= max(1, nb) */
LAPILLI_API lapilli_int lapilli_sgeqrt(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nb,
                                       float* A, lapilli_int lda, float* BT, lapilli_int ldbt);
LAPILLI_API lapilli_int lapilli_dgeqrt(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nb,
                                       double* A, lapilli_int lda, double* BT, lapilli_int ldbt);
LAPILLI_API lapilli_int lapilli_cgeqrt(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nb,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* BT,
                                       lapilli_int ldbt);
LAPILLI_API lapilli_int lapilli_zgeqrt(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nb,
                                       lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* BT,
                                       lapilli_int ldbt);
LAPILLI_API lapilli_int lapilli_sgeqrt_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nb, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgeqrt_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nb, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgeqrt_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nb, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgeqrt_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nb, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgeqrt_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix BT);
LAPILLI_API lapilli_int lapilli_dgeqrt_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix BT);
LAPILLI_API lapilli_int lapilli_cgeqrt_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix BT);
LAPILLI_API lapilli_int lapilli_zgeqrt_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix BT);

/* GEMQRT: multiplies by the matrix Q of GEQRT: C := op(Q) C ('L') or C := C op(Q) ('R').
 * As ORMQR, with the diagonals of the triangles for tau: the triangles must be those that belong to V.
 *
 *   1 side   'L' or 'R': the side of Q
 *   2 trans  op(Q) is Q ('N'), or Q^T ('T', real) or Q^H ('C', complex)
 *   3 m      rows of C, m >= 0
 *   4 n      columns of C, n >= 0
 *   5 k      reflectors, 0 <= k <= order
 *   6 nb     columns of a block; widest is k, if that is not 0, 1 <= nb <= widest
 *   7 V      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
 *   8 ldv    >= max(1, order)
 *   9 BT     nb-by-k, read: LAPACK's T: the triangles
 *  10 ldbt   >= max(1, nb)
 *  11 C      m-by-n, read and written: the matrix, overwritten by the product
 *  12 ldc    >= max(1, m) */
LAPILLI_API lapilli_int lapilli_sgemqrt(lapilli_context ctx, char side, char trans, lapilli_int m,
                                        lapilli_int n, lapilli_int k, lapilli_int nb, const float* V,
                                        lapilli_int ldv, const float* BT, lapilli_int ldbt, float* C,
                                        lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dgemqrt(lapilli_context ctx, char side, char trans, lapilli_int m,
                                        lapilli_int n, lapilli_int k, lapilli_int nb, const double* V,
                                        lapilli_int ldv, const double* BT, lapilli_int ldbt, double* C,
                                        lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cgemqrt(lapilli_context ctx, char side, char trans, lapilli_int m,
                                        lapilli_int n, lapilli_int k, lapilli_int nb,
                                        const lapilli_complex_float* V, lapilli_int ldv,
                                        const lapilli_complex_float* BT, lapilli_int ldbt,
                                        lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zgemqrt(lapilli_context ctx, char side, char trans, lapilli_int m,
                                        lapilli_int n, lapilli_int k, lapilli_int nb,
                                        const lapilli_complex_double* V, lapilli_int ldv,
                                        const lapilli_complex_double* BT, lapilli_int ldbt,
                                        lapilli_complex_double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_sgemqrt_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                               lapilli_int k, lapilli_int nb, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgemqrt_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                               lapilli_int k, lapilli_int nb, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgemqrt_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                               lapilli_int k, lapilli_int nb, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgemqrt_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                               lapilli_int k, lapilli_int nb, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgemqrt_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix V,
                                             lapilli_matrix BT, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dgemqrt_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix V,
                                             lapilli_matrix BT, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_cgemqrt_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix V,
                                             lapilli_matrix BT, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zgemqrt_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix V,
                                             lapilli_matrix BT, lapilli_matrix C);

/* GELS: solves least squares problems and underdetermined systems with op(A) of full rank.
 * With as many rows of op(A) as columns or more, X minimizes the norms of the columns of B - op(A) X; the
 * squares of the elements in the rows of B below X add up to the squares of these norms. Otherwise X are the
 * shortest solutions of op(A) X = B. A zero matrix has the solution 0.
 *
 *   1 trans  'N' or 'T' (real), 'N' or 'C' (complex): op(A) is A, or A^T ('T', real) or A^H ('C', complex)
 *   2 m      rows of A, m >= 0
 *   3 n      columns of A, n >= 0
 *   4 nrhs   columns of B, nrhs >= 0
 *   5 A      m-by-n, read and written: the matrix, overwritten by its QR factorization, with m < n by its LQ
 *            factorization
 *   6 lda    >= max(1, m)
 *   7 B      read and written: the right-hand sides in its first rows, overwritten by X
 *   8 ldb    >= max(1, rows of B)
 *
 * info = i > 0: the diagonal element i of the triangular factor is zero: A has not full rank. B stays as it
 *   was */
LAPILLI_API lapilli_int lapilli_sgels(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                      lapilli_int nrhs, float* A, lapilli_int lda, float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_dgels(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                      lapilli_int nrhs, double* A, lapilli_int lda, double* B,
                                      lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_cgels(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                      lapilli_int nrhs, lapilli_complex_float* A, lapilli_int lda,
                                      lapilli_complex_float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_zgels(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                      lapilli_int nrhs, lapilli_complex_double* A, lapilli_int lda,
                                      lapilli_complex_double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_sgels_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                             lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgels_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                             lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgels_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                             lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgels_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                             lapilli_int nrhs, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgels_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                           lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dgels_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                           lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_cgels_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                           lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_zgels_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                           lapilli_matrix B);

/* GETSLS: solves least squares problems and underdetermined systems with op(A) of full rank.
 * The same as GELS here: LAPACK's GETSLS factors tall matrices in blocks of rows, which several devices do in
 * both routines (setting geqrf.tall). A holds afterwards the factors that GELS leaves there.
 * The arguments are those of GELS: 1 trans, 2 m, 3 n, 4 nrhs, 5 A, 6 lda, 7 B, 8 ldb.
 *
 * info = i > 0: the diagonal element i of the triangular factor is zero: A has not full rank. B stays as it
 *   was */
LAPILLI_API lapilli_int lapilli_sgetsls(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                        lapilli_int nrhs, float* A, lapilli_int lda, float* B,
                                        lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_dgetsls(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                        lapilli_int nrhs, double* A, lapilli_int lda, double* B,
                                        lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_cgetsls(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                        lapilli_int nrhs, lapilli_complex_float* A, lapilli_int lda,
                                        lapilli_complex_float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_zgetsls(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                        lapilli_int nrhs, lapilli_complex_double* A, lapilli_int lda,
                                        lapilli_complex_double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_sgetsls_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                               lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetsls_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                               lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetsls_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                               lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetsls_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                               lapilli_int nrhs, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgetsls_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                             lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dgetsls_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                             lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_cgetsls_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                             lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_zgetsls_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                             lapilli_matrix B);

/* GEQP3: factors a matrix with column pivoting: A P = Q R.
 * The next column is the one whose component orthogonal to the factored columns is longest: the diagonal of R
 * is real and its moduli do not grow. Columns with a NaN come last.
 *
 *   1 m     rows of A, m >= 0
 *   2 n     columns of A, n >= 0
 *   3 A     m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the
 *           reflectors below
 *   4 lda   >= max(1, m)
 *   5 jpvt  n elements, read and written: not 0 for columns that come first; overwritten by the order: column
 *           j of A P is column jpvt(j) of A
 *   6 tau   min(m, n) elements, written: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_sgeqp3(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A,
                                       lapilli_int lda, lapilli_int* jpvt, float* tau);
LAPILLI_API lapilli_int lapilli_dgeqp3(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A,
                                       lapilli_int lda, lapilli_int* jpvt, double* tau);
LAPILLI_API lapilli_int lapilli_cgeqp3(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_int* jpvt,
                                       lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgeqp3(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda, lapilli_int* jpvt,
                                       lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_sgeqp3_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgeqp3_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgeqp3_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgeqp3_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgeqp3_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* jpvt,
                                            float* tau);
LAPILLI_API lapilli_int lapilli_dgeqp3_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* jpvt,
                                            double* tau);
LAPILLI_API lapilli_int lapilli_cgeqp3_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* jpvt,
                                            lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgeqp3_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* jpvt,
                                            lapilli_complex_double* tau);

/* TZRZF: factors an upper trapezoidal matrix: A = (R 0) Z, Z with orthonormal rows.
 * What is below the diagonal of A is neither read nor written.
 *
 *   1 m    rows of A, m >= 0
 *   2 n    columns of A, n >= m
 *   3 A    m-by-n, read and written: the matrix, overwritten by R in the triangle of its first m columns, by
 *          the reflectors in the others
 *   4 lda  >= max(1, m)
 *   5 tau  m elements, written: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_stzrzf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A,
                                       lapilli_int lda, float* tau);
LAPILLI_API lapilli_int lapilli_dtzrzf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A,
                                       lapilli_int lda, double* tau);
LAPILLI_API lapilli_int lapilli_ctzrzf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_ztzrzf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_stzrzf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dtzrzf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ctzrzf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ztzrzf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_stzrzf_mgpu(lapilli_context ctx, lapilli_matrix A, float* tau);
LAPILLI_API lapilli_int lapilli_dtzrzf_mgpu(lapilli_context ctx, lapilli_matrix A, double* tau);
LAPILLI_API lapilli_int lapilli_ctzrzf_mgpu(lapilli_context ctx, lapilli_matrix A,
                                            lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_ztzrzf_mgpu(lapilli_context ctx, lapilli_matrix A,
                                            lapilli_complex_double* tau);

/* ORMRZ, UNMRZ: multiplies by the matrix Z of TZRZF: C := op(Z) C ('L') or C := C op(Z) ('R').
 *
 *   1 side   'L' or 'R': the side of Z
 *   2 trans  op(Z) is Z ('N') or Z^H ('C'; for real matrices 'T' or 'C')
 *   3 m      rows of C, m >= 0
 *   4 n      columns of C, n >= 0
 *   5 k      reflectors, 0 <= k <= order
 *   6 l      elements of a reflector, in the last columns of A; with k no more than the order of Z, 0 <= l <=
 *            order
 *   7 A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
 *   8 lda    >= max(1, k)
 *   9 tau    k elements, read: factors of the reflectors
 *  10 C      m-by-n, read and written: the matrix, overwritten by the product
 *  11 ldc    >= max(1, m) */
LAPILLI_API lapilli_int lapilli_sormrz(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, lapilli_int l, const float* A,
                                       lapilli_int lda, const float* tau, float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dormrz(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, lapilli_int l, const double* A,
                                       lapilli_int lda, const double* tau, double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cunmrz(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, lapilli_int l,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* tau, lapilli_complex_float* C,
                                       lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zunmrz(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, lapilli_int l,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* tau, lapilli_complex_double* C,
                                       lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_sormrz_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_int l, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dormrz_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_int l, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunmrz_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_int l, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunmrz_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_int l, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sormrz_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            lapilli_int l, const float* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dormrz_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            lapilli_int l, const double* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_cunmrz_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            lapilli_int l, const lapilli_complex_float* tau,
                                            lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zunmrz_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            lapilli_int l, const lapilli_complex_double* tau,
                                            lapilli_matrix C);

/* GELSY: solves least squares problems and underdetermined systems of any rank.
 * A P = Q R by GEQP3; its rank is the largest order of a leading triangle of R whose condition number is at
 * most 1 / rcond, and the rest of R below it is treated as zero. Of all X that minimize the norms of the
 * columns of B - A X, it returns the shortest ones. If the rank is n, the squares of the elements in the rows
 * of B below X add up to the squares of these norms.
 *
 *   1 m      rows of A, m >= 0
 *   2 n      columns of A, n >= 0
 *   3 nrhs   columns of B, nrhs >= 0
 *   4 A      m-by-n, read and written: the matrix, overwritten by its factorization
 *   5 lda    >= max(1, m)
 *   6 B      read and written: the right-hand sides in its first m rows, overwritten by X in its first n rows
 *   7 ldb    >= max(1, rows of B)
 *   8 jpvt   n elements, read and written: as in GEQP3
 *   9 rcond  condition numbers up to 1 / rcond count as regular
 *  10 rank   one number, written: the rank that was found */
LAPILLI_API lapilli_int lapilli_sgelsy(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                       float* A, lapilli_int lda, float* B, lapilli_int ldb,
                                       lapilli_int* jpvt, float rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_dgelsy(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                       double* A, lapilli_int lda, double* B, lapilli_int ldb,
                                       lapilli_int* jpvt, double rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_cgelsy(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                                       lapilli_int ldb, lapilli_int* jpvt, float rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_zgelsy(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                       lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* B,
                                       lapilli_int ldb, lapilli_int* jpvt, double rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_sgelsy_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgelsy_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgelsy_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgelsy_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nrhs, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgelsy_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B,
                                            lapilli_int* jpvt, float rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_dgelsy_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B,
                                            lapilli_int* jpvt, double rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_cgelsy_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B,
                                            lapilli_int* jpvt, float rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_zgelsy_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B,
                                            lapilli_int* jpvt, double rcond, lapilli_int* rank);

/* GELSD: solves least squares problems and underdetermined systems of any rank by singular values, by divide
 * and conquer.
 * Of all X that minimize the norms of the columns of B - A X, it returns the shortest ones. If m > n and the
 * rank is n, the squares of the elements in the rows of B below X add up to the squares of these norms.
 *
 *   1 m      rows of A, m >= 0
 *   2 n      columns of A, n >= 0
 *   3 nrhs   columns of B, nrhs >= 0
 *   4 A      m-by-n, read and written: the matrix; its contents may be lost
 *   5 lda    >= max(1, m)
 *   6 B      read and written: the right-hand sides in its first m rows, overwritten by X in its first n rows
 *   7 ldb    >= max(1, rows of B)
 *   8 S      min(m, n) elements, written: the singular values of A, descending
 *   9 rcond  singular values up to rcond times the largest count as zero; below 0: rounding errors
 *  10 rank   one number, written: how many singular values count
 *
 * info = i > 0: i elements of a bidiagonal matrix did not converge. The arrays stay as they were */
LAPILLI_API lapilli_int lapilli_sgelsd(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                       float* A, lapilli_int lda, float* B, lapilli_int ldb, float* S,
                                       float rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_dgelsd(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                       double* A, lapilli_int lda, double* B, lapilli_int ldb, double* S,
                                       double rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_cgelsd(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                                       lapilli_int ldb, float* S, float rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_zgelsd(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                       lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* B,
                                       lapilli_int ldb, double* S, double rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_sgelsd_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgelsd_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgelsd_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgelsd_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nrhs, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgelsd_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B, float* S,
                                            float rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_dgelsd_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B,
                                            double* S, double rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_cgelsd_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B, float* S,
                                            float rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_zgelsd_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B,
                                            double* S, double rcond, lapilli_int* rank);

/* GELSS: solves least squares problems and underdetermined systems of any rank by singular values, by QR
 * iterations.
 * Of all X that minimize the norms of the columns of B - A X, it returns the shortest ones. If m > n and the
 * rank is n, the squares of the elements in the rows of B below X add up to the squares of these norms.
 * The arguments are those of GELSD: 1 m, 2 n, 3 nrhs, 4 A, 5 lda, 6 B, 7 ldb, 8 S, 9 rcond, 10 rank.
 *
 * info = i > 0: i elements of a bidiagonal matrix did not converge. The arrays stay as they were */
LAPILLI_API lapilli_int lapilli_sgelss(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                       float* A, lapilli_int lda, float* B, lapilli_int ldb, float* S,
                                       float rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_dgelss(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                       double* A, lapilli_int lda, double* B, lapilli_int ldb, double* S,
                                       double rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_cgelss(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                                       lapilli_int ldb, float* S, float rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_zgelss(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                       lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* B,
                                       lapilli_int ldb, double* S, double rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_sgelss_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgelss_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgelss_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nrhs, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgelss_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_int nrhs, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgelss_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B, float* S,
                                            float rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_dgelss_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B,
                                            double* S, double rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_cgelss_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B, float* S,
                                            float rcond, lapilli_int* rank);
LAPILLI_API lapilli_int lapilli_zgelss_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B,
                                            double* S, double rcond, lapilli_int* rank);

#ifdef __cplusplus
}
#endif

#endif
