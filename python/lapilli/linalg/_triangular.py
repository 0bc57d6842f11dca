# SPDX-License-Identifier: BSD-3-Clause
"""Triangular systems, and norms of matrices."""
from __future__ import annotations

from typing import Any

import numpy as np

from . import _core, _stacks
from ._bridges import everywhere
from ._cholesky import right_hand_sides, solution
from ._svd import singular_norm

_TRANS = {0: "N", 1: "T", 2: "C", "N": "N", "T": "T", "C": "C"}
_NORMS = {1: "1", np.inf: "I", "fro": "F", None: "F"}
_OF_TRANSPOSE = {"1": "I", "I": "1", "F": "F"}


@everywhere
def solve_triangular(a: Any, b: Any, trans: Any = 0, lower: bool = False, unit_diagonal: bool = False, overwrite_b: bool = False,
                     check_finite: bool = True) -> Any:
    """x of a x = b for a triangular matrix; trans 1 or "T": of a^T x = b, 2 or "C": of a^H x = b. Only the triangle is read, with
    `unit_diagonal` without the diagonal, which counts as ones. The matrix is not copied. `a` may be a stack of matrices, as with solve: b is a
    vector only where it has one dimension."""
    if trans not in _TRANS:
        raise ValueError('trans must be 0, 1, 2, "N", "T" or "C"')
    lower, unit_diagonal = _core.is_true("lower", lower), _core.is_true("unit_diagonal", unit_diagonal)
    place = _core.place_of(a, b)
    a, b = place.array(a), place.array(b)
    if a.ndim > 2 or b.ndim > 2:
        return _stack(place, a, b, _TRANS[trans], lower, unit_diagonal, check_finite)
    if a.ndim != 2 or a.shape[0] != a.shape[1]:
        raise ValueError("expected square matrix")
    if b.ndim == 0 or a.shape[0] != b.shape[0]:
        raise ValueError(f"shapes of a {tuple(a.shape)} and b {tuple(b.shape)} are incompatible")
    dtype = _core.common_dtype(place, a, b)
    n = int(a.shape[0])
    if n == 0:
        return place.empty(tuple(b.shape), dtype, b)
    matrix = _core.readable(place, a, dtype)
    lower_row = lower == matrix.turned  # the triangle of matrix.rows
    if check_finite:
        _core.demand_finite(_core.is_triangle_finite(place, matrix.rows, lower_row, unit_diagonal))
    side = right_hand_sides(place, b, dtype, overwrite_b, check_finite)
    # Of a turned matrix the library sees the transpose, and has no name for its conjugate: x and b are conjugated for it.
    op = _TRANS[trans]
    conjugate = matrix.turned and op == "C" and dtype.kind == "c"
    if conjugate:
        place.conjugate(side.rows)
    if matrix.turned:
        op = "T" if op == "N" else "N"
    info = _core.routine(dtype, "trtrs")("U" if lower_row else "L", op, "U" if unit_diagonal else "N", n, side.rows.shape[0],
                                         matrix.operand, matrix.lead, side.operand, n)
    _core.positive_info(info)
    if conjugate:
        place.conjugate(side.rows)
    return solution(side, b)


def _stack(place: Any, a: Any, b: Any, trans: str, lower: bool, unit: bool, check: bool) -> Any:
    n, dtype = _core.square(a), _core.common_dtype(place, a, b)
    if b.ndim == 0 or b.shape[-1 if b.ndim == 1 else -2] != n:
        raise ValueError(f"shapes of a {tuple(a.shape)} and b {tuple(b.shape)} are incompatible")
    columns = b[..., None] if b.ndim == 1 else b
    shape = np.broadcast_shapes(tuple(a.shape[:-2]), tuple(columns.shape[:-2]))
    a, columns = place.broadcast(a, shape + (n, n)), place.broadcast(columns, shape + tuple(columns.shape[-2:]))
    if 0 in a.shape or 0 in columns.shape:
        x = place.empty(tuple(columns.shape), dtype, b)
    else:
        x = _stacks.solve_triangular(place, a, columns, dtype, trans, lower, unit, check)
    return x[..., 0] if b.ndim == 1 else x


@everywhere
def norm(a: Any, ord: Any = None, axis: Any = None, keepdims: bool = False, check_finite: bool = True) -> Any:
    """The norm of a matrix: ord None or "fro", 1, or numpy.inf, for which the matrix is not copied; 2, -2 and "nuc", by singular
    values. Others, those of vectors and those along an axis are scipy's."""
    place = _core.place_of(a)
    a = place.array(a)
    if a.ndim == 2 and 0 not in a.shape and axis is None and not keepdims and ord in (2, -2, "nuc"):
        return singular_norm(place, a, ord, check_finite)
    if a.ndim != 2 or axis is not None or keepdims or ord not in _NORMS:
        raise _core.Unsupported(f"a norm of {a.ndim} dimensions with ord = {ord!r}, axis = {axis!r}, keepdims = {keepdims!r}")
    dtype = _core.common_dtype(place, a)
    value = np.zeros(1, _core.real_dtype(dtype))
    if 0 not in a.shape:
        matrix = _core.readable(place, a, dtype)
        name = _OF_TRANSPOSE[_NORMS[ord]] if matrix.turned else _NORMS[ord]
        m, n = matrix.columns.shape
        _core.routine(dtype, "lange")(name, m, n, matrix.operand, matrix.lead, value)
        if check_finite and not np.isfinite(value[0]):  # of finite elements the norm may overflow
            _core.demand_finite(place.is_finite(matrix.rows))
    return place.from_host(value.reshape(()), a) if place.on_device else value[0]
