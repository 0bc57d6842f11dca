# SPDX-License-Identifier: BSD-3-Clause
"""Kernels of PyTorch's linear algebra on CUDA, in the place of its own, by torch.library. What is above them stays PyTorch's: gradients,
vmap, torch.compile, checks of arguments, the words of exceptions.

A kernel gives the same shapes and strides as PyTorch's, since compiled programs rely on them. Factorizations, and solutions with them, are
submitted in the order of the current stream, and their info is a tensor, as PyTorch's: the host waits for nothing. What Lapilli does
not serve goes to the operator's variant with `out`, which keeps PyTorch's own kernel.
"""
from __future__ import annotations

import ctypes
import sys
import time
import warnings
from typing import Any

import numpy as np

from .. import _library, _watch, errors
from . import _gpu, _report

_PRECISIONS: dict[Any, str] = {}
_REAL: dict[Any, Any] = {}
_installed: Any = None
_streams: dict[int, Any] = {}


def install(torch: Any) -> None:
    """Once, when PyTorch is imported."""
    global _installed
    if _installed is not None or not torch.version.cuda:
        return
    _PRECISIONS.update({torch.float32: "s", torch.float64: "d", torch.complex64: "c", torch.complex128: "z"})
    _REAL.update({torch.complex64: torch.float32, torch.complex128: torch.float64})
    _installed = torch.library.Library("aten", "IMPL")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that PyTorch's kernels are overridden
        for name, kernel in _KERNELS.items():
            _installed.impl(name, kernel, "CUDA")


def uninstall() -> None:
    """PyTorch's kernels are in their places again."""
    global _installed
    if _installed is not None:
        _installed._destroy()  # pylint: disable=protected-access
        _installed = None


class _Left(Exception):
    """A call that is PyTorch's, and why."""


def _torch() -> Any:
    return sys.modules["torch"]


def _served(name: str, call: Any, otherwise: Any) -> Any:
    """What `call` gives; where it leaves the call, or fails, what PyTorch's kernel gives."""
    start = time.perf_counter()
    try:
        result = call()
        _report.REPORT.served(f"torch.{name}", time.perf_counter() - start)
        return result
    except _Left as left:
        reason = str(left)
    except errors.Cancelled:
        raise
    except errors.Error as error:
        reason = f"{type(error).__name__}: {error}"
    start = time.perf_counter()
    try:
        return otherwise()
    finally:
        _report.REPORT.left(f"torch.{name}", time.perf_counter() - start, reason)


def _judge(routine: str, a: Any, square: bool = True) -> str:
    """The letter of its precision, where the call is served. What is no matrix PyTorch says itself."""
    precision = _PRECISIONS.get(a.dtype, "")
    if not precision:
        raise _Left(f"dtype {a.dtype}")
    if a.dim() != 2 or square and a.shape[0] != a.shape[1]:
        raise _Left("dimensions")
    if 0 in a.shape or not _gpu.serves(routine, precision, _work(*a.shape)):
        raise _Left("small")
    _judge_stream()
    return precision


def _judge_stream() -> None:
    if _torch().cuda.is_current_stream_capturing():
        raise _Left("a graph is captured")


def _work(m: int, n: int) -> float:
    """The order of a cube of as much work."""
    return float(m) if m == n else float(m * n * min(m, n)) ** (1 / 3)


def _columns(shape: tuple[int, ...], like: Any) -> Any:
    """A column-major matrix, as PyTorch's kernels give them."""
    return _torch().empty_strided(shape, (1, max(1, shape[0])), dtype=like.dtype, device=like.device)


def _copied(a: Any) -> Any:
    result = _columns(tuple(a.shape), a)
    result.copy_(a)
    return result


def _empty(a: Any, dtype: Any = None) -> Any:
    """For a result of a variant with `out`, which gives it its shape."""
    return _torch().empty((0,), dtype=dtype or a.dtype, device=a.device)


def _integers(a: Any, count: int) -> Any:
    return _torch().empty((count,), dtype=_torch().int64, device=a.device)


def _narrow(info: Any) -> Any:
    """As PyTorch has it: 32 bits, a number without dimensions."""
    return info.to(_torch().int32).reshape(())


def _argument(value: Any) -> Any:
    if isinstance(value, int):
        return ctypes.c_int64(value)
    if isinstance(value, str):
        return ctypes.c_char(value.encode())
    return ctypes.c_void_p(value.ctypes.data if isinstance(value, np.ndarray) else value.data_ptr())


class _Submitted:
    """Calls on the queue of a tensor's device, in the order of its current stream."""

    def __init__(self, a: Any) -> None:
        self._device = a.get_device()
        self._lane = _gpu.lane(self._device)

    def __enter__(self) -> _Submitted:
        cuda = _torch().cuda
        self._lane.lock.acquire()
        if self._device not in _streams:
            _streams[self._device] = cuda.ExternalStream(self._lane.queue.stream, device=self._device)
        self._own, self._callers = _streams[self._device], cuda.current_stream(self._device)
        self._own.wait_stream(self._callers)
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._callers.wait_stream(self._own)
        finally:
            self._lane.lock.release()

    def __call__(self, name: str, *arguments: Any) -> None:
        info = _library.function(f"lapilli_{name}_async")(self._lane.queue.handle, *map(_argument, arguments))
        if info < 0:
            raise errors.of(info, errors.sentence(info, self._lane.context.handle))


