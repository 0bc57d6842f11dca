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
_INTEGER = np.dtype(np.int64)
_HEAD = 16  # bytes before a diagonal: infos, up to a complex number's place
_FEW = 4096  # elements of solutions that come to the host sooner than a kernel has added them
_PRECISIONS = {"f": "s", "d": "d", "F": "c", "D": "z"}
_OPTIONS = {letter: letter.encode() for letter in "LUN"}
_letter, _integer, _array = ctypes.c_char, ctypes.c_int64, ctypes.c_void_p
# Arguments behind the queue: ctypes turns numbers and letters of Python into them sooner than a program makes its objects.
_ARGUMENTS = {"potrf": (_letter, _integer, _array, _integer, _array),
              "getrf": (_integer, _integer, _array, _integer, _array, _array),
              "getrs": (_letter, _integer, _integer, _array, _integer, _array, _array, _integer, _array)}
_functions: dict[tuple[str, str], Any] = {}


def _function(dtype: np.dtype, name: str) -> Any:
    found = _functions.get((dtype.char, name))
    if found is None:
        found = _library.function_of(f"lapilli_{_PRECISIONS[dtype.char]}{name}_async", (_array, *_ARGUMENTS[name]))
        _functions[dtype.char, name] = found
    return found


def _info(numbers: np.ndarray, head: int) -> int:
    return int(numbers[:head].view(_INTEGER)[0])


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
    head = _HEAD // dtype.itemsize
    found = place.empty((head + check * n,), dtype, memory)
    if _refused(context, place, found,
                (_function(dtype, "potrf"), queue, _OPTIONS[uplo], n, place.pointer(memory), n, place.pointer(found))) is not None:
        return None
    if check:
        place.put_vectors(found[head:], memory.diagonal())
    numbers = place.to_host(found)
    return _info(numbers, head), not check or bool(np.isfinite(numbers[head:]).all())


def gesv(place: Any, dtype: np.dtype, n: int, nrhs: int, a: Any, b: Any, check: bool) -> tuple[int, bool | None] | None:
    """Of contiguous memory, which the library sees as the transposes. Info, and whether the diagonal of U and the solutions are finite,
    where that is to be checked, unless the solutions are many: None."""
    there = _queue(place, n, a, b)
    if there is None:
        return None
    context, queue = there
    judged = check and nrhs * n <= _FEW
    # Pivots stay there; behind them two infos, the diagonal, the solutions.
    head, of_pivots = _HEAD // dtype.itemsize, _INTEGER.itemsize * (n + n % 2) // dtype.itemsize
    numbers = place.empty((of_pivots + head + judged * (1 + nrhs) * n,), dtype, a)
    of_a, pivots = place.pointer(a), place.pointer(numbers)
    first = (pivots.value or 0) + of_pivots * dtype.itemsize
    refused = _refused(context, place, numbers, (_function(dtype, "getrf"), queue, n, n, of_a, n, pivots, first),
                       (_function(dtype, "getrs"), queue, _OPTIONS["N"], n, nrhs, of_a, n, pivots, place.pointer(b), n,
                        first + _INTEGER.itemsize))
    if refused is not None:
        return (refused[1], None) if refused[0] > 0 else None
    if judged:
        place.put_vectors(numbers[of_pivots + head:], a.diagonal(), b.reshape(-1))
    host = place.to_host(numbers[of_pivots:])
    return _info(host, head), bool(np.isfinite(host[head:]).all()) if judged else None
