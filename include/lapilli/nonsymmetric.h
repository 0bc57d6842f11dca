/* Lapilli: Nonsymmetric eigenproblems. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * From the order in the setting gehrd.crossover on, devices compute GEHRD, ORGHR, ORMHR, HSEQR, TREVC3,
 * TREXC, TRSEN, TRSYL and reduction, iteration, vectors and reordering in GEEV, GEEVX, GEES and GEESX. The
 * CPU's LAPACK computes all else; matrices may be in any memory; results are LAPACK's, but for TRSYL's scale
 * and the order that TREXC and TRSEN leave on a device where they cannot swap two blocks. For n = 0 nothing
 * is read or computed. A NaN or an infinity in a matrix is LAPILLI_ERROR_NOT_FINITE; GEBAK, ORGHR and ORMHR
 * do not check. Eigenvalues of a real matrix are WR + i WI; conjugates are neighbours, the one with WI > 0
 * first.
 *
 * Limits, memory, accuracy, sources: docs/reference/nonsymmetric.md.
 *
 * Written by tools/generate from src/api/routines/nonsymmetric.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_NONSYMMETRIC_H
#define LAPILLI_NONSYMMETRIC_H

#include "lapilli.h"
#include "select.h"

#ifdef __cplusplus
extern "C" {
#endif

/* GEBAL: balances a matrix: permutes rows and columns so that eigenvalues are isolated, and scales the others
 * by powers of two.
 *
 *   1 job    'N': does nothing, 'P': permutes, 'S': scales, 'B': both
 *   2 n      order of A, n >= 0
 *   3 A      n-by-n, read and written: the matrix, overwritten by the balanced one
 *   4 lda    >= max(1, n)
 *   5 ilo    one number, written: A(i, j) is 0 below the diagonal for j < ilo
 *   6 ihi    one number, written: and for i > ihi
 *   7 scale  n elements, written: interchanged rows outside of ilo to ihi, counted from 1, and the factors in
 *            between */
LAPILLI_API lapilli_int lapilli_sgebal(lapilli_context ctx, char job, lapilli_int n, float* A,
                                       lapilli_int lda, lapilli_int* ilo, lapilli_int* ihi, float* scale);
LAPILLI_API lapilli_int lapilli_dgebal(lapilli_context ctx, char job, lapilli_int n, double* A,
                                       lapilli_int lda, lapilli_int* ilo, lapilli_int* ihi, double* scale);
LAPILLI_API lapilli_int lapilli_cgebal(lapilli_context ctx, char job, lapilli_int n, lapilli_complex_float* A,
                                       lapilli_int lda, lapilli_int* ilo, lapilli_int* ihi, float* scale);
LAPILLI_API lapilli_int lapilli_zgebal(lapilli_context ctx, char job, lapilli_int n,
                                       lapilli_complex_double* A, lapilli_int lda, lapilli_int* ilo,
                                       lapilli_int* ihi, double* scale);
LAPILLI_API lapilli_int lapilli_sgebal_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgebal_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgebal_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgebal_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgebal_mgpu(lapilli_context ctx, char job, lapilli_matrix A, lapilli_int* ilo,
                                            lapilli_int* ihi, float* scale);
LAPILLI_API lapilli_int lapilli_dgebal_mgpu(lapilli_context ctx, char job, lapilli_matrix A, lapilli_int* ilo,
                                            lapilli_int* ihi, double* scale);
LAPILLI_API lapilli_int lapilli_cgebal_mgpu(lapilli_context ctx, char job, lapilli_matrix A, lapilli_int* ilo,
                                            lapilli_int* ihi, float* scale);
LAPILLI_API lapilli_int lapilli_zgebal_mgpu(lapilli_context ctx, char job, lapilli_matrix A, lapilli_int* ilo,
                                            lapilli_int* ihi, double* scale);

/* GEBAK: turns eigenvectors of a balanced matrix into those of the matrix that GEBAL was given.
 *
 *   1 job    'N', 'P', 'S' or 'B': as in the call of GEBAL
 *   2 side   'R': right vectors, 'L': left vectors
 *   3 n      rows of V, n >= 0
 *   4 ilo    as GEBAL found it, 1 <= ilo <= max(1, n)
 *   5 ihi    as GEBAL found it, min(ilo, n) <= ihi <= n
 *   6 scale  n elements, read: as GEBAL wrote it
 *   7 m      columns of V, m >= 0
 *   8 V      n-by-m, read and written: the vectors
 *   9 ldv    >= max(1, n) */
LAPILLI_API lapilli_int lapilli_sgebak(lapilli_context ctx, char job, char side, lapilli_int n,
                                       lapilli_int ilo, lapilli_int ihi, const float* scale, lapilli_int m,
                                       float* V, lapilli_int ldv);
LAPILLI_API lapilli_int lapilli_dgebak(lapilli_context ctx, char job, char side, lapilli_int n,
                                       lapilli_int ilo, lapilli_int ihi, const double* scale, lapilli_int m,
                                       double* V, lapilli_int ldv);
LAPILLI_API lapilli_int lapilli_cgebak(lapilli_context ctx, char job, char side, lapilli_int n,
                                       lapilli_int ilo, lapilli_int ihi, const float* scale, lapilli_int m,
                                       lapilli_complex_float* V, lapilli_int ldv);
LAPILLI_API lapilli_int lapilli_zgebak(lapilli_context ctx, char job, char side, lapilli_int n,
                                       lapilli_int ilo, lapilli_int ihi, const double* scale, lapilli_int m,
                                       lapilli_complex_double* V, lapilli_int ldv);
