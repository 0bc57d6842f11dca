# SPDX-License-Identifier: BSD-3-Clause
"""Arrays on a GPU. Each library's tests are skipped where it, or a GPU, is missing:

    LAPILLI_DEVICES=cuda python3 -m pytest python/tests/test_gpu.py
"""
import ctypes
import os
import subprocess
import sys
import threading

import numpy as np
import pytest
from support import definite, each_dtype, each_order, general, hermitian, one_norm, small

import lapilli
from lapilli import lapack, linalg

on_gpu = pytest.mark.skipif("cuda" not in os.environ["LAPILLI_DEVICES"] or lapilli.default().device_count == 0,
                            reason="LAPILLI_DEVICES names no GPU")
N = 300


class CuPy:
    """What the tests do with arrays."""

    def __init__(self):
        self.module = pytest.importorskip("cupy")

    def put(self, a):
        return self.module.array(a, order="F" if a.flags.f_contiguous and not a.flags.c_contiguous else "C")

    def get(self, a):
        assert isinstance(a, self.module.ndarray)
        return self.module.asnumpy(a)


class Torch:
    def __init__(self):
        self.module = pytest.importorskip("torch")
        if not self.module.cuda.is_available():
            pytest.skip("no GPU for PyTorch")

    def put(self, a):
        there = self.module.from_numpy(np.ascontiguousarray(a)).cuda()
        return there.T.contiguous().T if a.flags.f_contiguous and not a.flags.c_contiguous else there

    def get(self, a):
        assert isinstance(a, self.module.Tensor) and a.is_cuda
        return a.cpu().numpy()


class Jax:
    def __init__(self):
        self.module = pytest.importorskip("jax")
        self.module.config.update("jax_enable_x64", True)
        if self.module.default_backend() != "gpu":
            pytest.skip("no GPU for JAX")

    def put(self, a):
        return self.module.numpy.asarray(a)

    def get(self, a):
        assert isinstance(a, self.module.Array)
        return np.asarray(a)


class Numba:
    def __init__(self):
        self.module = pytest.importorskip("numba.cuda")
        if not self.module.is_available():
            pytest.skip("no GPU for numba")

    def put(self, a):
        return self.module.to_device(a)

    def get(self, a):
        return a.copy_to_host()


@pytest.fixture(name="on", params=[CuPy, Torch, Jax, Numba], ids=lambda c: c.__name__)
def _on(request):
    return request.param()


@on_gpu
@each_dtype
@each_order
def test_eigh(on, dtype, order):
    a, b = hermitian(N, dtype, order=order), definite(N, dtype)
    there = on.put(a)
    for lower in (True, False):
        w, v = (on.get(x) for x in linalg.eigh(there, lower=lower))
        assert w.dtype == np.dtype(np.dtype(dtype).char.lower()) and v.dtype == dtype
        assert small(a @ v - v * w, np.abs(w).max(), N)
        w, v = (on.get(x) for x in linalg.eigh(there, on.put(b), lower=lower))
        assert small(a @ v - b @ v * w, one_norm(a) * np.abs(v).max(), N)
    w, v = (on.get(x) for x in linalg.eigh(there, subset_by_index=[0, 9]))
    assert v.shape == (N, 10) and small(a @ v - v * w, one_norm(a), N)
    assert small(on.get(linalg.eigvalsh(there))[:10] - w, one_norm(a), N)
    assert np.array_equal(on.get(there), a)


