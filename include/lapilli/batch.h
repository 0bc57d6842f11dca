/* Lapilli: Batches of small matrices. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * LAPACK's routine for each of count matrices of one order, stridea elements apart, in host memory or in that
 * of a device. infos gets LAPACK's info of each; the call returns how many of them are not 0. A matrix with
 * such an info does not touch the others. Where n = 0 or count = 0 nothing is read and nothing is done, but
 * that infos becomes 0. A call that returns less than 0 has changed nothing, infos included. Orders up to
 * 192, with LU factors up to 512, with Cholesky and QR factors and triangular matrices up to 1024, are for
 * the devices' own kernels; larger matrices go to the routine of one matrix, one after the other: if that
 * fails on its way, those before are done. Larger eigenproblems are computed several at a time on a device;
 * what fails is then the info of a matrix. With the suffix _pointers the matrices are all in host memory or
 * all in that of devices; their addresses are in an array in host memory.
 *
 * Limits, memory, accuracy, sources: docs/reference/batch.md.
 *
 * Written by tools/generate from src/api/routines/batch.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_BATCH_H
#define LAPILLI_BATCH_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* POTRF_BATCH: factors symmetric or Hermitian positive definite matrices: A = L L^H ('L') or A = U^H U ('U').
 *
 *   1 uplo     'L' or 'U': the triangle of each A that is read and overwritten
 *   2 n        order of the matrices, n >= 0
 *   3 A        read and written: the matrices, overwritten by their factors
 *   4 lda      leading dimension of each A, lda >= max(1, n)
 *   5 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   6 count    how many matrices, count >= 0
 *   7 infos    count elements, written: of each matrix 0, or i where its leading minor of order i is not
 *              positive definite
 *
 * info = i > 0: i of the matrices are not positive definite; infos tells which. A NaN counts as that. Columns
 *   before i ('L'; 'U': rows) are the factor's, the others are undefined */
