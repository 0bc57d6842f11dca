# SPDX-License-Identifier: BSD-3-Clause
"""Triangular systems, norms, and products with Q, beside scipy's."""
import itertools

import numpy as np
import pytest
import scipy.linalg
from support import each_dtype, each_order, general, layouts, one_norm, small, spoiled

from lapilli import linalg


def triangular(n, dtype, order="C"):
    return np.array(general(n, n, dtype) + 2 * n * np.eye(n, dtype=dtype), order=order)


@each_dtype
@each_order
@pytest.mark.parametrize("trans", [0, 1, 2, "C"])
@pytest.mark.parametrize("lower, unit", [(False, False), (True, False), (True, True)])
def test_solve_triangular(dtype, order, trans, lower, unit):
    n = 37
    a = triangular(n, dtype, order)
    if unit:
        a /= 4 * n
        np.fill_diagonal(a, 7)
    given = spoiled(a, lower)
    whole = (np.tril if lower else np.triu)(a)
    if unit:
        np.fill_diagonal(whole, 1)
    op = {0: whole, 1: whole.T, 2: whole.conj().T, "C": whole.conj().T}[trans]
    for b in (general(n, 3, dtype, 1, order), general(n, 1, dtype, 2)[:, 0]):
        kept = b.copy()
        x = linalg.solve_triangular(given, b, trans, lower, unit)
        assert x.dtype == dtype and x.shape == b.shape and np.array_equal(b, kept)
        assert small(op @ x - b, one_norm(op) * np.abs(x).max() + np.abs(b).max(), n)


def test_solve_triangular_takes_what_scipy_takes():
    a, b = triangular(9, np.float64), general(9, 2, np.float64, 1)
    for _, given in layouts(a):
        assert np.allclose(linalg.solve_triangular(given, b, lower=True), scipy.linalg.solve_triangular(a, b, lower=True))
    side = np.asfortranarray(b)
    x = linalg.solve_triangular(a, side, overwrite_b=True)
    assert np.shares_memory(x, side)
    assert linalg.solve_triangular([[2, 0], [1, 4]], [2, 9], lower=True).tolist() == [1, 2]
    assert linalg.solve_triangular(a, np.zeros((9, 0))).shape == (9, 0)
    with pytest.raises(np.linalg.LinAlgError, match="zero"):
        linalg.solve_triangular(np.diag([1.0, 0, 1]), np.ones(3))
    with pytest.raises(ValueError, match="incompatible"):
        linalg.solve_triangular(a, np.ones(8))
    with pytest.raises(ValueError, match="square"):
        linalg.solve_triangular(np.ones((3, 4)), np.ones(3))
    with pytest.raises(ValueError, match="trans"):
        linalg.solve_triangular(a, b, trans=3)
    a[3, 1] = np.nan
    assert np.isfinite(linalg.solve_triangular(a, b)).all()
    with pytest.raises(ValueError, match="infs or NaNs"):
        linalg.solve_triangular(a, b, lower=True)


@each_dtype
@each_order
def test_norms(dtype, order):
    a = general(23, 41, dtype, order=order)
    for ord in (None, "fro", 1, np.inf):
        for name, given in layouts(a):
            ours, theirs = linalg.norm(given, ord), np.linalg.norm(a, ord)
            assert type(ours) is type(theirs) and np.isclose(ours, theirs, rtol=1e-5), (ord, name)
    assert linalg.norm(np.zeros((0, 3))) == 0 and linalg.norm([[3, 0], [0, 4]]) == 5


def test_norms_of_scipy():
    a = general(6, 4, np.float64)
    for arguments in ((a[0],), (a, -1), (a, None, 0), (a, 1, (0, 1), True), (a.astype(np.float16), 1)):
        assert np.array_equal(linalg.norm(*arguments), scipy.linalg.norm(*arguments))
    a[2, 3] = np.nan
    for ord in (None, 1, np.inf):
        with pytest.raises(ValueError, match="infs or NaNs"):
            linalg.norm(a, ord)
        assert np.isnan(linalg.norm(a, ord, check_finite=False))
    assert linalg.norm(np.full((2, 2), 1e308), 1) == np.inf


