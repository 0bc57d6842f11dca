# SPDX-License-Identifier: BSD-3-Clause
"""Factorizations and solutions of arrays on a GPU by one call of the library each, in the order of the stream on which the program
works: it copies the operands, looks at the results, and waits once. Of small matrices copies and waits are a large part of the time.

Functions return None where the arrays are not for such a call, and where there is no result: then the call that waits computes, and says
what was wrong."""
from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from .. import _library, _watch
from ..context import Context, current

MOST, MOST_COLUMNS = 4096, 1000  # the largest order, since a queue has memory of its own for work; the largest number of right-hand sides
_NOT_FINITE = -1004
_PRECISIONS = {"f": b"s", "d": b"d", "F": b"c", "D": b"z"}
_LETTERS = {letter: letter.encode() for letter in "LUNV"}
_letter, _integer, _array, _bool = ctypes.c_char, ctypes.c_int64, ctypes.c_void_p, ctypes.c_bool
# Arguments behind the queue and the precision: ctypes turns numbers of Python into them sooner than a program makes its objects.
_ARGUMENTS = {"cholesky": (_letter, _integer, _array, _integer, _array, _bool),
              "eigh": (_array, _letter, _letter, _integer, _array, _integer, _bool, _array, _array, _bool),
              "solve": (_integer, _integer, _array, _integer, _bool, _array, _integer, _bool, _array, _array, _bool)}
_functions: dict[str, Any] = {}


def _function(name: str) -> Any:
    found = _functions.get(name)
    if found is None:
        found = _functions[name] = _library.function_of(f"lapilli_private_{name}", (_array, _letter, *_ARGUMENTS[name]))
    return found


def _queue(place: Any, *arrays: Any) -> tuple[Context, int] | None:
    """The current context, which has a queue in the order of the stream, and the stream."""
    context = current()
    if context.progress is not None or context.has_streams or _watch.running() is not None:
        return None
    number = place.number(arrays[0])
    if any(place.number(a) != number for a in arrays[1:]):
        return None
    stream = place.stream(arrays[0])
    return None if context.queue_on(number, stream) is None else (context, stream)


def _succeeds(there: tuple[Context, int], name: str, place: Any, a: Any, dtype: np.dtype, *arguments: Any) -> bool:
    """Whether info is 0 and the results are finite, where that is looked at."""
    context, stream = there
    with context.lock:
        queue = context.queue_on(place.number(a), stream)  # another thread may have closed it
        if queue is None:
            return False
        info = _function(name)(queue, _PRECISIONS[dtype.char], *arguments)
        if info < 0 and info != _NOT_FINITE:
            context.refuse_queue(place.number(a), info)
    return bool(info == 0)


def cholesky(place: Any, dtype: np.dtype, uplo: str, rows: Any, look: bool) -> Any:
    """The factor of the triangle of a row-major matrix, which the library sees as the transpose, row-major, too."""
    n = int(rows.shape[0])
    if n > MOST or not place.on_device or place.dtype(rows) != dtype or not place.is_readable(rows):
        return None
    there = _queue(place, rows)
    if there is None:
        return None
    factor = place.empty((n, n), dtype, rows)
    done = _succeeds(there, "cholesky", place, rows, dtype, _LETTERS[uplo], n, place.pointer(rows), place.leading(rows), place.pointer(factor), look)
    return factor if done else None


def _seen(place: Any, a: Any, dtype: np.dtype) -> tuple[Any, int, bool] | None:
    """Address, leading dimension, and whether the library sees the transpose; None of what it cannot read."""
    if place.dtype(a) != dtype:
        return None
    for rows, turned in ((a, True), (a.T, False)):
        if place.is_readable(rows):
            return place.pointer(rows), place.leading(rows), turned
    return None


def solve(place: Any, dtype: np.dtype, a: Any, b: Any, look: bool) -> Any:
    """The transpose of a^-1 b, row-major; a and b have two dimensions."""
    n, nrhs = map(int, b.shape)
    if n > MOST or nrhs > MOST_COLUMNS or not place.on_device:
        return None
    of_a, of_b, there = _seen(place, a, dtype), _seen(place, b, dtype), _queue(place, a, b)
    if of_a is None or of_b is None or there is None:
        return None
    factors, x = place.empty((n, n), dtype, a), place.empty((nrhs, n), dtype, a)
    done = _succeeds(there, "solve", place, a, dtype, n, nrhs, *of_a, *of_b, place.pointer(factors), place.pointer(x), look)
    return x if done else None


def eigh(place: Any, dtype: np.dtype, jobz: str, uplo: str, a: Any, of_values: np.dtype) -> Any:
    """Values, of this dtype, and the transpose of the vectors, row-major, whose memory is used for values alone, too."""
    n = int(a.shape[0])
    if n > MOST or not place.on_device:
        return None
    of_a, there = _seen(place, a, dtype), _queue(place, a)
    if of_a is None or there is None:
        return None
    v, w = place.empty((n, n), dtype, a), place.empty((n,), of_values, a)
    done = _succeeds(there, "eigh", place, a, dtype, there[0].handle, _LETTERS[jobz], _LETTERS[uplo], n, *of_a, place.pointer(v), place.pointer(w),
                     not place.is_stream_default(a))
    return (w, v) if done else None
