# SPDX-License-Identifier: BSD-3-Clause
import ctypes
import inspect
import pathlib
import re
import subprocess
import sys

import numpy as np
import pytest
from support import definite, each_dtype, general, hermitian, one_norm, small

import lapilli
from lapilli import _library, lapack
from lapilli.lapack import _needs

LETTERS = {np.float32: "s", np.float64: "d", np.complex64: "c", np.complex128: "z"}


def named(dtype, real, complex_=None):
    return getattr(lapack, LETTERS[dtype] + (complex_ if complex_ and np.dtype(dtype).kind == "c" else real))


def test_every_function_is_in_the_library_and_documented():
    functions = [n for n in lapack.__all__ if n not in ("CROSSOVERS", "Memory")]
    assert len(functions) > 500
    for name in functions:
        function = getattr(lapack, name)
        assert hasattr(_library.library(), "lapilli_" + name), name
        assert function.__doc__ and function.__annotations__["return"] in ("int", "Memory"), name


def test_arguments_are_those_of_the_reference():
    assert list(inspect.signature(lapack.dsyevd).parameters) == ["jobz", "uplo", "n", "A", "lda", "W", "context"]
    assert "eigenvalues in ascending order" in lapack.zheevd.__doc__
    assert list(inspect.signature(lapack.dgemv_async).parameters)[0] == "queue"


@each_dtype
def test_factor_and_solve(dtype):
    n = 60
    a, b = definite(n, dtype), general(n, 2, dtype, 1, order="F")
    factor, x = np.asfortranarray(a), b.copy(order="F")
    assert named(dtype, "potrf")("L", n, factor, n) == 0
    assert named(dtype, "potrs")("L", n, 2, factor, n, x, n) == 0
    assert small(a @ x - b, one_norm(a) * np.abs(x).max(), n)
    by_address = np.asfortranarray(a)
    assert named(dtype, "potrf")(b"L", n, by_address.ctypes.data, n) == 0
    assert np.array_equal(factor, by_address)


@each_dtype
def test_numbers_are_passed(dtype):
    """Real scalars, and complex ones, which are structures for ctypes."""
    n = 9
    alpha, beta = (1.5, -0.5) if np.dtype(dtype).kind == "f" else (1.5 - 2j, 0.25 + 1j)
    a, b, c = (general(n, n, dtype, seed, order="F") for seed in range(3))
    expected = alpha * (a @ b) + beta * c
    named(dtype, "gemm")("N", "N", n, n, n, alpha, a, n, b, n, beta, c, n)
    assert small((c - expected).astype(dtype), n * np.abs(expected).max(), n)


@each_dtype
def test_batches(dtype):
    """One behind the other, and each with an address."""
    n, count = 6, 3
    matrices = [hermitian(n, dtype, seed) for seed in range(count)]
    real = np.zeros(0, dtype).real.dtype
    batch, w, infos = np.array([np.conj(m) for m in matrices]), np.zeros(count * n, real), np.ones(count, np.int64)
    assert named(dtype, "syevd_batch", "heevd_batch")("V", "L", n, batch, n, n * n, w, count, infos) == 0
    assert not infos.any()
    for k, a in enumerate(matrices):
        values, vectors = w[k * n:(k + 1) * n], batch[k].T
        assert small(a @ vectors - vectors * values, one_norm(a), n)
    apart = [np.asfortranarray(m) for m in matrices]
    w2 = np.zeros_like(w)
    pointers = named(dtype, "syevd_batch_pointers", "heevd_batch_pointers")
    assert pointers("N", "L", n, apart, n, w2, count, infos) == 0
    assert small(w2 - w, np.abs(w).max(), n)


def test_a_number_that_is_written():
    n, found, w = 12, np.zeros(1, np.int64), np.zeros(12)
    a = hermitian(n, np.float64, order="F")
    assert lapack.dsyevdx("N", "I", "L", n, a.copy(order="F"), n, 0, 0, 2, 4, found, w) == 0
    assert found[0] == 3 and np.allclose(w[:3], np.linalg.eigvalsh(a)[1:4])
    norm = np.zeros(1)
    lapack.dlange("1", n, n, a, n, norm)
    assert norm[0] == pytest.approx(one_norm(a))


