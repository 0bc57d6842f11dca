# SPDX-License-Identifier: BSD-3-Clause
"""Words, and first words of comments, that documents and comments do not have: readers had to read sentences with them twice. For
.ci/check-docs, which reads every file."""
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The pattern, and what says the same.
WORDS = {"so many": "the number", "so few": "the number", "nobody": "no one, or who does not", "whoever": "the noun",
         "of which": "a second sentence, or whose", "what there is": "the noun", "anew": "again", "beside": "next to, with, compared with",
         r"stands?(?!-)": "is, lies", "dealt": "distributed", r"is no \w+ of ours": "is not ours"}
PATTERN = re.compile(r"\b(?:" + "|".join(f"({word.replace(' ', chr(92) + 's+')})" for word in WORDS) + r")\b", re.I)
# A comment begins with the thing that it is about, or with a verb.
BEGINNING = re.compile(r"(Of|What|Who|Whoever|Those|So) \w")
# What is quoted is another's: a file that is named so, a message, a book's title.
QUOTED = re.compile(r"`[^`]*`|\"[^\"]*\"|“[^”]*”")
C_COMMENT = re.compile(r"//+(.*)|/\*(.*?)(?:\*/|$)|^\s*\*\s(.*)")
C_FIRST = re.compile(r"\s*(?:///?<?|/\*+)\s+(.*)")
HASH_COMMENT = re.compile(r"(?:^|\s)#+\s(.*)")
# A line of prose in a comment of C++, not of a picture or a table, which clang-format would destroy if it wrapped comments.
C_PROSE = re.compile(r"\s*(?://+(?!/)|/\*+|\*) ?(?!NOLINT|[-=])\S(?!.*\S {2,}\S)")
WIDTH = 110
C_SUFFIXES = (".cpp", ".hpp", ".h", ".c", ".cu", ".cuh")


def prose_of(name, line, in_docstring):
    """What of a line people read as text."""
    suffix = pathlib.Path(name).suffix
    if suffix in (".md", ".txt") and not name.endswith("CMakeLists.txt"):
        return line
    if suffix in C_SUFFIXES:
        return " ".join(part for match in C_COMMENT.finditer(QUOTED.sub("", line)) for part in match.groups() if part)
    if in_docstring:
        return line
    return " ".join(match[1] for match in HASH_COMMENT.finditer(QUOTED.sub("", line)))


def docstring_lines(text):
    """The numbers of lines that are inside of a Python text's triple quotes."""
    inside, numbers = False, set()
    for number, line in enumerate(text.splitlines(), 1):
        quotes = line.count('"""')
        if inside or quotes:
            numbers.add(number)
        inside ^= quotes % 2 == 1
    return numbers


def is_written(text):
    return "Written by tools/generate" not in text[:2000] and "Written by .ci" not in text[:2000]


def beginnings(text):
    """(number, word) of the comments of a C++ text that begin with such a word."""
    before = ""
    for number, line in enumerate(text.splitlines(), 1):
        comment = C_FIRST.match(line)
        if comment and ("SPDX" in before or not C_FIRST.match(before)) and (match := BEGINNING.match(comment[1])):
            yield number, match[1]
        before = line


def findings_of(name, text):
    """(number, what is wrong) of a file's lines."""
    docstrings = docstring_lines(text) if "python" in text[:60] or name.endswith(".py") else ()
    for number, line in enumerate(text.splitlines(), 1):
        if PATTERN.search(line) and (match := PATTERN.search(QUOTED.sub("", prose_of(name, line, number in docstrings)))):
            found = re.sub(r"\s+", " ", match[0])
            yield number, f"'{found}'; rather: {list(WORDS.values())[match.lastindex - 1]} (or a quotation)"
    if name.endswith(C_SUFFIXES):
        for number, line in enumerate(text.splitlines(), 1):
            if len(line) > WIDTH and C_PROSE.match(line):
                yield number, f"a comment of {len(line)} columns; at most {WIDTH}"
        for number, word in beginnings(text):
            yield number, f"a comment that begins with '{word}'; rather: the thing that it is about, or a verb"


def all_texts():
    listing = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    for name in listing.stdout.splitlines():
        if name.endswith((".svg", ".csv", ".json")) or name == "LICENSE":
            continue
        try:
            text = (ROOT / name).read_text()
        except (UnicodeDecodeError, OSError):
            continue
        if is_written(text):
            yield name, text


def word_findings():
    for name, text in all_texts():
        for number, wrong in findings_of(name, text):
            yield f"{name}:{number}: {wrong}"
