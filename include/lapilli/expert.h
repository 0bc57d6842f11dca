/* Lapilli: Expert drivers of linear systems. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * One call scales a matrix, factors it, estimates its condition, solves, refines the solutions and bounds
 * their errors; the next call goes on from the factors. Where n = 0, rcond = 1 and no array but ferr and berr
 * is looked at, which become 0.
 *
 * Limits, memory, accuracy, sources: docs/reference/expert.md.
 *
 * Written by tools/generate from src/api/routines/expert.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_EXPERT_H
#define LAPILLI_EXPERT_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* GESVX: solves op(A) X = B for a general A with scaling, refinement, a condition number and bounds of the
 * errors.
 * If A is scaled, diag(R) A diag(C) is factored and overwrites A, and B is overwritten by diag(R) B (trans
 * 'N') or diag(C) B; X is the solution of the system that was given. Rows are scaled where the smallest R(i)
 * is less than a tenth of the largest or elements are near overflow or underflow, columns where the smallest
 * C(j) is less than a tenth of the largest. A zero row or column, or a NaN, prevents it.
 *
 *   1 fact    'N': A is factored as it is, 'E': after scaling if it is worthwhile, 'F': AF and ipiv have the
 *             factors
 *   2 trans   'N', 'T' or 'C': op(A) is A, A^T or A^H
 *   3 n       order of A, n >= 0
 *   4 nrhs    columns of B and X, nrhs >= 0
 *   5 A       n-by-n, read and written: the matrix; overwritten if this call scales it; with given factors it
 *             has been scaled
 *   6 lda     >= max(1, n)
 *   7 AF      n-by-n, read where fact is 'F', else written: the factors, as from GETRF, of A as it was
 *             factored
 *   8 ldaf    >= max(1, n)
 *   9 ipiv    n elements, read where fact is 'F', else written: the interchanges, each from 1 to n
 *  10 equed   read where fact is 'F', else written: whether the factored matrix was scaled: not ('N'), by
 *             rows ('R'), by columns ('C'), by both ('B'); in host memory
 *  11 R       n elements, read where fact is 'F', else written, not referenced unless fact is 'E', or 'F'
 *             with equed 'R' or 'B', each above 0: factors of the rows
 *  12 C       n elements, read where fact is 'F', else written, not referenced unless fact is 'E', or 'F'
 *             with equed 'C' or 'B', each above 0: factors of the columns
 *  13 B       n-by-nrhs, read and written: the right-hand sides; overwritten if they are scaled
 *  14 ldb     >= max(1, n)
 *  15 X       n-by-nrhs, written: the solutions
 *  16 ldx     >= max(1, n)
 *  17 rcond   one number, written: the reciprocal condition number of the matrix that was factored, in the
 *             one-norm (trans 'N') or the infinity-norm, estimated
 *  18 ferr    nrhs elements, written: bounds of each solution's largest error over its largest element,
 *             estimated; infinite where the estimate overflows
 *  19 berr    nrhs elements, written: the backward error of each solution, element by element
 *  20 rpivot  one number, written: the largest element of A over that of U; far below 1 the factors are poor,
 *             and with them all bounds
 *
 * info = i <= n: U(i, i) is zero: the matrix is singular. rcond = 0, rpivot is that of the first i columns;
 *   X, ferr and berr are unchanged
 *
 * info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where
 *   A or its factors hold a NaN or an infinity. Solutions and bounds have been computed all the same */
LAPILLI_API lapilli_int lapilli_sgesvx(lapilli_context ctx, char fact, char trans, lapilli_int n,
                                       lapilli_int nrhs, float* A, lapilli_int lda, float* AF,
                                       lapilli_int ldaf, lapilli_int* ipiv, char* equed, float* R, float* C,
                                       float* B, lapilli_int ldb, float* X, lapilli_int ldx, float* rcond,
                                       float* ferr, float* berr, float* rpivot);
LAPILLI_API lapilli_int lapilli_dgesvx(lapilli_context ctx, char fact, char trans, lapilli_int n,
                                       lapilli_int nrhs, double* A, lapilli_int lda, double* AF,
                                       lapilli_int ldaf, lapilli_int* ipiv, char* equed, double* R, double* C,
                                       double* B, lapilli_int ldb, double* X, lapilli_int ldx, double* rcond,
                                       double* ferr, double* berr, double* rpivot);
