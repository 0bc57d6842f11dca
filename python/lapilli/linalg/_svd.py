# SPDX-License-Identifier: BSD-3-Clause
"""Singular values, and what follows from them. Arrays stay where they are; the host sees singular values where ranks depend on them.

The library sees a row-major matrix as its transpose, a^T = V S U^T: what it calls U is then V^T, row-major, so nothing is turned."""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.linalg import LinAlgError

from . import _core, _eigh, _qr, _stacks
from ._bridges import everywhere


class SVDResult(NamedTuple):
    """What svd returns."""

    U: Any
    S: Any
    Vh: Any


@everywhere
def svd(a: Any, full_matrices: bool = True, compute_uv: bool = True, hermitian: bool = False, overwrite_a: bool = False,
        check_finite: bool = True, lapack_driver: str = "gesdd") -> Any:
    """(U, S, Vh) with a = U diag(S) Vh, or S alone without compute_uv; also of a stack. S descends. With `hermitian` by eigenvalues."""
    if lapack_driver not in ("gesdd", "gesvd"):
        raise ValueError(f'lapack_driver must be "gesdd" or "gesvd", not {lapack_driver!r}')
    place, a = _placed(a)
    _core.demand_matrix(a)
    if a.ndim > 2:
        if 0 in a.shape:
            return _of_empty_stack(place, a, full_matrices, compute_uv)
        if not (hermitian or compute_uv and full_matrices and a.shape[-2] != a.shape[-1]):
            result = _stacks.svd(place, a, _core.common_dtype(place, a), compute_uv, check_finite and not place.on_device)
            return SVDResult(*result) if compute_uv else result[1]
        one = lambda x: svd(x, full_matrices, compute_uv, hermitian, False, check_finite, lapack_driver)
        return _core.stacked(place, one, tuple(a.shape[:-2]), a)
    if hermitian:
        return _by_eigenvalues(place, a, compute_uv)
    job = "N" if not compute_uv else "A" if full_matrices else "S"
    return _svd(place, a, job, overwrite_a, check_finite, lapack_driver)


@everywhere
def svdvals(a: Any, overwrite_a: bool = False, check_finite: bool = True) -> Any:
    """The singular values, descending; also of a stack."""
    return svd(a, compute_uv=False, overwrite_a=overwrite_a, check_finite=check_finite)


@everywhere
def randomized_svd(a: Any, k: int, *, oversampling: int = 10, iterations: int = 2, seed: int | None = None) -> Any:
    """(U, S, Vh) of the k largest singular values of a matrix, approximately: from k + oversampling random combinations of its columns, with
    `iterations` products by a a^H. N. Halko, P. G. Martinsson, J. A. Tropp, Finding structure with randomness, SIAM Review 53 (2011)."""
    place, a = _matrix(a)
    dtype = _core.common_dtype(place, a)
    m, n = (int(x) for x in a.shape)
    if not 1 <= k <= min(m, n):
        raise ValueError(f"k is {k}: it must be from 1 to {min(m, n)}")
    a = _core.readable(place, a, dtype)
    a = a.rows if a.turned else a.columns
    random = np.random.default_rng(seed)
    combinations = random.standard_normal((n, min(k + oversampling, m, n)))
    if dtype.kind == "c":
        combinations = combinations + 1j * random.standard_normal(combinations.shape)
    with place.at(a):
        q = _qr.qr(a @ place.from_host(combinations.astype(dtype), a)).Q
        for _ in range(iterations):
            q = _qr.qr(a @ _qr.qr(_adjoint(place, a) @ q).Q).Q
        u, s, vh = _svd(place, _adjoint(place, q) @ a, "S", False, True)
        return SVDResult(q @ u[:, :k], s[:k], vh[:k])


@everywhere
def pinv(a: Any, rcond: Any = None, hermitian: bool = False, *, atol: float | None = None, rtol: float | None = None,
         return_rank: bool = False, check_finite: bool = True) -> Any:
    """The pseudo-inverse. Singular values up to atol + rtol times the largest count as zero. The default is numpy's rcond, 1e-15
    times the largest; with scipy's atol or return_rank it is scipy's rtol, max(m, n) eps."""
    place, a = _placed(a)
    _core.demand_matrix(a)
    if a.ndim > 2 or np.ndim(rcond) > 0:
        if 0 in a.shape or np.ndim(rcond) > 0 or return_rank:
            raise _core.Unsupported("the pseudo-inverse of an empty stack, or with a tolerance for each matrix")
        if not hermitian:
            return _pinv_of_stack(place, a, rcond, atol, rtol, check_finite)
        one = lambda x: pinv(x, rcond, hermitian, atol=atol, rtol=rtol, check_finite=check_finite)
        return _core.stacked(place, one, tuple(a.shape[:-2]), a)
    if 0 in a.shape:
        inverse = place.zeros(tuple(a.shape[::-1]), _core.common_dtype(place, a), a)
        return (inverse, 0) if return_rank else inverse
    u, s, vh = _by_eigenvalues(place, a, True) if hermitian else _svd(place, a, "S", False, check_finite)
    sizes = place.to_host(s)
    rtol = _relative(a, sizes, rcond, rtol, atol is not None or return_rank)
    rank = _count(sizes, (atol or 0) + rtol * sizes[0])
    with place.at(a):
        inverse = _adjoint(place, vh[:rank]) @ _adjoint(place, u[:, :rank] / s[:rank])
    return (inverse, rank) if return_rank else inverse


