/* Lapilli: Norms, equilibration and condition numbers. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * What is asked of a matrix before and after a linear system is solved. Matrices are read and not changed.
 * LAPACK's norms are functions; here the norm is the last argument, and the return value is info.
 *
 * Limits, memory, accuracy, sources: docs/reference/norms.md.
 *
 * Written by tools/generate from src/api/routines/norms.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_NORMS_H
#define LAPILLI_NORMS_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* LANGE: computes a norm of a matrix.
 * The norm of a matrix without rows or columns is 0. It is NaN where an element is NaN, and infinite where
 * one is infinite and none is NaN.
 *
 *   1 norm   'M', '1', 'O', 'I', 'F' or 'E': 'M': the largest
 *   2 m      rows of A, m >= 0
 *   3 n      columns of A, n >= 0
 *   4 A      m-by-n, read: the matrix
 *   5 lda    >= max(1, m)
 *   6 value  one number, written: the norm */
LAPILLI_API lapilli_int lapilli_slange(lapilli_context ctx, char norm, lapilli_int m, lapilli_int n,
                                       const float* A, lapilli_int lda, float* value);
LAPILLI_API lapilli_int lapilli_dlange(lapilli_context ctx, char norm, lapilli_int m, lapilli_int n,
                                       const double* A, lapilli_int lda, double* value);
LAPILLI_API lapilli_int lapilli_clange(lapilli_context ctx, char norm, lapilli_int m, lapilli_int n,
                                       const lapilli_complex_float* A, lapilli_int lda, float* value);
LAPILLI_API lapilli_int lapilli_zlange(lapilli_context ctx, char norm, lapilli_int m, lapilli_int n,
                                       const lapilli_complex_double* A, lapilli_int lda, double* value);
LAPILLI_API lapilli_int lapilli_slange_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dlange_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_clange_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zlange_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_slange_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, float* value);
LAPILLI_API lapilli_int lapilli_dlange_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, double* value);
LAPILLI_API lapilli_int lapilli_clange_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, float* value);
LAPILLI_API lapilli_int lapilli_zlange_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, double* value);

/* LANSY: computes a norm of a symmetric matrix.
 * Of a complex matrix, too, it is the transpose that A is equal to; that of a Hermitian one is LANHE. NaN and
 * infinity count where they are in the triangle.
 *
 *   1 norm   'M', '1', 'O', 'I', 'F' or 'E': 'M': the largest
 *   2 uplo   'L' or 'U': the triangle of A that is read
 *   3 n      order of A, n >= 0
 *   4 A      n-by-n, read: the matrix
 *   5 lda    >= max(1, n)
 *   6 value  one number, written: the norm */
LAPILLI_API lapilli_int lapilli_slansy(lapilli_context ctx, char norm, char uplo, lapilli_int n,
                                       const float* A, lapilli_int lda, float* value);
LAPILLI_API lapilli_int lapilli_dlansy(lapilli_context ctx, char norm, char uplo, lapilli_int n,
                                       const double* A, lapilli_int lda, double* value);
LAPILLI_API lapilli_int lapilli_clansy(lapilli_context ctx, char norm, char uplo, lapilli_int n,
                                       const lapilli_complex_float* A, lapilli_int lda, float* value);
LAPILLI_API lapilli_int lapilli_zlansy(lapilli_context ctx, char norm, char uplo, lapilli_int n,
                                       const lapilli_complex_double* A, lapilli_int lda, double* value);
LAPILLI_API lapilli_int lapilli_slansy_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dlansy_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_clansy_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zlansy_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_slansy_mgpu(lapilli_context ctx, char norm, char uplo, lapilli_matrix A,
                                            float* value);
LAPILLI_API lapilli_int lapilli_dlansy_mgpu(lapilli_context ctx, char norm, char uplo, lapilli_matrix A,
                                            double* value);
LAPILLI_API lapilli_int lapilli_clansy_mgpu(lapilli_context ctx, char norm, char uplo, lapilli_matrix A,
                                            float* value);
LAPILLI_API lapilli_int lapilli_zlansy_mgpu(lapilli_context ctx, char norm, char uplo, lapilli_matrix A,
                                            double* value);

/* LANHE: computes a norm of a Hermitian matrix.
 * The imaginary parts of the diagonal are not read. NaN and infinity count where they are in the triangle.
 * The arguments are those of LANSY: 1 norm, 2 uplo, 3 n, 4 A, 5 lda, 6 value. */
