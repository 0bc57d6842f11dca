# SPDX-License-Identifier: BSD-3-Clause
"""Eigenpairs of large operators. A, B and M are operators, lapilli.h: sparse matrices, functions of the caller,
preconditioners. Nothing of them is needed but their products with blocks of vectors.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from typing import Any

from ...context import Context
from .._marshal import (Array, Letter, Memory, call, handle, integer, letter, memory, read, real32, real64,
                        written)

__all__ = [
    "slobpcg", "dlobpcg", "clobpcg", "zlobpcg", "slobpcg_memory", "dlobpcg_memory", "clobpcg_memory", "zlobpcg_memory",
    "strlan", "dtrlan", "ctrlan", "ztrlan", "strlan_memory", "dtrlan_memory", "ctrlan_memory", "ztrlan_memory",
    "schefsi", "dchefsi", "cchefsi", "zchefsi", "schefsi_memory", "dchefsi_memory", "cchefsi_memory", "zchefsi_memory"
]


def slobpcg(which: Letter, n: int, nc: int, nev: int, block: int, A: Any, B: Any, M: Any, Y: Array, ldy: int,
            guess: int, X0: Array, ldx0: int, tol: float, maxit: int, w: Array, X: Array, ldx: int,
            resid: Array, iter: Array, *, context: Context | None = None) -> int:
    """SLOBPCG: finds the nev smallest or largest eigenvalues of A x = lambda B x, with their vectors, for a Hermitian A
    and a Hermitian positive definite B.
    Locally optimal block preconditioned conjugate gradients, on an orthonormal basis. block vectors are iterated; some
    more than nev (a fifth, at least two) make the last pairs converge sooner. w and X come in the order in which they
    were asked for: ascending for the smallest, descending for the largest. X is orthonormal in the inner product of B,
    and orthogonal to Y in it. A pair has converged where |A x - lambda B x| <= tol (|A| + |lambda| |B|) |x|, norms of
    operators being estimated from products with random vectors, which are at most the norms; with the setting
    lobpcg.test=relative where it is at most tol |lambda| |x|. A tol below 10 times the unit roundoff counts as that.
    Before a call ends, all residuals are computed anew from products with X: those that resid returns are of the X that
    is returned. lapilli_convergence has what each iteration reached. Where |lambda| |B| tol is above |A|, so that an
    infinite eigenvalue would do, the residual has to be below tol |A| |x|; with 10 times the unit roundoff for tol, B
    counts as not positive definite. With the setting lobpcg.preconditioner=any, M need be neither Hermitian nor
    definite.

    which  'S': the smallest eigenvalues, 'L': the largest
    n      order of A, n >= 0
    nc     constraints: columns of Y, 0 <= nc <= n
    nev    eigenpairs that are wanted, 0 <= nev <= n - nc
    block  vectors that are iterated, nev <= block <= n - nc
    A      the operator
    B      that of the inner product; NULL: the identity
    M      a preconditioner, Hermitian and positive definite, near the inverse of A; NULL: none
    Y      n-by-nc, read: vectors to which X is kept orthogonal; those that depend on others do not count
    ldy    >= max(1, n)
    guess  columns of X0, 0 <= guess <= block
    X0     n-by-guess, read: vectors to begin with; more are random. It may be X
    ldx0   >= max(1, n)
    tol    tolerance of residuals, tol >= 0, finite
    maxit  iterations after which the call ends, maxit >= 0
    w      block elements, written: eigenvalues
    X      n-by-block, written: their vectors
    ldx    >= max(1, n)
    resid  block elements, written
    iter   one number, written: iterations that were made

    info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached

    info = i == n + 1: B is not Hermitian and positive definite. nothing is written

    info = i == n + 2: A is not Hermitian. nothing is written

    info = i == n + 3: the preconditioner is not Hermitian and positive definite. nothing is written
    """
    return call("lapilli_slobpcg", context, letter(which), integer(n), integer(nc), integer(nev),
                integer(block), handle(A), handle(B), handle(M), read(Y, "s", ldy), integer(ldy),
                integer(guess), read(X0, "s", ldx0), integer(ldx0), real32(tol), integer(maxit),
                written(w, "s"), written(X, "s", ldx), integer(ldx), written(resid, "s"), written(iter, "i"))


def dlobpcg(which: Letter, n: int, nc: int, nev: int, block: int, A: Any, B: Any, M: Any, Y: Array, ldy: int,
            guess: int, X0: Array, ldx0: int, tol: float, maxit: int, w: Array, X: Array, ldx: int,
            resid: Array, iter: Array, *, context: Context | None = None) -> int:
    """DLOBPCG: finds the nev smallest or largest eigenvalues of A x = lambda B x, with their vectors, for a Hermitian A
    and a Hermitian positive definite B.
    Locally optimal block preconditioned conjugate gradients, on an orthonormal basis. block vectors are iterated; some
    more than nev (a fifth, at least two) make the last pairs converge sooner. w and X come in the order in which they
    were asked for: ascending for the smallest, descending for the largest. X is orthonormal in the inner product of B,
    and orthogonal to Y in it. A pair has converged where |A x - lambda B x| <= tol (|A| + |lambda| |B|) |x|, norms of
    operators being estimated from products with random vectors, which are at most the norms; with the setting
    lobpcg.test=relative where it is at most tol |lambda| |x|. A tol below 10 times the unit roundoff counts as that.
    Before a call ends, all residuals are computed anew from products with X: those that resid returns are of the X that
    is returned. lapilli_convergence has what each iteration reached. Where |lambda| |B| tol is above |A|, so that an
    infinite eigenvalue would do, the residual has to be below tol |A| |x|; with 10 times the unit roundoff for tol, B
    counts as not positive definite. With the setting lobpcg.preconditioner=any, M need be neither Hermitian nor
    definite.

    which  'S': the smallest eigenvalues, 'L': the largest
    n      order of A, n >= 0
    nc     constraints: columns of Y, 0 <= nc <= n
    nev    eigenpairs that are wanted, 0 <= nev <= n - nc
    block  vectors that are iterated, nev <= block <= n - nc
    A      the operator
    B      that of the inner product; NULL: the identity
    M      a preconditioner, Hermitian and positive definite, near the inverse of A; NULL: none
    Y      n-by-nc, read: vectors to which X is kept orthogonal; those that depend on others do not count
    ldy    >= max(1, n)
    guess  columns of X0, 0 <= guess <= block
    X0     n-by-guess, read: vectors to begin with; more are random. It may be X
    ldx0   >= max(1, n)
    tol    tolerance of residuals, tol >= 0, finite
    maxit  iterations after which the call ends, maxit >= 0
    w      block elements, written: eigenvalues
    X      n-by-block, written: their vectors
    ldx    >= max(1, n)
    resid  block elements, written
    iter   one number, written: iterations that were made

    info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached

    info = i == n + 1: B is not Hermitian and positive definite. nothing is written

    info = i == n + 2: A is not Hermitian. nothing is written

    info = i == n + 3: the preconditioner is not Hermitian and positive definite. nothing is written
    """
    return call("lapilli_dlobpcg", context, letter(which), integer(n), integer(nc), integer(nev),
                integer(block), handle(A), handle(B), handle(M), read(Y, "d", ldy), integer(ldy),
                integer(guess), read(X0, "d", ldx0), integer(ldx0), real64(tol), integer(maxit),
                written(w, "d"), written(X, "d", ldx), integer(ldx), written(resid, "d"), written(iter, "i"))


def clobpcg(which: Letter, n: int, nc: int, nev: int, block: int, A: Any, B: Any, M: Any, Y: Array, ldy: int,
            guess: int, X0: Array, ldx0: int, tol: float, maxit: int, w: Array, X: Array, ldx: int,
            resid: Array, iter: Array, *, context: Context | None = None) -> int:
    """CLOBPCG: finds the nev smallest or largest eigenvalues of A x = lambda B x, with their vectors, for a Hermitian A
    and a Hermitian positive definite B.
    Locally optimal block preconditioned conjugate gradients, on an orthonormal basis. block vectors are iterated; some
    more than nev (a fifth, at least two) make the last pairs converge sooner. w and X come in the order in which they
    were asked for: ascending for the smallest, descending for the largest. X is orthonormal in the inner product of B,
    and orthogonal to Y in it. A pair has converged where |A x - lambda B x| <= tol (|A| + |lambda| |B|) |x|, norms of
    operators being estimated from products with random vectors, which are at most the norms; with the setting
    lobpcg.test=relative where it is at most tol |lambda| |x|. A tol below 10 times the unit roundoff counts as that.
    Before a call ends, all residuals are computed anew from products with X: those that resid returns are of the X that
    is returned. lapilli_convergence has what each iteration reached. Where |lambda| |B| tol is above |A|, so that an
    infinite eigenvalue would do, the residual has to be below tol |A| |x|; with 10 times the unit roundoff for tol, B
    counts as not positive definite. With the setting lobpcg.preconditioner=any, M need be neither Hermitian nor
    definite.

    which  'S': the smallest eigenvalues, 'L': the largest
    n      order of A, n >= 0
    nc     constraints: columns of Y, 0 <= nc <= n
    nev    eigenpairs that are wanted, 0 <= nev <= n - nc
    block  vectors that are iterated, nev <= block <= n - nc
    A      the operator
    B      that of the inner product; NULL: the identity
    M      a preconditioner, Hermitian and positive definite, near the inverse of A; NULL: none
    Y      n-by-nc, read: vectors to which X is kept orthogonal; those that depend on others do not count
    ldy    >= max(1, n)
    guess  columns of X0, 0 <= guess <= block
    X0     n-by-guess, read: vectors to begin with; more are random. It may be X
    ldx0   >= max(1, n)
    tol    tolerance of residuals, tol >= 0, finite
    maxit  iterations after which the call ends, maxit >= 0
    w      block elements, written: eigenvalues
    X      n-by-block, written: their vectors
    ldx    >= max(1, n)
    resid  block elements, written
    iter   one number, written: iterations that were made

    info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached

    info = i == n + 1: B is not Hermitian and positive definite. nothing is written

    info = i == n + 2: A is not Hermitian. nothing is written

    info = i == n + 3: the preconditioner is not Hermitian and positive definite. nothing is written
    """
    return call("lapilli_clobpcg", context, letter(which), integer(n), integer(nc), integer(nev),
                integer(block), handle(A), handle(B), handle(M), read(Y, "c", ldy), integer(ldy),
                integer(guess), read(X0, "c", ldx0), integer(ldx0), real32(tol), integer(maxit),
                written(w, "s"), written(X, "c", ldx), integer(ldx), written(resid, "s"), written(iter, "i"))


def zlobpcg(which: Letter, n: int, nc: int, nev: int, block: int, A: Any, B: Any, M: Any, Y: Array, ldy: int,
            guess: int, X0: Array, ldx0: int, tol: float, maxit: int, w: Array, X: Array, ldx: int,
            resid: Array, iter: Array, *, context: Context | None = None) -> int:
    """ZLOBPCG: finds the nev smallest or largest eigenvalues of A x = lambda B x, with their vectors, for a Hermitian A
    and a Hermitian positive definite B.
    Locally optimal block preconditioned conjugate gradients, on an orthonormal basis. block vectors are iterated; some
    more than nev (a fifth, at least two) make the last pairs converge sooner. w and X come in the order in which they
    were asked for: ascending for the smallest, descending for the largest. X is orthonormal in the inner product of B,
    and orthogonal to Y in it. A pair has converged where |A x - lambda B x| <= tol (|A| + |lambda| |B|) |x|, norms of
    operators being estimated from products with random vectors, which are at most the norms; with the setting
    lobpcg.test=relative where it is at most tol |lambda| |x|. A tol below 10 times the unit roundoff counts as that.
    Before a call ends, all residuals are computed anew from products with X: those that resid returns are of the X that
    is returned. lapilli_convergence has what each iteration reached. Where |lambda| |B| tol is above |A|, so that an
    infinite eigenvalue would do, the residual has to be below tol |A| |x|; with 10 times the unit roundoff for tol, B
    counts as not positive definite. With the setting lobpcg.preconditioner=any, M need be neither Hermitian nor
    definite.

    which  'S': the smallest eigenvalues, 'L': the largest
    n      order of A, n >= 0
    nc     constraints: columns of Y, 0 <= nc <= n
    nev    eigenpairs that are wanted, 0 <= nev <= n - nc
    block  vectors that are iterated, nev <= block <= n - nc
    A      the operator
    B      that of the inner product; NULL: the identity
    M      a preconditioner, Hermitian and positive definite, near the inverse of A; NULL: none
    Y      n-by-nc, read: vectors to which X is kept orthogonal; those that depend on others do not count
    ldy    >= max(1, n)
    guess  columns of X0, 0 <= guess <= block
    X0     n-by-guess, read: vectors to begin with; more are random. It may be X
    ldx0   >= max(1, n)
    tol    tolerance of residuals, tol >= 0, finite
    maxit  iterations after which the call ends, maxit >= 0
    w      block elements, written: eigenvalues
    X      n-by-block, written: their vectors
    ldx    >= max(1, n)
    resid  block elements, written
    iter   one number, written: iterations that were made

    info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached

    info = i == n + 1: B is not Hermitian and positive definite. nothing is written

    info = i == n + 2: A is not Hermitian. nothing is written

    info = i == n + 3: the preconditioner is not Hermitian and positive definite. nothing is written
    """
    return call("lapilli_zlobpcg", context, letter(which), integer(n), integer(nc), integer(nev),
                integer(block), handle(A), handle(B), handle(M), read(Y, "z", ldy), integer(ldy),
                integer(guess), read(X0, "z", ldx0), integer(ldx0), real64(tol), integer(maxit),
                written(w, "d"), written(X, "z", ldx), integer(ldx), written(resid, "d"), written(iter, "i"))


def slobpcg_memory(n: int, nc: int, nev: int, block: int, A: Any, B: Any, M: Any, *,
                   context: Context | None = None) -> Memory:
    """What SLOBPCG needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_slobpcg_memory", context, integer(n), integer(nc), integer(nev), integer(block),
                  handle(A), handle(B), handle(M))


