# SPDX-License-Identifier: BSD-3-Clause
"""Sparse matrices and operators."""
import contextlib
import copy
import gc
import os
import pickle
import signal
import sys
import threading
import types
import weakref
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from support import definite, each_dtype, general, small
from support_sparse import BSR, CSR, Other, banded, holes

import lapilli
from lapilli import sparse
from lapilli.sparse import Matrix, Operator


def near(found, wanted, terms=50):
    assert found.dtype == wanted.dtype and found.shape == wanted.shape
    return small(found - wanted, max(1, np.abs(wanted).max()) if wanted.size else 1, terms)


# ---- Making


@each_dtype
@pytest.mark.parametrize("index", [np.int32, np.int64])
def test_csr_coo_bsr(dtype, index):
    a, x = holes(24, 36, dtype), general(36, 3, dtype)
    csr, bsr = CSR(a, index), BSR(a, 3, 3)
    coo = csr.tocoo()
    shuffled = np.random.default_rng(0).permutation(len(coo.data))
    rows, columns, values = (v[shuffled] for v in (coo.row.astype(index), coo.col, coo.data))
    for A in (Matrix(csr), Matrix.csr(csr.data, csr.indices, csr.indptr, a.shape), Matrix(bsr),
              Matrix.bsr(bsr.data, bsr.indices.astype(index), bsr.indptr, a.shape), Matrix(coo), Matrix.coo(values, rows, columns, a.shape),
              Matrix(Other(a)), Matrix(CSR(a, index, unsorted=True)), Matrix(BSR(a, 2, 3))):
        assert A.shape == (24, 36) and A.dtype == dtype and A.ndim == 2
        near(A @ x, a @ x)


def test_properties():
    A = Matrix(CSR(np.diag([1.0, 2, 3])))
    found = A.properties
    assert (found.rows, found.columns, found.entries, found.longest_row) == (3, 3, 3, 1) and found.dtype == np.float64
    assert found.storage == "G" and found.host_bytes > 0 and A.nnz == 3 and "3 by 3" in repr(A)


@each_dtype
@pytest.mark.parametrize("storage", ["L", "U"])
def test_a_triangle(dtype, storage):
    a, x = banded(40, dtype), general(40, 4, dtype)
    A = Matrix(CSR(np.tril(a) if storage == "L" else np.triu(a)), storage)
    assert A.is_hermitian and A.nnz == np.count_nonzero(a)
    near(A @ x, a @ x)
    near(A.T @ x, a.T @ x)
    near(A.H.T.H.T @ x, a @ x)


def test_dtypes_are_converted():
    ints = CSR(np.diag([1, 2, 3]))
    assert Matrix(ints).dtype == np.float64 and Matrix(ints, dtype=np.complex64).dtype == np.complex64
    with pytest.raises(TypeError, match="imaginary"):
        Matrix(CSR(np.eye(2) * 1j), dtype=np.float64)
    with pytest.raises(TypeError, match="float16"):
        Matrix(CSR(np.eye(2)), dtype=np.float16)
    with pytest.raises(TypeError, match="longdouble|float128"):
        Matrix(CSR(np.eye(2, dtype=np.longdouble)))


