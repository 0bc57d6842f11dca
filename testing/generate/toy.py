#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Everything that tools/generate writes of toy.txt, compiled: what the table can say and no family needs yet.

    toy.py ROOT CC CXX [FC]
"""
import copy
import pathlib
import re
import subprocess
import sys
import tempfile

root, cc, cxx, *fc = sys.argv[1:]
root = pathlib.Path(root)
here = root / "testing/generate"
sys.path[:0] = [str(root / "tools/generate"), str(root / "python/lapilli/lapack")]

import _table  # noqa: E402
import bad_calls  # noqa: E402
import batches  # noqa: E402
import descriptions  # noqa: E402
import dropin  # noqa: E402
import entry_points  # noqa: E402
import fortran  # noqa: E402
import header  # noqa: E402
import lists  # noqa: E402
import prose  # noqa: E402
import python  # noqa: E402
import reference  # noqa: E402
import table  # noqa: E402
import table_text  # noqa: E402


def expect(good, what):
    if not good:
        sys.exit(f"toy.py: {what}")


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    expect(done.returncode == 0, " ".join(map(str, command)) + "\n" + done.stderr)


def family_of(lines):
    """The family of these blocks."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "small.txt").write_text("family small\n  title: Small\n  about: x\n  guide: x\n\n" + lines)
        return table_text.read(folder, ["small"])[0]


def refused(lines, what):
    """A table with this block is refused."""
    try:
        family_of(lines)
    except table.TableError:
        return
    sys.exit(f"toy.py: not refused: {what}")


# What follows for a batch whose matrices have an address each; the numbers of its arguments are its own.
batch = {"names": ["sytoy_batch hetoy_batch"], "purpose": ["solves"], "arguments": ["", "n | size | order", "A | inout vector room_of_a | the A", "lda | integer 1 .. | ",
         "stridea | integer 1 .. | ", "U | out vector room_of_u if wanted | the U", "ldu | integer 1 .. | ", "strideu | integer 1 .. | ", "ipiv | size | pivots"],
         "where": ["", "room_of_a = n > 0 ? product(stridea, 2) : 0 | all", "room_of_u = n ? 1 : 0 | all", "wanted = n > 2 | n > 2"],
         "calls": ["solve({A, lda, stridea}, {U, ldu, strideu}, #ipiv)"], "async": [""], "pointers": ["", "wanted = n > 3 | n > 3"]}
pointers = table_text._numbered("toy", batches.with_addresses(batch))
for key, lines in {"names": ["sytoy_batch_pointers hetoy_batch_pointers"], "calls": ["solve({A, lda}, {U, ldu}, 6)"], "async": ["no"],
                   "purpose": ["solves; each matrix has an address"],
                   "where": ["", "wanted = n > 3 | n > 3"], "arguments": [
                       "", "n | size | order", "A | inout addresses count if n > 0 | the A", "lda | integer 1 .. | ",
                       "U | inout addresses count if wanted | the U", "ldu | integer 1 .. | ", "ipiv | size | pivots"]}.items():
    expect(pointers[key] == lines, f"a batch with addresses: {key}: {pointers[key]}")

batch = batches.expanded({"arguments": ["", "n | size | order", "C | in batch m by n if n > 0 | the C"], "where": ["", "k = n | n"], "async": [""],
                          "calls": ["solve_batch({C, ldc, stridec})"], "memory calls": ["memory_of(n)"]})
for key, lines in {"where": ["", "room_of_c = n > 0 ? product(stridec, count) : 0 | all of them", "k = n | n"],
                   "async calls": ["batch_on_queue(queue, {C, ldc, stridec})"], "arguments": [
                       "", "n | size | order", "C | in vector room_of_c | the C", "ldc | integer max(1, m) .. | leading dimension of each C",
                       "stridec | integer product(ldc, n) .. | elements from a C to the next one"]}.items():
    expect(batch[key] == lines, f"a batch: {key}: {batch[key]}")
expect("async memory calls" not in batch, "a memory query that is no batch's")

