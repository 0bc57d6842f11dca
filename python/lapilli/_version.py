# SPDX-License-Identifier: BSD-3-Clause
"""The version of the library. Written by tools/generate from include/lapilli/lapilli.h, where it is changed."""

__version__ = "0.1.0"
