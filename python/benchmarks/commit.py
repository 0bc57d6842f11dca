# SPDX-License-Identifier: BSD-3-Clause
"""The commit of the tree that this file is in, for the files of results."""
from __future__ import annotations

import pathlib
import subprocess


def current_commit() -> str:
    """Short, as git has it; "unknown" outside of a repository."""
    try:
        return subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=pathlib.Path(__file__).resolve().parent, check=True,
                              capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