LAPILLI_API lapilli_int lapilli_sgebak_memory(lapilli_context ctx, lapilli_int n, lapilli_int m,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgebak_memory(lapilli_context ctx, lapilli_int n, lapilli_int m,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgebak_memory(lapilli_context ctx, lapilli_int n, lapilli_int m,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgebak_memory(lapilli_context ctx, lapilli_int n, lapilli_int m,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgebak_mgpu(lapilli_context ctx, char job, char side, lapilli_matrix V,
                                            lapilli_int ilo, lapilli_int ihi, const float* scale);
LAPILLI_API lapilli_int lapilli_dgebak_mgpu(lapilli_context ctx, char job, char side, lapilli_matrix V,
                                            lapilli_int ilo, lapilli_int ihi, const double* scale);
LAPILLI_API lapilli_int lapilli_cgebak_mgpu(lapilli_context ctx, char job, char side, lapilli_matrix V,
                                            lapilli_int ilo, lapilli_int ihi, const float* scale);
LAPILLI_API lapilli_int lapilli_zgebak_mgpu(lapilli_context ctx, char job, char side, lapilli_matrix V,
                                            lapilli_int ilo, lapilli_int ihi, const double* scale);

/* GEHRD: reduces a matrix to upper Hessenberg form: H = Q^H A Q.
 *
 *   1 n    order of A, n >= 0
 *   2 ilo  A is upper triangular in columns before ilo, 1 <= ilo <= max(1, n)
 *   3 ihi  and in rows behind ihi, as after GEBAL; else 1 and n, min(ilo, n) <= ihi <= n
 *   4 A    n-by-n, read and written: the matrix, overwritten by H and below its first subdiagonal the
 *          reflectors of Q
 *   5 lda  >= max(1, n)
 *   6 tau  n - 1 elements, written: factors of the reflectors, 0 outside of ilo to ihi - 1 */
LAPILLI_API lapilli_int lapilli_sgehrd(lapilli_context ctx, lapilli_int n, lapilli_int ilo, lapilli_int ihi,
                                       float* A, lapilli_int lda, float* tau);
LAPILLI_API lapilli_int lapilli_dgehrd(lapilli_context ctx, lapilli_int n, lapilli_int ilo, lapilli_int ihi,
                                       double* A, lapilli_int lda, double* tau);
LAPILLI_API lapilli_int lapilli_cgehrd(lapilli_context ctx, lapilli_int n, lapilli_int ilo, lapilli_int ihi,
                                       lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgehrd(lapilli_context ctx, lapilli_int n, lapilli_int ilo, lapilli_int ihi,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_sgehrd_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgehrd_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgehrd_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgehrd_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgehrd_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int ilo,
                                            lapilli_int ihi, float* tau);
LAPILLI_API lapilli_int lapilli_dgehrd_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int ilo,
                                            lapilli_int ihi, double* tau);
LAPILLI_API lapilli_int lapilli_cgehrd_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int ilo,
                                            lapilli_int ihi, lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zgehrd_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int ilo,
                                            lapilli_int ihi, lapilli_complex_double* tau);

/* ORGHR, UNGHR: forms the matrix Q of GEHRD over its reflectors.
 *
 *   1 n    order of Q, n >= 0
 *   2 ilo  as in the call of GEHRD, 1 <= ilo <= max(1, n)
 *   3 ihi  as in the call of GEHRD, min(ilo, n) <= ihi <= n
 *   4 A    n-by-n, read and written: the reflectors, overwritten by Q
 *   5 lda  >= max(1, n)
 *   6 tau  n - 1 elements, read: factors of the reflectors */
LAPILLI_API lapilli_int lapilli_sorghr(lapilli_context ctx, lapilli_int n, lapilli_int ilo, lapilli_int ihi,
                                       float* A, lapilli_int lda, const float* tau);
LAPILLI_API lapilli_int lapilli_dorghr(lapilli_context ctx, lapilli_int n, lapilli_int ilo, lapilli_int ihi,
                                       double* A, lapilli_int lda, const double* tau);
LAPILLI_API lapilli_int lapilli_cunghr(lapilli_context ctx, lapilli_int n, lapilli_int ilo, lapilli_int ihi,
                                       lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zunghr(lapilli_context ctx, lapilli_int n, lapilli_int ilo, lapilli_int ihi,
                                       lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* tau);
LAPILLI_API lapilli_int lapilli_sorghr_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dorghr_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunghr_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunghr_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sorghr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int ilo,
                                            lapilli_int ihi, const float* tau);
LAPILLI_API lapilli_int lapilli_dorghr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int ilo,
                                            lapilli_int ihi, const double* tau);
LAPILLI_API lapilli_int lapilli_cunghr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int ilo,
                                            lapilli_int ihi, const lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zunghr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int ilo,
                                            lapilli_int ihi, const lapilli_complex_double* tau);

/* ORMHR, UNMHR: multiplies by the matrix Q of GEHRD: C := op(Q) C ('L') or C := C op(Q) ('R').
 *
 *   1 side   'L' or 'R': the side of Q
 *   2 trans  op(Q) is Q ('N') or Q^H ('T' for real matrices, 'C' for complex ones)
 *   3 m      rows of C, m >= 0
 *   4 n      columns of C, n >= 0
 *   5 ilo    as in the call of GEHRD, 1 <= ilo <= max(1, order)
 *   6 ihi    as in the call of GEHRD, min(ilo, order) <= ihi <= order
 *   7 A      order-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
 *   8 lda    >= max(1, order)
 *   9 tau    order - 1 elements, read: factors of the reflectors
 *  10 C      m-by-n, read and written: the matrix, overwritten by the product
 *  11 ldc    >= max(1, m) */
LAPILLI_API lapilli_int lapilli_sormhr(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int ilo, lapilli_int ihi, const float* A,
                                       lapilli_int lda, const float* tau, float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dormhr(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int ilo, lapilli_int ihi, const double* A,
                                       lapilli_int lda, const double* tau, double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cunmhr(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int ilo, lapilli_int ihi,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* tau, lapilli_complex_float* C,
                                       lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zunmhr(lapilli_context ctx, char side, char trans, lapilli_int m,
                                       lapilli_int n, lapilli_int ilo, lapilli_int ihi,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* tau, lapilli_complex_double* C,
                                       lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_sormhr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dormhr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cunmhr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zunmhr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sormhr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            lapilli_int ilo, lapilli_int ihi, const float* tau,
                                            lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dormhr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            lapilli_int ilo, lapilli_int ihi, const double* tau,
                                            lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_cunmhr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            lapilli_int ilo, lapilli_int ihi,
                                            const lapilli_complex_float* tau, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zunmhr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                            lapilli_int ilo, lapilli_int ihi,
                                            const lapilli_complex_double* tau, lapilli_matrix C);

/* HSEQR: eigenvalues and, on demand, the Schur form T = Z^H H Z of an upper Hessenberg matrix.
 * For real matrices:
 *   1 job    'E': eigenvalues only, 'S': the Schur form as well
 *   2 compz  'N': no vectors, 'I': Z of H, 'V': Q Z of Q H Q^H
 *   3 n      order of H, n >= 0
 *   4 ilo    H is upper triangular in columns before ilo, 1 <= ilo <= max(1, n)
 *   5 ihi    and in rows behind ihi, min(ilo, n) <= ihi <= n
 *   6 H      n-by-n, read and written: the matrix; overwritten by T for 'S', else destroyed
 *   7 ldh    >= max(1, n)
 *   8 WR     n elements, written: real parts of the eigenvalues, in the order of T's diagonal
 *   9 WI     n elements, written: imaginary parts
 *  10 Z      n-by-n, read and written, not referenced unless compz is 'I' or 'V': for 'V' it holds Q;
 *            overwritten by the Schur vectors
 *  11 ldz    >= max(1, n); >= 1 unless compz is 'I' or 'V'
 * For complex matrices:
 *   1 job    'E': eigenvalues only, 'S': the Schur form as well
 *   2 compz  'N': no vectors, 'I': Z of H, 'V': Q Z of Q H Q^H
 *   3 n      order of H, n >= 0
 *   4 ilo    H is upper triangular in columns before ilo, 1 <= ilo <= max(1, n)
 *   5 ihi    and in rows behind ihi, min(ilo, n) <= ihi <= n
 *   6 H      n-by-n, read and written: the matrix; overwritten by T for 'S', else destroyed
 *   7 ldh    >= max(1, n)
 *   8 W      n elements, written: the eigenvalues, in the order of T's diagonal
 *   9 Z      n-by-n, read and written, not referenced unless compz is 'I' or 'V': for 'V' it holds Q;
 *            overwritten by the Schur vectors
 *  10 ldz    >= max(1, n); >= 1 unless compz is 'I' or 'V'
 *
 * info = i > 0: an eigenvalue did not converge. Values in the places 1 to ilo - 1 and i + 1 to n are
 *   eigenvalues; H and Z are what LAPACK leaves */
LAPILLI_API lapilli_int lapilli_shseqr(lapilli_context ctx, char job, char compz, lapilli_int n,
                                       lapilli_int ilo, lapilli_int ihi, float* H, lapilli_int ldh, float* WR,
                                       float* WI, float* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_dhseqr(lapilli_context ctx, char job, char compz, lapilli_int n,
                                       lapilli_int ilo, lapilli_int ihi, double* H, lapilli_int ldh,
                                       double* WR, double* WI, double* Z, lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_chseqr(lapilli_context ctx, char job, char compz, lapilli_int n,
                                       lapilli_int ilo, lapilli_int ihi, lapilli_complex_float* H,
                                       lapilli_int ldh, lapilli_complex_float* W, lapilli_complex_float* Z,
                                       lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_zhseqr(lapilli_context ctx, char job, char compz, lapilli_int n,
                                       lapilli_int ilo, lapilli_int ihi, lapilli_complex_double* H,
                                       lapilli_int ldh, lapilli_complex_double* W, lapilli_complex_double* Z,
                                       lapilli_int ldz);
LAPILLI_API lapilli_int lapilli_shseqr_memory(lapilli_context ctx, char compz, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dhseqr_memory(lapilli_context ctx, char compz, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chseqr_memory(lapilli_context ctx, char compz, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhseqr_memory(lapilli_context ctx, char compz, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_shseqr_mgpu(lapilli_context ctx, char job, char compz, lapilli_matrix H,
                                            lapilli_int ilo, lapilli_int ihi, float* WR, float* WI,
                                            lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_dhseqr_mgpu(lapilli_context ctx, char job, char compz, lapilli_matrix H,
                                            lapilli_int ilo, lapilli_int ihi, double* WR, double* WI,
                                            lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_chseqr_mgpu(lapilli_context ctx, char job, char compz, lapilli_matrix H,
                                            lapilli_int ilo, lapilli_int ihi, lapilli_complex_float* W,
                                            lapilli_matrix Z);
LAPILLI_API lapilli_int lapilli_zhseqr_mgpu(lapilli_context ctx, char job, char compz, lapilli_matrix H,
                                            lapilli_int ilo, lapilli_int ihi, lapilli_complex_double* W,
                                            lapilli_matrix Z);

/* TREVC3: eigenvectors of an upper quasi-triangular matrix T, such as HSEQR's.
 *
 *   1 side    'R': right vectors, 'L': left ones, 'B': both
 *   2 howmny  'A': all, 'B': all, multiplied by the matrices in VL and VR, 'S': those that are selected
 *   3 select  n elements, read and written, not referenced unless howmny is 'S', 0 is false: the selected
 *             values; of a real pair the first is set and the second cleared where either is
 *   4 n       order of T, n >= 0
 *   5 BT      n-by-n, read: the matrix
 *   6 ldbt    >= max(1, n)
 *   7 VL      n-by-mm, read and written, not referenced unless side is 'L' or 'B': for 'B' it holds the Schur
 *             vectors; left vectors in the first m columns
 *   8 ldvl    >= max(1, n); >= 1 unless side is 'L' or 'B'
 *   9 VR      n-by-mm, read and written, not referenced unless side is 'R' or 'B': for 'B' it holds the Schur
 *             vectors; right vectors in the first m columns
 *  10 ldvr    >= max(1, n); >= 1 unless side is 'R' or 'B'
 *  11 mm      columns of VL and VR; as many as vectors, where a pair has two columns, mm >= least
 *  12 m       one number, written: columns that were written */
LAPILLI_API lapilli_int lapilli_strevc3(lapilli_context ctx, char side, char howmny, lapilli_int* select,
                                        lapilli_int n, const float* BT, lapilli_int ldbt, float* VL,
                                        lapilli_int ldvl, float* VR, lapilli_int ldvr, lapilli_int mm,
                                        lapilli_int* m);
LAPILLI_API lapilli_int lapilli_dtrevc3(lapilli_context ctx, char side, char howmny, lapilli_int* select,
                                        lapilli_int n, const double* BT, lapilli_int ldbt, double* VL,
                                        lapilli_int ldvl, double* VR, lapilli_int ldvr, lapilli_int mm,
                                        lapilli_int* m);
LAPILLI_API lapilli_int lapilli_ctrevc3(lapilli_context ctx, char side, char howmny, lapilli_int* select,
                                        lapilli_int n, const lapilli_complex_float* BT, lapilli_int ldbt,
                                        lapilli_complex_float* VL, lapilli_int ldvl,
                                        lapilli_complex_float* VR, lapilli_int ldvr, lapilli_int mm,
                                        lapilli_int* m);
LAPILLI_API lapilli_int lapilli_ztrevc3(lapilli_context ctx, char side, char howmny, lapilli_int* select,
                                        lapilli_int n, const lapilli_complex_double* BT, lapilli_int ldbt,
                                        lapilli_complex_double* VL, lapilli_int ldvl,
                                        lapilli_complex_double* VR, lapilli_int ldvr, lapilli_int mm,
                                        lapilli_int* m);
LAPILLI_API lapilli_int lapilli_strevc3_memory(lapilli_context ctx, char side, char howmny, lapilli_int n,
                                               lapilli_int mm, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dtrevc3_memory(lapilli_context ctx, char side, char howmny, lapilli_int n,
                                               lapilli_int mm, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ctrevc3_memory(lapilli_context ctx, char side, char howmny, lapilli_int n,
                                               lapilli_int mm, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ztrevc3_memory(lapilli_context ctx, char side, char howmny, lapilli_int n,
                                               lapilli_int mm, lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_strevc3_mgpu(lapilli_context ctx, char side, char howmny, lapilli_int* select,
                                             lapilli_int mm, lapilli_matrix BT, lapilli_matrix VL,
                                             lapilli_matrix VR, lapilli_int* m);
LAPILLI_API lapilli_int lapilli_dtrevc3_mgpu(lapilli_context ctx, char side, char howmny, lapilli_int* select,
                                             lapilli_int mm, lapilli_matrix BT, lapilli_matrix VL,
                                             lapilli_matrix VR, lapilli_int* m);
LAPILLI_API lapilli_int lapilli_ctrevc3_mgpu(lapilli_context ctx, char side, char howmny, lapilli_int* select,
                                             lapilli_int mm, lapilli_matrix BT, lapilli_matrix VL,
                                             lapilli_matrix VR, lapilli_int* m);
LAPILLI_API lapilli_int lapilli_ztrevc3_mgpu(lapilli_context ctx, char side, char howmny, lapilli_int* select,
                                             lapilli_int mm, lapilli_matrix BT, lapilli_matrix VL,
                                             lapilli_matrix VR, lapilli_int* m);

/* GEEV: eigenvalues and, on demand, left and right eigenvectors of a general matrix.
 * Vectors have norm 1 and a largest element that is real; for real matrices columns j and j + 1 are the real
 * and the imaginary part of the vector of a pair. Left vectors satisfy u^H A = lambda u^H.
 * For real matrices:
 *   1 jobvl  'N': no left vectors, 'V': left vectors
 *   2 jobvr  'N': no right vectors, 'V': right vectors
 *   3 n      order of A, n >= 0
 *   4 A      n-by-n, read and written: the matrix, destroyed
 *   5 lda    >= max(1, n)
 *   6 WR     n elements, written: real parts of the eigenvalues
 *   7 WI     n elements, written: imaginary parts
 *   8 VL     n-by-n, written, not referenced unless jobvl is 'V': left vectors
 *   9 ldvl   >= max(1, n); >= 1 unless jobvl is 'V'
 *  10 VR     n-by-n, written, not referenced unless jobvr is 'V': right vectors
 *  11 ldvr   >= max(1, n); >= 1 unless jobvr is 'V'
 * For complex matrices:
 *   1 jobvl  'N': no left vectors, 'V': left vectors
 *   2 jobvr  'N': no right vectors, 'V': right vectors
 *   3 n      order of A, n >= 0
 *   4 A      n-by-n, read and written: the matrix, destroyed
 *   5 lda    >= max(1, n)
 *   6 W      n elements, written: the eigenvalues
 *   7 VL     n-by-n, written, not referenced unless jobvl is 'V': left vectors
 *   8 ldvl   >= max(1, n); >= 1 unless jobvl is 'V'
 *   9 VR     n-by-n, written, not referenced unless jobvr is 'V': right vectors
 *  10 ldvr   >= max(1, n); >= 1 unless jobvr is 'V'
 *
 * info = i > 0: an eigenvalue did not converge. There are no vectors; values in the places i + 1 to n are
 *   eigenvalues */
LAPILLI_API lapilli_int lapilli_sgeev(lapilli_context ctx, char jobvl, char jobvr, lapilli_int n, float* A,
                                      lapilli_int lda, float* WR, float* WI, float* VL, lapilli_int ldvl,
                                      float* VR, lapilli_int ldvr);
LAPILLI_API lapilli_int lapilli_dgeev(lapilli_context ctx, char jobvl, char jobvr, lapilli_int n, double* A,
                                      lapilli_int lda, double* WR, double* WI, double* VL, lapilli_int ldvl,
                                      double* VR, lapilli_int ldvr);
LAPILLI_API lapilli_int lapilli_cgeev(lapilli_context ctx, char jobvl, char jobvr, lapilli_int n,
                                      lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* W,
                                      lapilli_complex_float* VL, lapilli_int ldvl, lapilli_complex_float* VR,
                                      lapilli_int ldvr);
LAPILLI_API lapilli_int lapilli_zgeev(lapilli_context ctx, char jobvl, char jobvr, lapilli_int n,
                                      lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* W,
                                      lapilli_complex_double* VL, lapilli_int ldvl,
                                      lapilli_complex_double* VR, lapilli_int ldvr);
LAPILLI_API lapilli_int lapilli_sgeev_memory(lapilli_context ctx, char jobvl, char jobvr, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgeev_memory(lapilli_context ctx, char jobvl, char jobvr, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgeev_memory(lapilli_context ctx, char jobvl, char jobvr, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgeev_memory(lapilli_context ctx, char jobvl, char jobvr, lapilli_int n,
                                             lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgeev_mgpu(lapilli_context ctx, char jobvl, char jobvr, lapilli_matrix A,
                                           float* WR, float* WI, lapilli_matrix VL, lapilli_matrix VR);
LAPILLI_API lapilli_int lapilli_dgeev_mgpu(lapilli_context ctx, char jobvl, char jobvr, lapilli_matrix A,
                                           double* WR, double* WI, lapilli_matrix VL, lapilli_matrix VR);
LAPILLI_API lapilli_int lapilli_cgeev_mgpu(lapilli_context ctx, char jobvl, char jobvr, lapilli_matrix A,
                                           lapilli_complex_float* W, lapilli_matrix VL, lapilli_matrix VR);
LAPILLI_API lapilli_int lapilli_zgeev_mgpu(lapilli_context ctx, char jobvl, char jobvr, lapilli_matrix A,
                                           lapilli_complex_double* W, lapilli_matrix VL, lapilli_matrix VR);

/* GEEVX: eigenvalues, eigenvectors and their condition numbers of a general matrix, with a choice of
 * balancing.
 * Vectors as GEEV's.
 * For real matrices:
 *   1 balanc  'N', 'P', 'S' or 'B': whether the matrix is balanced: see GEBAL
 *   2 jobvl   'N': no left vectors, 'V': left vectors
 *   3 jobvr   'N': no right vectors, 'V': right vectors
 *   4 sense   condition numbers of none ('N'), of values ('E'), of right vectors ('V'), of both ('B'); 'E'
 *             and 'B' need left and right vectors
 *   5 n       order of A, n >= 0
 *   6 A       n-by-n, read and written: the matrix; overwritten by the Schur form of the balanced matrix
 *             where there are vectors, else destroyed
 *   7 lda     >= max(1, n)
 *   8 WR      n elements, written: real parts of the eigenvalues
 *   9 WI      n elements, written: imaginary parts
 *  10 VL      n-by-n, written, not referenced unless jobvl is 'V': left vectors
 *  11 ldvl    >= max(1, n); >= 1 unless jobvl is 'V'
 *  12 VR      n-by-n, written, not referenced unless jobvr is 'V': right vectors
 *  13 ldvr    >= max(1, n); >= 1 unless jobvr is 'V'
 *  14 ilo     one number, written: as GEBAL's
 *  15 ihi     one number, written: as GEBAL's
 *  16 scale   n elements, written: as GEBAL's
 *  17 abnrm   one number, written: the one-norm of the balanced matrix
 *  18 rconde  n elements, written, not referenced unless sense is 'E' or 'B': reciprocal condition numbers of
 *             the values
 *  19 rcondv  n elements, written, not referenced unless sense is 'V' or 'B': reciprocal condition numbers of
 *             the right vectors
 * For complex matrices:
 *   1 balanc  'N', 'P', 'S' or 'B': whether the matrix is balanced: see GEBAL
 *   2 jobvl   'N': no left vectors, 'V': left vectors
 *   3 jobvr   'N': no right vectors, 'V': right vectors
 *   4 sense   condition numbers of none ('N'), of values ('E'), of right vectors ('V'), of both ('B'); 'E'
 *             and 'B' need left and right vectors
 *   5 n       order of A, n >= 0
 *   6 A       n-by-n, read and written: the matrix; overwritten by the Schur form of the balanced matrix
 *             where there are vectors, else destroyed
 *   7 lda     >= max(1, n)
 *   8 W       n elements, written: the eigenvalues
 *   9 VL      n-by-n, written, not referenced unless jobvl is 'V': left vectors
 *  10 ldvl    >= max(1, n); >= 1 unless jobvl is 'V'
 *  11 VR      n-by-n, written, not referenced unless jobvr is 'V': right vectors
 *  12 ldvr    >= max(1, n); >= 1 unless jobvr is 'V'
 *  13 ilo     one number, written: as GEBAL's
 *  14 ihi     one number, written: as GEBAL's
 *  15 scale   n elements, written: as GEBAL's
 *  16 abnrm   one number, written: the one-norm of the balanced matrix
 *  17 rconde  n elements, written, not referenced unless sense is 'E' or 'B': reciprocal condition numbers of
 *             the values
 *  18 rcondv  n elements, written, not referenced unless sense is 'V' or 'B': reciprocal condition numbers of
 *             the right vectors
 *
 * info = i > 0: an eigenvalue did not converge. There are no vectors and no condition numbers; values in the
 *   places 1 to ilo - 1 and i + 1 to n are eigenvalues */
LAPILLI_API lapilli_int lapilli_sgeevx(lapilli_context ctx, char balanc, char jobvl, char jobvr, char sense,
                                       lapilli_int n, float* A, lapilli_int lda, float* WR, float* WI,
                                       float* VL, lapilli_int ldvl, float* VR, lapilli_int ldvr,
                                       lapilli_int* ilo, lapilli_int* ihi, float* scale, float* abnrm,
                                       float* rconde, float* rcondv);
LAPILLI_API lapilli_int lapilli_dgeevx(lapilli_context ctx, char balanc, char jobvl, char jobvr, char sense,
                                       lapilli_int n, double* A, lapilli_int lda, double* WR, double* WI,
                                       double* VL, lapilli_int ldvl, double* VR, lapilli_int ldvr,
                                       lapilli_int* ilo, lapilli_int* ihi, double* scale, double* abnrm,
                                       double* rconde, double* rcondv);
LAPILLI_API lapilli_int lapilli_cgeevx(lapilli_context ctx, char balanc, char jobvl, char jobvr, char sense,
                                       lapilli_int n, lapilli_complex_float* A, lapilli_int lda,
                                       lapilli_complex_float* W, lapilli_complex_float* VL, lapilli_int ldvl,
                                       lapilli_complex_float* VR, lapilli_int ldvr, lapilli_int* ilo,
                                       lapilli_int* ihi, float* scale, float* abnrm, float* rconde,
                                       float* rcondv);
LAPILLI_API lapilli_int lapilli_zgeevx(lapilli_context ctx, char balanc, char jobvl, char jobvr, char sense,
                                       lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_complex_double* W, lapilli_complex_double* VL,
                                       lapilli_int ldvl, lapilli_complex_double* VR, lapilli_int ldvr,
                                       lapilli_int* ilo, lapilli_int* ihi, double* scale, double* abnrm,
                                       double* rconde, double* rcondv);
LAPILLI_API lapilli_int lapilli_sgeevx_memory(lapilli_context ctx, char jobvl, char jobvr, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgeevx_memory(lapilli_context ctx, char jobvl, char jobvr, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgeevx_memory(lapilli_context ctx, char jobvl, char jobvr, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgeevx_memory(lapilli_context ctx, char jobvl, char jobvr, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgeevx_mgpu(lapilli_context ctx, char balanc, char jobvl, char jobvr,
                                            char sense, lapilli_matrix A, float* WR, float* WI,
                                            lapilli_matrix VL, lapilli_matrix VR, lapilli_int* ilo,
                                            lapilli_int* ihi, float* scale, float* abnrm, float* rconde,
                                            float* rcondv);
LAPILLI_API lapilli_int lapilli_dgeevx_mgpu(lapilli_context ctx, char balanc, char jobvl, char jobvr,
                                            char sense, lapilli_matrix A, double* WR, double* WI,
                                            lapilli_matrix VL, lapilli_matrix VR, lapilli_int* ilo,
                                            lapilli_int* ihi, double* scale, double* abnrm, double* rconde,
                                            double* rcondv);
LAPILLI_API lapilli_int lapilli_cgeevx_mgpu(lapilli_context ctx, char balanc, char jobvl, char jobvr,
                                            char sense, lapilli_matrix A, lapilli_complex_float* W,
                                            lapilli_matrix VL, lapilli_matrix VR, lapilli_int* ilo,
                                            lapilli_int* ihi, float* scale, float* abnrm, float* rconde,
                                            float* rcondv);
LAPILLI_API lapilli_int lapilli_zgeevx_mgpu(lapilli_context ctx, char balanc, char jobvl, char jobvr,
                                            char sense, lapilli_matrix A, lapilli_complex_double* W,
                                            lapilli_matrix VL, lapilli_matrix VR, lapilli_int* ilo,
                                            lapilli_int* ihi, double* scale, double* abnrm, double* rconde,
                                            double* rcondv);

/* GEES: Schur form A = V T V^H of a general matrix, on demand with selected eigenvalues first.
 * For real matrices:
 *   1 jobvs   'N': no Schur vectors, 'V': Schur vectors
 *   2 sort    'N': no order, 'S': selected eigenvalues come first
 *   3 select  not called unless sort is 'S': returns other than 0 for an eigenvalue that is selected; of a
 *             real pair both are where either is
 *   4 n       order of A, n >= 0
 *   5 A       n-by-n, read and written: the matrix, overwritten by T; of a real matrix T has 2-by-2 blocks
 *             for pairs
 *   6 lda     >= max(1, n)
 *   7 sdim    one number, written: how many eigenvalues are selected, 0 where sort is 'N'
 *   8 WR      n elements, written: real parts of the eigenvalues, in the order of T's diagonal
 *   9 WI      n elements, written: imaginary parts
 *  10 VS      n-by-n, written, not referenced unless jobvs is 'V': the Schur vectors V
 *  11 ldvs    >= max(1, n); >= 1 unless jobvs is 'V'
 * For complex matrices:
 *   1 jobvs   'N': no Schur vectors, 'V': Schur vectors
 *   2 sort    'N': no order, 'S': selected eigenvalues come first
 *   3 select  not called unless sort is 'S': returns other than 0 for an eigenvalue that is selected; of a
 *             real pair both are where either is
 *   4 n       order of A, n >= 0
 *   5 A       n-by-n, read and written: the matrix, overwritten by T; of a real matrix T has 2-by-2 blocks
 *             for pairs
 *   6 lda     >= max(1, n)
 *   7 sdim    one number, written: how many eigenvalues are selected, 0 where sort is 'N'
 *   8 W       n elements, written: the eigenvalues, in the order of T's diagonal
 *   9 VS      n-by-n, written, not referenced unless jobvs is 'V': the Schur vectors V
 *  10 ldvs    >= max(1, n); >= 1 unless jobvs is 'V'
 *
 * info = i <= n: an eigenvalue did not converge. Values in the places i + 1 to n are eigenvalues
 *
 * info = i == n + 1: eigenvalues could not be reordered, since some are too close to each other. What was
 *   reached is delivered
 *
 * info = i == n + 2: rounding during the reordering has changed pairs so that leading ones are no longer
 *   selected */
LAPILLI_API lapilli_int lapilli_sgees(lapilli_context ctx, char jobvs, char sort, lapilli_sselect select,
                                      lapilli_int n, float* A, lapilli_int lda, lapilli_int* sdim, float* WR,
                                      float* WI, float* VS, lapilli_int ldvs);
LAPILLI_API lapilli_int lapilli_dgees(lapilli_context ctx, char jobvs, char sort, lapilli_dselect select,
                                      lapilli_int n, double* A, lapilli_int lda, lapilli_int* sdim,
                                      double* WR, double* WI, double* VS, lapilli_int ldvs);
LAPILLI_API lapilli_int lapilli_cgees(lapilli_context ctx, char jobvs, char sort, lapilli_cselect select,
                                      lapilli_int n, lapilli_complex_float* A, lapilli_int lda,
                                      lapilli_int* sdim, lapilli_complex_float* W, lapilli_complex_float* VS,
                                      lapilli_int ldvs);
LAPILLI_API lapilli_int lapilli_zgees(lapilli_context ctx, char jobvs, char sort, lapilli_zselect select,
                                      lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                                      lapilli_int* sdim, lapilli_complex_double* W,
                                      lapilli_complex_double* VS, lapilli_int ldvs);
LAPILLI_API lapilli_int lapilli_sgees_memory(lapilli_context ctx, char jobvs, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgees_memory(lapilli_context ctx, char jobvs, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgees_memory(lapilli_context ctx, char jobvs, lapilli_int n,
                                             lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgees_memory(lapilli_context ctx, char jobvs, lapilli_int n,
                                             lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgees_mgpu(lapilli_context ctx, char jobvs, char sort, lapilli_sselect select,
                                           lapilli_matrix A, lapilli_int* sdim, float* WR, float* WI,
                                           lapilli_matrix VS);
LAPILLI_API lapilli_int lapilli_dgees_mgpu(lapilli_context ctx, char jobvs, char sort, lapilli_dselect select,
                                           lapilli_matrix A, lapilli_int* sdim, double* WR, double* WI,
                                           lapilli_matrix VS);
LAPILLI_API lapilli_int lapilli_cgees_mgpu(lapilli_context ctx, char jobvs, char sort, lapilli_cselect select,
                                           lapilli_matrix A, lapilli_int* sdim, lapilli_complex_float* W,
                                           lapilli_matrix VS);
LAPILLI_API lapilli_int lapilli_zgees_mgpu(lapilli_context ctx, char jobvs, char sort, lapilli_zselect select,
                                           lapilli_matrix A, lapilli_int* sdim, lapilli_complex_double* W,
                                           lapilli_matrix VS);

/* GEESX: GEES, and condition numbers of the selected eigenvalues.
 * For real matrices:
 *   1 jobvs   'N': no Schur vectors, 'V': Schur vectors
 *   2 sort    'N': no order, 'S': selected eigenvalues come first
 *   3 select  not called unless sort is 'S': as GEES's
 *   4 sense   condition numbers of none ('N'), of the mean of the selected values ('E'), of their invariant
 *             subspace ('V'), of both ('B'); only 'N' where sort is 'N'
 *   5 n       order of A, n >= 0
 *   6 A       n-by-n, read and written: the matrix, overwritten by T
 *   7 lda     >= max(1, n)
 *   8 sdim    one number, written: how many eigenvalues are selected, 0 where sort is 'N'
 *   9 WR      n elements, written: real parts of the eigenvalues, in the order of T's diagonal
 *  10 WI      n elements, written: imaginary parts
 *  11 VS      n-by-n, written, not referenced unless jobvs is 'V': the Schur vectors V
 *  12 ldvs    >= max(1, n); >= 1 unless jobvs is 'V'
 *  13 rconde  one number, written, not referenced unless sense is 'E' or 'B': the reciprocal condition number
 *             of the mean of the selected values
 *  14 rcondv  one number, written, not referenced unless sense is 'V' or 'B': the reciprocal condition number
 *             of their right invariant subspace
 * For complex matrices:
 *   1 jobvs   'N': no Schur vectors, 'V': Schur vectors
 *   2 sort    'N': no order, 'S': selected eigenvalues come first
 *   3 select  not called unless sort is 'S': as GEES's
 *   4 sense   condition numbers of none ('N'), of the mean of the selected values ('E'), of their invariant
 *             subspace ('V'), of both ('B'); only 'N' where sort is 'N'
 *   5 n       order of A, n >= 0
 *   6 A       n-by-n, read and written: the matrix, overwritten by T
 *   7 lda     >= max(1, n)
 *   8 sdim    one number, written: how many eigenvalues are selected, 0 where sort is 'N'
 *   9 W       n elements, written: the eigenvalues, in the order of T's diagonal
 *  10 VS      n-by-n, written, not referenced unless jobvs is 'V': the Schur vectors V
 *  11 ldvs    >= max(1, n); >= 1 unless jobvs is 'V'
 *  12 rconde  one number, written, not referenced unless sense is 'E' or 'B': the reciprocal condition number
 *             of the mean of the selected values
 *  13 rcondv  one number, written, not referenced unless sense is 'V' or 'B': the reciprocal condition number
 *             of their right invariant subspace
 *
 * info = i <= n: an eigenvalue did not converge. Values in the places i + 1 to n are eigenvalues
 *
 * info = i == n + 1: eigenvalues could not be reordered, since some are too close to each other. What was
 *   reached is delivered
 *
 * info = i == n + 2: rounding during the reordering has changed pairs so that leading ones are no longer
 *   selected */
LAPILLI_API lapilli_int lapilli_sgeesx(lapilli_context ctx, char jobvs, char sort, lapilli_sselect select,
                                       char sense, lapilli_int n, float* A, lapilli_int lda,
                                       lapilli_int* sdim, float* WR, float* WI, float* VS, lapilli_int ldvs,
                                       float* rconde, float* rcondv);
LAPILLI_API lapilli_int lapilli_dgeesx(lapilli_context ctx, char jobvs, char sort, lapilli_dselect select,
                                       char sense, lapilli_int n, double* A, lapilli_int lda,
                                       lapilli_int* sdim, double* WR, double* WI, double* VS,
                                       lapilli_int ldvs, double* rconde, double* rcondv);
LAPILLI_API lapilli_int lapilli_cgeesx(lapilli_context ctx, char jobvs, char sort, lapilli_cselect select,
                                       char sense, lapilli_int n, lapilli_complex_float* A, lapilli_int lda,
                                       lapilli_int* sdim, lapilli_complex_float* W, lapilli_complex_float* VS,
                                       lapilli_int ldvs, float* rconde, float* rcondv);
LAPILLI_API lapilli_int lapilli_zgeesx(lapilli_context ctx, char jobvs, char sort, lapilli_zselect select,
                                       char sense, lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                                       lapilli_int* sdim, lapilli_complex_double* W,
                                       lapilli_complex_double* VS, lapilli_int ldvs, double* rconde,
                                       double* rcondv);
LAPILLI_API lapilli_int lapilli_sgeesx_memory(lapilli_context ctx, char jobvs, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dgeesx_memory(lapilli_context ctx, char jobvs, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cgeesx_memory(lapilli_context ctx, char jobvs, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zgeesx_memory(lapilli_context ctx, char jobvs, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_sgeesx_mgpu(lapilli_context ctx, char jobvs, char sort,
                                            lapilli_sselect select, char sense, lapilli_matrix A,
                                            lapilli_int* sdim, float* WR, float* WI, lapilli_matrix VS,
                                            float* rconde, float* rcondv);
LAPILLI_API lapilli_int lapilli_dgeesx_mgpu(lapilli_context ctx, char jobvs, char sort,
                                            lapilli_dselect select, char sense, lapilli_matrix A,
                                            lapilli_int* sdim, double* WR, double* WI, lapilli_matrix VS,
                                            double* rconde, double* rcondv);
LAPILLI_API lapilli_int lapilli_cgeesx_mgpu(lapilli_context ctx, char jobvs, char sort,
                                            lapilli_cselect select, char sense, lapilli_matrix A,
                                            lapilli_int* sdim, lapilli_complex_float* W, lapilli_matrix VS,
                                            float* rconde, float* rcondv);
LAPILLI_API lapilli_int lapilli_zgeesx_mgpu(lapilli_context ctx, char jobvs, char sort,
                                            lapilli_zselect select, char sense, lapilli_matrix A,
                                            lapilli_int* sdim, lapilli_complex_double* W, lapilli_matrix VS,
                                            double* rconde, double* rcondv);

/* TREXC: moves a diagonal block of a Schur form to another place: T := Z^H T Z, Q := Q Z.
 *
 *   1 compq  'V': Q is overwritten by Q Z, 'N': there is no Q
 *   2 n      order of T, n >= 0
 *   3 BT     n-by-n, read and written: the Schur form, reordered; elements below it are not read, and set to
 *            0
 *   4 ldbt   >= max(1, n)
 *   5 Q      n-by-n, read and written, not referenced unless compq is 'V': the Schur vectors
 *   6 ldq    >= max(1, n); >= 1 unless compq is 'V'
 *   7 ifst   one number, read and written: the row of the block, 1 to n; of a real matrix overwritten by its
 *            first row
 *   8 ilst   one number, read and written: the row where it goes, 1 to n; of a real matrix overwritten by its
 *            first row there
 *
 * info = i > 0: two neighbouring blocks are too close to swap. T and Q are as far as they came, and ilst says
 *   where the block is */
LAPILLI_API lapilli_int lapilli_strexc(lapilli_context ctx, char compq, lapilli_int n, float* BT,
                                       lapilli_int ldbt, float* Q, lapilli_int ldq, lapilli_int* ifst,
                                       lapilli_int* ilst);
LAPILLI_API lapilli_int lapilli_dtrexc(lapilli_context ctx, char compq, lapilli_int n, double* BT,
                                       lapilli_int ldbt, double* Q, lapilli_int ldq, lapilli_int* ifst,
                                       lapilli_int* ilst);
LAPILLI_API lapilli_int lapilli_ctrexc(lapilli_context ctx, char compq, lapilli_int n,
                                       lapilli_complex_float* BT, lapilli_int ldbt, lapilli_complex_float* Q,
                                       lapilli_int ldq, lapilli_int* ifst, lapilli_int* ilst);
LAPILLI_API lapilli_int lapilli_ztrexc(lapilli_context ctx, char compq, lapilli_int n,
                                       lapilli_complex_double* BT, lapilli_int ldbt,
                                       lapilli_complex_double* Q, lapilli_int ldq, lapilli_int* ifst,
                                       lapilli_int* ilst);
LAPILLI_API lapilli_int lapilli_strexc_memory(lapilli_context ctx, char compq, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dtrexc_memory(lapilli_context ctx, char compq, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ctrexc_memory(lapilli_context ctx, char compq, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ztrexc_memory(lapilli_context ctx, char compq, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_strexc_mgpu(lapilli_context ctx, char compq, lapilli_matrix BT,
                                            lapilli_matrix Q, lapilli_int* ifst, lapilli_int* ilst);
LAPILLI_API lapilli_int lapilli_dtrexc_mgpu(lapilli_context ctx, char compq, lapilli_matrix BT,
                                            lapilli_matrix Q, lapilli_int* ifst, lapilli_int* ilst);
LAPILLI_API lapilli_int lapilli_ctrexc_mgpu(lapilli_context ctx, char compq, lapilli_matrix BT,
                                            lapilli_matrix Q, lapilli_int* ifst, lapilli_int* ilst);
LAPILLI_API lapilli_int lapilli_ztrexc_mgpu(lapilli_context ctx, char compq, lapilli_matrix BT,
                                            lapilli_matrix Q, lapilli_int* ifst, lapilli_int* ilst);

/* TRSEN: reorders a Schur form so that selected eigenvalues come first, and estimates their condition.
 * For real matrices:
 *   1 job     condition numbers of none ('N'), of the mean of the selected values ('E'), of their invariant
 *             subspace ('V'), of both ('B')
 *   2 compq   'V': Q is overwritten by Q Z, 'N': there is no Q
 *   3 select  n elements, read, 0 is false: the selected values; of a real pair both are where either is
 *   4 n       order of T, n >= 0
 *   5 BT      n-by-n, read and written: the Schur form, reordered; elements below it are not read, and set to
 *             0
 *   6 ldbt    >= max(1, n)
 *   7 Q       n-by-n, read and written, not referenced unless compq is 'V': the Schur vectors
 *   8 ldq     >= max(1, n); >= 1 unless compq is 'V'
 *   9 WR      n elements, written: real parts of the eigenvalues, in the order of T's diagonal
 *  10 WI      n elements, written: imaginary parts
 *  11 m       one number, written: how many eigenvalues are selected
 *  12 s       one number, written, not referenced unless job is 'E' or 'B': a lower bound of the reciprocal
 *             condition number of the mean of the selected values
 *  13 sep     one number, written, not referenced unless job is 'V' or 'B': an estimate of the reciprocal
 *             condition number of their invariant subspace
 * For complex matrices:
 *   1 job     condition numbers of none ('N'), of the mean of the selected values ('E'), of their invariant
 *             subspace ('V'), of both ('B')
 *   2 compq   'V': Q is overwritten by Q Z, 'N': there is no Q
 *   3 select  n elements, read, 0 is false: the selected values; of a real pair both are where either is
 *   4 n       order of T, n >= 0
 *   5 BT      n-by-n, read and written: the Schur form, reordered; elements below it are not read, and set to
 *             0
 *   6 ldbt    >= max(1, n)
 *   7 Q       n-by-n, read and written, not referenced unless compq is 'V': the Schur vectors
 *   8 ldq     >= max(1, n); >= 1 unless compq is 'V'
 *   9 W       n elements, written: the eigenvalues, in the order of T's diagonal
 *  10 m       one number, written: how many eigenvalues are selected
 *  11 s       one number, written, not referenced unless job is 'E' or 'B': a lower bound of the reciprocal
 *             condition number of the mean of the selected values
 *  12 sep     one number, written, not referenced unless job is 'V' or 'B': an estimate of the reciprocal
 *             condition number of their invariant subspace
 *
 * info = i > 0: two neighbouring blocks are too close to swap. T and Q are as far as they came; s and sep are
 *   0 */
LAPILLI_API lapilli_int lapilli_strsen(lapilli_context ctx, char job, char compq, const lapilli_int* select,
                                       lapilli_int n, float* BT, lapilli_int ldbt, float* Q, lapilli_int ldq,
                                       float* WR, float* WI, lapilli_int* m, float* s, float* sep);
LAPILLI_API lapilli_int lapilli_dtrsen(lapilli_context ctx, char job, char compq, const lapilli_int* select,
                                       lapilli_int n, double* BT, lapilli_int ldbt, double* Q,
                                       lapilli_int ldq, double* WR, double* WI, lapilli_int* m, double* s,
                                       double* sep);
LAPILLI_API lapilli_int lapilli_ctrsen(lapilli_context ctx, char job, char compq, const lapilli_int* select,
                                       lapilli_int n, lapilli_complex_float* BT, lapilli_int ldbt,
                                       lapilli_complex_float* Q, lapilli_int ldq, lapilli_complex_float* W,
                                       lapilli_int* m, float* s, float* sep);
LAPILLI_API lapilli_int lapilli_ztrsen(lapilli_context ctx, char job, char compq, const lapilli_int* select,
                                       lapilli_int n, lapilli_complex_double* BT, lapilli_int ldbt,
                                       lapilli_complex_double* Q, lapilli_int ldq, lapilli_complex_double* W,
                                       lapilli_int* m, double* s, double* sep);
LAPILLI_API lapilli_int lapilli_strsen_memory(lapilli_context ctx, char compq, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dtrsen_memory(lapilli_context ctx, char compq, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ctrsen_memory(lapilli_context ctx, char compq, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ztrsen_memory(lapilli_context ctx, char compq, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_strsen_mgpu(lapilli_context ctx, char job, char compq,
                                            const lapilli_int* select, lapilli_matrix BT, lapilli_matrix Q,
                                            float* WR, float* WI, lapilli_int* m, float* s, float* sep);
LAPILLI_API lapilli_int lapilli_dtrsen_mgpu(lapilli_context ctx, char job, char compq,
                                            const lapilli_int* select, lapilli_matrix BT, lapilli_matrix Q,
                                            double* WR, double* WI, lapilli_int* m, double* s, double* sep);
LAPILLI_API lapilli_int lapilli_ctrsen_mgpu(lapilli_context ctx, char job, char compq,
                                            const lapilli_int* select, lapilli_matrix BT, lapilli_matrix Q,
                                            lapilli_complex_float* W, lapilli_int* m, float* s, float* sep);
LAPILLI_API lapilli_int lapilli_ztrsen_mgpu(lapilli_context ctx, char job, char compq,
                                            const lapilli_int* select, lapilli_matrix BT, lapilli_matrix Q,
                                            lapilli_complex_double* W, lapilli_int* m, double* s,
                                            double* sep);

/* TRSYL: solves op(A) X + isgn X op(B) = scale C for quasi-triangular A and B.
 *
 *   1 trana  'N', 'T' or 'C' (real), 'N' or 'C' (complex): op(A) is A, A^T or A^H
 *   2 tranb  'N', 'T' or 'C' (real), 'N' or 'C' (complex): op(B) is B, B^T or B^H
 *   3 isgn   the sign in the equation, 1 or -1
 *   4 m      order of A, rows of C, m >= 0
 *   5 n      order of B, columns of C, n >= 0
 *   6 A      m-by-m, read: the first matrix, in Schur form
 *   7 lda    >= max(1, m)
 *   8 B      n-by-n, read: the second matrix, in Schur form
 *   9 ldb    >= max(1, n)
 *  10 C      m-by-n, read and written: the right-hand side, overwritten by X
 *  11 ldc    >= max(1, m)
 *  12 scale  one number, written: a factor of at most 1, set to avoid overflow in X
 *
 * info = i > 0: A and -isgn B have eigenvalues that are equal or very close, and perturbed ones were used. X
 *   and scale are delivered */
LAPILLI_API lapilli_int lapilli_strsyl(lapilli_context ctx, char trana, char tranb, lapilli_int isgn,
                                       lapilli_int m, lapilli_int n, const float* A, lapilli_int lda,
                                       const float* B, lapilli_int ldb, float* C, lapilli_int ldc,
                                       float* scale);
LAPILLI_API lapilli_int lapilli_dtrsyl(lapilli_context ctx, char trana, char tranb, lapilli_int isgn,
                                       lapilli_int m, lapilli_int n, const double* A, lapilli_int lda,
                                       const double* B, lapilli_int ldb, double* C, lapilli_int ldc,
                                       double* scale);
LAPILLI_API lapilli_int lapilli_ctrsyl(lapilli_context ctx, char trana, char tranb, lapilli_int isgn,
                                       lapilli_int m, lapilli_int n, const lapilli_complex_float* A,
                                       lapilli_int lda, const lapilli_complex_float* B, lapilli_int ldb,
                                       lapilli_complex_float* C, lapilli_int ldc, float* scale);
LAPILLI_API lapilli_int lapilli_ztrsyl(lapilli_context ctx, char trana, char tranb, lapilli_int isgn,
                                       lapilli_int m, lapilli_int n, const lapilli_complex_double* A,
                                       lapilli_int lda, const lapilli_complex_double* B, lapilli_int ldb,
                                       lapilli_complex_double* C, lapilli_int ldc, double* scale);
LAPILLI_API lapilli_int lapilli_strsyl_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dtrsyl_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ctrsyl_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ztrsyl_memory(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                              lapilli_memory* bytes);

LAPILLI_API lapilli_int lapilli_strsyl_mgpu(lapilli_context ctx, char trana, char tranb, lapilli_int isgn,
                                            lapilli_matrix A, lapilli_matrix B, lapilli_matrix C,
                                            float* scale);
LAPILLI_API lapilli_int lapilli_dtrsyl_mgpu(lapilli_context ctx, char trana, char tranb, lapilli_int isgn,
                                            lapilli_matrix A, lapilli_matrix B, lapilli_matrix C,
                                            double* scale);
LAPILLI_API lapilli_int lapilli_ctrsyl_mgpu(lapilli_context ctx, char trana, char tranb, lapilli_int isgn,
                                            lapilli_matrix A, lapilli_matrix B, lapilli_matrix C,
                                            float* scale);
LAPILLI_API lapilli_int lapilli_ztrsyl_mgpu(lapilli_context ctx, char trana, char tranb, lapilli_int isgn,
                                            lapilli_matrix A, lapilli_matrix B, lapilli_matrix C,
                                            double* scale);

#ifdef __cplusplus
}
#endif

#endif
