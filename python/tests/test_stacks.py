# SPDX-License-Identifier: BSD-3-Clause
"""Stacks of matrices, as numpy takes them: in one call up to an order, one by one above."""
import numpy as np
import pytest
from support import definite, each_dtype, hermitian, one_norm, small, spoiled

import lapilli
from lapilli import linalg
from lapilli.linalg import _stacks


def stack(kind, n, dtype, count):
    return np.stack([kind(n, dtype, seed) for seed in range(count)])


@each_dtype
@pytest.mark.parametrize("n", [1, 5, 32, 100])
@pytest.mark.parametrize("lower", [True, False])
def test_eigenproblems(dtype, n, lower):
    a = stack(hermitian, n, dtype, 6)
    given = np.stack([spoiled(x, lower) for x in a])
    kept = given.copy()
    w, v = linalg.eigh(given, lower=lower)
    assert w.dtype == a.real.dtype and v.dtype == dtype and np.array_equal(given, kept, equal_nan=True)
    for k in range(6):
        assert small(a[k] @ v[k] - v[k] * w[k], one_norm(a[k]), n)
        assert small(v[k].conj().T @ v[k] - np.eye(n, dtype=dtype), 1, n)
    assert np.allclose(linalg.eigvalsh(given, lower=lower), w, atol=1e-3 if w.dtype == np.float32 else 1e-9)


@each_dtype
@pytest.mark.parametrize("n", [1, 5, 32, 100])
@pytest.mark.parametrize("lower", [True, False])
def test_cholesky_factors(dtype, n, lower):
    a = stack(definite, n, dtype, 6)
    given = np.stack([spoiled(x, lower) for x in a])
    factors = linalg.cholesky(given, lower=lower)
    for k in range(6):
        factor = factors[k] if lower else factors[k].conj().T
        assert small(factor @ factor.conj().T - a[k], one_norm(a[k]), n)
        assert np.array_equal(factor, np.tril(factor))


def general(n, dtype, count, columns=None):
    numbers = np.random.default_rng(n).standard_normal((2, count, n, columns or n))
    return (numbers[0] + 1j * numbers[1] if np.dtype(dtype).kind == "c" else numbers[0]).astype(dtype)


@each_dtype
@pytest.mark.parametrize("n", [1, 5, 32, 140])
def test_linear_systems(dtype, n):
    a, b = general(n, dtype, 6).reshape(2, 3, n, n), general(n, dtype, 6, 3).reshape(2, 3, n, 3)
    kept = a.copy()
    inverse, (lu, piv) = linalg.inv(a), linalg.lu_factor(a)
    assert inverse.dtype == dtype and inverse.shape == a.shape and piv.shape == (2, 3, n)
    for k in np.ndindex(2, 3):
        x = linalg.inv(a[k])  # of one matrix
        assert small(inverse[k] - x, one_norm(x), n * np.linalg.cond(a[k]))
    for trans, op in enumerate((a, a.swapaxes(-1, -2), a.conj().swapaxes(-1, -2))):
        x = linalg.lu_solve((lu, piv), b, trans=trans)
        for k in np.ndindex(2, 3):
            assert small(op[k] @ x[k] - b[k], one_norm(op[k]) * one_norm(x[k]), n)
    assert linalg.lu_solve((lu, piv), b[0, 0, :, 0]).shape == (2, 3, n)
    signs, logs = linalg.slogdet(a)
    for k in np.ndindex(2, 3):
        one = linalg.slogdet(a[k])
        assert np.allclose([signs[k], logs[k]], [one.sign, one.logabsdet], rtol=1e-3 if a.real.dtype == np.float32 else 1e-9)
        assert np.array_equal(piv[k], linalg.lu_factor(a[k])[1])
    if n <= 32:
        assert np.allclose(linalg.det(a), np.exp(logs) * signs, rtol=1e-3)
    assert np.array_equal(a, kept)


