# SPDX-License-Identifier: BSD-3-Clause
"""Section 3 of the manual: lapilli(3) and lapilli_mpi(3), what the two headers say at their beginnings, and of each function that is
not a routine."""
import re

import man_routines
import roff

_PROTOTYPE = r"(?:LAPILLI_API |typedef )[^;]*?\)\s*;|typedef struct \w+ \{[^}]*\} \w+;"


def runtime(c_header, version, programs):
    about, body = _parts(c_header)
    out = roff.head("lapilli", 3, version, "lapilli \\- LAPACK for a node of GPUs: contexts, settings, matrices, queues, errors")
    out += [".SH SYNOPSIS", "#include <lapilli/lapilli.h>", ".SH DESCRIPTION", *roff.verbatim(about), ".SH ERROR CODES"]
    for name, value, meaning in re.findall(r"(LAPILLI_ERROR_\w+)\s*=\s*(-\d+),?\s*/\* (.*?) \*/", body, re.S):
        out += [".TP", roff.bold(f"{name} ({value})"), roff.text(" ".join(meaning.split()))]
    names = ["lapilli"]
    for section in re.split(r"/\* ---- (?=Errors|Contexts|Matrices|Sparse|Queues)", body)[1:]:
        title, text = section.split(" ---- */", 1)
        out.append(f".SH {roff.text(title.upper())}")
        out += _functions(text, names)
    out += [".SH ENVIRONMENT", "Each setting x.y is read from LAPILLI_X_Y when a context is created: LAPILLI_DEVICES, LAPILLI_LOG, "
            f"LAPILLI_TRACE, and those of {roff.page('lapilli_settings(7)')}."]
    out += roff.see_also(["lapilli(7)", "lapilli_settings(7)", "lapilli_errors(7)", *programs])
    return man_routines.shown_by(names, "\n".join(out) + "\n")


def mpi(mpi_header, version, routines):
    about, body = _parts(mpi_header)
    out = roff.head("lapilli_mpi", 3, version, "lapilli_mpi \\- matrices that are distributed over MPI ranks")
    out += [".SH SYNOPSIS", "#include <lapilli/mpi.h>", ".PP", "Link with \\-llapilli_mpi \\-llapilli.",
            ".SH DESCRIPTION", *roff.verbatim(about), ".SH GRIDS"]
    names = ["lapilli_mpi"]
    out += _functions(body[body.index("/* A grid"):body.index("/* ---- Routines")], names)
    out.append(".SH ROUTINES")
    for routine in routines:
        out += [".TP", roff.page(man_routines.page_of(routine)), man_routines.sentence(routine.about)]
    out += roff.see_also(["lapilli(7)", "lapilli(3)", "lapilli_settings(7)", "lapilli_errors(7)"])
    return man_routines.shown_by(names, "\n".join(out) + "\n")


def _parts(header):
    """The comment with which a header begins, but for its first lines, and what follows."""
    about, body = re.match(r"/\*(.*?)\*/(.*)", header, re.S).groups()
    return re.sub(r"^ \* ?", "", about.split("\n", 2)[2], flags=re.M).rstrip(), body


def _functions(text, names):
    """Comments and the prototypes below them, whose names go to `names`."""
    out = []
    for comment, code in re.findall(r"/\*(.*?)\*/\s*((?:(?!/\*).)*)", text, re.S):
        prototypes = re.findall(_PROTOTYPE, code)
        told = roff.text(re.sub(r"\n \* ?", "\n", comment).strip())
        if prototypes:
            out += [".PP", *roff.verbatim("\n".join(re.sub(r"\s+", " ", p).replace("LAPILLI_API ", "") for p in prototypes))]
            names += re.findall(r"\b(lapilli_\w+)\(", " ".join(prototypes))
            out += [".RS", told, ".RE"]
        elif not code.strip():
            out += [".PP", told]
    return out
