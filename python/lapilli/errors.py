# SPDX-License-Identifier: BSD-3-Clause
"""What the library's return values become: exceptions with its own sentence."""
from __future__ import annotations

import ctypes

from numpy.linalg import LinAlgError

from . import _library


class Error(Exception):
    """A call returned an error code, `info`. The text is lapilli_last_error's."""

    info: int = 0


class ArgumentError(Error, ValueError):
    """An argument is bad."""


class DeviceMemoryError(Error, MemoryError):
    """A device has too little memory."""


class HostMemoryError(Error, MemoryError):
    """The host has too little memory."""


class DeviceError(Error, RuntimeError):
    """A device, its driver or a copy failed."""


class Cancelled(Error):
    """The progress callback asked to stop."""


class NotFiniteError(Error, LinAlgError, ValueError):
    """The matrix holds a NaN or an infinity."""


class TooLargeError(Error, OverflowError):
    """A size passes a limit of the CPU's LAPACK, or all memory."""


class InternalError(Error, RuntimeError):
    """A defect of the library."""


class NoDevicesError(Error, RuntimeError):
    """Spread matrices and queues need a context with devices."""


_KINDS: dict[int, type[Error]] = {
    -1000: DeviceMemoryError, -1001: HostMemoryError, -1002: DeviceError, -1003: Cancelled, -1004: NotFiniteError,
    -1005: TooLargeError, -1006: InternalError, -1007: ArgumentError, -1008: NoDevicesError, -1009: ArgumentError}


def sentence(info: int, handle: ctypes.c_void_p) -> str:
    """What went wrong in the last call of this thread with the context."""
    text = _library.library().lapilli_last_error(handle) or _library.library().lapilli_strerror(info)
    return text.decode(errors="replace")


def meaning(info: int) -> str:
    """What an error code says by itself."""
    text: bytes = _library.library().lapilli_strerror(info)
    return text.decode(errors="replace")


def of(info: int, text: str) -> Error:
    """The exception for a negative return value."""
    error = _KINDS.get(info, ArgumentError)(text)
    error.info = info
    return error