def dlobpcg_memory(n: int, nc: int, nev: int, block: int, A: Any, B: Any, M: Any, *,
                   context: Context | None = None) -> Memory:
    """What DLOBPCG needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dlobpcg_memory", context, integer(n), integer(nc), integer(nev), integer(block),
                  handle(A), handle(B), handle(M))


def clobpcg_memory(n: int, nc: int, nev: int, block: int, A: Any, B: Any, M: Any, *,
                   context: Context | None = None) -> Memory:
    """What CLOBPCG needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_clobpcg_memory", context, integer(n), integer(nc), integer(nev), integer(block),
                  handle(A), handle(B), handle(M))


def zlobpcg_memory(n: int, nc: int, nev: int, block: int, A: Any, B: Any, M: Any, *,
                   context: Context | None = None) -> Memory:
    """What ZLOBPCG needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zlobpcg_memory", context, integer(n), integer(nc), integer(nev), integer(block),
                  handle(A), handle(B), handle(M))


def strlan(which: Letter, n: int, nev: int, block: int, basis: int, A: Any, B: Any, guess: int, X0: Array,
           ldx0: int, tol: float, maxit: int, w: Array, X: Array, ldx: int, resid: Array, iter: Array, *,
           context: Context | None = None) -> int:
    """STRLAN: finds nev eigenvalues of A at one end, or those of the largest size, with their vectors, for an A that is
    self-adjoint in the inner product of B.
    Block Lanczos with thick restarts. basis vectors are kept; products are for block vectors at a time; all vectors are
    kept orthogonal to each other, and the projected eigenproblem, whose order is the number of vectors, goes to SYEVD.
    For many pairs, and where there is no preconditioner: basis is twice nev or more. Eigenvalues inside the spectrum of
    a pencil A x = lambda B x, near a shift, are those of the largest size, 1 / (lambda - shift), of the operator (A -
    shift B)^-1 B, a function of the caller that solves with factors, in the inner product of B. w and X come in the
    order in which they were asked for. A pair has converged where |A x - lambda x| <= tol (|A| + |lambda|) |x|.
    Products with A may have errors of about tol |A|, by which A may differ from a self-adjoint one: an inverse that is
    computed is known no better than that. Where residuals stay above tol because errors are larger, the call may end
    before maxit restarts. Before a call ends, all residuals are computed again from products with X: those are what
    resid returns. lapilli_convergence has what each restart reached.

    which  'S': the smallest eigenvalues, 'L': the largest, 'M': the largest in size
    n      order of A, n >= 0
    nev    eigenpairs that are wanted, 0 <= nev <= n
    block  vectors that are multiplied at once: as many as the largest multiplicity, or more, 1 <= block <= max(1, n)
    basis  vectors that are kept, least <= basis <= max(least, n)
    A      the operator
    B      that of the inner product, Hermitian and positive definite; NULL: the identity
    guess  columns of X0, 0 <= guess <= block
    X0     n-by-guess, read: vectors to begin with; more are random
    ldx0   >= max(1, n)
    tol    tolerance of residuals, tol >= 0, finite
    maxit  restarts after which the call ends, maxit >= 0
    w      nev elements, written: eigenvalues
    X      n-by-nev, written: their vectors
    ldx    >= max(1, n)
    resid  nev elements, written
    iter   one number, written: restarts that were made

    info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached

    info = i == n + 1: B is not Hermitian and positive definite. nothing is written

    info = i == n + 2: A is not self-adjoint. nothing is written
    """
    return call("lapilli_strlan", context, letter(which), integer(n), integer(nev), integer(block),
                integer(basis), handle(A), handle(B), integer(guess), read(X0, "s", ldx0), integer(ldx0),
                real32(tol), integer(maxit), written(w, "s"), written(X, "s", ldx), integer(ldx),
                written(resid, "s"), written(iter, "i"))


def dtrlan(which: Letter, n: int, nev: int, block: int, basis: int, A: Any, B: Any, guess: int, X0: Array,
           ldx0: int, tol: float, maxit: int, w: Array, X: Array, ldx: int, resid: Array, iter: Array, *,
           context: Context | None = None) -> int:
    """DTRLAN: finds nev eigenvalues of A at one end, or those of the largest size, with their vectors, for an A that is
    self-adjoint in the inner product of B.
    Block Lanczos with thick restarts. basis vectors are kept; products are for block vectors at a time; all vectors are
    kept orthogonal to each other, and the projected eigenproblem, whose order is the number of vectors, goes to SYEVD.
    For many pairs, and where there is no preconditioner: basis is twice nev or more. Eigenvalues inside the spectrum of
    a pencil A x = lambda B x, near a shift, are those of the largest size, 1 / (lambda - shift), of the operator (A -
    shift B)^-1 B, a function of the caller that solves with factors, in the inner product of B. w and X come in the
    order in which they were asked for. A pair has converged where |A x - lambda x| <= tol (|A| + |lambda|) |x|.
    Products with A may have errors of about tol |A|, by which A may differ from a self-adjoint one: an inverse that is
    computed is known no better than that. Where residuals stay above tol because errors are larger, the call may end
    before maxit restarts. Before a call ends, all residuals are computed again from products with X: those are what
    resid returns. lapilli_convergence has what each restart reached.

    which  'S': the smallest eigenvalues, 'L': the largest, 'M': the largest in size
    n      order of A, n >= 0
    nev    eigenpairs that are wanted, 0 <= nev <= n
    block  vectors that are multiplied at once: as many as the largest multiplicity, or more, 1 <= block <= max(1, n)
    basis  vectors that are kept, least <= basis <= max(least, n)
    A      the operator
    B      that of the inner product, Hermitian and positive definite; NULL: the identity
    guess  columns of X0, 0 <= guess <= block
    X0     n-by-guess, read: vectors to begin with; more are random
    ldx0   >= max(1, n)
    tol    tolerance of residuals, tol >= 0, finite
    maxit  restarts after which the call ends, maxit >= 0
    w      nev elements, written: eigenvalues
    X      n-by-nev, written: their vectors
    ldx    >= max(1, n)
    resid  nev elements, written
    iter   one number, written: restarts that were made

    info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached

    info = i == n + 1: B is not Hermitian and positive definite. nothing is written

    info = i == n + 2: A is not self-adjoint. nothing is written
    """
    return call("lapilli_dtrlan", context, letter(which), integer(n), integer(nev), integer(block),
                integer(basis), handle(A), handle(B), integer(guess), read(X0, "d", ldx0), integer(ldx0),
                real64(tol), integer(maxit), written(w, "d"), written(X, "d", ldx), integer(ldx),
                written(resid, "d"), written(iter, "i"))


def ctrlan(which: Letter, n: int, nev: int, block: int, basis: int, A: Any, B: Any, guess: int, X0: Array,
           ldx0: int, tol: float, maxit: int, w: Array, X: Array, ldx: int, resid: Array, iter: Array, *,
           context: Context | None = None) -> int:
    """CTRLAN: finds nev eigenvalues of A at one end, or those of the largest size, with their vectors, for an A that is
    self-adjoint in the inner product of B.
    Block Lanczos with thick restarts. basis vectors are kept; products are for block vectors at a time; all vectors are
    kept orthogonal to each other, and the projected eigenproblem, whose order is the number of vectors, goes to SYEVD.
    For many pairs, and where there is no preconditioner: basis is twice nev or more. Eigenvalues inside the spectrum of
    a pencil A x = lambda B x, near a shift, are those of the largest size, 1 / (lambda - shift), of the operator (A -
    shift B)^-1 B, a function of the caller that solves with factors, in the inner product of B. w and X come in the
    order in which they were asked for. A pair has converged where |A x - lambda x| <= tol (|A| + |lambda|) |x|.
    Products with A may have errors of about tol |A|, by which A may differ from a self-adjoint one: an inverse that is
    computed is known no better than that. Where residuals stay above tol because errors are larger, the call may end
    before maxit restarts. Before a call ends, all residuals are computed again from products with X: those are what
    resid returns. lapilli_convergence has what each restart reached.

    which  'S': the smallest eigenvalues, 'L': the largest, 'M': the largest in size
    n      order of A, n >= 0
    nev    eigenpairs that are wanted, 0 <= nev <= n
    block  vectors that are multiplied at once: as many as the largest multiplicity, or more, 1 <= block <= max(1, n)
    basis  vectors that are kept, least <= basis <= max(least, n)
    A      the operator
    B      that of the inner product, Hermitian and positive definite; NULL: the identity
    guess  columns of X0, 0 <= guess <= block
    X0     n-by-guess, read: vectors to begin with; more are random
    ldx0   >= max(1, n)
    tol    tolerance of residuals, tol >= 0, finite
    maxit  restarts after which the call ends, maxit >= 0
    w      nev elements, written: eigenvalues
    X      n-by-nev, written: their vectors
    ldx    >= max(1, n)
    resid  nev elements, written
    iter   one number, written: restarts that were made

    info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached

    info = i == n + 1: B is not Hermitian and positive definite. nothing is written

    info = i == n + 2: A is not self-adjoint. nothing is written
    """
    return call("lapilli_ctrlan", context, letter(which), integer(n), integer(nev), integer(block),
                integer(basis), handle(A), handle(B), integer(guess), read(X0, "c", ldx0), integer(ldx0),
                real32(tol), integer(maxit), written(w, "s"), written(X, "c", ldx), integer(ldx),
                written(resid, "s"), written(iter, "i"))


def ztrlan(which: Letter, n: int, nev: int, block: int, basis: int, A: Any, B: Any, guess: int, X0: Array,
           ldx0: int, tol: float, maxit: int, w: Array, X: Array, ldx: int, resid: Array, iter: Array, *,
           context: Context | None = None) -> int:
    """ZTRLAN: finds nev eigenvalues of A at one end, or those of the largest size, with their vectors, for an A that is
    self-adjoint in the inner product of B.
    Block Lanczos with thick restarts. basis vectors are kept; products are for block vectors at a time; all vectors are
    kept orthogonal to each other, and the projected eigenproblem, whose order is the number of vectors, goes to SYEVD.
    For many pairs, and where there is no preconditioner: basis is twice nev or more. Eigenvalues inside the spectrum of
    a pencil A x = lambda B x, near a shift, are those of the largest size, 1 / (lambda - shift), of the operator (A -
    shift B)^-1 B, a function of the caller that solves with factors, in the inner product of B. w and X come in the
    order in which they were asked for. A pair has converged where |A x - lambda x| <= tol (|A| + |lambda|) |x|.
    Products with A may have errors of about tol |A|, by which A may differ from a self-adjoint one: an inverse that is
    computed is known no better than that. Where residuals stay above tol because errors are larger, the call may end
    before maxit restarts. Before a call ends, all residuals are computed again from products with X: those are what
    resid returns. lapilli_convergence has what each restart reached.

    which  'S': the smallest eigenvalues, 'L': the largest, 'M': the largest in size
    n      order of A, n >= 0
    nev    eigenpairs that are wanted, 0 <= nev <= n
    block  vectors that are multiplied at once: as many as the largest multiplicity, or more, 1 <= block <= max(1, n)
    basis  vectors that are kept, least <= basis <= max(least, n)
    A      the operator
    B      that of the inner product, Hermitian and positive definite; NULL: the identity
    guess  columns of X0, 0 <= guess <= block
    X0     n-by-guess, read: vectors to begin with; more are random
    ldx0   >= max(1, n)
    tol    tolerance of residuals, tol >= 0, finite
    maxit  restarts after which the call ends, maxit >= 0
    w      nev elements, written: eigenvalues
    X      n-by-nev, written: their vectors
    ldx    >= max(1, n)
    resid  nev elements, written
    iter   one number, written: restarts that were made

    info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached

    info = i == n + 1: B is not Hermitian and positive definite. nothing is written

    info = i == n + 2: A is not self-adjoint. nothing is written
    """
    return call("lapilli_ztrlan", context, letter(which), integer(n), integer(nev), integer(block),
                integer(basis), handle(A), handle(B), integer(guess), read(X0, "z", ldx0), integer(ldx0),
                real64(tol), integer(maxit), written(w, "d"), written(X, "z", ldx), integer(ldx),
                written(resid, "d"), written(iter, "i"))


def strlan_memory(n: int, nev: int, block: int, basis: int, A: Any, B: Any, *,
                  context: Context | None = None) -> Memory:
    """What STRLAN needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_strlan_memory", context, integer(n), integer(nev), integer(block), integer(basis),
                  handle(A), handle(B))


