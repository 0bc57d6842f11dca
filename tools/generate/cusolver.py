# SPDX-License-Identifier: BSD-3-Clause
"""cuSOLVER's functions and cuBLAS's batches, from src/cusolver/routines.txt and the tables of the routines that serve them: the symbols, a file
for each routine, the functions of liblapilli that they call, and the lists that tests compare with the headers and the libraries."""
import re

import ctext
from cusolver_table import CHARACTERS, COLUMNS, DISTANCES, LETTERS, LIBRARIES, PATH, REALS, SCALAR, SCALARS, SIZES, read

PAGE = "docs/howto/gpu-programs.md"


def _declared(words, precision):
    return ["void* handle"] + [f"{own} {name}" for w in words for _, own, name in w.parts(precision)]


def _types(block, words, precision):
    return [block.library.handle] + [of_header for w in words for of_header, _, _ in w.parts(precision)]


def _names(words, precision):
    return ["handle"] + [name for w in words for _, _, name in w.parts(precision)]


def _typed(name, precision, wide, const):
    """An array as Lapilli's function takes it."""
    if not wide:
        return name
    element = ctext.REAL[precision] if name in REALS else SCALAR[precision]
    return f"static_cast<{const}{element}*>({name})"


def _value(routine, a, precision, function, wide, words=None):
    """An argument of Lapilli's function, from those of cuSOLVER's; words: of a query of sizes."""
    if a.name == "jobz" and function.has("econ"):
        return "svd_letter(jobz, econ)"
    if a.name == "jobz" and function.has("V"):
        return "svd_letter(jobz, 1)"
    if a.name in CHARACTERS and words is not None and not any(w.name == a.name for w in words):
        return "'A'"  # a query of sizes for all letters
    if a.name in LETTERS:
        return f"{a.name}_letter({a.name})"
    if a.name == "count":
        return "batch"
    if a.name == "m" and not a.is_array and not function.has("m"):
        return "n"
    if words is None and any(x.name == "count" for x in routine.arguments):
        of_many = _value_of_many(a, function)
        if of_many:
            return of_many
    if a.name == "VT" and function.has("V"):
        return "VT"
    if a.name in ("WR", "WI"):
        return a.name
    if a.name == "W" and function.has("eigenvalues"):
        return f"static_cast<{SCALAR[precision]}*>(W)"
    if a.name == "m" and a.is_array or a.name == "iter":
        return "&found"
    if a.name == "ipiv":
        return "pivots"
    if a.name == "tau" and function.has("tau[]"):
        return "places_of_tau.first"
    if a.name == "devinfo":
        return "to.info()"
    if a.kind == "scalar" and wide:
        return f"bound<{ctext.REAL[precision]}>({a.name})"
    if a.is_array:
        # cuSOLVER's ORMTR takes as written what Lapilli's only reads.
        return _typed(a.name, precision, wide, "const " if a.access == "in" else "")
    return a.name


def _value_of_many(a, function):
    """An argument of many matrices: what is at distances of its own, and what has a place of this library's before it goes to the caller."""
    if a.name == "infos":
        return "own.infos" if function.has("V") else "infos" if not function.block.library.needs_pivots else "numbers"
    if function.has("V") and a.name in ("S", "U", "ldu", "strideu", "VT", "ldvt", "stridevt"):
        return f"own.{a.name}"
    matrix = a.name.removeprefix("stride").upper()
    if function.has(f"{matrix}[]"):
        return f"places_of_{matrix}.{'first' if a.is_array else 'stride'}"
    if a.name.startswith("stride") and not function.has(a.name):
        return f"index_t(ld{matrix.lower()}) * std::max<index_t>({COLUMNS[matrix]}, 1)"
    return ""


def _call(routine, precision, function, wide, form="plain"):
    words = function.size if form.endswith("memory") else None
    values = [_value(routine, a, precision, function, wide, words) for a in routine.form_arguments(form, routine.kind_of(precision))]
    front = {"async": "to.queue()", "async_memory": "queue"}.get(form, "ctx")
    return f"lapilli_{routine.name(precision)}{ctext.SUFFIX[form]}(" + ", ".join([front] + values + ["bytes"] * form.endswith("memory")) + ")"


