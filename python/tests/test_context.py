# SPDX-License-Identifier: BSD-3-Clause
import asyncio
import copy
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
import weakref

import numpy as np
import pytest
from support import definite, hermitian, one_norm, small

import lapilli
from lapilli import _watch, lapack, linalg

DEVICES = os.environ["LAPILLI_DEVICES"]
needs_devices = pytest.mark.skipif(lapilli.default().device_count == 0, reason="needs devices")


def test_the_package_imports_little():
    """A program that uses one part does not pay for the others; all names are there."""
    code = ("import sys, lapilli; print([m for m in sys.modules if m.startswith(('lapilli.linalg', 'lapilli.sparse', 'lapilli.lapack'))]); "
            "print([name for name in lapilli.__all__ if not hasattr(lapilli, name)], hasattr(lapilli, 'nothing')); "
            "print(lapilli.linalg.eigh.__name__, lapilli.Queue.__name__, lapilli.memory is lapilli.lapack.memory)")
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.split("\n")[:3] == ["[]", "[] False", "eigh Queue True"]


def test_settings():
    with lapilli.Context(DEVICES, settings={"potrf.nb": 96, "memory.cache": False}) as context:
        assert context.get("potrf.nb") == "96" and context.get("memory.cache") == "off"
        with pytest.raises(ValueError, match="did you mean potrf.nb"):
            context.set("potrf.nbb", 1)
        with pytest.raises(ValueError, match="'abc' is not a value of potrf.nb"):
            context.set("potrf.nb", "abc")
    with pytest.raises(ValueError, match="gpu"):
        lapilli.Context("gpu:x")


def test_current_context():
    assert lapilli.current() is lapilli.default()
    with lapilli.Context(DEVICES) as outer:
        assert lapilli.current() is outer
        inner = lapilli.Context("none")
        with inner.use():
            assert lapilli.current() is inner
            linalg.eigh(np.eye(3))
        assert lapilli.current() is outer
        seen = []
        thread = threading.Thread(target=lambda: seen.append(lapilli.current()))
        thread.start()
        thread.join()
        assert seen == [lapilli.default()]
        inner.close()
    assert lapilli.current() is lapilli.default()
    with pytest.raises(ValueError, match="closed"):
        outer.get("devices")
    outer.close()
    assert "closed" in repr(outer) and DEVICES in repr(lapilli.default())


def test_log():
    lines = []
    with lapilli.Context("none") as context:
        context.set_log(lines.append)
        linalg.cholesky(definite(50, np.float64))
        assert len(lines) == 1 and lines[0].startswith("dpotrf uplo=") and lines[0].endswith("| info 0")
        context.set_log(None)
        linalg.cholesky(definite(50, np.float64))
        assert len(lines) == 1


def test_streams():
    with lapilli.Context("sim:2") as context, lapilli.Queue(1) as queue:
        assert queue.stream
        context.set_stream(queue.stream, 1)
        with pytest.raises(ValueError, match="not a stream of device 0"):
            context.set_stream(queue.stream)
        context.set_stream(None, 1)
    with lapilli.Context("none") as context, pytest.raises(lapilli.NoDevicesError):
        context.set_stream(None)


