/* Lapilli: Symmetric and Hermitian eigenproblems. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * For n = 0 nothing is read and nothing is computed. Of a symmetric or Hermitian matrix only the triangle
 * that uplo names is read or written; the vectors may be in host memory or in that of a device. A NaN or an
 * infinity in the matrix of SYTRD, STEDC or SYEVD is LAPILLI_ERROR_NOT_FINITE; ORGTR and ORMTR do not check.
 *
 * Limits, memory, accuracy, sources: docs/reference/eigen.md.
 *
 * Written by tools/generate from src/api/routines/eigen.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_EIGEN_H
#define LAPILLI_EIGEN_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* SYTRD, HETRD: reduces a symmetric or Hermitian matrix to tridiagonal form: T = Q^H A Q.
 * The output is LAPACK's to the letter: its ORGTR and ORMTR can go on from it, and ours from LAPACK's.
 *
 *   1 uplo  'L' or 'U': the triangle of A that is read and overwritten
 *   2 n     order of A, n >= 0
 *   3 A     n-by-n, read and written: the matrix; then d and e on the diagonal and next to it, the reflectors
 *           below ('L') or above ('U')
 *   4 lda   >= max(1, n)
 *   5 D     n elements, written: diagonal of T
 *   6 E     n - 1 elements, written: off-diagonal of T
 *   7 tau   n - 1 elements, written: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_ssytrd(lapilli_context ctx, char uplo, lapilli_int n, float* A,
                                       lapilli_int lda, float* D, float* E, float* tau);
LAPILLI_API lapilli_int lapilli_dsytrd(lapilli_context ctx, char uplo, lapilli_int n, double* A,
                                       lapilli_int lda, double* D, double* E, double* tau);
LAPILLI_API lapilli_int lapilli_chetrd(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, float* D, float* E,
                                       lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zhetrd(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda, double* D, double* E,
                                       lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_ssytrd_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsytrd_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chetrd_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhetrd_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssytrd_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, float* D,
                                            float* E, float* tau);
LAPILLI_API lapilli_int lapilli_dsytrd_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, double* D,
                                            double* E, double* tau);
LAPILLI_API lapilli_int lapilli_chetrd_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, float* D,
                                            float* E, lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zhetrd_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, double* D,
                                            double* E, lapilli_complex_double* tau);

/* ORGTR, UNGTR: forms the matrix Q of SYTRD over its reflectors.
 *
 *   1 uplo  'L' or 'U': as in the call of SYTRD
 *   2 n     order of Q, n >= 0
 *   3 A     n-by-n, read and written: the reflectors, overwritten by Q
 *   4 lda   >= max(1, n)
 *   5 tau   n - 1 elements, read: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_sorgtr(lapilli_context ctx, char uplo, lapilli_int n, float* A,
                                       lapilli_int lda, const float* tau);
LAPILLI_API lapilli_int lapilli_dorgtr(lapilli_context ctx, char uplo, lapilli_int n, double* A,
                                       lapilli_int lda, const double* tau);
LAPILLI_API lapilli_int lapilli_cungtr(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zungtr(lapilli_context ctx, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_sorgtr_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dorgtr_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cungtr_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zungtr_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sorgtr_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const float* tau);
LAPILLI_API lapilli_int lapilli_dorgtr_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const double* tau);
LAPILLI_API lapilli_int lapilli_cungtr_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zungtr_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                            const lapilli_complex_double* tau);

/* ORMTR, UNMTR: multiplies by the matrix Q of SYTRD: C := op(Q) C ('L') or C := C op(Q) ('R').
 *
 *   1 side   'L' or 'R': the side of Q
 *   2 uplo   'L' or 'U': as in the call of SYTRD
 *   3 trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
 *   4 m      rows of C, m >= 0
 *   5 n      columns of C, n >= 0
 *   6 A      order-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
 *   7 lda    >= max(1, order)
 *   8 tau    order - 1 elements, read: factors of the reflectors
 *   9 C      m-by-n, read and written: the matrix, overwritten by the product
 *  10 ldc    >= max(1, m) */
