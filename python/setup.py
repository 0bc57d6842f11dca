# SPDX-License-Identifier: BSD-3-Clause
"""The wheel's tag. With the library inside it is for one platform, though for every version of Python; else for any."""
import pathlib

from setuptools import setup
from wheel.bdist_wheel import bdist_wheel


class Wheel(bdist_wheel):
    """No extension module is compiled, so setuptools does not know."""

    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = not pathlib.Path("lapilli/_lib/liblapilli.so").exists()

    def get_tag(self):
        return ("py3", "none", "any" if self.root_is_pure else "linux_x86_64")


setup(cmdclass={"bdist_wheel": Wheel})