def test_bad_arrays():
    with pytest.raises(lapilli.ArgumentError, match="row 1"):
        Matrix.csr(np.ones(3), np.array([0, 2, 1]), np.array([0, 1, 3]), (2, 3))
    with pytest.raises(lapilli.NotFiniteError):
        Matrix.csr(np.array([np.nan]), np.array([0]), np.array([0, 1]), (1, 1))
    with pytest.raises(ValueError, match="indptr has 2 elements, must have 4"):
        Matrix.csr(np.ones(1), np.array([0]), np.array([0, 1]), (3, 3))
    with pytest.raises(ValueError, match="indptr ends with 9"):
        Matrix.csr(np.ones(1), np.array([0]), np.array([0, 9]), (1, 1))
    for data, indices in ((1, 2), (2, 1), (0, 2)):
        with pytest.raises(ValueError, match=f"indptr ends with 2, and indices and data have {indices} and {data} elements"):
            Matrix.csr(np.ones(data), np.arange(indices), np.array([0, 1, 2]), (2, 2))
        with pytest.raises(ValueError, match=f"indptr ends with 2, and indices and data have {indices} and {data} elements"):
            Matrix.bsr(np.ones((data, 3, 3)), np.arange(indices), np.array([0, 1, 2]), (6, 6))
    with pytest.raises(ValueError, match="must be as many"):
        Matrix.coo(np.ones(2), np.array([0]), np.array([0, 1]), (2, 2))
    with pytest.raises(TypeError, match="indices is of float64"):
        Matrix.csr(np.ones(1), np.array([0.0]), np.array([0, 1]), (1, 1))
    with pytest.raises(ValueError, match=r"\(blocks, b, b\)"):
        Matrix.bsr(np.ones((1, 2, 3)), np.array([0]), np.array([0, 1]), (2, 3))
    with pytest.raises(TypeError, match="not a sparse matrix"):
        Matrix(np.eye(3))
    with pytest.raises(lapilli.ArgumentError, match="storage"):
        Matrix(CSR(np.eye(3)), "X")


# ---- Products


@each_dtype
def test_layouts_of_vectors(dtype):
    a, wide = holes(30, 20, dtype), general(20, 12, dtype)
    A = Matrix(CSR(a))
    for x in (wide, np.asfortranarray(wide), wide[:, ::3], wide[:, 2:7], wide[:, 4], wide[::-1], wide[:, 3:4], wide[:, :0],
              np.broadcast_to(wide[:1], wide.shape)):
        near(A @ x, a @ x)
    near(A @ np.arange(20), (a @ np.arange(20)).astype(dtype), 5000)
    for x in (general(30, 5, dtype), general(30, 1, dtype)[:, 0]):
        near(A.T @ x, a.T @ x)
        near(A.H @ x, a.conj().T @ x)
        near(A.multiply(x, trans="C"), a.conj().T @ x)
        near(x.T @ A, x.T @ a)
    near(A.T.T @ wide, a @ wide)
    near(A.H.H @ wide, a @ wide)


@each_dtype
def test_out(dtype):
    a, x, y = holes(30, 20, dtype), general(20, 6, dtype), general(30, 6, dtype)
    A = Matrix(CSR(a))
    wide = np.zeros((60, 18), dtype)
    unaligned = np.frombuffer(bytearray(30 * 6 * y.itemsize + 1), np.uint8)[1:].view(dtype).reshape(30, 6)
    for out in (y.copy(), np.asfortranarray(y), wide[::2, ::3], wide[:30, 3:9], np.ascontiguousarray(y[::-1])[::-1], unaligned):
        out[...] = y
        assert A.multiply(x, 2, -3, out=out) is out
        near(out, (2 * (a @ x) - 3 * y).astype(dtype))
        out[...] = np.nan
        near(A.multiply(np.asfortranarray(x), 2, out=out), (2 * (a @ x)).astype(dtype))
    square = definite(20, dtype)
    both = x.copy()
    near(Matrix(CSR(square)).multiply(both, out=both), square @ x)


@pytest.mark.parametrize("real, complex_", [(np.float32, np.complex64), (np.float64, np.complex128)])
def test_a_real_matrix_and_complex_vectors(real, complex_):
    a, x = holes(30, 20, real), general(20, 3, complex_)
    A = Matrix(CSR(a))
    near(A @ x, (a @ x))
    near(A @ np.asfortranarray(x), a @ x)
    near(A @ x[:, 1], a @ x[:, 1])
    near(A.H @ (a @ x), a.T @ (a @ x))
    out = np.asfortranarray(a @ x)
    near(A.multiply(x, 1, 2, out=out), (3 * (a @ x)))
    with pytest.raises(TypeError, match="must be real"):
        A.multiply(x, 1j)


