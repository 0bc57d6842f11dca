# SPDX-License-Identifier: BSD-3-Clause
"""What the header and the reference say alike about an argument or an info, from the table."""
import re

import ctext


def letters(argument, routine):
    """'L' or 'U'; with what only real or only complex matrices take."""
    real, complex_ = argument.letters["real"], argument.letters["complex"]
    kinds = set("real" if p in "sd" else "complex" for p in routine.precisions)
    shown = lambda word: _either([f"'{c}'" for c in word])
    if real == complex_ or len(kinds) == 1:
        return shown(complex_ if "complex" in kinds else real)
    return f"{shown(real)} (real), {shown(complex_)} (complex)"


def _either(words):
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def shape(argument, routine):
    """n-by-nrhs, or "n - 1 elements"; empty where the size has a name that says nothing by itself."""
    named = {d.name for d in routine.definitions if d.name != "order"}
    if named & set(re.findall(r"\w+", " ".join(argument.shape))):
        return ""
    if argument.shape == ["1"]:
        return "one number"
    return "-by-".join(argument.shape) if argument.kind == "matrix" else f"{argument.shape[0]} {'addresses' if argument.is_addresses else 'elements'}"


def spaced(expression):
    """kd + 1"""
    return re.sub(r"\s*([-+*/])\s*", r" \1 ", expression)


def rows(matrix, routine, known=()):
    """How many rows a matrix has: an expression of arguments, or of a name that is known where this is read; else in words."""
    named = {d.name for d in routine.definitions if d.prose} - set(known)
    return f"rows of {matrix.name}" if matrix.shape[0] in named else spaced(matrix.shape[0])


def bounds(argument, routine):
    if argument.kind == "size":
        return f"{argument.name} >= 0"
    if argument.kind == "sign":
        return "1 or -1"
    if argument.kind == "leading":
        matrix = routine.argument(argument.of)
        if matrix.shape[0] == argument.name:
            return f"{argument.name} >= 1"
        least = f"max(1, {rows(matrix, routine, known=['order'])})"
        if argument.condition:
            return f">= {least} where {_in_words(argument.condition, routine)}"
        return f">= {least}" + (f"; >= 1 unless {_in_words(matrix.condition, routine)}" if matrix.condition else "")
    if argument.kind == "step":
        return "not 0"
    where = f" where {_in_words(argument.condition, routine)}" if argument.condition else ""
    if argument.kind == "integer":
        if not (argument.low or argument.high):
            return ""
        if not argument.high:
            return f"{argument.name} >= {argument.low}{where}"
        return f"{argument.low} <= {argument.name} <= {argument.high}{where}"
    if argument.kind == "scalar" and argument.closed:
        return f"{argument.name} >= {argument.low}, finite"
    if argument.kind == "scalar" and argument.low:
        return f"{argument.name} > {argument.low}{where}"
    return ""


def _in_words(condition, routine):
    """A condition: a definition, its contrary, or an expression as it stands."""
    meaning = next((d.prose for d in routine.definitions if d.name == condition.lstrip("!")), "")
    if not meaning:
        return condition
    return meaning.replace(" is ", " is not ") if condition.startswith("!") else meaning


def other_name(symbol):
    """What the drop-in library knows a routine by, too."""
    narrowed = [f"{a.name} {letters(a, symbol)} alone" for a in symbol.arguments if a.letters and symbol.is_narrowed(a.name)]
    return f"also as {symbol.titles}" + (", with " + ", ".join(narrowed) if narrowed else "")


ACCESS = {"in": "read", "out": "written", "inout": "read and written"}


def _access(argument, routine):
    if argument.reads:
        return f"read where {_in_words(argument.reads, routine)}, else written"
    return ACCESS[argument.access]