# A batch, one that takes its calls or its arguments over, and what header and reference say about its addresses.
small = family_of("""\
routine a
  purpose: solves
  arguments:
    n     | size                      | order
    count | size                      | matrices
    A     | in batch n by n if n > 0  | the A
    ipiv  | in integer vector n       | interchanges
    U     | out vector room if wanted | the U
    ldu   | integer n .. if wanted    | leading dimension
    strideu | integer n ..            | elements
    infos | out integer vector count  | -#ipiv where ipiv is bad
  where:
    wanted = n > 2 | n > 2
    room = n > 2 ? product(strideu, count) : 0 | all
  calls: solve_batch(1)
  async:
  pointers:
    wanted = n > 3 | n > 3
  memory: n
  mgpu: A

routine b like a
  calls: solve_batch(2)

routine c like a
  arguments:
    n     | size                     | order
    count | size                     | matrices
    C     | in batch n by n if n > 0 | the C
  mgpu: C
""")
expect([r.text("async calls") for r in small.routines[:3]] == [f"batch_on_queue(queue, {call})" for call in (1, 2, 1)], "calls of batches on queues")
for text in (header.write(small, "a test"), reference.write(small, "a test")):
    text = " ".join(text.replace("\n *", " ").split())
    for words in (", without strides and _async: A and U are arrays of count addresses in host memory. Arguments have the numbers ",
                  "U: not referenced unless n > 3.", "infos: count elements, written: -5 where ipiv is bad."):
        expect(words in text, f"'{words}' is not said of a batch with addresses")
