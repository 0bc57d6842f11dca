# SPDX-License-Identifier: BSD-3-Clause
"""The library's sparse matrices: made from the arrays of CSR, COO and BSR, or from a matrix of scipy.sparse or another library
with the same attributes."""
from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from .. import _library
from ..context import Context
from ..lapack import _pointers
from ..lapack._marshal import integer, letter
from ..linalg import _core
from ..spread import LETTERS, _Handle

LARGEST_BLOCK = 1024


class Stored(_Handle):
    """A lapilli_sparse. `count` is how many values it was made from, -1 where it was not made from values; `like` an empty array in the place
    of these."""

    _destroy = "lapilli_sparse_destroy"
    _called = "matrix"

    def __init__(self, shape: tuple[int, int], dtype: np.dtype, storage: str, count: int, like: Any, context: Context | None) -> None:
        super().__init__(context)
        self.shape, self.dtype, self.storage, self.count, self.like = shape, dtype, storage, count, like

    @property
    def letter(self) -> str:
        """The precision."""
        return LETTERS[self.dtype]

    def entries(self) -> tuple[Any, Any, Any]:
        """indptr, indices and data of a copy in host memory, in the format CSR; both triangles."""
        get, nothing = _library.function("lapilli_sparse_get_csr"), ctypes.c_void_p()
        indptr = np.empty(self.shape[0] + 1, np.int64)
        self._check(get(self.handle, integer(0), _pointers.pointer(indptr, "i", written=True), nothing, nothing))
        indices, data = np.empty(indptr[-1], np.int64), np.empty(indptr[-1], self.dtype)
        self._check(get(self.handle, integer(0), nothing, _pointers.pointer(indices, "i", written=True),
                        _pointers.pointer(data, self.letter, written=True)))
        return indptr, indices, data

    def __reduce__(self) -> Any:
        """The entries, of a triangle if one was given, and where the matrix was."""
        indptr, indices, data = self.entries()
        if self.storage != "G":
            rows = np.repeat(np.arange(self.shape[0]), np.diff(indptr))
            given = indices <= rows if self.storage == "L" else indices >= rows
            data, indices = data[given], indices[given]
            indptr = np.concatenate([[0], np.cumsum(np.bincount(rows[given], minlength=self.shape[0]))])
        return _restored, (data, indices.astype(np.int32), indptr, self.shape, self.storage, self.count >= 0, self.like, self.context)


def _restored(data: Any, indices: Any, indptr: Any, shape: tuple[int, int], storage: str, takes_values: bool, like: Any,
              context: Context) -> Stored:
    """A matrix that was pickled."""
    stored = csr(data, indices, indptr, shape, storage, None, context)
    stored.like = like
    if not takes_values:
        stored.count = -1
    return stored


def _array(a: Any, dtype: np.dtype) -> Any:
    """Of one dimension, contiguous, where it is."""
    place = _core.place_of(a)
    a = place.array(a).reshape(-1)
    return _core.readable(place, a[None, :], dtype, turned=True).rows[0]


def _indices(a: Any, name: str) -> tuple[Any, str]:
    """The same of numbers of rows or columns: the array, and what _pointers calls its dtype."""
    place = _core.place_of(a)
    a = place.array(a)
    found = place.dtype(a)
    if found.kind not in "iu" and a.shape[0] > 0:
        raise TypeError(f"{name} is of {found}: it must be of int32 or int64")
    kind = "int32" if found == np.int32 else "i"
    return _array(a, _pointers.DTYPES[kind]), kind


def _bits(kind: str) -> ctypes.c_int64:
    return integer(32 if kind == "int32" else 64)


def _pointer(a: Any, kind: str, context: Context) -> ctypes.c_void_p:
    found = _pointers.pointer(a, kind, written=False)
    if isinstance(found, _pointers.OnDevice):
        context.demand_gpu()
    return found


def _begin(data: Any, shape: Any, dtype: Any, storage: str, context: Context | None) -> tuple[Stored, Any]:
    """A matrix that is not made yet, and its values."""
    place = _core.place_of(data)
    data = place.array(data)
    wanted = _core.common_dtype(place, data) if dtype is None else np.dtype(dtype)
    if wanted not in LETTERS:
        raise TypeError(f"a sparse matrix of {wanted}: it must be float32, float64, complex64 or complex128")
    checked_cast(place.dtype(data), wanted)
    rows, columns = (int(s) for s in shape)
    values = _array(data, wanted)
    like = place.empty((0,), wanted, data) if place.on_device else None
    return Stored((rows, columns), wanted, storage.upper(), int(values.shape[0]), like, context), values


def checked_cast(given: np.dtype, wanted: np.dtype) -> None:
    """Complex numbers do not become real ones unasked."""
    if given.kind == "c" and wanted.kind != "c":
        raise TypeError(f"values of {given} for a matrix of {wanted}: imaginary parts would be lost")


def _create(stored: Stored, name: str, *arguments: Any) -> Stored:
    stored._check(_library.function("lapilli_sparse_create_" + name)(
        stored.context.handle, letter(stored.letter), letter(stored.storage), *arguments, ctypes.byref(stored._handle)))
    return stored


