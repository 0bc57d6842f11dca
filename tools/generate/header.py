# SPDX-License-Identifier: BSD-3-Clause
"""The parts of the C header: include/lapilli/FAMILY.h."""
import ctext
import prose


def write(family, note):
    guard = f"LAPILLI_{family.key.upper()}_H"
    out = [f"/* Lapilli: {family.text('title')}. SPDX-License-Identifier: BSD-3-Clause", " *",
           " * Part of lapilli.h, which includes it and says what holds for every routine.", " *"]
    out += ctext.wrapped(family.text("about"), " * ")
    out += [" *", f" * Limits, memory, accuracy, sources: docs/reference/{family.key}.md.", " *"]
    out += ctext.wrapped(note, " * ") + [" */", "/* clang-format off */"]
    select = ['#include "select.h"'] if any(a.kind == "select" for r in family.routines for a in r.arguments) else []
    out += [f"#ifndef {guard}", f"#define {guard}", "", '#include "lapilli.h"'] + select + ["", "#ifdef __cplusplus", 'extern "C" {',
            "#endif", ""]
    for routine in family.routines:
        out += _routine(routine)
    out += ["#ifdef __cplusplus", "}", "#endif", "", "#endif"]
    return "\n".join(out) + "\n"


def _routine(routine):
    """The documentation block, then each form in all precisions."""
    first = routine.forms[0]
    if base := routine.addresses_of:
        out = ctext.wrapped(f"{routine.titles}: {prose.numbered(routine, first)}. {prose.of_addresses(routine, base.titles, 'above')}",
                            "/* ", " * ")
        out[-1] += " */"
        return out + _prototypes(routine)
    out = ctext.wrapped(f"{routine.titles}: {routine.text('purpose')}.", "/* ", " * ")
    if routine.text("about"):
        out += ctext.wrapped(routine.text("about"), " * ")
    if same := prose.same_arguments(routine):
        out += ctext.wrapped(f"The arguments are those of {same.titles}: {prose.numbered(routine, first)}.", " * ")
    for kind in routine.kinds if not same else []:
        arguments = routine.form_arguments(first, kind)
        width = max(len(a.name) for a in arguments)
        out.append(" *" + (f" For {kind} matrices:" if kind else ""))
        for number, a in enumerate(arguments, 1):
            head = f" *  {number:2} {a.name.ljust(width)}  "
            out += ctext.wrapped(prose.describe(a, routine), head, " *" + " " * (len(head) - 2))
    for text in prose.info_lines(routine):
        out += [" *"] + ctext.wrapped(text, " * ", " *   ")
    out[-1] += " */"
    return out + _prototypes(routine)


def _prototypes(routine):
    """Those of each form, in all precisions. lapilli.h says what the forms are; here is what they have of their own. Memory queries
    follow the calls that they are for."""
    out = []
    first = routine.forms[0]
    for form in sorted(routine.forms, key=lambda form: (form != first, form != "memory")):
        if form != first and not form.endswith("memory"):
            out.append("")
        if own := _own(routine, form):
            out += ctext.wrapped(own, "/* ", " * ")
            out[-1] += " */"
        out += [ctext.prototype(routine, form, p) for p in routine.precisions]
    return out + [""]


def _own(routine, form):
    """What a form has of its own, sentences."""
    if form == "offset":
        return f"{routine.text('offset')} {prose.numbered(routine, form)}."
    return {"async": prose.appended, "vbatch": prose.shared}.get(form, lambda _: "")(routine).strip()