LAPILLI_API lapilli_int lapilli_sormtr(lapilli_context ctx, char side, char uplo, char trans, lapilli_int m,
                                       lapilli_int n, const float* A, lapilli_int lda, const float* tau,
                                       float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dormtr(lapilli_context ctx, char side, char uplo, char trans, lapilli_int m,
                                       lapilli_int n, const double* A, lapilli_int lda, const double* tau,
                                       double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cunmtr(lapilli_context ctx, char side, char uplo, char trans, lapilli_int m,
                                       lapilli_int n, const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* tau, lapilli_complex_float* C,
                                       lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zunmtr(lapilli_context ctx, char side, char uplo, char trans, lapilli_int m,
                                       lapilli_int n, const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* tau, lapilli_complex_double* C,
                                       lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_sormtr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dormtr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunmtr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunmtr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sormtr_mgpu(lapilli_context ctx, char side, char uplo, char trans,
                                            lapilli_matrix A, const float* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dormtr_mgpu(lapilli_context ctx, char side, char uplo, char trans,
                                            lapilli_matrix A, const double* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_cunmtr_mgpu(lapilli_context ctx, char side, char uplo, char trans,
                                            lapilli_matrix A, const lapilli_complex_float* tau,
                                            lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zunmtr_mgpu(lapilli_context ctx, char side, char uplo, char trans,
                                            lapilli_matrix A, const lapilli_complex_double* tau,
                                            lapilli_matrix C);

/* STEDC: eigenvalues and, on demand, eigenvectors of a symmetric tridiagonal matrix T by divide and conquer.
 *
 *   1 compz  'N': values only, 'I': vectors of T, 'V': vectors of Q T Q^H
 *   2 n      order of T, n >= 0
 *   3 D      n elements, read and written: diagonal, overwritten by the eigenvalues in ascending order
 *   4 E      n - 1 elements, read and written: off-diagonal, destroyed
 *   5 Z      n-by-n, read and written, not referenced unless compz is 'I' or 'V': for 'V' it holds Q;
 *            overwritten by the eigenvectors
 *   6 ldz    >= max(1, n); >= 1 unless compz is 'I' or 'V'
 *
 * info = i > 0: an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did not
 *   converge */
LAPILLI_API lapilli_int lapilli_sstedc(lapilli_context ctx, char compz, lapilli_int n, float* D, float* E,
                                       float* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_dstedc(lapilli_context ctx, char compz, lapilli_int n, double* D, double* E,
                                       double* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_cstedc(lapilli_context ctx, char compz, lapilli_int n, float* D, float* E,
                                       lapilli_complex_float* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_zstedc(lapilli_context ctx, char compz, lapilli_int n, double* D, double* E,
                                       lapilli_complex_double* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_sstedc_memory(lapilli_context ctx, char compz, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dstedc_memory(lapilli_context ctx, char compz, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cstedc_memory(lapilli_context ctx, char compz, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zstedc_memory(lapilli_context ctx, char compz, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sstedc_mgpu(lapilli_context ctx, char compz, lapilli_int n, float* D,
                                            float* E, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_dstedc_mgpu(lapilli_context ctx, char compz, lapilli_int n, double* D,
                                            double* E, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_cstedc_mgpu(lapilli_context ctx, char compz, lapilli_int n, float* D,
                                            float* E, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_zstedc_mgpu(lapilli_context ctx, char compz, lapilli_int n, double* D,
                                            double* E, lapilli_matrix Z);

/* SYEVD, HEEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix.
 *
 *   1 jobz  'N': values only, 'V': vectors as well
 *   2 uplo  'L' or 'U': the triangle of A that is read
 *   3 n     order of A, n >= 0
 *   4 A     n-by-n, read and written: the matrix; for 'V' overwritten by the orthonormal eigenvectors, for
 *           'N' its named triangle may be destroyed
 *   5 lda   >= max(1, n)
 *   6 W     n elements, written: eigenvalues in ascending order
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero
 *
 * info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n +
 *   1) did not converge */
LAPILLI_API lapilli_int lapilli_ssyevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, float* A,
                                       lapilli_int lda, float* W);
LAPILLI_API lapilli_int lapilli_dsyevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, double* A,
                                       lapilli_int lda, double* W);
LAPILLI_API lapilli_int lapilli_cheevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, float* W);
LAPILLI_API lapilli_int lapilli_zheevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda, double* W);
LAPILLI_API lapilli_int lapilli_ssyevd_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsyevd_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cheevd_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zheevd_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssyevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A,
                                            float* W);
LAPILLI_API lapilli_int lapilli_dsyevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A,
                                            double* W);
LAPILLI_API lapilli_int lapilli_cheevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A,
                                            float* W);
LAPILLI_API lapilli_int lapilli_zheevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A,
                                            double* W);

/* jobz and uplo are the same for all. */
LAPILLI_API lapilli_int lapilli_ssyevd_vbatch(lapilli_context ctx, char jobz, char uplo, const lapilli_int* n,
                                              float* const* A, const lapilli_int* lda, float* const* W,
                                              lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dsyevd_vbatch(lapilli_context ctx, char jobz, char uplo, const lapilli_int* n,
                                              double* const* A, const lapilli_int* lda, double* const* W,
                                              lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cheevd_vbatch(lapilli_context ctx, char jobz, char uplo, const lapilli_int* n,
                                              lapilli_complex_float* const* A, const lapilli_int* lda,
                                              float* const* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zheevd_vbatch(lapilli_context ctx, char jobz, char uplo, const lapilli_int* n,
                                              lapilli_complex_double* const* A, const lapilli_int* lda,
                                              double* const* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ssyevd_vbatch_memory(lapilli_context ctx, char jobz, const lapilli_int* n,
                                                     lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsyevd_vbatch_memory(lapilli_context ctx, char jobz, const lapilli_int* n,
                                                     lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cheevd_vbatch_memory(lapilli_context ctx, char jobz, const lapilli_int* n,
                                                     lapilli_int count, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zheevd_vbatch_memory(lapilli_context ctx, char jobz, const lapilli_int* n,
                                                     lapilli_int count, lapilli_memory* bytes);

/* SYEVDX, HEEVDX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian
 * matrix.
 * MAGMA's routine of that name. With vectors all eigenvalues are computed, but only the wanted vectors are
 * made and transformed back; without vectors only the wanted eigenvalues are computed. SYEVR and SYEVX do the
 * same with the vectors in another matrix.
 *
 *   1 jobz   'N': values only, 'V': vectors as well
 *   2 range  'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
 *   3 uplo   'L' or 'U': the triangle of A that is read
 *   4 n      order of A, n >= 0
 *   5 A      n-by-n, read and written: the matrix; for 'V' the first m columns are overwritten by the
 *            orthonormal eigenvectors and the others may be destroyed, for 'N' its named triangle may be
 *            destroyed
 *   6 lda    >= max(1, n)
 *   7 vl     lower bound where range is 'V'
 *   8 vu     upper bound where range is 'V', vu > vl where range is 'V' and n > 0
 *   9 il     first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
 *  10 iu     last where range is 'I', min(n, il) <= iu <= n where range is 'I'
 *  11 m      one number, written: how many were found
 *  12 W      n elements, written: the first m: eigenvalues in ascending order
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero;
 *   nothing was found
 *
 * info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n +
 *   1) did not converge; nothing was found */
LAPILLI_API lapilli_int lapilli_ssyevdx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                        float* A, lapilli_int lda, float vl, float vu, lapilli_int il,
                                        lapilli_int iu, lapilli_int* m, float* W);
LAPILLI_API lapilli_int lapilli_dsyevdx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                        double* A, lapilli_int lda, double vl, double vu, lapilli_int il,
                                        lapilli_int iu, lapilli_int* m, double* W);
LAPILLI_API lapilli_int lapilli_cheevdx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                        lapilli_complex_float* A, lapilli_int lda, float vl, float vu,
                                        lapilli_int il, lapilli_int iu, lapilli_int* m, float* W);
LAPILLI_API lapilli_int lapilli_zheevdx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                        lapilli_complex_double* A, lapilli_int lda, double vl, double vu,
                                        lapilli_int il, lapilli_int iu, lapilli_int* m, double* W);
LAPILLI_API lapilli_int lapilli_ssyevdx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                               lapilli_int il, lapilli_int iu, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsyevdx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                               lapilli_int il, lapilli_int iu, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cheevdx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                               lapilli_int il, lapilli_int iu, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zheevdx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                               lapilli_int il, lapilli_int iu, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssyevdx_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                             lapilli_matrix A, float vl, float vu, lapilli_int il,
                                             lapilli_int iu, lapilli_int* m, float* W);
LAPILLI_API lapilli_int lapilli_dsyevdx_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                             lapilli_matrix A, double vl, double vu, lapilli_int il,
                                             lapilli_int iu, lapilli_int* m, double* W);
LAPILLI_API lapilli_int lapilli_cheevdx_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                             lapilli_matrix A, float vl, float vu, lapilli_int il,
                                             lapilli_int iu, lapilli_int* m, float* W);
LAPILLI_API lapilli_int lapilli_zheevdx_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                             lapilli_matrix A, double vl, double vu, lapilli_int il,
                                             lapilli_int iu, lapilli_int* m, double* W);

/* jobz, range and uplo are the same for all. */
LAPILLI_API lapilli_int lapilli_ssyevdx_vbatch(lapilli_context ctx, char jobz, char range, char uplo,
                                               const lapilli_int* n, float* const* A, const lapilli_int* lda,
                                               const float* vl, const float* vu, const lapilli_int* il,
                                               const lapilli_int* iu, lapilli_int* m, float* const* W,
                                               lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dsyevdx_vbatch(lapilli_context ctx, char jobz, char range, char uplo,
                                               const lapilli_int* n, double* const* A, const lapilli_int* lda,
                                               const double* vl, const double* vu, const lapilli_int* il,
                                               const lapilli_int* iu, lapilli_int* m, double* const* W,
                                               lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cheevdx_vbatch(lapilli_context ctx, char jobz, char range, char uplo,
                                               const lapilli_int* n, lapilli_complex_float* const* A,
                                               const lapilli_int* lda, const float* vl, const float* vu,
                                               const lapilli_int* il, const lapilli_int* iu, lapilli_int* m,
                                               float* const* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zheevdx_vbatch(lapilli_context ctx, char jobz, char range, char uplo,
                                               const lapilli_int* n, lapilli_complex_double* const* A,
                                               const lapilli_int* lda, const double* vl, const double* vu,
                                               const lapilli_int* il, const lapilli_int* iu, lapilli_int* m,
                                               double* const* W, lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_ssyevdx_vbatch_memory(lapilli_context ctx, char jobz, char range,
                                                      const lapilli_int* n, const lapilli_int* il,
                                                      const lapilli_int* iu, lapilli_int count,
                                                      lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsyevdx_vbatch_memory(lapilli_context ctx, char jobz, char range,
                                                      const lapilli_int* n, const lapilli_int* il,
                                                      const lapilli_int* iu, lapilli_int count,
                                                      lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cheevdx_vbatch_memory(lapilli_context ctx, char jobz, char range,
                                                      const lapilli_int* n, const lapilli_int* il,
                                                      const lapilli_int* iu, lapilli_int count,
                                                      lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zheevdx_vbatch_memory(lapilli_context ctx, char jobz, char range,
                                                      const lapilli_int* n, const lapilli_int* il,
                                                      const lapilli_int* iu, lapilli_int count,
                                                      lapilli_memory* bytes);

/* SYEV, HEEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix.
 * The same as SYEVD here, with the arguments that LAPACK's SYEV has: divide and conquer, not its slower QR
 * iteration.
 * The arguments are those of SYEVD, HEEVD: 1 jobz, 2 uplo, 3 n, 4 A, 5 lda, 6 W.
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero
 *
 * info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n +
 *   1) did not converge */
LAPILLI_API lapilli_int lapilli_ssyev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, float* A,
                                      lapilli_int lda, float* W);
LAPILLI_API lapilli_int lapilli_dsyev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, double* A,
                                      lapilli_int lda, double* W);
LAPILLI_API lapilli_int lapilli_cheev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                      lapilli_complex_float* A, lapilli_int lda, float* W);
LAPILLI_API lapilli_int lapilli_zheev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                      lapilli_complex_double* A, lapilli_int lda, double* W);
LAPILLI_API lapilli_int lapilli_ssyev_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsyev_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cheev_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zheev_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssyev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A,
                                           float* W);
LAPILLI_API lapilli_int lapilli_dsyev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A,
                                           double* W);
LAPILLI_API lapilli_int lapilli_cheev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A,
                                           float* W);
LAPILLI_API lapilli_int lapilli_zheev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A,
                                           double* W);

/* SYEVR, HEEVR: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian
 * matrix, vectors in another matrix.
 * Values without vectors are computed by bisection, vectors by divide and conquer, whose last merge makes
 * only the wanted ones; only these are transformed back.
 *
 *   1 jobz    'N': values only, 'V': vectors as well
 *   2 range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
 *   3 uplo    'L' or 'U': the triangle of A that is read
 *   4 n       order of A, n >= 0
 *   5 A       n-by-n, read and written: the matrix; its named triangle may be destroyed
 *   6 lda     >= max(1, n)
 *   7 vl      lower bound where range is 'V'
 *   8 vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
 *   9 il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
 *  10 iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
 *  11 abstol  not used: the error of a value is a small multiple of eps times the norm of A
 *  12 m       one number, written: how many were found
 *  13 W       n elements, written: the first m: eigenvalues in ascending order
 *  14 Z       written, not referenced unless jobz is 'V': the first m columns: the orthonormal eigenvectors
 *  15 ldz     >= max(1, n); >= 1 unless jobz is 'V'
 *  16 isuppz  2 * n elements, written, not referenced unless jobz is 'V', and range is 'A' or il is 1 and iu
 *             n: of each vector the first and the last element that may not be zero: 1 and n
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero;
 *   nothing was found
 *
 * info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n +
 *   1) did not converge; nothing was found */
LAPILLI_API lapilli_int lapilli_ssyevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                       float* A, lapilli_int lda, float vl, float vu, lapilli_int il,
                                       lapilli_int iu, float abstol, lapilli_int* m, float* W, float* Z,
                                       lapilli_int ldz, lapilli_int* isuppz);
LAPILLI_API lapilli_int lapilli_dsyevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                       double* A, lapilli_int lda, double vl, double vu, lapilli_int il,
                                       lapilli_int iu, double abstol, lapilli_int* m, double* W, double* Z,
                                       lapilli_int ldz, lapilli_int* isuppz);
LAPILLI_API lapilli_int lapilli_cheevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, float vl, float vu,
                                       lapilli_int il, lapilli_int iu, float abstol, lapilli_int* m, float* W,
                                       lapilli_complex_float* Z, lapilli_int ldz, lapilli_int* isuppz);
LAPILLI_API lapilli_int lapilli_zheevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda, double vl, double vu,
                                       lapilli_int il, lapilli_int iu, double abstol, lapilli_int* m,
                                       double* W, lapilli_complex_double* Z, lapilli_int ldz,
                                       lapilli_int* isuppz);
LAPILLI_API lapilli_int lapilli_ssyevr_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int il, lapilli_int iu, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsyevr_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int il, lapilli_int iu, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cheevr_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int il, lapilli_int iu, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zheevr_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int il, lapilli_int iu, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssyevr_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                            lapilli_matrix A, float vl, float vu, lapilli_int il,
                                            lapilli_int iu, float abstol, lapilli_int* m, float* W,
                                            lapilli_matrix Z, lapilli_int* isuppz);
LAPILLI_API lapilli_int lapilli_dsyevr_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                            lapilli_matrix A, double vl, double vu, lapilli_int il,
                                            lapilli_int iu, double abstol, lapilli_int* m, double* W,
                                            lapilli_matrix Z, lapilli_int* isuppz);
LAPILLI_API lapilli_int lapilli_cheevr_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                            lapilli_matrix A, float vl, float vu, lapilli_int il,
                                            lapilli_int iu, float abstol, lapilli_int* m, float* W,
                                            lapilli_matrix Z, lapilli_int* isuppz);
LAPILLI_API lapilli_int lapilli_zheevr_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                            lapilli_matrix A, double vl, double vu, lapilli_int il,
                                            lapilli_int iu, double abstol, lapilli_int* m, double* W,
                                            lapilli_matrix Z, lapilli_int* isuppz);

