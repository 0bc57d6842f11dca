# SPDX-License-Identifier: BSD-3-Clause
"""Chebyshev-filtered subspace iteration."""
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


def chefsi(A: Any, k: int = 6, X: Any = None, tol: float | None = None, maxiter: int | None = None, largest: bool = False, *,
           degree: int = 0, block: int | None = None, context: Context | None = None) -> Pairs:
    """k of the smallest or largest eigenvalues of A x = lambda x, and their vectors, by Chebyshev-filtered subspace iteration: (w, v).

    A         a Matrix, a sparse matrix of scipy, a dense one, an Operator, a LinearOperator of scipy, or a function X -> A X. Hermitian
    X         n-by-g: vectors to begin with, such as the `subspace` of the result for a matrix that differs a little. None: random ones
    tol       |A x - lambda x| <= tol (|A| + |lambda|) |x|. None: sqrt(eps)
    maxiter   iterations; None: 100
    largest   False: the smallest eigenvalues, ascending; True: the largest, descending
    degree    of the polynomials of A, at most; 0: it is chosen
    block     vectors that are iterated; None: k and a fifth more, at least two, since the last ones converge late, and at least g

    The result has the attributes of Pairs, and `subspace`: all vectors that were iterated, n-by-block. Pairs that have not converged are
    told by a UserWarning. Results are of the kind of X; without it, of that of a dense A or of a Matrix's values.
    """
    if k < 1:
        raise ValueError(f"k is {k}: it must be at least 1")
    found, subspace = _solved(A, int(k), X, tol, 100 if maxiter is None else maxiter, largest, degree, block, context)
    if found.missing:
        warnings.warn(found.sentence, UserWarning, stacklevel=2)
    pairs = Pairs.of(found)
    pairs.subspace = subspace
    return pairs


@everywhere
def _solved(A: Any, k: int, X: Any, tol: float | None, maxiter: int, largest: bool, degree: int, block: int | None,
            context: Context | None) -> tuple[Solution, Any]:
    like = _convert.like(A, X)
    place = _core.place_of(like)
    if X is not None:
        X = place.array(X)
        if X.ndim != 2:
            raise ValueError(f"X has {X.ndim} dimensions: it must have two, with a column for each vector")
    n, dtype, context = _convert.frame({"A": A}, X, context)
    if k > n:
        raise ValueError(f"k is {k}, and the order {n}")
    guess = 0 if X is None else int(X.shape[1])
    least = max(k, guess)
    block = max(guess, min(n, k + max(2, -(-k // 5)))) if block is None else int(block)
    if not least <= block <= n:
        raise ValueError(f"block is {block}: it must be from {least} to {n}")
    memory = place.empty((block, n), dtype, like)
    start = None if X is None else _core.readable(place, X, dtype, turned=False)
    real = _core.real_dtype(dtype)
    w, residuals, iterations = np.empty(block, real), np.empty(block, real), np.zeros(1, np.int64)
    tol = float(np.sqrt(np.finfo(dtype).eps)) if tol is None else float(tol)
    with contextlib.ExitStack() as scope:
        operator = _convert.operator(A, "A", n, dtype, context, scope)
        with context.lock:
            info = _core.routine(dtype, "chefsi")(
                "L" if largest else "S", n, k, block, int(degree), operator, guess, None if start is None else start.columns,
                max(1, n) if start is None else start.lead, tol, int(maxiter), w, memory.T, max(1, n), residuals, iterations,
                context=context)
            sentence, convergence = _watch.sentence(), context.convergence
    found = Solution(place.from_host(w[:k], like), memory[:k].T, residuals[:k], convergence, int(iterations[0]), checked(info, k), sentence)
    return found, memory.T
