# SPDX-License-Identifier: BSD-3-Clause
"""Contexts: devices, settings, workspace; and how a call of the library runs with one."""
from __future__ import annotations

import atexit
import contextvars
import ctypes
import math
import operator
import os
import threading
import warnings
import weakref
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np

from . import _library, _streams, _watch, errors

Progress = Callable[[str, str, float], Any]
_LOG = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)


class Device(NamedTuple):
    """A device of a context; memory in bytes."""

    name: str
    free: int
    total: int


class Phase(NamedTuple):
    """A phase of the last call, and its seconds."""

    name: str
    seconds: float


class Convergence(NamedTuple):
    """What an iterative routine had reached after an iteration: the largest residual of the wanted pairs, in the measure of its
    tolerance, and how many of them had converged."""

    residual: float
    converged: int


class Context:
    """Devices with their settings and workspace. One context serves one call at a time: threads that are to compute
    at the same time have a context each.

        with lapilli.Context("cuda:0") as context:    # the current context of this thread, closed at the end
            w, v = lapilli.linalg.eigh(a)

    devices   "auto", "none", "cuda:0,1", "rank", "sim:2"; the number of a GPU, or a list of numbers; None: LAPILLI_DEVICES, else "auto"
    settings  {"syevd.stages": "2"}: docs/settings.md lists them
    progress  called as progress(routine, phase, fraction) while a call runs; a true value cancels the call

    A context is pickled as its devices and settings: a process that loads it opens the devices there. The progress callback is left out.
    """

    def __init__(self, devices: str | int | Iterable[int] | None = None, *, settings: dict[str, object] | None = None,
                 progress: Progress | None = None) -> None:
        self._handle = ctypes.c_void_p()
        self._closed = True
        self.progress = progress
        named = _device_list(devices)
        info = _library.function("lapilli_create")(ctypes.byref(self._handle), named.encode() if named is not None else None)
        if info != 0:
            raise errors.of(info, errors.sentence(info, ctypes.c_void_p()))
        self._begin()
        for name, value in (settings or {}).items():
            self.set(name, value)

    @classmethod
    def _default(cls) -> Context:
        """The process-wide context, which the library makes at its first use."""
        self = cls.__new__(cls)
        self._handle, self.progress = ctypes.c_void_p(), None
        self._begin()
        return self

    @classmethod
    def _of_environment(cls) -> Context:
        """The same. Where LAPILLI_DEVICES names devices that there are not, the library would say on standard error that the CPU
        computes; here that is a warning. A log tells it, too, and then the environment is not read twice."""
        named = os.environ.get("LAPILLI_DEVICES")
        if named and not os.environ.get("LAPILLI_LOG") and (missing := unavailable(named)):
            reason = f"LAPILLI_DEVICES={named}: {missing}"
            warnings.warn(f"{reason}; the CPU computes", RuntimeWarning, stacklevel=4)
            self = cls("none")
            self._why_no_devices = reason
            return self
        self = cls._default()
        self._warn_without_gpu()
        return self

    def _warn_without_gpu(self) -> None:
        """A machine with an NVIDIA device, or a program that has chosen one, expects it to be used."""
        visible = os.environ.get("CUDA_VISIBLE_DEVICES", "")
        expected = os.path.exists("/dev/nvidiactl") or visible not in ("", "-1", "NoDevFiles")
        if expected and self.device_count == 0 and self.get("devices").lower() not in ("none", "cpu"):
            warnings.warn(f"lapilli computes on the CPU: {self.why_no_devices}", RuntimeWarning, stacklevel=5)

    def _begin(self) -> None:
        self._closed = self._has_gpu = False
        self._process = os.getpid()
        self.lock = threading.RLock()  # held by the thread whose call runs
        self.has_callback = False  # whether the library has one (_watch.py)
        self._log: Any = None  # what it calls for each line of the log
        self._entered: list[_Use] = []  # each `with` that has not ended, of all threads
        self._why_no_devices = ""
        self._chosen: dict[str, str] = {}  # settings
        self._workspaces: dict[int, Any] = {}  # arrays of set_workspace
        self._queues: dict[tuple[int, int], ctypes.c_void_p] = {}  # of queue_on
        self._no_queues: set[int] = set()  # GPUs
        self.has_streams = False  # whether set_stream was called
        _all.add(self)

    def _check(self, info: int) -> int:
        if info < 0:
            raise errors.of(info, errors.sentence(info, self._handle))
        return info

    @property
    def handle(self) -> ctypes.c_void_p:
        """The lapilli_context; NULL is the process-wide one."""
        self.demand_open()
        return self._handle

    def demand_open(self) -> None:
        """Raises ValueError after close."""
        if self._closed:
            raise ValueError("the context is closed")

    def call(self, name: str, arguments: tuple[Any, ...]) -> int:
        """Calls a function of the C interface with this context, as its progress callback and Ctrl-C demand."""
        return _watch.run(self, _library.function(name), (self.handle, *arguments))

    # ---- Lifetime

    def close(self) -> None:
        """Frees what the context holds, when no call runs with it. Refused while a matrix or a queue of it is alive. The process-wide
        context stays open."""
        if self._closed or self is _process_wide:
            return
        with self.lock:
            if not self._closed and self._handle:
                if os.getpid() == self._process:  # a child of fork has none of the parent's devices
                    self._close_queues()
                    self._check(_library.function("lapilli_destroy")(self._handle))
                self._closed = True
                self._workspaces.clear()

    def __del__(self) -> None:
        try:
            self.close()
        except Exception:  # the interpreter ends, or a matrix outlives its context
            pass

    def __enter__(self) -> Context:
        self._entered.append(_begin_use(self))
        return self

    def __exit__(self, *_: object) -> None:
        own = [use for use in _used.get() if use in self._entered]
        # A generator may end in another thread than the one where it began, which is not known here: then the last `with` of this
        # context ends. Where several threads have one, that may be another thread's, whose current context is then the one before it.
        last = own[-1] if own else self._entered[-1]
        self._entered.remove(last)
        last.end()
        if not self._entered:
            self.close()

    @contextmanager
    def use(self) -> Iterator[Context]:
        """Makes it the current context of this thread, without closing it."""
        use = _begin_use(self)
        try:
            yield self
        finally:
            use.end()

    def __reduce__(self) -> tuple[Callable[..., Context], tuple[Any, ...]]:
        if not self.handle:
            return default, ()
        return _reopened, (self.get("devices"), dict(self._chosen))

    def __repr__(self) -> str:
        return "<lapilli.Context, closed>" if self._closed else f"<lapilli.Context {self.get('devices')}>"

    # ---- Settings

    def set(self, name: str, value: object) -> None:
        """Changes a setting: set("syevd.stages", 2). A bool is on or off."""
        text = ("off", "on")[bool(value)] if isinstance(value, (bool, np.bool_)) else str(value)
        self._check(_library.function("lapilli_set")(self.handle, name.encode(), text.encode()))
        self._chosen[name] = text

    def get(self, name: str) -> str:
        """The value of a setting."""
        return self._text(lambda buffer, size: _library.function("lapilli_get")(self.handle, name.encode(), buffer, size))

    def _text(self, ask: Callable[[Any, ctypes.c_size_t], int]) -> str:
        size = 256
        while True:
            buffer = ctypes.create_string_buffer(size)
            info = ask(buffer, ctypes.c_size_t(size))
            if info != -3 or size > 1 << 20:
                self._check(info)
                return buffer.value.decode()
            size *= 4

    # ---- Devices

    @property
    def device_count(self) -> int:
        """0 where the context computes on the CPU."""
        return self._check(_library.function("lapilli_device_count")(self.handle))

    @property
    def why_no_devices(self) -> str:
        """Why the context computes on the CPU; empty where it has devices."""
        if self.device_count > 0 or self._why_no_devices:
            return self._why_no_devices
        chosen = self.get("devices")
        if chosen.lower() in ("none", "cpu"):
            return f"devices = {chosen}"
        try:
            Context("cuda").close()
        except errors.ArgumentError as error:
            return _without_prefix(error)
        return "the process that forked this one has them"

    @property
    def devices(self) -> list[Device]:
        """Their names and memories."""
        return [self._device(k) for k in range(self.device_count)]

    def _device(self, k: int) -> Device:
        index, free, total = ctypes.c_int64(k), ctypes.c_size_t(), ctypes.c_size_t()
        name = self._text(lambda buffer, size: _library.function("lapilli_device_name")(self.handle, index, buffer, size))
        self._check(_library.function("lapilli_device_memory")(self.handle, index, ctypes.byref(free), ctypes.byref(total)))
        return Device(name, free.value, total.value)

    def demand_gpu(self) -> None:
        """For arrays on a GPU: without one the library would take their addresses for those of host memory."""
        if not self._has_gpu:
            self._has_gpu = any(device.name != "sim" for device in self.devices)
        if not self._has_gpu:
            raise errors.NoDevicesError(f"the array is on a GPU, and the context ({self.get('devices')}) has none")

    def set_stream(self, stream: Any, device: int = 0) -> None:
        """The stream on which the program works on a device: calls of `lapilli.lapack` begin after the work that it has then. A
        stream of CuPy or PyTorch, or its address; None: the default stream. The functions of `lapilli.linalg` find out by
        themselves what an array is waiting for."""
        address = next((getattr(stream, name) for name in ("ptr", "cuda_stream") if hasattr(stream, name)), stream)
        self.has_streams = True
        self._check(_library.function("lapilli_set_stream")(self.handle, ctypes.c_int64(device), ctypes.c_void_p(address or None)))

    def set_workspace(self, memory: Any, size: int | None = None, device: int = 0) -> None:
        """Memory of a device where calls have their workspace if it is enough for them, as a program may hold all of the device's: a
        contiguous array of CuPy or PyTorch, or an address and the bytes there; None: the context's own. Its address is a multiple of
        256. A call that needs more has the context's own workspace; `lapilli.lapack` has a function for each routine that says
        what it needs, such as `dsyevd_memory`. An array is kept until another memory takes its place."""
        array = None
        if memory is not None and not isinstance(memory, int):
            array, (memory, size) = memory, _place_and_size(memory)
            _streams.wait_for(array)
        self._check(_library.function("lapilli_set_workspace")(self.handle, ctypes.c_int64(device), ctypes.c_void_p(memory or None),
                                                               ctypes.c_int64(size or 0)))
        self._workspaces[device] = array

    # ---- Queues of lapilli.linalg

    def queue_on(self, gpu: int, stream: int) -> ctypes.c_void_p | None:
        """The queue whose work is in the order of a stream of this GPU; None where there is none. The stream 0 is the default one."""
        if gpu in self._no_queues or os.getpid() != self._process:
            return None
        queue = self._queues.get((gpu, stream))
        return queue if queue is not None else self._open_queue(gpu, stream)

    def _open_queue(self, gpu: int, stream: int) -> ctypes.c_void_p | None:
        with self.lock:
            count = self.device_count
            if count == 0 or count > 1 and gpu >= count:
                self._no_queues.add(gpu)
                return None
            if len(self._queues) >= 16:  # streams come and go
                self._close_queues()
            queue, legacy = ctypes.c_void_p(), 1  # for the library 0 is a stream of its own
            info = _library.function("lapilli_queue_create")(self.handle, ctypes.c_int64(gpu if count > 1 else 0),
                                                             ctypes.c_void_p(stream or legacy), ctypes.byref(queue))
            if info != 0:
                self._no_queues.add(gpu)
                return None
            self._queues[gpu, stream] = queue
            return queue

    def refuse_queue(self, gpu: int, info: int) -> None:
        """After a call on a queue that returned this info < 0. Arrays that are not of the queue's device never will be."""
        if info > -1000:
            self._no_queues.add(gpu)

    def _close_queues(self) -> None:
        while self._queues:
            _library.function("lapilli_queue_destroy")(self._queues.popitem()[1])

    # ---- Memory of a device, for programs without a library for it

    def allocate(self, size: int, device: int = 0) -> int:
        """Bytes in the memory of a device: their address."""
        pointer = ctypes.c_void_p()
        self._check(_library.function("lapilli_device_malloc")(self.handle, ctypes.c_int64(device), ctypes.c_size_t(size),
                                                               ctypes.byref(pointer)))
        return pointer.value or 0

    def free(self, address: int) -> None:
        """Gives back what allocate returned."""
        self._check(_library.function("lapilli_device_free")(self.handle, ctypes.c_void_p(address)))

    def copy(self, target: Any, source: Any, size: int) -> None:
        """Copies bytes between any two of host and device memory: addresses or contiguous arrays of numpy."""
        self._check(_library.function("lapilli_copy")(self.handle, _address(target), _address(source), ctypes.c_size_t(size)))

    # ---- What happened

    def set_log(self, function: Callable[[str], Any] | None) -> None:
        """Calls function(line) for each line of the log, such as logging.getLogger("lapilli").info: one for each call of a
        routine, and for devices that are opened. None ends it."""
        def say(line: bytes, _: Any) -> None:
            assert function is not None
            function(line.decode(errors="replace"))

        log = _LOG(say) if function is not None else _LOG(0)
        self._check(_library.function("lapilli_set_log")(self.handle, log, None))
        self._log = log if function is not None else None

    @property
    def calls_back(self) -> bool:
        """Whether the library has a function of Python's to call while a call runs, or at its end."""
        return self.has_callback or self._log is not None

    @property
    def phases(self) -> list[Phase]:
        """The phases of the last call, in the order of their start."""
        names, seconds = (ctypes.c_char_p * 64)(), (ctypes.c_double * 64)()
        count = self._check(_library.function("lapilli_phases")(self.handle, names, seconds, ctypes.c_int64(64)))
        return [Phase((names[i] or b"").decode(), seconds[i]) for i in range(min(count, 64))]

    @property
    def convergence(self) -> list[Convergence]:
        """Of the last iterative routine: the state that it began with, then what each iteration or restart reached."""
        ask, size = _library.function("lapilli_convergence"), 256
        while True:
            residuals, converged = (ctypes.c_double * size)(), (ctypes.c_int64 * size)()
            count = self._check(ask(self.handle, residuals, converged, ctypes.c_int64(size)))
            if count <= size:
                return [Convergence(residuals[i], converged[i]) for i in range(count)]
            size = count

    @property
    def last_error(self) -> str:
        """What went wrong in the last call of any thread with this context, or an empty text."""
        return (_library.library().lapilli_last_error(self.handle) or b"").decode(errors="replace")


