# SPDX-License-Identifier: BSD-3-Clause
"""The wheel's tag, and its stub of lapilli.lapack. With the library inside a wheel is for one platform, though for every version of
Python; else for any. wheel.sh names the platform."""
import os
import pathlib
import platform
import sys

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py
from wheel.bdist_wheel import bdist_wheel

HOLDS_LIBRARY = pathlib.Path("lapilli/_lib/liblapilli.so").exists()


class Package(Distribution):
    """No extension module is compiled, so setuptools does not know that there is a binary."""

    def has_ext_modules(self):
        return HOLDS_LIBRARY


class Wheel(bdist_wheel):
    """It depends on no version of Python."""

    def get_tag(self):
        return ("py3", "none", os.environ.get("LAPILLI_WHEEL_PLATFORM", f"linux_{platform.machine()}") if HOLDS_LIBRARY else "any")


class Build(build_py):
    """Adds the stub: type checkers do not see functions that are made from a table."""

    def run(self):
        super().run()
        folder = pathlib.Path("lapilli/lapack")
        sys.path.insert(0, str(folder))
        from _table import Table
        table, module = (folder.joinpath(file).read_text(encoding="utf-8") for file in ("routines.txt", "__init__.py"))
        pathlib.Path(self.build_lib, folder, "__init__.pyi").write_text(Table(table).stub(module), encoding="utf-8")


setup(cmdclass={"bdist_wheel": Wheel, "build_py": Build}, distclass=Package)
