# SPDX-License-Identifier: BSD-3-Clause
"""eigsh near a shift: inverses that are known to few digits, shifts at eigenvalues, inverses of the program that are not exact."""
import warnings

import numpy as np
import pytest
from support import definite, each_dtype, general, hermitian
from support_sparse import CSR

import lapilli
from lapilli.sparse.linalg import ArpackNoConvergence, eigsh, lobpcg

scipy_sparse = pytest.importorskip("scipy.sparse")
scipy_linalg = pytest.importorskip("scipy.linalg")
from scipy.sparse import linalg as scipy_solvers  # noqa: E402


@pytest.fixture(params=["none", "sim:1", "sim:3"], autouse=True)
def machine(request):
    """Devices compute from the first row on."""
    with lapilli.Context(request.param, settings={"iterative.crossover": 0, "test.iterative.rows": 1, "spmm.crossover": 0}) as context:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            yield context


def second_differences(n):
    return scipy_sparse.diags([-np.ones(n - 1), np.full(n, 2.0), -np.ones(n - 1)], [-1, 0, 1]).tocsc()


def values_of_squares(n, k):
    """The smallest of the square of second differences."""
    return (2 * np.sin(np.arange(1, k + 1) * np.pi / 2 / (n + 1))) ** 4


def residuals(a, w, v, m=None):
    a, m = (x.toarray() if hasattr(x, "toarray") else x for x in (a, m))
    r = a @ v - (v if m is None else m @ v) * w
    norm = np.linalg.norm(a, 2) + np.abs(w) * (1 if m is None else np.linalg.norm(m, 2))
    return (np.linalg.norm(r, axis=0) / norm / np.linalg.norm(v, axis=0)).max()


def check(a, found, wanted, relative, m=None, bound=200):
    """bound: of residuals, in eps."""
    w, v = found
    assert np.abs(w - wanted).max() <= relative * np.abs(wanted).max()
    eps = np.finfo(v.dtype).eps
    assert residuals(a, w, v, m) <= bound * eps
    assert np.abs(v.conj().T @ (v if m is None else m @ v) - np.eye(len(w))).max() < 1e-6
    a, m = (x.toarray() if hasattr(x, "toarray") else x for x in (a, m))
    true = np.linalg.norm(a @ v - (v if m is None else m @ v) * w, axis=0)
    size = (np.linalg.norm(a, 2) + np.abs(w) * (1 if m is None else np.linalg.norm(m, 2))) * np.linalg.norm(v, axis=0)
    assert (np.abs(found.residuals - true) <= 20 * eps * size).all()


# ---- Inverses that are known to few digits


@pytest.mark.parametrize("n", [3, 6, 9, 12])
def test_hilbert(n):
    i = np.arange(float(n))
    h = 1 / (i[:, None] + i + 1)
    k = min(2, n - 1)
    w, v = eigsh(h, k, sigma=0)
    assert residuals(h, w, v) < 200 * np.finfo(float).eps
    assert np.abs(w - np.linalg.eigvalsh(h)[:k]).max() < 1e-14
    if n == 6:
        assert abs(w[0] - 1.082799486e-07) < 1e-15


@pytest.mark.parametrize("n", [32, 43, 50, 100, 200, 400, 1000, 3000])
def test_plates(n):
    """Squares of second differences, whose condition is n^4 / 10."""
    a = second_differences(n)
    a, exact = (a @ a).tocsc(), values_of_squares(n, 4)
    theirs = np.abs(scipy_solvers.eigsh(a, 4, sigma=0)[0] / exact - 1).max()
    for given in [a] + ([a.toarray()] if n <= 400 else []):
        w, v = eigsh(given, 4, sigma=0)
        assert np.abs(w / exact - 1).max() <= 10 * theirs + 1e-12
        if n <= 400:
            assert residuals(a, w, v) < 200 * np.finfo(float).eps
    assert np.abs(eigsh(a, 4, sigma=0, return_eigenvectors=False) / exact - 1).max() <= 10 * theirs + 1e-12


@pytest.mark.parametrize("n", [10, 40])
def test_nearly_of_rank_one(n):
    """Symmetric to the last bit, with an inverse that is not."""
    a = np.ones((n, n)) + 1e-9 * np.eye(n)
    w, v = eigsh(a, 3, sigma=0)
    assert np.abs(w - 1e-9).max() < 1e-14 and residuals(a, w, v) < 200 * np.finfo(float).eps


STIFFNESS = np.array([[12, 6, -12, 6], [6, 4, -6, 2], [-12, -6, 12, -6], [6, 2, -6, 4.0]])
MASS = np.array([[156, 22, 54, -13], [22, 4, 13, -3], [54, 13, 156, -22], [-13, -3, -22, 4]]) / 420


