# SPDX-License-Identifier: BSD-3-Clause
import importlib.util
import os
import pathlib
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
    subprocess.run([SCRIPT, lapilli.library_path(), tmp_path / "out"], check=True, env=environment, capture_output=True)
    (wheel,) = (tmp_path / "out").glob("*.whl")
    assert wheel.name == f"lapilli-{lapilli.__version__}-py3-none-linux_x86_64.whl"
    place = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(place)
    assert not (place / "tests").exists() and (place / "lapilli/py.typed").exists()
    assert {"LICENSE", "THIRD-PARTY.md"} <= {file.name for file in place.glob("*.dist-info/**/*")}
    environment.pop("LAPILLI_LIBRARY", None)
    environment["PYTHONPATH"] = str(place)
    code = "import numpy, lapilli; print(lapilli.library_path()); print(lapilli.linalg.inv(numpy.eye(2)).trace())"
    done = subprocess.run([sys.executable, "-c", code], check=True, env=environment, capture_output=True, text=True, cwd=tmp_path)
    assert done.stdout.split() == [str(place / "lapilli/_lib/liblapilli.so"), "2.0"]


def test_versions_agree():
    assert lapilli.__version__ == lapilli.library_version()