@each_dtype
@pytest.mark.parametrize("m, n", [(1, 1), (5, 5), (9, 4), (4, 9), (40, 33), (140, 6)])
def test_qr_and_least_squares(dtype, m, n):
    a = general(m, dtype, 6, n).reshape(2, 3, m, n)
    kept = a.copy()
    for mode, k in (("reduced", min(m, n)), ("complete", m)):
        q, r = linalg.qr(a, mode=mode)
        assert q.shape == (2, 3, m, k) and r.shape == (2, 3, k, n) and q.dtype == r.dtype == dtype
        for i in np.ndindex(2, 3):
            assert small(q[i] @ r[i] - a[i], one_norm(a[i]), m) and np.array_equal(r[i], np.triu(r[i]))
            assert small(q[i].conj().T @ q[i] - np.eye(k, dtype=dtype), 1, m)
    h, tau = linalg.qr(a, mode="raw")
    assert h.shape == (2, 3, n, m) and tau.shape == (2, 3, min(m, n)) and np.array_equal(linalg.qr(a, mode="r"), linalg.qr(a).R)
    if m >= n:
        b = general(m, dtype, 3, 2)
        x, residues, rank, values = linalg.lstsq(a, b)  # b is the same for both rows of the stack
        assert x.shape == (2, 3, n, 2) and residues.shape == (2, 3, 2) and np.array_equal(rank, np.full((2, 3), n)) and values is None
        for i in np.ndindex(2, 3):
            rest = b[i[1]] - a[i] @ x[i]
            assert small(a[i].conj().T @ rest, one_norm(a[i]) * (one_norm(a[i]) * one_norm(x[i]) + one_norm(b[i[1]])), 2 * m)
            assert np.allclose(residues[i], (np.abs(rest) ** 2).sum(0), rtol=1e-2, atol=1e-4)
        assert linalg.lstsq(a, b[0, :, 0])[0].shape == (2, 3, n)
    assert np.array_equal(a, kept)


def test_least_squares_of_low_rank_and_other_shapes():
    a = general(5, np.float64, 3, 3)
    a[1, :, 2] = 0
    with pytest.raises(np.linalg.LinAlgError, match=r"R\(3, 3\) of matrix 1 of the stack is zero"):
        linalg.lstsq(a, np.ones(5))
    with pytest.raises(ValueError, match="as many rows as columns"):
        linalg.lstsq(a.swapaxes(-1, -2), np.ones(3))
    with pytest.raises(ValueError, match="same number of rows"):
        linalg.lstsq(a, np.ones(4))
    a[0, 1, 1] = np.nan
    for function in (linalg.qr, lambda x: linalg.lstsq(x, np.ones(5))):
        with pytest.raises(ValueError, match="infs or NaNs"):
            function(a)
    assert linalg.lstsq(np.ones((2, 4, 1)), np.ones((4, 0)))[0].shape == (2, 1, 0)


def test_numbers_of_stacks_without_elements_and_singular_ones():
    assert np.array_equal(linalg.det(np.zeros((2, 0, 0))), [1, 1]) and linalg.det(np.zeros((0, 3, 3))).shape == (0,)
    a = np.stack([np.eye(3), np.diag([1.0, 0, 2]), np.diag([1.0, -2, 3])])
    assert np.array_equal(linalg.det(a), [1, 0, -6])
    sign, log = linalg.slogdet(a)
    assert np.array_equal(sign, [1, 0, -1]) and log[1] == -np.inf
    for function in (linalg.inv, lambda x: linalg.solve(x, np.ones(3))):
        with pytest.raises(np.linalg.LinAlgError, match=r"U\(2, 2\) of matrix 1 of the stack is zero"):
            function(a)
    with pytest.warns(Warning, match="of matrix 1 of the stack is exactly zero"):
        lu, piv = linalg.lu_factor(a)
    assert lu.shape == a.shape and np.array_equal(piv[0], [0, 1, 2])
    factors, pivots = linalg.lu_factor(general(7, np.float64, 2, 4))
    assert factors.shape == (2, 7, 4) and pivots.shape == (2, 4)
    with pytest.raises(ValueError, match="piv is not an order"):
        linalg.lu_solve((lu, piv + 3), np.ones(3))


