# SPDX-License-Identifier: BSD-3-Clause
"""lapilli-solve svd against numpy.linalg.svd: shapes, types, parts, ranks and sizes; what it writes and reports.
singular_values.py PROGRAM"""
import json
import os
import subprocess
import sys
import tempfile

import numpy as np

program = os.path.abspath(sys.argv[1])
os.chdir(tempfile.mkdtemp())
rng = np.random.default_rng(2)
count = 0


def svd(*arguments, status=0):
    global count
    count += 1
    done = subprocess.run([program, "svd", *arguments], capture_output=True, text=True)
    assert done.returncode == status, (arguments, done.returncode, done.stdout, done.stderr)
    return done.stdout + done.stderr


def decomposed(a, *options):
    """U, the values, V^H and the report, of a matrix that goes through a file."""
    np.save("a.npy", a)
    svd("a.npy", "--left", "u.npy", "--right", "vh.npy", "--values", "s.npy", "--report", "r.json", "--check", *options)
    with open("r.json") as file:
        return np.load("u.npy"), np.load("s.npy"), np.load("vh.npy"), json.load(file)


def near(x, y, unit):
    return x.shape == y.shape and np.abs(x - y).max() <= 1e4 * unit


for kind, letter in (("f4", "s"), ("f8", "d"), ("c8", "c"), ("c16", "z")):
    for m, n in ((1, 1), (40, 40), (90, 35), (35, 90)):
        a = rng.standard_normal((m, n))
        a = (a + 1j * rng.standard_normal((m, n)) if letter in "cz" else a).astype(kind)
        expected = np.linalg.svd(a, compute_uv=False)
        unit = np.finfo(kind).eps * expected[0]
        k = min(m, n)
        u, s, vh, report = decomposed(a)
        assert u.shape == (m, k) and vh.shape == (k, n) and u.dtype == a.dtype and near(s, expected, unit)
        assert near((u * s) @ vh, a, unit), (kind, m, n)
        assert report["routine"] == letter + "gesdd" and report["m"] == m and report["n"] == n and report["count"] == k
        few = max(1, k // 3)
        u, s, vh, report = decomposed(a, "--highest", str(few))
        assert u.shape == (m, few) and vh.shape == (few, n) and near(s, expected[:few], unit)
        assert near(a @ vh.conj().T, u * s, unit) and report["routine"] == letter + "gesvdx"

# One set of vectors; none; a deficient matrix; norms near the ends of the range.
a = np.outer(rng.standard_normal(20), rng.standard_normal(12)) + np.outer(rng.standard_normal(20), rng.standard_normal(12))
for size in (1.0, 1e-300, 1e290):
    u, s, vh, report = decomposed(a * size)
    assert near(s / size, np.linalg.svd(a, compute_uv=False), 1e-15 * s[0] / size) and s[2] < 1e-13 * s[0]
    assert near(u.T @ u, np.eye(12), 1e-16) and near(vh @ vh.T, np.eye(12), 1e-16)
np.save("a.npy", a)
assert "dgesvd" in svd("a.npy", "--left", "u.npy") and "dgesvd" in svd("a.npy", "--right", "vh.npy")
assert near(np.abs(np.sum(np.load("u.npy") * u, axis=0))[:2], np.ones(2), 1e-15)
values = [float(x) for x in svd("a.npy", "--values", "-", "--quiet").split()]
assert near(np.array(values), np.linalg.svd(a, compute_uv=False), 1e-14)

a[3, 4] = np.nan
np.save("nan.npy", a)
assert "nan.npy" in svd("nan.npy", "--values", "none.npy", status=2) and not os.path.exists("none.npy")
assert "are the same file" in svd("a.npy", "--left", "x.npy", "--right", "x.npy", status=2)
print(count, "runs")
