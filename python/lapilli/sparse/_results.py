# SPDX-License-Identifier: BSD-3-Clause
"""What solvers return."""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.linalg import LinAlgError

from .. import _watch
from ..context import Convergence


class Solution(NamedTuple):
    """Pairs in the order in which they are returned."""

    eigenvalues: Any
    eigenvectors: Any
    residuals: np.ndarray
    convergence: Any  # a list of Convergence
    iterations: int
    missing: int  # the number that has not converged
    sentence: str  # what the library said of it
    converged: Any = None  # of bool: which pairs have


class Pairs(tuple):
    """The tuple that scipy's function returns, and what is known besides:

    eigenvalues, eigenvectors
    residuals     |A x - lambda B x| of each, in the 2-norm, of the vectors that are returned
    convergence   a list of lapilli.Convergence(residual, converged): the state at the beginning and after each iteration or restart
    iterations    how many were made
    subspace      of chefsi: all vectors that were iterated, to begin the next call with
    """

    eigenvalues: Any
    eigenvectors: Any
    residuals: np.ndarray
    convergence: list[Convergence]
    iterations: int
    subspace: Any

    @classmethod
    def of(cls, solution: Solution, *more: Any) -> Pairs:
        """With what scipy's tuple has behind vectors."""
        self = cls((solution.eigenvalues, solution.eigenvectors, *more))
        self.eigenvalues, self.eigenvectors = solution.eigenvalues, solution.eigenvectors
        self.residuals, self.convergence, self.iterations = solution.residuals, solution.convergence, solution.iterations
        return self


def checked(info: int, nev: int) -> int:
    """How many pairs have not converged; LinAlgError where an operator is not as it must be."""
    if info > nev:
        raise LinAlgError(_watch.sentence())
    return info


_no_convergence: Any = None


def no_convergence() -> Any:
    """scipy's exception; without scipy one of the same name."""
    global _no_convergence
    if _no_convergence is None:
        try:
            from scipy.sparse.linalg import ArpackNoConvergence as found
        except ImportError:
            found = _stand_in()
        _no_convergence = found
    return _no_convergence


def _stand_in() -> Any:
    class ArpackNoConvergence(RuntimeError):
        """Not all pairs have converged; those that have are `eigenvalues` and `eigenvectors`."""

        def __init__(self, msg: str, eigenvalues: Any, eigenvectors: Any) -> None:
            super().__init__(msg)
            self.eigenvalues, self.eigenvectors = eigenvalues, eigenvectors

    return ArpackNoConvergence
