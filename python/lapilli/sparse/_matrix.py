# SPDX-License-Identifier: BSD-3-Clause
"""Sparse matrices."""
from __future__ import annotations

import ctypes
from typing import Any, NamedTuple

import numpy as np
from numpy.linalg import LinAlgError

from .. import _library
from ..context import Context
from ..lapack._marshal import integer
from ..linalg import _core
from ..linalg._bridges import everywhere
from . import _products, _stored
from ._stored import Stored


class Properties(NamedTuple):
    """What a matrix is, and what it takes."""

    rows: int
    columns: int
    entries: int  # of a triangle that was given, both are counted
    longest_row: int
    block: int  # it is made of dense blocks of this order, 2, 3 or 4; 1: it is not
    dtype: np.dtype
    storage: str
    format: str  # on devices: "csr", "sell", "bsr" or "bricks"; "" before the first product there
    host_bytes: int
    device_bytes: int  # on the device that holds most
    analysis_seconds: float


class _Properties(ctypes.Structure):
    _fields_ = [("rows", ctypes.c_int64), ("columns", ctypes.c_int64), ("entries", ctypes.c_int64), ("longest_row", ctypes.c_int64),
                ("block", ctypes.c_int64), ("type", ctypes.c_char), ("storage", ctypes.c_char), ("format", ctypes.c_char * 14),
                ("host_bytes", ctypes.c_size_t), ("device_bytes", ctypes.c_size_t), ("analysis_seconds", ctypes.c_double)]


@everywhere
def _made(function: Any, a: tuple[Any, ...], storage: str, dtype: Any, context: Context | None) -> Stored:
    return function(*a, storage, dtype, context)


@everywhere
def _set(stored: Stored, data: Any) -> None:
    place = _core.place_of(data)
    data = place.array(data)
    _stored.checked_cast(place.dtype(data), stored.dtype)
    values = _stored._array(data, stored.dtype)
    if stored.count < 0:
        raise ValueError("a preconditioner takes no values: make it again, from the matrix with the new ones")
    if int(values.shape[0]) != stored.count:
        raise ValueError(f"{values.shape[0]} values for a matrix that was made from {stored.count}")
    stored._check(_library.function("lapilli_sparse_set_values")(
        stored.handle, _stored._pointer(values, stored.letter, stored.context)))