def _is_submitted(block, routine):
    return "async" in routine.forms and block.failure != "real"


def _distance(function, x):
    """Elements from an array of a matrix to that of the next one."""
    return f"stride{x.lower()}" if function.has(f"stride{x.lower()}") else DISTANCES[x]


def _body_of_many(blocks, block, call, precision, function, wide):
    scalar = SCALAR[precision]
    if function.has("V"):
        wanted = "rank, rank, rank" if function.has("rank") else "std::min(m, n), m, n"
        of = {x: f"index_t(1) * {_distance(function, x)}" for x in "SUV"}
        return [f"const ManySingular<{scalar}> to{{jobz != 0, m, n, batch, {wanted}, S, {of['S']}, U, ldu, {of['U']}, V, ldv, {of['V']}}};",
                f"const ResidualNorms<{scalar}> residuals{'{A, lda, index_t(stridea), norms}' * function.has('norms') or '{}'};",
                f"return singular_of_many(ctx, to, residuals, info, [&](const OwnSingular<{scalar}>& own) {{ return {call}; }}, one);"]
    lines = []
    for x in COLUMNS:
        for word in function.words:
            if word.name == f"{x}[]":
                const = "const " * (block.library.has_const and not word.written)
                lines += [f"const Places<{const}{scalar}> places_of_{x}(to, {x}, batch, index_t(ld{x.lower()}) * {COLUMNS[x]});",
                          f"if (places_of_{x}.refused < 0) return places_of_{x}.refused;"]
    if function.has("tau[]"):
        lines += [f"const Places<{scalar}> places_of_tau(to, tau, batch, std::min(m, n));",
                  "if (places_of_tau.refused < 0) return places_of_tau.refused;",
                  "if (places_of_tau.stride != std::min(m, n)) return scattered;"]
    if block.copies:
        given, factor = block.copies[0], _call(blocks.by_key[block.copies[1]], precision, function, wide, "async")
        lambda_of = lambda text: f"[&](lapilli_int* pivots, lapilli_int* infos) {{ return {text}; }}"
        return lines + [f"return inverses_of_copies(to, places_of_{given}, ld{given.lower()}, places_of_A, lda, n, batch, info, "
                        f"{lambda_of(factor)}, {lambda_of(call)});"]
    if not block.library.needs_pivots:
        pivots = "ipiv, index_t(n) * batch" if function.has("ipiv") else "static_cast<int*>(nullptr), 0"
        place = "info" if function.has("infos") else "nullptr"
        done = (f"with_pivots_and_infos(to, {pivots}, {place}, batch, "
                f"[&]([[maybe_unused]] lapilli_int* pivots, lapilli_int* infos) {{ return {call}; }})")
        return lines + [f"return with_arguments_told(told, {done});" if function.has("told") else f"return {done};"]
    if not function.has("infos"):  # one info of all, which is 0
        return lines + ["lapilli_int* const numbers = to.numbers(batch);", "if (numbers == nullptr) return LAPILLI_ERROR_DEVICE_MEMORY;",
                        f"const lapilli_int refused = {call};", "return refused < 0 ? refused : to.clear_info() < 0 ? undelivered : 0;"]
    if block.failure == "values":
        return lines + [f"return with_failures_told(to, info, jobz != 0, n, {_typed('A', precision, wide, '')}, lda, "
                        f"{_typed('W', precision, wide, '')}, batch, [&](lapilli_int* numbers) {{ return {call}; }});"]
    return lines + [f"return with_infos(to, info, batch, [&](lapilli_int* numbers) {{ return {call}; }});"]


