# SPDX-License-Identifier: BSD-3-Clause
"""A progress bar for long calls, the one of lapilli-solve (tools/common/progress_bar.hpp)."""
from __future__ import annotations

import math
import sys
import time

_WIDTH = 32
_EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")


def bar_text(routine: str, phase: str, fraction: float) -> str:
    """A line such as "dsyevd  tridiagonalize           ██████▌             ▕  42 %"."""
    fraction = min(max(fraction, 0.0), 1.0)
    whole, part = divmod(int(fraction * 8 * _WIDTH), 8)
    filled = "█" * whole + _EIGHTHS[part]
    # Rounded down: what is not done is not 100 %.
    return f"{routine}  {phase:<24.24} {filled:<{_WIDTH}}▕ {math.floor(100 * fraction):3} %"


def time_text(seconds: float, seconds_of_phase: float, fraction: float) -> str:
    """The time of the call, and what its phase still takes at its speed so far, once that can be told: "12.3 s, 17 s left"."""
    taken = f"{seconds:.1f} s"
    if seconds_of_phase < 1 or fraction < 0.05 or fraction >= 1:
        return taken
    left = seconds_of_phase * (1 - fraction) / fraction
    return f"{taken}, {left:.0f} s left" if left < 120 else f"{taken}, {left / 60:.0f} min left"


class bar:  # pylint: disable=invalid-name
    """Draws the progress of calls as a line on standard error.

        context.progress = lapilli.bar()
    """

    def __init__(self) -> None:
        self._routine = self._phase = ""
        self._start = self._start_of_phase = 0.0

    def __call__(self, routine: str, phase: str, fraction: float) -> bool:
        now = time.monotonic()
        if not self._phase or routine != self._routine:
            self.close()
            self._start = now
        if (routine, phase) != (self._routine, self._phase):
            self._start_of_phase = now
        self._routine, self._phase = routine, phase
        # Spaces over the end of a longer line before.
        line = f"{bar_text(routine, phase, fraction)}  {time_text(now - self._start, now - self._start_of_phase, fraction)}"
        sys.stderr.write(f"\r{line:<100}")
        sys.stderr.flush()
        return False

    def close(self) -> None:
        """Ends the line."""
        if self._phase:
            sys.stderr.write("\n")
        self._routine = self._phase = ""
