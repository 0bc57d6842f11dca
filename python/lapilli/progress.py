# SPDX-License-Identifier: BSD-3-Clause
"""A progress bar for long calls."""
from __future__ import annotations

import sys
from typing import Any


class bar:  # pylint: disable=invalid-name
    """Draws the progress of calls: with tqdm where that is installed, else as a line on standard error.

        context.progress = lapilli.bar()
    """

    def __init__(self) -> None:
        self._tqdm: Any = None
        try:
            from tqdm.auto import tqdm
            self._tqdm = tqdm
        except ImportError:
            pass
        self._bar: Any = None
        self._phase: tuple[str, str] | None = None

    def __call__(self, routine: str, phase: str, fraction: float) -> bool:
        if self._tqdm is None:
            self._write(routine, phase, fraction)
        else:
            self._draw(routine, phase, fraction)
        return False

    def _draw(self, routine: str, phase: str, fraction: float) -> None:
        if self._phase != (routine, phase):
            self.close()
            self._phase = (routine, phase)
            self._bar = self._tqdm(total=100, desc=f"{routine} {phase}", unit="%", bar_format="{l_bar}{bar}| {elapsed}")
        self._bar.update(max(0, 100 * fraction - self._bar.n))

    def _write(self, routine: str, phase: str, fraction: float) -> None:
        if self._phase not in (None, (routine, phase)):
            sys.stderr.write("\n")
        self._phase = (routine, phase)
        sys.stderr.write(f"\r{routine} {phase} {100 * fraction:.0f} %")
        sys.stderr.flush()

    def close(self) -> None:
        """Ends the bar of the last phase."""
        if self._bar is not None:
            self._bar.close()
            self._bar = None
        elif self._phase is not None and self._tqdm is None:
            sys.stderr.write("\n")
        self._phase = None