def _relative(a: Any, sizes: np.ndarray, rcond: Any, rtol: float | None, as_scipy: bool) -> float:
    if rtol is None:
        rtol = rcond if rcond is not None else _spacing(a, sizes) if as_scipy else 1e-15
    return float(rtol)


def _pinv_of_stack(place: Any, a: Any, rcond: Any, atol: float | None, rtol: float | None, check: bool) -> Any:
    u, s, vh = _stacks.svd(place, a, _core.common_dtype(place, a), True, check and not place.on_device)
    sizes = place.to_host(s)
    keep = sizes > (atol or 0) + _relative(a, sizes, rcond, rtol, atol is not None) * sizes[..., :1]
    with place.at(a):
        factors = place.from_host(np.divide(1, sizes, out=np.zeros_like(sizes), where=keep), a)
        return (_adjoint(place, vh) * factors[..., None, :]) @ _adjoint(place, u)


@everywhere
def pinvh(a: Any, atol: float | None = None, rtol: float | None = None, lower: bool = True, return_rank: bool = False,
          check_finite: bool = True) -> Any:
    """The pseudo-inverse of a symmetric or Hermitian matrix, by its eigenvalues: those of a size up to atol + rtol times the
    largest count as zero, rtol n eps by default."""
    place, a = _placed(a)
    _core.square(a)
    if a.ndim != 2 or 0 in a.shape:
        raise _core.Unsupported(f"the pseudo-inverse of an array of shape {tuple(a.shape)}")
    w, v = _eigh.eigh(a, lower=lower, check_finite=check_finite)
    sizes = np.abs(place.to_host(w))
    limit = (atol or 0) + (_spacing(a, sizes) if rtol is None else rtol) * sizes.max()
    keep = np.flatnonzero(sizes > limit)
    with place.at(a):
        chosen = place.from_host(keep, a)
        columns = v[:, chosen]
        inverse = (columns / w[chosen]) @ _adjoint(place, columns)
    return (inverse, len(keep)) if return_rank else inverse


@everywhere
def matrix_rank(A: Any, tol: Any = None, hermitian: bool = False, *, rtol: Any = None) -> Any:
    """How many singular values are above tol, or rtol times the largest one; by default max(m, n) eps times the largest one."""
    if tol is not None and rtol is not None:
        raise ValueError("`tol` and `rtol` can't be both set.")
    place, a = _placed(A)
    if a.ndim < 2:
        return int(not np.all(place.to_host(a) == 0))
    if 0 in a.shape:
        raise _core.Unsupported("the rank of an empty matrix")
    s = place.to_host(svd(a, compute_uv=False, hermitian=hermitian))
    limit = s[..., 0] * (_spacing(a, s) if rtol is None else _numbers(place, rtol)) if tol is None else _numbers(place, tol)
    rank = (s > np.asarray(limit)[..., None]).sum(-1)
    return _returned(place, rank if a.ndim > 2 else np.int64(rank), a)


@everywhere
def cond(x: Any, p: Any = None) -> Any:
    """The condition number in the norm 2 (p None, 2) or its inverse (-2): that of a singular matrix is infinite. Others are numpy's."""
    if p not in (None, 2, -2):
        raise _core.Unsupported(f"a condition number with p = {p!r}")
    place, a = _placed(x)
    if 0 in a.shape[-2:]:
        raise LinAlgError("cond is not defined on empty arrays")
    _core.demand_matrix(a)
    if not (place.is_finite(a) if place.on_device else np.isfinite(a).all()):
        raise _core.Unsupported("the condition number of a matrix that is not finite")
    s = place.to_host(svd(a, compute_uv=False))
    first, last = (s[..., -1], s[..., 0]) if p == -2 else (s[..., 0], s[..., -1])
    with np.errstate(all="ignore"):
        number = first / last
    return _returned(place, np.where(np.isnan(number), np.inf, number).astype(s.dtype)[()], a)


@everywhere
def orth(A: Any, rcond: float | None = None) -> Any:
    """An orthonormal basis of the columns' span: rcond times the largest singular value counts as zero, max(m, n) eps by default."""
    place, a = _matrix(A)
    u, s, _ = _svd(place, a, "S", False, True)
    return u[:, :_rank(a, place.to_host(s), rcond)]


@everywhere
def null_space(A: Any, rcond: float | None = None, *, overwrite_a: bool = False, check_finite: bool = True,
               lapack_driver: str = "gesdd") -> Any:
    """An orthonormal basis of the vectors that the matrix maps to zero."""
    place, a = _matrix(A)
    _, s, vh = _svd(place, a, "A", overwrite_a, check_finite, lapack_driver)
    with place.at(a):
        return _adjoint(place, vh[_rank(a, place.to_host(s), rcond):])