def test_bad_products():
    A = Matrix(CSR(holes(30, 20, np.float32)))
    with pytest.raises(TypeError, match="convert X"):
        A @ general(20, 2, np.float64)
    with pytest.raises(ValueError, match=r"\(20,\) or \(20, k\)"):
        A @ np.ones(30, np.float32)
    with pytest.raises(ValueError, match="no out"):
        A.multiply(np.ones(20, np.float32), beta=1)
    with pytest.raises(ValueError, match="out is"):
        A.multiply(np.ones(20, np.float32), out=np.ones(30))
    with pytest.raises(ValueError, match="read-only"):
        A.multiply(np.ones(20, np.float32), out=np.broadcast_to(np.float32(0), (30,)))
    with pytest.raises(TypeError, match="must be an array"):
        A.multiply(np.ones(20, np.float32), out=[0])
    with pytest.raises(ValueError, match="trans"):
        A.multiply(np.ones(20, np.float32), trans="H")
    with pytest.raises(NotImplementedError, match="conjugate"):
        Matrix(CSR(holes(3, 3, np.complex64))).H.T


def test_the_routines_take_it():
    a, x, y = holes(30, 20, np.float64), general(20, 6, np.float64), np.empty((30, 6))
    A = Matrix(CSR(a))
    assert lapilli.lapack.dspmm("N", "R", 6, 1.0, A, x.T, 6, 0.0, y.T, 6) == 0
    near(y, a @ x)
    with pytest.raises(ValueError, match="trans"):
        lapilli.lapack.dspmm("N", "R", 6, 1.0, A.T, x.T, 6, 0.0, y.T, 6)


# ---- Values, preconditioners, lifetime


@pytest.mark.parametrize("make", [CSR, lambda a: CSR(a).tocoo(), lambda a: BSR(a, 2, 2), lambda a: BSR(a, 2, 3),
                                  lambda a: CSR(a, unsorted=True)])
def test_set_values(make):
    a, x = holes(24, 24, np.float64), general(24, 2, np.float64)
    given = make(a)
    A = Matrix(given)
    view = A.T
    A.set_values(given.data * 3)
    near(A @ x, 3 * a @ x)
    near(view @ x, 3 * a.T @ x)
    with pytest.raises(ValueError, match="values for a matrix that was made from"):
        A.set_values(given.data.reshape(-1)[1:])
    with pytest.raises(lapilli.NotFiniteError):
        A.set_values(np.full_like(given.data, np.nan))


@each_dtype
@pytest.mark.parametrize("block", [1, 3, 7])
def test_jacobi(dtype, block):
    a, x = definite(30, dtype), general(30, 4, dtype)
    M = Matrix(CSR(a)).jacobi(block)
    blocks = np.zeros_like(a)
    for i in range(0, 30, block):
        blocks[i:i + block, i:i + block] = np.linalg.inv(a[i:i + block, i:i + block])
    near(M @ x, blocks @ x)
    with pytest.raises(ValueError, match="make it again"):
        M.set_values(x)
    with pytest.raises(np.linalg.LinAlgError, match="block 2 "):
        Matrix(CSR(np.diag([1.0, -1, 1]))).jacobi()
    for unfit in (np.array([[2, 1], [0, 2.0]]), np.array([[2, 1], [1, 2 + 0.1j]])):
        with pytest.raises(np.linalg.LinAlgError, match="block 1"):
            Matrix(CSR(unfit)).jacobi(2)
    with pytest.raises(lapilli.ArgumentError, match="argument 2"):
        Matrix(CSR(np.eye(3))).jacobi(0)


@each_dtype
def test_copies_in_host_memory(dtype):
    a = holes(12, 9, dtype)
    h = a[:9] + a[:9].conj().T + np.diag(np.arange(9).astype(dtype))
    for matrix, dense in ((Matrix(CSR(a)), a), (Matrix(CSR(np.tril(h)), "L"), h), (Matrix(CSR(np.triu(h)), "U").T, h.T), (Matrix(BSR(a, 3, 3)), a)):
        for view, expected in ((matrix, dense), *(((matrix.T, dense.T), (matrix.H, dense.conj().T)) if dense is a else ())):
            copied = view.toarray()
            assert copied.dtype == dtype and np.array_equal(copied, expected)
            assert np.array_equal(view.diagonal(), np.diagonal(expected))
            with contextlib.suppress(ImportError):
                csr = view.tocsr()
                assert csr.format == "csr" and csr.dtype == dtype and np.array_equal(csr.toarray(), expected)
        matrix.close()
        with pytest.raises(ValueError, match="closed"):
            matrix.toarray()


