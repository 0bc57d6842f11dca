# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
import pytest
import scipy.linalg
from support import (DTYPES, definite, each_dtype, each_order, each_size, general, hermitian, layouts, one_norm, small, spoiled)

import lapilli.lapack
from lapilli import linalg
from lapilli.errors import NotFiniteError


def check(a, w, v, b=None):
    n = len(a)
    size = max(np.abs(w).max(), np.finfo(w.dtype).tiny) if len(w) else 1
    right = v if b is None else b @ v
    scale = one_norm(a) if b is None else one_norm(a) + size * one_norm(b)
    assert small(a @ v - right * w, scale * np.abs(v).max(), n)
    assert small(v.conj().T @ right - np.eye(len(w), dtype=v.dtype), 1 if b is None else np.linalg.cond(b), n)
    assert (np.diff(w) >= 0).all()


@each_dtype
@each_size
@each_order
@pytest.mark.parametrize("lower", [True, False])
def test_vectors(dtype, n, order, lower):
    a = hermitian(n, dtype, order=order)
    given = spoiled(a, lower)
    before = given.copy()
    w, v = linalg.eigh(given, lower=lower)
    assert w.dtype == np.dtype(np.dtype(dtype).char.lower()) and v.dtype == dtype
    assert np.array_equal(given, before, equal_nan=True)
    check(a, w, v)
    assert small(linalg.eigvalsh(given, lower=lower) - w, np.abs(w).max(), n)
    assert small(w - np.linalg.eigvalsh(a), np.abs(w).max(), n)


@each_dtype
@each_order
@pytest.mark.parametrize("lower", [True, False])
def test_generalized(dtype, order, lower):
    n = 67
    a, b = hermitian(n, dtype, order=order), definite(n, dtype)  # b in another order than a every other time
    w, v = linalg.eigh(spoiled(a, lower), spoiled(b, lower), lower=lower)
    check(a, w, v, b)
    values = linalg.eigh(a, b, lower=lower, eigvals_only=True)
    assert small(values - w, np.abs(w).max(), n)
    for kind in (2, 3):
        w, v = linalg.eigh(a, b, type=kind, lower=lower)
        left = a @ (b @ v) if kind == 2 else b @ (a @ v)
        assert small(left - v * w, one_norm(a) * one_norm(b) * np.abs(v).max(), n)


@each_dtype
@each_order
def test_subsets(dtype, order):
    n = 70
    a, b = hermitian(n, dtype, order=order), definite(n, dtype, order=order)
    everything = np.linalg.eigvalsh(a)
    w, v = linalg.eigh(a, subset_by_index=[3, 9])
    check(a, w, v)
    assert v.shape == (n, 7) and small(w - everything[3:10], np.abs(everything).max(), n)
    between = [(everything[10] + everything[11]) / 2, (everything[60] + everything[61]) / 2]
    w, v = linalg.eigh(a, subset_by_value=between)
    check(a, w, v)
    assert v.shape == (n, 50) and small(w - everything[11:61], np.abs(everything).max(), n)
    assert len(linalg.eigvalsh(a, subset_by_value=[-np.inf, between[0]])) == 11
    w, v = linalg.eigh(a, b, subset_by_index=[0, 4])
    check(a, w, v, b)


def test_spellings():
    a = hermitian(20, np.float64)
    w, v = np.linalg.eigh(a)
    for result in (linalg.eigh(a, "L"), linalg.eigh(a, UPLO="U"), linalg.eigh(a, driver="evr"), scipy.linalg.eigh(a)):
        assert small(result[0] - w, np.abs(w).max(), 20)
    assert small(linalg.eigvalsh(a, "u") - w, np.abs(w).max(), 20)
    assert linalg.eigh(a).eigenvalues.shape == (20,) and linalg.eigh(a).eigenvectors.shape == (20, 20)
    assert linalg.eigh(a.tolist())[0].dtype == np.float64
    assert linalg.eigh(np.arange(9).reshape(3, 3))[0].dtype == np.float64


@pytest.mark.parametrize("dtype", [np.float64, np.complex64])
def test_layouts(dtype):
    a = hermitian(33, dtype)
    for name, given in layouts(a):
        before = given.copy()
        w, v = linalg.eigh(given)
        check(a, w, v)
        assert np.array_equal(given, before), name


@each_dtype
@each_order
def test_overwriting(dtype, order):
    a = hermitian(40, dtype, order=order)
    given = a.copy(order="K")
    w, v = linalg.eigh(given, overwrite_a=True)
    check(a, w, v)
    assert np.shares_memory(v, given)
    assert not np.shares_memory(linalg.eigh(a)[1], a)