order = re.findall(r"lapilli_sa(_\w+)?\(", header.write(small, "a test"))
expect(order[:5] == ["", "_memory", "_async", "_async_memory", "_mgpu"], f"the order of forms in the header: {order}")
families = table_text.read(here, ["toy"])
toy = families[0]
# Arguments that are described alike are described once.
twin = copy.deepcopy(toy.routines[0])
twin.like = toy.routines[0]
expect(prose.same_arguments(twin) is toy.routines[0], "a routine with the arguments of another one")
twin.argument("R").element = "scalar"
expect(prose.same_arguments(twin) is None, "a routine with an argument of another type")
twin.argument("R").element = "real"
twin.arguments[-1].prose += ", and more"
expect(prose.same_arguments(twin) is None, "a routine with an argument of its own")
handles = table_text.handles(root / "src/api/routines/handles.txt") + table_text.handles(here / "toy_handles.txt")
with tempfile.TemporaryDirectory() as folder:
    out = pathlib.Path(folder)
    outputs = {"lapilli/toy.h": header.write(toy, "a test"), "entry_points.hpp": lists.write(families, "a test"),
               "toy.md": reference.write(toy, "a test")}
    for files in (entry_points.files(toy, "a test"), dropin.files(toy, "a test"), dropin.functions(families, "a test"),
                  fortran.files(families, handles, "a test"), bad_calls.files(families, "a test"), python.files(families, "a test")):
        outputs |= files
    for path, text in outputs.items():
        out.joinpath(path).parent.mkdir(parents=True, exist_ok=True)
        out.joinpath(path).write_text(text)

    # What test descriptions take from the table, if real and complex routines have the same arguments.
    described = descriptions.write(families, "a test")
    for text in ("api::langt<T>(ctx, v.n, x.x, v.bound, x.value)", "Real<T> bound;", "VectorOf<Form, Real<T>> value;",
                 'operand == "value" ? Region::whole : Region::nothing', "lapack_int toyev(Arguments"):
        expect(text in described, f"'{text}' is not in what descriptions take from the table")
    expect("struct ToyevCalls" not in described, "operands of a routine that has others for complex matrices")

    # Numbers count the arguments of one kind of matrices.
    for text in ("5 WR", "6 WI", "5 W ", "7 VL", "6 VL", "8 ldvl", "7 ldvl", "12 way", "11 way"):
        expect(text in outputs["lapilli/toy.h"], f"'{text}' is not in the header")
    expect("char* equed, lapilli_int* pivots, " in " ".join(outputs["lapilli/toy.h"].split()) and "char* way, " in outputs["lapilli/toy.h"],
           "letters that are written are no pointers in the header")
    expect("lapilli_queue Q" in outputs["lapilli/toy.h"], "the handle is not in the header")
    expect("lapilli_progress report" in outputs["lapilli/toy.h"], "the callback is not in the header")
    expect("lapilli_dsgels(" in outputs["lapilli/toy.h"] and "lapilli_zcgels(" in outputs["lapilli/toy.h"], "names of two precisions")
    expect("/* DSGELS, ZCGELS:" in outputs["lapilli/toy.h"], "titles of two precisions")
    expect('"jobvl n A lda W VL ldvl equed pivots R way growth"' in outputs["entry_points.hpp"], "the list of complex arguments")
    expect(", CallPrecision::mixed, " in outputs["src/api/generated/toy.cpp"], "the products of two precisions")
    expect('arguments.vector("places", places, n, places != nullptr);' in outputs["src/api/generated/toy.cpp"], "an array that may be null")
    expect('arguments.finite_from("bound", bound, 0);' in outputs["src/api/generated/toy.cpp"], "the bound of a number")
    # What is read where a condition holds, and written where it does not.
    documented = " ".join(outputs["lapilli/toy.h"].replace("\n *", " ").split())
    for text in ("9 equed read where jobvl is 'V', else written", "n elements, read where jobvl is 'V', else written",
                 "not referenced unless equed says so, each above 0: factors"):
        expect(text in documented, f"'{text}' is not in the header")
    for text in ('arguments.letter_at("equed", equed, "NB", left);', 'arguments.vector("pivots", pivots, n);',
                 'arguments.all_greater("R", R, n, 0, by_rows, left);'):
        expect(text in outputs["src/api/generated/toy.cpp"], f"'{text}' is not among the checks")
    # What LAPACK returns in a work array, which is not among its arguments.
    toys = outputs["src/dropin/generated/toy.cpp"]
    for text in ("IntegersInOut<Int>(pivots, double(*n), (wants_vectors(*jobvl)))", "way, work); }", "way, rwork); }"):
        expect(text in " ".join(toys.split()), f"'{text}' is not in the drop-in library")
    declarations = outputs["testing/dropin/generated/declarations.hpp"]
    expect("growth" not in declarations, "LAPACK's routine has no argument for what a work array returns")
    for text in ("float slangt_(const int* n, const float* x, const float* bound, int* iwork)",
                 "double zlangt_(const int* n, const std::complex<double>* x, const double* bound, double* rwork)"):
        expect(text in declarations, f"'{text}' is not declared")
    expect("| WR (real) |" in outputs["toy.md"], "the reference does not say which kind an argument is for")

    # A function and an array that select, and a matrix that is refused by its number.
    for text in ('arguments.callback("select", select, sorts);', 'arguments.letter("sense", sense, sorts ? "NEB" : "N");',
                 'arguments.input("A", A, n, n, Stored::hessenberg);', 'arguments.vector("chosen", chosen, n);', "select_t<T> select"):
        expect(text in outputs["src/api/generated/toy.cpp"], f"'{text}' is not among the checks")
    for text in ("return is_finite(A, index_t(*n), index_t(*n), *lda, Read::hessenberg) ? 0 : -6; }", "IntegersInOut<Int>(chosen, double(*n), true)", "const auto next", "Int* bwork", "select, "):
        expect(text in toys, f"'{text}' is not in the drop-in library")
    expect("lapilli_zselect select" in outputs["lapilli/toy.h"] and "lapilli_int* chosen" in outputs["lapilli/toy.h"], "what selects is not in the header")
    for text in ("select_t<std::complex<double>> select", "int* chosen", "std::int64_t* bwork"):
        expect(text in declarations, f"'{text}' is not declared")
    expect("a.select()" in outputs["testing/dropin/generated/bad_calls.hpp"], "no function among wrong calls")
    expect("not called unless jobvs is 'V': which are selected" in documented and "0 is false: which are chosen" in documented, "words about what selects")

    expect("integer(lapilli_int), intent(out), optional :: places(*)" in outputs["include/lapilli/fortran/toy.f90"], "an array that may be left out")
    bundles = outputs["include/lapilli/fortran/bundles.f90"]
    for text in ("type, bind(c), public :: lapilli_zbundle", "function product_c(A, X, ldx, C, ldc)", "X(ldx, *)",
                 "c_create(ctx, 's', n, c_loc(rows), c_loc(values), A%handle)"):
        expect(text in bundles, f"'{text}' is not in the Fortran module of a handle")
    expect("use lapilli_bundles" in outputs["include/lapilli/fortran/toy.f90"], "families do not use the module of a handle")

    functions = _table.Table(outputs["python/lapilli/lapack/routines.txt"])
    for name, texts in {
            "dtoyev": ("lda: int, WR: Array, WI: Array, VL: Array", 'written(WR, "d")', "cell(equed)", 'written(VL, "d", ldvl)', 'written(R, "d")'),
            "ctoyev": ("lda: int, W: Array, VL: Array", 'written(W, "c")', 'written(R, "s")', 'written(growth, "s")'),
            "ctoyes": ("select: Any, n: int, chosen: Array", ", select, integer(n)", 'written(chosen, "i")'),
            "zlangt": ("bound: float, value: Array", "real64(bound)", 'read(x, "z")'),
            "dsgels": ("(Q: Any, report: Any, n: int", 'return call("lapilli_dsgels", context, handle(Q), report, integer(n)'),
            "dtoyev_memory": ("(jobvl: Letter, n: int, *", "-> Memory:", 'return memory("lapilli_dtoyev_memory", context, letter(jobvl)')}.items():
        source = functions.source(name)
        compile(source, name, "exec")
        for text in texts:
            expect(text in source, f"'{text}' is not in Python's function {name}")
    expect("WR " not in functions.source("ztoyev") and "growth  one number, written" in functions.source("ztoyev"), "documentation in Python")
    expect(functions.crossovers == {"toyev": 300, "toyes": 300, "langt": 300}, "orders from which Python's programs use devices")

    include = ["-I", root / "include", "-I", root / "include/lapilli", "-I", out]
    inside = ["-I", root / "src", "-I", root / "kernels", "-I", here, "-DFMT_HEADER_ONLY=1"]
    strict = ["-Wall", "-Wextra", "-Werror", "-fsyntax-only"]
    run(cc, "-std=c11", *strict, *include, "-x", "c", out / "lapilli/toy.h")
    run(cxx, "-std=c++20", *strict, *include, *inside, "-include", out / "lapilli/toy.h", out / "src/api/generated/toy.cpp")
    for way in ([], ['-DLAPILLI_LIBRARY_FILE="lib.so"']):  # liblapilli inside, or loaded
        run(cxx, "-std=c++20", *strict, *include, "-I", out / "src", *inside, *way, "-include", out / "lapilli/toy.h",
            out / "src/dropin/generated/toy.cpp")
    run(cxx, "-std=c++20", "-w", "-fsyntax-only", "-x", "c++", "-I", root / "testing", "-I", root / "src", out / "testing/dropin/generated/bad_calls.hpp")
    if fc:
        together = out / "together.f90"
        parts = [root / "include/lapilli/fortran/runtime.f90"] + \
            [out / f"include/lapilli/fortran/{part}.f90" for part in ("matrices", "sparse_matrices", "operators", "bundles", "toy")]
        together.write_text("".join(part.read_text() for part in parts))
        run(fc[0], "-std=f2018", "-Wall", "-fsyntax-only", "-J", out, together)