def _computed(a: Any, name: str, *arguments: Any) -> int:
    """A call that waits, behind the work of the current stream; its info."""
    lane = _gpu.lane(a.get_device())
    with lane.lock:
        lane.context.set_stream(_torch().cuda.current_stream(a.get_device()))
        with _watch.kept_sentence():
            return int(lane.context.call(f"lapilli_{name}", tuple(map(_argument, arguments))))


def _eigh(A: Any, UPLO: str = "L", compute_v: bool = True) -> Any:
    torch = _torch()
    real = _REAL.get(A.dtype, A.dtype)

    def call() -> Any:
        if A.dim() > 2:
            return _eigh_of_many(A, UPLO, compute_v, real)
        precision, n = _judge("syevd", A), A.shape[-1]
        vectors, w = _copied(A), torch.empty((n,), dtype=real, device=A.device)
        name = precision + ("heevd" if precision in "cz" else "syevd")
        if _computed(A, name, "NV"[compute_v], UPLO.upper(), n, vectors, n, w) != 0:
            raise _Left("it did not converge")
        return w, vectors if compute_v else _empty(A)

    return _served("linalg.eigh", call, lambda: torch.ops.aten._linalg_eigh.eigenvalues(
        A, UPLO, compute_v, eigenvalues=_empty(A, real), eigenvectors=_empty(A)))


# The largest order that the library computes in batches; PyTorch calls cuSOLVER for one matrix after the other above order 32.
_LARGEST_OF_MANY = 192


def _eigh_of_many(A: Any, UPLO: str, compute_v: bool, real: Any) -> Any:
    torch, n, precision = _torch(), A.shape[-1], _PRECISIONS.get(A.dtype, "")
    if not precision or A.shape[-2] != n:
        raise _Left("dimensions" if precision else f"dtype {A.dtype}")
    count = A.numel() // max(1, n * n)
    if count < 1 or n > _LARGEST_OF_MANY or not _gpu.serves_many("syevj_batch", precision, n, count):
        raise _Left("small")
    _judge_stream()
    vectors = torch.empty(A.shape, dtype=A.dtype, device=A.device).mT  # each column-major
    vectors.copy_(A)
    w, infos = torch.empty(A.shape[:-1], dtype=real, device=A.device), np.zeros(count, np.int64)
    name = precision + ("heevd_batch" if precision in "cz" else "syevd_batch")
    _computed(A, name, "NV"[compute_v], UPLO.upper(), n, vectors, n, n * n, w, count, infos)
    if infos.any():
        raise _Left("not all converged")
    return w, vectors if compute_v else _empty(A)


def _cholesky_ex(self: Any, *, upper: bool = False, check_errors: bool = False) -> Any:
    torch = _torch()

    def call() -> Any:
        precision, n = _judge("potrf", self), self.shape[-1]
        factor, info = _columns((n, n), self), _integers(self, 1)
        (torch.triu if upper else torch.tril)(self, out=factor)
        with _Submitted(self) as submit:
            submit(precision + "potrf", "LU"[upper], n, factor, n, info)
        return factor, _checked(_narrow(info), check_errors, "linalg.cholesky_ex")

    return _served("linalg.cholesky_ex", call, lambda: torch.ops.aten.linalg_cholesky_ex.L(
        self, upper=upper, check_errors=check_errors, L=_empty(self), info=_empty(self, torch.int32)))


def _checked(info: Any, check: bool, name: str) -> Any:
    if check:
        _torch()._linalg_check_errors(info, name, is_matrix=True)
    return info


def _lu_factor_ex(A: Any, *, pivot: bool = True, check_errors: bool = False) -> Any:
    torch = _torch()

    def call() -> Any:
        if not pivot:
            raise _Left("no pivots")
        precision = _judge("getrf", A, square=False)
        m, n = A.shape
        factors, pivots, info = _copied(A), _integers(A, min(m, n)), _integers(A, 1)
        with _Submitted(A) as submit:
            submit(precision + "getrf", m, n, factors, m, pivots, info)
        return factors, pivots.to(torch.int32), _checked(_narrow(info), check_errors, "torch.linalg.lu_factor_ex")

    return _served("linalg.lu_factor_ex", call, lambda: torch.ops.aten.linalg_lu_factor_ex.out(
        A, pivot=pivot, check_errors=check_errors, LU=_empty(A), pivots=_empty(A, torch.int32), info=_empty(A, torch.int32)))


# Solutions on a queue are by substitution. On an H200 it took 1.1 times the time of calls that wait, with 100 right-hand sides at n = 2000, and 2 at 4000.
_FEW, _LARGE = 16, 2000


