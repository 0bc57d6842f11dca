# SPDX-License-Identifier: BSD-3-Clause
"""Each line with a mark has one mistake, which mypy finds."""
from __future__ import annotations

import numpy as np

import lapilli.lapack
import lapilli.linalg
import lapilli.sparse

a = np.eye(3)
lapilli.linalg.eigh(a, lower="yes")  # wrong
lapilli.linalg.solve(a)  # wrong
lapilli.linalg.inv(a, overwrite=True)  # wrong
lapilli.linalg.slogdet(a).logdet  # wrong
lapilli.lapack.dsyevd("V", "L", "3", a, 3, a)  # wrong
lapilli.lapack.dpotrf_memory(3).devices  # wrong
lapilli.lapack.dpotrf("L", 3, a, 3, contexts=None)  # wrong
lapilli.lapack.dpotrt("L", 3, a, 3)  # wrong
lapilli.memory(3)  # wrong
lapilli.Context("none", setting={})  # wrong
lapilli.default().phase  # wrong
lapilli.sparse.chebyshev(a)  # wrong
lapilli.sparse.linalg.eigsh(a, k="six")  # wrong
with lapilli.Matrix.scatter(a) as spread:
    spread.gathered()  # wrong
