# SPDX-License-Identifier: BSD-3-Clause
"""The part of a test description that follows from the table: testing/support/generated/from_table.hpp. Of each routine it has the
operands, the values of the other arguments, the calls of the library and of LAPACK, and the operands that a call writes."""
import re

import ctext
import dropin
import table

PATH = "testing/support/generated/from_table.hpp"
HEAD = """// SPDX-License-Identifier: BSD-3-Clause
// The part of a test description that follows from the routine table (support/routine_of.hpp tells how descriptions use it).
{note}
// clang-format off
#pragma once

#include <algorithm>
#include <cstdlib>
#include <type_traits>
#include <utility>

#include "support/lapack.hpp"
#include "support/routine.hpp"

"""
VALUES = ("size", "sign", "integer", "scalar")  # kinds of arguments that are numbers


def write(families, note):
    """The text of the header."""
    routines = [r for family in families if not family.is_blas for r in family.routines]
    out = [HEAD.format(note="\n".join(ctext.wrapped(note, "// ")))]
    for space, functions in (("api", _api), ("lapack", _lapack_functions)):
        out.append(f"namespace lapilli::testing::{space} {{\n")
        out += [text for routine in routines for text in functions(routine)]
        out.append(f"\n}}  // namespace lapilli::testing::{space}\n")
    out.append("\nnamespace lapilli::testing::from_table {\n")
    simple = [routine for routine in routines if _is_simple(routine)]
    out += list(_all_operands(simple)) + [_described(routine) for routine in simple]
    return "".join(out) + "\n}  // namespace lapilli::testing::from_table\n"


# ---- One name for the functions of all precisions


def _overload(head, precisions, call):
    """The text of a function that calls call(precision), of a template's T. A test may name a call that its other precisions make."""
    cases = [f"if constexpr (letter<T> == '{p}') {{ return {call(p)}; }}" for p in precisions]
    cases += ["{ std::abort(); }"] * (set(precisions) != set(table.PRECISIONS))
    return f"template <class T, class... Arguments>\n{head} {{\n    " + "\n    else ".join(cases) + "\n}\n"


def _api(routine):
    """ROUTINE<T>(...) calls lapilli_dROUTINE and its like; where the routine has a form on queues, the handle chooses."""
    out = []
    for form in ("async", "plain", "mgpu", "memory", "vbatch", "vbatch_memory"):
        if form not in routine.forms:
            continue
        suffix = ctext.SUFFIX[form]
        by_handle = form == "plain" and "async" in routine.forms
        name = f"{routine.key}_wait" if by_handle else f"{routine.key}{suffix}"
        out.append(_overload(f"lapilli_int {name}(Arguments&&... arguments)", routine.precisions,
                             lambda p, suffix=suffix: f"lapilli_{routine.name(p)}{suffix}(std::forward<Arguments>(arguments)...)"))
        if by_handle:
            out.append(f"template <class T, class Handle, class... Arguments>\nlapilli_int {routine.key}(const Handle& handle, Arguments&&... arguments) {{\n"
                       f"    if constexpr (std::is_same_v<Handle, lapilli_queue>) {{ return {routine.key}_async<T>(handle, std::forward<Arguments>(arguments)...); }}\n"
                       f"    else {{ return {name}<T>(handle, std::forward<Arguments>(arguments)...); }}\n}}\n")
    return out


def _lapack_functions(routine):
    """ROUTINE<T>(...) calls LAPACKE's function. One without matrices has no argument for their layout, which counts as the first one."""
    if not routine.text("lapack"):
        return []
    result = "Real<T>" if routine.returned else "lapack_int"
    call = "LAPACKE_{}(LAPACK_COL_MAJOR, arguments...)"
    if not any(a.kind == "matrix" for a in routine.arguments):
        call = "behind_layout(LAPACKE_{}(arguments...))"
    return [_overload(f"{result} {routine.key}(Arguments... arguments)", routine.precisions,
                      lambda p: f"(make_room_on_heap(), {call.format(routine.name(p))})")]


# ---- One routine


def _is_simple(routine):
    """Whether real and complex routines have the same arguments, each of them a letter, a number or an array, and descriptions
    take them from here."""
    if routine.family.text("descriptions") == "by hand":
        return False
    return all(not a.only and not a.is_addresses and (a.letters or a.is_array or a.kind in VALUES + ("leading",)) for a in routine.arguments)


def _type(argument):
    """The type of a value or of an element."""
    if argument.letters:
        return "char"
    if argument.kind in ("size", "sign", "integer") or argument.element in ("integer", "logical"):
        return "std::int64_t" if argument.kind in VALUES else "lapilli_int"
    return "Real<T>" if argument.element == "real" else "T"


def _is_operand(argument):
    return argument.is_array or argument.is_written_letter


def _is_value(argument):
    return not _is_operand(argument) and argument.kind != "leading"


def _member(argument):
    """Its name as a member of a template, whose parameter is T."""
    return "BT" if argument.name == "T" else argument.name


def _name(routine):
    return "".join(word.capitalize() for word in routine.key.split("_"))


def _operands(routine):
    return [a for a in routine.arguments if _is_operand(a)]