def chain(element, count):
    a = np.zeros((2 * count + 2, 2 * count + 2))
    for at in range(0, 2 * count, 2):
        a[at:at + 4, at:at + 4] += element
    return a


@pytest.mark.parametrize("count", [1, 2, 3, 10, 50, 200])
def test_beams(count):
    """Free at both ends: two values are zero."""
    k, m = chain(STIFFNESS, count), chain(MASS, count)
    wanted = np.maximum(scipy_linalg.eigvalsh(k, m)[:4], 0)
    for convert in (np.asarray, scipy_sparse.csr_matrix):
        for number in (1, min(4, len(k) - 1)):
            found = eigsh(convert(k), number, convert(m), sigma=-0.001)
            check(k, found, wanted[:number] if number > 2 else 0 * wanted[:number] + found[0] * (np.abs(found[0]) < 1e-12), 1e-6, m)


@each_dtype
def test_every_dtype(dtype):
    n = 30
    q, _ = np.linalg.qr(general(n, n, np.complex128 if np.dtype(dtype).kind == "c" else np.float64))
    values = np.r_[np.geomspace(1e-6 if np.finfo(dtype).eps < 1e-10 else 1e-3, 0.1, 10), np.linspace(1, 3, 20)]
    a = ((q * values) @ q.conj().T).astype(dtype)
    a = (a + a.conj().T) / 2
    eps = np.finfo(dtype).eps
    w, v = eigsh(a, 5, sigma=0)
    assert w.dtype == np.dtype(dtype).char.lower() and v.dtype == dtype
    assert np.abs(w - np.linalg.eigvalsh(a.astype(np.complex128))[:5]).max() < 20 * eps * 3
    assert residuals(a, w, v) < 200 * eps


# ---- Shifts at eigenvalues


def coupled():
    a = np.diag([1, 2, 3, 4, 5.0])
    a[0, 1] = a[1, 0] = 0.5
    return a


def test_a_shift_at_an_eigenvalue():
    a = coupled()
    values = np.linalg.eigvalsh(a)
    for value in values[:2]:  # the others are exact
        for sigma in (value, value * (1 + 4e-16), value - 1e-13, value + 1e-10, value + 1e-6):
            wanted = np.sort(values[np.argsort(np.abs(values - value))[:2]])
            for given in (a, scipy_sparse.csc_matrix(a)):
                try:
                    found = eigsh(given, 2, sigma=sigma)
                except (np.linalg.LinAlgError, RuntimeError) as error:  # an exact zero: that depends on roundings of the factors
                    assert str(sigma) in str(error)
                else:
                    check(a, found, wanted, 1e-14, bound=1000)  # as documented, where factors are nearly singular


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex64, np.complex128])
def test_shifts_at_eigenvalues_of_dense_spectra(dtype):
    n = 40
    a = hermitian(n, dtype)
    values = np.linalg.eigvalsh(a)
    for j in (0, 13, 20, n - 1):
        order = np.argsort(np.abs(values - values[j]))
        if values[order[3]] - values[j] == values[j] - values[order[4]]:
            continue
        w, v = eigsh(a, 4, sigma=float(values[j]))
        assert np.abs(w - np.sort(values[order[:4]])).max() < 100 * np.finfo(dtype).eps * np.abs(values).max()
        assert residuals(a, w, v) < 200 * np.finfo(dtype).eps


def test_a_multiple_value_near_the_shift():
    a = np.eye(10)
    a[0, 1] = a[1, 0] = 0.999999999999
    for given in (a, scipy_sparse.csc_matrix(a), CSR(a)):
        more = {"OPinv": np.linalg.inv(a)} if isinstance(given, CSR) else {}
        w, v = eigsh(given, 3, sigma=0, **more)
        assert np.abs(w - [1e-12, 1, 1]).max() < 1e-14 and residuals(a, w, v) < 200 * np.finfo(float).eps
    b = np.diag(np.r_[np.full(3, 2.0), np.arange(5.0, 12)])
    found = eigsh(b, 5, sigma=2 + 1e-15)
    check(b, found, [2, 2, 2, 5, 6], 1e-14)


def test_either_side_of_a_shift_at_an_eigenvalue():
    a = coupled()
    values = np.linalg.eigvalsh(a)
    sigma = float(values[1]) + 1e-13  # 1 / (lambda - sigma) of that value is the smallest
    check(a, eigsh(a, 2, sigma=sigma, which="LA"), [3, 4], 1e-14)
    check(a, eigsh(a, 2, sigma=sigma, which="SA"), values[:2], 1e-14)


