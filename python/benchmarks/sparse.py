# SPDX-License-Identifier: BSD-3-Clause
"""Times of lapilli.sparse.linalg, scipy.sparse.linalg and cupyx.scipy.sparse.linalg, whole calls, with a check of each result.

    python3 sparse.py --cases iteration,lowest,many --out sparse.csv

iteration   one iteration of LOBPCG, as the difference of calls with few and with more iterations: "fem", three unknowns on a cube of
            --edge points with 27 neighbours each, and the Laplacian of seven points, for each of --blocks
lowest      --pairs smallest eigenvalues of the Laplacian of seven points, --points along an edge, by LOBPCG with --tol. The others
            stop after --seconds; then "residual" tells what they have reached. lapilli with a Chebyshev preconditioner, too
many        --many eigenvalues at the upper end of the same on --many-points along an edge, by eigsh

Columns: case, library, matrix, n, pairs, block, seconds (iteration: of one; else of the call), iterations, residual (the largest
|A x - w x| / |A|_1 of the pairs), unit_error (the largest element of X^H X - I), device, commit.
"""
from __future__ import annotations

import argparse
import csv
import sys
import time
import warnings

import csv_file
import numpy as np
import scipy.sparse
import scipy.sparse.linalg
from commit import current_commit

import lapilli
import lapilli.sparse
import lapilli.sparse.linalg

LAPLACIAN_NORM = 12.0


def laplacian(points: int) -> scipy.sparse.csr_matrix:
    """Seven points on a cube."""
    t = scipy.sparse.diags([2.0, -1, -1], [0, 1, -1], shape=(points, points))
    return scipy.sparse.kronsum(scipy.sparse.kronsum(t, t), t, format="csr")


def fem(edge: int) -> scipy.sparse.csr_matrix:
    """Three unknowns on each point of a cube, coupled with those of 27 points; positive definite, with random values."""
    near = scipy.sparse.diags([1.0, 1, 1], [-1, 0, 1], shape=(edge, edge))
    points = scipy.sparse.kron(near, scipy.sparse.kron(near, near), format="csr")
    blocks = np.random.default_rng(1).uniform(-1, 1, (points.nnz, 3, 3))
    half = scipy.sparse.bsr_matrix((blocks, points.indices, points.indptr), shape=(3 * edge**3, 3 * edge**3))
    a = (half + half.T).tocsr()
    a.setdiag(a.diagonal() + 60)
    a.sort_indices()
    return a


class Peers:
    """(library, module with lobpcg and eigsh, a matrix there, an array there, back to the host, wait)"""

    def __init__(self, chosen: list[str]) -> None:
        self.chosen, self.cupy = chosen, None
        if lapilli.default().devices and ("cupyx" in chosen or "lapilli" in chosen):
            try:
                import cupy

                self.cupy = cupy
            except ImportError:
                pass

    def __call__(self, a):
        same = lambda x: x
        nothing = lambda: None
        there = same if self.cupy is None else self.cupy.asarray
        back = same if self.cupy is None else self.cupy.asnumpy
        wait = nothing if self.cupy is None else self.cupy.cuda.Device().synchronize
        if "lapilli" in self.chosen:
            yield "lapilli", lapilli.sparse.linalg, lapilli.sparse.Matrix(a), there, back, wait
        if "cupyx" in self.chosen and self.cupy is not None:
            import cupyx.scipy.sparse
            import cupyx.scipy.sparse.linalg

            yield "cupyx", cupyx.scipy.sparse.linalg, cupyx.scipy.sparse.csr_matrix(a), there, back, wait
        if "scipy" in self.chosen:
            yield "scipy", scipy.sparse.linalg, a, same, same, nothing


