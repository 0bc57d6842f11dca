# SPDX-License-Identifier: BSD-3-Clause
"""A program with types, as a user writes it: mypy --strict finds nothing."""
from __future__ import annotations

import numpy as np

import lapilli.lapack
import lapilli.linalg
import lapilli.sparse


def spectrum(a: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> lapilli.linalg.EighResult:
    w, v = lapilli.linalg.eigh(a, subset_by_index=[0, 3])
    lu, pivots = lapilli.linalg.lu_factor(a)
    x = lapilli.linalg.lu_solve((lu, pivots), a[:, 0], trans=1)
    x = lapilli.linalg.solve(a, x, assume_a="sym", lower=True)
    sign: lapilli.linalg.SlogdetResult = lapilli.linalg.slogdet(a)
    result: lapilli.linalg.EighResult = lapilli.linalg.EighResult(w, v)
    return result if sign.sign > 0 else lapilli.linalg.EighResult(x, v)


def lapack(a: np.ndarray[tuple[int, int], np.dtype[np.float64]], w: object) -> int:
    bytes_needed: lapilli.Memory = lapilli.memory("dsyevd", "V", len(a))
    same: lapilli.lapack.Memory = lapilli.lapack.dsyevd_memory("V", len(a))
    info: int = lapilli.lapack.dsyevd("V", "L", len(a), a, len(a), w)
    with lapilli.Matrix.scatter(a) as spread:
        info += lapilli.lapack.dsyevd_mgpu("V", "L", spread, w)
    return info + bytes_needed.device + same.host


def watched(context: lapilli.Context) -> list[str]:
    def progress(routine: str, phase: str, fraction: float) -> bool:
        return fraction > 2

    context.progress = progress
    return [phase.name for phase in context.phases] + [device.name for device in context.devices]


def pairs(a: object) -> object:
    with lapilli.sparse.Matrix(a) as matrix, lapilli.sparse.chebyshev(matrix, 8) as polynomial:
        w, v = lapilli.sparse.linalg.lobpcg(matrix, np.ones((9, 2)), M=polynomial, largest=False)
        w, v = lapilli.sparse.linalg.eigsh(matrix, k=2, which="SA")
        operator: lapilli.sparse.Operator = polynomial
        return w, v, operator.dtype
