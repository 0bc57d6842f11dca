# SPDX-License-Identifier: BSD-3-Clause
"""The package's types, as mypy sees them: the package itself, and programs of its users. A wheel has a stub of lapilli.lapack; without
it, in the source tree, the functions there may be anything."""
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

import lapilli
from lapilli.lapack import _functions

HERE = pathlib.Path(__file__).resolve().parent
pytestmark = [
    pytest.mark.skipif(os.environ["LAPILLI_DEVICES"] == "none", reason="once is enough"),
    pytest.mark.skipif(shutil.which("mypy") is None, reason="needs mypy"),
]


@pytest.fixture(scope="module")
def mypy(tmp_path_factory):
    def run(folder, *arguments):
        # numpy's generic types without parameters, and what has no types at all, are not this package's business.
        return subprocess.run(["mypy", "--strict", "--allow-any-generics", "--no-warn-return-any", "--ignore-missing-imports",
                               "--cache-dir", cache, "--python-executable", sys.executable, "--no-error-summary", *arguments],
                              env={**os.environ, "MYPYPATH": str(folder)}, capture_output=True, text=True, check=False).stdout
    cache = str(tmp_path_factory.mktemp("mypy"))
    return run


@pytest.fixture(scope="module")
def with_stub(tmp_path_factory):
    """A folder with the package as a wheel has it."""
    folder = tmp_path_factory.mktemp("package")
    package = shutil.copytree(pathlib.Path(lapilli.__file__).parent, folder / "lapilli", ignore=shutil.ignore_patterns("_lib", "__pycache__"))
    module = (package / "lapack/__init__.py").read_text()
    (package / "lapack/__init__.pyi").write_text(_functions.TABLE.stub(module))
    return folder


def test_the_package_and_a_program(mypy, with_stub):
    # The stub last: the next test finds it in mypy's cache.
    for folder in (pathlib.Path(lapilli.__file__).parents[1], with_stub):
        assert mypy(folder, "-p", "lapilli") == ""
        assert mypy(folder, str(HERE / "typing/right.py")) == ""


def test_mistakes_are_found(mypy, with_stub):
    marked = [n for n, line in enumerate((HERE / "typing/wrong.py").read_text().splitlines(), 1) if line.endswith("# wrong")]
    found = mypy(with_stub, str(HERE / "typing/wrong.py"))
    assert sorted({int(n) for n in re.findall(r"wrong\.py:(\d+): error", found)}) == marked, found
