# SPDX-License-Identifier: BSD-3-Clause
"""Eigenproblems, singular values, Cholesky and LU factors, linear and triangular systems and inverses of stacks, each stack in one call: small matrices as a batch,
larger ones, where there is such a call, several at a time on a device."""
from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.linalg import LinAlgError

from .. import context
from . import _core, _many

ON_DEVICES = 192  # the order up to which devices have kernels for batches of eigenproblems and singular values
CHOLESKY_ON_DEVICES = 1024  # of Cholesky factors
LU_ON_DEVICES = 512  # of LU factors and solutions
QR_ON_DEVICES = 1024  # of QR factors and least squares
ON_CPU = 128  # as measured with two cores: one call for all takes a third of the time at 16, and more at 160


def _are_small(n: int, on_devices: int = ON_DEVICES) -> bool:
    """Whether they are a batch."""
    return n <= (on_devices if context.current().device_count > 0 else ON_CPU)


def eigh(place: Any, a: Any, dtype: np.dtype, lower: bool, eigvals_only: bool) -> tuple[Any, Any]:
    """Eigenvalues, and column-major vectors or None."""
    n, shape = int(a.shape[-1]), tuple(a.shape[:-2])
    count = math.prod(shape)
    rows = _rows(place, a, dtype, conjugate=not eigvals_only)
    w, infos = place.empty((count * n,), _core.real_dtype(dtype), a), np.zeros(count, np.int64)
    options = ("N" if eigvals_only else "V", "U" if lower else "L")
    if _are_small(n):
        _core.routine(dtype, "syevd_batch", "heevd_batch")(*options, n, rows.T, n, n * n, w, count, infos)
    else:
        each = np.full(count, n)
        _core.routine(dtype, "syevd_vbatch", "heevd_vbatch")(*options, each, _core.addresses(place, rows, count), each,
                                                             _core.addresses(place, w, count), count, infos)
    for k in np.flatnonzero(infos)[:1]:
        raise _many.exception(_core.of_stack(int(k), shape), int(infos[k]), n)
    w = w.reshape(shape + (n,))
    return w, None if eigvals_only else rows.reshape(shape + (n, n)).swapaxes(-1, -2)


def eigh_pairs(place: Any, a: Any, b: Any, dtype: np.dtype, lower: bool, eigvals_only: bool, itype: int) -> tuple[Any, Any]:
    """The same of pairs; the stacks have the same shape."""
    n, shape = int(a.shape[-1]), tuple(a.shape[:-2])
    count = math.prod(shape)
    # The reduced matrix is finite where B is infinite: the library does not see it.
    other = copied(place, b, dtype, False)
    if not _are_triangles_finite(place, other, dtype, lower, False):
        raise _many.not_finite("b")
    rows, rows_b = (_rows(place, x, dtype, conjugate=not eigvals_only) for x in (a, other))
    w, infos = place.empty((count * n,), _core.real_dtype(dtype), a), np.zeros(count, np.int64)
    options = (itype, "N" if eigvals_only else "V", "U" if lower else "L")
    if _are_small(n):
        _core.routine(dtype, "sygvd_batch", "hegvd_batch")(*options, n, rows.T, n, n * n, rows_b.T, n, n * n, w, count, infos)
    else:
        each = np.full(count, n)
        _core.routine(dtype, "sygvd_vbatch", "hegvd_vbatch")(*options, each, _core.addresses(place, rows, count), each,
                                                             _core.addresses(place, rows_b, count), each, _core.addresses(place, w, count),
                                                             count, infos)
    for k in np.flatnonzero(infos)[:1]:
        raise _many.exception(_core.of_stack(int(k), shape), int(infos[k]), n)
    w = w.reshape(shape + (n,))
    return w, None if eigvals_only else rows.reshape(shape + (n, n)).swapaxes(-1, -2)


