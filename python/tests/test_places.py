# SPDX-License-Identifier: BSD-3-Clause
"""The way of arrays of CuPy, with a module in its place whose arrays are numpy's under another name: what is done with them, in
which order, and that nothing leaves their place. On a GPU: test_gpu.py."""
import contextlib
import ctypes
import functools
import sys
import types

import numpy as np
import pytest
from support import definite, each_dtype, each_order, general, hermitian, one_norm, small

import lapilli
from lapilli import linalg
from lapilli.linalg import _gpu_places, _queued, _stacks


class Array(np.ndarray):
    """An array "on a device"."""

    device = contextlib.nullcontext()
    __module__ = "cupy"

    @property
    def data(self):
        address = self.__array_interface__["data"][0]
        return types.SimpleNamespace(ptr=address, device_id=0,
                                     copy_from_device_async=lambda source, size: ctypes.memmove(address, source.ptr, size))

    @property
    def __cuda_array_interface__(self):
        return {**self.__array_interface__, "version": 3, "stream": None}


def at(address, shape, strides, dtype):
    """The array there."""
    size = sum((n - 1) * step for n, step in zip(shape, strides)) + np.dtype(dtype).itemsize
    return np.ndarray(shape, dtype, (ctypes.c_char * size).from_address(address), strides=strides)


def copy_rows(target, apart, source, source_apart, width, height, kind, stream):
    at(target, (height, width), (apart, 1), np.uint8)[...] = at(source, (height, width), (source_apart, 1), np.uint8)


class Blas:
    """What is called of cuBLAS, which works on column-major matrices."""

    def __getattr__(self, name):
        letter, operation = next((name[:k], name[k:]) for k in (1, 2) if hasattr(Blas, name[k:]))
        dtype = {"s": "f", "d": "d", "c": "F", "z": "D", "sc": "F", "dz": "D"}[letter]
        return functools.partial(getattr(Blas, operation), np.dtype(dtype))

    @staticmethod
    def geam(dtype, handle, op_a, op_b, m, n, alpha, a, lda, beta, b, ldb, c, ldc):
        """C := op(A), as it is called."""
        size = dtype.itemsize
        assert op_a in (1, 2) and at(alpha, (1,), (1,), dtype)[0] == 1 and at(beta, (1,), (1,), dtype)[0] == 0 and (b, ldb, op_b) == (c, ldc, 0)
        turned = at(a, (m, n), (lda * size, size), dtype)
        at(c, (m, n), (size, ldc * size), dtype)[...] = turned.conj() if op_a == 2 else turned

    @staticmethod
    def syrk(dtype, handle, uplo, trans, n, k, alpha, a, lda, beta, c, ldc):
        """C := A A^T in a triangle, as it is called: of a vector."""
        assert (trans, k) == (0, 1) and at(alpha, (1,), (1,), dtype)[0] == 1 and at(beta, (1,), (1,), dtype)[0] == 0 and lda >= n and ldc >= n
        triangle = np.tril(np.ones((n, n), bool)) if uplo == 0 else np.triu(np.ones((n, n), bool))
        vector = at(a, (n,), (dtype.itemsize,), dtype)
        at(c, (n, n), (dtype.itemsize, ldc * dtype.itemsize), dtype)[triangle] = np.outer(vector, vector)[triangle]

    @staticmethod
    def asum(dtype, handle, n, x, inc, result):
        x = at(x, (n,), (inc * dtype.itemsize,), dtype)
        at(result, (1,), (1,), dtype.char.lower())[0] = np.abs(x.real).sum() + np.abs(x.imag).sum()


