# SPDX-License-Identifier: BSD-3-Clause
"""Files that NumPy wrote, read by lapilli-solve, and files that lapilli-solve wrote, read by NumPy; HDF5 by h5py, if it is
there.   numpy_files.py PROGRAM"""
import gzip
import json
import os
import subprocess
import sys
import tempfile

import numpy as np

program = os.path.abspath(sys.argv[1])
os.chdir(tempfile.mkdtemp())
rng = np.random.default_rng(1)
n = 23


def solve(*arguments, status=0):
    done = subprocess.run([program, *arguments], capture_output=True, text=True)
    assert done.returncode == status, (arguments, done.returncode, done.stdout, done.stderr)
    return done.stdout + done.stderr


def hermitian(complex_elements):
    a = rng.standard_normal((n, n)) + (1j * rng.standard_normal((n, n)) if complex_elements else 0)
    return a + a.conj().T


def write(path, a, version):
    with open(path, "wb") as f:
        np.lib.format.write_array(f, a, version=version)


def near(a, b, tolerance):
    return a.shape == b.shape and np.all(np.abs(a - b) <= tolerance * max(1, np.abs(b).max()))


# Every type, byte order, storage order and version; "=" and one of the others are the same file, and of single bytes all are.
count = 0
read = set()
for code in ["f2", "f4", "f8", "f16", "c8", "c16", "c32", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "b1"]:
    base = hermitian(code[0] == "c")
    if code[0] in "iub":
        base = np.abs(np.rint(base))
    if code == "b1":
        base = base > 1
    for byte_order in "<>=":
        for fortran in (False, True):
            for version in ((1, 0), (2, 0), (3, 0)):
                kind = np.dtype(code) if code in ("b1", "i1", "u1") else np.dtype(code).newbyteorder(byte_order)
                a = base.astype(kind)
                a = np.asfortranarray(a) if fortran else np.ascontiguousarray(a)
                write("a.npy", a, version)
                written = open("a.npy", "rb").read()
                if written in read:
                    continue
                read.add(written)
                solve("eigen", "a.npy", "--values", "w.npy", "--quiet")
                w = np.load("w.npy")
                plain = a.astype(complex if code[0] == "c" else float)
                single = code in ("f2", "f4", "c8")
                assert w.dtype == (np.float32 if single else np.float64), (code, w.dtype)
                assert near(w, np.linalg.eigvalsh(plain), 2e-4 if single else 1e-12), (code, byte_order, fortran, version)
                count += 1

# Vectors, parts of the spectrum, precisions; npy, Matrix Market.
for complex_elements in (False, True):
    a = hermitian(complex_elements)
    np.save("a.npy", a)
    reference = np.linalg.eigvalsh(a)
    for options, part in [([], slice(None)), (["--lowest", "5"], slice(0, 5)), (["--highest", "4"], slice(n - 4, n)),
                          (["--index", "3:9"], slice(2, 9)),
                          (["--range", f"{(reference[4] + reference[5]) / 2}:{(reference[11] + reference[12]) / 2}"],
                           slice(5, 12)),
                          (["--range", f":{(reference[4] + reference[5]) / 2}"], slice(0, 5))]:
        for precision, tolerance in (("double", 1e-12), ("single", 2e-4)):
            for triangle in ("both", "lower", "upper"):
                solve("eigen", "a.npy", *options, "--precision", precision, "--triangle", triangle, "--values", "w.npy",
                      "--vectors", "v.npy", "--check", "--quiet")
                w, v = np.load("w.npy"), np.load("v.npy")
                assert near(w, reference[part], tolerance), (options, precision)
                assert near(a @ v, v * w, 10 * tolerance) and near(v.conj().T @ v, np.eye(len(w)), 10 * tolerance)
                count += 1
    solve("eigen", "a.npy", "--values", "w.txt", "--vectors", "v.mtx", "--picture", "s.svg", "--report", "r.json")
    assert near(np.loadtxt("w.txt"), reference, 1e-12)
    assert open("s.svg").read().endswith("</svg>\n")
    # What it wrote it can read.
    message = solve("eigen", "v.mtx")
    assert "geev: the matrix is not " in message, message

