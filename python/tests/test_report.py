# SPDX-License-Identifier: BSD-3-Clause
from lapilli.runner._report import Report


def test_a_report():
    report = Report()
    assert "was called" in report.text()
    report.left("numpy.linalg.inv", 0.5, "small")
    report.left("numpy.linalg.inv", 0.25, "dtype float16")
    report.left("numpy.linalg.inv", 0.25, "small")
    lines = report.text().splitlines()
    assert lines[0] == "lapilli: devices: none was used"
    assert lines[2].split() == ["numpy.linalg.inv", "0", "0.000", "3", "1.000", "small", "(2),", "dtype", "float16", "(1)"]