LAPILLI_API lapilli_int lapilli_clanhe(lapilli_context ctx, char norm, char uplo, lapilli_int n,
                                       const lapilli_complex_float* A, lapilli_int lda, float* value);
LAPILLI_API lapilli_int lapilli_zlanhe(lapilli_context ctx, char norm, char uplo, lapilli_int n,
                                       const lapilli_complex_double* A, lapilli_int lda, double* value);
LAPILLI_API lapilli_int lapilli_clanhe_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zlanhe_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_clanhe_mgpu(lapilli_context ctx, char norm, char uplo, lapilli_matrix A,
                                            float* value);
LAPILLI_API lapilli_int lapilli_zlanhe_mgpu(lapilli_context ctx, char norm, char uplo, lapilli_matrix A,
                                            double* value);

/* GEEQU: computes factors of rows and columns that bring the largest elements of each to 1.
 * B(i,j) = R(i) A(i,j) C(j). Of complex numbers the size is |Re| + |Im|. Factors stay in the range of normal
 * numbers. Where m = 0 or n = 0, rowcnd = colcnd = 1, amax = 0.
 *
 *   1 m       rows of A, m >= 0
 *   2 n       columns of A, n >= 0
 *   3 A       m-by-n, read: the matrix
 *   4 lda     >= max(1, m)
 *   5 R       m elements, written: factors of the rows, unless info is from 1 to m
 *   6 C       n elements, written: factors of the columns, where info = 0
 *   7 rowcnd  one number, written: the smallest R(i) over the largest, unless info is from 1 to m: above 0.1
 *             and with amax in a good range, R is not worth it
 *   8 colcnd  one number, written: the smallest C(j) over the largest, where info = 0: above 0.1 C is not
 *             worth it
 *   9 amax    one number, written: the largest size; near overflow or underflow A should be scaled
 *
 * info = i <= m: row i is zero
 *
 * info = i > m: column i - m is zero */
LAPILLI_API lapilli_int lapilli_sgeequ(lapilli_context ctx, lapilli_int m, lapilli_int n, const float* A,
                                       lapilli_int lda, float* R, float* C, float* rowcnd, float* colcnd,
                                       float* amax);
LAPILLI_API lapilli_int lapilli_dgeequ(lapilli_context ctx, lapilli_int m, lapilli_int n, const double* A,
                                       lapilli_int lda, double* R, double* C, double* rowcnd, double* colcnd,
                                       double* amax);
LAPILLI_API lapilli_int lapilli_cgeequ(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       const lapilli_complex_float* A, lapilli_int lda, float* R, float* C,
                                       float* rowcnd, float* colcnd, float* amax);
LAPILLI_API lapilli_int lapilli_zgeequ(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       const lapilli_complex_double* A, lapilli_int lda, double* R, double* C,
                                       double* rowcnd, double* colcnd, double* amax);
LAPILLI_API lapilli_int lapilli_sgeequ_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgeequ_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgeequ_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgeequ_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgeequ_mgpu(lapilli_context ctx, lapilli_matrix A, float* R, float* C,
                                            float* rowcnd, float* colcnd, float* amax);
LAPILLI_API lapilli_int lapilli_dgeequ_mgpu(lapilli_context ctx, lapilli_matrix A, double* R, double* C,
                                            double* rowcnd, double* colcnd, double* amax);
LAPILLI_API lapilli_int lapilli_cgeequ_mgpu(lapilli_context ctx, lapilli_matrix A, float* R, float* C,
                                            float* rowcnd, float* colcnd, float* amax);
LAPILLI_API lapilli_int lapilli_zgeequ_mgpu(lapilli_context ctx, lapilli_matrix A, double* R, double* C,
                                            double* rowcnd, double* colcnd, double* amax);

/* POEQU: computes factors that bring the diagonal of a positive definite matrix to 1.
 * B(i,j) = S(i) A(i,j) S(j), S(i) = 1 / sqrt(a(i,i)). Where n = 0, scond = 1, amax = 0.
 *
 *   1 n      order of A, n >= 0
 *   2 A      n-by-n, read: the matrix; only its diagonal is read
 *   3 lda    >= max(1, n)
 *   4 S      n elements, written: the factors, where info = 0
 *   5 scond  one number, written: the smallest S(i) over the largest, where info = 0: above 0.1 and with amax
 *            in a good range, S is not worth it
 *   6 amax   one number, written: the largest element of the diagonal
 *
 * info = i > 0: the diagonal is not positive in place i. A NaN counts as that */
