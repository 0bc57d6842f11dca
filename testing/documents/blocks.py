# SPDX-License-Identifier: BSD-3-Clause
"""The blocks of code of a document, with the marks above them: comments that a reader does not see.

    <!-- not run: REASON -->            it cannot run here: no GPU, no cluster, another compiler, minutes of time
    <!-- run with: A => B; C => D -->   these texts are replaced first, such as large sizes by small ones
    <!-- if: COMMAND -->                it runs where this shell command succeeds
    <!-- before: TEXT -->               runs first, in the block's language: files, variables; of C declarations
    <!-- file: NAME -->                 the block is this file, which later blocks use

A block has a language: sh, python, c, or text, which is not run. Text directly below a block of sh is what that prints;
"not compared: REASON" above the text says that here it prints something else."""
from __future__ import annotations

import dataclasses
import re

RUN = ("sh", "python", "c")
KNOWN = {"not run", "run with", "if", "before", "file", "not compared"}
_FENCE = re.compile(r"^```(\S*)\n(.*?)^```$", re.M | re.S)
_MARKS = re.compile(r"((?:^<!--(?:(?!-->).)*-->\n)+)\Z", re.M | re.S)
_COMMENTS = re.compile(r"<!--.*?-->", re.S)
_MARK = re.compile(r"<!--\s*([\w ]+):\s*((?:(?!-->).)*?)\s*-->", re.S)


@dataclasses.dataclass
class Block:
    line: int
    language: str
    text: str  # with what "run with" replaces
    marks: dict[str, str]
    prints: str | None = None  # of sh: what a block of text below it shows


def _replaced(line: int, text: str, pairs: str) -> str:
    for pair in filter(None, map(str.strip, pairs.split(";"))):
        old, _, new = (part.strip() for part in pair.partition("=>"))
        if old not in text:
            raise ValueError(f"{line}: '{old}' of 'run with' does not occur in the block")
        text = text.replace(old, new)
    return text


def blocks(document: str) -> list[Block]:
    """In their order. A mark of another name, or a block that could not run and says nothing, is a ValueError."""
    found: list[Block] = []
    end = 0
    for match in _FENCE.finditer(document):
        above = _MARKS.search(document, 0, match.start())
        marks = dict(_MARK.findall(above[1])) if above else {}
        line = document.count("\n", 0, match.start()) + 1
        for name in marks.keys() - KNOWN:
            raise ValueError(f"{line}: there is no mark '{name}'")
        block = Block(line, match[1], _replaced(line, match[2], marks.get("run with", "")), marks)
        between = _COMMENTS.sub("", document[end:match.start()]).strip()
        if block.language == "text" and found and not between and found[-1].language == "sh":
            found[-1].prints = None if "not compared" in marks else block.text
        elif block.language not in RUN + ("text",) and not {"not run", "file"} & marks.keys():
            raise ValueError(f"{line}: a block of '{block.language}' is not run: it needs a mark 'not run' or 'file'")
        found.append(block)
        end = match.end()
    outside = _FENCE.sub(lambda match: "\n" * match[0].count("\n"), document)
    for number, text in enumerate(outside.splitlines(), 1):
        if text.startswith("    "):
            raise ValueError(f"{number}: an indented block is not run: put it between fences that name its language")
    return found
