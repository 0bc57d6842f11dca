/* Lapilli: matrices that are distributed over MPI ranks. SPDX-License-Identifier: BSD-3-Clause
 *
 * A library of its own, liblapilli_mpi (docs/mpi.md); lapilli.h does not include this file. The names and the
 * order of the arguments are ScaLAPACK's, without work arrays, submatrices (ia = ja = 1) and info, which is
 * the return value, and with a context in front. Matrices have ScaLAPACK's 2-D block-cyclic layout and array
 * descriptors of 9 integers:
 * dtype (1), context, m, n, mb, nb, rsrc, csrc, lld; m and n may be larger than those of the call. ipiv has
 * as many elements as the rank has rows of A, LOCr(m) or LOCr(n). The context in a descriptor is one of the
 * BLACS, or of lapilli_grid_create for programs without a BLACS.
 *
 * All ranks of the grid call, with the same arguments but for addresses and lld. They send their blocks to
 * one rank, the leader, which computes on the devices of its `ctx` and returns to each rank its blocks of the
 * result. The ctx of other ranks may be NULL. Where the leader has no devices, or its memory does not
 * suffice, ELPA or ScaLAPACK compute if the process has them and they take the layout: square blocks, the
 * same for all matrices, the first on the first process, one at least for each row and column of the grid.
 * ScaLAPACK gets copies, and its eigenpairs are put into their equations: what is not right, or what it
 * refuses, the leader computes.
 *
 * Return value, the same on all ranks: LAPACK's info as for the function without p; -i: the i-th argument is
 * bad, or differs between ranks, -(100 i + j) entry j of the descriptor that is the i-th argument, the
 * context not counted; an error of lapilli.h. A call that returns a negative value has not changed any array
 * of the caller. As with ScaLAPACK, the contents of A are undefined after an eigensolver. */
/* clang-format off */
#ifndef LAPILLI_MPI_H
#define LAPILLI_MPI_H

#include <mpi.h>

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A grid of rows-by-columns ranks; all ranks of `comm` call this. order 'R': ranks row by row, 'C': column by
 * column. *context, a negative number, denotes the grid in descriptors; ranks beyond rows * columns get -1.
 * Arguments: 1 comm, 2 rows, 3 columns, 4 order, 5 context. */
LAPILLI_API lapilli_int lapilli_grid_create(MPI_Comm comm, int rows, int columns, char order, int* context);

/* Frees it, and the memory that the ranks share. All of its ranks call. -1: it is not such a context. The
 * grid of a BLACS context is freed with that context. */
LAPILLI_API lapilli_int lapilli_grid_destroy(int context);

/* ---- Routines ---- */

/* P?SYEV, P?HEEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix. */
LAPILLI_API lapilli_int lapilli_pssyev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, float* A,
                                       const int* desca, float* W, float* Z, const int* descz);
LAPILLI_API lapilli_int lapilli_pdsyev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, double* A,
                                       const int* desca, double* W, double* Z, const int* descz);
LAPILLI_API lapilli_int lapilli_pcheev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                       lapilli_complex_float* A, const int* desca, float* W,
                                       lapilli_complex_float* Z, const int* descz);
LAPILLI_API lapilli_int lapilli_pzheev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                       lapilli_complex_double* A, const int* desca, double* W,
                                       lapilli_complex_double* Z, const int* descz);

/* P?SYEVD, P?HEEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix. */
LAPILLI_API lapilli_int lapilli_pssyevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, float* A,
                                        const int* desca, float* W, float* Z, const int* descz);
LAPILLI_API lapilli_int lapilli_pdsyevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, double* A,
                                        const int* desca, double* W, double* Z, const int* descz);
LAPILLI_API lapilli_int lapilli_pcheevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                        lapilli_complex_float* A, const int* desca, float* W,
                                        lapilli_complex_float* Z, const int* descz);
LAPILLI_API lapilli_int lapilli_pzheevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                        lapilli_complex_double* A, const int* desca, double* W,
                                        lapilli_complex_double* Z, const int* descz);

/* P?SYEVX, P?HEEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian
 * matrix. */
LAPILLI_API lapilli_int lapilli_pssyevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                        float* A, const int* desca, float vl, float vu, lapilli_int il,
                                        lapilli_int iu, lapilli_int* m, float* W, float* Z, const int* descz);
LAPILLI_API lapilli_int lapilli_pdsyevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                        double* A, const int* desca, double vl, double vu, lapilli_int il,
                                        lapilli_int iu, lapilli_int* m, double* W, double* Z,
                                        const int* descz);
