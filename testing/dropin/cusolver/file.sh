#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# What the files are: soname, version, dependencies, symbols; and that the real library, where it is installed, has each of them.
# file.sh READELF NM SYMBOLS LIBRARY.so.11 LIBRARY.so.12 [REAL]
set -u
readelf=$1 nm=$2 symbols=$3 real=${6:-}
status=0
fail() { echo "$1"; status=1; }
names() { sed -n 's/^LAPILLI_SYMBOL(\([A-Za-z0-9_]*\),.*/\1/p' "$symbols" | LC_ALL=C sort; }
for library in "$4" "$5"; do
    number=${library##*.}
    needed=$($readelf -d "$library" | sed -n 's/.*(NEEDED).*\[\(.*\)\].*/\1/p')
    echo "$needed" | grep -Ev "^(libc|libm|ld-linux.*|libdl|libpthread)\.so" | grep -vx "libcusolver_real.so.$number" &&
        fail "$library needs more than the real library and the C library"
    echo "$needed" | head -1 | grep -qx "libcusolver_real.so.$number" || fail "$library does not need the real library first"
    $readelf -d "$library" | grep -q "SONAME.*\[libcusolver.so.$number\]" || fail "$library has another soname"
    exported=$($nm -D --defined-only --with-symbol-versions "$library" | awk '{ print $3 }' | grep -v '^libcusolver' | LC_ALL=C sort)
    [ "$exported" = "$(names | sed "s/\$/@@libcusolver.so.$number/")" ] || fail "$library exports other symbols than the table's: $exported"
done
if [ -n "$real" ]; then
    has=$($nm -D --defined-only "$real" | awk '{ print $3 }' | sed 's/@.*//')
    for name in $(names); do
        echo "$has" | grep -qx "$name" || fail "$real has no $name"
    done
fi
exit $status