@pytest.fixture(name="cupy")
def _cupy(monkeypatch):
    module = types.ModuleType("cupy")
    module.waits = 0

    def wait():
        module.waits += 1

    mine = lambda function: lambda *args, **kwargs: function(*args, **kwargs).view(Array)
    for name in ("empty", "zeros", "tril", "triu", "stack", "ascontiguousarray", "asarray",
                 "broadcast_to"):
        setattr(module, name, mine(getattr(np, name)))
    module.may_share_memory = np.may_share_memory
    module.asnumpy = lambda a: np.array(a)
    module.cuda = types.SimpleNamespace(get_current_stream=lambda: types.SimpleNamespace(synchronize=wait, ptr=1), cublas=Blas(),
                                        device=types.SimpleNamespace(get_cublas_handle=lambda: 0),
                                        runtime=types.SimpleNamespace(memcpy2DAsync=copy_rows, getDevice=lambda: 0))
    monkeypatch.setitem(sys.modules, "cupy", module)
    monkeypatch.setattr(_gpu_places, "_made", {})
    monkeypatch.setattr(lapilli.Context, "demand_gpu", lambda self: None)
    return module


def back(a):
    assert type(a) is Array
    return np.array(a)


@each_dtype
@each_order
def test_results_are_in_their_place(cupy, dtype, order):
    n = 41
    put = lambda a: a.copy(order="K").view(Array)
    h, p, g, b = hermitian(n, dtype, order=order), definite(n, dtype, order=order), general(n, n, dtype, order=order), general(n, 2, dtype, 1)
    given = [put(x) for x in (h, p, g, b)]
    w, v = map(back, linalg.eigh(given[0]))
    assert cupy.waits > 0
    assert small(h @ v - v * w, one_norm(h), n)
    w, v = map(back, linalg.eigh(given[0], given[1], lower=False))
    assert small(h @ v - p @ v * w, one_norm(h) + one_norm(p), n)
    w, v = map(back, linalg.eigh(given[0], subset_by_index=[1, 3]))
    assert small(h @ v - v * w, one_norm(h), n)
    factor = back(linalg.cholesky(given[1]))
    assert small(factor @ factor.conj().T - p, one_norm(p), n)
    for x, a in ((linalg.solve(given[2], given[3]), g), (linalg.solve(given[1], given[3], assume_a="pos"), p),
                 (linalg.cho_solve(linalg.cho_factor(given[1]), given[3]), p),
                 (linalg.lu_solve(linalg.lu_factor(given[2]), given[3]), g)):
        assert small(a @ back(x) - b, one_norm(a) * np.abs(back(x)).max() + 10, n)
    x = back(linalg.inv(given[2]))
    assert small(g @ x - np.eye(n, dtype=dtype), one_norm(g) * one_norm(x), n)
    assert np.allclose(back(linalg.slogdet(given[1]).logabsdet), np.linalg.slogdet(p)[1], rtol=1e-3)
    for mode in ("reduced", "complete"):
        q, r = map(back, linalg.qr(given[2][:, :20], mode))
        assert small(q @ r - g[:, :20], one_norm(g), n)
    q, r, order_ = map(back, linalg.qr(given[2], pivoting=True))
    assert small(q @ r - g[:, order_], one_norm(g), n)
    assert small(back(linalg.lstsq(given[1], given[3])[0]) - np.linalg.solve(p, b), 1, n)
    residues = back(linalg.lstsq(given[1][:, :9], given[3])[1])
    assert np.allclose(residues, np.linalg.lstsq(p[:, :9], b, rcond=None)[1], rtol=1e-3)
    assert all(np.array_equal(x, y) for x, y in zip(given, (h, p, g, b)))