def _body(blocks, block, routine, precision, function, wide):
    """The statements that call Lapilli."""
    submitted = _is_submitted(block, routine)
    call = _call(routine, precision, function, wide, "async" if submitted else "plain")
    if block.many:
        return _body_of_many(blocks, block, call, precision, function, wide)
    if function.has("eigenvalues") and precision in "sd":
        return [f"return with_real_and_imaginary_parts<{SCALAR[precision]}>(ctx, type_W == type_A, W, n, "
                f"[&]({SCALAR[precision]}* WR, {SCALAR[precision]}* WI) {{ return {call}; }});"]
    if any(a.name == "ipiv" for a in routine.arguments):
        a = routine.argument("ipiv")
        way, count = ("in" if a.access == "in" else "out"), a.shape[0].replace("min(m, n)", "std::min<index_t>(m, n)")
        const = "const " if way == "in" else ""
        with_pivots = f"with_pivots_{way}({'to' if submitted else 'ctx'}, ipiv, {count}, [&]({const}lapilli_int* pivots) {{ return {call}; }})"
        if function.has("niter"):
            return ["lapilli_int found = 0;", f"const lapilli_int result = {with_pivots};", "if (result >= 0) *niter = of_refinement(found);",
                    "return result;"]
        return [f"return {with_pivots};"]
    if function.has("V"):
        right = _typed("V", precision, wide, "")
        lines = [f"const lapilli_int result = with_right_vectors(ctx, jobz != 0, econ != 0 ? std::min(m, n) : n, n, {right}, ldv, "
                 f"[&]({SCALAR[precision]}* VT, index_t ldvt) {{ return {call}; }});"]
        if function.has("error"):  # of a perturbation, which there is none
            lines.append("if (result >= 0 && error != nullptr) *error = 0;")
        return lines + ["return result;"]
    if function.has("meig"):
        return ["lapilli_int found = 0;", f"const lapilli_int result = {call};",
                f"if (result >= 0) *meig = static_cast<{'std::int64_t' if wide else 'int'}>(found);", "return result;"]
    if block.failure == "nan":
        return [f"return marked_where_not_definite(to, {call}, {_typed('A', precision, wide, '')}, n, lda);"]
    if submitted and not any(a.name == "devinfo" for a in routine.appended):
        return [f"const lapilli_int refused = {call};", "return refused < 0 ? refused : to.clear_info() < 0 ? undelivered : 0;"]
    return [f"return {call};"]


def _cases(lines_of, type_name, indent):
    """A switch over the precisions of an X form."""
    out = [f"{indent}switch ({type_name}) {{"]
    for precision in "sdcz":
        out.append(f"{indent}    case '{precision}': {{")
        out += [f"{indent}        {line}" for line in lines_of(precision)]
        out.append(f"{indent}    }}")
    return out + [f"{indent}    default: return LAPILLI_ERROR_INTERNAL;", f"{indent}}}"]


def _type_of(words, precision):
    if precision:
        return f"'{precision}'"
    typed = [w.name for w in words if w.name in SCALARS | REALS]
    same = [f"type_{n} == {'real_type(type_A)' if n in REALS else 'type_A'}" for n in typed if n != "A"]
    same += ["(type_W == type_A || type_W == complex_type(type_A))"] if any(w.name == "eigenvalues" for w in words) else []
    same += ["compute == type_A"] if any(w.name == "compute" for w in words) else []
    return f"{' && '.join(same)} ? type_letter(type_A) : '\\0'" if same else "type_letter(type_A)"


def _count(words):
    """Of right-hand sides and of matrices."""
    return "".join(f", .{member} = {name}" for name, member in (("nrhs", "columns"), ("batch", "count")) if any(w.name == name for w in words))


def _described(words, precision):
    told = [name for w in words if w.name in LETTERS | SIZES | {"itype", "batch"} - {"il", "iu"} for _, _, name in w.parts(precision)]
    letters = [n for n in told if n in LETTERS]
    lines = [f"const char {n}_ = {n}_letter({n});" for n in letters]
    given = ", ".join(f'"{n}", &{n}{"_" * (n in letters)}' for n in told)
    return lines + [f"return load::described({given});"]


