/* Lapilli: Products of matrices. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * Where beta = 0, C may hold anything, NaN too; where alpha = 0 or the inner dimension is 0, C := beta C, and
 * A and B are not read. Of a symmetric, Hermitian or triangular matrix only the named triangle is read or
 * written. The matrix that is written must not overlap the others. A pointer to device memory that is not a
 * multiple of its element's size is bad. The block widths of spread matrices may differ.
 *
 * Sums run in a fixed order: the same call on the same operands gives the same bits again.
 *
 * What lapilli.h says of a call that returns a negative value holds for the plain form, with one exception: a
 * matrix in device memory is worked on where it is, and is undefined after LAPILLI_ERROR_DEVICE. Everything
 * that can be refused (arguments, memory) is refused before the first write.
 *
 * The form on a queue checks its arguments at once, pointers included: one that is not in the memory of the
 * queue's device is bad. What fails later is reported by lapilli_queue_synchronize; the result is undefined
 * then, also when the call itself returns one of the LAPILLI_ERROR_ codes.
 *
 * Limits, memory, accuracy, sources: docs/reference/level3.md.
 *
 * Written by tools/generate from src/api/routines/level3.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_LEVEL3_H
#define LAPILLI_LEVEL3_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* GEMM: C := alpha op(A) op(B) + beta C.
 *
 *   1 transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
 *   2 transb  'N', 'T' or 'C': op(B) likewise
 *   3 m       rows of C and op(A), m >= 0
 *   4 n       columns of C and op(B), n >= 0
 *   5 k       columns of op(A), rows of op(B), k >= 0
 *   6 alpha   a number
 *   7 A       read: m-by-k, or k-by-m where op is not 'N'
 *   8 lda     >= max(1, rows of A)
 *   9 B       read: k-by-n, or n-by-k where op is not 'N'
 *  10 ldb     >= max(1, rows of B)
 *  11 beta    a number
 *  12 C       m-by-n, read and written
 *  13 ldc     >= max(1, m) */
