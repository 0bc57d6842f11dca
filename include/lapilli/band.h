/* Lapilli: Symmetric and Hermitian band matrices. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * For n = 0 nothing is read and nothing is computed. Of a symmetric or Hermitian matrix only the triangle
 * that uplo names is read or written. Bands are stored as LAPACK's: element (i, j) in row i - j of column j
 * of AB ('L'), or in row kd + i - j ('U'). A NaN or an infinity in the matrix is LAPILLI_ERROR_NOT_FINITE.
 *
 * Limits, memory, accuracy, sources: docs/reference/band.md.
 *
 * Written by tools/generate from src/api/routines/band.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_BAND_H
#define LAPILLI_BAND_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* SYTRD_SY2SB, HETRD_HE2HB: reduces a symmetric or Hermitian matrix to one of bandwidth kd: B = Q^H A Q.
 * The first stage of a reduction to tridiagonal form in two. The reflectors are LAPACK's to the letter, those
 * of the QR factorizations of the columns below the band ('L'), or of the LQ factorizations of the rows right
 * of it ('U'): Q = H_1 H_2 ... H_(n-kd), and the vector of H_i begins with zeros and a one in element i + kd.
 *
 *   1 uplo  'L' or 'U': the triangle of A that is read and overwritten
 *   2 n     order of A, n >= 0
 *   3 kd    diagonals of B below ('L') or above ('U') the main one, kd >= 1
 *   4 A     n-by-n, read and written: the matrix; then the reflectors below ('L') or above ('U') the band,
 *           whose own place in the triangle is left undefined
 *   5 lda   >= max(1, n)
 *   6 AB    kd+1-by-n, written: the band of B in LAPACK's storage, zeros in the corner
 *   7 ldab  >= max(1, kd + 1)
 *   8 tau   n - kd elements, written: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_ssytrd_sy2sb(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int kd,
                                             float* A, lapilli_int lda, float* AB, lapilli_int ldab,
                                             float* tau);
LAPILLI_API lapilli_int lapilli_dsytrd_sy2sb(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int kd,
                                             double* A, lapilli_int lda, double* AB, lapilli_int ldab,
                                             double* tau);
LAPILLI_API lapilli_int lapilli_chetrd_he2hb(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int kd,
                                             lapilli_complex_float* A, lapilli_int lda,
                                             lapilli_complex_float* AB, lapilli_int ldab,
                                             lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zhetrd_he2hb(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int kd,
                                             lapilli_complex_double* A, lapilli_int lda,
                                             lapilli_complex_double* AB, lapilli_int ldab,
                                             lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_ssytrd_sy2sb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsytrd_sy2sb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chetrd_he2hb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhetrd_he2hb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                                    lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssytrd_sy2sb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                                  lapilli_matrix AB, float* tau);
LAPILLI_API lapilli_int lapilli_dsytrd_sy2sb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                                  lapilli_matrix AB, double* tau);
LAPILLI_API lapilli_int lapilli_chetrd_he2hb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                                  lapilli_matrix AB, lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zhetrd_he2hb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                                  lapilli_matrix AB, lapilli_complex_double* tau);

/* SYTRD_SB2ST, HETRD_HB2ST: reduces a symmetric or Hermitian band matrix to tridiagonal form, without Q: T =
 * Q^H A Q.
 * The second stage of a reduction to tridiagonal form in two: SBTRD without Q, with LAPACK's arguments for
 * it. LAPACK's HOUS, which holds nothing of use without Q, is a work array of the drop-in library's symbol.
 *
 *   1 stage1  not used: 'Y' where AB comes from SYTRD_SY2SB, 'N' where it does not
 *   2 vect    'N': without Q; LAPACK has no other, either
 *   3 uplo    'L' or 'U': the triangle of A that AB holds
 *   4 n       order of A, n >= 0
 *   5 kd      diagonals of A below ('L') or above ('U') the main one, kd >= 0
 *   6 AB      kd+1-by-n, read: the band of A
 *   7 ldab    >= max(1, kd + 1)
 *   8 D       n elements, written: diagonal of T
 *   9 E       n - 1 elements, written: off-diagonal of T, whose signs may be others than LAPACK's */