@everywhere
def polar(a: Any, side: str = "right") -> Any:
    """(u, p) with a = u p (side "right") or a = p u ("left"), u with orthonormal columns or rows, p positive semidefinite."""
    if side not in ("right", "left"):
        raise ValueError("`side` must be either 'right' or 'left'")
    place, a = _placed(a)
    if a.ndim != 2:
        raise ValueError("`a` must be a 2-D array.")
    w, s, vh = _svd(place, a, "S", False, True)
    with place.at(a):
        p = (_adjoint(place, vh) * s) @ vh if side == "right" else (w * s) @ _adjoint(place, w)
        return w @ vh, p


def singular_norm(place: Any, a: Any, ord: Any, check_finite: bool) -> Any:
    """The largest singular value (ord 2), the smallest (-2), or their sum ("nuc")."""
    s = place.to_host(_svd(place, a, "N", False, check_finite))
    return _returned(place, s.sum() if ord == "nuc" else s[0 if ord == 2 else -1], a)


def _placed(a: Any) -> tuple[Any, Any]:
    place = _core.place_of(a)
    return place, place.array(a)


def _matrix(a: Any) -> tuple[Any, Any]:
    place, a = _placed(a)
    if a.ndim != 2:
        raise ValueError("expected matrix")
    return place, a


def _returned(place: Any, number: Any, like: Any) -> Any:
    """Of numbers that the host has found, what the caller gets."""
    return place.from_host(np.asarray(number), like) if place.on_device else number


def _numbers(place: Any, x: Any) -> np.ndarray:
    """A tolerance, which may be an array."""
    return np.asarray(place.to_host(x) if _core.is_on_device(x) else x)


def _adjoint(place: Any, x: Any) -> Any:
    return place.conjugated(x).swapaxes(-1, -2)


def _svd(place: Any, a: Any, job: str, overwrite: bool, check: bool, driver: str = "gesdd") -> Any:
    """The result of one matrix; S alone where the job is "N"."""
    dtype = _core.common_dtype(place, a)
    m, n = (int(x) for x in a.shape)
    k = min(m, n)
    if k == 0:
        return _of_empty(place, a, dtype, job)
    # On a GPU the library itself looks for what is not finite, where it has the matrix.
    work = _core.fresh(place, a, dtype, overwrite=overwrite, check=check and not place.on_device)
    cols, rows = (int(x) for x in work.rows.shape)
    s = place.zeros((k,), _core.real_dtype(dtype), a)
    # Row-major memory of their transposes.
    u = place.empty((0, 1) if job == "N" else (rows if job == "A" else k, rows), dtype, a)
    vt = place.empty((0, 1) if job == "N" else (cols, cols if job == "A" else k), dtype, a)
    jobs = (job, job) if driver == "gesvd" else (job,)
    leads = [max(1, int(x.shape[1])) for x in (u, vt)]
    info = _core.routine(dtype, driver)(*jobs, rows, cols, work.operand, work.lead, s, u.T, leads[0], vt.T, leads[1])
    _core.positive_info(info)
    if job == "N":
        return s
    return SVDResult(vt, s, u) if work.turned else SVDResult(u.T, s, vt.T)


def _of_empty(place: Any, a: Any, dtype: np.dtype, job: str) -> Any:
    m, n = (int(x) for x in a.shape)
    full = job == "A"
    s = place.zeros((0,), _core.real_dtype(dtype), a)
    if job == "N":
        return s
    return SVDResult(place.from_host(np.eye(m, m if full else 0, dtype=dtype), a), s, place.from_host(np.eye(n if full else 0, n, dtype=dtype), a))


def _of_empty_stack(place: Any, a: Any, full_matrices: bool, compute_uv: bool) -> Any:
    """As numpy has it."""
    numpys: Any = np.linalg.svd
    result = numpys(np.zeros(tuple(a.shape), _core.common_dtype(place, a)), full_matrices, compute_uv)
    return SVDResult(*(place.from_host(x, a) for x in result)) if compute_uv else place.from_host(result, a)


def _by_eigenvalues(place: Any, a: Any, vectors: bool) -> Any:
    """a = V diag(w) V^H: the sizes of w are the singular values, their signs go to V^H."""
    w, v = _eigh.eigh(a)
    values = place.to_host(w)
    order = np.argsort(np.abs(values))[::-1].copy()
    values = values[order]
    s = place.from_host(np.abs(values), a)
    if not vectors:
        return s
    with place.at(a):
        v = v[:, place.from_host(order, a)]
        signs = place.from_host(np.where(values < 0, -1, 1).astype(values.dtype), a)
        return SVDResult(v, s, _adjoint(place, v * signs))


def _spacing(a: Any, s: np.ndarray) -> float:
    return float(max(a.shape[-2:]) * np.finfo(s.dtype).eps)


def _count(s: np.ndarray, limit: float) -> int:
    return int((s > limit).sum())


def _rank(a: Any, s: np.ndarray, rcond: float | None) -> int:
    return _count(s, (_spacing(a, s) if rcond is None else rcond) * (s[0] if len(s) else 0))
