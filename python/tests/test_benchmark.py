# SPDX-License-Identifier: BSD-3-Clause
import csv
import pathlib
import subprocess
import sys

import pytest

from lapilli import _library

SCRIPT = pathlib.Path(__file__).resolve().parents[1] / "benchmarks" / "linalg.py"


def test_every_routine_is_measured_and_checked(tmp_path):
    out = tmp_path / "out.csv"
    subprocess.run([sys.executable, SCRIPT, "--n", "40", "--dtype", "float64,complex64", "--order", "C,F", "--runs", "1",
                    "--libraries", "lapilli,numpy,scipy", "--out", out], check=True, timeout=100)
    with out.open() as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 2 * 2 * (9 + 7 + 6)
    assert all(float(line["residual"]) < 30 and float(line["seconds"]) > 0 for line in lines)
    assert all((float(line["inside"]) > 0) == (line["library"] == "lapilli") for line in lines if line["inside"])


def test_programs_that_are_not_changed(tmp_path):
    """The drop-in library beside the one that the tests use, where it has been built."""
    library = pathlib.Path(_library.path())
    dropin = library.parent / "liblapilli_lapack.so"
    if not dropin.exists():
        pytest.skip("no drop-in library")
    out = tmp_path / "out.csv"
    subprocess.run([sys.executable, SCRIPT.parent / "dropin.py", "--dropin", dropin, "--n", "3,40", "--runs", "1", "--out", out],
                   check=True, timeout=100)
    with out.open() as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 2 * 16
    assert all(float(line["with"]) > 0 and float(line["ratio"]) > 0 for line in lines)
