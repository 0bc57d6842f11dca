# SPDX-License-Identifier: BSD-3-Clause
"""Times of PyTorch, CuPy and JAX on a GPU, unchanged, without and with Lapilli in front of cuSOLVER, in the same run; and of a program
that calls cuSOLVER as Quantum ESPRESSO's LAXlib does (laxlib.c), or another one with such arguments and output:

    cc -O2 laxlib.c -o laxlib -I$CUDA/include -L$CUDA/lib64 -lcusolver -lcudart -lm
    python3 unchanged.py --starter /usr/local/bin/lapilli-run --frameworks torch,cupy,jax,./laxlib --out unchanged.csv
    python3 unchanged.py --starter /usr/local/bin/lapilli-run --frameworks torch --rows "eigh:256,512 qr:1000" --out small.csv
    python3 unchanged.py --install --frameworks torch,cupy --out installed.csv       # with lapilli.install() instead

Columns: function, n, without, with (seconds), ratio (with / without: below 1 is faster), runs (with), device, framework, error (of the
result with Lapilli, in units of n eps; below 30 is good), before (of the result without), commit. The function has its type of numbers behind it.
Processes of the two kinds take turns on the GPU; all have made their operands before the first of them begins. A first call of each function
in each, which opens devices and compiles, does not count. A time is the median of a process's runs, and of the processes the least.
"""
from __future__ import annotations

import argparse
import csv
import json
import os
import statistics
import subprocess
import sys
import time

import csv_file
import numpy as np
from commit import current_commit
from linalg import matrices, residual

BATCH = 500  # matrices of eigh_many
# What is measured: function:sizes.
ROWS = {
    "torch": "eigh:1000,2000,4000,8000 solve:4000,8000 qr:2000,4000,8000 cholesky:1000,2000,4000,8000 svd:500,1000 eigh_many:100",
    "cupy": "eigh:1000,2000,4000,8000 svd:500,1000",
    "jax": "eigh:1000,2000,4000,8000 svd:500,1000 eigh_many:100",
    "numpy": "eigh:20",
}
OF_PROGRAM = "2000,6000"  # sizes
OPERANDS = {"eigh": "h", "eigh_many": "h", "eigvalsh": "h", "cholesky": "p", "qr": "g", "lu_factor": "g", "inv": "p", "svd": "g", "solve": "gb"}


class Torch:
    def __init__(self) -> None:
        import torch

        self.module, self.version = torch, torch.__version__
        self.linalg, self.lu, self.wait = torch.linalg, torch.linalg.lu_factor, torch.cuda.synchronize
        self.device = torch.cuda.get_device_name(0)

    def put(self, a):
        return self.module.from_numpy(np.ascontiguousarray(a)).cuda()

    def get(self, a):
        return a.resolve_conj().cpu().numpy()

    def made(self, function):
        return function


class CuPy(Torch):
    def __init__(self) -> None:  # pylint: disable=super-init-not-called
        import cupy
        import cupyx.scipy.linalg

        self.module, self.version = cupy, cupy.__version__
        self.linalg, self.lu = cupy.linalg, cupyx.scipy.linalg.lu_factor
        self.wait = cupy.cuda.Device().synchronize
        self.device = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()

    def put(self, a):
        return self.module.asarray(a)

    def get(self, a):
        return self.module.asnumpy(a)


class Jax(Torch):
    def __init__(self) -> None:  # pylint: disable=super-init-not-called
        import jax
        import jax.numpy
        import jax.scipy.linalg

        jax.config.update("jax_enable_x64", True)
        self.module, self.version = jax, jax.__version__
        self.linalg, self.lu = jax.numpy.linalg, jax.scipy.linalg.lu_factor
        self.device = jax.devices()[0].device_kind
        self.wait = lambda: None

    def put(self, a):
        return self.module.numpy.asarray(a)

    def get(self, a):
        return np.asarray(a)

    def made(self, function):
        compiled = self.module.jit(function)
        return lambda *operands: self.module.block_until_ready(compiled(*operands))