@each_dtype
def test_pickling(dtype):
    a = holes(24, 24, dtype)
    h = a + a.conj().T + 40 * np.eye(24, dtype=dtype)
    x = general(24, 3, dtype)
    with lapilli.Context(os.environ["LAPILLI_DEVICES"], settings={"spmm.crossover": 0}):
        kept = [Matrix(CSR(a)), Matrix(CSR(a)).H, Matrix(CSR(np.tril(h)), "L"), Matrix(CSR(np.triu(h)), "U"), Matrix(CSR(h)).jacobi(4), Matrix(BSR(h, 4, 4))]
        for matrix in kept:
            for again in (pickle.loads(pickle.dumps(matrix)), copy.deepcopy(matrix)):
                assert again.shape == matrix.shape and again.dtype == dtype and again.nnz == matrix.nnz and again.is_hermitian == matrix.is_hermitian
                assert again.context is not matrix.context and again.context.get("spmm.crossover") == "0"
                assert np.array_equal(again @ x, matrix @ x)
                again.close()
                again.context.close()
            assert copy.copy(matrix).handle.value == matrix.handle.value if matrix._op == "N" else True
        one, view = pickle.loads(pickle.dumps((kept[0], kept[0].T)))
        one.set_values(np.ones(one.nnz))
        assert np.array_equal(view @ x, (a != 0).T.astype(dtype) @ x)
        with pytest.raises(ValueError, match="takes no values"):
            pickle.loads(pickle.dumps(kept[4])).set_values(np.ones(4))
        for matrix in kept:
            matrix.close()
        with pytest.raises(ValueError, match="closed"):
            pickle.dumps(kept[0])
        del one, view, again, matrix


def test_lifetime():
    context = lapilli.Context("none")
    A = Matrix(CSR(np.eye(3)), context=context)
    assert A.context is context
    with pytest.raises(lapilli.ArgumentError):
        context.close()
    with context.use():
        B = Matrix(CSR(np.eye(3)))
        O = Operator(3, lambda X: X)
    view, gone = A.T, weakref.ref(context)
    del A
    assert (view @ np.ones(3) == 1).all()
    B.close()
    with pytest.raises(ValueError, match="the matrix is closed"):
        B @ np.ones(3)
    assert "closed" in repr(B)
    del view
    O.close()
    context.close()
    del context, B, O
    gc.collect()
    assert gone() is None


def test_the_context_outlives_what_it_made():
    context = lapilli.Context("none")
    A = Matrix(CSR(np.eye(3)), context=context)
    M = sparse.chebyshev(A, 4, 1, 2)
    gone = weakref.ref(context)
    del context, A
    assert gone() is not None and M.shape == (3, 3)
    del M
    gc.collect()
    assert gone() is None


# ---- Operators


@each_dtype
@pytest.mark.parametrize("order", ["R", "C"])
@pytest.mark.parametrize("into", [False, True])
def test_an_operator(dtype, order, into):
    n, seen = 60, []
    a = banded(n, dtype)

    def multiply(X, Y=None):
        seen.append(X)
        assert X.dtype == dtype and X.shape[0] == n and not X.flags.writeable
        assert X.flags.c_contiguous or X.flags.f_contiguous or X.strides[1 if order == "R" else 0] == X.itemsize
        if Y is None:
            return a @ X
        Y[...] = a @ X
        return None

    A = Operator(n, multiply, dtype, order=order, into=into)
    assert A.shape == (n, n) and A.dtype == dtype and "order 60" in repr(A)
    w = sparse.linalg.eigsh(A, 3, which="SA", return_eigenvectors=False)
    assert seen and np.allclose(w, np.linalg.eigvalsh(a)[:3], rtol=1e-3 if np.finfo(dtype).eps > 1e-10 else 1e-10)


