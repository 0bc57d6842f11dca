# SPDX-License-Identifier: BSD-3-Clause
"""The parts of the C header: include/lapilli/FAMILY.h."""
import ctext
import prose

OF_FORM = {
    "async": "On a queue, without waiting; operands in the memory of the queue's device. Arguments as above{appended}.",
    "async_memory": "The scratch memory that it needs on the queue's device: {numbers}.",
    "mgpu": "On spread matrices: {numbers}.",
    "mgpu_async": "One queue for each device of A's context, in the order of the devices; x[k] and y[k] are in the "
    "memory of device k. Every x[k] is the whole vector; every y[k] gets the whole result, the same bits on every "
    "device if the y[k] were the same. Arguments as _mgpu.",
    "memory": "Memory needed by a call. The arguments: {numbers}.",
    "vbatch": "Solves count problems, several at a time on a device as long as they do not fill it: {numbers}. {shared}Every other "
    "value becomes an array with one value per problem, every array an array of addresses, all in host memory with count elements. infos "
    "gets the result of each problem's own call. Returns the number of infos that are not 0. See docs/many.md.",
    "vbatch_memory": "Memory needed by such a call when devices have room for as many problems as they can run at once: {numbers}.",
}


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
    if routine.addresses_of:
        out = ctext.wrapped(f"{routine.titles}: {prose.numbered(routine, first)}. {prose.of_addresses(routine)}.", "/* ", " * ")
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
    """Those of each form, in all precisions."""
    out = []
    for form in routine.forms:
        if form != routine.forms[0]:
            text = OF_FORM.get(form, routine.text("offset") + " {numbers}.").format(
                numbers=prose.numbered(routine, form), shared=prose.shared(routine), appended=prose.appended(routine))
            out += [""] + ctext.wrapped(text, "/* ", " * ")
            out[-1] += " */"
        out += [ctext.prototype(routine, form, p) for p in routine.precisions]
    return out + [""]
