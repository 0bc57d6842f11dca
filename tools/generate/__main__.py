# SPDX-License-Identifier: BSD-3-Clause
"""Writes what follows from the routine table in src/api/routines: parts of the C header, checked entry points, lists
for tests, the Fortran module, the table of the Python package, the function reference. Run by hand, `make generate`; what
it writes is committed.

    python3 tools/generate            writes what has changed
    python3 tools/generate --check    writes nothing; fails when what is committed is not what it would write
    python3 tools/generate --man DIR --mpi --program build/.../lapilli-solve
                                      writes manual pages, and nothing else
"""
import argparse
import pathlib
import sys

import bad_calls
import dropin
import entry_points
import fortran
import header
import lists
import man
import python
import reference
import scalapack
import table

ROOT = pathlib.Path(__file__).resolve().parents[2]
FAMILIES = ["factor", "lu", "qr", "mixed", "refine", "expert", "indefinite", "norms", "eigen", "tridiagonal", "generalized", "band", "packed", "batch", "iterative", "level2", "level3", "sparse"]


def note(source):
    return f"Written by tools/generate from {source}: change the table, then run make generate."


def outputs(families, handles):
    """{path: text}. A new kind of output is a module with a function write, and a line here."""
    result = {}
    for family in families:
        own = note(f"src/api/routines/{family.key}.txt")
        result[f"include/lapilli/{family.key}.h"] = header.write(family, own)
        result.update(entry_points.files(family, own))
        result.update(dropin.files(family, own))
        result[f"docs/reference/{family.key}.md"] = reference.write(family, own)
    result.update(dropin.functions(families, note("src/api/routines")))
    result.update(bad_calls.files(families, note("src/api/routines")))
    result.update(scalapack.files(ROOT, note("src/mpi/routines.txt")))
    result.update(fortran.files(families, handles, note("src/api/routines")))
    result.update(python.files(families, note("src/api/routines")))
    c_header = "include/lapilli/lapilli.h"
    result.update(python.version((ROOT / c_header).read_text(encoding="utf-8"),
                                 f"Written by tools/generate from {c_header}, where it is changed."))
    result["src/api/generated/entry_points.hpp"] = lists.write(families, note("src/api/routines"))
    result["docs/reference/info.md"] = reference.infos(families, note("src/api/routines"))
    result["docs/reference/README.md"] = reference.index(families, note("src/api/routines"))
    return result


def manual(families, options):
    mpi_routines = scalapack.read(ROOT / "src/mpi/routines.txt") if options.mpi else []
    for path, text in man.pages(ROOT, families, mpi_routines, options.program).items():
        target = options.man / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return 0


def main():
    parser = argparse.ArgumentParser(prog="generate", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, fail when something is not current")
    parser.add_argument("--man", metavar="DIR", type=pathlib.Path, help="write manual pages there, and nothing else")
    parser.add_argument("--program", action="append", default=[], help="with --man: also of this program, by its --help")
    parser.add_argument("--mpi", action="store_true", help="with --man: also of the functions of lapilli/mpi.h")
    options = parser.parse_args()
    check = options.check
    try:
        families = table.read(ROOT / "src/api/routines", FAMILIES)
        if options.man:
            return manual(families, options)
        handles = table.handles(ROOT / "src/api/routines/handles.txt")
        stale = []
        for path, text in outputs(families, handles).items():
            target = ROOT / path
            if target.exists() and target.read_text(encoding="utf-8") == text:
                continue
            stale.append(path)
            if not check:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text, encoding="utf-8")
    except table.TableError as error:
        sys.exit(f"generate: {error}")
    for path in stale:
        print(f"generate: {path} " + ("is not what the table says: run make generate" if check else "written"))
    if not stale:
        print("generate: everything is as the table says")
    return 1 if check and stale else 0


sys.exit(main())
