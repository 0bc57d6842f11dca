# SPDX-License-Identifier: BSD-3-Clause
"""Section 7 of the manual: lapilli(7), with parts of several documents and the page of each routine; lapilli_settings(7) and
lapilli_errors(7), each a whole document."""
import man_routines
import roff
from documents import Document

WHOLE = {"docs/settings.md": "lapilli_settings", "docs/errors.md": "lapilli_errors"}
# Sections of lapilli(7): a document, and the titles of what is taken from it; "" is its beginning.
OVERVIEW = {
    "DESCRIPTION": ("README.md", ["", "What is in it", "Guarantees"]),
    "EXAMPLE": ("README.md", ["C"]),
    "CONTEXTS AND DEVICES": ("docs/user-guide.md", ["Contexts and devices"]),
    "PROGRAMS THAT ARE NOT CHANGED": ("docs/dropin.md", ["Use"]),
    "MPI": ("docs/mpi.md", ["", "Which of three ways", "Functions"]),
    "PYTHON": ("docs/python.md", [""]),
    "FORTRAN": ("docs/fortran.md", ["", "Build"]),
}


def pages(root, families, mpi_routines, version, programs):
    known = {path: f"{name}(7)" for path, name in WHOLE.items()} | {"include/lapilli/lapilli.h": "lapilli(3)"}
    if mpi_routines:
        known["include/lapilli/mpi.h"] = "lapilli_mpi(3)"
    result = {"man7/lapilli.7": _overview(root, families, mpi_routines, version, programs, known)}
    for path, name in WHOLE.items():
        document = Document(root, path, known)
        out = roff.head(name, 7, version, f"{name} \\- {roff.text(document.title.lower())} of Lapilli")
        out += [".SH DESCRIPTION", *document.roff(document.all())]
        out += roff.see_also(["lapilli(7)", "lapilli(3)"] + [f"{other}(7)" for other in WHOLE.values() if other != name])
        result[f"man7/{name}.7"] = "\n".join(out) + "\n"
    return result


def _overview(root, families, mpi_routines, version, programs, known):
    out = roff.head("lapilli", 7, version, "lapilli \\- LAPACK for a node of GPUs: an overview")
    for title, (path, sections) in OVERVIEW.items():
        document = Document(root, path, known)
        out.append(f".SH {title}")
        for section in sections:
            out += document.roff(document.section(section), sections_from=1)
    out += [".SH ROUTINES", "A page for each, in all precisions. Contexts, matrices, queues and other functions: "
            f"{roff.page('lapilli(3)')}."]
    for family in families:
        out.append(f".SS {roff.text(family.text('title'))}")
        for routine in family.routines:
            out += [".TP", roff.page(man_routines.page_of(routine)), roff.text(f"{routine.titles}: {routine.text('purpose')}")]
    if mpi_routines:
        out += [".SS Matrices over MPI ranks", f"ScaLAPACK\\(aqs routines with its descriptors: {roff.page('lapilli_mpi(3)')}."]
    index = Document(root, "docs/README.md", known)
    out += [".SH DOCUMENTS", "Names in brackets, here and above, are those of files in share/doc/lapilli."]
    out += index.roff([block for block in index.all() if block.kind in ("title", "table")], sections_from=1)
    return "\n".join(out + roff.see_also(["lapilli(3)", "lapilli_settings(7)", "lapilli_errors(7)", *programs])) + "\n"
