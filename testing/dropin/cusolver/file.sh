#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# What the files are: soname, version, dependencies, symbols; and that the real libraries, where they are installed, have each of them.
# file.sh READELF NM FOLDER-OF-LISTS FOLDER-OF-LIBRARIES [REAL-CUSOLVER REAL-CUBLAS]
set -u
readelf=$1 nm=$2 lists=$3 folder=$4
status=0
fail() { echo "$1"; status=1; }
names() { sed -n 's/^LAPILLI_SYMBOL(\([A-Za-z0-9_]*\),.*/\1/p' "$lists/$1"; }
is_of() { # library, soname, dependencies in their order, symbols
    needed=$($readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\].*/\1/p')
    others=$(echo "$needed" | grep -Ev "^(libc|libm|ld-linux.*|libdl|libpthread)\.so" | tr '\n' ' ')
    [ "$others" = "$3 " ] || fail "$1 needs $others besides the C library"
    case "$(echo "$needed" | tr '\n' ' ')" in "$3 "*) ;; *) fail "$1 does not need them first: $needed" ;; esac
    $readelf -d "$1" | grep -q "SONAME.*\[$2\]" || fail "$1 has another soname"
    exported=$($nm -D --defined-only --with-symbol-versions "$1" | awk '{ print $3 }' | grep -v '^libcu' | LC_ALL=C sort)
    [ "$exported" = "$(echo "$4" | grep . | LC_ALL=C sort)" ] || fail "$1 exports other symbols than the table's: $exported"
}
for number in 11 12; do
    of_blas=$((number + 1))
    solver=$(names symbols.inc | sed "s/\$/@@libcusolver.so.$number/")
    blas=$(names cublas_symbols.inc | sed "s/\$/@@libcublas.so.$of_blas/")
    is_of "$folder/liblapilli_cusolver.so.$number" libcusolver.so.$number libcusolver_real.so.$number "$solver"
    is_of "$folder/liblapilli_cusolver_cublas.so.$number" libcusolver.so.$number libcusolver_real.so.$number \
        "$(printf '%s\n%s' "$solver" "$blas")"
    is_of "$folder/liblapilli_cublas.so.$of_blas" libcublas.so.$of_blas \
        "liblapilli_cusolver_cublas.so.$number libcublas_real.so.$of_blas" ''
    $readelf -V "$folder/liblapilli_cublas.so.$of_blas" | grep -q "Flags: none.*Name: libcublas.so.$of_blas" ||
        fail "no version of cuBLAS's"
done
has_all() { # real library, list
    [ -n "$1" ] || return
    has=$($nm -D --defined-only "$1" | awk '{ print $3 }' | sed 's/@.*//')
    missing=$(names "$2" | grep -vxF "$has")
    [ -z "$missing" ] || fail "$1 has no $missing"
}
has_all "${5:-}" symbols.inc
has_all "${6:-}" cublas_symbols.inc
# It would be served, and must not be, as what cuSOLVER computes with.
calls=$([ -z "${5:-}" ] || $nm -D --undefined-only "$5")
for name in $(names cublas_symbols.inc); do
    case "$calls" in *" $name@"*) fail "$5 calls $name" ;; esac
done
exit $status
