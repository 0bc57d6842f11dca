/* Lapilli: Symmetric and Hermitian indefinite linear systems. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * For n = 0 nothing is read and nothing is computed. Of A only the triangle that uplo names is read or
 * written. D has pivots of order 1 and 2, chosen as Bunch and Kaufman do. Factors and ipiv have LAPACK's
 * format: its own routines can go on from them. Complex matrices are symmetric in the routines SY, Hermitian
 * in the routines HE.
 *
 * Limits, memory, accuracy, sources: docs/reference/indefinite.md.
 *
 * Written by tools/generate from src/api/routines/indefinite.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_INDEFINITE_H
#define LAPILLI_INDEFINITE_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* SYTRF: factors a symmetric matrix: A = L D L^T ('L') or A = U D U^T ('U').
 *
 *   1 uplo  'L' or 'U': the triangle of A that is read and overwritten
 *   2 n     order of A, n >= 0
 *   3 A     n-by-n, read and written: the matrix, overwritten by D and L or U
 *   4 lda   >= max(1, n)
 *   5 ipiv  n elements, written: if ipiv(k) > 0, D(k,k) is a pivot of order 1, and rows and columns k and
 *           ipiv(k) were interchanged; two equal negative ones belong to a pivot of order 2, in whose second
 *           row ('L'; 'U': first) -ipiv was interchanged
 *
 * info = i > 0: D(i, i) is zero: the factor is singular. A column with a NaN counts as that, too. The
 *   factorization has been completed. A solution with it would divide by zero */
LAPILLI_API lapilli_int lapilli_ssytrf(lapilli_context ctx, char uplo, lapilli_int n, float* A,
                                       lapilli_int lda, lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_dsytrf(lapilli_context ctx, char uplo, lapilli_int n, double* A,
                                       lapilli_int lda, lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_csytrf(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_zsytrf(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda, lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_ssytrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsytrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_csytrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zsytrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssytrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_dsytrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_csytrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_zsytrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_int* ipiv);

/* HETRF: factors a Hermitian matrix: A = L D L^H ('L') or A = U D U^H ('U').
 * The imaginary parts of the diagonal are not read, and become 0.
 * The arguments are those of SYTRF: 1 uplo, 2 n, 3 A, 4 lda, 5 ipiv.
 *
 * info = i > 0: D(i, i) is zero: the factor is singular. A column with a NaN counts as that, too. The
 *   factorization has been completed. A solution with it would divide by zero */
LAPILLI_API lapilli_int lapilli_chetrf(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_zhetrf(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda, lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_chetrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhetrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_chetrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_zhetrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_int* ipiv);

/* SYTRS: solves A X = B with the factors that SYTRF left in A.
 *
 *   1 uplo  'L' or 'U': the triangle that holds the factors
 *   2 n     order of A, n >= 0
 *   3 nrhs  columns of B, nrhs >= 0
 *   4 A     n-by-n, read: the factors
 *   5 lda   >= max(1, n)
 *   6 ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
 *   7 B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
 *   8 ldb   >= max(1, n) */
LAPILLI_API lapilli_int lapilli_ssytrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const float* A, lapilli_int lda, const lapilli_int* ipiv, float* B,
                                       lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_dsytrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const double* A, lapilli_int lda, const lapilli_int* ipiv, double* B,
                                       lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_csytrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_int* ipiv, lapilli_complex_float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_zsytrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_int* ipiv, lapilli_complex_double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_ssytrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsytrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_csytrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zsytrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssytrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dsytrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_csytrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_zsytrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv, lapilli_matrix B);

/* HETRS: solves A X = B with the factors that HETRF left in A.
 * The arguments are those of SYTRS: 1 uplo, 2 n, 3 nrhs, 4 A, 5 lda, 6 ipiv, 7 B, 8 ldb. */
LAPILLI_API lapilli_int lapilli_chetrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_int* ipiv, lapilli_complex_float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_zhetrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_int* ipiv, lapilli_complex_double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_chetrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhetrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_chetrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_zhetrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv, lapilli_matrix B);

/* SYSV: solves A X = B for a symmetric A, which SYTRF factors.
 *
 *   1 uplo  'L' or 'U': the triangle of A that is read and overwritten
 *   2 n     order of A, n >= 0
 *   3 nrhs  columns of B, nrhs >= 0
 *   4 A     n-by-n, read and written: the matrix, overwritten by its factors
 *   5 lda   >= max(1, n)
 *   6 ipiv  n elements, written: as SYTRF's
 *   7 B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
 *   8 ldb   >= max(1, n)
 *
 * info = i > 0: D(i, i) is zero: the matrix is singular. A and ipiv are as after SYTRF, B is unchanged */
LAPILLI_API lapilli_int lapilli_ssysv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                      float* A, lapilli_int lda, lapilli_int* ipiv, float* B,
                                      lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_dsysv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                      double* A, lapilli_int lda, lapilli_int* ipiv, double* B,
                                      lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_csysv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                      lapilli_complex_float* A, lapilli_int lda, lapilli_int* ipiv,
                                      lapilli_complex_float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_zsysv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                      lapilli_complex_double* A, lapilli_int lda, lapilli_int* ipiv,
                                      lapilli_complex_double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_ssysv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsysv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_csysv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zsysv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssysv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                           lapilli_int* ipiv, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dsysv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                           lapilli_int* ipiv, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_csysv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                           lapilli_int* ipiv, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_zsysv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                           lapilli_int* ipiv, lapilli_matrix B);

/* HESV: solves A X = B for a Hermitian A, which HETRF factors.
 * The arguments are those of SYSV: 1 uplo, 2 n, 3 nrhs, 4 A, 5 lda, 6 ipiv, 7 B, 8 ldb.
 *
 * info = i > 0: D(i, i) is zero: the matrix is singular. A and ipiv are as after SYTRF, B is unchanged */
LAPILLI_API lapilli_int lapilli_chesv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                      lapilli_complex_float* A, lapilli_int lda, lapilli_int* ipiv,
                                      lapilli_complex_float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_zhesv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                      lapilli_complex_double* A, lapilli_int lda, lapilli_int* ipiv,
                                      lapilli_complex_double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_chesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                             lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_chesv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                           lapilli_int* ipiv, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_zhesv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                           lapilli_int* ipiv, lapilli_matrix B);

