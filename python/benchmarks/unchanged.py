# SPDX-License-Identifier: BSD-3-Clause
"""Times of PyTorch, CuPy and JAX on a GPU, unchanged, without and with Lapilli in front of cuSOLVER, in the same run; and of a program
that calls cuSOLVER as Quantum ESPRESSO's LAXlib does (laxlib.c), or another one with such output:

    python3 unchanged.py --starter /usr/local/bin/lapilli-run --out unchanged.csv
    python3 unchanged.py --install --frameworks torch,cupy --out installed.csv       # with lapilli.install() instead
    cc -O2 laxlib.c -o laxlib -I$CUDA/include -L$CUDA/lib64 -lcusolver -lcudart -lm
    python3 unchanged.py --starter /usr/local/bin/lapilli-run --frameworks ./laxlib --n 500,1000,2000 --out laxlib.csv

Columns: function, n, without, with (seconds), ratio (with / without: below 1 is faster), runs (with), device, framework, error (of the
result with Lapilli, in units of n eps; below 30 is good), before (of the result without), commit. The function has its type of numbers behind it.
Processes of the two kinds take turns; a first call of each function in each, which opens devices, does not count. A time is the median
of a process's runs, and of the processes the least.
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

import numpy as np
from commit import current_commit
from linalg import matrices, residual

BATCH, OF_BATCH = 500, 100
MOST_OF_SVD = 2000  # larger ones take seconds without


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


FRAMEWORKS = {"torch": Torch, "cupy": CuPy, "jax": Jax}


def calls(framework, given: dict) -> dict:
    """{name: (what is timed, the routine that `residual` knows)}"""
    there = {name: framework.put(a) for name, a in given.items() if name in "ghpb"}
    linalg = framework.linalg
    made = {"eigh": (linalg.eigh, "h"), "eigvalsh": (linalg.eigvalsh, "h"), "cholesky": (linalg.cholesky, "p"), "qr": (linalg.qr, "g"),
            "lu_factor": (framework.lu, "g"), "inv": (linalg.inv, "p")}
    if len(given["g"]) <= MOST_OF_SVD:
        made["svd"] = (lambda a: tuple(linalg.svd(a, full_matrices=False)), "g")
    found = {}
    for name, (function, operand) in made.items():
        found[name] = lambda run=framework.made(function), a=there[operand]: run(a)
    solve = framework.made(linalg.solve)
    found["solve"] = lambda: solve(there["g"], there["b"])
    return found


def error_of(name: str, given: dict, result) -> float:
    """Of a result in host memory, in units of n eps."""
    if name == "svd":
        u, s, v = result
        x = np.random.default_rng(1).standard_normal((len(s), 4)).astype(u.dtype)
        worst = max(np.linalg.norm((u * s) @ (v @ x) - given["g"] @ x) / s[0], np.linalg.norm(u.conj().T @ (u @ x) - x),
                    np.linalg.norm(v @ (v.conj().T @ x) - x))
        return float(worst) / float(np.linalg.norm(x) * len(s) * np.finfo(u.dtype).eps)
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
    """By a process of its own: a line of JSON for each function, type and size."""
    if arguments.install:
        import lapilli

        lapilli.install(gpu=True)
    framework = FRAMEWORKS[arguments.measure]()
    host = lambda result: tuple(map(framework.get, result)) if isinstance(result, tuple) else framework.get(result)

    def tell(name, n, function, judge):
        result = function()
        framework.wait()
        error = float(judge(host(result)))
        times: list[float] = []
        while len(times) < arguments.runs and (sum(times) < arguments.limit or len(times) < 3):
            result = None
            start = time.perf_counter()
            result = function()
            framework.wait()
            times.append(time.perf_counter() - start)
        print(json.dumps([name, n, times, error, framework.device, framework.version]), flush=True)

    large = [int(n) for n in arguments.large.split(",") if n]
    for dtype in map(np.dtype, arguments.dtype.split(",")):
        for n in [int(n) for n in arguments.n.split(",")] + large:
            given = matrices(n, dtype, "C")
            chosen = "eigh" if n in large else arguments.functions
            for name, function in calls(framework, given).items():
                if not chosen or name in chosen.split(","):
                    tell(f"{arguments.measure}.linalg.{name}, {dtype}", n, function, lambda found, name=name: error_of(name, given, found))
        if arguments.batch:
            one = matrices(OF_BATCH, dtype, "C")
            many = framework.put(np.stack([one["h"]] * BATCH))
            run = framework.made(framework.linalg.eigh)
            tell(f"{arguments.measure}.linalg.eigh of {BATCH} matrices, {dtype}", OF_BATCH, lambda: run(many),
                 lambda found: max(error_of("eigh", one, (found[0][k], found[1][k])) for k in (0, BATCH - 1)))


def lines_of(arguments: argparse.Namespace, framework: str, starter: list[str], install: bool) -> dict:
    command = [*starter, sys.executable, __file__, "--measure", framework, "--n", arguments.n, "--dtype", arguments.dtype, "--runs",
               str(arguments.runs), "--limit", str(arguments.limit), "--functions", arguments.functions, "--large", arguments.large]
    command += ["--batch"] * arguments.batch + ["--install"] * install
    if framework not in FRAMEWORKS:  # a program
        command = [*starter, framework, str(arguments.runs), *arguments.n.split(",")]
    environment = dict(os.environ, XLA_PYTHON_CLIENT_PREALLOCATE="false")
    done = subprocess.run(command, env=environment, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:  # what it has measured counts
        print(f"{' '.join(command)}: exit status {done.returncode}", file=sys.stderr)
    return {(line[0], line[1]): line[2:] for line in map(json.loads, done.stdout.splitlines())}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--starter", help="lapilli-run; with options, separated by spaces")
    parser.add_argument("--install", action="store_true", help="lapilli.install() in the process, in the place of a starter")
    parser.add_argument("--frameworks", default="torch,cupy,jax", help="separated by commas; also files of programs")
    parser.add_argument("--functions", default="", help="those alone, separated by commas")
    parser.add_argument("--n", default="100,256,320,400,512,700,1000,1500,2000,3000,4000,8000", help="sizes")
    parser.add_argument("--large", default="", help="further sizes, of eigh alone")
    parser.add_argument("--dtype", default="float64", help="float32,float64,complex64,complex128")
    parser.add_argument("--batch", action="store_true", help=f"also eigh of {BATCH} matrices of order {OF_BATCH}")
    parser.add_argument("--runs", type=int, default=20, help="of each function in a round, at most")
    parser.add_argument("--limit", type=float, default=0.3, help="seconds for the runs of one function in a round")
    parser.add_argument("--rounds", type=int, default=2, help="processes of each kind, which take turns")
    parser.add_argument("--out", help="a CSV file")
    parser.add_argument("--commit", default=current_commit(), help="of the library, for the file; by default this tree's")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        measure(arguments)
        return 0
    if (arguments.starter is None) != arguments.install or arguments.out is None:
        parser.error("--out and either --starter or --install are needed")
    with open(arguments.out, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["function", "n", "without", "with", "ratio", "runs", "device", "framework", "error", "before", "commit"])
        for framework in arguments.frameworks.split(","):
            kinds: list[dict] = [{}, {}]
            for _ in range(arguments.rounds):
                for kind, starter, install in zip(kinds, ([], (arguments.starter or "").split()), (False, arguments.install)):
                    for key, (times, error, *of) in lines_of(arguments, framework, starter, install).items():
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
