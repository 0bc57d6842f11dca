# SPDX-License-Identifier: BSD-3-Clause
"""A file of results, which grows: each run of a program adds its lines."""
from __future__ import annotations

import contextlib
import csv
import os
import sys
from collections.abc import Iterator
from typing import IO


@contextlib.contextmanager
def opened(path: str | None, header: list[str]) -> Iterator[IO[str]]:
    """At its end. A file without lines gets the header, one with another header is an error; None and "-" are standard output."""
    if path in (None, "-"):
        csv.writer(sys.stdout).writerow(header)
        yield sys.stdout
        return
    with open(path, "a+", newline="", encoding="utf-8") as file:  # type: ignore[arg-type]
        file.seek(0)
        found = next(csv.reader(file), [])
        if found not in ([], header):
            sys.exit(f"{path}: its columns are {','.join(found)}, those of this program {','.join(header)}")
        file.seek(0, os.SEEK_END)
        if not found:
            csv.writer(file).writerow(header)
        yield file
