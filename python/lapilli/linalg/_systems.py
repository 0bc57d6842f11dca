# SPDX-License-Identifier: BSD-3-Clause
"""Linear systems: solve, inv, det, slogdet, lu_factor, lu_solve."""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.linalg import LinAlgError

from ..context import current
from ..errors import DeviceMemoryError
from ..spread import Matrix
from . import _condition, _core, _queued, _stacks
from ._bridges import everywhere
from ._cholesky import right_hand_sides, solution


class SlogdetResult(NamedTuple):
    """What slogdet returns."""

    sign: Any
    logabsdet: Any


_STRUCTURES = {None: "gen", "gen": "gen", "general": "gen", "sym": "sym", "symmetric": "sym", "her": "her", "hermitian": "her",
               "pos": "pos", "positive definite": "pos"}


@everywhere
def solve(a: Any, b: Any, lower: bool = False, overwrite_a: bool = False, overwrite_b: bool = False, check_finite: bool = True,
          assume_a: str | None = None, transposed: bool = False) -> Any:
    """x of a x = b, or of a^T x = b where `transposed`.

    Arguments are scipy's, assume_a "gen" (the default), "sym", "her" or "pos"; others raise Unsupported here and go to scipy
    from lapilli.linalg. `a` may be a stack of matrices, as numpy's: b is a vector only where it has one dimension.
    A singular matrix raises LinAlgError; an ill-conditioned one is not warned of.
    """
    return solve_with(False, a, b, lower, overwrite_a, overwrite_b, check_finite, assume_a, transposed)


def solve_with(warn_of_condition: bool, a: Any, b: Any, lower: bool = False, overwrite_a: bool = False, overwrite_b: bool = False,
               check_finite: bool = True, assume_a: str | None = None, transposed: bool = False) -> Any:
    """The same; `warn_of_condition`: of an ill-conditioned matrix with LinAlgWarning, as scipy does."""
    if assume_a not in _STRUCTURES:
        raise _core.Unsupported(f"assume_a = {assume_a!r}")
    structure = _STRUCTURES[assume_a]
    lower = _core.is_true("lower", lower)
    place = _core.place_of(a, b)
    a, b = place.array(a), place.array(b)
    if place.on_device and structure == "gen" and not (transposed or overwrite_a or overwrite_b or warn_of_condition):
        at_once = _queued.solve(place, a, b, check_finite)
        if at_once is not None:
            return at_once
    n = _core.square(a)
    dtype = _core.common_dtype(place, a, b)
    if b.ndim == 0 or b.shape[-1 if b.ndim == 1 else -2] != n:
        raise ValueError(f"Input b has to have same number of rows as input a: {tuple(a.shape)} and {tuple(b.shape)}")
    if a.ndim > 2 or b.ndim > 2:
        if structure != "gen" or transposed:
            raise ValueError("stacks are solved with assume_a = 'gen' alone")
        return _stack(place, a, b, dtype, check_finite)
    if n == 0 or 0 in b.shape:
        _core.demand_finite_elements(place, a, dtype, check_finite)
        return place.empty(tuple(b.shape), dtype, b)
    return _one(place, a, b, dtype, structure, lower, overwrite_a, overwrite_b, check_finite, transposed, warn_of_condition)


def _stack(place: Any, a: Any, b: Any, dtype: np.dtype, check: bool) -> Any:
    columns = b[..., None] if b.ndim == 1 else b
    shape = np.broadcast_shapes(tuple(a.shape[:-2]), tuple(columns.shape[:-2]))
    a = place.broadcast(a, shape + tuple(a.shape[-2:]))
    columns = place.broadcast(columns, shape + tuple(columns.shape[-2:]))
    if 0 in columns.shape or 0 in a.shape:
        _core.demand_finite_elements(place, a.reshape((-1, int(a.shape[-1]))) if 0 not in a.shape else a, dtype, check)
        x = place.empty(tuple(columns.shape), dtype, b)
    else:
        x = _stacks.solve(place, a, columns, dtype, check)
    return x[..., 0] if b.ndim == 1 else x


