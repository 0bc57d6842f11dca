# SPDX-License-Identifier: BSD-3-Clause
"""The table from which the Python package makes its functions, python/lapilli/lapack/routines.txt, and the package's version.
python/lapilli/lapack/_table.py describes the lines of the table."""
import re

import ctext
import prose

WIDTH = 150  # of prose; the line of an argument has no end
# Kinds of arguments that have another name in the table.
KINDS = {"size": "integer", "sign": "integer", "leading": "integer", "step": "integer", "scalar": "number", "operator": "handle", "sparse": "handle",
         "callback": "function", "select": "function"}


def files(families, note):
    """{path: text}"""
    lines = ["# SPDX-License-Identifier: BSD-3-Clause", "# The routines of lapilli.lapack. _table.py describes the lines.", f"# {note}"]
    for family in families:
        for routine in family.routines:
            lines += _block(routine)
    return {"python/lapilli/lapack/routines.txt": "\n".join(lines) + "\n"}


def version(c_header, note):
    """{path: text} of the package's version, which is the library's."""
    parts = [re.search(rf"#define LAPILLI_VERSION_{part} (\d+)", c_header)[1] for part in ("MAJOR", "MINOR", "PATCH")]
    lines = ["# SPDX-License-Identifier: BSD-3-Clause", f'"""The version of the library. {note}"""', "",
             f'__version__ = "{".".join(parts)}"']
    return {"python/lapilli/_version.py": "\n".join(lines) + "\n"}


def _block(routine):
    head = [" ".join(routine.name(p) for p in routine.precisions)]
    head += [" ".join([form, *_named(routine, form)]) for form in routine.forms if form != "vbatch_memory"]
    crossover = re.search(r"from (\d+)$", routine.text("dropin"))
    head += [f"crossover {crossover[1]}"] if crossover else []
    columns = [(f"{a.only}: " * bool(a.only) + _variable(a.name), _kind(a, routine), prose.describe(a, routine))
               for a in routine.arguments + routine.appended]
    widths = [max(len(column[i]) for column in columns) for i in (0, 1)]
    return [f"{routine.key}: {'; '.join(head)}",
            f"  {routine.text('purpose')}", *ctext.wrapped(routine.text("about"), "  ", width=WIDTH),
            *(f"    {name.ljust(widths[0])} | {kind.ljust(widths[1])} | {text}".rstrip() for name, kind, text in columns),
            *(line for text in prose.info_lines(routine) for line in ctext.wrapped(text, "  ", "    ", WIDTH))]


def _named(routine, form):
    """The arguments that a form names: those that it has, those that it has in addition, or those that are the same for all."""
    if form == "offset":
        names = [a.name for a in routine.inserted]
    elif form == "async":
        names = [a.name for a in routine.appended]
    else:
        names = routine.text(form.removesuffix("_async").removeprefix("async_")).split() if form != "plain" else []
    return [_variable(name) for name in names if name != "-"]


def _variable(name):
    return name + "_" if name in ("lambda", "in", "is") else name


def _kind(argument, routine):
    access = "read" if argument.access == "in" else "written"
    if argument.letters:
        return "written letter" if argument.is_written_letter else "letter"
    words = argument.element.replace("scalar", "").replace("address", "").replace("logical", "integer").split()
    if not argument.is_array:
        return " ".join(words + [KINDS.get(argument.kind, argument.kind)])
    what = "arrays" if argument.is_addresses else "cell" if argument.shape == ["1"] else argument.kind
    step = next((a.name for a in routine.arguments if a.kind in ("leading", "step") and a.of == argument.name or
                 a.name == f"ld{argument.name.lower()}"), "")
    return " ".join([access, *words, what] + [_variable(step)] * bool(step))
