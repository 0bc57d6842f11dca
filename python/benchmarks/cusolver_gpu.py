# SPDX-License-Identifier: BSD-3-Clause
"""cuSOLVER's and cuBLAS's functions by ctypes, memory of the device, and what the cases of cusolver_symbols.py have in common."""
from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

TYPES: dict[str, tuple[Any, int]] = {"s": (np.float32, 0), "d": (np.float64, 1), "c": (np.complex64, 4), "z": (np.complex128, 5)}
LOWER, VECTORS, VALUES, NON_UNIT = 0, 1, 0, 0


class Gpu:
    """Memory of the current device, and cuSOLVER's and cuBLAS's functions on it."""

    def __init__(self) -> None:
        self.runtime = self.opened("libcudart.so.13", "libcudart.so.12", "libcudart.so")
        self.library = self.opened("libcusolver.so.12", "libcusolver.so.11")
        self.taken: list[int] = []
        self.handle, self.params, self.jacobi, self.rotations = (ctypes.c_void_p() for _ in range(4))
        for name, made in (("", self.handle), ("Params", self.params), ("SyevjInfo", self.jacobi), ("GesvdjInfo", self.rotations)):
            self.check(getattr(self.library, "cusolverDnCreate" + name)(ctypes.byref(made)), "cusolverDnCreate" + name)
        self.of_blas = self.opened("libcublas.so.13", "libcublas.so.12")
        self.blas_handle = ctypes.c_void_p()
        self.check(self.of_blas.cublasCreate_v2(ctypes.byref(self.blas_handle)), "cublasCreate")
        version = ctypes.c_int()
        self.library.cusolverGetVersion(ctypes.byref(version))
        self.version = f"cuSOLVER {version.value}"
        name = ctypes.create_string_buffer(100)
        self.opened("libcuda.so.1").cuDeviceGetName(name, 100, 0)
        self.name = name.value.decode()

    @staticmethod
    def opened(*names: str) -> Any:
        """The first of these libraries."""
        for name in names[:-1]:
            try:
                return ctypes.CDLL(name)
            except OSError:
                pass
        return ctypes.CDLL(names[-1])

    @staticmethod
    def check(status: int, name: str) -> None:
        """Raises RuntimeError where a call failed."""
        if status != 0:
            raise RuntimeError(f"{name}: status {status}")

    def memory(self, size: int) -> int:
        """Bytes of the device, until `free`."""
        address = ctypes.c_void_p()
        self.check(self.runtime.cudaMalloc(ctypes.byref(address), ctypes.c_size_t(max(size, 16))), "cudaMalloc")
        self.taken.append(address.value or 0)
        return address.value or 0

    def free(self) -> None:
        """All of it."""
        while self.taken:
            self.runtime.cudaFree(ctypes.c_void_p(self.taken.pop()))

    def copy(self, to: int, of: int, size: int) -> None:
        """From anywhere to anywhere."""
        self.check(self.runtime.cudaMemcpy(ctypes.c_void_p(to), ctypes.c_void_p(of), ctypes.c_size_t(size), 4), "cudaMemcpy")

    def copy_apart(self, to: int, distance: int, of: np.ndarray) -> None:
        """Numbers at a distance of this many bytes."""
        self.check(self.runtime.cudaMemcpy2D(*map(ctypes.c_void_p, (to, distance, of.ctypes.data, of.itemsize, of.itemsize, of.size)), 4), "cudaMemcpy2D")

    def put(self, a: np.ndarray) -> int:
        """A copy of a column-major array."""
        address = self.memory(a.nbytes)
        self.copy(address, a.ctypes.data, a.nbytes)
        return address

    def get(self, address: int, like: np.ndarray) -> np.ndarray:
        """What is there."""
        a = np.empty_like(like)
        self.copy(a.ctypes.data, address, a.nbytes)
        return a

    def wait(self) -> None:
        """For the device."""
        self.check(self.runtime.cudaDeviceSynchronize(), "cudaDeviceSynchronize")

    def call(self, name: str, *arguments: Any) -> None:
        """A function of cusolverDn. Integers of 64 bits serve for those of 32, too, as registers and places of a stack have 64."""
        self.check(getattr(self.library, "cusolverDn" + name)(self.handle, *(ctypes.c_int64(a) if isinstance(a, int) else a for a in arguments)), name)

    def blas(self, name: str, *arguments: Any) -> None:
        """A function of cuBLAS, as call."""
        self.check(getattr(self.of_blas, "cublas" + name)(self.blas_handle, *(ctypes.c_int64(a) if isinstance(a, int) else a for a in arguments)), name)

    def work(self, name: str, *arguments: Any, behind: tuple[Any, ...] = ()) -> tuple[int, int]:
        """A work array of the length that _bufferSize tells, and that length. `behind`: arguments behind the length."""
        length = ctypes.c_int()
        self.call(name + "_bufferSize", *arguments, ctypes.byref(length), *behind)
        return self.memory(16 * length.value), length.value

    def buffers(self, name: str, *arguments: Any, behind: tuple[Any, ...] = ()) -> tuple[Any, ...]:
        """The two of an X form."""
        here, there = ctypes.c_size_t(), ctypes.c_size_t()
        self.call(name + "_bufferSize", *arguments, ctypes.byref(here), ctypes.byref(there), *behind)
        host = ctypes.create_string_buffer(max(there.value, 1))
        return self.memory(here.value), here.value, host, there.value


def places(gpu: Gpu, address: int, step: int, count: int) -> int:
    """The addresses of matrices, in the memory of the device."""
    return gpu.put(np.arange(count, dtype=np.uint64) * np.uint64(step) + np.uint64(address))


class Case(NamedTuple):
    """A call: what it overwrites comes back before each one. error(): of the last one's result, in units of n eps."""

    name: str
    n: int
    restore: list[tuple[int, int, int]]
    call: Callable[[], None]
    error: Callable[[], float]


def general(n: int, dtype: Any, count: int = 0, seed: int = 0) -> np.ndarray:
    """Column-major; `count` of them one behind the other, the last dimension first."""
    return drawn((count, n, n) if count else (n, n), dtype, seed)


def drawn(shape: tuple[int, ...], dtype: Any, seed: int) -> np.ndarray:
    """Numbers of a normal distribution."""
    random = np.random.default_rng(shape[-1] + seed)
    a = random.standard_normal(shape)
    if np.dtype(dtype).kind == "c":
        a = a + 1j * random.standard_normal(shape)
    return a.astype(dtype)


def adjoint(a: np.ndarray) -> np.ndarray:
    """Of each matrix."""
    return a.conj().swapaxes(-1, -2)


def small(left: np.ndarray, scale: float) -> float:
    """In units of n eps."""
    n = left.shape[-2]
    return float(np.abs(left).max()) / (n * float(np.finfo(left.dtype).eps) * max(scale, 1e-30))


def looked_at(n: int, dtype: Any) -> np.ndarray:
    """Vectors that products of matrices are compared on."""
    return drawn((3, n), dtype, 9).T


# In memory a matrix of numpy is its transpose: of many and of one `.swapaxes` gives what cuSOLVER sees.
def seen(a: np.ndarray) -> np.ndarray:
    return a.swapaxes(-1, -2)
