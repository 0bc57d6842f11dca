# SPDX-License-Identifier: BSD-3-Clause
"""What was served, where, and how long it took."""
from __future__ import annotations

import dataclasses
import threading
from collections import Counter

from .. import context

NO_DEVICES = "there are no devices"
NOT_REPLACED = "not replaced"


@dataclasses.dataclass
class _Line:
    served: int = 0
    seconds: float = 0.0
    left: int = 0
    left_seconds: float = 0.0
    reasons: Counter = dataclasses.field(default_factory=Counter)


class Report:
    """Counts calls of the functions that were replaced, also from several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._lines: dict[str, _Line] = {}

    def served(self, name: str, seconds: float) -> None:
        """A call that the library served."""
        with self._lock:
            line = self._lines.setdefault(name, _Line())
            line.served += 1
            line.seconds += seconds

    def left(self, name: str, seconds: float, reason: str) -> None:
        """A call that stayed numpy's or scipy's. Of one that another made, the time counts twice."""
        with self._lock:
            line = self._lines.setdefault(name, _Line())
            line.left += 1
            line.left_seconds += seconds
            line.reasons[reason] += 1

    def text(self) -> str:
        """A table."""
        if any(line.served for line in self._lines.values()):
            devices = ", ".join(d.name for d in context.default().devices)
        elif any(NO_DEVICES in line.reasons for line in self._lines.values()):
            devices = f"none: {context.default().why_no_devices}"
        else:  # not to open them for this alone
            devices = "none was used"
        out = [f"lapilli: devices: {devices}"]
        if not self._lines:
            return "\n".join(out + ["lapilli: no function of numpy.linalg or scipy.linalg that it knows was called"])
        width = max(map(len, self._lines))
        out.append(f"{'':{width}}  {'served':>7} {'seconds':>9}  {'left':>7} {'seconds':>9}  why")
        for name, line in sorted(self._lines.items()):
            why = ", ".join(f"{reason} ({count})" for reason, count in line.reasons.most_common(3))
            out.append(f"{name:{width}}  {line.served:7} {line.seconds:9.3f}  {line.left:7} {line.left_seconds:9.3f}  {why}".rstrip())
        return "\n".join(out)


REPORT = Report()
