# SPDX-License-Identifier: BSD-3-Clause
"""The library that an array is of, without an import of it."""
from __future__ import annotations

from typing import Any

_of_types: dict[type, str] = {}


def library_of(a: Any) -> str:
    """The package of its type: numpy, cupy, torch, jax, jaxlib, numba, builtins, ..."""
    found = _of_types.get(type(a))
    if found is None:
        found = _of_types[type(a)] = type(a).__module__.partition(".")[0]
    return found
