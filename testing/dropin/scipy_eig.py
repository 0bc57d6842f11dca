# SPDX-License-Identifier: BSD-3-Clause
"""Nonsymmetric eigenproblems by numpy and scipy against their definitions."""
import sys

import numpy as np
import scipy.linalg as sl

generator = np.random.default_rng(1)
N = 40


def normal(dtype):
    a = generator.standard_normal((N, N))
    return (a + 1j * generator.standard_normal((N, N)) if np.dtype(dtype).kind == "c" else a).astype(dtype)


def cases(a):
    w, v = np.linalg.eig(a)
    yield "numpy eig", a @ v - v * w
    yield "numpy eigvals", np.sort_complex(np.linalg.eigvals(a)) - np.sort_complex(w)
    w, vl, vr = sl.eig(a, left=True)
    yield "scipy eig", a @ vr - vr * w
    yield "scipy eig left", vl.conj().T @ a - w[:, None] * vl.conj().T
    for output in ("real", "complex"):
        for sort in (None, lambda x, y=0: x.real > 0):
            t, z, *found = sl.schur(a, output=output, sort=sort)
            yield f"schur {output}", z @ t @ z.conj().T - a
            if sort is not None:
                yield "sdim", np.array(float(found[0] != (w.real > 0).sum()))
    h, q = sl.hessenberg(a, calc_q=True)
    yield "hessenberg", q @ h @ q.conj().T - a
    x = sl.solve_sylvester(a, a + 20 * np.eye(N, dtype=a.dtype), a)
    yield "solve_sylvester", a @ x + x @ (a + 20 * np.eye(N)) - a
    r = sl.sqrtm(a @ a.conj().T + np.eye(N))
    yield "sqrtm", r @ r - a @ a.conj().T - np.eye(N)


status = 0
for dtype in (np.float32, np.float64, np.complex64, np.complex128):
    for what, error in cases(normal(dtype)):
        if not np.abs(error).max() < 1e4 * np.finfo(dtype).eps:
            print(np.dtype(dtype), what, np.abs(error).max())
            status = 1
bad = np.eye(3)
bad[1, 2] = np.nan
info = sl.lapack.dgeev(bad)[-1]
if info != -4:
    print("a NaN: info", info)
    status = 1
sys.exit(status)
