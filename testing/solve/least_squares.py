# SPDX-License-Identifier: BSD-3-Clause
"""lapilli-solve lstsq against numpy.linalg.lstsq: shapes, types, ranks and formats; what it reports; what it refuses.
least_squares.py PROGRAM"""
import json
import os
import subprocess
import sys
import tempfile

import numpy as np

program = os.path.abspath(sys.argv[1])
os.chdir(tempfile.mkdtemp())
rng = np.random.default_rng(1)
count = 0


def lstsq(*arguments, status=0):
    global count
    count += 1
    done = subprocess.run([program, "lstsq", *arguments], capture_output=True, text=True)
    assert done.returncode == status, (arguments, done.returncode, done.stdout, done.stderr)
    return done.stdout + done.stderr


def solution(a, b, *options):
    """X and the report, of matrices that go through files."""
    np.save("a.npy", a)
    np.save("b.npy", b)
    lstsq("a.npy", "b.npy", "--out", "x.npy", "--report", "r.json", "--check", *options)
    with open("r.json") as file:
        return np.load("x.npy"), json.load(file)


def normal(shape, kind):
    x = rng.standard_normal(shape)
    return (x + 1j * rng.standard_normal(shape) if np.dtype(kind).kind == "c" else x).astype(kind)


def near(x, y, kind):
    return x.shape == y.shape and np.abs(x - y).max() <= 1e5 * np.finfo(kind).eps * np.abs(y).max()


# More equations than unknowns, fewer, as many; one right-hand side, several, more than unknowns.
shapes = [(1, 1), (1, 6), (6, 1), (40, 40), (90, 35), (35, 90), (200, 3), (3, 200)]
for kind in ("f4", "f8", "c8", "c16"):
    for m, n in shapes:
        a = normal((m, n), kind)
        for sides in ((m,), (m, 1), (m, 5)):
            b = normal(sides, kind)
            x, report = solution(a, np.asfortranarray(b))
            expected, squares, rank, _ = np.linalg.lstsq(a, b, rcond=None)
            assert near(x, expected.reshape(x.shape), kind) and x.dtype == a.dtype, (kind, m, n, sides)
            assert report["m"] == m and report["n"] == n and report["nrhs"] == b.size // m and report["rank"] == rank
            assert report["routine"] == {"f4": "s", "f8": "d", "c8": "c", "c16": "z"}[kind] + "gels"
            # An upper bound, up to what an estimate may miss.
            condition = np.linalg.cond(a)
            assert 0.3 * condition < 1 / report["rcond"] < 3 * n * m * condition, (condition, report["rcond"])
            if m > n:
                assert near(np.array(report["residual_norms"]), np.sqrt(squares), kind), (kind, m, n)
                relative = np.sqrt(squares) / np.linalg.norm(b.reshape(m, -1), axis=0)
                assert near(np.array(report["relative_residuals"]), relative, kind)
                assert max(report["normal_equations"]) < 1e4 * np.finfo(kind).eps
            else:
                assert "residual_norms" not in report and "normal_equations" not in report

# A real matrix and complex right-hand sides; single precision next to double.
a, b = normal((30, 8), "f8"), normal((30, 2), "c16")
assert near(solution(a, b)[0], np.linalg.lstsq(a, b, rcond=None)[0], "f8")
assert near(solution(a.astype("f4"), b)[0], np.linalg.lstsq(a, b, rcond=None)[0], "f4")
assert solution(a, b, "--precision", "single")[0].dtype == np.complex64

# The ends of the range; a right-hand side that A meets, and one of zeros.
for kind, ends in (("f8", (1e-300, 1e290)), ("f4", (1e-35, 1e30))):
    for m, n in ((50, 20), (20, 50)):
        a, b = normal((m, n), kind), normal((m, 2), kind)
        for size in ends:
            size = np.dtype(kind).type(size)
            assert near(solution(a * size, b * size)[0], np.linalg.lstsq(a, b, rcond=None)[0], kind), (kind, m, n, size)
for m, n in ((50, 20), (20, 50)):
    a = normal((m, n), "f8")
    _, report = solution(a, a @ normal((n, 2), "f8"))
    assert max(report.get("relative_residuals", [0])) < 1e-13
    x, report = solution(a, np.zeros((m, 2)))
    assert not x.any() and max(report.get("relative_residuals", [0])) == 0
# Nearly dependent columns: a solution for which A x is right, though x is not.
u, _, v = np.linalg.svd(normal((60, 20), "f8"), full_matrices=False)
for last in (-8, -12):
    a = u @ np.diag(np.logspace(0, last, 20)) @ v
    for matrix in (a, a.T.copy()):
        solution(matrix, normal(len(matrix), "f8"))

# Formats that the others know, too.
a, b = normal((12, 4), "f8"), normal((12, 2), "f8")
np.save("a.npy", a)
np.save("b.npy", b)
expected = np.linalg.lstsq(a, b, rcond=None)[0]
printed = subprocess.run([program, "lstsq", "a.npy", "b.npy"], capture_output=True, text=True, check=True).stdout
assert near(np.loadtxt(printed.splitlines(), ndmin=2), expected, "f8")
lstsq("a.npy", "b.npy", "--out", "x.mtx", "--quiet")
lstsq("a.npy", "b.npy", "--out", "x.txt")
assert near(np.loadtxt("x.txt"), expected, "f8")
with open("x.mtx") as file:
    assert "array real general" in file.readline()
assert "same file" in lstsq("a.npy", "b.npy", "--out", "b.npy", status=2)
if "HDF5 files: yes" in subprocess.run([program, "info"], capture_output=True, text=True, check=True).stdout:
    lstsq("a.npy", "b.npy", "--out", "x.h5:/fit/x")
    lstsq("x.h5:/fit/x", "x.h5:/fit/x", "--out", "y.npy")
    assert near(np.load("y.npy"), np.eye(2), "f8") or np.allclose(np.load("y.npy"), np.eye(2))
