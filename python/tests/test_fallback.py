# SPDX-License-Identifier: BSD-3-Clause
import logging

import numpy as np
import pytest
import scipy.linalg

from lapilli import linalg
from lapilli.linalg import _fallback


def test_names_that_are_missing(caplog):
    _fallback._told.clear()
    with caplog.at_level(logging.INFO, logger="lapilli"):
        assert linalg.logm.__wrapped__ is scipy.linalg.logm
        assert linalg.matrix_power.__wrapped__ is np.linalg.matrix_power
        assert linalg.logm is linalg.logm
        assert linalg.LinAlgWarning is scipy.linalg.LinAlgWarning
    assert [r.getMessage() for r in caplog.records] == ["lapilli.linalg has no logm: it is scipy.linalg's",
                                                        "lapilli.linalg has no matrix_power: it is numpy.linalg's",
                                                        "lapilli.linalg has no LinAlgWarning: it is scipy.linalg's"]
    a = np.random.default_rng(1).standard_normal((5, 5))
    assert np.array_equal(linalg.logm(a), scipy.linalg.logm(a))
    with pytest.raises(AttributeError, match="nonsense"):
        linalg.nonsense
    assert linalg.LinAlgError is np.linalg.LinAlgError


def test_dtypes_that_are_missing(caplog):
    _fallback._told.clear()
    a = np.diag(np.arange(1, 5))
    with caplog.at_level(logging.INFO, logger="lapilli"):
        for dtype in (np.float16, np.longdouble):
            for name in ("inv", "eigvalsh"):  # whatever scipy makes of them
                ours, theirs = getattr(linalg, name), getattr(scipy.linalg, name)
                try:
                    expected = theirs(a.astype(dtype))
                except Exception as error:
                    with pytest.raises(type(error)):
                        ours(a.astype(dtype))
                else:
                    assert np.array_equal(ours(a.astype(dtype)), expected)
    assert "arrays of float16 are not computed with: scipy.linalg computes" in caplog.text
    with pytest.raises(Exception):
        linalg.inv(np.array([["a"]]))


def test_options_that_are_missing():
    a, b = np.random.default_rng(0).standard_normal((6, 3)), np.ones(6)
    ours, theirs = linalg.lstsq(a, b, lapack_driver="gelsd"), scipy.linalg.lstsq(a, b, lapack_driver="gelsd")
    assert np.allclose(ours[3], theirs[3])
    assert np.allclose(linalg.solve(np.diag([1.0, 2.0]), [1.0, 2.0], assume_a="pos"), 1)
    with pytest.raises(ValueError):
        linalg.solve(np.eye(2), np.ones(2), assume_a="nonsense")


@pytest.mark.parametrize("dtype", [np.float16, np.longdouble, np.clongdouble, object])
@pytest.mark.parametrize("function", ["cholesky", "det", "eigh", "eigvalsh", "inv", "qr", "slogdet", "solve"])
def test_stacks_of_dtypes_that_are_missing(dtype, function):
    a = np.stack([np.eye(3)] * 2).astype(dtype)
    rest = (np.ones((2, 3, 1)),) if function == "solve" else ()
    if (function, dtype) != ("qr", object):  # which numpy converts
        with pytest.raises(TypeError):
            getattr(np.linalg, function)(a, *rest)
    with pytest.raises(TypeError, match=f"arrays of {np.dtype(dtype)} are not computed with"):
        getattr(linalg, function)(a, *rest)


def test_masks_and_sparse_matrices_are_refused():
    sparse = pytest.importorskip("scipy.sparse")
    for wrong, why in ((np.ma.masked_array(np.eye(3), mask=np.eye(3) > 0), "masked"), (np.ma.array(np.eye(3)), "masked"),
                       (sparse.eye(3, format="csr"), "sparse")):
        for function in ("inv", "eigh", "cholesky", "det", "qr", "lu_factor", "cho_factor", "norm"):
            with pytest.raises(ValueError, match=why):
                getattr(linalg, function)(wrong)
        for a, b in ((wrong, np.ones(3)), (np.eye(3), wrong)):
            for function in (linalg.solve, linalg.lstsq, linalg.solve_triangular):
                with pytest.raises(ValueError, match=why):
                    function(a, b)
