# SPDX-License-Identifier: BSD-3-Clause
"""Manual pages, which are made when the library is built and not committed: of each routine, of the other functions of the headers, of
programs, from what they print for --help, and of the documents with which a reader begins."""
import pathlib
import re
import subprocess

import man_functions
import man_overview
import man_routines
import roff

# Programs and what follows their names for more help.
PROGRAMS = {
    "lapilli-solve": ["eigen", "sparse", "solve", "lstsq", "info"],
    "lapilli-test": ["spmm", "plot", "timeline", "tune", "fuzz"],
    "lapilli-levels": [],
    "lapilli-run": [],
}
PURPOSE = {
    "lapilli-solve": "eigenproblems, linear equations and least squares of matrices in files",
    "lapilli-test": "times and checks the routines of Lapilli",
    "lapilli-levels": "the electron levels of a graphene flake, a nanotube, or of a matrix in a file",
    "lapilli-run": "runs a program that uses a GPU with Lapilli in front of cuSOLVER",
}


def pages(root, families, mpi_routines, programs):
    """{path: text}. mpi_routines is empty where the layer for MPI is not installed; programs are paths."""
    c_header = (root / "include/lapilli/lapilli.h").read_text(encoding="utf-8")
    version = ".".join(re.search(rf"LAPILLI_VERSION_{part} (\d+)", c_header)[1] for part in ("MAJOR", "MINOR", "PATCH"))
    result = _programs(programs)
    names = [f"{pathlib.Path(path).stem}(1)" for path in result]
    result.update(man_routines.of_families(families, version))
    result.update(man_functions.runtime(c_header, version, names))
    if mpi_routines:
        mpi_header = (root / "include/lapilli/mpi.h").read_text(encoding="utf-8")
        result.update(man_functions.mpi(mpi_header, version, mpi_routines))
        result.update(man_routines.of_mpi(mpi_routines, version))
    result.update(man_overview.pages(root, families, mpi_routines, version, names))
    return result


def _programs(programs):
    result = {}
    for path in map(pathlib.Path, programs):
        try:
            parts = [("DESCRIPTION", _help(path))] + [(f"COMMAND {c.upper()}", _help(path, c)) for c in PROGRAMS[path.name]]
        except (OSError, subprocess.SubprocessError) as error:
            print(f"generate: no manual page of {path.name}, which does not start here: {error}")
            continue
        out = roff.head(path.name, 1, "", f"{path.name} \\- {roff.text(PURPOSE[path.name])}")
        for title, shown in parts:
            out += [f".SH {title}", *roff.verbatim(shown.rstrip())]
        result[f"man1/{path.name}.1"] = "\n".join(out + roff.see_also(["lapilli(7)", "lapilli_settings(7)"])) + "\n"
    return result


def _help(path, *command):
    return subprocess.run([path, *command, "--help"], check=True, capture_output=True, text=True, timeout=60).stdout
