# SPDX-License-Identifier: BSD-3-Clause
"""Matrix equations and functions by Schur forms: Sylvester, Lyapunov, the square root; and the exponential."""
from __future__ import annotations

import math
from typing import Any

import numpy as np

from . import _core, _eig, _systems
from ._bridges import everywhere


def _trsyl(a: np.ndarray, b: np.ndarray, c: np.ndarray, adjoint_b: bool) -> tuple[np.ndarray, int]:
    """X of a X + X b = c, or a X + X b^H = c, for Schur forms of one dtype, and LAPACK's info."""
    (m, n), dtype = c.shape, a.dtype
    a, b, x = np.asfortranarray(a), np.asfortranarray(b), np.array(c, dtype, order="F")
    scale = np.zeros(1, _core.real_dtype(dtype))
    info = _core.routine(dtype, "trsyl")("N", "C" if adjoint_b else "N", 1, m, n, a, max(1, m), b, max(1, n), x, max(1, m), scale)
    return (x if scale[0] in (0, 1) else x / scale[0]), info


@everywhere
def solve_sylvester(a: Any, b: Any, q: Any) -> Any:
    """X of a X + X b = q. Raises LinAlgError where a and -b have a common eigenvalue."""
    a, dtype = _eig.operand(a, b, q)
    b, _ = _eig.operand(b)
    q = np.asarray(q)
    if q.shape != (a.shape[0], b.shape[0]):
        raise ValueError(f"q has the shape {q.shape}, must have {(a.shape[0], b.shape[0])}")
    r, u = _eig.schur(a.astype(dtype, copy=False))
    s, v = _eig.schur(b.astype(dtype, copy=False).conj().T)
    x, info = _trsyl(r, s, u.conj().T @ q.astype(dtype, copy=False) @ v, adjoint_b=True)
    _core.positive_info(info)
    return u @ x @ v.conj().T


@everywhere
def solve_continuous_lyapunov(a: Any, q: Any) -> Any:
    """X of a X + X a^H = q. Raises LinAlgError where two eigenvalues of a have the sum 0, one of them conjugated."""
    a, dtype = _eig.operand(a, q)
    q, _ = _eig.operand(q)
    if q.shape != a.shape:
        raise ValueError(f"q has the shape {q.shape}, must have {a.shape}")
    r, u = _eig.schur(a.astype(dtype, copy=False))
    x, info = _trsyl(r, r, u.conj().T @ q.astype(dtype, copy=False) @ u, adjoint_b=True)
    _core.positive_info(info)
    return u @ x @ u.conj().T


@everywhere
def sqrtm(A: Any, disp: bool = True, blocksize: int = 64) -> Any:
    """The principal square root, by the Schur form and halves of it. Arguments are scipy's; without disp the result is (x, estimate
    of the relative error). Of a real matrix it is real where no eigenvalue is a negative number. A matrix that has no square root
    gets NaN and a warning, as scipy's."""
    a, dtype = _eig.operand(A)
    if a.shape[0] == 0:
        return a.astype(dtype) if disp else (a.astype(dtype), 0.0)
    t, z = _eig.schur(a.astype(dtype, copy=False))
    if dtype.kind != "c":
        t, z = _eig.rsf2csf(t, z)  # real values stay real
    values = t.diagonal()
    root, found = _triangular_root(t)
    x = z @ root @ z.conj().T
    if not found:
        _core.warn("the matrix is singular and has no square root that could be found")
        x[...] = np.nan
    elif dtype.kind != "c" and not np.any((values.imag == 0) & (values.real < 0)):
        x = x.real
    if disp:
        return x
    return x, np.linalg.norm(x @ x - a, "fro") / max(float(np.linalg.norm(a, "fro")), float(np.finfo(dtype).tiny))


def _triangular_root(t: np.ndarray) -> tuple[np.ndarray, bool]:
    """The square root of a triangle: of both halves, and what is above them by a Sylvester equation."""
    n = t.shape[0]
    if n == 1:
        return np.sqrt(t), True
    k = n // 2
    (upper, first), (lower, second) = _triangular_root(t[:k, :k]), _triangular_root(t[k:, k:])
    above, info = _trsyl(upper, lower, t[:k, k:], adjoint_b=False)
    root = np.zeros_like(t)
    root[:k, :k], root[:k, k:], root[k:, k:] = upper, above, lower
    return root, first and second and (info == 0 or not t[:k, k:].any())


