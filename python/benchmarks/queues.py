# SPDX-License-Identifier: BSD-3-Clause
"""Times of factorizations and solutions on a queue, next to the same calls that wait, with matrices in the memory of a GPU:

    LAPILLI_DEVICES=cuda:0 python3 queues.py --n 500,1000,2000,4000,8000 --out queues.csv

Columns: routine, n, way, library, seconds, runs, device, commit. Ways: waits, the call that waits; queue, the call on a queue and the wait for that;
submitted, until the call on a queue returned. Times are medians, of calls made in turn. Solutions have 100 right-hand sides.
"""
from __future__ import annotations

import argparse
import csv
import statistics
import time
from typing import Any

import csv_file
import numpy as np
from commit import current_commit

import lapilli
from lapilli import lapack

NRHS = 100


class There:
    """Numbers in the memory of device 0."""

    def __init__(self, numbers: np.ndarray) -> None:
        self.numbers = np.asfortranarray(numbers)
        self.address = lapilli.default().allocate(self.numbers.nbytes)
        self.put()

    def put(self) -> None:
        lapilli.default().copy(self.address, self.numbers, self.numbers.nbytes)

    def free(self) -> None:
        lapilli.default().free(self.address)


def calls(letter: str, n: int, there: dict[str, Any]) -> dict[str, tuple]:
    """{routine: (what it overwrites, arguments, those behind them on a queue)}"""
    a, b, ipiv, tau, info = (there[name].address for name in ("a", "b", "ipiv", "tau", "info"))
    orth = {"s": "or", "d": "or"}.get(letter, "un")
    adjoint = "T" if letter in "sd" else "C"
    return {
        "potrf": ("a", ("L", n, a, n), (info,)),
        "potrs": ("b", ("L", n, NRHS, a, n, b, n), ()),
        "getrf": ("a", (n, n, a, n, ipiv), (info,)),
        "getrs": ("b", ("N", n, NRHS, a, n, ipiv, b, n), (info,)),
        "geqrf": ("a", (n, n, a, n, tau), ()),
        f"{orth}mqr": ("b", ("L", adjoint, n, NRHS, n, a, n, tau, b, n), ()),
        f"{orth}gqr": ("a", (n, n, n, a, n, tau), ()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--n", default="300,500,1000,2000,4000,8000", help="sizes")
    parser.add_argument("--types", default="d", help="letters of s, d, c, z")
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--limit", type=float, default=0.5, help="seconds for the runs of one call")
    parser.add_argument("--out", required=True, help="a CSV file")
    parser.add_argument("--commit", default=current_commit())
    arguments = parser.parse_args()
    context = lapilli.default()
    for name in ("potrf", "potrs", "getrf", "getrs", "geqrf", "ormqr"):
        context.set(f"{name}.crossover", 0)
    header = ["routine", "n", "way", "library", "seconds", "runs", "device", "commit"]
    with csv_file.opened(arguments.out, header) as file, lapilli.Queue() as queue:
        writer = csv.writer(file)
        for letter in arguments.types:
            for n in map(int, arguments.n.split(",")):
                random = np.random.default_rng(n)
                dtype = np.dtype({"s": "f", "d": "d", "c": "F", "z": "D"}[letter])
                a = random.standard_normal((n, n)).astype(dtype)
                there = {"a": There((a + a.T + 4 * np.sqrt(n) * np.eye(n)).astype(dtype)), "b": There(random.standard_normal((n, NRHS)).astype(dtype)),
                         "ipiv": There(np.zeros(n, np.int64)), "tau": There(np.zeros(n, dtype)), "info": There(np.zeros(2, np.int64))}
                for routine, (written, given, behind) in calls(letter, n, there).items():
                    waits, on_queue = getattr(lapack, letter + routine), getattr(lapack, f"{letter}{routine}_async")
                    times: list[tuple[float, float, float]] = []
                    while len(times) < 2 or len(times) < arguments.runs and sum(map(sum, times)) < arguments.limit:
                        there[written].put()
                        start = time.perf_counter()
                        waits(*given)
                        waited = time.perf_counter()
                        there[written].put()
                        begin = time.perf_counter()
                        on_queue(queue, *given, *behind)
                        submitted = time.perf_counter()
                        queue.synchronize()
                        times.append((waited - start, time.perf_counter() - begin, submitted - begin))
                    first, second, third = (statistics.median(t[k] for t in times[1:]) for k in range(3))
                    for way, seconds in ("waits", first), ("queue", second), ("submitted", third):
                        writer.writerow([letter + routine, n, way, "lapilli", f"{seconds:.6g}", len(times) - 1, context.devices[0].name, arguments.commit])
                    print(f"{letter + routine:8} {n:6} waits {1e3 * first:9.3f} ms  queue {1e3 * second:9.3f} ms  submitted {1e3 * third:8.3f} ms", flush=True)
                for array in there.values():
                    array.free()


if __name__ == "__main__":
    main()
