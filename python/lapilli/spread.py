# SPDX-License-Identifier: BSD-3-Clause
"""Matrices spread over the devices of a context, and queues of work."""
from __future__ import annotations

import ctypes
from typing import Any, TypeVar

import numpy as np

from . import _library, errors
from .context import Context, current
from .lapack import _pointers

_TYPES = {"s": np.float32, "d": np.float64, "c": np.complex64, "z": np.complex128}
LETTERS = {np.dtype(t): letter for letter, t in _TYPES.items()}


Handle = TypeVar("Handle", bound="_Handle")


class _Handle:
    """Something of a context that is freed before it. Keeps the context alive."""

    _destroy = ""
    _called = ""  # in sentences, where it is not the name of the class

    def __init__(self, context: Context | None) -> None:
        self.context = context or current()
        self._handle = ctypes.c_void_p()

    @property
    def handle(self) -> ctypes.c_void_p:
        """The handle of the C interface."""
        if not self._handle:
            raise ValueError(f"the {self._called or type(self).__name__.lower()} is closed")
        return self._handle

    def _check(self, info: int) -> None:
        if info != 0:
            raise errors.of(info, errors.sentence(info, self.context.handle))

    def close(self) -> None:
        """Frees it."""
        if self._handle:
            self._check(_library.function(self._destroy)(self._handle))
            self._handle = ctypes.c_void_p()

    def __reduce__(self) -> Any:
        raise TypeError("matrices and queues of lapilli are not pickled: pickle the arrays from which they were made")

    def __enter__(self: Handle) -> Handle:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        try:
            self.close()
        except Exception:  # the interpreter ends, or this is a child of fork
            pass


class Matrix(_Handle):
    """An m-by-n matrix in block columns, in turn on the devices of a context; zeros at first. For the routines with the
    suffix _mgpu.

        with lapilli.Matrix.scatter(a) as A:
            lapilli.lapack.dsyevd_mgpu("V", "L", A, w)
            vectors = A.gather()
    """

    _destroy = "lapilli_matrix_destroy"

    def __init__(self, shape: tuple[int, int], dtype: Any = np.float64, *, nb: int = 0, context: Context | None = None) -> None:
        super().__init__(context)
        self.shape = (int(shape[0]), int(shape[1]))
        self.dtype = np.dtype(dtype)
        if self.dtype not in LETTERS:
            raise TypeError(f"a spread matrix of {self.dtype}: it must be float32, float64, complex64 or complex128")
        self._check(_library.function("lapilli_matrix_create")(
            self.context.handle, ctypes.c_char(LETTERS[self.dtype].encode()), ctypes.c_int64(self.shape[0]),
            ctypes.c_int64(self.shape[1]), ctypes.c_int64(nb), ctypes.byref(self._handle)))

    @classmethod
    def scatter(cls, a: Any, *, nb: int = 0, context: Context | None = None) -> Matrix:
        """A new one with the elements of `a`, which is in host memory or on a device."""
        self = cls(a.shape, _pointers.element_type(a), nb=nb, context=context)
        self.copy_from(a)
        return self

    def copy_from(self, a: Any) -> None:
        """Overwrites it with a matrix of the same shape."""
        if not _pointers.is_on_device(a):
            a = np.asfortranarray(a, dtype=self.dtype)
        pointer, ld = self._column_major(a, written=False)
        self._check(_library.function("lapilli_matrix_scatter")(self.handle, pointer, ld))

    def gather(self, out: Any = None) -> Any:
        """The whole matrix: in `out`, a column-major array in host memory or on a device, or in a new numpy array."""
        if out is None:
            out = np.empty(self.shape, self.dtype, order="F")
        pointer, ld = self._column_major(out, written=True)
        self._check(_library.function("lapilli_matrix_gather")(self.handle, pointer, ld))
        return out

    def _column_major(self, a: Any, written: bool) -> tuple[ctypes.c_void_p, ctypes.c_int64]:
        if tuple(a.shape) != self.shape:
            raise ValueError(f"an array of shape {tuple(a.shape)} for a matrix of shape {self.shape}")
        pointer = _pointers.pointer(a, LETTERS[self.dtype], written, None)
        return pointer, ctypes.c_int64(_pointers.leading_dimension(a))

    def local(self, k: int) -> tuple[int, int, int]:
        """The part on device k: its address, leading dimension and number of columns."""
        pointer, ld, columns = ctypes.c_void_p(), ctypes.c_int64(), ctypes.c_int64()
        self._check(_library.function("lapilli_matrix_local")(
            self.handle, ctypes.c_int64(k), ctypes.byref(pointer), ctypes.byref(ld), ctypes.byref(columns)))
        return pointer.value or 0, ld.value, columns.value


class Queue(_Handle):
    """Work on a device in the order in which it is submitted, while the program goes on: for the routines with the
    suffix _async. `stream` is the address of a cudaStream_t of that device, such as cupy.cuda.Stream().ptr or
    torch.cuda.Stream().cuda_stream; 0: a stream of its own."""

    _destroy = "lapilli_queue_destroy"

    def __init__(self, device: int = 0, *, stream: int = 0, context: Context | None = None) -> None:
        super().__init__(context)
        self._check(_library.function("lapilli_queue_create")(
            self.context.handle, ctypes.c_int64(device), ctypes.c_void_p(stream or None), ctypes.byref(self._handle)))

    @property
    def stream(self) -> int:
        """The address of its cudaStream_t: for cupy.cuda.ExternalStream, torch.cuda.ExternalStream, or Context.set_stream."""
        stream = ctypes.c_void_p()
        self._check(_library.function("lapilli_queue_stream")(self.handle, ctypes.byref(stream)))
        return stream.value or 0

    def synchronize(self) -> None:
        """Waits for its work; raises what failed in it."""
        self._check(_library.function("lapilli_queue_synchronize")(self.handle))
