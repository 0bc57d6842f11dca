# SPDX-License-Identifier: BSD-3-Clause
"""C declarations from the table: types, parameter lists, lines that fit."""
import textwrap

WIDTH = 110
SCALAR = {"s": "float", "d": "double", "c": "lapilli_complex_float", "z": "lapilli_complex_double"}
REAL = {"s": "float", "d": "double", "c": "float", "z": "double"}
SUFFIX = {"plain": "", "async": "_async", "async_memory": "_async_memory", "offset": "_offset", "mgpu": "_mgpu", "mgpu_async": "_mgpu_async",
          "memory": "_memory", "vbatch": "_vbatch", "vbatch_memory": "_vbatch_memory"}
# Parameters before the arguments, not counted.
FRONT = {"async": "lapilli_queue queue", "async_memory": "lapilli_queue queue", "offset": "lapilli_queue queue", "mgpu_async": "const lapilli_queue* queues"}


def element(argument, precision):
    """The type of an element; precision None: in terms of the template parameter T."""
    kind = argument.element.split()[0]
    if kind in ("integer", "logical"):
        return "lapilli_int"
    if precision is None:
        return "real_t<T>" if kind == "real" else "T"
    return (REAL if kind == "real" else SCALAR)[precision]


def select_type(precision):
    """Of a function that selects eigenvalues: real matrices have pairs of real numbers."""
    return "select_t<T>" if precision is None else f"lapilli_{precision}select"


def parameter(argument, form, precision):
    name = argument.name
    if argument.letters:
        return f"char* {name}" if argument.is_written_letter else f"char {name}"
    if argument.kind in ("handle", "callback", "operator"):
        return f"lapilli_{argument.of} {name}"
    if argument.kind == "select":
        return f"{select_type(precision)} {name}"
    if argument.kind == "sparse":
        return f"lapilli_sparse {name}"
    if argument.kind in ("size", "sign", "integer", "leading", "step"):
        return f"lapilli_int {name}"
    if argument.kind == "scalar":
        return f"{element(argument, precision)} {name}"
    if argument.kind == "matrix" and form in ("mgpu", "mgpu_async"):
        return f"lapilli_matrix {name}"
    const = "const " if argument.access == "in" else ""
    if form == "mgpu_async" or argument.is_addresses:
        return f"{const}{element(argument, precision)}* const* {name}"
    return f"{const}{element(argument, precision)}* {name}"


def parameters(routine, form, precision, kind=""):
    """precision None: of a template, for matrices of that kind."""
    kind = kind if precision is None else routine.kind_of(precision)
    front = FRONT.get(form, "lapilli_context ctx")
    back = ["lapilli_memory* bytes"] if form.endswith("memory") else []
    return [front] + [parameter(a, form, precision) for a in routine.form_arguments(form, kind)] + back


def filled(head, parts, tail):
    """head(part, part, ...tail, broken into lines with what follows aligned behind the parenthesis."""
    line, lines = head, []
    for i, part in enumerate(parts):
        part += tail if i == len(parts) - 1 else ","
        space = "" if line.endswith("(") or not line.strip() else " "
        if len(line) + len(space) + len(part) > WIDTH:
            lines.append(line)
            line, space = " " * len(head), ""
        line += space + part
    return "\n".join(lines + [line])


def prototype(routine, form, precision):
    head = f"LAPILLI_API lapilli_int lapilli_{routine.name(precision)}{SUFFIX[form]}("
    return filled(head, parameters(routine, form, precision), ");")


def wrapped(text, first, rest=None, width=WIDTH):
    """Prose in lines; `first` starts the first, `rest` the others. Paragraphs are kept."""
    rest = first if rest is None else rest
    lines = []
    for i, paragraph in enumerate(text.split("\n\n")):
        if i:
            lines.append(rest.rstrip())
        lines += textwrap.wrap(paragraph, width, initial_indent=first if i == 0 else rest, subsequent_indent=rest,
                               break_long_words=False, break_on_hyphens=False)
    return lines