def _struct_of_operands(routine):
    """What comes behind the name of the struct of a routine's operands."""
    operands = _operands(routine)
    out = ["    template <class Form>", "    struct Operands {"]
    out += [f"        {'MatrixOf' if a.kind == 'matrix' else 'VectorOf'}<Form, {_type(a)}> {_member(a)};" for a in operands]
    names = ", ".join(f'"{a.name}"' for a in operands)
    out += [f"        static constexpr const char* names[] = {{{names}}};",
            f"        void all(auto&& f) {{ f({', '.join(map(_member, operands))}); }}", "    };",
            "    using Data = Operands<InHostMemory>;", "    using Pointers = Operands<AsPointers>;",
            "    using Spread = Operands<AsSpreadMatrices>;", "};"]
    return "\n".join(out) + "\n"


def _all_operands(routines):
    """A struct for each list of operands, with a name for each routine that has it."""
    first = {}
    for routine in routines:
        text = _struct_of_operands(routine)
        if text in first:
            yield f"template <class T> using OperandsOf{_name(routine)} = OperandsOf{first[text]}<T>;\n"
        else:
            first[text] = _name(routine)
            yield f"template <class T>\nstruct OperandsOf{_name(routine)} {{\n{text}"


def _described(routine):
    name, values = _name(routine), [a for a in routine.arguments if _is_value(a)]
    out = [f"\ntemplate <class T, class Description>\nstruct {name}Calls {{"]
    if values:
        out += ["    struct Values {"] + [f"        {_type(a)} {_member(a)};" for a in values] + ["    };"]
    for form, function in (("plain", "call"), ("mgpu", "call_spread"), ("memory", "memory")):
        if form in routine.forms:
            out += _call(routine, form, function)
    out += _lapack_call(routine) + [_written(_operands(routine)), "};", "template <class T, class Description>",
                                    f"struct {name} : OperandsOf{name}<T>, {name}Calls<T, Description> {{}};\n"]
    return "\n".join(out)


def _passed(routine, argument, spread=False):
    """What a call of the library gets for an argument."""
    if argument.kind == "leading":
        return f"x.{_member(routine.argument(argument.of))}.ld"
    if _is_value(argument):
        return f"v.{_member(argument)}"
    return f"x.{_member(argument)}" + (".data" if argument.kind == "matrix" and not spread else "")


def _head(function, parameters, uses):
    """A function's first lines; it gets the values where it uses some."""
    values = "const auto v = Description::values(p); " if uses else ""
    return f"    static lapilli_int {function}({parameters}) {{\n        {values}"


def _seen(routine, form):
    return f"const typename OperandsOf{_name(routine)}<T>::{form}& x"


def _call(routine, form, function):
    arguments = routine.form_arguments(form)
    passed = ["ctx"] + [_passed(routine, a, form == "mgpu") for a in arguments] + ["bytes"] * (form == "memory")
    uses = any(_is_value(a) for a in arguments)
    x = {"call": _seen(routine, "Pointers"), "call_spread": _seen(routine, "Spread"), "memory": "lapilli_memory* bytes"}[function]
    p = "const Problem&" + " p" * uses
    return [_head(function, f"lapilli_context ctx, {p}, {x}", uses)
            + f"return api::{routine.key}{ctext.SUFFIX[form]}<T>({', '.join(passed)});\n    }}"]


def _length(routine, text):
    """A length in terms of the values; None if it has other names than those of sizes."""
    sizes = {a.name for a in routine.arguments if a.kind in ("size", "integer")}
    names = set(re.findall(r"[A-Za-z_]\w*", text)) - {"min", "max"}
    if not names <= sizes or re.search(r"[^\w\s()+*,-]", text):
        return None
    text = re.sub(r"\b(min|max)\(", r"std::\1<std::int64_t>(", text)
    return re.sub("|".join(rf"\b{name}\b" for name in names) or "$^", lambda name: f"v.{name[0]}", text)


def _lapack_call(routine):
    """LAPACK's routine with the same operands. Integers, which are shorter there, are copied."""
    orders = [_lapack_order(routine, kind) for kind in ("real", "complex")]
    if not routine.text("lapack") or routine.text("lapacke") or routine.returned or orders[0] != orders[1]:
        return []
    arguments = [routine.argument(name) for name in orders[0]]
    integers = [a for a in arguments if a.is_array and a.element in ("integer", "logical")]
    lengths = [_length(routine, a.shape[0]) for a in integers]
    if None in lengths or "info" not in routine.text("lapack").split():
        return []

    def passed(a):
        if a in integers:
            return a.name
        own = _passed(routine, a)
        return f"to_int({own})" if a.kind in ("leading", "size", "sign", "integer") else own
    call = f"lapack::{routine.key}<T>({', '.join(passed(a) for a in arguments)})"
    for a, length in reversed(list(zip(integers, lengths))):
        call = f"with_lapacks_integers(x.{_member(a)}, {length}, [&](lapack_int* {a.name}) {{ return {call}; }})"
    uses = "v." in call
    return [_head("call_lapack", "const Problem&" + " p" * uses + ", " + _seen(routine, "Pointers"), uses)
            + ("using lapack::to_int;\n        " if "to_int" in call else "") + f"return {call};\n    }}"]


def _lapack_order(routine, kind):
    without = set(table.WORK_ARRAYS) | set(table.WORK_ARRAYS.values()) | {"info"}
    return [name for name in dropin.lapack_order(routine, kind) if name not in without]


def _written(operands):
    written = [a for a in operands if a.access != "in"]
    which = " || ".join(f'operand == "{a.name}"' for a in written) or "false"
    if len(written) == len(operands):
        return "    static Region written(const Problem&, std::string_view) { return Region::whole; }"
    return f"    static Region written(const Problem&, std::string_view operand) {{ return {which} ? Region::whole : Region::nothing; }}"
