# SPDX-License-Identifier: BSD-3-Clause
"""The wheel's tag. With the library inside it is for one platform, though for every version of Python; else for any."""
import pathlib

from setuptools import Distribution, setup
from wheel.bdist_wheel import bdist_wheel

HOLDS_LIBRARY = pathlib.Path("lapilli/_lib/liblapilli.so").exists()


class Package(Distribution):
    """No extension module is compiled, so setuptools does not know that there is a binary."""

    def has_ext_modules(self):
        return HOLDS_LIBRARY


class Wheel(bdist_wheel):
    """It depends on no version of Python."""

    def get_tag(self):
        return ("py3", "none", "linux_x86_64" if HOLDS_LIBRARY else "any")


setup(cmdclass={"bdist_wheel": Wheel}, distclass=Package)