LAPILLI_API lapilli_int lapilli_spoequ(lapilli_context ctx, lapilli_int n, const float* A, lapilli_int lda,
                                       float* S, float* scond, float* amax);
LAPILLI_API lapilli_int lapilli_dpoequ(lapilli_context ctx, lapilli_int n, const double* A, lapilli_int lda,
                                       double* S, double* scond, double* amax);
LAPILLI_API lapilli_int lapilli_cpoequ(lapilli_context ctx, lapilli_int n, const lapilli_complex_float* A,
                                       lapilli_int lda, float* S, float* scond, float* amax);
LAPILLI_API lapilli_int lapilli_zpoequ(lapilli_context ctx, lapilli_int n, const lapilli_complex_double* A,
                                       lapilli_int lda, double* S, double* scond, double* amax);
LAPILLI_API lapilli_int lapilli_spoequ_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpoequ_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpoequ_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpoequ_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_spoequ_mgpu(lapilli_context ctx, lapilli_matrix A, float* S, float* scond,
                                            float* amax);
LAPILLI_API lapilli_int lapilli_dpoequ_mgpu(lapilli_context ctx, lapilli_matrix A, double* S, double* scond,
                                            double* amax);
LAPILLI_API lapilli_int lapilli_cpoequ_mgpu(lapilli_context ctx, lapilli_matrix A, float* S, float* scond,
                                            float* amax);
LAPILLI_API lapilli_int lapilli_zpoequ_mgpu(lapilli_context ctx, lapilli_matrix A, double* S, double* scond,
                                            double* amax);

/* GECON: estimates the reciprocal condition number of a matrix with the factors that GETRF left in A.
 * rcond = 1 / (|A| |A^-1|). |A^-1| is estimated from below, in general within a factor of 3. rcond is 1 where
 * n = 0, and 0 where anorm = 0, where U has a zero on its diagonal, and where 1 / rcond passes the range of
 * numbers.
 *
 *   1 norm   '1' or 'O': in the norm of the largest sum of a column, 'I': of a row
 *   2 n      order of A, n >= 0
 *   3 A      n-by-n, read: L and U
 *   4 lda    >= max(1, n)
 *   5 anorm  that norm of the matrix before it was factored, anorm >= 0, finite
 *   6 rcond  one number, written: the estimate
 *
 * info = i > 0: the factors hold a NaN or an infinity. rcond is NaN */
LAPILLI_API lapilli_int lapilli_sgecon(lapilli_context ctx, char norm, lapilli_int n, const float* A,
                                       lapilli_int lda, float anorm, float* rcond);
LAPILLI_API lapilli_int lapilli_dgecon(lapilli_context ctx, char norm, lapilli_int n, const double* A,
                                       lapilli_int lda, double anorm, double* rcond);
LAPILLI_API lapilli_int lapilli_cgecon(lapilli_context ctx, char norm, lapilli_int n,
                                       const lapilli_complex_float* A, lapilli_int lda, float anorm,
                                       float* rcond);
LAPILLI_API lapilli_int lapilli_zgecon(lapilli_context ctx, char norm, lapilli_int n,
                                       const lapilli_complex_double* A, lapilli_int lda, double anorm,
                                       double* rcond);
LAPILLI_API lapilli_int lapilli_sgecon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgecon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgecon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgecon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgecon_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, float anorm,
                                            float* rcond);
LAPILLI_API lapilli_int lapilli_dgecon_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, double anorm,
                                            double* rcond);
LAPILLI_API lapilli_int lapilli_cgecon_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, float anorm,
                                            float* rcond);
LAPILLI_API lapilli_int lapilli_zgecon_mgpu(lapilli_context ctx, char norm, lapilli_matrix A, double anorm,
                                            double* rcond);

/* POCON: estimates the reciprocal condition number of a positive definite matrix with the factor that POTRF
 * left in A.
 * As GECON. The largest sums of columns and of rows are the same.
 *
 *   1 uplo   'L' or 'U': the triangle that holds the factor
 *   2 n      order of A, n >= 0
 *   3 A      n-by-n, read: the factor
 *   4 lda    >= max(1, n)
 *   5 anorm  the one-norm of the matrix before it was factored, anorm >= 0, finite
 *   6 rcond  one number, written: the estimate
 *
 * info = i > 0: the factor holds a NaN or an infinity. rcond is NaN */
