# SPDX-License-Identifier: BSD-3-Clause
"""One document's blocks, run in their order in a folder that looks like a checkout, against an installed library. A shell's
variables and folder, and Python's variables, hold from block to block."""
from __future__ import annotations

import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

from blocks import Block

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LIMIT = 120  # seconds for a block
# What documents say of GPUs and of usual places, as it is here.
HERE_IT_IS = (("cuda:0,1,2,3", "sim:4"), ("cuda:0,1", "sim:2"), ("cuda:0", "sim:1"))
MADE = re.compile(r"--(?:values|vectors|out|picture|report) ([^\s:]+\.\w+)")
PART = re.compile(r"\w+: .*, [1-9]\d* %")  # of a phase: which parts a clock comes to see differs

# Takes blocks from its input, a line of JSON each, and answers with a line.
PYTHON = """
import json, sys, traceback
answers, sys.stdout = sys.stdout, sys.stderr
variables = {"__name__": "__main__"}
for line in sys.stdin:
    try:
        exec(compile(json.loads(line), "block", "exec"), variables)
        answer = ""
    except BaseException:
        answer = traceback.format_exc()
    print(json.dumps(answer), file=answers, flush=True)
"""


def comparable(text: str) -> list[str]:
    """Without times, numbers of processes, what a machine has."""
    lines = [re.sub(r"^\S+Z lapilli\[\d+\]", "LOG", line) for line in text.splitlines() if not PART.fullmatch(line)]
    lines = [re.sub(r"\b\d+\.\d+ s\b", "T s", line) for line in lines]
    return [re.sub(r"(devices auto|the next LAPACK is|bytes: Memory).*", r"\1", line).strip() for line in lines]


class Session:
    def __init__(self, prefix: pathlib.Path):
        self.prefix = prefix
        self.home = pathlib.Path(tempfile.mkdtemp())
        self.folder = self.home / "checkout"
        self.folder.mkdir()
        for entry in ROOT.iterdir():
            if entry.name not in ("build", "docs", ".git"):
                (self.folder / entry.name).symlink_to(entry)
        shutil.copytree(ROOT / "docs", self.folder / "docs")
        (self.home / "lapilli").symlink_to(prefix)
        programs = self.home / "programs"
        programs.mkdir()
        for name in ("python", "python3"):  # one with numpy
            (programs / name).write_text(f"#!/bin/sh\nexec {shlex.quote(sys.executable)} -B \"$@\"\n")
            (programs / name).chmod(0o755)
        # A reader has set nothing of ours: the library reports names that it does not know, such as those of CI.
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("LAPILLI_")}
        self.environment = dict(
            inherited, HOME=str(self.home), PATH=f"{programs}:{prefix}/bin:{os.environ['PATH']}",
            PKG_CONFIG_PATH=f"{prefix}/lib/pkgconfig", LD_LIBRARY_PATH=f"{prefix}/lib", CUDA_VISIBLE_DEVICES="",
            PYTHONPATH=str(ROOT / "python"), LAPILLI_LIBRARY=f"{prefix}/lib/liblapilli.so", OPENBLAS_NUM_THREADS="1",
            DOCUMENTS=str(HERE))
        self.state = self.home / "state"
        self.state.write_text(f"cd {shlex.quote(str(self.folder))}\n")
        self.python: subprocess.Popen | None = None

    def close(self) -> None:
        if self.python:
            self.python.stdin.close()
            self.python.wait()
            self.python.stdout.close()
        shutil.rmtree(self.home, ignore_errors=True)

    def skipped(self, block: Block) -> str | None:
        """Why a block is not run, or None."""
        if "not run" in block.marks:
            return block.marks["not run"]
        condition = block.marks.get("if")
        if condition and self.shell(condition)[0] != 0:
            return f"not here: {condition}"
        return None

    def run(self, block: Block) -> str | None:
        """What is wrong, or None."""
        text = block.text
        for old, new in (*HERE_IT_IS, ("/usr/local/", f"{self.prefix}/")):
            text = text.replace(old, new)
        if "file" in block.marks:
            (self.folder / block.marks["file"]).write_text(text)
            return None
        before = block.marks.get("before", "")
        return getattr(self, f"run_{block.language}")(block, before, text)

    def shell(self, script: str) -> tuple[int, str]:
        keep = f"trap 'status=$?; {{ export -p; echo cd \"$(printf %q \"$PWD\")\"; }} >{shlex.quote(str(self.state))}; exit $status' EXIT"
        ran = subprocess.run(["bash", "-c", f". {shlex.quote(str(self.state))}\n{keep}\nset -e\n{script}"], env=self.environment,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=LIMIT, check=False)
        return ran.returncode, ran.stderr + ran.stdout

    def run_sh(self, block: Block, before: str, text: str) -> str | None:
        if before:
            status, printed = self.shell(before)
            if status != 0:
                return f"'before' fails:\n{printed}"
        status, printed = self.shell(text)
        if block.prints is not None:
            if comparable(printed) != comparable(block.prints):
                return f"prints\n{printed}\ninstead of\n{block.prints}"
            return None
        if status != 0:
            return f"ends with status {status}:\n{printed}"
        where = pathlib.Path(self.shell("pwd")[1].strip())
        for name in MADE.findall(re.sub(r"\s#.*", "", text)):
            if name != "-" and not ((where / name).exists() and (where / name).stat().st_size > 0):
                return f"{name} has not been written"
        return None

    def run_python(self, _: Block, before: str, text: str) -> str | None:
        if self.python is None:
            self.python = subprocess.Popen([sys.executable, "-B", "-c", PYTHON], cwd=self.folder, env=self.environment, text=True,
                                           stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.python.stdin.write(json.dumps(f"{before}\n{text}") + "\n")
        self.python.stdin.flush()
        answer = self.python.stdout.readline()
        return json.loads(answer) or None if answer else "Python has ended"

    def run_c(self, _: Block, before: str, text: str) -> str | None:
        whole = "int main(" in text
        source = text if whole else f'#include "fragment.h"\nvoid block(void) {{\n{before}\n{{\n{text}\n}}}}\n'
        # A fragment leaves names unused, infos without a look and declares a function or two.
        warnings = "-Wall -Werror -Wno-unused -Wno-uninitialized -Wno-maybe-uninitialized"
        ran = subprocess.run(f"cc -std=c11 -fsyntax-only {warnings} -I{self.prefix}/include -I{HERE} -x c -".split(), input=source,
                             capture_output=True, text=True, check=False)
        return ran.stderr if ran.returncode else None