@pytest.mark.parametrize("cell", [bytearray(b"N"), np.array([b"N"]), np.zeros(1, np.uint8)])
def test_a_letter_that_is_written(cell):
    n = 6
    a = np.asfortranarray(np.diag(10.0 ** np.arange(0, 12, 2)))
    b, x, af = np.ones((n, 1), order="F"), np.zeros((n, 1), order="F"), np.zeros((n, n), order="F")
    r, c, pivots, one = np.zeros(n), np.zeros(n), np.zeros(n, np.int64), [np.zeros(1) for _ in range(4)]
    lapack.dgesvx("E", "N", n, 1, a, n, af, n, pivots, cell, r, c, b, n, x, n, *one)
    assert bytes(cell) in (b"R", b"C", b"B")
    assert np.allclose(x[:, 0], 10.0 ** -np.arange(0, 12, 2))


def test_memory():
    found = lapack.dsyevd_memory("V", 5000)
    assert isinstance(found, lapilli.Memory) and found.host > 0
    assert lapack.dsyevd_memory("V", 10000).host > found.host
    assert lapilli.memory("dsyevd", "V", 5000) == lapilli.memory("eigh", 5000) == found
    assert lapilli.memory("eigvalsh", 5000, dtype=np.complex64) == lapack.cheevd_memory("N", 5000)
    assert lapilli.memory("solve", 5000) == lapack.dgesv_memory(5000, 1)
    assert lapilli.memory("solve", 5000, 3000) == lapack.dgesv_memory(5000, 3000)
    of_rows = [lapack.dgelqf_memory(200, 5000), lapack.dorglq_memory(200, 5000)]
    assert all(lapilli.memory("qr", 5000, 200).device >= m.device for m in (lapack.dgeqrf_memory(5000, 200), *of_rows))
    for m, n, k in ((5000, 200, 200), (200, 5000, 200), (300, 300, 300), (5000, None, 5000)):
        others = (m,) if n is None else (m, n)
        factored = [lapack.zgeqrf_memory(m, n or m), lapack.zungqr_memory(m, k), lapack.zgelqf_memory(n or m, m), lapack.zunglq_memory(k, m)]
        assert lapilli.memory("qr", *others, dtype=complex) == tuple(map(max, zip(*factored)))
    for name, arguments, of_type in (("eigh", (3, 4), None), ("eigh", (3,), np.int64), ("dsyevd", ("V", 3), np.float64)):
        with pytest.raises(TypeError):
            lapilli.memory(name, *arguments, dtype=of_type)


@pytest.mark.parametrize("sizes", [(5000, 200), (200, 5000), (300, 300), (300,), (1, 0), (0, 1)], ids=str)
@each_dtype
def test_memory_of_each_function(sizes, dtype):
    """Of tall and of wide matrices, for which the routines take other sizes. More sizes than a function has are refused."""
    for name, (words, _) in _needs._CALLS.items():
        if len(sizes) <= len(words.split()):
            found = lapilli.memory(name, *sizes, dtype=dtype)
            assert found.device >= 0 and found.host >= 0, name
        else:
            with pytest.raises(TypeError, match=name):
                lapilli.memory(name, *sizes, dtype=dtype)


def test_bad_arguments():
    a = np.eye(4, order="F")
    with pytest.raises(lapilli.ArgumentError, match=r"dpotrf: argument 4 \(lda\) = 3, must be at least max\(1, n\) = 4") as raised:
        lapack.dpotrf("L", 4, a.ravel(order="F"), 3)
    assert raised.value.info == -4 and isinstance(raised.value, ValueError)
    with pytest.raises(TypeError, match="float64"):
        lapack.dpotrf("L", 4, a.astype(np.float32), 4)
    with pytest.raises(TypeError):
        lapack.dpotrf("L", 4, a.tolist(), 4)
    with pytest.raises(ValueError, match="column-major"):
        lapack.dpotrf("L", 3, np.ones((4, 3)), 4)
    a.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        lapack.dpotrf("L", 4, a, 4)
    with pytest.raises(ValueError):
        lapack.dpotrf("lower", 4, np.eye(4), 4)
    assert lapack.dpotrf("L", 2, np.asfortranarray(-np.eye(2)), 2) == 1


def test_a_part_of_a_matrix():
    whole = np.asfortranarray(definite(8, np.float64))
    kept = whole.copy()
    lapack.dpotrf("L", 3, whole[2:5, 2:5], 8)
    assert np.allclose(np.tril(whole[2:5, 2:5]), np.linalg.cholesky(kept[2:5, 2:5]))
    whole[2:5, 2:5] = kept[2:5, 2:5]
    assert np.array_equal(whole, kept)


