/* Lapilli: Products of a matrix and a vector. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * Vectors are the BLAS's: element i of x, i from 0, is x[i * incx], or, where incx < 0, x[(i - n + 1) *
 * incx]; an increment of 0 is bad. Where beta = 0, y may hold anything, NaN too; where alpha = 0 or op(A) has
 * no columns, y := beta y, and A and x are not read. x and y must not overlap, and y must not overlap A. A
 * pointer to device memory that is not a multiple of its element's size is bad.
 *
 * Sums run in a fixed order: the same call on the same operands at the same addresses gives the same bits
 * again, unless the setting level2.atomics is on.
 *
 * The forms on queues check their arguments at once, pointers included: one that is not in the memory of the
 * queue's device is bad. What fails later is reported by lapilli_queue_synchronize; the result is undefined
 * then, also when the call itself returns one of the LAPILLI_ERROR_ codes. They allocate nothing but the
 * queue's scratch memory, and that only when a call needs more than the calls before.
 *
 * Limits, memory, accuracy, sources: docs/reference/level2.md.
 *
 * Written by tools/generate from src/api/routines/level2.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_LEVEL2_H
#define LAPILLI_LEVEL2_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* GEMV: y := alpha op(A) x + beta y.
 *
 *   1 trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
 *   2 m      rows of A, m >= 0
 *   3 n      columns of A, n >= 0
 *   4 alpha  a number
 *   5 A      m-by-n, read
 *   6 lda    >= max(1, m)
 *   7 x      read: as long as op(A) has columns
 *   8 incx   not 0
 *   9 beta   a number
 *  10 y      read and written: as long as op(A) has rows
 *  11 incy   not 0 */
