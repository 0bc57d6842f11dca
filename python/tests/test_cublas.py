# SPDX-License-Identifier: BSD-3-Clause
"""The cuBLAS that a wheel finds: libraries of NVIDIA's packages and of a toolkit, which here are empty files of C."""
import ctypes
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

from lapilli import _cublas

pytestmark = [pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler"),
              pytest.mark.skipif(os.environ["LAPILLI_DEVICES"] == "none", reason="once is enough")]


def library(folder, name):
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cc", "-shared", f"-Wl,-soname,{name}", "-o", folder / name, "-x", "c", "/dev/null"], check=True)
    return str(folder / name)


def loaded():
    """The files of names like cuBLAS's in this process."""
    lines = pathlib.Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    return {line.split()[-1] for line in lines if "libcublas" in line}


@pytest.fixture(name="machine")
def a_machine(tmp_path, monkeypatch):
    """With a GPU; answers how to say which cuBLAS the wheel's library loads."""
    monkeypatch.setattr(_cublas, "_DEVICE", str(tmp_path))
    monkeypatch.setattr(_cublas, "_NAME", tmp_path / "cublas.txt")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.delitem(sys.modules, "nvidia", raising=False)
    for name in ("CUDA_HOME", "CUDA_PATH"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "nvidia").mkdir()
    return lambda name: (tmp_path / "cublas.txt").write_text(name + "\n")


def test_the_version_of_the_wheel_among_two(tmp_path, machine):
    """Numbers that no cuBLAS has: a real one may be where the loader looks."""
    other = library(tmp_path / "nvidia/cublas/lib", "libcublas.so.9998")
    wanted = library(tmp_path / "nvidia/cu13/lib", "libcublas.so.9999")
    machine("libcublas.so.9999")
    before = loaded()
    _cublas.load()
    assert loaded() - before == {wanted} and other not in loaded()
    # As liblapilli asks for it.
    assert ctypes.CDLL("libcublas.so.9999")._handle == ctypes.CDLL(wanted)._handle


def test_a_toolkit_and_a_file_that_is_no_library(tmp_path, machine, monkeypatch):
    (tmp_path / "nvidia/cublas/lib").mkdir(parents=True)
    (tmp_path / "nvidia/cublas/lib/libcublas.so.9997").write_text("no library")
    wanted = library(tmp_path / "toolkit/lib64", "libcublas.so.9997")
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "toolkit"))
    machine("libcublas.so.9997")
    before = loaded()
    _cublas.load()
    assert loaded() - before == {wanted}


@pytest.mark.parametrize("name,gpu", [("", True), ("libcublas.so.9996", False)])
def test_nothing_is_loaded_without_cuda_or_gpu(tmp_path, machine, monkeypatch, name, gpu):
    library(tmp_path / "nvidia/cublas/lib", "libcublas.so.9996")
    machine(name)
    if not gpu:
        monkeypatch.setattr(_cublas, "_DEVICE", str(tmp_path / "missing"))
    before = loaded()
    _cublas.load()
    assert loaded() == before
