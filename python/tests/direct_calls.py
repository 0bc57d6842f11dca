# SPDX-License-Identifier: BSD-3-Clause
"""A program that knows nothing of Lapilli and calls cuSOLVER by ctypes, as gpu4pyscf does: with matrices that begin anywhere and have gaps, with
none, and with bad arguments. Prints lines as unchanged_program.py does; a status of cuSOLVER that is not 0 is the answer's text."""
import pathlib
import sys

import numpy as np
from unchanged_program import definite, general, hermitian, tell, units

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "benchmarks"))
from cusolver_gpu import LOWER, VECTORS, Gpu

N, GAP = 150, 3  # elements between columns, so that every other one is misaligned for vectors of two


class Matrix:
    """Column-major, with gaps, one element behind an aligned address."""

    def __init__(self, gpu, a):
        self.gpu, self.size = gpu, a.shape
        self.lda = a.shape[0] + GAP
        room = np.full((a.shape[1] + 1, self.lda), 7.0)
        room[:-1, :a.shape[0]] = a.T
        self.room = np.concatenate([np.full(1, 7.0), room.reshape(-1)])
        self.base = gpu.put(self.room)
        self.address = self.base + self.room.itemsize

    def read(self):
        """The matrix, and whether what is around it is as it was."""
        found = self.gpu.get(self.base, self.room)
        rows = found[1:].reshape(-1, self.lda)
        kept = found[0] == 7 and (rows[:-1, self.size[0]:] == 7).all() and (rows[-1] == 7).all()
        return rows[:-1, :self.size[0]].T, bool(kept)


def new_info(gpu):
    return gpu.put(np.full(1, -7, np.int32))


def info_of(gpu, info):
    return int(gpu.get(info, np.zeros(1, np.int32))[0])


def potrf(gpu, a, n=None, uplo=LOWER, lda=None):
    m, info = Matrix(gpu, a), new_info(gpu)
    size, lda = len(a) if n is None else n, lda or m.lda
    work = gpu.work("Dpotrf", LOWER, len(a), m.address, m.lda)
    gpu.call("Dpotrf", uplo, size, m.address, lda, *work, info)
    factor, kept = m.read()
    half = np.tril(factor)
    return [units(half @ half.T - a, len(a), "float64", np.abs(a).max()) if size else 0.0, kept, info_of(gpu, info)]


def getrf(gpu, a, rows=None, lda=None):
    m, info, pivots = Matrix(gpu, a), new_info(gpu), gpu.memory(4 * min(a.shape))
    work, _ = gpu.work("Dgetrf", *a.shape, m.address, m.lda)
    gpu.call("Dgetrf", a.shape[0] if rows is None else rows, a.shape[1], m.address, lda or m.lda, work, pivots, info)
    factors, kept = m.read()
    order, k = np.arange(len(a)), min(a.shape)
    for i, other in enumerate(gpu.get(pivots, np.zeros(k, np.int32))):
        order[[i, other - 1]] = order[[other - 1, i]]
    lower = np.tril(factors, -1)[:, :k] + np.eye(len(a), k)
    return [units(lower @ np.triu(factors)[:k] - a[order], len(a), "float64", np.linalg.norm(a, 2)), kept, info_of(gpu, info)]


def geqrf(gpu, a, rows=None, lda=None):
    m, info, tau = Matrix(gpu, a), new_info(gpu), gpu.memory(8 * min(a.shape))
    work = gpu.work("Dgeqrf", *a.shape, m.address, m.lda)
    gpu.call("Dgeqrf", a.shape[0] if rows is None else rows, a.shape[1], m.address, lda or m.lda, tau, *work, info)
    factors, kept = m.read()
    r = np.triu(factors)[:min(a.shape)]
    return [units(r.T @ r - a.T @ a, len(a), "float64", np.linalg.norm(a, 2) ** 2), kept, info_of(gpu, info)]


def syevd(gpu, a, n=None, uplo=LOWER, lda=None):
    m, info, values = Matrix(gpu, a), new_info(gpu), gpu.memory(8 * len(a))
    work = gpu.work("Dsyevd", VECTORS, LOWER, len(a), m.address, m.lda, values)
    gpu.call("Dsyevd", VECTORS, uplo, len(a) if n is None else n, m.address, lda or m.lda, values, *work, info)
    v, kept = m.read()
    w = gpu.get(values, np.zeros(len(a)))
    return [units(a @ v - v * w, len(a), "float64", np.abs(w).max()), kept, info_of(gpu, info)]


def main():
    gpu = Gpu()
    p, h, tall, wide = definite(N, "float64"), hermitian(N, "float64"), general(N, "float64")[:, :90], general(N, "float64")[:90]
    for name, function, *operands in (("potrf", potrf, p), ("getrf", getrf, tall, wide, p), ("geqrf", geqrf, tall, wide), ("syevd", syevd, h)):
        for a in operands:
            tell(f"{name} {a.shape}", lambda f=function, a=a: f(gpu, a))
            tell(f"{name} {a.shape}, columns overlap", lambda f=function, a=a: f(gpu, a, lda=len(a) - 1), may_tell=True)
    tell("potrf of no matrix", lambda: potrf(gpu, p, 0)[1:])
    for name, function, a in (("potrf", potrf, p), ("syevd", syevd, h)):
        tell(f"{name} of a negative order", lambda f=function, a=a: f(gpu, a, -1), may_tell=True)
        tell(f"{name} of an unknown triangle", lambda f=function, a=a: f(gpu, a, uplo=7), may_tell=True)
    for name, function in (("getrf", getrf), ("geqrf", geqrf)):
        tell(f"{name} of a negative number of rows", lambda f=function: f(gpu, tall, -1), may_tell=True)
    gpu.wait()


if __name__ == "__main__":
    main()
