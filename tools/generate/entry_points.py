# SPDX-License-Identifier: BSD-3-Clause
"""The checked entry points: src/api/generated/FAMILY.cpp and FAMILY_queues.cpp. Each routine is one template for every form, down to its driver."""
import ast
import re

import ctext
import prose

# What an option becomes on its way to a driver.
OPTION = {"uplo": "uplo_of", "side": "side_of", "trans": "op_of", "adjoint": "adjoint_of", "diag": "is_unit",
          "job": "wants_vectors", "letter": "upper_case"}
# The frame of each form, and what its function is called with. A call of many problems makes no products: their own calls do.
FRAME = {"plain": "call(ctx, ", "mgpu": "call(ctx, ", "async": "submit_to(handle, ", "offset": "submit_to(handle, ",
         "mgpu_async": "submit_to_all(handles, ", "async_memory": "memory_on(handle, ", "memory": "memory(ctx, ", "vbatch": "call(ctx, ", "vbatch_memory": "ask(ctx, "}
FUNCTION = {
    "plain": "[&](Context& context, Arguments& arguments) -> lapilli_int {",
    "mgpu": "[&](Context& context, Arguments& arguments) -> lapilli_int {",
    "async": "[&]([[maybe_unused]] Context& context, UserQueue& queue, Arguments& arguments) -> lapilli_int {",
    "mgpu_async": "[&](Context& context, const std::vector<UserQueue*>& queues, Arguments& arguments) -> lapilli_int {",
    "memory": "[&](Context& context, Arguments& arguments) -> Footprint {",
    "async_memory": "[&](UserQueue& queue, Arguments& arguments) -> Footprint {",
    "vbatch": "[&](Context& context, Arguments& arguments) -> lapilli_int {",
    "vbatch_memory": "[&](Context& context) -> lapilli_int {",
}
FUNCTION["offset"] = FUNCTION["async"]


# What a query is called here.
QUERY = {"memory": "_query", "async_memory": "_async_query"}
# Forms of many problems.
MANY = ["vbatch", "vbatch_memory"]
# The files of a family, and the forms in each.
FILES = {"": ["plain", "mgpu", "memory", "vbatch", "vbatch_memory"], "_queues": ["async", "async_memory", "offset", "mgpu_async"]}


def files(family, note):
    """{path: text}"""
    result = {}
    for suffix, forms in FILES.items():
        if any(form in routine.forms for routine in family.routines for form in forms):
            result[f"src/api/generated/{family.key}{suffix}.cpp"] = _file(family, forms, note)
    return result


def _file(family, forms, note):
    out = ["// SPDX-License-Identifier: BSD-3-Clause", f"// {family.text('title')}: arguments checked in LAPACK's order."]
    out += ctext.wrapped(note, "// ") + ["// clang-format off"]
    many = ["api/vbatch.hpp"] if any("vbatch" in routine.forms for routine in family.routines) else []
    out += [f'#include "{path}"' for path in ["api/calls.hpp"] + many + [f"lapilli/{family.key}.h"] + family.text("includes").split()]
    out += ["", "namespace lapilli::api {", "namespace {", ""]
    for routine in family.routines:
        for form in forms:
            for kind in routine.kinds if form in routine.forms else []:
                out += _template(routine, form, kind) + [""]
    out += ["}  // namespace", "}  // namespace lapilli::api", "", "namespace api = lapilli::api;", ""]
    for routine in family.routines:
        for form in forms:
            if form in routine.forms:
                for precision in routine.precisions:
                    out += _entry_point(routine, form, precision)
                out.append("")
    return "\n".join(out[:-1]) + "\n"


def _entry_point(routine, form, precision):
    name = routine.name(precision) + ctext.SUFFIX[form]
    front = ctext.FRONT.get(form, "lapilli_context ctx").split()[-1].lstrip("*")
    kind = routine.kind_of(precision)
    names = [front, f'"{name}"'] + [f'"{routine.name(precision)}"'] * (form in MANY)
    names += [a.name for a in routine.form_arguments(form, kind)] + ["bytes"] * form.endswith("memory")
    return [ctext.filled(f"lapilli_int lapilli_{name}(", ctext.parameters(routine, form, precision), ") {"),
            ctext.filled(f"    return api::{_function(routine, form, kind)}<{ctext.SCALAR[precision]}>(", names, ");"), "}"]


def _function(routine, form, kind):
    # Not the name of the driver's own query of memory.
    return routine.key + (kind and "_" + kind) + QUERY.get(form, ctext.SUFFIX[form])


