/* Lapilli: Symmetric and Hermitian matrices in packed storage. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * For n = 0 nothing is read and nothing is computed. One triangle of the matrix is stored, column after
 * column, without gaps, as LAPACK does it. It is unpacked on the host, into n^2 elements; AP is not changed.
 * A NaN or an infinity in it is LAPILLI_ERROR_NOT_FINITE.
 *
 * Limits, memory, accuracy, sources: docs/reference/packed.md.
 *
 * Written by tools/generate from src/api/routines/packed.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_PACKED_H
#define LAPILLI_PACKED_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* SPEVD, HPEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix in packed
 * storage.
 *
 *   1 jobz  'N': values only, 'V': vectors as well
 *   2 uplo  'L' or 'U': the triangle that AP holds
 *   3 n     order of the matrix, n >= 0
 *   4 AP    n * (n + 1) / 2 elements, read: the triangle, column after column
 *   5 W     n elements, written: eigenvalues in ascending order
 *   6 Z     n-by-n, written, not referenced unless jobz is 'V': the orthonormal eigenvectors
 *   7 ldz   >= max(1, n); >= 1 unless jobz is 'V'
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero
 *
 * info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n +
 *   1) did not converge */
LAPILLI_API lapilli_int lapilli_sspevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                       const float* AP, float* W, float* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_dspevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                       const double* AP, double* W, double* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_chpevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                       const lapilli_complex_float* AP, float* W, lapilli_complex_float* Z,
                                       lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_zhpevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                       const lapilli_complex_double* AP, double* W, lapilli_complex_double* Z,
                                       lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_sspevd_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dspevd_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chpevd_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhpevd_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sspevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                            const float* AP, float* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_dspevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                            const double* AP, double* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_chpevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                            const lapilli_complex_float* AP, float* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_zhpevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                            const lapilli_complex_double* AP, double* W, lapilli_matrix Z);

/* SPEV, HPEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix in packed
 * storage.
 * The same as SPEVD, by divide and conquer.
 * The arguments are those of SPEVD, HPEVD: 1 jobz, 2 uplo, 3 n, 4 AP, 5 W, 6 Z, 7 ldz.
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero
 *
 * info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n +
 *   1) did not converge */
LAPILLI_API lapilli_int lapilli_sspev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                      const float* AP, float* W, float* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_dspev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                      const double* AP, double* W, double* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_chpev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                      const lapilli_complex_float* AP, float* W, lapilli_complex_float* Z,
                                      lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_zhpev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                      const lapilli_complex_double* AP, double* W, lapilli_complex_double* Z,
                                      lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_sspev_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dspev_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chpev_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhpev_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sspev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                           const float* AP, float* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_dspev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                           const double* AP, double* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_chpev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                           const lapilli_complex_float* AP, float* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_zhpev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                           const lapilli_complex_double* AP, double* W, lapilli_matrix Z);

/* SPGVD, HPGVD: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem in
 * packed storage.
 * itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are
 * normalized as LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.
 *
 *   1 itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
 *   2 jobz   'N': values only, 'V': vectors as well
 *   3 uplo   'L' or 'U': the triangle that AP and BP hold
 *   4 n      order of A and B, n >= 0
 *   5 AP     n * (n + 1) / 2 elements, read: the triangle of A, column after column
 *   6 BP     n * (n + 1) / 2 elements, read and written: that of the positive definite B, overwritten by its
 *            Cholesky factor, packed alike
 *   7 W      n elements, written: eigenvalues in ascending order
 *   8 Z      n-by-n, written, not referenced unless jobz is 'V': the eigenvectors
 *   9 ldz    >= max(1, n); >= 1 unless jobz is 'V'
 *
 * info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. W and Z
 *   are unchanged, BP is as after POTRF
 *
 * info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero
 *
 * info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not
 *   converge */
LAPILLI_API lapilli_int lapilli_sspgvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                       lapilli_int n, const float* AP, float* BP, float* W, float* Z,
                                       lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_dspgvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                       lapilli_int n, const double* AP, double* BP, double* W, double* Z,
                                       lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_chpgvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                       lapilli_int n, const lapilli_complex_float* AP,
                                       lapilli_complex_float* BP, float* W, lapilli_complex_float* Z,
                                       lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_zhpgvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                       lapilli_int n, const lapilli_complex_double* AP,
                                       lapilli_complex_double* BP, double* W, lapilli_complex_double* Z,
                                       lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_sspgvd_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                              lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dspgvd_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                              lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chpgvd_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                              lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhpgvd_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                              lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sspgvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                            lapilli_int n, const float* AP, float* BP, float* W,
                                            lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_dspgvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                            lapilli_int n, const double* AP, double* BP, double* W,
                                            lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_chpgvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                            lapilli_int n, const lapilli_complex_float* AP,
                                            lapilli_complex_float* BP, float* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_zhpgvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                            lapilli_int n, const lapilli_complex_double* AP,
                                            lapilli_complex_double* BP, double* W, lapilli_matrix Z);

/* SPGV, HPGV: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem in
 * packed storage.
 * The same as SPGVD, by divide and conquer.
 * The arguments are those of SPGVD, HPGVD: 1 itype, 2 jobz, 3 uplo, 4 n, 5 AP, 6 BP, 7 W, 8 Z, 9 ldz.
 *
 * info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. W and Z
 *   are unchanged, BP is as after POTRF
 *
 * info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero
 *
 * info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not
 *   converge */
LAPILLI_API lapilli_int lapilli_sspgv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                      lapilli_int n, const float* AP, float* BP, float* W, float* Z,
                                      lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_dspgv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                      lapilli_int n, const double* AP, double* BP, double* W, double* Z,
                                      lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_chpgv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                      lapilli_int n, const lapilli_complex_float* AP,
                                      lapilli_complex_float* BP, float* W, lapilli_complex_float* Z,
                                      lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_zhpgv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                      lapilli_int n, const lapilli_complex_double* AP,
                                      lapilli_complex_double* BP, double* W, lapilli_complex_double* Z,
                                      lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_sspgv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dspgv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chpgv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhpgv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sspgv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                           lapilli_int n, const float* AP, float* BP, float* W,
                                           lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_dspgv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                           lapilli_int n, const double* AP, double* BP, double* W,
                                           lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_chpgv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                           lapilli_int n, const lapilli_complex_float* AP,
                                           lapilli_complex_float* BP, float* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_zhpgv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                           lapilli_int n, const lapilli_complex_double* AP,
                                           lapilli_complex_double* BP, double* W, lapilli_matrix Z);

#ifdef __cplusplus
}
#endif

#endif
