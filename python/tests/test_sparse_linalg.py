# SPDX-License-Identifier: BSD-3-Clause
"""lobpcg, chefsi and eigsh, against numpy.linalg and scipy's own."""
import inspect
import itertools
import warnings

import numpy as np
import pytest
from support import definite, each_dtype, general, hermitian
from support_sparse import CSR, banded

import lapilli
from lapilli import sparse
from lapilli.sparse import Matrix, Operator
from lapilli.sparse.linalg import chefsi, eigsh, lobpcg, svds

N = 90


def tolerance(dtype):
    return float(np.sqrt(np.finfo(dtype).eps))


class Linear:
    """As scipy.sparse.linalg.LinearOperator."""

    def __init__(self, a):
        self.shape, self.dtype, self._a = a.shape, a.dtype, a

    def matmat(self, x):
        return self._a @ x


def kinds(a):
    """The ways to pass a matrix."""
    return [Matrix(CSR(a)), a, Operator(len(a), lambda X: a @ X, a.dtype), Linear(a), Matrix(CSR(np.tril(a)), "L"), lambda X: a @ X,
            CSR(a)]


def exact_inverse(a):
    """Hermitian to the last bit."""
    inverse = np.linalg.inv(a.astype(np.complex128))
    inverse = (inverse + inverse.conj().T) / 2
    return (inverse if a.dtype.kind == "c" else inverse.real).astype(a.dtype)


def check(a, w, v, wanted, b=None):
    bv = v if b is None else b @ v
    eps = tolerance(v.dtype)
    assert v.dtype == a.dtype and w.dtype == np.dtype(a.dtype.char.lower())
    assert np.allclose(w, wanted, rtol=10 * eps, atol=10 * eps)
    assert np.abs(a @ v - bv * w).max() < 50 * eps * np.abs(a).max()
    assert np.abs(v.conj().T @ bv - np.eye(len(w))).max() < 50 * eps


@each_dtype
@pytest.mark.parametrize("largest", [False, True])
def test_lobpcg(dtype, largest):
    a, X = banded(N, dtype), general(N, 4, dtype)
    before, values = X.copy(), np.linalg.eigvalsh(a)
    for A in kinds(a):
        for start in (X, np.asfortranarray(X)):
            result = lobpcg(A, start, largest=largest, maxiter=200)
            w, v = result
            check(a, w, v, values[::-1][:4] if largest else values[:4])
            assert len(result.convergence) == result.iterations + 1 and result.convergence[-1].converged == 4
            assert result.residuals.shape == (4,) and result.eigenvalues is w and result.eigenvectors is v
    assert (X == before).all()


@each_dtype
def test_lobpcg_of_a_pencil(dtype):
    a, b = banded(N, dtype), definite(N, dtype) / N
    values = np.linalg.eigvals(np.linalg.solve(b, a).astype(np.complex128)).real
    for A, B in zip(kinds(a), kinds(b)):
        w, v = lobpcg(A, general(N, 3, dtype), B, Matrix(CSR(a)).jacobi(), largest=False, maxiter=300)
        check(a, w, v, np.sort(values)[:3], b)


@each_dtype
def test_constraints(dtype):
    a = banded(N, dtype)
    values, vectors = np.linalg.eigh(a)
    for Y in (vectors[:, :2], np.asfortranarray(vectors[:, :2])):
        w, v = lobpcg(Matrix(CSR(a)), general(N, 3, dtype), Y=Y, largest=False, maxiter=200)
        check(a, w, v, values[2:5])


def test_what_lobpcg_tells():
    a, X = banded(N, np.float64), general(N, 3, np.float64)
    with pytest.warns(UserWarning, match="not converged"):
        w, v, history = lobpcg(a, X, maxiter=2, retResidualNormsHistory=True)
    assert history.shape == (3,) and (history > 0).all() and w.shape == (3,)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        rough = lobpcg(a, X, tol=1e-2, maxiter=100)
    assert rough.iterations < lobpcg(a, X, tol=1e-10, maxiter=100).iterations
    first = lapilli.default().convergence
    assert isinstance(first[0], lapilli.Convergence)


