# SPDX-License-Identifier: BSD-3-Clause
"""Some eigenpairs of large matrices, with the names and arguments of scipy.sparse.linalg: lobpcg, and eigsh by block Lanczos with
thick restarts; chefsi, which scipy lacks. svds, the largest singular values."""
from __future__ import annotations

from typing import Any

from numpy.linalg import LinAlgError

from ._chefsi import chefsi
from ._eigsh import eigsh
from ._lobpcg import lobpcg
from ._results import Pairs, no_convergence
from ._svds import svds

__all__ = ["ArpackNoConvergence", "LinAlgError", "Pairs", "chefsi", "eigsh", "lobpcg", "svds"]  # pylint: disable=undefined-all-variable


def __getattr__(name: str) -> Any:
    if name == "ArpackNoConvergence":  # scipy's, which takes a while to import
        return no_convergence()
    raise AttributeError(f"module 'lapilli.sparse.linalg' has no attribute '{name}'")
