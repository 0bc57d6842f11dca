# SPDX-License-Identifier: BSD-3-Clause
"""The inverse of A - sigma M by factors, where the program brings none."""
from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.linalg import LinAlgError

from .. import linalg
from ..linalg import _core
from ._convert import kind_of


def inverse(A: Any, M: Any, sigma: float, dtype: np.dtype) -> Callable[[Any], Any]:
    """X -> (A - sigma M)^-1 X of dense matrices by lapilli.linalg, of scipy's sparse ones by scipy."""
    kinds = {kind_of(A)} | (set() if M is None else {kind_of(M)})
    if kinds == {"dense"} and not _core.place_of(A, M).on_device:
        a = np.asarray(A, dtype)
        shift = np.eye(len(a), dtype=a.dtype) if M is None else np.asarray(M)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", category=RuntimeWarning)  # of an exact zero
            factors = linalg.lu_factor(a - sigma * shift)
        if not np.diagonal(factors[0]).all():
            raise LinAlgError(_singular(sigma))
        return lambda x: linalg.lu_solve(factors, x)
    if kinds == {"sparse"} and type(A).__module__.startswith("scipy."):
        import scipy.sparse
        from scipy.sparse.linalg import splu

        shift = scipy.sparse.identity(A.shape[0], dtype=A.dtype) if M is None else M
        shifted = scipy.sparse.csc_matrix(A - sigma * shift, dtype=dtype)
        try:
            return splu(shifted).solve
        except RuntimeError as error:
            if "singular" not in str(error):
                raise
            raise RuntimeError(_singular(sigma)) from error
    raise ValueError("sigma needs OPinv, a function X -> (A - sigma M)^-1 X: factors are made only of dense arrays of numpy, and of sparse "
                     "matrices of scipy")


def _singular(sigma: float) -> str:
    return f"eigsh: A - sigma M is singular for sigma = {sigma}, an eigenvalue: take a sigma near it, at a distance of 1e-8 of |A|, for example"
