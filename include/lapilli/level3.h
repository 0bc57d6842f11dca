/* Lapilli: products of matrices. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes this file: programs include lapilli.h alone.
 *
 * Each routine comes in some of three forms:
 *   (plain)  operands anywhere, as in any routine of lapilli.h; the call returns with the result
 *   _async   on a queue, without waiting; operands in the memory of the queue's device
 *   _mgpu    on spread matrices, whose block widths may differ; the call returns with the result
 *
 * Arguments are numbered as they stand, without the context or the queue. Where beta = 0, C may hold anything,
 * NaN too; where alpha = 0 or the inner dimension is 0, C := beta C, and A and B are not read. Of a symmetric,
 * Hermitian or triangular matrix only the named triangle is read or written. The matrix that is written must
 * not overlap the others. A pointer to device memory that is not a multiple of its element's size is bad.
 *
 * Sums run in a fixed order: the same call on the same operands gives the same bits again.
 *
 * Plain form: what lapilli.h says of a call that returns a negative value holds, with one exception: a matrix in
 * device memory is worked on where it is, and is undefined after LAPILLI_ERROR_DEVICE. Everything that can be
 * refused (arguments, memory) is refused before the first write.
 *
 * Asynchronous form: the arguments are checked at once, pointers included: one that is not in the memory of the
 * queue's device is bad. What fails later is reported by lapilli_queue_synchronize; the result is undefined
 * then, also when the call itself returns one of the LAPILLI_ERROR_ codes.
 */
#ifndef LAPILLI_LEVEL3_H
#define LAPILLI_LEVEL3_H

#ifndef LAPILLI_H
#error "include lapilli/lapilli.h, which includes this file"
#endif

/* ---- C := alpha op(A) op(B) + beta C
 * ---------------------------------------------------------------------------------------------------- */

/* GEMM: C is m-by-n, op(A) m-by-k, op(B) k-by-n.
 *   1 transa: op(A) = A ('N'), A^T ('T') or A^H ('C'), 2 transb, 3 m, 4 n, 5 k, 6 alpha, 7 A, 8 lda, 9 B, 10 ldb,
 * 11 beta, 12 C, 13 ldc. */
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

/* ---- C := alpha A op(A) + beta C, one triangle of C
 * ---------------------------------------------------------------------------------------------------- */

/* SYRK: C is n-by-n and symmetric; HERK: Hermitian, with real alpha and beta; the imaginary parts of C's
 * diagonal become 0.
 *   1 uplo, 2 trans: C := alpha A A^T (HERK A A^H) + beta C, A n-by-k ('N'), or alpha A^T A (HERK A^H A) + beta C,
 * A k-by-n ('T'; HERK 'C'; real SYRK both), 3 n, 4 k, 5 alpha, 6 A, 7 lda, 8 beta, 9 C, 10 ldc. */
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

/* On spread matrices: 1 uplo, 2 trans, 3 alpha, 4 A, whose shape decides n and k, 5 beta, 6 C. */
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
LAPILLI_API lapilli_int lapilli_cherk_mgpu(lapilli_context ctx, char uplo, char trans, float alpha,
                                           lapilli_matrix A, float beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zherk_mgpu(lapilli_context ctx, char uplo, char trans, double alpha,
                                           lapilli_matrix A, double beta, lapilli_matrix C);

/* ---- C := alpha A op(B) + alpha B op(A) + beta C, one triangle of C
 * ---------------------------------------------------------------------------------------------------- */

/* SYR2K: C is n-by-n and symmetric; HER2K: Hermitian, C := alpha A B^H + conj(alpha) B A^H + beta C with real
 * beta; the imaginary parts of C's diagonal become 0.
 *   1 uplo, 2 trans: A and B are n-by-k ('N'), or k-by-n and C := alpha A^T B + alpha B^T A + beta C ('T'; HER2K
 * 'C': alpha A^H B + conj(alpha) B^H A + beta C; real SYR2K both), 3 n, 4 k, 5 alpha, 6 A, 7 lda, 8 B, 9 ldb,
 * 10 beta, 11 C, 12 ldc. */
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

/* On spread matrices: 1 uplo, 2 trans, 3 alpha, 4 A, whose shape decides n and k, 5 B, 6 beta, 7 C. */
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
LAPILLI_API lapilli_int lapilli_cher2k_mgpu(lapilli_context ctx, char uplo, char trans,
                                            lapilli_complex_float alpha, lapilli_matrix A, lapilli_matrix B,
                                            float beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zher2k_mgpu(lapilli_context ctx, char uplo, char trans,
                                            lapilli_complex_double alpha, lapilli_matrix A, lapilli_matrix B,
                                            double beta, lapilli_matrix C);

/* ---- C := alpha A B + beta C or alpha B A + beta C, A symmetric or Hermitian
 * ---------------------------------------------------------------------------------------------------- */

/* SYMM: A symmetric; HEMM: A Hermitian (the imaginary parts of its diagonal are not read).
 *   1 side: A B ('L') or B A ('R'), 2 uplo, 3 alpha, 4 A: square, 5 B: m-by-n, 6 beta, 7 C: m-by-n. */
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
LAPILLI_API lapilli_int lapilli_chemm_mgpu(lapilli_context ctx, char side, char uplo,
                                           lapilli_complex_float alpha, lapilli_matrix A, lapilli_matrix B,
                                           lapilli_complex_float beta, lapilli_matrix C);
LAPILLI_API lapilli_int lapilli_zhemm_mgpu(lapilli_context ctx, char side, char uplo,
                                           lapilli_complex_double alpha, lapilli_matrix A, lapilli_matrix B,
                                           lapilli_complex_double beta, lapilli_matrix C);

/* ---- Triangular systems and products
 * ---------------------------------------------------------------------------------------------------- */

/* TRSM: solves op(A) X = alpha B ('L') or X op(A) = alpha B ('R'), A triangular.
 *   1 side, 2 uplo, 3 transa: op(A) = A ('N'), A^T ('T') or A^H ('C'), 4 diag: 'U' where A's diagonal is 1 and is
 * not read, else 'N', 5 alpha, 6 A: square, 7 B: m-by-n, overwritten by X. A zero on the diagonal is not looked
 * for. alpha = 0: B := 0, and A is not read. */
LAPILLI_API lapilli_int lapilli_strsm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           float alpha, lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dtrsm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           double alpha, lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_ctrsm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           lapilli_complex_float alpha, lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_ztrsm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           lapilli_complex_double alpha, lapilli_matrix A, lapilli_matrix B);

/* TRMM: B := alpha op(A) B ('L') or alpha B op(A) ('R'), A triangular. Arguments as TRSM's. */
LAPILLI_API lapilli_int lapilli_strmm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           float alpha, lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_dtrmm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           double alpha, lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_ctrmm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           lapilli_complex_float alpha, lapilli_matrix A, lapilli_matrix B);
LAPILLI_API lapilli_int lapilli_ztrmm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                                           lapilli_complex_double alpha, lapilli_matrix A, lapilli_matrix B);

#endif