LAPILLI_API lapilli_int lapilli_pcheevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                        lapilli_complex_float* A, const int* desca, float vl, float vu,
                                        lapilli_int il, lapilli_int iu, lapilli_int* m, float* W,
                                        lapilli_complex_float* Z, const int* descz);
LAPILLI_API lapilli_int lapilli_pzheevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                        lapilli_complex_double* A, const int* desca, double vl, double vu,
                                        lapilli_int il, lapilli_int iu, lapilli_int* m, double* W,
                                        lapilli_complex_double* Z, const int* descz);

/* P?SYEVR, P?HEEVR: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian
 * matrix. */
LAPILLI_API lapilli_int lapilli_pssyevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                        float* A, const int* desca, float vl, float vu, lapilli_int il,
                                        lapilli_int iu, lapilli_int* m, float* W, float* Z, const int* descz);
LAPILLI_API lapilli_int lapilli_pdsyevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                        double* A, const int* desca, double vl, double vu, lapilli_int il,
                                        lapilli_int iu, lapilli_int* m, double* W, double* Z,
                                        const int* descz);
LAPILLI_API lapilli_int lapilli_pcheevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                        lapilli_complex_float* A, const int* desca, float vl, float vu,
                                        lapilli_int il, lapilli_int iu, lapilli_int* m, float* W,
                                        lapilli_complex_float* Z, const int* descz);
LAPILLI_API lapilli_int lapilli_pzheevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                                        lapilli_complex_double* A, const int* desca, double vl, double vu,
                                        lapilli_int il, lapilli_int iu, lapilli_int* m, double* W,
                                        lapilli_complex_double* Z, const int* descz);

/* P?SYGVX, P?HEGVX: part of the eigenvalues and, on demand, of the eigenvectors of a generalized problem: 1 A
 * x = lambda B x, 2 A B x = lambda x, 3 B A x = lambda x. B becomes its Cholesky factor. */
LAPILLI_API lapilli_int lapilli_pssygvx(lapilli_context ctx, lapilli_int ibtype, char jobz, char range,
                                        char uplo, lapilli_int n, float* A, const int* desca, float* B,
                                        const int* descb, float vl, float vu, lapilli_int il, lapilli_int iu,
                                        lapilli_int* m, float* W, float* Z, const int* descz);
LAPILLI_API lapilli_int lapilli_pdsygvx(lapilli_context ctx, lapilli_int ibtype, char jobz, char range,
                                        char uplo, lapilli_int n, double* A, const int* desca, double* B,
                                        const int* descb, double vl, double vu, lapilli_int il,
                                        lapilli_int iu, lapilli_int* m, double* W, double* Z,
                                        const int* descz);
LAPILLI_API lapilli_int lapilli_pchegvx(lapilli_context ctx, lapilli_int ibtype, char jobz, char range,
                                        char uplo, lapilli_int n, lapilli_complex_float* A, const int* desca,
                                        lapilli_complex_float* B, const int* descb, float vl, float vu,
                                        lapilli_int il, lapilli_int iu, lapilli_int* m, float* W,
                                        lapilli_complex_float* Z, const int* descz);
LAPILLI_API lapilli_int lapilli_pzhegvx(lapilli_context ctx, lapilli_int ibtype, char jobz, char range,
                                        char uplo, lapilli_int n, lapilli_complex_double* A, const int* desca,
                                        lapilli_complex_double* B, const int* descb, double vl, double vu,
                                        lapilli_int il, lapilli_int iu, lapilli_int* m, double* W,
                                        lapilli_complex_double* Z, const int* descz);

/* P?SYGST, P?HEGST: a generalized problem made an ordinary one; B holds the factor of POTRF. */
LAPILLI_API lapilli_int lapilli_pssygst(lapilli_context ctx, lapilli_int ibtype, char uplo, lapilli_int n,
                                        float* A, const int* desca, const float* B, const int* descb);
LAPILLI_API lapilli_int lapilli_pdsygst(lapilli_context ctx, lapilli_int ibtype, char uplo, lapilli_int n,
                                        double* A, const int* desca, const double* B, const int* descb);
LAPILLI_API lapilli_int lapilli_pchegst(lapilli_context ctx, lapilli_int ibtype, char uplo, lapilli_int n,
                                        lapilli_complex_float* A, const int* desca,
                                        const lapilli_complex_float* B, const int* descb);
LAPILLI_API lapilli_int lapilli_pzhegst(lapilli_context ctx, lapilli_int ibtype, char uplo, lapilli_int n,
                                        lapilli_complex_double* A, const int* desca,
                                        const lapilli_complex_double* B, const int* descb);

/* P?POTRF: the Cholesky factor of a symmetric or Hermitian positive definite matrix. */
LAPILLI_API lapilli_int lapilli_pspotrf(lapilli_context ctx, char uplo, lapilli_int n, float* A,
                                        const int* desca);
