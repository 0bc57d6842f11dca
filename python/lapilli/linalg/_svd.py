# SPDX-License-Identifier: BSD-3-Clause
"""Singular values, and what follows from them, of arrays of numpy. Arrays on a GPU go to their own library.

The library sees a row-major matrix as its transpose, a^T = V S U^T: what it calls U is then V^T, row-major, so nothing is turned."""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.linalg import LinAlgError

from . import _core, _eigh
from ._bridges import everywhere


class SVDResult(NamedTuple):
    U: Any
    S: Any
    Vh: Any


@everywhere
def svd(a: Any, full_matrices: bool = True, compute_uv: bool = True, hermitian: bool = False, overwrite_a: bool = False,
        check_finite: bool = True, lapack_driver: str = "gesdd") -> Any:
    """(U, S, Vh) with a = U diag(S) Vh, or S alone without compute_uv; also of a stack. S descends. With `hermitian` by eigenvalues."""
    if lapack_driver not in ("gesdd", "gesvd"):
        raise ValueError(f'lapack_driver must be "gesdd" or "gesvd", not {lapack_driver!r}')
    a = _on_host(a)
    _core.demand_matrix(a)
    if a.ndim > 2:
        if a.size == 0:
            numpys: Any = np.linalg.svd
            return numpys(a, full_matrices, compute_uv, hermitian)
        one = lambda x: svd(x, full_matrices, compute_uv, hermitian, False, check_finite, lapack_driver)
        return _core.stacked(_core.place_of(a), one, a.shape[:-2], a)
    if hermitian:
        return _by_eigenvalues(a, compute_uv)
    job = "N" if not compute_uv else "A" if full_matrices else "S"
    return _svd(a, job, overwrite_a, check_finite, lapack_driver)


@everywhere
def svdvals(a: Any, overwrite_a: bool = False, check_finite: bool = True) -> Any:
    """The singular values, descending; also of a stack."""
    return svd(a, compute_uv=False, overwrite_a=overwrite_a, check_finite=check_finite)


@everywhere
def pinv(a: Any, rcond: Any = None, hermitian: bool = False, *, atol: float | None = None, rtol: float | None = None,
         return_rank: bool = False, check_finite: bool = True) -> Any:
    """The pseudo-inverse. Singular values up to atol + rtol times the largest count as zero. The default is numpy's rcond, 1e-15
    times the largest; with scipy's atol or return_rank it is scipy's rtol, max(m, n) eps."""
    a = _on_host(a)
    _core.demand_matrix(a)
    if a.ndim > 2 or np.ndim(rcond) > 0:
        if a.size == 0 or np.ndim(rcond) > 0 or return_rank:
            raise _core.Unsupported("the pseudo-inverse of an empty stack, or with a tolerance for each matrix")
        one = lambda x: pinv(x, rcond, hermitian, atol=atol, rtol=rtol, check_finite=check_finite)
        return _core.stacked(_core.place_of(a), one, a.shape[:-2], a)
    if 0 in a.shape:
        inverse = np.zeros(a.shape[::-1], _core.common_dtype(_core.place_of(a), a))
        return (inverse, 0) if return_rank else inverse
    u, s, vh = _by_eigenvalues(a, True) if hermitian else _svd(a, "S", False, check_finite)
    if rtol is None:
        rtol = rcond if rcond is not None else 1e-15 if atol is None and not return_rank else _spacing(a, s)
    rank = _count(s, (atol or 0) + float(rtol) * s[0])
    inverse = np.conjugate(vh[:rank].T) @ np.conjugate(u[:, :rank] / s[:rank]).T
    return (inverse, rank) if return_rank else inverse


@everywhere
def pinvh(a: Any, atol: float | None = None, rtol: float | None = None, lower: bool = True, return_rank: bool = False,
          check_finite: bool = True) -> Any:
    """The pseudo-inverse of a symmetric or Hermitian matrix, by its eigenvalues: those of a size up to atol + rtol times the
    largest count as zero, rtol n eps by default."""
    a = _on_host(a)
    _core.square(a)
    if a.ndim != 2 or a.size == 0:
        raise _core.Unsupported(f"the pseudo-inverse of an array of shape {a.shape}")
    w, v = _eigh.eigh(a, lower=lower, check_finite=check_finite)
    sizes = np.abs(w)
    limit = (atol or 0) + (_spacing(a, w) if rtol is None else rtol) * sizes.max()
    keep = sizes > limit
    inverse = (v[:, keep] / w[keep]) @ np.conjugate(v[:, keep]).T
    return (inverse, int(keep.sum())) if return_rank else inverse


@everywhere
def matrix_rank(A: Any, tol: Any = None, hermitian: bool = False, *, rtol: Any = None) -> Any:
    """How many singular values are above tol, or rtol times the largest one; by default max(m, n) eps times the largest one."""
    if tol is not None and rtol is not None:
        raise ValueError("`tol` and `rtol` can't be both set.")
    a = _on_host(A)
    if a.ndim < 2:
        return int(not np.all(a == 0))
    if a.size == 0:
        raise _core.Unsupported("the rank of an empty matrix")
    s = svd(a, compute_uv=False, hermitian=hermitian)
    if tol is None:
        tol = s[..., 0] * (_spacing(a, s) if rtol is None else np.asarray(rtol))
    rank = (s > np.asarray(tol)[..., None]).sum(-1)
    return rank if a.ndim > 2 else np.int64(rank)


