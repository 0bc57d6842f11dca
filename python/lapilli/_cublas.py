# SPDX-License-Identifier: BSD-3-Clause
"""cuBLAS for the library inside a wheel, which has no path of its own to it.

liblapilli.so loads cuBLAS by its name when it opens the first GPU. The loader knows the system's folders. Where cuBLAS is
elsewhere, in a package of pip's or below CUDA_HOME, it is loaded here first; the loader then takes that one for the name."""
from __future__ import annotations

import ctypes
import ctypes.util
import glob
import importlib.util
import os


def load() -> None:
    """Where there is a GPU, and cuBLAS is not where the loader looks."""
    if not os.path.exists("/dev/nvidiactl") or ctypes.util.find_library("cublas"):
        return
    for folder in _folders():
        found = sorted(glob.glob(os.path.join(folder, "libcublas.so.[0-9]*")))
        if found:
            try:
                ctypes.CDLL(found[0])
            except OSError:
                continue
            return


def _folders() -> list[str]:
    folders = []
    spec = importlib.util.find_spec("nvidia")
    for place in (spec.submodule_search_locations or []) if spec else []:
        folders += sorted(glob.glob(os.path.join(place, "*", "lib")), reverse=True)
    for root in (os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"), "/usr/local/cuda"):
        if root:
            folders += [os.path.join(root, "lib64"), os.path.join(root, "lib")]
    return folders
