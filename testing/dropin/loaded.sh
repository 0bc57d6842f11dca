#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# What the drop-in library brings into a process: at its start only the C library; with the first call of LAPACK one
# liblapilli. The one for the place of liblapack.so.3 brings OpenBLAS's LAPACK as well.
# loaded.sh READELF LIBLAPILLI DROPIN SYSTEM-DROPIN
set -u
readelf=$1 library=$2 dropin=$3 system=$4
status=0
fail() { echo "$1"; status=1; }
needed() { $readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\].*/\1/p'; }

needed "$library" | grep -E 'cublas|cudart|libcuda|fmt' && fail "liblapilli is linked with a library that it should load, or not have"
# What a preloaded library is linked with comes in front of everything that the program loads later.
needed "$dropin" | grep -Ev '^(libc|libm|ld-linux.*|libdl|libpthread)\.so' && fail "linked with more than the C library"
needed "$system" | grep -E 'cublas|cudart|libcuda|fmt|liblapilli' && fail "linked with a library that it should load, or not have"
needed "$system" | grep -q 'blas' || fail "the LAPACK for the system brings no LAPACK"

loaded=$(LD_TRACE_LOADED_OBJECTS=1 LD_PRELOAD=$dropin /bin/true) || fail "not preloaded"
echo "$loaded" | grep -E 'blas|stdc|liblapilli\.so|not found' && fail "loaded at the start"

# It holds LAPACK's symbols alone, and no copy of the library's code, which is the larger part even without kernels.
size() { wc -c <"$1"; }
[ $(($(size "$dropin") * 2)) -lt "$(size "$library")" ] || fail "too large for LAPACK's symbols alone: $(size "$dropin") bytes"
echo "$(size "$library") bytes, drop-in $(size "$dropin")"
exit $status
