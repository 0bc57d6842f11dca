# SPDX-License-Identifier: BSD-3-Clause
"""Places of arrays on a GPU: CuPy and PyTorch, with the functions of Host (_places.py). Memory comes from the array's own
library, and its work on the current stream is waited for before each call of Lapilli (_streams.py).

Copies and triangles are submitted without waiting. CuPy compiles a kernel at its first use on a machine, which takes up to seconds:
here it copies memory and calls cuBLAS instead, wherever arrays have one dtype and contiguous rows or columns.
"""
from __future__ import annotations

import contextlib
import ctypes
import math
from typing import Any

import numpy as np

from .. import _streams, lapack
from ..lapack._pointers import OnDevice
from ._places import Layout

_CHARACTERS = {"f": "s", "d": "d", "F": "c", "D": "z"}
_FEW = 1 << 15  # elements that are brought to the host sooner than cuBLAS adds them, or copied sooner than a kernel more is begun
_FEW_MATRICES = 16  # of a stack, which are copied one by one
_here: Any = contextlib.nullcontext()
_SUMS: dict[str, tuple[str, Any]] = {"f": ("sasum", ctypes.c_float), "d": ("dasum", ctypes.c_double), "F": ("scasum", ctypes.c_float),
                                     "D": ("dzasum", ctypes.c_double)}


class OnGPU:
    """What both have in common."""

    on_device = True

    def dtype(self, a: Any) -> np.dtype:
        """In numpy's words."""
        raise NotImplementedError

    def own_dtype(self, dtype: np.dtype) -> Any:
        """In the words of the library of the arrays."""
        return dtype

    def strides(self, a: Any) -> tuple[int, ...]:
        """Elements from row to row and from column to column."""
        raise NotImplementedError

    def layout(self, a: Any) -> Layout:
        """What calls ask an array for, at once."""
        raise NotImplementedError

    def address(self, a: Any) -> int:
        """That of its first element. Work on the array is not waited for."""
        raise NotImplementedError

    def pointer(self, a: Any) -> OnDevice:
        """The same for the library's own functions."""
        return OnDevice(self.address(a) or None)

    def number(self, a: Any) -> int:
        """Of its device."""
        raise NotImplementedError

    def stream(self, a: Any) -> int:
        """The one in which the program works on the array's device: its address, 0 for the default one."""
        raise NotImplementedError

    def is_stream_default(self, a: Any) -> bool:
        """Whether that is the default one."""
        return self.stream(a) == 0

    def contiguous(self, a: Any) -> Any:
        """Itself, or a copy with contiguous rows."""
        raise NotImplementedError

    def at(self, _like: Any) -> Any:
        """Within it, operators of arrays compute where `like` is."""
        return _here

    def conjugated(self, a: Any) -> Any:
        """The conjugate; of real numbers the array itself."""
        raise NotImplementedError

    def put(self, target: Any, source: Any, conjugate: bool) -> None:
        """target[...] = source or its conjugate, submitted."""
        raise NotImplementedError

    def put_vectors(self, target: Any, *sources: Any) -> None:
        """Vectors one behind the other into one, submitted."""
        raise NotImplementedError

    def put_triangle(self, target: Any, source: Any, lower: bool) -> None:
        """The same of a triangle, with zeros in the other one, which lies in the leading square."""
        raise NotImplementedError

    def copy(self, target: Any, source: Any, conjugate: bool, check: bool) -> bool:
        """target[...] = source; whether all are finite, where that is to be checked."""
        self.put(target, source, conjugate)
        return not check or self.is_finite(target)

    def copy_triangle(self, target: Any, source: Any, lower: bool, check: bool) -> bool:
        """The same of a triangle; zeros in the other one."""
        self.put_triangle(target, source, lower)
        return not check or self.is_finite(target)

    def is_readable(self, a: Any) -> bool:
        """Whether the library may read it: its rows are contiguous, one after the other."""
        row, column = self.strides(a)
        return (a.shape[1] <= 1 or column == 1) and (a.shape[0] <= 1 or row >= a.shape[1])

    def leading(self, a: Any) -> int:
        """Elements from row to row."""
        return int(self.strides(a)[0]) if a.shape[0] > 1 else max(1, int(a.shape[1]))

    def is_finite(self, a: Any) -> bool:
        """Whether all numbers are, by the library: of complex ones the parts, whose size may overflow."""
        rows = a if a.ndim == 2 else a.reshape((1, -1))
        if 0 in rows.shape:
            return True
        if not self.is_readable(rows):
            rows = rows.T if self.is_readable(rows.T) else self.contiguous(rows)
        dtype = self.dtype(rows)
        if dtype.kind not in "fc":
            return True
        parts = 2 if dtype.kind == "c" else 1
        value = np.zeros(1, dtype.char.lower())
        norm = lapack.slange if value.itemsize == 4 else lapack.dlange
        _streams.wait_for(rows)
        norm("M", parts * int(rows.shape[1]), int(rows.shape[0]), self.pointer(rows), parts * self.leading(rows), value)
        return bool(np.isfinite(value[0]))


