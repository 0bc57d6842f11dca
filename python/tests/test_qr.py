# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
import pytest
import scipy.linalg
from support import each_dtype, each_order, general, layouts, one_norm, small

import lapilli
from lapilli import lapack, linalg

SHAPES = [(1, 1), (2, 5), (5, 2), (64, 64), (131, 40), (40, 131), (90, 1), (1, 90)]


@each_dtype
@each_order
@pytest.mark.parametrize("m, n", SHAPES)
@pytest.mark.parametrize("mode, numpys", [("reduced", "reduced"), ("economic", "reduced"), ("complete", "complete"),
                                          ("full", "complete")])
def test_factors(dtype, order, m, n, mode, numpys):
    a = general(m, n, dtype, order=order)
    before = a.copy()
    q, r = linalg.qr(a, mode)
    expected = np.linalg.qr(a, numpys)
    assert q.shape == expected[0].shape and r.shape == expected[1].shape and q.dtype == r.dtype == dtype
    assert np.array_equal(a, before) and np.array_equal(r, np.triu(r))
    assert small(q @ r - a, one_norm(a), max(m, n))
    assert small(q.conj().T @ q - np.eye(q.shape[1], dtype=dtype), 1, max(m, n))
    assert small(np.abs(linalg.qr(a, "r")) - np.abs(r[: min(m, n)]), one_norm(a), max(m, n))


@each_dtype
@each_order
@pytest.mark.parametrize("m, n", SHAPES)
def test_raw(dtype, order, m, n):
    a = general(m, n, dtype, order=order)
    h, tau = linalg.qr(a, "raw")
    expected, factors = np.linalg.qr(a, "raw")
    assert h.shape == expected.shape and tau.shape == factors.shape
    assert small(np.abs(np.triu(h.T)) - np.abs(np.triu(expected.T)), one_norm(a), max(m, n))


@each_dtype
@each_order
@pytest.mark.parametrize("m, n", SHAPES)
@pytest.mark.parametrize("mode", ["economic", "full"])
def test_pivots(dtype, order, m, n, mode):
    a = general(m, n, dtype, order=order)
    q, r, p = linalg.qr(a, mode, pivoting=True)
    assert sorted(p) == list(range(n))
    assert small(q @ r - a[:, p], one_norm(a), max(m, n))
    assert small(q.conj().T @ q - np.eye(q.shape[1], dtype=dtype), 1, max(m, n))
    diagonal = np.abs(np.diagonal(r))
    assert (diagonal[1:] <= diagonal[:-1] * (1 + 1e-3)).all()
    (h, tau), raw, _ = linalg.qr(a, "raw", pivoting=True)
    assert h.shape == (m, n) and tau.shape == (min(m, n),) and raw.shape == (min(m, n), n)


def test_layouts():
    a = general(23, 11, np.complex64)
    for name, given in layouts(a):
        kept = given.copy()
        q, r = linalg.qr(given)
        assert small((q @ r - a).astype(np.complex64), one_norm(a), 23), name
        assert np.array_equal(given, kept), name


def test_stacks_and_nothing():
    a = np.stack([general(7, 4, np.float64, seed) for seed in range(3)])
    q, r = linalg.qr(a)
    assert np.allclose(q @ r, a)
    assert linalg.qr(a).Q.shape == (3, 7, 4)
    for shape in ((0, 3), (3, 0), (0, 0)):
        for mode in ("reduced", "complete"):
            ours, theirs = linalg.qr(np.zeros(shape), mode), np.linalg.qr(np.zeros(shape), mode)
            assert [x.shape for x in ours] == [x.shape for x in theirs]
    with pytest.raises(ValueError):
        linalg.qr(np.eye(3), "wide")
    with pytest.raises(ValueError, match="infs or NaNs"):
        linalg.qr(np.full((4, 4), np.nan))


def assert_residues(ours, theirs, dtype):
    assert np.shape(ours) == np.shape(theirs)
    assert np.size(ours) == 0 or np.asarray(ours).dtype == np.asarray(theirs).dtype
    assert np.allclose(ours, theirs, rtol=1e4 * np.finfo(dtype).eps)


