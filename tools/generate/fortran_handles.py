# SPDX-License-Identifier: BSD-3-Clause
"""Fortran modules of handles: a type for each precision, the C functions, and functions over them that take these types."""
import ctext
import table

INTEGER = "integer(lapilli_int)"
SCALAR = {"s": "real(c_float)", "d": "real(c_double)", "c": "complex(c_float_complex)", "z": "complex(c_double_complex)"}
# As C has them: {kind: declaration}.
C_TYPES = {"context": "type(lapilli_context), value", "letter": "character(kind=c_char), value",
           "option": "character(kind=c_char), value", "real": "real(c_double), value", "pointer": "type(c_ptr), value",
           "callback": "type(c_funptr), value", "bits": f"{INTEGER}, value",
           "integer": f"{INTEGER}, value", "out integer": f"{INTEGER}, intent(inout)",
           "handle": "type(c_ptr), value", "handle of": "type(c_ptr), value", "end handle": "type(c_ptr), value", "out handle": "type(c_ptr), intent(inout)",
           "out pointer": "type(c_ptr), intent(inout)", "array": "type(c_ptr), value"}


def type_name(handle, precision):
    return f"lapilli_{precision}{handle}"


def module(handle, head, modules):
    """`head` are the lines above it; `modules`: those of other handles, by the handles' names."""
    name = f"lapilli_{handle.name}"
    public = ctext.wrapped("public :: " + ", ".join(f"{name}_{f}" for f in handle.functions), "  ", "    ", 118)
    out = head + [f"module lapilli_{handle.module}", "  use, intrinsic :: iso_c_binding", "  use lapilli_runtime"]
    others = {a.of for arguments in handle.functions.values() for a in arguments if a.kind == "handle of"}
    out += [f"  use lapilli_{modules[other]}" for other in sorted(others)] + ["  implicit none", "  private", ""]
    out += [line + " &" for line in public[:-1]] + public[-1:]
    for p in table.PRECISIONS:
        out += ["", f"  type, bind(c), public :: {type_name(handle.name, p)}",
                "    type(c_ptr) :: handle = c_null_ptr", "  end type"]
    out.append("  interface")
    for i, (key, arguments) in enumerate(handle.functions.items()):
        out += [""] * (i > 0) + _c_interface(name, key, arguments)
    out.append("  end interface")
    for key in handle.functions:
        out += ["", f"  interface {name}_{key}",
                f"    procedure :: {', '.join(f'{key}_{p}' for p in table.PRECISIONS)}", "  end interface"]
    out.append("contains")
    for p in table.PRECISIONS:
        for key, arguments in handle.functions.items():
            out += [""] + _function(handle.name, key, arguments, p)
    return "\n".join(out + ["end module"]) + "\n"


def _c_type(a):
    return f"type({a.of}), intent(inout)" if a.kind == "out type" else C_TYPES["array" if a.is_array else a.kind]


def _grouped(declarations, indent):
    """One line for neighbours of the same type."""
    lines = []
    for base, name in declarations:
        if lines and lines[-1][0] == base:
            lines[-1][1].append(name)
        else:
            lines.append((base, [name]))
    return [f"{indent}{base} :: {', '.join(names)}" for base, names in lines]


def _broken(line):
    """A statement, in lines that a compiler takes."""
    indent = " " * (len(line) - len(line.lstrip()))
    lines = ctext.wrapped(line.lstrip(), indent, indent + "  ", 118)
    return [part + " &" for part in lines[:-1]] + lines[-1:]


def _c_interface(name, key, arguments):
    names = ", ".join(a.name for a in arguments)
    declarations = [(_c_type(a), a.name) for a in arguments]
    return _broken(f"    function c_{key}({names}) result(info) bind(c, name=\"{name}_{key}\")") + ["      import"] + \
        _grouped(declarations, "      ") + [f"      {INTEGER} :: info", "    end function"]


def _function(handle, key, arguments, p):
    """The precision's letter is no argument of it: it follows from the handle. Nor is the width of integers."""
    taken = [a for a in arguments if a.kind not in ("letter", "bits")]
    fortran = {a.name: a.fortran for a in arguments}
    plain = [(_type(a, handle, p), a.fortran) for a in taken if not a.is_array]
    arrays = [(_type(a, handle, p), f"{a.fortran}({fortran[a.of] + ', ' if a.of else ''}*)") for a in taken if a.is_array]
    passed = ", ".join(_passed(a, p) for a in arguments)
    out = _broken(f"  function {key}_{p}({', '.join(a.fortran for a in taken)}) result(info)")
    # gfortran 12 passes a letter that came by address on as a part of the address: it gets a copy.
    letters = [a.fortran for a in taken if a.kind == "option"]
    out += _grouped(plain + arrays, "    ") + [f"    character(kind=c_char) :: {name}_letter" for name in letters]
    out += [f"    {INTEGER} :: info", ""] + [f"    {name}_letter = {name}" for name in letters] + _broken(f"    info = c_{key}({passed})")
    out += [f"    if (info == 0) {a.fortran}%handle = c_null_ptr" for a in taken if a.kind == "end handle"]
    return out + ["  end function"]


def _type(a, handle, p):
    intent = "inout" if a.kind.startswith(("out", "end")) else "in"
    if a.is_array:
        element = INTEGER if a.kind.endswith("integer vector") else SCALAR[p]
        return f"{element}, intent({intent}), target"
    kind = a.kind.split()[-1]
    if kind == "type":
        return f"type({a.of}), intent(inout)"
    if kind == "of":
        return f"type({type_name(a.of, p)}), intent(in)"
    base = {"context": "type(lapilli_context)", "integer": INTEGER, "option": "character(kind=c_char)", "pointer": "type(c_ptr)",
            "real": "real(c_double)", "callback": "type(c_funptr)", "handle": f"type({type_name(handle, p)})"}[kind]
    return f"{base}, intent({intent})"


def _passed(a, p):
    if a.kind == "letter":
        return f"'{p}'"
    if a.kind == "option":
        return f"{a.fortran}_letter"
    if a.kind == "bits":
        return "64_lapilli_int"
    if a.kind.endswith(("handle", "handle of")):
        return f"{a.fortran}%handle"
    return f"c_loc({a.fortran})" if a.is_array else a.fortran
