# SPDX-License-Identifier: BSD-3-Clause
"""The order of work on a GPU. The library uses streams of its own and returns when results are there: so before a call
the work of the caller's current stream must have ended, after it nothing has to wait."""
from __future__ import annotations

import ctypes
import sys
from typing import Any

from ._kinds import library_of


def wait_for(a: Any) -> None:
    """Waits for the work that makes an array on a GPU."""
    kind = library_of(a)
    if kind == "cupy":
        cupy = sys.modules["cupy"]
        with a.device:
            cupy.cuda.get_current_stream().synchronize()
    elif kind == "torch":
        torch = sys.modules["torch"]
        torch.cuda.current_stream(a.device).synchronize()
    elif kind in ("jax", "jaxlib"):
        a.block_until_ready()
    else:
        _wait_for_stream(a.__cuda_array_interface__.get("stream"))


def _wait_for_stream(stream: int | None) -> None:
    """The interface's entry: a cudaStream_t, where 1 and 2 are the default ones; None: there is nothing to wait for."""
    if stream is None:
        return
    from . import _library, errors
    from .context import current

    handle, queue = current().handle, ctypes.c_void_p()
    info = _library.function("lapilli_queue_create")(handle, ctypes.c_int64(0), ctypes.c_void_p(stream), ctypes.byref(queue))
    if info == 0:
        info = _library.function("lapilli_queue_synchronize")(queue)
        info = _library.function("lapilli_queue_destroy")(queue) or info
    if info != 0:
        raise errors.of(info, errors.sentence(info, handle))