# N. Higham, The scaling and squaring method for the matrix exponential revisited, SIAM J. Matrix Anal. Appl.
# 26 (2005): the largest one-norm for which the approximant of this degree is exact in double precision.
# Single precision takes the same.
_DEGREES = {3: 1.495585217958292e-2, 5: 2.539398330063230e-1, 7: 9.504178996162932e-1,
            9: 2.097847961257068, 13: 5.371920351148152}
# A. Al-Mohy, N. Higham, A new scaling and squaring algorithm for the matrix exponential, SIAM J. Matrix
# Anal. Appl. 31 (2009): the same for roots of the norms of powers, which are far below the norm where the
# matrix is far from normal; and the logarithm of the first coefficient of the backward error, 1 / (C(26, 13) 27!).
_OF_POWERS = 4.25
_COEFFICIENT = -(math.log2(math.comb(26, 13)) + math.log2(math.factorial(27)))


@everywhere
def expm(A: Any) -> Any:
    """The exponential of a matrix, or of each matrix of a stack, by Pade approximants, scaling and squaring:
    products and one solution. A number counts as a matrix of order 1, as in scipy."""
    if np.ndim(A) < 2 and np.size(A) == 1:
        A = np.reshape(A, (1, 1))
    a, dtype = _eig.operand(A, stacks=True)
    if 0 in a.shape:
        return a.astype(dtype)
    parts = [_expm(x.astype(dtype)) for x in a.reshape((-1, *a.shape[-2:]))]
    return parts[0] if a.ndim == 2 else np.stack(parts).reshape(a.shape)


def _one_norm(a: np.ndarray) -> float:
    return float(np.abs(a).sum(0).max())


def _degree_and_squarings(a: np.ndarray) -> tuple[int, int]:
    """Of the approximant, and how often the exponential of a / 2^squarings is squared. Each squaring loses
    accuracy, so there are no more than powers of the matrix demand."""
    n = a.shape[0]
    norm = _one_norm(a / n)  # of elements near the largest number the sum passes the range
    degree = next((d for d, most in _DEGREES.items() if norm <= most / n), 13)
    if degree < 13:
        return degree, 0
    by_norm = max(0, math.ceil(math.log2(norm) + math.log2(n / _DEGREES[13])))
    if by_norm == 0 or norm > 1e15 / n:  # powers of larger matrices may pass the range
        return 13, by_norm
    square = a @ a
    fourth = square @ square
    root6, root8 = _one_norm(fourth @ square) ** (1 / 6), _one_norm(fourth @ fourth) ** (1 / 8)
    root10 = _one_norm(fourth @ (fourth @ square)) ** (1 / 10)
    root = min(max(root6, root8), max(root8, root10))
    by_powers = max(0, math.ceil(math.log2(root / _OF_POWERS))) if root > 0 else 0
    # The one-norm of |a|^27 by the norm of a, as a logarithm.
    sizes, sums, power = np.abs(a), np.ones(n), -math.log2(norm * n)
    for _ in range(27):
        sums = sums @ sizes
        largest = float(sums.max())
        if largest == 0:
            return 13, min(by_norm, by_powers)
        sums, power = sums / largest, power + math.log2(largest)
    more = math.ceil((power - 26 * by_powers + _COEFFICIENT + 53) / 26)
    return 13, min(by_norm, by_powers + max(0, more))


def _expm(a: np.ndarray) -> np.ndarray:
    _core.demand_finite(bool(np.isfinite(a).all()))
    degree, squarings = _degree_and_squarings(a.astype(np.result_type(a, np.float64), copy=False))
    a = a * a.dtype.type(2.0**-squarings)
    # Odd and even powers of the numerator; the denominator has the odd ones with the other sign.
    weight, odd, even = 1.0, np.zeros_like(a), np.eye(a.shape[0], dtype=a.dtype)
    square, power = a @ a, np.eye(a.shape[0], dtype=a.dtype)
    for k in range(1, degree + 1):
        weight *= (degree - k + 1) / ((2 * degree - k + 1) * k)
        if k % 2:
            odd += a.dtype.type(weight) * power
        else:
            power = square if k == 2 else power @ square
            even += a.dtype.type(weight) * power
    odd = a @ odd
    x = _systems.solve(even - odd, even + odd)
    for _ in range(squarings):
        x = x @ x
    return x
