/* Lapilli: LU factorization and general linear systems. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * For n = 0 nothing is read and nothing is computed. Pivots are counted from 1, as LAPACK counts them.
 *
 * The forms on queues submit the schedule of one device and wait for nothing. They check their arguments at
 * once, pointers included: one that is not in the memory of the queue's device is bad. What fails later is
 * reported by lapilli_queue_synchronize; arrays that the call writes are undefined then. No NaN is looked
 * for. docs/level3.md says where results differ from those of calls that wait.
 *
 * Limits, memory, accuracy, sources: docs/reference/lu.md.
 *
 * Written by tools/generate from src/api/routines/lu.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_LU_H
#define LAPILLI_LU_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* GETRF: factors a general matrix with interchanges of rows: P A = L U.
 *
 *   1 m     rows of A, m >= 0
 *   2 n     columns of A, n >= 0
 *   3 A     m-by-n, read and written: the matrix, overwritten by L below the diagonal, whose own diagonal of
 *           ones is not stored, and by U
 *   4 lda   >= max(1, m)
 *   5 ipiv  min(m, n) elements, written: row i was interchanged with row ipiv(i)
 *
 * info = i > 0: U(i, i) is zero: the factor is singular. The factorization has been completed. A solution
 *   with it would divide by zero */
LAPILLI_API lapilli_int lapilli_sgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A,
                                       lapilli_int lda, lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_dgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A,
                                       lapilli_int lda, lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_cgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_zgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda, lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_sgetrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

/* devinfo, on the device: 0, or i > 0 as above. */
LAPILLI_API lapilli_int lapilli_sgetrf_async(lapilli_queue queue, lapilli_int m, lapilli_int n, float* A,
                                             lapilli_int lda, lapilli_int* ipiv, lapilli_int* devinfo);
LAPILLI_API lapilli_int lapilli_dgetrf_async(lapilli_queue queue, lapilli_int m, lapilli_int n, double* A,
                                             lapilli_int lda, lapilli_int* ipiv, lapilli_int* devinfo);
LAPILLI_API lapilli_int lapilli_cgetrf_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                             lapilli_complex_float* A, lapilli_int lda, lapilli_int* ipiv,
                                             lapilli_int* devinfo);
LAPILLI_API lapilli_int lapilli_zgetrf_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                             lapilli_complex_double* A, lapilli_int lda, lapilli_int* ipiv,
                                             lapilli_int* devinfo);
LAPILLI_API lapilli_int lapilli_sgetrf_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetrf_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetrf_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetrf_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                    lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgetrf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_dgetrf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_cgetrf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_zgetrf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv);

/* GETRS: solves op(A) X = B with the factors that GETRF left in A.
 *
 *   1 trans  'N', 'T' or 'C': op(A) is A, A^T or A^H
 *   2 n      order of A, n >= 0
 *   3 nrhs   columns of B, nrhs >= 0
 *   4 A      n-by-n, read: the factors
 *   5 lda    >= max(1, n)
 *   6 ipiv   n elements, read: the interchanges, each from 1 to n
 *   7 B      n-by-nrhs, read and written: the right-hand sides, overwritten by X
 *   8 ldb    >= max(1, n) */
LAPILLI_API lapilli_int lapilli_sgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                       const float* A, lapilli_int lda, const lapilli_int* ipiv, float* B,
                                       lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_dgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                       const double* A, lapilli_int lda, const lapilli_int* ipiv, double* B,
                                       lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_cgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_int* ipiv, lapilli_complex_float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_zgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_int* ipiv, lapilli_complex_double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_sgetrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

/* devinfo, on the device: 0, or -6 where a number of ipiv is no row: B is undefined then. */
LAPILLI_API lapilli_int lapilli_sgetrs_async(lapilli_queue queue, char trans, lapilli_int n, lapilli_int nrhs,
                                             const float* A, lapilli_int lda, const lapilli_int* ipiv,
                                             float* B, lapilli_int ldb, lapilli_int* devinfo);