LAPILLI_API lapilli_int lapilli_ssytrd_sb2st(lapilli_context ctx, char stage1, char vect, char uplo,
                                             lapilli_int n, lapilli_int kd, const float* AB, lapilli_int ldab,
                                             float* D, float* E);
LAPILLI_API lapilli_int lapilli_dsytrd_sb2st(lapilli_context ctx, char stage1, char vect, char uplo,
                                             lapilli_int n, lapilli_int kd, const double* AB,
                                             lapilli_int ldab, double* D, double* E);
LAPILLI_API lapilli_int lapilli_chetrd_hb2st(lapilli_context ctx, char stage1, char vect, char uplo,
                                             lapilli_int n, lapilli_int kd, const lapilli_complex_float* AB,
                                             lapilli_int ldab, float* D, float* E);
LAPILLI_API lapilli_int lapilli_zhetrd_hb2st(lapilli_context ctx, char stage1, char vect, char uplo,
                                             lapilli_int n, lapilli_int kd, const lapilli_complex_double* AB,
                                             lapilli_int ldab, double* D, double* E);
LAPILLI_API lapilli_int lapilli_ssytrd_sb2st_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsytrd_sb2st_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chetrd_hb2st_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhetrd_hb2st_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                                    lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssytrd_sb2st_mgpu(lapilli_context ctx, char stage1, char vect, char uplo,
                                                  lapilli_matrix AB, float* D, float* E);
LAPILLI_API lapilli_int lapilli_dsytrd_sb2st_mgpu(lapilli_context ctx, char stage1, char vect, char uplo,
                                                  lapilli_matrix AB, double* D, double* E);
LAPILLI_API lapilli_int lapilli_chetrd_hb2st_mgpu(lapilli_context ctx, char stage1, char vect, char uplo,
                                                  lapilli_matrix AB, float* D, float* E);
LAPILLI_API lapilli_int lapilli_zhetrd_hb2st_mgpu(lapilli_context ctx, char stage1, char vect, char uplo,
                                                  lapilli_matrix AB, double* D, double* E);

/* SBTRD, HBTRD: reduces a symmetric or Hermitian band matrix to tridiagonal form: T = Q^H A Q.
 * Signs of E, and with them Q, may be others than LAPACK's.
 *
 *   1 vect  'N': without Q, 'V': forms Q, 'U': multiplies a matrix by Q from the right
 *   2 uplo  'L' or 'U': the triangle of A that AB holds
 *   3 n     order of A, n >= 0
 *   4 kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
 *   5 AB    kd+1-by-n, read and written: the band of A; overwritten by T, with zeros elsewhere
 *   6 ldab  >= max(1, kd + 1)
 *   7 D     n elements, written: diagonal of T
 *   8 E     n - 1 elements, written: off-diagonal of T
 *   9 Q     n-by-n, read and written, not referenced unless vect is 'V' or 'U': Q for 'V'; for 'U' a matrix,
 *           overwritten by its product with Q
 *  10 ldq   >= max(1, n) where vect is 'V' or 'U' */
LAPILLI_API lapilli_int lapilli_ssbtrd(lapilli_context ctx, char vect, char uplo, lapilli_int n,
                                       lapilli_int kd, float* AB, lapilli_int ldab, float* D, float* E,
                                       float* Q, lapilli_int ldq);
LAPILLI_API lapilli_int lapilli_dsbtrd(lapilli_context ctx, char vect, char uplo, lapilli_int n,
                                       lapilli_int kd, double* AB, lapilli_int ldab, double* D, double* E,
                                       double* Q, lapilli_int ldq);
LAPILLI_API lapilli_int lapilli_chbtrd(lapilli_context ctx, char vect, char uplo, lapilli_int n,
                                       lapilli_int kd, lapilli_complex_float* AB, lapilli_int ldab, float* D,
                                       float* E, lapilli_complex_float* Q, lapilli_int ldq);
LAPILLI_API lapilli_int lapilli_zhbtrd(lapilli_context ctx, char vect, char uplo, lapilli_int n,
                                       lapilli_int kd, lapilli_complex_double* AB, lapilli_int ldab,
                                       double* D, double* E, lapilli_complex_double* Q, lapilli_int ldq);
