# SPDX-License-Identifier: BSD-3-Clause
"""Eigenvalues and vectors of general matrices, Hessenberg and Schur forms. The CPU's LAPACK computes; arrays on a GPU are their own
library's."""
from __future__ import annotations

import ctypes
import inspect
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.linalg import LinAlgError

from . import _core
from ._bridges import everywhere


class EigResult(NamedTuple):
    """What eig returns."""

    eigenvalues: Any
    eigenvectors: Any


def operand(a: Any, *others: Any, stacks: bool = False) -> tuple[np.ndarray, np.dtype]:
    """A square matrix in host memory, or a stack of them, and the dtype in which it is computed with."""
    place = _core.place_of(a, *others)
    if place.on_device:
        raise _core.Unsupported("it is not computed for arrays on a GPU")
    a = place.array(a)
    _core.square(a)
    if a.ndim > 2 and not stacks:
        raise _core.ShapeError(f"{a.ndim}-dimensional array given. Array must be two-dimensional")
    return a, _core.common_dtype(place, a, *(place.array(x) for x in others))


def column_major(a: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """A copy for the library."""
    return np.array(a, dtype, order="F")


def new_matrix(n: int, dtype: np.dtype) -> np.ndarray:
    """A square matrix that a call writes."""
    return np.empty((n, n), dtype, order="F")


@everywhere
def eig(a: Any, b: Any = None, left: bool = False, right: bool = True, overwrite_a: bool = False, overwrite_b: bool = False,
        check_finite: bool = True, homogeneous_eigvals: bool = False) -> Any:
    """Eigenvalues and eigenvectors of a general matrix.

    Arguments are scipy's; results are numpy's: the named tuple (eigenvalues, eigenvectors), real where a real matrix, or every
    matrix of a stack, has real eigenvalues only. left and right choose vectors as scipy does: values alone, (w, vl), (w, vr) or
    (w, vl, vr). A pair of matrices, and homogeneous eigenvalues, are scipy's.
    """
    if b is not None or homogeneous_eigvals:
        raise _core.Unsupported("pairs of matrices are not computed")
    a, dtype = operand(a, stacks=True)
    if 0 in a.shape:
        w = np.empty(a.shape[:-1], dtype)
        vectors = [np.empty(a.shape, dtype) for chosen in (left, right) if chosen]
    else:
        parts = [_geev(x, dtype, left, right) for x in a.reshape((-1, *a.shape[-2:]))]
        w = np.stack([part[0] for part in parts]).reshape(a.shape[:-1])
        columns = [[part[k] for part in parts] for k in range(1, len(parts[0]))]
        vectors = [part[0] if a.ndim == 2 else np.stack(part).reshape(a.shape) for part in columns]
    if dtype.kind != "c" and w.dtype.kind == "c" and not w.imag.any():
        w, vectors = w.real, [v.real for v in vectors]
    if not vectors:
        return w
    return EigResult(w, vectors[0]) if right and not left else (w, *vectors)


@everywhere
def eigvals(a: Any, b: Any = None, overwrite_a: bool = False, check_finite: bool = True, homogeneous_eigvals: bool = False) -> Any:
    """The eigenvalues that eig returns, alone."""
    return eig(a, b, False, False, overwrite_a, False, check_finite, homogeneous_eigvals)


def _geev(a: np.ndarray, dtype: np.dtype, left: bool, right: bool) -> tuple[np.ndarray, ...]:
    """Values and vectors, complex ones, also of a real matrix."""
    n = a.shape[0]
    work = column_major(a, dtype)
    values = [np.empty(n, dtype) for _ in range(1 if dtype.kind == "c" else 2)]
    vl, vr = (new_matrix(n, dtype) if chosen else None for chosen in (left, right))
    info = _core.routine(dtype, "geev")("V" if left else "N", "V" if right else "N", n, work, n, *values, vl, n, vr, n)
    _core.positive_info(info)
    w = complex_values(values)
    return (w, *(_complex_vectors(w, v) for v in (vl, vr) if v is not None))


def complex_values(values: list[np.ndarray]) -> np.ndarray:
    """One array of LAPACK's real and imaginary parts."""
    if len(values) == 1:
        return values[0]
    w = values[0].astype(np.result_type(values[0], np.complex64))
    w.imag = values[1]
    return w


def _complex_vectors(w: np.ndarray, v: np.ndarray) -> np.ndarray:
    """Those of pairs from their real and imaginary parts, which are in two columns."""
    if v.dtype.kind == "c":
        return v
    first = np.flatnonzero(w.imag > 0)
    vectors = v.astype(w.dtype, order="F")
    vectors[:, first] = v[:, first] + 1j * v[:, first + 1]
    vectors[:, first + 1] = vectors[:, first].conj()
    return vectors


_SORTS: dict[str, Callable[[complex], bool]] = {"lhp": lambda x: x.real < 0, "rhp": lambda x: x.real >= 0,
                                                "iuc": lambda x: abs(x) <= 1, "ouc": lambda x: abs(x) > 1}


@everywhere
def schur(a: Any, output: str = "real", lwork: Any = None, overwrite_a: bool = False, sort: Any = None,
          check_finite: bool = True) -> Any:
    """The Schur form: a = z @ t @ z.conj().T. Arguments and results are scipy's: (t, z), with `sort` (t, z, sdim).

    A function as `sort` gets an eigenvalue; of a real matrix, where it has two arguments, the real and the imaginary part.
    """
    if output not in ("real", "complex", "r", "c"):
        raise ValueError("argument must be 'real', or 'complex'")
    if sort is not None and sort not in _SORTS and not callable(sort):
        raise ValueError("'sort' parameter must either be 'None', or a callable, or one of ('lhp','rhp','iuc','ouc')")
    a, dtype = operand(a)
    if output[0] == "c":
        dtype = np.result_type(dtype, np.complex64)
    n = a.shape[0]
    t, z = column_major(a, dtype), new_matrix(n, dtype)
    values = [np.empty(n, dtype) for _ in range(1 if dtype.kind == "c" else 2)]
    found = np.zeros(1, np.int64)
    select = None if sort is None else _Select(_SORTS[sort] if isinstance(sort, str) else sort, dtype)
    info = _core.routine(dtype, "gees")("V", "N" if select is None else "S", select and select.function, n, t, max(1, n), found,
                                        *values, z, max(1, n))
    if select is not None and select.error is not None:
        raise select.error
    if info == n + 1:
        raise LinAlgError("Eigenvalues could not be separated for reordering.")
    if info == n + 2:
        raise LinAlgError("Leading eigenvalues do not satisfy sort condition.")
    _core.positive_info(info)
    return (t, z) if select is None else (t, z, int(found[0]))


class _Select:
    """A function of Python's that LAPACK's GEES calls. What it raises is kept, since it cannot pass through the library."""

    def __init__(self, choose: Callable[..., Any], dtype: np.dtype) -> None:
        self.error: BaseException | None = None
        self._choose = choose
        self._parts = dtype.kind != "c" and _has_two_arguments(choose)
        number = ctypes.POINTER(ctypes.c_float if dtype.char in "fF" else ctypes.c_double)
        if dtype.kind == "c":
            self.function: Any = ctypes.CFUNCTYPE(ctypes.c_int, number)(lambda w: self._call(w[0], w[1]))
        else:
            self.function = ctypes.CFUNCTYPE(ctypes.c_int, number, number)(lambda wr, wi: self._call(wr[0], wi[0]))

    def _call(self, real: float, imaginary: float) -> int:
        if self.error is not None:
            return 0
        try:
            return int(bool(self._choose(real, imaginary) if self._parts else self._choose(complex(real, imaginary))))
        except BaseException as error:  # pylint: disable=broad-except
            self.error = error
            return 0


def _has_two_arguments(function: Callable[..., Any]) -> bool:
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return False
    needed = [p for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) and p.default is p.empty]
    return len(needed) == 2