def test_bad_calls_of_lobpcg():
    a, X = banded(N, np.float64), general(N, 3, np.float64)
    for more, words in (({"retLambdaHistory": True}, "convergence"), ({"verbosityLevel": 1}, "progress"), ({"restartControl": 5}, "leave it out"),
                        ({"block": 2}, "from 3 to"), ({"Y": np.ones((3, 3))}, "Y has the shape"), ({"B": np.eye(3)}, "orders differ"),
                        ({"B": np.ones((3, 4))}, "square")):
        with pytest.raises(ValueError, match=words):
            lobpcg(a, X, **more)
    with pytest.raises(ValueError, match="two"):
        lobpcg(a, X[:, 0])
    with pytest.raises(ValueError, match="there are 1 pairs"):
        lobpcg(np.eye(3), np.ones((3, 2)), Y=np.eye(3)[:, :2])
    with pytest.raises(TypeError, match="is no operator"):
        lobpcg(5, X)
    with pytest.raises(TypeError, match="complex64|complex128"):
        lobpcg(Matrix(CSR(a)), X + 1j * X)
    with pytest.raises(TypeError, match="dtype="):
        lobpcg(Matrix(CSR(a)), X, B=Matrix(CSR(a.astype(np.float32))))
    with pytest.raises(ValueError, match="transposed view"):
        lobpcg(Matrix(CSR(a)).T, X)
    with pytest.raises(ValueError, match="another context"):
        lobpcg(Matrix(CSR(a)), X, context=lapilli.Context("none"))
    with pytest.raises(np.linalg.LinAlgError, match="A is not Hermitian"):
        lobpcg(np.triu(general(N, N, np.float64)), X)
    with pytest.raises(np.linalg.LinAlgError, match="positive definite"):
        lobpcg(a, X, B=-np.eye(N))
    with pytest.raises(lapilli.NotFiniteError):
        lobpcg(a, X * np.nan)


def test_contexts_are_not_held():
    a = banded(N, np.float64)
    with lapilli.Context("none"):
        with pytest.raises(ZeroDivisionError):
            lobpcg(lambda X: 1 / 0, general(N, 2, np.float64))
        eigsh(CSR(a), 2, which="SA")
        lobpcg(CSR(a), general(N, 2, np.float64), M=sparse.chebyshev(CSR(a), 3), maxiter=100)


def test_a_dtype_that_is_fixed():
    a = banded(N, np.float32)
    w, v = lobpcg(Matrix(CSR(a)), general(N, 2, np.float64), maxiter=200)
    assert w.dtype == v.dtype == np.float32
    assert lobpcg(a, general(N, 2, np.float64), maxiter=200)[0].dtype == np.float64
    assert lobpcg(a.astype(int), np.eye(N, 2, dtype=int), maxiter=200)[0].dtype == np.float64


# ---- chefsi


@each_dtype
@pytest.mark.parametrize("largest", [False, True])
def test_chefsi(dtype, largest):
    a = banded(N, dtype)
    values = np.linalg.eigvalsh(a)
    wanted = values[::-1][:4] if largest else values[:4]
    for A in kinds(a)[:5] + [CSR(a)]:
        result = chefsi(A, 4, largest=largest)
        w, v = result
        check(a, w, v, wanted)
        assert len(result.convergence) == result.iterations + 1 and result.convergence[-1].converged == 4
        assert result.residuals.shape == (4,) and result.eigenvalues is w and result.eigenvectors is v
        assert result.subspace.shape == (N, 6)
    for start in (general(N, 3, dtype), np.asfortranarray(general(N, 3, dtype))):
        before = start.copy()
        check(a, *chefsi(lambda X: a @ X, 4, start, largest=largest, degree=12, block=8), wanted)
        assert (start == before).all()


def test_a_sequence_of_problems():
    a = banded(N, np.float64)
    last = chefsi(a, 5)
    total = 0
    for step in range(1, 4):
        changed = a + np.diag(1e-3 * np.cos(step * np.arange(N)))
        fresh, last = chefsi(changed, 5), chefsi(changed, 5, last.subspace)
        assert last.iterations < fresh.iterations
        check(changed, *last, np.linalg.eigvalsh(changed)[:5])
        total += last.iterations
    assert chefsi(changed, 5, last.subspace, tol=1e-7).iterations == 0


