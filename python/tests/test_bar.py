# SPDX-License-Identifier: BSD-3-Clause
"""The bar of long calls."""
import time

import pytest

from lapilli import progress


@pytest.mark.parametrize("fraction,end", [(0, " ▕   0 %"), (0.999, "99 %"), (1, "█▕ 100 %"), (-3, " ▕   0 %"), (7, "█▕ 100 %")])
def test_what_is_done_and_not_more(fraction, end):
    line = progress.bar_text("dsyevd", "solve", fraction)
    assert line.endswith(end) and line.startswith("dsyevd  solve ") and len(line) == len(progress.bar_text("dsyevd", "solve", 0.5))


def test_the_time_that_is_left():
    """The table of the programs' bar: docs/examples/levels/test/progress_bar_test.cpp."""
    assert progress.time_text(12.34, 12, 0.5) == "12.3 s, 12 s left"
    assert progress.time_text(100, 30, 0.1) == "100.0 s, 4 min left"
    assert progress.time_text(5, 0.5, 0.5) == progress.time_text(5, 5, 0.01) == progress.time_text(5, 5, 1) == "5.0 s"


def test_lines(capsys, monkeypatch):
    times = iter([10.0, 20.0, 21.0, 31.0, 50.0])
    monkeypatch.setattr(time, "monotonic", lambda: next(times))
    bar = progress.bar()
    for routine, phase, fraction in (("dsyevd", "reduce", 0), ("dsyevd", "reduce", 0.5), ("dsyevd", "vectors", 0), ("dsyevd", "vectors", 0.25),
                                     ("dpotrf", "factor", 0.5)):
        assert bar(routine, phase, fraction) is False
    bar.close()
    bar.close()
    calls = capsys.readouterr().err.split("\n")
    lines = [line.strip() for line in calls[0].split("\r")[1:]]
    assert [line.split("%")[1].strip() for line in lines] == ["0.0 s", "10.0 s, 10 s left", "11.0 s", "21.0 s, 30 s left"]
    assert calls[1].strip().startswith("dpotrf  factor") and calls[1].strip().endswith(" 50 %  0.0 s") and calls[2:] == [""]
