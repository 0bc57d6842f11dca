# SPDX-License-Identifier: BSD-3-Clause
"""The warning of scipy.linalg.solve: of a matrix whose reciprocal condition number is below the rounding of its precision."""
from __future__ import annotations

from typing import Any

import numpy as np

from . import _core

# LAPACK's estimate, and the norm that it begins with.
_ROUTINES = {"gen": ("gecon", "gecon", "lange", "lange"), "sym": ("sycon", "sycon", "lansy", "lansy"),
             "her": ("sycon", "hecon", "lansy", "lanhe"), "pos": ("pocon", "pocon", "lansy", "lanhe")}


class Condition:
    """Is made of a matrix in memory before it is factored there."""

    def __init__(self, dtype: np.dtype, structure: str, uplo: str, n: int, of_a: tuple[Any, int]) -> None:
        self._estimate, norm = (_core.routine(dtype, *_ROUTINES[structure][i:i + 2]) for i in (0, 2))
        self._dtype, self._real = dtype, _core.real_dtype(dtype)
        self._general = structure == "gen"
        self._head = ("1",) if self._general else (uplo,)
        self._rest = (n, *of_a)
        self._pivots = structure in ("sym", "her")
        self._norm = np.zeros(1, self._real)
        norm(*(self._head + (n,) if self._general else ("1",) + self._head), *self._rest, self._norm)

    def warn(self, pivots: np.ndarray) -> None:
        """With the factors where the matrix was. A norm that passes the range has no estimate, nor have factors that do."""
        rcond = np.zeros(1, self._real)
        if np.isfinite(self._norm[0]):
            self._estimate(*self._head, *self._rest, *((pivots,) if self._pivots else ()), float(self._norm[0]), rcond)
        known = 0.0 if np.isnan(rcond[0]) else rcond[0]
        if known < np.finfo(self._dtype).eps / 2:
            _core.warn(f"Ill-conditioned matrix (rcond={known:.6g}): result may not be accurate.")