@each_dtype
@pytest.mark.parametrize("n", [1, 6, 140])
def test_factors_without_interchanges(dtype, n):
    a = general(n, dtype, 6).reshape(2, 3, n, n) + 2 * n * np.eye(n, dtype=dtype)
    b = general(n, dtype, 6, 2).reshape(2, 3, n, 2)
    lu, piv = linalg.lu_factor(a, pivot=False)
    assert np.array_equal(piv, np.broadcast_to(np.arange(n), (2, 3, n)))
    one, piv_of_one = linalg.lu_factor(a[1, 2], pivot=False)
    assert np.allclose(one, lu[1, 2], atol=1e-4 * n) and np.array_equal(piv_of_one, np.arange(n))
    x = linalg.lu_solve((lu, piv), b)
    for k in np.ndindex(2, 3):
        lower, upper = np.tril(lu[k], -1) + np.eye(n, dtype=dtype), np.triu(lu[k])
        assert small(lower @ upper - a[k], one_norm(a[k]), n)
        assert small(a[k] @ x[k] - b[k], one_norm(a[k]) * np.abs(x[k]).max(), n)


@each_dtype
@pytest.mark.parametrize("n", [1, 6, 40])
@pytest.mark.parametrize("lower", [True, False])
def test_inverses_of_definite_matrices(dtype, n, lower):
    a = stack(definite, n, dtype, 6)
    given = np.stack([spoiled(x, lower) for x in a]).reshape(2, 3, n, n)
    inverse, one = linalg.inv(given, assume_a="pos", lower=lower), linalg.inv(given[1, 0], assume_a="pos", lower=lower)
    assert inverse.dtype == dtype and inverse.shape == given.shape
    for x, k in [(x, k) for k, x in enumerate(inverse.reshape(6, n, n))] + [(one, 3)]:
        assert small(a[k] @ x - np.eye(n, dtype=dtype), np.linalg.cond(a[k]), n) and np.array_equal(x, x.conj().T)


def test_inverses_of_what_is_not_definite():
    a = np.stack([np.eye(3), np.diag([1.0, -1, 1])])
    with pytest.raises(np.linalg.LinAlgError, match="minor of order 2 of matrix 1 of the stack is not positive definite"):
        linalg.inv(a, assume_a="pos")
    with pytest.raises(np.linalg.LinAlgError, match="minor of order 2"):
        linalg.inv(a[1], assume_a="pos")
    a[1, 0, 2] = np.nan
    with pytest.raises(ValueError, match="infs or NaNs"):
        linalg.inv(a, assume_a="pos")
    n = _stacks.CHOLESKY_ON_DEVICES + 1
    assert np.allclose(linalg.inv(np.broadcast_to(4 * np.eye(n), (2, n, n)), assume_a="positive definite"), 0.25 * np.eye(n))


def test_a_zero_that_is_not_interchanged():
    a = np.stack([np.eye(3), [[0, 1, 0], [1, 0, 0], [0, 0, 1]]])
    with pytest.warns(Warning, match="Diagonal number 1 of matrix 1 of the stack is exactly zero. It has no such factors."):
        linalg.lu_factor(a, pivot=False)
    with pytest.warns(Warning, match="Diagonal number 1 of the matrix"):
        linalg.lu_factor(a[1], pivot=False)


