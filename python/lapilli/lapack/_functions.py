# SPDX-License-Identifier: BSD-3-Clause
"""Functions of the routines, each made from the table when it is first asked for."""
from __future__ import annotations

import pathlib
from typing import Any

from . import _marshal
from ._table import Table

TABLE = Table(pathlib.Path(__file__).with_name("routines.txt").read_text(encoding="utf-8"))
# Names that the functions and their annotations use. The functions belong to the package, where pickle finds them.
_WORDS = {**{word: value for word, value in vars(_marshal).items() if not word.startswith("__")}, "__name__": __package__}
# Routines that functions of lapilli.linalg call: suggestions where such a function's name is taken for a routine's.
_BEHIND = {"cho_factor": "dpotrf", "cho_solve": "dpotrs", "cholesky": "dpotrf", "cond": "dgesdd", "det": "dgetrf",
           "eig": "dgeev", "eig_banded": "dsbevd", "eigh": "dsyevd", "eigh_many": "dsyevd_vbatch", "eigh_tridiagonal": "dstevd",
           "eigvals": "dgeev", "eigvals_banded": "dsbevd", "eigvalsh": "dsyevd", "eigvalsh_tridiagonal": "dsterf",
           "expm": "dgesv", "hessenberg": "dgehrd", "inv": "dgetri", "lstsq": "dgelsy", "lu_factor": "dgetrf",
           "lu_solve": "dgetrs", "matrix_rank": "dgesdd", "norm": "dlange", "null_space": "dgesdd", "orth": "dgesdd",
           "pinv": "dgesdd", "pinvh": "dsyevd", "polar": "dgesdd", "qr": "dgeqrf", "qr_multiply": "dormqr",
           "randomized_svd": "dgesdd", "rsf2csf": "zgees", "schur": "dgees", "slogdet": "dgetrf", "solve": "dgesv",
           "solve_continuous_lyapunov": "dtrsyl", "solve_sylvester": "dtrsyl", "solve_triangular": "dtrtrs", "sqrtm": "zgees",
           "svd": "dgesdd", "svdvals": "dgesdd"}


def made(name: str) -> Any:
    """The function. Its text is kept for tracebacks and inspect.getsource."""
    import linecache  # here, since `import lapilli` is to be quick
    text, file = TABLE.source(name), f"<lapilli.lapack.{name}>"
    linecache.cache[file] = (len(text), None, text.splitlines(True), file)
    space: dict[str, Any] = {}
    exec(compile(text, file, "exec"), _WORDS, space)  # annotations are strings there, as in this file
    return space[name]


def unknown(name: str, names: list[str]) -> str:
    """The end of a sentence about a name that is not among these."""
    import difflib
    meant = [_BEHIND[name]] if name in _BEHIND else difflib.get_close_matches(name.lower(), names, cutoff=0.75)
    return f"no routine {name!r}: " + (f"did you mean {' or '.join(meant)}?" if meant else "names are LAPACK's, such as dsyevd")
