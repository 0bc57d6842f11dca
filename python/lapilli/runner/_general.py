# SPDX-License-Identifier: BSD-3-Clause
"""What numpy.linalg and scipy.linalg return of general matrices where it differs from lapilli.linalg."""
from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import numpy as np

from ..linalg import _core, _eig


def numpy_eig(a: np.ndarray) -> tuple[Any, ...]:
    """Eigenvalues and vectors. numpy computes with double precision, and rounding decides whether all eigenvalues are real."""
    return tuple(_as_narrow_as(a, x) for x in _eig.eig(_wide(a)))


def numpy_eigvals(a: np.ndarray) -> Any:
    """The values alone."""
    return _as_narrow_as(a, _eig.eigvals(_wide(a)))


def _wide(a: np.ndarray) -> np.ndarray:
    return a.astype(np.result_type(a, np.float64), copy=False)


def _as_narrow_as(a: np.ndarray, result: Any) -> Any:
    return result.astype(result.dtype.char.replace("d", "f").replace("D", "F")) if a.dtype.char in "fF" else result


def scipy_eig(a: np.ndarray, left: bool, right: bool) -> Any:
    """scipy's eigenvalues are complex, also where those of a real matrix are real, and its vectors are real there."""
    result = _eig.eig(a, left=left, right=right)
    w, *vectors = result if left or right else (result,)
    w = w.astype(np.result_type(w, np.complex64), copy=False)
    return (w, *vectors) if vectors else w


def scipy_schur(original: Callable[..., Any], a: np.ndarray, output: str, sort: Any) -> Any:
    """The Schur form with scipy's choice of eigenvalues."""
    if output[0] == "c" and a.dtype.kind not in "fc":
        raise _core.Unsupported("the complex form of integers, which is of single precision for some types")
    is_real = output[0] == "r" and a.dtype.kind != "c"
    if callable(sort):
        sort = _choice(sort, is_real)
    elif is_real and sort in ("iuc", "ouc") and original(np.array([[0.0, 2.0], [-2.0, 0.0]]), sort="iuc")[2] > 0:
        raise _core.Unsupported("moduli of real parts, which scipy before 1.15 sorts by")
    return _eig.schur(a, output, sort=sort)


def _choice(sort: Any, is_real: bool) -> Callable[..., Any]:
    """A function that is called as f2py calls it: with as many arguments as it has, and these are of a real matrix the real and the
    imaginary part. One argument is the real part alone."""
    if not inspect.isfunction(sort) or sort.__code__.co_argcount == 0:
        raise _core.Unsupported("a callable whose number of arguments is not known")
    if not is_real:
        return sort
    if sort.__code__.co_argcount == 1:
        return lambda value: sort(value.real)
    return lambda real, imaginary: sort(real, imaginary)


def quietly(function: Callable[..., Any], *operands: np.ndarray) -> Any:
    """Its result, without numpy's warnings of products: scipy multiplies by numpy.dot, which gives none."""
    with np.errstate(all="ignore"):
        return function(*operands)


def order_of_hessenberg(a: np.ndarray) -> int:
    """Up to order 2 scipy returns the operand itself, which no crossover serves."""
    return min(a.shape) if min(a.shape) > 2 else -1
