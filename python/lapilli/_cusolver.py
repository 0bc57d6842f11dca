# SPDX-License-Identifier: BSD-3-Clause
"""Starts this process again with Lapilli in front of cuSOLVER, which a process that runs cannot do: lapilli-run does it."""
from __future__ import annotations

import os
import pathlib
import shutil
import sys
from collections.abc import Mapping

from . import _library

# What lapilli-run sets: in front of what, or that there is nothing.
STARTED = "LAPILLI_RUN"
_GPU = ("/dev/nvidiactl", "/dev/dxg")  # of NVIDIA's driver, and of Windows' for Linux


def starter() -> str | None:
    """The file of lapilli-run: of a wheel, else beside the installed library, else on the path."""
    places = [pathlib.Path(_library._INSIDE).with_name("lapilli-run")]
    for library in _library.candidates():
        folder = pathlib.Path(library).resolve().parent
        places += [root / "bin" / "lapilli-run" for root in folder.parents[:2]] if "/" in library else []
    return next((str(place) for place in places if os.access(place, os.X_OK)), None) or shutil.which("lapilli-run")


def refuses(environment: Mapping[str, str]) -> str:
    """Why this process goes on as it is; "" where it does not."""
    if environment.get(STARTED):
        return "it was started by lapilli-run"
    if environment.get("LAPILLI_CUSOLVER") == "off":
        return "LAPILLI_CUSOLVER=off"
    if environment.get("LAPILLI_DEVICES", "").startswith(("none", "cpu", "sim")):
        return "LAPILLI_DEVICES names no GPU"
    if not any(map(os.path.exists, _GPU)):
        return "no GPU"
    return "" if starter() else "lapilli-run is not installed"


def command(arguments: list[str]) -> list[str]:
    """This process, started by lapilli-run."""
    own = getattr(sys, "orig_argv", None)  # with Python's own options; since 3.10
    own = [sys.executable, *own[1:]] if own else [sys.executable, "-m", "lapilli", *arguments]
    return [starter() or "lapilli-run", "--or-without", *own]


def restart(arguments: list[str], report: bool) -> None:
    """Does not return, unless this process goes on as it is."""
    if refuses(os.environ):
        return
    if report:
        os.environ["LAPILLI_CUSOLVER_REPORT"] = "on"
    sys.stdout.flush()
    sys.stderr.flush()
    own = command(arguments)
    os.execv(own[0], own)
