# SPDX-License-Identifier: BSD-3-Clause
"""What the functions of this module have in common: dtypes, memory that the library works in, calls, errors.

The library's matrices are column-major. A row-major array is the transpose in its eyes, and the functions are written so that
this costs nothing: of a symmetric matrix it is the other triangle, of QR it is LQ. `Memory` says which of both it is.
"""
from __future__ import annotations

import math
import sys
import warnings
from typing import Any, NamedTuple, NoReturn

import numpy as np
from numpy.linalg import LinAlgError

from .. import _streams, _watch, errors, lapack
from .._kinds import library_of
from ..context import Context, current
from ..lapack import _pointers
from . import _gpu_places
from ._places import Host

_CHARACTERS = {"f": "s", "d": "d", "F": "c", "D": "z"}
_NATIVE = frozenset(map(np.dtype, _CHARACTERS))


class Unsupported(TypeError):
    """An argument that is scipy's business."""


class UnsupportedType(Unsupported):
    """A dtype that the library lacks."""


class ShapeError(LinAlgError, ValueError):
    """A matrix that is not square, or no matrix: numpy raises LinAlgError, and scipy ValueError."""


def place_of(*arrays: Any) -> Any:
    """That of arrays on a GPU, if one is there, else numpy's."""
    for a in arrays:
        if type(a) is np.ndarray:
            continue
        kind = library_of(a)
        if kind == "cupy" or kind == "torch" and a.is_cuda:
            return _gpu_places.place(kind)
    return Host


def common_dtype(place: Any, *arrays: Any) -> np.dtype:
    """That in which the library computes: numpy's rules; integers and bool become float64."""
    found = []
    for a in arrays:
        dtype = place.dtype(a)
        if dtype in _NATIVE:
            found.append(dtype)
            continue
        if dtype.kind in "biu":
            dtype = np.dtype(np.float64)
        if dtype.char not in _CHARACTERS:
            raise UnsupportedType(f"arrays of {dtype} are not computed with")
        found.append(dtype if dtype.isnative else dtype.newbyteorder("="))
    return found[0] if len(found) == 1 or found.count(found[0]) == len(found) else np.result_type(*found)


def real_dtype(dtype: np.dtype) -> np.dtype:
    """That of eigenvalues."""
    return np.dtype(dtype.char.lower())


def routine(dtype: np.dtype, real: str, complex_: str = "") -> Any:
    """The function of lapilli.lapack: routine(dtype, "syevd", "heevd"). Arrays on a GPU that it is given have the order that it
    expects: it gets their addresses, and what makes them is waited for once."""
    found = _routines.get((dtype.char, real, complex_))
    if found is None:
        name = _CHARACTERS[dtype.char] + (complex_ if complex_ and dtype.kind == "c" else real)
        found = _routines[dtype.char, real, complex_] = _of_addresses(getattr(lapack, name))
    return found


_routines: dict[tuple[str, str, str], Any] = {}
_PLAIN = frozenset((str, int, np.ndarray, float, type(None), list))


def _of_addresses(function: Any) -> Any:
    def called(*arguments: Any, **named: Any) -> Any:
        addresses: list[Any] | None = None
        for k, a in enumerate(arguments):
            if type(a) in _PLAIN:
                continue
            kind = library_of(a)
            if kind in ("cupy", "torch"):
                if addresses is None:
                    addresses, there = list(arguments), {}
                place = _gpu_places.place(kind)
                addresses[k] = place.pointer(a)
                there[kind, place.number(a)] = (place, a)
        if addresses is None:
            return function(*arguments, **named)
        for place, a in there.values():
            _wait_for(place, a, named.get("context"))
        return function(*addresses, **named)

    return called


def _wait_for(place: Any, a: Any, context: Context | None) -> None:
    """For the work that makes an array on a GPU. The library itself waits for that of the default stream, unless the context was told
    of another one."""
    if not (place.is_stream_default(a) and not (context or current()).has_streams):
        _streams.wait_for(a)


def addresses(place: Any, a: Any, count: int) -> list[Any]:
    """Of count equal parts of an array without gaps, for the library, and there already."""
    step = math.prod(a.shape) // count * place.dtype(a).itemsize
    if not place.on_device:
        return [a.ctypes.data + k * step for k in range(count)]
    _wait_for(place, a, None)
    first = place.pointer(a).value
    return [_pointers.OnDevice(first + k * step) for k in range(count)]


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

    @property
    def operand(self) -> Any:
        """The same for `routine`, which takes the addresses of arrays on a GPU alone: they need not be turned."""
        return self.rows.T if type(self.rows) is np.ndarray else self.rows


def is_row_major(place: Any, a: Any) -> bool:
    """Whether the rows of a matrix are contiguous rather than its columns."""
    rows, columns = place.strides(a)
    return abs(rows) >= abs(columns) and a.shape[1] > 1 or a.shape[0] == 1


