/* Lapilli: Linear systems in mixed precision. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * The matrix is factored in single precision, and the solution refined to what double precision gives: with
 * the residual in double precision, by LAPACK's iterative refinement, and where that stalls by GMRES,
 * preconditioned by the same factors. Where neither converges the matrix is factored in double precision.
 * Where n = 0 nothing is read, and only iter is written.
 *
 * Limits, memory, accuracy, sources: docs/reference/mixed.md.
 *
 * Written by tools/generate from src/api/routines/mixed.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_MIXED_H
#define LAPILLI_MIXED_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* DSGESV, ZCGESV: solves A X = B for a general A, which is factored in single precision where that is enough.
 * iter says what was done. iter >= 0: the number of corrections with the factors in single precision, those
 * of all columns together and each step of GMRES counted as one; A is unchanged, ipiv belongs to the factors
 * in single precision, which are not kept. iter < 0: A and ipiv are as after GESV, because an element of A,
 * of B or of a residual does not fit into single precision (-2), because the factor in single precision is
 * singular (-3), or because refinement and GMRES do not converge (-31).
 *
 *   1 n     order of A, n >= 0
 *   2 nrhs  columns of B, nrhs >= 0
 *   3 A     n-by-n, read and written: the matrix, unchanged where iter >= 0, else overwritten by its factors
 *   4 lda   >= max(1, n)
 *   5 ipiv  n elements, written: row i was interchanged with row ipiv(i)
 *   6 B     n-by-nrhs, read: the right-hand sides
 *   7 ldb   >= max(1, n)
 *   8 X     n-by-nrhs, written: the solutions
 *   9 ldx   >= max(1, n)
 *  10 iter  one number, written: how they were found
 *
 * info = i > 0: U(i, i) is zero: the matrix is singular. A and ipiv are as after GETRF, X is unchanged, iter
 *   < 0 */
LAPILLI_API lapilli_int lapilli_dsgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, double* A,
                                       lapilli_int lda, lapilli_int* ipiv, const double* B, lapilli_int ldb,
                                       double* X, lapilli_int ldx, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_zcgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                       lapilli_complex_double* A, lapilli_int lda, lapilli_int* ipiv,
                                       const lapilli_complex_double* B, lapilli_int ldb,
                                       lapilli_complex_double* X, lapilli_int ldx, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_dsgesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zcgesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_dsgesv_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv,
                                            lapilli_matrix B, lapilli_matrix X, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_zcgesv_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv,
                                            lapilli_matrix B, lapilli_matrix X, lapilli_int* iter);

/* DSPOSV, ZCPOSV: solves A X = B for a symmetric or Hermitian positive definite A, which is factored in
 * single precision where that is enough.
 * iter says what was done. iter >= 0: the number of corrections with the factor in single precision, those of
 * all columns together and each step of GMRES counted as one; A is unchanged. iter < 0: A is as after POSV,
 * because an element of A, of B or of a residual does not fit into single precision (-2), because a leading
 * minor is not positive definite in single precision (-3), or because refinement and GMRES do not converge
 * (-31). Of A only the triangle that uplo names is read or written.
 *
 *   1 uplo  'L' or 'U': the triangle of A that is read and may be overwritten
 *   2 n     order of A, n >= 0
 *   3 nrhs  columns of B, nrhs >= 0
 *   4 A     n-by-n, read and written: the matrix, unchanged where iter >= 0, else overwritten by its factor
 *   5 lda   >= max(1, n)
 *   6 B     n-by-nrhs, read: the right-hand sides
 *   7 ldb   >= max(1, n)
 *   8 X     n-by-nrhs, written: the solutions
 *   9 ldx   >= max(1, n)
 *  10 iter  one number, written: how they were found
 *
 * info = i > 0: the leading minor of order i is not positive definite. A is as after POTRF, X is unchanged,
 *   iter < 0 */
LAPILLI_API lapilli_int lapilli_dsposv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       double* A, lapilli_int lda, const double* B, lapilli_int ldb,
                                       double* X, lapilli_int ldx, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_zcposv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* B, lapilli_int ldb,
                                       lapilli_complex_double* X, lapilli_int ldx, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_dsposv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zcposv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_dsposv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix B, lapilli_matrix X, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_zcposv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix B, lapilli_matrix X, lapilli_int* iter);

#ifdef __cplusplus
}
#endif

#endif
