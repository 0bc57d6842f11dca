/* Lapilli: Symmetric tridiagonal eigenproblems. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * T has the diagonal D and the off-diagonal E. Where n = 0 nothing is read, and nothing but counts is
 * written. Arrays may be in host memory or in that of a device. A NaN or an infinity in D or E is
 * LAPILLI_ERROR_NOT_FINITE.
 *
 * Limits, memory, accuracy, sources: docs/reference/tridiagonal.md.
 *
 * Written by tools/generate from src/api/routines/tridiagonal.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_TRIDIAGONAL_H
#define LAPILLI_TRIDIAGONAL_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* STERF: all eigenvalues of a symmetric tridiagonal matrix.
 * On devices by bisection, in memory that grows with n only; on the CPU by LAPACK's variant of QR.
 *
 *   1 n  order of T, n >= 0
 *   2 D  n elements, read and written: diagonal, overwritten by the eigenvalues in ascending order
 *   3 E  n - 1 elements, read and written: off-diagonal, destroyed
 *
 * info = i > 0: i off-diagonal elements did not converge to zero */
LAPILLI_API lapilli_int lapilli_ssterf(lapilli_context ctx, lapilli_int n, float* D, float* E);
LAPILLI_API lapilli_int lapilli_dsterf(lapilli_context ctx, lapilli_int n, double* D, double* E);
LAPILLI_API lapilli_int lapilli_ssterf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsterf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

/* STEV: all eigenvalues and, on demand, eigenvectors of a symmetric tridiagonal matrix.
 * The same as STEVD here: divide and conquer, not the slower QR iteration of LAPACK's STEV.
 *
 *   1 jobz  'N': values only, 'V': vectors as well
 *   2 n     order of T, n >= 0
 *   3 D     n elements, read and written: diagonal, overwritten by the eigenvalues in ascending order
 *   4 E     n - 1 elements, read and written: off-diagonal, destroyed
 *   5 Z     n-by-n, written, not referenced unless jobz is 'V': the orthonormal eigenvectors
 *   6 ldz   >= max(1, n); >= 1 unless jobz is 'V'
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements did not converge to zero
 *
 * info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n +
 *   1) did not converge */