def _one(place: Any, a: Any, b: Any, dtype: np.dtype, structure: str, lower: bool, overwrite_a: bool, overwrite_b: bool,
         check: bool, transposed: bool, warn_of_condition: bool) -> Any:
    n = int(a.shape[0])
    hermitian = structure in ("her", "pos") and dtype.kind == "c"
    overwrite_a = overwrite_a and not place.overlap(a, b)
    if transposed and hermitian and place.dtype(a).kind == "c":
        raise NotImplementedError("scipy.linalg.solve can currently not solve a^T x = b or a^H x = b for complex matrices.")
    # Of a general matrix in the order that GESV takes, whatever a's is: between two calls the factors would travel, which takes longer
    # than a copy that turns. What may be overwritten is not copied.
    turned = transposed if structure == "gen" and not overwrite_a else None
    later = structure in ("gen", "pos") and _core.is_checked_later(place, check, overwrite_a or overwrite_b)
    work = _core.fresh(place, a, dtype, turned=turned, conjugate=hermitian, overwrite=overwrite_a, check=check and not later)
    side = right_hand_sides(place, b, dtype, overwrite_b, check and not later)
    nrhs, of_a, of_b = int(side.rows.shape[0]), (work.operand, work.lead), (side.operand, n)
    uplo = "L" if lower != work.turned else "U"
    pivots = np.empty(n, np.int64)
    condition = _condition.Condition(dtype, structure, uplo, n, of_a) if warn_of_condition else None
    if structure == "pos":
        info = _core.routine(dtype, "posv")(uplo, n, nrhs, *of_a, *of_b)
    elif structure in ("sym", "her"):
        name = "sysv" if structure == "sym" or dtype.kind != "c" else "hesv"
        info = _core.routine(dtype, name)(uplo, n, nrhs, *of_a, pivots, *of_b)
    elif work.turned == transposed:
        info = _core.routine(dtype, "gesv")(n, nrhs, *of_a, pivots, *of_b)
    else:  # the factors of the transpose, and their transposes
        info = _core.routine(dtype, "getrf")(n, n, *of_a, pivots)
        _core.positive_info(info)
        info = _core.routine(dtype, "getrs")("T", n, nrhs, *of_a, pivots, *of_b)
    if later:  # of a positive definite matrix, too, an infinity or a NaN is on the factor's diagonal, or ends the factorization
        _core.demand_finite_lu(place, info, work.rows, (a, b), side.rows)
    _core.positive_info(info)
    if condition is not None:
        condition.warn(pivots)
    return solution(side, b)


@everywhere
def inv(a: Any, overwrite_a: bool = False, check_finite: bool = True, *, assume_a: str | None = None, lower: bool = False) -> Any:
    """The inverse, of each matrix of a stack as numpy's. assume_a "pos", as scipy 1.17 has it: the matrices are positive definite, and
    only their upper triangles are read, or with `lower` the lower ones."""
    structure = _STRUCTURES.get(assume_a, "")
    if structure not in ("gen", "pos"):
        raise _core.Unsupported(f"assume_a = {assume_a!r}")
    lower = _core.is_true("lower", lower)
    place = _core.place_of(a)
    a = place.array(a)
    n = _core.square(a)
    dtype = _core.common_dtype(place, a)
    if n == 0 or 0 in a.shape:
        return place.empty(tuple(a.shape), dtype, a)

    def one(matrix: Any, overwrite: bool = False) -> Any:
        later = _core.is_checked_later(place, check_finite, overwrite)
        work = _core.fresh(place, matrix, dtype, overwrite=overwrite, check=check_finite and not later)
        pivots = np.empty(n, np.int64)
        if not place.on_device and _inverted_on_the_device(work, dtype, pivots):
            return work.rows if work.turned else work.columns
        info = _core.routine(dtype, "getrf")(n, n, work.operand, work.lead, pivots)
        if later:
            _core.demand_finite_lu(place, info, work.rows, (matrix,))
        _core.positive_info(info)
        _core.positive_info(_core.routine(dtype, "getri")(n, work.operand, work.lead, pivots))
        return work.rows if work.turned else work.columns  # the inverse of the transpose is the transpose of the inverse

    if structure == "pos":
        return _stacks.inv_definite(place, a, dtype, lower, check_finite)
    return one(a, overwrite_a) if a.ndim == 2 else _stacks.inv(place, a, dtype, check_finite)