# Files of gzip, archives, and SciPy's sparse matrices.
if "packed files: yes" in solve("info", "--devices", "none"):
    a = hermitian(False)
    np.savez("stored.npz", a=a, other=np.ones(3))
    np.savez_compressed("packed.npz", a=a, other=np.ones(3))
    np.save("a.npy", a)
    for name in ("a.npy", "v.mtx"):
        with open(name, "rb") as plain, gzip.open(name + ".gz", "wb") as packed:
            packed.write(plain.read())
    for path in ("stored.npz:/a", "packed.npz:a", "a.npy.gz"):
        solve("eigen", path, "--values", "w.npy", "--quiet")
        assert near(np.load("w.npy"), np.linalg.eigvalsh(a), 1e-12), path
        count += 1
    packed, plain = (solve("eigen", name).splitlines()[:4] for name in ("v.mtx.gz", "v.mtx"))
    assert packed == [line.replace("v.mtx", "v.mtx.gz") for line in plain]
    try:
        import scipy.sparse
    except ImportError:
        scipy = None
    for form in ("csr", "csc", "coo") if scipy else ():
        s = scipy.sparse.diags([2 * np.ones(40), -np.ones(39), -np.ones(39)], [0, 1, -1]).asformat(form)
        scipy.sparse.save_npz("s.npz", s, compressed=form != "csc")
        solve("sparse", "s.npz", "--lowest", "2", "--values", "w.npy", "--quiet")
        assert near(np.load("w.npy"), 2 - 2 * np.cos(np.pi * np.array([1, 2]) / 41), 1e-7), form
        count += 1

# Pairs: A x = l B x, A B x = l x, B A x = l x.
for complex_a in (False, True):
    for complex_b in (False, True):
        a, b = hermitian(complex_a), hermitian(complex_b)
        b = b @ b / n + np.eye(n)
        np.save("a.npy", a)
        np.save("b.npy", b)
        for itype, matrix in ((1, np.linalg.solve(b, a)), (2, a @ b), (3, b @ a)):
            reference = np.sort(np.linalg.eigvals(matrix).real)
            for options, part in (([], slice(None)), (["--index", "4:11"], slice(3, 11)),
                                  (["--range", f"{(reference[6] + reference[7]) / 2}:"], slice(7, n))):
                for precision, tolerance in (("double", 1e-10), ("single", 5e-3)):
                    solve("eigen", "a.npy", "b.npy", "--itype", str(itype), *options, "--precision", precision,
                          "--values", "w.npy", "--vectors", "v.npy", "--check", "--quiet")
                    w, v = np.load("w.npy"), np.load("v.npy")
                    left, right = (a @ v, b @ v) if itype == 1 else (matrix @ v, v)
                    assert near(w, reference[part], tolerance), (itype, options, precision)
                    assert near(left, right * w, tolerance), (itype, options, precision)
                    norms = v.conj().T @ (np.linalg.solve(b, v) if itype == 3 else b @ v)
                    assert near(norms, np.eye(len(w)), tolerance), (itype, options, precision)
                    count += 1

# Linear equations.
for complex_elements in (False, True):
    a = hermitian(complex_elements)
    a = a @ a + np.eye(n)
    for nrhs in (1, 4):
        x = rng.standard_normal((n, nrhs))
        np.save("a.npy", a)
        np.save("b.npy", (a @ x)[:, 0] if nrhs == 1 else np.asfortranarray(a @ x))
        solve("solve", "a.npy", "b.npy", "--out", "x.npy", "--check")
        assert near(np.load("x.npy").reshape(n, nrhs), x.astype(complex) if complex_elements else x, 1e-8)
        count += 1

# Indefinite ones, in one of the triangles or both, and general ones. The report has the backward error of what was written.
def backward_error(a, x, b):
    one = lambda matrix: np.linalg.norm(matrix, 1)
    return max(one(a @ u - v) / (one(a) * one(u) + one(v)) for u, v in zip(x.T, b.T))


