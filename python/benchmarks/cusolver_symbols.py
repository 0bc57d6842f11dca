#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Times of cuSOLVER's own functions, and of cuBLAS's for batches, by ctypes, for the orders from which they are served
(src/cusolver/routines.txt). A program for unchanged.py, as laxlib is, with the names of groups in the place of sizes:

    python3 unchanged.py --starter "lapilli-run --crossover 0" --frameworks ./cusolver_symbols.py --sizes sytri,lauum --out symbols.csv
    python3 unchanged.py --starter "lapilli-run --cublas --crossover 0" --frameworks ./cusolver_symbols.py --sizes getrf_cublas
                         --out cublas.csv
    python3 cusolver_symbols.py --orders symbols.csv       # what each function could be served from, by those lines
    python3 cusolver_symbols.py --nan                      # what matrices of a batch with a NaN get

    cusolver_symbols.py RUNS SECONDS GROUP...              a line of JSON for each function and order, as laxlib.c has it. A group
                                                           may have its precisions and its orders behind it: geev/sz:200+1000
"""
from __future__ import annotations

import csv
import ctypes
import json
import math
import sys
import time
from typing import Any

import cublas_batches
import numpy as np
from cusolver_gpu import LOWER, NON_UNIT, TYPES, VALUES, VECTORS, Case, Gpu, adjoint, drawn, general, looked_at, places, seen, small

PLAIN, TRANSPOSED, UPPER = 0, 1, 1
SLOWER, FASTER = 1.03, 0.97


def indefinite(gpu: Gpu, letter: str, n: int, group: str) -> list[Case]:
    """SYTRI, and Xsytrs with 1 and with 100 right-hand sides."""
    dtype, code = TYPES[letter]
    a = general(n, dtype)
    a = a + a.T
    place, pivots, info = gpu.put(a), gpu.memory(4 * n), gpu.memory(4)
    work, length = gpu.work(f"{letter.upper()}sytrf", n, place, n)
    gpu.call(f"{letter.upper()}sytrf", LOWER, n, place, n, pivots, work, length, info)
    factors, x = gpu.get(place, a), looked_at(n, dtype)
    given = gpu.put(factors)
    if group == "sytri":
        work, length = gpu.work(f"{letter.upper()}sytri", LOWER, n, place, n, pivots)

        def error() -> float:
            if code_of := int(gpu.get(info, np.zeros(1, np.int32))[0]):
                print(f"sytri {letter} {n}: info {code_of}", file=sys.stderr)
            half = np.tril(seen(gpu.get(place, a)))
            inverse = half + np.tril(half, -1).T
            return small(a @ (inverse @ x) - x, float(np.abs(a).max() * np.abs(inverse).max() * n))

        return [Case(f"cusolverDn{letter.upper()}sytri", n, [(place, given, a.nbytes)],
                     lambda: gpu.call(f"{letter.upper()}sytri", LOWER, n, place, n, pivots, work, length, info), error)]
    wide = gpu.put(gpu.get(pivots, np.zeros(n, np.int32)).astype(np.int64))
    cases = []
    for nrhs in (1, 100):
        b = drawn((nrhs, n), dtype, 3)
        side, first = gpu.put(b), gpu.put(b)
        given_arguments = (LOWER, n, nrhs, code, place, n, wide, code, side, n)
        buffers = gpu.buffers("Xsytrs", *given_arguments)

        def error(side=side, b=b) -> float:
            found = gpu.get(side, b).T
            return small(a @ found - b.T, float(np.abs(a).max() * np.abs(found).max() * math.sqrt(n)))

        cases.append(Case(f"cusolverDnXsytrs {letter}, {nrhs} columns", n, [(side, first, b.nbytes)],
                          lambda arguments=given_arguments, buffers=buffers: gpu.call("Xsytrs", *arguments, *buffers, info), error))
    return cases


def refined(gpu: Gpu, letter: str, n: int, _group: str) -> list[Case]:
    """DSgesv and ZCgesv with 1 and with 100 right-hand sides."""
    dtype, name = TYPES[letter][0], {"d": "DSgesv", "z": "ZCgesv"}[letter]
    a = general(n, dtype)
    place, given, pivots, info, niter = gpu.put(a), gpu.put(a), gpu.memory(4 * n), gpu.memory(4), ctypes.c_int()
    cases = []
    for nrhs in (1, 100):
        b = drawn((nrhs, n), dtype, 3)
        side, x, size = gpu.put(b), gpu.memory(b.nbytes), ctypes.c_size_t()
        arguments = (n, nrhs, place, n, pivots, side, n, x, n)
        gpu.call(name + "_bufferSize", *arguments, None, ctypes.byref(size))
        work = (gpu.memory(size.value), size.value)

        def error(x=x, b=b) -> float:
            found = gpu.get(x, b).T
            return small(seen(a) @ found - b.T, float(np.abs(a).max() * np.abs(found).max() * math.sqrt(n)))

        cases.append(Case(f"cusolverDn{name}, {nrhs} columns", n, [(place, given, a.nbytes)],
                          lambda arguments=arguments, work=work: gpu.call(name, *arguments, *work, ctypes.byref(niter), info), error))
    return cases


FEW_SIDES, MANY_SIDES = (1, 2, 8, 32, 128, 1000), (192, 256, 384, 512)  # columns of right-hand sides
TILE = 64


def solutions(gpu: Gpu, letter: str, n: int, group: str) -> list[Case]:
    """getrs and potrs with few or many right-hand sides. The factors are made on the device: columns of a tile again and again, small next to
    a diagonal of ones."""
    if n > 8000 and letter != "d":
        return []
    group, _, many = group.partition("_")
    sides = MANY_SIDES if many else FEW_SIDES
    dtype = TYPES[letter][0]
    tile = drawn((TILE, n), dtype, 1) / np.array(2 * math.sqrt(n), dtype)
    place, side, pivots, info = gpu.memory(n * n * tile.itemsize), gpu.memory(n * sides[-1] * tile.itemsize), gpu.memory(4 * n), gpu.memory(4)
    for column in range(0, n, TILE):
        gpu.copy(place + column * n * tile.itemsize, tile.ctypes.data, min(TILE, n - column) * n * tile.itemsize)
    gpu.copy_apart(place, (n + 1) * tile.itemsize, np.ones(n, dtype))
    others = np.arange(n, dtype=np.int32)
    others += 1 + np.random.default_rng(n).integers(0, n - others, dtype=np.int32)
    gpu.copy(pivots, others.ctypes.data, others.nbytes)
    b = np.resize(drawn((1 << 16,), dtype, 3), (sides[-1], n))
    first, name = gpu.put(b), f"{letter.upper()}{group}"

    def error(option: int, nrhs: int) -> float:
        if n > 2000:
            return 0.0
        a, x = seen(gpu.get(place, np.empty((n, n), dtype))), gpu.get(side, b[:nrhs]).T[:, [0, -1]]
        lower = np.tril(a, -1) + np.eye(n, dtype=dtype) if group == "getrs" else np.tril(a)
        upper = np.triu(a) if group == "getrs" or option == UPPER else adjoint(lower)
        if group == "potrs":
            lower = adjoint(upper)
        order = np.arange(n)
        for k, other in enumerate(others if group == "getrs" else ()):
            order[[k, other - 1]] = order[[other - 1, k]]
        if group == "getrs" and option == TRANSPOSED:
            product = upper.T @ (lower.T @ x[order])
        else:
            product = np.empty_like(x)
            product[order] = lower @ (upper @ x)
        return small(product - b[:nrhs].T[:, [0, -1]], float(np.abs(x).max()) * math.sqrt(n))

    cases = []
    for option, shown in ((PLAIN, "N"), (TRANSPOSED, "T")) if group == "getrs" else ((LOWER, "L"), (UPPER, "U")):
        for nrhs in sides:
            factors = (place, n, pivots) if group == "getrs" else (place, n)
            cases.append(Case(f"cusolverDn{name} {shown}, {nrhs} columns", n, [(side, first, nrhs * n * tile.itemsize)],
                              lambda option=option, nrhs=nrhs, factors=factors: gpu.call(name, option, n, nrhs, *factors, side, n, info),
                              lambda option=option, nrhs=nrhs: error(option, nrhs)))
    return cases


def triangle(gpu: Gpu, letter: str, n: int, group: str) -> list[Case]:
    """Xtrtri and LAUUM."""
    dtype, code = TYPES[letter]
    a = general(n, dtype)
    np.fill_diagonal(a, 2 * math.sqrt(n) + 1)
    lower, x = np.tril(seen(a)), looked_at(n, dtype)
    place, given, info = gpu.memory(a.nbytes), gpu.put(a), gpu.memory(4)
    gpu.copy(place, given, a.nbytes)
    if group == "trtri":
        buffers = gpu.buffers("Xtrtri", LOWER, NON_UNIT, n, code, place, n)
        return [Case(f"cusolverDnXtrtri {letter}", n, [(place, given, a.nbytes)],
                     lambda: gpu.call("Xtrtri", LOWER, NON_UNIT, n, code, place, n, *buffers, info),
                     lambda: small(lower @ (np.tril(seen(gpu.get(place, a))) @ x) - x, float(np.abs(lower).max())))]
    name = f"{letter.upper()}lauum"
    work, length = gpu.work(name, LOWER, n, place, n)

    def error() -> float:
        half = np.tril(seen(gpu.get(place, a)))
        product = half + adjoint(np.tril(half, -1))
        return small(product @ x - adjoint(lower) @ (lower @ x), float(np.abs(lower).max()) ** 2 * n)

    return [Case(f"cusolverDn{name}", n, [(place, given, a.nbytes)],
                 lambda: gpu.call(name, LOWER, n, place, n, work, length, info), error)]


def geev(gpu: Gpu, letter: str, n: int, _group: str) -> list[Case]:
    """Values, and right vectors, too."""
    dtype, code = TYPES[letter]
    a, of_values = general(n, dtype), 5 if np.finfo(dtype).bits == 64 else 4
    place, given, info = gpu.put(a), gpu.put(a), gpu.memory(4)
    found = np.zeros(n, np.complex128 if of_values == 5 else np.complex64)
    values, vectors = gpu.memory(found.nbytes), gpu.memory(a.nbytes)
    cases = []
    for job in (VALUES, VECTORS):
        arguments = (gpu.params, VALUES, job, n, code, place, n, of_values, values, code, None, n, code, vectors, n, code)
        buffers = gpu.buffers("Xgeev", *arguments)

        def error() -> float:
            difference = complex(gpu.get(values, found).sum()) - complex(np.trace(a))
            return abs(difference) / (n * float(np.finfo(dtype).eps) * float(np.linalg.norm(a)))

        cases.append(Case(f"cusolverDnXgeev {letter}, {'vectors' if job else 'values'}", n, [(place, given, a.nbytes)],
                          lambda arguments=arguments, buffers=buffers: gpu.call("Xgeev", *arguments, *buffers, info), error))
    return cases


def singular(gpu: Gpu, letter: str, n: int, _group: str) -> list[Case]:
    """gesvd, gesvdj and Xgesvdp, with vectors."""
    dtype, code = TYPES[letter]
    a, of_values, large = general(n, dtype), {0: 0, 1: 1, 4: 0, 5: 1}[code], letter.upper()
    place, given, info, x = gpu.put(a), gpu.put(a), gpu.memory(4), looked_at(n, dtype)
    s = np.zeros(n, np.finfo(dtype).dtype)
    values, left, right, host_error = gpu.memory(s.nbytes), gpu.memory(a.nbytes), gpu.memory(a.nbytes), ctypes.c_double()

    def error(turned: bool) -> float:
        u, v = seen(gpu.get(left, a)), seen(gpu.get(right, a))
        vt = v if turned else adjoint(v)
        sigma = gpu.get(values, s)
        return small((u * sigma) @ (vt @ x) - seen(a) @ x, float(sigma.max()))

    first, of_gesvd = gpu.work(f"{large}gesvd", n, n), [(place, given, a.nbytes)]
    of_rotations = (VECTORS, 1, n, n, place, n, values, left, n, right, n)
    second = gpu.work(f"{large}gesvdj", *of_rotations, behind=(gpu.rotations,))
    polar = (gpu.params, VECTORS, 1, n, n, code, place, n, of_values, values, code, left, n, code, right, n, code)
    third = gpu.buffers("Xgesvdp", *polar)
    return [Case(f"cusolverDn{large}gesvd", n, of_gesvd, lambda: gpu.call(
                f"{large}gesvd", ord("S"), ord("S"), n, n, place, n, values, left, n, right, n, *first, None, info), lambda: error(True)),
            Case(f"cusolverDn{large}gesvdj", n, of_gesvd, lambda: gpu.call(
                f"{large}gesvdj", *of_rotations, *second, info, gpu.rotations), lambda: error(False)),
            Case(f"cusolverDnXgesvdp {letter}", n, of_gesvd, lambda: gpu.call(
                "Xgesvdp", *polar, *third, info, ctypes.byref(host_error)), lambda: error(False))]


COUNTS = {"potrf_batch": (500, 4000), "potrs_batch": (500, 4000), "gesvdj_batch": (500, 4096), "gesvda_batch": (64, 1000),
          "syev_batch": (2, 16, 64, 500)}


def definite_batch(gpu: Gpu, letter: str, n: int, group: str) -> list[Case]:
    """potrfBatched and potrsBatched."""
    cases = []
    for count in COUNTS[group]:
        dtype, large = TYPES[letter][0], letter.upper()
        one = general(n, dtype)
        one = one + adjoint(one) + 4 * (math.sqrt(n) + 1) * np.eye(n, dtype=dtype)
        a = np.ascontiguousarray(np.broadcast_to(one, (count, n, n)))
        b = np.ascontiguousarray(np.broadcast_to(drawn((n,), dtype, 5), (count, n)))
        place, given, infos = gpu.put(a), gpu.put(a), gpu.memory(4 * count)
        of_a = places(gpu, place, one.nbytes, count)
        factor = lambda of_a=of_a, infos=infos, count=count: gpu.call(f"{large}potrfBatched", LOWER, n, of_a, n, infos, count)
        if group == "potrf_batch":
            def error(place=place, a=a) -> float:
                found = np.tril(seen(gpu.get(place, a)[[0, -1]]))
                return small(found @ adjoint(found) - seen(a[[0, -1]]), float(np.abs(a[0]).max()))

            cases.append(Case(f"cusolverDn{large}potrfBatched, {count} matrices", n, [(place, given, a.nbytes)], factor, error))
            continue
        factor()
        side, first = gpu.put(b), gpu.put(b)
        of_b = places(gpu, side, b[0].nbytes, count)
        cases.append(Case(
            f"cusolverDn{large}potrsBatched, {count} matrices", n, [(side, first, b.nbytes)],
            lambda of_a=of_a, of_b=of_b, infos=infos, count=count: gpu.call(
                f"{large}potrsBatched", LOWER, n, 1, of_a, n, of_b, n, infos, count),
            lambda side=side, b=b: small((seen(one) @ gpu.get(side, b)[[0, -1], :, None]) - b[[0, -1], :, None], float(np.abs(one).max()))))
    return cases


def singular_batch(gpu: Gpu, letter: str, n: int, group: str) -> list[Case]:
    """gesvdjBatched, and gesvdaStridedBatched with norms of residuals, as PyTorch calls it."""
    dtype, large = TYPES[letter][0], letter.upper()
    cases = []
    for count in COUNTS[group]:
        if count * n ** 3 > 2e10:
            continue
        a = general(n, dtype, count)
        s = np.zeros((count, n), np.finfo(dtype).dtype)
        place, given, infos, values = gpu.put(a), gpu.put(a), gpu.memory(4 * count), gpu.memory(s.nbytes)
        left, right, norms = gpu.memory(a.nbytes), gpu.memory(a.nbytes), (ctypes.c_double * count)()

        def error(a=a, s=s, left=left, right=right, values=values) -> float:
            u, v, sigma = seen(gpu.get(left, a)[[0, -1]]), seen(gpu.get(right, a)[[0, -1]]), gpu.get(values, s)[[0, -1]]
            return small((u * sigma[:, None, :]) @ adjoint(v) - seen(a[[0, -1]]), float(sigma.max()))

        if group == "gesvdj_batch":
            arguments = (VECTORS, n, n, place, n, values, left, n, right, n)
            name, behind = f"{large}gesvdjBatched", (gpu.rotations, count)
            work = gpu.work(name, *arguments, behind=behind)
            last = (infos, *behind)
        else:
            arguments = (VECTORS, n, n, n, place, n, n * n, values, n, left, n, n * n, right, n, n * n)
            name = f"{large}gesvdaStridedBatched"
            work = gpu.work(name, *arguments, behind=(count,))
            last = (infos, norms, count)
        cases.append(Case(f"cusolverDn{name}, {count} matrices", n, [(place, given, a.nbytes)],
                          lambda name=name, arguments=arguments, work=work, last=last: gpu.call(name, *arguments, *work, *last), error))
    return cases


def eigen_batch(gpu: Gpu, letter: str, n: int, group: str) -> list[Case]:
    """XsyevBatched with vectors."""
    dtype, code = TYPES[letter]
    cases = []
    for count in COUNTS[group]:
        a = general(n, dtype, count)
        a = a + adjoint(a)
        w = np.zeros((count, n), np.finfo(dtype).dtype)
        place, given, infos, values = gpu.put(a), gpu.put(a), gpu.memory(4 * count), gpu.memory(w.nbytes)
        arguments = (gpu.params, VECTORS, LOWER, n, code, place, n, {0: 0, 1: 1, 4: 0, 5: 1}[code], values, code)
        buffers = gpu.buffers("XsyevBatched", *arguments, behind=(count,))

        def error(a=a, w=w, place=place, values=values) -> float:
            v, found = seen(gpu.get(place, a)[[0, -1]]), gpu.get(values, w)[[0, -1]]
            return small(seen(a[[0, -1]]) @ v - v * found[:, None, :], float(np.abs(found).max()))

        cases.append(Case(f"cusolverDnXsyevBatched {letter}, {count} matrices", n, [(place, given, a.nbytes)],
                          lambda arguments=arguments, buffers=buffers, infos=infos, count=count: gpu.call(
                              "XsyevBatched", *arguments, *buffers, infos, count), error))
    return cases


# Of each group its function, the orders and the precisions.
GROUPS: dict[str, tuple[Any, tuple[int, ...], str]] = {
    "getrs": (solutions, (200, 350, 500, 1000, 2000, 4000, 8000, 16000), "dszc"),
    "potrs": (solutions, (200, 350, 500, 1000, 2000, 4000, 8000, 16000), "dszc"),
    "getrs_many": (solutions, (350, 1000, 2000, 4000), "dszc"),
    "potrs_many": (solutions, (350, 1000, 2000, 4000), "dszc"),
    "syev_batch": (eigen_batch, (8, 32, 100), "dszc"),
    "svd": (singular, (64, 128, 256, 400), "dszc"),
    "potrf_batch": (definite_batch, (16, 32, 128), "dszc"),
    "gesvda_batch": (singular_batch, (16, 32, 128), "dszc"),
    "trtri": (triangle, (200, 500, 1000, 4000), "dszc"),
    "lauum": (triangle, (200, 500, 1000, 2000), "dszc"),
    "gesvdj_batch": (singular_batch, (8, 16, 32), "szc"),
    "potrs_batch": (definite_batch, (16, 32, 128), "dszc"),
    "sytrs": (indefinite, (300, 1000, 2000), "dszc"),
    "geev": (geev, (200, 500, 1000, 2000), "dszc"),
    "sytri": (indefinite, (300, 1000, 2000), "dszc"),
    "gesv_mixed": (refined, (500, 1000, 2000, 5000), "dz"),
    **cublas_batches.GROUPS,
}


def measure(runs: int, seconds: float, groups: list[str]) -> None:
    """Prints a line for each case."""
    gpu = Gpu()
    for group in list(GROUPS) if groups == ["all"] else groups:
        group, _, chosen_orders = group.partition(":")
        group, _, chosen = group.partition("/")
        function, orders, letters = GROUPS[group]
        for letter in chosen or letters:
            for n in map(int, chosen_orders.split("+")) if chosen_orders else orders:
                try:
                    for case in function(gpu, letter, n, group):
                        one(gpu, case, runs, seconds)
                except RuntimeError as error:  # such as a function that the real library has not
                    print(f"{group} {letter} {n}: {error}", file=sys.stderr)
                gpu.free()


def one(gpu: Gpu, case: Case, runs: int, seconds: float) -> None:
    """Of a case; its first call does not count."""
    times: list[float] = []
    for _ in range(runs + 1):
        for to, of, size in case.restore:
            gpu.copy(to, of, size)
        gpu.wait()
        begin = time.perf_counter()
        case.call()
        gpu.wait()
        times.append(time.perf_counter() - begin)
        if sum(times) > seconds and len(times) > (3 if sum(times) < 1 else 1):
            break
    print(json.dumps([case.name, case.n, times[1:], case.error(), gpu.name, gpu.version]), flush=True)


def orders(path: str) -> None:
    """By a file of unchanged.py: where each function is at least 3 % faster with Lapilli, up to an order where it is slower again."""
    with open(path, newline="", encoding="utf-8") as file:
        lines: dict[str, list[tuple[int, float]]] = {}
        for line in csv.DictReader(file):
            lines.setdefault(line["function"], []).append((int(line["n"]), float(line["ratio"])))
    for name, found in lines.items():
        served = []
        for n, ratio in sorted(found, reverse=True):
            if ratio > (SLOWER if served else FASTER):
                if served:
                    break
                continue  # the largest orders are not served
            served.append((n, ratio))
        while served and served[-1][1] > FASTER:
            served.pop()
        ratios = ", ".join(f"{n}: {ratio:.2f}" for n, ratio in sorted(found))
        least = f"{served[-1][0]}..{served[0][0]}" if served else "-"
        print(f"{name:52} {least:14} {ratios}")


def not_finite() -> None:
    """Three matrices, the middle one with a NaN: status, infos, which values and vectors are NaN."""
    gpu = Gpu()
    for n in (8, 40, 100):
        for job in (VALUES, VECTORS):
            a = general(n, np.float64, 3)
            a = a + adjoint(a)
            a[1, 2, 3] = a[1, 3, 2] = np.nan
            w, none = np.zeros((3, n)), np.full(3, -7, np.int32)
            for name in ("XsyevBatched", "DsyevjBatched"):
                place, values, infos = gpu.put(a), gpu.put(w), gpu.put(none)
                try:
                    if name[0] == "X":
                        arguments = (gpu.params, job, LOWER, n, 1, place, n, 1, values, 1)
                        gpu.call(name, *arguments, *gpu.buffers(name, *arguments, behind=(3,)), infos, 3)
                    else:
                        arguments = (job, LOWER, n, place, n, values)
                        gpu.call(name, *arguments, *gpu.work(name, *arguments, behind=(gpu.jacobi, 3)), infos, gpu.jacobi, 3)
                    status = "success"
                except RuntimeError as error:
                    status = str(error)
                gpu.wait()
                nan = lambda x: np.isnan(x).reshape(3, -1).sum(1).tolist()
                print(f"{name} n = {n}, {'vectors' if job else 'values'}: {status}, infos {gpu.get(infos, none).tolist()}, "
                      f"NaN among values {nan(gpu.get(values, w))}, in the matrices {nan(gpu.get(place, a))}", flush=True)


def main() -> None:
    if sys.argv[1:2] == ["--orders"]:
        orders(sys.argv[2])
    elif sys.argv[1:2] == ["--nan"]:
        not_finite()
    elif len(sys.argv) > 3:
        measure(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
