# SPDX-License-Identifier: BSD-3-Clause
"""What follows from the table of ScaLAPACK's routines, src/mpi/routines.txt: the drop-in library's symbols, include/lapilli/mpi.h
its functions and their manual pages. An argument's kind and meaning follow from its name."""
import ctext
import table

LETTERS = {"jobz", "range", "uplo", "diag", "trans"}
INTEGERS = {"n", "nrhs", "m", "nz", "il", "iu", "ibtype"}
REALS = {"vl", "vu", "abstol", "orfac", "scale", "W", "gap"}
INTEGER_ARRAYS = {"ipiv", "ifail", "iclustr"}
MATRICES = {"A", "B", "Z"}
BOUNDS = {"vl", "vu", "il", "iu", "abstol", "orfac"}
SCALAR = {"s": "float", "d": "double", "c": "std::complex<float>", "z": "std::complex<double>"}
# The meaning of an argument that is written (!), next to another one, or by itself: the first that applies.
MEANINGS = {
    "A with jobz": "the matrix; undefined afterwards",
    "A!": "the matrix, overwritten by the result",
    "A": "the factor",
    "B with nrhs": "the right-hand sides, overwritten by the solutions",
    "B!": "the second matrix of the problem, overwritten by its Cholesky factor",
    "B": "the factor",
    "Z!": "the columns of the orthonormal eigenvectors, written where jobz is 'V'; else neither it nor descz is looked at",
    "W!": "of n elements, on all ranks: the eigenvalues that were found, in ascending order",
    "ipiv!": "of as many elements as this rank has rows of A (LOCr(m)): the row of the whole matrix with which each was interchanged, from 1 on; "
             "past the min(m, n)-th row of A nothing is written",
    "ipiv": "the interchanges of the factor, as it has left them",
    "m!": "how many eigenvalues were found; may be NULL",
    "m": "rows of A, m >= 0",
    "n with m": "columns of A, n >= 0",
    "n": "order of A, n >= 0",
    "nrhs": "columns of B, nrhs >= 0",
    "ibtype": "which problem: 1, 2 or 3",
    "jobz": "'N': eigenvalues alone, 'V': vectors as well",
    "range": "'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th",
    "uplo": "'L' or 'U': the triangle that is read",
    "diag": "'U': the diagonal holds ones and is not read, 'N': it is read",
    "trans": "op(A): 'N': A, 'T': its transpose, 'C': its conjugate transpose",
    "vl": "lower bound where range is 'V'",
    "vu": "upper bound where range is 'V', vu > vl",
    "il": "first where range is 'I', in ascending order from 1",
    "iu": "last where range is 'I'",
}
# Values of the arguments that functions do not have, as ScaLAPACK takes them.
FILLED = {"abstol": "0", "orfac": "-1"}
# Arrays that are no matrices: where a function calls ScaLAPACK, it gets the library's.
COPIED = INTEGER_ARRAYS | {"W", "gap"}


class Argument:
    def __init__(self, word):
        self.hidden = word.startswith("-")
        self.written = word.endswith("!")
        self.name = word.strip("-!")
        if self.name not in LETTERS | INTEGERS | REALS | INTEGER_ARRAYS | MATRICES:
            raise table.TableError(f"src/mpi/routines.txt: what is {word}?")
        # Of one element and not written, or an array.
        self.is_value = not self.written and self.name not in MATRICES | INTEGER_ARRAYS

    def element(self, precision, scalar):
        if self.name in LETTERS:
            return "char"
        if self.name in INTEGERS | INTEGER_ARRAYS:
            return "int"
        return scalar[precision] if self.name in MATRICES else ctext.REAL[precision]

    def in_symbol(self, precision):
        const = "const " if self.is_value else ""
        if self.name not in MATRICES:
            return [f"{const}{self.element(precision, SCALAR)}* {self.name}"]
        a = self.name.lower()
        return [f"{SCALAR[precision]}* {self.name}"] + [f"const int* {x}" for x in (f"i{a}", f"j{a}", f"desc{a}")]

    def names_in_symbol(self):
        a = self.name.lower()
        return [self.name] + ([f"i{a}", f"j{a}", f"desc{a}"] if self.name in MATRICES else [])

    def in_function(self, precision):
        if self.name in MATRICES:
            const = "" if self.written or self.name == "A" else "const "
            return [f"{const}{ctext.SCALAR[precision]}* {self.name}", f"const int* desc{self.name.lower()}"]
        element = "lapilli_int" if self.name in INTEGERS else self.element(precision, ctext.SCALAR)
        const = "const " if not self.written and not self.is_value else ""
        return [f"{element} {self.name}" if self.is_value else f"{const}{element}* {self.name}"]

    def names_in_function(self):
        return f"{self.name} desc{self.name}" if self.name in MATRICES else self.name


