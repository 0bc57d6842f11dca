# SPDX-License-Identifier: BSD-3-Clause
"""The function reference: docs/reference, one page a family, and an index."""
import re

import ctext
import dropin
import prose

FORMS = {
    "plain": "matrices and vectors in any memory; returns when the results are available",
    "async": "on a queue, without waiting; operands in the memory of the queue's device",
    "async_memory": "the scratch memory of a call on a queue, in bytes on its device",
    "offset": "as _async, on a submatrix named by its place in the whole matrix",
    "mgpu": "on spread matrices, with vectors in any memory; returns when the results are available",
    "mgpu_async": "on spread matrices and one queue for each device, without waiting",
    "memory": "the memory that a call needs, in bytes on each device and on the host",
    "vbatch": "count problems in one call, whose values and addresses are in arrays in host memory",
    "vbatch_memory": "the memory of such a call, for the problems that the devices compute at a time",
}
# Keys of the table that become rows.
FACTS = ["limits", "space", "accuracy", "source"]
# Further columns of the index, where a family has something in them.
INDEX = {
    "drop-in": lambda r: str(dropin.crossover(r)),
    "devices": lambda r: r.text("devices", r.family.text("devices")),
}
TITLES = {"space": "memory", "limits": "limits", "accuracy": "accuracy", "source": "source"}


def write(family, note):
    out = ["<!-- SPDX-License-Identifier: BSD-3-Clause -->", f"<!-- {note} -->", f"# {family.text('title')}", ""]
    out += ctext.wrapped(_md(family.text("about")), "", width=118) + [""]
    guide = family.text("guide")
    out += ctext.wrapped(
        f"Prototypes: [`include/lapilli/{family.key}.h`](../../include/lapilli/{family.key}.h). How the forms are used: "
        f"[{guide}](../{guide}). How to read this page: [index](README.md).", "", width=118)
    out += ["", "| routine | |", "|---|---|"]
    out += [f"| [{r.titles}](#{_anchor(r)}) | {_md(r.text('purpose'))} |" for r in family.routines]
    for routine in family.routines:
        out += [""] + _routine(routine)
    return "\n".join(out) + "\n"


def index(families, note):
    out = ["<!-- SPDX-License-Identifier: BSD-3-Clause -->", f"<!-- {note} -->", "# Function reference", "",
           "Each family of routines has a page. A function is called `lapilli_`, the letter of its precision and the name of the routine: "
           "`lapilli_dsyevd`, `lapilli_zheevd`. Contexts, settings, matrices and queues: "
           "[user guide](../user-guide.md) and [`lapilli.h`](../../include/lapilli/lapilli.h). "
           "Return values below 0: [errors](../errors.md); what info > 0 means: the row info of each routine that returns such a number, "
           "or of the routine to which it refers. "
           "Arguments are numbered without the context, the queue or the queues in front. `T` is the routine's scalar type, `real` the real "
           "type of its precision.", "",
           "| column | |", "|---|---|",
           "| forms | the suffixes that the routine has, listed below |",
           "| drop-in | the [drop-in library](../dropin.md) computes LAPACK's symbol on devices from this order on; never: the next "
           "LAPACK computes |",
           "| devices | how many devices of the context compute. Fewer do where more would be slower, and the CPU below the routine's "
           "[crossover](../settings.md) |", "",
           "| form | |", "|---|---|"]
    out += [f"| {_form(form)} | {text} |" for form, text in FORMS.items()] + [""]
    for family in families:
        columns = ["routine", "precisions", "forms"]
        shown = [(title, cell) for title, cell in INDEX.items() if any(cell(r) for r in family.routines)]
        out += [f"## [{family.text('title')}]({family.key}.md)", "",
                f"| {' | '.join(columns + [title for title, _ in shown])} | |", "|---" * (len(columns) + len(shown) + 1) + "|"]
        for r in family.routines:
            cells = [f"[{r.titles}]({family.key}.md#{_anchor(r)})", " ".join(r.precisions), " ".join(map(_form, r.forms))]
            out.append(f"| {' | '.join(cells + [_md(cell(r)) for _, cell in shown])} | {_md(r.text('purpose'))} |")
        out.append("")
    return "\n".join(out)