for complex_elements in (False, True):
    letter = "z" if complex_elements else "d"
    a = hermitian(complex_elements)
    b = rng.standard_normal((n, 2)) + 0 * a[0, 0]
    np.save("b.npy", b)
    for matrix, triangle, routine in ((a, "both", letter + ("hesv" if complex_elements else "sysv")),
                                      (np.tril(a) + 7 * np.triu(a, 1), "lower", letter + ("hesv" if complex_elements else "sysv")),
                                      (np.triu(a) + 7 * np.tril(a, -1), "upper", letter + ("hesv" if complex_elements else "sysv")),
                                      (a + np.triu(a), "both", letter + "gesv")):
        np.save("a.npy", matrix)
        solve("solve", "a.npy", "b.npy", "--out", "x.npy", "--triangle", triangle, "--check", "--report", "r.json")
        solved = a if triangle != "both" else matrix
        report = json.load(open("r.json"))
        assert report["routine"] == routine, (report["routine"], routine)
        assert near(np.load("x.npy"), np.linalg.solve(solved, b), 1e-9), (routine, triangle)
        assert abs(report["backward_error"] - backward_error(solved, np.load("x.npy"), b)) < 1e-16, report
        assert 0.1 < report["rcond"] * np.linalg.cond(solved, 1) < 10, report
        count += 1
large = rng.standard_normal((600, 600))  # no device holds all of it, together they do
np.save("a.npy", large + large.T)
np.save("b.npy", np.ones(600))
for columns, routine in ((0, "dsysv"), (600, "dgesv")):  # the columns of one device: all of them work, or one that lacks the memory
    message = solve("solve", "a.npy", "b.npy", "--out", "x.npy", "--check", "--devices", "sim:8", "--set", "potrf.nb=32",
                    "--set", "getrf.nb=32", "--set", f"sytrf.columns={columns}", "--set", "sim.memory=4800000")
    assert f"{routine} of order 600, not positive definite" in message, message
    count += 1

# Without --out the solution is printed, one row on a line, and NumPy reads it: complex numbers as pairs.
for complex_elements in (False, True):
    a = hermitian(complex_elements)
    a = a @ a + np.eye(n)
    b = rng.standard_normal((n, 3))
    np.save("a.npy", a)
    np.save("b.npy", b)
    printed = subprocess.run([program, "solve", "a.npy", "b.npy"], capture_output=True, text=True, check=True).stdout
    x = np.loadtxt(printed.splitlines(), ndmin=2)
    assert near(x.view(complex) if complex_elements else x, np.linalg.solve(a, b + 0 * a[0, 0]), 1e-8)
    solve("solve", "a.npy", "b.npy", "--out", "x.txt", "--quiet")
    assert open("x.txt").read() == printed
    count += 1

# An input is written over where that is asked for, and nowhere else; standard output is a file, too.
np.save("a.npy", hermitian(False))
before = open("a.npy", "rb").read()
os.symlink("a.npy", "link.npy")
for options in (["--values", "a.npy"], ["--vectors", "./link.npy"], ["--report", "a.npy"]):
    assert "same file" in solve("eigen", "a.npy", *options, status=2), options
with open("a.npy", "ab") as appended:
    done = subprocess.run([program, "eigen", "a.npy"], stdout=appended, stderr=subprocess.PIPE, text=True)
assert done.returncode == 2 and "standard output and A are the same file" in done.stderr, done
assert open("a.npy", "rb").read() == before
with open("run.json", "w") as file:  # the report alone is on standard output
    subprocess.run([program, "eigen", "a.npy", "--quiet", "--report", "/dev/stdout"], stdout=file, check=True)
assert open("run.json").read().startswith("{") and os.path.exists("/dev/stdout")
solve("eigen", "a.npy", "--vectors", "link.npy", "--overwrite", "--quiet")
assert os.path.islink("link.npy") and near(np.load("a.npy").T @ np.load("a.npy"), np.eye(n), 1e-12)
with open("/dev/full", "w") as full:
    done = subprocess.run([program, "eigen", "link.npy", "--triangle", "lower"], stdout=full, stderr=subprocess.PIPE, text=True)
assert done.returncode == 2 and "standard output cannot be written" in done.stderr, done

# Numbers at the ends of the range: right results pass their check, and what a precision cannot hold is said.
for order in (3, 200):
    for element, kind in ((5e-324, "f8"), (3e-310, "f8"), (1e300, "f8"), (1e-45, "f4"), (1e35, "f4")):
        np.save("a.npy", np.full((order, order), element, kind))
        solve("eigen", "a.npy", "--check")
        np.save("a.npy", np.eye(order, dtype=kind) * np.dtype(kind).type(element))
        np.save("b.npy", np.full(order, element, kind))
        solve("solve", "a.npy", "b.npy", "--check", "--out", "x.npy")
        count += 2