def test_exceptions_of_a_function():
    class Mine(Exception):
        pass

    def fail(X):
        raise Mine("here")

    X = general(50, 2, np.float64)
    for call in (lambda: sparse.linalg.lobpcg(fail, X), lambda: sparse.linalg.eigsh(Operator(50, fail), 2),
                 lambda: sparse.linalg.lobpcg(banded(50, np.float64), X, M=fail), lambda: sparse.chebyshev(Operator(50, fail), 3)):
        before = X.copy()
        with pytest.raises(Mine, match="here"):
            call()
        assert (X == before).all()
    with pytest.raises(ValueError, match="returned ndarray of shape"):
        sparse.linalg.lobpcg(lambda X: X[:-1], X)
    with pytest.raises(ValueError, match="returned NoneType"):
        sparse.linalg.lobpcg(lambda X: None, X)
    with pytest.raises(TypeError, match="Cannot cast"):
        sparse.linalg.lobpcg(lambda X: X * 1j, X)
    with pytest.raises(ValueError, match="read-only"):
        sparse.linalg.lobpcg(lambda X: np.negative(X, out=X), X)
    with pytest.raises(lapilli.NotFiniteError):
        sparse.linalg.lobpcg(lambda X: X * np.nan, X)


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_in_a_function():
    def interrupt(X):
        os.kill(os.getpid(), signal.SIGINT)
        return X

    with pytest.raises(KeyboardInterrupt):
        sparse.linalg.lobpcg(interrupt, general(50, 2, np.float64))


def test_a_function_calls_the_library():
    a = banded(40, np.float64)
    A = Matrix(CSR(a))
    w, _ = sparse.linalg.lobpcg(lambda X: A @ X, general(40, 3, np.float64), largest=False, maxiter=100)
    assert np.allclose(w, np.linalg.eigvalsh(a)[:3])


def test_bad_operators():
    with pytest.raises(ValueError, match="order"):
        Operator(3, abs, order="F")
    with pytest.raises(ValueError, match="place"):
        Operator(3, abs, place="gpu")
    with pytest.raises(TypeError, match="int32"):
        Operator(3, abs, np.int32)
    with pytest.raises(TypeError, match="not a function"):
        Operator(3, np.eye(3))
    if all(device.name == "sim" for device in lapilli.default().devices):
        with pytest.raises(lapilli.NoDevicesError):
            Operator(3, abs, place="D")


