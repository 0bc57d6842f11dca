# SPDX-License-Identifier: BSD-3-Clause
"""Cholesky factors and solutions with them."""
from __future__ import annotations

from typing import Any

import numpy as np

from .. import _watch
from . import _core, _queued, _stacks
from ._bridges import everywhere


@everywhere
def cholesky(a: Any, lower: bool = True, overwrite_a: bool = False, check_finite: bool = True, *, upper: bool | None = None) -> Any:
    """The factor L of A = L L^H, or with lower=False U of A = U^H U; zeros in the other triangle.

    lower is True by default, as numpy has it (scipy's default is False). Only that triangle of `a` is read. `a` may be a stack
    of matrices, as numpy's. The result is row-major where `a` is, else column-major.
    """
    lower = _core.is_true("lower", lower) if upper is None else not _core.is_true("upper", upper)
    place = _core.place_of(a)
    a = place.array(a)
    at_once = _queued.cholesky(place, a, lower, check_finite) if place.on_device else None
    if at_once is not None:
        return at_once
    n = _core.square(a)
    dtype = _core.common_dtype(place, a)
    if n == 0 or 0 in a.shape:
        return place.empty(tuple(a.shape), dtype, a)
    if a.ndim > 2:
        return _stacks.cholesky(place, a, dtype, lower, check_finite)
    return _factor(place, a, dtype, lower, check_finite)


def _factor(place: Any, a: Any, dtype: np.dtype, lower: bool, check: bool) -> Any:
    """No conjugates are needed: with A^T = U^H U is A = L L^H, L = U^T, in the same memory."""
    turned = _core.is_row_major(place, a)
    rows, lower_row = (a, lower) if turned else (a.T, not lower)
    n, later, uplo = int(a.shape[0]), check and place.on_device, "U" if lower_row else "L"
    memory = place.empty((n, n), dtype, a)
    _core.demand_finite(place.copy_triangle(memory, rows, lower_row, check and not later))
    # A NaN, or an infinity off the diagonal, makes a pivot that is not positive; one on the diagonal stays there.
    diagonal = place.begun_sum(memory.diagonal()) if later else None
    info = _core.routine(dtype, "potrf")(uplo, n, memory.T, n)
    is_finite = diagonal is None or info == 0 and place.is_sum_finite(diagonal)
    if not is_finite:
        with _watch.kept_sentence():
            _core.demand_finite(_core.is_triangle_finite(place, rows, lower_row))
    _core.positive_info(info)
    return memory if turned else memory.T


@everywhere
def cho_factor(a: Any, lower: bool = False, overwrite_a: bool = False, check_finite: bool = True) -> tuple[Any, bool]:
    """(c, lower) for cho_solve, as scipy's; of a stack, too. The other triangle of c is that of `a`, and means nothing."""
    lower = _core.is_true("lower", lower)
    place = _core.place_of(a)
    a = place.array(a)
    if a.ndim < 2:
        raise ValueError("Input array needs to be 2D but received a {}d-array.".format(a.ndim))
    if a.shape[-2] != a.shape[-1]:
        raise ValueError(f"Input array is expected to be square but has the shape: {tuple(a.shape)}.")
    dtype = _core.common_dtype(place, a)
    n = int(a.shape[-1])
    if 0 in a.shape:
        return place.empty(tuple(a.shape), dtype, a), lower
    if a.ndim > 2:
        return _stacks.cho_factor(place, a, dtype, lower, check_finite), lower
    work = _core.fresh(place, a, dtype, overwrite=overwrite_a, check=check_finite)
    _core.positive_info(_core.routine(dtype, "potrf")("L" if lower != work.turned else "U", n, work.operand, work.lead))
    return (work.rows if work.turned else work.columns), lower


@everywhere
def cho_solve(c_and_lower: tuple[Any, bool], b: Any, overwrite_b: bool = False, check_finite: bool = True) -> Any:
    """Solves A x = b with the factor that cho_factor returned, which is not copied. Of stacks the leading shapes are broadcast; b is a vector
    only if it has one dimension."""
    c, lower = c_and_lower
    lower = _core.is_true("lower", lower)
    place = _core.place_of(c, b)
    c, b = place.array(c), place.array(b)
    if c.ndim > 2 or (c.ndim == 2 and b.ndim > 2):
        return _solve_stack(place, c, b, lower, check_finite)
    if c.ndim != 2 or c.shape[0] != c.shape[1]:
        raise ValueError("The factored matrix c is not square.")
    if b.ndim not in (1, 2) or c.shape[1] != b.shape[0]:
        raise ValueError(f"incompatible dimensions ({tuple(c.shape)} and {tuple(b.shape)})")
    dtype = _core.common_dtype(place, c, b)
    n = int(c.shape[0])
    if 0 in b.shape:
        _core.demand_finite_elements(place, c, dtype, check_finite)
        return place.empty(tuple(b.shape), dtype, b)
    factor = _core.readable(place, c, dtype, check=check_finite)
    side = right_hand_sides(place, b, dtype, overwrite_b, check_finite)
    # Of a turned factor the library's matrix is the conjugate of A, and so are b and x.
    conjugate = factor.turned and dtype.kind == "c"
    if conjugate:
        place.conjugate(side.rows)
    uplo = "L" if lower != factor.turned else "U"
    _core.positive_info(_core.routine(dtype, "potrs")(uplo, n, side.rows.shape[0], factor.operand, factor.lead, side.operand, n))
    if conjugate:
        place.conjugate(side.rows)
    return solution(side, b)


def _solve_stack(place: Any, c: Any, b: Any, lower: bool, check: bool) -> Any:
    if c.shape[-2] != c.shape[-1]:
        raise ValueError("The factored matrix c is not square.")
    n, dtype = int(c.shape[-1]), _core.common_dtype(place, c, b)
    if b.ndim == 0 or b.shape[-1 if b.ndim == 1 else -2] != n:
        raise ValueError(f"incompatible dimensions ({tuple(c.shape)} and {tuple(b.shape)})")
    columns = b[..., None] if b.ndim == 1 else b
    shape = np.broadcast_shapes(tuple(c.shape[:-2]), tuple(columns.shape[:-2]))
    c, columns = place.broadcast(c, shape + (n, n)), place.broadcast(columns, shape + tuple(columns.shape[-2:]))
    if 0 in c.shape or 0 in columns.shape:
        x = place.empty(tuple(columns.shape), dtype, b)
    else:
        x = _stacks.cho_solve(place, c, columns, dtype, lower, check)
    return x[..., 0] if b.ndim == 1 else x


def right_hand_sides(place: Any, b: Any, dtype: np.dtype, overwrite: bool = False, check: bool = False) -> _core.Memory:
    """Of one or two dimensions, column-major as the library takes them."""
    matrix = b if b.ndim == 2 else b[:, None]
    return _core.fresh(place, matrix, dtype, turned=False, overwrite=overwrite, check=check)


def solution(side: _core.Memory, b: Any) -> Any:
    """In the shape of b."""
    return side.columns if b.ndim == 2 else side.rows[0]