@each_dtype
@pytest.mark.parametrize("n", [1, 5, 32, 140])
@pytest.mark.parametrize("lower", [True, False])
@pytest.mark.parametrize("trans", ["N", "T", "C"])
def test_triangular_systems(dtype, n, lower, trans):
    full = general(n, dtype, 6).reshape(2, 3, n, n) / n + 2 * np.eye(n, dtype=dtype)
    b, unit = general(n, dtype, 3, 2), trans == "T"
    a = (np.tril if lower else np.triu)(full)
    spoilt = np.where(a == 0, np.nan, a).astype(dtype)
    if unit:
        a[..., np.arange(n), np.arange(n)] = 1
    kept = spoilt.copy()
    x = linalg.solve_triangular(spoilt, b, trans=trans, lower=lower, unit_diagonal=unit)
    assert x.shape == (2, 3, n, 2) and x.dtype == dtype and np.array_equal(spoilt, kept, equal_nan=True)
    op = {"N": a, "T": a.swapaxes(-1, -2), "C": a.conj().swapaxes(-1, -2)}[trans]
    for k in np.ndindex(2, 3):
        assert small(op[k] @ x[k] - b[k[1]], one_norm(op[k]) * np.abs(x[k]).max() + np.abs(b).max(), n)


def test_triangular_systems_of_every_shape_and_their_errors():
    a = np.tril(general(4, np.float64, 3)) + 3 * np.eye(4)
    x = linalg.solve_triangular(a, np.ones(4), lower=True)
    assert x.shape == (3, 4) and np.allclose((a @ x[..., None])[..., 0], 1)
    x = linalg.solve_triangular(a[0], np.ones((2, 4, 1)), trans=1, lower=True)
    assert x.shape == (2, 4, 1) and np.allclose(a[0].T @ x, 1)
    turned = np.asfortranarray(a)
    assert np.allclose(linalg.solve_triangular(turned, np.ones((4, 2)), lower=True)[1], np.linalg.solve(a[1], np.ones((4, 2))))
    assert linalg.solve_triangular(a, np.zeros((4, 0))).shape == (3, 4, 0)
    assert linalg.solve_triangular(np.zeros((2, 0, 0)), np.zeros((0, 3))).shape == (2, 0, 3)
    n = 1025  # above the kernels' largest order
    assert np.allclose(linalg.solve_triangular(np.broadcast_to(2 * np.eye(n), (2, n, n)), np.ones(n)), 0.5)
    bad = a.copy()
    bad[1, 2, 2] = 0
    with pytest.raises(np.linalg.LinAlgError, match=r"element \(3, 3\) of matrix 1 of the stack is zero"):
        linalg.solve_triangular(bad, np.ones(4), lower=True)
    bad[1, 2, 2] = np.nan
    with pytest.raises(ValueError, match="infs or NaNs"):
        linalg.solve_triangular(bad, np.ones(4), lower=True)
    assert np.isfinite(linalg.solve_triangular(bad, np.ones(4), lower=True, unit_diagonal=True)).all()
    with pytest.raises(ValueError, match="incompatible"):
        linalg.solve_triangular(a, np.ones(5))


def test_every_shape_and_order():
    a = stack(hermitian, 6, np.complex128, 12)
    turned = np.ascontiguousarray(a.transpose(0, 2, 1)).transpose(0, 2, 1)
    for given in (a.reshape(3, 4, 6, 6), a.reshape(2, 1, 6, 6, 6), turned, a[::-2], np.asfortranarray(a), np.broadcast_to(a[0], (5, 6, 6))):
        w, v = linalg.eigh(given)
        assert w.shape == given.shape[:-1] and v.shape == given.shape
        assert np.allclose(given @ v, v * w[..., None, :])
        spd = given @ given + np.eye(6)
        assert np.allclose(linalg.cholesky(spd), np.linalg.cholesky(spd))
    assert linalg.eigh(np.zeros((2, 0, 0))).eigenvectors.shape == (2, 0, 0)
    assert linalg.eigvalsh(np.zeros((0, 3, 3))).shape == (0, 3)
    assert linalg.cholesky(np.ones((2, 1, 1), int)).dtype == np.float64


