# SPDX-License-Identifier: BSD-3-Clause
"""Factors and solutions by one call of the library each (linalg/_queued.py): on a simulated device, with arrays there in the place of PyTorch's
and CuPy's."""
import ctypes
import os

import numpy as np
import pytest
from support import definite, general, hermitian, small, spoiled

import lapilli
from lapilli import _library
from lapilli.linalg import _queued
from lapilli.linalg._places import Layout
from lapilli.linalg._queued import limits

pytestmark = pytest.mark.skipif("sim" not in os.environ["LAPILLI_DEVICES"], reason="needs a simulated device")


class There:
    """A matrix on the device."""

    def __init__(self, place, address, shape, strides, dtype):
        self.place, self.address, self.shape, self.strides, self.dtype = place, address, tuple(shape), tuple(strides), dtype

    @property
    def T(self):
        return There(self.place, self.address, self.shape[::-1], self.strides[::-1], self.dtype)

    def __getitem__(self, index):
        """The first columns."""
        rows, columns = index
        assert rows == slice(None)
        return There(self.place, self.address, (self.shape[0], columns.stop), self.strides, self.dtype)

    def read(self):
        """In host memory."""
        size = sum((n - 1) * step for n, step in zip(self.shape, self.strides)) + 1
        flat = np.empty(size, self.dtype)
        self.place.context.copy(flat, self.address, flat.nbytes)
        return np.lib.stride_tricks.as_strided(flat, self.shape, [step * flat.itemsize for step in self.strides]).copy()


