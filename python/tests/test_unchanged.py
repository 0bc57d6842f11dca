# SPDX-License-Identifier: BSD-3-Clause
"""PyTorch, CuPy and JAX on a GPU, unchanged, with Lapilli in front of cuSOLVER (lapilli-run), against themselves without it:

    LAPILLI_DEVICES=cuda LAPILLI_RUN_FILE=build/release/src/cusolver/starter/lapilli-run python3 -m pytest python/tests/test_unchanged.py

And, without a GPU, when `python -m lapilli` starts itself again.
"""
import contextlib
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys

import numpy as np
import pytest
import unchanged_program

import lapilli
from lapilli import _cusolver

on_gpu = pytest.mark.skipif("cuda" not in os.environ["LAPILLI_DEVICES"] or lapilli.default().device_count == 0,
                            reason="LAPILLI_DEVICES names no GPU")
PROGRAM, DIRECT = (pathlib.Path(__file__).with_name(f"{name}.py") for name in ("unchanged_program", "direct_calls"))
STARTER = os.environ.get("LAPILLI_RUN_FILE") or _cusolver.starter()
# What each must have reached, of the functions that its calls end in.
REACHED = {
    "torch": ["Xsyevd", "Xsyev", "potrf", "getrf", "geqrf", "sytrf", "gesvd", "gesvdjBatched", "gesvdaStridedBatched"],
    "cupy": ["Xsyevd", "potrf", "getrf", "geqrf", "gesvd"],
    "jax": ["XsyevBatched", "potrf", "getrf", "geqrf", "gesvd"],
}


