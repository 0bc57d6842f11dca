# SPDX-License-Identifier: BSD-3-Clause
"""Operators: what eigensolvers multiply with."""
from __future__ import annotations

import contextlib
import ctypes
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np

from .. import _library, _watch
from ..context import Context
from ..lapack._marshal import integer, letter
from ..spread import LETTERS, _Handle
from . import _blocks

_APPLY = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p,
                          ctypes.c_int64, ctypes.c_void_p)
_SUM = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)


def _ends_the_call(function: Callable[[], None]) -> int:
    """What the library is told: not 0 ends the call of the solver, which raises the exception."""
    call = _watch.running()
    try:
        function()
        if call is not None:
            call.pass_on()
        return 0
    except BaseException as exception:  # raised again after the call
        if call is not None and call.exception is None:
            call.exception = exception
        return 1


class _Function:
    """The function of the program as the library calls it."""

    def __init__(self, function: Callable[..., Any], n: int, dtype: np.dtype, by_rows: bool, into: bool,
                 library: _blocks.Library | None) -> None:
        self.function, self.n, self.dtype, self.by_rows, self.into, self.library = function, n, dtype, by_rows, into, library

    def called(self, _user: int, k: int, x: int, ldx: int, y: int, ldy: int, stream: int | None) -> int:
        def apply() -> None:
            if self.library is None:
                self._apply(_blocks.host_array(x, self.n, k, ldx, self.dtype, self.by_rows, writable=False),
                            _blocks.host_array(y, self.n, k, ldy, self.dtype, self.by_rows, writable=True))
            else:
                with self.library.on_stream(stream):
                    self._apply(self.library.array(x, self.n, k, ldx, self.dtype, self.by_rows),
                                self.library.array(y, self.n, k, ldy, self.dtype, self.by_rows))
        return _ends_the_call(apply)

    def _apply(self, x: Any, y: Any) -> None:
        if self.into:
            self.function(x, y)
            return
        result = self.function(x)
        shape = tuple(getattr(result, "shape", ()))
        if shape == (self.n,) and x.shape[1] == 1:
            result, shape = result[:, None], (self.n, 1)
        if shape != tuple(x.shape):
            raise ValueError(f"the operator's function returned {type(result).__name__} of shape {shape} for X of shape {tuple(x.shape)}")
        if self.library is not None:
            self.library.assign(y, result)
        else:
            np.copyto(y, result, casting="same_kind")


def demand_type(dtype: np.dtype) -> None:
    """Raises TypeError where the library has no operators of this type."""
    if dtype not in LETTERS:
        raise TypeError(f"an operator of {dtype}: it must be float32, float64, complex64 or complex128")