class AtOnce:
    """The functions of _queued, on arrays of the host."""

    @staticmethod
    def matrix(address, n, lead, dtype):
        return at(address, (n, n), (dtype.itemsize, lead * dtype.itemsize), dtype)

    @staticmethod
    def cholesky(dtype, letter, uplo, n, a, lda, factor, look):
        there = AtOnce.matrix(factor, n, n, dtype)
        there[...] = (np.tril if uplo == "L" else np.triu)(AtOnce.matrix(a, n, lda, dtype))
        info = getattr(lapilli.lapack, letter + "potrf")(uplo, n, factor, n)
        return info or (0 if not look or np.isfinite(there.diagonal()).all() else -1004)

    @staticmethod
    def solve(dtype, letter, n, nrhs, a, lda, turned_a, b, ldb, turned_b, factors, x, look):
        given, size = AtOnce.matrix(a, n, lda, dtype), dtype.itemsize
        AtOnce.matrix(factors, n, n, dtype)[...] = given.T if turned_a else given
        there = at(x, (n, nrhs), (size, n * size), dtype)
        there[...] = at(b, (n, nrhs), (ldb * size, size) if turned_b else (size, ldb * size), dtype)
        info = getattr(lapilli.lapack, letter + "gesv")(n, nrhs, factors, n, np.empty(n, np.int64), x, n)
        finite = np.isfinite(there).all() and np.isfinite(AtOnce.matrix(factors, n, n, dtype).diagonal()).all()
        return info or (0 if not look or finite else -1004)

    @staticmethod
    def qr(dtype, letter, m, n, columns, a, lda, turned, work, q, r, form, look):
        size, k = dtype.itemsize, min(m, n)
        given = at(a, (m, n), (lda * size, size) if turned else (size, lda * size), dtype)
        there = at(work, (m, max(n, columns)), (size, m * size), dtype)
        there[:, :n] = given
        tau = np.empty(k, dtype)
        getattr(lapilli.lapack, letter + "geqrf")(m, n, work, m, tau)
        if look and not np.isfinite(there[:, :n]).all():
            return -1004
        at(r, (columns, n), (n * size, size) if turned else (size, columns * size), dtype)[...] = np.triu(there[:columns, :n])
        if form:
            getattr(lapilli.lapack, letter + ("ungqr" if letter in "cz" else "orgqr"))(m, columns, k, work, m, tau)
            if turned:
                at(q, (m, columns), (columns * size, size), dtype)[...] = there[:, :columns]
        return 0

    @staticmethod
    def eigh(dtype, letter, context, jobz, uplo, n, a, lda, turned, v, w, wait):
        assert context is None and wait  # the default context; the stream is not the default one
        given = AtOnce.matrix(a, n, lda, dtype)
        AtOnce.matrix(v, n, n, dtype)[...] = given.T if turned else given
        try:
            return getattr(lapilli.lapack, letter + ("heevd" if letter in "cz" else "syevd"))(jobz, uplo, n, v, n, w)
        except lapilli.NotFiniteError:
            return -1004


@pytest.fixture(name="queue")
def _queue(cupy, monkeypatch):
    """A queue whose calls are those that wait, on arrays of the host: what was called, and what it returns."""
    state = types.SimpleNamespace(calls=[], refuse={})
    number = lambda x: x.decode() if isinstance(x, bytes) else x if x is None or isinstance(x, int) else x.value

    def made(name):
        def call(handle, precision, *arguments):
            assert handle.value == 7
            state.calls.append(name)
            letter = precision.decode()
            dtype = np.dtype(dict(zip("sdcz", "fdFD"))[letter])
            return state.refuse.get(name) or getattr(AtOnce, name)(dtype, letter, *map(number, arguments))
        return call

    monkeypatch.setattr(_queued, "_function", made)
    monkeypatch.setattr(lapilli.Context, "queue_on", lambda self, gpu, stream: ctypes.c_void_p(7) if (gpu, stream) == (0, 1) else None)
    return state


