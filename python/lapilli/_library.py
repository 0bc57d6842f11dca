# SPDX-License-Identifier: BSD-3-Clause
"""Finds and loads liblapilli.so, once, when the first function of it is needed."""
from __future__ import annotations

import ctypes
import os
import pathlib
import threading
from typing import Any

from ._version import __version__

_INSIDE = str(pathlib.Path(__file__).parent / "_lib" / "liblapilli.so")  # of a wheel
_SERIES = ".".join(__version__.split(".")[:2])  # versions that fit each other
_lock = threading.Lock()
_library: ctypes.CDLL | None = None
_functions: dict[str, ctypes._CFuncPtr] = {}  # type: ignore[name-defined]


def candidates() -> list[str]:
    """Where the library may be, the first that is there counts."""
    named = os.environ.get("LAPILLI_LIBRARY")
    if named:
        return [named]
    from ctypes.util import find_library  # here, since `import lapilli` is to be quick
    found = [_INSIDE] if os.path.exists(_INSIDE) else []
    installed = find_library("lapilli")
    return found + ([installed] if installed else []) + [f"liblapilli.so.{_SERIES}", "liblapilli.so"]


def library() -> ctypes.CDLL:
    """The loaded library. ctypes.CDLL releases the interpreter's lock while a function of it runs."""
    global _library
    if _library is None:
        with _lock:
            if _library is None:
                _library = _load()
    return _library


def renew_lock() -> None:
    """In a child of fork: another thread of the parent may have loaded it."""
    global _lock
    _lock = threading.Lock()


def _load() -> ctypes.CDLL:
    reasons = []
    for name in candidates():
        try:
            if name == _INSIDE:
                from . import _cublas
                _cublas.load()
            loaded = ctypes.CDLL(name)
            loaded.lapilli_version.restype = ctypes.c_char_p
            found = loaded.lapilli_version().decode()
            if not found.startswith(_SERIES + "."):
                reasons.append(f"{name}: is version {found}, and this package {__version__}")
                continue
            loaded.lapilli_strerror.restype = ctypes.c_char_p
            loaded.lapilli_strerror.argtypes = [ctypes.c_int64]
            loaded.lapilli_last_error.restype = ctypes.c_char_p
            loaded.lapilli_last_error.argtypes = [ctypes.c_void_p]
            return loaded
        except (OSError, AttributeError) as error:
            reasons.append(f"{name}: {error}")
    raise ImportError("liblapilli.so cannot be loaded; LAPILLI_LIBRARY may name its file. Tried: " + "; ".join(reasons))


def function(name: str) -> Any:
    """A function of the C interface that returns a lapilli_int. Its arguments are ctypes objects."""
    found = _functions.get(name)
    if found is None:
        try:
            found = getattr(library(), name)
        except AttributeError:
            raise NotImplementedError(f"this liblapilli.so ({version()}) has no {name}") from None
        found.restype = ctypes.c_int64
        _functions[name] = found
    return found


def function_of(name: str, arguments: tuple[Any, ...]) -> Any:
    """The same with the types of its arguments: it takes numbers and bytes of Python, too."""
    function(name)  # says what is missing
    found = library()[name]
    found.restype, found.argtypes = ctypes.c_int64, arguments
    return found


def version() -> str:
    """That of the loaded library."""
    return library().lapilli_version().decode()


def path() -> str:
    """The file of the loaded library."""
    return library()._name