def dtrlan_memory(n: int, nev: int, block: int, basis: int, A: Any, B: Any, *,
                  context: Context | None = None) -> Memory:
    """What DTRLAN needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dtrlan_memory", context, integer(n), integer(nev), integer(block), integer(basis),
                  handle(A), handle(B))


def ctrlan_memory(n: int, nev: int, block: int, basis: int, A: Any, B: Any, *,
                  context: Context | None = None) -> Memory:
    """What CTRLAN needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ctrlan_memory", context, integer(n), integer(nev), integer(block), integer(basis),
                  handle(A), handle(B))


def ztrlan_memory(n: int, nev: int, block: int, basis: int, A: Any, B: Any, *,
                  context: Context | None = None) -> Memory:
    """What ZTRLAN needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ztrlan_memory", context, integer(n), integer(nev), integer(block), integer(basis),
                  handle(A), handle(B))


def schefsi(which: Letter, n: int, nev: int, block: int, degree: int, A: Any, guess: int, X0: Array,
            ldx0: int, tol: float, maxit: int, w: Array, X: Array, ldx: int, resid: Array, iter: Array, *,
            context: Context | None = None) -> int:
    """SCHEFSI: finds the nev smallest or largest eigenvalues of A x = lambda x, with their vectors, for a Hermitian A,
    from vectors that are near them.
    Chebyshev-filtered subspace iteration. An iteration multiplies block vectors by polynomials of A that damp the rest
    of the spectrum, makes them orthonormal, and takes the eigenpairs of A in their span, whose projected eigenproblem
    goes to SYEVD where block is large. It is for sequences of related problems, whose last X is the next X0, and for
    many pairs: nearly all work is products with A, and vectors are made orthonormal once in some twenty of them. Some
    vectors more than nev (a fifth, at least two) make the last pairs converge sooner. Converged pairs are not filtered
    any more. The upper end of the spectrum is bounded by a few steps of Lanczos; where a later eigenvalue lies beyond
    the bound, that is raised. Degrees are of each vector's own, as large as it needs, and no larger than rounding
    errors allow. w and X come in the order in which they were asked for: ascending for the smallest, descending for the
    largest. A pair has converged where |A x - lambda x| <= tol (|A| + |lambda|) |x|, as for LOBPCG. Before a call ends,
    all residuals are computed anew from products with X: those are what resid returns. lapilli_convergence has what
    each iteration reached.

    which   'S': the smallest eigenvalues, 'L': the largest
    n       order of A, n >= 0
    nev     eigenpairs that are wanted, 0 <= nev <= n
    block   vectors that are iterated, nev <= block <= n
    degree  degree of the polynomials, at most; 0: it is chosen, 0 <= degree <= 1000
    A       the operator
    guess   columns of X0, 0 <= guess <= block
    X0      n-by-guess, read: vectors to begin with; more are random. It may be X
    ldx0    >= max(1, n)
    tol     tolerance of residuals, tol >= 0, finite
    maxit   iterations after which the call ends, maxit >= 0
    w       block elements, written: eigenvalues
    X       n-by-block, written: their vectors
    ldx     >= max(1, n)
    resid   block elements, written
    iter    one number, written: iterations that were made

    info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached

    info = i == n + 2: A is not Hermitian. nothing is written
    """
    return call("lapilli_schefsi", context, letter(which), integer(n), integer(nev), integer(block),
                integer(degree), handle(A), integer(guess), read(X0, "s", ldx0), integer(ldx0), real32(tol),
                integer(maxit), written(w, "s"), written(X, "s", ldx), integer(ldx), written(resid, "s"),
                written(iter, "i"))


def dchefsi(which: Letter, n: int, nev: int, block: int, degree: int, A: Any, guess: int, X0: Array,
            ldx0: int, tol: float, maxit: int, w: Array, X: Array, ldx: int, resid: Array, iter: Array, *,
            context: Context | None = None) -> int:
    """DCHEFSI: finds the nev smallest or largest eigenvalues of A x = lambda x, with their vectors, for a Hermitian A,
    from vectors that are near them.
    Chebyshev-filtered subspace iteration. An iteration multiplies block vectors by polynomials of A that damp the rest
    of the spectrum, makes them orthonormal, and takes the eigenpairs of A in their span, whose projected eigenproblem
    goes to SYEVD where block is large. It is for sequences of related problems, whose last X is the next X0, and for
    many pairs: nearly all work is products with A, and vectors are made orthonormal once in some twenty of them. Some
    vectors more than nev (a fifth, at least two) make the last pairs converge sooner. Converged pairs are not filtered
    any more. The upper end of the spectrum is bounded by a few steps of Lanczos; where a later eigenvalue lies beyond
    the bound, that is raised. Degrees are of each vector's own, as large as it needs, and no larger than rounding
    errors allow. w and X come in the order in which they were asked for: ascending for the smallest, descending for the
    largest. A pair has converged where |A x - lambda x| <= tol (|A| + |lambda|) |x|, as for LOBPCG. Before a call ends,
    all residuals are computed anew from products with X: those are what resid returns. lapilli_convergence has what
    each iteration reached.

    which   'S': the smallest eigenvalues, 'L': the largest
    n       order of A, n >= 0
    nev     eigenpairs that are wanted, 0 <= nev <= n
    block   vectors that are iterated, nev <= block <= n
    degree  degree of the polynomials, at most; 0: it is chosen, 0 <= degree <= 1000
    A       the operator
    guess   columns of X0, 0 <= guess <= block
    X0      n-by-guess, read: vectors to begin with; more are random. It may be X
    ldx0    >= max(1, n)
    tol     tolerance of residuals, tol >= 0, finite
    maxit   iterations after which the call ends, maxit >= 0
    w       block elements, written: eigenvalues
    X       n-by-block, written: their vectors
    ldx     >= max(1, n)
    resid   block elements, written
    iter    one number, written: iterations that were made

    info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached

    info = i == n + 2: A is not Hermitian. nothing is written
    """
    return call("lapilli_dchefsi", context, letter(which), integer(n), integer(nev), integer(block),
                integer(degree), handle(A), integer(guess), read(X0, "d", ldx0), integer(ldx0), real64(tol),
                integer(maxit), written(w, "d"), written(X, "d", ldx), integer(ldx), written(resid, "d"),
                written(iter, "i"))


def cchefsi(which: Letter, n: int, nev: int, block: int, degree: int, A: Any, guess: int, X0: Array,
            ldx0: int, tol: float, maxit: int, w: Array, X: Array, ldx: int, resid: Array, iter: Array, *,
            context: Context | None = None) -> int:
    """CCHEFSI: finds the nev smallest or largest eigenvalues of A x = lambda x, with their vectors, for a Hermitian A,
    from vectors that are near them.
    Chebyshev-filtered subspace iteration. An iteration multiplies block vectors by polynomials of A that damp the rest
    of the spectrum, makes them orthonormal, and takes the eigenpairs of A in their span, whose projected eigenproblem
    goes to SYEVD where block is large. It is for sequences of related problems, whose last X is the next X0, and for
    many pairs: nearly all work is products with A, and vectors are made orthonormal once in some twenty of them. Some
    vectors more than nev (a fifth, at least two) make the last pairs converge sooner. Converged pairs are not filtered
    any more. The upper end of the spectrum is bounded by a few steps of Lanczos; where a later eigenvalue lies beyond
    the bound, that is raised. Degrees are of each vector's own, as large as it needs, and no larger than rounding
    errors allow. w and X come in the order in which they were asked for: ascending for the smallest, descending for the
    largest. A pair has converged where |A x - lambda x| <= tol (|A| + |lambda|) |x|, as for LOBPCG. Before a call ends,
    all residuals are computed anew from products with X: those are what resid returns. lapilli_convergence has what
    each iteration reached.

    which   'S': the smallest eigenvalues, 'L': the largest
    n       order of A, n >= 0
    nev     eigenpairs that are wanted, 0 <= nev <= n
    block   vectors that are iterated, nev <= block <= n
    degree  degree of the polynomials, at most; 0: it is chosen, 0 <= degree <= 1000
    A       the operator
    guess   columns of X0, 0 <= guess <= block
    X0      n-by-guess, read: vectors to begin with; more are random. It may be X
    ldx0    >= max(1, n)
    tol     tolerance of residuals, tol >= 0, finite
    maxit   iterations after which the call ends, maxit >= 0
    w       block elements, written: eigenvalues
    X       n-by-block, written: their vectors
    ldx     >= max(1, n)
    resid   block elements, written
    iter    one number, written: iterations that were made

    info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached

    info = i == n + 2: A is not Hermitian. nothing is written
    """
    return call("lapilli_cchefsi", context, letter(which), integer(n), integer(nev), integer(block),
                integer(degree), handle(A), integer(guess), read(X0, "c", ldx0), integer(ldx0), real32(tol),
                integer(maxit), written(w, "s"), written(X, "c", ldx), integer(ldx), written(resid, "s"),
                written(iter, "i"))


def zchefsi(which: Letter, n: int, nev: int, block: int, degree: int, A: Any, guess: int, X0: Array,
            ldx0: int, tol: float, maxit: int, w: Array, X: Array, ldx: int, resid: Array, iter: Array, *,
            context: Context | None = None) -> int:
    """ZCHEFSI: finds the nev smallest or largest eigenvalues of A x = lambda x, with their vectors, for a Hermitian A,
    from vectors that are near them.
    Chebyshev-filtered subspace iteration. An iteration multiplies block vectors by polynomials of A that damp the rest
    of the spectrum, makes them orthonormal, and takes the eigenpairs of A in their span, whose projected eigenproblem
    goes to SYEVD where block is large. It is for sequences of related problems, whose last X is the next X0, and for
    many pairs: nearly all work is products with A, and vectors are made orthonormal once in some twenty of them. Some
    vectors more than nev (a fifth, at least two) make the last pairs converge sooner. Converged pairs are not filtered
    any more. The upper end of the spectrum is bounded by a few steps of Lanczos; where a later eigenvalue lies beyond
    the bound, that is raised. Degrees are of each vector's own, as large as it needs, and no larger than rounding
    errors allow. w and X come in the order in which they were asked for: ascending for the smallest, descending for the
    largest. A pair has converged where |A x - lambda x| <= tol (|A| + |lambda|) |x|, as for LOBPCG. Before a call ends,
    all residuals are computed anew from products with X: those are what resid returns. lapilli_convergence has what
    each iteration reached.

    which   'S': the smallest eigenvalues, 'L': the largest
    n       order of A, n >= 0
    nev     eigenpairs that are wanted, 0 <= nev <= n
    block   vectors that are iterated, nev <= block <= n
    degree  degree of the polynomials, at most; 0: it is chosen, 0 <= degree <= 1000
    A       the operator
    guess   columns of X0, 0 <= guess <= block
    X0      n-by-guess, read: vectors to begin with; more are random. It may be X
    ldx0    >= max(1, n)
    tol     tolerance of residuals, tol >= 0, finite
    maxit   iterations after which the call ends, maxit >= 0
    w       block elements, written: eigenvalues
    X       n-by-block, written: their vectors
    ldx     >= max(1, n)
    resid   block elements, written
    iter    one number, written: iterations that were made

    info = i <= nev: i of the wanted pairs have not converged. w, X and resid are what was reached

    info = i == n + 2: A is not Hermitian. nothing is written
    """
    return call("lapilli_zchefsi", context, letter(which), integer(n), integer(nev), integer(block),
                integer(degree), handle(A), integer(guess), read(X0, "z", ldx0), integer(ldx0), real64(tol),
                integer(maxit), written(w, "d"), written(X, "z", ldx), integer(ldx), written(resid, "d"),
                written(iter, "i"))


def schefsi_memory(n: int, nev: int, block: int, A: Any, *, context: Context | None = None) -> Memory:
    """What SCHEFSI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_schefsi_memory", context, integer(n), integer(nev), integer(block), handle(A))


def dchefsi_memory(n: int, nev: int, block: int, A: Any, *, context: Context | None = None) -> Memory:
    """What DCHEFSI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dchefsi_memory", context, integer(n), integer(nev), integer(block), handle(A))


def cchefsi_memory(n: int, nev: int, block: int, A: Any, *, context: Context | None = None) -> Memory:
    """What CCHEFSI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cchefsi_memory", context, integer(n), integer(nev), integer(block), handle(A))


def zchefsi_memory(n: int, nev: int, block: int, A: Any, *, context: Context | None = None) -> Memory:
    """What ZCHEFSI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zchefsi_memory", context, integer(n), integer(nev), integer(block), handle(A))