@on_gpu
@each_dtype
@each_order
def test_systems(on, dtype, order):
    g, p, b = general(N, N, dtype, order=order), definite(N, dtype, order=order), general(N, 3, dtype, 1, order=order)
    given, spd, side = on.put(g), on.put(p), on.put(b)
    x = on.get(linalg.solve(given, side))
    assert small(g @ x - b, one_norm(g) * np.abs(x).max(), N)
    x = on.get(linalg.solve(spd, side, assume_a="pos"))
    assert small(p @ x - b, one_norm(p) * np.abs(x).max(), N)
    x = on.get(linalg.cho_solve(linalg.cho_factor(spd), side))
    assert small(p @ x - b, one_norm(p) * np.abs(x).max(), N)
    x = on.get(linalg.lu_solve(linalg.lu_factor(given), side, trans=1))
    assert small(g.T @ x - b, one_norm(g.T) * np.abs(x).max(), N)
    factor = on.get(linalg.cholesky(spd))
    assert small(factor @ factor.conj().T - p, one_norm(p), N) and np.array_equal(factor, np.tril(factor))
    x = on.get(linalg.inv(spd))
    assert small(p @ x - np.eye(N, dtype=dtype), one_norm(p) * one_norm(x), N)
    logarithm = on.get(linalg.slogdet(spd)[1])
    assert logarithm.shape == () and np.allclose(logarithm, np.linalg.slogdet(p)[1], rtol=1e-4)
    assert all(np.array_equal(on.get(y), z) for y, z in ((given, g), (spd, p), (side, b)))
    with pytest.raises(np.linalg.LinAlgError, match="positive definite"):
        linalg.cholesky(on.put(-p))


@on_gpu
@each_dtype
@each_order
@pytest.mark.parametrize("m, n", [(N, 40), (40, N), (250, 210)])
def test_singular_values(on, dtype, order, m, n):
    a, k = general(m, n, dtype, order=order), min(m, n)
    there, values = on.put(a), np.linalg.svd(a, compute_uv=False)
    for full in (True, False):
        u, s, vh = (on.get(x) for x in linalg.svd(there, full_matrices=full))
        assert u.dtype == dtype and (u.shape[1], vh.shape[0]) == ((m, n) if full else (k, k))
        assert small((u[:, :k] * s) @ vh[:k] - a, one_norm(a), m + n) and small(s - values, values[0], m + n)
        assert small(u.conj().T @ u - np.eye(u.shape[1], dtype=dtype), 1, m + n)
    assert small(on.get(linalg.svdvals(there)) - values, values[0], m + n)
    inverse = on.get(linalg.pinv(there))
    assert small(a @ inverse @ a - a, one_norm(a) ** 2 * one_norm(inverse), m + n)
    assert int(on.get(linalg.matrix_rank(there))) == k and np.allclose(on.get(linalg.norm(there, 2)), values[0])
    assert np.allclose(on.get(linalg.cond(there)), values[0] / values[-1], rtol=1e-3)
    assert on.get(linalg.orth(there)).shape == (m, k) and on.get(linalg.null_space(there)).shape == (n, n - k)
    w, p = (on.get(x) for x in linalg.polar(there))
    assert small(w @ p - a, one_norm(a), m + n)
    b = general(m, 2, dtype, 1)
    x, _, rank, s = linalg.lstsq(there, on.put(b), lapack_driver="gelsd")
    assert rank == k and small(on.get(x) - inverse @ b, one_norm(inverse) * one_norm(b) * values[0] / values[-1], m + n)
    assert np.array_equal(on.get(there), a)


@on_gpu
@each_dtype
@each_order
@pytest.mark.parametrize("m, n", [(N, N), (N, 40), (40, N)])
def test_qr(on, dtype, order, m, n):
    a = general(m, n, dtype, order=order)
    there = on.put(a)
    for mode in ("reduced", "complete"):
        q, r = (on.get(x) for x in linalg.qr(there, mode))
        assert small(q @ r - a, one_norm(a), N) and small(q.conj().T @ q - np.eye(q.shape[1], dtype=dtype), 1, N)
    q, r, p = (on.get(x) for x in linalg.qr(there, pivoting=True))
    assert small(q @ r - a[:, p], one_norm(a), N)
    b = general(m, 2, dtype, 1)
    x = on.get(linalg.lstsq(there, on.put(b))[0])
    expected = np.linalg.lstsq(a, b, rcond=None)[0]
    assert small((x - expected).astype(dtype), np.abs(expected).max() * np.linalg.cond(a) ** 2, N)


