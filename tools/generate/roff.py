# SPDX-License-Identifier: BSD-3-Clause
"""Manual pages in roff with the macros of man(7): what all of them have in common."""
import re

# What roff gives a meaning, or shows as a typographic sign where C and shells need the plain one.
_SIGNS = str.maketrans({"\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti"})


def escaped(text):
    """A part of a line."""
    return re.sub(r"[^\x00-\x7f]", lambda match: f"\\[u{ord(match[0]):04X}]", text.translate(_SIGNS))


def guarded(line):
    """A line does not begin with a request."""
    return f"\\&{line}" if line.startswith(".") else line


def text(lines):
    return "\n".join(guarded(line) for line in escaped(lines).split("\n"))


def bold(part):
    return f"\\fB{escaped(part)}\\fR"


def page(name):
    """lapilli(3), its name bold."""
    name, _, section = name.rstrip(")").partition("(")
    return f"{bold(name)}({section})"


def verbatim(lines):
    return [".nf", text(lines), ".fi"]


def head(name, section, version, line):
    """Names are not hyphenated, since a reader copies them."""
    return [".\\\" SPDX-License-Identifier: BSD-3-Clause", ".\\\" Written by tools/generate --man.",
            f".TH {name.upper()} {section} \"\" \"Lapilli{' ' * bool(version)}{version}\" \"Lapilli\"", ".nh", ".ad l",
            ".SH NAME", line]


def see_also(pages):
    documents = "The documents, among them the function reference: share/doc/lapilli/docs."
    return [".SH SEE ALSO", ", ".join(map(page, pages)) + ".", ".PP", text(documents)]
