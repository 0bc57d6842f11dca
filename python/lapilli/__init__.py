# SPDX-License-Identifier: BSD-3-Clause
"""Lapilli: LAPACK for a node of GPUs.

    import numpy, lapilli.linalg
    w, v = lapilli.linalg.eigh(a)

lapilli.linalg has the names and arguments of numpy.linalg and scipy.linalg, lapilli.lapack the routines themselves,
lapilli.sparse sparse matrices and iterative eigensolvers.
`python -m lapilli program.py` runs a program whose numpy.linalg and scipy.linalg are the library's.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._library import path as library_path
from ._library import version as library_version
from ._version import __version__
from .context import Context, Convergence, Device, Phase, current, default
from .errors import (ArgumentError, Cancelled, DeviceError, DeviceMemoryError, Error, HostMemoryError, InternalError,
                     NoDevicesError, NotFiniteError, TooLargeError)

if TYPE_CHECKING:
    from . import lapack, linalg, sparse
    from .lapack import Memory, memory
    from .progress import bar
    from .spread import Matrix, Queue

# Modules that are imported when a program first asks for them, and names of such modules: `import lapilli` is to be quick.
_LATER = {"lapack": "", "linalg": "", "sparse": "", "Memory": "lapack", "memory": "lapack", "spread": "", "progress": "", "bar": "progress", "Matrix": "spread", "Queue": "spread"}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module
    found = import_module(f".{_LATER[name] or name}", __name__)
    return globals().setdefault(name, getattr(found, name) if _LATER[name] else found)


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})


def install(report: bool = False, gpu: bool | None = None) -> None:
    """Puts the library's functions in the place of numpy.linalg's, scipy.linalg's, cupy.linalg's and torch.linalg's: lapilli.runner."""
    from .runner import install as put  # here, since `import lapilli` is to be quick
    put(report, gpu)


def uninstall() -> None:
    """Undoes it."""
    from .runner import uninstall as undo
    undo()


__all__ = ["__version__", "ArgumentError", "Cancelled", "Context", "Convergence", "Device", "DeviceError", "DeviceMemoryError", "Error", "HostMemoryError",
           "InternalError", "Matrix", "Memory", "NoDevicesError", "NotFiniteError", "Phase", "Queue", "TooLargeError", "bar",
           "current", "default", "install", "lapack", "library_path", "library_version", "linalg", "memory", "sparse", "uninstall"]
