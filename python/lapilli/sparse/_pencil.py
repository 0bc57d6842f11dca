# SPDX-License-Identifier: BSD-3-Clause
"""A - sigma M and its inverse, as functions of arrays of numpy, and what an inverse is worth."""
from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.linalg import LinAlgError

from ..context import Context
from ..linalg import _core
from . import _blocks, _convert
from ._matrix import Matrix

Function = Callable[[np.ndarray], np.ndarray]


def on_host(a: Any, name: str, dtype: np.dtype, context: Context, scope: contextlib.ExitStack) -> Function:
    """X -> A X of arrays of numpy. TypeError where the program has no function of it."""
    if _convert.kind_of(a) == "sparse":
        a = scope.enter_context(Matrix(a, context=context, dtype=dtype))
    function, place = _convert.applier(a, name)
    if place in ("", "H"):
        return lambda x: np.asarray(function(x), dtype).reshape(x.shape)
    library = _blocks.Library("" if place == "D" else place)

    def there(x: np.ndarray) -> np.ndarray:
        x = np.ascontiguousarray(x)
        y = function(library.module.asarray(x) if library.is_cupy else library.module.as_tensor(x, device="cuda"))
        return np.asarray(_core.place_of(y).to_host(y), dtype).reshape(x.shape)

    return there


def adjoint(x: np.ndarray) -> np.ndarray:
    """X^H."""
    return x.conj().T


def lengths(x: np.ndarray) -> np.ndarray:
    """Of the columns."""
    return np.sqrt((np.abs(x) ** 2).sum(0))


class Pencil:
    """A x = lambda M x near sigma. `solve` is X -> (A - sigma M)^-1 X, m None the identity."""

    def __init__(self, a: Function, m: Function | None, solve: Function, sigma: float, n: int, dtype: np.dtype, is_given: bool) -> None:
        self.is_given = is_given  # the inverse, by the program
        self.a, self._m, self.solve, self.sigma, self.n, self.dtype = a, m, solve, sigma, n, dtype
        self.eps = float(np.finfo(dtype).eps)
        self.a_norm = self._norm(a, "A")
        self.m_norm = 1.0 if m is None else self._norm(m, "M")

    def m(self, x: np.ndarray) -> np.ndarray:
        """M X."""
        return x if self._m is None else self._m(x)

    def random(self, seed: int, count: int = 4) -> np.ndarray:
        """Vectors for probes."""
        random, shape = np.random.default_rng(seed), (self.n, min(self.n, count))
        x = random.standard_normal(shape)
        return (x + 1j * random.standard_normal(shape) if self.dtype.kind == "c" else x).astype(self.dtype)

    def _norm(self, function: Function, name: str) -> float:
        """About the norm, from products, after a look at whether the matrix is Hermitian."""
        x = self.random(1)
        x /= lengths(x)
        y = function(x)
        g = adjoint(x) @ y
        largest = float(lengths(y).max())
        if not np.isfinite(largest):
            return largest
        if np.abs(g - adjoint(g)).max() > np.sqrt(self.eps) * np.abs(g).max() + 1e5 * self.eps * largest:
            raise LinAlgError(f"eigsh: {name} is not Hermitian")
        for _ in range(3):
            size = lengths(y)
            if not (size > 0).all():
                break
            y = function(y / size)
            largest = max(largest, float(lengths(y).max()))
        return largest

    def size(self, values: np.ndarray) -> np.ndarray:
        """|A| + max(|lambda|, |sigma|) |M|: what residuals are held against. A - sigma M is not known better than that."""
        return self.a_norm + np.maximum(np.abs(values), abs(self.sigma)) * self.m_norm


class Inverse:
    """(A - sigma M)^-1 M on what is orthogonal to pairs that are known, and how exact it is."""

    def __init__(self, pencil: Pencil, known: np.ndarray, end: str, like: Inverse | None = None) -> None:
        self.pencil, self.known, self._m_known = pencil, known, pencil.m(known) if known.shape[1] else known
        self._end, self._shift, self.norm = end, 0.0, 0.0
        if like is None:
            self.noise = self._noise()
        else:
            self.noise, self.norm, self._shift = like.noise, like.norm, like._shift

    def project(self, x: np.ndarray) -> np.ndarray:
        """Without what it has of known vectors."""
        return x - self.known @ (adjoint(self._m_known) @ x) if self.known.shape[1] else x

    def solve(self, x: np.ndarray) -> np.ndarray:
        """(A - sigma M)^-1 X, without known vectors."""
        with np.errstate(invalid="ignore", over="ignore"):
            return self.project(self.pencil.solve(x))

    def __call__(self, x: np.ndarray) -> np.ndarray:
        """Known vectors have the value 0, or one at the end that is not wanted."""
        own = adjoint(self._m_known) @ x if self.known.shape[1] else None
        free = x if own is None else x - self.known @ own
        y = self.solve(self.pencil.m(free))
        return y if own is None or self._shift == 0 else y + self.known @ (self._shift * own)

    def _noise(self) -> float:
        """By how much, relative to its norm, what is computed may differ from the inverse: what a step of iterative refinement
        changes, and what its projection lacks to be Hermitian."""
        pencil = self.pencil
        x, noise = self.project(pencil.random(2)), 0.0
        for _ in range(4):
            size = lengths(x)
            if not (np.isfinite(size) & (size > 0)).all():
                break
            x = x / size
            mx = pencil.m(x)
            y = self.solve(mx)
            if not np.isfinite(y).all():
                return np.inf
            change = self.solve(mx - (pencil.a(y) - pencil.sigma * pencil.m(y)))
            if not np.isfinite(change).all():
                return np.inf
            g = adjoint(mx) @ y
            largest = float(lengths(y).max())
            if largest == 0:
                break
            self.norm = max(self.norm, largest)
            self._shift = {"L": -largest, "S": largest, "M": 0.0}[self._end]
            relative = np.abs(g - adjoint(g)).max() / max(np.abs(g).max(), np.finfo(self.pencil.dtype).tiny)
            noise = max(noise, float(lengths(change).max()) / largest, float(relative))
            x = y
        return noise