def _solved(A: Any, B: Any, precision: str) -> Any:
    """X, factors, pivots, info. Of a real matrix by rows the factors are the transpose's, which gradients rely on."""
    torch = _torch()
    n, nrhs = A.shape[0], B.shape[1]
    turned = A.is_contiguous() and not A.is_complex()
    factors, X = _copied(A.mT if turned else A), _copied(B)
    pivots, info = _integers(A, n), _integers(A, 2)
    sides = "NT"[turned], n, nrhs, factors, n, pivots, X, n
    is_submitted = nrhs <= _FEW or n < _LARGE
    with _Submitted(A) as submit:
        submit(precision + "getrf", n, n, factors, n, pivots, info)
        if nrhs > 0 and is_submitted:
            submit(precision + "getrs", *sides, info[1:])
    if not is_submitted:
        _computed(A, precision + "getrs", *sides)
    return X, factors, pivots.to(torch.int32), _narrow(info[:1])


def _solve_ex(A: Any, B: Any, *, left: bool = True, check_errors: bool = False) -> Any:
    torch = _torch()

    def call() -> Any:
        precision = _judge("getrf", A)
        if not left or B.dim() not in (1, 2) or B.dtype != A.dtype or B.shape[0] != A.shape[0]:
            raise _Left("dimensions")
        X, factors, pivots, info = _solved(A, B if B.dim() == 2 else B[:, None], precision)
        _checked(info, check_errors, "torch.linalg.solve_ex")
        return X if B.dim() == 2 else X[:, 0], factors, pivots, info

    return _served("linalg.solve_ex", call, lambda: torch.ops.aten._linalg_solve_ex.result(
        A, B, left=left, check_errors=check_errors, result=_empty(A), LU=_empty(A), pivots=_empty(A, torch.int32), info=_empty(A, torch.int32)))


def _inv_ex(A: Any, *, check_errors: bool = False) -> Any:
    torch = _torch()

    def call() -> Any:
        precision = _judge("getrf", A)
        X, _, _, info = _solved(A, torch.eye(A.shape[0], dtype=A.dtype, device=A.device), precision)
        return X, _checked(info, check_errors, "linalg.inv_ex")

    return _served("linalg.inv_ex", call, lambda: torch.ops.aten.linalg_inv_ex.inverse(
        A, check_errors=check_errors, inverse=_empty(A), info=_empty(A, torch.int32)))


def _qr(A: Any, mode: str = "reduced") -> Any:
    torch = _torch()

    def call() -> Any:
        if mode not in ("reduced", "complete", "r"):
            raise _Left("mode")
        precision = _judge("geqrf", A, square=False)
        m, n = A.shape
        k = min(m, n)
        height, gives_q = (m if mode == "complete" else k), mode != "r"
        # The reflectors of the first k columns are where Q will be; R is taken from all columns.
        work = _columns((m, max(n, height)), A)
        work[:, :n].copy_(A)
        tau, R = torch.empty((k,), dtype=A.dtype, device=A.device), _columns((height, n), A)
        with _Submitted(A) as submit:
            submit(precision + "geqrf", m, n, work, m, tau)
        torch.triu(work[:height, :n], out=R)
        if not gives_q:
            return _empty(A), R
        with _Submitted(A) as submit:
            submit(precision + ("ungqr" if precision in "cz" else "orgqr"), m, height, k, work, m, tau)
        return (work if work.shape[1] == height else _copied(work[:, :height])), R

    return _served("linalg.qr", call, lambda: torch.ops.aten.linalg_qr.out(A, mode, Q=_empty(A), R=_empty(A)))


def _ldl_factor_ex(self: Any, *, hermitian: bool = False, check_errors: bool = False) -> Any:
    torch = _torch()

    def call() -> Any:
        precision, n = _judge("sytrf", self), self.shape[-1]
        factors, pivots = _columns((n, n), self), _integers(self, n)
        torch.tril(self, out=factors)
        found = _computed(self, precision + ("hetrf" if hermitian and precision in "cz" else "sytrf"), "L", n, factors, n, pivots)
        info = torch.full((), found, dtype=torch.int32, device=self.device)
        return factors, pivots.to(torch.int32), _checked(info, check_errors, "torch.linalg.ldl_factor_ex")

    return _served("linalg.ldl_factor_ex", call, lambda: torch.ops.aten.linalg_ldl_factor_ex.out(
        self, hermitian=hermitian, check_errors=check_errors, LD=_empty(self), pivots=_empty(self, torch.int32), info=_empty(self, torch.int32)))


_KERNELS = {"_linalg_eigh": _eigh, "linalg_cholesky_ex": _cholesky_ex, "linalg_lu_factor_ex": _lu_factor_ex, "_linalg_solve_ex": _solve_ex,
            "linalg_inv_ex": _inv_ex, "linalg_qr": _qr, "linalg_ldl_factor_ex": _ldl_factor_ex}