def svd(place: Any, a: Any, dtype: np.dtype, vectors: bool, check: bool) -> tuple[Any, Any, Any]:
    """U, the first min(m, n) columns, the singular values and V^H, or the values between None and None. The library sees the transposes, whose
    U are the V^H, row by row."""
    m, n, shape = int(a.shape[-2]), int(a.shape[-1]), tuple(a.shape[:-2])
    count, k = math.prod(shape), min(m, n)
    work = copied(place, a, dtype, check)
    s, infos = place.zeros((count * k,), _core.real_dtype(dtype), a), np.zeros(count, np.int64)
    u = place.empty((count * m, k), dtype, a) if vectors else None
    vh = place.empty((count * k, n), dtype, a) if vectors else None
    job = "S" if vectors else "N"
    if _are_small(max(m, n)):
        _core.routine(dtype, "gesvd_batch")(job, n, m, _columns(work), n, n * m, s, None if vh is None else vh.T, n, n * k,
                                            None if u is None else u.T, k, k * m, count, infos)
    else:
        def each(size: int) -> Any:
            return np.full(count, size)

        def of_each(x: Any) -> Any:
            return None if x is None else _core.addresses(place, x, count)

        _core.routine(dtype, "gesdd_vbatch")(job, each(n), each(m), of_each(work), each(n), of_each(s), of_each(vh), each(n), of_each(u), each(k), count,
                                             infos)
    _raise_first(infos, shape, "the singular values of {which} did not converge")
    s = s.reshape(shape + (k,))
    return (None, s, None) if u is None or vh is None else (u.reshape(shape + (m, k)), s, vh.reshape(shape + (k, n)))


def cholesky(place: Any, a: Any, dtype: np.dtype, lower: bool, check: bool) -> Any:
    """Row-major factors, with zeros in the other triangle."""
    n, shape = int(a.shape[-1]), tuple(a.shape[:-2])
    count, uplo = math.prod(shape), "U" if lower else "L"
    if _are_small(n, CHOLESKY_ON_DEVICES):
        rows = _rows(place, a, dtype, conjugate=False)
        place.keep_triangle(rows.reshape((count, n, n)), lower)
        _core.demand_finite(not check or place.is_finite(rows))
    else:
        rows = place.empty((count * n, n), dtype, a)
        for k, i in enumerate(np.ndindex(*shape)):
            _core.demand_finite(place.copy_triangle(rows[k * n:(k + 1) * n], a[i], lower, check))
    _factor_definite(place, rows, dtype, uplo, shape)
    return rows.reshape(shape + (n, n))


def _factor_definite(place: Any, rows: Any, dtype: np.dtype, uplo: str, shape: tuple[int, ...]) -> None:
    """Cholesky factors of matrices that are one behind the other, as the library sees them."""
    n, count = int(rows.shape[-1]), math.prod(shape)
    infos = np.zeros(count, np.int64)
    if _are_small(n, CHOLESKY_ON_DEVICES):
        _core.routine(dtype, "potrf_batch")(uplo, n, rows.T, n, n * n, count, infos)
    else:
        each = np.full(count, n)
        _core.routine(dtype, "potrf_vbatch")(uplo, each, _core.addresses(place, rows, count), each, count, infos)
    _raise_first(infos, shape, "the leading minor of order {info} of {which} is not positive definite")


def cho_factor(place: Any, a: Any, dtype: np.dtype, lower: bool, check: bool) -> Any:
    """Column-major factors; the other triangles are those of `a`."""
    work = copied(place, a, dtype, check, turned=True)
    _factor_definite(place, work.reshape((-1, int(a.shape[-1]))), dtype, "L" if lower else "U", tuple(a.shape[:-2]))
    return work.swapaxes(-1, -2)


