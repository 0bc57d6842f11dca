# SPDX-License-Identifier: BSD-3-Clause
"""Memory of functions of lapilli.linalg, by the routines that they call for one matrix."""
from __future__ import annotations

from typing import Any

import numpy as np

_PRECISIONS = {"f": "s", "d": "d", "F": "c", "D": "z"}
# Sizes that a function is told, where all but the first have a default, and the calls: letters in capitals, sizes by name, k the
# smaller one of m and n. The library sees a row-major matrix as its transpose.
_CALLS = {
    "cholesky": ("n", ["potrf n"]), "cho_factor": ("n", ["potrf n"]), "eigh": ("n", ["syevd V n"]), "eigvalsh": ("n", ["syevd N n"]),
    "solve": ("n nrhs", ["gesv n nrhs"]), "inv": ("n", ["getrf n n", "getri n"]), "det": ("n", ["getrf n n"]), "slogdet": ("n", ["getrf n n"]),
    "lu_factor": ("m n", ["getrf m n"]), "qr": ("m n", ["geqrf m n", "orgqr m k", "gelqf n m", "orglq k m"]),
    "svd": ("m n", ["gesdd A m n", "gesdd A n m"]), "svdvals": ("m n", ["gesdd N m n", "gesdd N n m"]),
    "eig": ("n", ["geev N V n"]), "eigvals": ("n", ["geev N N n"]),
}
_OF_COMPLEX = {"syevd": "heevd", "orgqr": "ungqr", "orglq": "unglq"}


def calls(function: str, sizes: tuple[Any, ...], dtype: Any) -> list[tuple[str, list[Any]]]:
    """The routine of each call, and what its memory query takes. [] of functions whose needs are not known."""
    if function not in _CALLS:
        return []
    names, found = _CALLS[function]
    words = names.split()
    if not 1 <= len(sizes) <= len(words):
        raise TypeError(f"memory({function!r}, ...) takes the sizes {', '.join(words)}")
    precision = _PRECISIONS.get(np.dtype(dtype).char)
    if precision is None:
        raise TypeError(f"{np.dtype(dtype)} is none of float32, float64, complex64, complex128")
    known = {"n": sizes[0], "nrhs": 1, **dict(zip(words, sizes))}
    known["k"] = min(known.get("m", known["n"]), known["n"])
    result = []
    for routine, *arguments in map(str.split, found):
        name = precision + (_OF_COMPLEX.get(routine, routine) if precision in "cz" else routine)
        result.append((name, [a if a.isupper() else known[a] for a in arguments]))
    return result
