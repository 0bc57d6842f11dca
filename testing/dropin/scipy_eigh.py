# SPDX-License-Identifier: BSD-3-Clause
"""Every driver of scipy.linalg.eigh and eigh_tridiagonal, numpy's eigh and cholesky, solutions, norms and condition
numbers, against their definitions."""
import sys
import warnings

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
    values = np.linalg.eigvalsh(a)
    size_a = np.abs(values).max()
    first, last = a.shape[0] // 3, a.shape[0] // 2
    between = [(values[max(first, 1) - 1] + values[max(first, 1)]) / 2, values[-1] + size_a]
    for driver in ("evr", "evx"):
        w, v = sl.eigh(a, subset_by_index=[first, last], driver=driver)
        yield f"indices {driver}", max(np.abs(a @ v - v * w).max(), np.abs(w - values[first : last + 1]).max()) / size_a
        w, v = sl.eigh(a, subset_by_value=between, driver=driver)
        yield f"values {driver}", np.abs(a @ v - v * w).max() / size_a + (len(w) != a.shape[0] - max(first, 1))
        w = sl.eigh(a, subset_by_value=between, driver=driver, eigvals_only=True, lower=False)
        yield f"values only {driver}", np.abs(w - values[max(first, 1) :]).max() / size_a
    factor = np.linalg.cholesky(b)
    yield "cholesky", np.abs(factor @ factor.conj().T - b).max() / size
    x = sl.solve(b, a, assume_a="pos")
    yield "solve", np.abs(b @ x - a).max() / (size * np.abs(x).max())
    for lower in (False, True):
        x = sl.cho_solve(sl.cho_factor(b, lower=lower), a)
        yield f"cho_solve {lower}", np.abs(b @ x - a).max() / (size * np.abs(x).max())
    yield from norm_checks(a, b)
    yield from indefinite_checks(a, b)


def norm_checks(a, b):
    """Norms, and whether estimates of condition numbers are within a factor of 10, from above."""
    lange, getrf, gecon, pocon = sl.get_lapack_funcs(("lange", "getrf", "gecon", "pocon"), (a,))
    for letter, order in (("1", 1), ("i", np.inf), ("f", "fro")):
        norm = np.linalg.norm(a, order)
        yield f"lange {letter}", abs(lange(letter, a) - norm) / norm
    norm = np.linalg.norm(b, 1)
    expected = 1 / (norm * np.linalg.norm(np.linalg.inv(b), 1))
    for name, (rcond, info) in (("gecon", gecon(getrf(b)[0], norm)), ("pocon", pocon(sl.cholesky(b), norm))):
        yield name, 0 if info == 0 and 0.9 * expected < rcond < 10 * expected else np.inf


def indefinite_checks(a, b):
    """Solutions by symmetric pivots: the Hermitian matrix, and a symmetric one, which differs where it is complex."""
    for kind, matrix in (("her", a), ("sym", a + 1j * a.real if np.iscomplexobj(a) else a)):
        matrix = (matrix + matrix.T if kind == "sym" else matrix).astype(a.dtype)
        for lower in (False, True):
            with warnings.catch_warnings():
                # SciPy 1.10 estimates the condition with a lower triangle's factors as if they were an upper one's.
                warnings.simplefilter("ignore" if lower else "error", sl.LinAlgWarning)
                x = sl.solve(matrix, b, assume_a=kind, lower=lower)
            size = np.abs(matrix).sum(axis=0).max() * np.abs(x).max()
            yield f"solve {kind} {lower}", np.abs(matrix @ x - b).max() / size


def general_checks(g, b):
    """Systems with a matrix that is not symmetric: numpy's and scipy's solve, inv, det, lu_factor, lu_solve."""
    size, n = np.abs(g).sum(axis=0).max(), len(g)
    for name, x in (("numpy solve", np.linalg.solve(g, b)), ("scipy solve", sl.solve(g, b))):
        yield name, np.abs(g @ x - b).max() / (size * np.abs(x).max())
    lu = sl.lu_factor(g)
    for trans, op in ((0, g), (1, g.T), (2, g.conj().T)):
        x = sl.lu_solve(lu, b, trans=trans)
        yield f"lu_solve {trans}", np.abs(op @ x - b).max() / (np.abs(op).sum(axis=0).max() * np.abs(x).max())
    for name, x in (("numpy inv", np.linalg.inv(g)), ("scipy inv", sl.inv(g))):
        yield name, np.abs(g @ x - np.eye(n)).max() / (size * np.abs(x).max())
    sign, log = np.linalg.slogdet(g)
    diagonal = lu[0].diagonal()
    yield "slogdet", abs(log - np.log(np.abs(diagonal)).sum()) / max(1, abs(log)) / n
    shrunk = (g / np.exp(log / n)).astype(g.dtype)  # the determinant is the sign, and fits into single precision
    yield "det", abs(np.linalg.det(shrunk) - sign) / n / np.linalg.cond(g)


def tridiagonal_checks(d, e):
    t = np.diag(d) + np.diag(e, 1) + np.diag(e, -1)
    values = np.linalg.eigvalsh(t)
    size, half = np.abs(values).max(), len(d) // 2
    for driver in ("stev", "stebz", "stemr", "sterf"):
        w = sl.eigvalsh_tridiagonal(d, e, lapack_driver=driver)
        yield f"tridiagonal values {driver}", np.abs(w - values).max() / size
    for driver in ("stev", "stebz", "stemr"):
        w, v = sl.eigh_tridiagonal(d, e, lapack_driver=driver)
        yield f"tridiagonal {driver}", np.abs(t @ v - v * w).max() / size
    for driver in ("stebz", "stemr"):
        w, v = sl.eigh_tridiagonal(d, e, select="i", select_range=(0, half), lapack_driver=driver)
        residual = np.abs(t @ v - v * w).max()
        yield f"tridiagonal indices {driver}", max(residual, np.abs(w - values[: half + 1]).max()) / size
    interval = (-1 - size, (values[half - 1] + values[half]) / 2)
    w = sl.eigvalsh_tridiagonal(d, e, select="v", select_range=interval, lapack_driver="stebz")
    yield "tridiagonal interval", np.abs(w - values[:half]).max() / size


bad = 0
generator = np.random.default_rng(1)
for dtype in (np.float32, np.float64, np.complex64, np.complex128):
    for n in (2, 5, 60, 150):
        a = generator.standard_normal((n, n)).astype(dtype)
        if np.iscomplexobj(a):
            a = a + (1j * generator.standard_normal((n, n))).astype(dtype)
        a = a + a.conj().T
        b = a @ a.conj().T + n * np.eye(n, dtype=dtype)
        found = list(checks(a, b))
        g = generator.standard_normal((n, n)).astype(dtype)
        g = g + 1j * g.T if np.iscomplexobj(a) else g
        found += general_checks(g, a)
        if not np.iscomplexobj(a):
            found += tridiagonal_checks(a.diagonal().copy(), a.diagonal(1).copy())
        for name, residual in found:
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
