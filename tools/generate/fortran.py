# SPDX-License-Identifier: BSD-3-Clause
"""The Fortran module: include/lapilli/fortran. Types and intents follow the C prototypes, so that what the table learns to
say about C is said in Fortran, too."""
import re

import ctext
import fortran_handles
import table

FOLDER = "include/lapilli/fortran"
WIDTH = 120
TYPE = {"char": "character(kind=c_char)", "int": "integer(c_int)", "lapilli_int": "integer(lapilli_int)",
        "float": "real(c_float)", "double": "real(c_double)", "lapilli_complex_float": "complex(c_float_complex)",
        "lapilli_complex_double": "complex(c_double_complex)", "lapilli_context": "type(lapilli_context)",
        "lapilli_queue": "type(lapilli_queue)", "lapilli_memory": "type(lapilli_memory)"}


def files(families, handles, note):
    """{path: text}"""
    modules = {h.name: h.module for h in handles}
    result = {f"{FOLDER}/{h.module}.f90": fortran_handles.module(h, _head(h.title, note), modules) for h in handles}
    names = {}  # of generic and specific functions, which share one name space
    for family in families:
        result[f"{FOLDER}/{family.key}.f90"] = _family(family, handles, note, names)
    parts = ["runtime"] + [h.module for h in handles] + [f.key for f in families]  # the first is written by hand
    result[f"{FOLDER}/lapilli.f90"] = "\n".join(
        _head("The module lapilli: this file is compiled, the others are included.", note)
        + [f"include '{part}.f90'" for part in parts]
        + ["", "module lapilli"] + [f"  use lapilli_{part}" for part in parts] + ["  implicit none", "end module"]) + "\n"
    return result


def _head(title, note):
    out = ["! SPDX-License-Identifier: BSD-3-Clause"] + [f"! {line}" for line in title.split("\n")]
    return out + ctext.wrapped(note, "! ", width=WIDTH)


def _family(family, handles, note, names):
    out = _head(f"{family.text('title')}. What each routine does: lapilli/{family.key}.h.", note)
    out += [f"module lapilli_{family.key}", "  use, intrinsic :: iso_c_binding", "  use lapilli_runtime"]
    out += [f"  use lapilli_{h.module}" for h in handles] + ["  implicit none", "  private", ""]
    typed = {h.name for h in handles}
    for routine in family.routines:
        for form in routine.forms:
            out += _interfaces(routine, form, typed, names) + [""]
    return "\n".join(out + ["end module"]) + "\n"


def _interfaces(routine, form, typed, names):
    """The functions of a form in all precisions, and their generic name where arguments tell them apart."""
    specific = [f"lapilli_{routine.name(p)}{ctext.SUFFIX[form]}" for p in routine.precisions]
    # SYEVD is for all precisions, HEEVD for the complex ones. DSGESV without its letters is another routine.
    common = [routine.key] if routine.is_mixed else routine.names
    generic = [f"lapilli_{name}{ctext.SUFFIX[form]}" for name in dict.fromkeys(common)]
    signatures = {tuple(_kind(d) for d in _declarations(routine, form, typed, p)[1]) for p in routine.precisions}
    if len(signatures) < len(specific):
        generic = []
    for name in specific + generic:
        if names.setdefault(name, routine.key) != routine.key or specific.count(name) + generic.count(name) > 1:
            raise table.TableError(f"{routine.key}: {name} is there twice in Fortran")
    out = [f"  public :: {', '.join(generic + specific)}"]
    out = ctext.wrapped(out[0].strip(), "  ", "    ", WIDTH - 2)
    out = [line + " &" for line in out[:-1]] + out[-1:]
    out.append("  interface" + (f" {generic[0]}" if generic else ""))
    for precision in routine.precisions:
        out += _function(routine, form, typed, precision)
    out.append("  end interface")
    if len(generic) > 1:
        complex_ = [name for name, p in zip(specific, routine.precisions) if p in "cz"]
        out += [f"  interface {generic[1]}", f"    procedure :: {', '.join(complex_)}", "  end interface"]
    return out


def _function(routine, form, typed, precision):
    names, declarations = _declarations(routine, form, typed, precision)
    head = ctext.filled(f"    function lapilli_{routine.name(precision)}{ctext.SUFFIX[form]}(", names, ") result(info) bind(c)")
    head = head.replace("\n", " &\n").split("\n")
    by_type = {}
    for declaration in declarations:
        base, _, name = declaration.partition(" :: ")
        by_type.setdefault(base, []).append(name)
    return head + ["      import"] + [f"      {base} :: {', '.join(n)}" for base, n in by_type.items()] + \
        ["      integer(lapilli_int) :: info", "    end function"]


def _declarations(routine, form, typed, precision):
    """The names of the arguments in their order, and a declaration of each; bounds after what they use. `typed` are the
    handles that have a type for each precision."""
    names, values, arrays = [], [], []
    arguments = {a.name: a for a in routine.form_arguments(form, table.kind_of(precision))}
    for text in ctext.parameters(routine, form, precision):
        c_type, name = re.match(r"(.*?)\s*(\w+)$", text).groups()
        if name.lower() in {n.lower() for n in names} | {"info"}:
            raise table.TableError(f"{routine.key}: Fortran takes two arguments for one: {name}")
        names.append(name)
        (values if "*" not in c_type else arrays).append(_declaration(c_type, name, arguments, typed, precision))
    return names, values + arrays


def _declaration(c_type, name, arguments, typed, precision):
    argument = arguments.get(name)
    if c_type.removeprefix("lapilli_") in typed:
        return f"type({fortran_handles.type_name(c_type.removeprefix('lapilli_'), precision)}), value :: {name}"
    if argument is not None and argument.kind in ("handle", "operator"):
        return f"type({c_type}), value :: {name}"
    if argument is not None and argument.kind in ("callback", "select"):
        return f"type(c_funptr), value :: {name}"
    if c_type.endswith("* const*"):  # an array in the memory of each device
        return f"type(c_ptr), intent(in) :: {name}(*)"
    const = c_type.startswith("const ")
    base = TYPE[c_type.removeprefix("const ").rstrip("*")]
    if not c_type.endswith("*"):
        return f"{base}, value :: {name}"
    access = "in" if const else "out" if argument is None or argument.access == "out" else "inout"
    optional = ", optional" if argument is not None and argument.optional else ""  # null, where it is left out
    return f"{base}, intent({access}){optional} :: {name}{_shape(name, argument, arguments)}"


def _shape(name, argument, arguments):
    if argument is None:  # queues, one for each device; or what a memory query fills
        return "(*)" if name == "queues" else ""
    if argument.kind == "matrix":
        leading = [a.name for a in arguments.values() if a.kind == "leading" and a.of == argument.name]
        return f"({leading[0]}, *)"
    # A vector of one element is a number that a call writes.
    return "(*)" if argument.kind == "vector" and argument.shape != ["1"] else ""


def _kind(declaration):
    """What tells specific functions apart: type and rank."""
    base, _, name = declaration.partition(" :: ")
    return base, name.count(",") + 1 if "(" in name else 0