class Mirror(np.ndarray):
    """A copy of an array on a device, which is written back at each assignment."""

    @classmethod
    def of(cls, interface):
        (rows, columns), dtype, strides = interface["shape"], np.dtype(interface["typestr"]), interface["strides"]
        copy = np.empty(((rows - 1) * strides[0] + (columns - 1) * strides[1]) // dtype.itemsize + 1, dtype)
        lapilli.default().copy(copy, interface["data"][0], copy.nbytes)
        self = np.lib.stride_tricks.as_strided(copy, (rows, columns), strides).view(cls)
        self.there, self.copied = interface["data"][0], copy
        return self

    def __setitem__(self, key, value):
        super().__setitem__(key, value)
        lapilli.default().copy(self.there, self.copied, self.copied.nbytes)


@pytest.mark.parametrize("order", ["R", "C"])
@pytest.mark.parametrize("name", ["cupy", "torch"])
def test_an_operator_on_a_device(monkeypatch, order, name):
    """With a library in the place of CuPy or PyTorch that copies blocks of simulated devices from and to their memory."""
    if not lapilli.default().device_count or any(device.name != "sim" for device in lapilli.default().devices):
        pytest.skip("for simulated devices")
    library, streams = types.ModuleType(name), []

    def array(there, device=None):
        assert (device is None) == (name == "cupy")
        return Mirror.of(there.__cuda_array_interface__) if hasattr(there, "__cuda_array_interface__") else np.array(there)

    def stream(address):
        streams.append(address)
        return contextlib.nullcontext()

    library.cuda = types.SimpleNamespace(ExternalStream=stream, stream=lambda s: s)
    library.asarray = library.as_tensor = array
    monkeypatch.setitem(sys.modules, name, library)
    monkeypatch.setattr(lapilli.Context, "demand_gpu", lambda self: None)
    a = banded(60, np.complex128)
    A = Operator(60, lambda X: a @ np.asarray(X), np.complex128, place=name, order=order)
    assert np.allclose(sparse.linalg.eigsh(A, 3, which="SA")[0], np.linalg.eigvalsh(a)[:3])
    inverse = Operator(60, lambda X: np.linalg.solve(a, np.asarray(X)), np.complex128, place=name, order=order)
    M = Matrix(CSR(np.eye(60, dtype=complex)))
    assert np.allclose(sparse.linalg.eigsh(a, 3, M, sigma=0, OPinv=inverse, tol=1e-8)[0], np.linalg.eigvalsh(a)[:3])


@each_dtype
def test_chebyshev(dtype):
    a = banded(80, dtype)
    A = Operator(80, lambda X: a @ X, dtype)
    M = sparse.chebyshev(A, 6)
    with pytest.raises(ValueError, match="close that one first"):
        A.close()
    X = general(80, 3, dtype)
    with_it = sparse.linalg.lobpcg(A, X, M=M, largest=False, maxiter=200)
    without = sparse.linalg.lobpcg(A, X, largest=False, maxiter=200)
    assert np.allclose(with_it[0], np.linalg.eigvalsh(a)[:3], rtol=1e-4)
    assert with_it.iterations < without.iterations
    M.close()
    A.close()
    with pytest.raises(lapilli.ArgumentError, match="degree"):
        sparse.chebyshev(a, 0)


class Ranks:
    """Threads that add up arrays, as MPI's ranks do."""

    def __init__(self, count):
        self.count, self.parts, self.barrier = count, [None] * count, threading.Barrier(count, timeout=20)

    def sum(self, rank, numbers):
        self.parts[rank] = numbers.copy()
        self.barrier.wait()
        numbers[:] = sum(self.parts[1:], self.parts[0])
        self.barrier.wait()

    def run(self, function):
        """What function(rank) returns, or its exception, of each."""
        def kept(rank):
            try:
                return function(rank)
            except Exception as error:
                return error
        with ThreadPoolExecutor(self.count) as pool:
            return list(pool.map(kept, range(self.count)))


@pytest.mark.parametrize("devices", ["none", "sim:1"])
def test_ranks(devices):
    bounds, n, ranks = (0, 70, 120), 120, Ranks(2)
    d = np.arange(1.0, n + 1)
    x = np.random.default_rng(1).standard_normal((n, 3))

    def solve(rank, fail=False):
        mine = slice(bounds[rank], bounds[rank + 1])

        def product(X):
            if fail:
                raise RuntimeError("no product")
            return d[mine, None] * X

        with lapilli.Context(devices) as context:
            with Operator(mine.stop - mine.start, product, context=context) as A:
                assert A.distribute(mine.start, lambda numbers: ranks.sum(rank, numbers)) is A
                return sparse.linalg.lobpcg(A, x[mine], largest=False, maxiter=300, tol=1e-9, block=8, context=context)

    found = ranks.run(solve)
    assert np.array_equal(found[0][0], found[1][0]) and np.allclose(found[0][0], [1, 2, 3])
    v = np.concatenate([pairs[1] for pairs in found])
    assert np.allclose(v.T @ v, np.eye(3)) and np.allclose(d[:, None] * v, v * found[0][0], atol=1e-6)
    ended = ranks.run(lambda rank: solve(rank, fail=rank == 1))
    assert isinstance(ended[0], lapilli.Cancelled) and "another rank" in str(ended[0]) and isinstance(ended[1], RuntimeError)
    with Operator(3, abs) as A, pytest.raises(lapilli.ArgumentError, match="first"):
        A.distribute(-1, print)