class Place:
    """As _gpu_places.OnGPU."""

    on_device = True

    def __init__(self, context):
        self.context = context

    def put(self, a):
        """A copy with the same strides, whose numbers need not be neighbours."""
        size = sum((n - 1) * step // a.itemsize for n, step in zip(a.shape, a.strides)) + 1
        flat = np.lib.stride_tricks.as_strided(a, (size,), (a.itemsize,)).copy()
        there = There(self, self.context.allocate(flat.nbytes), a.shape, [step // a.itemsize for step in a.strides], a.dtype)
        self.context.copy(there.address, flat, flat.nbytes)
        return there

    def empty(self, shape, dtype, _like):
        return self.put(np.full(shape, 7, dtype))

    def empty_columns(self, shape, dtype, _like):
        return self.put(np.full(shape, 7, dtype, order="F"))

    layout = staticmethod(lambda a: Layout(a.shape, a.strides, a.dtype, a.address, 0))
    address = staticmethod(lambda a: a.address)
    stream = staticmethod(lambda a: 1)


@pytest.fixture(name="place")
def _place(monkeypatch):
    context = lapilli.Context("sim:1")
    queue = lapilli.Queue(context=context)
    monkeypatch.setattr(context, "queue_on", lambda number, stream: queue.handle)
    with context.use():
        yield Place(context)


def laid_out(a, order):
    """By rows, by columns, or by columns with a gap."""
    if order == "gap":
        wide = np.zeros((a.shape[0] + 3, a.shape[1]), a.dtype, order="F")
        wide[:-3] = a
        return wide[:-3]
    return np.array(a, order=order)


@pytest.mark.parametrize("dtype", "fdFD")
@pytest.mark.parametrize("n", [1, 33, 150])
def test_cholesky(place, n, dtype):
    for order in ("C", "F", "gap"):
        for lower in (True, False):
            given = definite(n, dtype)
            a = laid_out(spoiled(given, lower), order)
            there = place.put(a)
            result = _queued.cholesky(place, there, lower, True)
            assert result.strides == ((n, 1) if order == "C" or n == 1 else (1, n))
            factor = result.read()
            product = factor @ factor.conj().T if lower else factor.conj().T @ factor
            assert small(product - given, np.abs(given).max(), n)
            assert not np.triu(factor, 1).any() if lower else not np.tril(factor, -1).any()
            np.testing.assert_array_equal(there.read(), a)


def test_matrices_without_a_factor(place):
    for k, value in (((3, 3), np.inf), ((7, 2), np.nan), ((5, 5), -1.0)):
        a = definite(40, "d")
        a[k] = value
        assert _queued.cholesky(place, place.put(a), True, True) is None
    a = definite(40, "d")
    a[39, 39] = np.inf
    assert np.isinf(_queued.cholesky(place, place.put(a), True, False).read()[39, 39])


@pytest.mark.parametrize("dtype", "fdFD")
@pytest.mark.parametrize("n, nrhs", [(1, 1), (33, 5), (150, 1), (40, 200), (33, 0)])
def test_solve(place, n, nrhs, dtype):
    random = np.random.default_rng(n)
    shape = (n, nrhs) if nrhs else (n,)
    a, b = random.standard_normal((n, n)).astype(dtype), random.standard_normal(shape).astype(dtype)
    if dtype in "FD":
        a, b = a + 1j * np.roll(a, 1, 0), b + 1j * np.roll(b, 1, 0)
    for order_a, order_b in (("C", "C"), ("F", "gap"), ("gap", "F")):
        side = laid_out(b, order_b) if nrhs else np.repeat(b, 3)[::3] if order_b == "gap" else b
        x = _queued.solve(place, place.put(laid_out(a, order_a)), place.put(side), True).read()
        assert x.shape == shape
        assert np.abs(a @ x - b).max() < 100 * n * np.finfo(dtype).eps * np.abs(a).sum(1).max() * np.abs(x).max()


def test_systems_without_a_solution(place):
    n = 40
    b = np.ones((n, 2))
    for k, value in (((3, 3), np.inf), ((7, 2), np.nan), (slice(None), 0.0)):
        a = definite(n, "d")
        a[k] = value
        assert _queued.solve(place, place.put(a), place.put(b), True) is None
    b[5, 1] = np.inf
    assert _queued.solve(place, place.put(definite(n, "d")), place.put(b), True) is None
    assert not np.isfinite(_queued.solve(place, place.put(definite(n, "d")), place.put(b), False).read()).all()


@pytest.mark.parametrize("dtype", "fdFD")
@pytest.mark.parametrize("m, n", [(1, 1), (33, 33), (90, 7), (7, 60), (5, 1), (1, 5), (40, 130)])
def test_qr(place, m, n, dtype):
    a = general(m, n, dtype)
    for order in ("C", "F", "gap"):
        for mode, columns in (("reduced", min(m, n)), ("complete", m), ("r", min(m, n))):
            there = place.put(laid_out(a, order))
            q, r = _queued.qr(place, there, mode, True)
            factor = r.read()
            assert factor.shape == (columns, n) and not np.tril(factor, -1).any()
            if mode == "r":
                assert q is None and small(factor.conj().T @ factor - a.conj().T @ a, np.abs(a).max() ** 2 * m, m)
                continue
            if order == "C":
                assert (q.strides, r.strides) == ((columns, 1), (n, 1))
            q = q.read()
            assert small(q @ factor - a, np.abs(a).max() * n, m) and small(q.conj().T @ q - np.eye(columns, dtype=dtype), 1, m)
            np.testing.assert_array_equal(there.read(), laid_out(a, order))
    a[m - 1, n - 1] = np.inf
    assert _queued.qr(place, place.put(a), "reduced", True) is None
    assert not np.isfinite(_queued.qr(place, place.put(a), "r", False)[1].read()).all()


@pytest.mark.parametrize("dtype", "fdFD")
@pytest.mark.parametrize("n", [1, 33, 90])
def test_eigh(place, n, dtype):
    given = hermitian(n, dtype)
    for order in ("C", "F", "gap"):
        for lower in (True, False):
            there = place.put(laid_out(spoiled(given, lower), order))
            w, v = (x.read() for x in _queued.eigh(place, there, True, lower))
            scale = max(np.abs(w))
            assert w.dtype == dtype.lower()
            assert small(given @ v - v * w, scale, n) and small(v.conj().T @ v - np.eye(n, dtype=dtype), 1, n)
            values = _queued.eigh(place, there, False, lower)[0].read()
            assert small(values - w, scale, n)
    given[n - 1, 0] = given[0, n - 1] = np.nan
    assert _queued.eigh(place, place.put(given), True, True) is None


def test_arrays_that_are_not_for_it(place):
    """Other shapes, dtypes, and elements that are not neighbours."""
    ones = lambda *shape: place.put(np.ones(shape))
    a, apart, half = place.put(definite(40, "d")), place.put(np.ones((80, 80))[::2, ::2]), place.put(np.ones((40, 40), np.float16))
    none = lambda *shape: There(place, a.address, shape, (1,) * len(shape), a.dtype)
    for bad in (none(0, 0), ones(3, 4), ones(5), ones(2, 3, 3), apart, half):
        assert _queued.cholesky(place, bad, True, True) is None and _queued.eigh(place, bad, True, True) is None
        assert _queued.solve(place, bad, ones(40), True) is None
        assert (_queued.qr(place, bad, "reduced", True) is None) == (bad.shape != (3, 4))
    assert _queued.qr(place, a, "raw", True) is None
    other = place.put(np.ones((40, 2), "f"))
    for bad in (ones(39), none(40, 0), ones(40, 2, 2), ones(40, limits()[1] + 1), place.put(np.ones((80, 4))[::2, ::2]), other):
        assert _queued.solve(place, a, bad, True) is None


def test_limits_are_the_librarys(place, monkeypatch):
    """One order more is refused by the C function, too."""
    order, columns = limits()
    a = place.put(definite(3, "d"))
    function, queue = _queued._function("solve"), place.context.queue_on(0, 0)
    call = lambda n, nrhs: function(queue, b"d", n, nrhs, a.address, n, True, a.address, n, False, a.address, a.address, True)
    assert (call(order + 1, 1), call(3, columns + 1)) == (-1, -2)
    monkeypatch.setattr(_queued, "limits", lambda: (2, 2))
    assert _queued.cholesky(place, a, True, True) is None


def test_bad_arguments_are_told(place):
    """As LAPACK does, behind the queue and the precision; nothing is changed."""
    queue, function = place.context.queue_on(0, 0), _queued._function("cholesky")
    a = place.put(definite(40, "d"))
    other = place.empty((40, 40), np.dtype("d"), a)
    call = lambda uplo, n, lda, to: function(queue, b"d", uplo, n, a.address, lda, to, True)
    assert [call(b"X", 40, 40, other.address), call(b"L", 0, 40, other.address), call(b"L", 5000, 5000, other.address), call(b"L", 40, 39, other.address)] == [
        -1, -2, -2, -4]
    host = np.full((40, 40), 7.0)
    assert call(b"L", 40, 40, host.ctypes.data) == -5
    assert (other.read() == 7).all() and (host == 7).all()
    assert b"cholesky" in _library.library().lapilli_last_error(place.context.handle)
    assert function(ctypes.c_void_p(), b"d", b"L", 40, a.address, 40, other.address, True) < 0