def describe(argument, routine):
    """One line: what the argument is, what it may be."""
    parts = []
    if argument.letters:
        # The prose of an option usually explains the letters one by one.
        known = all(f"'{c}'" in argument.prose for c in set(argument.letters["real"] + argument.letters["complex"]))
        if argument.is_written_letter:
            parts.append(_access(argument, routine))
        if not known:
            parts.append(letters(argument, routine))
        parts.append(argument.prose)
        return ": ".join(p for p in parts if p)
    if argument.is_array:
        parts = [shape(argument, routine), _access(argument, routine)]
        if argument.condition in {d.name for d in routine.definitions}:
            parts.append(f"not referenced unless {_in_words(argument.condition, routine)}")
        parts += [f"{d.name} is {d.prose}" for d in routine.definitions if d.name == "order" and d.name in argument.shape]
        if argument.element == "logical":
            parts.append("0 is false")
        if argument.low:
            parts.append(f"each above {argument.low}")
        head = ", ".join(p for p in parts if p)
        return f"{head}: {argument.prose}" if argument.prose else head
    if argument.kind == "select":
        where = f"not called unless {_in_words(argument.condition, routine)}" if argument.condition else ""
        return ": ".join(p for p in (where, argument.prose) if p)
    if argument.kind == "scalar":
        what = argument.prose or ("a real number" if argument.element == "real" else "a number")
        return ", ".join(p for p in (what, bounds(argument, routine)) if p)
    return ", ".join(p for p in (argument.prose, bounds(argument, routine)) if p)


def same_arguments(routine):
    """The routine from which this one took its block, where the arguments have the same types and descriptions; None else."""
    def described(r):
        return [(ctext.parameter(a, "plain", None), a.only, a.access, describe(a, r)) for a in r.arguments + r.inserted + r.appended]
    other = routine.like
    return other and ((same_arguments(other) or other) if described(other) == described(routine) else None)


def info_lines(routine):
    """What info > 0 means, a paragraph each."""
    lines = []
    for info in routine.infos:
        sentence = re.sub(r"\{([^}]*)\}", lambda m: m[1].replace(" % ", " mod "), info.text)
        parts = [c.strip() for c in info.condition.split("&&") if c]
        when = " and ".join(_in_words(c, routine) for c in parts) or "i > 0"
        if not when.startswith("i "):
            when = f"i > 0 and {when}"
        lines.append(f"info = {when}: {sentence}" + (f". {info.prose}" if info.prose else ""))
    return lines


def shared(routine):
    """Which arguments many problems have in common, a sentence; "" where there are none."""
    names = [f"{a.name}" for a in routine.arguments if a.name in routine.text("vbatch").split()]
    if not names:
        return ""
    return f"{_listed(names)} {'are' if len(names) > 1 else 'is'} the same for all. "


def _listed(names):
    """A, B and C"""
    return " and ".join([", ".join(names[:-1])] * (len(names) > 1) + names[-1:])


def of_addresses(routine, base, where):
    """How a batch with addresses differs from the one with strides, called `base`: sentences. `where` are the arguments' numbers."""
    names = [a.name for a in routine.arguments if a.is_addresses]
    are = "are arrays" if len(names) > 1 else "is an array"
    own = [f" {a.name}: {text}." for a in routine.arguments if (text := _own(a, routine))]
    return (f"As {base}, without strides and _async: {_listed(names)} {are} of count addresses in host memory. "
            f"Arguments have the numbers {where}.{''.join(own)}")


def _own(argument, routine):
    """What an argument of a batch with addresses does not have in common with that of the one with strides; "" where there is nothing."""
    other = routine.addresses_of.argument(argument.name)
    if not argument.is_addresses:
        return describe(argument, routine) if describe(argument, routine) != describe(other, routine.addresses_of) else ""
    named = {d.name for d in routine.definitions}
    where = [_in_words(a.condition, r) for a, r in ((argument, routine), (other, routine.addresses_of)) if a.condition in named]
    return f"not referenced unless {where[0]}" if len(set(where)) == 2 else ""


def appended(routine):
    """What the form on a queue has behind the other arguments."""
    return " ".join(f"{a.name}, on the device: {a.prose}." for a in routine.appended)


def numbered(routine, form):
    """1 uplo, 2 A"""
    texts = []
    for kind in routine.kinds:
        names = [a.name for a in routine.form_arguments(form, kind)] + (["bytes"] if form.endswith("memory") else [])
        texts.append((kind and f"{kind} matrices: ") + ", ".join(f"{i} {n}" for i, n in enumerate(names, 1)))
    return "; ".join(texts)
