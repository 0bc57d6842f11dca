# SPDX-License-Identifier: BSD-3-Clause
"""Puts lapilli.linalg in the place of numpy.linalg's and scipy.linalg's functions, for programs that know nothing of it.

    import lapilli.runner
    lapilli.runner.install()      # or lapilli.install(); lapilli.uninstall() undoes it

`python -m lapilli program.py` does so before the program begins. Functions that a module took by `from numpy.linalg import eigh`
before that stay what they were.
"""
from ._install import install, uninstall
from ._report import REPORT

__all__ = ["REPORT", "install", "uninstall"]
