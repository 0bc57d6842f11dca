# SPDX-License-Identifier: BSD-3-Clause
"""Addresses of arrays: of numpy's, and of all that have __cuda_array_interface__ (CuPy, PyTorch, numba, JAX)."""
from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from .. import _streams
from .._kinds import library_of

DTYPES: dict[str, np.dtype] = {"s": np.dtype(np.float32), "d": np.dtype(np.float64), "c": np.dtype(np.complex64), "z": np.dtype(np.complex128),
          "i": np.dtype(np.int64), "int32": np.dtype(np.int32)}


class OnDevice(ctypes.c_void_p):
    """An address in the memory of a GPU."""


def _device_interface(a: Any) -> dict[str, Any] | None:
    """Of an array in the memory of a GPU. The attribute of a tensor of PyTorch on the CPU cannot be read."""
    if a is None or type(a) in (np.ndarray, int):
        return None
    try:
        return getattr(a, "__cuda_array_interface__", None)
    except (AttributeError, TypeError, RuntimeError):
        return None


def is_on_device(a: Any) -> bool:
    """Whether the array is in the memory of a GPU."""
    return _device_interface(a) is not None


def element_type(a: Any) -> np.dtype:
    """The dtype in numpy's words."""
    interface = _device_interface(a)
    if interface is not None:
        return np.dtype(interface["typestr"])
    return np.asarray(a).dtype


def _interface(a: Any) -> tuple[dict[str, Any], bool]:
    """Where it is and how, and whether that is the memory of a GPU."""
    found = _device_interface(a)
    if found is not None:
        return found, True
    found = getattr(a, "__array_interface__", None)
    if found is None or isinstance(a, np.generic):
        raise TypeError(f"{type(a).__name__} is not an array: pass one of numpy, CuPy or PyTorch, or an address")
    return found, False


def pointer(a: Any, letter: str, written: bool, step: int | None = 1) -> ctypes.c_void_p:
    """The address for the C interface. `a` is an array with elements of the precision, an address, or None. `step`: what the call is
    told of it, the leading dimension of a matrix, the increment of a vector; None: this cannot be known here."""
    if type(a) is OnDevice:
        return a
    if a is None or isinstance(a, int) and not isinstance(a, bool):
        if a is not None and not 0 <= a < 2**64:
            raise OverflowError(f"{a} is not an address")
        return ctypes.c_void_p(a or None)
    if type(a) is np.ndarray:
        return _in_host_memory(a, letter, written, step)
    interface, on_device = _interface(a)
    dtype = np.dtype(interface["typestr"])
    if dtype != DTYPES[letter]:
        raise TypeError(f"an array of {dtype}: it must be {DTYPES[letter]}")
    address, read_only = interface["data"]
    read_only = read_only or library_of(a) in ("jax", "jaxlib")
    if written and read_only:
        raise ValueError("the array is read-only, and the call writes it")
    shape = interface["shape"]
    _check_order(shape, interface.get("strides") or _row_major(shape, dtype.itemsize), dtype.itemsize, step)
    if on_device:
        _streams.wait_for(a)
        return OnDevice(address or None)
    return ctypes.c_void_p(address or None)


def _in_host_memory(a: np.ndarray, letter: str, written: bool, step: int | None) -> ctypes.c_void_p:
    """The same of numpy's arrays, with less to ask."""
    dtype, expected = a.dtype, DTYPES[letter]
    if dtype is not expected and dtype != expected:
        raise TypeError(f"an array of {dtype}: it must be {expected}")
    address, read_only = a.__array_interface__["data"]
    if written and read_only:
        raise ValueError("the array is read-only, and the call writes it")
    _check_order(a.shape, a.strides, expected.itemsize, step)
    return ctypes.c_void_p(address or None)


def _check_order(shape: tuple[int, ...], strides: tuple[int, ...], itemsize: int, step: int | None) -> None:
    """The elements must be where the call looks for them: a matrix is column-major, its columns the leading dimension apart; of a vector
    elements are neighbours, or the increment apart. Of an array of matrices, whose distance is an argument, columns are those of one
    matrix."""
    if strides == (itemsize,) or step is not None and strides == (itemsize, itemsize * step) and 0 < shape[0] <= step:
        return
    if shape == ():
        raise ValueError("an array without dimensions: pass one of one or two, also for a single number")
    if 0 in shape:
        return
    apart = [stride for size, stride in zip(shape, strides) if size > 1]
    if any(stride <= 0 for stride in apart):
        raise ValueError("the array runs backwards or repeats its elements: pass a copy")
    if len(shape) == 2:
        if shape[0] > 1 and strides[0] != itemsize or shape[1] > 1 and strides[1] < itemsize * shape[0]:
            raise ValueError("the matrix is not column-major: pass its transpose (a.T) or a copy (numpy.asfortranarray)")
        if step is not None and shape[1] > 1:  # of what has no leading dimension, columns are neighbours
            _check_step("columns", strides[1], itemsize, {shape[0] if step == 1 else abs(step)}, step)
    elif len(shape) == 1 and apart and step is not None:
        _check_step("elements", apart[0], itemsize, {1, abs(step)}, step)
    elif len(apart) == 3:  # in either order of axes
        row, column, _ = sorted(apart)
        if row != itemsize:
            raise ValueError("the array's matrices are not contiguous by rows or columns: pass a copy")
        if step is not None and step != 1:
            _check_step("columns", column, itemsize, {step}, step)


def _check_step(what: str, apart: int, itemsize: int, expected: set[int], step: int) -> None:
    """Elements or columns are so many bytes apart."""
    if apart not in {each * itemsize for each in expected}:
        raise ValueError(f"the array's {what} are {apart / itemsize:g} elements apart, and the call is told {step}: pass a copy")


def _row_major(shape: tuple[int, ...], itemsize: int) -> tuple[int, ...]:
    strides = [itemsize]
    for size in shape[:0:-1]:
        strides.insert(0, strides[0] * size)
    return tuple(strides)


def leading_dimension(a: Any) -> int:
    """Of a column-major matrix."""
    interface, _ = _interface(a)
    shape, itemsize = interface["shape"], np.dtype(interface["typestr"]).itemsize
    strides = interface.get("strides") or _row_major(shape, itemsize)
    return max(1, shape[0], strides[1] // itemsize if shape[1] > 1 else 0)
