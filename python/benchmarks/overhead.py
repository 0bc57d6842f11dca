# SPDX-License-Identifier: BSD-3-Clause
"""What lapilli.linalg adds to the library's calls: seconds of a function with arrays of numpy, PyTorch or CuPy, and of the calls of the C
interface that it makes, in place, with addresses. Both are told of behind a wait for the device, which takes 10 us with PyTorch on an H200.

    python3 overhead.py --libraries torch,cupy --n 100,500,1000 --out overhead.csv

Columns: routine, dtype, n, library, seconds (the median), least, inside (the median of the C calls alone, each with its operand in place),
added (the median of the differences, of calls made in turn), own (the median of the library's own function, such as torch.linalg.eigh; empty without
one), first (seconds of the first call of a process, which has made its operand and no other call), compiled (kernels of CuPy that this
process has compiled in the call; of other libraries empty), runs, device, commit.
"""
from __future__ import annotations

import argparse
import csv
import ctypes
import functools
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import csv_file
import numpy as np
from commit import current_commit

import lapilli
import lapilli.linalg
from lapilli import _library

ROUTINES = ("cholesky", "solve", "eigh", "qr")
HEADER = ["routine", "dtype", "n", "library", "seconds", "least", "inside", "added", "own", "first", "compiled", "runs", "device", "commit"]