@each_dtype
@each_order
def test_small_matrices_are_one_call(cupy, queue, dtype, order, monkeypatch):
    """Nothing comes to the host but info."""
    monkeypatch.setattr(cupy, "asnumpy", None)
    n = 23
    put = lambda a: a.copy(order="K").view(Array)
    p, g, b = definite(n, dtype, order=order), general(n, n, dtype, order=order), general(n, 2, dtype, 1)
    factor = back(linalg.cholesky(put(p)))
    assert queue.calls == ["cholesky"] and np.all(np.triu(factor, 1) == 0) and small(factor @ factor.conj().T - p, one_norm(p), n)
    for side in (b, b[:, 0]):
        x = back(linalg.solve(put(g), put(side)))
        assert small(g @ x - side, one_norm(g) * np.abs(x).max() + 10, n)
    h = hermitian(n, dtype, order=order)
    for lower in (True, False):
        w, v = map(back, linalg.eigh(put(h), lower=lower))
        assert small(h @ v - v * w, one_norm(h), n) and small(back(linalg.eigvalsh(put(h), lower=lower)) - w, one_norm(h), n)
    assert queue.calls == ["cholesky"] + 2 * ["solve"] + 4 * ["eigh"]
    for given in (g, g[:, :9], g[:9]):
        for mode in ("reduced", "complete"):
            q, r = map(back, linalg.qr(put(given), mode))
            assert small(q @ r - given, one_norm(g), n) and (q.flags.c_contiguous and r.flags.c_contiguous or order == "F")
        assert np.allclose(back(linalg.qr(put(given), "r")), np.triu(r)[:min(given.shape)], atol=1e-3)
    assert queue.calls[7:] == 9 * ["qr"]


@each_dtype
def test_what_has_no_result_is_told(cupy, queue, dtype):
    """By the call that waits."""
    n = 23
    put = lambda a: a.copy(order="K").view(Array)
    p, g, b = definite(n, dtype), general(n, n, dtype), general(n, 2, dtype, 1)
    p[3, 3], g[:, 4] = -1, 0
    with pytest.raises(linalg.LinAlgError, match="order 4 is not positive"):
        linalg.cholesky(put(p))
    with pytest.raises(linalg.LinAlgError):
        linalg.solve(put(g), put(b))
    for value in (np.nan, np.inf):
        p[3, 3] = value
        for function in (linalg.cholesky, lambda a: linalg.solve(a, put(b))):
            with pytest.raises(ValueError, match="infs or NaNs"):
                function(put(p))
    with pytest.raises(lapilli.NotFiniteError):
        linalg.eigh(put(p))
    b[3, 1] = np.inf
    with pytest.raises(ValueError, match="infs or NaNs"):
        linalg.solve(put(definite(n, dtype)), put(b))
    with pytest.raises(ValueError, match="infs or NaNs"):
        linalg.qr(put(p))
    assert set(queue.calls) == {"cholesky", "solve", "eigh", "qr"}


def test_what_a_queue_refuses(cupy, queue, monkeypatch):
    p, b = definite(9, np.float64), np.ones((9, 1))
    queue.refuse = dict.fromkeys(("cholesky", "solve", "eigh", "qr"), -1000)
    assert np.allclose(p @ back(linalg.solve(p.copy().view(Array), b.copy().view(Array))), b)
    assert np.allclose(back(linalg.cholesky(p.copy().view(Array))), np.linalg.cholesky(p))
    assert np.allclose(back(linalg.eigvalsh(p.copy().view(Array))), np.linalg.eigvalsh(p))
    q, r = linalg.qr(p.copy().view(Array))
    assert np.allclose(back(q) @ back(r), p)
    queue.calls.clear()
    with lapilli.Context(progress=lambda *_: False) as context:
        linalg.cholesky(definite(9, np.float64).view(Array))
        context.progress = None
        monkeypatch.setattr(_queued, "limits", lambda: (8, 8))
        linalg.cholesky(definite(9, np.float64).view(Array))
    assert queue.calls == []


