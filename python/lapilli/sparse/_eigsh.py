# SPDX-License-Identifier: BSD-3-Clause
"""eigsh of scipy.sparse.linalg, by TRLAN."""
from __future__ import annotations

import contextlib
from typing import Any

import numpy as np

from .. import _watch
from ..context import Context
from ..linalg import _core
from ..linalg._bridges import everywhere
from . import _convert, _factors
from ._operators import Operator
from ._results import Pairs, Solution, checked, no_convergence

_WHICH = {"LA": "L", "SA": "S", "LM": "M"}


def eigsh(A: Any, k: int = 6, M: Any = None, sigma: float | None = None, which: str = "LM", v0: Any = None, ncv: int | None = None,
          maxiter: int | None = None, tol: float = 0, return_eigenvectors: bool = True, Minv: Any = None, OPinv: Any = None,
          mode: str = "normal", *, block: int | None = None, context: Context | None = None) -> Any:
    """k eigenvalues of A x = lambda x or A x = lambda M x, ascending, and their vectors: (w, v).

    A        a Matrix, a sparse matrix of scipy, a dense one, an Operator, a LinearOperator of scipy, or a function X -> A X. Hermitian
    M        as A; Hermitian and positive definite. It needs Minv, X -> M^-1 X, or sigma
    sigma    eigenvalues near this number, by OPinv, X -> (A - sigma M)^-1 X. Without it factors are made of a dense A, by
             lapilli.linalg, and of a sparse one of scipy's by scipy. `which` is then of 1 / (lambda - sigma)
    which    "LA" the largest, "SA" the smallest, "LM" the largest in size
    v0       vectors to begin with, one or some: n or n-by-g
    ncv      vectors that are kept, from k + 2 block on; None: 2 k or k + 12 block, what is more
    maxiter  restarts; None: 1000
    tol      |A x - lambda x| <= tol (|A| + |lambda|) |x|; 0: 100 eps. With sigma this is of the inverse
    block    vectors that are multiplied at once, at least as many as the largest multiplicity; None: 4, and more
             from 512 pairs on, up to 64: passes over the vectors that are kept cost the same for 64 new ones as for 4

    Pairs that have not converged are an ArpackNoConvergence, which has those that have. Residuals and what each restart reached are
    attributes of the tuple: Pairs. Results are of the kind of v0; without it, of that of a dense A or of a Matrix's values.
    """
    if which not in _WHICH:
        raise ValueError(_other(which))
    if mode != "normal":
        raise ValueError(f"mode is {mode!r}: there is only 'normal'; transform the problem, and pass the transformed operator as A")
    if k < 1:
        raise ValueError(f"k is {k}: it must be at least 1")
    if Minv is not None and (M is None or sigma is not None):
        raise ValueError("Minv goes with M and without sigma; with sigma pass OPinv")
    if OPinv is not None and sigma is None:
        raise ValueError("OPinv goes with sigma")
    if sigma is not None:
        sigma = float(sigma)  # which refuses complex numbers
        if not np.isfinite(sigma):
            raise ValueError(f"sigma is {sigma}: it must be finite")
    if M is not None and sigma is None and Minv is None:
        raise ValueError("M needs Minv, a function X -> M^-1 X, or sigma with OPinv; lobpcg(A, X, B=M) needs neither, and "
                         "lapilli.linalg.eigh(a, m, subset_by_index=...) takes dense pairs")
    found = _solved(A, int(k), M, sigma, _WHICH[which], v0, ncv, 1000 if maxiter is None else maxiter, tol, Minv, OPinv, block, context)
    if found.missing:
        good = _converged(found)
        raise no_convergence()(found.sentence, found.eigenvalues[good], found.eigenvectors[:, good])
    return Pairs.of(found) if return_eigenvectors else found.eigenvalues


def _other(which: str) -> str:
    if which == "SM":
        return "which is 'SM': pass sigma=0 and which='LM' for the smallest in size; 'SA' are the smallest"
    if which == "BE":
        return "which is 'BE': call twice, with 'SA' and with 'LA'"
    return f"which is {which!r}: it must be 'LA', 'SA' or 'LM'"


