# SPDX-License-Identifier: BSD-3-Clause
"""Which rows measured the same: docs/results has one row of each case, the newest."""
import csv
import re

from rows import Results, ResultsError, read_file

# Columns that tell cases of one kind apart, next to the kind's own, in files that have them.
FURTHER = ["where", "settings", "matrix", "alpha", "beta", "format", "framework"]


def case_of(row):
    """What a newer row has to share to replace this one. A newer version of a library is the same library; another number of threads
    is not. None for a peer that the tester repeats next to each row of a sweep, such as "one by one"."""
    version = row.cells.get("version", "")
    if row.library == "lapilli" and version and not version[0].isdigit():
        return None
    threads = re.search(r"threads=\d+", version)
    cells = tuple(row.cells.get(column) or "" for column in [*row.kind.case, *FURTHER])
    return (row.kind.__name__, row.library, threads and threads[0], row.gpu, row.gpus, cells)


def by_case(results):
    """{case: its rows}, over all files."""
    found = {}
    for rows in results.files.values():
        for row in rows:
            found.setdefault(case_of(row), []).append(row)
    found.pop(None, None)
    return found


def check(results):
    repeated = [rows for rows in by_case(results).values() if len({row.place for row in rows}) > 1]
    if repeated:
        raise ResultsError("one row of each case is kept, the newest; these are of one case: " +
                           "; ".join(" and ".join(row.place for row in rows) for rows in repeated[:10]))


def add(folder, file, target, commit):
    """Adds the rows of a file that a program wrote. A row takes the place of the row of its case, in whichever file that is; without
    one it is appended to the file `target`. With a commit, that is what they measured. Returns the numbers of rows replaced and appended."""
    results = Results(folder)
    places = {case: rows[0] for case, rows in by_case(results).items()}
    replaced, appended = {}, []
    with file.open(newline="", encoding="utf-8") as lines:
        columns = csv.DictReader(lines).fieldnames
    # A line with two times has two rows.
    for row in {row.line: row for row in read_file(file)}.values():
        cells = {column: row.cells[column] for column in columns} | ({"commit": commit} if commit else {})
        old = places.get(case_of(row))
        if old is None:
            appended.append(cells)
        else:
            replaced.setdefault(old.file, {})[old.line] = cells
    if appended and target is None:
        raise ResultsError(f"{len(appended)} rows of {file} are of new cases: --to names the file that gets them")
    for name in sorted({*replaced, *([target] if appended else [])}):
        rewrite(folder / name, replaced.get(name, {}), appended if name == target else [])
    return sum(map(len, replaced.values())), len(appended)


def rewrite(path, replaced, appended):
    """Replaces lines of the file by their numbers, and appends others. The file gets the columns that it lacks and a cell needs."""
    with path.open(newline="", encoding="utf-8") as file:
        reader = csv.DictReader(file)
        columns = reader.fieldnames
        lines = [replaced.get(reader.line_num, cells) for cells in reader]
    for cells in [*replaced.values(), *appended]:
        columns = columns + [column for column, value in cells.items() if value and column not in columns]
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns, restval="", extrasaction="ignore", lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines + appended)
