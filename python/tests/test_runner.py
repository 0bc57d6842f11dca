# SPDX-License-Identifier: BSD-3-Clause
import os
import re
import subprocess
import sys

import numpy as np
import pytest

import lapilli

HAS_DEVICES = lapilli.default().device_count > 0

PROGRAM = """
import sys
import numpy as np
from numpy.linalg import eigh
import scipy.linalg as sl

random = np.random.default_rng(0)
g = random.standard_normal((60, 60))
h, p = g + g.T, g @ g.T + np.eye(60)
w, v = eigh(h)
assert np.allclose(h @ v, v * w)
assert type(np.linalg.eigh(h)) is type(np.linalg.eigh(np.eye(2)))
w, v = sl.eigh(h, p, lower=False)
assert np.allclose(h @ v, p @ v * w)
assert np.allclose(g @ np.linalg.solve(g, h), h) and np.allclose(g @ sl.solve(g, h), h)
assert np.allclose(np.linalg.inv(g) @ g, np.eye(60)) and np.allclose(sl.inv(g) @ g, np.eye(60))
assert np.allclose(np.tril(np.linalg.cholesky(p)), np.linalg.cholesky(p))
assert np.allclose(np.triu(sl.cholesky(p)), sl.cholesky(p))
assert np.allclose(sl.cho_solve(sl.cho_factor(p), h), np.linalg.solve(p, h))
assert np.allclose(sl.lu_solve(sl.lu_factor(g), h, trans=1), np.linalg.solve(g.T, h))
q, r = np.linalg.qr(g)
assert np.allclose(q @ r, g)
q, r = sl.qr(g)
assert np.allclose(q @ r, g) and len(sl.qr(g, mode="r")) == 1
assert np.allclose(sl.qr_multiply(g, h)[0], h @ q)
assert np.allclose(r @ sl.solve_triangular(r, h), h)
q, r, order = sl.qr(g, pivoting=True)
assert np.allclose(q @ r, g[:, order])
assert np.allclose(np.exp(np.linalg.slogdet(p)[1] - np.linalg.slogdet(2 * p)[1]), 0.5 ** 60)
assert np.allclose(sl.eigvalsh(h), np.linalg.eigvalsh(h))
u, s, vh = np.linalg.svd(g)
assert np.allclose(u * s @ vh, g) and type(np.linalg.svd(g)) is type(np.linalg.svd(np.eye(2)))
assert np.allclose(np.linalg.svd(g, compute_uv=False), s) and np.allclose(sl.svdvals(g), s)
u, s, vh = sl.svd(g[:, :40], full_matrices=False, lapack_driver="gesvd")
assert np.allclose(u * s @ vh, g[:, :40])
assert np.allclose(np.linalg.pinv(g) @ g, np.eye(60)) and np.allclose(sl.pinv(g) @ g, np.eye(60)) and np.allclose(sl.pinvh(p) @ p, np.eye(60))
assert np.linalg.matrix_rank(g[:, :40] @ g[:40]) == 40 and np.isclose(np.linalg.cond(g), np.linalg.cond(g, -2) ** -1)
assert sl.orth(g[:, :40] @ g[:40]).shape == (60, 40) and sl.null_space(g[:40]).shape == (60, 20)
assert np.allclose(sl.polar(g)[0] @ sl.polar(g)[1], g)
assert np.isclose(np.linalg.norm(g, 2), sl.norm(g, 2)) and np.isclose(np.linalg.norm(g), sl.norm(g)) and np.linalg.norm(g[0], 2) > 0
for x, residues, rank, s in (np.linalg.lstsq(g[:, :40], h[0], rcond=None), sl.lstsq(g[:, :40], h[0])):
    assert np.allclose(g[:, :40].T @ (g[:, :40] @ x - h[0]), 0) and rank == 40 and s.shape == (40,)
    assert np.allclose(residues, np.sum((g[:, :40] @ x - h[0]) ** 2))
# What stays what it was.
assert np.linalg.eigh(np.eye(2))[0].tolist() == [1, 1]
assert np.linalg.solve([[2.0]], [4.0]).tolist() == [2.0]
assert sl.qr(g, lwork=6000)[0].shape == (60, 60)
assert sl.qr(g, mode="raw")[0][0].shape == (60, 60)
assert np.linalg.inv(np.ma.array(g)).shape == (60, 60)
assert len(sl.lu(g)) == len(sl.lu(h)) == 3
for wrong in (lambda: np.linalg.eigh(np.ones((60, 61))), lambda: np.linalg.inv(np.zeros((60, 60))), lambda: sl.cholesky(-p)):
    try:
        wrong()
    except (ValueError, np.linalg.LinAlgError):
        continue
    raise SystemExit("no error")
try:
    np.linalg.eigh(h, nonsense=1)
except TypeError as error:
    assert "nonsense" in str(error)
print("program", sys.argv[1:], __name__)
"""


