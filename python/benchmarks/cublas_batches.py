# SPDX-License-Identifier: BSD-3-Clause
"""cuBLAS's functions for batches that `lapilli-run --cublas` puts Lapilli in front of: cases of cusolver_symbols.py, by ctypes."""
from __future__ import annotations

import ctypes
import math
from typing import Any

import numpy as np
from cusolver_gpu import TYPES, Case, Gpu, adjoint, drawn, general, places, seen, small

PLAIN, DIFFERENT = 0, 7
# Counts of matrices of each order; other orders have the counts of the one below.
COUNTS = {1: (500, 20000), 16: (500, 10000), 64: (64, 500, 4096), 96: (64, 500, 2000), 256: (16, 200, 500), 512: (8, 50, 200)}


def counts(n: int) -> tuple[int, ...]:
    return COUNTS[max(order for order in COUNTS if order <= n)]


class Batch:
    """Matrices in the memory of the device, their addresses, and what brings them back."""

    def __init__(self, gpu: Gpu, a: np.ndarray) -> None:
        self.gpu, self.a = gpu, a
        self.place, self.given = gpu.put(a), gpu.put(a)
        self.addresses = places(gpu, self.place, a[0].nbytes, len(a))

    @property
    def restore(self) -> tuple[int, int, int]:
        return self.place, self.given, self.a.nbytes

    def ends(self) -> np.ndarray:
        """The first and the last matrix, by rows and columns."""
        return seen(self.gpu.get(self.place, self.a)[[0, -1]])


def repeated(a: np.ndarray, count: int) -> np.ndarray:
    """`count` matrices out of a few, as drawing all of them would take longer than what is measured."""
    return np.ascontiguousarray(np.resize(a, (count, *a.shape[1:])))


def dominant(n: int, dtype: Any, count: int) -> np.ndarray:
    """Matrices with rows to interchange, and well conditioned: a permutation with small numbers around it."""
    a = general(n, dtype, DIFFERENT) / (4 * math.sqrt(n))
    a[:, np.arange(n), np.roll(np.arange(n), 1)] += 2
    return repeated(a.astype(dtype), count)


def by_lu(gpu: Gpu, letter: str, n: int, group: str) -> list[Case]:
    """getrfBatched; getrsBatched with 1 and 16 right-hand sides; getriBatched."""
    dtype, large = TYPES[letter][0], letter.upper()
    cases = []
    for count in counts(n):
        a = dominant(n, dtype, count)
        given, lu, pivots, infos = seen(a[[0, -1]]), Batch(gpu, a), gpu.memory(4 * n * count), gpu.memory(4 * count)
        factor = lambda lu=lu, pivots=pivots, infos=infos, count=count: gpu.blas(
            f"{large}getrfBatched", n, lu.addresses, n, pivots, infos, count)
        factor()
        shown = f"{count} matrices"
        if group == "getrf_cublas":
            def error(lu=lu, pivots=pivots, given=given, count=count) -> float:
                found, rows = lu.ends(), gpu.get(pivots, np.zeros((count, n), np.int32))[[0, -1]] - 1
                product = (np.tril(found, -1) + np.eye(n, dtype=dtype)) @ np.triu(found)
                for matrix, others in zip(product, rows):
                    for k, other in reversed(list(enumerate(others))):
                        matrix[[k, other]] = matrix[[other, k]]
                return small(product - given, float(np.abs(given).max()) * math.sqrt(n))

            cases.append(Case(f"cublas{large}getrfBatched, {shown}", n, [lu.restore], factor, error))
        elif group == "getri_cublas":
            inverse = Batch(gpu, np.zeros_like(a))
            cases.append(Case(
                f"cublas{large}getriBatched, {shown}", n, [], lambda lu=lu, pivots=pivots, inverse=inverse, infos=infos, count=count: gpu.blas(
                    f"{large}getriBatched", n, lu.addresses, n, pivots, inverse.addresses, n, infos, count),
                lambda inverse=inverse, given=given: small(inverse.ends() @ given - np.eye(n, dtype=dtype), math.sqrt(n))))
        else:
            for nrhs in (1, 16):
                side, told = Batch(gpu, repeated(drawn((DIFFERENT, nrhs, n), dtype, 5), count)), ctypes.c_int()
                cases.append(Case(
                    f"cublas{large}getrsBatched N, {nrhs} columns, {shown}", n, [side.restore],
                    lambda lu=lu, pivots=pivots, side=side, nrhs=nrhs, told=told, count=count: gpu.blas(
                        f"{large}getrsBatched", PLAIN, n, nrhs, lu.addresses, n, pivots, side.addresses, n, ctypes.byref(told), count),
                    lambda side=side, given=given: small(given @ side.ends() - seen(side.a[[0, -1]]), float(np.abs(given).max()) * math.sqrt(n))))
    return cases


