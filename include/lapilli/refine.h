/* Lapilli: Refinement and error bounds. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * A solution is taken so far that it solves a system whose elements differ from those given by roundings, and
 * how far it can be from the right one is estimated. Where n = 0 or nrhs = 0 the bounds are 0.
 *
 * Limits, memory, accuracy, sources: docs/reference/refine.md.
 *
 * Written by tools/generate from src/api/routines/refine.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_REFINE_H
#define LAPILLI_REFINE_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* GERFS: refines a solution of op(A) X = B that GETRS computed, and bounds its errors.
 * With r = b - op(A) x, berr is the smallest w for which (op(A) + E) x = b + f with |E| <= w |A|, |f| <= w
 * |b|, element by element. Steps of refinement end where berr is a rounding error, or is not halved, or after
 * 5 of them.
 *
 *   1 trans  'N', 'T' or 'C': op(A) is A, A^T or A^H
 *   2 n      order of A, n >= 0
 *   3 nrhs   columns of B and X, nrhs >= 0
 *   4 A      n-by-n, read: the matrix before it was factored
 *   5 lda    >= max(1, n)
 *   6 AF     n-by-n, read: its factors, from GETRF
 *   7 ldaf   >= max(1, n)
 *   8 ipiv   n elements, read: the interchanges, each from 1 to n
 *   9 B      n-by-nrhs, read: the right-hand sides
 *  10 ldb    >= max(1, n)
 *  11 X      n-by-nrhs, read and written: the solutions, overwritten by better ones
 *  12 ldx    >= max(1, n)
 *  13 ferr   nrhs elements, written: bounds of each solution's largest error over its largest element,
 *            estimated; infinite where the estimate overflows
 *  14 berr   nrhs elements, written: the backward error of each solution, element by element */
LAPILLI_API lapilli_int lapilli_sgerfs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                       const float* A, lapilli_int lda, const float* AF, lapilli_int ldaf,
                                       const lapilli_int* ipiv, const float* B, lapilli_int ldb, float* X,
                                       lapilli_int ldx, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_dgerfs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                       const double* A, lapilli_int lda, const double* AF, lapilli_int ldaf,
                                       const lapilli_int* ipiv, const double* B, lapilli_int ldb, double* X,
                                       lapilli_int ldx, double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_cgerfs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* AF, lapilli_int ldaf,
                                       const lapilli_int* ipiv, const lapilli_complex_float* B,
                                       lapilli_int ldb, lapilli_complex_float* X, lapilli_int ldx,
                                       float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_zgerfs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* AF, lapilli_int ldaf,
                                       const lapilli_int* ipiv, const lapilli_complex_double* B,
                                       lapilli_int ldb, lapilli_complex_double* X, lapilli_int ldx,
                                       double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_sgerfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgerfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgerfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgerfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgerfs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                            lapilli_matrix AF, const lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_dgerfs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                            lapilli_matrix AF, const lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_cgerfs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                            lapilli_matrix AF, const lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_zgerfs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A,
                                            lapilli_matrix AF, const lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, double* ferr, double* berr);

/* PORFS: refines a solution of A X = B that POTRS computed, and bounds its errors.
 * As GERFS, for a symmetric or Hermitian positive definite matrix.
 *
 *   1 uplo  'L' or 'U': the triangle of A and of its factor that is read
 *   2 n     order of A, n >= 0
 *   3 nrhs  columns of B and X, nrhs >= 0
 *   4 A     n-by-n, read: the matrix before it was factored
 *   5 lda   >= max(1, n)
 *   6 AF    n-by-n, read: its factor, from POTRF
 *   7 ldaf  >= max(1, n)
 *   8 B     n-by-nrhs, read: the right-hand sides
 *   9 ldb   >= max(1, n)
 *  10 X     n-by-nrhs, read and written: the solutions, overwritten by better ones
 *  11 ldx   >= max(1, n)
 *  12 ferr  nrhs elements, written: bounds of each solution's largest error over its largest element,
 *           estimated; infinite where the estimate overflows
 *  13 berr  nrhs elements, written: the backward error of each solution, element by element */