def cho_solve(place: Any, c: Any, b: Any, dtype: np.dtype, lower: bool, check: bool) -> Any:
    """x of each A x = b with the factors of cho_factor, column-major; the stacks have the same shape."""
    n, nrhs, shape = int(c.shape[-1]), int(b.shape[-1]), tuple(c.shape[:-2])
    count, infos = math.prod(shape), np.zeros(math.prod(shape), np.int64)
    work, side = copied(place, c, dtype, check, turned=True), copied(place, b, dtype, check, turned=True)
    _core.routine(dtype, "potrs_batch")("L" if lower else "U", n, nrhs, _columns(work), n, n * n, _columns(side), n, n * nrhs, count, infos)
    return side.swapaxes(-1, -2)


def solve(place: Any, a: Any, b: Any, dtype: np.dtype, check: bool) -> Any:
    """x of each a x = b, column-major; the stacks have the same shape."""
    n, nrhs, shape = int(a.shape[-1]), int(b.shape[-1]), tuple(a.shape[:-2])
    count = math.prod(shape)
    # As for one matrix, in the order that GESV takes.
    work, side = place.empty(shape + (n, n), dtype, a), place.empty(shape + (nrhs, n), dtype, a)
    for target, source in ((work, a), (side, b)):
        place.put_stack(target, source.swapaxes(-1, -2))
        _core.demand_finite(not check or place.is_finite(target.reshape((-1, n))))
    infos = np.zeros(count, np.int64)
    if _are_small(n, LU_ON_DEVICES):
        pivots = place.empty((count * n,), np.dtype(np.int64), a)  # where the matrices are: not all of them travel
        _core.routine(dtype, "gesv_batch")(n, nrhs, _columns(work), n, n * n, pivots, _columns(side), n, n * nrhs, count, infos)
    else:
        pivots, each = np.empty((count, n), np.int64), np.full(count, n)
        _core.routine(dtype, "gesv_vbatch")(each, np.full(count, nrhs), _core.addresses(place, work, count), each,
                                            [pivots.ctypes.data + k * pivots.strides[0] for k in range(count)],
                                            _core.addresses(place, side, count), each, count, infos)
    _raise_first(infos, shape, _SINGULAR)
    return side.swapaxes(-1, -2)


_SINGULAR = "U({info}, {info}) of {which} is zero: the matrix is singular"


def _columns(rows: Any) -> Any:
    """Of matrices that are one behind the other, row by row, what the library sees."""
    return rows.reshape((-1, int(rows.shape[-1]))).T


def factored(place: Any, work: Any, dtype: np.dtype, pivots: np.ndarray | None) -> np.ndarray:
    """Makes LU factors of the matrices that are row by row in `work`, (..., n, m), as the library sees them; without interchanges where there
    are no pivots. The infos."""
    n, m, count = int(work.shape[-2]), int(work.shape[-1]), math.prod(work.shape[:-2])
    infos = np.zeros(count, np.int64)
    _core.routine(dtype, "getrf_batch")(m, n, _columns(work), m, m * n, None if pivots is None else pivots.reshape(-1), count, infos)
    return infos


def copied(place: Any, a: Any, dtype: np.dtype, check: bool, turned: bool = False) -> Any:
    """A copy of the stack, row-major, each matrix turned where the library is to see it as it is."""
    given = a.swapaxes(-1, -2) if turned else a
    work = place.empty(tuple(given.shape), dtype, a)
    place.put_stack(work, given)
    _core.demand_finite(not check or place.is_finite(work.reshape((-1, int(work.shape[-1])))))
    return work


def inv(place: Any, a: Any, dtype: np.dtype, check: bool) -> Any:
    """The inverses, row-major: of the transposes that the library sees they are the transposes."""
    n, shape = int(a.shape[-1]), tuple(a.shape[:-2])
    count = math.prod(shape)
    work, infos = copied(place, a, dtype, check), np.zeros(count, np.int64)
    pivots = place.empty((count * n,), np.dtype(np.int64), a)
    _core.routine(dtype, "getrf_batch")(n, n, _columns(work), n, n * n, pivots, count, infos)
    _raise_first(infos, shape, _SINGULAR)
    _core.routine(dtype, "getri_batch")(n, _columns(work), n, n * n, pivots, count, infos)
    _raise_first(infos, shape, _SINGULAR)
    return work