lstsq("a.npy", "b.npy", "--out", "b.npy", "--overwrite")
assert near(np.load("b.npy"), expected, "f8")
# Many right-hand sides: the least and the greatest are printed.
np.save("b.npy", normal((12, 20), "f8"))
assert " to " in lstsq("a.npy", "b.npy", "--out", "x.npy")

# Any rank, of all shapes: singular values from 1 to 2, and zeros.
def of_rank(m, n, rank, kind):
    u, v = np.linalg.qr(normal((m, rank), kind))[0], np.linalg.qr(normal((n, rank), kind))[0]
    return ((u * np.linspace(1, 2, rank)) @ v.conj().T).astype(kind)


for kind, rcond in (("f4", 1e-4), ("f8", 1e-10), ("c8", 1e-4), ("c16", 1e-10)):
    for m, n in shapes:
        for rank in {min(m, n), (min(m, n) + 1) // 2}:
            a, b = of_rank(m, n, rank, kind), normal((m, 3), kind)
            x, report = solution(a, b, "--rcond", str(rcond))
            expected = np.linalg.lstsq(a, b, rcond=rcond)[0]
            assert near(x, expected, kind), (kind, m, n, rank)
            assert report["rank"] == rank and report["routine"].endswith("gelsy") and 1 / report["rcond"] < 3 * n * m
            if rank < m:
                norms = np.linalg.norm(b - a @ expected, axis=0)
                assert near(np.array(report["residual_norms"]), norms, kind), (kind, m, n, rank)
                assert near(np.array(report["relative_residuals"]), norms / np.linalg.norm(b, axis=0), kind)
            else:
                assert "residual_norms" not in report
# Singular values without a gap: what counts is left to rcond, and the check allows for what does not.
for m, n in ((60, 40), (40, 60), (50, 50)):
    for kind, last in (("f4", -8), ("c16", -20)):
        u, v = np.linalg.qr(normal((m, m), kind))[0], np.linalg.qr(normal((n, n), kind))[0]
        sizes = np.logspace(0, last, min(m, n))
        a = ((u[:, : len(sizes)] * sizes) @ v[: len(sizes)]).astype(kind)
        for power in (1, 3, 5):
            _, report = solution(a, normal(m, kind), "--rcond", f"1e-{power}")
            assert abs(report["rank"] - (sizes > 10.0**-power).sum()) <= 2, (m, n, kind, power, report["rank"])
# Both ends of the range, zero columns and rows, nothing but zeros.
for size in (1e-300, 1e290):
    a, b = of_rank(30, 20, 7, "f8"), normal((30, 2), "f8")
    x, report = solution(a * size, b * size, "--rcond", "1e-10")
    assert near(x, np.linalg.lstsq(a, b, rcond=1e-10)[0], "f8") and report["rank"] == 7
    assert near(np.array(report["residual_norms"]) / size, np.linalg.norm(b - a @ x, axis=0), "f8")
for devices in ("none", "sim:2"):
    a, b = normal((9, 4), "f8"), normal((9, 2), "f8")
    a[:, 1] = 0
    x, report = solution(a, b, "--rcond", "1e-10", "--devices", devices)
    assert near(x, np.linalg.lstsq(a, b, rcond=1e-10)[0], "f8") and report["rank"] == 3 and not x[1].any()
    x, report = solution(a.T.copy(), normal((4, 2), "f8"), "--rcond", "1e-10", "--devices", devices)
    assert report["rank"] == 3
    x, report = solution(0 * a, b, "--rcond", "1e-10", "--devices", devices)
    assert not x.any() and report["rank"] == 0 and report["relative_residuals"] == [1, 1] and "rcond" not in report

# What has no answer. A zero column or row, a matrix of zeros; nothing is written then.
for m, n in ((9, 4), (4, 9), (5, 5)):
    for devices in ("none", "sim:2"):
        a = normal((m, n), "f8")
        np.save("b.npy", normal(m, "f8"))
        for zero, sentence in ((np.s_[:, 1] if m >= n else np.s_[1], "rank below"), (np.s_[:], "matrix of zeros")):
            a[zero] = 0
            np.save("a.npy", a)
            message = lstsq("a.npy", "b.npy", "--out", "none.npy", "--devices", devices, status=1)
            assert sentence in message and "a.npy" in message and "--rcond" in message and not os.path.exists("none.npy"), message
# An X beyond the range is written, and said to be none.
np.save("a.npy", np.eye(4, 3) * 1e-300)
np.save("b.npy", np.ones(4) * 1e10)
for command in ([], ["--check"]):
    assert "X: the element (1, 1) is not a finite number" in lstsq("a.npy", "b.npy", "--out", "x.npy", *command, status=1)
# Sizes that do not agree; files that are none.
np.save("b.npy", normal(3, "f8"))
assert "3 rows, and A has 4" in lstsq("a.npy", "b.npy", status=2)
for bad, sentence in ((np.zeros((0, 3)), "empty"), (np.full((4, 2), np.nan), "not a finite"), (np.zeros((4, 2, 2)), "3 dim")):
    np.save("bad.npy", bad)
    for files in (("bad.npy", "a.npy"), ("a.npy", "bad.npy")):
        message = lstsq(*files, status=2)
        assert sentence in message or "rows" in message, (sentence, message)
with open("a.npy", "rb") as file:
    whole = file.read()
for length in range(0, len(whole), 7):
    with open("cut.npy", "wb") as file:
        file.write(whole[:length])
    assert "cut.npy" in lstsq("cut.npy", "a.npy", status=2)
print(count, "cases")