def run(*arguments, code=0):
    done = subprocess.run([sys.executable, "-m", "lapilli", *arguments], capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == code, done.stderr
    return done


@pytest.fixture(name="program")
def _program(tmp_path):
    path = tmp_path / "program.py"
    path.write_text(PROGRAM)
    return path


def served(text, name):
    line = re.search(rf"^{re.escape(name)} +(\d+) +[\d.]+ +(\d+)", text, re.MULTILINE)
    return (int(line[1]), int(line[2])) if line else (0, 0)


def test_a_program(program):
    done = run("--report", "--crossover=10", str(program), "--flag", "3")
    assert done.stdout == "program ['--flag', '3'] __main__\n"
    if not HAS_DEVICES:
        assert served(done.stderr, "numpy.linalg.eigh")[0] == 0 and "there are no devices" in done.stderr
        assert "devices: none: " + lapilli.default().why_no_devices in done.stderr
        return
    assert "devices: " + ", ".join(d.name for d in lapilli.default().devices) in done.stderr
    for name in ("numpy.linalg.eigh", "scipy.linalg.eigh", "numpy.linalg.solve", "scipy.linalg.solve", "numpy.linalg.inv", "scipy.linalg.inv",
                 "numpy.linalg.cholesky", "scipy.linalg.cholesky", "scipy.linalg.cho_factor", "scipy.linalg.cho_solve",
                 "scipy.linalg.lu_factor", "scipy.linalg.lu_solve", "scipy.linalg.qr_multiply", "scipy.linalg.solve_triangular",
                 "numpy.linalg.qr", "scipy.linalg.qr", "numpy.linalg.slogdet",
                 "scipy.linalg.eigvalsh", "numpy.linalg.eigvalsh", *(f"numpy.linalg.{name}" for name in (
                     "svd", "pinv", "matrix_rank", "cond", "norm", "lstsq")), *(f"scipy.linalg.{name}" for name in (
                         "svd", "svdvals", "pinv", "pinvh", "orth", "null_space", "polar", "norm", "lstsq"))):
        assert served(done.stderr, name)[0] > 0, name
    assert served(done.stderr, "numpy.linalg.eigh")[1] >= 2 and "small" in done.stderr
    assert served(done.stderr, "scipy.linalg.lu") == (0, 2) and "not replaced (2)" in done.stderr
    assert served(done.stderr, "numpy.linalg.norm")[0] == 1
    assert "argument lwork (1)" in done.stderr and "argument mode (1)" in done.stderr


def test_small_problems_stay(program):
    done = run("--report", str(program))
    assert "program" in done.stdout
    assert all(served(done.stderr, f"numpy.linalg.{name}")[0] == 0 for name in ("eigh", "solve", "inv", "qr", "cholesky"))


@pytest.mark.skipif(not HAS_DEVICES, reason="nothing is served")
def test_why_calls_were_left():
    code = "import numpy, scipy.linalg as s; a = numpy.eye(30); s.lu(a); numpy.linalg.norm(a, 1); s.qr(a, mode='raw')"
    report = run("--report", "--crossover=10", "-c", code).stderr
    assert "argument ord (1)" in report and "argument mode (1)" in report
    assert served(report, "scipy.linalg.lu")[0] == 0 and "not replaced (1)" in report


@pytest.mark.skipif(not HAS_DEVICES, reason="nothing is served")
def test_few_right_hand_sides_stay():
    code = ("import numpy as np, scipy.linalg as s; f = s.cho_factor(np.eye(60)); l = s.lu_factor(np.eye(60)); "
            "[(s.cho_solve(f, np.ones(60)), s.lu_solve(l, np.ones((60, k))), s.solve_triangular(f[0], np.ones((60, k)))) for k in (8, 54)]")
    done = run("--report", "--crossover=50", "-c", code)
    assert served(done.stderr, "scipy.linalg.cho_solve") == (0, 2)
    assert served(done.stderr, "scipy.linalg.lu_solve") == served(done.stderr, "scipy.linalg.solve_triangular") == (1, 1)


def test_other_ways_to_run(tmp_path):
    done = run("-c", "import sys; print(sys.argv, __name__); sys.exit(5)", "x", code=5)
    assert done.stdout == "['-c', 'x'] __main__\n"
    (tmp_path / "amodule.py").write_text("import sys; print(sys.argv[1:], __name__)")
    done = subprocess.run([sys.executable, "-m", "lapilli", "-m", "amodule", "y"], capture_output=True, text=True, cwd=tmp_path, check=True)
    assert done.stdout == "['y'] __main__\n"
    assert "unknown option" in run("--nonsense", code=2).stderr
    assert run("--version").stdout.startswith("lapilli 0.")
    assert "numpy.linalg" in run("--help").stdout
    assert "ZeroDivisionError" in run("-c", "1/0", code=1).stderr


def test_devices_that_cannot_be_had(program):
    done = run("--devices", "cuda:99", str(program), code=2)
    assert done.stderr.startswith("python -m lapilli: --devices cuda:99: ") and done.stdout == "" and "Traceback" not in done.stderr
    assert "'gpu' is not a list of devices" in run("--devices=gpu", str(program), code=2).stderr


@pytest.mark.skipif("sim" not in os.environ["LAPILLI_DEVICES"], reason="needs simulated devices")
def test_a_device_that_fails_is_not_noticed():
    os.environ["LAPILLI_SIM_FAIL"] = "launch:1"
    try:
        done = run("--report", "--crossover", "1", "-c", "import numpy; print(numpy.linalg.inv(numpy.eye(50)).trace())")
    finally:
        del os.environ["LAPILLI_SIM_FAIL"]
    assert done.stdout == "50.0\n" and "DeviceError" in done.stderr
    assert served(done.stderr, "numpy.linalg.inv") == (0, 1)


def test_operands_are_left_alone_by_a_call_that_goes_on():
    from lapilli.runner import _calls

    a = np.eye(3, dtype=complex)
    assert _calls._pick({"a": a, "overwrite_a": True}, "a", "overwrite_a")["overwrite_a"] is False
    assert _calls._pick({"a": a.real, "overwrite_a": True}, "a", "overwrite_a")["overwrite_a"] is True


# What is overwritten by a first call must not be what the original is given when the second one fails.
@pytest.mark.skipif("sim" not in os.environ["LAPILLI_DEVICES"], reason="needs simulated devices")
def test_no_result_of_half_a_function_is_an_operand():
    code = """
import numpy as np, scipy.linalg as s, lapilli
random = np.random.default_rng(0)
a, b, t = random.standard_normal((40, 40)), random.standard_normal((40, 3)), random.standard_normal((60, 20))
for failure in ("launch", "copy"):
    for k in range(1, 90):
        def fresh(x):
            lapilli.default().set("sim.fail", f"{failure}:{k}")
            return x.copy()
        assert np.allclose(a @ s.solve(fresh(a), np.array(b, order="F"), overwrite_a=True, overwrite_b=True), b), k
        assert np.allclose(a @ s.inv(fresh(a), overwrite_a=True), np.eye(40)), k
        q, r = s.qr(fresh(t), overwrite_a=True, mode="economic")
        assert np.allclose(q @ r, t), k
        p, r = s.qr_multiply(fresh(t), np.eye(60), overwrite_a=True)
        assert np.allclose(p @ r, t), k
"""
    report = run("--report", "--crossover=0", "-c", code).stderr
    assert all(served(report, f"scipy.linalg.{name}")[1] > 0 for name in ("solve", "inv", "qr", "qr_multiply"))


@pytest.mark.skipif(not HAS_DEVICES, reason="nothing is served")
def test_results_have_scipys_shapes():
    code = """
import numpy as np, scipy.linalg as s
a, b = np.arange(4.0).reshape(2, 2) + np.eye(2), np.arange(4.0).reshape(2, 2, 1)
for m, n in ((5, 3), (3, 5), (4, 4)):
    t = np.random.default_rng(0).standard_normal((m, n))
    for pivoting in (False, True):
        ours, theirs = (f(t, mode="r", pivoting=pivoting) for f in (s.qr, s.qr.lapilli_original))
        assert [x.shape for x in ours] == [x.shape for x in theirs] and np.allclose(np.abs(ours[0]), np.abs(theirs[0]))
try:
    theirs = s.solve.lapilli_original(a, b)
except ValueError:
    pass
else:
    assert np.array_equal(s.solve(a, b), theirs)
"""
    assert served(run("--report", "--crossover=0", "-c", code).stderr, "scipy.linalg.qr")[0] > 0


@pytest.mark.skipif(not HAS_DEVICES, reason="nothing is served")
def test_results_have_scipys_types():
    """Of numbers of few bits, too, which scipy converts to float32."""
    code = """
import numpy as np, scipy.linalg as s
for dtype in (bool, np.int8, np.int16, np.uint16, np.int32, np.float32, np.complex64):
    a = (np.eye(3) * 2).astype(dtype)
    for f in (s.solve, s.inv, s.cholesky, s.eigh, s.eigvalsh, s.qr, s.lstsq, s.det, np.linalg.eigh, np.linalg.inv, np.linalg.solve):
        given = (a, a[:, :1]) if f.__name__ in ("solve", "lstsq") else (a,)
        def types(result):
            return [np.asarray(x).dtype for x in (result if isinstance(result, tuple) else [result]) if x is not None]
        ours, theirs = types(f(*given)), types(f.lapilli_original(*given))
        assert ours == theirs, (f.__module__, f.__name__, dtype, ours, theirs)
"""
    assert served(run("--report", "--crossover=0", "-c", code).stderr, "scipy.linalg.solve")[0] > 0


CONDITIONS = """
import warnings, numpy as np, scipy.linalg as s
random = np.random.default_rng(0)

def warned(function, *args, **kwargs):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            function(*args, **kwargs)
        except np.linalg.LinAlgError:
            return "singular"
    assert all(w.filename == __file__ for w in caught if function is s.solve), [w.filename for w in caught]
    return [(w.category, str(w.message).partition("(")[0]) for w in caught]

for dtype in (np.float32, np.float64, np.complex64, np.complex128):
    g = (random.standard_normal((60, 60)) + 1j * random.standard_normal((60, 60))).astype(np.result_type(dtype, np.complex64))
    k = g[:, :20]
    if dtype in (np.float32, np.float64):
        g, k = g.real, k.real
    matrices = [("gen", g), ("gen", k @ k.conj().T), ("sym", g + g.T), ("sym", k @ k.T), ("her", g + g.conj().T),
                ("her", k @ k.conj().T), ("pos", g @ g.conj().T + np.eye(60)), ("pos", np.diag(np.logspace(0, -30, 60)))]
    for structure, a in matrices:
        a = a.astype(dtype)
        ill = np.linalg.cond(a) > 1 / np.finfo(dtype).eps
        for order in "CF":
            for lower in (False, True):
                for transposed in (False, True) if a.dtype.kind == "f" else (False,):
                    given, kwargs = np.array(a, order=order), {"assume_a": structure, "transposed": transposed, "lower": lower}
                    ours = warned(s.solve, given, np.ones(60, dtype), **kwargs)
                    assert bool(ours) == ill, (dtype, structure, order, lower, transposed, ours)
                    if not lower:  # where scipy 1.10 estimates with the triangle that was not factored
                        assert ours == warned(s.solve.lapilli_original, given, np.ones(60, dtype), **kwargs)
graded = random.standard_normal((60, 60)) * np.logspace(0, -20, 60)[:, None] * np.logspace(3, -3, 60)
for a in (graded, graded.T):
    for order in "CF":
        for transposed in (False, True):
            said = []
            for function in (s.solve, s.solve.lapilli_original):
                with warnings.catch_warnings(record=True) as caught:
                    warnings.simplefilter("always")
                    function(np.array(a, order=order), np.ones(60), transposed=transposed)
                said.append(float(str(caught[0].message).partition("rcond=")[2].partition(")")[0]))
            assert 0.5 < said[0] / said[1] < 2, said
for a, check in (([[1e308, 1e308], [1e308, 0]], True), ([[1e-320, 0], [0, 1]], True), ([[np.nan, 1], [1, 1]], False)):
    assert warned(s.solve, np.array(a), np.ones(2), check_finite=check), a
b = random.standard_normal((300, 40))
a, y = b @ b.T, np.ones(300)
for structure in ("gen", "sym"):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            x = s.solve(a, y, assume_a=structure)
        except (s.LinAlgWarning, np.linalg.LinAlgError):
            x = s.lstsq(a, y, cond=1e-10)[0]
    assert np.allclose(x, np.linalg.lstsq(a, y, rcond=1e-10)[0]), structure
"""


@pytest.mark.skipif(not HAS_DEVICES, reason="nothing is served")
def test_ill_conditioned_matrices_are_warned_of(tmp_path):
    (tmp_path / "program.py").write_text(CONDITIONS)
    report = run("--report", "--crossover=0", str(tmp_path / "program.py")).stderr
    assert served(report, "scipy.linalg.solve")[0] > 50 and served(report, "scipy.linalg.solve")[1] == 0


@pytest.mark.skipif(not HAS_DEVICES, reason="nothing is served")
def test_results_have_the_originals_types():
    code = """
import numpy as np, scipy.linalg as s
for char in "?bBhHiIlLqQfdFD":
    a = np.eye(3, dtype=char)
    for name in ("inv", "det", "cholesky", "lu_factor", "solve", "qr", "eigh", "eigvalsh", "slogdet"):
        for module in (np.linalg, s):
            function = getattr(module, name, None)
            if not hasattr(function, "lapilli_original"):
                continue
            given = (a, np.ones((3, 1), char)) if name == "solve" else (a,)
            ours, theirs = function(*given), function.lapilli_original(*given)
            assert type(ours) is type(theirs), (char, name, module)
            for x, y in zip(*((r if type(r) is tuple else (r,)) for r in (ours, theirs))):
                assert type(x) is type(y) and np.asarray(x).dtype == np.asarray(y).dtype, (char, name, module)
assert s.solve(np.array([[2.0]]), np.array([2.0, 4.0])).tolist() == [1, 2]
for a, b in ((np.ones((2, 3)), np.ones(2)), (np.eye(2), np.ones(3)), (np.ones(3), np.ones(3))):
    for f in (np.linalg.solve, s.solve, np.linalg.inv, s.inv, np.linalg.cholesky, s.cholesky, s.eigh, np.linalg.eigh):
        said = []
        for g in (f, f.lapilli_original):
            try:
                g(a, b) if "solve" in f.__name__ else g(a)
            except Exception as error:
                said.append((type(error), str(error)))
        assert not said or said[0] == said[1], said
"""
    assert served(run("--report", "--crossover=0", "-c", code).stderr, "scipy.linalg.det")[0] > 0


INSTALLED = """
import sys
import numpy as np, lapilli
own = {name: getattr(np.linalg, name) for name in ("eigh", "solve", "svd")}
for k in range(2):
    lapilli.install(report=True)
    lapilli.install(report=True)
    assert np.linalg.eigh is not own["eigh"] and np.linalg.eigh.lapilli_original is own["eigh"]
    assert np.linalg.svd is not own["svd"]  # it is counted
    if k == 0:
        assert "scipy.linalg" not in sys.modules
        lapilli.uninstall()
        import scipy.linalg
        assert not hasattr(scipy.linalg.eigh, "lapilli_original")
    else:
        assert hasattr(scipy.linalg.eigh, "lapilli_original")
    lapilli.uninstall()
    assert all(getattr(np.linalg, name) is function for name, function in own.items())
    assert not hasattr(scipy.linalg.eigh, "lapilli_original")
    lapilli.uninstall()
assert not any(type(finder).__name__ == "_WhenImported" for finder in sys.meta_path)
"""


def test_what_is_installed_can_be_undone():
    subprocess.run([sys.executable, "-c", INSTALLED], check=True, timeout=100)


def test_modules_are_changed_when_they_are_imported(tmp_path):
    """Also those of libraries for a GPU, unless lapilli-run has put Lapilli in front of cuSOLVER. A module that only looks like one."""
    (tmp_path / "cupy").mkdir()
    (tmp_path / "cupy" / "__init__.py").write_text("class ndarray: pass")
    (tmp_path / "cupy" / "linalg.py").write_text("def eigh(a, UPLO='L'):\n    return 'own'\ndef svd(a): return 'own'\n")
    code = """
import os, lapilli
lapilli.install()
import cupy.linalg
assert hasattr(cupy.linalg.eigh, "lapilli_original") != bool(os.environ.get("LAPILLI_RUN"))
assert not hasattr(cupy.linalg.svd, "lapilli_original")
assert cupy.linalg.eigh(3) == "own"  # no array of CuPy
from lapilli.runner import REPORT
assert os.environ.get("LAPILLI_RUN") or "not an array of CuPy (1)" in REPORT.text()
lapilli.uninstall()
assert not hasattr(cupy.linalg.eigh, "lapilli_original") and cupy.linalg.eigh(3) == "own"
"""
    path = os.pathsep.join([str(tmp_path), *sys.path])
    for started in ("", "folder"):
        subprocess.run([sys.executable, "-c", code], check=True, timeout=100, env=dict(os.environ, PYTHONPATH=path, LAPILLI_RUN=started))


def test_orders_on_a_gpu():
    """Those of the table of cuSOLVER's functions, unless a crossover takes their place."""
    from lapilli.runner import _gpu

    assert _gpu.serves("syevd", "d", 5000) and not _gpu.serves("syevd", "d", 10)
    assert not _gpu.serves("potrf", "z", 5000) and not _gpu.serves("nothing", "d", 5000)
    with lapilli.Context("none", settings={"cusolver.crossover": 50}):
        assert _gpu.serves("potrf", "z", 50) and not _gpu.serves("syevd", "d", 49)
        lapilli.current().set("cusolver", False)
        assert not _gpu.serves("potrf", "z", 50)


def test_the_program_stays_main_at_the_end(tmp_path):
    """What it was when its last line had run, for functions at exit; and its annotations are not those of `from __future__`."""
    program = tmp_path / "program.py"
    program.write_text("import atexit, pickle, sys\nclass Own:\n    x: int = 1\nprint(Own.__annotations__['x'], __file__, __spec__)\n"
                       "atexit.register(lambda: print(type(pickle.loads(pickle.dumps(Own())))))\nsys.exit(3)\n")
    (tmp_path / "links").mkdir()
    (tmp_path / "links" / "link.py").symlink_to(program)
    assert run(str(program), code=3).stdout == f"<class 'int'> {program} None\n<class '__main__.Own'>\n"
    (tmp_path / "neighbour.py").write_text("")
    program.write_text("import neighbour, sys; print(sys.argv)")  # Python looks where the file is, and not the link
    link = str(tmp_path / "links" / "link.py")
    assert run(link, "x").stdout == f"{[link, 'x']}\n"
    done = subprocess.run([sys.executable, "-m", "lapilli", "-", "x"], input="import sys; print(sys.argv, __name__)", capture_output=True, text=True,
                          check=True)
    assert done.stdout == "['-', 'x'] __main__\n"
    assert run("-c", "def f(x: int): pass\nprint(f.__annotations__['x'])").stdout == "<class 'int'>\n"


def test_words_that_are_no_values(tmp_path):
    assert run(str(tmp_path / "missing.py"), code=2).stderr == f"python -m lapilli: there is no program {tmp_path}/missing.py\n"
    assert "--crossover x: 'x' is not a value of dropin.crossover: auto, off" in run("--crossover", "x", "-c", "1", code=2).stderr
    assert "--cusolver maybe: 'maybe' is not a value of cusolver: on or off" in run("--cusolver=maybe", "-c", "1", code=2).stderr
