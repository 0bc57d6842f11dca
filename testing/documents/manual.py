#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""What is wrong with the manual pages of an installed tree: a function that a header declares, or a program, has none; a page is shown
for a name that it does not mention; a page names another one that is not there; groff warns.   manual.py PREFIX"""
import pathlib
import re
import shutil
import subprocess
import sys

SHOWN = re.compile(r"\.so (\S+)\n\Z")  # all of a page that shows another
REFERENCE = re.compile(r"\b(lapilli[\w-]*)\((\d)\)")


def functions(headers):
    """Those that the headers of a folder declare."""
    text = "".join(header.read_text(encoding="utf-8") for header in sorted(headers.glob("*.h")))
    return re.findall(r"\bLAPILLI_API [^;(]*\b(lapilli_\w+)\(", re.sub(r"/\*.*?\*/", "", text, flags=re.S))


def plain(text):
    """A page without changes of fonts, and with hyphens for what roff writes as one."""
    return re.sub(r"\\f[BIR]", "", text).replace("\\-", "-")


def warnings(folder, names):
    """What groff says, as `man --warnings` would; nothing where it is not installed."""
    if not names or not shutil.which("groff"):
        return []
    done = subprocess.run(["groff", "-man", "-ww", "-z", "-Tutf8", *names], cwd=folder, capture_output=True, text=True, check=False)
    return done.stderr.splitlines()


def starts(program):
    """Of others, whose libraries are elsewhere, there is no page: it is what they print for --help."""
    try:
        return subprocess.run([program, "--help"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


def findings(headers, folder, programs=()):
    """headers and folder, that of man1, man3 and man7, are paths; programs are names."""
    texts = {page.relative_to(folder).as_posix(): page.read_text(encoding="utf-8") for page in sorted(folder.glob("man?/*"))}
    declared = functions(headers)
    if not declared:
        yield f"{headers}: no functions found"
    wanted = [(f"man3/{name}.3", name) for name in declared] + [(f"man1/{name}.1", name) for name in programs]
    yield from (f"{path}: there is no page of {name}" for path, name in wanted if path not in texts)
    own = {}
    for path, text in texts.items():
        shown = SHOWN.match(text)
        if not shown:
            own[path] = plain(text)
        elif not re.search(rf"\b{pathlib.Path(path).stem}\b", plain(texts.get(shown[1], ""))):
            yield f"{path}: it shows {shown[1]}, which is not there or does not mention it"
    for path, text in own.items():
        for name, section in sorted(set(REFERENCE.findall(text))):
            if f"man{section}/{name}.{section}" not in texts:
                yield f"{path}: it names {name}({section}), which is not there"
    yield from warnings(folder, own)


def main(prefix):
    prefix = pathlib.Path(prefix).resolve()
    programs = [program.name for program in sorted(prefix.glob("bin/lapilli-*")) if starts(program)]
    found = list(findings(prefix / "include/lapilli", prefix / "share/man", programs))
    print("\n".join(found) or "manual: a page for each function and program")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
