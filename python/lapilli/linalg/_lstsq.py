# SPDX-License-Identifier: BSD-3-Clause
"""Least squares."""
from __future__ import annotations

from typing import Any

import numpy as np

from . import _core, _stacks
from ._bridges import everywhere


@everywhere
def lstsq(a: Any, b: Any, cond: float | None = None, overwrite_a: bool = False, overwrite_b: bool = False,
          check_finite: bool = True, lapack_driver: str | None = None, *, rcond: float | None = None) -> Any:
    """The shortest x for which b - a x is shortest, for a matrix of any rank: (x, residues, rank, None) as scipy's with
    lapack_driver="gelsy", by QR with column pivots; with "gelsd" or "gelss", by singular values, (x, residues, rank, s). `cond`
    (numpy's word is rcond) says which condition numbers, or singular values relative to the largest, count as regular: up to
    1 / cond, by default 1 / eps.

    residues are the squares of the lengths of b - a x, a number where b is a vector. As in scipy they are empty where a has no more
    rows than columns or not full rank, and with lapack_driver="gelsy".

    `a` may be a stack of matrices of full rank with at least as many rows as columns, and b a stack, or one that is the same for all: ranks are
    then an array, and x of a matrix of lower rank raises LinAlgError.
    """
    by_values = lapack_driver in ("gelsd", "gelss")
    place = _core.place_of(a, b)
    if lapack_driver not in (None, "gelsy") and not by_values:
        raise _core.Unsupported(f"lapack_driver = {lapack_driver!r}")
    a, b = place.array(a), place.array(b)
    if a.ndim > 2:
        return _of_stack(place, a, b, cond if cond is not None else rcond, lapack_driver, check_finite)
    if a.ndim != 2 or b.ndim not in (1, 2):
        raise ValueError(f"expected a matrix and a matrix or vector, not {a.ndim} and {b.ndim} dimensions")
    m, n = (int(s) for s in a.shape)
    if m != b.shape[0]:
        raise ValueError(f"Shape mismatch: a and b should have the same number of rows ({m} != {int(b.shape[0])}).")
    dtype = _core.common_dtype(place, a, b)
    columns = b if b.ndim == 2 else b[:, None]
    nrhs = int(columns.shape[1])
    if 0 in (m, n) or nrhs == 0 and not by_values:
        _core.demand_finite_elements(place, a, dtype, check_finite)
        memory = place.zeros((nrhs, m), dtype, b)
        _core.demand_finite(place.copy(memory, columns.T, False, check_finite))
        none = None if m and n and not by_values else place.empty((0,), _core.real_dtype(dtype), b)  # its singular values: none
        return place.zeros((n,) + tuple(b.shape[1:]), dtype, b), _residues(place, memory, 0, n == 0, b), 0, none
    limit = cond if cond is not None else rcond
    work = _core.fresh(place, a, dtype, turned=False, overwrite=overwrite_a, check=check_finite)
    memory = place.zeros((nrhs, max(m, n)), dtype, b)
    if not place.copy(memory[:, :m], columns.T, False, check_finite):
        raise ValueError("array must not contain infs or NaNs")
    order, rank = np.zeros(n, np.int64), np.zeros(1, np.int64)
    limit = float(np.finfo(dtype).eps) if limit is None or limit < 0 else float(limit)
    operands = (m, n, nrhs, work.operand, work.lead, memory.T, max(m, n))
    values = place.zeros((min(m, n),), _core.real_dtype(dtype), b) if by_values else None
    info = _core.routine(dtype, lapack_driver or "gelsy")(*operands, order if values is None else values, limit, rank)
    _core.positive_info(info)
    x = memory[:, :n].T if b.ndim == 2 else memory[0, :n]
    return x, _residues(place, memory, n, m > n and rank[0] == n and lapack_driver != "gelsy", b), int(rank[0]), values


def _of_stack(place: Any, a: Any, b: Any, limit: float | None, driver: str | None, check: bool) -> Any:
    """By QR without pivots."""
    m, n = (int(s) for s in a.shape[-2:])
    if limit is not None or driver is not None:
        raise _core.Unsupported("cond and lapack_driver of a stack")
    if m < n:
        raise ValueError(f"matrices of a stack have at least as many rows as columns: {tuple(a.shape)}")
    columns = b[..., None] if b.ndim == 1 else b
    if b.ndim == 0 or columns.shape[-2] != m:
        raise ValueError(f"Shape mismatch: a and b should have the same number of rows ({m} != {int(columns.shape[-2])}).")
    dtype = _core.common_dtype(place, a, b)
    shape = np.broadcast_shapes(tuple(a.shape[:-2]), tuple(columns.shape[:-2]))
    a = place.broadcast(a, shape + (m, n))
    columns = place.broadcast(columns, shape + tuple(columns.shape[-2:]))
    nrhs = int(columns.shape[-1])
    if 0 in a.shape or nrhs == 0:
        x, residues = place.zeros(shape + (n, nrhs), dtype, b), place.zeros(shape + (nrhs,), _core.real_dtype(dtype), b)
    else:
        x, residues = _stacks.lstsq(place, a, columns, dtype, check)
    if b.ndim == 1:
        x, residues = x[..., 0], residues[..., 0]
    return x, residues, np.full(shape, n), None


def _residues(place: Any, memory: Any, n: int, some: bool, b: Any) -> Any:
    """Q^H (b - a x), whose first n elements are zeros, is in the rest of each row behind x."""
    if not some:
        return place.empty((0,), place.dtype(memory), b)
    squares = place.squares(memory[:, n:])
    return squares if b.ndim == 2 else squares[0]