@pytest.mark.parametrize("limit", [0, 192])
def test_stacks(cupy, limit, monkeypatch):
    """As batches, and several at a time."""
    monkeypatch.setattr(_stacks, "ON_DEVICES", limit)
    monkeypatch.setattr(_stacks, "ON_CPU", limit)
    a = np.stack([hermitian(7, np.complex128, seed) for seed in range(6)]).reshape(2, 3, 7, 7)
    p, b = a @ a + np.eye(7), general(7, 2, np.complex128)
    given, spd, side = (x.copy().view(Array) for x in (a, p, b))
    w, v = map(back, linalg.eigh(given))
    assert np.allclose(a @ v, v * w[..., None, :]) and np.allclose(back(linalg.eigvalsh(given)), w)
    assert np.allclose(back(linalg.cholesky(spd)), np.linalg.cholesky(p))
    assert np.allclose(a @ back(linalg.solve(given, side)), b)
    assert np.allclose(a[0, 1] @ back(linalg.solve(given[0, 1], given[0])), a[0])
    assert back(linalg.solve(given, side[:, :0])).shape == (2, 3, 7, 0)
    assert np.array_equal(given, a)


def test_operators_of_stacks_compute_where_the_matrices_are(cupy, monkeypatch):
    """CuPy computes on the current device, which has to be that of the arrays: here 1, and 0 before and after."""
    current = [0]

    @contextlib.contextmanager
    def on_device():
        current[0] = 1
        yield
        current[0] = 0

    def there(function):
        def checked(*arguments):
            assert current[0] == 1
            return function(*arguments)
        return checked

    data = Array.data.fget
    monkeypatch.setattr(Array, "data", property(lambda a: types.SimpleNamespace(**{**vars(data(a)), "device_id": 1})))
    monkeypatch.setattr(Array, "device", property(lambda a: on_device()))
    monkeypatch.setattr(cupy.cuda.runtime, "getDevice", lambda: current[0])
    for name in ("__setitem__", "__imul__", "__add__"):
        monkeypatch.setattr(Array, name, there(getattr(np.ndarray, name)), raising=False)
    n, p = 5, definite(5, np.complex128)
    inverse = linalg.inv(np.stack([p, p]).view(Array), assume_a="pos")
    assert current == [0] and small(p @ back(inverse)[1] - np.eye(n), np.linalg.cond(p), n)
    a = np.stack([np.tril(p), np.tril(p)]) / 10
    a[:, range(n), range(n)] = np.nan
    x = back(linalg.solve_triangular(a.view(Array), np.ones(n).view(Array), lower=True, unit_diagonal=True))
    assert current == [0] and np.allclose((np.tril(p, -1) / 10 + np.eye(n)) @ x[1], 1)


@each_dtype
@each_order
def test_triangles_norms_and_products_with_q(cupy, dtype, order):
    n = 23
    g, b = general(n, n, dtype, order=order), general(n, 2, dtype, 1)
    r = np.triu(g) + 2 * n * np.eye(n, dtype=dtype)
    put = lambda a: a.copy(order="K").view(Array)
    for trans, op in enumerate((r, r.T, r.conj().T)):
        x = back(linalg.solve_triangular(put(r), put(b), trans))
        assert small(op @ x - b, one_norm(op) * np.abs(x).max() + 10, n)
    assert np.allclose(back(linalg.norm(put(g), 1)), np.linalg.norm(g, 1))
    with pytest.raises(TypeError, match="ord = 'unknown'"):
        linalg.norm(put(g), "unknown")
    q = np.linalg.qr(g[:, :9])[0]
    product, upper = map(back, linalg.qr_multiply(put(g[:, :9]), put(b.T)))
    assert small(product @ upper - b.T @ g[:, :9], one_norm(b.T) * one_norm(g), n)
    assert np.allclose(np.abs(product), np.abs(b.T @ q), atol=1e-4)


