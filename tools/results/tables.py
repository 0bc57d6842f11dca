# SPDX-License-Identifier: BSD-3-Clause
"""Tables of Markdown from rows."""
import re

import rows as results
from text import cell, digits_of, duration, ratio

MOST_ROWS = 10


def markdown(head, lines):
    return "\n".join(["| " + " | ".join(head) + " |", "|" + "---|" * len(head)] + ["| " + " | ".join(line) + " |" for line in lines])


def peer_name(row, peer):
    """cuSOLVER, LAPACK with its threads; for the library itself, in what it differs."""
    if peer.library != "lapilli":
        threads = peer.cells.get("version", "").rpartition("threads=")[2] if "threads=" in peer.cells.get("version", "") else ""
        library = re.sub(r" [\d.]+$", "", peer.library)
        name = {"cupy": "CuPy", "scipy": "SciPy", "elpa": "ELPA", "scalapack": "ScaLAPACK"}.get(library, library)
        return f"{name}, {threads} threads" if threads else name
    if peer.gpus != row.gpus:
        return f"{peer.gpus} GPU" + ("s" if peer.gpus != 1 else "")
    if peer.routine != row.routine:
        return peer.routine
    if peer.cells.get("version", "") != row.cells.get("version", ""):
        return peer.cells["version"]
    return peer.cells.get("settings") or "default settings"


def comparison(pairs):
    """(row, peer or None): times, and how many times as fast the row is."""
    if len(pairs) > MOST_ROWS:
        raise results.ResultsError(f"a table of {len(pairs)} rows: {MOST_ROWS} are allowed")
    lines = []
    for row, peer in pairs:
        digits = digits_of(row.seconds_text)
        line = [cell(row.routine), row.cells["n"], cell(", ".join(row.options)), duration(row.seconds, digits)]
        if peer is None:
            line += ["", "", ""]
        else:
            other = digits_of(peer.seconds_text)
            line += [cell(peer_name(row, peer)), duration(peer.seconds, other), ratio(peer.seconds / row.seconds, min(digits, other))]
        commit = row.commit if peer is None or peer.commit == row.commit else f"{row.commit}, peer {peer.commit}"
        lines.append(line + [f"{row.gpus} {row.gpu}", "yes" if row.checked else "no", commit])
    return markdown(["routine", "n", "options", "time", "peer", "its time", "ratio", "GPUs", "checked", "commit"], lines)


def span(values, separator=", "):
    return separator.join(dict.fromkeys(v for v in values if v))


def of_files(files):
    """{name: rows}: what each file holds. A line of a file with two times counts once."""
    lines = []
    for name, rows in files.items():
        own = list({row.line: row for row in reversed(rows)}.values())
        routines = sorted({row.cells.get("routine") or row.routine for row in rows})
        shown = ", ".join(routines[:6]) + (f" and {len(routines) - 6} more" if len(routines) > 6 else "")
        gpus = {}
        for row in rows:
            if row.gpu != "none":
                gpus.setdefault(row.gpu, set()).add(row.gpus)
        dates = sorted({row.date for row in rows if row.date})
        lines.append([f"[{name}]({name})", cell(shown),
                      "; ".join(f"{', '.join(map(str, sorted(counts)))} {gpu}" for gpu, counts in gpus.items()) or "none",
                      dates[0] + (f" to {dates[-1]}" if len(dates) > 1 else "") if dates else "",
                      span((row.commit for row in rows), " "), str(len(own)), str(sum(row.checked for row in own))])
    return markdown(["file", "routines", "GPUs", "date", "commits", "rows", "checked"], lines)
