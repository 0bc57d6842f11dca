# SPDX-License-Identifier: BSD-3-Clause
"""The functions of the Python package's module lapack: python/lapilli/lapack/generated, a file for each family. Each calls
the function of the C interface with the same arguments; its types follow from the table."""
import re
import textwrap

import ctext
import prose

FOLDER = "python/lapilli/lapack/generated"
WIDTH = 120
# What a form has in front of its arguments; the others have the keyword `context`.
FRONT = {"async": ("queue", "Queue"), "offset": ("queue", "Queue"), "mgpu_async": ("queues", "Sequence[Queue]")}
HELPERS = ["Array", "Letter", "Matrix", "Memory", "Queue", "call", "call_on_queue", "call_on_queues", "cell", "complex32",
           "complex64", "each_of", "handle", "integer", "letter", "memory", "parts_read", "parts_written", "read", "real32", "real64",
           "written"]


def files(families, note):
    """{path: text}"""
    result = {f"{FOLDER}/{family.key}.py": _family(family, note) for family in families}
    head = ['# SPDX-License-Identifier: BSD-3-Clause', f'"""The functions of all families. {note}"""']
    result[f"{FOLDER}/__init__.py"] = "\n".join(head + [f"from .{f.key} import *  # noqa: F403" for f in families]) + "\n"
    result[f"{FOLDER}/crossovers.py"] = _crossovers(families, note)
    return result


def version(c_header, note):
    """{path: text} of the package's version, which is the library's."""
    parts = [re.search(rf"#define LAPILLI_VERSION_{part} (\d+)", c_header)[1] for part in ("MAJOR", "MINOR", "PATCH")]
    lines = ["# SPDX-License-Identifier: BSD-3-Clause", f'"""The version of the library. {note}"""', "",
             f'__version__ = "{".".join(parts)}"']
    return {"python/lapilli/_version.py": "\n".join(lines) + "\n"}


def _crossovers(families, note):
    """From which order on devices are worthwhile, as the drop-in library has it."""
    out = ["# SPDX-License-Identifier: BSD-3-Clause", f'"""The order from which a routine is faster on a GPU. {note}"""', "",
           "CROSSOVERS = {"]
    for family in families:
        for routine in family.routines:
            match = re.search(r"from (\d+)$", routine.text("dropin"))
            if match:
                out.append(f'    "{routine.key}": {match[1]},')
    return "\n".join(out + ["}"]) + "\n"


def _family(family, note):
    functions = []
    for routine in family.routines:
        for form in routine.forms:
            for precision in routine.precisions:
                functions.append((_name(routine, form, precision), _function(routine, form, precision)))
    text = "\n\n\n".join(body for _, body in functions)
    used = [h for h in HELPERS if re.search(rf"\b{h}\b", re.sub(r'""".*?"""', "", text, flags=re.DOTALL))]
    out = ["# SPDX-License-Identifier: BSD-3-Clause"]
    out += ctext.wrapped(f'"""{family.text("title")}. {family.text("about")}', "", width=WIDTH)
    out += ["", *ctext.wrapped(note, "", width=WIDTH), '"""', "# pylint: disable=invalid-name,too-many-arguments,too-many-lines"]
    out += ["from __future__ import annotations", ""]
    imports = ["from collections.abc import Sequence"] if "Sequence[" in text else []
    imports += ["from typing import Any"] if ": Any" in text else []
    out += imports + [""] * bool(imports)
    out += ["from ...context import Context"]
    out += ctext.filled("from .._marshal import (", used, ")").split("\n") + [""]
    out += ["__all__ = [", *textwrap.wrap(", ".join(f'"{name}"' for name, _ in functions), WIDTH, initial_indent="    ",
                                        subsequent_indent="    "), "]"]
    return "\n".join(out) + "\n\n\n" + text + "\n"


def _name(routine, form, precision):
    return routine.name(precision) + ctext.SUFFIX[form]


