# SPDX-License-Identifier: BSD-3-Clause
"""The blocks of vectors that the library hands to a function of the program, as arrays."""
from __future__ import annotations

import contextlib
import ctypes
import importlib
from typing import Any

import numpy as np


def host_array(address: int, n: int, k: int, lead: int, dtype: np.dtype, by_rows: bool, writable: bool) -> np.ndarray:
    """An n-by-k array of numpy over memory of the library."""
    outer, inner = (n, k) if by_rows else (k, n)
    if outer == 0 or inner == 0:
        return np.empty((n, k), dtype)
    bytes_ = ((outer - 1) * lead + inner) * dtype.itemsize
    memory: Any = (ctypes.c_char * bytes_).from_address(address)
    flat = np.frombuffer(memory, dtype)
    array = np.lib.stride_tricks.as_strided(flat, (outer, inner), (lead * dtype.itemsize, dtype.itemsize), writeable=writable)
    return array if by_rows else array.T


class _OnDevice:
    """Memory of a GPU, for CuPy and PyTorch."""

    def __init__(self, address: int, shape: tuple[int, int], strides: tuple[int, int], dtype: np.dtype) -> None:
        self.__cuda_array_interface__ = {"data": (address, False), "shape": shape, "strides": strides, "typestr": dtype.str, "version": 3,
                                         "stream": None}


class Library:
    """CuPy or PyTorch, for blocks in the memory of a GPU."""

    def __init__(self, name: str) -> None:
        names = ("cupy", "torch") if not name else (name,)
        for candidate in names:
            try:
                self.module = importlib.import_module(candidate)
                break
            except ImportError:
                pass
        else:
            raise TypeError(f"vectors on a GPU need {' or '.join(names)}, whose arrays the function gets")
        self.is_cupy = self.module.__name__ == "cupy"

    def on_stream(self, stream: int | None) -> Any:
        """In this context the library's work goes to the stream; None: the default one."""
        if not stream:
            return contextlib.nullcontext()
        if self.is_cupy:
            return self.module.cuda.ExternalStream(stream)
        return self.module.cuda.stream(self.module.cuda.ExternalStream(stream))

    def array(self, address: int, n: int, k: int, lead: int, dtype: np.dtype, by_rows: bool) -> Any:
        """An n-by-k array over the memory."""
        each = dtype.itemsize
        there = _OnDevice(address, (n, k), (lead * each, each) if by_rows else (each, lead * each), dtype)
        return self.module.asarray(there) if self.is_cupy else self.module.as_tensor(there, device="cuda")

    def assign(self, target: Any, source: Any) -> None:
        """target[...] = source."""
        target[...] = source
