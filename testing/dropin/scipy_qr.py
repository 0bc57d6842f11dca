# SPDX-License-Identifier: BSD-3-Clause
"""QR factorizations, products with Q and least squares by numpy and scipy against their definitions: tall, wide and square
matrices, and such whose rank is not full."""
import sys

import numpy as np
import scipy.linalg as sl

generator = np.random.default_rng(1)


def normal(rows, cols, dtype):
    a = generator.standard_normal((rows, cols))
    if np.dtype(dtype).kind == "c":
        a = a + 1j * generator.standard_normal((rows, cols))
    return a.astype(dtype)


def adjoint(a):
    return a.conj().T


def factors(a, q, r):
    """How far A is from Q R, and the columns of Q from orthonormal ones."""
    apart = np.abs(adjoint(q) @ q - np.eye(q.shape[1])).max()
    below = np.abs(np.tril(r, -1)).max()
    return max(np.abs(q @ r - a).max() / np.linalg.norm(a), apart, below)


def numpy_qr(a):
    m, n = a.shape
    q, r = np.linalg.qr(a)
    yield "qr", factors(a, q, r) + (q.shape != (m, min(m, n)))
    full, triangle = np.linalg.qr(a, mode="complete")
    yield "qr complete", factors(a, full, triangle) + (full.shape != (m, m))
    yield "qr r", np.abs(np.linalg.qr(a, mode="r") - r).max() / np.linalg.norm(a)
    raw, tau = np.linalg.qr(a, mode="raw")
    yield "qr raw", np.abs(np.triu(raw.T)[: len(r)] - r).max() / np.linalg.norm(a) + (len(tau) != len(r))


def scipy_qr(a):
    for mode in ("full", "economic"):
        yield f"scipy qr {mode}", factors(a, *sl.qr(a, mode=mode))
        q, r, pivots = sl.qr(a, mode=mode, pivoting=True)
        yield f"scipy qr {mode} with pivots", factors(a[:, pivots], q, r)
        sizes = np.abs(r.diagonal())
        yield f"order of pivots {mode}", max([0, *np.diff(sizes)]) / sizes[0]
    r = sl.qr(a, mode="economic")[1]
    yield "scipy qr r", np.abs(sl.qr(a, mode="r")[0][: len(r)] - r).max() / np.linalg.norm(a)
    (raw, tau), r = sl.qr(a, mode="raw")
    yield "scipy qr raw", np.abs(np.triu(raw)[: len(r)] - r[: len(raw)]).max() / np.linalg.norm(a) + (len(tau) != min(a.shape))
    if a.shape[0] <= a.shape[1]:
        r, q = sl.rq(a)
        yield "rq", max(np.abs(r @ q - a).max() / np.linalg.norm(a), np.abs(q @ adjoint(q) - np.eye(len(q))).max())


def products(a):
    """qr_multiply: Q C and C Q, also with the conjugate of Q and with pivots."""
    m, k = len(a), min(a.shape)
    left, right = normal(k, 3, a.dtype), normal(4, m, a.dtype)
    for pivoting in (False, True):
        q = sl.qr(a, mode="economic", pivoting=pivoting)[0]
        for conjugate in (False, True):
            p = q.conj() if conjugate else q
            for mode, c, expected in (("left", left, p @ left), ("right", right, right @ p)):
                found = sl.qr_multiply(a, c, mode=mode, pivoting=pivoting, conjugate=conjugate)[0]
                yield f"qr_multiply {mode} {pivoting} {conjugate}", np.abs(found - expected).max() / np.linalg.norm(c)


def gels(a, b):
    """LAPACK's own driver for matrices of full rank; X in the first rows of B, which has as many as the longer side."""
    m, n = a.shape
    tall = np.zeros((max(m, n), b.shape[1]), b.dtype)
    tall[:m] = b
    _, x, info = sl.get_lapack_funcs("gels", (a,))(a, tall[:m] if m >= n else tall)
    assert info == 0, info
    return x[:n]


def least_squares(a, rank):
    """Every driver: B - A X is orthogonal to the columns, X lies among the rows, and the rank is right."""
    b = normal(len(a), 3, a.dtype)
    nothing = 10 * max(a.shape) * np.finfo(a.dtype).eps  # numpy computes in double precision, scipy cuts off at eps
    found = {"numpy lstsq": np.linalg.lstsq(a, b, rcond=nothing)}
    for driver in ("gelsd", "gelsy", "gelss"):
        found[driver] = sl.lstsq(a, b, lapack_driver=driver, cond=nothing)
    if rank == min(a.shape):
        found["gels"] = (gels(a, b), None, rank, None)
    rows = np.linalg.svd(a, full_matrices=False)[2][:rank]
    for name, (x, _, said, _) in found.items():
        size = np.linalg.norm(a)
        normal_equations = np.abs(adjoint(a) @ (b - a @ x)).max() / (size * (size * np.linalg.norm(x) + np.linalg.norm(b)))
        outside = np.abs(x - adjoint(rows) @ (rows @ x)).max() / np.linalg.norm(x)
        yield name, max(normal_equations, outside) + (said != rank)


def of_rank(m, n, rank, dtype):
    """Singular values from 1 to 2, and zeros."""
    u, v = np.linalg.qr(normal(m, rank, dtype))[0], np.linalg.qr(normal(n, rank, dtype))[0]
    return ((u * np.linspace(1, 2, rank)) @ adjoint(v)).astype(dtype)


bad = 0
for dtype in (np.float32, np.float64, np.complex64, np.complex128):
    for n in (2, 5, 60, 150):
        for shape in ((n, n), (n, n // 2 + 1), (n // 2 + 1, n)):
            a = normal(*shape, dtype)
            full = min(shape)
            found = [*numpy_qr(a), *scipy_qr(a), *products(a)]
            for rank in {full, (full + 1) // 2}:
                found += [(f"{name}, rank {rank}", value) for name, value in least_squares(of_rank(*shape, rank, dtype), rank)]
            for name, residual in found:
                units = residual / (n * np.finfo(dtype).eps)
                if not units < 30:
                    bad += 1
                    print(f"{dtype.__name__} {shape}: {name}: {units:.2g}")
print("all residuals below 30 units" if bad == 0 else f"{bad} failed")
sys.exit(bad != 0)
