# SPDX-License-Identifier: BSD-3-Clause
"""Functions of general matrices under `python -m lapilli`, against the originals: types, shapes, results, exceptions."""
import pytest
from test_runner import HAS_DEVICES, run, served

pytestmark = pytest.mark.skipif(not HAS_DEVICES, reason="nothing is served")

START = """
import numpy as np, scipy.linalg as s
random = np.random.default_rng(0)

def matrix(n, char, *stack):
    a = random.standard_normal((*stack, n, n))
    if char not in "fdFD":
        a = np.abs(9 * a)
    return (a + 1j * random.standard_normal(a.shape) if char in "FD" else a).astype(char)

def parts(result):
    return result if isinstance(result, tuple) else (result,)

def same(f, *args, **kwargs):
    before = [a.copy() for a in args]
    ours, theirs = f(*args, **kwargs), f.lapilli_original(*args, **kwargs)
    assert all(np.array_equal(a, b, equal_nan=True) for a, b in zip(args, before))
    what = f.__module__, f.__name__, [a.dtype for a in args], kwargs
    assert type(ours) is type(theirs) and len(parts(ours)) == len(parts(theirs)), what
    for x, y in zip(parts(ours), parts(theirs)):
        assert type(x) is type(y) and np.shape(x) == np.shape(y), what
        assert np.asarray(x).dtype == np.asarray(y).dtype, (what, x.dtype, y.dtype)
    return ours, theirs

def close(x, y, dtype, scale=30):
    bound = 1e3 * np.finfo(dtype).eps if np.dtype(dtype).kind in "fc" else 1e-11
    y = np.asarray(y, np.result_type(y, np.float32))
    difference = np.abs(x - y).max()
    assert difference <= bound * scale * max(1, np.abs(y).max()), (difference, dtype)

def ordered(w):
    # By real parts that rounding does not make different, then by imaginary parts.
    return w[np.lexsort((np.asarray(w).imag.round(3), np.asarray(w).real.round(3)))]

def fails(f, *args, **kwargs):
    said = []
    for g in (f, f.lapilli_original):
        try:
            g(*args, **kwargs)
        except Exception as error:
            said.append((type(error), str(error)))
    assert len(said) == 2 and said[0] == said[1], (f, said)
"""


def report_of(tmp_path, code, *options):
    path = tmp_path / "program.py"
    path.write_text(START + code)
    return run("--report", "--crossover=0", *options, str(path)).stderr


def test_eig(tmp_path):
    report = report_of(tmp_path, """
for char in "?bBhHiIlLqQfdFD":
    for a in (matrix(12, char), matrix(1, char), np.tril(matrix(5, "i")).astype(char), np.zeros((3, 3), char)):
        for f in (np.linalg.eig, s.eig):
            w, v = same(f, a)[0]
            close(a @ v, v * w, f is s.eig and char in "?bBhH" and "f" or w.dtype)
        for f in (np.linalg.eigvals, s.eigvals):
            ours, theirs = same(f, a)
            if len(a) == 12:
                close(ordered(ours), ordered(theirs), "f" if char in "?bBhHfF" else "d")
        for left in (False, True, 0, 1):
            for right in (False, True):
                same(s.eig, a, left=left, right=right)
        w, left, right = s.eig(a, left=True, overwrite_a=True, check_finite=False)
        assert not np.shares_memory(a, w)
    for shape in ((2, 3), (1,), (0,)):
        stack = matrix(4, char, *shape)
        same(np.linalg.eig, stack)
        same(np.linalg.eigvals, stack)
    same(np.linalg.eig, np.stack([np.eye(2), [[0, 1], [-1, 0]]]).astype(char))
    same(np.linalg.eig, np.stack([np.eye(2), np.ones((2, 2))]).astype(char))
    same(np.linalg.eig, np.zeros((0, 0), char))
# Double eigenvalues, which single precision would make pairs.
x = np.linalg.qr(matrix(20, "d"))[0]
for _ in range(5):
    a = (x @ np.diag(np.arange(20) // 2) @ x.T).astype("f")
    a[0, 1] += 1e-6
    same(np.linalg.eig, a)
    same(np.linalg.eigvals, a)
a, w, v = matrix(9, "d"), None, None
w, left, right = s.eig(a, left=True)
close(left.conj().T @ a, w[:, None] * left.conj().T, "d")
""")
    for name in ("numpy.linalg.eig", "numpy.linalg.eigvals", "scipy.linalg.eig", "scipy.linalg.eigvals"):
        assert served(report, name)[0] > 20, report


