#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# numpy and scipy with the drop-in library preloaded.   scipy_eigh.sh LIBRARY
python=
for candidate in python3 /usr/bin/python3; do
    "$candidate" -c 'import scipy.linalg' 2>/dev/null && python=$candidate && break
done
[ -n "$python" ] || { echo "scipy is not installed (Debian: python3-scipy)"; exit 77; }
LD_PRELOAD=$1 exec "$python" "$(dirname "$0")/scipy_eigh.py"
