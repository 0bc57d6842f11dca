# SPDX-License-Identifier: BSD-3-Clause
"""Factorizations and solutions of arrays on a GPU that are submitted in the order of the stream on which the program works: copies before
them are not waited for, and the host waits once, for info. Of small matrices that is a large part of the time.

Functions return info, or None where nothing was submitted. Where it is not 0 the call that waits computes, and says what was wrong: with
new copies of the operands, but for None."""
from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from .. import _library, _watch
from ..context import Context, current

MOST = 4096  # the largest order: a queue has memory of its own for work
_INTEGER, _BYTE = np.dtype(np.int64), np.dtype(np.uint8)
_HEAD = 16  # bytes before a diagonal: infos, up to a complex number's place
_FEW = 4096  # elements of solutions that come to the host sooner than a kernel has added them
_PRECISIONS = {"f": "s", "d": "d", "F": "c", "D": "z"}
_OPTIONS = {letter: ctypes.c_char(letter.encode()) for letter in "LUN"}
_functions: dict[tuple[str, str], Any] = {}


def _function(dtype: np.dtype, name: str) -> Any:
    found = _functions.get((dtype.char, name))
    if found is None:
        found = _functions[dtype.char, name] = _library.function(f"lapilli_{_PRECISIONS[dtype.char]}{name}_async")
    return found


def _queue(place: Any, n: int, *arrays: Any) -> tuple[Context, ctypes.c_void_p] | None:
    """That of the stream, in the current context, where calls with arrays of this order are submitted."""
    if not place.on_device or n > MOST:
        return None
    context = current()
    if context.progress is not None or context.has_streams or _watch.running() is not None:
        return None
    number = place.number(arrays[0])
    if any(place.number(a) != number for a in arrays[1:]):
        return None
    queue = context.queue_on(number, place.stream(arrays[0]))
    return None if queue is None else (context, queue)


def _refused(context: Context, place: Any, numbers: Any, *calls: Any) -> tuple[int, int] | None:
    """Makes the calls. None, or the number of the call that was refused and why."""
    with context.lock:
        for k, (function, *arguments) in enumerate(calls):
            refused = function(*arguments)
            if refused < 0:
                context.refuse_queue(place.number(numbers), refused)
                return k, refused
    return None


def potrf(place: Any, dtype: np.dtype, uplo: str, n: int, memory: Any, check: bool) -> tuple[int, bool] | None:
    """Of contiguous memory. Info, and whether the factor's diagonal is finite, where that is to be checked: both come to the host at once,
    and the copy of the diagonal is submitted while the device factors."""
    there = _queue(place, n, memory)
    if there is None:
        return None
    context, queue = there
    size, found = ctypes.c_int64(n), place.empty((_HEAD + check * n * dtype.itemsize,), _BYTE, memory)
    if _refused(context, place, found,
                (_function(dtype, "potrf"), queue, _OPTIONS[uplo], size, place.pointer(memory), size, place.pointer(found))) is not None:
        return None
    if check:
        place.put(found[_HEAD:].view(place.own_dtype(dtype))[:, None], memory.diagonal()[:, None], False)
    numbers = place.to_host(found)
    info = int(numbers[:_INTEGER.itemsize].view(_INTEGER)[0])
    return info, not check or bool(np.isfinite(numbers[_HEAD:].view(dtype)).all())


def gesv(place: Any, dtype: np.dtype, n: int, nrhs: int, a: Any, b: Any, check: bool) -> tuple[int, bool | None] | None:
    """Of contiguous memory, which the library sees as the transposes. Info, and whether the diagonal of U and the solutions are finite,
    where that is to be checked, unless the solutions are many: None."""
    there = _queue(place, n, a, b)
    if there is None:
        return None
    context, queue = there
    judged = check and nrhs * n <= _FEW
    # Pivots stay there; behind them two infos, the diagonal, the solutions.
    of_pivots, of_results = _INTEGER.itemsize * (n + n % 2), (1 + nrhs) * n * dtype.itemsize
    numbers = place.empty((of_pivots + _HEAD + judged * of_results,), _BYTE, a)
    found = numbers[of_pivots:]
    size, of_a, pivots, first = ctypes.c_int64(n), place.pointer(a), place.pointer(numbers), place.pointer(found)
    second = ctypes.c_void_p((first.value or 0) + _INTEGER.itemsize)
    refused = _refused(context, place, numbers, (_function(dtype, "getrf"), queue, size, size, of_a, size, pivots, first),
                       (_function(dtype, "getrs"), queue, _OPTIONS["N"], size, ctypes.c_int64(nrhs), of_a, size, pivots,
                        place.pointer(b), size, second))
    if refused is not None:
        return (refused[1], None) if refused[0] > 0 else None
    if judged:
        results = found[_HEAD:].view(place.own_dtype(dtype))
        place.put(results[:n, None], a.diagonal()[:, None], False)
        place.put(results[n:].reshape((nrhs, n)), b, False)
    host = place.to_host(found)
    return int(host[:_INTEGER.itemsize].view(_INTEGER)[0]), bool(np.isfinite(host[_HEAD:].view(dtype)).all()) if judged else None
