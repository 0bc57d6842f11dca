# SPDX-License-Identifier: BSD-3-Clause
"""Where arrays live, and the few things that are done with them apart from the library's calls. Host is numpy; a place for
arrays on a GPU has the same functions (_gpu_places.py)."""
from __future__ import annotations

import contextlib
from typing import Any, NamedTuple

import numpy as np

from . import _copies


class Layout(NamedTuple):
    """Of an array on a GPU: strides in elements, the dtype in numpy's words (None of one that numpy lacks), the number of the device."""

    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: Any
    address: int
    gpu: int


class Host:
    """numpy."""

    on_device = False

    @staticmethod
    def array(a: Any) -> np.ndarray:
        """What is not an array becomes one. A mask would be lost, and a sparse matrix be an object: they are refused, as by scipy."""
        if type(a) is np.ndarray:
            return a
        if isinstance(a, np.ma.MaskedArray):
            raise ValueError("masked arrays are not supported")
        if hasattr(a, "tocsr"):
            raise ValueError("sparse matrices are not supported here: lapilli.sparse has functions for them")
        return np.asarray(a)

    @staticmethod
    def dtype(a: np.ndarray) -> np.dtype:
        """In numpy's words."""
        return a.dtype

    @staticmethod
    def strides(a: np.ndarray) -> tuple[int, ...]:
        """Steps from row to row and from column to column, in any unit."""
        return a.strides

    @staticmethod
    def at(_like: Any) -> Any:
        """Within it, operators of arrays compute where `like` is."""
        return contextlib.nullcontext()

    @staticmethod
    def conjugated(a: np.ndarray) -> np.ndarray:
        """The conjugate; of real numbers the array itself."""
        return np.conjugate(a) if a.dtype.kind == "c" else a

    @staticmethod
    def empty(shape: Any, dtype: np.dtype, _like: Any) -> np.ndarray:
        """Row-major, on the device of `like`."""
        return np.empty(shape, dtype)

    @staticmethod
    def zeros(shape: Any, dtype: np.dtype, _like: Any) -> np.ndarray:
        """Row-major, on the device of `like`."""
        return np.zeros(shape, dtype)

    @staticmethod
    def is_memory(a: np.ndarray) -> bool:
        """Whether the library may work in it: row-major without gaps, writable, aligned, in the machine's byte order."""
        return a.flags.c_contiguous and a.flags.writeable and a.flags.aligned and a.dtype.isnative

    @staticmethod
    def is_readable(a: np.ndarray) -> bool:
        """Whether the library may read it: its rows are contiguous, one after the other."""
        step = a.strides[0] if a.shape[0] > 1 else a.shape[1] * a.itemsize
        return (a.flags.aligned and a.dtype.isnative and (a.shape[1] <= 1 or a.strides[1] == a.itemsize)
                and step >= a.shape[1] * a.itemsize and step % a.itemsize == 0)

    @staticmethod
    def leading(a: np.ndarray) -> int:
        """Elements from row to row."""
        return a.strides[0] // a.itemsize if a.shape[0] > 1 else max(1, a.shape[1])

    @staticmethod
    def overlap(a: np.ndarray, b: np.ndarray) -> bool:
        """Whether they may have memory in common: then neither is overwritten before the other one has been read."""
        return np.may_share_memory(a, b)

    @staticmethod
    def copy(target: np.ndarray, source: np.ndarray, conjugate: bool, check: bool) -> bool:
        """target[...] = source, of two dimensions; whether all are finite, where that is to be checked."""
        return _copies.copy(target, source, conjugate, check)

    @staticmethod
    def put_stack(target: np.ndarray, source: np.ndarray) -> None:
        """target[...] = source, of any dimensions."""
        np.copyto(target, source, casting="unsafe")

    @staticmethod
    def copy_triangle(target: np.ndarray, source: np.ndarray, lower: bool, check: bool) -> bool:
        """The same of a triangle; zeros in the other one."""
        return _copies.copy_triangle(target, source, lower, check)

    @staticmethod
    def keep_triangle(a: np.ndarray, lower: bool) -> None:
        """Zeros in the other triangle of each matrix of a stack."""
        other = np.triu if lower else np.tril
        np.copyto(a, 0, where=other(np.ones(a.shape[1:], bool), 1 if lower else -1))

    @staticmethod
    def broadcast(a: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
        """A view of that shape."""
        return np.broadcast_to(a, shape)

    @staticmethod
    def squares(a: np.ndarray) -> np.ndarray:
        """Of each row the sum of the squares of its elements' sizes."""
        with np.errstate(over="ignore", under="ignore"):
            return (np.abs(a) ** 2).sum(1)

    @staticmethod
    def conjugate(a: np.ndarray) -> None:
        """In place."""
        if a.dtype.kind == "c":
            np.conjugate(a, out=a)

    @staticmethod
    def is_finite(a: np.ndarray) -> bool:
        """Whether all numbers are."""
        return _copies.is_finite(a)

    @staticmethod
    def to_host(a: np.ndarray) -> np.ndarray:
        """As an array of numpy."""
        return a

    @staticmethod
    def from_host(a: np.ndarray, _like: Any) -> Any:
        """An array of numpy, brought to the place of `like`."""
        return a

    @staticmethod
    def stack(arrays: list[np.ndarray], shape: tuple[int, ...]) -> np.ndarray:
        """Results of the matrices of a stack, whose shape is `shape`."""
        return np.stack(arrays).reshape(shape + np.shape(arrays[0]))