def test_dense_arrays_are_operators():
    a = banded(N, np.complex64)
    values = np.linalg.eigvalsh(a)
    for A in (a, np.asfortranarray(a), a[::-1, ::-1], np.ascontiguousarray(a.T).T):
        check(A, *chefsi(A, 3), values[:3])
        check(A, *eigsh(A, 3, which="LA"), values[-3:])
    M = sparse.chebyshev(a, 4)
    check(a, *lobpcg(a, general(N, 3, np.complex64), M=M, largest=False, maxiter=200), values[:3])
    M.close()
    with pytest.raises(lapilli.NotFiniteError):
        chefsi(a * np.nan, 3)


def test_what_chefsi_tells():
    a = banded(N, np.float64)
    with pytest.warns(UserWarning, match="not converged"):
        w, v = chefsi(a, 3, maxiter=1, degree=2)
    assert w.shape == (3,) and v.shape == (N, 3)
    check(definite(3, np.float64), *chefsi(definite(3, np.float64), 3), np.linalg.eigvalsh(definite(3, np.float64)))


def test_bad_calls_of_chefsi():
    a, X = banded(N, np.float64), general(N, 9, np.float64)
    for more, words in (({"k": 0}, "at least 1"), ({"k": N + 1}, "order"), ({"block": 2}, "from 6 to"), ({"X": X, "block": 8}, "from 9 to"),
                        ({"X": X[:, 0]}, "two"), ({"X": X[1:]}, "orders differ")):
        with pytest.raises(ValueError, match=words):
            chefsi(a, **more)
    with pytest.raises(lapilli.ArgumentError, match="degree"):
        chefsi(a, degree=-1)
    with pytest.raises(np.linalg.LinAlgError, match="A is not Hermitian"):
        chefsi(np.triu(general(N, N, np.float64)))
    with pytest.raises(lapilli.NotFiniteError):
        chefsi(a, 3, X * np.nan)


# ---- eigsh


@each_dtype
@pytest.mark.parametrize("which", ["SA", "LA", "LM"])
def test_eigsh(dtype, which):
    a = banded(N, dtype)
    if which == "LM":
        a = a - 30 * np.eye(N, dtype=dtype)
    values = np.linalg.eigvalsh(a)
    wanted = {"SA": values[:5], "LA": values[-5:], "LM": np.sort(values[np.argsort(np.abs(values))[-5:]])}[which]
    for A in kinds(a)[:5] + [CSR(a)]:
        result = eigsh(A, 5, which=which)
        w, v = result
        check(a, w, v, wanted)
        assert len(result.convergence) == result.iterations + 1 and result.residuals.shape == (5,)
    assert np.allclose(eigsh(a, 5, which=which, v0=general(N, 1, dtype)[:, 0], ncv=40, return_eigenvectors=False), wanted, rtol=1e-3)
    check(a, *eigsh(lambda X: a @ X, 5, which=which, v0=general(N, 3, dtype), block=4), wanted)


@pytest.mark.parametrize("n, k", [(1, 1), (2, 2), (7, 3), (12, 12)])
def test_small_orders(n, k):
    a = definite(n, np.float64)
    check(a, *eigsh(a, k, which="LA"), np.linalg.eigvalsh(a)[n - k:])


@each_dtype
def test_near_a_shift(dtype):
    a, b = banded(N, dtype), definite(N, dtype) / N
    for sigma in (20.3, 11.2):
        inverse = exact_inverse(a - dtype(sigma) * np.eye(N, dtype=dtype))
        values = np.linalg.eigvalsh(a)
        wanted = np.sort(values[np.argsort(np.abs(values - sigma))[:4]])
        for more in ({}, {"OPinv": inverse}, {"OPinv": lambda X: inverse @ X}, {"OPinv": Linear(inverse)}):  # noqa: B023
            check(a, *eigsh(a, 4, sigma=sigma, **more), wanted)
        pencil = exact_inverse(a - dtype(sigma) * b)
        values = np.sort(np.linalg.eigvals(np.linalg.solve(b, a).astype(np.complex128)).real)
        wanted = np.sort(values[np.argsort(np.abs(values - sigma))[:4]])
        for B in kinds(b):
            w, v = eigsh(a, 4, B, sigma, OPinv=pencil, tol=10 * tolerance(dtype))
            check(a, w, v, wanted, b)


