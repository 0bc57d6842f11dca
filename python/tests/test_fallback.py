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
        assert linalg.svd is scipy.linalg.svd
        assert linalg.matrix_power is np.linalg.matrix_power
        assert linalg.svd is scipy.linalg.svd
    assert [r.getMessage() for r in caplog.records] == ["lapilli.linalg has no svd: it is scipy.linalg's",
                                                        "lapilli.linalg has no matrix_power: it is numpy.linalg's"]
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
    assert np.array_equal(ours[3], theirs[3])
    assert np.allclose(linalg.solve(np.diag([1.0, 2.0]), [1.0, 2.0], assume_a="pos"), 1)
    with pytest.raises(ValueError):
        linalg.solve(np.eye(2), np.ones(2), assume_a="nonsense")
