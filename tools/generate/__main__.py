# SPDX-License-Identifier: BSD-3-Clause
"""Writes what follows from the routine table in src/api/routines. What users read is committed: C headers, the function
reference, the table of the Python package. What the compiler alone reads is made by each build: checked entry points, symbols of the
drop-in libraries, lists for tests, the Fortran module (src/cmake/LapilliGenerate.cmake).

    python3 tools/generate            writes what is committed and has changed, `make generate`
    python3 tools/generate --check    writes nothing; fails when what is committed is not what it would write
    python3 tools/generate --build DIR
                                      writes the sources of a build into DIR, and removes other files there
    python3 tools/generate --man DIR --mpi --program build/.../lapilli-solve
                                      writes manual pages, and nothing else
"""
import argparse
import pathlib
import re
import sys

import bad_calls
import cusolver
import descriptions
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
import table_text

ROOT = pathlib.Path(__file__).resolve().parents[2]


def families_in(path):
    """The names of the families, in the order of documents: a line each."""
    names = [line.strip() for line in path.read_text(encoding="utf-8").splitlines() if line.strip() and not line.startswith("#")]
    tables = {table_.stem for table_ in path.parent.glob("routines/*.txt")} - {"handles"}
    if different := tables.symmetric_difference(names):
        raise table.TableError(f"{path.name} and the files of routines differ: {', '.join(sorted(different))}")
    return names


def with_list(path, lines):
    """The text of a file whose lines between two that name tools/generate are these."""
    before, begin, rest = re.split(r"(^.*families: written by tools/generate.*\n)", (ROOT / path).read_text(encoding="utf-8"), flags=re.M)
    end = re.search(r"^.*end of families.*$", rest, re.M)
    return before + begin + "".join(line + "\n" for line in lines) + rest[end.start():]


def note(source):
    return f"Written by tools/generate from {source}: change the table, then run make generate."


def built_note(source):
    return f"Written by tools/generate from {source} for this build: change the table."


# A new kind of output is a module with a function write, and a line in one of these two.
def committed(families):
    """{path in the source tree: text}"""
    result = {}
    for family in families:
        own = note(f"src/api/routines/{family.key}.txt")
        result[f"include/lapilli/{family.key}.h"] = header.write(family, own)
        result[f"docs/reference/{family.key}.md"] = reference.write(family, own)
    result.update(python.files(families, note("src/api/routines")))
    c_header = "include/lapilli/lapilli.h"
    result.update(python.version((ROOT / c_header).read_text(encoding="utf-8"),
                                 f"Written by tools/generate from {c_header}, where it is changed."))
    result[c_header] = with_list(c_header, sorted(f'#include "{family.key}.h"' for family in families))
    result["mkdocs.yml"] = with_list("mkdocs.yml", [f"      - reference/{family.key}.md" for family in families])
    result.update(cusolver.python(ROOT / cusolver.PATH, note(cusolver.PATH)))
    result[cusolver.PAGE] = cusolver.page(ROOT / cusolver.PAGE, cusolver.read(ROOT / cusolver.PATH))
    result["docs/reference/README.md"] = reference.index(families, note("src/api/routines"))
    return result


def built(families, handles):
    """{path in the folder of a build: text}"""
    result = {}
    for family in families:
        own = built_note(f"src/api/routines/{family.key}.txt")
        result.update(entry_points.files(family, own))
        result.update(dropin.files(family, own))
    result.update(dropin.functions(families, built_note("src/api/routines")))
    result.update(bad_calls.files(families, built_note("src/api/routines")))
    result[descriptions.PATH] = descriptions.write(families, built_note("src/api/routines"))
    result.update(cusolver.files(ROOT, families, built_note(cusolver.PATH)))
    result.update(scalapack.files(ROOT, built_note("src/mpi/routines.txt")))
    result.update(fortran.files(families, handles, built_note("src/api/routines")))
    # With the files of the module that are written by hand, so that all of it is in one folder.
    for path in sorted(ROOT.glob(f"{fortran.FOLDER}/*.f90")):
        result[path.relative_to(ROOT).as_posix()] = path.read_text(encoding="utf-8")
    result["src/api/generated/entry_points.hpp"] = lists.write(families, built_note("src/api/routines"))
    return result


def stale_of(root, texts):
    """The paths below root whose file is not there or has another text."""
    return [path for path, text in texts.items() if not (root / path).exists() or (root / path).read_text(encoding="utf-8") != text]


def write(root, texts):
    """Writes what is stale, and nothing else, so that nothing else is compiled again. Returns the paths."""
    stale = stale_of(root, texts)
    for path in stale:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(texts[path], encoding="utf-8")
    return stale


def build(root, texts):
    write(root, texts)
    for path in root.rglob("*"):
        if path.is_file() and path.relative_to(root).as_posix() not in texts:
            path.unlink()
    return 0


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
    parser.add_argument("--build", metavar="DIR", type=pathlib.Path, help="write the sources of a build there, and nothing else")
    parser.add_argument("--man", metavar="DIR", type=pathlib.Path, help="write manual pages there, and nothing else")
    parser.add_argument("--program", action="append", default=[], help="with --man: also of this program, by its --help")
    parser.add_argument("--mpi", action="store_true", help="with --man: also of the functions of lapilli/mpi.h")
    options = parser.parse_args()
    try:
        families = table_text.read(ROOT / "src/api/routines", families_in(ROOT / "src/api/families.txt"))
        if options.man:
            return manual(families, options)
        if options.build:
            return build(options.build, built(families, table_text.handles(ROOT / "src/api/routines/handles.txt")))
        texts = committed(families)
    except table.TableError as error:
        sys.exit(f"generate: {error}")
    stale = stale_of(ROOT, texts) if options.check else write(ROOT, texts)
    for path in stale:
        print(f"generate: {path} " + ("is not what the table says: run make generate" if options.check else "written"))
    if not stale:
        print("generate: everything is as the table says")
    return 1 if options.check and stale else 0


sys.exit(main())