class Routine:
    precisions, forms = "sdcz", ["plain"]

    def __init__(self, line, about):
        names, _, rest = line.partition(":")
        parts = [part.split() for part in rest.split("|")] + [[], []]
        self.names = [name.lower() for name in names.split()]
        self.arguments = [Argument(word) for word in parts[0]]
        self.work, self.after = parts[1], [Argument(word) for word in parts[2]]
        self.all = self.arguments + self.after
        self.shown = [a for a in self.arguments if not a.hidden]
        self.about = about

    def name(self, precision):
        return f"p{precision}{self.names[precision in 'cz']}"

    def prototype(self, precision, begin):
        return ctext.filled(f"{begin} lapilli_{self.name(precision)}(",
                            ["lapilli_context ctx"] + [p for a in self.shown for p in a.in_function(precision)], ");")

    def meanings(self, argument):
        """[(name, meaning)] of what the function has for an argument."""
        word = argument.name + "!" * argument.written
        beside = [f"{argument.name} with {a.name}{'!' * a.written}" for a in self.arguments]
        own = next(MEANINGS[key] for key in [*beside, word] if key in MEANINGS)
        if argument.name not in MATRICES:
            return [(argument.name, own)]
        return [(argument.name, own), (f"desc{argument.name.lower()}", f"the descriptor of {argument.name}")]

    def work_of(self, precision):
        return [w for w in self.work if w != "rwork" or precision in "cz"]


def read(path):
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return [Routine(line, about.strip()) for line, about in zip(lines[::2], lines[1::2])]


def work_type(work, precision):
    return {"work": SCALAR[precision], "rwork": ctext.REAL[precision], "iwork": "int"}[work]


def next_lambda(routine, precision, values):
    """The call of the next ScaLAPACK, whose arguments are `values`, with work arrays w."""
    works = [x for w in routine.work_of(precision) for x in (f"w.{w}", f"w.l{w}")]
    lengths = ["std::size_t(1)" for a in routine.all if a.name in LETTERS]
    before = [v for a in routine.arguments for v in values(a)]
    after = [v for a in routine.after for v in values(a)]
    call = ctext.filled("call_symbol(", ["next"] + before + works + after + ["code"] + lengths, ");")
    return f"[&](const WorkArrays<{SCALAR[precision]}>&{' w' * bool(works)}, int* code) {{\n{call}\n}}"


def served(routine, precision, own, values, copies=""):
    """The call of the template that serves the routine; values(argument) is what it is given. copies: of a function's arrays."""
    scalar = SCALAR[precision]
    has_work = "true" if routine.work else "false"
    head = f"{routine.names[0]}<{scalar}>(entry, Next<{scalar}>{{next != nullptr, {has_work}, call{copies}}}, {own}, "
    return head + ", ".join(values(a) for a in routine.all) + ")"


def symbol(routine, precision):
    scalar = SCALAR[precision]
    works = [x for w in routine.work_of(precision) for x in (f"{work_type(w, precision)}* {w}", f"const int* l{w}")]
    parameters = ([p for a in routine.arguments for p in a.in_symbol(precision)] + works +
                  [p for a in routine.after for p in a.in_symbol(precision)] + ["int* info"])
    name = routine.name(precision)

    def value(argument):
        if argument.name in MATRICES:
            return "Matrix<%s>{%s}" % (scalar, ", ".join(argument.names_in_symbol()))
        # Bounds that a range does not ask for may be null.
        read = "value_of({})" if argument.name in BOUNDS else "*{}"
        return read.format(argument.name) if argument.is_value else argument.name

    fields = ", ".join(f".{x} = {x}" for x in [x for w in routine.work_of(precision) for x in (w, f"l{w}")] + ["info"])
    numbered = " ".join(x for a in routine.all for x in ([a.names_in_function()] if a.name not in MATRICES else
                                                         [f"{a.name} i j desc{a.name}"]))
    return "\n".join([
        ctext.filled(f'extern "C" LAPILLI_API void {name}_(', parameters, ") {"),
        f'    static void* const next = next_symbol("{name}_");',
        f'    const Entry entry{{"{name}", "{numbered}", true, nullptr}};',
        f"    const WorkArrays<{scalar}> own{{{fields}}};",
        f"    const auto call = {next_lambda(routine, precision, lambda a: a.names_in_symbol())};",
        f"    *info = static_cast<int>({served(routine, precision, '&own', value)});",
        "}"])


