# SPDX-License-Identifier: BSD-3-Clause
"""The list of entry points for tests and tools: src/api/generated/entry_points.hpp."""
import ctext
import table

HEAD = """// SPDX-License-Identifier: BSD-3-Clause
// The entry points of the routines: names, forms, numbers of arguments, and which arguments are options. For tests
// and tools that go through all of them.
{note}
// clang-format off
#pragma once

namespace lapilli {{

struct EntryPoint {{
    const char* name;     ///< "dpotrf_mgpu"
    const char* routine;  ///< "potrf": sytrd also for hetrd
    const char* family;   ///< "factor"
    const char* form;     ///< {forms}
    char precision;
    int arguments;        ///< as they are numbered
    const char* options;  ///< one word an argument, separated by blanks: the letters it may be, or -
    const char* names;    ///< one word an argument
    /// One word an argument: option, size, integer:LOW:HIGH (bounds that are numbers; integer: under
    /// a condition), scalar, array, leading:A (leading:A:1: any from 1 on),
    /// step, letter (written), handle, sparse, callback, output
    const char* kinds;
}};

inline constexpr EntryPoint entry_points[] = {{
"""


def write(families, note):
    forms = ", ".join(f'"{f}"' for f in table.FORMS if not f.startswith("vbatch"))
    out = HEAD.format(note="\n".join(ctext.wrapped(note, "// ")), forms=forms)
    for family in families:
        for routine in family.routines:
            for form in routine.forms:
                for precision in routine.precisions:
                    out += _line(family, routine, form, precision)
    return out + "};\n\n}  // namespace lapilli\n"


def _line(family, routine, form, precision):
    kind = "complex" if precision in "cz" else "real"
    # To tests the call of many problems is a routine of its own.
    key, shown = (routine.key + "_vbatch", {"vbatch": "plain"}.get(form, "memory")) if form.startswith("vbatch") else (routine.key, form)
    arguments = routine.form_arguments(form, kind)
    options = [a.letters[kind] if a.letters and not a.is_written_letter else "-" for a in arguments] + ["-"] * form.endswith("memory")
    names = [a.name for a in arguments] + ["bytes"] * form.endswith("memory")
    kinds = [_kind(routine, a) for a in arguments] + ["output"] * form.endswith("memory")
    name = routine.name(precision) + ctext.SUFFIX[form]
    return (f'    {{"{name}", "{key}", "{family.key}", "{shown}", \'{precision}\', {len(options)}, '
            f'"{" ".join(options)}", "{" ".join(names)}", "{" ".join(kinds)}"}},\n')


def _kind(routine, a):
    if a.letters:
        return "letter" if a.is_written_letter else "option"
    if a.is_array:
        return "array"
    if a.kind == "leading":
        return f"leading:{a.of}" + (":1" if routine.argument(a.of).shape[0] == a.name else "")
    if a.kind == "integer" and not a.condition:
        return "integer:" + ":".join(b if b.isdigit() else "" for b in (a.low, a.high))
    return "callback" if a.kind == "select" else a.kind