def _inverted_on_the_device(work: _core.Memory, dtype: np.dtype, pivots: np.ndarray) -> bool:
    """Between two calls with an array in host memory the factors would travel to it and back: on one device that has room for the matrix
    in addition to the routines' own memory they stay there. On several, the routines choose how many of them compute."""
    context = current()
    if context.device_count != 1 or len(pivots) < int(context.get("getrf.crossover")):
        return False
    try:
        with Matrix.scatter(work.columns, context=context) as factors:
            for routine in ("getrf_mgpu", "getri_mgpu"):
                _core.positive_info(_core.routine(dtype, routine)(factors, pivots, context=context))
            factors.gather(work.columns)
        return True
    except DeviceMemoryError:
        return False  # work is as it was


def _diagonals_and_signs(place: Any, a: Any, dtype: np.dtype, overwrite: bool, check: bool) -> tuple[np.ndarray, np.ndarray]:
    """The diagonal of U and the sign of P, of the matrix or of its transpose: the determinant is the same. Of each of a stack."""
    n, shape = int(a.shape[-1]), tuple(a.shape[:-2])
    pivots = np.empty(shape + (n,), np.int64)
    if shape:
        work = _stacks.copied(place, a, dtype, check)
        _stacks.factored(place, work, dtype, pivots)
        diagonals = place.to_host(work.reshape((-1, n * n))[:, ::n + 1]).reshape(shape + (n,))
    else:
        later = _core.is_checked_later(place, check, overwrite)
        rows = _core.fresh(place, a, dtype, overwrite=overwrite, check=check and not later)
        info = _core.routine(dtype, "getrf")(n, n, rows.operand, rows.lead, pivots)  # info > 0: there is a zero on the diagonal
        if later:
            _core.demand_finite_lu(place, info, rows.rows, (a,))
        diagonals = place.to_host(rows.rows.diagonal())
    swaps = np.count_nonzero(pivots != np.arange(1, n + 1), axis=-1)
    return diagonals, np.where(np.asarray(swaps) % 2 == 1, -1, 1)


def _product(factors: np.ndarray) -> Any:
    """Of all factors of each row, though a part of the product may pass the range, or lose digits as it comes near its end: two factors at a time
    are multiplied, numbers near 1, and their powers of two are added."""
    power = np.zeros(factors.shape[:-1], np.int64)
    while factors.shape[-1] > 1:
        _, powers = np.frexp(np.maximum(np.abs(factors.real), np.abs(factors.imag)))
        powers[~np.isfinite(factors)] = 0
        power += powers.sum(-1, dtype=np.int64)
        factors = _times_power(factors, -powers)
        half = factors.shape[-1] // 2
        factors = np.concatenate((factors[..., :half] * factors[..., half:2 * half], factors[..., 2 * half:]), -1)
    with np.errstate(all="ignore"):  # the determinant itself may pass the range
        return _times_power(factors, np.clip(power, -10000, 10000)[..., None])[..., 0]


def _times_power(x: np.ndarray, powers: np.ndarray) -> np.ndarray:
    """x 2^powers; of complex numbers each part."""
    if x.dtype.kind != "c":
        return np.ldexp(x, powers)
    result = np.empty_like(x)
    result.real, result.imag = np.ldexp(x.real, powers), np.ldexp(x.imag, powers)
    return result