def test_steps_are_those_that_the_call_is_told():
    """Elements that the call would look for elsewhere."""
    n = 4
    whole, w = np.asfortranarray(definite(2 * n, np.float64)), np.zeros(2 * n)
    a = np.asfortranarray(definite(n, np.float64))
    kept, kept_whole = a.copy(), whole.copy()
    for other in (w[::-1][:n], w[::2], np.broadcast_to(w[:1], n)):
        with pytest.raises(ValueError, match="backwards|2 elements apart|read-only"):
            lapack.dsyevd("V", "L", n, a, n, other)
    with pytest.raises(ValueError, match="columns are 8 elements apart, and the call is told 4"):
        lapack.dpotrf("L", n, whole[:n, :n], n)
    with pytest.raises(ValueError, match="columns are 4 elements apart, and the call is told 5"):
        lapack.dpotrf("L", n - 1, a, n + 1)
    with pytest.raises(ValueError, match="3 elements apart, and the call is told 2"):
        lapack.dgemv("N", n, n, 1.0, a, n, np.ones(12)[::3], 2, 0.0, np.ones(n), 1)
    with pytest.raises(ValueError, match="columns are 8 elements apart, and the call is told 4"):
        lapack.dpotrf_vbatch("L", np.array([n, n]), [a, whole[:n, :n]], np.array([n, n]), 2, np.zeros(2, np.int64))
    with pytest.raises(ValueError, match="backwards"):
        lapack.dpotrf_batch("L", n, np.array([a, a])[::-1], n, n * n, 2, np.zeros(2, np.int64))
    stack = np.zeros((2, n, 2 * n))
    for part, lda, what in ((stack[:, :, ::2], 2 * n, "not contiguous"), (stack[:, :, :n], n, "columns are 8 elements apart")):
        with pytest.raises(ValueError, match=what):
            lapack.dpotrf_batch("L", n, part, lda, 2 * n * n, 2, np.zeros(2, np.int64))
    with pytest.raises(ValueError, match="2 arrays and 1 leading"):
        lapack.dpotrf_vbatch("L", np.array([n, n]), [a, a], np.array([n]), 2, np.zeros(2, np.int64))
    assert np.array_equal(a, kept) and np.array_equal(whole, kept_whole) and not w.any() and not stack.any()


def test_steps_of_vectors_and_rows():
    n = 4
    a, x, y = general(n, n, np.float64, order="F"), general(3 * n, 1, np.float64, 1)[:, 0], np.zeros(2 * n)
    lapack.dgemv("N", n, n, 1.0, a, n, x[::3], 3, 0.0, y[::2], 2)
    assert small(y[::2] - a @ x[::3], n, n) and not y[1::2].any()
    lapack.dgemv("N", n, n, 1.0, a, n, x, -3, 0.0, y, 1)  # the memory of all of it
    assert small(y[:n] - a @ x[:10:3][::-1], n, n)
    lapack.dgemv("N", n, n, 1.0, a, n, a[1], n, 0.0, y, 1)
    assert small(y[:n] - a @ a[1], n, n)
    found = np.zeros(1)
    for row in (a[1], a[1:2]):
        lapack.dlange("1", 1, n, row, n, found)
        assert found[0] == np.abs(a[1]).max()
    batch, whole = np.zeros((2 * n, 3 * n), order="F"), np.asfortranarray(definite(n, np.float64))
    batch[:n] = np.tile(whole, 3)
    lapack.dpotrf_batch("L", n, batch[:n], 2 * n, 2 * n * n, 3, np.ones(3, np.int64))
    assert np.allclose(np.tril(batch[:n, 2 * n:]), np.linalg.cholesky(whole)) and not batch[n:].any()


@pytest.mark.skipif(lapilli.default().device_count == 0, reason="needs devices")
def test_spread_matrices_and_queues():
    n = 70
    a = hermitian(n, np.complex128)
    with lapilli.Matrix.scatter(a, nb=16) as spread:
        assert np.array_equal(spread.gather(), a)
        w = np.zeros(n)
        assert lapack.zheevd_mgpu("V", "L", spread, w) == 0
        v = spread.gather()
        assert small(a @ v - v * w, np.abs(w).max(), n)
        parts = [spread.local(k) for k in range(lapilli.default().device_count)]
        assert sum(columns for _, _, columns in parts) == n and all(ld >= n for _, ld, _ in parts)
    with pytest.raises(ValueError, match="closed"):
        spread.gather()
    with lapilli.Queue(0) as queue:
        queue.synchronize()
        with pytest.raises(lapilli.Error):  # operands must be on the device
            lapack.dgemv_async(queue, "N", 2, 2, 1.0, np.eye(2, order="F"), 2, np.ones(2), 1, 0.0, np.ones(2), 1)