LAPILLI_API lapilli_int lapilli_spotrf_batch(lapilli_context ctx, char uplo, lapilli_int n, float* A,
                                             lapilli_int lda, lapilli_int stridea, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dpotrf_batch(lapilli_context ctx, char uplo, lapilli_int n, double* A,
                                             lapilli_int lda, lapilli_int stridea, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cpotrf_batch(lapilli_context ctx, char uplo, lapilli_int n,
                                             lapilli_complex_float* A, lapilli_int lda, lapilli_int stridea,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zpotrf_batch(lapilli_context ctx, char uplo, lapilli_int n,
                                             lapilli_complex_double* A, lapilli_int lda, lapilli_int stridea,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_spotrf_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotrf_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotrf_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotrf_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                    lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_spotrf_batch_async(lapilli_queue queue, char uplo, lapilli_int n, float* A,
                                                   lapilli_int lda, lapilli_int stridea, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dpotrf_batch_async(lapilli_queue queue, char uplo, lapilli_int n, double* A,
                                                   lapilli_int lda, lapilli_int stridea, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cpotrf_batch_async(lapilli_queue queue, char uplo, lapilli_int n,
                                                   lapilli_complex_float* A, lapilli_int lda,
                                                   lapilli_int stridea, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zpotrf_batch_async(lapilli_queue queue, char uplo, lapilli_int n,
                                                   lapilli_complex_double* A, lapilli_int lda,
                                                   lapilli_int stridea, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_spotrf_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotrf_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotrf_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotrf_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);

/* SYEVD_BATCH, HEEVD_BATCH: all eigenvalues and, on demand, eigenvectors of symmetric or Hermitian matrices.
 *
 *   1 jobz     'N': values only, 'V': vectors as well
 *   2 uplo     'L' or 'U': the triangle of each A that is read
 *   3 n        order of the matrices, n >= 0
 *   4 A        read and written: the matrices; for 'V' overwritten by the eigenvectors, for 'N' not changed
 *   5 lda      leading dimension of each A, lda >= max(1, n)
 *   6 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   7 W        written: the eigenvalues in ascending order, n of the first matrix, n of the next one, and so
 *              on
 *   8 count    how many matrices, count >= 0
 *   9 infos    count elements, written: of each matrix 0, LAPILLI_ERROR_NOT_FINITE, or i > 0 where its
 *              eigenvalues did not converge
 *
 * info = i > 0: i of the matrices have a NaN or an infinity or did not converge; infos tells which. These
 *   matrices and their part of W are as they were */
LAPILLI_API lapilli_int lapilli_ssyevd_batch(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                             float* A, lapilli_int lda, lapilli_int stridea, float* W,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dsyevd_batch(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                             double* A, lapilli_int lda, lapilli_int stridea, double* W,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cheevd_batch(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                             lapilli_complex_float* A, lapilli_int lda, lapilli_int stridea,
                                             float* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zheevd_batch(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                             lapilli_complex_double* A, lapilli_int lda, lapilli_int stridea,
                                             double* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ssyevd_batch_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsyevd_batch_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cheevd_batch_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zheevd_batch_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                                    lapilli_int count, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssyevd_batch_async(lapilli_queue queue, char jobz, char uplo, lapilli_int n,
                                                   float* A, lapilli_int lda, lapilli_int stridea, float* W,
                                                   lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dsyevd_batch_async(lapilli_queue queue, char jobz, char uplo, lapilli_int n,
                                                   double* A, lapilli_int lda, lapilli_int stridea, double* W,
                                                   lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cheevd_batch_async(lapilli_queue queue, char jobz, char uplo, lapilli_int n,
                                                   lapilli_complex_float* A, lapilli_int lda,
                                                   lapilli_int stridea, float* W, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zheevd_batch_async(lapilli_queue queue, char jobz, char uplo, lapilli_int n,
                                                   lapilli_complex_double* A, lapilli_int lda,
                                                   lapilli_int stridea, double* W, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ssyevd_batch_async_memory(lapilli_queue queue, char jobz, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsyevd_batch_async_memory(lapilli_queue queue, char jobz, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cheevd_batch_async_memory(lapilli_queue queue, char jobz, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zheevd_batch_async_memory(lapilli_queue queue, char jobz, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);

/* SYGVD_BATCH, HEGVD_BATCH: all eigenvalues and, on demand, eigenvectors of generalized symmetric-definite
 * problems.
 * itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are
 * normalized as LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.
 *
 *   1 itype    1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
 *   2 jobz     'N': values only, 'V': vectors as well
 *   3 uplo     'L' or 'U': the triangle of each A and B that is read
 *   4 n        order of the matrices, n >= 0
 *   5 A        read and written: the matrices A; for 'V' overwritten by the eigenvectors, for 'N' not changed
 *   6 lda      leading dimension of each A, lda >= max(1, n)
 *   7 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   8 B        read and written: the positive definite matrices, their named triangles overwritten by the
 *              factors that POTRF makes
 *   9 ldb      leading dimension of each B, ldb >= max(1, n)
 *  10 strideb  elements from a B to the next one, strideb >= product(ldb, n)
 *  11 W        written: the eigenvalues in ascending order, n of the first problem, n of the next one, and so
 *              on
 *  12 count    how many problems, count >= 0
 *  13 infos    count elements, written: of each problem 0, LAPILLI_ERROR_NOT_FINITE, i <= n where its
 *              eigenvalues did not converge, or n + i where the leading minor of order i of its B is not
 *              positive definite
 *
 * info = i > 0: i of the problems have no solution; infos tells which, and why. Their A and their part of W
 *   are as they were, their B is as after POTRF */
LAPILLI_API lapilli_int lapilli_ssygvd_batch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                             lapilli_int n, float* A, lapilli_int lda, lapilli_int stridea,
                                             float* B, lapilli_int ldb, lapilli_int strideb, float* W,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dsygvd_batch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                             lapilli_int n, double* A, lapilli_int lda, lapilli_int stridea,
                                             double* B, lapilli_int ldb, lapilli_int strideb, double* W,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_chegvd_batch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                             lapilli_int n, lapilli_complex_float* A, lapilli_int lda,
                                             lapilli_int stridea, lapilli_complex_float* B, lapilli_int ldb,
                                             lapilli_int strideb, float* W, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zhegvd_batch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                             lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                                             lapilli_int stridea, lapilli_complex_double* B, lapilli_int ldb,
                                             lapilli_int strideb, double* W, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ssygvd_batch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                    lapilli_int n, lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsygvd_batch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                    lapilli_int n, lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chegvd_batch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                    lapilli_int n, lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhegvd_batch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                    lapilli_int n, lapilli_int count, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssygvd_batch_async(lapilli_queue queue, lapilli_int itype, char jobz,
                                                   char uplo, lapilli_int n, float* A, lapilli_int lda,
                                                   lapilli_int stridea, float* B, lapilli_int ldb,
                                                   lapilli_int strideb, float* W, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dsygvd_batch_async(lapilli_queue queue, lapilli_int itype, char jobz,
                                                   char uplo, lapilli_int n, double* A, lapilli_int lda,
                                                   lapilli_int stridea, double* B, lapilli_int ldb,
                                                   lapilli_int strideb, double* W, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_chegvd_batch_async(lapilli_queue queue, lapilli_int itype, char jobz,
                                                   char uplo, lapilli_int n, lapilli_complex_float* A,
                                                   lapilli_int lda, lapilli_int stridea,
                                                   lapilli_complex_float* B, lapilli_int ldb,
                                                   lapilli_int strideb, float* W, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zhegvd_batch_async(lapilli_queue queue, lapilli_int itype, char jobz,
                                                   char uplo, lapilli_int n, lapilli_complex_double* A,
                                                   lapilli_int lda, lapilli_int stridea,
                                                   lapilli_complex_double* B, lapilli_int ldb,
                                                   lapilli_int strideb, double* W, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ssygvd_batch_async_memory(lapilli_queue queue, lapilli_int itype, char jobz,
                                                          lapilli_int n, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsygvd_batch_async_memory(lapilli_queue queue, lapilli_int itype, char jobz,
                                                          lapilli_int n, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chegvd_batch_async_memory(lapilli_queue queue, lapilli_int itype, char jobz,
                                                          lapilli_int n, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhegvd_batch_async_memory(lapilli_queue queue, lapilli_int itype, char jobz,
                                                          lapilli_int n, lapilli_int count,
                                                          lapilli_memory* bytes);

/* GESVD_BATCH: singular values and, on demand, vectors of matrices.
 * A = U S V^H with the first min(m, n) columns of U and rows of V^H. Matrices with more than 192 rows or
 * columns go to GESDD, one after the other.
 *
 *   1 jobz      'N': values only, 'S': the first min(m, n) columns of U and rows of V^H as well
 *   2 m         rows of the matrices, m >= 0
 *   3 n         columns of the matrices, n >= 0
 *   4 A         read: the matrices
 *   5 lda       leading dimension of each A, lda >= max(1, m)
 *   6 stridea   elements from an A to the next one, stridea >= product(lda, n)
 *   7 S         written: the singular values in descending order, min(m, n) of the first matrix, of the next
 *               one, and so on
 *   8 U         written, not referenced unless jobz is 'S': the columns of the U
 *   9 ldu       leading dimension of each U, ldu >= max(1, m) where jobz is 'S'
 *  10 strideu   elements from a U to the next one, strideu >= product(ldu, k) where jobz is 'S'
 *  11 VT        written, not referenced unless jobz is 'S': the rows of the V^H
 *  12 ldvt      leading dimension of each V^H, ldvt >= max(1, k) where jobz is 'S'
 *  13 stridevt  elements from a V^H to the next one, stridevt >= product(ldvt, n) where jobz is 'S'
 *  14 count     how many matrices, count >= 0
 *  15 infos     count elements, written: of each matrix 0, LAPILLI_ERROR_NOT_FINITE, or i > 0 where its
 *               values did not converge
 *
 * info = i > 0: i of the matrices have a NaN or an infinity or did not converge; infos tells which. They have
 *   no results: their parts of S, U and VT are as they were */
LAPILLI_API lapilli_int lapilli_sgesvd_batch(lapilli_context ctx, char jobz, lapilli_int m, lapilli_int n,
                                             const float* A, lapilli_int lda, lapilli_int stridea, float* S,
                                             float* U, lapilli_int ldu, lapilli_int strideu, float* VT,
                                             lapilli_int ldvt, lapilli_int stridevt, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgesvd_batch(lapilli_context ctx, char jobz, lapilli_int m, lapilli_int n,
                                             const double* A, lapilli_int lda, lapilli_int stridea, double* S,
                                             double* U, lapilli_int ldu, lapilli_int strideu, double* VT,
                                             lapilli_int ldvt, lapilli_int stridevt, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgesvd_batch(lapilli_context ctx, char jobz, lapilli_int m, lapilli_int n,
                                             const lapilli_complex_float* A, lapilli_int lda,
                                             lapilli_int stridea, float* S, lapilli_complex_float* U,
                                             lapilli_int ldu, lapilli_int strideu, lapilli_complex_float* VT,
                                             lapilli_int ldvt, lapilli_int stridevt, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgesvd_batch(lapilli_context ctx, char jobz, lapilli_int m, lapilli_int n,
                                             const lapilli_complex_double* A, lapilli_int lda,
                                             lapilli_int stridea, double* S, lapilli_complex_double* U,
                                             lapilli_int ldu, lapilli_int strideu, lapilli_complex_double* VT,
                                             lapilli_int ldvt, lapilli_int stridevt, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgesvd_batch_memory(lapilli_context ctx, char jobz, lapilli_int m,
                                                    lapilli_int n, lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgesvd_batch_memory(lapilli_context ctx, char jobz, lapilli_int m,
                                                    lapilli_int n, lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgesvd_batch_memory(lapilli_context ctx, char jobz, lapilli_int m,
                                                    lapilli_int n, lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgesvd_batch_memory(lapilli_context ctx, char jobz, lapilli_int m,
                                                    lapilli_int n, lapilli_int count, lapilli_memory* bytes);

/* POTRS_BATCH: solves A X = B with the factors that POTRF_BATCH left in the A.
 *
 *   1 uplo     'L' or 'U': the triangle of each A that holds the factor
 *   2 n        order of the matrices A, n >= 0
 *   3 nrhs     columns of the B, nrhs >= 0
 *   4 A        read: the factors
 *   5 lda      leading dimension of each A, lda >= max(1, n)
 *   6 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   7 B        read and written: the right-hand sides, overwritten by the X
 *   8 ldb      leading dimension of each B, ldb >= max(1, n)
 *   9 strideb  elements from a B to the next one, strideb >= product(ldb, nrhs)
 *  10 count    how many systems, count >= 0
 *  11 infos    count elements, written: 0 for each system */
LAPILLI_API lapilli_int lapilli_spotrs_batch(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                             const float* A, lapilli_int lda, lapilli_int stridea, float* B,
                                             lapilli_int ldb, lapilli_int strideb, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dpotrs_batch(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                             const double* A, lapilli_int lda, lapilli_int stridea, double* B,
                                             lapilli_int ldb, lapilli_int strideb, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cpotrs_batch(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                             const lapilli_complex_float* A, lapilli_int lda,
                                             lapilli_int stridea, lapilli_complex_float* B, lapilli_int ldb,
                                             lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zpotrs_batch(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                             const lapilli_complex_double* A, lapilli_int lda,
                                             lapilli_int stridea, lapilli_complex_double* B, lapilli_int ldb,
                                             lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_spotrs_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotrs_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotrs_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotrs_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_int count, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_spotrs_batch_async(lapilli_queue queue, char uplo, lapilli_int n,
                                                   lapilli_int nrhs, const float* A, lapilli_int lda,
                                                   lapilli_int stridea, float* B, lapilli_int ldb,
                                                   lapilli_int strideb, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dpotrs_batch_async(lapilli_queue queue, char uplo, lapilli_int n,
                                                   lapilli_int nrhs, const double* A, lapilli_int lda,
                                                   lapilli_int stridea, double* B, lapilli_int ldb,
                                                   lapilli_int strideb, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cpotrs_batch_async(lapilli_queue queue, char uplo, lapilli_int n,
                                                   lapilli_int nrhs, const lapilli_complex_float* A,
                                                   lapilli_int lda, lapilli_int stridea,
                                                   lapilli_complex_float* B, lapilli_int ldb,
                                                   lapilli_int strideb, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zpotrs_batch_async(lapilli_queue queue, char uplo, lapilli_int n,
                                                   lapilli_int nrhs, const lapilli_complex_double* A,
                                                   lapilli_int lda, lapilli_int stridea,
                                                   lapilli_complex_double* B, lapilli_int ldb,
                                                   lapilli_int strideb, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_spotrs_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int nrhs, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotrs_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int nrhs, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotrs_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int nrhs, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotrs_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int nrhs, lapilli_int count,
                                                          lapilli_memory* bytes);

/* POSV_BATCH: solves A X = B for symmetric or Hermitian positive definite matrices A, which POTRF_BATCH
 * factors.
 *
 *   1 uplo     'L' or 'U': the triangle of each A that is read and overwritten
 *   2 n        order of the matrices A, n >= 0
 *   3 nrhs     columns of the B, nrhs >= 0
 *   4 A        read and written: the matrices, overwritten by their factors
 *   5 lda      leading dimension of each A, lda >= max(1, n)
 *   6 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   7 B        read and written: the right-hand sides, overwritten by the X
 *   8 ldb      leading dimension of each B, ldb >= max(1, n)
 *   9 strideb  elements from a B to the next one, strideb >= product(ldb, nrhs)
 *  10 count    how many systems, count >= 0
 *  11 infos    count elements, written: of each system 0, or i where the leading minor of order i of its A is
 *              not positive definite
 *
 * info = i > 0: i of the matrices are not positive definite; infos tells which. A NaN counts as that. Their A
 *   are as after POTRF_BATCH, their B are as they were */
LAPILLI_API lapilli_int lapilli_sposv_batch(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                            float* A, lapilli_int lda, lapilli_int stridea, float* B,
                                            lapilli_int ldb, lapilli_int strideb, lapilli_int count,
                                            lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dposv_batch(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                            double* A, lapilli_int lda, lapilli_int stridea, double* B,
                                            lapilli_int ldb, lapilli_int strideb, lapilli_int count,
                                            lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cposv_batch(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                            lapilli_complex_float* A, lapilli_int lda, lapilli_int stridea,
                                            lapilli_complex_float* B, lapilli_int ldb, lapilli_int strideb,
                                            lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zposv_batch(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                            lapilli_complex_double* A, lapilli_int lda, lapilli_int stridea,
                                            lapilli_complex_double* B, lapilli_int ldb, lapilli_int strideb,
                                            lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sposv_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                   lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dposv_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                   lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cposv_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                   lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zposv_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                   lapilli_int count, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sposv_batch_async(lapilli_queue queue, char uplo, lapilli_int n,
                                                  lapilli_int nrhs, float* A, lapilli_int lda,
                                                  lapilli_int stridea, float* B, lapilli_int ldb,
                                                  lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dposv_batch_async(lapilli_queue queue, char uplo, lapilli_int n,
                                                  lapilli_int nrhs, double* A, lapilli_int lda,
                                                  lapilli_int stridea, double* B, lapilli_int ldb,
                                                  lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cposv_batch_async(lapilli_queue queue, char uplo, lapilli_int n,
                                                  lapilli_int nrhs, lapilli_complex_float* A, lapilli_int lda,
                                                  lapilli_int stridea, lapilli_complex_float* B,
                                                  lapilli_int ldb, lapilli_int strideb, lapilli_int count,
                                                  lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zposv_batch_async(lapilli_queue queue, char uplo, lapilli_int n,
                                                  lapilli_int nrhs, lapilli_complex_double* A,
                                                  lapilli_int lda, lapilli_int stridea,
                                                  lapilli_complex_double* B, lapilli_int ldb,
                                                  lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sposv_batch_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                         lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dposv_batch_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                         lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cposv_batch_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                         lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zposv_batch_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                         lapilli_int count, lapilli_memory* bytes);

/* GETRF_BATCH: factors general matrices with interchanges of rows: P A = L U, or without them: A = L U.
 *
 *   1 m        rows of the matrices, m >= 0
 *   2 n        columns of the matrices, n >= 0
 *   3 A        read and written: the matrices, overwritten by L below the diagonal, whose own diagonal of
 *              ones is not stored, and by U
 *   4 lda      leading dimension of each A, lda >= max(1, m)
 *   5 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   6 ipiv     written: row i of a matrix was interchanged with row ipiv(i); min(m, n) numbers of the first
 *              matrix, as many of the next one, and so on; null: no interchanges
 *   7 count    how many matrices, count >= 0
 *   8 infos    count elements, written: of each matrix 0, or i where U(i, i) is zero: the factor is singular
 *
 * info = i > 0: i of the matrices have a singular factor; infos tells which. The factorizations have been
 *   completed; without interchanges what is behind column and row i is undefined. A matrix with a NaN has
 *   factors with NaN, and no info */
LAPILLI_API lapilli_int lapilli_sgetrf_batch(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A,
                                             lapilli_int lda, lapilli_int stridea, lapilli_int* ipiv,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgetrf_batch(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A,
                                             lapilli_int lda, lapilli_int stridea, lapilli_int* ipiv,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgetrf_batch(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                             lapilli_complex_float* A, lapilli_int lda, lapilli_int stridea,
                                             lapilli_int* ipiv, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgetrf_batch(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                             lapilli_complex_double* A, lapilli_int lda, lapilli_int stridea,
                                             lapilli_int* ipiv, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgetrf_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetrf_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetrf_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetrf_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int count, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgetrf_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                   float* A, lapilli_int lda, lapilli_int stridea,
                                                   lapilli_int* ipiv, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgetrf_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                   double* A, lapilli_int lda, lapilli_int stridea,
                                                   lapilli_int* ipiv, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgetrf_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                   lapilli_complex_float* A, lapilli_int lda,
                                                   lapilli_int stridea, lapilli_int* ipiv, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgetrf_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                   lapilli_complex_double* A, lapilli_int lda,
                                                   lapilli_int stridea, lapilli_int* ipiv, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgetrf_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetrf_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetrf_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetrf_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);

/* GETRS_BATCH: solves op(A) X = B with the factors that GETRF_BATCH left in the A.
 *
 *   1 trans    'N', 'T' or 'C': op(A) is A, A^T or A^H
 *   2 n        order of the matrices A, n >= 0
 *   3 nrhs     columns of the B, nrhs >= 0
 *   4 A        read: the factors
 *   5 lda      leading dimension of each A, lda >= max(1, n)
 *   6 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   7 ipiv     read: the interchanges, each from 1 to n; n numbers of the first matrix, n of the next one,
 *              and so on; null: no interchanges
 *   8 B        read and written: the right-hand sides, overwritten by the X
 *   9 ldb      leading dimension of each B, ldb >= max(1, n)
 *  10 strideb  elements from a B to the next one, strideb >= product(ldb, nrhs)
 *  11 count    how many systems, count >= 0
 *  12 infos    count elements, written: of each system 0, or -7 where a number of its ipiv is no row: its B
 *              is as it was
 *
 * info = i > 0: i of the systems have a number in ipiv that is no row; infos tells which */
LAPILLI_API lapilli_int lapilli_sgetrs_batch(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                             const float* A, lapilli_int lda, lapilli_int stridea,
                                             const lapilli_int* ipiv, float* B, lapilli_int ldb,
                                             lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgetrs_batch(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                             const double* A, lapilli_int lda, lapilli_int stridea,
                                             const lapilli_int* ipiv, double* B, lapilli_int ldb,
                                             lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgetrs_batch(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                             const lapilli_complex_float* A, lapilli_int lda,
                                             lapilli_int stridea, const lapilli_int* ipiv,
                                             lapilli_complex_float* B, lapilli_int ldb, lapilli_int strideb,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgetrs_batch(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                             const lapilli_complex_double* A, lapilli_int lda,
                                             lapilli_int stridea, const lapilli_int* ipiv,
                                             lapilli_complex_double* B, lapilli_int ldb, lapilli_int strideb,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgetrs_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetrs_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetrs_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetrs_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                    lapilli_int count, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgetrs_batch_async(lapilli_queue queue, char trans, lapilli_int n,
                                                   lapilli_int nrhs, const float* A, lapilli_int lda,
                                                   lapilli_int stridea, const lapilli_int* ipiv, float* B,
                                                   lapilli_int ldb, lapilli_int strideb, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgetrs_batch_async(lapilli_queue queue, char trans, lapilli_int n,
                                                   lapilli_int nrhs, const double* A, lapilli_int lda,
                                                   lapilli_int stridea, const lapilli_int* ipiv, double* B,
                                                   lapilli_int ldb, lapilli_int strideb, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgetrs_batch_async(lapilli_queue queue, char trans, lapilli_int n,
                                                   lapilli_int nrhs, const lapilli_complex_float* A,
                                                   lapilli_int lda, lapilli_int stridea,
                                                   const lapilli_int* ipiv, lapilli_complex_float* B,
                                                   lapilli_int ldb, lapilli_int strideb, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgetrs_batch_async(lapilli_queue queue, char trans, lapilli_int n,
                                                   lapilli_int nrhs, const lapilli_complex_double* A,
                                                   lapilli_int lda, lapilli_int stridea,
                                                   const lapilli_int* ipiv, lapilli_complex_double* B,
                                                   lapilli_int ldb, lapilli_int strideb, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgetrs_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int nrhs, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetrs_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int nrhs, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetrs_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int nrhs, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetrs_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int nrhs, lapilli_int count,
                                                          lapilli_memory* bytes);

/* GESV_BATCH: solves A X = B for general matrices A, which GETRF_BATCH factors.
 *
 *   1 n        order of the matrices A, n >= 0
 *   2 nrhs     columns of the B, nrhs >= 0
 *   3 A        read and written: the matrices, overwritten by their factors
 *   4 lda      leading dimension of each A, lda >= max(1, n)
 *   5 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   6 ipiv     written: row i of a matrix was interchanged with row ipiv(i); n numbers of the first matrix, n
 *              of the next one, and so on; null: no interchanges
 *   7 B        read and written: the right-hand sides, overwritten by the X
 *   8 ldb      leading dimension of each B, ldb >= max(1, n)
 *   9 strideb  elements from a B to the next one, strideb >= product(ldb, nrhs)
 *  10 count    how many systems, count >= 0
 *  11 infos    count elements, written: of each system 0, or i where U(i, i) is zero: the matrix is singular
 *
 * info = i > 0: i of the matrices are singular; infos tells which. Their A and ipiv are as after GETRF, their
 *   B is as it was */
LAPILLI_API lapilli_int lapilli_sgesv_batch(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, float* A,
                                            lapilli_int lda, lapilli_int stridea, lapilli_int* ipiv, float* B,
                                            lapilli_int ldb, lapilli_int strideb, lapilli_int count,
                                            lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgesv_batch(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, double* A,
                                            lapilli_int lda, lapilli_int stridea, lapilli_int* ipiv,
                                            double* B, lapilli_int ldb, lapilli_int strideb,
                                            lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgesv_batch(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                            lapilli_complex_float* A, lapilli_int lda, lapilli_int stridea,
                                            lapilli_int* ipiv, lapilli_complex_float* B, lapilli_int ldb,
                                            lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgesv_batch(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                            lapilli_complex_double* A, lapilli_int lda, lapilli_int stridea,
                                            lapilli_int* ipiv, lapilli_complex_double* B, lapilli_int ldb,
                                            lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgesv_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                   lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgesv_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                   lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgesv_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                   lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgesv_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                   lapilli_int count, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgesv_batch_async(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                  float* A, lapilli_int lda, lapilli_int stridea,
                                                  lapilli_int* ipiv, float* B, lapilli_int ldb,
                                                  lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgesv_batch_async(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                  double* A, lapilli_int lda, lapilli_int stridea,
                                                  lapilli_int* ipiv, double* B, lapilli_int ldb,
                                                  lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgesv_batch_async(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                  lapilli_complex_float* A, lapilli_int lda,
                                                  lapilli_int stridea, lapilli_int* ipiv,
                                                  lapilli_complex_float* B, lapilli_int ldb,
                                                  lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgesv_batch_async(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                  lapilli_complex_double* A, lapilli_int lda,
                                                  lapilli_int stridea, lapilli_int* ipiv,
                                                  lapilli_complex_double* B, lapilli_int ldb,
                                                  lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgesv_batch_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                         lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgesv_batch_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                         lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgesv_batch_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                         lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgesv_batch_async_memory(lapilli_queue queue, lapilli_int n, lapilli_int nrhs,
                                                         lapilli_int count, lapilli_memory* bytes);

/* GETRI_BATCH: inverts general matrices with the factors that GETRF_BATCH left in the A.
 *
 *   1 n        order of the matrices, n >= 0
 *   2 A        read and written: the factors, overwritten by the inverses
 *   3 lda      leading dimension of each A, lda >= max(1, n)
 *   4 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   5 ipiv     read: the interchanges, each from 1 to n; n numbers of the first matrix, n of the next one,
 *              and so on; null: no interchanges
 *   6 count    how many matrices, count >= 0
 *   7 infos    count elements, written: of each matrix 0, i where U(i, i) is zero: the matrix is singular, or
 *              -5 where a number of its ipiv is no row
 *
 * info = i > 0: i of the matrices have no inverse; infos tells which, and why. They are as they were */
LAPILLI_API lapilli_int lapilli_sgetri_batch(lapilli_context ctx, lapilli_int n, float* A, lapilli_int lda,
                                             lapilli_int stridea, const lapilli_int* ipiv, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgetri_batch(lapilli_context ctx, lapilli_int n, double* A, lapilli_int lda,
                                             lapilli_int stridea, const lapilli_int* ipiv, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgetri_batch(lapilli_context ctx, lapilli_int n, lapilli_complex_float* A,
                                             lapilli_int lda, lapilli_int stridea, const lapilli_int* ipiv,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgetri_batch(lapilli_context ctx, lapilli_int n, lapilli_complex_double* A,
                                             lapilli_int lda, lapilli_int stridea, const lapilli_int* ipiv,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgetri_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetri_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetri_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetri_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                    lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgetri_batch_async(lapilli_queue queue, lapilli_int n, float* A,
                                                   lapilli_int lda, lapilli_int stridea,
                                                   const lapilli_int* ipiv, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgetri_batch_async(lapilli_queue queue, lapilli_int n, double* A,
                                                   lapilli_int lda, lapilli_int stridea,
                                                   const lapilli_int* ipiv, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgetri_batch_async(lapilli_queue queue, lapilli_int n,
                                                   lapilli_complex_float* A, lapilli_int lda,
                                                   lapilli_int stridea, const lapilli_int* ipiv,
                                                   lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgetri_batch_async(lapilli_queue queue, lapilli_int n,
                                                   lapilli_complex_double* A, lapilli_int lda,
                                                   lapilli_int stridea, const lapilli_int* ipiv,
                                                   lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgetri_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetri_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetri_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetri_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);

/* GETRI_OUTOFPLACE_BATCH: inverts general matrices with the factors that GETRF_BATCH left in the A, and
 * leaves these as they are.
 *
 *   1 n        order of the matrices, n >= 0
 *   2 A        read: the factors
 *   3 lda      leading dimension of each A, lda >= max(1, n)
 *   4 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   5 ipiv     read: the interchanges, each from 1 to n; n numbers of the first matrix, n of the next one,
 *              and so on; null: no interchanges
 *   6 C        written: the inverses
 *   7 ldc      leading dimension of each C, ldc >= max(1, n)
 *   8 stridec  elements from a C to the next one, stridec >= product(ldc, n)
 *   9 count    how many matrices, count >= 0
 *  10 infos    count elements, written: of each matrix 0, i where U(i, i) is zero: the matrix is singular, or
 *              -5 where a number of its ipiv is no row
 *
 * info = i > 0: i of the matrices have no inverse; infos tells which, and why. Their C are undefined */
LAPILLI_API lapilli_int lapilli_sgetri_outofplace_batch(lapilli_context ctx, lapilli_int n, const float* A,
                                                        lapilli_int lda, lapilli_int stridea,
                                                        const lapilli_int* ipiv, float* C, lapilli_int ldc,
                                                        lapilli_int stridec, lapilli_int count,
                                                        lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgetri_outofplace_batch(lapilli_context ctx, lapilli_int n, const double* A,
                                                        lapilli_int lda, lapilli_int stridea,
                                                        const lapilli_int* ipiv, double* C, lapilli_int ldc,
                                                        lapilli_int stridec, lapilli_int count,
                                                        lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgetri_outofplace_batch(lapilli_context ctx, lapilli_int n,
                                                        const lapilli_complex_float* A, lapilli_int lda,
                                                        lapilli_int stridea, const lapilli_int* ipiv,
                                                        lapilli_complex_float* C, lapilli_int ldc,
                                                        lapilli_int stridec, lapilli_int count,
                                                        lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgetri_outofplace_batch(lapilli_context ctx, lapilli_int n,
                                                        const lapilli_complex_double* A, lapilli_int lda,
                                                        lapilli_int stridea, const lapilli_int* ipiv,
                                                        lapilli_complex_double* C, lapilli_int ldc,
                                                        lapilli_int stridec, lapilli_int count,
                                                        lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgetri_outofplace_batch_memory(lapilli_context ctx, lapilli_int n,
                                                               lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetri_outofplace_batch_memory(lapilli_context ctx, lapilli_int n,
                                                               lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetri_outofplace_batch_memory(lapilli_context ctx, lapilli_int n,
                                                               lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetri_outofplace_batch_memory(lapilli_context ctx, lapilli_int n,
                                                               lapilli_int count, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgetri_outofplace_batch_async(lapilli_queue queue, lapilli_int n,
                                                              const float* A, lapilli_int lda,
                                                              lapilli_int stridea, const lapilli_int* ipiv,
                                                              float* C, lapilli_int ldc, lapilli_int stridec,
                                                              lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgetri_outofplace_batch_async(lapilli_queue queue, lapilli_int n,
                                                              const double* A, lapilli_int lda,
                                                              lapilli_int stridea, const lapilli_int* ipiv,
                                                              double* C, lapilli_int ldc, lapilli_int stridec,
                                                              lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgetri_outofplace_batch_async(lapilli_queue queue, lapilli_int n,
                                                              const lapilli_complex_float* A, lapilli_int lda,
                                                              lapilli_int stridea, const lapilli_int* ipiv,
                                                              lapilli_complex_float* C, lapilli_int ldc,
                                                              lapilli_int stridec, lapilli_int count,
                                                              lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgetri_outofplace_batch_async(lapilli_queue queue, lapilli_int n,
                                                              const lapilli_complex_double* A,
                                                              lapilli_int lda, lapilli_int stridea,
                                                              const lapilli_int* ipiv,
                                                              lapilli_complex_double* C, lapilli_int ldc,
                                                              lapilli_int stridec, lapilli_int count,
                                                              lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgetri_outofplace_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                                     lapilli_int count,
                                                                     lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetri_outofplace_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                                     lapilli_int count,
                                                                     lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetri_outofplace_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                                     lapilli_int count,
                                                                     lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetri_outofplace_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                                     lapilli_int count,
                                                                     lapilli_memory* bytes);

/* POTRI_BATCH: inverts symmetric or Hermitian positive definite matrices with the factors that POTRF_BATCH
 * left in the A.
 *
 *   1 uplo     'L' or 'U': the triangle of each A that holds the factor and is overwritten
 *   2 n        order of the matrices, n >= 0
 *   3 A        read and written: the factors, overwritten by that triangle of the inverses
 *   4 lda      leading dimension of each A, lda >= max(1, n)
 *   5 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   6 count    how many matrices, count >= 0
 *   7 infos    count elements, written: of each matrix 0, or i where element (i, i) of its factor is zero
 *
 * info = i > 0: i of the factors have a zero on the diagonal; infos tells which. They are as they were */
LAPILLI_API lapilli_int lapilli_spotri_batch(lapilli_context ctx, char uplo, lapilli_int n, float* A,
                                             lapilli_int lda, lapilli_int stridea, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dpotri_batch(lapilli_context ctx, char uplo, lapilli_int n, double* A,
                                             lapilli_int lda, lapilli_int stridea, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cpotri_batch(lapilli_context ctx, char uplo, lapilli_int n,
                                             lapilli_complex_float* A, lapilli_int lda, lapilli_int stridea,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zpotri_batch(lapilli_context ctx, char uplo, lapilli_int n,
                                             lapilli_complex_double* A, lapilli_int lda, lapilli_int stridea,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_spotri_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotri_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotri_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotri_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                    lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_spotri_batch_async(lapilli_queue queue, char uplo, lapilli_int n, float* A,
                                                   lapilli_int lda, lapilli_int stridea, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dpotri_batch_async(lapilli_queue queue, char uplo, lapilli_int n, double* A,
                                                   lapilli_int lda, lapilli_int stridea, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cpotri_batch_async(lapilli_queue queue, char uplo, lapilli_int n,
                                                   lapilli_complex_float* A, lapilli_int lda,
                                                   lapilli_int stridea, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zpotri_batch_async(lapilli_queue queue, char uplo, lapilli_int n,
                                                   lapilli_complex_double* A, lapilli_int lda,
                                                   lapilli_int stridea, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_spotri_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotri_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotri_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotri_batch_async_memory(lapilli_queue queue, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);

/* TRSM_BATCH: solves op(A) X = alpha B ('L') or X op(A) = alpha B ('R') for triangular matrices A.
 * Where alpha = 0, B := 0, whatever the A have.
 *
 *   1 side     'L' or 'R': the side of op(A)
 *   2 uplo     'L' or 'U': the triangle of each A that is read
 *   3 transa   op(A) is A ('N'), A^T ('T') or A^H ('C')
 *   4 diag     'U': the diagonals of the A are 1 and are not read, 'N': they are read
 *   5 m        rows of the B, m >= 0
 *   6 n        columns of the B, n >= 0
 *   7 alpha    a number
 *   8 A        read: the triangular matrices
 *   9 lda      leading dimension of each A, lda >= max(1, order)
 *  10 stridea  elements from an A to the next one, stridea >= product(lda, order)
 *  11 B        read and written: the right-hand sides, overwritten by the X
 *  12 ldb      leading dimension of each B, ldb >= max(1, m)
 *  13 strideb  elements from a B to the next one, strideb >= product(ldb, n)
 *  14 count    how many systems, count >= 0
 *  15 infos    count elements, written: of each system 0, or i where A(i, i) is zero, which TRTRS looks for,
 *              too: its B is as it was
 *
 * info = i > 0: i of the triangular matrices are singular; infos tells which. Their B are as they were */
LAPILLI_API lapilli_int lapilli_strsm_batch(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                            lapilli_int m, lapilli_int n, float alpha, const float* A,
                                            lapilli_int lda, lapilli_int stridea, float* B, lapilli_int ldb,
                                            lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dtrsm_batch(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                            lapilli_int m, lapilli_int n, double alpha, const double* A,
                                            lapilli_int lda, lapilli_int stridea, double* B, lapilli_int ldb,
                                            lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ctrsm_batch(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                            lapilli_int m, lapilli_int n, lapilli_complex_float alpha,
                                            const lapilli_complex_float* A, lapilli_int lda,
                                            lapilli_int stridea, lapilli_complex_float* B, lapilli_int ldb,
                                            lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ztrsm_batch(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                            lapilli_int m, lapilli_int n, lapilli_complex_double alpha,
                                            const lapilli_complex_double* A, lapilli_int lda,
                                            lapilli_int stridea, lapilli_complex_double* B, lapilli_int ldb,
                                            lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_strsm_batch_memory(lapilli_context ctx, char side, lapilli_int m,
                                                   lapilli_int n, lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dtrsm_batch_memory(lapilli_context ctx, char side, lapilli_int m,
                                                   lapilli_int n, lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ctrsm_batch_memory(lapilli_context ctx, char side, lapilli_int m,
                                                   lapilli_int n, lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ztrsm_batch_memory(lapilli_context ctx, char side, lapilli_int m,
                                                   lapilli_int n, lapilli_int count, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_strsm_batch_async(lapilli_queue queue, char side, char uplo, char transa,
                                                  char diag, lapilli_int m, lapilli_int n, float alpha,
                                                  const float* A, lapilli_int lda, lapilli_int stridea,
                                                  float* B, lapilli_int ldb, lapilli_int strideb,
                                                  lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dtrsm_batch_async(lapilli_queue queue, char side, char uplo, char transa,
                                                  char diag, lapilli_int m, lapilli_int n, double alpha,
                                                  const double* A, lapilli_int lda, lapilli_int stridea,
                                                  double* B, lapilli_int ldb, lapilli_int strideb,
                                                  lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ctrsm_batch_async(lapilli_queue queue, char side, char uplo, char transa,
                                                  char diag, lapilli_int m, lapilli_int n,
                                                  lapilli_complex_float alpha, const lapilli_complex_float* A,
                                                  lapilli_int lda, lapilli_int stridea,
                                                  lapilli_complex_float* B, lapilli_int ldb,
                                                  lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ztrsm_batch_async(lapilli_queue queue, char side, char uplo, char transa,
                                                  char diag, lapilli_int m, lapilli_int n,
                                                  lapilli_complex_double alpha,
                                                  const lapilli_complex_double* A, lapilli_int lda,
                                                  lapilli_int stridea, lapilli_complex_double* B,
                                                  lapilli_int ldb, lapilli_int strideb, lapilli_int count,
                                                  lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_strsm_batch_async_memory(lapilli_queue queue, char side, lapilli_int m,
                                                         lapilli_int n, lapilli_int count,
                                                         lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dtrsm_batch_async_memory(lapilli_queue queue, char side, lapilli_int m,
                                                         lapilli_int n, lapilli_int count,
                                                         lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ctrsm_batch_async_memory(lapilli_queue queue, char side, lapilli_int m,
                                                         lapilli_int n, lapilli_int count,
                                                         lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ztrsm_batch_async_memory(lapilli_queue queue, char side, lapilli_int m,
                                                         lapilli_int n, lapilli_int count,
                                                         lapilli_memory* bytes);

/* GEQRF_BATCH: factors general matrices: A = Q R.
 *
 *   1 m        rows of the matrices, m >= 0
 *   2 n        columns of the matrices, n >= 0
 *   3 A        read and written: the matrices, overwritten by R on and above the diagonal, by the reflectors
 *              below
 *   4 lda      leading dimension of each A, lda >= max(1, m)
 *   5 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   6 tau      written: factors of the reflectors; min(m, n) of the first matrix, as many of the next one,
 *              and so on
 *   7 count    how many matrices, count >= 0
 *   8 infos    count elements, written: 0 for each matrix */
LAPILLI_API lapilli_int lapilli_sgeqrf_batch(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A,
                                             lapilli_int lda, lapilli_int stridea, float* tau,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgeqrf_batch(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A,
                                             lapilli_int lda, lapilli_int stridea, double* tau,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgeqrf_batch(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                             lapilli_complex_float* A, lapilli_int lda, lapilli_int stridea,
                                             lapilli_complex_float* tau, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgeqrf_batch(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                             lapilli_complex_double* A, lapilli_int lda, lapilli_int stridea,
                                             lapilli_complex_double* tau, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgeqrf_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgeqrf_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgeqrf_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgeqrf_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int count, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgeqrf_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                   float* A, lapilli_int lda, lapilli_int stridea, float* tau,
                                                   lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgeqrf_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                   double* A, lapilli_int lda, lapilli_int stridea,
                                                   double* tau, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgeqrf_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                   lapilli_complex_float* A, lapilli_int lda,
                                                   lapilli_int stridea, lapilli_complex_float* tau,
                                                   lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgeqrf_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                   lapilli_complex_double* A, lapilli_int lda,
                                                   lapilli_int stridea, lapilli_complex_double* tau,
                                                   lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgeqrf_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgeqrf_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgeqrf_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgeqrf_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);

/* ORGQR_BATCH, UNGQR_BATCH: forms the first n columns of each Q of GEQRF_BATCH over the reflectors.
 *
 *   1 m        rows of the Q, m >= 0
 *   2 n        columns of the Q, 0 <= n <= m
 *   3 k        reflectors of each, 0 <= k <= n
 *   4 A        read and written: in the first k columns of each the reflectors; overwritten by columns of the
 *              Q
 *   5 lda      leading dimension of each A, lda >= max(1, m)
 *   6 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   7 tau      read: factors of the reflectors; k of the first matrix, k of the next one, and so on
 *   8 count    how many matrices, count >= 0
 *   9 infos    count elements, written: 0 for each matrix */
LAPILLI_API lapilli_int lapilli_sorgqr_batch(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                             float* A, lapilli_int lda, lapilli_int stridea, const float* tau,
                                             lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dorgqr_batch(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                             double* A, lapilli_int lda, lapilli_int stridea,
                                             const double* tau, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cungqr_batch(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                             lapilli_complex_float* A, lapilli_int lda, lapilli_int stridea,
                                             const lapilli_complex_float* tau, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zungqr_batch(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                                             lapilli_complex_double* A, lapilli_int lda, lapilli_int stridea,
                                             const lapilli_complex_double* tau, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sorgqr_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int k, lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dorgqr_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int k, lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cungqr_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int k, lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zungqr_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int k, lapilli_int count, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sorgqr_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                   lapilli_int k, float* A, lapilli_int lda,
                                                   lapilli_int stridea, const float* tau, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dorgqr_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                   lapilli_int k, double* A, lapilli_int lda,
                                                   lapilli_int stridea, const double* tau, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cungqr_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                   lapilli_int k, lapilli_complex_float* A, lapilli_int lda,
                                                   lapilli_int stridea, const lapilli_complex_float* tau,
                                                   lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zungqr_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                   lapilli_int k, lapilli_complex_double* A, lapilli_int lda,
                                                   lapilli_int stridea, const lapilli_complex_double* tau,
                                                   lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sorgqr_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                          lapilli_int k, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dorgqr_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                          lapilli_int k, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cungqr_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                          lapilli_int k, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zungqr_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                          lapilli_int k, lapilli_int count,
                                                          lapilli_memory* bytes);

/* QR_BATCH: factors general matrices, A = Q R, and forms the first min(m, n) columns of each Q: GEQRF_BATCH
 * and ORGQR_BATCH in one.
 *
 *   1 m        rows of the matrices, m >= 0
 *   2 n        columns of the matrices, n >= 0
 *   3 A        read and written: the matrices; the first min(m, n) columns of each are overwritten by those
 *              of Q, those behind are destroyed
 *   4 lda      leading dimension of each A, lda >= max(1, m)
 *   5 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   6 R        written: the R, min(m, n) x n each, with zeros below the diagonal
 *   7 ldr      leading dimension of each R, ldr >= max(1, min(m, n))
 *   8 strider  elements from an R to the next one, strider >= product(ldr, n)
 *   9 count    how many matrices, count >= 0
 *  10 infos    count elements, written: 0 for each matrix */
LAPILLI_API lapilli_int lapilli_sqr_batch(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A,
                                          lapilli_int lda, lapilli_int stridea, float* R, lapilli_int ldr,
                                          lapilli_int strider, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dqr_batch(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A,
                                          lapilli_int lda, lapilli_int stridea, double* R, lapilli_int ldr,
                                          lapilli_int strider, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cqr_batch(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                          lapilli_complex_float* A, lapilli_int lda, lapilli_int stridea,
                                          lapilli_complex_float* R, lapilli_int ldr, lapilli_int strider,
                                          lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zqr_batch(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                          lapilli_complex_double* A, lapilli_int lda, lapilli_int stridea,
                                          lapilli_complex_double* R, lapilli_int ldr, lapilli_int strider,
                                          lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sqr_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                 lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dqr_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                 lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cqr_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                 lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zqr_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                 lapilli_int count, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sqr_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n, float* A,
                                                lapilli_int lda, lapilli_int stridea, float* R,
                                                lapilli_int ldr, lapilli_int strider, lapilli_int count,
                                                lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dqr_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n, double* A,
                                                lapilli_int lda, lapilli_int stridea, double* R,
                                                lapilli_int ldr, lapilli_int strider, lapilli_int count,
                                                lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cqr_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                lapilli_complex_float* A, lapilli_int lda,
                                                lapilli_int stridea, lapilli_complex_float* R,
                                                lapilli_int ldr, lapilli_int strider, lapilli_int count,
                                                lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zqr_batch_async(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                lapilli_complex_double* A, lapilli_int lda,
                                                lapilli_int stridea, lapilli_complex_double* R,
                                                lapilli_int ldr, lapilli_int strider, lapilli_int count,
                                                lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sqr_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                       lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dqr_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                       lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cqr_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                       lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zqr_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                       lapilli_int count, lapilli_memory* bytes);

/* ORMQR_BATCH, UNMQR_BATCH: multiplies by the matrices Q of GEQRF_BATCH: C := op(Q) C ('L') or C := C op(Q)
 * ('R').
 *
 *   1 side     'L' or 'R': the side of the Q
 *   2 trans    op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
 *   3 m        rows of the C, m >= 0
 *   4 n        columns of the C, n >= 0
 *   5 k        reflectors of each, 0 <= k <= order
 *   6 A        read: the reflectors
 *   7 lda      leading dimension of each A, lda >= max(1, order)
 *   8 stridea  elements from an A to the next one, stridea >= product(lda, k)
 *   9 tau      read: factors of the reflectors; k of the first matrix, k of the next one, and so on
 *  10 C        read and written: the matrices, overwritten by the products
 *  11 ldc      leading dimension of each C, ldc >= max(1, m)
 *  12 stridec  elements from a C to the next one, stridec >= product(ldc, n)
 *  13 count    how many products, count >= 0
 *  14 infos    count elements, written: 0 for each product */
LAPILLI_API lapilli_int lapilli_sormqr_batch(lapilli_context ctx, char side, char trans, lapilli_int m,
                                             lapilli_int n, lapilli_int k, const float* A, lapilli_int lda,
                                             lapilli_int stridea, const float* tau, float* C, lapilli_int ldc,
                                             lapilli_int stridec, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dormqr_batch(lapilli_context ctx, char side, char trans, lapilli_int m,
                                             lapilli_int n, lapilli_int k, const double* A, lapilli_int lda,
                                             lapilli_int stridea, const double* tau, double* C,
                                             lapilli_int ldc, lapilli_int stridec, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cunmqr_batch(lapilli_context ctx, char side, char trans, lapilli_int m,
                                             lapilli_int n, lapilli_int k, const lapilli_complex_float* A,
                                             lapilli_int lda, lapilli_int stridea,
                                             const lapilli_complex_float* tau, lapilli_complex_float* C,
                                             lapilli_int ldc, lapilli_int stridec, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zunmqr_batch(lapilli_context ctx, char side, char trans, lapilli_int m,
                                             lapilli_int n, lapilli_int k, const lapilli_complex_double* A,
                                             lapilli_int lda, lapilli_int stridea,
                                             const lapilli_complex_double* tau, lapilli_complex_double* C,
                                             lapilli_int ldc, lapilli_int stridec, lapilli_int count,
                                             lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sormqr_batch_memory(lapilli_context ctx, char side, lapilli_int m,
                                                    lapilli_int n, lapilli_int k, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dormqr_batch_memory(lapilli_context ctx, char side, lapilli_int m,
                                                    lapilli_int n, lapilli_int k, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunmqr_batch_memory(lapilli_context ctx, char side, lapilli_int m,
                                                    lapilli_int n, lapilli_int k, lapilli_int count,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunmqr_batch_memory(lapilli_context ctx, char side, lapilli_int m,
                                                    lapilli_int n, lapilli_int k, lapilli_int count,
                                                    lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sormqr_batch_async(lapilli_queue queue, char side, char trans, lapilli_int m,
                                                   lapilli_int n, lapilli_int k, const float* A,
                                                   lapilli_int lda, lapilli_int stridea, const float* tau,
                                                   float* C, lapilli_int ldc, lapilli_int stridec,
                                                   lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dormqr_batch_async(lapilli_queue queue, char side, char trans, lapilli_int m,
                                                   lapilli_int n, lapilli_int k, const double* A,
                                                   lapilli_int lda, lapilli_int stridea, const double* tau,
                                                   double* C, lapilli_int ldc, lapilli_int stridec,
                                                   lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cunmqr_batch_async(lapilli_queue queue, char side, char trans, lapilli_int m,
                                                   lapilli_int n, lapilli_int k,
                                                   const lapilli_complex_float* A, lapilli_int lda,
                                                   lapilli_int stridea, const lapilli_complex_float* tau,
                                                   lapilli_complex_float* C, lapilli_int ldc,
                                                   lapilli_int stridec, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zunmqr_batch_async(lapilli_queue queue, char side, char trans, lapilli_int m,
                                                   lapilli_int n, lapilli_int k,
                                                   const lapilli_complex_double* A, lapilli_int lda,
                                                   lapilli_int stridea, const lapilli_complex_double* tau,
                                                   lapilli_complex_double* C, lapilli_int ldc,
                                                   lapilli_int stridec, lapilli_int count,
                                                   lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sormqr_batch_async_memory(lapilli_queue queue, char side, lapilli_int m,
                                                          lapilli_int n, lapilli_int k, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dormqr_batch_async_memory(lapilli_queue queue, char side, lapilli_int m,
                                                          lapilli_int n, lapilli_int k, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunmqr_batch_async_memory(lapilli_queue queue, char side, lapilli_int m,
                                                          lapilli_int n, lapilli_int k, lapilli_int count,
                                                          lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunmqr_batch_async_memory(lapilli_queue queue, char side, lapilli_int m,
                                                          lapilli_int n, lapilli_int k, lapilli_int count,
                                                          lapilli_memory* bytes);

/* GELS_BATCH: solves least squares problems with matrices A of full rank and at least as many rows as
 * columns.
 * X minimizes the norms of the columns of B - A X; the squares of the elements in the rows of B below X add
 * up to the squares of these norms. A zero matrix has the solution 0.
 *
 *   1 trans    'N'
 *   2 m        rows of the A, m >= 0
 *   3 n        columns of the A, 0 <= n <= m
 *   4 nrhs     columns of the B, nrhs >= 0
 *   5 A        read and written: the matrices, overwritten by their QR factorizations
 *   6 lda      leading dimension of each A, lda >= max(1, m)
 *   7 stridea  elements from an A to the next one, stridea >= product(lda, n)
 *   8 B        read and written: the right-hand sides, overwritten by the X
 *   9 ldb      leading dimension of each B, ldb >= max(1, m)
 *  10 strideb  elements from a B to the next one, strideb >= product(ldb, nrhs)
 *  11 count    how many problems, count >= 0
 *  12 infos    count elements, written: of each problem 0, or i where R(i, i) is zero: A has not full rank
 *
 * info = i > 0: i of the matrices have not full rank; infos tells which. Their A are overwritten by the
 *   factors, their B are as they were */
LAPILLI_API lapilli_int lapilli_sgels_batch(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                            lapilli_int nrhs, float* A, lapilli_int lda, lapilli_int stridea,
                                            float* B, lapilli_int ldb, lapilli_int strideb, lapilli_int count,
                                            lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgels_batch(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                            lapilli_int nrhs, double* A, lapilli_int lda, lapilli_int stridea,
                                            double* B, lapilli_int ldb, lapilli_int strideb,
                                            lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgels_batch(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                            lapilli_int nrhs, lapilli_complex_float* A, lapilli_int lda,
                                            lapilli_int stridea, lapilli_complex_float* B, lapilli_int ldb,
                                            lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgels_batch(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                            lapilli_int nrhs, lapilli_complex_double* A, lapilli_int lda,
                                            lapilli_int stridea, lapilli_complex_double* B, lapilli_int ldb,
                                            lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgels_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                   lapilli_int nrhs, lapilli_int count,
                                                   lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgels_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                   lapilli_int nrhs, lapilli_int count,
                                                   lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgels_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                   lapilli_int nrhs, lapilli_int count,
                                                   lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgels_batch_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                   lapilli_int nrhs, lapilli_int count,
                                                   lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgels_batch_async(lapilli_queue queue, char trans, lapilli_int m,
                                                  lapilli_int n, lapilli_int nrhs, float* A, lapilli_int lda,
                                                  lapilli_int stridea, float* B, lapilli_int ldb,
                                                  lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgels_batch_async(lapilli_queue queue, char trans, lapilli_int m,
                                                  lapilli_int n, lapilli_int nrhs, double* A, lapilli_int lda,
                                                  lapilli_int stridea, double* B, lapilli_int ldb,
                                                  lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgels_batch_async(lapilli_queue queue, char trans, lapilli_int m,
                                                  lapilli_int n, lapilli_int nrhs, lapilli_complex_float* A,
                                                  lapilli_int lda, lapilli_int stridea,
                                                  lapilli_complex_float* B, lapilli_int ldb,
                                                  lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgels_batch_async(lapilli_queue queue, char trans, lapilli_int m,
                                                  lapilli_int n, lapilli_int nrhs, lapilli_complex_double* A,
                                                  lapilli_int lda, lapilli_int stridea,
                                                  lapilli_complex_double* B, lapilli_int ldb,
                                                  lapilli_int strideb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgels_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                         lapilli_int nrhs, lapilli_int count,
                                                         lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgels_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                         lapilli_int nrhs, lapilli_int count,
                                                         lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgels_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                         lapilli_int nrhs, lapilli_int count,
                                                         lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgels_batch_async_memory(lapilli_queue queue, lapilli_int m, lapilli_int n,
                                                         lapilli_int nrhs, lapilli_int count,
                                                         lapilli_memory* bytes);

/* POTRF_BATCH_POINTERS: 1 uplo, 2 n, 3 A, 4 lda, 5 count, 6 infos. As POTRF_BATCH, without strides and
 * _async: A is an array of count addresses in host memory. Arguments have the numbers above. */
LAPILLI_API lapilli_int lapilli_spotrf_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                      float* const* A, lapilli_int lda, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dpotrf_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                      double* const* A, lapilli_int lda, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cpotrf_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                      lapilli_complex_float* const* A, lapilli_int lda,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zpotrf_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                      lapilli_complex_double* const* A, lapilli_int lda,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_spotrf_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotrf_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotrf_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotrf_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);

/* SYEVD_BATCH_POINTERS, HEEVD_BATCH_POINTERS: 1 jobz, 2 uplo, 3 n, 4 A, 5 lda, 6 W, 7 count, 8 infos. As
 * SYEVD_BATCH, HEEVD_BATCH, without strides and _async: A is an array of count addresses in host memory.
 * Arguments have the numbers above. */
LAPILLI_API lapilli_int lapilli_ssyevd_batch_pointers(lapilli_context ctx, char jobz, char uplo,
                                                      lapilli_int n, float* const* A, lapilli_int lda,
                                                      float* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dsyevd_batch_pointers(lapilli_context ctx, char jobz, char uplo,
                                                      lapilli_int n, double* const* A, lapilli_int lda,
                                                      double* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cheevd_batch_pointers(lapilli_context ctx, char jobz, char uplo,
                                                      lapilli_int n, lapilli_complex_float* const* A,
                                                      lapilli_int lda, float* W, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zheevd_batch_pointers(lapilli_context ctx, char jobz, char uplo,
                                                      lapilli_int n, lapilli_complex_double* const* A,
                                                      lapilli_int lda, double* W, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ssyevd_batch_pointers_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsyevd_batch_pointers_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cheevd_batch_pointers_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zheevd_batch_pointers_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);

/* SYGVD_BATCH_POINTERS, HEGVD_BATCH_POINTERS: 1 itype, 2 jobz, 3 uplo, 4 n, 5 A, 6 lda, 7 B, 8 ldb, 9 W, 10
 * count, 11 infos. As SYGVD_BATCH, HEGVD_BATCH, without strides and _async: A and B are arrays of count
 * addresses in host memory. Arguments have the numbers above. */
LAPILLI_API lapilli_int lapilli_ssygvd_batch_pointers(lapilli_context ctx, lapilli_int itype, char jobz,
                                                      char uplo, lapilli_int n, float* const* A,
                                                      lapilli_int lda, float* const* B, lapilli_int ldb,
                                                      float* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dsygvd_batch_pointers(lapilli_context ctx, lapilli_int itype, char jobz,
                                                      char uplo, lapilli_int n, double* const* A,
                                                      lapilli_int lda, double* const* B, lapilli_int ldb,
                                                      double* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_chegvd_batch_pointers(lapilli_context ctx, lapilli_int itype, char jobz,
                                                      char uplo, lapilli_int n,
                                                      lapilli_complex_float* const* A, lapilli_int lda,
                                                      lapilli_complex_float* const* B, lapilli_int ldb,
                                                      float* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zhegvd_batch_pointers(lapilli_context ctx, lapilli_int itype, char jobz,
                                                      char uplo, lapilli_int n,
                                                      lapilli_complex_double* const* A, lapilli_int lda,
                                                      lapilli_complex_double* const* B, lapilli_int ldb,
                                                      double* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ssygvd_batch_pointers_memory(lapilli_context ctx, lapilli_int itype,
                                                             char jobz, lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsygvd_batch_pointers_memory(lapilli_context ctx, lapilli_int itype,
                                                             char jobz, lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chegvd_batch_pointers_memory(lapilli_context ctx, lapilli_int itype,
                                                             char jobz, lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhegvd_batch_pointers_memory(lapilli_context ctx, lapilli_int itype,
                                                             char jobz, lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);

/* GESVD_BATCH_POINTERS: 1 jobz, 2 m, 3 n, 4 A, 5 lda, 6 S, 7 U, 8 ldu, 9 VT, 10 ldvt, 11 count, 12 infos. As
 * GESVD_BATCH, without strides and _async: A, U and VT are arrays of count addresses in host memory.
 * Arguments have the numbers above. U: not referenced unless jobz is 'S' and min(m, n) > 0. ldu: leading
 * dimension of each U, ldu >= max(1, m) where jobz is 'S' and min(m, n) > 0. VT: not referenced unless jobz
 * is 'S' and min(m, n) > 0. ldvt: leading dimension of each V^H, ldvt >= max(1, k) where jobz is 'S' and
 * min(m, n) > 0. */
LAPILLI_API lapilli_int lapilli_sgesvd_batch_pointers(lapilli_context ctx, char jobz, lapilli_int m,
                                                      lapilli_int n, const float* const* A, lapilli_int lda,
                                                      float* S, float* const* U, lapilli_int ldu,
                                                      float* const* VT, lapilli_int ldvt, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgesvd_batch_pointers(lapilli_context ctx, char jobz, lapilli_int m,
                                                      lapilli_int n, const double* const* A, lapilli_int lda,
                                                      double* S, double* const* U, lapilli_int ldu,
                                                      double* const* VT, lapilli_int ldvt, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgesvd_batch_pointers(lapilli_context ctx, char jobz, lapilli_int m,
                                                      lapilli_int n, const lapilli_complex_float* const* A,
                                                      lapilli_int lda, float* S,
                                                      lapilli_complex_float* const* U, lapilli_int ldu,
                                                      lapilli_complex_float* const* VT, lapilli_int ldvt,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgesvd_batch_pointers(lapilli_context ctx, char jobz, lapilli_int m,
                                                      lapilli_int n, const lapilli_complex_double* const* A,
                                                      lapilli_int lda, double* S,
                                                      lapilli_complex_double* const* U, lapilli_int ldu,
                                                      lapilli_complex_double* const* VT, lapilli_int ldvt,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgesvd_batch_pointers_memory(lapilli_context ctx, char jobz, lapilli_int m,
                                                             lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgesvd_batch_pointers_memory(lapilli_context ctx, char jobz, lapilli_int m,
                                                             lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgesvd_batch_pointers_memory(lapilli_context ctx, char jobz, lapilli_int m,
                                                             lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgesvd_batch_pointers_memory(lapilli_context ctx, char jobz, lapilli_int m,
                                                             lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);

/* POTRS_BATCH_POINTERS: 1 uplo, 2 n, 3 nrhs, 4 A, 5 lda, 6 B, 7 ldb, 8 count, 9 infos. As POTRS_BATCH,
 * without strides and _async: A and B are arrays of count addresses in host memory. Arguments have the
 * numbers above. */
LAPILLI_API lapilli_int lapilli_spotrs_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                      lapilli_int nrhs, const float* const* A,
                                                      lapilli_int lda, float* const* B, lapilli_int ldb,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dpotrs_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                      lapilli_int nrhs, const double* const* A,
                                                      lapilli_int lda, double* const* B, lapilli_int ldb,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cpotrs_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                      lapilli_int nrhs, const lapilli_complex_float* const* A,
                                                      lapilli_int lda, lapilli_complex_float* const* B,
                                                      lapilli_int ldb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zpotrs_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                      lapilli_int nrhs,
                                                      const lapilli_complex_double* const* A, lapilli_int lda,
                                                      lapilli_complex_double* const* B, lapilli_int ldb,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_spotrs_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int nrhs, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotrs_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int nrhs, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotrs_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int nrhs, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotrs_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int nrhs, lapilli_int count,
                                                             lapilli_memory* bytes);

/* POSV_BATCH_POINTERS: 1 uplo, 2 n, 3 nrhs, 4 A, 5 lda, 6 B, 7 ldb, 8 count, 9 infos. As POSV_BATCH, without
 * strides and _async: A and B are arrays of count addresses in host memory. Arguments have the numbers above. */
LAPILLI_API lapilli_int lapilli_sposv_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                     lapilli_int nrhs, float* const* A, lapilli_int lda,
                                                     float* const* B, lapilli_int ldb, lapilli_int count,
                                                     lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dposv_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                     lapilli_int nrhs, double* const* A, lapilli_int lda,
                                                     double* const* B, lapilli_int ldb, lapilli_int count,
                                                     lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cposv_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                     lapilli_int nrhs, lapilli_complex_float* const* A,
                                                     lapilli_int lda, lapilli_complex_float* const* B,
                                                     lapilli_int ldb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zposv_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                     lapilli_int nrhs, lapilli_complex_double* const* A,
                                                     lapilli_int lda, lapilli_complex_double* const* B,
                                                     lapilli_int ldb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sposv_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                            lapilli_int nrhs, lapilli_int count,
                                                            lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dposv_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                            lapilli_int nrhs, lapilli_int count,
                                                            lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cposv_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                            lapilli_int nrhs, lapilli_int count,
                                                            lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zposv_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                            lapilli_int nrhs, lapilli_int count,
                                                            lapilli_memory* bytes);

/* GETRF_BATCH_POINTERS: 1 m, 2 n, 3 A, 4 lda, 5 ipiv, 6 count, 7 infos. As GETRF_BATCH, without strides and
 * _async: A is an array of count addresses in host memory. Arguments have the numbers above. */
LAPILLI_API lapilli_int lapilli_sgetrf_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                      float* const* A, lapilli_int lda, lapilli_int* ipiv,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgetrf_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                      double* const* A, lapilli_int lda, lapilli_int* ipiv,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgetrf_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                      lapilli_complex_float* const* A, lapilli_int lda,
                                                      lapilli_int* ipiv, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgetrf_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                      lapilli_complex_double* const* A, lapilli_int lda,
                                                      lapilli_int* ipiv, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgetrf_batch_pointers_memory(lapilli_context ctx, lapilli_int m,
                                                             lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetrf_batch_pointers_memory(lapilli_context ctx, lapilli_int m,
                                                             lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetrf_batch_pointers_memory(lapilli_context ctx, lapilli_int m,
                                                             lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetrf_batch_pointers_memory(lapilli_context ctx, lapilli_int m,
                                                             lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);

/* GETRS_BATCH_POINTERS: 1 trans, 2 n, 3 nrhs, 4 A, 5 lda, 6 ipiv, 7 B, 8 ldb, 9 count, 10 infos. As
 * GETRS_BATCH, without strides and _async: A and B are arrays of count addresses in host memory. Arguments
 * have the numbers above. infos: count elements, written: of each system 0, or -6 where a number of its ipiv
 * is no row: its B is as it was. */
LAPILLI_API lapilli_int lapilli_sgetrs_batch_pointers(lapilli_context ctx, char trans, lapilli_int n,
                                                      lapilli_int nrhs, const float* const* A,
                                                      lapilli_int lda, const lapilli_int* ipiv,
                                                      float* const* B, lapilli_int ldb, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgetrs_batch_pointers(lapilli_context ctx, char trans, lapilli_int n,
                                                      lapilli_int nrhs, const double* const* A,
                                                      lapilli_int lda, const lapilli_int* ipiv,
                                                      double* const* B, lapilli_int ldb, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgetrs_batch_pointers(lapilli_context ctx, char trans, lapilli_int n,
                                                      lapilli_int nrhs, const lapilli_complex_float* const* A,
                                                      lapilli_int lda, const lapilli_int* ipiv,
                                                      lapilli_complex_float* const* B, lapilli_int ldb,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgetrs_batch_pointers(lapilli_context ctx, char trans, lapilli_int n,
                                                      lapilli_int nrhs,
                                                      const lapilli_complex_double* const* A, lapilli_int lda,
                                                      const lapilli_int* ipiv,
                                                      lapilli_complex_double* const* B, lapilli_int ldb,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgetrs_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int nrhs, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetrs_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int nrhs, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetrs_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int nrhs, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetrs_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int nrhs, lapilli_int count,
                                                             lapilli_memory* bytes);

/* GESV_BATCH_POINTERS: 1 n, 2 nrhs, 3 A, 4 lda, 5 ipiv, 6 B, 7 ldb, 8 count, 9 infos. As GESV_BATCH, without
 * strides and _async: A and B are arrays of count addresses in host memory. Arguments have the numbers above. */
LAPILLI_API lapilli_int lapilli_sgesv_batch_pointers(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                     float* const* A, lapilli_int lda, lapilli_int* ipiv,
                                                     float* const* B, lapilli_int ldb, lapilli_int count,
                                                     lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgesv_batch_pointers(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                     double* const* A, lapilli_int lda, lapilli_int* ipiv,
                                                     double* const* B, lapilli_int ldb, lapilli_int count,
                                                     lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgesv_batch_pointers(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                     lapilli_complex_float* const* A, lapilli_int lda,
                                                     lapilli_int* ipiv, lapilli_complex_float* const* B,
                                                     lapilli_int ldb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgesv_batch_pointers(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                                     lapilli_complex_double* const* A, lapilli_int lda,
                                                     lapilli_int* ipiv, lapilli_complex_double* const* B,
                                                     lapilli_int ldb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgesv_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                            lapilli_int nrhs, lapilli_int count,
                                                            lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgesv_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                            lapilli_int nrhs, lapilli_int count,
                                                            lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgesv_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                            lapilli_int nrhs, lapilli_int count,
                                                            lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgesv_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                            lapilli_int nrhs, lapilli_int count,
                                                            lapilli_memory* bytes);

/* GETRI_BATCH_POINTERS: 1 n, 2 A, 3 lda, 4 ipiv, 5 count, 6 infos. As GETRI_BATCH, without strides and
 * _async: A is an array of count addresses in host memory. Arguments have the numbers above. infos: count
 * elements, written: of each matrix 0, i where U(i, i) is zero: the matrix is singular, or -4 where a number
 * of its ipiv is no row. */
LAPILLI_API lapilli_int lapilli_sgetri_batch_pointers(lapilli_context ctx, lapilli_int n, float* const* A,
                                                      lapilli_int lda, const lapilli_int* ipiv,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgetri_batch_pointers(lapilli_context ctx, lapilli_int n, double* const* A,
                                                      lapilli_int lda, const lapilli_int* ipiv,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgetri_batch_pointers(lapilli_context ctx, lapilli_int n,
                                                      lapilli_complex_float* const* A, lapilli_int lda,
                                                      const lapilli_int* ipiv, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgetri_batch_pointers(lapilli_context ctx, lapilli_int n,
                                                      lapilli_complex_double* const* A, lapilli_int lda,
                                                      const lapilli_int* ipiv, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgetri_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetri_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetri_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetri_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);

/* GETRI_OUTOFPLACE_BATCH_POINTERS: 1 n, 2 A, 3 lda, 4 ipiv, 5 C, 6 ldc, 7 count, 8 infos. As
 * GETRI_OUTOFPLACE_BATCH, without strides and _async: A and C are arrays of count addresses in host memory.
 * Arguments have the numbers above. infos: count elements, written: of each matrix 0, i where U(i, i) is
 * zero: the matrix is singular, or -4 where a number of its ipiv is no row. */
LAPILLI_API lapilli_int lapilli_sgetri_outofplace_batch_pointers(lapilli_context ctx, lapilli_int n,
                                                                 const float* const* A, lapilli_int lda,
                                                                 const lapilli_int* ipiv, float* const* C,
                                                                 lapilli_int ldc, lapilli_int count,
                                                                 lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgetri_outofplace_batch_pointers(lapilli_context ctx, lapilli_int n,
                                                                 const double* const* A, lapilli_int lda,
                                                                 const lapilli_int* ipiv, double* const* C,
                                                                 lapilli_int ldc, lapilli_int count,
                                                                 lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgetri_outofplace_batch_pointers(lapilli_context ctx, lapilli_int n,
                                                                 const lapilli_complex_float* const* A,
                                                                 lapilli_int lda, const lapilli_int* ipiv,
                                                                 lapilli_complex_float* const* C,
                                                                 lapilli_int ldc, lapilli_int count,
                                                                 lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgetri_outofplace_batch_pointers(lapilli_context ctx, lapilli_int n,
                                                                 const lapilli_complex_double* const* A,
                                                                 lapilli_int lda, const lapilli_int* ipiv,
                                                                 lapilli_complex_double* const* C,
                                                                 lapilli_int ldc, lapilli_int count,
                                                                 lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgetri_outofplace_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                                        lapilli_int count,
                                                                        lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgetri_outofplace_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                                        lapilli_int count,
                                                                        lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgetri_outofplace_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                                        lapilli_int count,
                                                                        lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgetri_outofplace_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                                        lapilli_int count,
                                                                        lapilli_memory* bytes);

/* POTRI_BATCH_POINTERS: 1 uplo, 2 n, 3 A, 4 lda, 5 count, 6 infos. As POTRI_BATCH, without strides and
 * _async: A is an array of count addresses in host memory. Arguments have the numbers above. */
LAPILLI_API lapilli_int lapilli_spotri_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                      float* const* A, lapilli_int lda, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dpotri_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                      double* const* A, lapilli_int lda, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cpotri_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                      lapilli_complex_float* const* A, lapilli_int lda,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zpotri_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                                      lapilli_complex_double* const* A, lapilli_int lda,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_spotri_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpotri_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpotri_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpotri_batch_pointers_memory(lapilli_context ctx, lapilli_int n,
                                                             lapilli_int count, lapilli_memory* bytes);

/* TRSM_BATCH_POINTERS: 1 side, 2 uplo, 3 transa, 4 diag, 5 m, 6 n, 7 alpha, 8 A, 9 lda, 10 B, 11 ldb, 12
 * count, 13 infos. As TRSM_BATCH, without strides and _async: A and B are arrays of count addresses in host
 * memory. Arguments have the numbers above. */
LAPILLI_API lapilli_int lapilli_strsm_batch_pointers(lapilli_context ctx, char side, char uplo, char transa,
                                                     char diag, lapilli_int m, lapilli_int n, float alpha,
                                                     const float* const* A, lapilli_int lda, float* const* B,
                                                     lapilli_int ldb, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dtrsm_batch_pointers(lapilli_context ctx, char side, char uplo, char transa,
                                                     char diag, lapilli_int m, lapilli_int n, double alpha,
                                                     const double* const* A, lapilli_int lda,
                                                     double* const* B, lapilli_int ldb, lapilli_int count,
                                                     lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ctrsm_batch_pointers(lapilli_context ctx, char side, char uplo, char transa,
                                                     char diag, lapilli_int m, lapilli_int n,
                                                     lapilli_complex_float alpha,
                                                     const lapilli_complex_float* const* A, lapilli_int lda,
                                                     lapilli_complex_float* const* B, lapilli_int ldb,
                                                     lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ztrsm_batch_pointers(lapilli_context ctx, char side, char uplo, char transa,
                                                     char diag, lapilli_int m, lapilli_int n,
                                                     lapilli_complex_double alpha,
                                                     const lapilli_complex_double* const* A, lapilli_int lda,
                                                     lapilli_complex_double* const* B, lapilli_int ldb,
                                                     lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_strsm_batch_pointers_memory(lapilli_context ctx, char side, lapilli_int m,
                                                            lapilli_int n, lapilli_int count,
                                                            lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dtrsm_batch_pointers_memory(lapilli_context ctx, char side, lapilli_int m,
                                                            lapilli_int n, lapilli_int count,
                                                            lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ctrsm_batch_pointers_memory(lapilli_context ctx, char side, lapilli_int m,
                                                            lapilli_int n, lapilli_int count,
                                                            lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ztrsm_batch_pointers_memory(lapilli_context ctx, char side, lapilli_int m,
                                                            lapilli_int n, lapilli_int count,
                                                            lapilli_memory* bytes);

/* GEQRF_BATCH_POINTERS: 1 m, 2 n, 3 A, 4 lda, 5 tau, 6 count, 7 infos. As GEQRF_BATCH, without strides and
 * _async: A is an array of count addresses in host memory. Arguments have the numbers above. */
LAPILLI_API lapilli_int lapilli_sgeqrf_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                      float* const* A, lapilli_int lda, float* tau,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgeqrf_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                      double* const* A, lapilli_int lda, double* tau,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgeqrf_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                      lapilli_complex_float* const* A, lapilli_int lda,
                                                      lapilli_complex_float* tau, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgeqrf_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                      lapilli_complex_double* const* A, lapilli_int lda,
                                                      lapilli_complex_double* tau, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgeqrf_batch_pointers_memory(lapilli_context ctx, lapilli_int m,
                                                             lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgeqrf_batch_pointers_memory(lapilli_context ctx, lapilli_int m,
                                                             lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgeqrf_batch_pointers_memory(lapilli_context ctx, lapilli_int m,
                                                             lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgeqrf_batch_pointers_memory(lapilli_context ctx, lapilli_int m,
                                                             lapilli_int n, lapilli_int count,
                                                             lapilli_memory* bytes);

/* ORGQR_BATCH_POINTERS, UNGQR_BATCH_POINTERS: 1 m, 2 n, 3 k, 4 A, 5 lda, 6 tau, 7 count, 8 infos. As
 * ORGQR_BATCH, UNGQR_BATCH, without strides and _async: A is an array of count addresses in host memory.
 * Arguments have the numbers above. */
LAPILLI_API lapilli_int lapilli_sorgqr_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                      lapilli_int k, float* const* A, lapilli_int lda,
                                                      const float* tau, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dorgqr_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                      lapilli_int k, double* const* A, lapilli_int lda,
                                                      const double* tau, lapilli_int count,
                                                      lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cungqr_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                      lapilli_int k, lapilli_complex_float* const* A,
                                                      lapilli_int lda, const lapilli_complex_float* tau,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zungqr_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                      lapilli_int k, lapilli_complex_double* const* A,
                                                      lapilli_int lda, const lapilli_complex_double* tau,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sorgqr_batch_pointers_memory(lapilli_context ctx, lapilli_int m,
                                                             lapilli_int n, lapilli_int k, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dorgqr_batch_pointers_memory(lapilli_context ctx, lapilli_int m,
                                                             lapilli_int n, lapilli_int k, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cungqr_batch_pointers_memory(lapilli_context ctx, lapilli_int m,
                                                             lapilli_int n, lapilli_int k, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zungqr_batch_pointers_memory(lapilli_context ctx, lapilli_int m,
                                                             lapilli_int n, lapilli_int k, lapilli_int count,
                                                             lapilli_memory* bytes);

/* QR_BATCH_POINTERS: 1 m, 2 n, 3 A, 4 lda, 5 R, 6 ldr, 7 count, 8 infos. As QR_BATCH, without strides and
 * _async: A and R are arrays of count addresses in host memory. Arguments have the numbers above. */
LAPILLI_API lapilli_int lapilli_sqr_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                   float* const* A, lapilli_int lda, float* const* R,
                                                   lapilli_int ldr, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dqr_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                   double* const* A, lapilli_int lda, double* const* R,
                                                   lapilli_int ldr, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cqr_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                   lapilli_complex_float* const* A, lapilli_int lda,
                                                   lapilli_complex_float* const* R, lapilli_int ldr,
                                                   lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zqr_batch_pointers(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                   lapilli_complex_double* const* A, lapilli_int lda,
                                                   lapilli_complex_double* const* R, lapilli_int ldr,
                                                   lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sqr_batch_pointers_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dqr_batch_pointers_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cqr_batch_pointers_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zqr_batch_pointers_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                          lapilli_int count, lapilli_memory* bytes);

/* ORMQR_BATCH_POINTERS, UNMQR_BATCH_POINTERS: 1 side, 2 trans, 3 m, 4 n, 5 k, 6 A, 7 lda, 8 tau, 9 C, 10 ldc,
 * 11 count, 12 infos. As ORMQR_BATCH, UNMQR_BATCH, without strides and _async: A and C are arrays of count
 * addresses in host memory. Arguments have the numbers above. */
LAPILLI_API lapilli_int lapilli_sormqr_batch_pointers(lapilli_context ctx, char side, char trans,
                                                      lapilli_int m, lapilli_int n, lapilli_int k,
                                                      const float* const* A, lapilli_int lda,
                                                      const float* tau, float* const* C, lapilli_int ldc,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dormqr_batch_pointers(lapilli_context ctx, char side, char trans,
                                                      lapilli_int m, lapilli_int n, lapilli_int k,
                                                      const double* const* A, lapilli_int lda,
                                                      const double* tau, double* const* C, lapilli_int ldc,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cunmqr_batch_pointers(lapilli_context ctx, char side, char trans,
                                                      lapilli_int m, lapilli_int n, lapilli_int k,
                                                      const lapilli_complex_float* const* A, lapilli_int lda,
                                                      const lapilli_complex_float* tau,
                                                      lapilli_complex_float* const* C, lapilli_int ldc,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zunmqr_batch_pointers(lapilli_context ctx, char side, char trans,
                                                      lapilli_int m, lapilli_int n, lapilli_int k,
                                                      const lapilli_complex_double* const* A, lapilli_int lda,
                                                      const lapilli_complex_double* tau,
                                                      lapilli_complex_double* const* C, lapilli_int ldc,
                                                      lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sormqr_batch_pointers_memory(lapilli_context ctx, char side, lapilli_int m,
                                                             lapilli_int n, lapilli_int k, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dormqr_batch_pointers_memory(lapilli_context ctx, char side, lapilli_int m,
                                                             lapilli_int n, lapilli_int k, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunmqr_batch_pointers_memory(lapilli_context ctx, char side, lapilli_int m,
                                                             lapilli_int n, lapilli_int k, lapilli_int count,
                                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunmqr_batch_pointers_memory(lapilli_context ctx, char side, lapilli_int m,
                                                             lapilli_int n, lapilli_int k, lapilli_int count,
                                                             lapilli_memory* bytes);

/* GELS_BATCH_POINTERS: 1 trans, 2 m, 3 n, 4 nrhs, 5 A, 6 lda, 7 B, 8 ldb, 9 count, 10 infos. As GELS_BATCH,
 * without strides and _async: A and B are arrays of count addresses in host memory. Arguments have the
 * numbers above. */
LAPILLI_API lapilli_int lapilli_sgels_batch_pointers(lapilli_context ctx, char trans, lapilli_int m,
                                                     lapilli_int n, lapilli_int nrhs, float* const* A,
                                                     lapilli_int lda, float* const* B, lapilli_int ldb,
                                                     lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgels_batch_pointers(lapilli_context ctx, char trans, lapilli_int m,
                                                     lapilli_int n, lapilli_int nrhs, double* const* A,
                                                     lapilli_int lda, double* const* B, lapilli_int ldb,
                                                     lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgels_batch_pointers(lapilli_context ctx, char trans, lapilli_int m,
                                                     lapilli_int n, lapilli_int nrhs,
                                                     lapilli_complex_float* const* A, lapilli_int lda,
                                                     lapilli_complex_float* const* B, lapilli_int ldb,
                                                     lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgels_batch_pointers(lapilli_context ctx, char trans, lapilli_int m,
                                                     lapilli_int n, lapilli_int nrhs,
                                                     lapilli_complex_double* const* A, lapilli_int lda,
                                                     lapilli_complex_double* const* B, lapilli_int ldb,
                                                     lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgels_batch_pointers_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                            lapilli_int nrhs, lapilli_int count,
                                                            lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgels_batch_pointers_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                            lapilli_int nrhs, lapilli_int count,
                                                            lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgels_batch_pointers_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                            lapilli_int nrhs, lapilli_int count,
                                                            lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgels_batch_pointers_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                            lapilli_int nrhs, lapilli_int count,
                                                            lapilli_memory* bytes);

#ifdef __cplusplus
}
#endif

#endif
