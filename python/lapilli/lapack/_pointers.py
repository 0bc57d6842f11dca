# SPDX-License-Identifier: BSD-3-Clause
"""Addresses of arrays: of numpy's, and of all that have __cuda_array_interface__ (CuPy, PyTorch, numba, JAX)."""
from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from .. import _streams

DTYPES: dict[str, np.dtype] = {"s": np.dtype(np.float32), "d": np.dtype(np.float64), "c": np.dtype(np.complex64), "z": np.dtype(np.complex128),
          "i": np.dtype(np.int64), "int32": np.dtype(np.int32)}


class OnDevice(ctypes.c_void_p):
    """An address in the memory of a GPU."""


def is_on_device(a: Any) -> bool:
    """Whether the array is in the memory of a GPU. The attribute of a tensor of PyTorch on the CPU cannot be read."""
    if a is None or type(a) in (np.ndarray, int):
        return False
    try:
        return getattr(a, "__cuda_array_interface__", None) is not None
    except (AttributeError, TypeError, RuntimeError):
        return False


def element_type(a: Any) -> np.dtype:
    """The dtype in numpy's words."""
    if is_on_device(a):
        return np.dtype(a.__cuda_array_interface__["typestr"])
    return np.asarray(a).dtype


def _interface(a: Any) -> dict[str, Any]:
    found = a.__cuda_array_interface__ if is_on_device(a) else getattr(a, "__array_interface__", None)
    if found is None:
        raise TypeError(f"{type(a).__name__} is not an array: pass one of numpy, CuPy or PyTorch, or an address")
    return found


def pointer(a: Any, letter: str, written: bool) -> ctypes.c_void_p:
    """The address for the C interface. `a` is an array with elements of the precision, an address, or None."""
    if a is None or isinstance(a, int):
        return ctypes.c_void_p(a or None)
    interface = _interface(a)
    dtype = np.dtype(interface["typestr"])
    if dtype != DTYPES[letter]:
        raise TypeError(f"an array of {dtype}: it must be {DTYPES[letter]}")
    address, read_only = interface["data"]
    read_only = read_only or type(a).__module__.partition(".")[0] in ("jax", "jaxlib")
    if written and read_only:
        raise ValueError("the array is read-only, and the call writes it")
    _check_order(interface, dtype.itemsize)
    if is_on_device(a):
        _streams.wait_for(a)
        return OnDevice(address or None)
    return ctypes.c_void_p(address or None)


def _check_order(interface: dict[str, Any], itemsize: int) -> None:
    """A matrix of two dimensions must be column-major; a vector may have any step, which is an argument of its own, and of an array of
    matrices, one behind the other, stride and leading dimension are."""
    shape = interface["shape"]
    if len(shape) != 2 or 0 in shape:
        return
    strides = interface.get("strides") or _row_major(shape, itemsize)
    if shape[0] > 1 and strides[0] != itemsize or shape[1] > 1 and strides[1] < itemsize * shape[0]:
        raise ValueError("the matrix is not column-major: pass its transpose (a.T) or a copy (numpy.asfortranarray)")


def _row_major(shape: tuple[int, ...], itemsize: int) -> tuple[int, ...]:
    strides = [itemsize]
    for size in shape[:0:-1]:
        strides.insert(0, strides[0] * size)
    return tuple(strides)


def leading_dimension(a: Any) -> int:
    """Of a column-major matrix."""
    interface = _interface(a)
    shape, itemsize = interface["shape"], np.dtype(interface["typestr"]).itemsize
    strides = interface.get("strides") or _row_major(shape, itemsize)
    return max(1, shape[0], strides[1] // itemsize if shape[1] > 1 else 0)
