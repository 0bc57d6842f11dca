#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The tests of the Python package with a library.   python.sh PACKAGE LIBRARY
set -u
for python in python3 /usr/bin/python3; do
    "$python" -c 'import pytest, scipy.linalg' 2>/dev/null && break
    python=
done
[ -n "$python" ] || { echo "pytest or scipy is not installed (Debian: python3-pytest, python3-scipy)"; exit 77; }
cd "$1" && PYTHONPATH=$1 LAPILLI_LIBRARY=$2 exec "$python" -B -m pytest -q tests
