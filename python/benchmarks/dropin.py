# SPDX-License-Identifier: BSD-3-Clause
"""Times of functions of numpy and scipy as a program that is not changed sees them, with and without the drop-in library:

    python3 dropin.py --dropin /usr/local/lib/liblapilli_lapack.so --n 50,200,1000,4000 --out numpy.csv

Columns: function, n, without, with (seconds), ratio (with / without: below 1 is faster), runs (with), device, numpy, scipy, commit.
Processes of the two kinds take turns; a first call of each function in each, which opens devices, does not count. A time is the median of
a process's runs, and of the processes the least: where others use the machine, too, one process may be half as fast again as the next.
A result that is not the other kind's to sqrt(eps) ends the program.
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
import scipy
import scipy.linalg
from commit import current_commit


def calls(n: int) -> dict:
    """What is timed; each gives numbers that do not depend on signs or phases."""
    random = np.random.default_rng(n)
    g = random.standard_normal((n, n))
    h = g + g.T
    p = h + 6 * np.sqrt(n) * np.eye(n)
    one, eight, many = (random.standard_normal((n, k)) for k in (1, 8, max(1, n // 8)))
    scaled = g * np.sqrt(np.e / n)  # its determinant is near 1 at every n
    tall = random.standard_normal((4 * n, max(1, n // 4)))
    s = scipy.linalg
    return {
        "numpy.linalg.solve": lambda: np.linalg.solve(g, one),
        "numpy.linalg.solve, n/8 right-hand sides": lambda: np.linalg.solve(g, many),
        "numpy.linalg.inv": lambda: np.linalg.inv(g),
        "numpy.linalg.det": lambda: np.linalg.det(scaled),
        "numpy.linalg.cholesky": lambda: np.linalg.cholesky(p),
        "numpy.linalg.qr": lambda: np.abs(np.linalg.qr(g)[1]),
        "numpy.linalg.svd": lambda: np.linalg.svd(g, full_matrices=False)[1],
        "numpy.linalg.eigh": lambda: np.linalg.eigh(h)[0],
        "numpy.linalg.eigvalsh": lambda: np.linalg.eigvalsh(h),
        "numpy.linalg.eig": lambda: np.sort(np.abs(np.linalg.eig(g)[0])),
        "numpy.linalg.eigvals": lambda: np.sort(np.abs(np.linalg.eigvals(g))),
        "scipy.linalg.solve, general": lambda: s.solve(g, eight),
        "scipy.linalg.solve, symmetric": lambda: s.solve(h, eight, assume_a="sym"),
        "scipy.linalg.solve, positive definite": lambda: s.solve(p, eight, assume_a="pos"),
        "scipy.linalg.lu_factor": lambda: np.abs(s.lu_factor(g)[0]),
        "scipy.linalg.cho_factor": lambda: np.tril(s.cho_factor(p, lower=True)[0]),
        "scipy.linalg.lstsq, gelsy": lambda: s.lstsq(tall, np.ones(4 * n), lapack_driver="gelsy")[0],
        "scipy.linalg.eigh, generalized": lambda: s.eigh(h, p)[0],
        "scipy.linalg.eigh, ten": lambda: s.eigh(h, subset_by_index=(0, min(9, n - 1)))[0],
    }


def measure(sizes: list[int], functions: str, runs: int, limit: float) -> None:
    """By a process of its own: a line of JSON for each function and size. The last number tells a wrong result."""
    wanted = functions.split(";")
    # What was loaded leaves threads that look for work for a tenth of a second.
    np.linalg.solve(np.eye(2), np.ones(2))
    scipy.linalg.solve(np.eye(2), np.ones(2))
    time.sleep(0.5)
    for n in sizes:
        for name, function in calls(n).items():
            if functions and name not in wanted:
                continue
            result = np.asarray(function())
            times: list[float] = []
            while len(times) < runs and (sum(times) < limit or not times):
                start = time.perf_counter()
                function()
                times.append(time.perf_counter() - start)
            numbers = [float(np.linalg.norm(result)), float(np.abs(result).sum())]
            print(json.dumps([name, n, times, numbers]), flush=True)


def lines_of(arguments: argparse.Namespace, dropin: str | None) -> dict:
    environment = dict(os.environ)
    if dropin is not None:
        environment["LD_PRELOAD"] = dropin
    command = [sys.executable, __file__, "--measure", "--n", arguments.n, "--functions", arguments.functions, "--runs",
               str(arguments.runs), "--limit", str(arguments.limit)]
    text = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    return {(line[0], line[1]): line[2:] for line in map(json.loads, text.splitlines())}


def in_rounds(arguments: argparse.Namespace, dropins: list[str | None]) -> list[dict]:
    """The time of each call by each kind, how often it ran, and what it gave."""
    kinds: list[dict] = [{} for _ in dropins]
    for _ in range(arguments.rounds):
        for kind, dropin in zip(kinds, dropins):
            for key, (times, numbers) in lines_of(arguments, dropin).items():
                least, runs, _ = kind.get(key, (float("inf"), 0, None))
                kind[key] = (min(least, statistics.median(times)), runs + len(times), numbers)
    return kinds


def device_name(dropin: str) -> str:
    """Of the first device that the library uses."""
    question = ("import ctypes, sys\nlibrary = ctypes.CDLL(sys.argv[1])\nname = ctypes.create_string_buffer(80)\n"
                "info = library.lapilli_device_name(None, ctypes.c_int64(0), name, ctypes.c_size_t(80))\n"
                "print(name.value.decode() if info == 0 else 'none')")
    library = os.path.join(os.path.dirname(os.path.realpath(dropin)), "liblapilli.so")
    return subprocess.run([sys.executable, "-c", question, library], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--dropin", help="liblapilli_lapack.so, with liblapilli.so beside it")
    parser.add_argument("--n", default="50,100,200,500,1000,2000,4000", help="sizes")
    parser.add_argument("--functions", default="", help="as the column has them, separated by semicolons; all")
    parser.add_argument("--runs", type=int, default=30, help="of each function in a round, at most")
    parser.add_argument("--limit", type=float, default=0.3, help="seconds for the runs of one function in a round")
    parser.add_argument("--rounds", type=int, default=3, help="processes of each kind, which take turns")
    parser.add_argument("--out", help="a CSV file")
    parser.add_argument("--commit", default=current_commit(), help="of the library, for the file; by default this tree's")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        measure([int(n) for n in arguments.n.split(",")], arguments.functions, arguments.runs, arguments.limit)
        return 0
    if arguments.dropin is None or arguments.out is None:
        parser.error("--dropin and --out are needed")
    without, with_it = in_rounds(arguments, [None, arguments.dropin])
    device = device_name(arguments.dropin)
    with csv_file.opened(arguments.out, ["function", "n", "without", "with", "ratio", "runs", "device", "numpy", "scipy", "commit"]) as file:
        writer = csv.writer(file)
        for (name, n), (before, _, numbers) in without.items():
            after, runs, others = with_it[name, n]
            if not np.allclose(numbers, others, rtol=1e-7):
                sys.exit(f"{name}, n = {n}: {numbers} without the drop-in library, {others} with it")
            writer.writerow([name, n, f"{before:.6g}", f"{after:.6g}", f"{after / before:.3f}", runs, device, np.__version__,
                             scipy.__version__, arguments.commit])
            print(f"{name:44} {n:6} {1e3 * before:10.3f} ms {1e3 * after:10.3f} ms {after / before:8.3f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
