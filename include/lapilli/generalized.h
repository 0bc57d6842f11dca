/* Lapilli: Generalized symmetric-definite eigenproblems. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * A symmetric or Hermitian, B positive definite as well. itype 1 is A x = lambda B x, itype 2 is A B x =
 * lambda x, itype 3 is B A x = lambda x. For n = 0 nothing is read and nothing is computed. Of A and B only
 * the triangle that uplo names is read or written; both may be in host memory or in that of a device.
 *
 * Limits, memory, accuracy, sources: docs/reference/generalized.md.
 *
 * Written by tools/generate from src/api/routines/generalized.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_GENERALIZED_H
#define LAPILLI_GENERALIZED_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* SYGST, HEGST: reduces a generalized symmetric-definite eigenproblem to an ordinary one, with the factor of
 * B that POTRF made.
 * With B = L L^H ('L') or U^H U ('U') the matrix becomes L^-1 A L^-H or U^-H A U^-1 (itype 1), L^H A L or U A
 * U^H (itypes 2 and 3), which has the eigenvalues of the problem.
 *
 *   1 itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
 *   2 uplo   'L' or 'U': the triangle of A that is read and overwritten, and that of B which holds the factor
 *   3 n      order of A and B, n >= 0
 *   4 A      n-by-n, read and written: the matrix, overwritten by that triangle of the ordinary problem's
 *   5 lda    >= max(1, n)
 *   6 B      n-by-n, read: the factor
 *   7 ldb    >= max(1, n) */
LAPILLI_API lapilli_int lapilli_ssygst(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_int n,
                                       float* A, lapilli_int lda, const float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_dsygst(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_int n,
                                       double* A, lapilli_int lda, const double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_chegst(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_zhegst(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* B, lapilli_int ldb);
LAPILLI_API lapilli_int lapilli_ssygst_memory(lapilli_context ctx, lapilli_int itype, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsygst_memory(lapilli_context ctx, lapilli_int itype, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chegst_memory(lapilli_context ctx, lapilli_int itype, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhegst_memory(lapilli_context ctx, lapilli_int itype, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssygst_mgpu(lapilli_context ctx, lapilli_int itype, char uplo,
                                            lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dsygst_mgpu(lapilli_context ctx, lapilli_int itype, char uplo,
                                            lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_chegst_mgpu(lapilli_context ctx, lapilli_int itype, char uplo,
                                            lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_zhegst_mgpu(lapilli_context ctx, lapilli_int itype, char uplo,
                                            lapilli_matrix A, lapilli_matrix B);

/* SYGVD, HEGVD: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem.
 * The vectors are normalized as LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.
 *
 *   1 itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
 *   2 jobz   'N': values only, 'V': vectors as well
 *   3 uplo   'L' or 'U': the triangle of A and of B that is read
 *   4 n      order of A and B, n >= 0
 *   5 A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named
 *            triangle may be destroyed
 *   6 lda    >= max(1, n)
 *   7 B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the
 *            factor that POTRF makes
 *   8 ldb    >= max(1, n)
 *   9 W      n elements, written: eigenvalues in ascending order
 *
 * info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. A and W
 *   are unchanged, B is as after POTRF
 *
 * info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero
 *
 * info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not
 *   converge */
LAPILLI_API lapilli_int lapilli_ssygvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                       lapilli_int n, float* A, lapilli_int lda, float* B, lapilli_int ldb,
                                       float* W);
LAPILLI_API lapilli_int lapilli_dsygvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                       lapilli_int n, double* A, lapilli_int lda, double* B, lapilli_int ldb,
                                       double* W);
LAPILLI_API lapilli_int lapilli_chegvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                       lapilli_int n, lapilli_complex_float* A, lapilli_int lda,
                                       lapilli_complex_float* B, lapilli_int ldb, float* W);
LAPILLI_API lapilli_int lapilli_zhegvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                       lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* B, lapilli_int ldb, double* W);
LAPILLI_API lapilli_int lapilli_ssygvd_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                              lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsygvd_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                              lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chegvd_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                              lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhegvd_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                              lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssygvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                            lapilli_matrix A, lapilli_matrix B, float* W);
LAPILLI_API lapilli_int lapilli_dsygvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                            lapilli_matrix A, lapilli_matrix B, double* W);
LAPILLI_API lapilli_int lapilli_chegvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                            lapilli_matrix A, lapilli_matrix B, float* W);
LAPILLI_API lapilli_int lapilli_zhegvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                            lapilli_matrix A, lapilli_matrix B, double* W);

/* itype, jobz and uplo are the same for all. */
LAPILLI_API lapilli_int lapilli_ssygvd_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                              const lapilli_int* n, float* const* A, const lapilli_int* lda,
                                              float* const* B, const lapilli_int* ldb, float* const* W,
                                              lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dsygvd_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                              const lapilli_int* n, double* const* A, const lapilli_int* lda,
                                              double* const* B, const lapilli_int* ldb, double* const* W,
                                              lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_chegvd_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                              const lapilli_int* n, lapilli_complex_float* const* A,
                                              const lapilli_int* lda, lapilli_complex_float* const* B,
                                              const lapilli_int* ldb, float* const* W, lapilli_int count,
                                              lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zhegvd_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                              const lapilli_int* n, lapilli_complex_double* const* A,
                                              const lapilli_int* lda, lapilli_complex_double* const* B,
                                              const lapilli_int* ldb, double* const* W, lapilli_int count,
                                              lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ssygvd_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                     const lapilli_int* n, lapilli_int count,
                                                     lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsygvd_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                     const lapilli_int* n, lapilli_int count,
                                                     lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chegvd_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                     const lapilli_int* n, lapilli_int count,
                                                     lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhegvd_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                     const lapilli_int* n, lapilli_int count,
                                                     lapilli_memory* bytes);

/* SYGV, HEGV: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem: SYGVD
 * with LAPACK's older work arrays.
 * The vectors are normalized as LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.
 * The arguments are those of SYGVD, HEGVD: 1 itype, 2 jobz, 3 uplo, 4 n, 5 A, 6 lda, 7 B, 8 ldb, 9 W.
 *
 * info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. A and W
 *   are unchanged, B is as after POTRF
 *
 * info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero
 *
 * info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not
 *   converge */
LAPILLI_API lapilli_int lapilli_ssygv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                      lapilli_int n, float* A, lapilli_int lda, float* B, lapilli_int ldb,
                                      float* W);
