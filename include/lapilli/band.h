/* Lapilli: Symmetric and Hermitian band matrices. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * Where n = 0 nothing is read and nothing is done. Of a symmetric or Hermitian matrix only the triangle that
 * uplo names is read or written. Bands are stored as LAPACK's: element (i, j) in row i - j of column j of AB
 * ('L'), or in row kd + i - j ('U'). A NaN or an infinity in the matrix is LAPILLI_ERROR_NOT_FINITE.
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
 *   7 ldab  >= max(1, kd+1)
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

/* On spread matrices: 1 uplo, 2 A, 3 AB, 4 tau. */
LAPILLI_API lapilli_int lapilli_ssytrd_sy2sb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                                  lapilli_matrix AB, float* tau);
LAPILLI_API lapilli_int lapilli_dsytrd_sy2sb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                                  lapilli_matrix AB, double* tau);
LAPILLI_API lapilli_int lapilli_chetrd_he2hb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                                  lapilli_matrix AB, lapilli_complex_float* tau);
LAPILLI_API lapilli_int lapilli_zhetrd_he2hb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                                  lapilli_matrix AB, lapilli_complex_double* tau);

/* What a call needs beside its arguments: 1 n, 2 kd, 3 bytes. */
LAPILLI_API lapilli_int lapilli_ssytrd_sy2sb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dsytrd_sy2sb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_chetrd_he2hb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                                    lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zhetrd_he2hb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                                    lapilli_memory* bytes);

#ifdef __cplusplus
}
#endif

#endif
