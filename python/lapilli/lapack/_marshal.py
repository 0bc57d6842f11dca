# SPDX-License-Identifier: BSD-3-Clause
"""Arguments and calls as the C interface has them. The generated functions are written in these words."""
from __future__ import annotations

import ctypes
import itertools
import operator
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Union

import numpy as np

from .. import _library, errors
from ..context import Context, current
from ._pointers import OnDevice, pointer

if TYPE_CHECKING:
    from ..spread import Matrix as Matrix
    from ..spread import Queue as Queue
else:
    Matrix = Queue = Any

Array = Any  # an array of numpy, CuPy or PyTorch, or another with __cuda_array_interface__; an address; None
Letter = Union[str, bytes]


class Memory(NamedTuple):
    """Bytes that a call needs on each device, and on the host."""

    device: int
    host: int


class _Bytes(ctypes.Structure):
    _fields_ = [("device", ctypes.c_size_t), ("host", ctypes.c_size_t)]


# A complex number of C is passed as a structure of its two parts is.
class _Complex32(ctypes.Structure):
    _fields_ = [("real", ctypes.c_float), ("imag", ctypes.c_float)]


class _Complex64(ctypes.Structure):
    _fields_ = [("real", ctypes.c_double), ("imag", ctypes.c_double)]


def integer(value: Any) -> ctypes.c_int64:
    """A size or an index: an integer of Python or numpy, or a truth value."""
    if type(value) is int and -2**63 <= value < 2**63:
        return ctypes.c_int64(value)
    number = operator.index(int(value) if isinstance(value, np.bool_) else value)
    if not -2**63 <= number < 2**63:
        raise OverflowError(f"{number} does not fit into an integer of 64 bits")
    return ctypes.c_int64(number)


_LETTERS: dict[str, bytes] = {letter: letter.encode() for letter in map(chr, range(32, 127))}

# Types of arguments that are no address of a GPU.
_ELSEWHERE = frozenset((ctypes.c_int64, ctypes.c_void_p, ctypes.c_char, ctypes.c_float, ctypes.c_double))

real32 = ctypes.c_float
real64 = ctypes.c_double


def complex32(value: complex) -> ctypes.Structure:
    """A number in complex single precision."""
    value = complex(value)
    return _Complex32(value.real, value.imag)


def complex64(value: complex) -> ctypes.Structure:
    """A number in complex double precision."""
    value = complex(value)
    return _Complex64(value.real, value.imag)


def letter(value: Letter) -> ctypes.c_char:
    """An option."""
    found = _LETTERS.get(value) if type(value) is str else None
    if found is not None:
        return ctypes.c_char(found)
    text = value.encode("latin-1") if isinstance(value, str) else bytes(value)
    if len(text) != 1:
        raise ValueError(f"{value!r} is not one letter")
    return ctypes.c_char(text)


def cell(value: Any) -> Any:
    """A letter that the call writes: a numpy array of one byte (dtype S1 or uint8), or a bytearray of one."""
    if isinstance(value, bytearray) and len(value) == 1:
        return (ctypes.c_char * 1).from_buffer(value)
    if isinstance(value, np.ndarray) and value.itemsize == 1 and value.size >= 1 and value.flags.writeable:
        return ctypes.c_void_p(value.__array_interface__["data"][0])
    raise TypeError("a letter that the call writes is a bytearray(1) or a numpy array of one byte")


def read(a: Array, precision: str, step: int | None = 1) -> ctypes.c_void_p:
    """An array that the call only reads. `step`: the leading dimension or the increment that it is told."""
    return pointer(a, precision, False, step)


def written(a: Array, precision: str, step: int | None = 1) -> ctypes.c_void_p:
    """An array that the call writes."""
    return pointer(a, precision, True, step)


def each_of(steps: Array) -> list[int] | None:
    """The leading dimensions or increments of many arrays; None where they cannot be read here."""
    return steps.tolist() if isinstance(steps, np.ndarray) else None


def parts_read(arrays: Sequence[Array] | None, precision: str, step: int | list[int] | None = 1) -> Any:
    """Arrays in the memory of each device, or of each problem. `step`: one for all of them, or one for each."""
    return _parts(arrays, precision, False, step)


def parts_written(arrays: Sequence[Array] | None, precision: str, step: int | list[int] | None = 1) -> Any:
    """Many arrays that the call writes."""
    return _parts(arrays, precision, True, step)


def _parts(arrays: Sequence[Array] | None, precision: str, are_written: bool, step: int | list[int] | None) -> Any:
    if arrays is None:  # matrices that only some calls have
        return ctypes.c_void_p()
    steps = step if isinstance(step, list) else itertools.repeat(step)
    if isinstance(step, list) and len(step) != len(arrays):
        raise ValueError(f"{len(arrays)} arrays and {len(step)} leading dimensions or increments")
    found = [pointer(a, precision, are_written, each) for a, each in zip(arrays, steps)]
    addresses: Any = (ctypes.c_void_p * len(found))(*[p.value for p in found])
    addresses.on_device = any(type(p) is OnDevice for p in found)
    return addresses


def handle(value: Any) -> ctypes.c_void_p:
    """A spread or sparse matrix or an operator; None: there is none."""
    return ctypes.c_void_p() if value is None else value.handle


def call(name: str, context: Context | None, *arguments: Any) -> int:
    """Calls a routine and returns its info >= 0; a negative one is raised."""
    context = context or current()
    for a in arguments:
        if type(a) not in _ELSEWHERE and (type(a) is OnDevice or getattr(a, "on_device", False)):
            context.demand_gpu()
            break
    return context.call(name, arguments)


def memory(name: str, context: Context | None, *arguments: Any) -> Memory:
    """Calls a memory query."""
    found = _Bytes()
    call(name, context, *arguments, ctypes.byref(found))
    return Memory(found.device, found.host)


def call_on_queue(name: str, queue: Queue, *arguments: Any) -> int:
    """Calls a routine that submits work to a queue and does not wait."""
    return _checked(_library.function(name)(queue.handle, *arguments), queue)


def memory_on_queue(name: str, queue: Queue, *arguments: Any) -> Memory:
    """Calls the memory query of a routine on a queue."""
    found = _Bytes()
    call_on_queue(name, queue, *arguments, ctypes.byref(found))
    return Memory(found.device, found.host)


def call_on_queues(name: str, queues: Sequence[Queue], *arguments: Any) -> int:
    """The same with a queue for each device."""
    handles = (ctypes.c_void_p * len(queues))(*[q.handle.value for q in queues])
    return _checked(_library.function(name)(handles, *arguments), queues[0])


def _checked(info: int, queue: Queue) -> int:
    if info < 0:
        raise errors.of(info, errors.sentence(info, queue.context.handle))
    return info