class Numpy(Torch):
    """For a look at this program, without a GPU."""

    def __init__(self) -> None:  # pylint: disable=super-init-not-called
        self.module, self.version, self.device = np, np.__version__, "none"
        self.linalg, self.lu, self.wait = np.linalg, None, lambda: None
        self.put = self.get = np.asarray


FRAMEWORKS = {"torch": Torch, "cupy": CuPy, "jax": Jax, "numpy": Numpy}


def rows_of(arguments: argparse.Namespace, framework: str) -> list[tuple[int, list[str]]]:
    """[(size, functions)]"""
    found: dict[int, list[str]] = {}
    for row in (arguments.rows or ROWS[framework]).split():
        name, _, sizes = row.partition(":")
        for n in sizes.split(","):
            found.setdefault(int(n), []).append(name)
    return sorted(found.items())


def operands(n: int, dtype: np.dtype, functions: list[str]) -> dict:
    """In host memory: g, which tells `residual` the type, and what else the functions take."""
    wanted = "g" + "".join(OPERANDS[name] for name in functions)
    return {name: a for name, a in matrices(n, dtype, "C").items() if name in wanted}


def call(framework, name: str, given: dict):
    """What is timed."""
    linalg = framework.linalg
    there = [framework.put(np.stack([given["h"]] * BATCH) if name == "eigh_many" else given[operand]) for operand in OPERANDS[name]]
    function = framework.made({
        "lu_factor": framework.lu,
        "svd": lambda a: tuple(linalg.svd(a, full_matrices=False)),
    }.get(name) or getattr(linalg, name.removesuffix("_many")))
    return lambda: function(*there)


def error_of(name: str, given: dict, result) -> float:
    """Of a result in host memory, in units of n eps; of many matrices the first and the last count."""
    if name == "eigh_many":
        return max(residual("eigh", given, (result[0][k], result[1][k])) for k in (0, BATCH - 1))
    if name != "lu_factor":
        return residual(name, given, result)
    factors, pivots = result
    order = np.arange(len(factors))
    for k, other in enumerate(pivots.astype(int) - (1 if pivots.max() == len(factors) else 0)):
        order[[k, other]] = order[[other, k]]
    x = np.random.default_rng(1).standard_normal((len(factors), 4)).astype(factors.dtype)
    upper = np.triu(factors) @ x
    product = upper + np.tril(factors, -1) @ upper
    scale = np.linalg.norm(given["g"], 1) * np.linalg.norm(x) * len(factors) * np.finfo(factors.dtype).eps
    return float(np.linalg.norm(product - (given["g"] @ x)[order]) / scale)


def measure(arguments: argparse.Namespace) -> None:
    """By a process of its own: a line of JSON for each function, type and size. The GPU is another process's until standard input ends."""
    if arguments.install:
        import lapilli
    __import__(arguments.measure)
    cases = [(n, dtype, functions, operands(n, dtype, functions))
             for dtype in map(np.dtype, arguments.dtype.split(",")) for n, functions in rows_of(arguments, arguments.measure)]
    print("ready", flush=True)
    sys.stdin.read()
    if arguments.install:
        lapilli.install(gpu=True)
    framework = FRAMEWORKS[arguments.measure]()
    host = lambda result: tuple(map(framework.get, result)) if isinstance(result, tuple) else framework.get(result)
    for n, dtype, functions, given in cases:
        for name in functions:
            function = call(framework, name, given)
            result = function()
            framework.wait()
            error = error_of(name, given, host(result))
            times: list[float] = []
            while len(times) < arguments.runs and (sum(times) < arguments.limit or len(times) < 3):
                result = None
                start = time.perf_counter()
                result = function()
                framework.wait()
                times.append(time.perf_counter() - start)
            shown = f"eigh of {BATCH} matrices" if name == "eigh_many" else name
            print(json.dumps([f"{arguments.measure}.linalg.{shown}, {dtype}", n, times, error, framework.device, framework.version]), flush=True)