def _function(blocks, block, routine, function, precision):
    wide = not precision
    words, name = function.words, function.name(precision)
    lines = [ctext.filled(f"LAPILLI_API Status {name}(", _declared(words, precision), ") {"),
             f'    static constinit Symbol symbol({block.library.real}, "{name}");']
    space = ""
    if function.has("work"):
        space = f", .space = {{work, bytes_of(lwork, sizeof({SCALAR[precision]}))}}"
    elif function.has("buffers"):
        space = ", .space = {device, device_bytes}"
    elif function.has("bytes"):
        space = ", .space = {work, work_bytes}"
    pivots = ", .has_pivots = ipiv != nullptr" if function.has("ipiv") and block.library.needs_pivots else ""
    info = "info" if function.has("info") or function.has("infos") else "told"
    # Where results of another kind go, too.
    needed = next((word for word in ("niter", "told") if function.has(word) and word != info), "")
    lines.append(f"    const Call call{{.symbol = symbol, .served = served, .handle = handle, .type = {_type_of(words, precision)}, "
                 f".order = index_t({block.order}){_count(words)}, "
                 f".info = {f'{needed} == nullptr ? nullptr : ' * bool(needed)}{info}{space}{pivots}}};")
    lines.append(f"    const auto real = [&](void* function) {{ return reinterpret_cast<decltype(&{name})>(function)"
                 f"({', '.join(_names(words, precision))}); }};")
    submitted = _is_submitted(block, routine)
    if block.many and not submitted:
        lines += _one_of_many(function, wide, name)

    def lambda_of(what, argument, body):
        cases = _cases(body, "call.type", "        ") if wide else [f"        {line}" for line in body(precision)]
        return [f"    const auto {what} = [&]({argument}) -> lapilli_int {{"] + cases + ["    };"]

    lines += ["    const auto describe = [&] {"] + [f"        {line}" for line in _described(words, precision)] + ["    };"]
    if block.has_one_alone:
        one = blocks.one_of(block.key)
        lines += lambda_of("alone", "lapilli_context ctx", lambda p: [f"return {_call(one, p, function, wide)};"])
        lines.append("    if (batch == 1) return serve(call, alone, real, describe);")
    lines += lambda_of("ours", "const Submission& to" if submitted else "lapilli_context ctx",
                       lambda p: _body(blocks, block, routine, p, function, wide))
    return lines + [f"    return serve{'_submitted' * submitted}(call, ours, real, describe);", "}"]


def _one_of_many(function, wide, name):
    """A call of the real library for the k-th matrix."""
    at = {x: f"k * {_distance(function, x)}" for x in DISTANCES}
    moved = {x: f"element({x}, type_{x}, {at[x]})" if wide else f"{x} == nullptr ? nullptr : {x} + {at[x]}" for x in at}
    moved |= {"info": "info + k", "norms": "norms == nullptr ? nullptr : norms + k", "batch": "1"}
    given = ", ".join(moved.get(n, n) for n in _names(function.words, "" if wide else "d"))
    return ["    const auto one = [&](index_t k) {",
            f"        return reinterpret_cast<decltype(&{name})>(symbol.real())({given});", "    };"]


def _query(block, blocks, routine, function, precision):
    wide = not precision
    words, name = function.size, function.name(precision) + "_bufferSize"
    lines = [ctext.filled(f"LAPILLI_API Status {name}(", _declared(words, precision), ") {"),
             f'    static constinit Symbol symbol({block.library.real}, "{name}");',
             f"    const Call call{{.symbol = symbol, .served = served, .handle = handle, .type = {_type_of(words, precision)}, "
                 f".order = index_t({block.order}){_count(words)}}};",
             f"    const auto real = [&](void* function) {{ return reinterpret_cast<decltype(&{name})>(function)"
             f"({', '.join(_names(words, precision))}); }};"]

    def asked(what, routine, submitted):
        place, argument, form = (("on_queue", "lapilli_queue queue", "async_memory") if submitted else ("in_context", "lapilli_context ctx", "memory"))
        body = lambda p: [f"return {_call(routine, p, function, wide, form)};"]
        cases = _cases(body, "call.type", "        ") if wide else [f"        {line}" for line in body(precision)]
        return [f"    const auto {what} = {place}([&]({argument}, lapilli_memory* bytes) -> lapilli_int {{"] + cases + ["    });"]

    answer = "device_bytes" if wide else "work_bytes" if any(w.name == "bytes_sizes" for w in words) else f"lwork, sizeof({SCALAR[precision]})"
    if block.has_one_alone:
        lines += asked("alone", blocks.one_of(block.key), False)
        lines.append(f"    if (batch == 1) return serve_size(call, {answer}, alone, real);")
    lines += asked("ours", routine, _is_submitted(block, routine))
    return lines + [f"    return serve_size(call, {answer}, ours, real);", "}"]


