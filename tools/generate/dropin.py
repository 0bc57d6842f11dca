# SPDX-License-Identifier: BSD-3-Clause
"""The LAPACK symbols of the drop-in library: src/dropin/generated/FAMILY.cpp, with 32-bit integers (dsyevd_) and 64-bit ones
(dsyevd_64_). A routine is one template for real or for complex scalars, or for both where LAPACK's arguments agree; so is
another name of LAPACK's for it."""
import re

import ctext
import table

# Prefix of the names in the OpenBLAS of numpy's and scipy's own packages.
PYPI = "scipy_"
INTEGERS = {"": "int", "_64": "std::int64_t"}


def files(family, note):
    routines = served(family)
    return {f"src/dropin/generated/{family.key}.cpp": write(family, routines, note)} if routines else {}


def functions(families, note):
    """Those of liblapilli that the symbols are served by: src/dropin/generated/functions.hpp."""
    names = sorted({f"lapilli_{(r.served_by or r).name(p)}" for family in families for r in served(family) for p in r.precisions})
    out = ["// SPDX-License-Identifier: BSD-3-Clause", "// The functions of liblapilli that serve LAPACK's symbols."]
    out += ctext.wrapped(note, "// ") + ["// clang-format off", "#pragma once", "", '#include "load/library.hpp"', ""]
    return {"src/dropin/generated/functions.hpp": "\n".join(out + [f"LAPILLI_LOADED(lapilli::dropin, {name})" for name in names]) + "\n"}


def served(family):
    """The routines and LAPACK's other names of them that the drop-in library has."""
    return [r for r in family.routines + family.symbols if r.text("dropin")]


def crossover(routine):
    """From which order on the symbol is served with devices; "" if there is none."""
    return routine.text("dropin").partition(" from ")[2]


def write(family, routines, note):
    out = ["// SPDX-License-Identifier: BSD-3-Clause", f"// {family.text('title')}: LAPACK's symbols."]
    out += ctext.wrapped(note, "// ") + ["// clang-format off", '#include "dropin/call.hpp"',
                                         '#include "dropin/generated/functions.hpp"', '#include "dropin/finite.hpp"', '#include "dropin/integers.hpp"',
                                         '#include "dropin/next.hpp"', '#include "dropin/selecting.hpp"',
                                         '#include "dropin/sizes.hpp"', "", "namespace lapilli::dropin {", "namespace {", ""]
    for routine in routines:
        for kinds in _kinds(routine):
            out += _template(routine, kinds) + [""]
    out += ["}  // namespace", "}  // namespace lapilli::dropin", "", "using namespace lapilli;", "", 'extern "C" {', ""]
    for routine in routines:
        for precision in routine.precisions:
            for suffix in INTEGERS:
                out += _symbol(routine, precision, suffix)
        out.append("")
    return "\n".join(out + ['}  // extern "C"']) + "\n"


def lapack_order(routine, kind):
    """LAPACK's arguments in their order: those in [] are there for complex matrices only, those in () for real ones."""
    text = routine.text("lapack")
    text = re.sub(r"\[([^\]]*)\]", r"\1" if kind == "complex" else "", text)
    text = re.sub(r"\(([^)]*)\)", r"\1" if kind == "real" else "", text)
    other = {a.name for a in routine.arguments if a.only not in ("", kind)}
    return [name for name in text.split() if name not in other]


def _sizes(routine, kind):
    return {s.name: s for s in routine.work_sizes if s.kind in ("", kind)}


def _kinds(routine):
    """[("real", "complex")] where one template does, else one for each."""
    real, complex_ = (( lapack_order(routine, k), _sizes(routine, k)) for k in ("real", "complex"))
    return [("real", "complex")] if real == complex_ else [("real",), ("complex",)]


def _function(routine, kinds):
    return routine.key + ("_" + kinds[0] if len(kinds) == 1 else "")


def _parameter(routine, name, scalar, real, integer):
    if name in ("work", "hous"):
        return f"{scalar}* {name}"
    if name == "swork":
        return f"{lower(scalar)}* swork"
    if name in ("rwork", "scales"):
        return f"{real}* {name}"
    if name in ("iwork", "bwork"):
        return f"{integer}* {name}"
    if name == "info":
        return f"{integer}* info"
    if name in table.WORK_ARRAYS.values():
        return f"const {integer}* {name}"
    a = routine.argument(name)
    if a.kind == "select":
        return f"select_t<{scalar}> {name}"
    if a.letters:
        return f"char* {name}" if a.is_written_letter else f"const char* {name}"
    if a.is_array or a.kind == "scalar":
        element = {"real": real, "scalar": scalar, "integer": integer, "logical": integer}[a.element]
        return ("const " if a.access == "in" else "") + f"{element}* {name}"
    return f"const {integer}* {name}"