def test_a_pencil_with_minv():
    a, b = banded(N, np.float64), definite(N, np.float64) / N
    inverse = np.linalg.inv(b)
    values = np.sort(np.linalg.eigvals(inverse @ a).real)
    for A in (a, Matrix(CSR(a)), Operator(N, lambda X, Y: np.matmul(a, X, out=Y), into=True)):
        check(a, *eigsh(A, 3, Matrix(CSR(b)), Minv=lambda X: inverse @ X, which="LA", tol=1e-9), values[-3:], b)


@each_dtype
def test_pencils_whose_space_is_exhausted(dtype):
    """What is left of a product is rounding errors, and of B times it others: that says nothing of B."""
    for n, seed in itertools.product((5, 20), range(4)):
        a, b = hermitian(n, dtype, seed), definite(n, dtype, seed + 50) / n
        inverse = exact_inverse(b)
        values = np.sort(np.linalg.eigvals(np.linalg.solve(b, a).astype(np.complex128)).real)
        near = np.sort(values[np.argsort(np.abs(values - 0.3))[:3]])
        check(a, *eigsh(a, 3, b, Minv=lambda X: inverse @ X, which="SA", tol=tolerance(dtype)), values[:3], b)  # noqa: B023
        check(a, *eigsh(a, 3, b, 0.3, OPinv=exact_inverse(a - dtype(0.3) * b), tol=tolerance(dtype)), near, b)
        check(a, *lobpcg(a, general(n, n // 3, dtype, seed), b, largest=False, maxiter=300), values[:n // 3], b)


@pytest.mark.parametrize("n", [9, 16, 20])
def test_lobpcg_of_pencils_of_small_orders(n):
    """X, P and W are nearly the whole space, and errors of B W must not grow from step to step."""
    for seed in range(80):
        random = np.random.default_rng([seed, n])
        g, h = random.standard_normal((2, n, n))
        a, b = g + g.T, (h + h.T) @ (h + h.T) / n + np.eye(n)
        values = np.sort(np.linalg.eigvals(np.linalg.solve(b, a)).real)[:3]
        X = random.standard_normal((n, 3)).astype(np.float32)
        w, _ = lobpcg(a.astype(np.float32), X, b.astype(np.float32), largest=False, maxiter=500, tol=1e-4)
        assert np.allclose(w, values, atol=1e-2 * np.abs(values).max())


@pytest.mark.parametrize("how", ["cholesky", "shifted", "svqb", "classical", "modified"])
def test_directions_that_depend_on_others(how):
    """Five vectors in X leave room for four in W."""
    n = 9
    with lapilli.Context(settings={"lobpcg.orthogonalization": how}):
        for seed in range(40):
            a, b, X = hermitian(n, np.complex128, seed), definite(n, np.complex128, seed + 50), general(n, 3, np.complex128, seed)
            values = np.sort(np.linalg.eigvals(np.linalg.solve(b, a)).real)
            check(a, *lobpcg(a, X, b, largest=False, maxiter=500, tol=1e-9), values[:3], b)
            check(a, *lobpcg(a, X, largest=False, maxiter=500, tol=1e-9), np.linalg.eigvalsh(a)[:3])


def test_an_indefinite_b_is_found_out():
    n = 20
    a, b = hermitian(n, np.float64), definite(n, np.float64) / n
    values, vectors = np.linalg.eigh(b)
    values[0] = -1e-3
    b = (vectors * values) @ vectors.T
    b = (b + b.T) / 2
    inverse = np.linalg.inv(b)
    with pytest.raises(np.linalg.LinAlgError, match="B is not Hermitian and positive definite"):
        eigsh(a, 3, b, Minv=lambda X: inverse @ X, which="SA")
    with pytest.raises(np.linalg.LinAlgError, match="B is not Hermitian and positive definite"):
        lobpcg(a, general(n, 7, np.float64), b, largest=False, maxiter=300)


@pytest.mark.parametrize("dtype, exponent", [(np.float32, 30), (np.float32, -30), (np.float64, 250), (np.float64, -250)])
def test_vectors_and_pencils_far_from_one(dtype, exponent):
    factor = dtype(10.0 ** exponent)
    a, b = banded(N, dtype), definite(N, dtype) / N
    values, vectors = np.linalg.eigh(a)
    guess, Y = general(N, 4, dtype), vectors[:, :2].copy()
    Y[:, 0] *= factor
    check(a, *lobpcg(a, guess * factor, Y=Y, largest=False, maxiter=200), values[2:6])
    check(a, *eigsh(a, 4, which="LA", v0=guess * factor), values[-4:])
    check(a, *chefsi(a, 4, guess * factor), values[:4])
    inverse = exact_inverse(b)
    wanted = np.sort(np.linalg.eigvals(np.linalg.solve(b, a).astype(np.complex128)).real)[:3]
    w, v = eigsh(a, 3, b * factor, Minv=lambda X: (inverse @ X) / factor, which="SA", tol=tolerance(dtype))
    check(a, (w * factor).astype(dtype), v * np.sqrt(factor), wanted, b)


def test_a_b_with_a_null_space():
    a, X = banded(N, np.float64), general(N, 3, np.float64)
    for b in (np.zeros((N, N)), np.diag(np.r_[1.0, np.zeros(N - 1)])):
        for solve in (lambda: lobpcg(a, X, b, largest=False), lambda: eigsh(a, 3, b, Minv=lambda Y: Y)):  # noqa: B023
            with pytest.raises(np.linalg.LinAlgError, match="B is not Hermitian and positive definite"):
                solve()


def test_what_has_not_converged():
    a = np.diag(1 / np.arange(1.0, 401))
    with pytest.raises(sparse.linalg.ArpackNoConvergence, match="not converged") as caught:
        eigsh(Matrix(CSR(a)), 20, which="SA", maxiter=1)
    found = caught.value
    assert len(found.eigenvalues) < 20 and found.eigenvectors.shape == (400, len(found.eigenvalues))
    assert issubclass(sparse.linalg.ArpackNoConvergence, RuntimeError)


def test_without_scipy(monkeypatch):
    import sys

    from lapilli.sparse import _results

    monkeypatch.setitem(sys.modules, "scipy.sparse.linalg", None)
    monkeypatch.setattr(_results, "_no_convergence", None)
    kind = sparse.linalg.ArpackNoConvergence
    assert kind.__module__.startswith("lapilli") and kind("text", 1, 2).eigenvectors == 2
    with pytest.raises(kind):
        eigsh(np.diag(1 / np.arange(1.0, 401)), 20, which="SA", maxiter=1)


def test_blocks_of_many_pairs():
    n, k = 640, 520
    a = np.diag(np.arange(1.0, n + 1)) + np.diag(np.full(n - 1, 0.25), 1) + np.diag(np.full(n - 1, 0.25), -1)
    wanted = np.linalg.eigvalsh(a)[n - k:]
    for ncv in (None, k + 8, k + 100):  # the second has room for blocks of 4 alone
        check(a, *eigsh(a, k, which="LA", ncv=ncv), wanted)


@each_dtype
def test_the_exception_has_the_best_pairs(dtype):
    """Those that have converged, with true residuals that are the smallest: of values that are asked for in another order, too."""
    n = 300
    a = np.diag(np.r_[-1 / np.arange(1.0, n - 39), np.linspace(0, 1e-3, 20), 3 - np.arange(20) * 0.1]).astype(dtype)
    tol = 3e-6 if dtype in (np.float32, np.complex64) else 1e-10
    some = 0
    for maxiter in range(1, 12):
        try:
            eigsh(a, 24, maxiter=maxiter, tol=tol, ncv=34)
            break
        except sparse.linalg.ArpackNoConvergence as caught:
            w, v = caught.eigenvalues, caught.eigenvectors
        assert v.shape == (n, len(w)) and (np.diff(w) >= 0).all()
        residuals = np.linalg.norm(a @ v - v * w, axis=0)
        assert (residuals <= 2 * tol * (3 + np.abs(w))).all()
        some += len(w)
    assert some > 5


def test_bad_calls_of_eigsh():
    a = banded(N, np.float64)
    for more, words in (({"which": "SM"}, "sigma=0"), ({"which": "BE"}, "twice"), ({"which": "XX"}, "'LA'"), ({"mode": "cayley"}, "normal"),
                        ({"k": 0}, "at least 1"), ({"k": N + 1}, "order"), ({"Minv": a}, "Minv goes"), ({"OPinv": a}, "OPinv goes"),
                        ({"M": a}, "lobpcg"), ({"ncv": 3}, "k \\+ 2 block"), ({"block": 0}, "block"), ({"v0": np.ones(3)}, "orders differ"),
                        ({"sigma": np.inf}, "must be finite"), ({"sigma": np.nan}, "must be finite")):
        with pytest.raises(ValueError, match=words):
            eigsh(a, **more)
    with pytest.raises(TypeError, match="complex"):
        eigsh(a, sigma=1 + 1j, OPinv=a)
    with pytest.raises(ValueError, match="does not tell its order"):
        eigsh(lambda X: X)
    with pytest.raises(ValueError, match="sigma needs OPinv"):
        eigsh(Matrix(CSR(a)), sigma=1.0)
    with pytest.raises(np.linalg.LinAlgError, match="self-adjoint"):
        eigsh(np.triu(general(N, N, np.float64)))
    with pytest.raises(AttributeError):
        sparse.linalg.eigs  # noqa: B018


# ---- With scipy


def test_scipys_matrices():
    scipy_sparse = pytest.importorskip("scipy.sparse")
    from scipy.sparse.linalg import LinearOperator, aslinearoperator, cg

    a = banded(N, np.float64)
    values = np.linalg.eigvalsh(a)
    for name in ("csr", "csc", "coo", "bsr", "dia", "lil", "dok"):
        A = getattr(scipy_sparse, name + "_matrix")(a)
        assert np.allclose(Matrix(A) @ a, a @ a)
        assert np.allclose(eigsh(A, 3, which="SA")[0], values[:3])
    again = scipy_sparse.csc_matrix(a)
    M = Matrix(again)
    M.set_values(again.data * 2)
    assert np.allclose(M @ a, 2 * a @ a)
    check(a, *eigsh(A.tocsr(), 3, sigma=20.3), np.sort(values[np.argsort(np.abs(values - 20.3))[:3]]))
    check(a, *lobpcg(LinearOperator(a.shape, lambda x: a @ x, matmat=lambda x: a @ x, dtype=float), general(N, 3, float), maxiter=100),
          values[::-1][:3])
    assert aslinearoperator(Matrix(A)).rmatvec(a[0]).shape == (N,)
    relative = "rtol" if "rtol" in inspect.signature(cg).parameters else "tol"  # scipy 1.14 knows the former alone
    x, info = cg(Matrix(A), a[0], atol=0, **{relative: 1e-12})
    assert info == 0 and np.allclose(a @ x, a[0])


def test_an_operator_that_its_function_closes():
    a = banded(N, np.float64)

    def multiply(X):
        O.close()
        return a @ X

    O = Operator(N, multiply)
    with pytest.raises(ValueError, match="a call that runs has the operator"):
        eigsh(O, 3)
    with pytest.raises(ValueError, match="a call that runs has the operator"):
        sparse.chebyshev(O, 3)
    O.close()
    with pytest.raises(ValueError, match="the operator is closed"):
        eigsh(O, 3)


def test_operators_that_functions_of_their_call_close():
    a, X, closes = banded(N, np.float64), general(N, 3, np.float64), []

    def multiply(Y):
        for one in closes:
            one.close()
        return a @ Y

    O = Operator(N, multiply)
    M = sparse.chebyshev(O, 4)
    closes = [M]
    with pytest.raises(ValueError, match="a call that runs has the operator"):
        lobpcg(O, X, M=M)
    closes = []
    check(a, *lobpcg(O, X, M=M, tol=1e-9, maxiter=100, largest=False), np.linalg.eigvalsh(a)[:3])
    M.close()
    with Operator(N, lambda Y: (O.close(), Y)[1]) as M, pytest.raises(ValueError, match="a call that runs has the operator"):
        lobpcg(O, X, M=M)
    check(a, *lobpcg(O, X, tol=1e-9, maxiter=200, largest=False), np.linalg.eigvalsh(a)[:3])
    O.close()


def test_as_scipy_does():
    scipy_linalg = pytest.importorskip("scipy.sparse.linalg")
    assert sparse.linalg.ArpackNoConvergence is scipy_linalg.ArpackNoConvergence
    a, X = banded(N, np.float64), general(N, 3, np.float64)
    for largest in (False, True):
        ours, theirs = (f(a, X, largest=largest, maxiter=200, tol=1e-9) for f in (lobpcg, scipy_linalg.lobpcg))
        assert np.allclose(ours[0], theirs[0])
    for more in ({"which": "LA"}, {"which": "SA"}, {"which": "LM"}, {"sigma": 20.3}):
        assert np.allclose(eigsh(a, 4, **more)[0], np.sort(scipy_linalg.eigsh(a, 4, **more)[0]))


@pytest.mark.parametrize("dtype", "dD")
@pytest.mark.parametrize("m, n", [(60, 40), (40, 60)])
def test_largest_singular_values(m, n, dtype):
    """Also of a matrix of rank 3, whose other values are rounding errors."""
    import scipy.sparse
    import scipy.sparse.linalg
    a = np.where(np.random.default_rng(3).random((m, n)) < 0.2, general(m, n, dtype), 0)
    few = general(m, 3, dtype) @ general(3, n, dtype)
    for given, dense in ((scipy.sparse.csr_matrix(a), a), (a, a), (scipy.sparse.linalg.aslinearoperator(a), a), (few, few)):
        u, s, vh = svds(given, 5)
        values = np.linalg.svd(dense, compute_uv=False)[:5][::-1]
        np.testing.assert_allclose(s, values, rtol=0, atol=1e-11 * values[-1])
        np.testing.assert_allclose(dense @ vh.conj().T, u * s, rtol=0, atol=1e-10 * values[-1])
        np.testing.assert_allclose(u.conj().T @ u, np.eye(5), rtol=0, atol=1e-11)
        np.testing.assert_allclose(vh @ vh.conj().T, np.eye(5), rtol=0, atol=1e-11)
    np.testing.assert_allclose(svds(a, 2, return_singular_vectors=False), np.linalg.svd(a, compute_uv=False)[:2][::-1], rtol=1e-11)
    with pytest.raises(ValueError, match="which is 'SM'"):
        svds(a, which="SM")


@pytest.mark.parametrize("dtype, size", [("d", 1e-200), ("D", 1e200), ("f", 1e-25), ("F", 1e25), ("f", 1e-42)])
def test_singular_values_whose_squares_leave_the_range(dtype, size):
    a = (general(40, 13, np.dtype(dtype).char.upper() if dtype in "FD" else "d") * size).astype(dtype)
    u, s, vh = svds(a, 3)
    tolerance = 1e3 * np.finfo(dtype).eps + 5e-45 / size
    np.testing.assert_allclose(s / size, np.linalg.svd(a / a.dtype.type(size), compute_uv=False)[2::-1], rtol=tolerance)
    np.testing.assert_allclose(u.conj().T @ u, np.eye(3), rtol=0, atol=tolerance)
    np.testing.assert_allclose(vh @ vh.conj().T, np.eye(3), rtol=0, atol=tolerance)


@pytest.mark.parametrize("dtype", "dF")
def test_singular_values_whose_products_overflow(dtype):
    """Products with vectors of size 1 leave the range, singular values do not."""
    size = np.finfo(dtype).max / 1.8
    a = np.zeros((40, 13), dtype)
    np.fill_diagonal(a, np.linspace(0.5, 1.7, 13) * size)
    np.testing.assert_allclose(svds(a, 3)[1] / size, [1.5, 1.6, 1.7], rtol=1e3 * np.finfo(dtype).eps)


def test_singular_values_of_integers():
    class Both(Linear):
        def rmatmat(self, x):
            return self._a.T @ x

    with pytest.raises(TypeError, match="an operator of int64: it must be float32"):
        svds(Both(np.eye(20, dtype=np.int64)), 3)