@everywhere
def det(a: Any, overwrite_a: bool = False, check_finite: bool = True) -> Any:
    """The determinant, of each matrix of a stack."""
    place = _core.place_of(a)
    a = place.array(a)
    _core.square(a)
    dtype = _core.common_dtype(place, a)

    if 0 in a.shape:
        return _numbers(place, a, np.full(tuple(a.shape[:-2]), dtype.type(1)))
    diagonals, signs = _diagonals_and_signs(place, a, dtype, overwrite_a, check_finite)
    product = _product(diagonals)
    return _numbers(place, a, np.where(signs > 0, product, -product))  # a product with -1 makes NaN of an infinite complex number


def _numbers(place: Any, a: Any, values: np.ndarray) -> Any:
    """A number for a matrix, or one for each of a stack, where the matrices are."""
    return place.from_host(np.asarray(values), a) if place.on_device or values.ndim > 0 else values[()]


@everywhere
def slogdet(a: Any, *, check_finite: bool = False) -> SlogdetResult:
    """Sign and logarithm of the absolute value of the determinant, of each matrix of a stack."""
    place = _core.place_of(a)
    a = place.array(a)
    _core.square(a)
    dtype = _core.common_dtype(place, a)
    real = _core.real_dtype(dtype)

    if 0 in a.shape:
        shape = tuple(a.shape[:-2])
        return SlogdetResult(_numbers(place, a, np.full(shape, dtype.type(1))), _numbers(place, a, np.full(shape, real.type(0))))
    diagonals, signs = _diagonals_and_signs(place, a, dtype, False, check_finite)
    sizes = np.abs(diagonals)
    zero = ~sizes.all(-1) & np.isfinite(sizes).all(-1)
    with np.errstate(all="ignore"):  # of infinities and NaN the signs are numpy's
        units = diagonals / sizes if dtype.kind == "c" else np.where(diagonals < 0, -1, 1)
        unit, log = signs * np.multiply.reduce(units, -1), np.log(sizes).sum(-1)
    return SlogdetResult(_numbers(place, a, np.where(zero, 0, unit).astype(dtype)),
                         _numbers(place, a, np.where(zero, -np.inf, log).astype(real)))


@everywhere
def lu_factor(a: Any, overwrite_a: bool = False, check_finite: bool = True, *, pivot: bool = True) -> tuple[Any, Any]:
    """(lu, piv) for lu_solve, as scipy's: L below the diagonal, U on and above it, row i was interchanged with piv[i]. Of each of
    a stack. With pivot=False, as torch has it, there are no interchanges: a zero on the diagonal ends the factors of its matrix, and small numbers
    on it cost accuracy."""
    place = _core.place_of(a)
    a = place.array(a)
    if a.ndim < 2:
        raise ValueError(f"expected a matrix, not an array of shape {tuple(a.shape)}")
    dtype = _core.common_dtype(place, a)
    shape, (m, n) = tuple(a.shape[:-2]), (int(s) for s in a.shape[-2:])
    pivots = np.empty(shape + (min(m, n),), np.int64)
    if pivots.size == 0:
        return place.empty(tuple(a.shape), dtype, a), place.from_host(pivots.astype(np.int32), a)
    if shape or not pivot:
        factors = _stacks.copied(place, a, dtype, check_finite, turned=True)
        infos = _stacks.factored(place, factors, dtype, pivots if pivot else None)
        if not pivot:
            pivots[...] = np.arange(1, min(m, n) + 1)
        for k in np.flatnonzero(infos)[:1]:
            which, means = _core.of_stack(int(k), shape) if shape else "the matrix", "Singular matrix." if pivot else "It has no such factors."
            _core.warn(f"Diagonal number {infos[k]} of {which} is exactly zero. {means}")
        return factors.swapaxes(-1, -2), place.from_host((pivots - 1).astype(np.int32), a)
    later = m == n and _core.is_checked_later(place, check_finite, overwrite_a)
    work = _core.fresh(place, a, dtype, turned=False, overwrite=overwrite_a, check=check_finite and not later)
    info = _core.routine(dtype, "getrf")(m, n, work.operand, work.lead, pivots)
    if later:
        _core.demand_finite_lu(place, info, work.rows, (a,))
    if info > 0:
        _core.warn(f"Diagonal number {info} is exactly zero. Singular matrix.")
    return work.columns, place.from_host((pivots - 1).astype(np.int32), a)