@everywhere
def cond(x: Any, p: Any = None) -> Any:
    """The condition number in the norm 2 (p None, 2) or its inverse (-2): that of a singular matrix is infinite. Others are numpy's."""
    if p not in (None, 2, -2):
        raise _core.Unsupported(f"a condition number with p = {p!r}")
    a = _on_host(x)
    if a.size == 0:
        raise LinAlgError("cond is not defined on empty arrays")
    _core.demand_matrix(a)
    if not np.isfinite(a).all():
        raise _core.Unsupported("the condition number of a matrix that is not finite")
    s = svd(a, compute_uv=False)
    first, last = (s[..., -1], s[..., 0]) if p == -2 else (s[..., 0], s[..., -1])
    with np.errstate(all="ignore"):
        number = first / last
    return np.where(np.isnan(number), np.inf, number).astype(s.dtype)[()]


@everywhere
def orth(A: Any, rcond: float | None = None) -> Any:
    """An orthonormal basis of the columns' span: rcond times the largest singular value counts as zero, max(m, n) eps by default."""
    a = _matrix(A)
    u, s, _ = _svd(a, "S", False, True)
    return u[:, :_rank(a, s, rcond)]


@everywhere
def null_space(A: Any, rcond: float | None = None, *, overwrite_a: bool = False, check_finite: bool = True,
               lapack_driver: str = "gesdd") -> Any:
    """An orthonormal basis of the vectors that the matrix maps to zero."""
    a = _matrix(A)
    _, s, vh = _svd(a, "A", overwrite_a, check_finite, lapack_driver)
    return np.conjugate(vh[_rank(a, s, rcond):].T)


@everywhere
def polar(a: Any, side: str = "right") -> Any:
    """(u, p) with a = u p (side "right") or a = p u ("left"), u with orthonormal columns or rows, p positive semidefinite."""
    if side not in ("right", "left"):
        raise ValueError("`side` must be either 'right' or 'left'")
    a = _on_host(a)
    if a.ndim != 2:
        raise ValueError("`a` must be a 2-D array.")
    w, s, vh = _svd(a, "S", False, True)
    p = (np.conjugate(vh.T) * s) @ vh if side == "right" else (w * s) @ np.conjugate(w.T)
    return w @ vh, p


def singular_norm(a: Any, ord: Any, check_finite: bool) -> Any:
    """The largest singular value (ord 2), the smallest (-2), or their sum ("nuc")."""
    s = _svd(a, "N", False, check_finite)
    return s.sum() if ord == "nuc" else s[0 if ord == 2 else -1]


def _on_host(a: Any) -> Any:
    place = _core.place_of(a)
    if place.on_device or _core.is_on_device(a):
        raise _core.Unsupported("singular values of an array on a GPU")
    return place.array(a)


def _matrix(a: Any) -> Any:
    a = _on_host(a)
    if a.ndim != 2:
        raise ValueError("expected matrix")
    return a


def _svd(a: Any, job: str, overwrite: bool, check: bool, driver: str = "gesdd") -> Any:
    """The result of one matrix; S alone where the job is "N"."""
    place = _core.place_of(a)
    dtype = _core.common_dtype(place, a)
    m, n = a.shape
    k = min(m, n)
    s = np.zeros(k, _core.real_dtype(dtype))
    if k == 0:
        full = job == "A"
        return s if job == "N" else SVDResult(np.eye(m, m if full else 0, dtype=dtype), s, np.eye(n if full else 0, n, dtype=dtype))
    work = _core.fresh(place, a, dtype, overwrite=overwrite, check=check)
    rows, cols = work.columns.shape
    # Row-major memory of their transposes.
    u = np.empty((0, 1) if job == "N" else (rows if job == "A" else k, rows), dtype)
    vt = np.empty((0, 1) if job == "N" else (cols, cols if job == "A" else k), dtype)
    jobs = (job, job) if driver == "gesvd" else (job,)
    info = _core.routine(dtype, driver)(*jobs, rows, cols, work.columns, work.lead, s, u.T, max(1, u.shape[1]), vt.T, max(1, vt.shape[1]))
    _core.positive_info(info)
    if job == "N":
        return s
    return SVDResult(vt, s, u) if work.turned else SVDResult(u.T, s, vt.T)


def _by_eigenvalues(a: Any, vectors: bool) -> Any:
    """a = V diag(w) V^H: the sizes of w are the singular values, their signs go to V^H."""
    w, v = _eigh.eigh(a)
    order = np.argsort(np.abs(w))[::-1]
    w, v = w[order], v[:, order]
    s = np.abs(w)
    return SVDResult(v, s, np.conjugate(v * np.where(w < 0, -1, 1).astype(s.dtype)).T) if vectors else s


def _spacing(a: Any, s: Any) -> float:
    return float(max(a.shape[-2:]) * np.finfo(s.dtype).eps)


def _count(s: Any, limit: float) -> int:
    return int((s > limit).sum())


def _rank(a: Any, s: Any, rcond: float | None) -> int:
    return _count(s, (_spacing(a, s) if rcond is None else rcond) * (s[0] if len(s) else 0))