LAPILLI_API lapilli_int lapilli_dsygv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                      lapilli_int n, double* A, lapilli_int lda, double* B, lapilli_int ldb,
                                      double* W);
LAPILLI_API lapilli_int lapilli_chegv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                      lapilli_int n, lapilli_complex_float* A, lapilli_int lda,
                                      lapilli_complex_float* B, lapilli_int ldb, float* W);
LAPILLI_API lapilli_int lapilli_zhegv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                      lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                                      lapilli_complex_double* B, lapilli_int ldb, double* W);
LAPILLI_API lapilli_int lapilli_ssygv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsygv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chegv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhegv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssygv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                           lapilli_matrix A, lapilli_matrix B, float* W);
LAPILLI_API lapilli_int lapilli_dsygv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                           lapilli_matrix A, lapilli_matrix B, double* W);
LAPILLI_API lapilli_int lapilli_chegv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                           lapilli_matrix A, lapilli_matrix B, float* W);
LAPILLI_API lapilli_int lapilli_zhegv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                           lapilli_matrix A, lapilli_matrix B, double* W);

/* SYGVDX, HEGVDX: part of the eigenvalues and, on demand, of the eigenvectors of a generalized
 * symmetric-definite problem.
 * MAGMA's routine of that name. All eigenvalues are found on the way to vectors, but only vectors that are
 * asked for are made and transformed back. They are normalized as those of SYGVD.
 *
 *   1 itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
 *   2 jobz   'N': values only, 'V': vectors as well
 *   3 range  'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
 *   4 uplo   'L' or 'U': the triangle of A and of B that is read
 *   5 n      order of A and B, n >= 0
 *   6 A      n-by-n, read and written: the matrix; for 'V' the first m columns are overwritten by the
 *            eigenvectors and the others may be destroyed, for 'N' its named triangle may be destroyed
 *   7 lda    >= max(1, n)
 *   8 B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the
 *            factor that POTRF makes
 *   9 ldb    >= max(1, n)
 *  10 vl     lower bound where range is 'V'
 *  11 vu     upper bound where range is 'V', vu > vl where range is 'V' and n > 0
 *  12 il     first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
 *  13 iu     last where range is 'I', min(n, il) <= iu <= n where range is 'I'
 *  14 m      one number, written: how many were found
 *  15 W      n elements, written: the first m: eigenvalues in ascending order
 *
 * info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. m is 0,
 *   A and W are unchanged, B is as after POTRF
 *
 * info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to
 *   zero; nothing was found
 *
 * info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not
 *   converge; nothing was found */
