# SPDX-License-Identifier: BSD-3-Clause
"""svds of scipy.sparse.linalg: the largest singular values, by TRLAN on A^H A or A A^H."""
from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import numpy as np

from ..context import Context
from ..linalg import _core
from ..linalg._svd import svd
from . import _convert
from ._eigsh import eigsh
from ._matrix import Matrix
from ._operators import Operator, demand_type

Products = tuple[Callable[[Any], Any], Callable[[Any], Any]]


def svds(A: Any, k: int = 6, ncv: int | None = None, tol: float = 0, which: str = "LM", v0: Any = None, maxiter: int | None = None,
         return_singular_vectors: bool = True, *, block: int | None = None, context: Context | None = None) -> Any:
    """The k largest singular values, ascending, and their vectors: (u, s, vh), or s alone.

    A is a Matrix, a sparse matrix of scipy, a dense one in host memory, or a LinearOperator of scipy with products by its adjoint, of any shape.
    TRLAN finds vectors of A^H A or of A A^H, what is smaller. The singular values are those of A times these vectors, so that values of
    rounding errors' size and their vectors are right, too. ncv, tol, v0, maxiter and block are those of eigsh. Arrays are numpy's.
    """
    if which != "LM":
        raise ValueError(f"which is {which!r}: there is only 'LM', the largest; lapilli.linalg.svd finds all of a dense matrix")
    if _core.is_on_device(A):
        raise TypeError("A is on a GPU: lapilli.linalg.randomized_svd finds its largest singular values")
    with contextlib.ExitStack() as scope:
        (times, back), dtype = _products(A, context, scope)
        demand_type(dtype)
        m, n = (int(x) for x in A.shape)
        if m < n:
            times, back = back, times
        scale = _scale(times, min(m, n), dtype)
        if scale != 1:
            times, back = _of_scaled(times, scale), _of_scaled(back, scale)
        square = scope.enter_context(Operator(min(m, n), lambda x: back(times(x)), dtype, place="H", context=context))
        vectors = eigsh(square, k, which="LA", v0=v0, ncv=ncv, maxiter=maxiter, tol=tol, block=block)[1]
        left, s, right = svd(np.asarray(times(vectors)), full_matrices=False)
        s = s / s.dtype.type(scale)
    if not return_singular_vectors:
        return s[::-1]
    u, vh = left, right @ vectors.conj().T
    if m < n:
        u, vh = vh.conj().T, u.conj().T
    return u[:, ::-1], s[::-1], vh[::-1]


def _scale(times: Callable[[Any], Any], n: int, dtype: np.dtype) -> float:
    """A power of two for a matrix whose squares would overflow or vanish; 1 where they do not, and for a NaN."""
    real = np.finfo(dtype)
    x = np.random.default_rng(1).standard_normal((n, min(n, 4))).astype(dtype)
    exponent = 0
    for lower in (0, real.maxexp - 2):  # the product itself may overflow, and its terms cancel to a NaN
        with np.errstate(over="ignore", invalid="ignore"):
            largest = float(np.abs(times(x * np.ldexp(real.dtype.type(1), -lower))).max(initial=0))
        if np.isfinite(largest):
            exponent = int(np.frexp(largest)[1]) + lower
            break
    if abs(exponent) <= real.maxexp // 8:
        return 1.0
    return float(np.ldexp(1.0, int(np.clip(-exponent, 2 - real.maxexp, real.maxexp - 2))))


def _of_scaled(times: Callable[[Any], Any], scale: float) -> Callable[[Any], Any]:
    """Products with scale A. Vectors are scaled beforehand: products of subnormal numbers have few digits."""
    return lambda x: times(x * scale)


def _products(A: Any, context: Context | None, scope: contextlib.ExitStack) -> tuple[Products, np.dtype]:
    """X -> A X and X -> A^H X."""
    kind = _convert.kind_of(A)
    if kind == "sparse":
        dtype = np.dtype(A.dtype)
        A = scope.enter_context(Matrix(A, context=context, dtype=np.dtype(np.float64) if dtype.kind in "biu" else dtype))
    if isinstance(A, Matrix):
        return (A.multiply, A.H.multiply), A.dtype
    if kind == "linear":
        return (A.matmat, A.rmatmat), np.dtype(A.dtype)
    if kind != "dense":
        raise TypeError(f"{type(A).__name__} has no products by its adjoint: pass a matrix, or a LinearOperator of scipy")
    a = np.asarray(A)
    a = a.astype(_core.common_dtype(_core.place_of(a), a), copy=False)
    return (lambda x: a @ x, lambda x: a.conj().T @ x), a.dtype