LAPILLI_API lapilli_int lapilli_sgemm(lapilli_context ctx, char transa, char transb, lapilli_int m,
                                      lapilli_int n, lapilli_int k, float alpha, const float* A,
                                      lapilli_int lda, const float* B, lapilli_int ldb, float beta, float* C,
                                      lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dgemm(lapilli_context ctx, char transa, char transb, lapilli_int m,
                                      lapilli_int n, lapilli_int k, double alpha, const double* A,
                                      lapilli_int lda, const double* B, lapilli_int ldb, double beta,
                                      double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cgemm(lapilli_context ctx, char transa, char transb, lapilli_int m,
                                      lapilli_int n, lapilli_int k, lapilli_complex_float alpha,
                                      const lapilli_complex_float* A, lapilli_int lda,
                                      const lapilli_complex_float* B, lapilli_int ldb,
                                      lapilli_complex_float beta, lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zgemm(lapilli_context ctx, char transa, char transb, lapilli_int m,
                                      lapilli_int n, lapilli_int k, lapilli_complex_double alpha,
                                      const lapilli_complex_double* A, lapilli_int lda,
                                      const lapilli_complex_double* B, lapilli_int ldb,
                                      lapilli_complex_double beta, lapilli_complex_double* C,
                                      lapilli_int ldc);

LAPILLI_API lapilli_int lapilli_sgemm_async(lapilli_queue queue, char transa, char transb, lapilli_int m,
                                            lapilli_int n, lapilli_int k, float alpha, const float* A,
                                            lapilli_int lda, const float* B, lapilli_int ldb, float beta,
                                            float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dgemm_async(lapilli_queue queue, char transa, char transb, lapilli_int m,
                                            lapilli_int n, lapilli_int k, double alpha, const double* A,
                                            lapilli_int lda, const double* B, lapilli_int ldb, double beta,
                                            double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_cgemm_async(lapilli_queue queue, char transa, char transb, lapilli_int m,
                                            lapilli_int n, lapilli_int k, lapilli_complex_float alpha,
                                            const lapilli_complex_float* A, lapilli_int lda,
                                            const lapilli_complex_float* B, lapilli_int ldb,
                                            lapilli_complex_float beta, lapilli_complex_float* C,
                                            lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zgemm_async(lapilli_queue queue, char transa, char transb, lapilli_int m,
                                            lapilli_int n, lapilli_int k, lapilli_complex_double alpha,
                                            const lapilli_complex_double* A, lapilli_int lda,
                                            const lapilli_complex_double* B, lapilli_int ldb,
                                            lapilli_complex_double beta, lapilli_complex_double* C,
                                            lapilli_int ldc);

/* SYRK: C := alpha A A^T + beta C ('N') or C := alpha A^T A + beta C ('T'), C symmetric.
 *
 *   1 uplo   'L' or 'U': the triangle of C that is read and written
 *   2 trans  'N': A is n-by-k, 'T' (real matrices also 'C'): k-by-n
 *   3 n      order of C, n >= 0
 *   4 k      the inner dimension, k >= 0
 *   5 alpha  a number
 *   6 A      read: n-by-k, or k-by-n
 *   7 lda    >= max(1, rows of A)
 *   8 beta   a number
 *   9 C      n-by-n, read and written
 *  10 ldc    >= max(1, n) */
LAPILLI_API lapilli_int lapilli_ssyrk(lapilli_context ctx, char uplo, char trans, lapilli_int n,
                                      lapilli_int k, float alpha, const float* A, lapilli_int lda, float beta,
                                      float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dsyrk(lapilli_context ctx, char uplo, char trans, lapilli_int n,
                                      lapilli_int k, double alpha, const double* A, lapilli_int lda,
                                      double beta, double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_csyrk(lapilli_context ctx, char uplo, char trans, lapilli_int n,
                                      lapilli_int k, lapilli_complex_float alpha,
                                      const lapilli_complex_float* A, lapilli_int lda,
                                      lapilli_complex_float beta, lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zsyrk(lapilli_context ctx, char uplo, char trans, lapilli_int n,
                                      lapilli_int k, lapilli_complex_double alpha,
                                      const lapilli_complex_double* A, lapilli_int lda,
                                      lapilli_complex_double beta, lapilli_complex_double* C,
                                      lapilli_int ldc);

LAPILLI_API lapilli_int lapilli_ssyrk_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,
                                            lapilli_int k, float alpha, const float* A, lapilli_int lda,
                                            float beta, float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dsyrk_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,
                                            lapilli_int k, double alpha, const double* A, lapilli_int lda,
                                            double beta, double* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_csyrk_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,
                                            lapilli_int k, lapilli_complex_float alpha,
                                            const lapilli_complex_float* A, lapilli_int lda,
                                            lapilli_complex_float beta, lapilli_complex_float* C,
                                            lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zsyrk_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,
                                            lapilli_int k, lapilli_complex_double alpha,
                                            const lapilli_complex_double* A, lapilli_int lda,
                                            lapilli_complex_double beta, lapilli_complex_double* C,
                                            lapilli_int ldc);

LAPILLI_API lapilli_int lapilli_ssyrk_mgpu(lapilli_context ctx, char uplo, char trans, float alpha,
                                           lapilli_matrix A, float beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dsyrk_mgpu(lapilli_context ctx, char uplo, char trans, double alpha,
                                           lapilli_matrix A, double beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_csyrk_mgpu(lapilli_context ctx, char uplo, char trans,
                                           lapilli_complex_float alpha, lapilli_matrix A,
                                           lapilli_complex_float beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zsyrk_mgpu(lapilli_context ctx, char uplo, char trans,
                                           lapilli_complex_double alpha, lapilli_matrix A,
                                           lapilli_complex_double beta, lapilli_matrix C);

/* HERK: C := alpha A A^H + beta C ('N') or C := alpha A^H A + beta C ('C'), C Hermitian; the imaginary parts
 * of its diagonal become 0.
 *
 *   1 uplo   'L' or 'U': the triangle of C that is read and written
 *   2 trans  'N': A is n-by-k, 'C': k-by-n
 *   3 n      order of C, n >= 0
 *   4 k      the inner dimension, k >= 0
 *   5 alpha  a real number
 *   6 A      read: n-by-k, or k-by-n
 *   7 lda    >= max(1, rows of A)
 *   8 beta   a real number
 *   9 C      n-by-n, read and written
 *  10 ldc    >= max(1, n) */
LAPILLI_API lapilli_int lapilli_cherk(lapilli_context ctx, char uplo, char trans, lapilli_int n,
                                      lapilli_int k, float alpha, const lapilli_complex_float* A,
                                      lapilli_int lda, float beta, lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zherk(lapilli_context ctx, char uplo, char trans, lapilli_int n,
                                      lapilli_int k, double alpha, const lapilli_complex_double* A,
                                      lapilli_int lda, double beta, lapilli_complex_double* C,
                                      lapilli_int ldc);

LAPILLI_API lapilli_int lapilli_cherk_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,
                                            lapilli_int k, float alpha, const lapilli_complex_float* A,
                                            lapilli_int lda, float beta, lapilli_complex_float* C,
                                            lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zherk_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,
                                            lapilli_int k, double alpha, const lapilli_complex_double* A,
                                            lapilli_int lda, double beta, lapilli_complex_double* C,
                                            lapilli_int ldc);

LAPILLI_API lapilli_int lapilli_cherk_mgpu(lapilli_context ctx, char uplo, char trans, float alpha,
                                           lapilli_matrix A, float beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zherk_mgpu(lapilli_context ctx, char uplo, char trans, double alpha,
                                           lapilli_matrix A, double beta, lapilli_matrix C);

/* SYR2K: C := alpha A B^T + alpha B A^T + beta C ('N') or C := alpha A^T B + alpha B^T A + beta C ('T'), C
 * symmetric.
 *
 *   1 uplo   'L' or 'U': the triangle of C that is read and written
 *   2 trans  'N': A and B are n-by-k, 'T' (real matrices also 'C'): k-by-n
 *   3 n      order of C, n >= 0
 *   4 k      the inner dimension, k >= 0
 *   5 alpha  a number
 *   6 A      read: n-by-k, or k-by-n
 *   7 lda    >= max(1, rows of A)
 *   8 B      read: as A
 *   9 ldb    >= max(1, rows of B)
 *  10 beta   a number
 *  11 C      n-by-n, read and written
 *  12 ldc    >= max(1, n) */
LAPILLI_API lapilli_int lapilli_ssyr2k(lapilli_context ctx, char uplo, char trans, lapilli_int n,
                                       lapilli_int k, float alpha, const float* A, lapilli_int lda,
                                       const float* B, lapilli_int ldb, float beta, float* C,
                                       lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dsyr2k(lapilli_context ctx, char uplo, char trans, lapilli_int n,
                                       lapilli_int k, double alpha, const double* A, lapilli_int lda,
                                       const double* B, lapilli_int ldb, double beta, double* C,
                                       lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_csyr2k(lapilli_context ctx, char uplo, char trans, lapilli_int n,
                                       lapilli_int k, lapilli_complex_float alpha,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* B, lapilli_int ldb,
                                       lapilli_complex_float beta, lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zsyr2k(lapilli_context ctx, char uplo, char trans, lapilli_int n,
                                       lapilli_int k, lapilli_complex_double alpha,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* B, lapilli_int ldb,
                                       lapilli_complex_double beta, lapilli_complex_double* C,
                                       lapilli_int ldc);

LAPILLI_API lapilli_int lapilli_ssyr2k_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,
                                             lapilli_int k, float alpha, const float* A, lapilli_int lda,
                                             const float* B, lapilli_int ldb, float beta, float* C,
                                             lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_dsyr2k_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,
                                             lapilli_int k, double alpha, const double* A, lapilli_int lda,
                                             const double* B, lapilli_int ldb, double beta, double* C,
                                             lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_csyr2k_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,
                                             lapilli_int k, lapilli_complex_float alpha,
                                             const lapilli_complex_float* A, lapilli_int lda,
                                             const lapilli_complex_float* B, lapilli_int ldb,
                                             lapilli_complex_float beta, lapilli_complex_float* C,
                                             lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zsyr2k_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,
                                             lapilli_int k, lapilli_complex_double alpha,
                                             const lapilli_complex_double* A, lapilli_int lda,
                                             const lapilli_complex_double* B, lapilli_int ldb,
                                             lapilli_complex_double beta, lapilli_complex_double* C,
                                             lapilli_int ldc);

LAPILLI_API lapilli_int lapilli_ssyr2k_mgpu(lapilli_context ctx, char uplo, char trans, float alpha,
                                            lapilli_matrix A, lapilli_matrix B, float beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dsyr2k_mgpu(lapilli_context ctx, char uplo, char trans, double alpha,
                                            lapilli_matrix A, lapilli_matrix B, double beta,
                                            lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_csyr2k_mgpu(lapilli_context ctx, char uplo, char trans,
                                            lapilli_complex_float alpha, lapilli_matrix A, lapilli_matrix B,
                                            lapilli_complex_float beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zsyr2k_mgpu(lapilli_context ctx, char uplo, char trans,
                                            lapilli_complex_double alpha, lapilli_matrix A, lapilli_matrix B,
                                            lapilli_complex_double beta, lapilli_matrix C);

/* HER2K: C := alpha A B^H + conj(alpha) B A^H + beta C ('N') or C := alpha A^H B + conj(alpha) B^H A + beta C
 * ('C'), C Hermitian; the imaginary parts of its diagonal become 0.
 *
 *   1 uplo   'L' or 'U': the triangle of C that is read and written
 *   2 trans  'N': A and B are n-by-k, 'C': k-by-n
 *   3 n      order of C, n >= 0
 *   4 k      the inner dimension, k >= 0
 *   5 alpha  a number
 *   6 A      read: n-by-k, or k-by-n
 *   7 lda    >= max(1, rows of A)
 *   8 B      read: as A
 *   9 ldb    >= max(1, rows of B)
 *  10 beta   a real number
 *  11 C      n-by-n, read and written
 *  12 ldc    >= max(1, n) */
LAPILLI_API lapilli_int lapilli_cher2k(lapilli_context ctx, char uplo, char trans, lapilli_int n,
                                       lapilli_int k, lapilli_complex_float alpha,
                                       const lapilli_complex_float* A, lapilli_int lda,
                                       const lapilli_complex_float* B, lapilli_int ldb, float beta,
                                       lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zher2k(lapilli_context ctx, char uplo, char trans, lapilli_int n,
                                       lapilli_int k, lapilli_complex_double alpha,
                                       const lapilli_complex_double* A, lapilli_int lda,
                                       const lapilli_complex_double* B, lapilli_int ldb, double beta,
                                       lapilli_complex_double* C, lapilli_int ldc);

LAPILLI_API lapilli_int lapilli_cher2k_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,
                                             lapilli_int k, lapilli_complex_float alpha,
                                             const lapilli_complex_float* A, lapilli_int lda,
                                             const lapilli_complex_float* B, lapilli_int ldb, float beta,
                                             lapilli_complex_float* C, lapilli_int ldc);
LAPILLI_API lapilli_int lapilli_zher2k_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,
                                             lapilli_int k, lapilli_complex_double alpha,
                                             const lapilli_complex_double* A, lapilli_int lda,
                                             const lapilli_complex_double* B, lapilli_int ldb, double beta,
                                             lapilli_complex_double* C, lapilli_int ldc);

LAPILLI_API lapilli_int lapilli_cher2k_mgpu(lapilli_context ctx, char uplo, char trans,
                                            lapilli_complex_float alpha, lapilli_matrix A, lapilli_matrix B,
                                            float beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zher2k_mgpu(lapilli_context ctx, char uplo, char trans,
                                            lapilli_complex_double alpha, lapilli_matrix A, lapilli_matrix B,
                                            double beta, lapilli_matrix C);

/* SYMM: C := alpha A B + beta C ('L') or C := alpha B A + beta C ('R'), A symmetric.
 *
 *   1 side   'L' or 'R': the side of A
 *   2 uplo   'L' or 'U': the triangle of A that is read
 *   3 alpha  a number
 *   4 A      order-by-order, read, order is m where side is 'L', n where it is 'R'
 *   5 B      m-by-n, read
 *   6 beta   a number
 *   7 C      m-by-n, read and written */
LAPILLI_API lapilli_int lapilli_ssymm_mgpu(lapilli_context ctx, char side, char uplo, float alpha,
                                           lapilli_matrix A, lapilli_matrix B, float beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_dsymm_mgpu(lapilli_context ctx, char side, char uplo, double alpha,
                                           lapilli_matrix A, lapilli_matrix B, double beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_csymm_mgpu(lapilli_context ctx, char side, char uplo,
                                           lapilli_complex_float alpha, lapilli_matrix A, lapilli_matrix B,
                                           lapilli_complex_float beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zsymm_mgpu(lapilli_context ctx, char side, char uplo,
                                           lapilli_complex_double alpha, lapilli_matrix A, lapilli_matrix B,
                                           lapilli_complex_double beta, lapilli_matrix C);

/* HEMM: C := alpha A B + beta C ('L') or C := alpha B A + beta C ('R'), A Hermitian; the imaginary parts of
 * its diagonal are not read.
 * The arguments are those of SYMM: 1 side, 2 uplo, 3 alpha, 4 A, 5 B, 6 beta, 7 C. */
LAPILLI_API lapilli_int lapilli_chemm_mgpu(lapilli_context ctx, char side, char uplo,
                                           lapilli_complex_float alpha, lapilli_matrix A, lapilli_matrix B,
                                           lapilli_complex_float beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zhemm_mgpu(lapilli_context ctx, char side, char uplo,
                                           lapilli_complex_double alpha, lapilli_matrix A, lapilli_matrix B,
                                           lapilli_complex_double beta, lapilli_matrix C);

/* TRSM: solves op(A) X = alpha B ('L') or X op(A) = alpha B ('R'), A triangular.
 * A zero on the diagonal is not looked for. Where alpha = 0, B := 0, and A is not read.
 *
 *   1 side    'L' or 'R': the side of op(A)
 *   2 uplo    'L' or 'U': the triangle of A that is read
 *   3 transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
 *   4 diag    'U': A's diagonal is 1 and is not read, 'N': it is read
 *   5 alpha   a number
 *   6 A       order-by-order, read, order is m where side is 'L', n where it is 'R'
 *   7 B       m-by-n, read and written: overwritten by X */
LAPILLI_API lapilli_int lapilli_strsm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           float alpha, lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dtrsm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           double alpha, lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_ctrsm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           lapilli_complex_float alpha, lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_ztrsm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           lapilli_complex_double alpha, lapilli_matrix A, lapilli_matrix B);

/* TRMM: B := alpha op(A) B ('L') or B := alpha B op(A) ('R'), A triangular.
 * Where alpha = 0, B := 0, and A is not read.
 *
 *   1 side    'L' or 'R': the side of op(A)
 *   2 uplo    'L' or 'U': the triangle of A that is read
 *   3 transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
 *   4 diag    'U': A's diagonal is 1 and is not read, 'N': it is read
 *   5 alpha   a number
 *   6 A       order-by-order, read, order is m where side is 'L', n where it is 'R'
 *   7 B       m-by-n, read and written: overwritten by the product */
LAPILLI_API lapilli_int lapilli_strmm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           float alpha, lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dtrmm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           double alpha, lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_ctrmm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           lapilli_complex_float alpha, lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_ztrmm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           lapilli_complex_double alpha, lapilli_matrix A, lapilli_matrix B);

#ifdef __cplusplus
}
#endif

#endif