def inverted(gpu: Gpu, letter: str, n: int, _group: str) -> list[Case]:
    """matinvBatched, which cuBLAS has up to order 32."""
    dtype, large = TYPES[letter][0], letter.upper()
    cases = []
    for count in counts(n):
        a, inverse = Batch(gpu, dominant(n, dtype, count)), Batch(gpu, np.zeros((count, n, n), dtype))
        infos = gpu.memory(4 * count)
        cases.append(Case(
            f"cublas{large}matinvBatched, {count} matrices", n, [], lambda a=a, inverse=inverse, infos=infos, count=count: gpu.blas(
                f"{large}matinvBatched", n, a.addresses, n, inverse.addresses, n, infos, count),
            lambda a=a, inverse=inverse: small(a.ends() @ inverse.ends() - np.eye(n, dtype=dtype), math.sqrt(n))))
    return cases


def by_qr(gpu: Gpu, letter: str, n: int, group: str) -> list[Case]:
    """geqrfBatched of square matrices; gelsBatched of twice as many rows, with one right-hand side."""
    dtype, large = TYPES[letter][0], letter.upper()
    cases = []
    for count in counts(n):
        told = ctypes.c_int()
        if group == "geqrf_cublas":
            a, tau = Batch(gpu, dominant(n, dtype, count)), Batch(gpu, np.zeros((count, 1, n), dtype))

            def error(a=a) -> float:  # R^H R = A^H A
                r, given = np.triu(a.ends()), seen(a.a[[0, -1]])
                return small(adjoint(r) @ r - adjoint(given) @ given, float(np.abs(given).max()) ** 2 * n)

            cases.append(Case(f"cublas{large}geqrfBatched, {count} matrices", n, [a.restore],
                              lambda a=a, tau=tau, told=told, count=count: gpu.blas(
                                  f"{large}geqrfBatched", n, n, a.addresses, n, tau.addresses, ctypes.byref(told), count), error))
            continue
        a, side = (Batch(gpu, repeated(drawn((DIFFERENT, k, 2 * n), dtype, seed), count)) for k, seed in ((n, 3), (1, 5)))
        infos = gpu.memory(4 * count)

        def residual(a=a, side=side) -> float:  # orthogonal to the columns
            given, x = seen(a.a[[0, -1]]), side.ends()[:, :n]
            return small(adjoint(given) @ (given @ x - seen(side.a[[0, -1]])), float(np.abs(given).max()) ** 2 * n)

        cases.append(Case(f"cublas{large}gelsBatched, 1 column, {count} matrices", n, [a.restore, side.restore],
                          lambda a=a, side=side, infos=infos, told=told, count=count: gpu.blas(
                              f"{large}gelsBatched", PLAIN, 2 * n, n, 1, a.addresses, 2 * n, side.addresses, 2 * n,
                              ctypes.byref(told), infos, count), residual))
    return cases


# Of each group its function, the orders and the precisions.
GROUPS: dict[str, tuple[Any, tuple[int, ...], str]] = {
    "getrf_cublas": (by_lu, (8, 16, 32, 64, 96, 128, 256, 512), "dszc"),
    "getrs_cublas": (by_lu, (8, 32, 64, 128, 256, 512), "dszc"),
    "getri_cublas": (by_lu, (8, 16, 32, 64, 96, 128, 256, 512), "dszc"),
    "matinv_cublas": (inverted, (8, 16, 32), "dszc"),
    "geqrf_cublas": (by_qr, (8, 32, 64, 128), "dszc"),
    "gels_cublas": (by_qr, (8, 32, 64), "dszc"),
}