class CuPy(OnGPU):
    """Arrays of CuPy."""

    def __init__(self) -> None:
        import cupy

        self._cupy = cupy
        # Scalars of cuBLAS, and where they are.
        self._scalars = [np.zeros(2), *(np.ones(1, char) for char in _CHARACTERS)]
        self._zero, *ones = (x.ctypes.data for x in self._scalars)
        self._ones = dict(zip(_CHARACTERS, ones))

    def array(self, a: Any) -> Any:
        """What is not an array of CuPy becomes one, on the current device."""
        return self._cupy.asarray(a)

    def dtype(self, a: Any) -> np.dtype:
        """In numpy's words."""
        return np.dtype(a.dtype)

    def strides(self, a: Any) -> tuple[int, ...]:
        """Of rows and of columns."""
        row, column = a.strides
        return row // a.itemsize, column // a.itemsize

    def layout(self, a: Any) -> Layout:
        """What calls ask an array for, at once."""
        size, memory = a.itemsize, a.data
        return Layout(a.shape, tuple(step // size for step in a.strides), a.dtype, memory.ptr, memory.device_id)

    def address(self, a: Any) -> int:
        """That of its first element."""
        return int(a.data.ptr)

    def number(self, a: Any) -> int:
        """Of its device."""
        return int(a.data.device_id)

    def stream(self, a: Any) -> int:
        """The one in which the program works on the array's device."""
        with self._on(a):
            return int(self._cupy.cuda.get_current_stream().ptr)

    def at(self, like: Any) -> Any:
        """Within it, operators of arrays compute where `like` is."""
        return self._on(like)

    def conjugated(self, a: Any) -> Any:
        """The conjugate; of real numbers the array itself."""
        return a.conj() if a.dtype.kind == "c" else a

    def _on(self, a: Any) -> Any:
        """The array's device, if that is not the current one already."""
        return _here if a.data.device_id == self._cupy.cuda.runtime.getDevice() else a.device

    def contiguous(self, a: Any) -> Any:
        """With contiguous rows."""
        with self._on(a):
            return self._cupy.ascontiguousarray(a)

    def empty(self, shape: Any, dtype: np.dtype, like: Any) -> Any:
        """Row-major, on the device of `like`."""
        with self._on(like):
            return self._cupy.empty(shape, dtype)

    def empty_columns(self, shape: Any, dtype: np.dtype, like: Any) -> Any:
        """Column-major, on the device of `like`."""
        with self._on(like):
            return self._cupy.empty(shape, dtype, "F")

    def zeros(self, shape: Any, dtype: np.dtype, like: Any) -> Any:
        """Row-major, on the device of `like`."""
        with self._on(like):
            return self._cupy.zeros(shape, dtype)

    def is_memory(self, a: Any) -> bool:
        """Whether the library may work in it."""
        return bool(a.flags.c_contiguous)

    def overlap(self, a: Any, b: Any) -> bool:
        """Whether they may have memory in common."""
        return bool(self._cupy.may_share_memory(a, b))

    def put(self, target: Any, source: Any, conjugate: bool) -> None:
        """target[...] = source."""
        conjugate = conjugate and source.dtype.kind == "c"
        with self._on(target):
            if source.dtype == target.dtype and 0 not in target.shape and self.is_readable(target):
                if self.is_readable(source) and not conjugate:
                    return self._copy_rows(target, source)
                if self.is_readable(source.T):
                    return self._turn(target, source.T, conjugate)
            target[...] = source.conj() if conjugate else source

    def put_vectors(self, target: Any, *sources: Any) -> None:
        """The same of vectors one behind the other."""
        first = 0
        for x in sources:
            last = first + x.shape[0]
            self.put(target[first:last, None], x[:, None], False)
            first = last

    def put_stack(self, target: Any, source: Any) -> None:
        """The same of any dimensions; few matrices one by one, without a kernel that CuPy would have to compile."""
        if target.size > _FEW_MATRICES * math.prod(target.shape[-2:]):
            with self._on(target):
                target[...] = source
            return
        for i in np.ndindex(*target.shape[:-2]):
            self.put(target[i], source[i], False)

    def _copy_rows(self, target: Any, source: Any) -> None:
        size, between_any = target.itemsize, 4  # cudaMemcpyDefault
        if target.flags.c_contiguous and source.strides == target.strides:
            target.data.copy_from_device_async(source.data, target.nbytes)  # sooner
            return
        self._cupy.cuda.runtime.memcpy2DAsync(
            target.data.ptr, self.leading(target) * size, source.data.ptr, self.leading(source) * size, target.shape[1] * size,
            target.shape[0], between_any, self._cupy.cuda.get_current_stream().ptr)

    def _turn(self, target: Any, source: Any, conjugate: bool) -> None:
        """target[...] = source.T or its conjugate; of both the rows are contiguous."""
        self._cublas("geam", target)(self._cupy.cuda.device.get_cublas_handle(), 2 if conjugate else 1, 0, target.shape[1], target.shape[0],
                                     self._ones[target.dtype.char], source.data.ptr, self.leading(source), self._zero, target.data.ptr,
                                     self.leading(target), target.data.ptr, self.leading(target))

    def _cublas(self, name: str, a: Any) -> Any:
        return getattr(self._cupy.cuda.cublas, _CHARACTERS[a.dtype.char] + name)

    def put_triangle(self, target: Any, source: Any, lower: bool) -> None:
        """The same of a triangle."""
        self.put(target, source, False)
        order, lead, size = min(target.shape) - 1, self.leading(target), target.itemsize
        if order > 0:  # cuBLAS writes the product of zeros to a triangle of the square next to the diagonal
            nothing, place = self.zeros((order,), target.dtype, target), target.data.ptr + (1 if lower else lead) * size
            with self._on(target):
                self._cublas("syrk", target)(self._cupy.cuda.device.get_cublas_handle(), 0 if lower else 1, 0, order, 1,
                                             self._ones[target.dtype.char], nothing.data.ptr, order, self._zero, place, lead)

    def keep_triangle(self, a: Any, lower: bool) -> None:
        """Zeros in the other triangle of each matrix of a stack."""
        with self._on(a):
            a[...] = self._cupy.tril(a) if lower else self._cupy.triu(a)

    def broadcast(self, a: Any, shape: tuple[int, ...]) -> Any:
        """A view of that shape."""
        return self._cupy.broadcast_to(a, shape)

    def squares(self, a: Any) -> Any:
        """Of each row the sum of the squares of its elements' sizes."""
        with self._on(a):
            return (abs(a) ** 2).sum(1)

    def conjugate(self, a: Any) -> None:
        """In place."""
        with self._on(a):
            a[...] = a.conj()

    def begun_sum(self, vector: Any) -> Any:
        """The vector: it is looked at after the call."""
        return vector

    def is_sum_finite(self, *vectors: Any) -> bool:
        """Whether the sums of the numbers of these vectors are: then all numbers are."""
        for x in vectors:
            if x.shape[0] <= _FEW:
                if not np.isfinite(self.to_host(x)).all():
                    return False
                continue
            name, real = _SUMS[x.dtype.char]
            found = real()
            with self._on(x):
                getattr(self._cupy.cuda.cublas, name)(self._cupy.cuda.device.get_cublas_handle(), x.shape[0], x.data.ptr,
                                                      x.strides[0] // x.itemsize, ctypes.addressof(found))
            if not math.isfinite(found.value):
                return False
        return True

    def to_host(self, a: Any) -> np.ndarray:
        """As an array of numpy."""
        if a.ndim == 1 and not a.flags.c_contiguous:  # such as a diagonal
            together = self.empty(a.shape, a.dtype, a)
            self.put_vectors(together, a)
            a = together
        return self._cupy.asnumpy(a)

    def from_host(self, a: np.ndarray, like: Any) -> Any:
        """On the device of `like`."""
        with self._on(like):  # of a number without dimensions asarray is a kernel, since CuPy 14
            return self._cupy.asarray(a.reshape(1)).reshape(()) if a.ndim == 0 else self._cupy.asarray(a)

    def stack(self, arrays: list[Any], shape: tuple[int, ...]) -> Any:
        """Results of the matrices of a stack."""
        with self._on(arrays[0]):
            return self._cupy.stack(arrays).reshape(shape + arrays[0].shape)


class Torch(OnGPU):
    """Tensors of PyTorch. What autograd would record is not looked at."""

    def __init__(self) -> None:
        import torch

        self._torch = torch
        self._types: dict[Any, Any] = {np.dtype(np.float32): torch.float32, np.dtype(np.float64): torch.float64,
                       np.dtype(np.complex64): torch.complex64, np.dtype(np.complex128): torch.complex128,
                       np.dtype(np.int32): torch.int32, np.dtype(np.int64): torch.int64, np.dtype(np.uint8): torch.uint8}
        self._names: dict[Any, np.dtype] = {t: n for n, t in self._types.items()}
        self._tensor = torch.Tensor
        # The stream's address alone: an object of PyTorch for it takes longer than a short call of the library.
        self._address_of_stream = getattr(torch._C, "_cuda_getCurrentRawStream", None) or (
            lambda device: torch.cuda.current_stream(device).cuda_stream)

    def array(self, a: Any) -> Any:
        """Without a gradient, and with conjugates and signs that are only marked made real."""
        if type(a) is not self._tensor:
            a = self._torch.as_tensor(a)
        if a.requires_grad:
            a = a.detach()
        return a.resolve_conj().resolve_neg() if a.is_conj() or a.is_neg() else a

    def dtype(self, a: Any) -> np.dtype:
        """In numpy's words; object for those that numpy lacks."""
        found = self._names.get(a.dtype)
        if found is not None:
            return found
        is_integer = not (a.dtype.is_floating_point or a.dtype.is_complex)
        return np.dtype(np.int64) if is_integer else np.dtype(object)

    def own_dtype(self, dtype: np.dtype) -> Any:
        """In PyTorch's words."""
        return self._types.get(dtype) or self._types[np.dtype(dtype)]

    def strides(self, a: Any) -> tuple[int, ...]:
        """Of rows and of columns."""
        return a.stride()

    def layout(self, a: Any) -> Layout:
        """What calls ask an array for, at once."""
        return Layout(a.shape, a.stride(), self._names.get(a.dtype), a.data_ptr(), a.get_device())

    def address(self, a: Any) -> int:
        """That of its first element."""
        return int(a.data_ptr())

    def number(self, a: Any) -> int:
        """Of its device."""
        return int(a.get_device())

    def stream(self, a: Any) -> int:
        """The one in which the program works on the array's device."""
        return int(self._address_of_stream(a.get_device()))

    def contiguous(self, a: Any) -> Any:
        """With contiguous rows."""
        return a.contiguous()

    def conjugated(self, a: Any) -> Any:
        """The conjugate, in memory of its own; of real numbers the tensor itself."""
        return a.conj().resolve_conj()

    def empty(self, shape: Any, dtype: np.dtype, like: Any) -> Any:
        """Row-major, on the device of `like`."""
        if type(like) is self._tensor:  # sooner
            return like.new_empty(shape, dtype=self.own_dtype(dtype))
        return self._torch.empty(shape, dtype=self.own_dtype(dtype), device=like.device)

    def empty_columns(self, shape: Any, dtype: np.dtype, like: Any) -> Any:
        """Column-major, on the device of `like`."""
        if type(like) is self._tensor:  # sooner
            return like.new_empty_strided(shape, (1, shape[0]), dtype=self.own_dtype(dtype))
        return self._torch.empty_strided(shape, (1, shape[0]), dtype=self.own_dtype(dtype), device=like.device)

    def zeros(self, shape: Any, dtype: np.dtype, like: Any) -> Any:
        """Row-major, on the device of `like`."""
        return self._torch.zeros(shape, dtype=self.own_dtype(dtype), device=like.device)

    def is_memory(self, a: Any) -> bool:
        """Whether the library may work in it."""
        return a.is_contiguous()

    def overlap(self, a: Any, b: Any) -> bool:
        """Whether they are of the same memory."""
        return bool(a.untyped_storage().data_ptr() == b.untyped_storage().data_ptr())

    def put(self, target: Any, source: Any, conjugate: bool) -> None:
        """target[...] = source."""
        target.copy_(source.conj() if conjugate else source)

    def put_vectors(self, target: Any, *sources: Any) -> None:
        """The same of vectors one behind the other."""
        if len(sources) == 1:
            target.copy_(sources[0])
        else:
            self._torch.cat(sources, out=target)

    def put_stack(self, target: Any, source: Any) -> None:
        """The same of any dimensions."""
        target.copy_(source)

    def put_triangle(self, target: Any, source: Any, lower: bool) -> None:
        """The same of a triangle."""
        of = self._torch.tril if lower else self._torch.triu
        if source.dtype == target.dtype and source.device == target.device:
            of(source, out=target)
        else:
            target.copy_(of(source))

    def keep_triangle(self, a: Any, lower: bool) -> None:
        """Zeros in the other triangle of each matrix of a stack."""
        a.tril_() if lower else a.triu_()

    def broadcast(self, a: Any, shape: tuple[int, ...]) -> Any:
        """A view of that shape."""
        return self._torch.broadcast_to(a, shape)

    def squares(self, a: Any) -> Any:
        """Of each row the sum of the squares of its elements' sizes."""
        return (abs(a) ** 2).sum(1)

    def conjugate(self, a: Any) -> None:
        """In place."""
        a.copy_(a.conj().resolve_conj())

    def begun_sum(self, vector: Any) -> Any:
        """Its sum, in place of it for is_sum_finite: computed before a call of the library, it need not be waited for."""
        return vector.sum() if vector.ndim else vector

    def is_sum_finite(self, *vectors: Any) -> bool:
        """Whether the sum of the numbers of these vectors is: then all numbers are."""
        if len(vectors) > 1 and sum(x.numel() for x in vectors) <= _FEW:  # one sum is sooner than two
            vectors = (self._torch.cat(vectors),)
        total = self.begun_sum(vectors[0])
        for x in vectors[1:]:
            total = total + x.sum()
        total = complex(total.item())
        return math.isfinite(total.real) and math.isfinite(total.imag)

    def to_host(self, a: Any) -> np.ndarray:
        """As an array of numpy."""
        return a.cpu().numpy()

    def from_host(self, a: np.ndarray, like: Any) -> Any:
        """On the device of `like`."""
        return self._torch.from_numpy(np.array(a)).to(like.device)

    def stack(self, arrays: list[Any], shape: tuple[int, ...]) -> Any:
        """Results of the matrices of a stack."""
        return self._torch.stack(arrays).reshape(shape + tuple(arrays[0].shape))


_made: dict[str, Any] = {}


def place(kind: str) -> Any:
    """That of "cupy" or "torch"."""
    if kind not in _made:
        _made[kind] = {"cupy": CuPy, "torch": Torch}[kind]()
    return _made[kind]