def _many(routine, form, kind):
    """Many problems: each is a call of the plain entry point, whose name comes second."""
    arguments = routine.form_arguments(form, kind)
    given = ctext.parameters(routine, form, None, kind)
    given[1:1] = ["const char* name", "const char* one"]
    out = ["template <class T>", ctext.filled(f"lapilli_int {_function(routine, form, kind)}(", given, ") {")]
    body = ["Arguments arguments(context, name);"] if form == "vbatch_memory" else []
    body += [_check(routine, form, a) for a in arguments]
    body += ['arguments.matrix("bytes", bytes, 1, 1);'] * (form == "vbatch_memory")
    body += ["if (arguments.bad()) return arguments.info();"]
    if form == "vbatch":
        body += [_each(routine, "plain", kind, "solve", "lapilli_context lane, index_t k", [])]
    body += [_each(routine, "memory", kind, "query", "lapilli_context lane, index_t k, lapilli_memory* need", ["need"])]
    body += [f"const auto order = [&](index_t k) -> index_t {{ return {_order(routine)}; }};"]
    body += ["return solve_many(context, name, {count, order, solve, query}, infos);" if form == "vbatch" else
             "return memory_of_many(context, {count, order, query}, bytes);"]
    none = "CallPrecision::none, " if form == "vbatch" else ""
    return out + [f"    return {FRAME[form]}name, {none}{FUNCTION[form]}"] + [_broken("        " + line) for line in body] + ["    });", "}"]


def _order(routine):
    """The order of problem k's work, from the sizes of its matrix."""
    sizes = [f"{size}[k]" for size in routine.sizes_of_matrix]
    return sizes[0] if len(sizes) == 1 else f"order_of_work({', '.join(sizes)}, min({', '.join(sizes)}))"


def _each(routine, form, kind, name, parameters, more):
    """The lambda that calls a form for problem k."""
    shared = routine.text("vbatch").split()
    pick = lambda a: (a.name if a.name in shared else f"{a.name} + k" if a.is_array and a.shape == ["1"] else
                      f"({a.name} == nullptr ? nullptr : {a.name}[k])" if a.of_each.optional else f"{a.name}[k]")
    given = ["lane", "one"] + [pick(a) for a in routine.form_arguments(form, kind)] + more
    return f"const auto {name} = [&]({parameters}) {{ return {_function(routine, form, kind)}<T>({', '.join(given)}); }};"


def _template(routine, form, kind):
    if form in MANY:
        return _many(routine, form, kind)
    arguments = routine.form_arguments(form, kind)
    given = ctext.parameters(routine, form, None, kind)
    # The drivers take what is behind the handles of queues.
    given[0] = re.sub(r"\bqueue(s?)$", r"handle\1", given[0])
    given.insert(1, "const char* name")
    result = ["template <class T>", ctext.filled(f"lapilli_int {_function(routine, form, kind)}(", given, ") {")]
    body = _bindings(routine, form)
    checks = [_check(routine, form, a) for a in arguments]
    work = _query(routine, form) if form in QUERY else _call(routine, form, kind)
    # Sizes that the checks and the call use, and what those use.
    definitions = _used_definitions(routine, form, "\n".join(checks + work))
    early = [d for d in definitions if _uses(d.name, "\n".join(checks), definitions)]
    late = [d for d in definitions if d not in early]
    body += [f"const auto {d.name} = {_size(d.text)};" for d in early] + checks
    body.append("if (arguments.bad()) return {};" if form in QUERY else "if (arguments.end()) return arguments.info();")
    body += [f"const auto {d.name} = {_size(d.text)};" for d in late] + work
    extra = "bytes, " if form in QUERY else ""
    precision = "CallPrecision::mixed" if routine.is_mixed else "precision_of<T>"
    result += [f"    return {FRAME[form]}name, {precision}, {extra}{FUNCTION[form]}"]
    return result + [_broken("        " + line) for line in body] + ["    });", "}"]


