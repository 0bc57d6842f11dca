/* Lapilli: Singular value decomposition. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * A = U S V^H, U and V with orthonormal columns, S diagonal with the singular values, which are at least 0
 * and do not ascend. Devices compute from the order that the setting gesdd.crossover names, all but BDSDC's
 * compact form and those bands of GBBRD that are no triangles. The CPU's LAPACK computes the others, on
 * copies of arguments that may be in the memory of devices or spread over them.
 *
 * Limits, memory, accuracy, sources: docs/reference/svd.md.
 *
 * Written by tools/generate from src/api/routines/svd.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_SVD_H
#define LAPILLI_SVD_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* GESDD: singular values and vectors of a matrix, by divide and conquer.
 *
 *   1 jobz  no vectors ('N'); the first min(m, n) columns of U and rows of V^H ('S'), all of them ('A'), or
 *           the first min(m, n) with those of U in A if m >= n, else those of V^H ('O')
 *   2 m     rows of A, m >= 0
 *   3 n     columns of A, n >= 0
 *   4 A     m-by-n, read and written: the matrix. Where jobz is 'O', overwritten by vectors, else its
 *           contents may be lost
 *   5 lda   >= max(1, m)
 *   6 S     min(m, n) elements, written: the singular values
 *   7 U     written, not referenced unless jobz is 'S' or 'A', or 'O' with m < n: the columns of U
 *   8 ldu   >= max(1, m); >= 1 unless jobz is 'S' or 'A', or 'O' with m < n
 *   9 VT    written, not referenced unless jobz is 'S' or 'A', or 'O' with m >= n: the rows of V^H
 *  10 ldvt  >= max(1, rows of VT); >= 1 unless jobz is 'S' or 'A', or 'O' with m >= n
 *
 * info = i > 0: divide and conquer did not converge. The arrays stay as they were */
LAPILLI_API lapilli_int lapilli_sgesdd(lapilli_context ctx, char jobz, lapilli_int m, lapilli_int n, float* A,
                                       lapilli_int lda, float* S, float* U, lapilli_int ldu, float* VT,
                                       lapilli_int ldvt);
LAPILLI_API lapilli_int lapilli_dgesdd(lapilli_context ctx, char jobz, lapilli_int m, lapilli_int n,
                                       double* A, lapilli_int lda, double* S, double* U, lapilli_int ldu,
                                       double* VT, lapilli_int ldvt);
LAPILLI_API lapilli_int lapilli_cgesdd(lapilli_context ctx, char jobz, lapilli_int m, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, float* S,
                                       lapilli_complex_float* U, lapilli_int ldu, lapilli_complex_float* VT,
                                       lapilli_int ldvt);
LAPILLI_API lapilli_int lapilli_zgesdd(lapilli_context ctx, char jobz, lapilli_int m, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda, double* S,
                                       lapilli_complex_double* U, lapilli_int ldu, lapilli_complex_double* VT,
                                       lapilli_int ldvt);
