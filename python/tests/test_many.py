# SPDX-License-Identifier: BSD-3-Clause
"""Eigenproblems of many matrices of different orders in one call, and stacks of large ones."""
import numpy as np
import pytest
from support import definite, each_dtype, hermitian, one_norm, small, spoiled

import lapilli
from lapilli import lapack, linalg

ORDERS = [7, 1, 150, 33, 200]


def all_good(matrices, results, others=None):
    for k, (a, (w, v)) in enumerate(zip(matrices, results)):
        n, b = len(a), np.eye(len(a), dtype=a.dtype) if others is None else others[k]
        assert w.shape == (v.shape[1],) and np.all(np.diff(w) >= 0)
        assert small(a @ v - b @ v * w, one_norm(a) * max(1, one_norm(b)), n)


@each_dtype
@pytest.mark.parametrize("lower", [True, False])
def test_results(dtype, lower):
    matrices = [hermitian(n, dtype, n) for n in ORDERS]
    given = [spoiled(a, lower) for a in matrices]
    given[1] = np.asfortranarray(given[1])
    kept = [a.copy() for a in given]
    results = linalg.eigh_many(given, lower=lower)
    all_good(matrices, results)
    assert all(np.array_equal(x, y, equal_nan=True) for x, y in zip(given, kept))
    for a, w in zip(matrices, linalg.eigh_many(given, lower=lower, eigvals_only=True)):
        assert np.allclose(w, np.linalg.eigvalsh(a), atol=1e-3 if w.dtype == np.float32 else 1e-9)


def test_pairs_and_subsets():
    matrices = [hermitian(n, np.complex128, n) for n in ORDERS[2:]]
    others = [definite(n, np.complex128, n) for n in ORDERS[2:]]
    results = linalg.eigh_many(matrices, others)
    all_good(matrices, results, others)
    few = linalg.eigh_many(matrices, others, subset_by_index=[1, 4])
    assert all(w.shape == (4,) and np.allclose(w, all_w[1:5]) for (w, _), (all_w, _) in zip(few, results))
    all_good(matrices, few, others)
    some = linalg.eigh_many(matrices, subset_by_value=(-1.0, 2.0))
    all_good(matrices, some)
    for a, (w, _) in zip(matrices, some):
        whole = np.linalg.eigvalsh(a)
        assert np.allclose(w, whole[(whole > -1) & (whole <= 2)])


def test_a_bad_matrix_does_not_lose_the_others():
    matrices = [hermitian(n, np.float64, n) for n in (20, 30, 40)]
    others = [definite(n, np.float64, n) for n in (20, 30, 40)]
    matrices[1][2, 1] = matrices[1][1, 2] = np.nan
    others[2][4, 4] = -3
    with pytest.raises(lapilli.NotFiniteError, match="matrix 1 holds a NaN"):
        linalg.eigh_many(matrices)
    results = linalg.eigh_many(matrices, others, return_exceptions=True)
    assert isinstance(results[1], lapilli.NotFiniteError) and results[1].info == -1004
    assert isinstance(results[2], np.linalg.LinAlgError) and "minor of order 5 of B of matrix 2" in str(results[2])
    all_good(matrices[:1], results[:1], others)


def test_a_device_that_fails():
    with lapilli.Context("sim:1", settings={"sytrd.crossover": "0", "vbatch.lanes": "1", "sim.fail": "launch:1"}):
        with pytest.raises(lapilli.DeviceError, match=r"matrix [01]: \w+"):
            linalg.eigh_many([hermitian(40, np.float64, 1), hermitian(41, np.float64, 2)])


def test_arguments():
    a = hermitian(5, np.float64, 1)
    assert linalg.eigh_many([]) == []
    assert linalg.eigh_many([np.zeros((0, 0)), a])[0].eigenvalues.shape == (0,)
    for wrong in ([a[0]], [a[:, :3]]):
        with pytest.raises(np.linalg.LinAlgError):
            linalg.eigh_many(wrong)
    for keywords in ({"b": [a]}, {"type": 4}, {"subset_by_index": [0, 1], "subset_by_value": (0, 1)}, {"subset_by_index": [0, 5]}):
        with pytest.raises(ValueError):
            linalg.eigh_many([a, a], **keywords)
    with pytest.raises(ValueError, match="wrong b dimensions"):
        linalg.eigh_many([a], [np.eye(4)])


@pytest.mark.parametrize("dtype", [np.float64, np.complex64])
def test_stacks_of_large_matrices(dtype):
    a = np.stack([hermitian(210, dtype, seed) for seed in range(4)]).reshape(2, 2, 210, 210)
    w, v = linalg.eigh(a)
    assert w.shape == (2, 2, 210) and v.shape == a.shape
    for i in np.ndindex(2, 2):
        one = linalg.eigh(a[i])
        assert np.array_equal(one.eigenvalues, w[i]) or lapilli.context.current().device_count > 1
        assert small(a[i] @ v[i] - v[i] * w[i], one_norm(a[i]), 210)
    a[0, 1, 3, 3] = np.nan
    with pytest.raises(lapilli.NotFiniteError, match=r"matrix \(0, 1\) of the stack holds a NaN"):
        linalg.eigh(a)


def test_the_call_itself():
    a = [np.asfortranarray(definite(n, np.float64, n)) for n in (12, 150, 40)]
    given, n = [x.copy(order="F") for x in a], np.array([12, 150, 40])
    given[2][10, 10] = -1
    infos = np.zeros(3, np.int64)
    assert lapack.dpotrf_vbatch("L", n, given, n, 3, infos) == 1
    assert infos.tolist() == [0, 0, 11]
    for x, factor in zip(a[:2], given):
        assert np.allclose(np.tril(factor), np.linalg.cholesky(x))
    assert lapack.dpotrf_vbatch_memory(n, 3).host > 0