class Routines:
    """Those of the routine table, by their keys."""

    def __init__(self, families):
        self.by_key = {r.key: r for family in families for r in family.routines}

    def one_of(self, key):
        """The routine of one matrix."""
        return self.by_key[key.replace("_batch", "")]


def _orders(block):
    def one(text, at_least=0):
        if text == "-":
            return "never"
        least, _, largest = text.partition("..")
        return f"{{{max(int(least), at_least)}, {largest or 'any'}}}"

    of = lambda orders: "{" + ", ".join(one(orders.get(p, "-")) for p in "sdcz") + "}"
    bands = [f"{{{of(band.orders)}, {one(band.columns or '0')}}}" for band in block.bands]
    bands += [f"{{{of(band.orders)}, {one(band.columns or '0')}, {one(band.count or '2', 2)}}}" for band in block.many]
    return f"{{{{{', '.join(bands)}}}, {block.largest or 'any'}, {block.library.least_count}}}"


def _source(block, routines, note):
    routine = routines.by_key[block.key]
    out = ["// SPDX-License-Identifier: BSD-3-Clause", f"// {block.library.title}'s functions that {routine.titles} serves."]
    out += ctext.wrapped(note, "// ") + ["// clang-format off", '#include "cusolver/call.hpp"', '#include "cusolver/eigenvalues.hpp"',
                                         '#include "cusolver/generated/functions.hpp"', '#include "cusolver/many.hpp"',
                                         '#include "cusolver/many_singular.hpp"', '#include "cusolver/not_definite.hpp"',
                                         '#include "cusolver/pivots.hpp"', '#include "cusolver/refinement.hpp"',
                                         '#include "cusolver/right_vectors.hpp"', "", "namespace lapilli::cusolver {",
                                         f"namespace {block.name}_ {{",
                                         f"static constexpr Served served{_orders(block)};", "", 'extern "C" {', ""]
    for function in block.functions:
        for precision in function.precisions:
            if function.size:
                out += _query(block, routines, routine, function, precision) + [""]
            out += _function(routines, block, routine, function, precision) + [""]
    return "\n".join(out + ['}  // extern "C"', "}", "}  // namespace lapilli::cusolver"]) + "\n"


def _loaded(blocks, routines):
    """The functions of liblapilli that are called."""
    names = set()
    for block in blocks:
        used = [routines.by_key[block.key]] + ([routines.one_of(block.key)] if block.has_one_alone else [])
        used += [routines.by_key[key] for key in block.copies[1:]]
        for routine in used:
            for precision in routine.precisions:
                middle = "_async" * _is_submitted(block, routine)
                names |= {f"lapilli_{routine.name(precision)}{middle}", f"lapilli_{routine.name(precision)}{middle}_memory"}
    return sorted(names)