def timed(call, wait):
    """(seconds, result), without the warnings of pairs that have not converged, which the residual tells."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wait()
        start = time.perf_counter()
        result = call()
        wait()
        return time.perf_counter() - start, result


def check(a, w, v) -> tuple[float, float]:
    """The largest residual, relative to the norm of A, and the error of orthonormality."""
    norm = float(abs(a).sum(axis=0).max())
    residuals = np.linalg.norm(a @ v - v * w, axis=0)
    return float(residuals.max()) / norm, float(abs(v.T @ v - np.eye(v.shape[1])).max())


def lobpcg(library, module, a, x, tol, iterations, m=None):
    """One call. scipy's tolerance is absolute, lapilli's relative to the norm; a tolerance of 0 is never reached."""
    more = {} if m is None else {"M": m}
    if library == "lapilli":
        return module.lobpcg(a, x, tol=tol, maxiter=iterations, largest=False, **more)
    return module.lobpcg(a, x, tol=tol * LAPLACIAN_NORM, maxiter=iterations, largest=False, **more)


def iteration_case(options, peers, write) -> None:
    """lapilli with block = k, so that all iterate as many vectors."""
    for name, a in (("fem", fem(options.edge)), ("laplacian", laplacian(options.points))):
        for block in options.blocks:
            start = np.random.default_rng(block).standard_normal((a.shape[0], block))
            for library, module, there_a, there, back, wait in peers(a):
                few, more = (3, 6) if library == "scipy" else (10, 40)
                more_of = {"block": block} if library == "lapilli" else {}
                call = lambda count: module.lobpcg(there_a, there(start), tol=1e-30, maxiter=count, largest=False, **more_of)
                timed(lambda: call(2), wait)
                short, _ = timed(lambda: call(few), wait)
                long, result = timed(lambda: call(more), wait)
                w, v = map(back, result[:2])
                residual, unit_error = check(a, w, v)
                write("iteration", library, name, a.shape[0], block, block, (long - short) / (more - few), more, residual, unit_error)


def lowest_case(options, peers, write) -> None:
    a = laplacian(options.points)
    start = np.random.default_rng(5).standard_normal((a.shape[0], options.pairs))
    for library, module, there_a, there, back, wait in peers(a):
        variants = [("", None, 2000)]
        timed(lambda: lobpcg(library, module, there_a, there(start), 1e-2, 2), wait)  # what CuPy compiles is not in the times below
        if library == "lapilli":
            variants.append((" chebyshev", lapilli.sparse.chebyshev(there_a, 16), 2000))
        else:
            first, _ = timed(lambda: lobpcg(library, module, there_a, there(start), 0.0, 2), wait)
            second, _ = timed(lambda: lobpcg(library, module, there_a, there(start), 0.0, 4), wait)
            variants = [("", None, max(4, min(2000, int(options.seconds / max(1e-3, (second - first) / 2)))))]
        for text, m, iterations in variants:
            seconds, result = timed(lambda: lobpcg(library, module, there_a, there(start), options.tol, iterations, m), wait)
            w, v = map(back, result[:2])
            residual, unit_error = check(a, w, v)
            done = result.iterations if library == "lapilli" else iterations
            write("lowest" + text, library, "laplacian", a.shape[0], options.pairs, getattr(result, "block", ""), seconds, done, residual, unit_error)


def many_case(options, peers, write) -> None:
    a = laplacian(options.many_points)
    for library, module, there_a, there, back, wait in peers(a):
        counts = options.many if library == "lapilli" else options.many[:1]
        for pairs in counts:
            seconds, result = timed(lambda: module.eigsh(there_a, k=pairs, which="LA", tol=options.tol), wait)
            w, v = map(back, result[:2])
            residual, unit_error = check(a, w, v)
            write("many", library, "laplacian", a.shape[0], pairs, "", seconds, getattr(result, "iterations", ""), residual, unit_error)


def main() -> int:
    """Returns 1 where a result of lapilli is not what it says."""
    integers = lambda text: [int(part) for part in text.split(",")]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", default="iteration,lowest,many")
    parser.add_argument("--libraries", default="lapilli,cupyx,scipy")
    parser.add_argument("--edge", type=int, default=67)
    parser.add_argument("--points", type=int, default=100)
    parser.add_argument("--blocks", type=integers, default=[16, 32])
    parser.add_argument("--pairs", type=int, default=64)
    parser.add_argument("--tol", type=float, default=1e-8)
    parser.add_argument("--seconds", type=float, default=60, help="of a call of another library's lobpcg")
    parser.add_argument("--many", type=integers, default=[200, 1000, 5000], help="the others compute the first of these")
    parser.add_argument("--many-points", type=int, default=46)
    parser.add_argument("--commit", default=current_commit(), help="of the library, for the file; by default this tree's")
    parser.add_argument("--out", default="-", help="a CSV file; - is standard output")
    options = parser.parse_args()
    devices = lapilli.default().devices
    device = (f"{len(devices)} x " if len(devices) > 1 else "") + devices[0].name if devices else "CPU"
    peers = Peers(options.libraries.split(","))
    bad = 0
    header = ["case", "library", "matrix", "n", "pairs", "block", "seconds", "iterations", "residual", "unit_error", "device", "commit"]
    with csv_file.opened(options.out, header) as file:
        writer = csv.writer(file)

        def write(case, library, matrix, n, pairs, block, seconds, iterations, residual, unit_error):
            nonlocal bad
            reached = case == "iteration" or residual <= 2 * options.tol  # of |A| + |w|
            if library == "lapilli" and not (reached and unit_error < 1e-9):
                bad += 1
                print(f"{case} {matrix} {pairs}: residual {residual:.3g}, X^H X - I {unit_error:.3g}", file=sys.stderr)
            writer.writerow([case, library, matrix, n, pairs, block, f"{seconds:.6g}", iterations, f"{residual:.3g}", f"{unit_error:.3g}", device,
                             options.commit])
            file.flush()

        for case in options.cases.split(","):
            {"iteration": iteration_case, "lowest": lowest_case, "many": many_case}[case](options, peers, write)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
