# SPDX-License-Identifier: BSD-3-Clause
"""Parts of the documents for manual pages: Markdown, as far as the documents use it, becomes roff. A table becomes a list, since a
terminal has no room for its columns: what the first column names, and below it the others, each behind the title of its column."""
import dataclasses
import os
import re

import roff
import table

_BLOCK = re.compile(
    r"^```.*\n(?P<code>(?:.*\n)*?)```$"
    r"|^(?P<level>#+) (?P<title>.+)$"
    r"|(?P<table>(?:^\|.*(?:\n|\Z))+)"
    r"|^- (?P<item>.+(?:\n  .+)*)"
    r"|^(?P<paragraph>.+(?:\n(?!- |\||#+ |```).+)*)", re.M)
_COMMENT = re.compile(r"^<!--.*?-->$", re.M | re.S)
_PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
_MARK = re.compile(r"`([^`]+)`|\*\*(.+?)\*\*|\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s]+)\)|\\([\\_|*])")
# What is installed in share/doc/lapilli, by the same names.
_INSTALLED = re.compile(r"docs/|(?:README.md|CHANGELOG.md|THIRD-PARTY.md|LICENSE|AUTHORS)$")


@dataclasses.dataclass
class Block:
    kind: str  # a group of _BLOCK
    text: str
    level: int = 0  # of a title: 1 is the document's


class Document:
    """pages: {path of a document, or of a header: "lapilli(7)"}, those that are manual pages themselves."""

    def __init__(self, root, path, pages):
        self.path, self.pages = path, pages
        self.blocks = []
        text = _PICTURE.sub("", _COMMENT.sub("", (root / path).read_text(encoding="utf-8")))
        for match in _BLOCK.finditer(text):
            kind = match.lastgroup
            self.blocks.append(Block(kind, match[kind], len(match["level"] or "")))
        self.title = self.blocks[0].text

    def all(self):
        return self.blocks[1:]

    def section(self, title):
        """What is below that title; "": what the document begins with."""
        starts = [i for i, b in enumerate(self.blocks) if b.kind == "title" and (b.text == title if title else b.level == 1)]
        if len(starts) != 1:
            raise table.TableError(f"{self.path}: {len(starts)} sections '{title}'")
        level = max(self.blocks[starts[0]].level, 2)
        below = self.blocks[starts[0] + 1:]
        end = next((i for i, b in enumerate(below) if b.kind == "title" and b.level <= level), len(below))
        return below[:end]

    def roff(self, blocks, sections_from=2):
        """Titles of the level `sections_from` are sections of the page."""
        out = []
        for block in blocks:
            if block.kind == "title":
                title = _plain(block.text)
                out.append(f".SH {roff.escaped(title.upper())}" if block.level <= sections_from else f".SS {roff.escaped(title)}")
            elif block.kind == "code":
                out += [".PP", ".RS 4", *roff.verbatim(block.text.rstrip("\n")), ".RE"]
            elif block.kind == "table":
                out += self._list(block.text)
            elif block.kind == "paragraph":
                out += [".PP", self._line(block.text)]
            elif not _is_contents(block.text):
                out += [".IP \\[u2022] 2", self._line(block.text)]
        return out

    def _list(self, text):
        titles, _, *rows = ([cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip()[1:-1])] for line in text.splitlines())
        out = [".PP", f"\\fI{roff.escaped(_plain(titles[0]))}\\fR"] if titles[0] and not any(titles[1:]) else []
        for name, *others in rows:
            told = [f"\\fI{roff.escaped(_plain(title))}\\fR: {self._inline(cell)}" if title and len(others) > 1 else self._line(cell)
                    for title, cell in zip(titles[1:], others) if cell]
            out += [".TP", self._line(name) or "\\&", "\n.br\n".join(told) or "\\&"]
        return out

    def _line(self, text):
        return roff.guarded(self._inline(" ".join(text.split())))

    def _inline(self, text):
        out, end = "", 0
        for match in _MARK.finditer(text):
            code, strong, title, target, sign = match.groups()
            out += roff.escaped(text[end:match.start()])
            if code:
                out += roff.bold(code.replace("\\|", "|"))
            elif strong:
                out += f"\\fB{self._inline(strong)}\\fR"
            elif target:
                out += self._link(title, target)
            else:
                out += roff.escaped(sign)
            end = match.end()
        return out + roff.escaped(text[end:])

    def _link(self, title, target):
        """The title, and in brackets the page or the file where that is to be had."""
        if re.match(r"[a-z]+:", target):
            return f"{self._inline(title)} [{roff.escaped(target)}]"
        file = target.partition("#")[0]
        path = os.path.normpath(os.path.join(os.path.dirname(self.path), file)) if file else self.path
        if path in self.pages:
            return self._inline(title) + (f" [{roff.page(self.pages[path])}]" if path != self.path else "")
        if not _INSTALLED.match(path):
            return self._inline(title)
        if path.endswith(_plain(title)):
            return roff.escaped(path)
        return f"{self._inline(title)} [{roff.escaped(path)}]"


def _plain(text):
    return re.sub(r"`|\*\*", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text))


def _is_contents(item):
    """Nothing but links into the same document."""
    return not re.sub(r"\[[^\]]*\]\(#[^)]*\)", "", item).strip(" \n·,")
