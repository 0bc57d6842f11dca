# SPDX-License-Identifier: BSD-3-Clause
import csv
import pathlib
import subprocess
import sys

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