LAPILLI_API lapilli_int lapilli_sporfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const float* A, lapilli_int lda, const float* AF, lapilli_int ldaf,
                                       const float* B, lapilli_int ldb, float* X, lapilli_int ldx,
                                       float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_dporfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const double* A, lapilli_int lda, const double* AF, lapilli_int ldaf,
                                       const double* B, lapilli_int ldb, double* X, lapilli_int ldx,
                                       double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_cporfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* AF, lapilli_int ldaf,
                                       const lapilli_complex_float* B, lapilli_int ldb,
                                       lapilli_complex_float* X, lapilli_int ldx, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_zporfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* AF, lapilli_int ldaf,
                                       const lapilli_complex_double* B, lapilli_int ldb,
                                       lapilli_complex_double* X, lapilli_int ldx, double* ferr,
                                       double* berr);
LAPILLI_API lapilli_int lapilli_sporfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dporfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cporfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zporfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sporfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_matrix B, lapilli_matrix X,
                                            float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_dporfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_matrix B, lapilli_matrix X,
                                            double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_cporfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_matrix B, lapilli_matrix X,
                                            float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_zporfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, lapilli_matrix B, lapilli_matrix X,
                                            double* ferr, double* berr);

/* SYRFS: refines a solution of A X = B that SYTRS computed, and bounds its errors.
 * As GERFS, for a symmetric matrix, complex ones too; that of a Hermitian one is HERFS.
 *
 *   1 uplo  'L' or 'U': the triangle of A and of its factors that is read
 *   2 n     order of A, n >= 0
 *   3 nrhs  columns of B and X, nrhs >= 0
 *   4 A     n-by-n, read: the matrix before it was factored
 *   5 lda   >= max(1, n)
 *   6 AF    n-by-n, read: its factors, from SYTRF
 *   7 ldaf  >= max(1, n)
 *   8 ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
 *   9 B     n-by-nrhs, read: the right-hand sides
 *  10 ldb   >= max(1, n)
 *  11 X     n-by-nrhs, read and written: the solutions, overwritten by better ones
 *  12 ldx   >= max(1, n)
 *  13 ferr  nrhs elements, written: bounds of each solution's largest error over its largest element,
 *           estimated; infinite where the estimate overflows
 *  14 berr  nrhs elements, written: the backward error of each solution, element by element */
LAPILLI_API lapilli_int lapilli_ssyrfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const float* A, lapilli_int lda, const float* AF, lapilli_int ldaf,
                                       const lapilli_int* ipiv, const float* B, lapilli_int ldb, float* X,
                                       lapilli_int ldx, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_dsyrfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const double* A, lapilli_int lda, const double* AF, lapilli_int ldaf,
                                       const lapilli_int* ipiv, const double* B, lapilli_int ldb, double* X,
                                       lapilli_int ldx, double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_csyrfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* AF, lapilli_int ldaf,
                                       const lapilli_int* ipiv, const lapilli_complex_float* B,
                                       lapilli_int ldb, lapilli_complex_float* X, lapilli_int ldx,
                                       float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_zsyrfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* AF, lapilli_int ldaf,
                                       const lapilli_int* ipiv, const lapilli_complex_double* B,
                                       lapilli_int ldb, lapilli_complex_double* X, lapilli_int ldx,
                                       double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_ssyrfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsyrfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_csyrfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zsyrfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssyrfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, const lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_dsyrfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, const lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_csyrfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, const lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_zsyrfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, const lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, double* ferr, double* berr);

/* HERFS: refines a solution of A X = B that HETRS computed, and bounds its errors.
 * As GERFS, for a Hermitian matrix.
 * The arguments are those of SYRFS: 1 uplo, 2 n, 3 nrhs, 4 A, 5 lda, 6 AF, 7 ldaf, 8 ipiv, 9 B, 10 ldb, 11 X,
 * 12 ldx, 13 ferr, 14 berr. */
LAPILLI_API lapilli_int lapilli_cherfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* AF, lapilli_int ldaf,
                                       const lapilli_int* ipiv, const lapilli_complex_float* B,
                                       lapilli_int ldb, lapilli_complex_float* X, lapilli_int ldx,
                                       float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_zherfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* AF, lapilli_int ldaf,
                                       const lapilli_int* ipiv, const lapilli_complex_double* B,
                                       lapilli_int ldb, lapilli_complex_double* X, lapilli_int ldx,
                                       double* ferr, double* berr);
LAPILLI_API lapilli_int lapilli_cherfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zherfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_cherfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, const lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, float* ferr, float* berr);
LAPILLI_API lapilli_int lapilli_zherfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            lapilli_matrix AF, const lapilli_int* ipiv, lapilli_matrix B,
                                            lapilli_matrix X, double* ferr, double* berr);

#ifdef __cplusplus
}
#endif

#endif
