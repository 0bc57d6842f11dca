# SPDX-License-Identifier: BSD-3-Clause
"""LOBPCG, as scipy.sparse.linalg has it."""
from __future__ import annotations

import contextlib
import warnings
from typing import Any

import numpy as np

from .. import _watch
from ..context import Context
from ..linalg import _core
from ..linalg._bridges import everywhere
from . import _convert
from ._results import Pairs, Solution, checked


def lobpcg(A: Any, X: Any, B: Any = None, M: Any = None, Y: Any = None, tol: float | None = None, maxiter: int | None = None,
           largest: bool = True, verbosityLevel: int = 0, retLambdaHistory: bool = False, retResidualNormsHistory: bool = False,
           restartControl: int = 20, *, block: int | None = None, context: Context | None = None) -> Pairs:
    """The largest or smallest eigenvalues of A x = lambda B x, as many as X has columns, and their vectors: (w, v).

    A         a Matrix, a sparse matrix of scipy, a dense one, an Operator, a LinearOperator of scipy, or a function X -> A X. Hermitian
    X         n-by-k: vectors to begin with
    B         as A; Hermitian and positive definite
    M         a preconditioner near the inverse of A, as A; Hermitian and positive definite: A.jacobi(), chebyshev(A, 8). One that is
              neither is taken with a UserWarning
    Y         n-by-c: vectors to which the results are orthogonal
    tol       |A x - lambda B x| <= tol (|A| + |lambda| |B|) |x|: other than scipy's, it is relative to the norms. None: sqrt(eps)
    maxiter   iterations; None: 20
    largest   True: the largest eigenvalues, descending; False: the smallest, ascending
    block     vectors that are iterated; None: k and a fifth more, at least two, since the last ones converge late

    With retResidualNormsHistory the tuple has a third element: an array of the largest residual of the k pairs, in the measure of
    tol, at the beginning and after each iteration. All of it is in attributes of the tuple, too: Pairs. Pairs that have not converged
    are told by a UserWarning. Results are of the kind of X.
    """
    if retLambdaHistory:
        raise ValueError("retLambdaHistory: the library keeps no eigenvalues of iterations; residuals are in the result's convergence")
    if verbosityLevel:
        raise ValueError("verbosityLevel: set the context's progress instead, lapilli.bar(), or read the result's convergence")
    if restartControl != 20:
        raise ValueError("restartControl: the library's basis is always orthonormal and needs no restarts; leave it out")
    found = _solved(A, X, B, M, Y, tol, 20 if maxiter is None else maxiter, largest, block, context)
    if found.missing:
        warnings.warn(found.sentence, UserWarning, stacklevel=2)
    if retResidualNormsHistory:
        return Pairs.of(found, np.array([step.residual for step in found.convergence]))
    return Pairs.of(found)


@everywhere
def _solved(A: Any, X: Any, B: Any, M: Any, Y: Any, tol: float | None, maxiter: int, largest: bool, block: int | None,
            context: Context | None) -> Solution:
    place = _core.place_of(X, Y)
    X = place.array(X)
    if X.ndim != 2:
        raise ValueError(f"X has {X.ndim} dimensions: it must have two, with a column for each vector")
    n, dtype, context = _convert.frame({"A": A, "B": B, "M": M}, X, context)
    nev, nc = int(X.shape[1]), 0
    if Y is not None:
        Y = place.array(Y)
        if Y.ndim != 2 or int(Y.shape[0]) != n:
            raise ValueError(f"Y has the shape {tuple(Y.shape)}: it must be ({n}, c)")
        nc = int(Y.shape[1])
        if place.dtype(Y).kind == "c" and dtype.kind == "f":
            raise TypeError("Y is complex, and the matrix real: make the matrix again with a complex dtype")
    if nev > n - nc:
        raise ValueError(f"X has {nev} columns: with {nc} constraints there are {n - nc} pairs")
    block = min(n - nc, nev + max(2, -(-nev // 5))) if block is None else int(block)
    if not nev <= block <= n - nc:
        raise ValueError(f"block is {block}: it must be from {nev} to {n - nc}")
    memory = place.empty((block, n), dtype, X)
    place.copy(memory[:nev], X.T, False, False)
    constraints = None if Y is None else _core.readable(place, Y, dtype, turned=False)
    real = _core.real_dtype(dtype)
    w, residuals, iterations = np.empty(block, real), np.empty(block, real), np.zeros(1, np.int64)
    tol = float(np.sqrt(np.finfo(dtype).eps)) if tol is None else float(tol)
    with contextlib.ExitStack() as scope:
        operators = [None if a is None else _convert.operator(a, name, n, dtype, context, scope)
                     for name, a in (("A", A), ("B", B), ("M", M))]
        def call() -> int:
            return int(_core.routine(dtype, "lobpcg")(
                "L" if largest else "S", n, nc, nev, block, *operators, None if constraints is None else constraints.columns,
                max(1, n) if constraints is None else constraints.lead, nev, memory.T, max(1, n), tol, int(maxiter), w, memory.T, max(1, n),
                residuals, iterations, context=context))

        with context.lock:
            info = call()
            if info == n + 3:
                # Nothing has been written.
                warnings.warn(f"{_watch.sentence()}: M is taken as it is, and helps less than one that is", UserWarning, stacklevel=4)
                before = context.get("lobpcg.preconditioner")
                context.set("lobpcg.preconditioner", "any")
                try:
                    info = call()
                finally:
                    context.set("lobpcg.preconditioner", before)
            sentence, convergence = _watch.sentence(), context.convergence
    return Solution(place.from_host(w[:nev], X), memory[:nev].T, residuals[:nev], convergence, int(iterations[0]), checked(info, nev), sentence)
