/* Lapilli: Cholesky factorization and linear systems. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * For n = 0 nothing is read and nothing is computed. Of a symmetric or Hermitian matrix only the triangle
 * that uplo names is read or written. The factor has LAPACK's format: its own routines can go on from it.
 *
 * The forms on queues submit the schedule of one device and wait for nothing. They check their arguments at
 * once, pointers included: one that is not in the memory of the queue's device is bad. What fails later is
 * reported by lapilli_queue_synchronize; arrays that the call writes are undefined then. No NaN is looked
 * for. docs/level3.md says where results differ from those of calls that wait.
 *
 * Limits, memory, accuracy, sources: docs/reference/factor.md.
 *
 * Written by tools/generate from src/api/routines/factor.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_FACTOR_H
#define LAPILLI_FACTOR_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* POTRF: factors a symmetric or Hermitian positive definite matrix: A = L L^H ('L') or A = U^H U ('U').
 *
 *   1 uplo  'L' or 'U': the triangle of A that is read and overwritten
 *   2 n     order of A, n >= 0
 *   3 A     n-by-n, read and written: the matrix, overwritten by its factor
 *   4 lda   >= max(1, n)
 *
 * info = i > 0: the leading minor of order i is not positive definite. A NaN counts as that. As in LAPACK the
 *   factorization stopped there, and the columns before the block that holds column i are done */
LAPILLI_API lapilli_int lapilli_spotrf(lapilli_context ctx, char uplo, lapilli_int n, float* A,
                                       lapilli_int lda);
LAPILLI_API lapilli_int lapilli_dpotrf(lapilli_context ctx, char uplo, lapilli_int n, double* A,
                                       lapilli_int lda);
LAPILLI_API lapilli_int lapilli_cpotrf(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda);
LAPILLI_API lapilli_int lapilli_zpotrf(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda);
LAPILLI_API lapilli_int lapilli_spotrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

/* devinfo, on the device: 0, i > 0 as above, or -1 where a thread block of the device has waited in vain for
 * another one. */
LAPILLI_API lapilli_int lapilli_spotrf_async(lapilli_queue queue, char uplo, lapilli_int n, float* A,
                                             lapilli_int lda, lapilli_int* devinfo);
LAPILLI_API lapilli_int lapilli_dpotrf_async(lapilli_queue queue, char uplo, lapilli_int n, double* A,
                                             lapilli_int lda, lapilli_int* devinfo);
LAPILLI_API lapilli_int lapilli_cpotrf_async(lapilli_queue queue, char uplo, lapilli_int n,
                                             lapilli_complex_float* A, lapilli_int lda, lapilli_int* devinfo);
LAPILLI_API lapilli_int lapilli_zpotrf_async(lapilli_queue queue, char uplo, lapilli_int n,
                                             lapilli_complex_double* A, lapilli_int lda,
                                             lapilli_int* devinfo);
LAPILLI_API lapilli_int lapilli_spotrf_async_memory(lapilli_queue queue, lapilli_int n,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotrf_async_memory(lapilli_queue queue, lapilli_int n,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotrf_async_memory(lapilli_queue queue, lapilli_int n,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotrf_async_memory(lapilli_queue queue, lapilli_int n,
                                                    lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_spotrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A);
LAPILLI_API lapilli_int lapilli_dpotrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A);
LAPILLI_API lapilli_int lapilli_cpotrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A);
LAPILLI_API lapilli_int lapilli_zpotrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A);

