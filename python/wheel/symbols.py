#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""What the libraries of a wheel need of the systems on which it is installed, against the rules of manylinux_2_28 (PEP 600):

    symbols.py FOLDER          says so, and fails where the folder's libraries break a rule
    symbols.py --wheel FILE    the same for a wheel, which must also be called by its platform
    symbols.py --tag FOLDER    prints the wheel's platform, for instance manylinux_2_28_x86_64

The platform of a wheel is that of the newest GLIBC that it needs, at least 2.28; linux_x86_64 where it needs a library, or a version of
the compiler's libraries, that a system of that GLIBC need not have."""
from __future__ import annotations

import pathlib
import re
import sys
import tempfile
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from elf import Library  # noqa: E402

FLOOR = (2, 28)
# The newest versions that the compiler's libraries of a system of 2.28 have (gcc 8), and the libraries that every system has.
COMPILER = {"GLIBCXX": (3, 4, 25), "CXXABI": (1, 3, 11), "GCC": (8, 0, 0)}
EVERYWHERE = re.compile(r"(lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+|z)|ld-linux[\w-]*)\.so")
# cuSOLVER and cuBLAS under the names that lapilli-run gives them, which finds them on the machine.
FROM_LAPILLI_RUN = re.compile(r"libcu(solver|blas)_real\.so")


def number(version: str) -> tuple[str, tuple[int, ...]]:
    """GLIBC_2.28 is ("GLIBC", (2, 28)); the number of a version that has none, as of GLIBC_PRIVATE, is above all others."""
    name, _, digits = version.rpartition("_")
    return name, tuple(map(int, digits.split("."))) if re.fullmatch(r"\d+(\.\d+)*", digits) else (1000,)


def libraries(folder: pathlib.Path) -> list[Library]:
    return [Library(path) for path in sorted(folder.rglob("*.so*")) if path.is_file()]


def glibc(found: list[Library]) -> tuple[int, ...]:
    """The newest GLIBC that they need."""
    numbers = [number(version.name) for library in found for need in library.needs() for version in need.versions]
    return max((digits for name, digits in numbers if name.startswith("GLIBC") and name != "GLIBCXX"), default=FLOOR)


def foreign(found: list[Library]) -> list[str]:
    """What they need and a system need not have, whatever its GLIBC."""
    inside, faults = {library.path.name for library in found}, []
    for library in found:
        for name in library.needed():
            if name not in inside and not EVERYWHERE.match(name) and not FROM_LAPILLI_RUN.match(name):
                faults.append(f"{library.path.name} needs {name}")
        names = {version.index: version.name for need in library.needs() for version in need.versions}
        for _, symbol, index in library.undefined():
            name, digits = number(names.get(index, "GLIBC_0"))
            if digits > COMPILER.get(name, (1000,)):
                faults.append(f"{library.path.name} needs {symbol} of {names[index]}")
    return faults


def too_new(found: list[Library]) -> list[str]:
    """Symbols of a newer GLIBC than FLOOR."""
    faults = []
    for library in found:
        names = {version.index: version.name for need in library.needs() for version in need.versions}
        newer = {index: name for index, name in names.items() if name.startswith("GLIBC_") and number(name)[1] > FLOOR}
        symbols = {index: [] for index in newer}
        for _, symbol, index in library.undefined():
            symbols.get(index, []).append(symbol)
        faults += [f"{library.path.name} needs {name}: {', '.join(symbols[index]) or 'no symbol'}" for index, name in newer.items()]
    return faults


def platform(found: list[Library]) -> str:
    machine, newest = found[0].machine, max(FLOOR, glibc(found))
    return f"linux_{machine}" if foreign(found) or newest >= (1000,) else f"manylinux_{newest[0]}_{newest[1]}_{machine}"


def main(arguments: list[str]) -> int:
    path = pathlib.Path(arguments[-1])
    if arguments[0] == "--wheel":
        with tempfile.TemporaryDirectory() as folder:
            zipfile.ZipFile(path).extractall(folder)
            status = main([folder])
            tag = platform(libraries(pathlib.Path(folder)))
        if not path.stem.endswith("-" + tag):
            print(f"symbols.py: {path.name} is not called {tag}")
        return status or int(not path.stem.endswith("-" + tag))
    found = libraries(path)
    if not found:
        print(f"symbols.py: no library in {arguments[-1]}", file=sys.stderr)
        return 2
    if arguments[0] == "--tag":
        print(platform(found))
        return 0
    faults = foreign(found) + too_new(found)
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"symbols.py: {len(found)} libraries, GLIBC {'.'.join(map(str, glibc(found)))}: {platform(found)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
