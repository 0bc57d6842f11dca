# SPDX-License-Identifier: BSD-3-Clause
"""Places of arrays on a GPU: CuPy and PyTorch, with the functions of Host (_places.py). Memory comes from the array's own
library, and its work on the current stream is waited for before each call of Lapilli (_streams.py)."""
from __future__ import annotations

from typing import Any

import numpy as np


class CuPy:
    """Arrays of CuPy."""

    on_device = True

    def __init__(self) -> None:
        import cupy

        self._cupy = cupy

    def array(self, a: Any) -> Any:
        """What is not an array of CuPy becomes one, on the current device."""
        return self._cupy.asarray(a)

    def dtype(self, a: Any) -> np.dtype:
        """In numpy's words."""
        return np.dtype(a.dtype)

    def strides(self, a: Any) -> tuple[int, ...]:
        """Of rows and of columns."""
        return a.strides

    def empty(self, shape: Any, dtype: np.dtype, like: Any) -> Any:
        """Row-major, on the device of `like`."""
        with like.device:
            return self._cupy.empty(shape, dtype)

    def zeros(self, shape: Any, dtype: np.dtype, like: Any) -> Any:
        """Row-major, on the device of `like`."""
        with like.device:
            return self._cupy.zeros(shape, dtype)

    def is_memory(self, a: Any) -> bool:
        """Whether the library may work in it."""
        return bool(a.flags.c_contiguous)

    def is_readable(self, a: Any) -> bool:
        """Whether the library may read it."""
        step = a.strides[0] if a.shape[0] > 1 else a.shape[1] * a.itemsize
        return (a.shape[1] <= 1 or a.strides[1] == a.itemsize) and step >= a.shape[1] * a.itemsize

    def leading(self, a: Any) -> int:
        """Elements from row to row."""
        return a.strides[0] // a.itemsize if a.shape[0] > 1 else max(1, a.shape[1])

    def overlap(self, a: Any, b: Any) -> bool:
        """Whether they may have memory in common."""
        return bool(self._cupy.may_share_memory(a, b))

    def copy(self, target: Any, source: Any, conjugate: bool, check: bool) -> bool:
        """target[...] = source."""
        with target.device:
            target[...] = source.conj() if conjugate else source
            return not check or self.is_finite(target)

    def copy_triangle(self, target: Any, source: Any, lower: bool, check: bool) -> bool:
        """The same of a triangle."""
        with target.device:
            target[...] = self._cupy.tril(source) if lower else self._cupy.triu(source)
            return not check or self.is_finite(target)

    def keep_triangle(self, a: Any, lower: bool) -> None:
        """Zeros in the other triangle of each matrix of a stack."""
        with a.device:
            a[...] = self._cupy.tril(a) if lower else self._cupy.triu(a)

    def broadcast(self, a: Any, shape: tuple[int, ...]) -> Any:
        """A view of that shape."""
        return self._cupy.broadcast_to(a, shape)

    def squares(self, a: Any) -> Any:
        """Of each row the sum of the squares of its elements' sizes."""
        with a.device:
            return (abs(a) ** 2).sum(1)

    def conjugate(self, a: Any) -> None:
        """In place."""
        with a.device:
            a[...] = a.conj()

    def is_finite(self, a: Any) -> bool:
        """Whether all numbers are."""
        with a.device:
            return bool(self._cupy.isfinite(a).all())

    def to_host(self, a: Any) -> np.ndarray:
        """As an array of numpy."""
        return self._cupy.asnumpy(a)

    def from_host(self, a: np.ndarray, like: Any) -> Any:
        """On the device of `like`."""
        with like.device:
            return self._cupy.asarray(a)

    def stack(self, arrays: list[Any], shape: tuple[int, ...]) -> Any:
        """Results of the matrices of a stack."""
        with arrays[0].device:
            return self._cupy.stack(arrays).reshape(shape + arrays[0].shape)


class Torch:
    """Tensors of PyTorch. What autograd would record is not looked at."""

    on_device = True

    def __init__(self) -> None:
        import torch

        self._torch = torch
        self._types: dict[Any, Any] = {np.dtype(np.float32): torch.float32, np.dtype(np.float64): torch.float64,
                       np.dtype(np.complex64): torch.complex64, np.dtype(np.complex128): torch.complex128,
                       np.dtype(np.int32): torch.int32, np.dtype(np.int64): torch.int64}
        self._names: dict[Any, np.dtype] = {t: n for n, t in self._types.items()}

    def array(self, a: Any) -> Any:
        """Without a gradient, and with conjugates and signs that are only marked made real."""
        return self._torch.as_tensor(a).detach().resolve_conj().resolve_neg()

    def dtype(self, a: Any) -> np.dtype:
        """In numpy's words; object for those that numpy lacks."""
        if a.dtype in self._names:
            return self._names[a.dtype]
        is_integer = not (a.dtype.is_floating_point or a.dtype.is_complex)
        return np.dtype(np.int64) if is_integer else np.dtype(object)

    def strides(self, a: Any) -> tuple[int, ...]:
        """Of rows and of columns."""
        return a.stride()

    def empty(self, shape: Any, dtype: np.dtype, like: Any) -> Any:
        """Row-major, on the device of `like`."""
        return self._torch.empty(shape, dtype=self._types[np.dtype(dtype)], device=like.device)

    def zeros(self, shape: Any, dtype: np.dtype, like: Any) -> Any:
        """Row-major, on the device of `like`."""
        return self._torch.zeros(shape, dtype=self._types[np.dtype(dtype)], device=like.device)

    def is_memory(self, a: Any) -> bool:
        """Whether the library may work in it."""
        return a.is_contiguous()

    def is_readable(self, a: Any) -> bool:
        """Whether the library may read it."""
        return (a.shape[1] <= 1 or a.stride(1) == 1) and (a.shape[0] <= 1 or a.stride(0) >= a.shape[1])

    def leading(self, a: Any) -> int:
        """Elements from row to row."""
        return a.stride(0) if a.shape[0] > 1 else max(1, a.shape[1])

    def overlap(self, a: Any, b: Any) -> bool:
        """Whether they are of the same memory."""
        return bool(a.untyped_storage().data_ptr() == b.untyped_storage().data_ptr())

    def copy(self, target: Any, source: Any, conjugate: bool, check: bool) -> bool:
        """target[...] = source."""
        target.copy_(source.conj() if conjugate else source)
        return not check or self.is_finite(target)

    def copy_triangle(self, target: Any, source: Any, lower: bool, check: bool) -> bool:
        """The same of a triangle."""
        target.copy_(source.tril() if lower else source.triu())
        return not check or self.is_finite(target)

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

    def is_finite(self, a: Any) -> bool:
        """Whether all numbers are."""
        return bool(self._torch.isfinite(a).all())

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