@each_dtype
@each_order
@pytest.mark.parametrize("m, n", [(1, 1), (9, 9), (40, 13), (13, 40)])
@pytest.mark.parametrize("pivoting", [False, True])
def test_qr_multiply(dtype, order, m, n, pivoting):
    a = general(m, n, dtype, order=order)
    q, r, *p = linalg.qr(a, pivoting=pivoting)
    k = min(m, n)
    for mode, conjugate, c_order in itertools.product(("left", "right"), (False, True), "CF"):
        c = general(k, 5, dtype, 1, c_order) if mode == "left" else general(5, m, dtype, 1, c_order)
        factor = q.conj() if conjugate else q
        for given in (c, c[:, 0] if mode == "left" else c[0]):
            expected = factor @ given if mode == "left" else given @ factor
            kept = a.copy(), given.copy()
            product, upper, *order_ = linalg.qr_multiply(a, given, mode, pivoting, conjugate)
            assert product.shape == expected.shape and product.dtype == dtype
            assert small(product - expected, 10 * np.abs(c).sum(), max(m, n))
            assert np.allclose(upper, r, atol=1e-4) and all(np.array_equal(x, y) for x, y in zip(order_, p)) and len(order_) == len(p)
            assert np.array_equal(a, kept[0]) and np.array_equal(given, kept[1])


def test_qr_multiply_as_scipy():
    a, c = general(8, 3, np.float64), general(8, 2, np.float64, 1, "F")
    assert np.allclose(linalg.qr_multiply(a, c, "left", overwrite_c=True)[0], scipy.linalg.qr_multiply(a, c.copy("F"), "left", overwrite_c=True)[0])
    assert np.allclose(linalg.qr_multiply(a, np.eye(8)[:2].astype(np.complex64))[0], linalg.qr(a)[0][:2], atol=1e-6)
    for shape in ((0, 3), (3, 0)):
        ours, theirs = linalg.qr_multiply(np.zeros(shape), np.zeros((2, shape[0]))), (2, 0)
        assert ours[0].shape == theirs and ours[1].shape == (0, shape[1])
    assert linalg.qr_multiply(a, c[:3, :0], "left")[0].shape == (8, 0)
    for wrong in (lambda: linalg.qr_multiply(a, c, "left"), lambda: linalg.qr_multiply(a, c), lambda: linalg.qr_multiply(a, c, "middle")):
        with pytest.raises(ValueError):
            wrong()
    for x, y in ((np.full((8, 3), np.nan), c[:3]), (a, np.full((3, 2), np.inf))):
        with pytest.raises(ValueError, match="infs or NaNs"):
            linalg.qr_multiply(x, y, "left")


@each_dtype
@each_order
@pytest.mark.parametrize("lower", [False, True])
def test_a_triangle_is_checked_where_it_is_read(dtype, order, lower):
    n = 9
    a, b = triangular(n, dtype, order), general(n, 2, dtype, 1)
    unread = spoiled(a, lower)
    read = unread.copy(order="K")
    read[(n - 1, 0) if lower else (0, n - 1)] = np.inf
    diagonal = unread.copy(order="K")
    diagonal[3, 3] = np.nan
    for unit in (False, True):
        linalg.solve_triangular(unread, b, lower=lower, unit_diagonal=unit)
        with pytest.raises(ValueError, match="infs or NaNs"):
            linalg.solve_triangular(read, b, lower=lower, unit_diagonal=unit)
    with pytest.raises(ValueError, match="infs or NaNs"):
        linalg.solve_triangular(diagonal, b, lower=lower)
    expected = linalg.solve_triangular(unread, b, lower=lower, unit_diagonal=True)
    assert np.array_equal(linalg.solve_triangular(diagonal, b, lower=lower, unit_diagonal=True), expected)


@pytest.mark.parametrize("order", "CF")
def test_lower_is_true_or_false(order):
    """As scipy has it: None and 0 are False, and a text is no answer; it was one triangle by rows, and the other one by columns."""
    a = np.array([[9.0, 1, 2], [3, 9, 4], [5, 6, 9]], order=order)
    b = np.arange(3.0)
    calls = [lambda lower: linalg.eigvalsh(a, lower=lower), lambda lower: linalg.cholesky(a, lower), lambda lower: linalg.pinvh(a, lower=lower),
             lambda lower: linalg.cho_solve(linalg.cho_factor(a, lower), b), lambda lower: linalg.solve(a, b, lower, assume_a="pos"),
             lambda lower: linalg.solve(a, b, lower, assume_a="sym"), lambda lower: linalg.inv(a, assume_a="pos", lower=lower),
             lambda lower: linalg.solve_triangular(a, b, lower=lower), lambda lower: linalg.eigvals_banded(a, lower),
             lambda lower: linalg.eigh_many([a], lower=lower, eigvals_only=True)[0]]
    for call in calls:
        for false, true in ((None, 1), (0, np.True_), (np.array(False), np.array(1))):
            assert (call(false) == call(False)).all() and (call(true) == call(True)).all()
        assert not np.allclose(call(False), call(True))
        for wrong in ("L", "", 2, [], [True]):
            with pytest.raises(ValueError, match="lower must be True or False"):
                call(wrong)
