# SPDX-License-Identifier: BSD-3-Clause
"""Sparse matrices, operators, and some eigenpairs of them.

    A = lapilli.sparse.Matrix(a)                         # of scipy.sparse, or .csr, .coo, .bsr with arrays
    Y = A @ X
    w, v = lapilli.sparse.linalg.eigsh(A, k=20, which="SA")

Arrays may be numpy's, or on a GPU: CuPy's, PyTorch's, JAX's, numba's; results are of the same kind. scipy is not needed.
"""
from __future__ import annotations

from . import linalg
from ._matrix import Matrix, Properties
from ._operators import Operator, chebyshev

__all__ = ["Matrix", "Operator", "Properties", "chebyshev", "linalg"]
