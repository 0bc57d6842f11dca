# SPDX-License-Identifier: BSD-3-Clause
"""Calls of the drop-in library's symbols with one argument wrong: testing/dropin/generated/bad_calls.hpp, and the
declarations of the symbols with it. The symbols with 32-bit integers have another LAPACK behind them, which judges those with 64-bit ones."""
import ctext
import dropin
import table

HEAD = """// SPDX-License-Identifier: BSD-3-Clause
// Calls of the drop-in library's symbols with one argument wrong, in both widths of integers.
{note}
// clang-format off
#pragma once

#include "dropin/arguments.hpp"
#include "declarations.hpp"

inline const BadCalls bad_calls[] = {{
"""
DECLARATIONS = """// SPDX-License-Identifier: BSD-3-Clause
// The drop-in library's symbols, in both widths of integers, without the lengths of texts that Fortran adds.
{note}
// clang-format off
#pragma once

#include <complex>
#include <cstdint>

#include "base/select.hpp"

using lapilli::select_t;

extern "C" {{
"""
ORDER = 20  # of the matrices
WORK = {"hous": "work", "scales": "rwork"}  # work arrays that are others of these names here


def files(families, note):
    """{path: text}"""
    note = "\n".join(ctext.wrapped(note, "// "))
    all_ = [(r, precision) for family in families for r in dropin.served(family) for precision in r.precisions]
    declarations = [_declaration(*one, suffix) for one in all_ for suffix in dropin.INTEGERS]
    # What has no info does not look at its arguments.
    calls = [_calls(*one) for one in all_ if "info" in dropin.lapack_names(*one)]
    return {
        "testing/dropin/generated/declarations.hpp": DECLARATIONS.format(note=note) + "\n".join(declarations + ["}"]) + "\n",
        "testing/dropin/generated/bad_calls.hpp": HEAD.format(note=note) + "\n".join(calls + ["};"]) + "\n",
    }


def _scalar(precision):
    return {"s": "float", "d": "double", "c": "std::complex<float>", "z": "std::complex<double>"}[precision]


def _declaration(routine, precision, suffix):
    scalar, real = _scalar(precision), ctext.REAL[precision]
    types = dropin.parameters(routine, precision, scalar, real, dropin.INTEGERS[suffix])
    return ctext.filled(f"{dropin.result_type(routine, scalar, real)} {routine.name(precision)}{suffix}_(", types, ");")


def _calls(routine, precision):
    names = dropin.lapack_names(routine, precision)
    wrong = [i for i, n in enumerate(names, 1) if _can_be_wrong(routine, n)]
    values = [_value(routine, precision, i, n) for i, n in enumerate(names, 1)]
    lengths = [i for i, n in enumerate(names, 1) if n in table.WORK_ARRAYS.values()]
    in_queries = [i for i in wrong if lengths and i not in lengths]
    lines = [f'    {{"{routine.name(precision)}", {{{", ".join(map(str, wrong))}}}, {{{", ".join(map(str, in_queries))}}},']
    for suffix, integer in dropin.INTEGERS.items():
        lines.append(f"     [](int wrong, bool query) {{ Arguments<{_scalar(precision)}, {integer}> a(wrong, query);")
        lines.append(ctext.filled(f"         {routine.name(precision)}{suffix}_(", values, "); return a.outcome(); },"))
    lines[-1] = lines[-1][:-1] + "},"
    return "\n".join(lines)


def _can_be_wrong(routine, name):
    if name in table.WORK_ARRAYS.values():
        return all(size.demanded for size in routine.work_sizes if size.name == name)
    if name in table.WORK_ARRAYS or name == "info":
        return False
    a = routine.argument(name)
    # A narrowed option leaves some arrays without a use, and LAPACK does not look at their leading dimensions.
    if a.kind == "leading" and a.condition and any(routine.is_narrowed(o.name) for o in routine.arguments if o.letters):
        return False
    return bool(a.letters) and not a.is_written_letter or a.kind in ("size", "sign", "integer", "leading")


def _value(routine, precision, position, name):
    if name in table.WORK_ARRAYS.values():
        return f"a.length({position})"
    if name in table.WORK_ARRAYS or name == "info":
        return f"a.{WORK.get(name, name)}()"
    if name == "iter":
        return "a.iwork()"  # LAPACK writes it before it looks at anything
    a = routine.argument(name)
    if a.kind == "select":
        return "a.select()"
    if a.is_written_letter:
        return "a.written_letter()"
    if a.letters:
        letters = a.letters["complex" if precision in "cz" else "real"]
        # The last one asks for most: 'V', 'I'. Of transpositions LAPACK knows the first one everywhere.
        return f"a.letter({position}, '{letters[0 if a.kind in ('trans', 'adjoint') else -1]}')"
    if a.is_array:
        return {"scalar": "a.scalars()", "real": "a.reals()", "integer": "a.integers()", "logical": "a.integers()"}[a.element]
    if a.kind == "scalar":
        return "a.real_number()" if a.element == "real" else "a.number()"
    if a.kind == "sign":
        return f"a.integer({position}, 1)"
    if a.kind == "leading":
        return f"a.integer({position}, {3 * ORDER})"  # enough for a band, too
    return f"a.integer({position}, {a.low if a.kind == 'integer' and a.low.isdigit() else ORDER})"