def outputs_of(*commands):
    """[(standard output, standard error)] of programs that run at the same time."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LAPILLI_")}
    running = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for command in commands]
    with contextlib.ExitStack() as stack:
        for process in running:
            stack.callback(process.kill)
        found = [process.communicate(timeout=400) for process in running]
    assert all(process.returncode == 0 for process in running), found
    return found


def lines_of(framework, *starters, alone=()):
    """What the programs have told, and the reports: one for each way to start it. alone: of each, the part of the program."""
    commands = [[*starter, sys.executable, str(PROGRAM), framework, *part]
                for starter, part in itertools.zip_longest(starters, ([name] for name in alone), fillvalue=())]
    return [(dict(map(json.loads, told.splitlines())), report) for told, report in outputs_of(*commands)]


def failures(*found):
    """Exceptions where there may be none: that they are the same with Lapilli shows nothing."""
    return [(name, answer) for answers in found for name, answer in answers.items() if str(answer).startswith("failed")]


def served(report):
    """{function: calls}"""
    return {function: int(count) for function, count in re.findall(r"^cusolverDn(\w+) +(\d+) ", report, re.M)}


def agree(name, without, with_it):
    """The same kind of answer, and no larger errors than three times those without, or 30 units."""
    if isinstance(without, list) and isinstance(with_it, list) and len(without) == len(with_it):
        return all(agree(name, a, b) for a, b in zip(without, with_it))
    if isinstance(without, float) and isinstance(with_it, float):
        return with_it <= max(30, 3 * without)
    return without == with_it


@on_gpu
@pytest.mark.parametrize("framework", ["torch", "cupy", "jax"])
def test_results_are_those_without(framework):
    pytest.importorskip(framework)
    (without, _), (with_it, report) = lines_of(framework, [], [STARTER, "--report", "--crossover", "0"])
    assert with_it.keys() == without.keys()
    assert failures(without, with_it) == []
    assert [(name, without[name], with_it[name]) for name in without if not agree(name, without[name], with_it[name])] == []
    print(report)
    for function in REACHED[framework]:
        assert sum(count for name, count in served(report).items() if function in name) > 0, f"{function}: {report}"
    if framework == "torch":
        assert "a graph is captured (" in report and "NaN or infinity (" in report


@on_gpu
def test_direct_calls_are_those_without():
    """Matrices that begin anywhere and have gaps, which nothing is written to, and the answers for bad arguments."""
    outputs = outputs_of([sys.executable, str(DIRECT)], [STARTER, "--report", "--crossover", "0", sys.executable, str(DIRECT)])
    (without, _), (with_it, report) = ((dict(map(json.loads, told.splitlines())), text) for told, text in outputs)
    assert with_it.keys() == without.keys() and failures(without, with_it) == []
    assert [(name, without[name], with_it[name]) for name in without if not agree(name, without[name], with_it[name])] == []
    assert all(answer[1] for name, answer in with_it.items() if name.endswith(")")), "the elements around a matrix"
    for function in ("Dpotrf", "Dgetrf", "Dgeqrf", "Dsyevd"):
        assert served(report).get(function, 0) > 0, report


@on_gpu
@pytest.mark.parametrize("framework", ["torch", "jax"])
def test_gradients_and_vmap_are_served(framework):
    """Each in a program of its own, so that no other call counts. Eigenproblems of gradients have orders of the table; those of vmap may be
    one call for many matrices, whose orders are others: all are served."""
    pytest.importorskip(framework)
    parts = {"gradients": [STARTER, "--report"], "vmap": [STARTER, "--report", "--crossover", "0"]}
    for part, (found, report) in zip(parts, lines_of(framework, *parts.values(), alone=parts)):
        print(report)
        assert list(found) == [part] and failures(found) == [] and all(r < 30 for r in found[part]), found
        assert sum(count for name, count in served(report).items() if "syev" in name) > 0, f"{part}: {report}"


def test_exceptions_that_are_no_answers(capsys):
    """A function that raises with Lapilli and without it is a failure, but where results cannot be."""
    unchanged_program.tell("vmap", lambda: np.linalg.cholesky(-np.eye(2)))
    unchanged_program.tell("cholesky of NaN", lambda: np.linalg.cholesky(-np.eye(2)), may_raise=True)
    told = dict(map(json.loads, capsys.readouterr().out.splitlines()))
    assert told["cholesky of NaN"] == "LinAlgError" and agree("vmap", told["vmap"], told["vmap"])
    assert [name for name, _ in failures(told)] == ["vmap"]


def test_vmap_measures_errors():
    """On the CPU: right results are small, wrong ones are not."""
    framework = unchanged_program.Framework("numpy")
    assert all(r < 30 for r in unchanged_program.vmap(framework))
    framework.get = lambda a: a + 1e-8
    assert all(r > 1e3 for r in unchanged_program.vmap(framework))


@pytest.mark.skipif(os.environ["LAPILLI_DEVICES"] == "none", reason="once is enough")
def test_the_program_measures_errors():
    """On the CPU, by numpy's own functions."""
    (found, _), = lines_of("numpy", [])
    residuals = [answer[0] if isinstance(answer, list) else answer for name, answer in found.items() if " n = " in name]
    assert len(residuals) == 6 * 8 and all(isinstance(r, float) and r < 30 for r in residuals)
    assert found["cholesky of an indefinite matrix"] == found["solve of a singular matrix"] == "LinAlgError"


@on_gpu
def test_a_cache_that_holds_all_memory():
    """Where the caller's work array suffices, or, if not, by cuSOLVER: no call fails."""
    torch = pytest.importorskip("torch")
    assert torch.cuda.is_available()
    program = """
import torch
n = 3000
a = torch.randn(n, n, device="cuda", dtype=torch.float64); a = a + a.T
p = a @ a + n * torch.eye(n, device="cuda", dtype=torch.float64)
hoard = []
size = 1 << 34
while size > 1 << 24:
    try:
        hoard.append(torch.empty(size, dtype=torch.uint8, device="cuda"))
    except torch.cuda.OutOfMemoryError:
        size //= 2
del hoard  # torch keeps it
w, v = torch.linalg.eigh(a)
factor, x = torch.linalg.cholesky(p), torch.linalg.solve(p, a)
print(float((a @ v - v * w).abs().max()) < 1e-8, float((factor @ factor.T - p).abs().max()) < 1e-6, float((p @ x - a).abs().max()) < 1e-6)
"""
    (told, report), = outputs_of([STARTER, "--report", sys.executable, "-c", program])
    assert told.strip() == "True True True", report


