# SPDX-License-Identifier: BSD-3-Clause
"""QR factorization.

Of a row-major matrix A the library sees the transpose; the LQ factorization of that, A^T = L Q, is A = Q^T L^T with orthonormal
columns, and both factors are row-major in the memory where they are. So neither order is copied into the other.
"""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from . import _core, _queued, _stacks
from ._bridges import everywhere


class QRResult(NamedTuple):
    """What qr returns."""

    Q: Any
    R: Any


MODES = {"reduced": "reduced", "economic": "reduced", "complete": "complete", "full": "complete", "r": "r", "raw": "raw"}


@everywhere
def qr(a: Any, mode: str = "reduced", pivoting: bool = False, overwrite_a: bool = False, check_finite: bool = True,
       lwork: int | None = None) -> Any:
    """A = Q R, or with `pivoting` A[:, P] = Q R.

    mode is "reduced" (the default, as numpy's; scipy's word is "economic"), "complete" (scipy's "full"), "r" or "raw". Without
    pivoting the results are numpy's: a named tuple (Q, R); R alone; (h, tau). With pivoting they are scipy's: (Q, R, P);
    (R, P), but for rows of zeros in R; ((qr, tau), R, P). Q and R are row-major where `a` is, else column-major; with pivoting
    column-major. `a` may be a stack of matrices: its Q are column-major, and so are their R next to Q of as many columns.
    """
    if mode not in MODES:
        raise ValueError(f"Unrecognized mode '{mode}'")
    mode = MODES[mode]
    place = _core.place_of(a)
    a = place.array(a)
    at_once = _queued.qr(place, a, mode, check_finite) if place.on_device and not (pivoting or overwrite_a) else None
    if at_once is not None:
        return at_once[1] if mode == "r" else QRResult(*at_once)
    _core.demand_matrix(a)
    dtype = _core.common_dtype(place, a)
    if a.ndim > 2:
        if pivoting:
            raise ValueError("a stack of matrices has no pivots")
        if 0 in a.shape:
            return _empty(place, a, dtype, mode)
        if _stacks.takes_qr(a):
            found = _stacks.qr(place, a, dtype, mode, check_finite)
            return QRResult(*found) if mode in ("reduced", "complete") else found
        return _core.stacked(place, lambda matrix: _one(place, matrix, dtype, mode, False, check_finite), tuple(a.shape[:-2]), a)
    if pivoting:
        return _with_pivots(place, a, dtype, mode, overwrite_a, check_finite)
    return _one(place, a, dtype, mode, overwrite_a, check_finite)


def _one(place: Any, a: Any, dtype: np.dtype, mode: str, overwrite: bool, check: bool) -> Any:
    m, n = (int(s) for s in a.shape)
    k = min(m, n)
    if k == 0:
        return _empty(place, a, dtype, mode)
    later = _core.is_checked_later(place, check, overwrite)
    check = check and not later
    if mode == "raw":
        work = _core.fresh(place, a, dtype, turned=False, overwrite=overwrite, check=check)
        tau = factor(place, work, m, n, dtype)
        if later:
            _core.demand_finite_by(place, place.is_sum_finite(work.rows.reshape(-1)), a)
        return work.rows, tau
    turned = _core.is_row_major(place, a)
    if mode == "complete" and m > n:
        work = _wide(place, a, dtype, turned, check)
    else:
        work = _core.fresh(place, a, dtype, turned=turned, overwrite=overwrite, check=check)
    tau = factor(place, work, m, n, dtype)
    r = triangle(place, work, m if mode == "complete" else k, n, dtype)
    # What is not finite in a column of A makes such an element in that column of R. Its sum is looked at behind the next call.
    total = place.begun_sum((r if turned else r.T).reshape(-1)) if later else None
    q = None if mode == "r" else _orthogonal(work, m, m if mode == "complete" else k, k, tau, dtype)
    if total is not None:
        _core.demand_finite_by(place, place.is_sum_finite(total), a)
    return r if q is None else QRResult(q, r)


