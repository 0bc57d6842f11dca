# SPDX-License-Identifier: BSD-3-Clause
"""Writes the pages with measurements, and their figures, from docs/results/*.csv and the templates in tools/results/pages. Run by
hand, `make results` or `make generate`; what it writes is committed.

    python3 tools/results             writes what has changed
    python3 tools/results --check     writes nothing; fails when a page is not what it would write
    python3 tools/results --add FILE [--to NAME] [--commit COMMIT]
                                      first adds the rows that a program wrote: each takes the place of the row of its case, and
                                      rows of new cases go to the end of docs/results/NAME

A row whose commit is not in this history is an error: it has to be measured again. Where there is no history, or only its end, commits
are not looked up. Errors are, too, two rows of one case, since the older one is out of date, and a time of README.md that its file lacks.
"""
import argparse
import pathlib
import re
import subprocess
import sys

import cases
import pages
from rows import Results, ResultsError
from text import duration

TEMPLATES = "tools/results/pages"


def git(root, *arguments, **options):
    try:
        return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True, **options).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def check_commits(root, results):
    if git(root, "rev-parse", "--is-shallow-repository").strip() != "false" or not git(root, "ls-files", TEMPLATES):
        return
    places = {}
    for rows in results.files.values():
        for row in rows:
            places.setdefault(row.commit, row.place)
    answers = git(root, "cat-file", "--batch-check", input="".join(f"{commit}^{{commit}}\n" for commit in places)).splitlines()
    unknown = [f"{place}: commit {commit or '(none)'}" for (commit, place), answer in zip(places.items(), answers)
               if " commit " not in answer]
    if unknown:
        raise ResultsError("not in this history, to be measured again: " + "; ".join(unknown))


def check_readme(root, results):
    """A time of README.md is one of the file that it links."""
    readme = root / "README.md"
    for time, name in re.findall(r"\[([\d.]+ [um]?s)\]\(docs/results/([\w-]+\.csv)\)", readme.read_text(encoding="utf-8") if readme.exists() else ""):
        if not any(time == duration(row.seconds, digits) for row in results.rows(name) for digits in (2, 3)):
            raise ResultsError(f"README.md: no row of {name} took {time}")


def outputs(root):
    """{path: text}."""
    results = Results(root / "docs/results")
    check_commits(root, results)
    cases.check(results)
    check_readme(root, results)
    made = {}
    for template in sorted((root / TEMPLATES).rglob("*.in")):
        source = template.relative_to(root).as_posix()
        target = "docs" + source[len(TEMPLATES):-len(".in")]
        try:
            made.update(pages.page(template.read_text(encoding="utf-8"), target, source, results))
        except ResultsError as error:
            raise ResultsError(f"{source}: {error}") from error
    return made


def main():
    parser = argparse.ArgumentParser(prog="results", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, fail when something is not current")
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2], help="of the source tree")
    parser.add_argument("--add", type=pathlib.Path, metavar="FILE", help="rows to add, as a program wrote them")
    parser.add_argument("--to", metavar="NAME", help="the file of docs/results for rows of new cases")
    parser.add_argument("--commit", help="what the added rows measured, where the program did not know")
    options = parser.parse_args()
    stale = []
    try:
        if options.add:
            replaced, appended = cases.add(options.root / "docs/results", options.add, options.to, options.commit)
            print(f"results: {replaced} rows replaced, {appended} appended")
        for path, text in outputs(options.root).items():
            target = options.root / path
            if target.exists() and target.read_text(encoding="utf-8") == text:
                continue
            stale.append(path)
            if not options.check:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text, encoding="utf-8")
    except ResultsError as error:
        sys.exit(f"results: {error}")
    for path in stale:
        print(f"results: {path} " + ("is not what the measurements say: run make results" if options.check else "written"))
    if not stale:
        print("results: the pages are as the measurements say")
    return 1 if options.check and stale else 0


sys.exit(main())