LAPILLI_API lapilli_int lapilli_cgesvx(lapilli_context ctx, char fact, char trans, lapilli_int n,
                                       lapilli_int nrhs, lapilli_complex_float* A, lapilli_int lda,
                                       lapilli_complex_float* AF, lapilli_int ldaf, lapilli_int* ipiv,
                                       char* equed, float* R, float* C, lapilli_complex_float* B,
                                       lapilli_int ldb, lapilli_complex_float* X, lapilli_int ldx,
                                       float* rcond, float* ferr, float* berr, float* rpivot);
LAPILLI_API lapilli_int lapilli_zgesvx(lapilli_context ctx, char fact, char trans, lapilli_int n,
                                       lapilli_int nrhs, lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* AF, lapilli_int ldaf, lapilli_int* ipiv,
                                       char* equed, double* R, double* C, lapilli_complex_double* B,
                                       lapilli_int ldb, lapilli_complex_double* X, lapilli_int ldx,
                                       double* rcond, double* ferr, double* berr, double* rpivot);
LAPILLI_API lapilli_int lapilli_sgesvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgesvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgesvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgesvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgesvx_mgpu(lapilli_context ctx, char fact, char trans, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_int* ipiv, char* equed, float* R,
                                            float* C, lapilli_matrix B, lapilli_matrix X, float* rcond,
                                            float* ferr, float* berr, float* rpivot);
LAPILLI_API lapilli_int lapilli_dgesvx_mgpu(lapilli_context ctx, char fact, char trans, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_int* ipiv, char* equed, double* R,
                                            double* C, lapilli_matrix B, lapilli_matrix X, double* rcond,
                                            double* ferr, double* berr, double* rpivot);
LAPILLI_API lapilli_int lapilli_cgesvx_mgpu(lapilli_context ctx, char fact, char trans, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_int* ipiv, char* equed, float* R,
                                            float* C, lapilli_matrix B, lapilli_matrix X, float* rcond,
                                            float* ferr, float* berr, float* rpivot);
LAPILLI_API lapilli_int lapilli_zgesvx_mgpu(lapilli_context ctx, char fact, char trans, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_int* ipiv, char* equed, double* R,
                                            double* C, lapilli_matrix B, lapilli_matrix X, double* rcond,
                                            double* ferr, double* berr, double* rpivot);

/* POSVX: solves A X = B for a symmetric or Hermitian positive definite A with scaling, refinement, a
 * condition number and bounds of the errors.
 * If A is scaled, diag(S) A diag(S) is factored and overwrites A, and B is overwritten by diag(S) B; X is the
 * solution of the system that was given. A is scaled where the smallest S(i) is less than a tenth of the
 * largest or the diagonal is near overflow or underflow. A diagonal that is not positive, or has a NaN,
 * prevents it. Of A and AF only the triangle that uplo names is read or written.
 *
 *   1 fact   'N': A is factored as it is, 'E': after scaling if it is worthwhile, 'F': AF has the factor
 *   2 uplo   'L' or 'U': the triangle of A and AF that is read and written
 *   3 n      order of A, n >= 0
 *   4 nrhs   columns of B and X, nrhs >= 0
 *   5 A      n-by-n, read and written: the matrix; overwritten if this call scales it; with a given factor it
 *            has been scaled
 *   6 lda    >= max(1, n)
 *   7 AF     n-by-n, read where fact is 'F', else written: the factor, as from POTRF, of A as it was factored
 *   8 ldaf   >= max(1, n)
 *   9 equed  read where fact is 'F', else written: whether the factored matrix was scaled: not ('N'), by S
 *            ('Y'); in host memory
 *  10 S      n elements, read where fact is 'F', else written, not referenced unless fact is 'E', or 'F' with
 *            equed 'Y', each above 0: factors of the rows and columns
 *  11 B      n-by-nrhs, read and written: the right-hand sides; overwritten if they are scaled
 *  12 ldb    >= max(1, n)
 *  13 X      n-by-nrhs, written: the solutions
 *  14 ldx    >= max(1, n)
 *  15 rcond  one number, written: the reciprocal condition number of the matrix that was factored, in the
 *            one-norm, estimated
 *  16 ferr   nrhs elements, written: bounds of each solution's largest error over its largest element,
 *            estimated; infinite where the estimate overflows
 *  17 berr   nrhs elements, written: the backward error of each solution, element by element
 *
 * info = i <= n: the leading minor of order i is not positive definite. A NaN counts as that. rcond = 0, AF
 *   is as after POTRF; X, ferr and berr are unchanged
 *
 * info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where
 *   A or its factors hold a NaN or an infinity. Solutions and bounds have been computed all the same */