/* uplo is the same for all. */
LAPILLI_API lapilli_int lapilli_spotrf_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                              float* const* A, const lapilli_int* lda, lapilli_int count,
                                              lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dpotrf_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                              double* const* A, const lapilli_int* lda, lapilli_int count,
                                              lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cpotrf_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                              lapilli_complex_float* const* A, const lapilli_int* lda,
                                              lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zpotrf_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                              lapilli_complex_double* const* A, const lapilli_int* lda,
                                              lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_spotrf_vbatch_memory(lapilli_context ctx, const lapilli_int* n,
                                                     lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotrf_vbatch_memory(lapilli_context ctx, const lapilli_int* n,
                                                     lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotrf_vbatch_memory(lapilli_context ctx, const lapilli_int* n,
                                                     lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotrf_vbatch_memory(lapilli_context ctx, const lapilli_int* n,
                                                     lapilli_int count, lapilli_memory* bytes);

/* POTRS: solves A X = B with the factor that POTRF left in A.
 *
 *   1 uplo  'L' or 'U': the triangle that holds the factor
 *   2 n     order of A, n >= 0
 *   3 nrhs  columns of B, nrhs >= 0
 *   4 A     n-by-n, read: the factor
 *   5 lda   >= max(1, n)
 *   6 B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
 *   7 ldb   >= max(1, n) */
LAPILLI_API lapilli_int lapilli_spotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const float* A, lapilli_int lda, float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_dpotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const double* A, lapilli_int lda, double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_cpotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       lapilli_complex_float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_zpotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_spotrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_spotrs_async(lapilli_queue queue, char uplo, lapilli_int n, lapilli_int nrhs,
                                             const float* A, lapilli_int lda, float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_dpotrs_async(lapilli_queue queue, char uplo, lapilli_int n, lapilli_int nrhs,
                                             const double* A, lapilli_int lda, double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_cpotrs_async(lapilli_queue queue, char uplo, lapilli_int n, lapilli_int nrhs,
                                             const lapilli_complex_float* A, lapilli_int lda,
                                             lapilli_complex_float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_zpotrs_async(lapilli_queue queue, char uplo, lapilli_int n, lapilli_int nrhs,
                                             const lapilli_complex_double* A, lapilli_int lda,
                                             lapilli_complex_double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_spotrs_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotrs_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotrs_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotrs_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_spotrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dpotrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_cpotrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_zpotrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix B);

/* POSV: solves A X = B for a symmetric or Hermitian positive definite A, which POTRF factors.
 *
 *   1 uplo  'L' or 'U': the triangle of A that is read and overwritten
 *   2 n     order of A, n >= 0
 *   3 nrhs  columns of B, nrhs >= 0
 *   4 A     n-by-n, read and written: the matrix, overwritten by its factor
 *   5 lda   >= max(1, n)
 *   6 B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
 *   7 ldb   >= max(1, n)
 *
 * info = i > 0: the leading minor of order i is not positive definite. A is as after POTRF, B is unchanged */
LAPILLI_API lapilli_int lapilli_sposv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                      float* A, lapilli_int lda, float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_dposv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                      double* A, lapilli_int lda, double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_cposv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                      lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                                      lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_zposv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                      lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* B,
                                      lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_sposv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dposv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cposv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zposv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sposv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                           lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dposv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                           lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_cposv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                           lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_zposv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                           lapilli_matrix B);

/* uplo is the same for all. */
LAPILLI_API lapilli_int lapilli_sposv_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                             const lapilli_int* nrhs, float* const* A, const lapilli_int* lda,
                                             float* const* B, const lapilli_int* ldb, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dposv_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                             const lapilli_int* nrhs, double* const* A,
                                             const lapilli_int* lda, double* const* B, const lapilli_int* ldb,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cposv_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                             const lapilli_int* nrhs, lapilli_complex_float* const* A,
                                             const lapilli_int* lda, lapilli_complex_float* const* B,
                                             const lapilli_int* ldb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zposv_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                             const lapilli_int* nrhs, lapilli_complex_double* const* A,
                                             const lapilli_int* lda, lapilli_complex_double* const* B,
                                             const lapilli_int* ldb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sposv_vbatch_memory(lapilli_context ctx, const lapilli_int* n,
                                                    const lapilli_int* nrhs, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dposv_vbatch_memory(lapilli_context ctx, const lapilli_int* n,
                                                    const lapilli_int* nrhs, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cposv_vbatch_memory(lapilli_context ctx, const lapilli_int* n,
                                                    const lapilli_int* nrhs, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zposv_vbatch_memory(lapilli_context ctx, const lapilli_int* n,
                                                    const lapilli_int* nrhs, lapilli_int count,
                                                    lapilli_memory* bytes);

/* TRTRI: inverts a triangular matrix in place.
 *
 *   1 uplo  whether A is lower ('L') or upper ('U') triangular; the other triangle is not touched
 *   2 diag  'N' or 'U': whether its diagonal counts as 1 ('U') and is neither read nor written
 *   3 n     order of A, n >= 0
 *   4 A     n-by-n, read and written: the matrix, overwritten by its inverse
 *   5 lda   >= max(1, n)
 *
 * info = i > 0: the diagonal is zero in place i: the matrix is singular. A is unchanged */
LAPILLI_API lapilli_int lapilli_strtri(lapilli_context ctx, char uplo, char diag, lapilli_int n, float* A,
                                       lapilli_int lda);
LAPILLI_API lapilli_int lapilli_dtrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n, double* A,
                                       lapilli_int lda);
LAPILLI_API lapilli_int lapilli_ctrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda);
LAPILLI_API lapilli_int lapilli_ztrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda);
LAPILLI_API lapilli_int lapilli_strtri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dtrtri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ctrtri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ztrtri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_strtri_mgpu(lapilli_context ctx, char uplo, char diag, lapilli_matrix A);
LAPILLI_API lapilli_int lapilli_dtrtri_mgpu(lapilli_context ctx, char uplo, char diag, lapilli_matrix A);
LAPILLI_API lapilli_int lapilli_ctrtri_mgpu(lapilli_context ctx, char uplo, char diag, lapilli_matrix A);
LAPILLI_API lapilli_int lapilli_ztrtri_mgpu(lapilli_context ctx, char uplo, char diag, lapilli_matrix A);

/* LAUUM: multiplies a triangular matrix by its conjugate transpose: A := L^H L ('L') or A := U U^H ('U').
 *
 *   1 uplo  'L' or 'U': the triangle of A that is read and overwritten
 *   2 n     order of A, n >= 0
 *   3 A     n-by-n, read and written: the triangular matrix, with a real diagonal, overwritten by that
 *           triangle of the product
 *   4 lda   >= max(1, n) */
LAPILLI_API lapilli_int lapilli_slauum(lapilli_context ctx, char uplo, lapilli_int n, float* A,
                                       lapilli_int lda);
LAPILLI_API lapilli_int lapilli_dlauum(lapilli_context ctx, char uplo, lapilli_int n, double* A,
                                       lapilli_int lda);
LAPILLI_API lapilli_int lapilli_clauum(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda);
LAPILLI_API lapilli_int lapilli_zlauum(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda);
LAPILLI_API lapilli_int lapilli_slauum_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dlauum_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_clauum_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zlauum_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_slauum_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A);
LAPILLI_API lapilli_int lapilli_dlauum_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A);
LAPILLI_API lapilli_int lapilli_clauum_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A);
LAPILLI_API lapilli_int lapilli_zlauum_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A);

/* POTRI: inverts a symmetric or Hermitian positive definite matrix with the factor that POTRF left in A.
 *
 *   1 uplo  'L' or 'U': the triangle of A that is read and overwritten
 *   2 n     order of A, n >= 0
 *   3 A     n-by-n, read and written: the factor, overwritten by that triangle of the inverse
 *   4 lda   >= max(1, n)
 *
 * info = i > 0: the diagonal of the factor is zero in place i. A is unchanged */
LAPILLI_API lapilli_int lapilli_spotri(lapilli_context ctx, char uplo, lapilli_int n, float* A,
                                       lapilli_int lda);
LAPILLI_API lapilli_int lapilli_dpotri(lapilli_context ctx, char uplo, lapilli_int n, double* A,
                                       lapilli_int lda);
LAPILLI_API lapilli_int lapilli_cpotri(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda);
LAPILLI_API lapilli_int lapilli_zpotri(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda);
LAPILLI_API lapilli_int lapilli_spotri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_spotri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A);
LAPILLI_API lapilli_int lapilli_dpotri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A);
LAPILLI_API lapilli_int lapilli_cpotri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A);
LAPILLI_API lapilli_int lapilli_zpotri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A);

