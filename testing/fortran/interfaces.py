# SPDX-License-Identifier: BSD-3-Clause
"""Holds the Fortran module against the C headers: what gfortran says of each bind(c) function, as a C prototype, and what
the headers declare must be the same function.   interfaces.py GFORTRAN INCLUDE_FOLDER MODULE_FOLDER"""
import pathlib
import re
import subprocess
import sys
import tempfile

# 64-bit machines alone have CUDA: gfortran calls the kinds of lapilli_int and size_t the same.
SAME = {"lapilli_int": "long", "size_t": "long", "int64_t": "long", "lapilli_complex_float": "float _Complex",
        "lapilli_complex_double": "double _Complex", "__GFORTRAN_FLOAT_COMPLEX": "float _Complex",
        "__GFORTRAN_DOUBLE_COMPLEX": "double _Complex"}


CALLBACKS = {"lapilli_progress", "lapilli_log", "lapilli_apply", "lapilli_sum", *(f"lapilli_{letter}select" for letter in "sdcz")}


def parameter(text):
    """(type, name), the type with its stars and const as words, names as Fortran sees them."""
    if "(*" in text:
        return "function", re.search(r"\(\*\s*(\w+)\)", text)[1].lower()
    type_, name = re.match(r"(.*?)(\w+)$", text.strip()).groups()
    type_ = re.sub(r"\s+", " ", type_.replace("*", " * ")).strip()
    for old, new in SAME.items():
        type_ = re.sub(rf"\b{old}\b", new, type_)
    return type_, name.lower()


def prototypes(text):
    """{name: (result, [parameters])}"""
    found = {}
    for result, name, arguments in re.findall(r"^(\w[\w \*]*?)\b(lapilli_\w+) ?\((.*)\);$", text, re.M):
        given = [a for a in re.split(r",", arguments) if a.strip() not in ("", "void")]
        found[name] = (parameter(result + " result")[0], [parameter(a) for a in given])
    return found


def header(folder):
    # The layer for MPI is a library of its own, for C and for ScaLAPACK's symbols.
    text = "\n".join(p.read_text() for p in sorted(folder.joinpath("lapilli").glob("*.h")) if p.name != "mpi.h")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    declarations = re.findall(r"LAPILLI_API ([^;]*;)", text)
    return prototypes("\n".join(re.sub(r"\s+", " ", d) for d in declarations))


def module(compiler, folder):
    source = folder / "lapilli.f90"
    with tempfile.TemporaryDirectory() as work:
        output = subprocess.run([compiler, "-fsyntax-only", "-fc-prototypes", f"-J{work}", str(source)], check=True,
                                capture_output=True, text=True).stdout
    return prototypes(output)


def agree(c, fortran):
    if c == fortran:
        return True
    if fortran in ("void *", "const void *"):  # type(c_ptr), itself or in an array: gfortran does not tell them apart
        return "*" in c or c in ("lapilli_matrix", "lapilli_sparse", "lapilli_operator")
    if fortran == "function":
        return c in CALLBACKS
    if handle := re.fullmatch(r"lapilli_[sdcz](matrix|sparse|operator)", fortran):
        return c == f"lapilli_{handle[1]}"
    return False


def differences(c, fortran, name):
    letter = re.match(r"lapilli_([sdcz])", name)
    if not agree(c[0], fortran[0]) or len(c[1]) != len(fortran[1]):
        yield f"returns {fortran[0]} and has {len(fortran[1])} arguments; C: {c[0]}, {len(c[1])}"
        return
    for (c_type, c_name), (f_type, f_name) in zip(c[1], fortran[1]):
        if not agree(c_type, f_type) or c_name != f_name:
            yield f"{f_name} is {f_type}; C: {c_name}, {c_type}"
        if re.fullmatch(r"lapilli_[sdcz](matrix|sparse|operator)", f_type) and f_type[8] != letter[1]:
            yield f"{f_name} is a {f_type}"


def main():
    compiler, headers, modules = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    c, fortran = header(headers), module(compiler, modules)
    bad = [f"{name}: not in the Fortran module" for name in sorted(c.keys() - fortran.keys())]
    bad += [f"{name}: in no C header" for name in sorted(fortran.keys() - c.keys() - CALLBACKS)]
    for name in sorted(c.keys() & fortran.keys()):
        bad += [f"{name}: {text}" for text in differences(c[name], fortran[name], name)]
    print("\n".join(bad) or f"{len(c)} functions agree")
    return 1 if bad or len(c) < 100 else 0


sys.exit(main())