np.save("a.npy", np.eye(3) * 1e-300)  # and a solution that is beyond it is none
np.save("b.npy", np.full(3, 1e10))
for command in ([], ["--check"]):
    assert "X: the element (1, 1) is not a finite" in solve("solve", "a.npy", "b.npy", "--out", "x.npy", *command, status=1)
np.save("a.npy", np.diag([1, 1e-300, 1e-30, 0]))
assert "1 element was too small" in solve("eigen", "a.npy", "--precision", "single")
assert "too small" not in solve("eigen", "a.npy")
np.save("a.npy", np.diag([1, 1e300]))
assert "not a finite number in single" in solve("eigen", "a.npy", "--precision", "single", status=2)

# What NumPy would read otherwise than as a matrix.
for bad, sentence in [(np.zeros((0, 0)), "empty"), (np.zeros(()), "0 dimensions"), (np.zeros((2, 2, 2)), "3 dimensions"),
                      (np.array([["a"]]), "not numbers"), (np.zeros((2, 2), dtype=[("x", "f8")]), "records"),
                      (np.zeros((2, 2), dtype="M8[s]"), "not numbers"), (np.full((2, 2), np.nan), "not a finite")]:
    np.save("bad.npy", bad)
    message = solve("eigen", "bad.npy", status=2)
    assert sentence in message, (sentence, message)

if "HDF5 files: yes" in solve("info"):
    for complex_elements in (False, True):
        a = hermitian(complex_elements)
        np.save("a.npy", a)
        solve("eigen", "a.npy", "--values", "out.h5:/results/values", "--vectors", "out.h5:/results/vectors", "--quiet")
        assert "not" in solve("eigen", "out.h5:/results/vectors")
        assert "no dataset" in solve("eigen", "out.h5:/results/none", status=2)
    try:
        import h5py
    except ImportError:
        print("h5py is not installed (Debian: python3-h5py): HDF5 was read and written by lapilli-solve alone")
    else:
        with h5py.File("out.h5") as f:
            w, v = f["results/values"][:], f["results/vectors"][:]
        assert near(a @ v, v * w, 1e-11)
        for kind in ("<f4", ">f8", "<f8", "<i4", "<c8", "<c16"):
            for options in ({}, {"chunks": (4, 5), "compression": "gzip"}):
                b = a.real if kind[1] != "c" else a
                b = (np.rint(b) if kind[1] == "i" else b).astype(kind)
                with h5py.File("in.h5", "w") as f:
                    f.create_dataset("group/a", data=b, **options)
                solve("eigen", "in.h5:/group/a", "--values", "w.npy", "--quiet")
                plain = b.astype(complex if kind[1] == "c" else float)
                assert near(np.load("w.npy"), np.linalg.eigvalsh(plain), 2e-4 if kind in ("<f4", "<c8") else 1e-12), kind
                count += 1
        # A file may be read and written by one command; and what others have open is named before the computation.
        a = hermitian(False)[:12, :12]
        with h5py.File("both.h5", "w") as f:
            f["h"] = a
        for _ in range(60):
            solve("eigen", "both.h5:/h", "--values", "both.h5:/w", "--quiet")
        with h5py.File("both.h5", "a") as f:
            assert near(f["w"][:], np.linalg.eigvalsh(a), 1e-12)
            message = solve("eigen", "both.h5:/h", status=2)
            assert "both.h5:/h: another program has it open for writing" in message, message
        np.save("a.npy", np.full((2, 2), np.nan))  # a computation would complain of that
        for mode in "ra":
            with h5py.File("both.h5", mode):
                message = solve("eigen", "a.npy", "--values", "both.h5:/w", status=2)
                assert "--values: both.h5:/w: another program has it open" in message, message

        # numpy's bool; other enumerations are no numbers.
        truth = np.array([[True, False, True], [False, True, True], [True, True, False]])
        colours = h5py.enum_dtype({"RED": 0, "GREEN": 1}, basetype="i1")
        with h5py.File("in.h5", "w") as f:
            f["truth"] = truth
            f.create_dataset("colours", data=truth.astype("i1"), dtype=colours)
        solve("eigen", "in.h5:/truth", "--values", "w.npy", "--quiet")
        assert near(np.load("w.npy"), np.linalg.eigvalsh(truth.astype(float)), 1e-12)
        assert "not numbers" in solve("eigen", "in.h5:/colours", status=2)

        # MATLAB 7.3: 512 bytes of its own, columns in the place of rows, complex numbers as (real, imag).
        for kind in ("<f8", "<f4", "<c16"):
            b = np.random.default_rng(3).standard_normal((5, 5))
            b = (b + 1j * b[::-1] if kind == "<c16" else b).astype(kind)
            with h5py.File("m.mat", "w", userblock_size=512) as f:
                given = b.T.copy()
                f["A"] = given.view([("real", "<f8"), ("imag", "<f8")]) if kind == "<c16" else given
                f["A"].attrs["MATLAB_class"] = np.bytes_("single" if kind == "<f4" else "double")
                f["none"] = np.zeros(2, np.uint64)
                f["none"].attrs["MATLAB_empty"] = np.uint8(1)
            with open("m.mat", "r+b") as f:
                f.write(b"MATLAB 7.3 MAT-file, Platform: GLNXA64".ljust(116) + bytes(8) + b"\x00\x02IM")
            np.save("s.npy", np.arange(1.0, 6))
            solve("solve", "m.mat:/A", "s.npy", "--out", "x.npy", "--quiet")
            x = np.load("x.npy")
            assert near(b @ x, np.arange(1.0, 6), 1e-4 if kind == "<f4" else 1e-11), kind
            solve("lstsq", "m.mat:/A", "m.mat:/A", "--out", "x.npy", "--quiet")
            count += 1
        assert "the matrix is empty" in solve("eigen", "m.mat:/none", status=2)
        assert "FILE.mat:/A" in solve("eigen", "m.mat", status=2)
        assert "read, and not written" in solve("eigen", "in.h5:/truth", "--values", "m.mat:/w", status=2)