LAPILLI_API lapilli_int lapilli_ssbtrd_memory(lapilli_context ctx, char vect, lapilli_int n, lapilli_int kd,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsbtrd_memory(lapilli_context ctx, char vect, lapilli_int n, lapilli_int kd,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chbtrd_memory(lapilli_context ctx, char vect, lapilli_int n, lapilli_int kd,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhbtrd_memory(lapilli_context ctx, char vect, lapilli_int n, lapilli_int kd,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssbtrd_mgpu(lapilli_context ctx, char vect, char uplo, lapilli_matrix AB,
                                            float* D, float* E, lapilli_matrix Q);
LAPILLI_API lapilli_int lapilli_dsbtrd_mgpu(lapilli_context ctx, char vect, char uplo, lapilli_matrix AB,
                                            double* D, double* E, lapilli_matrix Q);
LAPILLI_API lapilli_int lapilli_chbtrd_mgpu(lapilli_context ctx, char vect, char uplo, lapilli_matrix AB,
                                            float* D, float* E, lapilli_matrix Q);
LAPILLI_API lapilli_int lapilli_zhbtrd_mgpu(lapilli_context ctx, char vect, char uplo, lapilli_matrix AB,
                                            double* D, double* E, lapilli_matrix Q);

/* SBEVD, HBEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian band matrix.
 *
 *   1 jobz  'N': values only, 'V': vectors as well
 *   2 uplo  'L' or 'U': the triangle of A that AB holds
 *   3 n     order of A, n >= 0
 *   4 kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
 *   5 AB    kd+1-by-n, read and written: the band of A; overwritten by its tridiagonal form, with zeros
 *           elsewhere
 *   6 ldab  >= max(1, kd + 1)
 *   7 W     n elements, written: eigenvalues in ascending order
 *   8 Z     n-by-n, written, not referenced unless jobz is 'V': the orthonormal eigenvectors
 *   9 ldz   >= max(1, n); >= 1 unless jobz is 'V'
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero
 *
 * info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n +
 *   1) did not converge */
LAPILLI_API lapilli_int lapilli_ssbevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                       lapilli_int kd, float* AB, lapilli_int ldab, float* W, float* Z,
                                       lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_dsbevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                       lapilli_int kd, double* AB, lapilli_int ldab, double* W, double* Z,
                                       lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_chbevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                       lapilli_int kd, lapilli_complex_float* AB, lapilli_int ldab, float* W,
                                       lapilli_complex_float* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_zhbevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                       lapilli_int kd, lapilli_complex_double* AB, lapilli_int ldab,
                                       double* W, lapilli_complex_double* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_ssbevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsbevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chbevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhbevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssbevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB,
                                            float* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_dsbevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB,
                                            double* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_chbevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB,
                                            float* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_zhbevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB,
                                            double* W, lapilli_matrix Z);

/* SBEV, HBEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian band matrix.
 * The same as SBEVD, by divide and conquer.
 * The arguments are those of SBEVD, HBEVD: 1 jobz, 2 uplo, 3 n, 4 kd, 5 AB, 6 ldab, 7 W, 8 Z, 9 ldz.
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero
 *
 * info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n +
 *   1) did not converge */
LAPILLI_API lapilli_int lapilli_ssbev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                      lapilli_int kd, float* AB, lapilli_int ldab, float* W, float* Z,
                                      lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_dsbev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                      lapilli_int kd, double* AB, lapilli_int ldab, double* W, double* Z,
                                      lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_chbev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                      lapilli_int kd, lapilli_complex_float* AB, lapilli_int ldab, float* W,
                                      lapilli_complex_float* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_zhbev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                      lapilli_int kd, lapilli_complex_double* AB, lapilli_int ldab, double* W,
                                      lapilli_complex_double* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_ssbev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsbev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chbev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhbev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                             lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssbev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB,
                                           float* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_dsbev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB,
                                           double* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_chbev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB,
                                           float* W, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_zhbev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB,
                                           double* W, lapilli_matrix Z);

/* SBEVX, HBEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian band
 * matrix.
 * Values alone are found by bisection, vectors by divide and conquer, whose last merge makes only those that
 * are wanted; only they are transformed back. Q costs as much as all vectors: without an array for it, it is
 * not formed.
 *
 *   1 jobz    'N': values only, 'V': vectors as well
 *   2 range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
 *   3 uplo    'L' or 'U': the triangle of A that AB holds
 *   4 n       order of A, n >= 0
 *   5 kd      diagonals of A below ('L') or above ('U') the main one, kd >= 0
 *   6 AB      kd+1-by-n, read and written: the band of A; overwritten by its tridiagonal form, with zeros
 *             elsewhere
 *   7 ldab    >= max(1, kd + 1)
 *   8 Q       n-by-n, written, not referenced unless jobz is 'V' and Q not null: the matrix of the reduction
 *             to tridiagonal form; null if not wanted, which LAPACK does not allow
 *   9 ldq     >= max(1, n) where jobz is 'V' and Q not null
 *  10 vl      lower bound where range is 'V'
 *  11 vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
 *  12 il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
 *  13 iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
 *  14 abstol  not used: the error of a value is a small multiple of eps times the norm of A
 *  15 m       one number, written: how many were found
 *  16 W       n elements, written: the first m: eigenvalues in ascending order
 *  17 Z       written, not referenced unless jobz is 'V': the first m columns: the orthonormal eigenvectors
 *  18 ldz     >= max(1, n); >= 1 unless jobz is 'V'
 *  19 ifail   n elements, written, not referenced unless jobz is 'V': the first m: 0, since every vector that
 *             was found is one
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero;
 *   nothing was found
 *
 * info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n +
 *   1) did not converge; nothing was found */
LAPILLI_API lapilli_int lapilli_ssbevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                       lapilli_int kd, float* AB, lapilli_int ldab, float* Q, lapilli_int ldq,
                                       float vl, float vu, lapilli_int il, lapilli_int iu, float abstol,
                                       lapilli_int* m, float* W, float* Z, lapilli_int ldz,
                                       lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_dsbevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                       lapilli_int kd, double* AB, lapilli_int ldab, double* Q,
                                       lapilli_int ldq, double vl, double vu, lapilli_int il, lapilli_int iu,
                                       double abstol, lapilli_int* m, double* W, double* Z, lapilli_int ldz,
                                       lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_chbevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                       lapilli_int kd, lapilli_complex_float* AB, lapilli_int ldab,
                                       lapilli_complex_float* Q, lapilli_int ldq, float vl, float vu,
                                       lapilli_int il, lapilli_int iu, float abstol, lapilli_int* m, float* W,
                                       lapilli_complex_float* Z, lapilli_int ldz, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_zhbevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                       lapilli_int kd, lapilli_complex_double* AB, lapilli_int ldab,
                                       lapilli_complex_double* Q, lapilli_int ldq, double vl, double vu,
                                       lapilli_int il, lapilli_int iu, double abstol, lapilli_int* m,
                                       double* W, lapilli_complex_double* Z, lapilli_int ldz,
                                       lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_ssbevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int kd, lapilli_int il, lapilli_int iu,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsbevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int kd, lapilli_int il, lapilli_int iu,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chbevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int kd, lapilli_int il, lapilli_int iu,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhbevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int kd, lapilli_int il, lapilli_int iu,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_ssbevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                            lapilli_matrix AB, lapilli_matrix Q, float vl, float vu,
                                            lapilli_int il, lapilli_int iu, float abstol, lapilli_int* m,
                                            float* W, lapilli_matrix Z, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_dsbevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                            lapilli_matrix AB, lapilli_matrix Q, double vl, double vu,
                                            lapilli_int il, lapilli_int iu, double abstol, lapilli_int* m,
                                            double* W, lapilli_matrix Z, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_chbevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                            lapilli_matrix AB, lapilli_matrix Q, float vl, float vu,
                                            lapilli_int il, lapilli_int iu, float abstol, lapilli_int* m,
                                            float* W, lapilli_matrix Z, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_zhbevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo,
                                            lapilli_matrix AB, lapilli_matrix Q, double vl, double vu,
                                            lapilli_int il, lapilli_int iu, double abstol, lapilli_int* m,
                                            double* W, lapilli_matrix Z, lapilli_int* ifail);

#ifdef __cplusplus
}
#endif

#endif