@everywhere
def lu_solve(lu_and_piv: tuple[Any, Any], b: Any, trans: int = 0, overwrite_b: bool = False, check_finite: bool = True) -> Any:
    """x of a x = b with the factors of lu_factor; trans 1: a^T x = b, 2: a^H x = b. The factors are not copied, but those of a stack;
    there b is a vector only where it has one dimension, as with solve."""
    lu, piv = lu_and_piv
    place = _core.place_of(lu, b)
    lu, b = place.array(lu), place.array(b)
    if trans not in (0, 1, 2):
        raise ValueError("trans must be 0, 1 or 2")
    if lu.ndim > 2:
        return _solve_stack(place, lu, place.array(piv), b, "NTC"[trans], check_finite)
    if lu.ndim != 2 or lu.shape[0] != lu.shape[1] or b.ndim not in (1, 2) or lu.shape[0] != b.shape[0]:
        raise ValueError(f"Shapes of lu {tuple(lu.shape)} and b {tuple(b.shape)} are incompatible")
    dtype = _core.common_dtype(place, lu, b)
    n = int(lu.shape[0])
    pivots = np.asarray(place.to_host(place.array(piv)), np.int64) + 1
    if pivots.shape != (n,) or n > 0 and not 1 <= pivots.min() <= pivots.max() <= n:
        raise ValueError(f"piv is not an order of {n} rows")
    if 0 in b.shape:
        _core.demand_finite_elements(place, lu, dtype, check_finite)
        return place.empty(tuple(b.shape), dtype, b)
    factors = _core.readable(place, lu, dtype, turned=False, check=check_finite)
    side = right_hand_sides(place, b, dtype, overwrite_b, check_finite)
    info = _core.routine(dtype, "getrs")("NTC"[trans], n, side.rows.shape[0], factors.operand, factors.lead, pivots, side.operand, n)
    _core.positive_info(info)
    return solution(side, b)


def _solve_stack(place: Any, lu: Any, piv: Any, b: Any, trans: str, check: bool) -> Any:
    n, dtype = _core.square(lu, "lu"), _core.common_dtype(place, lu, b)
    if b.ndim == 0 or b.shape[-1 if b.ndim == 1 else -2] != n:
        raise ValueError(f"Shapes of lu {tuple(lu.shape)} and b {tuple(b.shape)} are incompatible")
    pivots = np.asarray(place.to_host(piv), np.int64) + 1
    if pivots.shape != tuple(lu.shape[:-1]) or pivots.size > 0 and not 1 <= pivots.min() <= pivots.max() <= n:
        raise ValueError(f"piv is not an order of {n} rows for each matrix")
    columns = b[..., None] if b.ndim == 1 else b
    shape = np.broadcast_shapes(tuple(lu.shape[:-2]), tuple(columns.shape[:-2]))
    if 0 in lu.shape or 0 in columns.shape:
        x = place.empty(shape + tuple(columns.shape[-2:]), dtype, b)
    else:
        x = _stacks.lu_solve(place, place.broadcast(lu, shape + (n, n)), np.ascontiguousarray(np.broadcast_to(pivots, shape + (n,))),
                             place.broadcast(columns, shape + tuple(columns.shape[-2:])), dtype, trans, check)
    return x[..., 0] if b.ndim == 1 else x


__all__ = ["LinAlgError", "SlogdetResult", "det", "inv", "lu_factor", "lu_solve", "slogdet", "solve"]