LAPILLI_API lapilli_int lapilli_sgemv(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                      float alpha, const float* A, lapilli_int lda, const float* x,
                                      lapilli_int incx, float beta, float* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_dgemv(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                      double alpha, const double* A, lapilli_int lda, const double* x,
                                      lapilli_int incx, double beta, double* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_cgemv(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                      lapilli_complex_float alpha, const lapilli_complex_float* A,
                                      lapilli_int lda, const lapilli_complex_float* x, lapilli_int incx,
                                      lapilli_complex_float beta, lapilli_complex_float* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zgemv(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                                      lapilli_complex_double alpha, const lapilli_complex_double* A,
                                      lapilli_int lda, const lapilli_complex_double* x, lapilli_int incx,
                                      lapilli_complex_double beta, lapilli_complex_double* y,
                                      lapilli_int incy);

LAPILLI_API lapilli_int lapilli_sgemv_async(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n,
                                            float alpha, const float* A, lapilli_int lda, const float* x,
                                            lapilli_int incx, float beta, float* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_dgemv_async(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n,
                                            double alpha, const double* A, lapilli_int lda, const double* x,
                                            lapilli_int incx, double beta, double* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_cgemv_async(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n,
                                            lapilli_complex_float alpha, const lapilli_complex_float* A,
                                            lapilli_int lda, const lapilli_complex_float* x, lapilli_int incx,
                                            lapilli_complex_float beta, lapilli_complex_float* y,
                                            lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zgemv_async(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n,
                                            lapilli_complex_double alpha, const lapilli_complex_double* A,
                                            lapilli_int lda, const lapilli_complex_double* x,
                                            lapilli_int incx, lapilli_complex_double beta,
                                            lapilli_complex_double* y, lapilli_int incy);

/* The m-by-n submatrix whose first element is A(row, column), counted from 0, of the matrix at A: reads stay
 * aligned where A and lda are, whatever row is. 1 trans, 2 m, 3 n, 4 alpha, 5 A, 6 lda, 7 row, 8 column, 9 x,
 * 10 incx, 11 beta, 12 y, 13 incy. */
LAPILLI_API lapilli_int lapilli_sgemv_offset(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n,
                                             float alpha, const float* A, lapilli_int lda, lapilli_int row,
                                             lapilli_int column, const float* x, lapilli_int incx, float beta,
                                             float* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_dgemv_offset(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n,
                                             double alpha, const double* A, lapilli_int lda, lapilli_int row,
                                             lapilli_int column, const double* x, lapilli_int incx,
                                             double beta, double* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_cgemv_offset(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n,
                                             lapilli_complex_float alpha, const lapilli_complex_float* A,
                                             lapilli_int lda, lapilli_int row, lapilli_int column,
                                             const lapilli_complex_float* x, lapilli_int incx,
                                             lapilli_complex_float beta, lapilli_complex_float* y,
                                             lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zgemv_offset(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n,
                                             lapilli_complex_double alpha, const lapilli_complex_double* A,
                                             lapilli_int lda, lapilli_int row, lapilli_int column,
                                             const lapilli_complex_double* x, lapilli_int incx,
                                             lapilli_complex_double beta, lapilli_complex_double* y,
                                             lapilli_int incy);

LAPILLI_API lapilli_int lapilli_sgemv_mgpu(lapilli_context ctx, char trans, float alpha, lapilli_matrix A,
                                           const float* x, lapilli_int incx, float beta, float* y,
                                           lapilli_int incy);
LAPILLI_API lapilli_int lapilli_dgemv_mgpu(lapilli_context ctx, char trans, double alpha, lapilli_matrix A,
                                           const double* x, lapilli_int incx, double beta, double* y,
                                           lapilli_int incy);
LAPILLI_API lapilli_int lapilli_cgemv_mgpu(lapilli_context ctx, char trans, lapilli_complex_float alpha,
                                           lapilli_matrix A, const lapilli_complex_float* x, lapilli_int incx,
                                           lapilli_complex_float beta, lapilli_complex_float* y,
                                           lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zgemv_mgpu(lapilli_context ctx, char trans, lapilli_complex_double alpha,
                                           lapilli_matrix A, const lapilli_complex_double* x,
                                           lapilli_int incx, lapilli_complex_double beta,
                                           lapilli_complex_double* y, lapilli_int incy);

LAPILLI_API lapilli_int lapilli_sgemv_mgpu_async(const lapilli_queue* queues, char trans, float alpha,
                                                 lapilli_matrix A, const float* const* x, lapilli_int incx,
                                                 float beta, float* const* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_dgemv_mgpu_async(const lapilli_queue* queues, char trans, double alpha,
                                                 lapilli_matrix A, const double* const* x, lapilli_int incx,
                                                 double beta, double* const* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_cgemv_mgpu_async(const lapilli_queue* queues, char trans,
                                                 lapilli_complex_float alpha, lapilli_matrix A,
                                                 const lapilli_complex_float* const* x, lapilli_int incx,
                                                 lapilli_complex_float beta, lapilli_complex_float* const* y,
                                                 lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zgemv_mgpu_async(const lapilli_queue* queues, char trans,
                                                 lapilli_complex_double alpha, lapilli_matrix A,
                                                 const lapilli_complex_double* const* x, lapilli_int incx,
                                                 lapilli_complex_double beta,
                                                 lapilli_complex_double* const* y, lapilli_int incy);

/* SYMV: y := alpha A x + beta y, A symmetric, also in c and z (complex symmetric).
 *
 *   1 uplo   'L' or 'U': the triangle of A that is read
 *   2 n      order of A, n >= 0
 *   3 alpha  a number
 *   4 A      n-by-n, read
 *   5 lda    >= max(1, n)
 *   6 x      n elements, read
 *   7 incx   not 0
 *   8 beta   a number
 *   9 y      n elements, read and written
 *  10 incy   not 0 */
LAPILLI_API lapilli_int lapilli_ssymv(lapilli_context ctx, char uplo, lapilli_int n, float alpha,
                                      const float* A, lapilli_int lda, const float* x, lapilli_int incx,
                                      float beta, float* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_dsymv(lapilli_context ctx, char uplo, lapilli_int n, double alpha,
                                      const double* A, lapilli_int lda, const double* x, lapilli_int incx,
                                      double beta, double* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_csymv(lapilli_context ctx, char uplo, lapilli_int n,
                                      lapilli_complex_float alpha, const lapilli_complex_float* A,
                                      lapilli_int lda, const lapilli_complex_float* x, lapilli_int incx,
                                      lapilli_complex_float beta, lapilli_complex_float* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zsymv(lapilli_context ctx, char uplo, lapilli_int n,
                                      lapilli_complex_double alpha, const lapilli_complex_double* A,
                                      lapilli_int lda, const lapilli_complex_double* x, lapilli_int incx,
                                      lapilli_complex_double beta, lapilli_complex_double* y,
                                      lapilli_int incy);

LAPILLI_API lapilli_int lapilli_ssymv_async(lapilli_queue queue, char uplo, lapilli_int n, float alpha,
                                            const float* A, lapilli_int lda, const float* x, lapilli_int incx,
                                            float beta, float* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_dsymv_async(lapilli_queue queue, char uplo, lapilli_int n, double alpha,
                                            const double* A, lapilli_int lda, const double* x,
                                            lapilli_int incx, double beta, double* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_csymv_async(lapilli_queue queue, char uplo, lapilli_int n,
                                            lapilli_complex_float alpha, const lapilli_complex_float* A,
                                            lapilli_int lda, const lapilli_complex_float* x, lapilli_int incx,
                                            lapilli_complex_float beta, lapilli_complex_float* y,
                                            lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zsymv_async(lapilli_queue queue, char uplo, lapilli_int n,
                                            lapilli_complex_double alpha, const lapilli_complex_double* A,
                                            lapilli_int lda, const lapilli_complex_double* x,
                                            lapilli_int incx, lapilli_complex_double beta,
                                            lapilli_complex_double* y, lapilli_int incy);

/* The submatrix of order n whose first element is A(offset, offset), counted from 0, of the matrix at A. 1
 * uplo, 2 n, 3 alpha, 4 A, 5 lda, 6 offset, 7 x, 8 incx, 9 beta, 10 y, 11 incy. */
LAPILLI_API lapilli_int lapilli_ssymv_offset(lapilli_queue queue, char uplo, lapilli_int n, float alpha,
                                             const float* A, lapilli_int lda, lapilli_int offset,
                                             const float* x, lapilli_int incx, float beta, float* y,
                                             lapilli_int incy);
LAPILLI_API lapilli_int lapilli_dsymv_offset(lapilli_queue queue, char uplo, lapilli_int n, double alpha,
                                             const double* A, lapilli_int lda, lapilli_int offset,
                                             const double* x, lapilli_int incx, double beta, double* y,
                                             lapilli_int incy);
LAPILLI_API lapilli_int lapilli_csymv_offset(lapilli_queue queue, char uplo, lapilli_int n,
                                             lapilli_complex_float alpha, const lapilli_complex_float* A,
                                             lapilli_int lda, lapilli_int offset,
                                             const lapilli_complex_float* x, lapilli_int incx,
                                             lapilli_complex_float beta, lapilli_complex_float* y,
                                             lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zsymv_offset(lapilli_queue queue, char uplo, lapilli_int n,
                                             lapilli_complex_double alpha, const lapilli_complex_double* A,
                                             lapilli_int lda, lapilli_int offset,
                                             const lapilli_complex_double* x, lapilli_int incx,
                                             lapilli_complex_double beta, lapilli_complex_double* y,
                                             lapilli_int incy);

LAPILLI_API lapilli_int lapilli_ssymv_mgpu(lapilli_context ctx, char uplo, float alpha, lapilli_matrix A,
                                           const float* x, lapilli_int incx, float beta, float* y,
                                           lapilli_int incy);
LAPILLI_API lapilli_int lapilli_dsymv_mgpu(lapilli_context ctx, char uplo, double alpha, lapilli_matrix A,
                                           const double* x, lapilli_int incx, double beta, double* y,
                                           lapilli_int incy);
LAPILLI_API lapilli_int lapilli_csymv_mgpu(lapilli_context ctx, char uplo, lapilli_complex_float alpha,
                                           lapilli_matrix A, const lapilli_complex_float* x, lapilli_int incx,
                                           lapilli_complex_float beta, lapilli_complex_float* y,
                                           lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zsymv_mgpu(lapilli_context ctx, char uplo, lapilli_complex_double alpha,
                                           lapilli_matrix A, const lapilli_complex_double* x,
                                           lapilli_int incx, lapilli_complex_double beta,
                                           lapilli_complex_double* y, lapilli_int incy);

LAPILLI_API lapilli_int lapilli_ssymv_mgpu_async(const lapilli_queue* queues, char uplo, float alpha,
                                                 lapilli_matrix A, const float* const* x, lapilli_int incx,
                                                 float beta, float* const* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_dsymv_mgpu_async(const lapilli_queue* queues, char uplo, double alpha,
                                                 lapilli_matrix A, const double* const* x, lapilli_int incx,
                                                 double beta, double* const* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_csymv_mgpu_async(const lapilli_queue* queues, char uplo,
                                                 lapilli_complex_float alpha, lapilli_matrix A,
                                                 const lapilli_complex_float* const* x, lapilli_int incx,
                                                 lapilli_complex_float beta, lapilli_complex_float* const* y,
                                                 lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zsymv_mgpu_async(const lapilli_queue* queues, char uplo,
                                                 lapilli_complex_double alpha, lapilli_matrix A,
                                                 const lapilli_complex_double* const* x, lapilli_int incx,
                                                 lapilli_complex_double beta,
                                                 lapilli_complex_double* const* y, lapilli_int incy);

/* HEMV: y := alpha A x + beta y, A Hermitian; the imaginary parts of its diagonal are not read.
 * The arguments are those of SYMV: 1 uplo, 2 n, 3 alpha, 4 A, 5 lda, 6 x, 7 incx, 8 beta, 9 y, 10 incy. */
LAPILLI_API lapilli_int lapilli_chemv(lapilli_context ctx, char uplo, lapilli_int n,
                                      lapilli_complex_float alpha, const lapilli_complex_float* A,
                                      lapilli_int lda, const lapilli_complex_float* x, lapilli_int incx,
                                      lapilli_complex_float beta, lapilli_complex_float* y, lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zhemv(lapilli_context ctx, char uplo, lapilli_int n,
                                      lapilli_complex_double alpha, const lapilli_complex_double* A,
                                      lapilli_int lda, const lapilli_complex_double* x, lapilli_int incx,
                                      lapilli_complex_double beta, lapilli_complex_double* y,
                                      lapilli_int incy);

LAPILLI_API lapilli_int lapilli_chemv_async(lapilli_queue queue, char uplo, lapilli_int n,
                                            lapilli_complex_float alpha, const lapilli_complex_float* A,
                                            lapilli_int lda, const lapilli_complex_float* x, lapilli_int incx,
                                            lapilli_complex_float beta, lapilli_complex_float* y,
                                            lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zhemv_async(lapilli_queue queue, char uplo, lapilli_int n,
                                            lapilli_complex_double alpha, const lapilli_complex_double* A,
                                            lapilli_int lda, const lapilli_complex_double* x,
                                            lapilli_int incx, lapilli_complex_double beta,
                                            lapilli_complex_double* y, lapilli_int incy);

/* The submatrix of order n whose first element is A(offset, offset), counted from 0, of the matrix at A. 1
 * uplo, 2 n, 3 alpha, 4 A, 5 lda, 6 offset, 7 x, 8 incx, 9 beta, 10 y, 11 incy. */
LAPILLI_API lapilli_int lapilli_chemv_offset(lapilli_queue queue, char uplo, lapilli_int n,
                                             lapilli_complex_float alpha, const lapilli_complex_float* A,
                                             lapilli_int lda, lapilli_int offset,
                                             const lapilli_complex_float* x, lapilli_int incx,
                                             lapilli_complex_float beta, lapilli_complex_float* y,
                                             lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zhemv_offset(lapilli_queue queue, char uplo, lapilli_int n,
                                             lapilli_complex_double alpha, const lapilli_complex_double* A,
                                             lapilli_int lda, lapilli_int offset,
                                             const lapilli_complex_double* x, lapilli_int incx,
                                             lapilli_complex_double beta, lapilli_complex_double* y,
                                             lapilli_int incy);

LAPILLI_API lapilli_int lapilli_chemv_mgpu(lapilli_context ctx, char uplo, lapilli_complex_float alpha,
                                           lapilli_matrix A, const lapilli_complex_float* x, lapilli_int incx,
                                           lapilli_complex_float beta, lapilli_complex_float* y,
                                           lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zhemv_mgpu(lapilli_context ctx, char uplo, lapilli_complex_double alpha,
                                           lapilli_matrix A, const lapilli_complex_double* x,
                                           lapilli_int incx, lapilli_complex_double beta,
                                           lapilli_complex_double* y, lapilli_int incy);

LAPILLI_API lapilli_int lapilli_chemv_mgpu_async(const lapilli_queue* queues, char uplo,
                                                 lapilli_complex_float alpha, lapilli_matrix A,
                                                 const lapilli_complex_float* const* x, lapilli_int incx,
                                                 lapilli_complex_float beta, lapilli_complex_float* const* y,
                                                 lapilli_int incy);
LAPILLI_API lapilli_int lapilli_zhemv_mgpu_async(const lapilli_queue* queues, char uplo,
                                                 lapilli_complex_double alpha, lapilli_matrix A,
                                                 const lapilli_complex_double* const* x, lapilli_int incx,
                                                 lapilli_complex_double beta,
                                                 lapilli_complex_double* const* y, lapilli_int incy);

#ifdef __cplusplus
}
#endif

#endif