def test_arguments_that_are_the_originals(tmp_path):
    report = report_of(tmp_path, """
a = matrix(9, "d")
for kwargs in ({"b": np.eye(9)}, {"homogeneous_eigvals": True}):
    same(s.eig, a, **kwargs)
    same(s.eigvals, a, **kwargs)
same(s.schur, a, lwork=200)
fails(s.schur, a, output="nonsense")
""")
    assert "argument lwork (1), argument output (1)" in report
    for name in ("scipy.linalg.eig", "scipy.linalg.eigvals"):
        assert served(report, name) == (0, 2) and report.count("argument b (1), argument homogeneous_eigvals (1)") == 2, report


def test_schur(tmp_path):
    report = report_of(tmp_path, """
for char in "?bBhHiIlLqQfdFD":
    a = matrix(12, char)
    near = "d" if char in "ildD" else "f"  # scipy's complex form of other integers
    for kwargs in ({}, {"output": "complex"}, {"output": "r"}, {"output": "c", "sort": "lhp"}, {"sort": "rhp"},
                   {"output": "c", "sort": "iuc"}, {"output": "complex", "sort": "ouc", "check_finite": False}, {"sort": "iuc"}, {"sort": "ouc"},
                   {"sort": lambda x: x.real > 0.5}, {"sort": lambda x, y=None: abs(x + 1j * (y or 0)) > 2},
                   {"sort": lambda x: abs(x) > 1}, {"sort": lambda x: x.imag != 0, "output": "c"}):
        ours, theirs = same(s.schur, a, **kwargs)
        assert ours[2:] == theirs[2:], (char, kwargs, ours[2:], theirs[2:])
        t, z = ours[:2]
        close(z @ t @ z.conj().T, a, near)
        close(z.conj().T @ z, np.eye(12), near)
        assert not np.tril(t, -1 if t.dtype.kind == "c" else -2).any()
        if len(ours) == 3:  # the values in front are the chosen ones
            k = ours[2]
            if k:
                close(ordered(np.linalg.eigvals(t[:k, :k])), ordered(np.linalg.eigvals(theirs[0][:k, :k])), near, 1e3)
    t, z = s.schur(a.copy(), overwrite_a=True)
    close(z @ t @ z.conj().T, a, near)
# A function of one argument gets the real part of a real matrix's eigenvalue, and one of two both parts.
def seen(f, function):
    given = []
    f(np.array([[0.0, 2], [-2, 0]]), sort=function(given))
    return [type(x) for x in given[0]], sorted(given)
for function in (lambda given: lambda x: given.append((x,)) or False, lambda given: lambda x, y: given.append((x, y)) or False):
    (types, values), (their_types, their_values) = seen(s.schur, function), seen(s.schur.lapilli_original, function)
    assert types == their_types and np.allclose(values[0], their_values[0]) and np.allclose(values[-1], their_values[-1])
same(s.schur, np.zeros((1, 1)), sort="lhp")
class Callable:
    def __call__(self, x, y):
        return x > 0
same(s.schur, matrix(5, "d"), sort=Callable())
def wrong(x, y=0):
    raise error("of the program")
for error in (ValueError, KeyError, np.linalg.LinAlgError):
    fails(s.schur, matrix(5, "d"), sort=wrong)
fails(s.schur, matrix(5, "d"), sort="nonsense")
fails(s.schur, matrix(5, "D"), sort=lambda x, y: True)
""")
    assert served(report, "scipy.linalg.schur")[0] > 60, report


def test_hessenberg(tmp_path):
    report = report_of(tmp_path, """
for char in "?bBhHiIlLqQfdFD":
    near = "f" if char in "?bBhHfF" else "d"
    for n in (0, 1, 2, 3, 12):
        a = matrix(n, char)
        if n == 0:
            continue
        close(*same(s.hessenberg, a), near)
        ours, theirs = same(s.hessenberg, a, calc_q=True)
        for x, y in zip(ours, theirs):
            close(x, y, near)
        close(ours[1] @ ours[0] @ ours[1].conj().T, a, near)
a = matrix(2, "d")
assert s.hessenberg(a) is a or np.shares_memory(s.hessenberg(a), a)
""")
    assert served(report, "scipy.linalg.hessenberg")[0] >= 40 and "small" in report, report


