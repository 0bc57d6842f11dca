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
from . import generated
from ._marshal import Memory as Memory
from .generated import *  # noqa: F403
from .generated.crossovers import CROSSOVERS as CROSSOVERS

__all__ = [name for name in dir(generated) if name[0] in "sdcz" and callable(getattr(generated, name))] + ["CROSSOVERS", "Memory"]


def memory(routine: str, *arguments: Any, context: Context | None = None) -> Memory:
    """What a call needs beside its arguments, in bytes: memory("dsyevd", "V", 50000)."""
    return getattr(generated, routine + "_memory")(*arguments, context=context)