def _converged(found: Solution) -> list[int]:
    """Of the pairs as many as have converged, those with the smallest residuals."""
    count = len(found.residuals) - found.missing
    return sorted(np.argsort(found.residuals, kind="stable")[:count].tolist())


@everywhere
def _solved(A: Any, k: int, M: Any, sigma: float | None, which: str, v0: Any, ncv: int | None, maxiter: int, tol: float, Minv: Any,
            OPinv: Any, block: int | None, context: Context | None) -> Solution:
    like = _convert.like(A, v0)
    place = _core.place_of(like)
    if v0 is not None:
        v0 = place.array(v0)
        v0 = v0 if v0.ndim == 2 else v0.reshape(-1, 1)
    n, dtype, context = _convert.frame({"A": A, "M": M, "Minv": Minv, "OPinv": OPinv}, v0, context)
    if k > n:
        raise ValueError(f"k is {k}, and the order {n}")
    guess = 0 if v0 is None else int(v0.shape[1])
    block = min(max(_default_block(k, ncv), guess), n) if block is None else int(block)
    if not max(1, guess) <= block <= n:
        raise ValueError(f"block is {block}: it must be from {max(1, guess)} to {n}")
    least = min(n, k + 2 * block)
    # More than 3500 vectors beside the wanted ones cost more than the restarts that they save.
    basis = min(n, k + max(min(k, 3500), 12 * block)) if ncv is None else int(ncv)
    if not least <= basis <= n:
        raise ValueError(f"ncv is {basis}: it must be from {least}, k + 2 block, to {n}")
    tol = float(tol) if tol else 100 * float(np.finfo(dtype).eps)
    memory = place.empty((k, n), dtype, like)
    start = None if v0 is None else _core.readable(place, v0, dtype, turned=False)
    real = _core.real_dtype(dtype)
    w, residuals, iterations = np.empty(k, real), np.empty(k, real), np.zeros(1, np.int64)
    with contextlib.ExitStack() as scope:
        operator = _operator(A, M, sigma, Minv, OPinv, n, dtype, context, scope)
        inner = None if M is None else _convert.operator(M, "M", n, dtype, context, scope)
        with context.lock:
            info = _core.routine(dtype, "trlan")(
                which, n, k, block, basis, operator, inner, guess, None if start is None else start.columns,
                max(1, n) if start is None else start.lead, tol, int(maxiter), w, memory.T, max(1, n), residuals, iterations,
                context=context)
            sentence, convergence = _watch.sentence(), context.convergence
    missing = checked(info, k)
    if sigma is not None:
        w = (sigma + 1 / w).astype(real)
    order = np.argsort(w, kind="stable")
    if (order != np.arange(k)).any():
        w, residuals, memory = w[order], residuals[order], memory[order.tolist()]
    return Solution(place.from_host(w, like), memory.T, residuals, convergence, int(iterations[0]), missing, sentence)


def _default_block(k: int, ncv: int | None) -> int:
    """4, and more for hundreds of pairs, where the basis that is given has room for it."""
    block = 4 * max(1, min(12, k // 100))
    return block if ncv is None else max(4, min(block, (int(ncv) - k) // 2))


def _operator(A: Any, M: Any, sigma: float | None, Minv: Any, OPinv: Any, n: int, dtype: np.dtype, context: Context,
              scope: contextlib.ExitStack) -> Operator:
    """What is self-adjoint in the inner product of M: A, M^-1 A, or (A - sigma M)^-1 M."""
    if sigma is not None:
        inverse = _factors.inverse(A, M, sigma, dtype) if OPinv is None else OPinv
        if M is None:
            return _convert.operator(inverse, "OPinv", n, dtype, context, scope)
        return _convert.composed(M, inverse, ("M", "OPinv"), n, dtype, context, scope)
    if M is not None:
        return _convert.composed(A, Minv, ("A", "Minv"), n, dtype, context, scope)
    return _convert.operator(A, "A", n, dtype, context, scope)