def test_equations(tmp_path):
    report = report_of(tmp_path, """
for char in "?bBhHiIlLqQfdFD":
    near = "f" if char in "?bBhHfF" else "d"
    def operand(n):  # whose eigenvalues have positive real parts
        return np.tril(np.ones((n, n), bool)) if char == "?" else matrix(n, char) + (60 * np.eye(n)).astype(char)
    for m, n in ((9, 9), (4, 9), (9, 4), (1, 1)):
        close(*same(s.solve_sylvester, operand(m), operand(n), matrix(9, char)[:m, :n]), near, 100)
    for f in (s.solve_continuous_lyapunov, s.solve_lyapunov):
        close(*same(f, operand(7), matrix(7, char)), near, 100)
for chars in ("fd", "dF", "df", "Dd", "lf", "fl"):
    a, b = ((matrix(6, c) + 9 * np.eye(6)).astype(c) for c in chars)
    if np.iscomplexobj(a) == np.iscomplexobj(b):
        close(*same(s.solve_sylvester, a, b, matrix(6, chars[0])), "f", 100)
    x, _ = same(s.solve_sylvester, a, b, matrix(6, chars[1]))
# A common eigenvalue is scipy's: its solution is one of perturbed matrices, and the other function warns.
import warnings
for f, operands in ((s.solve_sylvester, (np.diag([1.0, 2]), np.diag([-1.0, 3]), np.ones((2, 2)))),
                    (s.solve_continuous_lyapunov, (np.diag([1.0, -1]), np.ones((2, 2))))):
    said = []
    for g in (f, f.lapilli_original):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            result = g(*operands)
        said.append((result.tolist(), [(w.category, str(w.message)) for w in caught]))
    assert said[0] == said[1], said
""")
    for name in ("solve_sylvester", "solve_continuous_lyapunov", "solve_lyapunov"):
        assert served(report, f"scipy.linalg.{name}")[0] >= 6, report
    assert served(report, "scipy.linalg.solve_sylvester")[1] >= 1 and served(report, "scipy.linalg.solve_continuous_lyapunov")[1] >= 1


def test_exceptions_and_what_is_not_finite(tmp_path):
    report = report_of(tmp_path, """
import warnings
warnings.simplefilter("error")
warnings.filterwarnings("ignore", category=PendingDeprecationWarning)  # numpy.matrix
one = (np.linalg.eig, np.linalg.eigvals, s.eig, s.eigvals, s.schur, s.hessenberg)
for bad in (np.nan, np.inf):
    for char in "fdFD":
        a = matrix(6, char)
        a[2, 3] = bad
        for f in one:
            fails(f, a)
        good = matrix(6, char)
        fails(s.solve_sylvester, a, good, good)
        fails(s.solve_sylvester, good, a, good)
        fails(s.solve_continuous_lyapunov, a, good)
        fails(s.solve_continuous_lyapunov, good, a)
        ours, theirs = same(s.solve_sylvester, good, good + 9 * np.eye(6, dtype=char), a)
        assert np.array_equal(np.isnan(ours), np.isnan(theirs))
    fails(np.linalg.eig, np.stack([matrix(6, "d"), np.full((6, 6), bad)]))
for a in (np.ones((2, 3)), np.ones(3), [[1, 2, 3]], "text"):
    for f in one:
        fails(f, a)
for a in (np.ones((2, 3, 3)),):
    for f in one[2:]:
        fails(f, a)
e = np.eye(3)
fails(s.solve_sylvester, e, e, np.ones((2, 3)))
fails(s.solve_sylvester, e, np.ones((2, 3)), e)
fails(s.solve_sylvester, np.ones(3), e, e)
fails(s.solve_continuous_lyapunov, e, np.eye(2))
fails(s.solve_continuous_lyapunov, np.ones((2, 3)), np.ones((2, 3)))
for f in one:
    fails(f)
    fails(f, e, nonsense=1)
for f in one[:2]:
    assert not np.isnan(f(np.ma.array(e))[0]).any() and f(np.matrix(e))[0].shape == f.lapilli_original(np.matrix(e))[0].shape
""")
    assert "NotFiniteError" in report, report


def test_small_ones_stay(tmp_path):
    report = report_of(tmp_path, """
a = matrix(80, "d")
for f in (np.linalg.eig, np.linalg.eigvals, s.eig, s.eigvals, s.schur, s.hessenberg):
    f(a), f(a[:40, :40])
s.solve_sylvester(a[:10, :10], a + 90 * np.eye(80), a[:10]), s.solve_sylvester(a[:10, :10], a[:10, :10] + 90 * np.eye(10), a[:10, :10])
s.expm(a[:9, :9]), s.sqrtm(np.eye(2))
""", "--crossover=60")
    for name in ("numpy.linalg.eig", "numpy.linalg.eigvals", "scipy.linalg.eig", "scipy.linalg.eigvals", "scipy.linalg.schur",
                 "scipy.linalg.hessenberg", "scipy.linalg.solve_sylvester"):
        assert served(report, name) == (1, 1), (name, report)
    assert served(report, "scipy.linalg.expm") == served(report, "scipy.linalg.sqrtm") == (0, 1)