LAPILLI_API lapilli_int lapilli_dgetrs_async(lapilli_queue queue, char trans, lapilli_int n, lapilli_int nrhs,
                                             const double* A, lapilli_int lda, const lapilli_int* ipiv,
                                             double* B, lapilli_int ldb, lapilli_int* devinfo);
LAPILLI_API lapilli_int lapilli_cgetrs_async(lapilli_queue queue, char trans, lapilli_int n, lapilli_int nrhs,
                                             const lapilli_complex_float* A, lapilli_int lda,
                                             const lapilli_int* ipiv, lapilli_complex_float* B,
                                             lapilli_int ldb, lapilli_int* devinfo);
LAPILLI_API lapilli_int lapilli_zgetrs_async(lapilli_queue queue, char trans, lapilli_int n, lapilli_int nrhs,
                                             const lapilli_complex_double* A, lapilli_int lda,
                                             const lapilli_int* ipiv, lapilli_complex_double* B,
                                             lapilli_int ldb, lapilli_int* devinfo);
LAPILLI_API lapilli_int lapilli_sgetrs_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetrs_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetrs_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetrs_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgetrs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                            const lapilli_int* ipiv, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dgetrs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                            const lapilli_int* ipiv, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_cgetrs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                            const lapilli_int* ipiv, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_zgetrs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                            const lapilli_int* ipiv, lapilli_matrix B);

/* GESV: solves A X = B for a general A, which GETRF factors.
 *
 *   1 n     order of A, n >= 0
 *   2 nrhs  columns of B, nrhs >= 0
 *   3 A     n-by-n, read and written: the matrix, overwritten by its factors
 *   4 lda   >= max(1, n)
 *   5 ipiv  n elements, written: row i was interchanged with row ipiv(i)
 *   6 B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
 *   7 ldb   >= max(1, n)
 *
 * info = i > 0: U(i, i) is zero: the matrix is singular. A and ipiv are as after GETRF, B is unchanged */
LAPILLI_API lapilli_int lapilli_sgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, float* A,
                                      lapilli_int lda, lapilli_int* ipiv, float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_dgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, double* A,
                                      lapilli_int lda, lapilli_int* ipiv, double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_cgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                      lapilli_complex_float* A, lapilli_int lda, lapilli_int* ipiv,
                                      lapilli_complex_float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_zgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                      lapilli_complex_double* A, lapilli_int lda, lapilli_int* ipiv,
                                      lapilli_complex_double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_sgesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgesv_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv,
                                           lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dgesv_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv,
                                           lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_cgesv_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv,
                                           lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_zgesv_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv,
                                           lapilli_matrix B);