def _form(form):
    return "plain" if form == "plain" else f"`{ctext.SUFFIX[form]}`"


def _anchor(routine):
    return re.sub(r"[^a-z0-9_ -]", "", routine.titles.lower()).replace(" ", "-")


def _md(text):
    return re.sub(r"(?<![\w`])(LAPILLI_\w+|lapilli_\w+)", r"`\1`", text.replace("|", "\\|").replace("*", "\\*"))


def _routine(routine):
    base = routine.addresses_of
    if base:
        text = _md(prose.of_addresses(routine, f"[{base.titles}](#{_anchor(base)})", "below"))
        return [f"## {routine.titles}"] + ctext.wrapped(text, "", width=118) + _forms(routine)
    out = [f"## {routine.titles}"] + ctext.wrapped(sentence(_md(routine.text("purpose"))), "", width=118)
    if routine.text("about"):
        out += [""] + ctext.wrapped(_md(routine.text("about")), "", width=118)
    out += _forms(routine)
    shown = routine.arguments + routine.inserted + routine.appended
    if same := prose.same_arguments(routine):
        out += ["", f"The arguments are those of [{same.titles}](#{_anchor(same)})."]
        shown = []
    out += ["", "| argument | type | |", "|---|---|---|"] if shown else []
    out += [f"| {a.name}{f' ({a.only})' if a.only else ''} | {_type(a)} | {_md(prose.describe(a, routine))} |" for a in shown]
    facts = [("info", _md(text)) for text in prose.info_lines(routine)]
    if "vbatch" in routine.forms:
        facts.append(("`_vbatch`", f"{prose.shared(routine)}Infos are those of each problem's own call: [many problems at once](../many.md)"))
    if routine.text("offset"):
        facts.insert(0, ("`_offset`", _md(routine.text("offset"))))
    for symbol in [s for s in routine.family.symbols if s.served_by is routine]:
        facts.append(("drop-in library", prose.other_name(symbol)))
    facts += [(TITLES[k], _md(routine.text(k))) for k in FACTS if routine.text(k)]
    if facts:
        out += ["", "| | |", "|---|---|"] + [f"| {k} | {sentence(v)} |" for k, v in facts]
    return out


def _forms(routine):
    """The table of its forms."""
    out = ["", "| form | arguments | |", "|---|---|---|"]
    names = ", ".join(f"`lapilli_{routine.name(p)}`" for p in routine.precisions)
    for form in routine.forms:
        label = names if form == "plain" else _form(form)
        out.append(f"| {label} | {prose.numbered(routine, form)} | {FORMS[form]} |")
    return out


def sentence(text):
    # A formula, "n^2 / p elements", "x := A x", "info = i", starts with a name, which stays as it is.
    words = text.split(" ")
    formula = words[1:2] in ([":="], ["="]) or any(c in words[0] for c in "^/*=")
    text = text if formula else text[:1].upper() + text[1:]
    return text if text.endswith(".") else text + "."


def _type(a):
    if a.letters:
        return "char\\*" if a.is_written_letter else "char"
    if a.kind in ("handle", "callback", "operator"):
        return f"lapilli_{a.of}"
    if a.kind == "select":
        return "lapilli_\\*select"
    if a.kind == "sparse":
        return "lapilli_sparse"
    if a.is_addresses:
        return ("const " if a.access == "in" else "") + "T\\* const\\*"
    element = {"scalar": "T", "real": "real", "integer": "lapilli_int", "logical": "lapilli_int"}[a.element]
    if a.kind == "scalar":
        return element
    if a.is_array:
        return ("const " if a.access == "in" else "") + element + "\\*"
    return "lapilli_int"
