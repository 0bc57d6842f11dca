/* Lapilli: Products of sparse matrices. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * A is a lapilli_sparse (lapilli.h), which its context has made. Where beta = 0, Y may hold anything, NaN
 * too; where alpha = 0 or op(A) has no columns, Y := beta Y, and A and X are not read. A NaN in X comes to
 * those rows of Y that have an entry for it. X and Y must not overlap. A pointer to device memory that is not
 * a multiple of its element's size is bad.
 *
 * Where Y or X is in the memory of a device, that device computes; where both are in host memory, all devices
 * of the context do, each some rows, or the CPU (setting spmm.crossover). The first product on devices makes
 * the formats that they want, and later ones use them again.
 *
 * Sums run in a fixed order: the same call on the same operands at the same addresses gives the same bits
 * again, on any number of devices or threads.
 *
 * What lapilli.h says of a call that returns a negative value holds, with one exception: Y in device memory
 * is worked on where it is, and is undefined after LAPILLI_ERROR_DEVICE.
 *
 * Limits, memory, accuracy, sources: docs/reference/sparse.md.
 *
 * Written by tools/generate from src/api/routines/sparse.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_SPARSE_H
#define LAPILLI_SPARSE_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* SPMM: Y := alpha op(A) X + beta Y, A sparse, X and Y of k vectors.
 * With order 'R', the k numbers that belong to one row of op(A) are neighbours, which is what the devices
 * work with: X and Y in their memory are used where they are. With order 'C' they are turned before and
 * after. With k = 1 this is the product of a matrix and a vector. A transposed product makes a transposed
 * copy of A the first time, on the host and on the devices; a matrix that was given by one triangle needs
 * none.
 *
 *   1 trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
 *   2 order  X and Y have a column ('C') or a row ('R') for each vector
 *   3 k      the number of vectors, k >= 0
 *   4 alpha  a number
 *   5 A      the sparse matrix
 *   6 X      read: the vectors that are multiplied, of as many numbers as op(A) has columns
 *   7 ldx    >= max(1, rows of X)
 *   8 beta   a number
 *   9 Y      read and written: the results, of as many numbers as op(A) has rows
 *  10 ldy    >= max(1, rows of Y) */
LAPILLI_API lapilli_int lapilli_sspmm(lapilli_context ctx, char trans, char order, lapilli_int k, float alpha,
                                      lapilli_sparse A, const float* X, lapilli_int ldx, float beta, float* Y,
                                      lapilli_int ldy);
LAPILLI_API lapilli_int lapilli_dspmm(lapilli_context ctx, char trans, char order, lapilli_int k,
                                      double alpha, lapilli_sparse A, const double* X, lapilli_int ldx,
                                      double beta, double* Y, lapilli_int ldy);
LAPILLI_API lapilli_int lapilli_cspmm(lapilli_context ctx, char trans, char order, lapilli_int k,
                                      lapilli_complex_float alpha, lapilli_sparse A,
                                      const lapilli_complex_float* X, lapilli_int ldx,
                                      lapilli_complex_float beta, lapilli_complex_float* Y, lapilli_int ldy);
LAPILLI_API lapilli_int lapilli_zspmm(lapilli_context ctx, char trans, char order, lapilli_int k,
                                      lapilli_complex_double alpha, lapilli_sparse A,
                                      const lapilli_complex_double* X, lapilli_int ldx,
                                      lapilli_complex_double beta, lapilli_complex_double* Y,
                                      lapilli_int ldy);
LAPILLI_API lapilli_int lapilli_sspmm_memory(lapilli_context ctx, char trans, char order, lapilli_int k,
                                             lapilli_sparse A, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dspmm_memory(lapilli_context ctx, char trans, char order, lapilli_int k,
                                             lapilli_sparse A, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cspmm_memory(lapilli_context ctx, char trans, char order, lapilli_int k,
                                             lapilli_sparse A, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zspmm_memory(lapilli_context ctx, char trans, char order, lapilli_int k,
                                             lapilli_sparse A, lapilli_memory* bytes);

#ifdef __cplusplus
}
#endif

#endif