@each_dtype
@each_order
@pytest.mark.parametrize("m, n", [(9, 6), (6, 9)])
def test_singular_values(cupy, dtype, order, m, n):
    """With a matrix of full rank, and with one of rank 3."""
    real, k = np.dtype(dtype).char.lower(), min(m, n)
    full = general(m, n, dtype, order=order)
    deficient = np.array(general(m, 3, dtype) @ general(3, n, dtype), order=order)
    bound = dict(atol=200 * np.finfo(dtype).eps, rtol=0)
    for a, rank in ((full, k), (deficient, 3)):
        there = a.copy(order="K").view(Array)
        values = np.linalg.svd(a, compute_uv=False)
        scale = values[0]
        for full_matrices in (True, False):
            u, s, vh = map(back, linalg.svd(there, full_matrices=full_matrices))
            assert (u.shape[1], vh.shape[0]) == ((m, n) if full_matrices else (k, k)) and s.dtype == real and u.dtype == dtype
            assert u.flags.c_contiguous if order == "C" else u.flags.f_contiguous
            assert np.allclose((u[:, :k] * s) @ vh[:k] / scale, a / scale, **bound)
        assert np.allclose(back(linalg.svdvals(there)) / scale, values / scale, **bound)
        tolerance = 100 * np.finfo(dtype).eps
        inverse, found = linalg.pinv(there, rtol=tolerance, return_rank=True)
        assert found == rank and np.allclose(back(inverse), np.linalg.pinv(a, tolerance), atol=1e4 * np.finfo(dtype).eps)
        assert back(linalg.matrix_rank(there, rtol=tolerance)) == rank
        q, z = back(linalg.orth(there, tolerance)), back(linalg.null_space(there, tolerance))
        assert q.shape == (m, rank) and z.shape == (n, n - rank)
        assert np.allclose(q @ (q.conj().T @ a) / scale, a / scale, **bound) and np.allclose(a @ z / scale, 0, **bound)
        for side in ("right", "left"):
            w, p = map(back, linalg.polar(there, side))
            assert np.allclose((w @ p if side == "right" else p @ w) / scale, a / scale, **bound)
        for norm in (2, -2, "nuc"):
            assert np.allclose(back(linalg.norm(there, norm)) / scale, np.linalg.norm(a, norm) / scale, **bound)
        for driver in ("gelsd", "gelss"):
            b = general(m, 2, dtype, 1)
            x, _, found, s = linalg.lstsq(there, b.copy().view(Array), tolerance, lapack_driver=driver)
            assert found == rank and np.allclose(back(s) / scale, values / scale, **bound)
            assert np.allclose(back(x), np.linalg.pinv(a, tolerance) @ b, atol=1e4 * np.finfo(dtype).eps)
        assert np.array_equal(there, a)
    assert np.allclose(back(linalg.cond(full.view(Array))), np.linalg.cond(full), rtol=1e-3)
    h = hermitian(6, dtype)
    u, s, vh = map(back, linalg.svd(h.view(Array), hermitian=True))
    assert np.allclose((u * s) @ vh / s[0], h / s[0], **bound)
    assert np.allclose(back(linalg.pinvh(h.view(Array))) @ h, np.eye(6), atol=1e4 * np.finfo(dtype).eps)


@each_dtype
@each_order
def test_the_largest_singular_values(cupy, dtype, order):
    a = np.array(general(30, 5, dtype) @ general(5, 20, dtype) + 1e-4 * general(30, 20, dtype), dtype, order=order)
    for given in (a, a.T):
        u, s, vh = map(back, linalg.randomized_svd(given.view(Array), 4, seed=1))
        values = np.linalg.svd(given, compute_uv=False)
        assert u.shape == (given.shape[0], 4) and vh.shape == (4, given.shape[1]) and u.dtype == dtype
        assert np.allclose(s, values[:4], rtol=1e-4) and np.allclose(u.conj().T @ given, s[:, None] * vh, atol=1e-4 * values[0])
    with pytest.raises(ValueError, match="k is 21"):
        linalg.randomized_svd(a.view(Array), 21)