LAPILLI_API lapilli_int lapilli_sstev(lapilli_context ctx, char jobz, lapilli_int n, float* D, float* E,
                                      float* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_dstev(lapilli_context ctx, char jobz, lapilli_int n, double* D, double* E,
                                      double* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_sstev_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dstev_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                             lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sstev_mgpu(lapilli_context ctx, char jobz, lapilli_int n, float* D, float* E,
                                           lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_dstev_mgpu(lapilli_context ctx, char jobz, lapilli_int n, double* D,
                                           double* E, lapilli_matrix Z);

/* STEVD: all eigenvalues and, on demand, eigenvectors of a symmetric tridiagonal matrix.
 * Divide and conquer: STEDC with vectors of T itself.
 * The arguments are those of STEV: 1 jobz, 2 n, 3 D, 4 E, 5 Z, 6 ldz.
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements did not converge to zero
 *
 * info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n +
 *   1) did not converge */
LAPILLI_API lapilli_int lapilli_sstevd(lapilli_context ctx, char jobz, lapilli_int n, float* D, float* E,
                                       float* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_dstevd(lapilli_context ctx, char jobz, lapilli_int n, double* D, double* E,
                                       double* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_sstevd_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dstevd_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sstevd_mgpu(lapilli_context ctx, char jobz, lapilli_int n, float* D, float* E,
                                            lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_dstevd_mgpu(lapilli_context ctx, char jobz, lapilli_int n, double* D,
                                            double* E, lapilli_matrix Z);

/* STEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric tridiagonal matrix.
 * Values alone by bisection, vectors by divide and conquer, whose last merge makes only those that are
 * wanted. D and E stay as they are.
 *
 *   1 jobz    'N': values only, 'V': vectors as well
 *   2 range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
 *   3 n       order of T, n >= 0
 *   4 D       n elements, read: diagonal
 *   5 E       n - 1 elements, read: off-diagonal
 *   6 vl      lower bound where range is 'V'
 *   7 vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
 *   8 il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
 *   9 iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
 *  10 abstol  the error allowed in values; if it is above 0 and below eps times the norm of T, LAPACK's
 *             bisection and inverse iteration on the CPU compute them to the accuracy that the elements of T
 *             determine
 *  11 m       one number, written: how many were found
 *  12 W       n elements, written: the first m: eigenvalues in ascending order
 *  13 Z       written, not referenced unless jobz is 'V': the first m columns: the orthonormal eigenvectors
 *  14 ldz     >= max(1, n); >= 1 unless jobz is 'V'
 *  15 ifail   n elements, written, not referenced unless jobz is 'V': the first m: 0, or the numbers of
 *             vectors that did not converge
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements did not converge to zero; nothing was found
 *
 * info = i > 0 and jobz is 'V': vectors did not converge, see ifail; or, where i > n, an eigenvalue of the
 *   submatrix of rows and columns i / (n + 1) to i mod (n + 1) did not, and nothing was found */
LAPILLI_API lapilli_int lapilli_sstevx(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                       const float* D, const float* E, float vl, float vu, lapilli_int il,
                                       lapilli_int iu, float abstol, lapilli_int* m, float* W, float* Z,
                                       lapilli_int ldz, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_dstevx(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                       const double* D, const double* E, double vl, double vu, lapilli_int il,
                                       lapilli_int iu, double abstol, lapilli_int* m, double* W, double* Z,
                                       lapilli_int ldz, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_sstevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int il, lapilli_int iu, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dstevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int il, lapilli_int iu, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sstevx_mgpu(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                            const float* D, const float* E, float vl, float vu,
                                            lapilli_int il, lapilli_int iu, float abstol, lapilli_int* m,
                                            float* W, lapilli_matrix Z, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_dstevx_mgpu(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                            const double* D, const double* E, double vl, double vu,
                                            lapilli_int il, lapilli_int iu, double abstol, lapilli_int* m,
                                            double* W, lapilli_matrix Z, lapilli_int* ifail);

/* STEVR: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric tridiagonal matrix.
 * STEVX with LAPACK's other arguments: values alone by bisection, vectors by divide and conquer. D and E stay
 * as they are.
 *
 *   1 jobz    'N': values only, 'V': vectors as well
 *   2 range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
 *   3 n       order of T, n >= 0
 *   4 D       n elements, read: diagonal
 *   5 E       n - 1 elements, read: off-diagonal
 *   6 vl      lower bound where range is 'V'
 *   7 vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
 *   8 il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
 *   9 iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
 *  10 abstol  not used: the error of a value is a small multiple of eps times the norm of T
 *  11 m       one number, written: how many were found
 *  12 W       n elements, written: the first m: eigenvalues in ascending order
 *  13 Z       written, not referenced unless jobz is 'V': the first m columns: the orthonormal eigenvectors
 *  14 ldz     >= max(1, n); >= 1 unless jobz is 'V'
 *  15 isuppz  2 * n elements, written, not referenced unless jobz is 'V', and range is 'A' or il is 1 and iu
 *             n: of each vector the first and the last element that may not be zero: 1 and n
 *
 * info = i > 0 and jobz is not 'V': i off-diagonal elements did not converge to zero; nothing was found
 *
 * info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n +
 *   1) did not converge; nothing was found */
LAPILLI_API lapilli_int lapilli_sstevr(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                       const float* D, const float* E, float vl, float vu, lapilli_int il,
                                       lapilli_int iu, float abstol, lapilli_int* m, float* W, float* Z,
                                       lapilli_int ldz, lapilli_int* isuppz);
LAPILLI_API lapilli_int lapilli_dstevr(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                       const double* D, const double* E, double vl, double vu, lapilli_int il,
                                       lapilli_int iu, double abstol, lapilli_int* m, double* W, double* Z,
                                       lapilli_int ldz, lapilli_int* isuppz);
LAPILLI_API lapilli_int lapilli_sstevr_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int il, lapilli_int iu, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dstevr_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                              lapilli_int il, lapilli_int iu, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sstevr_mgpu(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                            const float* D, const float* E, float vl, float vu,
                                            lapilli_int il, lapilli_int iu, float abstol, lapilli_int* m,
                                            float* W, lapilli_matrix Z, lapilli_int* isuppz);
LAPILLI_API lapilli_int lapilli_dstevr_mgpu(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                            const double* D, const double* E, double vl, double vu,
                                            lapilli_int il, lapilli_int iu, double abstol, lapilli_int* m,
                                            double* W, lapilli_matrix Z, lapilli_int* isuppz);

/* STEBZ: part of the eigenvalues of a symmetric tridiagonal matrix by bisection, with the blocks into which
 * it falls.
 *
 *   1 range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
 *   2 order   'B': ascending within each block, block after block; 'E': ascending over the whole matrix
 *   3 n       order of T, n >= 0
 *   4 vl      lower bound where range is 'V'
 *   5 vu      upper bound where range is 'V', vu > vl where range is 'V'
 *   6 il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
 *   7 iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
 *   8 abstol  the error allowed in values; if it is above 0 and below eps times the norm of T, LAPACK's STEBZ
 *             on the CPU computes them to the accuracy that the elements of T determine
 *   9 D       n elements, read: diagonal
 *  10 E       n - 1 elements, read: off-diagonal
 *  11 m       one number, written: how many were found
 *  12 nsplit  one number, written: how many blocks there are
 *  13 W       n elements, written: the first m: the eigenvalues
 *  14 iblock  n elements, written: the first m: the block of each, from 1
 *  15 isplit  n elements, written: the first nsplit: the last row of each block
 *
 * info = i > 0: some values did not converge (1 or 3; their iblock is below 0), or, by index, were not found
 *   (2 or 3) */
LAPILLI_API lapilli_int lapilli_sstebz(lapilli_context ctx, char range, char order, lapilli_int n, float vl,
                                       float vu, lapilli_int il, lapilli_int iu, float abstol, const float* D,
                                       const float* E, lapilli_int* m, lapilli_int* nsplit, float* W,
                                       lapilli_int* iblock, lapilli_int* isplit);
LAPILLI_API lapilli_int lapilli_dstebz(lapilli_context ctx, char range, char order, lapilli_int n, double vl,
                                       double vu, lapilli_int il, lapilli_int iu, double abstol,
                                       const double* D, const double* E, lapilli_int* m, lapilli_int* nsplit,
                                       double* W, lapilli_int* iblock, lapilli_int* isplit);
LAPILLI_API lapilli_int lapilli_sstebz_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dstebz_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

/* STEIN: eigenvectors of a symmetric tridiagonal matrix for given eigenvalues, by inverse iteration.
 * LAPACK's STEIN on the CPU, whatever the devices: vectors of close eigenvalues are made orthogonal one after
 * the other. Where many vectors are wanted, STEVX and STEVR are the faster way.
 *
 *   1 n       order of T, n >= 0
 *   2 D       n elements, read: diagonal
 *   3 E       n - 1 elements, read: off-diagonal
 *   4 m       how many vectors, 0 <= m <= n
 *   5 W       m elements, read: the eigenvalues, block after block, in ascending order within each: as STEBZ
 *             has them for order 'B'
 *   6 iblock  m elements, read: the block of each, from 1
 *   7 isplit  n elements, read: the last row of each block
 *   8 Z       n-by-m, written: the eigenvectors
 *   9 ldz     >= max(1, n)
 *  10 ifail   m elements, written: 0, or the numbers of vectors that did not converge
 *
 * info = i > 0: i vectors did not converge: see ifail */
LAPILLI_API lapilli_int lapilli_sstein(lapilli_context ctx, lapilli_int n, const float* D, const float* E,
                                       lapilli_int m, const float* W, const lapilli_int* iblock,
                                       const lapilli_int* isplit, float* Z, lapilli_int ldz,
                                       lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_dstein(lapilli_context ctx, lapilli_int n, const double* D, const double* E,
                                       lapilli_int m, const double* W, const lapilli_int* iblock,
                                       const lapilli_int* isplit, double* Z, lapilli_int ldz,
                                       lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_cstein(lapilli_context ctx, lapilli_int n, const float* D, const float* E,
                                       lapilli_int m, const float* W, const lapilli_int* iblock,
                                       const lapilli_int* isplit, lapilli_complex_float* Z, lapilli_int ldz,
                                       lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_zstein(lapilli_context ctx, lapilli_int n, const double* D, const double* E,
                                       lapilli_int m, const double* W, const lapilli_int* iblock,
                                       const lapilli_int* isplit, lapilli_complex_double* Z, lapilli_int ldz,
                                       lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_sstein_memory(lapilli_context ctx, lapilli_int n, lapilli_int m,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dstein_memory(lapilli_context ctx, lapilli_int n, lapilli_int m,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cstein_memory(lapilli_context ctx, lapilli_int n, lapilli_int m,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zstein_memory(lapilli_context ctx, lapilli_int n, lapilli_int m,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sstein_mgpu(lapilli_context ctx, lapilli_int n, const float* D,
                                            const float* E, lapilli_int m, const float* W,
                                            const lapilli_int* iblock, const lapilli_int* isplit,
                                            lapilli_matrix Z, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_dstein_mgpu(lapilli_context ctx, lapilli_int n, const double* D,
                                            const double* E, lapilli_int m, const double* W,
                                            const lapilli_int* iblock, const lapilli_int* isplit,
                                            lapilli_matrix Z, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_cstein_mgpu(lapilli_context ctx, lapilli_int n, const float* D,
                                            const float* E, lapilli_int m, const float* W,
                                            const lapilli_int* iblock, const lapilli_int* isplit,
                                            lapilli_matrix Z, lapilli_int* ifail);
LAPILLI_API lapilli_int lapilli_zstein_mgpu(lapilli_context ctx, lapilli_int n, const double* D,
                                            const double* E, lapilli_int m, const double* W,
                                            const lapilli_int* iblock, const lapilli_int* isplit,
                                            lapilli_matrix Z, lapilli_int* ifail);

#ifdef __cplusplus
}
#endif

#endif