def test_orders_beyond_a_batch():
    n = _stacks.ON_DEVICES + 1
    a = stack(definite, n, np.float64, 2)
    w, v = linalg.eigh(a)
    assert np.allclose(a @ v, v * w[:, None]) and np.allclose(linalg.cholesky(a), np.linalg.cholesky(a))


def test_errors_name_the_matrix():
    a = stack(definite, 4, np.float64, 6).reshape(2, 3, 4, 4)
    bad = a.copy()
    bad[1, 0, 2, 2] = -5
    with pytest.raises(np.linalg.LinAlgError, match=r"minor of order 3 of matrix \(1, 0\) of the stack is not positive definite"):
        linalg.cholesky(bad)
    with pytest.raises(np.linalg.LinAlgError, match="of matrix 0 of the stack"):
        linalg.cholesky(bad[1])
    bad[1, 0, 2, 1] = np.nan
    with pytest.raises(lapilli.NotFiniteError, match=r"matrix \(1, 0\) of the stack holds a NaN") as caught:
        linalg.eigh(bad)
    assert isinstance(caught.value, np.linalg.LinAlgError) and caught.value.info == -1004
    with pytest.raises(ValueError, match="infs or NaNs"):
        linalg.cholesky(bad)
    with pytest.raises(np.linalg.LinAlgError, match="not positive definite"):
        linalg.cholesky(bad, check_finite=False)
    with pytest.raises(ValueError, match="subset"):
        linalg.eigh(a, subset_by_index=[0, 1])


@each_dtype
@pytest.mark.parametrize("lower", [True, False])
def test_eigenproblems_of_pairs(dtype, lower):
    for n, itype in ((1, 1), (5, 2), (33, 3)):
        a = stack(hermitian, n, dtype, 3)
        b = stack(definite, n, dtype, 2).reshape(2, 1, n, n)
        given = [np.array([spoiled(x, lower) for x in y.reshape(-1, n, n)]).reshape(y.shape) for y in (a, b)]
        kept = [x.copy() for x in given]
        w, v = linalg.eigh(*given, lower=lower, type=itype)
        assert w.shape == (2, 3, n) and v.shape == (2, 3, n, n) and v.dtype == dtype
        assert all(np.array_equal(x, y, equal_nan=True) for x, y in zip(given, kept))
        for i, k in np.ndindex(2, 3):
            one_w, one_v = linalg.eigh(a[k], b[i, 0], lower=lower, type=itype)
            scale = max(1, abs(one_w).max())
            assert np.allclose(w[i, k], one_w, atol=scale * (1e-3 if w.dtype == np.float32 else 1e-10))
            left, right = {1: (a[k], b[i, 0]), 2: (a[k] @ b[i, 0], None), 3: (b[i, 0] @ a[k], None)}[itype]
            moved = v[i, k] if right is None else right @ v[i, k]
            assert small(left @ v[i, k] - moved * w[i, k], one_norm(left) * max(1, one_norm(v[i, k])) * max(1, one_norm(b[i, 0])), n)
        assert np.allclose(linalg.eigvalsh(*given, lower=lower, type=itype), w, atol=1e-2 if w.dtype == np.float32 else 1e-8)


def test_pairs_without_solutions():
    a, b = stack(hermitian, 6, np.float64, 3), stack(definite, 6, np.float64, 3)
    assert linalg.eigh(a, b[0]).eigenvalues.shape == (3, 6)
    assert linalg.eigh(a[:0], b[:0]).eigenvectors.shape == (0, 6, 6)
    b[1, 4, 4] = -1
    with pytest.raises(np.linalg.LinAlgError, match="leading minor of order 5 of B of matrix 1 of the stack"):
        linalg.eigh(a, b)
    b[1, 4, 4] = np.inf
    with pytest.raises(np.linalg.LinAlgError, match="b holds a NaN"):
        linalg.eigh(a, b)
    with pytest.raises(ValueError):
        linalg.eigh(a, b[:2])


