# SPDX-License-Identifier: BSD-3-Clause
"""Eigenproblems and Cholesky factors of stacks of small matrices, each stack in one call."""
from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.linalg import LinAlgError

from .. import context
from . import _core, _many

ON_DEVICES = 192  # the order up to which devices have kernels for batches
ON_CPU = 128  # as measured with two cores: one call for all takes a third of the time at 16, and more at 160
_NOT_FINITE = -1004


def is_batch(a: Any) -> bool:
    """Whether one call for all is faster than one for each."""
    return a.ndim > 2 and a.shape[-1] <= (ON_DEVICES if context.current().device_count > 0 else ON_CPU)


def eigh(place: Any, a: Any, dtype: np.dtype, lower: bool, eigvals_only: bool) -> tuple[Any, Any]:
    """Eigenvalues, and column-major vectors or None."""
    n, shape = int(a.shape[-1]), tuple(a.shape[:-2])
    count = math.prod(shape)
    rows = _rows(place, a, dtype, conjugate=not eigvals_only)
    w, infos = place.empty((count * n,), _core.real_dtype(dtype), a), np.zeros(count, np.int64)
    batch = _core.routine(dtype, "syevd_batch", "heevd_batch")
    if batch("N" if eigvals_only else "V", "U" if lower else "L", n, rows.T, n, n * n, w, count, infos):
        k = int(np.flatnonzero(infos)[0])
        which = _core.of_stack(k, shape)
        if infos[k] == _NOT_FINITE:
            raise _many.not_finite(which)
        raise LinAlgError(f"the eigenvalues of {which} did not converge")
    w = w.reshape(shape + (n,))
    return w, None if eigvals_only else rows.reshape(shape + (n, n)).swapaxes(-1, -2)


def cholesky(place: Any, a: Any, dtype: np.dtype, lower: bool, check: bool) -> Any:
    """Row-major factors, with zeros in the other triangle."""
    n, shape = int(a.shape[-1]), tuple(a.shape[:-2])
    count = math.prod(shape)
    rows = _rows(place, a, dtype, conjugate=False)
    place.keep_triangle(rows.reshape((count, n, n)), lower)
    if check and not place.is_finite(rows):
        raise ValueError("array must not contain infs or NaNs")
    infos = np.zeros(count, np.int64)
    if _core.routine(dtype, "potrf_batch")("U" if lower else "L", n, rows.T, n, n * n, count, infos):
        k = int(np.flatnonzero(infos)[0])
        raise LinAlgError(f"the leading minor of order {infos[k]} of {_core.of_stack(k, shape)} is not positive definite")
    return rows.reshape(shape + (n, n))


def _rows(place: Any, a: Any, dtype: np.dtype, conjugate: bool) -> Any:
    """A copy of the rows of all matrices. The library sees each matrix's transpose, or with `conjugate` a Hermitian one as it is."""
    given = a.reshape((-1, int(a.shape[-1])))
    rows = place.empty(tuple(given.shape), dtype, a)
    place.copy(rows, given, conjugate and dtype.kind == "c", False)
    return rows