LAPILLI_API lapilli_int lapilli_ssygvdx(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                        char uplo, lapilli_int n, float* A, lapilli_int lda, float* B,
                                        lapilli_int ldb, float vl, float vu, lapilli_int il, lapilli_int iu,
                                        lapilli_int* m, float* W);
LAPILLI_API lapilli_int lapilli_dsygvdx(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                        char uplo, lapilli_int n, double* A, lapilli_int lda, double* B,
                                        lapilli_int ldb, double vl, double vu, lapilli_int il, lapilli_int iu,
                                        lapilli_int* m, double* W);
LAPILLI_API lapilli_int lapilli_chegvdx(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                        char uplo, lapilli_int n, lapilli_complex_float* A, lapilli_int lda,
                                        lapilli_complex_float* B, lapilli_int ldb, float vl, float vu,
                                        lapilli_int il, lapilli_int iu, lapilli_int* m, float* W);
LAPILLI_API lapilli_int lapilli_zhegvdx(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                        char uplo, lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                                        lapilli_complex_double* B, lapilli_int ldb, double vl, double vu,
                                        lapilli_int il, lapilli_int iu, lapilli_int* m, double* W);
LAPILLI_API lapilli_int lapilli_ssygvdx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                               lapilli_int n, lapilli_int il, lapilli_int iu,
                                               lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsygvdx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                               lapilli_int n, lapilli_int il, lapilli_int iu,
                                               lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chegvdx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                               lapilli_int n, lapilli_int il, lapilli_int iu,
                                               lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhegvdx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                               lapilli_int n, lapilli_int il, lapilli_int iu,
                                               lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssygvdx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                             char uplo, lapilli_matrix A, lapilli_matrix B, float vl,
                                             float vu, lapilli_int il, lapilli_int iu, lapilli_int* m,
                                             float* W);
LAPILLI_API lapilli_int lapilli_dsygvdx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                             char uplo, lapilli_matrix A, lapilli_matrix B, double vl,
                                             double vu, lapilli_int il, lapilli_int iu, lapilli_int* m,
                                             double* W);
LAPILLI_API lapilli_int lapilli_chegvdx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                             char uplo, lapilli_matrix A, lapilli_matrix B, float vl,
                                             float vu, lapilli_int il, lapilli_int iu, lapilli_int* m,
                                             float* W);
LAPILLI_API lapilli_int lapilli_zhegvdx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                             char uplo, lapilli_matrix A, lapilli_matrix B, double vl,
                                             double vu, lapilli_int il, lapilli_int iu, lapilli_int* m,
                                             double* W);