BLOCK = "routine x\n  purpose: x\n  arguments:\n    n | size\n"
refused(BLOCK + "    y | nonsense\n", "an unknown kind")
refused(BLOCK + "  lapack: n z info\n", "an argument of LAPACK's that is not described")
refused(BLOCK + "    lda | leading n\n", "the leading dimension of what is not a matrix")
refused(BLOCK + "    x | in vector n read if n > 1\n", "a condition of reading what is read anyway")
refused(BLOCK + "    x | out vector n > 0\n", "a bound of elements that need not be real")
refused(BLOCK + "    x | out vector n or null\n", "an array of numbers that may be null")
refused(BLOCK + "    x | out vector n\n  lapack: n work info\n    x in work\n", "many numbers in the first place of a work array")
refused(BLOCK + "    x | out vector 1\n  lapack: n work info\n    x in place\n", "a work array that is none")
refused(BLOCK + "    up | uplo\n  vbatch: -\n", "a letter that each of many problems has of its own")
KINDS = "    real: a | size\n    b | size\n    c | size | #{}\n"
refused(BLOCK + "    c | size | #z\n", "the number of an argument that is not there")
refused(BLOCK + KINDS.format("a"), "the number of an argument of real matrices alone")
refused(BLOCK + KINDS.format("b"), "a number that real and complex matrices do not have in common")
expect(family_of(BLOCK + KINDS.format("n")).routines[0].argument("c").prose == "1", "a number that they have in common")
refused(BLOCK + "  vbatch: m\n", "an argument of many problems that is not there")