@each_dtype
@pytest.mark.parametrize("lower", [True, False])
def test_solutions_by_cholesky_factors(dtype, lower):
    for n in (1, 7, 40):
        a, b = stack(definite, n, dtype, 6).reshape(2, 3, n, n), stack(hermitian, n, dtype, 3)[:, :, :2 if n > 1 else 1]
        c = linalg.cho_factor(a, lower=lower)
        assert c[0].shape == a.shape and c[1] == lower
        for side in (b, b[0, :, 0]):
            x = linalg.cho_solve(c, side)
            assert x.shape == ((2, 3, n) if side.ndim == 1 else (2, 3) + b.shape[1:]) and x.dtype == dtype
            for i, k in np.ndindex(2, 3):
                of = side if side.ndim == 1 else side[k]
                assert small(a[i, k] @ x[i, k] - of, one_norm(a[i, k]) * max(1, abs(x[i, k]).max()), n)
    many = linalg.cho_solve((c[0][0, 0], lower), b)
    assert many.shape == b.shape and np.allclose(many, np.linalg.solve(a[0, 0], b), atol=1e-3)
    assert linalg.cho_factor(np.zeros((0, 3, 3), dtype))[0].shape == (0, 3, 3)
    a[1, 2, 3, 3] = -1
    with pytest.raises(np.linalg.LinAlgError, match=r"order 4 of matrix \(1, 2\) of the stack"):
        linalg.cho_factor(a, lower=lower)


# What is called for a stack in double precision.
ONE_CALL = {
    "solve": (["dgesv_batch"], lambda a, s, b: linalg.solve(a, b)),
    "inv": (["dgetrf_batch", "dgetri_batch"], lambda a, s, b: linalg.inv(a)),
    "det": (["dgetrf_batch"], lambda a, s, b: linalg.det(a)),
    "slogdet": (["dgetrf_batch"], lambda a, s, b: linalg.slogdet(a)),
    "lu_factor": (["dgetrf_batch"], lambda a, s, b: linalg.lu_factor(a)),
    "lu_solve": (["dgetrf_batch", "dgetrs_batch"], lambda a, s, b: linalg.lu_solve(linalg.lu_factor(a), b)),
    "qr": (["dqr_batch"], lambda a, s, b: linalg.qr(a)),
    "cholesky": (["dpotrf_batch"], lambda a, s, b: linalg.cholesky(s)),
    "cho_solve": (["dpotrf_batch", "dpotrs_batch"], lambda a, s, b: linalg.cho_solve(linalg.cho_factor(s), b)),
    "eigh": (["dsyevd_batch"], lambda a, s, b: linalg.eigh(s)),
    "eigvalsh": (["dsyevd_batch"], lambda a, s, b: linalg.eigvalsh(s)),
    "eigh of pairs": (["dsygvd_batch"], lambda a, s, b: linalg.eigh(s, s)),
    "solve_triangular": (["dtrsm_batch"], lambda a, s, b: linalg.solve_triangular(a, b)),
    "lstsq": (["dgels_batch"], lambda a, s, b: linalg.lstsq(a, b)),
}


@pytest.mark.parametrize("device", ["none", "sim:1"])
@pytest.mark.parametrize("function", ONE_CALL)
def test_one_call_for_all_matrices(function, device):
    expected, call = ONE_CALL[function]
    a = np.random.default_rng(5).standard_normal((2, 3, 12, 12)) + 12 * np.eye(12)
    s, b, lines = a + a.swapaxes(-1, -2), np.ones((3, 12, 2)), []
    with lapilli.Context(device) as context:
        context.set_log(lines.append)
        call(a, s, b)
        context.set_log(None)
    assert [line.split()[0] for line in lines if " | " in line] == expected