/* itype, jobz, range and uplo are the same for all. */
LAPILLI_API lapilli_int lapilli_ssygvdx_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                               char uplo, const lapilli_int* n, float* const* A,
                                               const lapilli_int* lda, float* const* B,
                                               const lapilli_int* ldb, const float* vl, const float* vu,
                                               const lapilli_int* il, const lapilli_int* iu, lapilli_int* m,
                                               float* const* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dsygvdx_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                               char uplo, const lapilli_int* n, double* const* A,
                                               const lapilli_int* lda, double* const* B,
                                               const lapilli_int* ldb, const double* vl, const double* vu,
                                               const lapilli_int* il, const lapilli_int* iu, lapilli_int* m,
                                               double* const* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_chegvdx_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                               char uplo, const lapilli_int* n,
                                               lapilli_complex_float* const* A, const lapilli_int* lda,
                                               lapilli_complex_float* const* B, const lapilli_int* ldb,
                                               const float* vl, const float* vu, const lapilli_int* il,
                                               const lapilli_int* iu, lapilli_int* m, float* const* W,
                                               lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zhegvdx_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                               char uplo, const lapilli_int* n,
                                               lapilli_complex_double* const* A, const lapilli_int* lda,
                                               lapilli_complex_double* const* B, const lapilli_int* ldb,
                                               const double* vl, const double* vu, const lapilli_int* il,
                                               const lapilli_int* iu, lapilli_int* m, double* const* W,
                                               lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ssygvdx_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                      char range, const lapilli_int* n, const lapilli_int* il,
                                                      const lapilli_int* iu, lapilli_int count,
                                                      lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsygvdx_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                      char range, const lapilli_int* n, const lapilli_int* il,
                                                      const lapilli_int* iu, lapilli_int count,
                                                      lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chegvdx_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                      char range, const lapilli_int* n, const lapilli_int* il,
                                                      const lapilli_int* iu, lapilli_int count,
                                                      lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhegvdx_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                      char range, const lapilli_int* n, const lapilli_int* il,
                                                      const lapilli_int* iu, lapilli_int count,
                                                      lapilli_memory* bytes);

/* SYGVDF, HEGVDF: solves another generalized problem with the same B: SYGVD with the factor that it left in
 * B.
 * For loops in which A changes and B does not. The factor is an argument and stays as it is: what the result
 * depends on is in the call, and nothing is remembered between calls. To keep the factor on the devices, pass
 * it as a spread matrix or in the memory of a device. Checked are the diagonal (info > n) and that no element
 * of the triangle is NaN or infinite (LAPILLI_ERROR_NOT_FINITE). No more can be: every triangle of finite
 * numbers with a positive diagonal is the factor of one positive definite matrix, and the result is that of
 * the problem with this matrix. The factor of another B, or of the other triangle, is not noticed; after a
 * change of B call SYGVD.
 *
 *   1 itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
 *   2 jobz   'N': values only, 'V': vectors as well
 *   3 uplo   'L' or 'U': the triangle of A that is read, and that of B which holds the factor
 *   4 n      order of A and B, n >= 0
 *   5 A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named
 *            triangle may be destroyed
 *   6 lda    >= max(1, n)
 *   7 B      n-by-n, read: the factor that SYGVD, SYGV or POTRF left there
 *   8 ldb    >= max(1, n)
 *   9 W      n elements, written: eigenvalues in ascending order
 *
 * info = i > n: the diagonal of B has no positive real number in place i - n: it is not the factor. Nothing
 *   is changed
 *
 * info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero
 *
 * info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not
 *   converge */
LAPILLI_API lapilli_int lapilli_ssygvdf(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                        lapilli_int n, float* A, lapilli_int lda, const float* B,
                                        lapilli_int ldb, float* W);
LAPILLI_API lapilli_int lapilli_dsygvdf(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                        lapilli_int n, double* A, lapilli_int lda, const double* B,
                                        lapilli_int ldb, double* W);
LAPILLI_API lapilli_int lapilli_chegvdf(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                        lapilli_int n, lapilli_complex_float* A, lapilli_int lda,
                                        const lapilli_complex_float* B, lapilli_int ldb, float* W);
LAPILLI_API lapilli_int lapilli_zhegvdf(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                        lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                                        const lapilli_complex_double* B, lapilli_int ldb, double* W);
LAPILLI_API lapilli_int lapilli_ssygvdf_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                               lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsygvdf_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                               lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chegvdf_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                               lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhegvdf_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                               lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssygvdf_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                             lapilli_matrix A, lapilli_matrix B, float* W);
LAPILLI_API lapilli_int lapilli_dsygvdf_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                             lapilli_matrix A, lapilli_matrix B, double* W);
LAPILLI_API lapilli_int lapilli_chegvdf_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                             lapilli_matrix A, lapilli_matrix B, float* W);
LAPILLI_API lapilli_int lapilli_zhegvdf_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                             lapilli_matrix A, lapilli_matrix B, double* W);