@each_dtype
@each_order
@pytest.mark.parametrize("m, n", SHAPES)
def test_least_squares(dtype, order, m, n):
    a, b = general(m, n, dtype, order=order), general(m, 3, dtype, 1)
    kept = a.copy(), b.copy()
    x, residues, rank, values = linalg.lstsq(a, b)
    expected = np.linalg.lstsq(a, b, rcond=None)[0]
    assert x.shape == expected.shape and rank == min(m, n) and values is None
    assert_residues(residues, scipy.linalg.lstsq(a, b)[1], dtype)
    assert_residues(linalg.lstsq(a, b[:, 0])[1], scipy.linalg.lstsq(a, b[:, 0])[1], dtype)
    size = np.abs(expected).max() * np.linalg.cond(a) ** 2
    assert small((x - expected).astype(dtype), size, max(m, n))
    assert linalg.lstsq(a, b[:, 0])[0].shape == (n,)
    assert np.array_equal(kept[0], a) and np.array_equal(kept[1], b)


def test_rank():
    a = general(30, 4, np.float64) @ general(4, 12, np.float64, 1)
    b = general(30, 1, np.float64, 2)
    x, _, rank, _ = linalg.lstsq(a, b, cond=1e-10)
    assert rank == 4
    assert np.allclose(x, np.linalg.lstsq(a, b, rcond=1e-10)[0])
    assert linalg.lstsq(a, b, rcond=1e-10)[2] == 4
    assert linalg.lstsq(a, b, cond=1e-10)[1].shape == (0,) and linalg.lstsq(a[:, :3], b, lapack_driver="gelsy")[1].shape == (0,)
    # Without right-hand sides singular values tell the rank all the same, as in LAPACK.
    for driver in ("gelsd", "gelss"):
        x, residues, rank, s = linalg.lstsq(a, b[:, :0], 1e-10, lapack_driver=driver)
        assert x.shape == (a.shape[1], 0) and rank == 4 and np.allclose(s, np.linalg.svd(a, compute_uv=False))
    x, residues, rank, _ = linalg.lstsq(np.zeros((3, 0)), np.ones(3))
    assert x.shape == (0,) and residues == 3 and rank == 0
    with pytest.raises(ValueError):
        linalg.lstsq(a, b[:5])


@pytest.mark.parametrize("rcond", [-1.0, 0.0])
@pytest.mark.parametrize("scale", [1, 1e-7, 1e-17, 1e-30, 1e30, 1e-100, 1e-300, 1e100])
@pytest.mark.parametrize("devices", ["none", "sim:2"])
@each_dtype
def test_zeros_on_the_diagonal_end_the_rank(dtype, devices, scale, rcond):
    """For LAPACK's GELSY any condition number is good enough then: it divides by zero."""
    p = np.dtype(dtype).char.translate(str.maketrans("fdFD", "sdcz"))
    if p in "sc" and not 1e-35 < scale < 1e35:
        return
    for m, n in ((3, 7), (7, 3), (40, 30)):
        a, b, order, rank = np.zeros((m, n), dtype, "F"), np.ones((max(m, n), 1), dtype, "F"), np.zeros(n, np.int64), np.zeros(1, np.int64)
        a[0, 0], a[1, 1] = 2 * scale, scale
        with lapilli.Context(devices, settings={"geqp3.crossover": 0}):
            assert getattr(lapack, p + "gelsy")(m, n, 1, a, m, b, max(m, n), order, rcond, rank) == 0
        assert rank[0] == 2 and np.allclose(b[:n, 0] * scale, [0.5, 1] + [0] * (n - 2))
        assert np.allclose(np.abs(np.triu(a[:2, :2])) / scale, [[2, 0], [0, 1]])


@pytest.mark.parametrize("scale", [1e-160, 1e-30, 1e30, 1e160])
def test_residues_of_numbers_far_from_one(scale):
    a, b = general(20, 5, np.float64), general(20, 2, np.float64, 1)
    expected = linalg.lstsq(a, b)[1]
    assert np.allclose(linalg.lstsq(a * scale, b)[1], expected)
    with np.errstate(all="ignore"):
        assert np.allclose(linalg.lstsq(a, b * scale)[1], expected * scale * scale, rtol=1e-6)


@pytest.mark.parametrize("mode", ["reduced", "complete", "r", "raw"])
@pytest.mark.parametrize("shape", [(0, 3, 2), (0, 2, 3), (2, 0, 3), (2, 3, 0), (4, 0, 2, 2), (0, 0, 0), (3, 0), (0, 3)], ids=str)
@each_dtype
def test_empty_stacks(mode, shape, dtype):
    ours, theirs = linalg.qr(np.zeros(shape, dtype), mode), np.linalg.qr(np.zeros(shape, dtype), mode)
    for x, y in zip(*(r if isinstance(r, tuple) else (r,) for r in (ours, theirs))):
        assert x.shape == y.shape and x.dtype == y.dtype and np.array_equal(x, y)
