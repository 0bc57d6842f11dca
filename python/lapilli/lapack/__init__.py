# SPDX-License-Identifier: BSD-3-Clause
"""LAPACK's routines as the C interface has them: one function for each name and precision, with the arguments in LAPACK's
order, without work arrays.

    info = lapilli.lapack.dsyevd("V", "L", n, a, n, w)

Matrices are column-major: numpy.asfortranarray, or the transpose of a row-major one. An array is one of numpy, CuPy or PyTorch,
or another with __cuda_array_interface__; an address; or None. Its dtype must be that of the routine; numpy.int64 for integers.
Whether it is large enough is not checked: as in C, n and lda say what is read and written.

A function returns info >= 0, with LAPACK's meaning. A negative info raises lapilli.Error or one of its kin, with the library's
sentence. NAME_memory(...) returns the bytes that a call needs, NAME_mgpu takes a lapilli.Matrix, NAME_async a
lapilli.Queue. `context` is the current one where it is not given.
"""
from __future__ import annotations

from typing import Any

from ..context import Context
from . import _functions, _needs
from ._marshal import Memory as Memory

CROSSOVERS = _functions.TABLE.crossovers
__all__ = _functions.TABLE.names + ["CROSSOVERS", "Memory"]


def memory(routine: str, *arguments: Any, context: Context | None = None, dtype: Any = None) -> Memory:
    """What a call needs in addition to its arguments, in bytes: memory("dsyevd", "V", 50000). Of functions of lapilli.linalg, from the
    sizes of a matrix of this dtype (float64): memory("eigh", 50000), memory("solve", n, nrhs), memory("qr", m, n). What these need is
    the context's; copies of operands, and results, are in memory of the arrays' library."""
    name = routine + "_memory"
    if name in _functions.TABLE:
        if dtype is not None:
            raise TypeError(f"the name {routine} has its dtype")
        return _function(name)(*arguments, context=context)
    if needs := _needs.calls(routine, arguments, float if dtype is None else dtype):
        found = [_function(each + "_memory")(*given, context=context) for each, given in needs]
        return Memory(max(f.device for f in found), max(f.host for f in found))
    if routine in _functions.TABLE:
        raise ValueError(f"{routine} has no query of its memory")
    raise ValueError(_functions.unknown(routine, [n.removesuffix("_memory") for n in _functions.TABLE.names if n.endswith("_memory")]))


def _function(name: str) -> Any:
    """The function of a name in the table. Threads that ask for it at the same time get the same one."""
    return globals().get(name) or globals().setdefault(name, _functions.made(name))


def __getattr__(name: str) -> Any:
    if name in _functions.TABLE:
        return _function(name)
    what = f"no attribute {name!r}" if name.startswith("_") else _functions.unknown(name, __all__)
    raise AttributeError(f"module {__name__!r} has {what}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