def inv_definite(place: Any, a: Any, dtype: np.dtype, lower: bool, check: bool) -> Any:
    """The inverse of a positive definite matrix or of each of a stack, row-major; of these one triangle is read. The library sees
    the transposes."""
    n, shape = int(a.shape[-1]), tuple(a.shape[:-2])
    count, uplo = math.prod(shape), "U" if lower else "L"
    work, infos = copied(place, a, dtype, False), np.zeros(count, np.int64)
    all_of_them = work.reshape((count, n, n))
    place.keep_triangle(all_of_them, lower)
    _core.demand_finite(not check or place.is_finite(work.reshape((-1, n))))
    for name in ("potrf", "potri"):
        if shape:
            _core.routine(dtype, name + "_batch")(uplo, n, _columns(work), n, n * n, count, infos)
            _raise_first(infos, shape, "the leading minor of order {info} of {which} is not positive definite")
        else:
            _core.positive_info(_core.routine(dtype, name)(uplo, n, _columns(work), n))
    with place.at(work):
        work.reshape((count, n * n))[:, ::n + 1] *= 0.5  # the diagonal, which is real, is in both triangles
        return (all_of_them + place.conjugated(all_of_them.swapaxes(-1, -2))).reshape(shape + (n, n))


def lu_solve(place: Any, lu: Any, pivots: np.ndarray, b: Any, dtype: np.dtype, trans: str, check: bool) -> Any:
    """x of each op(a) x = b with the factors of lu_factor, column-major; the stacks have the same shape, pivots count from 1."""
    n, nrhs, shape = int(lu.shape[-1]), int(b.shape[-1]), tuple(lu.shape[:-2])
    count, infos = math.prod(shape), np.zeros(math.prod(shape), np.int64)
    work, side = copied(place, lu, dtype, check, turned=True), copied(place, b, dtype, check, turned=True)
    _core.routine(dtype, "getrs_batch")(trans, n, nrhs, _columns(work), n, n * n, pivots.reshape(-1), _columns(side), n, n * nrhs, count,
                                        infos)
    _raise_first(infos, shape, _SINGULAR)
    return side.swapaxes(-1, -2)


def solve_triangular(place: Any, a: Any, b: Any, dtype: np.dtype, trans: str, lower: bool, unit: bool, check: bool) -> Any:
    """x of each op(a) x = b, row-major; the stacks have the same shape. The library sees the transposes: x^T op(a)^T = b^T."""
    n, nrhs, shape = int(a.shape[-1]), int(b.shape[-1]), tuple(a.shape[:-2])
    count = math.prod(shape)
    work = a if place.dtype(a) == dtype and place.is_memory(a) else copied(place, a, dtype, False)
    if check:
        _core.demand_finite(_are_triangles_finite(place, work, dtype, lower, unit))
    x, infos = copied(place, b, dtype, check), np.zeros(count, np.int64)
    options = ("R", "U" if lower else "L", trans, "U" if unit else "N")
    _core.routine(dtype, "trsm_batch")(*options, nrhs, n, 1, _columns(work), n, n * n, _columns(x), nrhs, n * nrhs, count, infos)
    _raise_first(infos, shape, "element ({info}, {info}) of {which} is zero: the matrix is singular")
    return x


def _are_triangles_finite(place: Any, work: Any, dtype: np.dtype, lower: bool, unit: bool) -> bool:
    """Whether all elements of the triangles are, with `unit` all but those on the diagonals. Most matrices are finite as a whole."""
    n = int(work.shape[-1])
    if place.is_finite(work.reshape((-1, n))):
        return True
    part = copied(place, work, dtype, False)
    place.keep_triangle(part.reshape((-1, n, n)), lower)
    if unit:
        with place.at(part):
            part.reshape((-1, n * n))[:, ::n + 1] = 0
    return bool(place.is_finite(part.reshape((-1, n))))