LAPILLI_API lapilli_int lapilli_sgesv_vbatch(lapilli_context ctx, const lapilli_int* n,
                                             const lapilli_int* nrhs, float* const* A, const lapilli_int* lda,
                                             lapilli_int* const* ipiv, float* const* B,
                                             const lapilli_int* ldb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgesv_vbatch(lapilli_context ctx, const lapilli_int* n,
                                             const lapilli_int* nrhs, double* const* A,
                                             const lapilli_int* lda, lapilli_int* const* ipiv,
                                             double* const* B, const lapilli_int* ldb, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgesv_vbatch(lapilli_context ctx, const lapilli_int* n,
                                             const lapilli_int* nrhs, lapilli_complex_float* const* A,
                                             const lapilli_int* lda, lapilli_int* const* ipiv,
                                             lapilli_complex_float* const* B, const lapilli_int* ldb,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgesv_vbatch(lapilli_context ctx, const lapilli_int* n,
                                             const lapilli_int* nrhs, lapilli_complex_double* const* A,
                                             const lapilli_int* lda, lapilli_int* const* ipiv,
                                             lapilli_complex_double* const* B, const lapilli_int* ldb,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgesv_vbatch_memory(lapilli_context ctx, const lapilli_int* n,
                                                    const lapilli_int* nrhs, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgesv_vbatch_memory(lapilli_context ctx, const lapilli_int* n,
                                                    const lapilli_int* nrhs, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgesv_vbatch_memory(lapilli_context ctx, const lapilli_int* n,
                                                    const lapilli_int* nrhs, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgesv_vbatch_memory(lapilli_context ctx, const lapilli_int* n,
                                                    const lapilli_int* nrhs, lapilli_int count,
                                                    lapilli_memory* bytes);

/* GETRI: inverts a general matrix with the factors that GETRF left in A.
 *
 *   1 n     order of A, n >= 0
 *   2 A     n-by-n, read and written: the factors, overwritten by the inverse
 *   3 lda   >= max(1, n)
 *   4 ipiv  n elements, read: the interchanges, each from 1 to n
 *
 * info = i > 0: U(i, i) is zero: the matrix is singular. A is unchanged */
LAPILLI_API lapilli_int lapilli_sgetri(lapilli_context ctx, lapilli_int n, float* A, lapilli_int lda,
                                       const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_dgetri(lapilli_context ctx, lapilli_int n, double* A, lapilli_int lda,
                                       const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_cgetri(lapilli_context ctx, lapilli_int n, lapilli_complex_float* A,
                                       lapilli_int lda, const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_zgetri(lapilli_context ctx, lapilli_int n, lapilli_complex_double* A,
                                       lapilli_int lda, const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_sgetri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgetri_mgpu(lapilli_context ctx, lapilli_matrix A, const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_dgetri_mgpu(lapilli_context ctx, lapilli_matrix A, const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_cgetri_mgpu(lapilli_context ctx, lapilli_matrix A, const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_zgetri_mgpu(lapilli_context ctx, lapilli_matrix A, const lapilli_int* ipiv);

/* LASWP: interchanges rows of a matrix, as the pivots of an LU factorization say.
 * Row i is interchanged with row ipiv(k1 + (i - k1) |incx|), for i = k1, k1+1, ..., k2 where incx > 0, and
 * for i = k2, k2-1, ..., k1 where incx < 0, which undoes the first. LAPACK's LASWP returns no info and does
 * not check its arguments; this one changes nothing if a pivot is not a row.
 *
 *   1 n     columns of A, n >= 0
 *   2 A     lda-by-n, read and written: the matrix; below the rows that are interchanged nothing is read or
 *           written
 *   3 lda   lda >= 1
 *   4 k1    the first row for which an interchange is made, k1 >= 1
 *   5 k2    the last one, at most the rows of A: lda where A is no spread matrix
 *   6 ipiv  read: k1 + (k2 - k1)
 *   7 incx  distance of pivots in ipiv; if negative, rows k2 to k1 are interchanged in this order; if 0, none
 *           is */
LAPILLI_API lapilli_int lapilli_slaswp(lapilli_context ctx, lapilli_int n, float* A, lapilli_int lda,
                                       lapilli_int k1, lapilli_int k2, const lapilli_int* ipiv,
                                       lapilli_int incx);
LAPILLI_API lapilli_int lapilli_dlaswp(lapilli_context ctx, lapilli_int n, double* A, lapilli_int lda,
                                       lapilli_int k1, lapilli_int k2, const lapilli_int* ipiv,
                                       lapilli_int incx);
LAPILLI_API lapilli_int lapilli_claswp(lapilli_context ctx, lapilli_int n, lapilli_complex_float* A,
                                       lapilli_int lda, lapilli_int k1, lapilli_int k2,
                                       const lapilli_int* ipiv, lapilli_int incx);
LAPILLI_API lapilli_int lapilli_zlaswp(lapilli_context ctx, lapilli_int n, lapilli_complex_double* A,
                                       lapilli_int lda, lapilli_int k1, lapilli_int k2,
                                       const lapilli_int* ipiv, lapilli_int incx);
LAPILLI_API lapilli_int lapilli_slaswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dlaswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_claswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zlaswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_slaswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1,
                                            lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx);
LAPILLI_API lapilli_int lapilli_dlaswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1,
                                            lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx);
LAPILLI_API lapilli_int lapilli_claswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1,
                                            lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx);
LAPILLI_API lapilli_int lapilli_zlaswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1,
                                            lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx);

#ifdef __cplusplus
}
#endif

#endif
