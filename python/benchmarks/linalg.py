# SPDX-License-Identifier: BSD-3-Clause
"""Times of numpy.linalg and scipy.linalg, of lapilli.linalg with arrays in host memory and on the GPU, and of cupy.linalg,
with a check of each result.

    python3 linalg.py --n 1000,2000,4000,8000 --dtype float64 --out linalg.csv

Columns: routine, dtype, n, library, place, order, seconds (the median), least, inside (of lapilli: the median of the seconds in the
library's own calls, by its log; the rest is Python's, above all the copy of the operand), runs, residual (in units of n eps; below
30 is good), device, call, commit. "order" is that of the operand in memory; all runs take the same operands, since no call overwrites one.
"call" is "repeated", or with --first "first": that of a process which has made its operands and called nothing yet, so that devices
are opened and memory is taken in it; the median over as many processes as --runs says.
"""
from __future__ import annotations

import argparse
import csv
import re
import statistics
import subprocess
import sys
import tempfile
import time

import csv_file
import numpy as np
from commit import current_commit

import lapilli
import lapilli.linalg


def matrices(n: int, dtype: np.dtype, order: str) -> dict[str, np.ndarray]:
    """A general matrix, a Hermitian one, a positive definite one, right-hand sides."""
    random = np.random.default_rng(n)
    g = random.standard_normal((n, n))
    if dtype.kind == "c":
        g = g + 1j * random.standard_normal((n, n))
    g = g.astype(dtype)
    h = (g + g.conj().T) / 2
    p = h.copy()
    p[np.diag_indices(n)] += 3 * np.sqrt(n)  # the spectrum of h is within 2 sqrt(n)
    make = lambda a: np.asarray(a, order=order)
    return {"g": make(g), "h": make(h), "p": make(p), "b": make(random.standard_normal((n, 1)).astype(dtype)),
            "many": make(random.standard_normal((n, max(1, n // 8))).astype(dtype))}


class Unit:
    """The unit matrix, as far as products go."""

    def __matmul__(self, x):
        return x


def residual(routine: str, given: dict, result) -> float:
    """In units of n eps and of the norm, with a few random vectors instead of products of matrices."""
    n, eps = len(given["g"]), np.finfo(given["g"].dtype).eps
    x = np.random.default_rng(1).standard_normal((n, 4)).astype(given["g"].dtype)
    norm = lambda a: float(np.linalg.norm(a))
    scale = n * eps
    if routine in ("eigh", "eigh_b"):
        w, v = result
        b = given["p"] if routine == "eigh_b" else Unit()
        right = b @ (v @ (w[:, None] * x))
        bound = float(np.abs(w).max()) * norm(x) * (np.linalg.norm(b, 1) if routine == "eigh_b" else 1)
        return max(norm(given["h"] @ (v @ x) - right) / bound, norm(v.conj().T @ (b @ (v @ x)) - x) / norm(x)) / scale
    if routine == "eigvalsh":
        trace = abs(float(result.sum()) - float(np.trace(given["h"]).real))
        return trace / (float(np.abs(result).max()) * n * scale)
    if routine == "cholesky":
        return norm(result @ (result.conj().T @ x) - given["p"] @ x) / (np.linalg.norm(given["p"], 1) * norm(x) * scale)
    if routine == "qr":
        q, r = result
        return norm(q @ (r @ x) - given["g"] @ x) / (np.linalg.norm(given["g"], 1) * norm(x) * scale)
    if routine == "svd":
        u, s, v = result
        worst = max(norm((u * s) @ (v @ x) - given["g"] @ x) / s[0], norm(u.conj().T @ (u @ x) - x), norm(v @ (v.conj().T @ x) - x))
        return worst / (norm(x) * scale)
    if routine == "inv":
        return norm(given["p"] @ (result @ x) - x) / (np.linalg.norm(given["p"], 1) * norm(result @ x) * scale)
    matrix = given["p"] if routine == "solve_pos" else given["g"]
    b = given["many"] if routine == "solve_many" else given["b"]
    return norm(matrix @ result - b) / (np.linalg.norm(matrix, 1) * norm(result) * scale)


def calls(linalg, given: dict, scipy_linalg=None) -> dict:
    """What is timed, of a library with numpy's names; scipy's module for what numpy lacks."""
    found = {
        "eigh": lambda: linalg.eigh(given["h"]),
        "eigvalsh": lambda: linalg.eigvalsh(given["h"]),
        "cholesky": lambda: linalg.cholesky(given["p"]),
        "solve": lambda: linalg.solve(given["g"], given["b"]),
        "solve_many": lambda: linalg.solve(given["g"], given["many"]),
        "qr": lambda: linalg.qr(given["g"]),
        "svd": lambda: tuple(linalg.svd(given["g"], full_matrices=False)),
        "inv": lambda: linalg.inv(given["p"]),
    }
    if scipy_linalg is not None:
        found["eigh_b"] = lambda: scipy_linalg.eigh(given["h"], given["p"])
        found["solve_pos"] = lambda: scipy_linalg.solve(given["p"], given["b"], assume_a="pos")
    return found


HEADER = ["routine", "dtype", "n", "library", "place", "order", "seconds", "least", "inside", "runs", "residual", "device", "call", "commit"]


class Inside:
    """The seconds of the library's calls, by its log."""

    def __init__(self) -> None:
        self.file = tempfile.NamedTemporaryFile("r")
        lapilli.default().set("log", self.file.name)
        self.seconds: list[float] = []

    def next(self) -> None:
        """Adds the calls since the last time, as those of one run."""
        self.seconds.append(sum(float(s) for s in re.findall(r"\| ([\d.]+) s \| info", self.file.read())))

    def median(self) -> float:
        """Of the runs since the last time."""
        found, self.seconds = self.seconds, []
        return statistics.median(found[1:] or found)


def measure(function, finish, inside: Inside, runs: int, limit: float) -> tuple[list[float], object]:
    """Seconds of each run, fewer where they take long; and the last result. A first run opens devices and takes workspace; it
    does not count, unless it takes longer than all others may."""
    times: list[float] = []
    result = None
    for run in range(runs + 1):
        result = None  # its memory is given back before the next is taken, as in a program
        start = time.perf_counter()
        result = function()
        finish()
        seconds = time.perf_counter() - start
        inside.next()
        if run > 0 or seconds > limit:
            times.append(seconds)
        if sum(times) > limit or run == 0 and times:
            break
    return times, result


def libraries(given: dict, chosen: list[str]):
    """(library, place, its calls, how to wait, how to bring a result to the host)"""
    nothing = lambda: None
    same = lambda result: result
    if "lapilli" in chosen:
        yield "lapilli", "host", calls(lapilli.linalg, given, lapilli.linalg), nothing, same
    if "numpy" in chosen:
        yield "numpy", "host", calls(np.linalg, given), nothing, same
    if "scipy" in chosen:
        import scipy.linalg

        keep = ("eigh", "eigh_b", "solve", "solve_pos", "qr", "svd", "cholesky")
        made = calls(scipy.linalg, given, scipy.linalg)
        made["cholesky"] = lambda: scipy.linalg.cholesky(given["p"], lower=True)
        made["qr"] = lambda: scipy.linalg.qr(given["g"], mode="economic")
        yield "scipy", "host", {k: made[k] for k in keep}, nothing, same
    if "cupy" not in chosen:
        return
    import cupy

    there = {name: cupy.array(a, order="F" if a.flags.f_contiguous and not a.flags.c_contiguous else "C") for name, a in given.items()}
    wait = cupy.cuda.get_current_stream().synchronize
    back = lambda result: tuple(map(cupy.asnumpy, result)) if isinstance(result, tuple) else cupy.asnumpy(result)
    if "lapilli" in chosen:
        yield "lapilli", "device", calls(lapilli.linalg, there, lapilli.linalg), wait, back
    yield "cupy", "device", calls(cupy.linalg, there), wait, back


def device_name() -> str:
    devices = lapilli.default().devices
    return devices[0].name if devices else "CPU"


def first_call(arguments: argparse.Namespace) -> None:
    """By a process of its own: prints the seconds of one call by one library, its residual and the device."""
    given = matrices(int(arguments.n), np.dtype(arguments.dtype), arguments.order)
    function = next(libraries(given, [arguments.libraries]))[2][arguments.routines]
    start = time.perf_counter()
    result = function()
    seconds = time.perf_counter() - start
    print(seconds, residual(arguments.routines, given, result), device_name())


def first_calls(arguments: argparse.Namespace, n: int, dtype: np.dtype, order: str, library: str, routine: str) -> list:
    """A line of the table."""
    command = [sys.executable, __file__, "--first-call", "--n", str(n), "--dtype", str(dtype), "--order", order, "--libraries", library,
               "--routines", routine]
    lines = [subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.split(maxsplit=2) for _ in range(arguments.runs)]
    times, units = [float(line[0]) for line in lines], max(float(line[1]) for line in lines)
    return [routine, dtype, n, library, "host", order, f"{statistics.median(times):.6f}", f"{min(times):.6f}", "", len(times), f"{units:.3g}",
            lines[0][2].strip(), "first"]


def repeated_calls(arguments: argparse.Namespace, n: int, dtype: np.dtype, order: str, chosen: list[str], inside: Inside):
    """The lines of the table for one kind of operands; None for a library of ours that failed."""
    given = matrices(n, dtype, order)
    for library, place, functions, wait, back in libraries(given, chosen):
        for routine, function in functions.items():
            if arguments.routines and routine not in arguments.routines.split(","):
                continue
            try:
                times, result = measure(function, wait, inside, arguments.runs, arguments.seconds)
                spent = inside.median()
                units = residual(routine, given, back(result))
            except Exception as error:  # one library's failure leaves the others' lines
                print(f"{library} {place} {routine} n = {n}: {type(error).__name__}: {error}", file=sys.stderr)
                inside.seconds.clear()
                if library == "lapilli":
                    yield None
                continue
            yield [routine, dtype, n, library, place, order, f"{statistics.median(times):.6f}", f"{min(times):.6f}",
                   f"{spent:.6f}" if library == "lapilli" else "", len(times), f"{units:.3g}", device_name(), "repeated"]


def lines(arguments: argparse.Namespace, chosen: list[str]):
    """Of all kinds of operands."""
    inside = None if arguments.first else Inside()
    for dtype in map(np.dtype, arguments.dtype.split(",")):
        for n in map(int, arguments.n.split(",")):
            for order in arguments.order.split(","):
                if inside is not None:
                    yield from repeated_calls(arguments, n, dtype, order, chosen, inside)
                    continue
                for library in chosen:
                    for routine in arguments.routines.split(","):
                        yield first_calls(arguments, n, dtype, order, library, routine)


def main() -> int:
    """Returns 1 where a residual is not below 30."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--n", default="1000,2000,4000,8000", help="orders, separated by commas")
    parser.add_argument("--dtype", default="float64", help="float32, float64, complex64, complex128, separated by commas")
    parser.add_argument("--order", default="C", help="C, F or C,F: order of the operands in memory")
    parser.add_argument("--libraries", default="lapilli,numpy,scipy,cupy", help="those that are not installed are left out")
    parser.add_argument("--routines", default="", help="eigh,eigvalsh,eigh_b,cholesky,solve,solve_many,solve_pos,qr,svd,inv; all")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=20, help="no further run of a call once its runs have taken this long")
    parser.add_argument("--out", default="-", help="a CSV file; - is standard output")
    parser.add_argument("--commit", default=current_commit(), help="of the library, for the file; by default this tree's")
    parser.add_argument("--first", action="store_true", help="first calls of processes, of lapilli, numpy and scipy")
    parser.add_argument("--first-call", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.first_call:
        first_call(arguments)
        return 0
    if arguments.first and not arguments.routines:
        parser.error("--first needs --routines")
    chosen = []
    for name in arguments.libraries.split(","):
        try:
            __import__({"scipy": "scipy.linalg"}.get(name, name))
            if not (arguments.first and name == "cupy"):
                chosen.append(name)
        except ImportError as error:
            print(f"{name} is left out: {error}", file=sys.stderr)
    bad = 0
    with csv_file.opened(arguments.out, HEADER) as file:
        writer = csv.writer(file)
        for line in lines(arguments, chosen):
            if line is None:
                bad += 1
                continue
            routine, dtype, n, library, place, residual_of_it = (*line[:5], line[10])
            if not float(residual_of_it) < 30:
                bad += 1
                print(f"{library} {place} {routine} {dtype} n = {n}: residual {residual_of_it}", file=sys.stderr)
            writer.writerow([*line, arguments.commit])
            file.flush()
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
