# SPDX-License-Identifier: BSD-3-Clause
"""Eigenproblems of many matrices, each of its own order, in one call: several on a device while they do not fill it."""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.linalg import LinAlgError

from .. import errors
from . import _core

_NOT_FINITE = -1004


class Wanted(NamedTuple):
    """What all problems have in common, and the part of the spectrum of each, a list, or None for all of it."""

    lower: bool
    eigvals_only: bool
    itype: int = 1
    subsets: Any = None


def solved(place: Any, a: list[Any], b: list[Any] | None, dtype: np.dtype, wanted: Wanted) -> list[Any]:
    """Of each problem its eigenvalues and vectors or None, or an exception, which names the matrix."""
    # The library sees the transpose of each, or with vectors its conjugate, which is the matrix: the triangle is the other one.
    conjugate = not wanted.eigvals_only
    work = [_core.fresh(place, x, dtype, turned=True, conjugate=conjugate) for x in a]
    n = np.array([x.shape[0] for x in a], np.int64)
    operands = [n, [x.columns for x in work], _leads(work)]
    bad: set[int] = set()
    if b is not None:
        others = [_core.fresh(place, x, dtype, turned=True, conjugate=conjugate) for x in b]
        bad = {k for k, x in enumerate(others) if not _core.is_triangle_finite(place, x.rows, wanted.lower)}
        operands += [[x.columns for x in others], _leads(others)]
    w = [place.empty((int(k),), _core.real_dtype(dtype), x) for k, x in zip(n, a)]
    infos, found = np.zeros(len(a), np.int64), n.copy()
    head = ([] if b is None else [wanted.itype]) + ["N" if wanted.eigvals_only else "V"]
    uplo, name = "U" if wanted.lower else "L", "evd" if b is None else "gvd"
    if wanted.subsets is None:
        routine = _core.routine(dtype, f"sy{name}_vbatch", f"he{name}_vbatch")
        routine(*head, uplo, *operands, w, len(a), infos)
    else:
        routine = _core.routine(dtype, f"sy{name}x_vbatch", f"he{name}x_vbatch")
        routine(*head, wanted.subsets[0].range, uplo, *operands, *_bounds(wanted.subsets, dtype), found, w, len(a), infos)
    results: list[Any] = []
    for k in range(len(a)):
        if k in bad:
            results.append(not_finite(f"b of matrix {k}"))
        elif infos[k] != 0:
            results.append(exception(f"matrix {k}", int(infos[k]), int(n[k])))
        else:
            results.append(_result(place, work[k], w[k], int(found[k]), wanted))
    return results


def _leads(matrices: list[_core.Memory]) -> Any:
    return np.array([x.lead for x in matrices], np.int64)


def _bounds(subsets: list[Any], dtype: np.dtype) -> list[Any]:
    """LAPACK's vl, vu, il, iu of each problem."""
    real = _core.real_dtype(dtype)
    return [np.array([s[1 + i] for s in subsets], kind) for i, kind in enumerate((real, real, np.dtype(np.int64), np.dtype(np.int64)))]


def _result(place: Any, work: _core.Memory, w: Any, m: int, wanted: Wanted) -> Any:
    whole = m == w.shape[0]
    values = w if whole else w[:m]
    if wanted.eigvals_only:
        return values, None
    return values, work.columns if whole else first_columns(place, work, m)


def first_columns(place: Any, work: _core.Memory, m: int) -> Any:
    """Few columns are copied, so that the memory of all of them is not kept."""
    rows = work.rows[:m]
    if 2 * m <= work.rows.shape[0]:
        few = place.empty(tuple(rows.shape), place.dtype(rows), rows)
        place.copy(few, rows, False, False)
        rows = few
    return rows.T


def exception(name: str, info: int, n: int) -> Exception:
    """That of an eigenproblem of order n."""
    if info > n:
        return LinAlgError(f"the leading minor of order {info - n} of B of {name} is not positive definite")
    if info > 0:
        return LinAlgError(f"the eigenvalues of {name} did not converge")
    if info == _NOT_FINITE:
        return not_finite(name)
    return errors.of(info, f"{name}: {errors.meaning(info)}")


def not_finite(name: str) -> Exception:
    """The exception of a matrix whose eigenvalues are wanted."""
    return errors.of(_NOT_FINITE, f"{name} holds a NaN or an infinity")