def _function(routine, form, precision):
    arguments = routine.form_arguments(form, routine.kind_of(precision))
    name = _name(routine, form, precision)
    taken = [f"{_variable(a.name)}: {_type(a, form, precision)}" for a in arguments]
    passed = [_passed(a, form, precision, _step(a, arguments)) for a in arguments]
    if form in FRONT:
        front, kind = FRONT[form]
        taken = [f"{front}: {kind}"] + taken
        how = [f"call_on_{front}", f'"lapilli_{name}"', front]
    else:
        taken += ["*", "context: Context | None = None"]
        how = ["memory" if form.endswith("memory") else "call", f'"lapilli_{name}"', "context"]
    head = ctext.filled(f"def {name}(", taken, f") -> {'Memory' if form.endswith('memory') else 'int'}:")
    return "\n".join([head, *_documentation(routine, form, precision),
                      ctext.filled(f"    return {how[0]}(", how[1:] + passed, ")")])


def _variable(name):
    return name + "_" if name in ("lambda", "in", "is") else name


def _type(argument, form, precision):
    if argument.letters:
        return "Array" if argument.is_written_letter else "Letter"
    if argument.kind == "matrix" and form in ("mgpu", "mgpu_async"):
        return "Matrix"
    if argument.is_array:
        return "Sequence[Array]" if form == "mgpu_async" or argument.is_addresses else "Array"
    if argument.kind in ("handle", "callback", "operator", "sparse"):
        return "Any"
    if argument.kind == "scalar":
        return "complex" if precision in "cz" and argument.element != "real" else "float"
    return "int"


def _element(argument, precision):
    """The letter of an array's elements: i of integers."""
    kind = argument.element.split()[0]
    if kind == "integer":
        return "i"
    return {"c": "s", "z": "d"}.get(precision, precision) if kind == "real" else precision


def _step(argument, arguments):
    """What the call is told of how far elements or columns of an array are apart, as a last argument; "" where it is not."""
    for other in arguments:
        if other.kind in ("leading", "step") and other.of == argument.name or other.name == f"ld{argument.name.lower()}":
            name = _variable(other.name)
            return f", each_of({name})" if other.is_array else f", {name}"
    return ""


def _passed(argument, form, precision, step):
    name = _variable(argument.name)
    access = "read" if argument.access == "in" else "written"
    if argument.letters:
        return f"cell({name})" if argument.is_written_letter else f"letter({name})"
    if argument.kind == "matrix" and form in ("mgpu", "mgpu_async"):
        return f"handle({name})"
    if argument.is_array and (form == "mgpu_async" or argument.is_addresses):
        return f'parts_{access}({name}, "{_element(argument, precision)}"{step})'
    if argument.is_array:
        return f'{access}({name}, "{_element(argument, precision)}"{step})'
    if argument.kind == "scalar":
        return {"s": "real32", "d": "real64", "c": "complex32", "z": "complex64"}[_element(argument, precision)] + f"({name})"
    if argument.kind in ("handle", "operator", "sparse"):
        return f"handle({name})"
    if argument.kind == "callback":  # a function of ctypes, made by the caller
        return name
    return f"integer({name})"


def _documentation(routine, form, precision):
    kind = routine.kind_of(precision)
    title = routine.name(precision).upper()
    if form.endswith("memory"):
        title += ctext.SUFFIX[form].upper().removesuffix("_MEMORY")
        return [f'    """What {title} needs beside its arguments, in bytes on each device and on the host."""']
    if form != "plain" and "plain" in routine.forms or form == "mgpu_async":
        words = {"mgpu": "on spread matrices", "async": "on a queue, without waiting: operands are on its device",
                 "mgpu_async": "on spread matrices, without waiting: a queue and a vector for each device",
                 "offset": "on a queue and a submatrix",
                 "vbatch": "of count problems at once: arrays have an element of each, or are lists of arrays"}[form]
        return [f'    """{title} {words}."""']
    out = ctext.wrapped(f"{title}: {routine.text('purpose')}.", '    """', "    ", WIDTH)
    if routine.text("about"):
        out += ctext.wrapped(routine.text("about"), "    ", width=WIDTH)
    out.append("")
    arguments = routine.form_arguments(form, kind)
    width = max(len(a.name) for a in arguments)
    for a in arguments:
        out += textwrap.wrap(prose.describe(a, routine), WIDTH, initial_indent=f"    {_variable(a.name).ljust(width)}  ",
                             subsequent_indent="    " + " " * (width + 2))
    for text in prose.info_lines(routine):
        out += [""] + ctext.wrapped(text, "    ", "      ", WIDTH)
    return out + ['    """']
