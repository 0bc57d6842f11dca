# SPDX-License-Identifier: BSD-3-Clause
"""Products with the matrix Q of a QR factorization, without Q.

Of a row-major matrix A the library sees the transpose, A^T = L Z, so that Q = Z^T. A row-major C is C^T in its eyes, and Q C is
then C^T Z: the product, too, stays in the order that A has.
"""
from __future__ import annotations

from typing import Any

import numpy as np

from . import _core, _qr
from ._bridges import everywhere


@everywhere
def qr_multiply(a: Any, c: Any, mode: str = "right", pivoting: bool = False, conjugate: bool = False, overwrite_a: bool = False,
                overwrite_c: bool = False) -> Any:
    """(c Q, R), or with mode "left" (Q c, R), of a = Q R; with `pivoting` (product, R, P). Arguments are scipy's: Q has min(a.shape)
    columns, `conjugate` takes its conjugate; with overwrite_c a `c` on the right has as many rows as a, and all columns of Q count.
    c itself is never overwritten."""
    if mode not in ("left", "right"):
        raise ValueError(f"Mode argument can only be 'left' or 'right' but not '{mode}'")
    place = _core.place_of(a, c)
    a, c = place.array(a), place.array(c)
    if a.ndim != 2 or c.ndim not in (1, 2):
        raise ValueError(f"expected a matrix and a matrix or vector, not {a.ndim} and {c.ndim} dimensions")
    matrix = c if c.ndim == 2 else c[:, None] if mode == "left" else c[None, :]
    m, n = (int(s) for s in a.shape)
    k = min(m, n)
    wanted = m if mode == "right" or overwrite_c else k
    if matrix.shape[0 if mode == "left" else 1] != wanted:
        raise ValueError(f"Array shapes are not compatible for {'Q @ c' if mode == 'left' else 'c @ Q'} operation: "
                         f"{tuple(a.shape)} and {tuple(c.shape)}")
    dtype = _core.common_dtype(place, a, c)
    order = np.zeros(n, np.int64)
    if 0 in (m, n) or 0 in matrix.shape:
        _core.demand_finite_elements(place, a, dtype, True)
        _core.demand_finite_elements(place, matrix, dtype, True)
        product = place.zeros((m, int(matrix.shape[1])) if mode == "left" else (int(matrix.shape[0]), k), dtype, c)
        order, r = np.arange(1, n + 1), _qr.qr(a, "r", check_finite=False)
    else:
        turned = not pivoting and _core.is_row_major(place, a)
        work = _core.fresh(place, a, dtype, turned=turned, overwrite=overwrite_a, check=True)
        if pivoting:
            tau = place.empty((k,), dtype, a)
            _core.routine(dtype, "geqp3")(m, n, work.operand, work.lead, order, tau)
        else:
            tau = _qr.factor(place, work, m, n, dtype)
        r = _qr.triangle(place, work, k, n, dtype)
        product = _product(place, work, tau, matrix, m, k, dtype, mode == "left", conjugate and dtype.kind == "c")
    product = product if c.ndim == 2 else product.reshape((-1,))
    return (product, r, place.from_host((order - 1).astype(np.int32), a)) if pivoting else (product, r)


def _product(place: Any, work: _core.Memory, tau: Any, c: Any, m: int, k: int, dtype: np.dtype, left: bool, conjugate: bool) -> Any:
    """conj(Q) C is conj(Q conj(C))."""
    given = c if work.turned else c.T
    shape = (m, int(c.shape[1])) if left else (int(c.shape[0]), m)
    rows = place.zeros(shape if work.turned else shape[::-1], dtype, c)
    part = rows[:given.shape[0], :given.shape[1]]  # Q has more rows than C, where its first columns alone count
    _core.demand_finite(place.copy(part, given, conjugate, True))
    name = ("ormlq", "unmlq") if work.turned else ("ormqr", "unmqr")
    on_left = left != work.turned
    high, wide = (int(s) for s in rows.T.shape)
    _core.routine(dtype, *name)("L" if on_left else "R", "N", high, wide, k, work.operand, work.lead, tau, rows.T, high)
    if conjugate:
        place.conjugate(rows)
    product = rows if work.turned else rows.T
    return product if left else product[:, :k]