class _Use:
    """A `with` of a context. Another thread than the one where it began may end it, and one that is not the innermost may end first."""

    def __init__(self, context: Context) -> None:
        self.context: Context | None = context  # None: it has ended

    def end(self) -> None:
        self.context = None


def _begin_use(context: Context) -> _Use:
    context.demand_open()
    use = _Use(context)
    _used.set((*(before for before in _used.get() if before.context is not None), use))
    return use


def _device_list(devices: str | int | Iterable[int] | None) -> str | None:
    """As lapilli_create takes it: numbers are those of GPUs."""
    if devices is None or isinstance(devices, str):
        return devices
    try:
        if isinstance(devices, (bool, bytes)):
            raise TypeError
        each: Any = devices if isinstance(devices, Iterable) else [devices]
        numbers = [operator.index(k) for k in each]
    except TypeError:
        raise TypeError(f"devices is {devices!r}: it must be a text such as 'cuda:0,1', the number of a GPU, or a list of numbers") from None
    if not numbers:
        raise ValueError("devices is an empty list: 'none' computes on the CPU")
    return "cuda:" + ",".join(str(k) for k in numbers)


def unavailable(devices: str) -> str:
    """Why a context cannot have these devices; empty if it can."""
    if devices not in _available:
        try:
            Context(devices).close()
        except errors.ArgumentError as error:
            return _without_prefix(error)
        _available.add(devices)
    return ""


