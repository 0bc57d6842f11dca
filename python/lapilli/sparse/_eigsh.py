# SPDX-License-Identifier: BSD-3-Clause
"""eigsh of scipy.sparse.linalg, by TRLAN."""
from __future__ import annotations

import contextlib
import warnings
from typing import Any, NamedTuple

import numpy as np
from numpy.linalg import LinAlgError

from .. import _watch
from ..context import Context, Convergence
from ..linalg import _core
from ..linalg._bridges import everywhere
from . import _convert, _factors
from ._operators import Operator
from ._pencil import Inverse, Pencil, on_host
from ._results import Pairs, Solution, checked, no_convergence
from ._shifted import Ritz, near_shift

_WHICH = {"LA": "L", "SA": "S", "LM": "M"}


def eigsh(A: Any, k: int = 6, M: Any = None, sigma: float | None = None, which: str = "LM", v0: Any = None, ncv: int | None = None,
          maxiter: int | None = None, tol: float = 0, return_eigenvectors: bool = True, Minv: Any = None, OPinv: Any = None,
          mode: str = "normal", *, block: int | None = None, context: Context | None = None) -> Any:
    """k eigenvalues of A x = lambda x or A x = lambda M x, ascending, and their vectors: (w, v).

    A        a Matrix, a sparse matrix of scipy, a dense one, an Operator, a LinearOperator of scipy, or a function X -> A X. Hermitian
    M        as A; Hermitian and positive definite. It needs Minv, X -> M^-1 X, or sigma
    sigma    eigenvalues near this number, by OPinv, X -> (A - sigma M)^-1 X. Without it factors are made of a dense A, by
             lapilli.linalg, and of a sparse one of scipy's by scipy. `which` is then of 1 / (lambda - sigma). An OPinv that is not
             exact is a preconditioner of a correction; pairs that still do not meet tol are returned with a UserWarning
    which    "LA" the largest, "SA" the smallest, "LM" the largest in size
    v0       vectors to begin with, one or some: n or n-by-g
    ncv      vectors that are kept, from k + 2 block on; None: 2 k or k + 12 block, what is more
    maxiter  restarts; None: 1000
    tol      |A x - lambda x| <= tol (|A| + |lambda|) |x|, with sigma |A x - lambda M x| <= tol (|A| +
             max(|lambda|, |sigma|) |M|) |x|; 0: 100 eps, and up to 1000 eps where factors have rounding errors of that size
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
        good = np.flatnonzero(found.converged).tolist()
        raise no_convergence()(found.sentence, found.eigenvalues[good], found.eigenvectors[:, good])
    return Pairs.of(found) if return_eigenvectors else found.eigenvalues


def _other(which: str) -> str:
    if which == "SM":
        return "which is 'SM': pass sigma=0 and which='LM' for the smallest in size; 'SA' are the smallest"
    if which == "BE":
        return "which is 'BE': call twice, with 'SA' and with 'LA'"
    return f"which is {which!r}: it must be 'LA', 'SA' or 'LM'"


class _Sizes(NamedTuple):
    """Of a call of TRLAN."""

    n: int
    k: int
    which: str
    block: int
    basis: int
    maxiter: int


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
    # More than 3500 vectors in addition to the wanted ones cost more than the restarts that they save.
    basis = min(n, k + max(min(k, 3500), 12 * block)) if ncv is None else int(ncv)
    if not least <= basis <= n:
        raise ValueError(f"ncv is {basis}: it must be from {least}, k + 2 block, to {n}")
    tol = float(tol) if tol else 100 * float(np.finfo(dtype).eps)
    start = None if v0 is None else _core.readable(place, v0, dtype, turned=False)
    trlan = _Trlan(place, like, dtype, context, start, guess)
    sizes = _Sizes(n, k, which, block, basis, int(maxiter))
    with contextlib.ExitStack() as scope:
        inner = None if M is None else _convert.operator(M, "M", n, dtype, context, scope)
        if sigma is None:
            operator = _convert.operator(A, "A", n, dtype, context, scope) if M is None else _convert.composed(
                A, Minv, ("A", "Minv"), n, dtype, context, scope)
            w, x, residuals = trlan.run(sizes, operator, inner, tol)
            converged = _best(w, residuals, len(w) - trlan.missing, trlan.convergence)
        else:
            inverse = _factors.inverse(A, M, sigma, dtype) if OPinv is None else OPinv
            operator = _convert.operator(inverse, "OPinv", n, dtype, context, scope) if M is None else _convert.composed(
                M, inverse, ("M", "OPinv"), n, dtype, context, scope)
            pencil = _pencil(A, M, inverse, sigma, n, dtype, context, scope, OPinv is not None)
            if pencil is None:
                w, x, residuals = trlan.run(sizes, operator, inner, tol)
                converged = _best(w, residuals, len(w) - trlan.missing, trlan.convergence)
                w = (sigma + 1 / w).astype(w.dtype)
            else:
                w, x, residuals, converged = _near(pencil, trlan, sizes, operator, inner, tol, scope)
    order = np.argsort(w, kind="stable")
    w, residuals, converged = w[order], residuals[order], converged[order]
    if (order != np.arange(len(w))).any():
        x = x[order.tolist()]
    missing = k - int(converged.sum())
    sentence = trlan.sentence or f"eigsh: {missing} of the wanted pairs have not converged"
    return Solution(place.from_host(w, like), x.T, residuals, trlan.convergence, trlan.restarts, missing, sentence, converged)


class _Trlan:
    """Calls of TRLAN, one or some, and what they tell."""

    def __init__(self, place: Any, like: Any, dtype: np.dtype, context: Context, start: Any, guess: int) -> None:
        self.place, self.like, self.dtype, self.context, self.start, self.guess = place, like, dtype, context, start, guess
        self.convergence: list[Convergence] = []
        self.restarts = self.missing = 0
        self.sentence = ""

    def run(self, sizes: _Sizes, operator: Operator, inner: Operator | None, tol: float) -> tuple[np.ndarray, Any, np.ndarray]:
        """Values, vectors in rows, residuals."""
        n, k, which, block, basis, maxiter = sizes
        real = _core.real_dtype(self.dtype)
        memory = self.place.empty((k, n), self.dtype, self.like)
        w, residuals, iterations = np.empty(k, real), np.empty(k, real), np.zeros(1, np.int64)
        start = self.start
        with self.context.lock:
            info = _core.routine(self.dtype, "trlan")(
                which, n, k, block, basis, operator, inner, self.guess, None if start is None else start.columns,
                max(1, n) if start is None else start.lead, tol, maxiter, w, memory.T, max(1, n), residuals, iterations,
                context=self.context)
            self.sentence = _watch.sentence()
            self.convergence = self.convergence + self.context.convergence
        self.missing = checked(info, k)
        self.restarts += int(iterations[0])
        return w, memory, residuals


def _best(w: np.ndarray, residuals: np.ndarray, count: int, convergence: list[Convergence]) -> np.ndarray:
    """Which have converged: `count` of them, with the smallest residuals over |A| + |lambda|, as the library tests them."""
    chosen = np.zeros(len(w), bool)
    if count == len(w) or not convergence or not convergence[-1].residual > 0:
        chosen[:count] = True
        return chosen
    norm = max(float((residuals / convergence[-1].residual - np.abs(w)).max()), 0.0)
    chosen[np.argsort(residuals / (norm + np.abs(w) + np.finfo(w.dtype).tiny), kind="stable")[:count]] = True
    return chosen


def _pencil(A: Any, M: Any, inverse: Any, sigma: float, n: int, dtype: np.dtype, context: Context, scope: contextlib.ExitStack,
            is_given: bool) -> Pencil | None:
    """None where A, M or the inverse are operators of the library: the program has no products with those."""
    try:
        a, solve = (on_host(f, name, dtype, context, scope) for f, name in ((A, "A"), (inverse, "OPinv")))
        m = None if M is None else on_host(M, "M", dtype, context, scope)
    except TypeError:
        return None
    return Pencil(a, m, solve, sigma, n, dtype, is_given)


def _near(pencil: Pencil, trlan: _Trlan, sizes: _Sizes, operator: Operator, inner: Operator | None, tol: float,
          scope: contextlib.ExitStack) -> tuple[np.ndarray, Any, np.ndarray, np.ndarray]:
    """Pairs near the shift: values, vectors in rows, residuals of A and M, and which have converged."""
    real = _core.real_dtype(trlan.dtype)

    def run(inverse: Inverse, end: str, k: int, allowed: float) -> Ritz:
        own = scope.enter_context(Operator(pencil.n, inverse, trlan.dtype, context=trlan.context)) if inverse.known.shape[1] else operator
        while True:
            before = trlan.restarts
            try:
                w, x, residuals = trlan.run(sizes._replace(k=k, which=end), own, inner, allowed)
                return Ritz(w, np.array(trlan.place.to_host(x)).T, residuals, trlan.restarts - before < sizes.maxiter)
            except LinAlgError as error:
                # A and M are Hermitian: it is the inverse that is not.
                if "self-adjoint" not in str(error):
                    raise
                if allowed == 0.5:
                    name = "OPinv" if pencil.is_given else f"(A - sigma M)^-1, computed for sigma = {pencil.sigma},"
                    raise LinAlgError(f"eigsh: {name} is not Hermitian in the inner product of M, by more than half of its norm") from error
                allowed = min(10 * allowed, 0.5)

    found = near_shift(pencil, sizes.k, sizes.which, tol, run)
    w, residuals, converged = found.values, found.residuals, found.converged
    trlan.sentence = ""
    if pencil.is_given and not converged.all():
        worst = float((residuals / pencil.size(w)).max())
        warnings.warn(f"OPinv is (A - sigma M)^-1 but for errors of {found.noise:.1g} of its norm: of {int((~converged).sum())} pairs the "
                      f"residual is up to {worst:.1g} of the norms, above the tolerance {tol:.1g}", UserWarning, stacklevel=5)
        converged = np.ones(len(w), bool)
    missing = sizes.k - len(w)
    x = np.zeros((sizes.k, pencil.n), trlan.dtype)
    x[:len(w)] = found.vectors.T
    # What has not been found has no value.
    w, residuals = (np.concatenate([v, np.full(missing, np.nan, real)]) for v in (w, residuals))
    return w, trlan.place.from_host(x, trlan.like), residuals, np.concatenate([converged, np.zeros(missing, bool)])


def _default_block(k: int, ncv: int | None) -> int:
    """4, and more for hundreds of pairs, where the basis that is given has room for it."""
    block = 4 * max(1, min(12, k // 100))
    return block if ncv is None else max(4, min(block, (int(ncv) - k) // 2))