/* SYGVX, HEGVX: part of the eigenvalues and, on demand, of the eigenvectors of a generalized
 * symmetric-definite problem.
 * LAPACK's routine for part of a spectrum: SYGVDX with the vectors in a matrix of their own.
 *
 *   1 itype   1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
 *   2 jobz    'N': values only, 'V': vectors as well
 *   3 range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
 *   4 uplo    'L' or 'U': the triangle of A and of B that is read
 *   5 n       order of A and B, n >= 0
 *   6 A       n-by-n, read and written: the matrix; its named triangle may be destroyed
 *   7 lda     >= max(1, n)
 *   8 B       n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the
 *             factor that POTRF makes
 *   9 ldb     >= max(1, n)
 *  10 vl      lower bound where range is 'V'
 *  11 vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
 *  12 il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
 *  13 iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
 *  14 abstol  not used: the error of a value is a small multiple of eps times the norm of the ordinary
 *             problem's matrix
 *  15 m       one number, written: how many were found
 *  16 W       n elements, written: the first m: eigenvalues in ascending order
 *  17 Z       written, not referenced unless jobz is 'V': the first m columns: the eigenvectors
 *  18 ldz     >= max(1, n); >= 1 unless jobz is 'V'
 *  19 ifail   n elements, written, not referenced unless jobz is 'V': the first m: 0, since every vector that
 *             was found is one
 *
 * info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. m is 0,
 *   A and W are unchanged, B is as after POTRF
 *
 * info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to
 *   zero; nothing was found
 *
 * info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not
 *   converge; nothing was found */
LAPILLI_API lapilli_int lapilli_ssygvx(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                       char uplo, lapilli_int n, float* A, lapilli_int lda, float* B,
                                       lapilli_int ldb, float vl, float vu, lapilli_int il, lapilli_int iu,
                                       float abstol, lapilli_int* m, float* W, float* Z, lapilli_int ldz,
                                       lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_dsygvx(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                       char uplo, lapilli_int n, double* A, lapilli_int lda, double* B,
                                       lapilli_int ldb, double vl, double vu, lapilli_int il, lapilli_int iu,
                                       double abstol, lapilli_int* m, double* W, double* Z, lapilli_int ldz,
                                       lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_chegvx(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                       char uplo, lapilli_int n, lapilli_complex_float* A, lapilli_int lda,
                                       lapilli_complex_float* B, lapilli_int ldb, float vl, float vu,
                                       lapilli_int il, lapilli_int iu, float abstol, lapilli_int* m, float* W,
                                       lapilli_complex_float* Z, lapilli_int ldz, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_zhegvx(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                       char uplo, lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* B, lapilli_int ldb, double vl, double vu,
                                       lapilli_int il, lapilli_int iu, double abstol, lapilli_int* m,
                                       double* W, lapilli_complex_double* Z, lapilli_int ldz,
                                       lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_ssygvx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                              lapilli_int n, lapilli_int il, lapilli_int iu,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsygvx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                              lapilli_int n, lapilli_int il, lapilli_int iu,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chegvx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                              lapilli_int n, lapilli_int il, lapilli_int iu,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhegvx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                              lapilli_int n, lapilli_int il, lapilli_int iu,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssygvx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                            char uplo, lapilli_matrix A, lapilli_matrix B, float vl, float vu,
                                            lapilli_int il, lapilli_int iu, float abstol, lapilli_int* m,
                                            float* W, lapilli_matrix Z, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_dsygvx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                            char uplo, lapilli_matrix A, lapilli_matrix B, double vl,
                                            double vu, lapilli_int il, lapilli_int iu, double abstol,
                                            lapilli_int* m, double* W, lapilli_matrix Z, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_chegvx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                            char uplo, lapilli_matrix A, lapilli_matrix B, float vl, float vu,
                                            lapilli_int il, lapilli_int iu, float abstol, lapilli_int* m,
                                            float* W, lapilli_matrix Z, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_zhegvx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                            char uplo, lapilli_matrix A, lapilli_matrix B, double vl,
                                            double vu, lapilli_int il, lapilli_int iu, double abstol,
                                            lapilli_int* m, double* W, lapilli_matrix Z, lapilli_int* ifail);

#ifdef __cplusplus
}
#endif

#endif