LAPILLI_API lapilli_int lapilli_sposvx(lapilli_context ctx, char fact, char uplo, lapilli_int n,
                                       lapilli_int nrhs, float* A, lapilli_int lda, float* AF,
                                       lapilli_int ldaf, char* equed, float* S, float* B, lapilli_int ldb,
                                       float* X, lapilli_int ldx, float* rcond, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_dposvx(lapilli_context ctx, char fact, char uplo, lapilli_int n,
                                       lapilli_int nrhs, double* A, lapilli_int lda, double* AF,
                                       lapilli_int ldaf, char* equed, double* S, double* B, lapilli_int ldb,
                                       double* X, lapilli_int ldx, double* rcond, double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_cposvx(lapilli_context ctx, char fact, char uplo, lapilli_int n,
                                       lapilli_int nrhs, lapilli_complex_float* A, lapilli_int lda,
                                       lapilli_complex_float* AF, lapilli_int ldaf, char* equed, float* S,
                                       lapilli_complex_float* B, lapilli_int ldb, lapilli_complex_float* X,
                                       lapilli_int ldx, float* rcond, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_zposvx(lapilli_context ctx, char fact, char uplo, lapilli_int n,
                                       lapilli_int nrhs, lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* AF, lapilli_int ldaf, char* equed, double* S,
                                       lapilli_complex_double* B, lapilli_int ldb, lapilli_complex_double* X,
                                       lapilli_int ldx, double* rcond, double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_sposvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dposvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cposvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zposvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sposvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, char* equed, float* S, lapilli_matrix B,
                                            lapilli_matrix X, float* rcond, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_dposvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, char* equed, double* S, lapilli_matrix B,
                                            lapilli_matrix X, double* rcond, double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_cposvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, char* equed, float* S, lapilli_matrix B,
                                            lapilli_matrix X, float* rcond, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_zposvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, char* equed, double* S, lapilli_matrix B,
                                            lapilli_matrix X, double* rcond, double* ferr, double* berr);

/* SYSVX: solves A X = B for a symmetric A with refinement, a condition number and bounds of the errors.
 * Nothing is scaled: A and B are not changed. Of A and AF only the triangle that uplo names is read or
 * written. Complex matrices are symmetric, too; those of HESVX are Hermitian.
 *
 *   1 fact   'N': A is factored, 'F': AF and ipiv have the factors
 *   2 uplo   'L' or 'U': the triangle of A and AF that is read and written
 *   3 n      order of A, n >= 0
 *   4 nrhs   columns of B and X, nrhs >= 0
 *   5 A      n-by-n, read: the matrix
 *   6 lda    >= max(1, n)
 *   7 AF     n-by-n, read where fact is 'F', else written: the factors, as from SYTRF
 *   8 ldaf   >= max(1, n)
 *   9 ipiv   n elements, read where fact is 'F', else written: the pivots: numbers from 1 to n, negative ones
 *            in equal pairs
 *  10 B      n-by-nrhs, read: the right-hand sides
 *  11 ldb    >= max(1, n)
 *  12 X      n-by-nrhs, written: the solutions
 *  13 ldx    >= max(1, n)
 *  14 rcond  one number, written: the reciprocal condition number of A, in the one-norm, estimated
 *  15 ferr   nrhs elements, written: bounds of each solution's largest error over its largest element,
 *            estimated; infinite where the estimate overflows
 *  16 berr   nrhs elements, written: the backward error of each solution, element by element
 *
 * info = i <= n: D(i, i) is zero: the matrix is singular. A column with a NaN counts as that, too. rcond = 0,
 *   AF and ipiv are as after SYTRF; X, ferr and berr are unchanged
 *
 * info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where
 *   A or its factors hold a NaN or an infinity. Solutions and bounds have been computed all the same */
LAPILLI_API lapilli_int lapilli_ssysvx(lapilli_context ctx, char fact, char uplo, lapilli_int n,
                                       lapilli_int nrhs, const float* A, lapilli_int lda, float* AF,
                                       lapilli_int ldaf, lapilli_int* ipiv, const float* B, lapilli_int ldb,
                                       float* X, lapilli_int ldx, float* rcond, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_dsysvx(lapilli_context ctx, char fact, char uplo, lapilli_int n,
                                       lapilli_int nrhs, const double* A, lapilli_int lda, double* AF,
                                       lapilli_int ldaf, lapilli_int* ipiv, const double* B, lapilli_int ldb,
                                       double* X, lapilli_int ldx, double* rcond, double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_csysvx(lapilli_context ctx, char fact, char uplo, lapilli_int n,
                                       lapilli_int nrhs, const lapilli_complex_float* A, lapilli_int lda,
                                       lapilli_complex_float* AF, lapilli_int ldaf, lapilli_int* ipiv,
                                       const lapilli_complex_float* B, lapilli_int ldb,
                                       lapilli_complex_float* X, lapilli_int ldx, float* rcond, float* ferr,
                                       float* berr);
LAPILLI_API lapilli_int lapilli_zsysvx(lapilli_context ctx, char fact, char uplo, lapilli_int n,
                                       lapilli_int nrhs, const lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* AF, lapilli_int ldaf, lapilli_int* ipiv,
                                       const lapilli_complex_double* B, lapilli_int ldb,
                                       lapilli_complex_double* X, lapilli_int ldx, double* rcond,
                                       double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_ssysvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsysvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_csysvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zsysvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssysvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, float* rcond, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_dsysvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, double* rcond, double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_csysvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, float* rcond, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_zsysvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, double* rcond, double* ferr, double* berr);

/* HESVX: solves A X = B for a Hermitian A with refinement, a condition number and bounds of the errors.
 * As SYSVX, with the factors of HETRF. The imaginary parts of the diagonal of A are not read; those of AF
 * become 0.
 * The arguments are those of SYSVX: 1 fact, 2 uplo, 3 n, 4 nrhs, 5 A, 6 lda, 7 AF, 8 ldaf, 9 ipiv, 10 B, 11
 * ldb, 12 X, 13 ldx, 14 rcond, 15 ferr, 16 berr.
 *
 * info = i <= n: D(i, i) is zero: the matrix is singular. A column with a NaN counts as that, too. rcond = 0,
 *   AF and ipiv are as after SYTRF; X, ferr and berr are unchanged
 *
 * info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where
 *   A or its factors hold a NaN or an infinity. Solutions and bounds have been computed all the same */
LAPILLI_API lapilli_int lapilli_chesvx(lapilli_context ctx, char fact, char uplo, lapilli_int n,
                                       lapilli_int nrhs, const lapilli_complex_float* A, lapilli_int lda,
                                       lapilli_complex_float* AF, lapilli_int ldaf, lapilli_int* ipiv,
                                       const lapilli_complex_float* B, lapilli_int ldb,
                                       lapilli_complex_float* X, lapilli_int ldx, float* rcond, float* ferr,
                                       float* berr);
LAPILLI_API lapilli_int lapilli_zhesvx(lapilli_context ctx, char fact, char uplo, lapilli_int n,
                                       lapilli_int nrhs, const lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* AF, lapilli_int ldaf, lapilli_int* ipiv,
                                       const lapilli_complex_double* B, lapilli_int ldb,
                                       lapilli_complex_double* X, lapilli_int ldx, double* rcond,
                                       double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_chesvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhesvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_chesvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, float* rcond, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_zhesvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, double* rcond, double* ferr, double* berr);

#ifdef __cplusplus
}
#endif

#endif