def test_stacks():
    stack = np.stack([hermitian(9, np.complex128, seed) for seed in range(6)]).reshape(2, 3, 9, 9)
    w, v = linalg.eigh(stack)
    assert w.shape == (2, 3, 9) and v.shape == stack.shape
    assert np.allclose(w, np.linalg.eigh(stack)[0])
    assert np.allclose(stack @ v, v * w[..., None, :])
    assert linalg.eigvalsh(stack).shape == (2, 3, 9)


def test_empty():
    for shape in ((0, 0), (3, 0, 0), (0, 4, 4)):
        w, v = linalg.eigh(np.zeros(shape, np.float32))
        assert w.shape == shape[:-1] and v.shape == shape and v.dtype == np.float32
    assert linalg.eigvalsh(np.zeros((0, 0))).shape == (0,)


def test_errors():
    a = hermitian(8, np.float64)
    for wrong in (np.ones(3), np.ones((2, 3))):
        with pytest.raises(np.linalg.LinAlgError):
            linalg.eigh(wrong)
    with pytest.raises(ValueError):
        linalg.eigh(a, "X")
    with pytest.raises(ValueError):
        linalg.eigh(a, subset_by_index=[3, 8])
    with pytest.raises(ValueError):
        linalg.eigh(a, definite(7, np.float64))
    a[5, 2] = np.nan
    with pytest.raises(NotFiniteError, match=r"NaN or an infinity") as raised:
        linalg.eigh(a)
    assert isinstance(raised.value, np.linalg.LinAlgError) and isinstance(raised.value, ValueError)
    b = definite(8, np.float64)
    b[4, 4] = -1
    with pytest.raises(np.linalg.LinAlgError, match="minor of B of order 5 is not positive definite"):
        linalg.eigh(hermitian(8, np.float64), b)


@pytest.mark.parametrize("dtype", DTYPES[:2])
def test_tridiagonal(dtype):
    n = 83
    d, e = general(n, 1, dtype)[:, 0], general(n - 1, 1, dtype, 1)[:, 0]
    t = np.diag(d) + np.diag(e, 1) + np.diag(e, -1)
    w, v = linalg.eigh_tridiagonal(d, e)
    check(t, w, v)
    assert small(linalg.eigvalsh_tridiagonal(d, e) - w, np.abs(w).max(), n)
    some, vectors = linalg.eigh_tridiagonal(d, e, select="i", select_range=(2, 11))
    check(t, some, vectors)
    assert small(some - w[2:12], np.abs(w).max(), n)
    assert len(linalg.eigvalsh_tridiagonal(d, e, select="v", select_range=(-100, (w[30] + w[31]) / 2))) == 31
    with pytest.raises(ValueError):
        linalg.eigh_tridiagonal(d, d)
    assert small(linalg.eigh_tridiagonal(d[::-1], e[::-1])[0] - w, np.abs(w).max(), n)


@each_dtype
@pytest.mark.parametrize("lower", [True, False])
@each_order
def test_banded(dtype, lower, order):
    n, kd = 75, 6
    a = hermitian(n, dtype)
    a[np.abs(np.subtract.outer(np.arange(n), np.arange(n))) > kd] = 0
    band = np.zeros((kd + 1, n), dtype, order=order)
    for k in range(kd + 1):
        if lower:
            band[k, : n - k] = a.diagonal(-k)
        else:
            band[kd - k, k:] = a.diagonal(k)
    before = band.copy()
    w, v = linalg.eig_banded(band, lower=lower)
    check(a, w, v)
    assert np.array_equal(band, before)
    assert small(linalg.eigvals_banded(band, lower=lower) - w, np.abs(w).max(), n)
    some, vectors = linalg.eig_banded(band, lower=lower, select="i", select_range=(0, 3))
    check(a, some, vectors)
    assert small(some - w[:4], np.abs(w).max(), n)


def test_small_bands():
    assert linalg.eigh_tridiagonal([3.0], [])[0].tolist() == [3.0]
    assert linalg.eigvalsh_tridiagonal([1, 1], [0]).tolist() == [1.0, 1.0]
    assert linalg.eigvals_banded([[2.0, 1.0]]).tolist() == [1.0, 2.0]
    assert linalg.eigvals_banded(np.zeros((2, 0))).shape == (0,)
    assert np.allclose(linalg.eigvals_banded(np.array([[0, 0, 5], [0, 1, 1], [2.0, 2, 2]])),
                       np.linalg.eigvalsh([[2, 1, 5], [1, 2, 1], [5, 1, 2]]))
    assert linalg.eigvals_banded([[0, 0.0], [0, 0], [4, 4]]).tolist() == [4.0, 4.0]  # more diagonals than rows
    with pytest.raises(ValueError):
        linalg.eig_banded(np.zeros((0, 3)))


