# SPDX-License-Identifier: BSD-3-Clause
import importlib.util
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import zipfile

import pytest

import lapilli

SCRIPT = pathlib.Path(__file__).resolve().parents[1] / "wheel.sh"


@pytest.mark.skipif(os.environ["LAPILLI_DEVICES"] == "none", reason="once is enough")
@pytest.mark.skipif(not SCRIPT.exists(), reason="not in the source tree")
@pytest.mark.skipif(not all(map(importlib.util.find_spec, ("pip", "setuptools", "wheel"))), reason="needs pip and wheel")
def test_a_wheel(tmp_path):
    environment = {**os.environ, "PYTHON": sys.executable}
    starter = pathlib.Path(lapilli.library_path()).with_name("cusolver") / "lapilli-run"  # where the tests use a build tree
    portable = pathlib.Path(lapilli.library_path()).parents[1] / "wheel/liblapilli.so"
    library = portable if portable.exists() else lapilli.library_path()
    subprocess.run([SCRIPT, library, tmp_path / "out", *([starter] if starter.exists() else [])], check=True, env=environment, capture_output=True)
    (wheel,) = (tmp_path / "out").glob("*.whl")
    place = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(place)
    assert wheel.name == f"lapilli-{lapilli.__version__}-py3-none-{expected_platform(place, portable.exists())}.whl"
    assert not (place / "tests").exists() and (place / "lapilli/py.typed").exists()
    assert "def dsyevd(jobz: Letter," in (place / "lapilli/lapack/__init__.pyi").read_text()
    assert {"LICENSE", "THIRD-PARTY.md"} <= {file.name for file in place.glob("*.dist-info/**/*")}
    library = place / "lapilli/_lib/liblapilli.so"
    environment.pop("LAPILLI_LIBRARY", None)
    environment["PYTHONPATH"] = str(place)
    code = "import numpy, lapilli; print(lapilli.library_path()); print(lapilli.linalg.inv(numpy.eye(2)).trace())"
    done = subprocess.run([sys.executable, "-c", code], check=True, env=environment, capture_output=True, text=True, cwd=tmp_path)
    assert done.stdout.split() == [str(library), "2.0"]
    if starter.exists():
        check_the_starter(place / "lapilli/_lib", tmp_path)
    if shutil.which("patchelf"):
        check_that_it_needs_nothing(library, environment)


def expected_platform(place, portable):
    """Debian 12 has glibc 2.36: what its linker takes of newer ones than 2.28, older_glibc.py knows."""
    glibc = tuple(map(int, platform.libc_ver()[1].split(".")))
    if not shutil.which("patchelf") or not portable:
        return f"linux_{platform.machine()}"
    if glibc <= (2, 36):
        subprocess.run([sys.executable, SCRIPT.parent / "wheel/symbols.py", place / "lapilli/_lib"], check=True)
        return f"manylinux_2_28_{platform.machine()}"
    tag = [sys.executable, SCRIPT.parent / "wheel/symbols.py", "--tag", place / "lapilli/_lib"]
    return subprocess.run(tag, check=True, capture_output=True, text=True).stdout.strip()


def check_the_starter(folder, tmp_path):
    """lapilli-run finds its files in the wheel, and those find liblapilli: it tells the log that it is loaded."""
    real = tmp_path / "libcusolver.so.12"
    maps = pathlib.Path("/proc/self/maps").read_text(encoding="utf-8")
    shutil.copyfile(re.search(r"/\S+/libm[.-]\S+", maps)[0], real)  # any library
    starter = folder / "lapilli-run"
    starter.chmod(0o755)  # as pip does
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache"), "LAPILLI_LOG": "stderr"}
    done = subprocess.run([starter, "--cusolver", real, "/bin/true"], check=True, env=environment, capture_output=True, text=True)
    assert "in front of cuSOLVER, in /bin/true" in done.stderr
    blas = shutil.copyfile(real, tmp_path / "libcublas.so.13")
    done = subprocess.run([starter, f"--cublas={blas}", "--cusolver", real, "/bin/true"], check=True, env=environment, capture_output=True, text=True)
    assert "in front of cuSOLVER, in /bin/true" in done.stderr and "not found" not in done.stderr


def check_that_it_needs_nothing(library, environment):
    """Of BLAS and LAPACK: in a process without numpy, which may have loaded others, the library computes with what lies beside it."""
    code = """
import ctypes, re, sys
library = ctypes.CDLL(sys.argv[1])
n, A, W = 3, (ctypes.c_double * 9)(2, -1, 0, 0, 2, -1, 0, 0, 2), (ctypes.c_double * 3)()
print(library.lapilli_dsyevd(None, ctypes.c_char(b"V"), ctypes.c_char(b"L"), ctypes.c_int64(n), A, ctypes.c_int64(n), W), round(W[1], 12))
print(*sorted({line.split()[-1] for line in open("/proc/self/maps") if re.search("blas|lapack|gfortran|quadmath|tmglib", line)}))
"""
    done = subprocess.run([sys.executable, "-c", code, str(library)], check=True, env={**environment, "LD_BIND_NOW": "1"}, capture_output=True,
                          text=True)
    answer, mapped = done.stdout.splitlines()
    assert answer == "0 2.0"
    assert {pathlib.Path(file).parent for file in mapped.split()} == {library.parent}
    assert any(re.fullmatch(r"libopenblas-[0-9a-f]{8}\.so.*", pathlib.Path(file).name) for file in mapped.split()), mapped


def test_versions_agree():
    assert lapilli.__version__ == lapilli.library_version()