def _broken(line):
    """A statement that is too long, broken behind commas that are in no text."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    parts = re.findall(r'(?:"[^"]*"|[^",])+,?', line)
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + len(part) > ctext.WIDTH:
            lines.append(indent + part.lstrip())
        else:
            lines[-1] += part
    return "\n".join(lines)


def _words(text):
    return set(re.findall(r"[A-Za-z_]\w*", text))


def _uses(name, text, definitions):
    words = _words(text)
    return name in words or any(d.name in words and name in _words(d.text) for d in definitions)


def _used_definitions(routine, form, text):
    bound = {d.name for d in routine.bindings.get(form, [])}
    found, words = [], _words(text)
    for d in reversed(routine.definitions):
        if d.name in words and d.name not in bound:
            found.insert(0, d)
            words |= _words(d.text)
    return found


def _bindings(routine, form):
    """Sizes that come with spread matrices: 0 of a handle that is none."""
    given = {a.name for a in routine.form_arguments(form)}
    return [f"const lapilli_int {d.name} = " + re.sub(r"\b(rows|cols)\((\w+)\)", r"\1_of<T>(context, \2)", d.text) + ";"
            for d in routine.bindings.get(form, []) if d.name not in given]


def _check(routine, form, a):
    name = f'"{a.name}", {a.name}'
    shape = [_size(length) for length in a.shape or []]
    if a.letters:
        real, complex_ = a.letters["real"], a.letters["complex"]
        letters = f'"{real}"' if real == complex_ else f'is_complex<T> ? "{complex_}" : "{real}"'
        if a.is_written_letter:
            # What is read must be one of the letters, where it is read.
            given = [letters] + ([a.reads] if a.reads else []) if a.access == "inout" else []
            return _checked("letter_at", a, given)
        if a.otherwise:
            letters = f'{a.condition} ? {letters} : "{a.otherwise}"'
        return f"arguments.letter({name}, {letters});"
    if form in MANY and a.is_array and a.name != "infos":
        return _checked("of_each", a, shape + [f"{a.name} != nullptr"] * a.optional)
    looked_at = [a.condition] if a.condition else [f"{a.name} != nullptr"] if a.optional and a.kind == "vector" else []
    in_place = routine.family.is_blas or form == "async"
    stored = [] if in_place else _stored(routine, a)
    if a.kind == "select":
        return _checked("callback", a, looked_at)
    if a.kind == "matrix":
        if form in ("mgpu", "mgpu_async"):
            return _checked("spread_input<T>" if stored else "spread<T>", a, shape + stored + looked_at)
        method = "operand" if in_place else "input" if stored else "matrix"
        return _checked(method, a, shape + stored + looked_at)
    if a.kind == "sparse":
        return _checked("sparse<T>", a, [])
    if a.is_addresses:
        return _checked("addresses", a, shape, looked_at)
    if a.kind == "vector" and a.low:
        return _checked("all_greater", a, [shape[0], a.low, a.condition or "true", a.reads or "true"])
    if stored:
        return _checked("input", a, [shape[0], "1"] + stored + looked_at)
    if a.kind == "vector":
        return _checked(*("operand", a, [shape[0], "1"]) if in_place else ("vector", a, shape), looked_at)
    if a.kind == "leading":
        matrix = routine.argument(a.of)
        if a.condition:
            return _checked("at_least", a, [_bound(f"max(1, {matrix.shape[0]})")] + looked_at)
        if matrix.shape[0] == a.name:
            return _checked("at_least", a, [_bound("1")])
        rows = f'{{{_size(matrix.shape[0])}, "{prose.rows(matrix, routine)}"}}'
        return _checked("leading", a, [rows] + ([matrix.condition] if matrix.condition else []))
    if a.kind == "integer":
        bounds = [_bound(b) for b in (a.low, a.high) if b]
        if not bounds:
            return _checked("scalar", a, [])
        return _checked("range" if a.high else "at_least", a, bounds + looked_at)
    if a.kind == "scalar" and a.closed:
        return _checked("finite_from", a, [a.low] + looked_at)
    if a.kind == "scalar" and a.low:
        return _checked("greater", a, [a.low, f'"{a.low}"'] + (looked_at or ["true"]))
    if a.kind == "operator":
        return _checked("operand<T>", a, [shape[0], str(a.optional).lower()])
    return _checked(a.kind, a, [])


def _stored(routine, a):
    """How an array is stored in which a NaN is looked for; [] of one that is not read, or not looked at."""
    unread = a.access == "out" or a.element in ("integer", "logical") or a.is_addresses
    partly = any(x.of == a.name and x.condition for x in routine.arguments if x.kind == "leading")
    if not a.is_array or unread or partly or a.reads:
        return []
    named = any(x.name == "uplo" for x in routine.arguments)
    if a.kind == "vector":
        return ["Stored::packed" if named and a.shape[0] == "n * (n + 1) / 2" else "Stored::vector"]
    if a.shape[0] == "kd+1":
        return ["Stored::band"]
    if a.part:
        return [f"Stored::{a.part}"]
    return ["Stored::triangle" if named and a.shape[0] == a.shape[1] else "Stored::whole"]


def _checked(method, a, given, more=()):
    return f"arguments.{method}({', '.join([chr(34) + a.name + chr(34), a.name] + list(given) + list(more))});"


def _bound(text):
    """A number, or an expression with its text."""
    return f"{{{text}}}" if text.isdigit() else f'{{{_size(text)}, "{prose.spaced(text)}"}}'


ARITHMETIC = {ast.Add: "sum", ast.Sub: "difference", ast.Mult: "product"}


def _size(text):
    """An expression of the table, whose sums and products do not wrap: options.hpp has what takes their place."""
    parts = re.split(r"(\?|:|&&|\|\||[<>=!]=|[<>])", text)
    return "".join(part if k % 2 else _arithmetic(part) for k, part in enumerate(parts))


def _arithmetic(text):
    if not re.search(r"[-+*]", text):
        return text
    expression = text.strip()
    before, _, after = text.partition(expression)
    return before + _saturating(ast.parse(expression, mode="eval").body) + after


def _saturating(node):
    if isinstance(node, ast.BinOp):
        left, right = _saturating(node.left), _saturating(node.right)
        return f"{left} / {right}" if isinstance(node.op, ast.Div) else f"{ARITHMETIC[type(node.op)]}({left}, {right})"
    if isinstance(node, ast.Call):
        return f"{node.func.id}({', '.join(map(_saturating, node.args))})"
    return ast.unparse(node)


def _converted(routine, form, a):
    """An argument as a driver takes it."""
    if a.kind in OPTION and not a.is_written_letter:
        return f"{OPTION[a.kind]}({a.name})"
    if a.kind == "operator":
        return f"operator_of<T>(context, {a.name})"
    if a.kind == "matrix":
        rows, cols = map(_size, a.shape)
        if form == "mgpu":
            whole = f"user_matrix<T>({a.name})"
            return f"{a.condition} ? {whole} : UserMatrix<T>{{}}" if a.condition else whole
        if form == "mgpu_async":
            return f"{a.name}->matrix"
        leading = next(x.name for x in routine.arguments if x.kind == "leading" and x.of == a.name)
        if form == "plain":
            return f"user_matrix(context, {a.name}, {rows}, {cols}, {leading})"
        first = a.name
        if form == "offset":
            row, column = routine.inserted[0].name, routine.inserted[-1].name
            first = f"element({a.name}, {row}, {column}, {leading})"
        return f"{{{first}, {rows}, {cols}, {leading}}}"
    if a.kind == "sparse":
        return f"sparse_of<T>({a.name})"
    if a.kind == "vector" and a.of and form in ("plain", "mgpu"):
        return f"user_vector(context, {a.name}, {_size(a.shape[0])}, {a.of})"
    return a.name


def _substituted(routine, form, text):
    """The call of a driver: names of arguments become what a driver takes, $names stay as they are."""
    known = {a.name: a for a in routine.arguments + routine.appended}
    change = lambda m: m[2] if m[1] else _converted(routine, form, known[m[2]]) if m[2] in known else m[2]
    return re.sub(r"(\$?)\b([A-Za-z_]\w*)\b", change, text)


def _call(routine, form, kind):
    text = routine.text(f"{form} calls") or routine.text(f"{kind} calls") or routine.text("calls")
    driver, _, rest = text.partition("(")
    given = _substituted(routine, form, rest.removesuffix(")"))
    if form in ("plain", "mgpu"):
        given = "context, " + given
    call = f"{driver}<T>({given})"
    if routine.family.is_blas or form == "async":
        return [f"{call};", "return 0;"]
    if not routine.infos:
        return [f"return {call};"]
    out = [f"const lapilli_int info = {call};"]
    for info in routine.infos:
        values = re.findall(r"\{([^}]*)\}", info.text)
        sentence = re.sub(r"\{[^}]*\}", "{}", info.text)
        condition = re.sub(r"\bi\b", "info", "info > 0" + (f" && {info.condition}" if info.condition else ""))
        values = [re.sub(r"\bi\b", "info", v) for v in values]
        given = [chr(34) + sentence + chr(34)] + values
        if info.minor:
            matrix = next(a.name for a in routine.arguments if a.name in (info.minor, info.minor + "P"))
            given = [f'"{matrix}"'] + values[:1] + given
        out.append(f"if ({condition}) arguments.explain{'_minor' if info.minor else ''}({', '.join(given)});")
    return out + ["return info;"]


def _query(routine, form):
    text = routine.text(f"{form.replace('_', ' ')} calls") or f"{routine.key}_{form}({', '.join(routine.text('memory').split())})"
    driver, _, rest = text.partition("(")
    first = "context" if form == "memory" else "queue"
    return [f"return {driver}<T>({first}, {_substituted(routine, 'memory', rest.removesuffix(')'))});"]
