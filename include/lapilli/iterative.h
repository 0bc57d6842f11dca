/* Lapilli: Eigenpairs of large operators. SPDX-License-Identifier: BSD-3-Clause
 *
 * Part of lapilli.h, which includes it and says what holds for every routine.
 *
 * A, B and M are operators, lapilli.h: sparse matrices, functions of the caller, preconditioners. Nothing of
 * them is needed but their products with blocks of vectors.
 *
 * Limits, memory, accuracy, sources: docs/reference/iterative.md.
 *
 * Written by tools/generate from src/api/routines/iterative.txt: change the table, then run make generate.
 */
/* clang-format off */
#ifndef LAPILLI_ITERATIVE_H
#define LAPILLI_ITERATIVE_H

#include "lapilli.h"

#ifdef __cplusplus
extern "C" {
#endif

/* LOBPCG: finds the nev smallest or largest eigenvalues of A x = lambda B x, with their vectors, for a
 * Hermitian A and a Hermitian positive definite B.
 * Locally optimal block preconditioned conjugate gradients, on an orthonormal basis. block vectors are
 * iterated; some more than nev (a fifth, at least two) make the last pairs converge sooner. w and X come in
 * the order in which they were asked for: ascending for the smallest, descending for the largest. X is
 * orthonormal in the inner product of B, and orthogonal to Y in it. A pair has converged where |A x - lambda
 * B x| <= tol (|A| + |lambda| |B|) |x|, norms of operators being estimated from products with random vectors,
 * which are at most the norms; with the setting lobpcg.test=relative where it is at most tol |lambda| |x|. A
 * tol below 10 times the unit roundoff counts as that. At the end of a call all residuals are recomputed from
 * products with X: those that resid returns are of the X that is returned. lapilli_convergence has what each
 * iteration reached. Where |lambda| |B| tol is above |A|, so that an infinite eigenvalue would do, the
 * residual has to be below tol |A| |x|; with 10 times the unit roundoff for tol, B counts as not positive
 * definite. With the setting lobpcg.preconditioner=any, M need be neither Hermitian nor definite.
 *
 *   1 which  'S': the smallest eigenvalues, 'L': the largest
 *   2 n      order of A, n >= 0
 *   3 nc     constraints: columns of Y, 0 <= nc <= n
 *   4 nev    eigenpairs that are wanted, 0 <= nev <= n - nc
 *   5 block  vectors that are iterated, nev <= block <= n - nc
 *   6 A      the operator
 *   7 B      that of the inner product; NULL: the identity
 *   8 M      a preconditioner, Hermitian and positive definite, near the inverse of A; NULL: none
 *   9 Y      n-by-nc, read: vectors to which X is kept orthogonal; those that depend on others do not count
 *  10 ldy    >= max(1, n)
 *  11 guess  columns of X0, 0 <= guess <= block
 *  12 X0     n-by-guess, read: vectors to begin with; more are random. It may be X
 *  13 ldx0   >= max(1, n)
 *  14 tol    tolerance of residuals, tol >= 0, finite
 *  15 maxit  iterations after which the call ends, maxit >= 0
 *  16 w      block elements, written: eigenvalues
 *  17 X      n-by-block, written: their vectors
 *  18 ldx    >= max(1, n)
 *  19 resid  block elements, written
 *  20 iter   one number, written: iterations that were made
 *
 * info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached
 *
 * info = i == n + 1: B is not Hermitian and positive definite. nothing is written
 *
 * info = i == n + 2: A is not Hermitian. nothing is written
 *
 * info = i == n + 3: the preconditioner is not Hermitian and positive definite. nothing is written */
LAPILLI_API lapilli_int lapilli_slobpcg(lapilli_context ctx, char which, lapilli_int n, lapilli_int nc,
                                        lapilli_int nev, lapilli_int block, lapilli_operator A,
                                        lapilli_operator B, lapilli_operator M, const float* Y,
                                        lapilli_int ldy, lapilli_int guess, const float* X0, lapilli_int ldx0,
                                        float tol, lapilli_int maxit, float* w, float* X, lapilli_int ldx,
                                        float* resid, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_dlobpcg(lapilli_context ctx, char which, lapilli_int n, lapilli_int nc,
                                        lapilli_int nev, lapilli_int block, lapilli_operator A,
                                        lapilli_operator B, lapilli_operator M, const double* Y,
                                        lapilli_int ldy, lapilli_int guess, const double* X0,
                                        lapilli_int ldx0, double tol, lapilli_int maxit, double* w, double* X,
                                        lapilli_int ldx, double* resid, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_clobpcg(lapilli_context ctx, char which, lapilli_int n, lapilli_int nc,
                                        lapilli_int nev, lapilli_int block, lapilli_operator A,
                                        lapilli_operator B, lapilli_operator M,
                                        const lapilli_complex_float* Y, lapilli_int ldy, lapilli_int guess,
                                        const lapilli_complex_float* X0, lapilli_int ldx0, float tol,
                                        lapilli_int maxit, float* w, lapilli_complex_float* X,
                                        lapilli_int ldx, float* resid, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_zlobpcg(lapilli_context ctx, char which, lapilli_int n, lapilli_int nc,
                                        lapilli_int nev, lapilli_int block, lapilli_operator A,
                                        lapilli_operator B, lapilli_operator M,
                                        const lapilli_complex_double* Y, lapilli_int ldy, lapilli_int guess,
                                        const lapilli_complex_double* X0, lapilli_int ldx0, double tol,
                                        lapilli_int maxit, double* w, lapilli_complex_double* X,
                                        lapilli_int ldx, double* resid, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_slobpcg_memory(lapilli_context ctx, lapilli_int n, lapilli_int nc,
                                               lapilli_int nev, lapilli_int block, lapilli_operator A,
                                               lapilli_operator B, lapilli_operator M, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dlobpcg_memory(lapilli_context ctx, lapilli_int n, lapilli_int nc,
                                               lapilli_int nev, lapilli_int block, lapilli_operator A,
                                               lapilli_operator B, lapilli_operator M, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_clobpcg_memory(lapilli_context ctx, lapilli_int n, lapilli_int nc,
                                               lapilli_int nev, lapilli_int block, lapilli_operator A,
                                               lapilli_operator B, lapilli_operator M, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zlobpcg_memory(lapilli_context ctx, lapilli_int n, lapilli_int nc,
                                               lapilli_int nev, lapilli_int block, lapilli_operator A,
                                               lapilli_operator B, lapilli_operator M, lapilli_memory* bytes);

/* TRLAN: finds nev eigenvalues of A at one end, or those of the largest size, with their vectors, for an A
 * that is self-adjoint in the inner product of B.
 * Block Lanczos with thick restarts. basis vectors are kept; products are for block vectors at a time; all
 * vectors are kept orthogonal to each other, and the projected eigenproblem, whose order is the number of
 * vectors, goes to SYEVD. For many pairs, and where there is no preconditioner: basis is twice nev or more.
 * Eigenvalues inside the spectrum of a pencil A x = lambda B x, near a shift, are those of the largest size,
 * 1 / (lambda - shift), of the operator (A - shift B)^-1 B, a function of the caller that solves with
 * factors, in the inner product of B. w and X come in the order in which they were asked for. A pair has
 * converged where |A x - lambda x| <= tol (|A| + |lambda|) |x|. Products with A may have errors of about tol
 * |A|, by which A may differ from a self-adjoint one: an inverse that is computed is known no better than
 * that. Where residuals stay above tol because errors are larger, the call may end before maxit restarts. At
 * the end of a call all residuals are recomputed from products with X: those are what resid returns.
 * lapilli_convergence has what each restart reached.
 *
 *   1 which  'S': the smallest eigenvalues, 'L': the largest, 'M': the largest in size
 *   2 n      order of A, n >= 0
 *   3 nev    eigenpairs that are wanted, 0 <= nev <= n
 *   4 block  vectors that are multiplied at once: as many as the largest multiplicity, or more, 1 <= block <=
 *            max(1, n)
 *   5 basis  vectors that are kept, least <= basis <= max(least, n)
 *   6 A      the operator
 *   7 B      that of the inner product, Hermitian and positive definite; NULL: the identity
 *   8 guess  columns of X0, 0 <= guess <= block
 *   9 X0     n-by-guess, read: vectors to begin with; more are random
 *  10 ldx0   >= max(1, n)
 *  11 tol    tolerance of residuals, tol >= 0, finite
 *  12 maxit  restarts after which the call ends, maxit >= 0
 *  13 w      nev elements, written: eigenvalues
 *  14 X      n-by-nev, written: their vectors
 *  15 ldx    >= max(1, n)
 *  16 resid  nev elements, written
 *  17 iter   one number, written: restarts that were made
 *
 * info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached
 *
 * info = i == n + 1: B is not Hermitian and positive definite. nothing is written
 *
 * info = i == n + 2: A is not self-adjoint. nothing is written */
LAPILLI_API lapilli_int lapilli_strlan(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev,
                                       lapilli_int block, lapilli_int basis, lapilli_operator A,
                                       lapilli_operator B, lapilli_int guess, const float* X0,
                                       lapilli_int ldx0, float tol, lapilli_int maxit, float* w, float* X,
                                       lapilli_int ldx, float* resid, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_dtrlan(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev,
                                       lapilli_int block, lapilli_int basis, lapilli_operator A,
                                       lapilli_operator B, lapilli_int guess, const double* X0,
                                       lapilli_int ldx0, double tol, lapilli_int maxit, double* w, double* X,
                                       lapilli_int ldx, double* resid, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_ctrlan(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev,
                                       lapilli_int block, lapilli_int basis, lapilli_operator A,
                                       lapilli_operator B, lapilli_int guess, const lapilli_complex_float* X0,
                                       lapilli_int ldx0, float tol, lapilli_int maxit, float* w,
                                       lapilli_complex_float* X, lapilli_int ldx, float* resid,
                                       lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_ztrlan(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev,
                                       lapilli_int block, lapilli_int basis, lapilli_operator A,
                                       lapilli_operator B, lapilli_int guess,
                                       const lapilli_complex_double* X0, lapilli_int ldx0, double tol,
                                       lapilli_int maxit, double* w, lapilli_complex_double* X,
                                       lapilli_int ldx, double* resid, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_strlan_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev,
                                              lapilli_int block, lapilli_int basis, lapilli_operator A,
                                              lapilli_operator B, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dtrlan_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev,
                                              lapilli_int block, lapilli_int basis, lapilli_operator A,
                                              lapilli_operator B, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ctrlan_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev,
                                              lapilli_int block, lapilli_int basis, lapilli_operator A,
                                              lapilli_operator B, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_ztrlan_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev,
                                              lapilli_int block, lapilli_int basis, lapilli_operator A,
                                              lapilli_operator B, lapilli_memory* bytes);

/* CHEFSI: finds the nev smallest or largest eigenvalues of A x = lambda x, with their vectors, for a
 * Hermitian A, from vectors that are near them.
 * Chebyshev-filtered subspace iteration. An iteration multiplies block vectors by polynomials of A that damp
 * the rest of the spectrum, makes them orthonormal, and takes the eigenpairs of A in their span, whose
 * projected eigenproblem goes to SYEVD where block is large. It is for sequences of related problems, whose
 * last X is the next X0, and for many pairs: nearly all work is products with A, and vectors are made
 * orthonormal once in some twenty of them. Some vectors more than nev (a fifth, at least two) make the last
 * pairs converge sooner. Converged pairs are not filtered any more. The upper end of the spectrum is bounded
 * by a few steps of Lanczos; where a later eigenvalue lies beyond the bound, that is raised. Degrees are of
 * each vector's own, as large as it needs, and no larger than rounding errors allow. w and X come in the
 * order in which they were asked for: ascending for the smallest, descending for the largest. A pair has
 * converged where |A x - lambda x| <= tol (|A| + |lambda|) |x|, as for LOBPCG. Before a call ends, all
 * residuals are computed again from products with X: those are what resid returns. lapilli_convergence has
 * what each iteration reached.
 *
 *   1 which   'S': the smallest eigenvalues, 'L': the largest
 *   2 n       order of A, n >= 0
 *   3 nev     eigenpairs that are wanted, 0 <= nev <= n
 *   4 block   vectors that are iterated, nev <= block <= n
 *   5 degree  degree of the polynomials, at most; 0: it is chosen, 0 <= degree <= 1000
 *   6 A       the operator
 *   7 guess   columns of X0, 0 <= guess <= block
 *   8 X0      n-by-guess, read: vectors to begin with; more are random. It may be X
 *   9 ldx0    >= max(1, n)
 *  10 tol     tolerance of residuals, tol >= 0, finite
 *  11 maxit   iterations after which the call ends, maxit >= 0
 *  12 w       block elements, written: eigenvalues
 *  13 X       n-by-block, written: their vectors
 *  14 ldx     >= max(1, n)
 *  15 resid   block elements, written
 *  16 iter    one number, written: iterations that were made
 *
 * info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached
 *
 * info = i == n + 2: A is not Hermitian. nothing is written */
LAPILLI_API lapilli_int lapilli_schefsi(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev,
                                        lapilli_int block, lapilli_int degree, lapilli_operator A,
                                        lapilli_int guess, const float* X0, lapilli_int ldx0, float tol,
                                        lapilli_int maxit, float* w, float* X, lapilli_int ldx, float* resid,
                                        lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_dchefsi(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev,
                                        lapilli_int block, lapilli_int degree, lapilli_operator A,
                                        lapilli_int guess, const double* X0, lapilli_int ldx0, double tol,
                                        lapilli_int maxit, double* w, double* X, lapilli_int ldx,
                                        double* resid, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_cchefsi(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev,
                                        lapilli_int block, lapilli_int degree, lapilli_operator A,
                                        lapilli_int guess, const lapilli_complex_float* X0, lapilli_int ldx0,
                                        float tol, lapilli_int maxit, float* w, lapilli_complex_float* X,
                                        lapilli_int ldx, float* resid, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_zchefsi(lapilli_context ctx, char which, lapilli_int n, lapilli_int nev,
                                        lapilli_int block, lapilli_int degree, lapilli_operator A,
                                        lapilli_int guess, const lapilli_complex_double* X0, lapilli_int ldx0,
                                        double tol, lapilli_int maxit, double* w, lapilli_complex_double* X,
                                        lapilli_int ldx, double* resid, lapilli_int* iter);
LAPILLI_API lapilli_int lapilli_schefsi_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev,
                                               lapilli_int block, lapilli_operator A, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_dchefsi_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev,
                                               lapilli_int block, lapilli_operator A, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_cchefsi_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev,
                                               lapilli_int block, lapilli_operator A, lapilli_memory* bytes);
LAPILLI_API lapilli_int lapilli_zchefsi_memory(lapilli_context ctx, lapilli_int n, lapilli_int nev,
                                               lapilli_int block, lapilli_operator A, lapilli_memory* bytes);

#ifdef __cplusplus
}
#endif

#endif
