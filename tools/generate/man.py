# SPDX-License-Identifier: BSD-3-Clause
"""Manual pages, which are made when the library is built and not committed: of each routine, of the functions in lapilli.h, and of
programs, from what they print for --help."""
import pathlib
import re
import subprocess

import ctext
import prose
import reference

# Programs and what follows their names for more help.
PROGRAMS = {
    "lapilli-solve": ["eigen", "sparse", "solve", "lstsq", "info"],
    "lapilli-test": ["spmm", "plot", "timeline", "tune", "fuzz"],
    "lapilli-levels": [],
}
PURPOSE = {
    "lapilli-solve": "eigenproblems, linear equations and least squares of matrices in files",
    "lapilli-test": "times and checks the routines of Lapilli",
    "lapilli-levels": "the electron levels of a graphene flake, a nanotube, or of a matrix in a file",
}


def section_3(families, c_header):
    """{path: text}. A page for each routine, and for each of its other functions one that shows it."""
    version = ".".join(re.search(rf"LAPILLI_VERSION_{part} (\d+)", c_header)[1] for part in ("MAJOR", "MINOR", "PATCH"))
    result = {}
    for family in families:
        for routine in family.routines:
            functions = [routine.name(p) + ctext.SUFFIX[f] for f in routine.forms for p in routine.precisions]
            first = f"lapilli_{functions[0]}"
            result[f"man3/{first}.3"] = _routine(routine, family, version)
            result.update({f"man3/lapilli_{f}.3": f".so man3/{first}.3\n" for f in functions[1:]})
    result.update(_runtime(c_header, version))
    return result


def section_1(programs):
    """{path: text}, of the paths of programs."""
    result = {}
    for path in map(pathlib.Path, programs):
        try:
            parts = [("DESCRIPTION", _help(path))] + [(f"COMMAND {c.upper()}", _help(path, c)) for c in PROGRAMS[path.name]]
        except (OSError, subprocess.SubprocessError) as error:
            print(f"generate: no manual page of {path.name}, which does not start here: {error}")
            continue
        out = _head(path.name, 1, "", f"{path.name} \\- {_text(PURPOSE[path.name])}")
        for title, shown in parts:
            out += [f".SH {title}", ".nf", _text(shown.rstrip()), ".fi"]
        result[f"man1/{path.name}.1"] = "\n".join(out + _see_also(["lapilli(3)"])) + "\n"
    return result


def _help(path, *command):
    return subprocess.run([path, *command, "--help"], check=True, capture_output=True, text=True, timeout=60).stdout


def _text(text):
    """As roff shows it: no line begins with a request, a hyphen is one."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.M)


def _head(name, section, version, line):
    return [".\\\" SPDX-License-Identifier: BSD-3-Clause", ".\\\" Written by tools/generate --man.",
            f".TH {name.upper()} {section} \"\" \"Lapilli{' ' * bool(version)}{version}\" \"Lapilli\"", ".SH NAME", line]


def _see_also(pages):
    return [".SH SEE ALSO", ", ".join(pages) + ". The documents, among them the function reference: share/doc/lapilli/docs."]


def _sentence(text):
    return _text(reference.sentence(text))


def _routine(routine, family, version):
    names = [f"lapilli_{routine.name(p)}" for p in routine.precisions]
    out = _head(names[0], 3, version, f"{', '.join(names)} \\- {_text(routine.text('purpose'))}")
    out += [".SH SYNOPSIS", ".nf", "#include <lapilli/lapilli.h>"]
    for form in routine.forms:
        out.append("")
        # Without the macro, and with what follows the first line moved by its length.
        out += [_text(re.sub(r"^(?:LAPILLI_API | {12})", "", ctext.prototype(routine, form, p), flags=re.M))
                for p in routine.precisions]
    out += [".fi", ".SH DESCRIPTION", _sentence(routine.text("purpose"))]
    for paragraph in (p for p in (family.text("about") + "\n\n" + routine.text("about")).split("\n\n") if p):
        out += [".PP", _text(paragraph)]
    for form in routine.forms:
        out += [".TP", f".B {_text(ctext.SUFFIX[form]) or 'no suffix'}", _sentence(reference.FORMS[form])]
    out.append(".SH ARGUMENTS")
    for a in routine.arguments + routine.inserted:
        out += [".TP", f".B {a.name}" + f" ({a.only})" * bool(a.only), _text(prose.describe(a, routine)) or "\\&"]
    out += [".SH RETURN VALUE", "0: success. \\-i: the i\\-th argument is bad; the context or queue is not counted. "
            "\\-1000 and below: an error, lapilli(3)."]
    for line in prose.info_lines(routine):
        out += [".PP", _sentence(line)]
    facts = [(reference.TITLES[k], routine.text(k)) for k in reference.FACTS if routine.text(k)]
    if facts:
        out.append(".SH NOTES")
        for title, text in facts:
            out += [".TP", f".B {title}", _sentence(text)]
    others = [f"lapilli_{r.name(r.precisions[0])}(3)" for r in family.routines if r is not routine]
    return "\n".join(out + _see_also(["lapilli(3)"] + others)) + "\n"


def _runtime(c_header, version):
    """lapilli.3: what lapilli.h says at its beginning, its error codes, and each of its functions."""
    about, body = re.match(r"/\*(.*?)\*/(.*)", c_header, re.S).groups()
    about = re.sub(r"^ \* ?", "", about.split("\n", 2)[2], flags=re.M)
    out = _head("lapilli", 3, version, "lapilli \\- LAPACK for a node of GPUs: contexts, settings, matrices, queues, errors")
    out += [".SH SYNOPSIS", "#include <lapilli/lapilli.h>", ".SH DESCRIPTION", ".nf", _text(about.rstrip()), ".fi", ".SH ERROR CODES"]
    for name, value, meaning in re.findall(r"(LAPILLI_ERROR_\w+)\s*=\s*(-\d+),?\s*/\* (.*?) \*/", body, re.S):
        out += [".TP", f".B {_text(f'{name} ({value})')}", _text(" ".join(meaning.split()))]
    functions = []
    for section in re.split(r"/\* ---- (?=Errors|Contexts|Matrices|Sparse|Queues)", body)[1:]:
        title, text = section.split(" ---- */", 1)
        out.append(f".SH {_text(title.upper())}")
        for comment, code in re.findall(r"/\*(.*?)\*/\s*((?:(?!/\*).)*)", text, re.S):
            prototypes = re.findall(r"(?:LAPILLI_API |typedef )[^;]*?\)\s*;|typedef struct \w+ \{[^}]*\} \w+;", code)
            if prototypes:
                out += [".PP", ".nf"] + [_text(re.sub(r"\s+", " ", p).replace("LAPILLI_API ", "")) for p in prototypes] + [".fi"]
                functions += re.findall(r"\b(lapilli_\w+)\(", " ".join(prototypes))
            if prototypes or not code.strip():
                out += [".RS" * bool(prototypes) or ".PP", _text(re.sub(r"\n \* ?", "\n", comment).strip())]
                out += [".RE"] * bool(prototypes)
    out += [".SH ENVIRONMENT", _text("Each setting x.y is read from LAPILLI_X_Y when a context is created: LAPILLI_DEVICES, LAPILLI_LOG, "
            "LAPILLI_TRACE, and those in share/doc/lapilli/docs/settings.md.")]
    out += _see_also(["lapilli-solve(1)", "lapilli-test(1)"])
    pages = {"man3/lapilli.3": "\n".join(out) + "\n"}
    pages.update({f"man3/{f}.3": ".so man3/lapilli.3\n" for f in functions})
    return pages
