# SPDX-License-Identifier: BSD-3-Clause
"""Pages from their templates. A template is Markdown with three kinds of blocks, which the page has as a table or a picture:

    ```rows
    FILE KEY=VALUE ... | FILE KEY=VALUE ...     one row of a file, then the row it is compared with: of the same case but for these
                                                keys; "| none": with nothing; without |: what the program wrote next to it
    ```
    ```files
    ```
    ```figure FILE.svg
    title TEXT
    own TEXT                                    the names of the solid and the dashed lines
    peer TEXT
    series LABEL FILE ... KEY=VALUE ... | FILE ... KEY=VALUE ...   one row of each n
    ```
m=n is a row of a square matrix. Words with blanks are quoted as for a shell. Rows are of the library unless a key says otherwise.
"""
import os
import re
import shlex

import figure
import tables
from rows import ResultsError


def selection(words):
    """The files and the keys."""
    files = [word for word in words if "=" not in word]
    return files, dict(word.split("=", 1) for word in words if "=" in word)


def halves(line):
    words = shlex.split(line)
    at = words.index("|") if "|" in words else len(words)
    return words[:at], words[at + 1:]


def row_and_peer(line, results):
    own, other = halves(line)
    files, keys = selection(own)
    found = results.select(files, {"library": "lapilli", **keys})
    if len(found) != 1:
        raise ResultsError(f"{len(found)} rows match: " + ", ".join(row.place for row in found))
    if other == ["none"]:
        return found[0], None
    return found[0], results.peer(found[0], *selection(other))


def by_order(rows):
    """{n: seconds}."""
    found = {}
    for row in rows:
        other = found.setdefault(int(row.cells["n"]), row)
        if other is not row:
            raise ResultsError(f"{other.place} and {row.place} are both of n = {row.cells['n']}")
    return {n: row.seconds for n, row in found.items()}


def series(line, results):
    own, other = halves(line)
    label, *own = own
    files, keys = selection(own)
    found = results.select(files, {"library": "lapilli", **keys})
    ours = by_order(found)
    gpus = {row.gpu for row in found}
    if not ours:
        raise ResultsError("no row matches")
    if len(gpus) > 1:
        raise ResultsError("one line of the GPUs " + ", ".join(sorted(gpus)))
    peer_files, peer_keys = selection(other)
    peers = results.select(peer_files or files, {**{k: v for k, v in keys.items() if k not in ("gpus", "where")}, **peer_keys}) if other else ()
    for row in peers:
        if row.gpu not in (*gpus, "none"):
            raise ResultsError(f"{row.place} is from {row.gpu}")
    return label, ours, by_order(peers)


def picture(name, lines, results, folder):
    """The text of the page and the file."""
    words = {}
    drawn = []
    for number, line in lines:
        kind, _, rest = line.partition(" ")
        if kind == "series":
            drawn.append(located(number, series, rest, results))
        elif kind in ("title", "own", "peer"):
            words[kind] = rest
        else:
            raise ResultsError(f"line {number}: '{kind}' is not one of title, own, peer, series")
    missing = [word for word in ("title", "own", "peer") if word not in words]
    if missing or not drawn:
        raise ResultsError(f"{name}: without {', '.join(missing) or 'series'}")
    link = os.path.relpath(f"docs/results/{name}", folder).replace(os.sep, "/")
    return f"![{words['title']}]({link})", {f"docs/results/{name}": figure.draw(words["title"], words["own"], words["peer"], drawn)}


def located(number, function, *arguments):
    try:
        return function(*arguments)
    except ResultsError as error:
        raise ResultsError(f"line {number}: {error}") from error


def page(template, target, source, results):
    """{path: text} of the page and its pictures."""
    head, _, body = template.partition("\n")
    note = (f"<!-- Written by tools/results from docs/results/*.csv and {source}: change those, then run make results. -->")
    out, made, block = [head, note], {}, None
    for number, line in enumerate(body.split("\n"), 2):
        if block is None:
            match = re.fullmatch(r"```(rows|files|figure)(?: (\S+\.svg))?", line)
            if match:
                block = (match[1], match[2], [])
            else:
                out.append(line)
        elif line != "```":
            if line.strip():
                block[2].append((number, line))
        else:
            kind, name, lines = block
            if kind == "rows":
                out.append(tables.comparison([located(n, row_and_peer, text, results) for n, text in lines]))
            elif kind == "files":
                out.append(tables.of_files(results.files))
            else:
                text, files = picture(name, lines, results, os.path.dirname(target))
                out.append(text)
                made.update(files)
            block = None
    if block is not None:
        raise ResultsError("a block has no end")
    return {target: "\n".join(out), **made}
