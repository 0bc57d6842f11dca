# SPDX-License-Identifier: BSD-3-Clause
"""Eigenproblems of tridiagonal and band matrices, with scipy's arguments."""
from __future__ import annotations

from typing import Any

import numpy as np

from . import _core
from ._bridges import everywhere
from ._eigh import Selection

_WORDS = {"a": "A", "all": "A", "v": "V", "value": "V", "i": "I", "index": "I", 0: "A", 1: "V", 2: "I"}
_DRIVERS = ("auto", "stemr", "sterf", "stebz", "stev")


def _selection(select: Any, select_range: Any, n: int) -> Selection:
    """scipy's select and select_range."""
    word = select.lower() if isinstance(select, str) else select
    if word not in _WORDS:
        raise ValueError("invalid argument for select")
    if _WORDS[word] == "A":
        return Selection("A", 0.0, 0.0, 1, 1)
    bounds = np.asarray(select_range)
    if bounds.ndim != 1 or bounds.size != 2 or bounds[1] < bounds[0]:
        raise ValueError("select_range must be a 2-element array-like in nondecreasing order")
    if _WORDS[word] == "V":
        return Selection("V", float(bounds[0]), float(bounds[1]), 1, 1)
    if bounds.dtype.kind not in "iu":
        raise ValueError(f'when using select="i", select_range must contain integers, got dtype {bounds.dtype}')
    if bounds[0] < 0 or bounds[1] >= n:
        raise ValueError("select_range out of bounds")
    return Selection("I", 0.0, 0.0, int(bounds[0]) + 1, int(bounds[1]) + 1)


def _check_driver(driver: Any, selected: bool, eigvals_only: bool) -> None:
    """scipy's rules."""
    if not isinstance(driver, str):
        raise TypeError("lapack_driver must be str")
    if driver not in _DRIVERS:
        raise ValueError(f"lapack_driver must be one of {_DRIVERS}, got {driver}")
    if driver in ("sterf", "stev") and selected:
        raise ValueError(f'{driver} can only be used when select == "a"')
    if driver == "sterf" and not eigvals_only:
        raise ValueError("sterf can only be used when eigvals_only is True")


@everywhere
def eigh_tridiagonal(d: Any, e: Any, eigvals_only: bool = False, select: Any = "a", select_range: Any = None,
                     check_finite: bool = True, tol: float = 0.0, lapack_driver: str = "auto") -> Any:
    """Eigenvalues and vectors of the real symmetric tridiagonal matrix with diagonal d and off-diagonal e. `lapack_driver` must be
    one that scipy has for these arguments; the library has one way for all of them. `tol` is the error that values may have where a part of them is selected."""
    place = _core.place_of(d, e)
    d, e = place.array(d), place.array(e)
    if d.ndim != 1 or e.ndim != 1:
        raise ValueError(f"d and e must have one dimension, not {d.ndim} and {e.ndim}")
    n = int(d.shape[0])
    if n != int(e.shape[0]) + 1:
        raise ValueError(f"d ({n}) must have one more element than e ({int(e.shape[0])})")
    dtype = _core.common_dtype(place, d, e)
    if dtype.kind == "c":
        raise TypeError("Only real arrays currently supported")
    chosen = _selection(select, select_range, n)
    _check_driver(lapack_driver, chosen.range != "A", eigvals_only)
    jobz = "N" if eigvals_only else "V"
    diagonal, beside = (_vector(place, x, dtype) for x in (d, e))
    vectors = place.empty((0 if eigvals_only else n, n), dtype, d)
    z = (None, 1) if eigvals_only else (vectors.T, n)
    if chosen.range == "A":
        _core.positive_info(_core.routine(dtype, "stevd")(jobz, n, diagonal, beside, *z))
        return diagonal if eigvals_only else (diagonal, vectors.T)
    found, w = np.zeros(1, np.int64), place.empty((n,), dtype, d)
    fail = None if eigvals_only else np.zeros(n, np.int64)
    info = _core.routine(dtype, "stevx")(jobz, chosen.range, n, diagonal, beside, *chosen[1:], float(tol), found, w, *z, fail)
    _core.positive_info(info)
    m = int(found[0])
    return w[:m] if eigvals_only else (w[:m], vectors[:m].T)


@everywhere
def eigvalsh_tridiagonal(d: Any, e: Any, select: Any = "a", select_range: Any = None, check_finite: bool = True, tol: float = 0.0,
                         lapack_driver: str = "auto") -> Any:
    """The eigenvalues that eigh_tridiagonal returns, alone."""
    return eigh_tridiagonal(d, e, True, select, select_range, check_finite, tol, lapack_driver)


def _vector(place: Any, a: Any, dtype: np.dtype) -> Any:
    """A copy that the library may overwrite."""
    copy = place.empty((1, int(a.shape[0])), dtype, a)
    place.copy(copy, a[None, :], False, False)
    return copy[0]


@everywhere
def eig_banded(a_band: Any, lower: bool = False, eigvals_only: bool = False, overwrite_a_band: bool = False, select: Any = "a",
               select_range: Any = None, max_ev: int = 0, check_finite: bool = True) -> Any:
    """Eigenvalues and vectors of the symmetric or Hermitian band matrix whose diagonals are the rows of a_band, as scipy has
    them: with `lower` the diagonal is the first row, else the last one."""
    lower = _core.is_true("lower", lower)
    place = _core.place_of(a_band)
    band = place.array(a_band)
    if band.ndim != 2 or band.shape[0] == 0:
        raise ValueError(f"expected a band of two dimensions with a diagonal, not an array of shape {tuple(band.shape)}")
    dtype = _core.common_dtype(place, band)
    kd, n = int(band.shape[0]) - 1, int(band.shape[1])
    if n == 0:
        w, v = place.empty((0,), _core.real_dtype(dtype), band), place.empty((0, 0), dtype, band)
        return w if eigvals_only else (w, v)
    chosen = _selection(select, select_range, n)
    jobz, uplo = "N" if eigvals_only else "V", "L" if lower else "U"
    work = _core.fresh(place, band, dtype, turned=False, overwrite=overwrite_a_band, check=check_finite)
    w = place.empty((n,), _core.real_dtype(dtype), band)
    vectors = place.empty((0 if eigvals_only else n, n), dtype, band)
    z = (None, 1) if eigvals_only else (vectors.T, n)
    if chosen.range == "A":
        info = _core.routine(dtype, "sbevd", "hbevd")(jobz, uplo, n, kd, work.operand, work.lead, w, *z)
        _core.positive_info(info)
        return w if eigvals_only else (w, vectors.T)
    found = np.zeros(1, np.int64)
    fail = None if eigvals_only else np.zeros(n, np.int64)
    info = _core.routine(dtype, "sbevx", "hbevx")(jobz, chosen.range, uplo, n, kd, work.operand, work.lead, None, n, *chosen[1:],
                                                  0.0, found, w, *z, fail)
    _core.positive_info(info)
    m = int(found[0])
    return w[:m] if eigvals_only else (w[:m], vectors[:m].T)


@everywhere
def eigvals_banded(a_band: Any, lower: bool = False, overwrite_a_band: bool = False, select: Any = "a", select_range: Any = None,
                   check_finite: bool = True) -> Any:
    """The eigenvalues that eig_banded returns, alone."""
    return eig_banded(a_band, lower, True, overwrite_a_band, select, select_range, 0, check_finite)
