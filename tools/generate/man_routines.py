# SPDX-License-Identifier: BSD-3-Clause
"""Section 3 of the manual: a page for each routine of the table, and of the one for MPI, which all of its functions show."""
import re

import ctext
import prose
import reference
import roff

SEE_ALWAYS = ["lapilli(7)", "lapilli(3)", "lapilli_errors(7)"]


def names(routine, form):
    return [f"lapilli_{routine.name(p)}{ctext.SUFFIX[form]}" for p in routine.precisions]


def page_of(routine):
    """lapilli_spotrf(3)"""
    return f"{names(routine, routine.forms[0])[0]}(3)"


def of_families(families, version):
    result = {}
    for family in families:
        for routine in family.routines:
            result.update(shown_by(_all_names(routine), _routine(routine, family, version)))
    return result


def of_mpi(routines, version):
    result = {}
    for routine in routines:
        result.update(shown_by(_all_names(routine), _mpi_routine(routine, version)))
    return result


def shown_by(functions, text):
    """{path: text} of the first one's page, and of others that show it."""
    first = f"man3/{functions[0]}.3"
    return {first: text} | {f"man3/{name}.3": f".so {first}\n" for name in functions[1:]}


def sentence(text):
    return roff.text(reference.sentence(text))


def _all_names(routine):
    return [name for form in routine.forms for name in names(routine, form)]


def _head(routine, purpose, version):
    first = names(routine, routine.forms[0])
    return roff.head(first[0], 3, version, f"{', '.join(first)} \\- {roff.text(purpose)}")


def _routine(routine, family, version):
    out = _head(routine, routine.text("purpose"), version)
    out += [".SH SYNOPSIS", ".nf", "#include <lapilli/lapilli.h>"]
    for form in routine.forms:
        out.append("")
        # Without the macro, and with what follows the first line moved by its length.
        out += [roff.text(re.sub(r"^(?:LAPILLI_API | {12})", "", ctext.prototype(routine, form, p), flags=re.M))
                for p in routine.precisions]
    out += [".fi", ".SH DESCRIPTION", sentence(routine.text("purpose"))]
    for paragraph in (p for p in (family.text("about") + "\n\n" + routine.text("about")).split("\n\n") if p):
        out += [".PP", roff.text(paragraph)]
    for form in routine.forms:
        out += [".TP", roff.bold(ctext.SUFFIX[form] or "without suffix"), sentence(reference.FORMS[form])]
    out.append(".SH ARGUMENTS")
    for a in routine.arguments + routine.inserted:
        out += [".TP", roff.bold(a.name) + f" ({a.only})" * bool(a.only), roff.text(prose.describe(a, routine)) or "\\&"]
    out += [".SH RETURN VALUE", "0: success. \\-i: the i\\-th argument is bad; the context or queue is not counted. "
            f"\\-1000 and below: an error, {roff.page('lapilli_errors(7)')}."]
    for line in prose.info_lines(routine):
        out += [".PP", sentence(line)]
    facts = [(reference.TITLES[k], routine.text(k)) for k in reference.FACTS if routine.text(k)]
    if facts:
        out.append(".SH NOTES")
        for title, text in facts:
            out += [".TP", roff.bold(title), sentence(text)]
    others = [page_of(r) for r in family.routines if r is not routine]
    return "\n".join(out + roff.see_also(SEE_ALWAYS + others)) + "\n"


def _mpi_routine(routine, version):
    one_rank = f"lapilli_s{routine.names[0]}(3)"
    out = _head(routine, routine.about.partition(":")[0], version)
    out += [".SH SYNOPSIS", ".nf", "#include <lapilli/mpi.h>", ""]
    out += [roff.text(routine.prototype(p, "lapilli_int")) for p in routine.precisions]
    out += [".fi", ".SH DESCRIPTION", sentence(routine.about), ".PP",
            f"All ranks of the grid call. What they bring, and who computes: {roff.page('lapilli_mpi(3)')}.", ".SH ARGUMENTS"]
    for argument in routine.shown:
        for name, meaning in routine.meanings(argument):
            out += [".TP", roff.bold(name), roff.text(meaning)]
    out += [".SH RETURN VALUE", "0: success. Above 0: as of the function for one process, "
            f"{roff.page(one_rank)}. Below 0: {roff.page('lapilli_mpi(3)')}. It is the same on all ranks."]
    return "\n".join(out + roff.see_also(["lapilli(7)", "lapilli_mpi(3)", one_rank, "lapilli_errors(7)"])) + "\n"