def page(path, blocks):
    """The page for users, with the table between its two marks."""
    text = path.read_text(encoding="utf-8")
    begin, end = (re.search(mark, text).end() for mark in ("<!-- Functions:.*-->\n", "(?=<!-- End of functions)"))

    def shown(orders):
        least, _, largest = orders.partition("..")
        return "" if orders in ("-", "") else f"from {least}" if not largest else least if least == largest else f"{least} to {largest}"

    row = lambda cells, orders: f"| {' | '.join(cells)} | {' | '.join(shown(orders.get(p, '-')) for p in 'sdcz')} |"
    one = ["| functions | s | d | c | z |", "|---|---|---|---|---|"]
    many = ["| functions of many matrices | at least | s | d | c | z |", "|---|---|---|---|---|---|"]
    of_cublas = ["| functions of cuBLAS | matrices | s | d | c | z |", "|---|---|---|---|---|---|"]
    sides = lambda columns: ", one right-hand side" if columns == "1..1" else f", {shown(columns)} right-hand sides" if columns else ""
    for block in blocks:
        # Of two precisions in a name the first is in the column.
        names = ", ".join(name for function in block.functions for name in dict.fromkeys(
            n.replace("?", "" if len(function.precisions) != 2 else function.precisions[k].upper()) for k, n in enumerate(function.names)))
        if block.library is LIBRARIES["cublas"]:
            of_cublas += [row([names + sides(band.columns), shown(band.count)], band.orders) for band in block.many]
        elif block.many:
            many += [row([names, band.count], band.orders) for band in block.many]
        else:
            one += [row([names + sides(band.columns)], band.orders) for band in block.bands]
    lines = one + [""] + many + [""] + of_cublas
    return text[:begin] + "\n".join(lines) + "\n" + text[end:]


def python(path, note):
    """{path: text} of the orders, for the functions that the Python package puts in the place of CuPy's and PyTorch's. It has none whose
    orders depend on a number of right-hand sides."""
    lines = ["# SPDX-License-Identifier: BSD-3-Clause", '"""The least and the largest order of each routine that is served on a GPU, in s, d, c and z.', "",
             f'{note}"""', "from __future__ import annotations", "", "ORDERS: dict[str, dict[str, tuple[int, int]]] = {"]
    many = []

    def pairs(of_types):
        ranges = ((p, orders.partition("..")) for p, orders in of_types.items() if orders != "-")
        return ", ".join(f'"{p}": ({least}, {largest or "2**63"})' for p, (least, _, largest) in ranges)

    for block in read(path):
        if block.library is not LIBRARIES["cusolver"]:
            continue
        for band in block.many:
            if pairs(band.orders):
                many.append(f'    "{block.name}": ({band.count}, {{{pairs(band.orders)}}}),')
        if not block.many and block.is_without_sides and pairs(block.bands[0].orders):
            lines.append(f'    "{block.key}": {{{pairs(block.bands[0].orders)}}},')
    lines += ["}", "# Of many matrices the least number of them, and their orders.", "MANY: dict[str, tuple[int, dict[str, tuple[int, int]]]] = {", *many, "}"]
    return {"python/lapilli/runner/_orders.py": "\n".join(lines) + "\n"}


def files(root, families, note):
    blocks, routines = read(root / PATH), Routines(families)
    result = {f"src/cusolver/generated/{block.name}.cpp": _source(block, routines, note) for block in blocks}
    head = ["// SPDX-License-Identifier: BSD-3-Clause", "// The functions of liblapilli that serve others'.", f"// {note}", "// clang-format off",
            "#pragma once", "", '#include "load/library.hpp"', ""]
    result["src/cusolver/generated/functions.hpp"] = "\n".join(head + [f"LAPILLI_LOADED(lapilli::cusolver, {n})" for n in _loaded(blocks, routines)]) + "\n"
    lines = {library: [] for library in LIBRARIES.values()}
    for block in blocks:
        for function in block.functions:
            for precision in function.precisions:
                for words, suffix in ((function.words, ""), (function.size, "_bufferSize")):
                    if words is not None:
                        lines[block.library].append(f"LAPILLI_SYMBOL({function.name(precision)}{suffix}, ({', '.join(_types(block, words, precision))}))")
    for library, own in lines.items():
        result[f"testing/cusolver/{library.symbols}"] = "\n".join([f"// {note}", "// clang-format off"] + own) + "\n"
    return result