@on_gpu
def test_the_callers_stream_of_cupy():
    """The operand is still being written, on a stream of the caller's, when the function is called."""
    cupy = pytest.importorskip("cupy")
    a = hermitian(2000, np.float64)
    with cupy.cuda.Stream(non_blocking=True):
        busy = cupy.ones((6000, 6000))
        for _ in range(5):
            busy = busy @ busy * 1e-4
        there = cupy.asarray(a) + 0 * busy[0, 0]
        w, v = linalg.eigh(there)
        assert abs(cupy.asnumpy(there @ v - v * w)).max() < 1e-9
    with cupy.cuda.Stream(non_blocking=True):  # results need no waiting
        assert small(cupy.asnumpy(w) - np.linalg.eigvalsh(a), np.abs(cupy.asnumpy(w)).max(), 2000)


@on_gpu
def test_the_callers_stream_of_torch():
    torch = pytest.importorskip("torch")
    a = hermitian(2000, np.float64)
    with torch.cuda.stream(torch.cuda.Stream()):
        busy = torch.ones((6000, 6000), dtype=torch.float64, device="cuda")
        for _ in range(5):
            busy = busy @ busy * 1e-4
        there = torch.from_numpy(a).cuda() + 0 * busy[0, 0]
        w, v = linalg.eigh(there)
        assert abs((there @ v - v * w).cpu().numpy()).max() < 1e-9


