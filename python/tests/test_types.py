# SPDX-License-Identifier: BSD-3-Clause
"""The package's types, as mypy sees them: the package itself, and programs of its users."""
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

import lapilli

HERE = pathlib.Path(__file__).resolve().parent
pytestmark = [
    pytest.mark.skipif(os.environ["LAPILLI_DEVICES"] == "none", reason="once is enough"),
    pytest.mark.skipif(shutil.which("mypy") is None, reason="needs mypy"),
]


@pytest.fixture(scope="module")
def mypy(tmp_path_factory):
    def run(*arguments):
        environment = {**os.environ, "MYPYPATH": str(pathlib.Path(lapilli.__file__).parents[1])}
        # numpy's generic types without parameters, and what has no types at all, are not this package's business.
        return subprocess.run(["mypy", "--strict", "--allow-any-generics", "--no-warn-return-any", "--ignore-missing-imports",
                               "--cache-dir", cache, "--python-executable", sys.executable, "--no-error-summary", *arguments],
                              env=environment, capture_output=True, text=True, check=False).stdout
    cache = str(tmp_path_factory.mktemp("mypy"))
    return run


def test_the_package_and_a_program(mypy):
    assert mypy("-p", "lapilli") == ""
    assert mypy(str(HERE / "typing/right.py")) == ""


def test_mistakes_are_found(mypy):
    marked = [n for n, line in enumerate((HERE / "typing/wrong.py").read_text().splitlines(), 1) if line.endswith("# wrong")]
    found = mypy(str(HERE / "typing/wrong.py"))
    assert sorted({int(n) for n in re.findall(r"wrong\.py:(\d+): error", found)}) == marked, found
