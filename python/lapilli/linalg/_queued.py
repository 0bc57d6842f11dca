# SPDX-License-Identifier: BSD-3-Clause
"""Factorizations and solutions of arrays on a GPU by one call of the library each, in the order of the stream on which the program
works: it copies the operands, looks at the results, and waits once. Of small matrices copies and waits are a large part of the time, and so is each
question that Python asks an array: all are asked once, by `layout`.

Functions return None where the arrays are not for such a call, and where there is no result: then the call that waits computes, and says
what was wrong."""
from __future__ import annotations

import ctypes
import functools
from typing import Any

import numpy as np

from .. import _library, _watch
from ..context import Context, current
from ._places import Layout

_NOT_FINITE = -1004
_PRECISIONS = {np.dtype("f"): b"s", np.dtype("d"): b"d", np.dtype("F"): b"c", np.dtype("D"): b"z"}
_REAL = {dtype: np.dtype(dtype.char.lower()) for dtype in _PRECISIONS}
_letter, _integer, _array, _bool = ctypes.c_char, ctypes.c_int64, ctypes.c_void_p, ctypes.c_bool
# Arguments behind the queue and the precision: ctypes turns numbers of Python into them sooner than a program makes its objects.
_ARGUMENTS = {"cholesky": (_letter, _integer, _array, _integer, _array, _bool),
              "eigh": (_array, _letter, _letter, _integer, _array, _integer, _bool, _array, _array, _bool),
              "qr": (_integer, _integer, _integer, _array, _integer, _bool, _array, _array, _array, _bool, _bool),
              "solve": (_integer, _integer, _array, _integer, _bool, _array, _integer, _bool, _array, _array, _bool)}
_functions: dict[str, Any] = {}


def _function(name: str) -> Any:
    found = _functions.get(name)
    if found is None:
        found = _functions[name] = _library.function_of(f"lapilli_private_{name}", (_array, _letter, *_ARGUMENTS[name]))
    return found


@functools.cache
def limits() -> tuple[int, int]:
    """The largest order, since a queue has memory of its own for work, and the largest number of right-hand sides."""
    return _library.function("lapilli_private_largest_array")(), _library.function("lapilli_private_most_columns")()


def _context() -> Context | None:
    """The current one, where calls need not tell of their progress or wait for other streams."""
    context = current()
    return None if context.progress is not None or context.has_streams or _watch.running() is not None else context


def _succeeds(context: Context, gpu: int, name: str, *arguments: Any) -> bool:
    """Whether info is 0 and the results are finite, where that is looked at."""
    info = _function(name)(*arguments)
    if info < 0 and info != _NOT_FINITE:
        context.refuse_queue(gpu, info)
    return bool(info == 0)


def _seen(given: Layout, rows: int, columns: int) -> tuple[int, int, bool] | None:
    """Address, leading dimension, and whether the library sees the transpose, of a matrix or a vector; None of what it cannot read."""
    step = given.strides[0]
    across = given.strides[1] if len(given.strides) > 1 else 1
    if (columns == 1 or across == 1) and (rows == 1 or step >= columns):
        return given.address, step if rows > 1 else columns, True
    if (rows == 1 or step == 1) and (columns == 1 or across >= rows):
        return given.address, across if columns > 1 else rows, False
    return None


def _order(given: Layout) -> int:
    """That of a square matrix for such a call; 0 of any other array."""
    shape = given.shape
    return int(shape[0]) if len(shape) == 2 and shape[0] == shape[1] and shape[0] <= limits()[0] and given.dtype in _PRECISIONS else 0


def cholesky(place: Any, a: Any, lower: bool, look: bool) -> Any:
    """The factor, row-major where the matrix is, else column-major."""
    given = place.layout(a)
    n, context = _order(given), _context()
    seen = _seen(given, n, n) if n else None
    if seen is None or context is None:
        return None
    address, lead, turned = seen
    with context.lock:
        queue = context.queue_on(given.gpu, place.stream(a))
        if queue is None:
            return None
        factor = (place.empty if turned else place.empty_columns)((n, n), given.dtype, a)
        done = _succeeds(context, given.gpu, "cholesky", queue, _PRECISIONS[given.dtype], b"U" if bool(lower) == turned else b"L", n, address, lead,
                         place.address(factor), look)
    return factor if done else None


def solve(place: Any, a: Any, b: Any, look: bool) -> Any:
    """a^-1 b, column-major; b is a matrix or a vector."""
    of_a, of_b = place.layout(a), place.layout(b)
    n, shape, context = _order(of_a), of_b.shape, _context()
    if n == 0 or context is None or len(shape) not in (1, 2) or shape[0] != n or (of_a.gpu, of_a.dtype) != (of_b.gpu, of_b.dtype):
        return None
    nrhs = int(shape[1]) if len(shape) == 2 else 1
    if not 0 < nrhs <= limits()[1]:
        return None
    seen_a, seen_b = _seen(of_a, n, n), _seen(of_b, n, nrhs)
    if seen_a is None or seen_b is None:
        return None
    with context.lock:
        queue = context.queue_on(of_a.gpu, place.stream(a))
        if queue is None:
            return None
        factors = place.empty((n, n), of_a.dtype, a)
        x = (place.empty if nrhs == 1 else place.empty_columns)(tuple(shape), of_a.dtype, a)
        done = _succeeds(context, of_a.gpu, "solve", queue, _PRECISIONS[of_a.dtype], n, nrhs, *seen_a, *seen_b, place.address(factors),
                         place.address(x), look)
    return x if done else None


def qr(place: Any, a: Any, mode: str, look: bool) -> Any:
    """Q, or None in mode "r", and R, row-major where the matrix is, else column-major; modes are "reduced", "complete" and "r"."""
    given, context = place.layout(a), _context()
    if len(given.shape) != 2 or given.dtype not in _PRECISIONS or context is None or mode == "raw":
        return None
    m, n = map(int, given.shape)
    seen = _seen(given, m, n) if 0 < min(m, n) and max(m, n) <= limits()[0] else None
    if seen is None:
        return None
    columns, form, turned = m if mode == "complete" else min(m, n), mode != "r", seen[2]
    with context.lock:
        queue = context.queue_on(given.gpu, place.stream(a))
        if queue is None:
            return None
        work = place.empty_columns((m, max(n, columns)), given.dtype, a)
        q = place.empty((m, columns), given.dtype, a) if form and turned else None
        r = (place.empty if turned else place.empty_columns)((columns, n), given.dtype, a)
        done = _succeeds(context, given.gpu, "qr", queue, _PRECISIONS[given.dtype], m, n, columns, *seen, place.address(work),
                         None if q is None else place.address(q), place.address(r), form, look)
    if not done:
        return None
    if form and not turned:
        q = work if n <= columns else work[:, :columns]
    return q, r


def eigh(place: Any, a: Any, vectors: bool, lower: bool) -> Any:
    """Values and vectors, column-major; without `vectors` these are memory that was used."""
    given = place.layout(a)
    n, context = _order(given), _context()
    seen = _seen(given, n, n) if n else None
    if seen is None or context is None:
        return None
    with context.lock:
        stream = place.stream(a)
        queue = context.queue_on(given.gpu, stream)
        if queue is None:
            return None
        v, w = place.empty_columns((n, n), given.dtype, a), place.empty((n,), _REAL[given.dtype], a)
        done = _succeeds(context, given.gpu, "eigh", queue, _PRECISIONS[given.dtype], context.handle, b"V" if vectors else b"N",
                         b"L" if lower else b"U", n, *seen, place.address(v), place.address(w), stream != 0)
    return (w, v) if done else None