@on_gpu
def test_threads_with_streams_of_their_own():
    """Calls in the order of each thread's stream, behind work that makes their operands; one context serves all."""
    torch = pytest.importorskip("torch")
    worst = [np.inf] * 4

    def one(k):
        a = torch.from_numpy(definite(150 + 50 * k, np.float64)).cuda()
        torch.cuda.synchronize()
        found = [0.0]
        with torch.cuda.stream(torch.cuda.Stream()):
            for turn in range(1, 4):
                torch.cuda._sleep(1_000_000)
                late = a * turn
                factor, (q, r), x = linalg.cholesky(late), linalg.qr(late), linalg.solve(late, late[:, :3])
                found += [float(abs(d).max()) for d in (factor @ factor.T - late, q @ r - late, late @ x - late[:, :3])]
        worst[k] = max(found)

    threads = [threading.Thread(target=one, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert max(worst) < 1e-9


@on_gpu
def test_views_of_torch():
    """Tensors whose conjugate is only marked, with a gradient, and strided ones."""
    torch = pytest.importorskip("torch")
    a = hermitian(50, np.complex128)
    there = torch.from_numpy(a).cuda()
    w, v = linalg.eigh(there.conj())
    assert small(a.conj() @ v.cpu().numpy() - v.cpu().numpy() * w.cpu().numpy(), one_norm(a), 50)
    assert small(linalg.eigvalsh(there.requires_grad_()).cpu().numpy() - w.cpu().numpy(), one_norm(a), 50)
    wide = torch.zeros((100, 150), dtype=torch.complex128, device="cuda")
    wide[::2, ::3] = there.detach()
    assert small(linalg.eigvalsh(wide[::2, ::3]).cpu().numpy() - w.cpu().numpy(), one_norm(a), 50)


def late(cupy, a):
    """a in the memory of the GPU, there only after milliseconds of products in the current stream."""
    there, other = cupy.empty(a.shape, order="F"), cupy.asarray(a, order="F")
    busy = cupy.zeros((4096, 4096))
    cupy.cuda.Device().synchronize()
    for _ in range(20):
        busy = busy @ busy
    there[...] = other
    return there


@on_gpu
@pytest.mark.parametrize("where", ["the default stream", "a stream that is set"])
def test_calls_begin_after_the_stream(where):
    """By the address alone: nothing in Python waits."""
    cupy = pytest.importorskip("cupy")
    a = definite(N, np.float64)
    with lapilli.Context(os.environ["LAPILLI_DEVICES"]) as context:
        stream = cupy.cuda.Stream.null if where == "the default stream" else cupy.cuda.Stream(non_blocking=True)
        if stream is not cupy.cuda.Stream.null:
            context.set_stream(stream)
        for _ in range(3):
            with stream:
                there = late(cupy, a)
                address = ctypes.c_void_p(there.data.ptr)
                size = ctypes.c_int64(N)
                assert context.call("lapilli_dpotrf", (ctypes.c_char(b"L"), size, address, size)) == 0
                assert np.allclose(np.tril(cupy.asnumpy(there)), np.linalg.cholesky(a))
        context.set_stream(None)


@on_gpu
def test_lapack_with_arrays_of_cupy():
    cupy = pytest.importorskip("cupy")
    a = definite(N, np.float64)
    there, w = cupy.asarray(a, order="F"), cupy.empty(N)
    assert lapack.dsyevd("V", "L", N, there, N, w) == 0
    v, w = cupy.asnumpy(there), cupy.asnumpy(w)
    assert small(a @ v - v * w, np.abs(w).max(), N)
    with pytest.raises(ValueError, match="column-major"):
        lapack.dsyevd("V", "L", N, cupy.asarray(a), N, cupy.empty(N))
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream, lapilli.Queue(0, stream=stream.ptr) as queue:
        x, y = cupy.asarray(general(N, 1, np.float64)[:, 0]), cupy.zeros(N)
        matrix = cupy.asarray(a, order="F")
        lapack.dsymv_async(queue, "L", N, 1.0, matrix, N, x, 1, 0.0, y, 1)
        queue.synchronize()
        assert np.allclose(cupy.asnumpy(y), a @ cupy.asnumpy(x))


@on_gpu
@each_dtype
def test_stacks(on, dtype):
    a = np.stack([hermitian(48, dtype, seed) for seed in range(30)])
    p, b = a @ a.conj().transpose(0, 2, 1) + 48 * np.eye(48, dtype=dtype), general(48, 2, dtype)
    w, v = map(on.get, linalg.eigh(on.put(a)))
    factors, x = on.get(linalg.cholesky(on.put(p))), on.get(linalg.solve(on.put(p), on.put(b)))
    for k in range(30):
        assert small(a[k] @ v[k] - v[k] * w[k], one_norm(a[k]), 48)
        assert small(factors[k] @ factors[k].conj().T - p[k], one_norm(p[k]), 48)
        assert small(p[k] @ x[k] - b, one_norm(p[k]) * np.abs(x[k]).max() + 10, 48)


@on_gpu
@each_dtype
@each_order
def test_triangles_norms_and_products_with_q(on, dtype, order):
    g, b = general(N, N, dtype, order=order), general(N, 2, dtype, 1)
    r = np.triu(g) + 2 * N * np.eye(N, dtype=dtype)
    for trans, op in enumerate((r, r.T, r.conj().T)):
        x = on.get(linalg.solve_triangular(on.put(r), on.put(b), trans))
        assert small(op @ x - b, one_norm(op) * np.abs(x).max() + 10, N)
    assert np.allclose(on.get(linalg.norm(on.put(g), 1)), np.linalg.norm(g, 1))
    product, upper = map(on.get, linalg.qr_multiply(on.put(np.array(g[:, :99], order=order)), on.put(b.T)))
    assert small(product @ upper - b.T @ g[:, :99], one_norm(b.T) * one_norm(g), N)


@pytest.fixture(name="its_own", params=[CuPy, Torch], ids=lambda c: c.__name__)
def _its_own(request):
    """A library with memory of its own."""
    return request.param()


@on_gpu
@each_dtype
@each_order
def test_what_is_not_finite(its_own, dtype, order):
    n = 300
    g, p, b = general(n, n, dtype, order=order), definite(n, dtype, order=order), general(n, 3, dtype)
    side = its_own.put(b)
    functions = (linalg.inv, linalg.det, linalg.lu_factor, linalg.qr, lambda a: linalg.solve(a, side), lambda a: linalg.solve(its_own.put(g), a))
    for bad in (np.nan, np.inf):
        for i, j in ((0, 0), (7, 250), (250, 7), (299, 299)):
            a = g.copy(order="K")
            a[i, j] = bad
            for function in functions:
                with pytest.raises(ValueError, match="infs or NaNs"):
                    function(its_own.put(a))
            a = p.copy(order="K")
            a[i, j] = bad
            for function in (lambda a: linalg.cholesky(a, lower=i >= j), lambda a: linalg.solve(a, side, assume_a="pos", lower=i >= j)):
                with pytest.raises(ValueError, match="infs or NaNs"):
                    function(its_own.put(a))
            if i != j:
                assert np.isfinite(its_own.get(linalg.cholesky(its_own.put(a), lower=i < j))).all()


@on_gpu
@each_dtype
def test_large_stacks(its_own, dtype):
    n = 210
    a = np.stack([hermitian(n, dtype, seed) for seed in range(4)])
    p, b = np.stack([definite(n, dtype, seed) for seed in range(4)]), general(n, 2, dtype)
    w, v = map(its_own.get, linalg.eigh(its_own.put(a)))
    factors, x = its_own.get(linalg.cholesky(its_own.put(p))), its_own.get(linalg.solve(its_own.put(p), its_own.put(b)))
    for k in range(4):
        assert small(a[k] @ v[k] - v[k] * w[k], one_norm(a[k]), n)
        assert small(factors[k] @ factors[k].conj().T - p[k], one_norm(p[k]), n) and np.array_equal(factors[k], np.tril(factors[k]))
        assert small(p[k] @ x[k] - b, one_norm(p[k]) * np.abs(x[k]).max() + 10, n)


@on_gpu
def test_functions_that_are_missing(its_own):
    a = general(20, 6, np.float64)
    u, s, vh = map(its_own.get, linalg.svd(its_own.put(a), full_matrices=False))
    assert small(u * s @ vh - a, one_norm(a), 20)
    assert np.allclose(its_own.get(linalg.norm(its_own.put(a), 2)), np.linalg.norm(a, 2))


@on_gpu
@each_dtype
def test_workspace(its_own, dtype):
    """No other memory is taken for the matrix, its vectors and the work."""
    a = hermitian(700, dtype)
    there = its_own.put(a)
    expected = its_own.get(linalg.eigh(there)[0])
    with lapilli.Context(os.environ["LAPILLI_DEVICES"], settings={"memory.cache": False}) as context:
        letter = {"f": "ss", "d": "ds", "F": "ch", "D": "zh"}[np.dtype(dtype).char]
        need = lapack.memory(letter[0] + ("sy" if letter[1] == "s" else "he") + "evd", "V", 700).device
        lines = []
        context.set_log(lines.append)
        for size, fits in ((need, True), (need // 2, False)):
            context.set_workspace(its_own.put(np.zeros(size, np.uint8)))
            w = its_own.get(linalg.eigh(there)[0])
            assert np.array_equal(w, expected)
            assert any("not the caller's" in line for line in lines) != fits
        context.set_workspace(None)


@on_gpu
def test_no_kernel_is_compiled(tmp_path):
    """By CuPy, which has a file for each."""
    pytest.importorskip("cupy")
    program = """
import cupy, numpy, lapilli.linalg as linalg
for dtype in "fdFD":
    for order in "CF":
        g = numpy.random.default_rng(1).standard_normal((300, 300)).astype(dtype)
        a, p, b = (cupy.array(x, order=order) for x in (g, g @ g.conj().T + 300 * numpy.eye(300, dtype=dtype), g[:, :2]))
        linalg.cholesky(p), linalg.solve(a, b), linalg.solve(p, b, assume_a="pos"), linalg.eigh(p), linalg.eigvalsh(p), linalg.qr(a), linalg.qr(a[:, :9])
        linalg.inv(a), linalg.det(a), linalg.slogdet(a), linalg.lu_solve(linalg.lu_factor(a), b), linalg.eigh(p, p), linalg.norm(a)
    cupy.cuda.Device().synchronize()
"""
    subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, "CUPY_CACHE_DIR": str(tmp_path)})
    assert os.listdir(tmp_path) == []