# Matrix Market files of every symmetry, as SciPy reads them, are solved.
try:
    import scipy.io
except ImportError:
    pass
else:
    for kind in ("symmetric", "hermitian", "skew-symmetric", "general"):
        for field in ("real", "complex"):
            for form in ("coordinate", "array"):
                values = np.random.default_rng(5).standard_normal((6, 6)) + (6 * np.eye(6) if kind != "skew-symmetric" else 0)
                lines = []
                for j in range(6):
                    for i in range(0 if kind == "general" else j + (kind == "skew-symmetric"), 6):
                        imag = 0.0 if kind == "hermitian" and i == j else i + 2.0 * j
                        numbers = f"{float(values[i, j])!r}" + (f" {imag!r}" if field == "complex" else "")
                        lines.append((f"{i + 1} {j + 1} " if form == "coordinate" else "") + numbers)
                sizes = f"6 6 {len(lines)}" if form == "coordinate" else "6 6"
                with open("a.mtx", "w") as f:
                    f.write(f"%%MatrixMarket matrix {form} {field} {kind}\n{sizes}\n" + "\n".join(lines) + "\n")
                a = scipy.io.mmread("a.mtx")
                a = a if form == "array" else a.toarray()
                np.save("s.npy", np.arange(1.0, 7))
                solve("solve", "a.mtx", "s.npy", "--out", "x.npy", "--quiet")
                assert near(a @ np.load("x.npy"), np.arange(1.0, 7), 1e-10), (kind, field, form)
                if not np.array_equal(a, a.conj().T):
                    what = "symmetric" if kind != "general" else "not symmetric" if field == "real" else "not Hermitian"
                    commands = ("eigen", "sparse") if form == "coordinate" else ("eigen",)
                    for command in commands:
                        assert what in solve(command, "a.mtx", status=2 * (command == "sparse"))
                    if kind != "general":
                        assert "--triangle" in solve("solve", "a.mtx", "s.npy", "--triangle", "lower", status=2)
                        assert what in solve("eigen", "a.mtx", "--triangle", "lower", status=2)
                count += 1
print(count, "cases")
