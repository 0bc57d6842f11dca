# SPDX-License-Identifier: BSD-3-Clause
"""Products with sparse matrices."""
from __future__ import annotations

from typing import Any

import numpy as np

from ..lapack import _marshal, _pointers
from ..linalg import _core
from ..linalg._bridges import everywhere
from ..spread import LETTERS
from ._stored import Stored

_SCALARS: dict[str, Any] = {"s": _marshal.real32, "d": _marshal.real64, "c": _marshal.complex32, "z": _marshal.complex64}


@everywhere
def product(matrix: Stored, op: str, x: Any, alpha: complex, beta: complex, out: Any) -> Any:
    """out := alpha op(matrix) x + beta out. Row-major x and out are used where they are; of a complex x and a real matrix, real
    and imaginary parts are vectors that are neighbours."""
    place = _core.place_of(x, out)
    x = place.array(x)
    rows, columns = matrix.shape if op == "N" else matrix.shape[::-1]
    if x.ndim not in (1, 2) or int(x.shape[0]) != columns:
        raise ValueError(f"X has the shape {tuple(x.shape)}: it must be ({columns},) or ({columns}, k)")
    element = _element(place.dtype(x), matrix.dtype)
    shape = (rows, *x.shape[1:])
    result, x = out, x if x.ndim == 2 else x[:, None]
    if out is None:
        if beta != 0:
            raise ValueError("beta is not 0, and there is no out that it multiplies")
    else:
        if not hasattr(out, "shape") or place.on_device and not _core.is_on_device(out):
            raise TypeError(f"out is a {type(out).__name__}: it must be an array in the place of X")
        out = place.array(out)
        if tuple(out.shape) != shape or place.dtype(out) != element:
            raise ValueError(f"out is {tuple(out.shape)} of {place.dtype(out)}: it must be {shape} of {element}")
        out = out if out.ndim == 2 else out[:, None]
    k = int(x.shape[1])
    is_pair = element != matrix.dtype
    by_rows = is_pair or k == 1 or _core.is_row_major(place, x if out is None else out)
    target = out if by_rows or out is None else out.T
    if target is None or not place.is_readable(target):
        target = place.empty((rows, k) if by_rows else (k, rows), element, x)
        if out is not None and beta != 0:
            place.copy(target, out if by_rows else out.T, False, False)
    source = _core.readable(place, x, element, turned=by_rows)
    if out is not None and _overlap(source.rows, target):
        source = _core.fresh(place, x, element, turned=by_rows)
    if rows > 0 and k > 0:
        _multiply(matrix, op, "R" if by_rows else "C", k, source, alpha, beta, target, place.leading(target), 2 if is_pair else 1)
    if out is None:
        full = target if by_rows else target.T
        return full if len(shape) == 2 else full[:, 0]
    if target is not out and not _overlap(target, out):
        place.copy(out, target if by_rows else target.T, False, False)
    return result


def _multiply(matrix: Stored, op: str, order: str, k: int, source: _core.Memory, alpha: complex, beta: complex, target: Any,
              lead: int, each: int) -> None:
    scalar, element = _SCALARS[matrix.letter], LETTERS[matrix.dtype] if each == 1 else {"s": "c", "d": "z"}[matrix.letter]
    for value in (alpha, beta):
        if matrix.dtype.kind == "f" and np.iscomplexobj(value):
            raise TypeError("alpha and beta must be real, as the matrix is")
    _marshal.call(f"lapilli_{matrix.letter}spmm", matrix.context, _marshal.letter(op), _marshal.letter(order), _marshal.integer(each * k),
                  scalar(alpha), _marshal.handle(matrix),
                  _marshal.read(source.columns, element, source.lead), _marshal.integer(each * source.lead), scalar(beta),
                  _marshal.written(target.T, element, lead), _marshal.integer(each * lead))


def _element(given: np.dtype, own: np.dtype) -> np.dtype:
    """What the vectors have."""
    joined = own if given.kind in "biu" else np.result_type(given, own)
    if joined == own or joined.char.lower() == own.char:
        return joined
    raise TypeError(f"X is of {given}, and the matrix of {own}: convert X, or make the matrix with dtype={joined}")


def _overlap(a: Any, b: Any) -> bool:
    (begin, end), (first, last) = _span(a), _span(b)
    return begin < last and first < end


def _span(a: Any) -> tuple[int, int]:
    """The bytes between the first and the last element, of two dimensions without negative steps."""
    interface, _ = _pointers._interface(a)
    shape, each = interface["shape"], np.dtype(interface["typestr"]).itemsize
    if 0 in shape:
        return 0, 0
    strides = interface.get("strides") or _pointers._row_major(shape, each)
    address = interface["data"][0]
    lower = sum((n - 1) * s for n, s in zip(shape, strides) if s < 0)
    return address + lower, address + each + sum((n - 1) * s for n, s in zip(shape, strides) if s > 0)
