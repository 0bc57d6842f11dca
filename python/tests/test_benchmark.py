# SPDX-License-Identifier: BSD-3-Clause
import csv
import importlib
import os
import pathlib
import subprocess
import sys

import numpy as np
import pytest

from lapilli import _library

pytestmark = pytest.mark.skipif(os.environ["LAPILLI_DEVICES"] == "none", reason="once is enough")
SCRIPT = pathlib.Path(__file__).resolve().parents[1] / "benchmarks" / "linalg.py"


def test_every_routine_is_measured_and_checked(tmp_path):
    out = tmp_path / "out.csv"
    subprocess.run([sys.executable, SCRIPT, "--n", "40", "--dtype", "float64,complex64", "--order", "C,F", "--runs", "1",
                    "--libraries", "lapilli,numpy,scipy", "--commit", "abcdef0", "--out", out], check=True, timeout=100)
    with out.open() as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 2 * 2 * (10 + 8 + 7)
    assert all(float(line["residual"]) < 30 and float(line["seconds"]) > 0 for line in lines)
    assert all((float(line["inside"]) > 0) == (line["library"] == "lapilli") for line in lines if line["inside"])
    assert {line["commit"] for line in lines} == {"abcdef0"}


def test_first_calls_are_those_of_processes(tmp_path):
    out = tmp_path / "out.csv"
    command = [sys.executable, SCRIPT, "--first", "--n", "40", "--runs", "2", "--libraries", "lapilli,numpy", "--out", out]
    assert subprocess.run(command, stderr=subprocess.DEVNULL, check=False, timeout=100).returncode == 2  # names no routine
    subprocess.run([*command, "--routines", "eigh,solve"], check=True, timeout=100)
    with out.open() as file:
        lines = list(csv.DictReader(file))
    assert [(line["library"], line["routine"]) for line in lines] == [
        ("lapilli", "eigh"), ("lapilli", "solve"), ("numpy", "eigh"), ("numpy", "solve")]
    assert all(line["call"] == "first" and line["runs"] == "2" and float(line["residual"]) < 30 for line in lines)


def test_programs_that_are_not_changed(tmp_path):
    """The drop-in library beside the one that the tests use, where it has been built."""
    library = pathlib.Path(_library.path())
    dropin = library.parent / "liblapilli_lapack.so"
    if not dropin.exists():
        pytest.skip("no drop-in library")
    out = tmp_path / "out.csv"
    subprocess.run([sys.executable, SCRIPT.parent / "dropin.py", "--dropin", dropin, "--n", "3,40", "--runs", "1", "--rounds", "2", "--commit", "abcdef0",
                    "--out", out],
                   check=True, timeout=100)
    with out.open() as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 2 * 19
    assert all(float(line["with"]) > 0 and float(line["ratio"]) > 0 and line["commit"] == "abcdef0" for line in lines)


def test_what_functions_add_to_calls(tmp_path):
    out = tmp_path / "out.csv"
    subprocess.run([sys.executable, SCRIPT.parent / "overhead.py", "--libraries", "numpy", "--n", "40", "--runs", "2", "--commit", "abcdef0",
                    "--out", out], check=True, timeout=100)
    with out.open() as file:
        lines = list(csv.DictReader(file))
    assert [line["routine"] for line in lines] == ["cholesky", "solve", "eigh", "qr"]
    assert all(float(line["inside"]) > 0 and float(line["first"]) > 0 and line["compiled"] == "" for line in lines)
    assert {line["commit"] for line in lines} == {"abcdef0"}


def test_a_file_of_results_grows(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(SCRIPT.parent))
    csv_file = importlib.import_module("csv_file")
    out = tmp_path / "out.csv"
    for line in ("1,2", "3,4"):
        with csv_file.opened(str(out), ["a", "b"]) as file:
            file.write(line + "\n")
    assert out.read_text(encoding="utf-8").split() == ["a,b", "1,2", "3,4"]
    with pytest.raises(SystemExit, match="its columns are a,b"):
        with csv_file.opened(str(out), ["a"]):
            pass


def test_sparse_solvers_are_measured_and_checked(tmp_path):
    pytest.importorskip("scipy.sparse")
    out = tmp_path / "out.csv"
    subprocess.run([sys.executable, SCRIPT.parent / "sparse.py", "--edge", "5", "--points", "8", "--blocks", "3", "--pairs", "3", "--many", "5,9",
                    "--many-points", "6", "--tol", "1e-6", "--seconds", "1", "--libraries", "lapilli,scipy", "--commit", "abcdef0", "--out", out],
                   check=True, timeout=100)
    with out.open() as file:
        lines = list(csv.DictReader(file))
    assert [(line["case"], line["library"]) for line in lines] == [
        ("iteration", "lapilli"), ("iteration", "scipy")] * 2 + [
        ("lowest", "lapilli"), ("lowest chebyshev", "lapilli"), ("lowest", "scipy"), ("many", "lapilli"), ("many", "lapilli"), ("many", "scipy")]
    assert all(float(line["unit_error"]) < 1e-9 for line in lines if line["library"] == "lapilli")
    assert {line["commit"] for line in lines} == {"abcdef0"}


