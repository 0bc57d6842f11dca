#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Has libraries that were linked with a new GNU C library run with one of 2.28, too:   older_glibc.py LIBRARY...

A linker takes the newest version of each symbol. Where the C library of this machine also has an older one, the file then names that:
pthread_create, which moved from libpthread to libc in 2.34, is the same function under both versions; exp, log, pow and hypot of the
older versions also call the error handler of System V, which no program sets. Symbols of older_glibc.c lose their version: they are
taken from whichever library has them, libc first. Others that 2.28 lacks stay as they are, and symbols.py tells of them."""
from __future__ import annotations

import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from elf import UNVERSIONED, Library, Need  # noqa: E402
from symbols import FLOOR, number  # noqa: E402

# Before 2.34 these had what libc has since then.
ONCE_SEPARATE = ("libpthread.so.0", "libdl.so.2", "librt.so.1")


def ours() -> set[str]:
    """What older_glibc.c defines."""
    text = pathlib.Path(__file__).with_name("older_glibc.c").read_text(encoding="utf-8")
    return set(re.findall(r"^(?:int|char|uint32_t) (\w+)(?:\(| =)", text, re.M))


def older_versions(path: pathlib.Path) -> dict[str, str]:
    """{symbol: its newest version that is not above FLOOR}, of the C library that this library is linked with here."""
    listed = subprocess.run(["ldd", str(path)], check=True, stdout=subprocess.PIPE, text=True).stdout
    found: dict[str, str] = {}
    for file in re.findall(r"^\s*lib(?:c|m)\.so\.6 => (/\S+)", listed, re.M):
        for symbol, version in Library(pathlib.Path(file)).defined():
            if number(version)[1] <= FLOOR:
                found[symbol] = max(found.get(symbol, version), version, key=number)
    return found


def lower(path: pathlib.Path) -> list[str]:
    """Changes the file. Returns the libraries of ONCE_SEPARATE that it must name as needed from now on."""
    library, known, provided = Library(path), older_versions(path), ours()
    moved = False
    for need in library.needs():
        moved |= lower_need(library, need, known, provided) and need.library == "libc.so.6"
    library.save()
    return list(ONCE_SEPARATE) if moved else []


def lower_need(library: Library, need: Need, known: dict[str, str], provided: set[str]) -> bool:
    """The same for what it needs of one library; whether a symbol has an older version now."""
    newer = [version for version in need.versions if version.name.startswith("GLIBC_") and number(version.name)[1] > FLOOR]
    symbols = {version.index: [(i, name) for i, name, index in library.undefined() if index == version.index] for version in newer}
    newer = [version for version in newer if all(name in known or name in provided for _, name in symbols[version.index])]
    if not newer:
        return False
    # {number of a symbol: its new version, or None for one of ours}
    wanted = {i: known.get(name) for version in newer for i, name in symbols[version.index]}
    kept = [version for version in need.versions if version not in newer]
    older = {version for version in wanted.values() if version}
    if not kept and not older:
        older = {min(known.values(), key=number)}
    for name in sorted(older - {version.name for version in kept}):
        library.rename(newer[0], name)
        kept.append(newer.pop(0))
    indices = {version.name: version.index for version in kept}
    for i, name in wanted.items():
        library.set_version(i, indices[name] if name else UNVERSIONED)
    library.keep(need, kept)
    return any(wanted.values())


def needs_ours(path: pathlib.Path) -> bool:
    """Whether it has a symbol that a C library may lack and older_glibc.c has."""
    return any(index == UNVERSIONED and name in ours() for _, name, index in Library(path).undefined())


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        lower(pathlib.Path(argument))
