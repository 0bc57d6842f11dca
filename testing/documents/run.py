#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Runs what the documents tell to run: every block of shell commands, Python and C, in a folder for each document, against an
installed library; where a block of commands shows what it prints, that is compared. C is compiled. The marks that leave a block
out, or make it small: blocks.py.   run.py PREFIX [DOCUMENT...]"""
import concurrent.futures
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from blocks import RUN, blocks  # noqa: E402
from session import ROOT, Session  # noqa: E402


def documents():
    """Those with commands. The pages of kernels have drawings, those of docs/reference are written by tools/generate."""
    pages = [*(page for folder in ("docs", "docs/howto", "docs/python", "docs/results") for page in (ROOT / folder).glob("*.md")),
             *(ROOT / name for name in ("docs/kernels/README.md", "README.md", "CONTRIBUTING.md", "python/README.md"))]
    return sorted(page.relative_to(ROOT).as_posix() for page in pages)


def run(prefix, document):
    """What is wrong, how many blocks have run, the reasons of the others, the seconds."""
    wrong, left, ran, start = [], [], 0, time.monotonic()
    session = Session(prefix)
    try:
        for block in blocks((ROOT / document).read_text(encoding="utf-8")):
            if block.language not in RUN and "file" not in block.marks:
                continue
            reason = session.skipped(block)
            if reason:
                left.append(f"{document}:{block.line}: {reason}")
                continue
            ran += 1
            finding = session.run(block)
            if finding:
                wrong.append(f"{document}:{block.line}: {finding}")
    except Exception as error:  # noqa: BLE001
        wrong.append(f"{document}: {error}")
    finally:
        session.close()
    return wrong, ran, left, time.monotonic() - start


def main(prefix, *chosen):
    names = chosen or documents()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda name: run(pathlib.Path(prefix).resolve(), name), names))
    for name, (wrong, ran, left, seconds) in zip(names, results):
        if ran or left or wrong:
            print(f"{name}: {ran} blocks in {seconds:.1f} s, {len(left)} left out")
        print(*left, sep="\n") if left else None
    wrong = [finding for result in results for finding in result[0]]
    print(*wrong, sep="\n")
    print(f"documents: {len(wrong)} blocks fail" if wrong else f"documents: {sum(result[1] for result in results)} blocks run")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
