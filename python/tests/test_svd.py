# SPDX-License-Identifier: BSD-3-Clause
"""Singular values, pseudo-inverses, ranks and what follows, compared with numpy and scipy; the library must have served each call."""
import logging

import numpy as np
import pytest
import scipy.linalg

from lapilli import linalg

SHAPES = [(7, 4), (4, 7), (5, 5), (1, 6), (6, 1)]


def matrix(m, n, dtype="d", order="C", rank=None, seed=3):
    rng = np.random.default_rng(seed)
    a = rng.standard_normal((m, n)) + (1j * rng.standard_normal((m, n)) if np.dtype(dtype).kind == "c" else 0)
    if rank is not None:
        a[:, rank:] = a[:, :rank] @ rng.standard_normal((rank, n - rank))
    return np.array(a, dtype, order=order)


def close(x, y, dtype="d"):
    assert np.shape(x) == np.shape(y)
    np.testing.assert_allclose(x, y, atol=100 * np.finfo(np.dtype(dtype).char.lower()).eps * max(1, np.max(np.abs(y), initial=0)), rtol=0)


@pytest.fixture(autouse=True)
def served(caplog):
    """No call went to numpy or scipy."""
    from lapilli.linalg import _fallback
    _fallback._told.clear()
    caplog.set_level(logging.INFO, "lapilli")
    yield
    assert not [r.getMessage() for r in caplog.records if "computes" in r.getMessage()]


@pytest.mark.parametrize("order", "CF")
@pytest.mark.parametrize("dtype", "fdFD")
@pytest.mark.parametrize("m, n", SHAPES)
def test_svd(m, n, dtype, order):
    a = matrix(m, n, dtype, order)
    before = a.copy()
    values = np.linalg.svd(a, compute_uv=False)
    for driver in ("gesdd", "gesvd"):
        for full in (True, False):
            u, s, vh = linalg.svd(a, full_matrices=full, lapack_driver=driver)
            assert u.shape == (m, m if full else min(m, n)) and vh.shape == (n if full else min(m, n), n) and u.dtype == a.dtype
            close(s, values, dtype)
            close((u[:, :len(s)] * s) @ vh[:len(s)], a, dtype)
            close(u.conj().T @ u, np.eye(u.shape[1]), dtype)
            close(vh @ vh.conj().T, np.eye(vh.shape[0]), dtype)
    assert np.array_equal(a, before)
    close(linalg.svdvals(a), values, dtype)
    close(linalg.svd(a.copy(order), compute_uv=False, overwrite_a=True), values, dtype)


def test_svd_of_stacks_hermitian_and_empty():
    a = np.stack([matrix(4, 3, seed=k) for k in range(6)]).reshape(2, 3, 4, 3)
    u, s, vh = linalg.svd(a, full_matrices=False)
    close(s, np.linalg.svd(a, compute_uv=False))
    close((u * s[..., None, :]) @ vh, a)
    h = matrix(5, 5, "D")
    h = h + h.conj().T
    u, s, vh = linalg.svd(h, hermitian=True)
    close(s, np.linalg.svd(h, compute_uv=False))
    close((u * s) @ vh, h, "D")
    for shape in ((0, 3), (3, 0), (2, 0, 3)):
        for ours, theirs in zip(linalg.svd(np.zeros(shape)), np.linalg.svd(np.zeros(shape))):
            close(ours, theirs)


def test_svd_refuses():
    a = matrix(4, 3)
    a[2, 1] = np.nan
    with pytest.raises(ValueError, match="infs or NaNs"):
        linalg.svd(a)
    with pytest.raises(np.linalg.LinAlgError):
        linalg.svd(np.ones(3))
    with pytest.raises(ValueError, match="lapack_driver"):
        linalg.svd(matrix(3, 3), lapack_driver="gejsv")


@pytest.mark.parametrize("dtype", "dD")
@pytest.mark.parametrize("m, n", SHAPES)
def test_pseudo_inverses_and_ranks(m, n, dtype):
    for a in (matrix(m, n, dtype), matrix(m, n, dtype, rank=1), np.zeros((m, n), dtype)):
        inverse, rank = linalg.pinv(a, return_rank=True)
        theirs, their_rank = scipy.linalg.pinv(a, return_rank=True)
        close(inverse, theirs, dtype)
        assert rank == their_rank == linalg.matrix_rank(a) == np.linalg.matrix_rank(a)
        close(linalg.pinv(a, 1e-10), np.linalg.pinv(a, 1e-10), dtype)
        close(linalg.pinv(a, atol=0.5), scipy.linalg.pinv(a, atol=0.5), dtype)
        assert linalg.matrix_rank(a, 2.0) == np.linalg.matrix_rank(a, 2.0)
        q, theirs = linalg.orth(a), scipy.linalg.orth(a)
        close(q @ q.conj().T, theirs @ theirs.conj().T, dtype)
        z, theirs = linalg.null_space(a), scipy.linalg.null_space(a)
        close(z @ z.conj().T, theirs @ theirs.conj().T, dtype)
    stack = np.stack([matrix(m, n, dtype, seed=k) for k in range(3)])
    close(linalg.pinv(stack), np.linalg.pinv(stack), dtype)
    assert np.array_equal(linalg.matrix_rank(stack), np.linalg.matrix_rank(stack))
    assert linalg.matrix_rank(np.zeros(3)) == 0 and linalg.matrix_rank(np.ones(3)) == 1


def test_pinvh():
    a = matrix(6, 6, "D", rank=4)
    a = a @ a.conj().T
    inverse, rank = linalg.pinvh(a, return_rank=True)
    close(inverse, scipy.linalg.pinvh(a), "D")
    assert rank == 4
    upper = np.triu(a)
    close(linalg.pinvh(upper, lower=False), inverse, "D")


@pytest.mark.parametrize("dtype", "dD")
@pytest.mark.parametrize("m, n", SHAPES)
def test_norms_conditions_polar(m, n, dtype):
    a = matrix(m, n, dtype)
    for order in (2, -2, "nuc"):
        close(linalg.norm(a, order), np.linalg.norm(a, order), dtype)
    for p in (None, 2, -2):
        assert abs(linalg.cond(a, p) / np.linalg.cond(a, p) - 1) < 1e-12
    assert linalg.cond(np.zeros((m, n))) == np.inf
    assert linalg.cond(np.zeros((0, m, n))).shape == (0,)
    for side in ("right", "left"):
        for ours, theirs in zip(linalg.polar(a, side), scipy.linalg.polar(a, side)):
            close(ours, theirs, dtype)


@pytest.mark.parametrize("driver", ["gelsd", "gelss"])
@pytest.mark.parametrize("m, n", SHAPES)
def test_lstsq(m, n, driver):
    for dtype in "dD":
        for rank in (None, 1):
            a, b = matrix(m, n, dtype, rank=rank), matrix(m, 3, dtype, seed=9)
            for right in (b, b[:, 0]):
                ours = linalg.lstsq(a, right, 1e-10, lapack_driver=driver)
                theirs = scipy.linalg.lstsq(a, right, 1e-10, lapack_driver=driver)
                assert ours[2] == theirs[2]
                for x, y in zip((ours[0], ours[1], ours[3]), (theirs[0], theirs[1], theirs[3])):
                    close(x, y, dtype)