def test_singular_values_of_stacks_and_bad_operands(cupy):
    a = np.stack([general(5, 3, np.float64, seed) for seed in range(4)]).reshape(2, 2, 5, 3)
    there = a.copy().view(Array)
    u, s, vh = map(back, linalg.svd(there, full_matrices=False))
    assert np.allclose((u * s[..., None, :]) @ vh, a)
    assert np.allclose(back(linalg.pinv(there)), np.linalg.pinv(a)) and np.all(back(linalg.matrix_rank(there)) == 3)
    assert np.allclose(back(linalg.cond(there)), np.linalg.cond(a))
    for shape in ((0, 3), (3, 0), (2, 0, 3)):
        for ours, theirs in zip(linalg.svd(np.zeros(shape).view(Array)), np.linalg.svd(np.zeros(shape))):
            assert np.array_equal(back(ours), theirs)
    bad = np.eye(4).view(Array)
    bad[1, 2] = np.nan
    for function in (linalg.svd, linalg.pinv, linalg.polar, lambda a: linalg.norm(a, 2)):
        with pytest.raises(ValueError, match="NaN|nan"):
            function(bad)
    with pytest.raises(np.linalg.LinAlgError):
        linalg.svd(np.ones(3).view(Array))


def test_a_context_without_gpus(cupy, monkeypatch):
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "cupy", cupy)
    monkeypatch.setattr(_gpu_places, "_made", {})
    with lapilli.Context("none"), pytest.raises(lapilli.NoDevicesError, match="the array is on a GPU"):
        linalg.eigh(np.eye(3).view(Array))


@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("kind", ["general", "triangle"])
def test_what_is_not_finite(cupy, bad, kind):
    """Wherever it is, it is found by what the functions return."""
    n = 5
    good = general(n, n, np.float64) if kind == "general" else np.triu(general(n, n, np.float64)) + 4 * np.eye(n)
    b = np.ones(n).view(Array)
    functions = (linalg.inv, linalg.det, linalg.lu_factor, linalg.qr, lambda a: linalg.qr(a[:, :3]), lambda a: linalg.qr(a[:3]),
                 lambda a: linalg.qr(a, "raw"), lambda a: linalg.qr(a, "complete"), lambda a: linalg.solve(a, b), lambda a: linalg.solve(np.eye(n).view(Array), a),
                 lambda a: linalg.solve(a, b, transposed=True), lambda a: linalg.solve(np.stack([a, a]).view(Array), b))
    for i, j in np.ndindex(n, n):
        a = good.copy().view(Array)
        a[i, j] = bad
        for k, function in enumerate(functions):
            if k == 4 and j > 2 or k == 5 and i > 2:
                continue
            with pytest.raises(ValueError, match="infs or NaNs"):
                function(a)
        a = definite(n, np.float64).view(Array)
        a[i, j] = bad
        for lower in (False, True):
            if i == j or (i > j) == lower:
                with pytest.raises(ValueError, match="infs or NaNs"):
                    linalg.cholesky(a, lower=lower)
                with pytest.raises(ValueError, match="infs or NaNs"):
                    linalg.solve(a, b, assume_a="pos", lower=lower)
            else:
                assert np.isfinite(linalg.cholesky(a, lower=lower)).all()


def test_the_default_stream_is_waited_for_by_the_library(cupy):
    a = hermitian(6, np.float64).view(Array)
    stream = cupy.cuda.get_current_stream()
    cupy.cuda.get_current_stream = lambda: types.SimpleNamespace(synchronize=stream.synchronize, ptr=0)
    with lapilli.Context("sim:1") as context:
        linalg.eigh(a)
        assert cupy.waits == 0
        context.set_stream(None)  # or another one: then the library does not know of the default stream
        linalg.eigh(a)
        assert cupy.waits == 1


