# SPDX-License-Identifier: BSD-3-Clause
"""Copies between arrays in host memory, by several threads. The first write to a page of fresh memory is an interrupt of
the kernel's, and that is most of the time of a large copy; numpy copies without the interpreter's lock, so threads share it."""
from __future__ import annotations

import functools
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

_SMALL = 4 << 20  # bytes that one thread copies sooner than others wake
_PIECE = 4 << 20  # bytes of a piece: a few huge pages
_SIDE = 128  # of the squares in which a matrix is turned
_FEW = 128  # rows and columns of a matrix that is copied as a whole

_pool: ThreadPoolExecutor | None = None
_pool_process = 0


def threads() -> int:
    """How many copy: the cores of this process, at most 8."""
    return min(8, len(os.sched_getaffinity(0)))


def in_pieces(work: Callable[[int, int], Any], count: int, bytes_each: int, least: int = 1) -> list[Any]:
    """[work(first, last)] over 0 .. count, by several threads where that is worthwhile."""
    step = max(least, min(count, _PIECE // max(bytes_each, 1)))
    bounds = [(i, min(i + step, count)) for i in range(0, count, step)]
    if count * bytes_each < _SMALL or threads() == 1:
        return [work(i, j) for i, j in bounds]
    return list(_threads().map(lambda bound: work(*bound), bounds))


def _threads() -> ThreadPoolExecutor:
    global _pool, _pool_process
    from concurrent.futures import ThreadPoolExecutor  # here, since `import lapilli` is to be quick
    if _pool is None or _pool_process != os.getpid():  # a child of fork has none of its parent's threads
        _pool, _pool_process = ThreadPoolExecutor(threads(), "lapilli-copy"), os.getpid()
    return _pool


def copy(target: np.ndarray, source: np.ndarray, conjugate: bool = False, check: bool = False) -> bool:
    """target[...] = source or its conjugate; both have two dimensions, and target's rows are contiguous. With `check`
    returns whether all numbers are finite."""
    if len(target) <= _FEW and target.shape[1] <= _FEW:
        _assign(target, source, conjugate)
        return not check or _all_finite(target)
    turned = source.shape[1] > 1 and abs(source.strides[1]) > abs(source.strides[0])

    def piece(i: int, j: int) -> bool:
        to, of = target[i:j], source[i:j]
        if not turned:
            _assign(to, of, conjugate)
        else:
            for k in range(0, to.shape[1], _SIDE):
                _assign(to[:, k:k + _SIDE], of[:, k:k + _SIDE], conjugate)
        return not check or _all_finite(to)

    return all(in_pieces(piece, len(target), target[:1].nbytes, _SIDE if turned else 1))


def _all_finite(a: np.ndarray) -> bool:
    """Of complex numbers as pairs of real ones, for which numpy is faster."""
    if a.dtype.kind == "c" and a.strides[-1] == a.itemsize:
        a = a.view(a.real.dtype)
    return bool(np.logical_and.reduce(np.isfinite(a), axis=None))


def _assign(target: np.ndarray, source: np.ndarray, conjugate: bool) -> None:
    if conjugate and source.dtype.kind == "c":
        np.conjugate(source, out=target, casting="unsafe")
    else:
        target[...] = source


def copy_triangle(target: np.ndarray, source: np.ndarray, lower: bool, check: bool = False) -> bool:
    """The same of a triangle (of a trapezoid, where the matrix is not square), with zeros in the other one. Only the triangle
    is read. To write the zeros costs less than the small pages that numpy.zeros has."""
    wide = target.shape[1]
    if len(target) <= _FEW and wide <= _FEW:
        target.fill(0)
        np.copyto(target, source, casting="unsafe", where=_triangle(len(target), wide, lower))
        return not check or _all_finite(target)

    def piece(i: int, j: int) -> bool:
        left, block, right = np.s_[i:j, :min(i, wide)], np.s_[i:j, min(i, wide):min(j, wide)], np.s_[i:j, min(j, wide):]
        beside, empty = (left, right) if lower else (right, left)
        target[empty] = 0
        np.copyto(target[beside], source[beside], casting="unsafe")
        np.copyto(target[block], (np.tril if lower else np.triu)(source[block]), casting="unsafe")
        return not check or _all_finite(target[beside]) and _all_finite(target[block])

    return all(in_pieces(piece, len(target), target[:1].nbytes))


@functools.lru_cache(maxsize=16)
def _triangle(rows: int, columns: int, lower: bool) -> np.ndarray:
    """Where the elements of a triangle are."""
    return np.tri(rows, columns, 0, bool) if lower else ~np.tri(rows, columns, -1, bool)


def is_finite(a: np.ndarray) -> bool:
    """Whether all numbers are, of an array with contiguous rows or one dimension."""
    return all(in_pieces(lambda i, j: _all_finite(a[i:j]), len(a), a[:1].nbytes))
