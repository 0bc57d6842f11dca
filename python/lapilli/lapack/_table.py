# SPDX-License-Identifier: BSD-3-Clause
"""The table of routines, routines.txt, and from it the text of a Python function for each name. The lines of a routine:

    potrf: spotrf dpotrf cpotrf zpotrf; plain; mgpu uplo A; memory n; vbatch uplo; crossover 700
      factors a symmetric or Hermitian positive definite matrix
      Further sentences of the documentation.
        uplo | letter             | 'L' or 'U': the triangle of A that is read and overwritten
        A    | written matrix lda | n-by-n, read and written: the matrix, overwritten by its factor
      info = i > 0: what it means

The first line has the names, each beginning with the letter of its precision, and the forms. plain has all arguments, async too, and
only it those behind them that it names; mgpu, mgpu_async, memory and async_memory have those that are named. offset has the named ones in addition, behind the first leading dimension. vbatch has the
named ones once, and each other one for every problem. `crossover` is the order from which a GPU is faster.

An argument has a name, a kind and a text. A name behind `real:` or `complex:` belongs to the routines for such matrices alone. Kinds:

    letter, written letter                an option; one that the call writes
    integer, number, real number          an integer; a number of the routine's precision; a real one, in complex routines, too
    handle, function                      an object with a handle; a function made by ctypes
    read matrix lda, written matrix lda   a matrix that the call reads, or writes, and the argument that is its leading dimension
    read vector incx, read vector         a vector, with an increment or without
    read arrays lda                       a list of arrays
    written cell                          an array of one number
    read real vector, written integer ... the same with elements that are real, or integers

setup.py uses this module, too, so it imports the standard library alone."""
from __future__ import annotations

import re
import textwrap
from typing import NamedTuple

WIDTH = 120  # of documentation
# What a form has in front of its arguments; the others have the keyword `context`.
FRONT = {"async": ("queue", "Queue"), "async_memory": ("queue", "Queue"), "offset": ("queue", "Queue"), "mgpu_async": ("queues", "Sequence[Queue]")}
# What the documentation of a form says after the routine's name, where that of the plain one has the arguments.
FORMS = {"mgpu": "on spread matrices", "async": "on a queue, without waiting: operands are on its device",
         "mgpu_async": "on spread matrices, without waiting: a queue and a vector for each device",
         "offset": "on a queue and a submatrix",
         "vbatch": "of count problems at once: arrays have an element of each, or are lists of arrays"}
MEMORY = "needs in addition to its arguments, in bytes on each device and on the host"
REAL = {"c": "s", "z": "d"}
NUMBERS = {"s": "real32", "d": "real64", "c": "complex32", "z": "complex64"}


class Argument(NamedTuple):
    """An argument of a form."""

    name: str
    kind: str  # letter, integer, number, handle, function, matrix, vector, cell, arrays; spread: a matrix over all devices
    access: str = ""  # read or written: arrays and letters
    element: str = ""  # "", real or integer: numbers and arrays
    step: str = ""  # of an array: the argument that tells how far columns or elements are apart
    text: str = ""

    @property
    def is_array(self) -> bool:
        return self.kind in ("matrix", "vector", "cell", "arrays")

    def letter(self, precision: str) -> str:
        """The letter of its elements: i of integers."""
        return "i" if self.element == "integer" else REAL.get(precision, precision) if self.element else precision

    def of_each(self) -> Argument:
        """What a call of many problems takes for it."""
        if self.kind in ("matrix", "vector"):
            return self._replace(kind="arrays")
        if self.kind in ("cell", "number"):
            return self._replace(kind="vector", access=self.access or "read")
        return Argument(self.name, "vector", "read", "integer")

    def annotation(self, precision: str) -> str:
        if self.kind == "letter":
            return "Array" if self.access else "Letter"
        if self.kind == "number":
            return "complex" if self.letter(precision) in "cz" else "float"
        return {"integer": "int", "handle": "Any", "function": "Any", "spread": "Matrix", "arrays": "Sequence[Array]"}.get(self.kind, "Array")

    def passed(self, precision: str, others: dict[str, Argument]) -> str:
        """What the call gets for it, in the words of _marshal.py."""
        if self.kind == "letter":
            return f"cell({self.name})" if self.access else f"letter({self.name})"
        if self.kind == "number":
            return f"{NUMBERS[self.letter(precision)]}({self.name})"
        if self.kind == "function":
            return self.name
        if not self.is_array:
            return f"{'integer' if self.kind == 'integer' else 'handle'}({self.name})"
        step = others.get(self.step)
        told = "" if step is None else f", each_of({step.name})" if step.is_array else f", {step.name}"
        return f'{"parts_" * (self.kind == "arrays")}{self.access}({self.name}, "{self.letter(precision)}"{told})'