/* SYTRI: inverts a symmetric matrix with the factors that SYTRF left in A.
 *
 *   1 uplo  'L' or 'U': the triangle of A that is read and overwritten
 *   2 n     order of A, n >= 0
 *   3 A     n-by-n, read and written: the factors, overwritten by this triangle of the inverse
 *   4 lda   >= max(1, n)
 *   5 ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
 *
 * info = i > 0: D(i, i) is zero: the matrix is singular. Nothing has changed. Only pivots of order 1 are
 *   looked at, from the end where the factorization began */
LAPILLI_API lapilli_int lapilli_ssytri(lapilli_context ctx, char uplo, lapilli_int n, float* A,
                                       lapilli_int lda, const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_dsytri(lapilli_context ctx, char uplo, lapilli_int n, double* A,
                                       lapilli_int lda, const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_csytri(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_zsytri(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda, const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_ssytri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsytri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_csytri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zsytri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssytri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_dsytri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_csytri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_zsytri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv);

/* HETRI: inverts a Hermitian matrix with the factors that HETRF left in A.
 * The imaginary parts of the inverse's diagonal are 0.
 * The arguments are those of SYTRI: 1 uplo, 2 n, 3 A, 4 lda, 5 ipiv.
 *
 * info = i > 0: D(i, i) is zero: the matrix is singular. Nothing has changed. Only pivots of order 1 are
 *   looked at, from the end where the factorization began */
LAPILLI_API lapilli_int lapilli_chetri(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_zhetri(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda, const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_chetri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhetri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_chetri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv);
LAPILLI_API lapilli_int lapilli_zhetri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv);

#ifdef __cplusplus
}
#endif

#endif
