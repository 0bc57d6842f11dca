# SPDX-License-Identifier: BSD-3-Clause
"""How calls of cupy.linalg and cupyx.scipy.linalg become calls of lapilli.linalg. Where a matrix has no result CuPy's own function
says so, which returns NaN or raises, as cupyx.errstate has it."""
from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Any

from ..linalg import _cholesky, _eigh, _qr, _systems
from . import _gpu
from ._calls import Call, Given, _work

_PRECISIONS = {"f": "s", "d": "d", "F": "c", "D": "z"}


class _Call(Call):
    """Of arrays of CuPy."""

    def refuses_array(self, a: Any) -> str:
        cupy = sys.modules["cupy"]
        if type(a) is not cupy.ndarray:
            return "not an array of CuPy"
        if a.dtype.char not in _PRECISIONS:
            return f"dtype {a.dtype}"
        with a.device:
            return "a graph is captured" if cupy.cuda.get_current_stream().is_capturing() else ""

    def serves(self, order: float, first: Any) -> bool:
        return _gpu.serves(self.routine, _PRECISIONS[first.dtype.char], order)


@functools.cache
def _kind(original: Callable[..., Any]) -> Any:
    """The type of its results, a tuple or a named one by CuPy's version."""
    return type(original(sys.modules["cupy"].eye(1)))


def _as_original(original: Callable[..., Any], result: Any) -> Any:
    kind = _kind(original)
    return kind(*result) if hasattr(kind, "_fields") else tuple(result)


def _call(routine: str, run: Callable[[Callable[..., Any], Given], Any], arguments: set[str], *operands: str, **more: Any) -> Call:
    return _Call(routine, run, arguments, operands or ("a",), asks_again=True, **more)


def _with_modes(original: Callable[..., Any], g: Given) -> Any:
    result = _qr.qr(g["a"], g["mode"], check_finite=False)
    return _as_original(original, result) if g["mode"] != "r" else result


NUMPY = {
    "eigh": _call("syevd", lambda f, g: _as_original(f, _eigh.eigh(g["a"], UPLO=g["UPLO"])), {"a", "UPLO"}, only={"UPLO": ("L", "U")}),
    "eigvalsh": _call("syevd", lambda _, g: _eigh.eigvalsh(g["a"], UPLO=g["UPLO"]), {"a", "UPLO"}, only={"UPLO": ("L", "U")}),
    "cholesky": _call("potrf", lambda _, g: _cholesky.cholesky(g["a"], check_finite=False), {"a"}),
    "solve": _call("getrf", lambda _, g: _systems.solve(g["a"], g["b"], check_finite=False), {"a", "b"}, "a", "b", flat=True),
    "inv": _call("getrf", lambda _, g: _systems.inv(g["a"], check_finite=False), {"a"}),
    "qr": _call("geqrf", _with_modes, {"a", "mode"}, only={"mode": ("reduced", "complete", "r")}, order=_work),
}
SCIPY = {
    "lu_factor": _call("getrf", lambda _, g: _systems.lu_factor(g["a"], g["overwrite_a"], g["check_finite"]),
                       {"a", "overwrite_a", "check_finite"}, only={"overwrite_a": (False,)}),
}
