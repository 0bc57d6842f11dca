# SPDX-License-Identifier: BSD-3-Clause
"""What the functions of this module have in common: dtypes, memory that the library works in, calls, errors.

The library's matrices are column-major. A row-major array is the transpose in its eyes, and the functions are written so that
this costs nothing: of a symmetric matrix it is the other triangle, of QR it is LQ. `Memory` says which of both it is.
"""
from __future__ import annotations

import warnings
from typing import Any, NamedTuple

import numpy as np
from numpy.linalg import LinAlgError

from .. import _watch, lapack
from ..lapack import _pointers
from . import _gpu_places
from ._places import Host

_CHARACTERS = {"f": "s", "d": "d", "F": "c", "D": "z"}


class Unsupported(TypeError):
    """A dtype that the library lacks, or an argument that is scipy's business."""


def place_of(*arrays: Any) -> Any:
    """That of arrays on a GPU, if one is there, else numpy's."""
    for a in arrays:
        kind = type(a).__module__.partition(".")[0]
        if kind == "cupy" or kind == "torch" and a.is_cuda:
            return _gpu_places.place(kind)
    return Host


def common_dtype(place: Any, *arrays: Any) -> np.dtype:
    """That in which the library computes: numpy's rules; integers and bool become float64."""
    found = []
    for a in arrays:
        dtype = place.dtype(a)
        if dtype.kind in "biu":
            dtype = np.dtype(np.float64)
        if dtype.char not in _CHARACTERS:
            raise Unsupported(f"arrays of {dtype} are not computed with")
        found.append(dtype.newbyteorder("="))
    return np.result_type(*found)


def real_dtype(dtype: np.dtype) -> np.dtype:
    """That of eigenvalues."""
    return np.dtype(dtype.char.lower())


def routine(dtype: np.dtype, real: str, complex_: str = "") -> Any:
    """The function of lapilli.lapack: routine(dtype, "syevd", "heevd")."""
    return getattr(lapack, _CHARACTERS[dtype.char] + (complex_ if complex_ and dtype.kind == "c" else real))


def positive_info(info: int) -> None:
    """Raises LinAlgError with the library's sentence, where info is not 0."""
    if info != 0:
        raise LinAlgError(_watch.sentence())


class Memory(NamedTuple):
    """A matrix in memory for the library. `rows` is row-major; the library sees its transpose, `columns`. That is the
    operand where `turned` is false, and else the operand's transpose."""

    rows: Any
    turned: bool
    lead: int

    @property
    def columns(self) -> Any:
        """As the library sees it."""
        return self.rows.T


def is_row_major(place: Any, a: Any) -> bool:
    """Whether the rows of a matrix are contiguous rather than its columns."""
    rows, columns = (abs(s) for s in place.strides(a))
    return rows >= columns and a.shape[1] > 1 or a.shape[0] == 1


def fresh(place: Any, a: Any, dtype: np.dtype, *, turned: bool | None = None, conjugate: bool = False, overwrite: bool = False,
          check: bool = False) -> Memory:
    """A copy in new memory, with one pass over it; or the operand itself, where it may be overwritten. `turned` None is what
    costs least. `conjugate`: of a turned complex matrix the conjugate, so that the library sees a Hermitian one as it is."""
    if turned is None:
        turned = is_row_major(place, a)
    rows = a if turned else a.T
    conjugate = conjugate and turned and place.dtype(a).kind == "c"
    if overwrite and place.dtype(a) == dtype and place.is_memory(rows):
        if check and not place.is_finite(rows):
            raise ValueError("array must not contain infs or NaNs")
        if conjugate:
            place.conjugate(rows)
        return Memory(rows, turned, max(1, rows.shape[1]))
    memory = place.empty(tuple(rows.shape), dtype, a)
    if not place.copy(memory, rows, conjugate, check):
        raise ValueError("array must not contain infs or NaNs")
    return Memory(memory, turned, max(1, rows.shape[1]))


def readable(place: Any, a: Any, dtype: np.dtype, *, turned: bool | None = None, check: bool = False) -> Memory:
    """For an operand that the library only reads: itself, where it can be."""
    if place.dtype(a) == dtype:
        for way in (True, False) if turned is None else (turned,):
            rows = a if way else a.T
            if place.is_readable(rows):
                if check and not place.is_finite(rows):
                    raise ValueError("array must not contain infs or NaNs")
                return Memory(rows, way, max(1, place.leading(rows)))
    return fresh(place, a, dtype, turned=turned, check=check)


def demand_finite(finite: bool) -> None:
    """Raises ValueError, as scipy does."""
    if not finite:
        raise ValueError("array must not contain infs or NaNs")


def square(a: Any, what: str = "a") -> int:
    """The order of the last two dimensions."""
    if a.ndim < 2:
        raise LinAlgError(f"{a.ndim}-dimensional array given. Array must be at least two-dimensional")
    if a.shape[-1] != a.shape[-2]:
        raise LinAlgError(f"Last 2 dimensions of the array must be square: {what} is {tuple(a.shape)}")
    return int(a.shape[-1])


def stacked(place: Any, function: Any, shape: tuple[int, ...], *arrays: Any) -> Any:
    """function(matrix, ...) for each of a stack, whose shape is `shape`: an array, or a tuple of arrays."""
    results = [function(*(a[i] for a in arrays)) for i in np.ndindex(*shape)]
    if isinstance(results[0], tuple):
        parts = [place.stack(list(part), shape) for part in zip(*results)]
        return type(results[0])(*parts) if hasattr(results[0], "_fields") else tuple(parts)
    return place.stack(results, shape)


def warn(text: str) -> None:
    """As scipy does."""
    try:
        from scipy.linalg import LinAlgWarning as category
    except ImportError:
        category = RuntimeWarning
    warnings.warn(text, category, stacklevel=4)


is_on_device = _pointers.is_on_device