def _reopened(devices: str, settings: dict[str, str]) -> Context:
    return Context(devices, settings=dict(settings))


def _without_prefix(error: Exception) -> str:
    """The sentence behind "create: "."""
    return str(error).partition(": ")[2]


def _address(memory: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(memory if isinstance(memory, int) else memory.__array_interface__["data"][0])


def _place_and_size(array: Any) -> tuple[int, int]:
    """The address of a contiguous array on a GPU, and its bytes."""
    interface = array.__cuda_array_interface__
    if interface.get("strides") is not None:
        raise ValueError("the memory is not contiguous")
    count = math.prod(interface["shape"])
    return interface["data"][0], count * int(interface["typestr"][2:])


_all: weakref.WeakSet[Context] = weakref.WeakSet()
_available: set[str] = set()  # lists of devices that were opened


def _forked() -> None:
    """In a child the locks are free: the threads that held them are the parent's."""
    global _making
    _making = threading.Lock()
    _library.renew_lock()
    for context in _all:
        context.lock = threading.RLock()


os.register_at_fork(after_in_child=_forked)
atexit.register(lambda: _watch.end(list(_all)))

# Each `with` of this thread or task, the innermost last.
_used: contextvars.ContextVar[tuple[_Use, ...]] = contextvars.ContextVar("lapilli_contexts", default=())
_process_wide: Context | None = None
_making = threading.Lock()


def default() -> Context:
    """The process-wide context, on the devices of LAPILLI_DEVICES, else all."""
    global _process_wide
    if _process_wide is None:
        with _making:
            if _process_wide is None:
                _process_wide = Context._of_environment()
    return _process_wide


def current() -> Context:
    """The context of the innermost `with` of this thread that has not ended, else the process-wide one."""
    for use in reversed(_used.get()):
        context = use.context
        if context is not None:
            return context
    return default()
