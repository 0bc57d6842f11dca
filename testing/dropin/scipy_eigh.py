# SPDX-License-Identifier: BSD-3-Clause
"""Every driver of scipy.linalg.eigh, numpy's eigh and cholesky, and a solution, against their definitions."""
import sys

import numpy as np
import scipy.linalg as sl


def checks(a, b):
    """Pairs of a name and a residual in units of n eps, norms divided out."""
    size = np.abs(np.linalg.eigvalsh(b)).max()
    for name, (w, v) in [("numpy eigh", np.linalg.eigh(a))] + [
        (f"eigh {driver}", sl.eigh(a, driver=driver)) for driver in ("ev", "evd", "evr", "evx")
    ]:
        yield name, np.abs(a @ v - v * w).max() / np.abs(w).max()
    for driver in ("gv", "gvd", "gvx"):
        w, v = sl.eigh(a, b, driver=driver)
        yield f"eigh {driver}", np.abs(a @ v - (b @ v) * w).max() / (np.abs(w).max() * size)
    w, v = sl.eigh(a, subset_by_index=[0, a.shape[0] // 2])
    yield "lowest half", np.abs(a @ v - v * w).max() / np.abs(w).max()
    factor = np.linalg.cholesky(b)
    yield "cholesky", np.abs(factor @ factor.conj().T - b).max() / size
    x = sl.solve(b, a, assume_a="pos")
    yield "solve", np.abs(b @ x - a).max() / (size * np.abs(x).max())


bad = 0
generator = np.random.default_rng(1)
for dtype in (np.float32, np.float64, np.complex64, np.complex128):
    for n in (2, 5, 60, 150):
        a = generator.standard_normal((n, n)).astype(dtype)
        if np.iscomplexobj(a):
            a = a + (1j * generator.standard_normal((n, n))).astype(dtype)
        a = a + a.conj().T
        b = a @ a.conj().T + n * np.eye(n, dtype=dtype)
        for name, residual in checks(a, b):
            units = residual / (n * np.finfo(dtype).eps)
            if not units < 30:
                bad += 1
                print(f"{dtype.__name__} n = {n}: {name}: {units:.2g}")
try:
    np.linalg.cholesky(-np.eye(5))
    bad += 1
    print("the factor of a negative matrix")
except np.linalg.LinAlgError:
    pass
print("all residuals below 30 units" if bad == 0 else f"{bad} failed")
sys.exit(bad != 0)