def fresh(place: Any, a: Any, dtype: np.dtype, *, turned: bool | None = None, conjugate: bool = False, overwrite: bool = False,
          check: bool = False) -> Memory:
    """A copy in new memory, with one pass over it; or the operand itself, where it may be overwritten. `turned` None is what
    costs least. `conjugate`: of a turned complex matrix the conjugate, so that the library sees a Hermitian one as it is."""
    if turned is None:
        # On a GPU a copy that turns costs as little as one that conjugates.
        turned = is_row_major(place, a) and (overwrite or not (conjugate and place.on_device and dtype.kind == "c"))
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


def is_checked_later(place: Any, check: bool, overwrite: bool = False) -> bool:
    """Whether the operands of a factorization are finite is told by its results: on a GPU a pass over a matrix is one more call."""
    return check and place.on_device and not overwrite


def demand_finite_by(place: Any, results_are_finite: bool, *operands: Any) -> None:
    """Raises ValueError where an operand is not finite. Results that are finite tell that all operands are, and others may have
    overflown."""
    if not results_are_finite:
        with _watch.kept_sentence():
            demand_finite(all(place.is_finite(x) for x in operands))


def demand_finite_lu(place: Any, info: int, factors: Any, operands: tuple[Any, ...], *solutions: Any) -> None:
    """The same by LU factors of a square matrix. What is not finite in a column of A stays below the diagonal of that column, where it
    becomes the pivot or, as a multiplier, a row of NaN, which is a pivot later; or it is to the right of a pivot, and then so is all
    that is below it. In the end an element of U's diagonal is not finite. A right-hand side that is not makes such a solution."""
    demand_finite_by(place, info == 0 and place.is_sum_finite(factors.diagonal(), *(x.reshape(-1) for x in solutions)), *operands)


def demand_finite_elements(place: Any, a: Any, dtype: np.dtype, check: bool) -> None:
    """The same of a matrix that nothing is computed with, since there are no right-hand sides."""
    if check and 0 not in a.shape:
        fresh(place, a, dtype, check=True)


def is_triangle_finite(place: Any, rows: Any, lower: bool, unit: bool = False) -> bool:
    """Whether all elements of a square matrix's triangle are, with `unit` all but those on the diagonal. Most matrices are finite
    as a whole, which needs no copy."""
    if place.is_finite(rows):
        return True
    n = int(rows.shape[0])
    part = place.empty((n, n), place.dtype(rows), rows)
    place.copy_triangle(part, rows, lower, False)
    if unit:
        part.reshape(-1)[::n + 1] = 0
    return bool(place.is_finite(part))


def is_true(name: str, value: Any) -> bool:
    """An option that scipy takes for 0 or 1, and None for 0. Other values, such as a text, would be one triangle for a row-major matrix
    and the other one for a column-major matrix."""
    if value is True or value is False:
        return value
    if value is None:
        return False
    if isinstance(value, (str, bytes)) or np.ndim(value) > 0 or value not in (0, 1):
        raise ValueError(f"{name} must be True or False, not {value!r}")
    return bool(value)


def square(a: Any, what: str = "a") -> int:
    """The order of the last two dimensions."""
    demand_matrix(a)
    if a.shape[-1] != a.shape[-2]:
        raise ShapeError(f"Last 2 dimensions of the array must be square: {what} is {tuple(a.shape)}")
    return int(a.shape[-1])


def demand_matrix(a: Any) -> None:
    """Raises ShapeError for less than two dimensions."""
    if a.ndim < 2:
        raise ShapeError(f"{a.ndim}-dimensional array given. Array must be at least two-dimensional")


def stacked(place: Any, function: Any, shape: tuple[int, ...], *arrays: Any) -> Any:
    """function(matrix, ...) for each of a stack, whose shape is `shape`: an array, or a tuple of arrays. An error names the matrix."""
    results = []
    for k, i in enumerate(np.ndindex(*shape)):
        try:
            results.append(function(*(a[i] for a in arrays)))
        except LinAlgError as error:
            raise_of(error, f"{of_stack(k, shape)}: {error}")
    if isinstance(results[0], tuple):
        parts = [place.stack(list(part), shape) for part in zip(*results)]
        return type(results[0])(*parts) if hasattr(results[0], "_fields") else tuple(parts)
    return place.stack(results, shape)


def of_stack(k: int, shape: tuple[int, ...]) -> str:
    """What the k-th matrix of a stack is called."""
    index = [int(i) for i in np.unravel_index(k, shape)]
    return f"matrix {index[0] if len(index) == 1 else tuple(index)} of the stack"


def raise_of(error: Exception, text: str) -> NoReturn:
    """Raises an exception of the same kind that says more."""
    more = type(error)(text)
    if isinstance(more, errors.Error) and isinstance(error, errors.Error):
        more.info = error.info
    raise more from error


def warn(text: str) -> None:
    """As scipy does, of the line of the program that calls this package."""
    try:
        from scipy.linalg import LinAlgWarning as category
    except ImportError:
        category = RuntimeWarning
    package = __name__.partition(".")[0]
    frame, level = sys._getframe(1), 2
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] == package:
        frame, level = frame.f_back, level + 1
    warnings.warn(text, category, stacklevel=level)


is_on_device = _pointers.is_on_device
