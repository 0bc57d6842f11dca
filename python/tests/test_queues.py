# SPDX-License-Identifier: BSD-3-Clause
"""Factorizations and solutions on queues, in memory of a device that the library has allocated: against numpy, and against the same
calls that wait. On simulated devices, and on a GPU with LAPILLI_DEVICES=cuda:0."""
import ctypes

import numpy as np
import pytest
from support import each_dtype, general, one_norm, small

import lapilli
from lapilli import lapack

CONTEXT = lapilli.default()
needs_devices = pytest.mark.skipif(CONTEXT.device_count == 0, reason="queues need a device")
IS_GPU = CONTEXT.device_count > 0 and CONTEXT.devices[0].name != "sim"
ORDERS = (1, 2, 31, 130, 257) + ((600, 1500, 3001) if IS_GPU else ())


class There:
    """A column-major array in the memory of device 0."""

    def __init__(self, a):
        self.like = np.asfortranarray(a)
        self.address = CONTEXT.allocate(max(1, self.like.nbytes))
        self.put(a)

    def put(self, a):
        CONTEXT.copy(self.address, np.asfortranarray(a), self.like.nbytes)

    def get(self):
        result = np.empty_like(self.like)
        CONTEXT.copy(result, self.address, result.nbytes)
        return result

    def __del__(self):
        CONTEXT.free(self.address)

    @property
    def _as_parameter_(self):
        return ctypes.c_void_p(self.address)


def name(dtype, real, complex_=""):
    letter = {"f": "s", "d": "d", "F": "c", "D": "z"}[np.dtype(dtype).char]
    return getattr(lapack, letter + (complex_ if complex_ and letter in "cz" else real))


def integers(count=1):
    return There(np.full(max(1, count), -7, np.int64))


@pytest.fixture(name="queue")
def _queue():
    with lapilli.Queue() as queue:
        yield queue


def definite_of(n, dtype):
    a = general(n, n, dtype)
    return np.array(a + a.conj().T + (4 * np.sqrt(n) + 4) * np.eye(n), dtype=dtype)


@needs_devices
@each_dtype
@pytest.mark.parametrize("n", ORDERS)
def test_cholesky(queue, dtype, n):
    for uplo in "LU":
        a, b = definite_of(n, dtype), general(n, 3, dtype)
        there, sides, info = There(a), There(b), integers()
        name(dtype, "potrf_async")(queue, uplo, n, there.address, n, info.address)
        name(dtype, "potrs_async")(queue, uplo, n, 3, there.address, n, sides.address, n)
        queue.synchronize()
        factor = np.tril(there.get()) if uplo == "L" else np.triu(there.get()).conj().T
        assert info.get()[0] == 0
        assert small(factor @ factor.conj().T - a, one_norm(a), n)
        assert small(a @ sides.get() - b, one_norm(a) * one_norm(sides.get()), n)
        waiting = There(a)
        assert name(dtype, "potrf")(uplo, n, waiting.address, n) == 0
        if IS_GPU and CONTEXT.device_count == 1:  # on several devices sums have another order
            assert np.array_equal(waiting.get(), there.get())


@needs_devices
@each_dtype
def test_a_matrix_without_a_factor(queue, dtype):
    """info tells it."""
    n, k = 200, 77
    a = definite_of(n, dtype)
    a[k, k] = -1
    for uplo in "LU":
        there, info = There(a), integers()
        name(dtype, "potrf_async")(queue, uplo, n, there.address, n, info.address)
        queue.synchronize()
        assert info.get()[0] == k + 1


@needs_devices
@each_dtype
@pytest.mark.parametrize("n", ORDERS)
def test_lu(queue, dtype, n):
    a, b = general(n, n, dtype), general(n, 5, dtype)
    there, pivots, infos = There(a), integers(n), integers(2)
    name(dtype, "getrf_async")(queue, n, n, there.address, n, pivots.address, infos.address)
    queue.synchronize()
    factors, order = there.get(), np.arange(n)
    for k, other in enumerate(pivots.get() - 1):
        order[[k, other]] = order[[other, k]]
    assert sorted(order) == list(range(n)) and infos.get()[0] == 0
    assert small((np.tril(factors, -1) + np.eye(n, dtype=dtype)) @ np.triu(factors) - a[order], one_norm(a) * n ** 0.5, n)
    for trans in "NTC":
        sides = There(b)
        name(dtype, "getrs_async")(queue, trans, n, 5, there.address, n, pivots.address, sides.address, n, infos.address + 8)
        queue.synchronize()
        op = {"N": a, "T": a.T, "C": a.conj().T}[trans]
        assert infos.get()[1] == 0 and small(op @ sides.get() - b, one_norm(op) * one_norm(sides.get()) + 1, n)
    tall = general(2 * n + 3, n, dtype)
    there = There(tall)
    name(dtype, "getrf_async")(queue, 2 * n + 3, n, there.address, 2 * n + 3, pivots.address, infos.address)
    queue.synchronize()
    assert infos.get()[0] == 0 and abs(np.tril(there.get(), -1)).max(initial=0) < 1.5


@needs_devices
@each_dtype
@pytest.mark.parametrize("n", ORDERS)
def test_qr(queue, dtype, n):
    for m in (n, 2 * n + 5):
        a, c = general(m, n, dtype), general(m, 4, dtype)
        there, tau, sides = There(a), There(np.zeros(n, dtype)), There(c)
        name(dtype, "geqrf_async")(queue, m, n, there.address, m, tau.address)
        queue.synchronize()
        r = np.triu(there.get()[:n])
        adjoint = "C" if np.dtype(dtype).kind == "c" else "T"
        name(dtype, "ormqr_async", "unmqr_async")(queue, "L", adjoint, m, 4, n, there.address, m, tau.address, sides.address, m)
        name(dtype, "orgqr_async", "ungqr_async")(queue, m, n, n, there.address, m, tau.address)
        queue.synchronize()
        q = there.get()
        assert small(q @ r - a, one_norm(a), m) and small(q.conj().T @ q - np.eye(n, dtype=dtype), 1, m)
        assert small(sides.get()[:n] - q.conj().T @ c, one_norm(c), m)


@needs_devices
def test_calls_return_before_their_work_is_done(queue):
    """Where the work takes long, and the queue has its memory."""
    if not IS_GPU:
        pytest.skip("a simulated device computes on this CPU")
    import time

    n = 6000
    there, info = There(definite_of(n, np.float64)), integers()
    lapack.dpotrf_async(queue, "L", n, there.address, n, info.address)
    queue.synchronize()
    there.put(definite_of(n, np.float64))
    begin = time.perf_counter()
    lapack.dpotrf_async(queue, "L", n, there.address, n, info.address)
    submitted = time.perf_counter()
    queue.synchronize()
    done = time.perf_counter()
    assert info.get()[0] == 0 and submitted - begin < 0.5 * (done - begin), (submitted - begin, done - begin)
