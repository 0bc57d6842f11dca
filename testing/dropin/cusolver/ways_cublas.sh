#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The ways in which programs reach cuBLAS, with ours in front: by its name, by LD_PRELOAD as lapilli-run does. In each of them a function of
# many matrices is ours, and a product is the real library's, without a step between.
# ways_cublas.sh FOLDER-OF-LINKS FOLDER-OF-LINKS-FOR-CUSOLVER-ALONE FOLDER-OF-FAKE
#     LINKED LINKED-BY-RPATH LOADER LOADER-OF-MODULES MODULE LAPILLI-RUN [FOLDER-OF-CUDA]
set -u
links=$1 plain=$2 fake=$3
shift 3
linked=$1 fixed=$2 loader=$3 modules=$4 module=$5 run=$6 cuda=${7:-}
status=0
path=$links:$fake
expect() {
    expected=$1 name=$2
    shift 2
    said=$(env LD_LIBRARY_PATH="$path" "$@" 2>&1)
    [ "$said" = "$expected" ] || { echo "$name: $said"; status=1; }
}
by_name=liblapilli_cusolver_cublas.so.12 preloaded=libcusolver.so.12 real=libcublas_real.so.13
preload=LD_PRELOAD=$links/libcusolver.so.12:$links/libcublas.so.13

# By the soname alone.
expect "getrf 77 in $by_name, gemm 4713 in $real" 'linked' "$linked"
expect "getrf 77 in $by_name, gemm 4713 in $real" 'a module' "$modules" module "$module"
expect "getrf 77 in $by_name, gemm 4713 in $real" 'a module with RTLD_DEEPBIND' "$modules" deepbind "$module"
expect "getrf in $by_name, gemm in $real" 'dlopen of the soname, as liblapilli does' "$loader" libcublas.so.13
expect "getrf in $by_name, gemm in $real" 'dlopen without a number' "$loader" libcublas.so
# What the documents say is not reached.
expect 'getrf 77 in libcublas.so.13, gemm 4713 in libcublas.so.13' 'a run-time path that comes first' "$fixed"
expect 'getrf in libcublas.so.13, gemm in libcublas.so.13' 'a full path' "$loader" "$fake/libcublas.so.13"
# Preloaded as well.
expect "getrf 77 in $preloaded, gemm 4713 in $real" 'preloaded, linked' "$preload" "$linked"
expect "getrf 77 in $preloaded, gemm 4713 in $real" 'preloaded, a run-time path that comes first' "$preload" "$fixed"
expect "getrf 77 in $preloaded, gemm 4713 in $real" 'preloaded, a module' "$preload" "$modules" module "$module"
expect "getrf 77 in $preloaded, gemm 4713 in $real" 'preloaded, a module with RTLD_DEEPBIND' "$preload" "$modules" deepbind "$module"
expect "getrf in $preloaded, gemm in $real" 'preloaded, dlopen of the soname' "$preload" "$loader" libcublas.so.13
expect "getrf in $preloaded, gemm in $real" 'preloaded, dlsym of RTLD_DEFAULT' "$preload" "$loader" default
# Without --cublas a program has cuBLAS's own.
expect 'getrf 77 in libcublas.so.13, gemm 4713 in libcublas.so.13' 'cuSOLVER alone' LD_PRELOAD="$plain/libcusolver.so.12" \
    LD_LIBRARY_PATH="$plain:$fake" "$linked"

# The starter: cuBLAS is next to cuSOLVER, and in a package of its own.
XDG_CACHE_HOME=$(mktemp -d)
export XDG_CACHE_HOME
trap 'rm -rf "$XDG_CACHE_HOME"' EXIT
path=$fake  # the links are lapilli-run's alone
served="getrf 77 in $preloaded, gemm 4713 in $real"
solver=$fake/libcusolver.so.12
expect "$served" 'lapilli-run --cublas' "$run" --cublas --cusolver "$solver" "$linked"
expect "$served" 'the same a second time' "$run" --cublas --cusolver "$solver" "$linked"
expect "$served" 'a file that is named' "$run" --cublas="$fake/libcublas.so.13" --cusolver "$solver" "$linked"
expect "$served" 'a run-time path that comes first' "$run" --cublas --cusolver "$solver" "$fixed"
ln -s "$fake/libcublas.so.13" "$XDG_CACHE_HOME/libcublas.so.13.1.0.3"
expect "$served" 'a file with a whole version' "$run" --cublas="$XDG_CACHE_HOME/libcublas.so.13.1.0.3" --cusolver "$solver" "$linked"
expect 'getrf 77 in libcublas.so.13, gemm 4713 in libcublas.so.13' 'without --cublas' "$run" --cusolver "$solver" "$linked"
packages=$XDG_CACHE_HOME/nvidia
mkdir -p "$packages/cusolver/lib" "$packages/cublas/lib"
ln -s "$solver" "$packages/cusolver/lib"
ln -s "$fake/libcublas.so.13" "$packages/cublas/lib"
expect "$served" 'packages' "$run" --cublas --cusolver "$packages/cusolver/lib/libcusolver.so.12" "$linked"
"$run" --cublas="$XDG_CACHE_HOME/libcublas.so.13" --cusolver "$solver" "$linked" >/dev/null 2>&1
[ $? -eq 2 ] || { echo 'a file that is not there is no error'; status=1; }
ln -s "$fake/libcublas.so.13" "$XDG_CACHE_HOME/libcublas.so.12"
said=$("$run" --cublas="$XDG_CACHE_HOME/libcublas.so.12" --cusolver "$solver" "$linked" 2>&1)
case $said in *'libcublas.so.13 is that of '*) ;; *) echo "a cuBLAS of another CUDA: $said"; status=1 ;; esac
# A cuBLAS that lacks a library of its own.
mkdir "$XDG_CACHE_HOME/lacking"
cc -shared -x c /dev/null -o "$XDG_CACHE_HOME/libabsent.so" -Wl,-soname,libabsent.so
cc -shared -x c /dev/null -o "$XDG_CACHE_HOME/lacking/libcublas.so.13" -Wl,--no-as-needed -x none "$XDG_CACHE_HOME/libabsent.so"
said=$("$run" --cublas="$XDG_CACHE_HOME/lacking/libcublas.so.13" --cusolver "$solver" "$linked" 2>&1)
case $said in *"or $XDG_CACHE_HOME/lacking/libcublas.so.13 cannot be loaded: "*) ;; *) echo "a cuBLAS that cannot be loaded: $said"; status=1 ;; esac

# One report, one switch.
said=$(LAPILLI_CUSOLVER=off "$run" --report --cublas --cusolver "$solver" "$linked" 2>&1 >/dev/null)
echo "$said" | grep -q '^lapilli: cuBLAS in ' || { echo "report: $said"; status=1; }
echo "$said" | grep -qE '^cublasDgetrfBatched +0 +0.000 +1  switched off \(1\)' || { echo "report: $said"; status=1; }

# NVIDIA's own, without the fake one.
path=
[ -z "$cuda" ] || expect "getrf in $preloaded, gemm in $real" "those of $cuda" \
    "$run" --cublas --cusolver "$cuda/libcusolver.so.12" "$loader" libcublas.so.13
exit $status