/* TRTRS: solves op(A) X = B for a triangular A.
 *
 *   1 uplo   whether A is lower ('L') or upper ('U') triangular; the other triangle is not read
 *   2 trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
 *   3 diag   'N' or 'U': whether the diagonal of A counts as 1 ('U') and is not read
 *   4 n      order of A, n >= 0
 *   5 nrhs   columns of B, nrhs >= 0
 *   6 A      n-by-n, read: the triangular matrix
 *   7 lda    >= max(1, n)
 *   8 B      n-by-nrhs, read and written: the right-hand sides, overwritten by X
 *   9 ldb    >= max(1, n)
 *
 * info = i > 0: the diagonal is zero in place i: the matrix is singular. B is unchanged */
LAPILLI_API lapilli_int lapilli_strtrs(lapilli_context ctx, char uplo, char trans, char diag, lapilli_int n,
                                       lapilli_int nrhs, const float* A, lapilli_int lda, float* B,
                                       lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_dtrtrs(lapilli_context ctx, char uplo, char trans, char diag, lapilli_int n,
                                       lapilli_int nrhs, const double* A, lapilli_int lda, double* B,
                                       lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_ctrtrs(lapilli_context ctx, char uplo, char trans, char diag, lapilli_int n,
                                       lapilli_int nrhs, const lapilli_complex_float* A, lapilli_int lda,
                                       lapilli_complex_float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_ztrtrs(lapilli_context ctx, char uplo, char trans, char diag, lapilli_int n,
                                       lapilli_int nrhs, const lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_strtrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dtrtrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ctrtrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ztrtrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_strtrs_mgpu(lapilli_context ctx, char uplo, char trans, char diag,
                                            lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dtrtrs_mgpu(lapilli_context ctx, char uplo, char trans, char diag,
                                            lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_ctrtrs_mgpu(lapilli_context ctx, char uplo, char trans, char diag,
                                            lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_ztrtrs_mgpu(lapilli_context ctx, char uplo, char trans, char diag,
                                            lapilli_matrix A, lapilli_matrix B);

#ifdef __cplusplus
}
#endif

#endif