def lower(scalar):
    """The type of the lower precision; of a template's parameter, too."""
    return "single_t<T>" if scalar == "T" else scalar.replace("double", "float")


def _parameters(routine, kind, scalar, real, integer):
    return [_parameter(routine, n, scalar, real, integer) for n in lapack_order(routine, kind)]


def lapack_names(routine, precision):
    """LAPACK's arguments of one precision."""
    return lapack_order(routine, table.kind_of(precision))


def parameters(routine, precision, scalar, real, integer):
    """Their declarations."""
    return _parameters(routine, table.kind_of(precision), scalar, real, integer)


def result_type(routine, scalar, real):
    """What LAPACK's routine returns."""
    return {"": "void", "real": real, "scalar": scalar}[routine.returned and routine.argument(routine.returned).element]


def _template(routine, kinds):
    kind = kinds[0]
    names = lapack_order(routine, kind)
    given = _parameters(routine, kind, "T", "real_t<T>", "Int")
    types = [re.sub(r"\w+$", "", p).strip() for p in given]
    letters = [n for n in names if n in {a.name for a in routine.arguments} and routine.argument(n).letters]
    lengths = ["std::size_t"] * len(letters)
    order = routine.text("dropin").partition(" from ")[0]
    arguments = routine.form_arguments("plain", kind)
    serve = ["ctx"] + [_served(routine, a, kind) for a in arguments]
    result = result_type(routine, "T", "real_t<T>")
    works = [_work(routine, size, names) for size in _sizes(routine, kind).values() if size.name in names]
    lines = ["template <auto& Function, class T, class Int>",
             ctext.filled(f"{result} {_function(routine, kinds)}(", ["const char* name"] + given, ") {")]
    lines.append(ctext.filled(f"    static Nexts<{result}(", types + lengths, ")> nexts;"))
    lines.append("    const auto next = nexts.of(name);")
    if routine.returned:
        lines.append(f"    {result} {routine.returned} = 0;")
    if "info" not in names:
        lines.append("    Int info_of_library = 0, *const info = &info_of_library;")
    chosen = next((a.name for a in routine.arguments if a.kind == "select"), "")
    if routine.text("sorts"):
        lines += _sorted(routine, kinds, names, order, works)
    lines.append(ctext.filled("    serve_call(", [f"Routine{{plain_name(name), {crossover(routine)}}}", _value(routine, order, "index_t"), "bool(next)", "info"], ","))
    told = [a.name for a in arguments
            if a.letters and not a.is_written_letter or a.kind in ("size", "integer", "leading") and not a.condition]
    lines.append(ctext.filled("               [&] { return described(", [f'"{n}", {n}' for n in told], "); },"))
    lines.append(ctext.filled("               [&](lapilli_context ctx) { return Function(", serve, "); },"))
    forward = f"{routine.returned} = next(" if routine.returned else "next("
    passed = ["outside.function()" if n == chosen else n for n in names]
    if chosen:
        lines.append(f"               [&] {{ const Outside<T> outside({chosen});")
        forward = " " * 5 + forward
    lines.append(ctext.filled(f"               {'' if chosen else '[&] { '}{forward}", passed + ["std::size_t(1)"] * len(letters), "); },"))
    lines.append("               " + _give_up(routine, names) + ("," if works else ");"))
    for i, work in enumerate(works):
        lines.append("               " + work + (");" if i == len(works) - 1 else ","))
    return lines + ([f"    return {routine.returned};"] if routine.returned else []) + ["}"]


def _sorted(routine, kinds, names, order, works):
    """Lines for a Schur form whose values a function of the program's selects."""
    form, vectors, *conditions = routine.text("sorts").split()
    sense, s, sep = conditions or ("", "nullptr", "nullptr")
    ld, ldv = (next(a.name for a in routine.arguments if a.kind == "leading" and a.of == of) for of in (form, vectors))
    values = [n for n in ("WR", "WI", "W") if n in names]
    unsorted = ["name"] + ['"N"' if n in ("sort", sense) else n for n in names]
    wanted = f"*{sense}" if sense else "'N'"
    return [ctext.filled("    if (const auto way = way_to_sort(", [f"Routine{{plain_name(name), {crossover(routine)}}}", "*sort", wanted,
                                                                 _value(routine, order, "index_t"), "bool(next)", *works], ")) {"),
            ctext.filled(f"        {_function(routine, kinds)}<Function, T, Int>(", unsorted, ");"),
            ctext.filled("        return sort_values<T>(", ["*way", routine.arguments[0].name, "select", wanted, "n", form, ld, "sdim", vectors, ldv,
                                                            s, sep, "bwork", "info", *values], ");"),
            "    }"]