DRIVERS = ["ev", "evd", "evr", "evx", "gv", "gvd", "gvx", "none", None]


@pytest.mark.parametrize("driver", DRIVERS)
@pytest.mark.parametrize("subset", [{}, {"subset_by_index": [0, 1]}, {"subset_by_value": [-9, 9]}], ids=["all", "index", "value"])
@pytest.mark.parametrize("pair", [False, True])
def test_drivers_are_refused_as_by_scipy(driver, subset, pair):
    a, b = hermitian(4, np.float64), definite(4, np.float64) if pair else None
    try:
        expected = scipy.linalg.eigh(a, b, eigvals_only=True, driver=driver, **subset)
    except ValueError:
        with pytest.raises(ValueError, match=str(driver)):
            linalg.eigh(a, b, driver=driver, **subset)
        with pytest.raises(ValueError, match=str(driver)):
            linalg.eigvalsh(a, b, driver=driver, **subset)
    else:
        assert np.allclose(linalg.eigvalsh(a, b, driver=driver, **subset), expected)


@pytest.mark.parametrize("driver", ["auto", "stemr", "sterf", "stebz", "stev", "foo", 1])
@pytest.mark.parametrize("select", [{}, {"select": "i", "select_range": (0, 1)}, {"select": "v", "select_range": (-9, 9)}],
                         ids=["all", "index", "value"])
@pytest.mark.parametrize("eigvals_only", [False, True])
def test_drivers_of_tridiagonal_matrices(driver, select, eigvals_only):
    def call(module):
        return module.eigh_tridiagonal([1.0, 2, 3], [1.0, 1], eigvals_only, lapack_driver=driver, **select)

    try:
        expected = call(scipy.linalg)
    except (TypeError, ValueError) as error:
        with pytest.raises(type(error), match=str(driver) if isinstance(driver, str) else "lapack_driver"):
            call(linalg)
    else:
        assert np.allclose(call(linalg)[0], expected[0])


@each_dtype
@each_order
@pytest.mark.parametrize("bad", [np.inf, -np.inf, np.nan])
@pytest.mark.parametrize("lower", [True, False])
def test_a_pair_that_is_not_finite(dtype, order, bad, lower):
    """With an infinite B the reduced matrix is finite."""
    n = 7
    a, b = hermitian(n, dtype, order=order), definite(n, dtype)
    for i, j in ((3, 3), (n - 1, 0), (0, 0), (n - 1, n - 1)):
        place = (max(i, j), min(i, j)) if lower else (min(i, j), max(i, j))
        for which in range(2):
            pair = [a.copy(order="K"), np.array(b, order="C" if i % 2 else "F")]
            pair[which][place] = bad
            for kind in (1, 2, 3):
                for subset in (None, [0, 2]):
                    with pytest.raises(NotFiniteError):
                        linalg.eigh(*pair, lower=lower, type=kind, subset_by_index=subset, check_finite=False)
            with pytest.raises(NotFiniteError, match="matrix 1"):
                linalg.eigh_many([a, pair[0]], [b, pair[1]], lower=lower)
            if i != j:  # the other triangle is not read
                pair[which][place] = 0
                pair[which][place[::-1]] = bad
                assert np.isfinite(linalg.eigvalsh(*pair, lower=lower)).all()
                assert np.isfinite(linalg.eigh_many([pair[0]], [pair[1]], lower=lower)[0][0]).all()


@pytest.mark.parametrize("bad", [np.inf, -np.inf, np.nan])
@pytest.mark.parametrize("select", [{}, {"select": "i", "select_range": (0, 0)}, {"select": "v", "select_range": (0, 1)}],
                         ids=["all", "index", "value"])
def test_bands_that_are_not_finite(bad, select):
    for d, e in (([bad], []), ([1.0, bad], [0.0]), ([1.0, 2.0, 3.0], [0.0, bad])):
        for function in (linalg.eigh_tridiagonal, linalg.eigvalsh_tridiagonal):
            with pytest.raises(NotFiniteError):
                function(d, e, check_finite=False, **select)
    for band in ([[bad, 1.0]], [[0.0, bad], [1.0, 1.0]], [[0.0, 1.0], [1.0, bad]]):
        for function in (linalg.eig_banded, linalg.eigvals_banded):
            with pytest.raises(NotFiniteError):
                function(band, check_finite=False, **select)
    unread = linalg.eigvals_banded([[bad, 1.0], [1.0, 1.0]], check_finite=False, **select)
    assert np.allclose(unread, scipy.linalg.eigvals_banded([[0.0, 1.0], [1.0, 1.0]], **select))