LAPILLI_API lapilli_int lapilli_pdpotrf(lapilli_context ctx, char uplo, lapilli_int n, double* A,
                                        const int* desca);
LAPILLI_API lapilli_int lapilli_pcpotrf(lapilli_context ctx, char uplo, lapilli_int n,
                                        lapilli_complex_float* A, const int* desca);
LAPILLI_API lapilli_int lapilli_pzpotrf(lapilli_context ctx, char uplo, lapilli_int n,
                                        lapilli_complex_double* A, const int* desca);

/* P?POTRS: solutions of A X = B with the factor of POTRF. */
LAPILLI_API lapilli_int lapilli_pspotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                        float* A, const int* desca, float* B, const int* descb);
LAPILLI_API lapilli_int lapilli_pdpotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                        double* A, const int* desca, double* B, const int* descb);
LAPILLI_API lapilli_int lapilli_pcpotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                        lapilli_complex_float* A, const int* desca, lapilli_complex_float* B,
                                        const int* descb);
LAPILLI_API lapilli_int lapilli_pzpotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                                        lapilli_complex_double* A, const int* desca,
                                        lapilli_complex_double* B, const int* descb);

/* P?POTRI: the inverse of a matrix from its factor of POTRF. */
LAPILLI_API lapilli_int lapilli_pspotri(lapilli_context ctx, char uplo, lapilli_int n, float* A,
                                        const int* desca);
LAPILLI_API lapilli_int lapilli_pdpotri(lapilli_context ctx, char uplo, lapilli_int n, double* A,
                                        const int* desca);
LAPILLI_API lapilli_int lapilli_pcpotri(lapilli_context ctx, char uplo, lapilli_int n,
                                        lapilli_complex_float* A, const int* desca);
LAPILLI_API lapilli_int lapilli_pzpotri(lapilli_context ctx, char uplo, lapilli_int n,
                                        lapilli_complex_double* A, const int* desca);

/* P?TRTRI: the inverse of a triangular matrix. */
LAPILLI_API lapilli_int lapilli_pstrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n, float* A,
                                        const int* desca);
LAPILLI_API lapilli_int lapilli_pdtrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n, double* A,
                                        const int* desca);
LAPILLI_API lapilli_int lapilli_pctrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n,
                                        lapilli_complex_float* A, const int* desca);
LAPILLI_API lapilli_int lapilli_pztrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n,
                                        lapilli_complex_double* A, const int* desca);

/* P?GETRF: the LU factors of a general matrix, with interchanges of rows. */
LAPILLI_API lapilli_int lapilli_psgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A,
                                        const int* desca, int* ipiv);
LAPILLI_API lapilli_int lapilli_pdgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A,
                                        const int* desca, int* ipiv);
LAPILLI_API lapilli_int lapilli_pcgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                        lapilli_complex_float* A, const int* desca, int* ipiv);
LAPILLI_API lapilli_int lapilli_pzgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n,
                                        lapilli_complex_double* A, const int* desca, int* ipiv);

/* P?GETRS: solutions of op(A) X = B with the factors of GETRF. */
LAPILLI_API lapilli_int lapilli_psgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                        float* A, const int* desca, const int* ipiv, float* B,
                                        const int* descb);
LAPILLI_API lapilli_int lapilli_pdgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                        double* A, const int* desca, const int* ipiv, double* B,
                                        const int* descb);
LAPILLI_API lapilli_int lapilli_pcgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                        lapilli_complex_float* A, const int* desca, const int* ipiv,
                                        lapilli_complex_float* B, const int* descb);
LAPILLI_API lapilli_int lapilli_pzgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                                        lapilli_complex_double* A, const int* desca, const int* ipiv,
                                        lapilli_complex_double* B, const int* descb);

/* P?GESV: solutions of A X = B for a general A, which GETRF factors. */
LAPILLI_API lapilli_int lapilli_psgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, float* A,
                                       const int* desca, int* ipiv, float* B, const int* descb);
LAPILLI_API lapilli_int lapilli_pdgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, double* A,
                                       const int* desca, int* ipiv, double* B, const int* descb);
LAPILLI_API lapilli_int lapilli_pcgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                       lapilli_complex_float* A, const int* desca, int* ipiv,
                                       lapilli_complex_float* B, const int* descb);
LAPILLI_API lapilli_int lapilli_pzgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                       lapilli_complex_double* A, const int* desca, int* ipiv,
                                       lapilli_complex_double* B, const int* descb);

/* ---- End of the routines ---- */

#ifdef __cplusplus
}
#endif

#endif
