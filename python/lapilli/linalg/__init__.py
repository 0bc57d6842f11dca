# SPDX-License-Identifier: BSD-3-Clause
"""numpy.linalg and scipy.linalg, by the library.

Names and arguments are theirs, but for eigh_many and randomized_svd, which neither has; where both have a function and its arguments or defaults differ, numpy's defaults hold, and
scipy's arguments are understood by their names. Arrays may be numpy's, or on a GPU: CuPy's, PyTorch's, JAX's, numba's; results
are of the same kind and in the same place. Names that are missing here are scipy.linalg's or numpy.linalg's; the logger
"lapilli" tells which were used (level INFO, once each).

Errors are numpy.linalg.LinAlgError with the library's sentence, and ValueError for wrong shapes.
"""
from __future__ import annotations

from typing import Any

from numpy.linalg import LinAlgError

from . import _banded, _cholesky, _eig, _eigh, _equations, _lstsq, _qr, _qr_multiply, _svd, _systems, _triangular
from ._eig import EigResult
from ._eigh import EighResult
from ._fallback import elsewhere as _elsewhere
from ._fallback import or_elsewhere as _or_elsewhere
from ._qr import QRResult
from ._svd import SVDResult
from ._systems import SlogdetResult

eig = _or_elsewhere(_eig.eig)
eigvals = _or_elsewhere(_eig.eigvals)
schur = _or_elsewhere(_eig.schur)
rsf2csf = _or_elsewhere(_eig.rsf2csf)
hessenberg = _or_elsewhere(_eig.hessenberg)
solve_sylvester = _or_elsewhere(_equations.solve_sylvester)
solve_continuous_lyapunov = _or_elsewhere(_equations.solve_continuous_lyapunov)
sqrtm = _or_elsewhere(_equations.sqrtm)
expm = _or_elsewhere(_equations.expm)
eigh = _or_elsewhere(_eigh.eigh)
eigvalsh = _or_elsewhere(_eigh.eigvalsh)
eigh_many = _eigh.eigh_many
eigh_tridiagonal = _or_elsewhere(_banded.eigh_tridiagonal)
eigvalsh_tridiagonal = _or_elsewhere(_banded.eigvalsh_tridiagonal)
eig_banded = _or_elsewhere(_banded.eig_banded)
eigvals_banded = _or_elsewhere(_banded.eigvals_banded)
cholesky = _or_elsewhere(_cholesky.cholesky)
cho_factor = _or_elsewhere(_cholesky.cho_factor)
cho_solve = _or_elsewhere(_cholesky.cho_solve)
solve = _or_elsewhere(_systems.solve)
inv = _or_elsewhere(_systems.inv)
det = _or_elsewhere(_systems.det)
slogdet = _or_elsewhere(_systems.slogdet)
lu_factor = _or_elsewhere(_systems.lu_factor)
lu_solve = _or_elsewhere(_systems.lu_solve)
qr = _or_elsewhere(_qr.qr)
qr_multiply = _or_elsewhere(_qr_multiply.qr_multiply)
lstsq = _or_elsewhere(_lstsq.lstsq)
solve_triangular = _or_elsewhere(_triangular.solve_triangular)
norm = _or_elsewhere(_triangular.norm)
svd = _or_elsewhere(_svd.svd)
svdvals = _or_elsewhere(_svd.svdvals)
pinv = _or_elsewhere(_svd.pinv)
pinvh = _or_elsewhere(_svd.pinvh)
matrix_rank = _or_elsewhere(_svd.matrix_rank)
cond = _or_elsewhere(_svd.cond)
orth = _or_elsewhere(_svd.orth)
null_space = _or_elsewhere(_svd.null_space)
polar = _or_elsewhere(_svd.polar)
randomized_svd = _svd.randomized_svd

__all__ = ["EigResult", "EighResult", "LinAlgError", "QRResult", "SVDResult", "SlogdetResult", "cho_factor", "cho_solve",
           "cholesky", "cond", "det", "eig", "eig_banded", "eigh", "eigh_many", "eigh_tridiagonal", "eigvals",
           "eigvals_banded", "eigvalsh", "eigvalsh_tridiagonal", "expm", "hessenberg", "inv", "lstsq", "lu_factor",
           "lu_solve", "matrix_rank", "norm", "null_space", "orth", "pinv", "pinvh", "polar", "qr", "qr_multiply", "randomized_svd",
           "rsf2csf", "schur", "slogdet", "solve", "solve_continuous_lyapunov", "solve_sylvester", "solve_triangular", "sqrtm", "svd",
           "svdvals"]


def __getattr__(name: str) -> Any:
    if name.startswith("_"):
        raise AttributeError(f"module 'lapilli.linalg' has no attribute '{name}'")
    return _elsewhere(name)