class Library:
    """Arrays of a library, row-major."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.module = __import__(name)

    def put(self, a: np.ndarray) -> Any:
        """A copy."""
        if self.name == "torch":
            return self.module.from_numpy(a.copy()).cuda()
        return self.module.array(a)

    def like(self, a: Any, source: Any) -> None:
        """a[...] = source, of the same shape and order."""
        a[...] = source

    def address(self, a: Any) -> int:
        """Of its memory."""
        return a.data_ptr() if self.name == "torch" else a.data.ptr if self.name == "cupy" else a.ctypes.data

    def finish(self) -> None:
        """Waits for the device."""
        if self.name == "torch":
            self.module.cuda.synchronize()
        elif self.name == "cupy":
            self.module.cuda.Device().synchronize()

    def own(self, routine: str) -> Any:
        """Its own function."""
        return getattr(self.module.linalg, routine)


def operands(routine: str, n: int, dtype: np.dtype) -> list[np.ndarray]:
    """Of a call."""
    a = np.random.default_rng(n).standard_normal((n, n)).astype(dtype)
    if routine == "cholesky":
        a = a + a.T + 4 * np.sqrt(n).astype(dtype) * np.eye(n, dtype=dtype)
    if routine == "eigh":
        a = a + a.T
    return [a, np.ones((n, 1), dtype)] if routine == "solve" else [a]


class Inside:
    """The C calls of a function, with addresses of memory that holds its operands."""

    def __init__(self, library: Library, routine: str, given: list[Any], dtype: np.dtype) -> None:
        self.library, self.routine, self.given, self.n = library, routine, given, int(given[0].shape[0])
        self.work = [library.put(np.zeros(tuple(x.shape), dtype)) for x in given]
        self.more = library.put(np.zeros(self.n, dtype))
        self.pivots = np.zeros(self.n, np.int64)
        self.calls = [self.prepared({"f": "s", "d": "d"}[dtype.char] + name, *arguments) for name, *arguments in self.wanted()]

    def wanted(self) -> list[tuple[Any, ...]]:
        """As lapilli.linalg, of the transposes of row-major matrices, but that of a general matrix."""
        n, (a, *rest), more = self.n, [self.library.address(x) for x in self.work], self.library.address(self.more)
        return {
            "cholesky": [("potrf", "U", n, ctypes.c_void_p(a), n)],
            "solve": [("gesv", n, 1, ctypes.c_void_p(a), n, ctypes.c_void_p(self.pivots.ctypes.data), *map(ctypes.c_void_p, rest), n)],
            "eigh": [("syevd", "V", "U", n, ctypes.c_void_p(a), n, ctypes.c_void_p(more))],
            "qr": [("gelqf", n, n, ctypes.c_void_p(a), n, ctypes.c_void_p(more)), ("orglq", n, n, n, ctypes.c_void_p(a), n, ctypes.c_void_p(more))],
        }[self.routine]

    @staticmethod
    def prepared(name: str, *arguments: Any) -> Any:
        """A call with arguments as ctypes has them."""
        of_c = [ctypes.c_char(x.encode()) if isinstance(x, str) else ctypes.c_int64(x) if isinstance(x, int) else x for x in arguments]
        return functools.partial(_library.function("lapilli_" + name), lapilli.default().handle, *of_c)

    def prepare(self) -> None:
        """Operands in place."""
        for target, source in zip(self.work, self.given):
            self.library.like(target, source)
        self.library.finish()

    def call(self) -> None:
        """All of them."""
        for call in self.calls:
            if call() != 0:
                raise RuntimeError(lapilli.default().last_error)


def seconds(prepare: Any, call: Any, finish: Any) -> float:
    """Of one call."""
    prepare()
    begin = time.perf_counter()
    call()
    finish()
    return time.perf_counter() - begin


def first(routine: str, n: int, dtype: np.dtype, name: str) -> dict[str, Any]:
    """In this process."""
    library = Library(name)
    given = [library.put(a) for a in operands(routine, n, dtype)]
    library.finish()
    folder = os.environ["CUPY_CACHE_DIR"]
    before = len(os.listdir(folder))
    begin = time.perf_counter()
    getattr(lapilli.linalg, routine)(*given)
    library.finish()
    seconds = time.perf_counter() - begin
    return {"first": seconds, "compiled": len(os.listdir(folder)) - before if name == "cupy" else ""}


def of_a_new_process(*arguments: str) -> dict[str, Any]:
    """What first returns there, where CuPy finds no kernels of earlier processes."""
    with tempfile.TemporaryDirectory() as folder:
        ran = subprocess.run([sys.executable, pathlib.Path(__file__).resolve(), "--first", *arguments], check=True, capture_output=True, text=True,
                             env={**os.environ, "CUPY_CACHE_DIR": folder})
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def measured(routine: str, n: int, dtype: np.dtype, name: str, runs: int) -> dict[str, Any]:
    """A line."""
    library = Library(name)
    given = [library.put(a) for a in operands(routine, n, dtype)]
    inside = Inside(library, routine, given, dtype)
    function, its_own, finish = getattr(lapilli.linalg, routine), library.own(routine), library.finish
    rounds = []  # in turn, as clocks of processors change
    for _ in range(runs + 3):
        rounds.append((seconds(inside.prepare, inside.call, finish), seconds(finish, lambda: function(*given), finish),
                       seconds(finish, lambda: its_own(*given), finish)))
    of_c, of_function, own = zip(*rounds[3:])
    added = [x - y for x, y in zip(of_function, of_c)]
    return {"seconds": statistics.median(of_function), "least": min(of_function), "inside": statistics.median(of_c),
            "added": statistics.median(added), "own": statistics.median(own)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--libraries", default="torch,cupy")
    parser.add_argument("--routines", default=",".join(ROUTINES))
    parser.add_argument("--n", default="100,500,1000")
    parser.add_argument("--dtype", default="float64")
    parser.add_argument("--runs", type=int, default=101)
    parser.add_argument("--commit", default=current_commit())
    parser.add_argument("--out")
    parser.add_argument("--one-process", action="store_true", help="without the first calls of new processes")
    parser.add_argument("--first", nargs=4, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.first:
        routine, n, dtype, name = options.first
        print(json.dumps(first(routine, int(n), np.dtype(dtype), name)))
        return
    devices = lapilli.default().devices
    device = devices[0].name if devices else "cpu"
    with csv_file.opened(options.out, HEADER) as file:
        writer = csv.DictWriter(file, HEADER)
        for name in options.libraries.split(","):
            for dtype in options.dtype.split(","):
                for n in options.n.split(","):
                    for routine in options.routines.split(","):
                        line = {"routine": routine, "dtype": dtype, "n": n, "library": name, "runs": options.runs, "device": device,
                                "commit": options.commit}
                        numbers = measured(routine, int(n), np.dtype(dtype), name, options.runs)
                        if not options.one_process:
                            numbers.update(of_a_new_process(routine, n, dtype, name))
                        line.update({key: f"{x:.3e}" if isinstance(x, float) else x for key, x in numbers.items()})
                        writer.writerow(line)
                        file.flush()


if __name__ == "__main__":
    main()
