#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Runs a Python script with the interpreter that has NumPy.   with_numpy.sh SCRIPT ARGUMENTS...
python=
for candidate in python3 /usr/bin/python3; do
    "$candidate" -c 'import numpy' 2>/dev/null && python=$candidate && break
done
[ -n "$python" ] || { echo "numpy is not installed (Debian: python3-numpy)"; exit 77; }
exec "$python" -B "$@"
