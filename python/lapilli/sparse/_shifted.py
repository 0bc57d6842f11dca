# SPDX-License-Identifier: BSD-3-Clause
"""Pairs near a shift, from those of the inverse.

An inverse is computed with errors of about cond eps of its norm. So its pairs are found up to these errors, those that are far above
them are made pairs of A and M, whose own residuals decide, and what is left is looked for again orthogonal to them: the values
of the inverse that hid it, and their errors, are gone then.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.linalg import LinAlgError

from ._pencil import Inverse, Pencil, adjoint, lengths

# Of a value of the inverse, to the errors of the inverse, where it is taken for that of a pair that is wanted; where no value is so
# large, those are that have half the size of the largest.
_TRUSTED = 1e3
_ROUNDING = 1e3  # eps: the most that errors of factors may add to a tolerance
_STEPS = 30  # of corrections: each must take half of a residual
_LOOSEST = 0.5  # tolerance of pairs of the inverse
_OTHERS = 6  # times that pairs are found which are not wanted, but hide others
_HOPELESS = 1e-2  # errors of an inverse that is that of a matrix which is singular but for rounding errors


class Ritz(NamedTuple):
    """Of the inverse, as TRLAN finds them."""

    values: np.ndarray
    vectors: np.ndarray
    residuals: np.ndarray
    is_final: bool  # residuals do not fall any more


class Found(NamedTuple):
    """Pairs of A and M in the order in which they were found."""

    values: np.ndarray
    vectors: np.ndarray
    residuals: np.ndarray
    converged: np.ndarray  # of bool
    wanted: np.ndarray  # of bool: at the end of the spectrum of the inverse that is asked for
    noise: float = 0.0  # of the inverse

    def and_more(self, more: Found) -> Found:
        """Both."""
        values, vectors, residuals, converged, wanted = (np.concatenate(parts, axis=-1) for parts in zip(self[:5], more[:5]))
        return Found(values, vectors, residuals, converged, wanted, max(self.noise, more.noise))

    def of(self, chosen: np.ndarray) -> Found:
        """Some of them."""
        return Found(self.values[chosen], self.vectors[:, chosen], self.residuals[chosen], self.converged[chosen],
                     self.wanted[chosen], self.noise)


def near_shift(pencil: Pencil, k: int, end: str, tol: float, run: Callable[[Inverse, str, int, float], Ritz]) -> Found:
    """k pairs. run(operator, end, k, tol) finds some of the inverse."""
    known = _some(pencil, np.empty(0), np.empty((pencil.n, 0), pencil.dtype), np.empty(0), np.empty(0, bool), 0.0)
    others = 0
    while (left := k - int(known.wanted.sum())) > 0 and len(known.values) < pencil.n:
        inverse = Inverse(pencil, known.vectors, end)
        if not np.isfinite(inverse.noise):
            raise LinAlgError(f"eigsh: (A - sigma M)^-1 X holds a NaN or an infinity: sigma = {pencil.sigma} is an eigenvalue, or A, M or "
                              "OPinv holds one")
        more = _dominant(pencil, inverse, end, tol) if inverse.noise > _HOPELESS else None
        for which in (end, "M"):
            if more is not None:
                break
            # At the other end may be values that hide those that are wanted.
            more = _of_inverse(pencil, inverse, which, left if which == end else 1, tol, run)
            if more is None and others == _OTHERS:
                break
            if more is not None and which != end:
                others += 1
                more = more._replace(wanted=_at_end(pencil, more.values, end))
        if more is None:
            break
        known = known.and_more(more)
    found = known.of(np.flatnonzero(known.wanted))
    theta = 1 / (found.values.astype(float) - pencil.sigma + np.finfo(float).tiny)
    order = np.argsort({"M": -np.abs(theta), "L": -theta, "S": theta}[end], kind="stable")
    return found.of(np.sort(order[:k]))


def _at_end(pencil: Pencil, values: np.ndarray, end: str) -> np.ndarray:
    """Of the largest values of the inverse, which are at the end that is wanted."""
    return {"M": values == values, "L": values >= pencil.sigma, "S": values < pencil.sigma}[end]


def _some(pencil: Pencil, values: np.ndarray, x: np.ndarray, residuals: np.ndarray, good: np.ndarray, noise: float) -> Found:
    real = np.dtype(pencil.dtype.char.lower())
    return Found(values.astype(real), x.astype(pencil.dtype), residuals.astype(real), good, np.ones(len(values), bool), noise)


def _dominant(pencil: Pencil, inverse: Inverse, end: str, tol: float) -> Found | None:
    """The pairs nearest to the shift, where the inverse has nothing else: by inverse iteration."""
    x = inverse.project(pencil.random(3))
    with np.errstate(all="ignore"):
        for _ in range(3):
            x = inverse.solve(pencil.m(x))
            x = np.linalg.qr(x / lengths(x))[0] if np.isfinite(x).all() and (lengths(x) > 0).all() else x
    state = _rayleigh_ritz(pencil, inverse.project(x), 0, tol) if np.isfinite(x).all() else None
    if state is None:
        return None
    values, x, residuals, good = state
    apart = np.abs(values - pencil.sigma) + pencil.eps * pencil.size(values)
    chosen = np.flatnonzero(good & (apart <= _TRUSTED * pencil.eps * pencil.size(values)))
    if not len(chosen):
        return None
    found = _some(pencil, values[chosen], x[:, chosen], residuals[chosen], good[chosen], inverse.noise)
    return found._replace(wanted=_at_end(pencil, found.values, end))


def _of_inverse(pencil: Pencil, inverse: Inverse, end: str, k: int, tol: float,
                run: Callable[[Inverse, str, int, float], Ritz]) -> Found | None:
    """Up to k pairs at an end of the spectrum of the inverse that are far above its errors."""
    allowed = min(max(tol, inverse.noise), _LOOSEST)
    ritz = run(inverse, end, k, allowed)
    size = np.abs(ritz.values)
    largest = max(float(size.max()), inverse.norm)
    if ritz.is_final:  # probes had not met the inverse's worst errors
        inverse.noise = max(inverse.noise, float((ritz.residuals / (largest + size)).max()))
        allowed = min(max(tol, inverse.noise), _LOOSEST)
    limit = min(size.max() / 2 if largest < 2 * size.max() else np.inf, _TRUSTED * inverse.noise * largest)
    chosen = (size >= limit) & (size > 0)
    done = ritz.residuals <= 4 * allowed * (largest + size)
    found: Found | None = None
    # Vectors that TRLAN has not finished with depend on others when the inverse is applied once more.
    for some, purified in ((chosen & done, True), (chosen & ~done, False)):
        if not some.any():
            continue
        known = inverse if found is None else Inverse(pencil, np.hstack([inverse.known, found.vectors]), end, inverse)
        more = _pairs(pencil, known, ritz.values[some], known.project(ritz.vectors[:, some]), tol, purified)
        found = more if found is None else found.and_more(more)
    return found


def _pairs(pencil: Pencil, inverse: Inverse, theta: np.ndarray, x: np.ndarray, tol: float, is_done: bool) -> Found:
    """Pairs of the inverse as pairs of A and M."""
    purified = _orthonormal(pencil, inverse(x) / theta) if is_done else None
    x = x if purified is None else purified
    ax, mx = pencil.a(x), pencil.m(x)
    quotients = _real((x.conj() * ax).sum(0) / (x.conj() * mx).sum(0))
    values = pencil.sigma + 1 / theta.astype(float)
    # What rounding errors make of both.
    by_inverse = inverse.noise * np.abs(theta).max() / theta.astype(float) ** 2
    by_quotient = 4 * pencil.eps * pencil.size(quotients) * lengths(x) ** 2
    values = np.where(by_inverse <= by_quotient, values, quotients)
    residuals = lengths(ax - mx * values.astype(x.dtype))
    good = residuals <= tol * pencil.size(values) * lengths(x)
    if is_done and not good.all():
        values, x, residuals, good = _corrected(pencil, inverse, tol, (values, x, residuals, good))
        if not pencil.is_given:  # factors have rounding errors of their own
            good = residuals <= max(tol, min(inverse.noise, _ROUNDING * pencil.eps)) * pencil.size(values) * lengths(x)
    return _some(pencil, values, x, residuals, good, inverse.noise)


_State = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]


def _corrected(pencil: Pencil, inverse: Inverse, tol: float, state: _State) -> _State:
    """By the inverse of residuals, as a preconditioner, which need not be exact, linear or Hermitian."""
    best = state
    for _ in range(_STEPS):
        values, x, residuals, good = best
        if good.all():
            break
        r = pencil.a(x) - pencil.m(x) * values.astype(x.dtype)
        t = inverse.solve(r[:, ~good])
        for _ in range(2):
            t = t - x @ (adjoint(pencil.m(x)) @ t)
            size = lengths(t)
            if not (np.isfinite(size) & (size > 0)).all():
                return best
            t = t / size
        basis = np.hstack([x, inverse.project(t)])
        new = _rayleigh_ritz(pencil, basis, x.shape[1], tol)
        if new is None:
            break
        # Of each pair the better one: at the end of all corrections are rounding errors.
        taken = new[2] < residuals
        best = (np.where(taken, new[0], values), np.where(taken, new[1], x), np.where(taken, new[2], residuals),
                np.where(taken, new[3], good))
        if not (new[2][~good] <= residuals[~good] / 2).any():
            break
    return best


def _rayleigh_ritz(pencil: Pencil, basis: np.ndarray, count: int, tol: float) -> _State | None:
    """Pairs in the span: for each of its first vectors the one that has most of it; all where count is 0."""
    a, m = pencil.a(basis), pencil.m(basis)
    g, h = adjoint(basis) @ m, adjoint(basis) @ a
    roots, q = np.linalg.eigh((g + adjoint(g)) / 2)
    kept = roots > 1e3 * pencil.eps * roots[-1]
    q = q[:, kept] / np.sqrt(roots[kept])
    values, y = np.linalg.eigh(adjoint(q) @ ((h + adjoint(h)) / 2) @ q)
    y = q @ y
    if y.shape[1] < count:
        return None
    if count:
        chosen = _in_order_of(np.abs(y[:count]) ** 2 / (np.abs(y) ** 2).sum(0))
        y, values = y[:, chosen], values[chosen]
    x, ax, mx = basis @ y, a @ y, m @ y
    residuals = lengths(ax - mx * values.astype(x.dtype))
    return values.astype(float), x, residuals, residuals <= tol * pencil.size(values) * lengths(x)


def _in_order_of(share: np.ndarray) -> np.ndarray:
    """For each row the column that has most of it, no column twice."""
    share, chosen = share.copy(), np.empty(len(share), int)
    for _ in range(len(share)):
        row, column = np.unravel_index(np.argmax(share), share.shape)
        chosen[row] = column
        share[row, :] = share[:, column] = -1
    return chosen


def _orthonormal(pencil: Pencil, z: np.ndarray) -> np.ndarray | None:
    """In the inner product of M, as near to what it was as can be; none where the vectors depend on each other."""
    if not np.isfinite(z).all():
        return None
    size = np.sqrt(np.abs(_real((z.conj() * pencil.m(z)).sum(0))))
    if not (size > 0).all():
        return None
    z = (z / size).astype(pencil.dtype)
    for _ in range(2):
        g = adjoint(z) @ pencil.m(z)
        roots, q = np.linalg.eigh((g + adjoint(g)) / 2)
        if not roots[0] > 1e-3 * roots[-1]:
            return None
        z = (z @ (q / np.sqrt(roots)) @ adjoint(q)).astype(pencil.dtype)
    return z


def _real(x: np.ndarray) -> np.ndarray:
    return x.real.astype(float)