class _Routine(NamedTuple):
    """What the table says of a routine in all precisions."""

    forms: dict[str, list[str]]  # each with the arguments that it names
    purpose: str
    about: list[str]  # paragraphs
    arguments: list[tuple[str, Argument]]  # each behind the matrices that it is for: real, complex, or "" for all
    infos: list[str]


class _Name(NamedTuple):
    """A name of the module."""

    routine: str  # dpotrf of dpotrf_mgpu
    form: str
    lines: list[str]  # of the table


class Table:
    """All routines."""

    def __init__(self, text: str) -> None:
        self.crossovers: dict[str, int] = {}
        self._names: dict[str, _Name] = {}  # each with its suffix
        for block in re.split(r"\n(?=\w)", text)[1:]:
            lines = block.splitlines()
            key, _, rest = lines[0].partition(": ")
            routines, *forms = rest.split("; ")
            for form in forms:
                word, _, more = form.partition(" ")
                if word == "crossover":
                    self.crossovers[key] = int(more)
                    continue
                for each in ("vbatch", "vbatch_memory") if word == "vbatch" else (word,):
                    for routine in routines.split():
                        self._names[routine if each == "plain" else f"{routine}_{each}"] = _Name(routine, each, lines)

    @property
    def names(self) -> list[str]:
        """Of all functions, in order."""
        return sorted(self._names)

    def __contains__(self, name: str) -> bool:
        return name in self._names

    def source(self, name: str) -> str:
        """The function, whole."""
        own, form, lines = self._names[name]
        routine, precision = _routine(lines), own[0]
        arguments = _arguments(routine, precision, form)
        first = FRONT[form][0] if form in FRONT else "context"
        how = "memory_on_queue" if form == "async_memory" else f"call_on_{first}" if form in FRONT else "memory" if form.endswith("memory") else "call"
        passed = [f'"lapilli_{name}"', first, *(a.passed(precision, {b.name: b for b in arguments}) for a in arguments)]
        documentation = _documentation(routine, own.upper(), form, arguments).replace("\\", r"\\")
        return "\n".join([_head(name, precision, form, arguments), f'    """{documentation}"""',
                          f"    return {how}({', '.join(passed)})", ""])

    def stub(self, module: str) -> str:
        """The text of __init__.pyi, which type checkers read in place of __init__.py. `module` is the text of the latter, where they
        would not see what __getattr__ makes."""
        static, found, _ = module.partition("\n\n\ndef __getattr__")
        if not found:
            raise ValueError("__init__.py has no __getattr__")
        functions = (self.source(name).rpartition("\n    return ")[0] for name in self.names)
        words = "from collections.abc import Sequence\n\nfrom ._marshal import Array, Letter, Matrix, Queue"
        return "\n\n".join([static, words, *functions]) + "\n"