def function(routine, precision):
    scalar, name = SCALAR[precision], routine.name(precision)
    parameters = ["lapilli_context ctx"] + [p for a in routine.shown for p in a.in_function(precision)]
    lines = [ctext.filled(f"lapilli_int lapilli_{name}(", parameters, ") {"),
             f'    static void* const next = next_symbol("{name}_");',
             f'    const Entry entry{{"{name}", "{" ".join(a.names_in_function() for a in routine.shown)}", false, ctx}};',
             "    const int one = 1;",
             f"    Copies<{scalar}> own;"]
    for a in routine.all:  # what ScaLAPACK has as int, and what the function has not
        if a.name in INTEGERS and a.is_value:
            lines.append(f"    const int {a.name}_ = narrowed({a.name});")
        elif a.name in INTEGERS:
            lines.append(f"    int {a.name}_ = 0;")
        elif a.name in FILLED:
            lines.append(f"    const {ctext.REAL[precision]} {a.name}_ = {FILLED[a.name]};")
        elif a.name == "scale":
            lines.append(f"    {ctext.REAL[precision]} scale_ = 1;")

    def copied(a):
        """What ScaLAPACK gets."""
        if a.name in MATRICES:
            return [f"own.{a.name}.data<{scalar}>()", "&one", "&one", f"own.{a.name}.desc()"]
        if a.name in COPIED:
            return [f"own.{a.name}.data()"]
        return [f"&{a.name}_" if a.name in INTEGERS or a.hidden else f"&{a.name}"]

    def value(a):
        if a.name in MATRICES:
            pointer = a.name if a.written or a.name == "A" else f"const_cast<{scalar}*>({a.name})"
            return f"Matrix<{scalar}>{{{pointer}, nullptr, nullptr, desc{a.name.lower()}}}"
        if a.hidden and a.name in COPIED:
            return "nullptr"
        if a.name == "ipiv":
            return "const_cast<int*>(ipiv)"
        if a.is_value:
            return a.name + "_" * a.hidden
        return f"&{a.name}_" if a.name in INTEGERS or a.hidden else a.name

    lines += [f"    const auto call = {next_lambda(routine, precision, copied)};",
              f"    const lapilli_int info = {served(routine, precision, 'nullptr', value, ', &own')};"]
    lines += [f"    if (info >= 0 && {a.name} != nullptr) *{a.name} = {a.name}_;" for a in routine.shown
              if a.name in INTEGERS and a.written]
    return "\n".join(lines + ["    return info;", "}"])


def source(note, about, includes, bodies):
    head = ["// SPDX-License-Identifier: BSD-3-Clause", f"// {about}", f"// {note}", "// clang-format off"]
    return "\n".join(head + includes) + "\n\n" + "\n\n".join(bodies) + "\n"


def header(path, routines):
    """The part of the header between its two marks; what is outside is written by hand."""
    text = path.read_text(encoding="utf-8")
    begin, end = "/* ---- Routines ---- */\n", "/* ---- End of the routines ---- */\n"
    parts = []
    for r in routines:
        names = r.names[0].upper() if r.names[0] == r.names[1] else f"{r.names[0].upper()}, {r.names[1].upper()}"
        lines = ctext.wrapped(f"P?{names}: {r.about}.".replace(", ", ", P?", 1) if ", " in names
                              else f"P?{names}: {r.about}.", "/* ", " * ")
        lines[-1] += " */"
        lines += [r.prototype(p, "LAPILLI_API lapilli_int") for p in r.precisions]
        parts.append("\n".join(lines))
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    return before + begin + "\n" + "\n\n".join(parts) + "\n\n" + end + after


def files(root, note):
    routines = read(root / "src/mpi/routines.txt")
    includes = ['#include "mpi/eigen.hpp"', '#include "mpi/factor.hpp"', '#include "mpi/glue.hpp"',
                '#include "mpi/symbols.hpp"']
    result = {"include/lapilli/mpi.h": header(root / "include/lapilli/mpi.h", routines)}
    for p in "sdcz":
        result[f"src/mpi/generated/symbols_{p}.cpp"] = source(
            note, "ScaLAPACK's symbols.", includes + ["", "using namespace lapilli::mpi;"],
            [symbol(r, p) for r in routines])
        result[f"src/mpi/generated/functions_{p}.cpp"] = source(
            note, "The functions of lapilli/mpi.h.", includes + ['#include "lapilli/mpi.h"', "", "using namespace lapilli::mpi;"],
            [function(r, p) for r in routines])
    return result