def test_errors_of_programs_on_a_gpu(monkeypatch):
    """Of LU factors with pivots that count rows from 0, as scipy's, and from 1, as torch's; wrong ones are seen."""
    linalg = pytest.importorskip("scipy.linalg")
    monkeypatch.syspath_prepend(SCRIPT.parent)
    unchanged = importlib.import_module("unchanged")
    given = unchanged.matrices(40, np.dtype("float64"), "C")
    factors, pivots = linalg.lu_factor(given["g"])
    assert unchanged.error_of("lu_factor", given, (factors, pivots)) < 30
    assert unchanged.error_of("lu_factor", given, (factors, pivots + 1)) < 30
    assert unchanged.error_of("lu_factor", given, (factors, np.arange(40))) > 1e6
    assert unchanged.error_of("eigh", given, np.linalg.eigh(given["h"])) < 30
    many = tuple(map(np.stack, zip(*[np.linalg.eigh(given["h"])] * unchanged.BATCH)))
    assert unchanged.error_of("eigh_many", given, many) < 30
    many[0][-1, 0] += 1
    assert unchanged.error_of("eigh_many", given, many) > 1e6


def test_programs_on_a_gpu_take_turns(tmp_path):
    """Without a GPU: numpy in the place of a framework, and a program with laxlib's arguments and output."""
    program = tmp_path / "program"
    program.write_text('#!/bin/sh\necho "[\\"program with $1 $2\\", $3, [0.5, 0.25, 0.75], 1, \\"none\\", \\"1.0\\"]"\n', encoding="utf-8")
    program.chmod(0o755)
    out = tmp_path / "out.csv"
    subprocess.run([sys.executable, SCRIPT.parent / "unchanged.py", "--starter", "env LAPILLI_RUN=x", "--frameworks", f"numpy,{program}", "--rows",
                    "eigh:9,20 cholesky:20 qr:9 solve:9 svd:9 eigh_many:3", "--sizes", "77", "--runs", "4", "--limit", "9", "--commit", "abcdef0",
                    "--out", out], check=True, timeout=100)
    with out.open() as file:
        lines = list(csv.DictReader(file))
    assert [(line["function"], line["n"]) for line in lines] == [
        ("numpy.linalg.eigh of 500 matrices, float64", "3"), ("numpy.linalg.eigh, float64", "9"), ("numpy.linalg.qr, float64", "9"),
        ("numpy.linalg.solve, float64", "9"), ("numpy.linalg.svd, float64", "9"), ("numpy.linalg.eigh, float64", "20"),
        ("numpy.linalg.cholesky, float64", "20"), ("program with 4 9.0", "77")]
    assert all(float(line["error"]) < 30 and float(line["before"]) < 30 for line in lines)
    assert (lines[-1]["without"], lines[-1]["runs"], lines[0]["runs"]) == ("0.5", "6", "8")


def test_a_program_that_takes_too_long(tmp_path):
    """What it has measured counts."""
    program = tmp_path / "program"
    program.write_text('#!/bin/sh\nfor n in 1 2; do echo "[\\"f\\", $n, [0.5], 1, \\"none\\", \\"1.0\\"]"; done\nprintf "[\\"f"\nexec sleep 60\n',
                       encoding="utf-8")
    program.chmod(0o755)
    out = tmp_path / "out.csv"
    subprocess.run([sys.executable, SCRIPT.parent / "unchanged.py", "--starter", "env", "--frameworks", program, "--rounds", "1", "--longest", "0.5",
                    "--out", out], check=True, timeout=50)
    with out.open() as file:
        assert [line["n"] for line in csv.DictReader(file)] == ["1", "2"]


def test_orders_of_symbols(tmp_path, monkeypatch, capsys):
    """From the least order on that is faster, up to the largest one; without those that are slower."""
    monkeypatch.syspath_prepend(SCRIPT.parent)
    symbols = importlib.import_module("cusolver_symbols")
    file = tmp_path / "symbols.csv"
    lines = [("a", 100, 1.2), ("a", 200, 1.01), ("a", 300, 0.9), ("a", 400, 1.0), ("a", 500, 0.8), ("a", 900, 1.3), ("b", 100, 0.5), ("b", 200, 1.5),
             ("c", 7, 1.0)]
    file.write_text("function,n,ratio\n" + "".join(f"{name},{n},{ratio}\n" for name, n, ratio in lines), encoding="utf-8")
    symbols.orders(str(file))
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()] == [["a", "300..500"], ["b", "100..100"], ["c", "-"]]
