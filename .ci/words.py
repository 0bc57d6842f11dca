# SPDX-License-Identifier: BSD-3-Clause
"""Words that new and changed lines do not have, in documents and comments: readers had to read sentences with them twice. For
.ci/check-docs."""
import collections
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Lines that were there at this commit, or when everything was last run (.ci/verified), may stay as they are.
SINCE = "9471d105e6f2"
# The word, and what says the same.
WORDS = {"so many": "the number", "nobody": "no one, or who does not", "of which": "a second sentence", "what there is": "the noun",
         "anew": "again", "beside": "next to, with, compared with", "stands": "is, lies", "dealt": "distributed"}
PATTERN = re.compile(r"\b(" + "|".join(word.replace(" ", r"\s+") for word in WORDS) + r")\b", re.I)
# What is quoted is another's: a file that is named so, a message, a book's title.
QUOTED = re.compile(r"`[^`]*`|\"[^\"]*\"|“[^”]*”")
C_COMMENT = re.compile(r"//+(.*)|/\*(.*?)(?:\*/|$)|^\s*\*\s(.*)")
HASH_COMMENT = re.compile(r"(?:^|\s)#+\s(.*)")


def git(*arguments):
    result = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return result.stdout if result.returncode == 0 else None


def prose_of(name, line, in_docstring):
    """What of a line people read as text."""
    suffix = pathlib.Path(name).suffix
    if suffix in (".md", ".txt", ".toml") and not name.endswith("CMakeLists.txt"):
        return line
    if suffix in (".cpp", ".hpp", ".h", ".c", ".cu", ".cuh"):
        return " ".join(part for match in C_COMMENT.finditer(QUOTED.sub("", line)) for part in match.groups() if part)
    if in_docstring:
        return line
    return " ".join(match[1] for match in HASH_COMMENT.finditer(QUOTED.sub("", line)))


def changed_lines(base):
    """(file, number, text) of the lines that are not in `base`, nor moved from elsewhere in it."""
    added, removed, name, number = [], collections.Counter(), None, 0
    for line in git("diff", "--unified=0", "--find-renames", "--no-color", "--no-ext-diff", base).splitlines():
        if line.startswith("+++ "):
            name = None if line == "+++ /dev/null" else line[len("+++ b/"):]
        elif match := re.match(r"@@ -\S+ \+(\d+)", line):
            number = int(match[1])
        elif line.startswith("+") and name:
            added.append((name, number, line[1:]))
            number += 1
        elif line.startswith("-") and not line.startswith("--- "):
            removed[line[1:].strip()] += 1
    for name in git("ls-files", "--others", "--exclude-standard").splitlines():
        try:
            added += [(name, number, line) for number, line in enumerate((ROOT / name).read_text().splitlines(), 1)]
        except UnicodeDecodeError:
            pass
    for name, number, line in added:
        if removed[line.strip()] > 0:
            removed[line.strip()] -= 1
        else:
            yield name, number, line


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


def verified():
    path = ROOT / ".ci/verified"
    return next((line.split()[0] for line in path.read_text().splitlines() if line and line[0] != "#"), None) if path.exists() else None


def word_findings():
    base = next((commit for commit in (verified(), SINCE) if commit and git("merge-base", "--is-ancestor", commit, "HEAD") is not None), None)
    if base is None:
        print("documents: the words of changed lines were not looked at, there is no history to compare with")
        return
    texts = {}
    for name, number, line in changed_lines(base):
        match = PATTERN.search(line)
        if not match or not (ROOT / name).is_file():
            continue
        if name not in texts:
            text = (ROOT / name).read_text()
            texts[name] = (is_written(text), docstring_lines(text) if "python" in text[:60] or name.endswith(".py") else ())
        written, docstrings = texts[name]
        if written and (match := PATTERN.search(QUOTED.sub("", prose_of(name, line, number in docstrings)))):
            found = re.sub(r"\s+", " ", match[1])
            yield f"{name}:{number}: '{found}' in a new or changed line; rather: {WORDS[found.lower()]} (or a quotation)"