LAPILLI_API lapilli_int lapilli_sgesdd_memory(lapilli_context ctx, char jobz, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgesdd_memory(lapilli_context ctx, char jobz, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgesdd_memory(lapilli_context ctx, char jobz, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgesdd_memory(lapilli_context ctx, char jobz, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgesdd_mgpu(lapilli_context ctx, char jobz, lapilli_matrix A, float* S,
                                            lapilli_matrix U, lapilli_matrix VT);
LAPILLI_API lapilli_int lapilli_dgesdd_mgpu(lapilli_context ctx, char jobz, lapilli_matrix A, double* S,
                                            lapilli_matrix U, lapilli_matrix VT);
LAPILLI_API lapilli_int lapilli_cgesdd_mgpu(lapilli_context ctx, char jobz, lapilli_matrix A, float* S,
                                            lapilli_matrix U, lapilli_matrix VT);
LAPILLI_API lapilli_int lapilli_zgesdd_mgpu(lapilli_context ctx, char jobz, lapilli_matrix A, double* S,
                                            lapilli_matrix U, lapilli_matrix VT);

/* jobz is the same for all. */
LAPILLI_API lapilli_int lapilli_sgesdd_vbatch(lapilli_context ctx, char jobz, const lapilli_int* m,
                                              const lapilli_int* n, float* const* A, const lapilli_int* lda,
                                              float* const* S, float* const* U, const lapilli_int* ldu,
                                              float* const* VT, const lapilli_int* ldvt, lapilli_int count,
                                              lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_dgesdd_vbatch(lapilli_context ctx, char jobz, const lapilli_int* m,
                                              const lapilli_int* n, double* const* A, const lapilli_int* lda,
                                              double* const* S, double* const* U, const lapilli_int* ldu,
                                              double* const* VT, const lapilli_int* ldvt, lapilli_int count,
                                              lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_cgesdd_vbatch(lapilli_context ctx, char jobz, const lapilli_int* m,
                                              const lapilli_int* n, lapilli_complex_float* const* A,
                                              const lapilli_int* lda, float* const* S,
                                              lapilli_complex_float* const* U, const lapilli_int* ldu,
                                              lapilli_complex_float* const* VT, const lapilli_int* ldvt,
                                              lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_zgesdd_vbatch(lapilli_context ctx, char jobz, const lapilli_int* m,
                                              const lapilli_int* n, lapilli_complex_double* const* A,
                                              const lapilli_int* lda, double* const* S,
                                              lapilli_complex_double* const* U, const lapilli_int* ldu,
                                              lapilli_complex_double* const* VT, const lapilli_int* ldvt,
                                              lapilli_int count, lapilli_int* infos);
LAPILLI_API lapilli_int lapilli_sgesdd_vbatch_memory(lapilli_context ctx, char jobz, const lapilli_int* m,
                                                     const lapilli_int* n, lapilli_int count,
                                                     lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgesdd_vbatch_memory(lapilli_context ctx, char jobz, const lapilli_int* m,
                                                     const lapilli_int* n, lapilli_int count,
                                                     lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgesdd_vbatch_memory(lapilli_context ctx, char jobz, const lapilli_int* m,
                                                     const lapilli_int* n, lapilli_int count,
                                                     lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgesdd_vbatch_memory(lapilli_context ctx, char jobz, const lapilli_int* m,
                                                     const lapilli_int* n, lapilli_int count,
                                                     lapilli_memory* bytes);

/* GESVD: singular values and vectors of a matrix, by QR iterations.
 *
 *   1 jobu   of the columns of U none ('N'), the first min(m, n) ('S'), all ('A'), or the first min(m, n) in
 *            A ('O')
 *   2 jobvt  'N', 'O', 'S' or 'A': the same of the rows of V^H
 *   3 m      rows of A, m >= 0
 *   4 n      columns of A, n >= 0
 *   5 A      m-by-n, read and written: the matrix. Where jobu or jobvt is 'O', overwritten by vectors, else
 *            its contents may be lost
 *   6 lda    >= max(1, m)
 *   7 S      min(m, n) elements, written: the singular values
 *   8 U      written, not referenced unless jobu is 'S' or 'A': the columns of U
 *   9 ldu    >= max(1, m); >= 1 unless jobu is 'S' or 'A'
 *  10 VT     written, not referenced unless jobvt is 'S' or 'A': the rows of V^H
 *  11 ldvt   >= max(1, rows of VT); >= 1 unless jobvt is 'S' or 'A'
 *
 * info = i > 0: i off-diagonal elements of a bidiagonal matrix did not converge. The arrays stay as they were */
LAPILLI_API lapilli_int lapilli_sgesvd(lapilli_context ctx, char jobu, char jobvt, lapilli_int m,
                                       lapilli_int n, float* A, lapilli_int lda, float* S, float* U,
                                       lapilli_int ldu, float* VT, lapilli_int ldvt);
LAPILLI_API lapilli_int lapilli_dgesvd(lapilli_context ctx, char jobu, char jobvt, lapilli_int m,
                                       lapilli_int n, double* A, lapilli_int lda, double* S, double* U,
                                       lapilli_int ldu, double* VT, lapilli_int ldvt);
LAPILLI_API lapilli_int lapilli_cgesvd(lapilli_context ctx, char jobu, char jobvt, lapilli_int m,
                                       lapilli_int n, lapilli_complex_float* A, lapilli_int lda, float* S,
                                       lapilli_complex_float* U, lapilli_int ldu, lapilli_complex_float* VT,
                                       lapilli_int ldvt);
LAPILLI_API lapilli_int lapilli_zgesvd(lapilli_context ctx, char jobu, char jobvt, lapilli_int m,
                                       lapilli_int n, lapilli_complex_double* A, lapilli_int lda, double* S,
                                       lapilli_complex_double* U, lapilli_int ldu, lapilli_complex_double* VT,
                                       lapilli_int ldvt);
LAPILLI_API lapilli_int lapilli_sgesvd_memory(lapilli_context ctx, char jobu, char jobvt, lapilli_int m,
                                              lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgesvd_memory(lapilli_context ctx, char jobu, char jobvt, lapilli_int m,
                                              lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgesvd_memory(lapilli_context ctx, char jobu, char jobvt, lapilli_int m,
                                              lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgesvd_memory(lapilli_context ctx, char jobu, char jobvt, lapilli_int m,
                                              lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgesvd_mgpu(lapilli_context ctx, char jobu, char jobvt, lapilli_matrix A,
                                            float* S, lapilli_matrix U, lapilli_matrix VT);
LAPILLI_API lapilli_int lapilli_dgesvd_mgpu(lapilli_context ctx, char jobu, char jobvt, lapilli_matrix A,
                                            double* S, lapilli_matrix U, lapilli_matrix VT);
LAPILLI_API lapilli_int lapilli_cgesvd_mgpu(lapilli_context ctx, char jobu, char jobvt, lapilli_matrix A,
                                            float* S, lapilli_matrix U, lapilli_matrix VT);
LAPILLI_API lapilli_int lapilli_zgesvd_mgpu(lapilli_context ctx, char jobu, char jobvt, lapilli_matrix A,
                                            double* S, lapilli_matrix U, lapilli_matrix VT);

/* GESVDX: some singular values of a matrix, and their vectors.
 *
 *   1 jobu   'N' or 'V': whether columns of U are computed ('V')
 *   2 jobvt  'N' or 'V': whether rows of V^H are computed ('V')
 *   3 range  'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th largest
 *   4 m      rows of A, m >= 0
 *   5 n      columns of A, n >= 0
 *   6 A      m-by-n, read and written: the matrix; its contents may be lost
 *   7 lda    >= max(1, m)
 *   8 vl     lower bound where range is 'V', vl >= 0, finite
 *   9 vu     upper bound where range is 'V', vu > vl where range is 'V' and min(m, n) > 0
 *  10 il     first where range is 'I', 1 <= il <= max(1, k) where range is 'I' and min(m, n) > 0
 *  11 iu     last where range is 'I', min(k, il) <= iu <= k where range is 'I' and min(m, n) > 0
 *  12 ns     one number, written: how many were found
 *  13 S      min(m, n) elements, written: the singular values in its first ns elements
 *  14 U      written, not referenced unless jobu is 'V': their columns of U in its first ns columns
 *  15 ldu    >= max(1, m); >= 1 unless jobu is 'V'
 *  16 VT     written, not referenced unless jobvt is 'V': their rows of V^H in its first ns rows
 *  17 ldvt   >= max(1, rows of VT); >= 1 unless jobvt is 'V'
 *
 * info = i > 0: divide and conquer did not converge. The arrays stay as they were */
LAPILLI_API lapilli_int lapilli_sgesvdx(lapilli_context ctx, char jobu, char jobvt, char range, lapilli_int m,
                                        lapilli_int n, float* A, lapilli_int lda, float vl, float vu,
                                        lapilli_int il, lapilli_int iu, lapilli_int* ns, float* S, float* U,
                                        lapilli_int ldu, float* VT, lapilli_int ldvt);
LAPILLI_API lapilli_int lapilli_dgesvdx(lapilli_context ctx, char jobu, char jobvt, char range, lapilli_int m,
                                        lapilli_int n, double* A, lapilli_int lda, double vl, double vu,
                                        lapilli_int il, lapilli_int iu, lapilli_int* ns, double* S, double* U,
                                        lapilli_int ldu, double* VT, lapilli_int ldvt);
LAPILLI_API lapilli_int lapilli_cgesvdx(lapilli_context ctx, char jobu, char jobvt, char range, lapilli_int m,
                                        lapilli_int n, lapilli_complex_float* A, lapilli_int lda, float vl,
                                        float vu, lapilli_int il, lapilli_int iu, lapilli_int* ns, float* S,
                                        lapilli_complex_float* U, lapilli_int ldu, lapilli_complex_float* VT,
                                        lapilli_int ldvt);
LAPILLI_API lapilli_int lapilli_zgesvdx(lapilli_context ctx, char jobu, char jobvt, char range, lapilli_int m,
                                        lapilli_int n, lapilli_complex_double* A, lapilli_int lda, double vl,
                                        double vu, lapilli_int il, lapilli_int iu, lapilli_int* ns, double* S,
                                        lapilli_complex_double* U, lapilli_int ldu,
                                        lapilli_complex_double* VT, lapilli_int ldvt);
LAPILLI_API lapilli_int lapilli_sgesvdx_memory(lapilli_context ctx, char jobu, char jobvt, char range,
                                               lapilli_int m, lapilli_int n, lapilli_int il, lapilli_int iu,
                                               lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgesvdx_memory(lapilli_context ctx, char jobu, char jobvt, char range,
                                               lapilli_int m, lapilli_int n, lapilli_int il, lapilli_int iu,
                                               lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgesvdx_memory(lapilli_context ctx, char jobu, char jobvt, char range,
                                               lapilli_int m, lapilli_int n, lapilli_int il, lapilli_int iu,
                                               lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgesvdx_memory(lapilli_context ctx, char jobu, char jobvt, char range,
                                               lapilli_int m, lapilli_int n, lapilli_int il, lapilli_int iu,
                                               lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgesvdx_mgpu(lapilli_context ctx, char jobu, char jobvt, char range,
                                             lapilli_matrix A, float vl, float vu, lapilli_int il,
                                             lapilli_int iu, lapilli_int* ns, float* S, lapilli_matrix U,
                                             lapilli_matrix VT);
LAPILLI_API lapilli_int lapilli_dgesvdx_mgpu(lapilli_context ctx, char jobu, char jobvt, char range,
                                             lapilli_matrix A, double vl, double vu, lapilli_int il,
                                             lapilli_int iu, lapilli_int* ns, double* S, lapilli_matrix U,
                                             lapilli_matrix VT);
LAPILLI_API lapilli_int lapilli_cgesvdx_mgpu(lapilli_context ctx, char jobu, char jobvt, char range,
                                             lapilli_matrix A, float vl, float vu, lapilli_int il,
                                             lapilli_int iu, lapilli_int* ns, float* S, lapilli_matrix U,
                                             lapilli_matrix VT);
LAPILLI_API lapilli_int lapilli_zgesvdx_mgpu(lapilli_context ctx, char jobu, char jobvt, char range,
                                             lapilli_matrix A, double vl, double vu, lapilli_int il,
                                             lapilli_int iu, lapilli_int* ns, double* S, lapilli_matrix U,
                                             lapilli_matrix VT);

/* BDSDC: singular values and vectors of a bidiagonal matrix, by divide and conquer.
 *
 *   1 uplo   'L' or 'U': whether the matrix is upper or lower bidiagonal
 *   2 compq  no vectors ('N'); U and V^H ('I'), or their factors in a compact form in Q and IQ ('P')
 *   3 n      order of the matrix, n >= 0
 *   4 D      n elements, read and written: the diagonal, overwritten by the singular values
 *   5 E      n - 1 elements, read and written: the off-diagonal, overwritten
 *   6 U      n-by-n, written, not referenced unless compq is 'I': U
 *   7 ldu    >= max(1, n); >= 1 unless compq is 'I'
 *   8 VT     n-by-n, written, not referenced unless compq is 'I': V^H
 *   9 ldvt   >= max(1, n); >= 1 unless compq is 'I'
 *  10 Q      written, not referenced unless compq is 'P': LAPACK's compact form: the real numbers
 *  11 IQ     written, not referenced unless compq is 'P': and the integers
 *
 * info = i > 0: divide and conquer did not converge. The arrays stay as they were */
LAPILLI_API lapilli_int lapilli_sbdsdc(lapilli_context ctx, char uplo, char compq, lapilli_int n, float* D,
                                       float* E, float* U, lapilli_int ldu, float* VT, lapilli_int ldvt,
                                       float* Q, lapilli_int* IQ);
LAPILLI_API lapilli_int lapilli_dbdsdc(lapilli_context ctx, char uplo, char compq, lapilli_int n, double* D,
                                       double* E, double* U, lapilli_int ldu, double* VT, lapilli_int ldvt,
                                       double* Q, lapilli_int* IQ);
LAPILLI_API lapilli_int lapilli_sbdsdc_memory(lapilli_context ctx, char compq, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dbdsdc_memory(lapilli_context ctx, char compq, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sbdsdc_mgpu(lapilli_context ctx, char uplo, char compq, lapilli_int n,
                                            float* D, float* E, lapilli_matrix U, lapilli_matrix VT, float* Q,
                                            lapilli_int* IQ);
LAPILLI_API lapilli_int lapilli_dbdsdc_mgpu(lapilli_context ctx, char uplo, char compq, lapilli_int n,
                                            double* D, double* E, lapilli_matrix U, lapilli_matrix VT,
                                            double* Q, lapilli_int* IQ);

/* BDSQR: singular values of a bidiagonal matrix, and products with its vectors.
 * With B = Q S P^H: VT := P^H VT, U := U Q, C := Q^H C.
 *
 *   1 uplo  'L' or 'U': whether the matrix is upper or lower bidiagonal
 *   2 n     order of the matrix, n >= 0
 *   3 ncvt  columns of VT, ncvt >= 0
 *   4 nru   rows of U, nru >= 0
 *   5 ncc   columns of C, ncc >= 0
 *   6 D     n elements, read and written: the diagonal, overwritten by the singular values
 *   7 E     n - 1 elements, read and written: the off-diagonal, overwritten
 *   8 VT    n-by-ncvt, read and written, not referenced unless ncvt > 0: the matrix that P^H multiplies from
 *           the left
 *   9 ldvt  >= max(1, n); >= 1 unless ncvt > 0
 *  10 U     nru-by-n, read and written, not referenced unless nru > 0: the matrix that Q multiplies from the
 *           right
 *  11 ldu   >= max(1, nru); >= 1 unless nru > 0
 *  12 C     n-by-ncc, read and written, not referenced unless ncc > 0: the matrix that Q^H multiplies from
 *           the left
 *  13 ldc   >= max(1, n); >= 1 unless ncc > 0
 *
 * info = i > 0: i off-diagonal elements did not converge; on a device, divide and conquer did not. The arrays
 *   stay as they were */
LAPILLI_API lapilli_int lapilli_sbdsqr(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int ncvt,
                                       lapilli_int nru, lapilli_int ncc, float* D, float* E, float* VT,
                                       lapilli_int ldvt, float* U, lapilli_int ldu, float* C,
                                       lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dbdsqr(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int ncvt,
                                       lapilli_int nru, lapilli_int ncc, double* D, double* E, double* VT,
                                       lapilli_int ldvt, double* U, lapilli_int ldu, double* C,
                                       lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cbdsqr(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int ncvt,
                                       lapilli_int nru, lapilli_int ncc, float* D, float* E,
                                       lapilli_complex_float* VT, lapilli_int ldvt, lapilli_complex_float* U,
                                       lapilli_int ldu, lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zbdsqr(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int ncvt,
                                       lapilli_int nru, lapilli_int ncc, double* D, double* E,
                                       lapilli_complex_double* VT, lapilli_int ldvt,
                                       lapilli_complex_double* U, lapilli_int ldu, lapilli_complex_double* C,
                                       lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_sbdsqr_memory(lapilli_context ctx, lapilli_int n, lapilli_int ncvt,
                                              lapilli_int nru, lapilli_int ncc, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dbdsqr_memory(lapilli_context ctx, lapilli_int n, lapilli_int ncvt,
                                              lapilli_int nru, lapilli_int ncc, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cbdsqr_memory(lapilli_context ctx, lapilli_int n, lapilli_int ncvt,
                                              lapilli_int nru, lapilli_int ncc, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zbdsqr_memory(lapilli_context ctx, lapilli_int n, lapilli_int ncvt,
                                              lapilli_int nru, lapilli_int ncc, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sbdsqr_mgpu(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int ncvt,
                                            lapilli_int nru, lapilli_int ncc, float* D, float* E,
                                            lapilli_matrix VT, lapilli_matrix U, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dbdsqr_mgpu(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int ncvt,
                                            lapilli_int nru, lapilli_int ncc, double* D, double* E,
                                            lapilli_matrix VT, lapilli_matrix U, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_cbdsqr_mgpu(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int ncvt,
                                            lapilli_int nru, lapilli_int ncc, float* D, float* E,
                                            lapilli_matrix VT, lapilli_matrix U, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zbdsqr_mgpu(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int ncvt,
                                            lapilli_int nru, lapilli_int ncc, double* D, double* E,
                                            lapilli_matrix VT, lapilli_matrix U, lapilli_matrix C);

/* BDSVDX: some singular values of a bidiagonal matrix, and their vectors.
 *
 *   1 uplo   'L' or 'U': whether the matrix is upper or lower bidiagonal
 *   2 jobz   'N' or 'V': whether vectors are computed ('V')
 *   3 range  'A': all, 'V': those in [vl, vu), 'I': the il-th through the iu-th largest
 *   4 n      order of the matrix, n >= 0
 *   5 D      n elements, read: the diagonal
 *   6 E      n - 1 elements, read: the off-diagonal
 *   7 vl     lower bound where range is 'V', vl >= 0, finite
 *   8 vu     upper bound where range is 'V', vu > vl where range is 'V' and n > 0
 *   9 il     first where range is 'I', 1 <= il <= max(1, n) where range is 'I' and n > 0
 *  10 iu     last where range is 'I', min(n, il) <= iu <= n where range is 'I' and n > 0
 *  11 ns     one number, written: how many were found
 *  12 S      n elements, written: the singular values in its first ns elements
 *  13 Z      written, not referenced unless jobz is 'V': in its first ns columns the vectors, of U in the
 *            first n rows, of V below them
 *  14 ldz    >= max(1, rows of Z); >= 1 unless jobz is 'V'
 *
 * info = i > 0: divide and conquer did not converge. The arrays stay as they were */
LAPILLI_API lapilli_int lapilli_sbdsvdx(lapilli_context ctx, char uplo, char jobz, char range, lapilli_int n,
                                        const float* D, const float* E, float vl, float vu, lapilli_int il,
                                        lapilli_int iu, lapilli_int* ns, float* S, float* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_dbdsvdx(lapilli_context ctx, char uplo, char jobz, char range, lapilli_int n,
                                        const double* D, const double* E, double vl, double vu,
                                        lapilli_int il, lapilli_int iu, lapilli_int* ns, double* S, double* Z,
                                        lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_sbdsvdx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                               lapilli_int il, lapilli_int iu, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dbdsvdx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n,
                                               lapilli_int il, lapilli_int iu, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sbdsvdx_mgpu(lapilli_context ctx, char uplo, char jobz, char range,
                                             lapilli_int n, const float* D, const float* E, float vl,
                                             float vu, lapilli_int il, lapilli_int iu, lapilli_int* ns,
                                             float* S, lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_dbdsvdx_mgpu(lapilli_context ctx, char uplo, char jobz, char range,
                                             lapilli_int n, const double* D, const double* E, double vl,
                                             double vu, lapilli_int il, lapilli_int iu, lapilli_int* ns,
                                             double* S, lapilli_matrix Z);

/* GEBRD_GE2GB: reduces a matrix to a band: B = Q^H A P.
 * The first stage of a reduction to bidiagonal form in two. B is an upper band if m >= n, else a lower one.
 * Reflectors are stored as GEBRD stores them, kd places further from the diagonal where they are right of an
 * upper band or below a lower one: those of Q are the QR factorizations of block columns, those of P the LQ
 * factorizations of block rows.
 *
 *   1 m     rows of A, m >= 0
 *   2 n     columns of A, n >= 0
 *   3 kd    diagonals of B above (m >= n) or below the main one, 1 <= kd <= 64
 *   4 A     m-by-n, read and written: the matrix; then the reflectors below and right of the band, whose own
 *           place is left undefined
 *   5 lda   >= max(1, m)
 *   6 AB    written: the band of B in LAPACK's storage, zeros in the corner
 *   7 ldab  >= max(1, kd + 1)
 *   8 tauq  min(m, n) elements, written: factors of the reflectors of Q; with m < n zeros behind the first m
 *           - kd
 *   9 taup  min(m, n) elements, written: factors of the reflectors of P; with m >= n zeros behind the first n
 *           - kd */
LAPILLI_API lapilli_int lapilli_sgebrd_ge2gb(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                             lapilli_int kd, float* A, lapilli_int lda, float* AB,
                                             lapilli_int ldab, float* tauq, float* taup);
LAPILLI_API lapilli_int lapilli_dgebrd_ge2gb(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                             lapilli_int kd, double* A, lapilli_int lda, double* AB,
                                             lapilli_int ldab, double* tauq, double* taup);
LAPILLI_API lapilli_int lapilli_cgebrd_ge2gb(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                             lapilli_int kd, lapilli_complex_float* A, lapilli_int lda,
                                             lapilli_complex_float* AB, lapilli_int ldab,
                                             lapilli_complex_float* tauq, lapilli_complex_float* taup);
LAPILLI_API lapilli_int lapilli_zgebrd_ge2gb(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                             lapilli_int kd, lapilli_complex_double* A, lapilli_int lda,
                                             lapilli_complex_double* AB, lapilli_int ldab,
                                             lapilli_complex_double* tauq, lapilli_complex_double* taup);
LAPILLI_API lapilli_int lapilli_sgebrd_ge2gb_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int kd, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgebrd_ge2gb_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int kd, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgebrd_ge2gb_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int kd, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgebrd_ge2gb_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                                    lapilli_int kd, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgebrd_ge2gb_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix AB,
                                                  float* tauq, float* taup);
LAPILLI_API lapilli_int lapilli_dgebrd_ge2gb_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix AB,
                                                  double* tauq, double* taup);
LAPILLI_API lapilli_int lapilli_cgebrd_ge2gb_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix AB,
                                                  lapilli_complex_float* tauq, lapilli_complex_float* taup);
LAPILLI_API lapilli_int lapilli_zgebrd_ge2gb_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix AB,
                                                  lapilli_complex_double* tauq, lapilli_complex_double* taup);

/* GEBRD: reduces a matrix to real bidiagonal form: Q^H A P = B.
 * B is upper bidiagonal if m >= n, else lower. Reflectors have LAPACK's format.
 *
 *   1 m     rows of A, m >= 0
 *   2 n     columns of A, n >= 0
 *   3 A     m-by-n, read and written: the matrix, overwritten by B and the reflectors
 *   4 lda   >= max(1, m)
 *   5 D     min(m, n) elements, written: the diagonal of B
 *   6 E     min(m, n) - 1 elements, written: the off-diagonal
 *   7 tauq  min(m, n) elements, written: factors of the reflectors of Q
 *   8 taup  min(m, n) elements, written: factors of the reflectors of P */
LAPILLI_API lapilli_int lapilli_sgebrd(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A,
                                       lapilli_int lda, float* D, float* E, float* tauq, float* taup);
LAPILLI_API lapilli_int lapilli_dgebrd(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A,
                                       lapilli_int lda, double* D, double* E, double* tauq, double* taup);
LAPILLI_API lapilli_int lapilli_cgebrd(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_float* A, lapilli_int lda, float* D, float* E,
                                       lapilli_complex_float* tauq, lapilli_complex_float* taup);
LAPILLI_API lapilli_int lapilli_zgebrd(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda, double* D, double* E,
                                       lapilli_complex_double* tauq, lapilli_complex_double* taup);
LAPILLI_API lapilli_int lapilli_sgebrd_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgebrd_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgebrd_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgebrd_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgebrd_mgpu(lapilli_context ctx, lapilli_matrix A, float* D, float* E,
                                            float* tauq, float* taup);
LAPILLI_API lapilli_int lapilli_dgebrd_mgpu(lapilli_context ctx, lapilli_matrix A, double* D, double* E,
                                            double* tauq, double* taup);
LAPILLI_API lapilli_int lapilli_cgebrd_mgpu(lapilli_context ctx, lapilli_matrix A, float* D, float* E,
                                            lapilli_complex_float* tauq, lapilli_complex_float* taup);
LAPILLI_API lapilli_int lapilli_zgebrd_mgpu(lapilli_context ctx, lapilli_matrix A, double* D, double* E,
                                            lapilli_complex_double* tauq, lapilli_complex_double* taup);

/* ORGBR, UNGBR: forms Q or P^H of GEBRD over the reflectors.
 *
 *   1 vect  'Q' or 'P': Q or P^H
 *   2 m     rows of the result, m >= 0
 *   3 n     columns of the result, least <= n <= most
 *   4 k     columns (Q) or rows (P) of the matrix that GEBRD reduced, k >= 0
 *   5 A     m-by-n, read and written: the reflectors, overwritten by the result
 *   6 lda   >= max(1, m)
 *   7 tau   read: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_sorgbr(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                       lapilli_int k, float* A, lapilli_int lda, const float* tau);
LAPILLI_API lapilli_int lapilli_dorgbr(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                       lapilli_int k, double* A, lapilli_int lda, const double* tau);
LAPILLI_API lapilli_int lapilli_cungbr(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                       lapilli_int k, lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zungbr(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                       lapilli_int k, lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_sorgbr_memory(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dorgbr_memory(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cungbr_memory(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zungbr_memory(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                              lapilli_int k, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sorgbr_mgpu(lapilli_context ctx, char vect, lapilli_matrix A, lapilli_int k,
                                            const float* tau);
LAPILLI_API lapilli_int lapilli_dorgbr_mgpu(lapilli_context ctx, char vect, lapilli_matrix A, lapilli_int k,
                                            const double* tau);
LAPILLI_API lapilli_int lapilli_cungbr_mgpu(lapilli_context ctx, char vect, lapilli_matrix A, lapilli_int k,
                                            const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zungbr_mgpu(lapilli_context ctx, char vect, lapilli_matrix A, lapilli_int k,
                                            const lapilli_complex_double* tau);

/* ORMBR, UNMBR: multiplies by Q or P of GEBRD: C := op(Q) C ('L') or C := C op(Q) ('R'), or the same with P.
 *
 *   1 vect   'Q' or 'P': Q or P
 *   2 side   'L' or 'R': its side
 *   3 trans  op(Q) is Q ('N'), or Q^T ('T', real) or Q^H ('C', complex)
 *   4 m      rows of C, m >= 0
 *   5 n      columns of C, n >= 0
 *   6 k      columns (Q) or rows (P) of the matrix that GEBRD reduced, k >= 0
 *   7 A      read: the reflectors
 *   8 lda    >= max(1, rows of A)
 *   9 tau    read: factors of the reflectors
 *  10 C      m-by-n, read and written: the matrix, overwritten by the product
 *  11 ldc    >= max(1, m) */
LAPILLI_API lapilli_int lapilli_sormbr(lapilli_context ctx, char vect, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const float* A, lapilli_int lda,
                                       const float* tau, float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dormbr(lapilli_context ctx, char vect, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const double* A, lapilli_int lda,
                                       const double* tau, double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cunmbr(lapilli_context ctx, char vect, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const lapilli_complex_float* A,
                                       lapilli_int lda, const lapilli_complex_float* tau,
                                       lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zunmbr(lapilli_context ctx, char vect, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int k, const lapilli_complex_double* A,
                                       lapilli_int lda, const lapilli_complex_double* tau,
                                       lapilli_complex_double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_sormbr_memory(lapilli_context ctx, char vect, char side, lapilli_int m,
                                              lapilli_int n, lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dormbr_memory(lapilli_context ctx, char vect, char side, lapilli_int m,
                                              lapilli_int n, lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunmbr_memory(lapilli_context ctx, char vect, char side, lapilli_int m,
                                              lapilli_int n, lapilli_int k, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunmbr_memory(lapilli_context ctx, char vect, char side, lapilli_int m,
                                              lapilli_int n, lapilli_int k, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sormbr_mgpu(lapilli_context ctx, char vect, char side, char trans,
                                            lapilli_int k, lapilli_matrix A, const float* tau,
                                            lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dormbr_mgpu(lapilli_context ctx, char vect, char side, char trans,
                                            lapilli_int k, lapilli_matrix A, const double* tau,
                                            lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_cunmbr_mgpu(lapilli_context ctx, char vect, char side, char trans,
                                            lapilli_int k, lapilli_matrix A, const lapilli_complex_float* tau,
                                            lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zunmbr_mgpu(lapilli_context ctx, char vect, char side, char trans,
                                            lapilli_int k, lapilli_matrix A,
                                            const lapilli_complex_double* tau, lapilli_matrix C);

/* GBBRD: reduces a band matrix to real upper bidiagonal form: Q^H A P = B.
 *
 *   1 vect  'N', 'Q', 'P' or 'B': none of Q and P^H ('N'), Q, P^H ('P') or both ('B')
 *   2 m     rows of A, m >= 0
 *   3 n     columns of A, n >= 0
 *   4 ncc   columns of C, ncc >= 0
 *   5 kl    diagonals of A below the main one, kl >= 0
 *   6 ku    diagonals of A above it, ku >= 0
 *   7 AB    read and written: A in LAPACK's band storage, A(i, j) in AB(ku + 1 + i - j, j); overwritten
 *   8 ldab  >= max(1, rows of AB)
 *   9 D     min(m, n) elements, written: the diagonal of B
 *  10 E     min(m, n) - 1 elements, written: the off-diagonal
 *  11 Q     m-by-m, written, not referenced unless vect is 'Q' or 'B': Q
 *  12 ldq   >= max(1, m); >= 1 unless vect is 'Q' or 'B'
 *  13 PT    n-by-n, written, not referenced unless vect is 'P' or 'B': P^H
 *  14 ldpt  >= max(1, n); >= 1 unless vect is 'P' or 'B'
 *  15 C     m-by-ncc, read and written, not referenced unless ncc > 0: the matrix, overwritten by Q^H C
 *  16 ldc   >= max(1, m); >= 1 unless ncc > 0 */
LAPILLI_API lapilli_int lapilli_sgbbrd(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                       lapilli_int ncc, lapilli_int kl, lapilli_int ku, float* AB,
                                       lapilli_int ldab, float* D, float* E, float* Q, lapilli_int ldq,
                                       float* PT, lapilli_int ldpt, float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dgbbrd(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                       lapilli_int ncc, lapilli_int kl, lapilli_int ku, double* AB,
                                       lapilli_int ldab, double* D, double* E, double* Q, lapilli_int ldq,
                                       double* PT, lapilli_int ldpt, double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cgbbrd(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                       lapilli_int ncc, lapilli_int kl, lapilli_int ku,
                                       lapilli_complex_float* AB, lapilli_int ldab, float* D, float* E,
                                       lapilli_complex_float* Q, lapilli_int ldq, lapilli_complex_float* PT,
                                       lapilli_int ldpt, lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zgbbrd(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                       lapilli_int ncc, lapilli_int kl, lapilli_int ku,
                                       lapilli_complex_double* AB, lapilli_int ldab, double* D, double* E,
                                       lapilli_complex_double* Q, lapilli_int ldq, lapilli_complex_double* PT,
                                       lapilli_int ldpt, lapilli_complex_double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_sgbbrd_memory(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                              lapilli_int ncc, lapilli_int kl, lapilli_int ku,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgbbrd_memory(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                              lapilli_int ncc, lapilli_int kl, lapilli_int ku,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgbbrd_memory(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                              lapilli_int ncc, lapilli_int kl, lapilli_int ku,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgbbrd_memory(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                              lapilli_int ncc, lapilli_int kl, lapilli_int ku,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgbbrd_mgpu(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                            lapilli_int ncc, lapilli_int kl, lapilli_int ku,
                                            lapilli_matrix AB, float* D, float* E, lapilli_matrix Q,
                                            lapilli_matrix PT, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dgbbrd_mgpu(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                            lapilli_int ncc, lapilli_int kl, lapilli_int ku,
                                            lapilli_matrix AB, double* D, double* E, lapilli_matrix Q,
                                            lapilli_matrix PT, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_cgbbrd_mgpu(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                            lapilli_int ncc, lapilli_int kl, lapilli_int ku,
                                            lapilli_matrix AB, float* D, float* E, lapilli_matrix Q,
                                            lapilli_matrix PT, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zgbbrd_mgpu(lapilli_context ctx, char vect, lapilli_int m, lapilli_int n,
                                            lapilli_int ncc, lapilli_int kl, lapilli_int ku,
                                            lapilli_matrix AB, double* D, double* E, lapilli_matrix Q,
                                            lapilli_matrix PT, lapilli_matrix C);

/* GBBRD_GB2BD: reduces the band that GEBRD_GE2GB leaves to real upper bidiagonal form: Q^H A P = B.
 * The second stage of a reduction to bidiagonal form in two: GBBRD of a square triangular band, which stays
 * as it is.
 *
 *   1 vect  'N', 'Q', 'P' or 'B': none of Q and P^H ('N'), Q, P^H ('P') or both ('B')
 *   2 uplo  'U': the band is on and above the main diagonal, as that of a matrix with m >= n; 'L': on and
 *           below it
 *   3 n     order of A: min(m, n) of the matrix that GEBRD_GE2GB reduced, n >= 0
 *   4 kd    diagonals of A above ('U') or below ('L') the main one, kd >= 0
 *   5 AB    kd+1-by-n, read: the band of A in LAPACK's storage
 *   6 ldab  >= max(1, kd + 1)
 *   7 D     n elements, written: the diagonal of B
 *   8 E     n - 1 elements, written: the off-diagonal, above it
 *   9 Q     n-by-n, written, not referenced unless vect is 'Q' or 'B': Q
 *  10 ldq   >= max(1, n); >= 1 unless vect is 'Q' or 'B'
 *  11 PT    n-by-n, written, not referenced unless vect is 'P' or 'B': P^H
 *  12 ldpt  >= max(1, n); >= 1 unless vect is 'P' or 'B' */
LAPILLI_API lapilli_int lapilli_sgbbrd_gb2bd(lapilli_context ctx, char vect, char uplo, lapilli_int n,
                                             lapilli_int kd, const float* AB, lapilli_int ldab, float* D,
                                             float* E, float* Q, lapilli_int ldq, float* PT,
                                             lapilli_int ldpt);
LAPILLI_API lapilli_int lapilli_dgbbrd_gb2bd(lapilli_context ctx, char vect, char uplo, lapilli_int n,
                                             lapilli_int kd, const double* AB, lapilli_int ldab, double* D,
                                             double* E, double* Q, lapilli_int ldq, double* PT,
                                             lapilli_int ldpt);
LAPILLI_API lapilli_int lapilli_cgbbrd_gb2bd(lapilli_context ctx, char vect, char uplo, lapilli_int n,
                                             lapilli_int kd, const lapilli_complex_float* AB,
                                             lapilli_int ldab, float* D, float* E, lapilli_complex_float* Q,
                                             lapilli_int ldq, lapilli_complex_float* PT, lapilli_int ldpt);
LAPILLI_API lapilli_int lapilli_zgbbrd_gb2bd(lapilli_context ctx, char vect, char uplo, lapilli_int n,
                                             lapilli_int kd, const lapilli_complex_double* AB,
                                             lapilli_int ldab, double* D, double* E,
                                             lapilli_complex_double* Q, lapilli_int ldq,
                                             lapilli_complex_double* PT, lapilli_int ldpt);
LAPILLI_API lapilli_int lapilli_sgbbrd_gb2bd_memory(lapilli_context ctx, char vect, lapilli_int n,
                                                    lapilli_int kd, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgbbrd_gb2bd_memory(lapilli_context ctx, char vect, lapilli_int n,
                                                    lapilli_int kd, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgbbrd_gb2bd_memory(lapilli_context ctx, char vect, lapilli_int n,
                                                    lapilli_int kd, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgbbrd_gb2bd_memory(lapilli_context ctx, char vect, lapilli_int n,
                                                    lapilli_int kd, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgbbrd_gb2bd_mgpu(lapilli_context ctx, char vect, char uplo,
                                                  lapilli_matrix AB, float* D, float* E, lapilli_matrix Q,
                                                  lapilli_matrix PT);
LAPILLI_API lapilli_int lapilli_dgbbrd_gb2bd_mgpu(lapilli_context ctx, char vect, char uplo,
                                                  lapilli_matrix AB, double* D, double* E, lapilli_matrix Q,
                                                  lapilli_matrix PT);
LAPILLI_API lapilli_int lapilli_cgbbrd_gb2bd_mgpu(lapilli_context ctx, char vect, char uplo,
                                                  lapilli_matrix AB, float* D, float* E, lapilli_matrix Q,
                                                  lapilli_matrix PT);
LAPILLI_API lapilli_int lapilli_zgbbrd_gb2bd_mgpu(lapilli_context ctx, char vect, char uplo,
                                                  lapilli_matrix AB, double* D, double* E, lapilli_matrix Q,
                                                  lapilli_matrix PT);

#ifdef __cplusplus
}
#endif

#endif