class Matrix:
    """A sparse matrix, on the devices of a context.

        A = lapilli.sparse.Matrix(a)                                 # a of scipy.sparse or cupyx.scipy.sparse
        A = lapilli.sparse.Matrix.csr(data, indices, indptr, shape)
        Y = A @ X

    a        CSR, COO or BSR; others are converted by their tocsr() or tocoo(). Copied
    storage  "G"; or "L", "U": `a` has that triangle of a symmetric (real) or Hermitian (complex) matrix, and no other entry
    dtype    float32, float64, complex64, complex128; that of `a` where it is not given. Integers become float64

    It is freed with the last reference to it, or by close(). A matrix is pickled as its entries and its context; of one that is loaded,
    set_values takes the values row by row.
    """

    __array_ufunc__ = None  # X @ A of an array of numpy comes here

    def __init__(self, a: Any, storage: str = "G", context: Context | None = None, *, dtype: Any = None) -> None:
        self._stored: Stored = _stored.stored_of(a, storage, dtype, context)
        self._op = "N"

    @classmethod
    def _of(cls, stored: Stored, op: str = "N") -> Matrix:
        self = cls.__new__(cls)
        self._stored, self._op = stored, op
        return self

    @classmethod
    def csr(cls, data: Any, indices: Any, indptr: Any, shape: tuple[int, int], storage: str = "G", context: Context | None = None, *,
            dtype: Any = None) -> Matrix:
        """From rows one after the other: row i has the columns indices[indptr[i]:indptr[i + 1]], ascending, each once."""
        return cls._of(_made(_stored.csr, (data, indices, indptr, tuple(shape)), storage, dtype, context))

    @classmethod
    def coo(cls, data: Any, row: Any, col: Any, shape: tuple[int, int], storage: str = "G", context: Context | None = None, *,
            dtype: Any = None) -> Matrix:
        """From entries in any order; those of one place are added."""
        return cls._of(_made(_stored.coo, (data, row, col, tuple(shape)), storage, dtype, context))

    @classmethod
    def bsr(cls, data: Any, indices: Any, indptr: Any, shape: tuple[int, int], storage: str = "G", context: Context | None = None, *,
            dtype: Any = None) -> Matrix:
        """From dense blocks, data of the shape (blocks, b, b), each by rows; `shape` counts rows and columns, indices blocks."""
        return cls._of(_made(_stored.bsr, (data, indices, indptr, tuple(shape)), storage, dtype, context))

    # ---- What it is

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self._stored.shape if self._op == "N" else self._stored.shape[::-1]

    @property
    def dtype(self) -> np.dtype:
        """Of its values."""
        return self._stored.dtype

    @property
    def context(self) -> Context:
        """Whose devices compute."""
        return self._stored.context

    @property
    def handle(self) -> ctypes.c_void_p:
        """The lapilli_sparse, for lapilli.lapack."""
        if self._op != "N":
            raise ValueError("a transposed view has no handle of its own: pass the matrix, and trans")
        return self._stored.handle

    @property
    def ndim(self) -> int:
        """2."""
        return 2

    @property
    def properties(self) -> Properties:
        """Sizes, formats, bytes; of the matrix of which this may be a view."""
        found = _Properties()
        self._stored._check(_library.function("lapilli_sparse_query")(self._stored.handle, ctypes.byref(found)))
        return Properties(found.rows, found.columns, found.entries, found.longest_row, found.block, self.dtype, found.storage.decode(),
                          found.format.decode(), found.host_bytes, found.device_bytes, found.analysis_seconds)

    @property
    def nnz(self) -> int:
        """Entries; of a triangle that was given, both are counted."""
        return self.properties.entries

    def __repr__(self) -> str:
        state = "" if self._stored._handle else ", closed"
        return f"<lapilli.sparse.Matrix {self.shape[0]} by {self.shape[1]}, {self.dtype}{state}>"

    # ---- Views

    @property
    def is_hermitian(self) -> bool:
        """Whether it was made from a triangle."""
        return self._stored.storage != "G"

    @property
    def T(self) -> Matrix:
        """The transpose: a view, which shares the values. The first product makes a transposed copy, unless a triangle was given."""
        return self._view({"N": "T", "T": "N", "C": ""}, "T")

    @property
    def H(self) -> Matrix:
        """The conjugate transpose: a view."""
        return self._view({"N": "C", "T": "", "C": "N"}, "H")

    def _view(self, ops: dict[str, str], name: str) -> Matrix:
        is_real = self.dtype.kind == "f"
        if is_real:
            op = "N" if self.is_hermitian or self._op != "N" else "T"
        elif self.is_hermitian:
            op = self._op if name == "H" else "N" if self._op == "T" else "T"
        else:
            op = ops[self._op]
        if not op:
            raise NotImplementedError(f"the {name} of this view is the conjugate of a matrix, which has no products: make it of conjugate values")
        return self._of(self._stored, op)

    # ---- Copies in host memory

    def _entries(self) -> tuple[Any, Any, Any]:
        """Rows, columns and values of all entries."""
        indptr, columns, data = self._stored.entries()
        rows = np.repeat(np.arange(indptr.size - 1), np.diff(indptr))
        if self._op == "N":
            return rows, columns, data
        return columns, rows, data.conj() if self._op == "C" else data

    def tocsr(self) -> Any:
        """A scipy.sparse.csr_matrix."""
        from scipy.sparse import coo_matrix  # pylint: disable=import-outside-toplevel

        rows, columns, data = self._entries()
        return coo_matrix((data, (rows, columns)), shape=self.shape).tocsr()

    def toarray(self) -> Any:
        """A dense array."""
        rows, columns, data = self._entries()
        dense = np.zeros(self.shape, self.dtype)
        dense[rows, columns] = data
        return dense

    def diagonal(self) -> Any:
        """The diagonal's elements."""
        rows, columns, data = self._entries()
        diagonal = np.zeros(min(self.shape), self.dtype)
        diagonal[rows[rows == columns]] = data[rows == columns]
        return diagonal

    # ---- Products

    def multiply(self, X: Any, alpha: complex = 1, beta: complex = 0, out: Any = None, trans: str = "N") -> Any:
        """alpha op(A) X + beta out, in `out` where it is given. X has one or two dimensions; `trans` is "N", "T" or "C". `out` is
        of the shape and dtype of the result; row-major arrays of rows without gaps are used where they are."""
        if trans not in ("N", "T", "C"):
            raise ValueError(f'trans is {trans!r}: it must be "N", "T" or "C"')
        if out is not None and type(out).__module__.partition(".")[0] in ("jax", "jaxlib"):
            raise TypeError("out is an array of JAX, which nobody may write: leave it out")
        view = self if trans == "N" else self.T if trans == "T" else self.H
        return _products.product(view._stored, view._op, X, alpha, beta, out)

    def __matmul__(self, X: Any) -> Any:
        return self.multiply(X)

    def __rmatmul__(self, X: Any) -> Any:
        return self.T.multiply(X) if len(X.shape) == 1 else self.T.multiply(X.T).T

    # As scipy.sparse.linalg.aslinearoperator wants them: the matrix goes to scipy's solvers as it is.

    def matvec(self, x: Any) -> Any:
        """A x."""
        return self.multiply(x)

    matmat = dot = matvec

    def rmatvec(self, x: Any) -> Any:
        """A^H x."""
        return self.multiply(x, trans="C")

    rmatmat = rmatvec

    # ---- Values, preconditioners

    def set_values(self, data: Any) -> None:
        """Other values for the same pattern, as many and in the same order as the matrix and its views were made from."""
        _set(self._stored, data)

    def jacobi(self, block: int = 1) -> Matrix:
        """The inverses of the blocks of order `block` on the diagonal, a preconditioner. LinAlgError names the first block that is not
        Hermitian and positive definite."""
        if self._op == "T" and self.dtype.kind == "c":
            raise NotImplementedError("jacobi of a transposed complex matrix: take that of the matrix itself")
        own = self._stored
        found = Stored(own.shape, own.dtype, "G", -1, own.like, own.context)
        info = _library.function("lapilli_sparse_jacobi")(own.context.handle, own.handle, integer(block), ctypes.byref(found._handle))
        if info > 0:
            raise LinAlgError(f"sparse_jacobi: block {info} on the diagonal is not Hermitian and positive definite")
        found._check(info)
        return self._of(found)

    # ---- Lifetime

    def close(self) -> None:
        """Frees it now, for its views, too."""
        self._stored.close()

    def __enter__(self) -> Matrix:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