def _routine(lines: list[str]) -> _Routine:
    prose: list[str] = []
    arguments: list[tuple[str, Argument]] = []
    infos: list[str] = []
    for line in lines[1:]:
        text = line.strip()
        if line.startswith("    ") and not infos:
            arguments.append(_argument(text))
        elif not arguments:
            prose.append(text)
        elif line.startswith("    "):
            infos[-1] += " " + text
        else:
            infos.append(text)
    forms = [form.split() for form in lines[0].split("; ")[1:]]
    about = "\n".join(prose[1:]).split("\n\n") if prose[1:] else []
    return _Routine({word: names for word, *names in forms}, prose[0], about, arguments, infos)


def _argument(line: str) -> tuple[str, Argument]:
    name, kind, text = (part.strip() for part in (line + " ").split(" | ", 2))
    only, _, name = name.rpartition(": ")
    words = kind.split()
    access = words.pop(0) if words[0] in ("read", "written") else ""
    element = words.pop(0) if words[0] in ("real", "integer") and len(words) > 1 else ""
    return only, Argument(name, words[0], access, element, " ".join(words[1:]), text)


def _arguments(routine: _Routine, precision: str, form: str) -> list[Argument]:
    """Of a form, in their order, without the context or the queue."""
    every = [a for only, a in routine.arguments if only in ("", "complex" if precision in "cz" else "real")]
    named = {a.name: a for a in every}
    if form != "async":
        every = [a for a in every if a.name not in routine.forms.get("async", [])]
    if form in ("memory", "async_memory"):
        return [named[n] for n in routine.forms[form] if n in named]
    if form in ("mgpu", "mgpu_async"):
        found = [named[n]._replace(kind="spread") if named[n].kind == "matrix" else named[n]
                 for n in routine.forms[form] if n in named]
        return [a._replace(kind="arrays") if a.is_array and form == "mgpu_async" else a for a in found]
    if form == "offset":
        at = 1 + min(every.index(named[a.step]) for a in every if a.kind == "matrix")
        return every[:at] + [Argument(n, "integer") for n in routine.forms[form]] + every[at:]
    if form in ("vbatch", "vbatch_memory"):
        of_one = every if form == "vbatch" else [named[n] for n in routine.forms["memory"]]
        infos = [Argument("infos", "vector", "written", "integer")] if form == "vbatch" else []
        return [a if a.name in routine.forms["vbatch"] else a.of_each() for a in of_one] + [Argument("count", "integer"), *infos]
    return every


def _head(name: str, precision: str, form: str, arguments: list[Argument]) -> str:
    taken = [f"{a.name}: {a.annotation(precision)}" for a in arguments]
    taken = [": ".join(FRONT[form]), *taken] if form in FRONT else [*taken, "*", "context: Context | None = None"]
    return f"def {name}({', '.join(taken)}) -> {'Memory' if form.endswith('memory') else 'int'}:"


def _documentation(routine: _Routine, title: str, form: str, arguments: list[Argument]) -> str:
    if form.endswith("memory"):
        return f"What {title}{'_' * (form != 'memory')}{form[:-7].upper()} {MEMORY}."
    if form != "plain" and "plain" in routine.forms or form == "mgpu_async":
        added = [a for a in arguments if form == "async" and a.name in routine.forms[form]]
        return f"{title} {FORMS[form]}." + "".join(f" {a.name}, there too: {a.text}." for a in added)
    out = _wrapped(f'"""{title}: {routine.purpose}.')
    for paragraph in routine.about:
        out += [*_wrapped(paragraph), ""]
    out += [""] * (not routine.about)
    width = max(len(a.name) for a in arguments)
    for a in arguments:
        out += textwrap.wrap(a.text, WIDTH, initial_indent=f"    {a.name.ljust(width)}  ", subsequent_indent="    " + " " * (width + 2))
    for info in routine.infos:
        out += ["", *_wrapped(info, "      ")]
    return "\n".join([*out, "    "]).removeprefix('    """')


def _wrapped(text: str, rest: str = "    ") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="    ", subsequent_indent=rest, break_long_words=False, break_on_hyphens=False)