@everywhere
def rsf2csf(T: Any, Z: Any, check_finite: bool = True) -> Any:
    """The complex Schur form of a real one: (t, z) by Givens rotations, one for each pair. Arguments and results are scipy's."""
    t, dtype = operand(T, Z)
    z, _ = operand(Z)
    if t.shape != z.shape:
        raise ValueError(f"Input array shapes must match: Z: {z.shape} vs. T: {t.shape}")
    dtype = np.result_type(dtype, np.complex64)
    _core.demand_finite(not check_finite or bool(np.isfinite(t).all() and np.isfinite(z).all()))
    t, z = column_major(t, dtype), column_major(z, dtype)
    for k in range(t.shape[0] - 1, 0, -1):
        pair = slice(k - 1, k + 1)
        block = t[pair, pair]
        if abs(block[1, 0]) > np.finfo(dtype).eps * (abs(block[0, 0]) + abs(block[1, 1])):
            (p, q), (r, s) = block / max(np.abs(block.real).max(), np.abs(block.imag).max())  # squares stay in range
            half = (p - s) / 2
            first = half + np.sqrt(half * half + q * r)  # the eigenvalue, less the last element
            size = np.hypot(abs(first), abs(r))
            c, d = first / size, r / size
            rotation = np.array([[np.conj(c), np.conj(d)], [-d, c]])
            t[pair, k - 1:] = rotation @ t[pair, k - 1:]
            t[:k + 1, pair] = t[:k + 1, pair] @ rotation.conj().T
            z[:, pair] = z[:, pair] @ rotation.conj().T
        t[k, k - 1] = 0
    return t, z


@everywhere
def hessenberg(a: Any, calc_q: bool = False, overwrite_a: bool = False, check_finite: bool = True) -> Any:
    """The Hessenberg form: a = q @ h @ q.conj().T. Arguments and results are scipy's: h, with calc_q (h, q)."""
    a, dtype = operand(a)
    n = a.shape[0]
    factors = column_major(a, dtype)
    tau = np.empty(max(0, n - 1), dtype)
    _core.routine(dtype, "gehrd")(n, 1, n, factors, max(1, n), tau)
    h = np.triu(factors, -1)
    if not calc_q:
        return h
    _core.routine(dtype, "orghr", "unghr")(n, 1, n, factors, max(1, n), tau)
    return h, factors