def takes_qr(a: Any) -> bool:
    """Whether QR factors of the stack are a batch."""
    return _are_small(max(int(x) for x in a.shape[-2:]), QR_ON_DEVICES)


def qr(place: Any, a: Any, dtype: np.dtype, mode: str, check: bool) -> Any:
    """As of one matrix, in a mode of numpy: (Q, R), R, or (h, tau). Q is column-major, and so is R where one call has both."""
    m, n, shape = int(a.shape[-2]), int(a.shape[-1]), tuple(a.shape[:-2])
    count, k = math.prod(shape), min(m, n)
    # Memory in which Q has room, too: rows are the columns that the library sees.
    height = m if mode == "complete" else k
    work = place.empty(shape + (max(n, height), m), dtype, a)
    place.put_stack(work[..., :n, :], a.swapaxes(-1, -2))
    _core.demand_finite(not check or place.is_finite(copied(place, work[..., :n, :], dtype, False).reshape((-1, m))))
    infos, step = np.zeros(count, np.int64), m * max(n, height)
    if mode in ("reduced", "complete") and height == k:
        r = place.empty(shape + (n, k), dtype, a)
        _core.routine(dtype, "qr_batch")(m, n, _columns(work), m, step, _columns(r), k, k * n, count, infos)
        return work[..., :k, :].swapaxes(-1, -2), r.swapaxes(-1, -2)
    tau = place.empty((count * k,), dtype, a)
    _core.routine(dtype, "geqrf_batch")(m, n, _columns(work), m, step, tau, count, infos)
    if mode == "raw":
        return work, tau.reshape(shape + (k,))
    r = place.empty((count, height, n), dtype, a)
    place.put_stack(r.reshape(shape + (height, n)), work[..., :n, :height].swapaxes(-1, -2))
    place.keep_triangle(r, False)
    r = r.reshape(shape + (height, n))
    if mode == "r":
        return r
    _core.routine(dtype, "orgqr_batch", "ungqr_batch")(m, height, k, _columns(work), m, step, tau, count, infos)
    return work[..., :height, :].swapaxes(-1, -2), r


def lstsq(place: Any, a: Any, b: Any, dtype: np.dtype, check: bool) -> tuple[Any, Any]:
    """x of each a x = b by least squares, column-major, and the squares of the lengths of b - a x; the stacks have the same shape."""
    m, n, nrhs, shape = int(a.shape[-2]), int(a.shape[-1]), int(b.shape[-1]), tuple(a.shape[:-2])
    count, infos = math.prod(shape), np.zeros(math.prod(shape), np.int64)
    work, side = copied(place, a, dtype, check, turned=True), copied(place, b, dtype, check, turned=True)
    _core.routine(dtype, "gels_batch")("N", m, n, nrhs, _columns(work), m, m * n, _columns(side), m, m * nrhs, count, infos)
    _raise_first(infos, shape, "R({info}, {info}) of {which} is zero: it has not full rank")
    squares = place.squares(side.reshape((-1, m))[:, n:]).reshape(shape + (nrhs,))
    return side[..., :n].swapaxes(-1, -2), squares


def _raise_first(infos: np.ndarray, shape: tuple[int, ...], text: str) -> None:
    """Of the matrices that have no result."""
    for k in np.flatnonzero(infos)[:1]:
        which, info = _core.of_stack(int(k), shape), int(infos[k])
        raise LinAlgError(text.format(info=info, which=which)) if info > 0 else _many.exception(which, info, 0)


def _rows(place: Any, a: Any, dtype: np.dtype, conjugate: bool) -> Any:
    """A copy of the rows of all matrices. The library sees each matrix's transpose, or with `conjugate` a Hermitian one as it is."""
    given = a.reshape((-1, int(a.shape[-1])))
    rows = place.empty(tuple(given.shape), dtype, a)
    place.copy(rows, given, conjugate and dtype.kind == "c", False)
    return rows
