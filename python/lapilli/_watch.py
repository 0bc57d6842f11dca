# SPDX-License-Identifier: BSD-3-Clause
"""What happens while a call of the library runs: progress is passed on, and Ctrl-C cancels it.

Python runs signal handlers in the main thread alone, between two of its instructions. A call of the library has none, but
for the progress callback. So the main thread has a handler of its own for the time of a call, which only remembers the
signal; the callback then calls the program's handler. What that raises, KeyboardInterrupt as a rule, cancels the call and
is raised when it has returned. It is not raised within the callback, since ctypes would drop it.

With a callback the library waits for its devices in small steps, which costs some milliseconds a call. So it has one only where the
program wants to know the progress, and in calls of the main thread that may take long; shorter ones end before Ctrl-C is seen.
"""
from __future__ import annotations

import _signal
import ctypes
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from . import _library, errors

if TYPE_CHECKING:
    from .context import Context

_local = threading.local()
_SIGINT = int(signal.SIGINT)
# Those of the module signal turn numbers into enumerations, which takes longer than the rest of a short call.
_get_handler, _set_handler = _signal.getsignal, _signal.signal

LONG = 10000  # a call with a size from here on may take long, a second or more on a GPU


class _Call:
    """A call that runs in this thread."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.before: _Call | None = getattr(_local, "call", None)  # the one whose progress callback makes this call
        self.handler: Any = None  # the program's, for SIGINT
        self.signals: list[tuple[int, Any]] = []
        self.exception: BaseException | None = None

    def remember(self, number: int, frame: Any) -> None:
        """The handler of SIGINT while the call runs."""
        self.signals.append((number, frame))

    def pass_on(self) -> None:
        """The program's handler for signals that came meanwhile."""
        while self.signals:
            self.handler(*self.signals.pop(0))

    def ask(self, routine: bytes, phase: bytes, fraction: float) -> int:
        """The progress callback: not 0 cancels the call."""
        if _ending and self.handler is None:
            self.exception = SystemExit()  # which ends a thread without a word
        if self.exception is not None:
            return 1
        try:
            self.pass_on()
            progress = self.context.progress
            stop = progress is not None and progress(routine.decode(), phase.decode(), fraction)
            self.pass_on()
            return 1 if stop else 0
        except BaseException as exception:  # raised again behind the call
            self.exception = exception
            return 1


def _callback(routine: bytes, phase: bytes, fraction: float, _user: Any) -> int:
    call: _Call | None = getattr(_local, "call", None)
    return call.ask(routine, phase, fraction) if call is not None else 0


# The same for all contexts; it stays for the life of the process.
CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_double, ctypes.c_void_p)(_callback)


def run(context: Context, function: Any, arguments: tuple[Any, ...]) -> int:
    """Returns info >= 0, or raises what a negative one means."""
    call = _Call(context)
    call.handler = _get_handler(_SIGINT) if threading.get_ident() == threading.main_thread().ident else None
    watched = callable(call.handler)  # not where the program ignores Ctrl-C, or leaves it to the system
    wanted = context.progress is not None or watched and _may_take_long(function, arguments)
    wanted = wanted or call.before is not None and context.has_callback  # a function of the program within a longer call
    with context.lock:  # until the sentence is fetched: the context has one for all threads
        context.demand_open()  # another thread may have closed it meanwhile
        if wanted != context.has_callback:
            _library.function("lapilli_set_progress")(context.handle, CALLBACK if wanted else None, None)
            context.has_callback = wanted
        info = _called(call, function, arguments, watched)
        _local.sentence = errors.sentence(info, context.handle) if info != 0 else ""
    call.pass_on()
    if call.exception is not None:
        raise call.exception
    if info < 0:
        raise errors.of(info, _local.sentence)
    return info


_ending = False


def end(contexts: list[Context]) -> None:
    """At the end of the process, which stops a daemon thread where it waits for the interpreter: in a callback, that would end the process
    by a signal. Its call is cancelled, and the thread makes no other with that context. A function that does not return is not waited for."""
    global _ending
    _ending = True
    for context in contexts:
        if context.calls_back:
            context.lock.acquire(timeout=10)


def running() -> _Call | None:
    """The call of this thread, for functions of the program that it calls: an exception that they leave in it is raised."""
    return getattr(_local, "call", None)


def _may_take_long(function: Any, arguments: tuple[Any, ...]) -> bool:
    """By the largest size; spread matrices are taken for large."""
    for a in arguments:
        if type(a) is ctypes.c_int64 and a.value >= LONG:
            return True
    return "_mgpu" in function.__name__


def _called(call: _Call, function: Any, arguments: tuple[Any, ...], watched: bool) -> int:
    _local.call = call
    try:
        if watched:
            _set_handler(_SIGINT, call.remember)
        return function(*arguments)
    finally:
        if watched:  # before anything else: a signal that comes now is still remembered
            _set_handler(_SIGINT, call.handler)
        _local.call = call.before


@contextmanager
def kept_sentence() -> Iterator[None]:
    """The sentence of the last call stays that of this thread, whatever calls there are meanwhile."""
    before = sentence()
    try:
        yield
    finally:
        _local.sentence = before


def sentence() -> str:
    """What the library said of this thread's last call; "" where that returned 0."""
    return getattr(_local, "sentence", "")
