# SPDX-License-Identifier: BSD-3-Clause
"""cuBLAS for the library inside a wheel, which has no path of its own to it.

liblapilli.so loads cuBLAS by its name when it opens the first GPU. The loader knows the system's folders. Where cuBLAS is
elsewhere, in a package of pip's (lapilli[cuda13]) or below CUDA_HOME, it is loaded here first; the loader then takes that one for the
name. The wheel's file cublas.txt has the name: other versions, such as that of a PyTorch for another CUDA, do not fit."""
from __future__ import annotations

import ctypes
import ctypes.util
import glob
import importlib.util
import os
import pathlib

_DEVICE = "/dev/nvidiactl"
_NAME = pathlib.Path(__file__).parent / "_lib" / "cublas.txt"


def load() -> None:
    """Where there is a GPU, and cuBLAS is not where the loader looks."""
    name = _NAME.read_text(encoding="utf-8").strip() if _NAME.exists() else ""
    if not name or not os.path.exists(_DEVICE) or ctypes.util.find_library("cublas") == name:
        return
    for folder in _folders():
        for file in glob.glob(os.path.join(folder, name)):
            try:
                ctypes.CDLL(file)
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