/* SYEVX, HEEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian
 * matrix, vectors in another matrix.
 * SYEVR with LAPACK's other arguments.
 *
 *   1 jobz    'N': values only, 'V': vectors as well
 *   2 range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
 *   3 uplo    'L' or 'U': the triangle of A that is read
 *   4 n       order of A, n >= 0
 *   5 A       n-by-n, read and written: the matrix; its named triangle may be destroyed
 *   6 lda     >= max(1, n)
 *   7 vl      lower bound where range is 'V'
 *   8 vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
 *   9 il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
 *  10 iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
 *  11 abstol  not used: the error of a value is a small multiple of eps times the norm of A
 *  12 m       one number, written: how many were found
 *  13 W       n elements, written: the first m: eigenvalues in ascending order
 *  14 Z       written, not referenced unless jobz is 'V': the first m columns: the orthonormal eigenvectors
 *  15 ldz     >= max(1, n); >= 1 unless jobz is 'V'
 *  16 ifail   n elements, written, not referenced unless jobz is 'V': the first m: 0, since every vector that
 *             was found is one
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero;
 *   nothing was found
 *
 * info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n +
 *   1) did not converge; nothing was found */
LAPILLI_API lapilli_int lapilli_ssyevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                       float* A, lapilli_int lda, float vl, float vu, lapilli_int il,
                                       lapilli_int iu, float abstol, lapilli_int* m, float* W, float* Z,
                                       lapilli_int ldz, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_dsyevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                       double* A, lapilli_int lda, double vl, double vu, lapilli_int il,
                                       lapilli_int iu, double abstol, lapilli_int* m, double* W, double* Z,
                                       lapilli_int ldz, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_cheevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, float vl, float vu,
                                       lapilli_int il, lapilli_int iu, float abstol, lapilli_int* m, float* W,
                                       lapilli_complex_float* Z, lapilli_int ldz, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_zheevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda, double vl, double vu,
                                       lapilli_int il, lapilli_int iu, double abstol, lapilli_int* m,
                                       double* W, lapilli_complex_double* Z, lapilli_int ldz,
                                       lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_ssyevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int il, lapilli_int iu, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsyevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int il, lapilli_int iu, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cheevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int il, lapilli_int iu, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zheevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int il, lapilli_int iu, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssyevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                            lapilli_matrix A, float vl, float vu, lapilli_int il,
                                            lapilli_int iu, float abstol, lapilli_int* m, float* W,
                                            lapilli_matrix Z, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_dsyevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                            lapilli_matrix A, double vl, double vu, lapilli_int il,
                                            lapilli_int iu, double abstol, lapilli_int* m, double* W,
                                            lapilli_matrix Z, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_cheevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                            lapilli_matrix A, float vl, float vu, lapilli_int il,
                                            lapilli_int iu, float abstol, lapilli_int* m, float* W,
                                            lapilli_matrix Z, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_zheevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                            lapilli_matrix A, double vl, double vu, lapilli_int il,
                                            lapilli_int iu, double abstol, lapilli_int* m, double* W,
                                            lapilli_matrix Z, lapilli_int* ifail);

#ifdef __cplusplus
}
#endif

#endif
