#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A release archive can be configured without Python, from the sources that it contains, and is the same when it is made again; a
# checkout without Python says what is missing.   archive.sh SOURCE CMAKE
set -eu
cd "$1"
git rev-parse HEAD >/dev/null 2>&1 || { echo "no commit here to make an archive of" && exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
packaging/archive.sh "$work/first/lapilli.tar.gz"
packaging/archive.sh "$work/second/lapilli.tar.gz"
cmp "$work/first/lapilli.tar.gz" "$work/second/lapilli.tar.gz"
tar -xzf "$work/first/lapilli.tar.gz" -C "$work"
without_python() {
    "$2" -S "$work/lapilli" -B "$work/build" -DCMAKE_DISABLE_FIND_PACKAGE_Python3=ON -DLAPILLI_CUDA=OFF -DLAPILLI_BUILD_TESTS=OFF \
        -DLAPILLI_BUILD_TOOLS=OFF -DLAPILLI_BUILD_EXAMPLES=OFF -DLAPILLI_FORTRAN=OFF >"$work/log" 2>&1
}
without_python "$@" || { cat "$work/log" && exit 1; }
grep -rq 'lapilli/generated/src/api/generated/lu.cpp' "$work/build" || { echo "the archive's sources are not used" && exit 1; }
[ ! -d "$work/build/generated" ]
rm -r "$work/lapilli/generated" "$work/build"
if without_python "$@"; then echo "configured without Python and without its sources" && exit 1; fi
grep -q 'Python 3.9 or newer is missing' "$work/log"
