/* Lapilli: LU factorization and general linear systems. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * Where n = 0 nothing is read and nothing is done. Pivots are counted from 1, as LAPACK counts them.
 *
 * Limits, memory, accuracy, sources: docs/reference/lu.md.
 *
 * Written by tools/generate from src/api/routines/lu.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_LU_H
#define LAPILLI_LU_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* LASWP: interchanges rows of a matrix, as the pivots of an LU factorization say.
 * Row i is interchanged with row ipiv(k1 + (i - k1) |incx|), for i = k1, k1+1, ..., k2 where incx > 0, and
 * for i = k2, k2-1, ..., k1 where incx < 0, which takes the first back. LAPACK's LASWP returns no info and
 * does not look at its arguments; this one changes nothing where a pivot is not a row.
 *
 *   1 n     columns of A, n >= 0
 *   2 A     lda-by-n, read and written: the matrix; below the rows that are interchanged nothing is read or
 *           written
 *   3 lda   lda >= 1
 *   4 k1    the first row for which an interchange is made, k1 >= 1
 *   5 k2    the last one, at most the rows of A: lda where A is no spread matrix
 *   6 ipiv  read: k1 + (k2 - k1)
 *   7 incx  distance of pivots in ipiv; if negative, rows k2 to k1 are interchanged in this order; if 0, none
 *           is */
LAPILLI_API lapilli_int lapilli_slaswp(lapilli_context ctx, lapilli_int n, float* A, lapilli_int lda,
                                       lapilli_int k1, lapilli_int k2, const lapilli_int* ipiv,
                                       lapilli_int incx);
LAPILLI_API lapilli_int lapilli_dlaswp(lapilli_context ctx, lapilli_int n, double* A, lapilli_int lda,
                                       lapilli_int k1, lapilli_int k2, const lapilli_int* ipiv,
                                       lapilli_int incx);
LAPILLI_API lapilli_int lapilli_claswp(lapilli_context ctx, lapilli_int n, lapilli_complex_float* A,
                                       lapilli_int lda, lapilli_int k1, lapilli_int k2,
                                       const lapilli_int* ipiv, lapilli_int incx);
LAPILLI_API lapilli_int lapilli_zlaswp(lapilli_context ctx, lapilli_int n, lapilli_complex_double* A,
                                       lapilli_int lda, lapilli_int k1, lapilli_int k2,
                                       const lapilli_int* ipiv, lapilli_int incx);

/* On spread matrices: 1 A, 2 k1, 3 k2, 4 ipiv, 5 incx. */
LAPILLI_API lapilli_int lapilli_slaswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1,
                                            lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx);
LAPILLI_API lapilli_int lapilli_dlaswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1,
                                            lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx);
LAPILLI_API lapilli_int lapilli_claswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1,
                                            lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx);
LAPILLI_API lapilli_int lapilli_zlaswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1,
                                            lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx);

/* What a call needs beside its arguments: 1 k1, 2 k2, 3 bytes. */
LAPILLI_API lapilli_int lapilli_slaswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dlaswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_claswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                              lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zlaswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                              lapilli_memory* bytes);

#ifdef __cplusplus
}
#endif

#endif