def test_an_exact_zero_pivot_names_the_shift():
    a = np.diag([1.0, 2, 3])
    with pytest.raises(np.linalg.LinAlgError, match=r"sigma = 2\.0"):
        eigsh(a, 1, sigma=2)
    with pytest.raises(RuntimeError, match=r"sigma = 2\.0"):
        eigsh(scipy_sparse.csc_matrix(a), 1, sigma=2)
    with pytest.raises(np.linalg.LinAlgError, match=r"sigma = 2\.0"):
        eigsh(a, 1, 2 * np.eye(3), sigma=2, OPinv=lambda x: np.full_like(x, np.inf))


# ---- Inverses of the program


@pytest.mark.parametrize("stop", [1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-9])
def test_an_inverse_by_conjugate_gradients(stop):
    n = 20
    a = second_differences(n)
    exact = np.sqrt(values_of_squares(n, 2))

    def solve(x):
        y = np.zeros_like(x)
        for column in range(x.shape[1]):
            r = x[:, column].copy()
            p, size = r.copy(), r @ r
            while size > stop ** 2 * (x[:, column] @ x[:, column]):
                q = a @ p
                step = size / (p @ q)
                y[:, column] += step * p
                r -= step * q
                p, size = r + (r @ r) / size * p, r @ r
        return y

    w, v = eigsh(a, 2, sigma=0, OPinv=solve)
    assert np.abs(w / exact - 1).max() < 1e-12 and residuals(a, w, v) < 200 * np.finfo(float).eps


def test_an_inverse_in_single_precision():
    n = 20
    a = second_differences(n)
    exact, inverse = np.sqrt(values_of_squares(n, 3)), np.linalg.inv(a.toarray())
    for solve in (inverse.astype(np.float32).astype(float), lambda x: (inverse.astype(np.float32) @ x.astype(np.float32)).astype(float)):
        w, v = eigsh(a, 3, sigma=0, OPinv=solve)
        assert np.abs(w / exact - 1).max() < 1e-12 and residuals(a, w, v) < 200 * np.finfo(float).eps


def test_an_inverse_that_is_none():
    """Pairs are returned with a warning that says how far they are from the tolerance."""
    a = definite(20, np.float64) / 20
    wrong = np.linalg.inv(a + 0.3 * np.eye(20)) + 0.2 * np.triu(general(20, 20, np.float64), 1)
    with pytest.warns(UserWarning, match="OPinv is"):
        found = eigsh(a, 2, sigma=0, OPinv=wrong, maxiter=3)
    r = np.linalg.norm(a @ found[1] - found[1] * found[0], axis=0)
    assert np.allclose(found.residuals, r, rtol=1e-6, atol=1e-12)


def test_matrices_that_are_not_hermitian():
    a = np.triu(general(12, 12, np.float64)) + 12 * np.eye(12)
    with pytest.raises(np.linalg.LinAlgError, match="A is not Hermitian"):
        eigsh(a, 2, sigma=0)
    with pytest.raises(np.linalg.LinAlgError, match="M is not Hermitian"):
        eigsh(np.eye(12), 2, a, sigma=3.3)


def test_no_convergence_near_a_shift():
    """What the exception has is right; what has not been found is left out."""
    n = 400
    a = second_differences(n)
    exact = np.sqrt(values_of_squares(n, n))
    with pytest.raises(ArpackNoConvergence) as caught:
        eigsh(a, 60, sigma=0, maxiter=0, ncv=70)
    w, v = caught.value.eigenvalues, caught.value.eigenvectors
    assert 0 < len(w) < 60 and v.shape == (n, len(w))
    assert residuals(a, w, v) < 200 * np.finfo(float).eps
    assert np.abs(w[:, None] - exact).min(1).max() < 1e-12


# ---- Preconditioners that are not Hermitian


@pytest.mark.parametrize("drop", [1e-1, 1e-2])
def test_lobpcg_with_incomplete_factors(drop):
    t, one = second_differences(15), scipy_sparse.identity(15)
    a = (scipy_sparse.kron(t, one) + scipy_sparse.kron(one, t)).tocsc()
    incomplete = scipy_solvers.spilu(a, drop_tol=drop)
    X, wanted = general(225, 4, np.float64), np.linalg.eigvalsh(a.toarray())[:4]
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        w, v = lobpcg(a, X, M=incomplete.solve, largest=False, maxiter=200, tol=1e-12)
    assert np.abs(w - wanted).max() < 1e-11 and residuals(a, w, v) < 1e-11
    # One that is far from Hermitian.
    skewed = np.eye(225) + np.triu(np.ones((225, 225)), 1) - np.tril(np.ones((225, 225)), -1)
    before = lapilli.context.current().get("lobpcg.preconditioner")
    with pytest.warns(UserWarning, match="preconditioner is not Hermitian and positive definite"):
        w, v = lobpcg(a, X, M=skewed, largest=False, maxiter=2000, tol=1e-9)
    assert np.abs(w - wanted).max() < 1e-8
    assert lapilli.context.current().get("lobpcg.preconditioner") == before