def test_what_overflows_is_no_error(cupy):
    """Only the operand may not be infinite."""
    x = back(linalg.solve(np.diag([1e-300, 1]).view(Array), np.array([1e300, 2]).view(Array)))
    assert np.array_equal(x, [np.inf, 2])
    with pytest.raises(np.linalg.LinAlgError, match="singular"):
        linalg.inv(np.zeros((3, 3)).view(Array))
    with pytest.raises(np.linalg.LinAlgError, match="minor of order 2 is not positive definite"):
        linalg.cholesky(np.diag([1.0, -1.0]).view(Array))


def test_functions_and_dtypes_that_are_missing(cupy, monkeypatch):
    half = np.eye(2, dtype=np.float16).view(Array)
    with pytest.raises(TypeError, match="float16"):
        linalg.inv(half)
    with pytest.raises(TypeError, match="cupy.linalg and cupyx.scipy.linalg have no logm: bring arrays to host memory for scipy"):
        linalg.logm(half)
    with pytest.raises(TypeError, match="arrays of float16"):
        linalg.svd(half)
    own = types.ModuleType("cupy.linalg")
    own.svd = lambda a, full_matrices=True: ("svd", type(a), full_matrices)
    own.inv = lambda a: ("inv", type(a))
    own.qr = lambda a: "nothing"
    monkeypatch.setitem(sys.modules, "cupy.linalg", own)
    assert linalg.svd(half, full_matrices=False) == ("svd", Array, False)
    assert linalg.inv(half) == ("inv", Array)
    with pytest.raises(TypeError, match="arrays of float16"):
        linalg.qr(half, mode="r")


def test_arrays_of_others(cupy):
    """With __cuda_array_interface__ alone: they are seen as CuPy's, and so are the results."""

    class Foreign:
        def __init__(self, a):
            self.a = a
            self.__cuda_array_interface__ = {**a.__array_interface__, "version": 3}

    cupy.asarray = lambda a: (a.a if isinstance(a, Foreign) else np.asarray(a)).view(Array)
    a = hermitian(12, np.float64)
    w, v = map(back, linalg.eigh(Foreign(a)))
    assert small(a @ v - v * w, one_norm(a), 12)
    c, lower = linalg.cho_factor(Foreign(definite(12, np.float64)))


class JaxArray:
    """What is asked of an array of JAX on a GPU."""

    __module__ = "jaxlib.xla_extension"

    def __init__(self, a):
        self.a = a
        self.waited = False

    def devices(self):
        return [types.SimpleNamespace(platform="gpu")]

    def block_until_ready(self):
        self.waited = True


def test_arrays_of_jax(cupy, monkeypatch):
    cupy.from_dlpack = lambda a: a.a.view(Array)
    dlpack = types.ModuleType("jax.dlpack")
    dlpack.from_dlpack = lambda a: JaxArray(np.ascontiguousarray(a)) if a.flags.c_contiguous else None
    monkeypatch.setitem(sys.modules, "jax.dlpack", dlpack)
    a, p = hermitian(12, np.float64), definite(12, np.float64)
    given, kept = JaxArray(a), a.copy()
    result = linalg.eigh(given, overwrite_a=True)
    assert given.waited and np.array_equal(a, kept)  # JAX arrays are read-only
    w, v = (x.a for x in result)
    assert small(a @ v - v * w, one_norm(a), 12) and type(result).__name__ == "EighResult"
    u, s, vh = linalg.svd(JaxArray(a[:, :5]), full_matrices=False)
    assert np.allclose(u.a * s.a @ vh.a, a[:, :5]) and np.allclose(linalg.pinv(JaxArray(a[:, :5])).a, np.linalg.pinv(a[:, :5]))
    c, lower = linalg.cho_factor(JaxArray(p), False, True)
    assert lower is False and np.array_equal(p, definite(12, np.float64))
    x = linalg.cho_solve((c, lower), JaxArray(np.ones(12)))
    assert small(p @ x.a - 1, one_norm(p), 12)
