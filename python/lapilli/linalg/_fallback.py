# SPDX-License-Identifier: BSD-3-Clause
"""What the library lacks is scipy's or numpy's: other names, other dtypes, other options. Each is told once, by logging."""
from __future__ import annotations

import functools
import importlib
import logging
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np

from . import _core

Function = TypeVar("Function", bound=Callable[..., Any])

_log = logging.getLogger("lapilli")
_told: set[str] = set()


def tell(text: str) -> None:
    """Says it, if it has not been said."""
    if text not in _told:
        _told.add(text)
        _log.info(text)


def elsewhere(name: str) -> Any:
    """scipy.linalg's, else numpy.linalg's; AttributeError where neither has it."""
    for module in ("scipy.linalg", "numpy.linalg"):
        try:
            found = getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError):
            continue
        tell(f"lapilli.linalg has no {name}: it is {module}'s")
        return found
    raise AttributeError(f"module 'lapilli.linalg' has no attribute '{name}', nor have scipy.linalg and numpy.linalg")


_STACKS = {"cholesky", "det", "eigh", "eigvalsh", "inv", "qr", "slogdet", "solve"}  # are numpy's, which lacks these dtypes, too


def or_elsewhere(function: Function) -> Function:
    """The function; where it says Unsupported, scipy's or numpy's with the same arguments."""
    name = function.__name__

    @functools.wraps(function)
    def served(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except _core.Unsupported as reason:
            if _core.place_of(*args).on_device or any(map(_core.is_on_device, args)):
                raise
            if isinstance(reason, _core.UnsupportedType) and name in _STACKS and any(np.ndim(a) > 2 for a in args[:2]):
                raise
            if len(args) > 1 and isinstance(args[1], str) or "UPLO" in kwargs:
                module = "numpy.linalg"
            else:
                module = "scipy.linalg"
            try:
                other = getattr(importlib.import_module(module), name)
            except (ImportError, AttributeError):
                module, other = "numpy.linalg", getattr(importlib.import_module("numpy.linalg"), name)
            tell(f"lapilli.linalg.{name}: {reason}: {module} computes")
            return other(*args, **kwargs)

    return cast(Function, served)