def _wide(place: Any, a: Any, dtype: np.dtype, turned: bool, check: bool) -> _core.Memory:
    """A in the first n columns of a square of order m, where Q will be."""
    m, n = (int(s) for s in a.shape)
    memory = place.empty((m, m), dtype, a)
    part, source = (memory[:, :n], a) if turned else (memory[:n], a.T)
    if not place.copy(part, source, False, check):
        raise ValueError("array must not contain infs or NaNs")
    return _core.Memory(memory, turned, m)


def factor(place: Any, work: _core.Memory, m: int, n: int, dtype: np.dtype) -> Any:
    """Overwrites A by its factors; returns tau."""
    tau = place.empty((min(m, n),), dtype, work.rows)
    if work.turned:
        _core.routine(dtype, "gelqf")(n, m, work.operand, work.lead, tau)
    else:
        _core.routine(dtype, "geqrf")(m, n, work.operand, work.lead, tau)
    return tau


def triangle(place: Any, work: _core.Memory, height: int, n: int, dtype: np.dtype) -> Any:
    """R, with `height` rows."""
    shape = (height, n) if work.turned else (n, height)
    filled = min(height, n)  # further rows are zeros
    r = (place.zeros if height > n else place.empty)(shape, dtype, work.rows)
    if work.turned:
        place.copy_triangle(r[:filled], work.rows[:filled, :n], False, False)
        return r
    place.copy_triangle(r[:, :filled], work.rows[:n, :filled], True, False)
    return r.T


def _orthogonal(work: _core.Memory, m: int, columns: int, k: int, tau: Any, dtype: np.dtype) -> Any:
    """The first columns of Q, over the reflectors."""
    if work.turned:
        _core.routine(dtype, "orglq", "unglq")(columns, m, k, work.operand, work.lead, tau)
        return work.rows if columns == work.rows.shape[1] else work.rows[:, :columns]
    _core.routine(dtype, "orgqr", "ungqr")(m, columns, k, work.operand, work.lead, tau)
    return work.columns if columns == work.rows.shape[0] else work.columns[:, :columns]


def _with_pivots(place: Any, a: Any, dtype: np.dtype, mode: str, overwrite: bool, check: bool) -> Any:
    m, n = (int(s) for s in a.shape)
    k = min(m, n)
    order = np.zeros(n, np.int64)
    if k == 0:
        parts = _empty(place, a, dtype, mode)
        p = place.from_host(np.arange(n, dtype=np.int32), a)
        return (parts, p) if mode == "r" else (*parts, p)
    if mode == "complete" and m > n:
        work = _wide(place, a, dtype, False, check)
    else:
        work = _core.fresh(place, a, dtype, turned=False, overwrite=overwrite, check=check)
    tau = place.empty((k,), dtype, a)
    _core.routine(dtype, "geqp3")(m, n, work.operand, work.lead, order, tau)
    p = place.from_host((order - 1).astype(np.int32), a)
    r = triangle(place, work, m if mode == "complete" else k, n, dtype)
    if mode == "r":
        return r, p
    if mode == "raw":
        return (work.columns, tau), r, p
    return _orthogonal(work, m, m if mode == "complete" else k, k, tau, dtype), r, p


def _empty(place: Any, a: Any, dtype: np.dtype, mode: str) -> Any:
    """Of a matrix without rows or columns, of a stack of them, or of a stack without matrices."""
    *shape, m, n = (int(s) for s in a.shape)
    k = min(m, n)

    def nothing(*sizes: int) -> Any:
        return place.empty((*shape, *sizes), dtype, a)

    if mode == "r":
        return nothing(k, n)
    if mode == "raw":
        return nothing(n, m), nothing(k)
    if mode == "complete":
        q = nothing(m, m)
        q[...] = place.from_host(np.eye(m, dtype=dtype), a)
        return QRResult(q, nothing(m, n))
    return QRResult(nothing(m, k), nothing(k, n))