LAPILLI_API lapilli_int lapilli_spocon(lapilli_context ctx, char uplo, lapilli_int n, const float* A,
                                       lapilli_int lda, float anorm, float* rcond);
LAPILLI_API lapilli_int lapilli_dpocon(lapilli_context ctx, char uplo, lapilli_int n, const double* A,
                                       lapilli_int lda, double anorm, double* rcond);
LAPILLI_API lapilli_int lapilli_cpocon(lapilli_context ctx, char uplo, lapilli_int n,
                                       const lapilli_complex_float* A, lapilli_int lda, float anorm,
                                       float* rcond);
LAPILLI_API lapilli_int lapilli_zpocon(lapilli_context ctx, char uplo, lapilli_int n,
                                       const lapilli_complex_double* A, lapilli_int lda, double anorm,
                                       double* rcond);
LAPILLI_API lapilli_int lapilli_spocon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dpocon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cpocon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zpocon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_spocon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, float anorm,
                                            float* rcond);
LAPILLI_API lapilli_int lapilli_dpocon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, double anorm,
                                            double* rcond);
LAPILLI_API lapilli_int lapilli_cpocon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, float anorm,
                                            float* rcond);
LAPILLI_API lapilli_int lapilli_zpocon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, double anorm,
                                            double* rcond);

/* SYCON: estimates the reciprocal condition number of a symmetric matrix with the factors that SYTRF left in
 * A.
 * As GECON. rcond is 0 where D has a pivot of order 1 that is zero.
 *
 *   1 uplo   'L' or 'U': the triangle that holds the factors
 *   2 n      order of A, n >= 0
 *   3 A      n-by-n, read: the factors
 *   4 lda    >= max(1, n)
 *   5 ipiv   n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
 *   6 anorm  the one-norm of the matrix before it was factored, anorm >= 0, finite
 *   7 rcond  one number, written: the estimate
 *
 * info = i > 0: the factors hold a NaN or an infinity. rcond is NaN */
LAPILLI_API lapilli_int lapilli_ssycon(lapilli_context ctx, char uplo, lapilli_int n, const float* A,
                                       lapilli_int lda, const lapilli_int* ipiv, float anorm, float* rcond);
LAPILLI_API lapilli_int lapilli_dsycon(lapilli_context ctx, char uplo, lapilli_int n, const double* A,
                                       lapilli_int lda, const lapilli_int* ipiv, double anorm, double* rcond);
LAPILLI_API lapilli_int lapilli_csycon(lapilli_context ctx, char uplo, lapilli_int n,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_int* ipiv, float anorm, float* rcond);
LAPILLI_API lapilli_int lapilli_zsycon(lapilli_context ctx, char uplo, lapilli_int n,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_int* ipiv, double anorm, double* rcond);
LAPILLI_API lapilli_int lapilli_ssycon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsycon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_csycon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zsycon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssycon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv, float anorm, float* rcond);
LAPILLI_API lapilli_int lapilli_dsycon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv, double anorm, double* rcond);
LAPILLI_API lapilli_int lapilli_csycon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv, float anorm, float* rcond);
LAPILLI_API lapilli_int lapilli_zsycon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv, double anorm, double* rcond);

/* HECON: estimates the reciprocal condition number of a Hermitian matrix with the factors that HETRF left in
 * A.
 * As GECON. rcond is 0 where D has a pivot of order 1 that is zero.
 * The arguments are those of SYCON: 1 uplo, 2 n, 3 A, 4 lda, 5 ipiv, 6 anorm, 7 rcond.
 *
 * info = i > 0: the factors hold a NaN or an infinity. rcond is NaN */
LAPILLI_API lapilli_int lapilli_checon(lapilli_context ctx, char uplo, lapilli_int n,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_int* ipiv, float anorm, float* rcond);
LAPILLI_API lapilli_int lapilli_zhecon(lapilli_context ctx, char uplo, lapilli_int n,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_int* ipiv, double anorm, double* rcond);
LAPILLI_API lapilli_int lapilli_checon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhecon_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_checon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv, float anorm, float* rcond);
LAPILLI_API lapilli_int lapilli_zhecon_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_int* ipiv, double anorm, double* rcond);

#ifdef __cplusplus
}
#endif

#endif
