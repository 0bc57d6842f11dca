# SPDX-License-Identifier: BSD-3-Clause
"""What solvers take for an operator: matrices, sparse or dense, operators of the library and of scipy, functions."""
from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import numpy as np

from ..context import Context, current
from ..linalg import _core
from ._matrix import Matrix
from ._operators import Operator, of_dense, of_matrix
from ._stored import format_of


def kind_of(a: Any) -> str:
    """own, sparse, linear, dense, function."""
    if isinstance(a, (Matrix, Operator)):
        return "own"
    if format_of(a):
        return "sparse"
    if hasattr(a, "matmat") and hasattr(a, "shape"):
        return "linear"
    if isinstance(a, (np.ndarray, list)) or _core.is_on_device(a) or hasattr(a, "__array__"):
        return "dense"
    if callable(a):
        return "function"
    raise TypeError(f"{type(a).__name__} is no operator: pass a Matrix, an Operator, a sparse or dense matrix, or a function")


def _dtype(a: Any, kind: str) -> np.dtype | None:
    if kind == "function" or getattr(a, "dtype", None) is None and kind != "dense":
        return None
    if kind == "dense":
        place = _core.place_of(a)
        found = place.dtype(place.array(a))
    else:
        found = np.dtype(a.dtype)
    return np.dtype(np.float64) if found.kind in "biu" else found


def frame(operators: dict[str, Any], vectors: Any, context: Context | None) -> tuple[int, np.dtype, Context]:
    """The order, the dtype and the context of a solver's call. A Matrix or an Operator has a dtype and a context, with which the
    solver computes; else numpy's rules hold."""
    fixed: dict[str, np.dtype] = {}
    free: list[np.dtype] = []
    orders: dict[str, int] = {}
    for name, a in operators.items():
        if a is None:
            continue
        kind = kind_of(a)
        if kind != "function":
            shape = tuple(int(s) for s in np.shape(a)) if isinstance(a, list) else tuple(int(s) for s in a.shape)
            if len(shape) != 2 or shape[0] != shape[1]:
                raise ValueError(f"{name} has the shape {shape}: it must be square")
            orders[name] = shape[0]
        found = _dtype(a, kind)
        if kind == "own":
            assert found is not None
            fixed[name] = found
            if context is not None and a.context is not context:
                raise ValueError(f"{name} is of another context")
            context = a.context
        elif found is not None:
            free.append(found)
    if vectors is not None:
        place = _core.place_of(vectors)
        given = place.dtype(vectors)
        free.append(np.dtype(np.float64) if given.kind in "biu" else given)
        orders["the array of vectors"] = int(vectors.shape[0])
    if not orders:
        raise ValueError("a function does not tell its order: pass lapilli.sparse.Operator(n, function), or vectors to begin with")
    if len(set(orders.values())) != 1:
        raise ValueError("orders differ: " + ", ".join(f"{name} has {n}" for name, n in orders.items()))
    dtype = next(iter(fixed.values())) if fixed else np.result_type(*(free or [np.dtype(np.float64)]))
    for name, found in fixed.items():
        if found != dtype:
            raise TypeError(f"{name} is of {found}, and {next(iter(fixed))} of {dtype}: make one of them again with dtype=")
    if dtype.kind == "f" and any(found.kind == "c" for found in free):
        raise TypeError(f"{next(iter(fixed))} is of {dtype}, and other arguments are complex: make it again with dtype={np.result_type(dtype, 'F')}")
    if dtype.char not in "fdFD":
        raise TypeError(f"solvers do not compute with {dtype}: convert the arguments to float64 or another of float32, complex64, complex128")
    return next(iter(orders.values())), dtype, context or current()


def like(a: Any, vectors: Any) -> Any:
    """An array in the place of the results."""
    if vectors is not None:
        return vectors
    if isinstance(a, Matrix):
        return a._stored.like
    if not isinstance(a, Operator):
        values = a.data if _core.is_on_device(getattr(a, "data", None)) else a  # of cupyx.scipy.sparse
        if _core.place_of(values).on_device:
            return values
    return None


def operator(a: Any, name: str, n: int, dtype: np.dtype, context: Context, scope: contextlib.ExitStack) -> Operator:
    """As an operator of the library; `scope` frees what is made for the call."""
    kind = kind_of(a)
    if kind == "own" and isinstance(a, Operator):
        return a
    if kind == "own":
        return scope.enter_context(of_matrix(a))
    if kind == "sparse":
        with Matrix(a, context=context, dtype=dtype) as matrix:
            return scope.enter_context(of_matrix(matrix))
    if kind == "dense" and not _core.place_of(a).on_device:
        return scope.enter_context(of_dense(_core.place_of(a).array(a), dtype, context))
    function, place = applier(a, name)
    return scope.enter_context(Operator(n, function, dtype, place=place, context=context))


def applier(a: Any, name: str) -> tuple[Callable[[Any], Any], str]:
    """A function of X for A X, and the place where it wants its vectors; "" for any."""
    kind = kind_of(a)
    if isinstance(a, Operator):
        if a.function is None:
            raise TypeError(f"{name} is an operator of the library, of which no other one is made: pass a matrix or a function")
        if a.into:
            return _into(a.function), a.place
        return a.function, a.place
    if isinstance(a, Matrix):
        return a.multiply, ""
    if kind == "linear":
        return a.matmat, "H"
    if kind == "function":
        return a, "H"
    if kind == "sparse":
        raise TypeError(f"{name} is a sparse matrix: pass a Matrix of it")
    place = _core.place_of(a)
    dense = place.array(a)
    return (lambda x: dense @ x), type(dense).__module__.partition(".")[0] if place.on_device else "H"


def _into(function: Callable[[Any, Any], Any]) -> Callable[[Any], Any]:
    def computed(x: Any) -> Any:
        y = _core.place_of(x).empty(tuple(x.shape), _core.place_of(x).dtype(x), x)
        function(x, y)
        return y

    return computed


def composed(first: Any, second: Any, names: tuple[str, str], n: int, dtype: np.dtype, context: Context,
             scope: contextlib.ExitStack) -> Operator:
    """X -> second(first(X))."""
    first, second = (scope.enter_context(Matrix(a, context=context, dtype=dtype)) if kind_of(a) == "sparse" else a
                     for a in (first, second))
    (f, there), (g, here) = applier(first, names[0]), applier(second, names[1])
    if there and here and there != here:
        raise ValueError(f"{names[0]} and {names[1]} want their vectors in different places: pass both in the same")
    return scope.enter_context(Operator(n, lambda x: g(f(x)), dtype, place=there or here or "H", context=context))