def _give_up(routine, names):
    """The call's info where a matrix is not finite; `before`: no one has looked at it yet, and nothing is written."""
    if refused := routine.text("not finite"):
        return f"[](bool before) {{ return before ? 0 : -{names.index(refused) + 1}; }}"
    how, _, name = routine.text("endless").rpartition(" ")
    if not name:
        return "[](bool) { return 0; }"
    if how != "at":
        finite = " && ".join(_is_finite(routine, a) for a in routine.arguments if a.is_array and a.access != "out")
        return f"[&](bool before) {{ if (before) return {finite} ? 0 : 1; *{name} = 0; return 1; }}"
    matrix = routine.argument(name)
    leading = next(a.name for a in routine.arguments if a.kind == "leading" and a.of == name)
    given = [name] + [_value(routine, size, "index_t") for size in matrix.shape] + [f"*{leading}", f"Read::{matrix.part or 'all'}"]
    return f"[&](bool) {{ return is_finite({', '.join(given)}) ? 0 : -{names.index(name) + 1}; }}"


def _is_finite(routine, a):
    """A vector, or the triangle of a matrix that uplo names."""
    sizes = [_value(routine, size, "index_t") for size in a.shape]
    if a.kind == "vector":
        return f"is_finite({a.name}, {sizes[0]}, 1, {sizes[0]}, Read::all)"
    leading = next(x.name for x in routine.arguments if x.kind == "leading" and x.of == a.name)
    return f"is_finite_triangle({a.name}, {sizes[0]}, *{leading}, *uplo)"


def _served(routine, a, kind):
    """An argument as the library takes it: its integers have 64 bits."""
    if a.name == routine.returned:
        return "&" + a.name
    if a.name in routine.in_work:
        return routine.in_work[a.name][kind]
    if a.is_written_letter or a.kind == "select":
        return a.name
    if a.kind == "scalar" or a.condition and not a.is_array:
        return f"value_of({a.name})"
    if routine.is_narrowed(a.name):
        return f"narrowed(*{a.name}, {_letters(a)})"
    if not a.is_array:
        return "*" + a.name
    if a.element not in ("integer", "logical"):
        return a.name
    count = _value(routine, a.shape[0])
    if a.condition:
        count = f"{_value(routine, a.condition)} ? double({count}) : 0"
    if a.access == "inout":
        return f"IntegersInOut<Int>({a.name}, {count}, {_value(routine, a.reads) if a.reads else 'true'})"
    return f"Integers{'In' if a.access == 'in' else 'Out'}<Int>({a.name}, {count})"


def _letters(argument):
    real, complex_ = argument.letters["real"], argument.letters["complex"]
    return f'"{real}"' if real == complex_ else f'is_complex<T> ? "{complex_}" : "{real}"'


def _work(routine, size, names):
    array = next(a for a, length in table.WORK_ARRAYS.items() if length == size.name)
    element = {"work": "T", "rwork": "real_t<T>", "iwork": "Int", "hous": "T", "scales": "real_t<T>"}[array]
    least = ", ".join(_value(routine, text) for text in size.text.split(" by "))
    if " by " in size.text:
        return f"WorkMatrix<{element}, Int>{{{array}, {size.name}, {least}}}"
    return f"WorkArray<{element}, Int>{{{array}, {size.name}, {least}, {names.index(size.name) + 1}{'' if size.demanded else ', false'}}}"


def _value(routine, text, size="double"):
    """An expression of the table over the arguments, which LAPACK passes by address; sizes as numbers that cannot overflow."""
    definitions = {d.name: d.text for d in routine.definitions}
    known = {a.name: a for a in routine.arguments}

    def change(match):
        name = match[0]
        if name in definitions:
            return "(" + _value(routine, definitions[name], size) + ")"
        if name in known and known[name].letters:
            return f"*{name}"
        if name in known:
            return name if known[name].is_array else f"{size}(*{name})"
        return name

    return re.sub(r"'.'|[A-Za-z_]\w*", change, text)


def _symbol(routine, precision, suffix):
    kind, integer = table.kind_of(precision), INTEGERS[suffix]
    kinds = next(k for k in _kinds(routine) if kind in k)
    symbol = f"{routine.name(precision)}{suffix}_"
    scalar, real = ctext.SCALAR[precision], ctext.REAL[precision]
    function = (routine.served_by or routine).name(precision)
    call = f"    {'return ' if routine.returned else ''}dropin::{_function(routine, kinds)}<dropin::lapilli_{function}, {scalar}, {integer}>("
    lines = []
    for name in (symbol, PYPI + symbol):
        lines += [ctext.filled(f"LAPILLI_API {result_type(routine, scalar, real)} {name}(", _parameters(routine, kind, scalar, real, integer), ") {"),
                  ctext.filled(call, [f'"{name}"'] + lapack_order(routine, kind), ");"), "}"]
    return lines
