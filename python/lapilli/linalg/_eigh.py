# SPDX-License-Identifier: BSD-3-Clause
"""Eigenvalues and vectors of symmetric and Hermitian matrices, and of pairs of them."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
from numpy.linalg import LinAlgError

from . import _core, _many, _queued, _stacks
from ._bridges import everywhere


class EighResult(NamedTuple):
    """What eigh returns."""

    eigenvalues: Any
    eigenvectors: Any


class Selection(NamedTuple):
    """LAPACK's range, vl, vu, il, iu."""

    range: str
    vl: float
    vu: float
    il: int
    iu: int


_OF_ONE = ("ev", "evd", "evr", "evx")
_OF_PAIRS = ("gv", "gvd", "gvx")
_WITHOUT_SUBSETS = ("ev", "evd", "gv", "gvd")


@everywhere
def eigh(a: Any, b: Any = None, *, lower: bool = True, eigvals_only: bool = False, overwrite_a: bool = False,
         overwrite_b: bool = False, type: int = 1, check_finite: bool = True, subset_by_index: Any = None,
         subset_by_value: Any = None, driver: str | None = None, UPLO: str | None = None) -> Any:
    """Eigenvalues, ascending, and eigenvectors of a symmetric or Hermitian matrix; with `b` of the pair.

    Arguments are scipy's. numpy's are understood, too: a text in the place of `b` is UPLO, and `a` and `b` may be stacks of matrices
    (where subsets are not given), whose leading shapes are broadcast. Returns the named tuple of numpy, which is a tuple as scipy's; with eigvals_only the
    values alone. The vectors are column-major, as scipy's. `driver` must be one that scipy has for these arguments; the library has one
    way for all of them. A NaN or an infinity in a triangle that is read, of `a` or `b`, raises NotFiniteError, a LinAlgError and
    ValueError, whatever check_finite says.
    """
    if isinstance(b, str):
        b, UPLO = None, b
    if UPLO is not None:
        lower = _is_lower(UPLO)
    lower = _core.is_true("lower", lower)
    _check_driver(driver, b is not None, subset_by_index is not None or subset_by_value is not None)
    place = _core.place_of(a, b)
    a = place.array(a)
    if place.on_device and b is None and subset_by_index is None and subset_by_value is None and not overwrite_a:
        at_once = _queued.eigh(place, a, not eigvals_only, lower)
        if at_once is not None:
            return at_once[0] if eigvals_only else EighResult(*at_once)
    n = _core.square(a)
    if b is not None:
        b = place.array(b)
        if _core.square(b, "b") != n:
            raise ValueError(f"wrong b dimensions {tuple(b.shape)}, should be {tuple(a.shape)}")
        if type not in (1, 2, 3):
            raise ValueError(f'"type" keyword only accepts 1, 2, and 3, not {type}')
    if subset_by_index is not None and subset_by_value is not None:
        raise ValueError("Either index or value subset can be requested.")
    selection = _selection(n, subset_by_index, subset_by_value)
    dtype = _core.common_dtype(place, *(x for x in (a, b) if x is not None))

    if b is not None and max(a.ndim, b.ndim) > 2:
        shape = np.broadcast_shapes(tuple(a.shape[:-2]), tuple(b.shape[:-2])) + (n, n)
        a, b = place.broadcast(a, shape), place.broadcast(b, shape)
    if n == 0 or 0 in a.shape:
        return _empty(place, a, dtype, eigvals_only)
    if a.ndim > 2:
        if selection is not None:
            raise ValueError("a subset of a stack's eigenvalues")
        if b is None:
            w, v = _stacks.eigh(place, a, dtype, lower, eigvals_only)
        else:
            w, v = _stacks.eigh_pairs(place, a, b, dtype, lower, eigvals_only, type)
        return w if eigvals_only else EighResult(w, v)
    return _one(place, a, b, dtype, lower, eigvals_only, overwrite_a, overwrite_b, type, selection)


@everywhere
def eigvalsh(a: Any, b: Any = None, *, lower: bool = True, overwrite_a: bool = False, overwrite_b: bool = False, type: int = 1,
             check_finite: bool = True, subset_by_index: Any = None, subset_by_value: Any = None, driver: str | None = None,
             UPLO: str | None = None) -> Any:
    """The eigenvalues that eigh returns, alone."""
    return eigh(a, b, lower=lower, eigvals_only=True, overwrite_a=overwrite_a, overwrite_b=overwrite_b, type=type,
                check_finite=check_finite, subset_by_index=subset_by_index, subset_by_value=subset_by_value, driver=driver,
                UPLO=UPLO)