class Process:
    """One that measures."""

    def __init__(self, arguments: argparse.Namespace, framework: str, starter: list[str], install: bool) -> None:
        self.waits, self.longest = framework in FRAMEWORKS, arguments.longest
        self.command = [*starter, sys.executable, __file__, "--measure", framework, "--rows", arguments.rows, "--dtype", arguments.dtype,
                        "--runs", str(arguments.runs), "--limit", str(arguments.limit)] + ["--install"] * install
        if not self.waits:  # a program, which starts when its turn comes
            self.command = [*starter, framework, str(arguments.runs), str(arguments.limit), *(arguments.sizes or OF_PROGRAM).split(",")]
        self.running = self.start() if self.waits else None

    def start(self):
        environment = dict(os.environ, XLA_PYTHON_CLIENT_PREALLOCATE="false")
        return subprocess.Popen(self.command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def wait(self) -> None:
        """Until it has its operands."""
        if self.waits:
            self.running.stdout.readline()

    def lines(self) -> dict:
        """Its turn. {(function, n): the rest of its line}; what a process has measured that failed later, or was stopped, counts."""
        running = self.running or self.start()
        try:
            told, _ = running.communicate(timeout=self.longest)
        except subprocess.TimeoutExpired:
            running.kill()
            told, _ = running.communicate()
            told = told[:told.rfind("\n") + 1]  # whole lines
        if running.returncode != 0:
            print(f"{' '.join(self.command)}: exit status {running.returncode}", file=sys.stderr)
        return {(line[0], line[1]): line[2:] for line in map(json.loads, told.splitlines())}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--starter", help="lapilli-run; with options, separated by spaces")
    parser.add_argument("--install", action="store_true", help="lapilli.install() in the process, in the place of a starter")
    parser.add_argument("--frameworks", default="torch,cupy,jax", help="separated by commas; also files of programs")
    parser.add_argument("--rows", default="", help="what is measured: function:sizes, separated by blanks; by default ROWS of this file")
    parser.add_argument("--sizes", default="", help=f"of programs, in the place of {OF_PROGRAM}")
    parser.add_argument("--dtype", default="float64", help="float32,float64,complex64,complex128")
    parser.add_argument("--runs", type=int, default=20, help="of each function in a round, at most")
    parser.add_argument("--limit", type=float, default=0.3, help="seconds for the runs of one function in a round")
    parser.add_argument("--rounds", type=int, default=2, help="processes of each kind, which take turns")
    parser.add_argument("--longest", type=float, default=600, help="seconds of a process's turn; then it is stopped")
    parser.add_argument("--out", help="a CSV file")
    parser.add_argument("--commit", default=current_commit(), help="of the library, for the file; by default this tree's")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        measure(arguments)
        return 0
    if (arguments.starter is None) != arguments.install or arguments.out is None:
        parser.error("--out and either --starter or --install are needed")
    frameworks = arguments.frameworks.split(",")
    kinds_of_process = ([], False), ((arguments.starter or "").split(), arguments.install)
    processes = {framework: [[Process(arguments, framework, *kind) for kind in kinds_of_process] for _ in range(arguments.rounds)]
                 for framework in frameworks}
    for process in (process for rounds in processes.values() for both in rounds for process in both):
        process.wait()
    header = ["function", "n", "without", "with", "ratio", "runs", "device", "framework", "error", "before", "commit"]
    with csv_file.opened(arguments.out, header) as file:
        writer = csv.writer(file)
        for framework in frameworks:
            kinds: list[dict] = [{}, {}]
            for both in processes[framework]:
                for kind, process in zip(kinds, both):
                    for key, (times, error, *of) in process.lines().items():
                        least, runs, worst, _ = kind.get(key, (float("inf"), 0, 0.0, of))
                        kind[key] = (min(least, statistics.median(times)), runs + len(times), max(worst, error), of)
            for (name, n), (before, _, error_before, _) in kinds[0].items():
                if (name, n) not in kinds[1]:
                    continue
                after, runs, error, (device, version) = kinds[1][name, n]
                writer.writerow([name, n, f"{before:.6g}", f"{after:.6g}", f"{after / before:.3f}", runs, device, version, f"{error:.3g}",
                                 f"{error_before:.3g}", arguments.commit])
                print(f"{name:44} {n:6} {1e3 * before:10.3f} ms {1e3 * after:10.3f} ms {after / before:8.3f}", flush=True)
            file.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