@on_gpu
def test_two_processes_and_a_fork():
    """At the same time on one GPU; a child that makes no call leaves its parent's devices alone."""
    pytest.importorskip("cupy")
    program = """
import os
import cupy
a = cupy.random.standard_normal((700, 700)); a = a + a.T
def good():
    w, v = cupy.linalg.eigh(a)
    return float(abs(a @ v - v * w).max()) < 1e-9
before, child = good(), os.fork()
if child == 0:
    os._exit(7)
print(before, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), good())
"""
    for told, report in outputs_of(*2 * [[STARTER, "--report", sys.executable, "-c", program]]):
        assert told.strip() == "True 7 True", report
        assert re.search(r"^cusolverDnXsyevd +2 ", report, re.M), report


@on_gpu
def test_python_m_lapilli_starts_itself_again():
    pytest.importorskip("cupy")
    environment = dict(os.environ, LAPILLI_DEVICES="cuda", LAPILLI_LIBRARY=lapilli.library_path(),
                       PATH=os.path.dirname(STARTER) + os.pathsep + os.environ["PATH"])
    environment.pop("LAPILLI_RUN", None)
    code = "import cupy; a = cupy.eye(700); print(float(cupy.linalg.eigh(a)[0][0]))"
    done = subprocess.run([sys.executable, "-m", "lapilli", "--report", "-c", code], env=environment, check=False, capture_output=True, text=True,
                          timeout=200, cwd=pathlib.Path(lapilli.__file__).parents[1])
    assert done.stdout.strip() == "1.0", done.stderr
    assert re.search(r"^cusolverDnXsyevd +1 ", done.stderr, re.M), done.stderr


@pytest.fixture(name="starter")
def _starter(tmp_path, monkeypatch):
    """A program in the place of lapilli-run that tells how it was started, on a machine with a GPU."""
    file = tmp_path / "bin" / "lapilli-run"
    file.parent.mkdir()
    file.write_text('#!/bin/sh\nshift\necho "started: $*"\n', encoding="utf-8")
    file.chmod(0o755)
    monkeypatch.setattr(_cusolver, "_GPU", (str(file),))
    monkeypatch.setattr(_cusolver._library, "candidates", lambda: [str(tmp_path / "lib" / "liblapilli.so")])
    return str(file)


def test_who_starts_again(starter):
    assert _cusolver.starter() == starter
    assert _cusolver.refuses({}) == ""
    assert _cusolver.refuses({"LAPILLI_DEVICES": "cuda:0"}) == ""
    assert "lapilli-run" in _cusolver.refuses({"LAPILLI_RUN": "/some/folder"})
    assert _cusolver.refuses({"LAPILLI_CUSOLVER": "off"}) == "LAPILLI_CUSOLVER=off"
    assert "no GPU" in _cusolver.refuses({"LAPILLI_DEVICES": "none"})


def test_who_does_not_without_a_gpu(starter, monkeypatch):
    monkeypatch.setattr(_cusolver, "_GPU", ("/no/such/device",))
    assert _cusolver.refuses({}) == "no GPU", starter


def test_python_m_lapilli_becomes_the_starter(starter, tmp_path):
    """In a process of its own, which the starter takes the place of: with Python's own options and the program's arguments."""
    code = f"""
import os, sys
from lapilli import _cusolver
_cusolver._GPU = ({starter!r},)
_cusolver._library.candidates = lambda: [{str(tmp_path / "lib" / "liblapilli.so")!r}]
os.environ.pop("LAPILLI_RUN", None)
os.environ["LAPILLI_DEVICES"] = "cuda"
if hasattr(sys, "orig_argv"):
    sys.orig_argv = ["python", "-X", "utf8", "-m", "lapilli", "program.py", "argument"]
from lapilli.__main__ import main
main(["program.py", "argument"], is_process=True)
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=pathlib.Path(lapilli.__file__).parents[1])
    assert re.fullmatch(r"started: \S+ (-X utf8 )?-m lapilli program.py argument\n", done.stdout), done.stdout + done.stderr