class Allocated:
    """Memory of a simulated device, as arrays of CuPy and PyTorch say where theirs is."""

    def __init__(self, context, size, device=0, strides=None):
        self.context, self.address = context, context.allocate(size, device)
        self.__cuda_array_interface__ = {"shape": (size // 8,), "typestr": "<f8", "data": (self.address, False), "version": 3,
                                         "strides": strides}

    def __del__(self):
        self.context.free(self.address)


def test_workspace():
    a = definite(50, np.float64)
    with lapilli.Context("sim:2", settings={"potrf.crossover": 0}) as context:
        expected = linalg.cholesky(a)
    with lapilli.Context("sim:2", settings={"potrf.crossover": 0, "potrf.columns": 1}) as context:
        need = lapack.dpotrf_memory(50).device
        arrays = [Allocated(context, need + 8, device) for device in range(2)]
        for device in range(2):
            context.set_workspace(arrays[device], device=device)
        address = arrays[0].address
        held = weakref.ref(arrays[0])
        del arrays
        context.set("sim.memory", 1)  # there is no other memory
        assert np.array_equal(linalg.cholesky(a), expected)
        assert held() is not None
        context.set_workspace(address, need - 1)
        assert held() is None
        with pytest.raises(MemoryError):
            linalg.cholesky(a)
        context.set_workspace(None)
        context.set("sim.memory", 0)
        assert np.array_equal(linalg.cholesky(a), expected)
        with pytest.raises(ValueError, match="not contiguous"):
            context.set_workspace(Allocated(context, 512, strides=(16,)))
        with pytest.raises(ValueError, match="in memory of device 0"):
            context.set_workspace(Allocated(context, 512, 1))
        context.set_workspace(None, device=1)


@needs_devices
def test_devices():
    with lapilli.Context("sim:3") as context:
        assert context.device_count == 3 and [d.name for d in context.devices] == ["sim"] * 3
        linalg.cholesky(definite(50, np.float64))
        assert "factor" in [p.name for p in context.phases]
        assert all(p.seconds >= 0 for p in context.phases)
        matrix = lapilli.Matrix((4, 4))
        with pytest.raises(ValueError):
            context.close()
        matrix.close()
    with lapilli.Context("sim:1", settings={"sim.memory": 1000}):
        with pytest.raises(MemoryError, match="bytes"):
            linalg.cholesky(definite(50, np.float64))
    with lapilli.Context("sim:1", settings={"sim.fail": "launch:1"}):
        with pytest.raises(lapilli.DeviceError):
            linalg.cholesky(definite(50, np.float64))
    with lapilli.Context("none"), pytest.raises(lapilli.NoDevicesError):
        lapilli.Matrix((4, 4))


def test_an_error_is_told_in_its_thread():
    def fail(order, texts):
        a = np.eye(6)
        a[order - 1, order - 1] = -1
        for _ in range(20):
            try:
                linalg.cholesky(a)
            except np.linalg.LinAlgError as error:
                texts.add((order, str(error)))

    texts = set()
    threads = [threading.Thread(target=fail, args=(order, texts)) for order in (2, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(texts) == 2 and all(f"order {order} is" in text for order, text in texts)


def test_threads_with_contexts():
    def work(seed, good):
        a = hermitian(60, np.float64, seed)
        with lapilli.Context(DEVICES):
            for _ in range(3):
                w, v = linalg.eigh(a)
                good.append(small(a @ v - v * w, one_norm(a), 60))

    good = []
    threads = [threading.Thread(target=work, args=(seed, good)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(good) == 12


def test_progress():
    calls = []
    with lapilli.Context(DEVICES, progress=lambda *arguments: calls.append(arguments)) as context:
        w = linalg.eigvalsh(hermitian(100, np.float64))
        assert {c[0] for c in calls} == {"dsyevd"} and all(0 <= c[2] <= 1 for c in calls)
        context.progress = lambda *_: True
        a = hermitian(100, np.float64)
        kept = a.copy()
        with pytest.raises(lapilli.Cancelled):
            linalg.eigvalsh(a, overwrite_a=True)
        assert np.array_equal(a, kept)

        def broken(*_):
            raise RuntimeError("from the callback")

        context.progress = broken
        with pytest.raises(RuntimeError, match="from the callback"):
            linalg.eigvalsh(hermitian(100, np.float64))
        context.progress = None
        assert np.array_equal(w, linalg.eigvalsh(hermitian(100, np.float64)))


def test_a_bar(capsys):
    with lapilli.Context(DEVICES, progress=lapilli.bar()) as context:
        linalg.eigvalsh(hermitian(80, np.float64))
        context.progress.close()
    assert "dsyevd" in capsys.readouterr().err


class _SlowProgress:
    """Keeps a call busy until it is cancelled."""

    def __init__(self):
        self.begun = threading.Event()
        self.asked = 0

    def __call__(self, *_):
        self.begun.set()
        self.asked += 1
        time.sleep(0.02)
        return self.asked > 500


@pytest.mark.usefixtures("ctrl_c")
def test_interrupt():
    slow = _SlowProgress()
    handler = signal.getsignal(signal.SIGINT)

    def press():
        slow.begun.wait(10)
        os.kill(os.getpid(), signal.SIGINT)

    with lapilli.Context(DEVICES, progress=slow):
        thread = threading.Thread(target=press)
        thread.start()
        with pytest.raises(KeyboardInterrupt):
            for _ in range(500):
                linalg.eigh(hermitian(150, np.float64))
        thread.join()
    assert slow.asked < 400 and signal.getsignal(signal.SIGINT) is handler


@pytest.mark.usefixtures("ctrl_c")
def test_short_calls_have_no_callback():
    with lapilli.Context(DEVICES) as context:
        linalg.eigvalsh(hermitian(50, np.float64))
        assert not context.has_callback
        context.progress = lambda *_: False
        linalg.eigvalsh(hermitian(50, np.float64))
        assert context.has_callback
        context.progress = None
        linalg.eigvalsh(hermitian(50, np.float64))
        assert not context.has_callback
        linalg.qr(np.ones((_watch.LONG, 1)))
        assert context.has_callback
        thread = threading.Thread(target=_qr_in, args=(context,))
        thread.start()
        thread.join()
        assert not context.has_callback  # only the main thread is interrupted


def _qr_in(context):
    with context.use():
        linalg.qr(np.ones((_watch.LONG, 1)))


def test_interrupt_with_a_handler_of_the_program():
    slow, seen = _SlowProgress(), []
    before = signal.signal(signal.SIGINT, lambda *_: seen.append(1))
    try:
        thread = threading.Thread(target=lambda: (slow.begun.wait(10), os.kill(os.getpid(), signal.SIGINT)))
        with lapilli.Context(DEVICES, progress=slow):
            thread.start()
            while not seen:
                w, _ = linalg.eigh(hermitian(100, np.float64))
            thread.join()
    finally:
        signal.signal(signal.SIGINT, before)
    assert seen == [1] and small(w - np.linalg.eigvalsh(hermitian(100, np.float64)), np.abs(w).max(), 100)


CTRL_C = """
import numpy as np, lapilli, signal, sys
from lapilli import _watch
signal.signal(signal.SIGINT, signal.default_int_handler)  # which a job in the background is started without
_watch.LONG = 1000
a = np.random.default_rng(0).standard_normal((2000, 2000)); a += a.T
print("begun", flush=True)
try:
    while True:
        lapilli.linalg.eigh(a)
except KeyboardInterrupt:
    print("interrupted", flush=True)
    print(lapilli.linalg.det(np.eye(3)))
"""


@needs_devices
def test_ctrl_c_within_a_call_of_devices():
    """Without a progress callback of the program, in a call that takes long."""
    child = subprocess.Popen([sys.executable, "-c", CTRL_C], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert child.stdout.readline() == "begun\n"
    time.sleep(1)
    start = time.monotonic()
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=60)
    assert out == "interrupted\n1.0\n" and err == "" and child.returncode == 0
    assert time.monotonic() - start < 30


def test_fork():
    linalg.eigh(np.eye(3))
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            good = np.allclose(linalg.eigvalsh(np.diag([3.0, 1.0])), [1, 3])
            os.write(write, b"good" if good else b"bad")
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    assert os.read(read, 10) == b"good"


def test_fork_while_another_thread_computes():
    slow = _SlowProgress()
    with lapilli.Context(DEVICES, progress=slow) as context:

        def work():
            with context.use():
                linalg.eigh(hermitian(80, np.float64))

        thread = threading.Thread(target=work)
        thread.start()
        assert slow.begun.wait(10)
        child = os.fork()
        if child == 0:
            context.progress = None
            signal.alarm(20)  # ends a child that waits forever
            os._exit(0 if np.allclose(linalg.eigvalsh(np.diag([3.0, 1.0])), [1, 3]) else 1)
        assert os.waitpid(child, 0)[1] == 0
        thread.join()


@needs_devices
def test_calls_come_to_devices(tmp_path):
    log = tmp_path / "log.txt"
    with lapilli.Context(DEVICES, settings={"log": str(log)}):
        linalg.eigh(hermitian(50, np.float64))
        linalg.solve(hermitian(50, np.complex64), np.ones(50, np.complex64))
    text = log.read_text()
    assert "dsyevd jobz=V uplo=U n=50" in text and "cgesv n=50" in text
    assert text.count("| devices") >= 2


def run_with(code, **environment):
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    return done.stdout, done.stderr


def test_devices_that_there_are_not():
    code = "import lapilli; print(lapilli.default().device_count, lapilli.default().why_no_devices)"
    reason = "LAPILLI_DEVICES=gpu: 'gpu' is not a list of devices: auto, none or cpu, rank, cuda, cuda:0,1 or sim:4"
    out, err = run_with(code, LAPILLI_DEVICES="gpu")
    assert out == f"0 {reason}\n" and err.count(f"RuntimeWarning: {reason}; the CPU computes") == 1 and err.count("CPU") == 1
    out, err = run_with(code, LAPILLI_DEVICES="gpu", LAPILLI_LOG="stderr")
    assert out.startswith("0 ") and err.count(reason) == 1
    assert run_with(code, LAPILLI_DEVICES="none") == ("0 devices = none\n", "")
    assert run_with(code, LAPILLI_DEVICES="sim:2") == ("2 \n", "")


def test_the_cpu_where_a_gpu_is_expected():
    code = "import lapilli; print(lapilli.default().device_count, lapilli.default().device_count)"
    without = {"LAPILLI_DEVICES": "auto", "CUDA_VISIBLE_DEVICES": "7"}
    out, err = run_with(code, **without)
    if out == "0 0\n":
        reason = run_with("import lapilli; print(lapilli.default().why_no_devices)", **without)[0].strip()
        assert reason and err.count(f"RuntimeWarning: lapilli computes on the CPU: {reason}") == 1
    assert run_with(code, **{**without, "LAPILLI_DEVICES": "none"}) == ("0 0\n", "")
    if not os.path.exists("/dev/nvidiactl"):
        assert run_with(code, **{**without, "CUDA_VISIBLE_DEVICES": ""}) == ("0 0\n", "")


def test_numbers_of_gpus():
    for devices, named in ((0, "cuda:0"), (np.int64(1), "cuda:1"), ([0, 2], "cuda:0,2"), (range(3), "cuda:0,1,2"), ("sim:2", "sim:2"), (None, None)):
        assert lapilli.context._device_list(devices) == named
    for devices in (True, b"cuda:0", 0.5, [0.5], ["0"], {}.get):
        with pytest.raises(TypeError, match="the number of a GPU"):
            lapilli.Context(devices)
    with pytest.raises(ValueError, match="empty"):
        lapilli.Context([])
    for devices in (99, [99], -1):  # no machine has these
        with pytest.raises((ValueError, lapilli.Error)):
            lapilli.Context(devices)


def test_pickling():
    with lapilli.Context(DEVICES, settings={"potrf.nb": 96}, progress=lambda *_: False) as context:
        context.set("memory.cache", False)
        for again in (pickle.loads(pickle.dumps(context)), copy.copy(context)):
            assert again is not context and again.progress is None and again.get("devices") == context.get("devices")
            assert again.device_count == context.device_count and again.get("potrf.nb") == "96" and again.get("memory.cache") == "off"
            again.close()
    with pytest.raises(ValueError, match="closed"):
        pickle.dumps(context)
    assert pickle.loads(pickle.dumps(lapilli.default())) is lapilli.default()
    with lapilli.Context("sim:1"), lapilli.Matrix((2, 2)) as matrix, pytest.raises(TypeError, match="pickle the arrays"):
        pickle.dumps(matrix)


def test_the_runner_says_why_there_are_no_devices():
    code = "import sys, lapilli.runner, numpy as np; lapilli.runner.install(); np.linalg.inv(np.eye(3)); print(lapilli.runner.REPORT.text())"
    out, _ = run_with(code, LAPILLI_DEVICES="gpu", LAPILLI_DROPIN_CROSSOVER="0")
    assert out.startswith("lapilli: devices: none: LAPILLI_DEVICES=gpu: 'gpu' is not a list")


def test_context_of_several_threads_and_tasks():
    """Each leaves what it entered, and the last one closes it."""
    context, both, failures = lapilli.Context("none"), threading.Barrier(2, timeout=60), []

    def work(is_last):
        try:
            with context:
                both.wait()
                assert lapilli.current() is context
                if is_last:
                    first.join()
                assert linalg.eigvalsh(np.eye(3))[0] == 1
            assert lapilli.current() is lapilli.default()
        except BaseException as failure:
            failures.append(failure)

    first, last = (threading.Thread(target=work, args=(k,)) for k in (False, True))
    first.start()
    last.start()
    last.join()
    assert failures == []
    with pytest.raises(ValueError, match="closed"), context:
        pass

    async def task(own, pause):
        with own:
            await asyncio.sleep(pause)
            assert lapilli.current() is own
            await asyncio.sleep(0.02 - pause)
        return lapilli.current()

    async def tasks(own):
        return await asyncio.gather(task(own, 0.02), task(own, 0.01))

    assert asyncio.run(tasks(lapilli.Context("none"))) == [lapilli.default()] * 2


def test_generators_that_end_in_any_order():
    def values():
        with lapilli.Context("none") as own:
            while True:
                yield own

    first, second = values(), values()
    next(first), next(second)
    first.close()
    assert lapilli.current() is next(second)
    second.close()
    assert lapilli.current() is lapilli.default()


def test_generators_that_end_in_another_thread():
    """Where they began, their contexts are no longer the current ones."""
    def values(context, used):
        with context.use() if used else context:
            yield

    def end(generators):
        thread = threading.Thread(target=lambda: [each.close() for each in generators])
        thread.start()
        thread.join()

    stays, closed, outer = (lapilli.Context("none") for _ in range(3))
    generators = [values(stays, True), values(closed, False)]
    with outer:
        for each in generators:
            next(each)
        assert lapilli.current() is closed
        end(generators[1:])
        assert lapilli.current() is stays and "closed" in repr(closed)
        end(generators[:1])
        assert lapilli.current() is outer
        # Both threads have entered this one: each leaves what it entered.
        twice = values(outer, False)
        next(twice)
        end([twice])
        assert lapilli.current() is outer and linalg.eigvalsh(np.eye(3))[0] == 1
    assert lapilli.current() is lapilli.default() and "closed" in repr(outer)
    stays.close()


def test_the_process_wide_context_is_not_closed():
    for devices in ("sim:1", "sim:99"):  # of these there are no 99: the CPU computes, by a context of its own
        code = ("import numpy as np, lapilli, lapilli.linalg as l\nwith lapilli.default() as x: pass\nx.close()\n"
                "print(l.eigvalsh(np.eye(3))[0], lapilli.current() is x)")
        assert run_with(code, LAPILLI_DEVICES=devices)[0] == "1.0 True\n"


def test_the_process_ends_while_a_thread_computes():
    """With functions of Python's that the library calls: Python stops such a thread in the middle."""
    code = ("import threading, numpy as np, lapilli, lapilli.linalg as l\nc, begun = lapilli.default(), threading.Event()\n"
            "c.set_log(lambda line: None)\nc.progress = lambda *_: begun.set()\na = np.random.default_rng(0).standard_normal((900, 900))\n"
            "threading.Thread(target=lambda: [l.svd(a) for _ in range(9)], daemon=True).start()\nbegun.wait()\nprint('end')")
    assert run_with(code, LAPILLI_DEVICES="sim:1") == ("end\n", "")


@needs_devices
def test_sentences_are_those_of_the_last_call():
    with lapilli.Matrix((3, 3), context=lapilli.default()) as matrix:
        for devices in ("nonsense", "sim:1"):
            try:
                lapilli.Context(devices)
            except ValueError:
                pass
            with pytest.raises(ValueError, match="there is no device 99"):
                matrix.local(99)


def test_truth_values_of_numpy_are_settings():
    with lapilli.Context("none", settings={"memory.cache": np.bool_(False)}) as context:
        assert context.get("memory.cache") == "off"


def test_a_child_of_fork_while_a_thread_makes_the_context():
    """Its locks are held by a thread that the child does not have."""
    code = ("import os, time, lapilli\nfrom lapilli import _library, context\nwith context._making, _library._lock:\n    child = os.fork()\n"
            "    if child == 0:\n        print(lapilli.default().get('devices'), flush=True)\n        os._exit(0)\n"
            "end = time.time() + 60\nwhile os.waitpid(child, os.WNOHANG)[0] == 0:\n    assert time.time() < end, os.kill(child, 9)\n    time.sleep(0.01)\n")
    assert run_with(code, LAPILLI_DEVICES="none")[0] == "none\n"