def eigh_many(a: Iterable[Any], b: Iterable[Any] | None = None, *, lower: bool = True, eigvals_only: bool = False, type: int = 1,
              subset_by_index: Any = None, subset_by_value: Any = None, return_exceptions: bool = False) -> list[Any]:
    """What eigh returns for each matrix of `a`, or each pair of `a` and `b`, as a list: the orders may differ.

    One call computes them all, several on a device while they do not fill it, in the dtype that they have in common. A subset is
    that of every matrix. A matrix that has no result raises what eigh raises, when the others are done; with return_exceptions
    the exception is in its place of the list, and the others have their results.
    """
    lower = _core.is_true("lower", lower)
    matrices = list(a)
    others = None if b is None else list(b)
    if others is not None and len(others) != len(matrices):
        raise ValueError(f"{len(matrices)} matrices in a, {len(others)} in b")
    if type not in (1, 2, 3):
        raise ValueError(f'"type" keyword only accepts 1, 2, and 3, not {type}')
    if subset_by_index is not None and subset_by_value is not None:
        raise ValueError("Either index or value subset can be requested.")
    if not matrices:
        return []
    place = _core.place_of(*matrices, *(others or []))
    matrices = [place.array(x) for x in matrices]
    others = others and [place.array(x) for x in others]
    for k, x in enumerate(matrices):
        if x.ndim != 2:
            raise LinAlgError(f"{x.ndim}-dimensional array given. Each array must be two-dimensional")
        if others and (others[k].ndim != 2 or _core.square(others[k], "b") != _core.square(x)):
            raise ValueError(f"wrong b dimensions {tuple(others[k].shape)}, should be {tuple(x.shape)}")
        _core.square(x)
    dtype = _core.common_dtype(place, *matrices, *(others or []))
    subsets = [_selection(int(x.shape[0]), subset_by_index, subset_by_value) for x in matrices]
    wanted = _many.Wanted(lower, eigvals_only, type, None if subsets[0] is None else subsets)
    results = _many.solved(place, matrices, others, dtype, wanted)
    for k, result in enumerate(results):
        if not isinstance(result, Exception):
            results[k] = result[0] if eigvals_only else EighResult(*result)
        elif not return_exceptions:
            raise result
    return results


def _check_driver(driver: str | None, pair: bool, subset: bool) -> None:
    """scipy's rules."""
    if driver is None:
        return
    if driver not in _OF_ONE + _OF_PAIRS:
        raise ValueError(f'"{driver}" is unknown. Possible values are ' + ", ".join(f'"{d}"' for d in _OF_ONE + _OF_PAIRS))
    if driver in _OF_PAIRS and not pair:
        raise ValueError(f'"{driver}" requires input b array to be supplied for generalized eigenvalue problems.')
    if driver in _OF_ONE and pair:
        raise ValueError(f'"{driver}" does not accept input b array for standard eigenvalue problems.')
    if driver in _WITHOUT_SUBSETS and subset:
        raise ValueError(f'"{driver}" cannot compute subsets of eigenvalues')


def _is_lower(uplo: str) -> bool:
    if uplo.upper() not in ("L", "U"):
        raise ValueError("UPLO argument must be 'L' or 'U'")
    return uplo.upper() == "L"


def _selection(n: int, by_index: Any, by_value: Any) -> Selection | None:
    if by_index is not None:
        first, last = (int(i) for i in by_index)
        if not 0 <= first <= last < n:
            raise ValueError(f"Requested eigenvalue indices are not valid. Valid range is [0, {n - 1}] and start <= end, "
                             f"but start={first}, end={last} is given")
        return Selection("I", 0.0, 0.0, first + 1, last + 1)
    if by_value is not None:
        low, high = (float(v) for v in by_value)
        if not -np.inf <= low < high <= np.inf:
            raise ValueError(f"Requested eigenvalue bounds are not valid. Valid range is (-inf, inf) and low < high, but low={low}, "
                             f"high={high} is given")
        return Selection("V", low, high, 0, 0)
    return None


def _empty(place: Any, a: Any, dtype: np.dtype, eigvals_only: bool) -> Any:
    w = place.empty(tuple(a.shape[:-1]), _core.real_dtype(dtype), a)
    return w if eigvals_only else EighResult(w, place.empty(tuple(a.shape), dtype, a))


def _one(place: Any, a: Any, b: Any, dtype: np.dtype, lower: bool, eigvals_only: bool, overwrite_a: bool, overwrite_b: bool,
         itype: int, selection: Selection | None) -> Any:
    n = int(a.shape[0])
    if b is not None and place.overlap(a, b):
        overwrite_a = overwrite_b = False
    # Of a turned matrix the library sees the transpose, which is the conjugate: it has the same eigenvalues, but not vectors.
    work = _core.fresh(place, a, dtype, conjugate=not eigvals_only, overwrite=overwrite_a)
    jobz, uplo = "N" if eigvals_only else "V", "L" if lower != work.turned else "U"
    w = place.empty((n,), _core.real_dtype(dtype), a)
    pair: tuple[Any, ...] = ()
    if b is not None:
        other = _core.fresh(place, b, dtype, turned=work.turned, conjugate=not eigvals_only, overwrite=overwrite_b)
        # The reduced matrix is finite where B is infinite: the library does not see it.
        if not _core.is_triangle_finite(place, other.rows, lower == work.turned):
            raise _many.not_finite("b")
        pair = (other.operand, other.lead)
    head = ((itype,) if pair else ()) + (jobz,)
    if selection is None:
        name = ("sygvd", "hegvd") if pair else ("syevd", "heevd")
        info = _core.routine(dtype, *name)(*head, uplo, n, work.operand, work.lead, *pair, w)
        _core.positive_info(info)
        return w if eigvals_only else EighResult(w, work.columns)
    name = ("sygvdx", "hegvdx") if pair else ("syevdx", "heevdx")
    found = np.zeros(1, np.int64)
    info = _core.routine(dtype, *name)(*head, selection.range, uplo, n, work.operand, work.lead, *pair, *selection[1:], found, w)
    _core.positive_info(info)
    m = int(found[0])
    return w[:m] if eigvals_only else EighResult(w[:m], _many.first_columns(place, work, m))