def csr(data: Any, indices: Any, indptr: Any, shape: Any, storage: str, dtype: Any, context: Context | None) -> Stored:
    """Rows one after the other."""
    stored, values = _begin(data, shape, dtype, storage, context)
    (pointers, pointer_kind), (columns, column_kind) = _indices(indptr, "indptr"), _indices(indices, "indices")
    _check_pointers(pointers, stored.shape[0], columns, stored.count)
    at = stored.context
    return _create(stored, "csr", integer(stored.shape[0]), integer(stored.shape[1]), integer(0), _bits(pointer_kind),
                   _pointer(pointers, pointer_kind, at), _bits(column_kind), _pointer(columns, column_kind, at),
                   _pointer(values, stored.letter, at))


def coo(data: Any, row: Any, col: Any, shape: Any, storage: str, dtype: Any, context: Context | None) -> Stored:
    """Entries in any order."""
    stored, values = _begin(data, shape, dtype, storage, context)
    (rows, kind), (columns, other) = _indices(row, "row"), _indices(col, "col")
    if kind != other:
        rows, columns, kind = _array(rows, _pointers.DTYPES["i"]), _array(columns, _pointers.DTYPES["i"]), "i"
    if not stored.count == int(rows.shape[0]) == int(columns.shape[0]):
        raise ValueError(f"row, col and data have {rows.shape[0]}, {columns.shape[0]} and {stored.count} elements, must be as many")
    at = stored.context
    return _create(stored, "coo", integer(stored.shape[0]), integer(stored.shape[1]), integer(0), integer(stored.count), _bits(kind),
                   _pointer(rows, kind, at), _pointer(columns, kind, at), _pointer(values, stored.letter, at))


def bsr(data: Any, indices: Any, indptr: Any, shape: Any, storage: str, dtype: Any, context: Context | None) -> Stored:
    """Dense blocks, each by rows."""
    if len(data.shape) != 3 or data.shape[1] != data.shape[2]:
        raise ValueError(f"data has the shape {tuple(data.shape)}, must be (blocks, b, b)")
    b = int(data.shape[1])
    stored, values = _begin(data, shape, dtype, storage, context)
    if b == 0 or stored.shape[0] % b or stored.shape[1] % b:
        raise ValueError(f"a matrix of shape {stored.shape} is not made of blocks of order {b}")
    (pointers, pointer_kind), (columns, column_kind) = _indices(indptr, "indptr"), _indices(indices, "indices")
    _check_pointers(pointers, stored.shape[0] // b, columns, int(data.shape[0]))
    at = stored.context
    return _create(stored, "bsr", integer(stored.shape[0] // b), integer(stored.shape[1] // b), integer(b), letter("R"), integer(0),
                   _bits(pointer_kind), _pointer(pointers, pointer_kind, at), _bits(column_kind), _pointer(columns, column_kind, at),
                   _pointer(values, stored.letter, at))


def _check_pointers(pointers: Any, rows: int, columns: Any, count: int) -> None:
    """That no array is shorter than the others say: the library sees no lengths."""
    if int(pointers.shape[0]) != rows + 1:
        raise ValueError(f"indptr has {pointers.shape[0]} elements, must have {rows + 1}")
    last = int(pointers[-1])
    if last > int(columns.shape[0]) or last > count:
        raise ValueError(f"indptr ends with {last}, and indices and data have {columns.shape[0]} and {count} elements")


def format_of(a: Any) -> str:
    """What scipy calls it; "" of what is not a sparse matrix."""
    if len(getattr(a, "shape", ())) != 2:
        return ""
    named = getattr(a, "format", None)
    if isinstance(named, str) and hasattr(a, "tocsr"):
        return named
    if hasattr(a, "indptr") and hasattr(a, "indices"):
        return "bsr" if hasattr(a, "blocksize") else "csr"
    if hasattr(a, "row") and hasattr(a, "col"):
        return "coo"
    return "other" if hasattr(a, "tocsr") else ""


def stored_of(a: Any, storage: str, dtype: Any, context: Context | None) -> Stored:
    """A matrix of scipy.sparse or one with its attributes. Where its entries are in no order, those of COO are taken: values
    keep their places for set_values."""
    kind = format_of(a)
    if not kind:
        raise TypeError(f"{type(a).__name__} is not a sparse matrix: pass one of scipy.sparse, or arrays to Matrix.csr, .coo or .bsr")
    if kind == "bsr" and (a.blocksize[0] != a.blocksize[1] or a.blocksize[0] > LARGEST_BLOCK):
        kind = "csc"
    if kind == "csc" or kind in ("csr", "bsr") and not getattr(a, "has_canonical_format", True):
        a, kind = a.tocoo(), "coo"
    elif kind not in ("csr", "coo", "bsr"):
        return stored_of(a.tocsr(), storage, dtype, context)
    if kind == "coo":
        return coo(a.data, a.row, a.col, a.shape, storage, dtype, context)
    return (csr if kind == "csr" else bsr)(a.data, a.indices, a.indptr, a.shape, storage, dtype, context)