def test_the_interpreter_is_free_meanwhile():
    assert type(_library.library()) is ctypes.CDLL
    assert re.match(r"\d+\.\d+\.\d+$", lapilli.library_version())


@pytest.mark.skipif(lapilli.default().device_count == 0, reason="needs devices")
def test_work_on_queues():
    """The memory of a device, for programs without CuPy or PyTorch: addresses."""
    n = 40
    a = np.asfortranarray(general(n, n, np.float64))
    x, y = general(n, 1, np.float64, 1)[:, 0], np.zeros(n)
    with lapilli.Context("sim:1") as context, lapilli.Queue(0) as queue:
        there = [context.allocate(v.nbytes) for v in (a, x, y)]
        for address, v in zip(there, (a, x)):
            context.copy(address, v, v.nbytes)
        lapack.dgemv_async(queue, "N", n, n, 1.0, there[0], n, there[1], 1, 0.0, there[2], 1)
        queue.synchronize()
        context.copy(y, there[2], y.nbytes)
        assert small(y - a @ x, n, n)
        with pytest.raises(lapilli.Error, match="dgemv_async"):
            lapack.dgemv_async(queue, "N", n, n, 1.0, a, n, there[1], 1, 0.0, there[2], 1)
        assert lapack.dpotrf("L", n, there[0], n) > 0  # and LAPACK's routines
        for address in there:
            context.free(address)
        with pytest.raises(ValueError):
            context.free(there[0])


@pytest.mark.parametrize("number", [2**63, -2**63 - 1, 2**64 + 3, -2**64 + 3, 10**30, np.uint64(2**63)], ids=str)
def test_integers_beyond_64_bits(number):
    found = np.zeros(1)
    for call in (lambda: lapack.dlange("1", number, 1, np.ones((3, 1), order="F"), 3, found),
                 lambda: lapack.dlange("1", 3, 1, np.ones(3), number, found),
                 lambda: lapack.dsyevd_memory("V", number), lambda: lapilli.memory("dpotrf", number)):
        with pytest.raises(OverflowError, match=str(number)):
            call()
    assert not found.any()


def test_kinds_of_integers():
    found = np.zeros(1)
    for three in (3, np.int8(3), np.int32(3), np.int64(3), np.uint64(3), np.array(3)):
        lapack.dlange("1", three, 1, np.ones(3), three, found)
        assert found[0] == 3
    for one in (True, np.bool_(True)):
        lapack.dlange("1", one, one, np.full(1, 7.0), one, found)
        assert found[0] == 7
    for wrong in (3.0, np.float64(3), "3", None, 3 + 0j):
        with pytest.raises(TypeError):
            lapack.dlange("1", wrong, 1, np.ones(3), 3, found)
    assert lapack.dlange("1", 2**63 - 1, 0, np.ones(1), 2**63 - 1, found) == 0  # the largest one


def test_what_is_no_array():
    found = np.ones(1)
    for wrong in (np.array(7.0), np.ones((1, 1))[0, 0], True, np.bool_(True)):
        for call in (lambda: lapack.dlange("1", 1, 1, wrong, 1, found), lambda: lapack.dlange("1", 1, 1, found, 1, wrong)):
            with pytest.raises((TypeError, ValueError), match="array"):
                call()
    for address in (-8, 2**64, 2**64 + found.ctypes.data):
        with pytest.raises(OverflowError, match="address"):
            lapack.dlange("1", 1, 1, address, 1, found)
    assert found[0] == 1


@pytest.mark.parametrize("letter", ["L", b"L", np.str_("L"), np.array([76], np.uint8), np.array([b"L"])[0], bytearray(b"L"), memoryview(b"L")],
                         ids=lambda letter: type(letter).__name__)
def test_a_letter(letter):
    a = definite(5, np.float64, order="F")
    assert lapack.dpotrf(letter, 5, a, 5) == 0


@pytest.mark.parametrize("letter", ["", "LU", b"", b"LU", bytearray(b"LU")], ids=repr)
def test_no_letter(letter):
    with pytest.raises(ValueError, match="not one letter"):
        lapack.dpotrf(letter, 5, definite(5, np.float64, order="F"), 5)


def test_letters_of_bytes_are_not_compared_with_text():
    """Which `python -b` warns of: an error under -bb."""
    program = "from lapilli.lapack import _marshal; assert _marshal.letter(b'L').value == _marshal.letter('L').value == b'L'"
    folder = pathlib.Path(lapilli.__file__).parents[1]
    subprocess.run([sys.executable, "-bb", "-c", program], check=True, cwd=folder)