@pytest.mark.parametrize("devices", ["none", "sim:2"])
@pytest.mark.parametrize("p", "sdcz")
@pytest.mark.parametrize("n", [8, 30])
@pytest.mark.parametrize("kind", ["graded down", "graded up", "one huge element"])
def test_vectors_of_graded_tridiagonals(devices, p, n, kind):
    """STEIN with what STEBZ found: blocks are LAPACK's, and several values that are zeros have different vectors."""
    dtype = np.dtype({"s": "f", "d": "d", "c": "F", "z": "D"}[p])
    real, single = np.dtype(dtype.char.lower()), p in "sc"
    d = np.logspace(0, -36 if single else -290, n).astype(real)
    e = d[:-1].copy()
    if kind == "graded up":
        d, e = d[::-1].copy(), e[::-1].copy()
    elif kind == "one huge element":
        d, e = np.ones(n, real), np.full(n - 1, 0.5, real)
        d[n // 3] = 1e37 if single else 1e307
    w, found, splits, block, split = np.zeros(n, real), np.zeros(1, np.int64), np.zeros(1, np.int64), np.zeros(n, np.int64), np.zeros(n, np.int64)
    z, failed, t = np.zeros((n, n), dtype, "F"), np.zeros(n, np.int64), np.diag(d) + np.diag(e, 1) + np.diag(e, -1)
    with lapilli.Context(devices, settings={"sytrd.crossover": 0}):
        assert getattr(lapilli.lapack, ("s" if single else "d") + "stebz")("A", "B", n, 0, 0, 0, 0, 0, d, e, found, splits, w, block, split) == 0
        assert getattr(lapilli.lapack, p + "stein")(n, d, e, n, w, block, split, z, n, failed) == 0
    assert small(z.conj().T @ z - np.eye(n, dtype=dtype), 1, n) and small(t @ z - z * w, d.max(), n)


@pytest.mark.parametrize("p", "sd")
@pytest.mark.parametrize("n", [8, 9])
@pytest.mark.parametrize("which", "AV")
def test_inverse_iteration_with_zeros(p, n, which):
    """STEVX: several values that are zeros have different vectors, and stay zeros."""
    real, exponents = {"s": (np.float32, (-36, -20)), "d": (np.float64, (-290, -150))}[p]
    for exponent in exponents:
        d, e = np.zeros(n, real), np.logspace(0, exponent, n)[:-1].astype(real)
        w, z, found, failed, t = np.zeros(n, real), np.zeros((n, n), real, "F"), np.zeros(1, np.int64), np.zeros(n, np.int64), np.diag(e, 1) + np.diag(e, -1)
        with lapilli.Context("none"):
            assert getattr(lapilli.lapack, p + "stevx")("V", which, n, d, e, -1e-7, 1e-7, 0, 0, 2 * float(np.finfo(real).tiny), found, w, z, n, failed) == 0
        k = int(found[0])
        assert k == n if which == "A" else k >= n // 2
        assert small(z[:, :k].T @ z[:, :k] - np.eye(k, dtype=real), 1, n) and small(t @ z[:, :k] - z[:, :k] * w[:k], 1, n)
        assert np.count_nonzero(np.abs(w[:k]) < 1e-9) >= n // 2


@pytest.mark.parametrize("p", "sdcz")
@pytest.mark.parametrize("devices", ["none", "sim:2"])
def test_zeros_of_both_signs_ascend(devices, p):
    """STEIN takes 0, -0 of one block for equal values."""
    n, dtype = 3, {"s": "f", "d": "d", "c": "F", "z": "D"}[p]
    d, e, w = (np.array(x, dtype.lower()) for x in ([1, 1e-15, 1e-30], [1e-15, 1e-30], [0.0, -0.0, 1.0]))
    z, failed = np.zeros((n, n), dtype, "F"), np.zeros(n, np.int64)
    with lapilli.Context(devices):
        assert getattr(lapilli.lapack, p + "stein")(n, d, e, n, w, np.ones(n, np.int64), np.array([n, 0, 0]), z, n, failed) == 0
    assert small(z.conj().T @ z - np.eye(n, dtype=dtype), 1, n)
