#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# What a process that preloads the drop-in library loads at its start: one liblapilli, OpenBLAS, and nothing of CUDA's or fmt.
# loaded.sh READELF LIBLAPILLI DROPIN
set -u
readelf=$1 library=$2 dropin=$3
status=0
fail() { echo "$1"; status=1; }

needed=$($readelf -d "$library" "$dropin" | sed -n 's/.*(NEEDED).*\[\(.*\)\].*/\1/p')
echo "$needed" | grep -E 'cublas|cudart|libcuda|fmt' && fail "linked with a library that it should load, or not have"
$readelf -d "$dropin" | grep -q 'NEEDED.*\[liblapilli\.so' || fail "the drop-in library does not name liblapilli"
# By its version, so that it does not meet another one that the program may have loaded.
$readelf -V "$dropin" | grep -q 'LAPILLI_PRIVATE_' || fail "the drop-in library asks for no version of liblapilli"

loaded=$(LD_TRACE_LOADED_OBJECTS=1 LD_PRELOAD=$dropin /bin/true) || fail "not preloaded"
echo "$loaded" | grep -E 'cublas|cudart|libcuda|fmt|not found' && fail "loaded at the start"
[ "$(echo "$loaded" | grep -c 'liblapilli\.so')" -eq 1 ] || fail "not one liblapilli: $loaded"

# It holds LAPACK's symbols alone, and no copy of the library's code, which is the larger part even without kernels.
size() { wc -c <"$1"; }
[ $(($(size "$dropin") * 2)) -lt "$(size "$library")" ] || fail "too large for LAPACK's symbols alone: $(size "$dropin") bytes"
echo "$(size "$library") bytes, drop-in $(size "$dropin")"
exit $status