class Operator(_Handle):
    """A square operator of order n: a function of the program that computes Y = A X for n-by-k arrays X.

        A = lapilli.sparse.Operator(n, lambda X: d[:, None] * X)
        w, v = lapilli.sparse.linalg.eigsh(A, 10)

    function  called as function(X), returns Y; with into=True as function(X, Y), and writes Y. X is read-only, and neither is to be
              kept: their memory is the library's. It may call functions of the package, but for solvers with operators that are
              functions
    dtype     float32, float64, complex64, complex128
    order     "R": X and Y are row-major, as the library keeps vectors; "C": column-major
    place     "H": arrays of numpy; "cupy" or "torch": arrays on the context's first GPU, whose work goes to the current stream;
              "D": one of both that is there

    An exception of the function ends the solver's call, and is raised there.
    """

    _destroy = "lapilli_operator_destroy"

    function: Callable[..., Any] | None

    def __init__(self, n: int, function: Callable[..., Any], dtype: Any = np.float64, *, order: str = "R", place: str = "H",
                 into: bool = False, context: Context | None = None) -> None:
        super().__init__(context)
        if order not in ("R", "C"):
            raise ValueError(f'order is {order!r}: it must be "R" or "C"')
        if place not in ("H", "D", "cupy", "torch"):
            raise ValueError(f'place is {place!r}: it must be "H", "D", "cupy" or "torch"')
        if not callable(function):
            raise TypeError(f"{type(function).__name__} is not a function")
        self._begin(n, dtype)
        self.function, self.into, self.place = function, into, place
        if place != "H":
            self.context.demand_gpu()
        library = None if place == "H" else _blocks.Library("" if place == "D" else place)
        self._callback = _APPLY(_Function(function, self.shape[0], self.dtype, order == "R", into, library).called)
        self._check(_library.function("lapilli_operator_create")(
            self.context.handle, letter(LETTERS[self.dtype]), integer(self.shape[0]), letter(order), letter("H" if place == "H" else "D"),
            self._callback, None, ctypes.byref(self._handle)))

    def _begin(self, n: int, dtype: Any) -> None:
        self.shape = (int(n), int(n))
        self.dtype = np.dtype(dtype)
        self.function = None
        self.into, self.place = False, ""
        self._dependents: weakref.WeakSet[Operator] = weakref.WeakSet()  # operators that use this one
        self._made_of: Operator | None = None
        self._sum: Any = None
        self._matrix: np.ndarray | None = None  # which the operator reads
        demand_type(self.dtype)

    @classmethod
    def _made(cls, n: int, dtype: np.dtype, context: Context) -> Operator:
        """One whose handle comes."""
        self = cls.__new__(cls)
        _Handle.__init__(self, context)
        self._begin(n, dtype)
        return self

    def distribute(self, first: int, sum: Callable[[np.ndarray], Any]) -> Operator:  # pylint: disable=redefined-builtin
        """Says that vectors are distributed over ranks, processes that make the same calls at once: this one has entries `first` to
        first + n - 1 of them, and arrays of vectors have n rows. `sum` adds up an array of float64 over all ranks, in place:

            A.distribute(first, lambda numbers: comm.Allreduce(MPI.IN_PLACE, numbers))      # of mpi4py

        Eigenvalues are the same on all ranks. Where a call fails on one, it ends on all of them. Returns the operator."""
        def called(_user: int, numbers: int, count: int) -> int:
            return _ends_the_call(lambda: sum(_blocks.host_array(numbers, 1, count, count, np.dtype(np.float64), True, writable=True)[0]))

        callback = _SUM(called)
        self._check(_library.function("lapilli_operator_distribute")(self.handle, integer(first), callback, None))
        self._sum = callback
        return self

    def close(self) -> None:
        """Frees it. Refused while a polynomial in it is alive, and to functions of a solver's call that has the operator."""
        if any(operator._handle for operator in getattr(self, "_dependents", ())):
            raise ValueError("a preconditioner that was made of this operator is alive: close that one first")
        super().close()
        self._made_of = self._matrix = None

    def __repr__(self) -> str:
        return f"<lapilli.sparse.Operator of order {self.shape[0]}, {self.dtype}{'' if self._handle else ', closed'}>"


def of_matrix(matrix: Any) -> Operator:
    """A square sparse matrix as an operator, which keeps what it needs of it."""
    if matrix._op != "N":
        raise ValueError("a transposed view is no operator: pass the matrix itself, whose transpose it is where it is Hermitian")
    stored = matrix._stored
    made = Operator._made(stored.shape[0], stored.dtype, stored.context)
    made._check(_library.function("lapilli_operator_sparse")(stored.context.handle, stored.handle, ctypes.byref(made._handle)))
    return made


def of_dense(a: Any, dtype: np.dtype, context: Context) -> Operator:
    """A square array of numpy as an operator, on all devices of the context."""
    columns = np.asfortranarray(a, dtype)
    n = columns.shape[0]
    made = Operator._made(n, dtype, context)
    made._matrix = columns
    made._check(_library.function("lapilli_operator_dense")(
        context.handle, letter(LETTERS[dtype]), integer(n), ctypes.c_void_p(columns.ctypes.data), integer(max(1, n)),
        ctypes.byref(made._handle)))
    return made


def chebyshev(A: Any, degree: int, low: float = 0, high: float = 0, *, context: Context | None = None) -> Operator:
    """A preconditioner for a Hermitian positive definite A, a Matrix, an Operator, or what else lobpcg takes, except functions: a
    polynomial in A of degree - 1 that is near the inverse for eigenvalues from `low` to `high`. high = 0: a bound of the spectrum,
    which some products estimate; low = 0: high / 30."""
    from . import _convert

    n, dtype, at = _convert.frame({"A": A}, None, context)
    with contextlib.ExitStack() as scope:
        operator = _convert.operator(A, "A", n, dtype, at, scope)
        made = Operator._made(n, operator.dtype, at)
        at.call("lapilli_operator_chebyshev", (operator.handle, integer(degree), ctypes.c_double(low), ctypes.c_double(high),
                                               ctypes.byref(made._handle)))
        operator._dependents.add(made)
        made._made_of = operator
        scope.pop_all()  # the operator lives as long as the polynomial
    return made
