#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The libraries that a build is given: another BLAS and LAPACK than OpenBLAS, by BLA_VENDOR or by their files, and libraries that are
# compiled in and missing.   dependencies.sh SOURCE CMAKE
set -eu
modules=$1/src/cmake cmake=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "dependencies.sh: $*"; cat "$work/log"; exit 1; }

# A program on both C interfaces; it prints the file of the library that multiplies and whether the eigenvalues are right.
mkdir "$work/lapack"
cat >"$work/lapack/main.c" <<'PROGRAM'
#define _GNU_SOURCE
#include <cblas.h>
#include <dlfcn.h>
#include <lapacke.h>
#include <stdio.h>
int main(void) {
    double a[] = {2, 1, 1, 2}, w[2], work[100], c[4];
    lapack_int iwork[100];
    Dl_info blas;
    cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, 2, 2, 2, 1, a, 2, a, 2, 0, c, 2);
    lapack_int info = LAPACKE_dsyevd_work(LAPACK_COL_MAJOR, 'V', 'L', 2, a, 2, w, work, 100, iwork, 100);
    dladdr((void*)cblas_dgemm, &blas);
    printf("%s %.3g %.3g %.3g %d\n", blas.dli_fname, c[0], w[0], w[1], (int)info);
    return 0;
}
PROGRAM
cat >"$work/lapack/CMakeLists.txt" <<'PROJECT'
cmake_minimum_required(VERSION 3.25)
project(lapack LANGUAGES C CXX)
list(APPEND CMAKE_MODULE_PATH "${MODULES}")
find_package(CpuLapack REQUIRED)
add_executable(main main.c)
target_link_libraries(main PRIVATE CpuLapack::CpuLapack ${CMAKE_DL_LIBS})
message(STATUS "the LAPACK is ${CpuLapack_SONAME}")
PROJECT
built() { # what the program's line contains, the LAPACK's name, options
    expected=$1 name=$2
    shift 2
    rm -rf "$work/build"
    { "$cmake" -S "$work/lapack" -B "$work/build" -DMODULES="$modules" "$@" && "$cmake" --build "$work/build"; } >"$work/log" 2>&1 || fail "$*"
    grep -q "the LAPACK is $name" "$work/log" || fail "$*: another LAPACK than $name"
    OPENBLAS_NUM_THREADS=1 "$work/build/main" >>"$work/log" || fail "$*: the program"
    tail -n 1 "$work/log" | grep -Eq "$expected.* 5 1 3 0\$" || fail "$*: not $expected"
}
built libopenblas libopenblas
system=$(find /usr/lib -maxdepth 3 -path '*/lapack/liblapack.so')
blis=$(find /usr/lib -maxdepth 3 -path '*/blis-pthread/libblis.so')
if [ -n "$system" ]; then
    built blas liblapack.so.3 -DBLA_VENDOR=Generic
    [ -z "$blis" ] || built libblis liblapack.so.3 -DBLAS_LIBRARIES="$blis" -DLAPACK_LIBRARIES="$system"
fi
! "$cmake" -S "$work/lapack" -B "$work/none" -DMODULES="$modules" -DBLA_VENDOR=Nothing >"$work/log" 2>&1 ||
    fail "a BLA_VENDOR that does not exist is taken for another"
grep -q 'BLA_VENDOR=Nothing' "$work/log" || fail "the sentence about BLA_VENDOR"

# A library that is missing is named; LAPILLI_FETCH takes its sources, here from a folder.
mkdir "$work/needs" "$work/fmt"
cat >"$work/needs/CMakeLists.txt" <<'PROJECT'
cmake_minimum_required(VERSION 3.25)
project(needs LANGUAGES CXX)
add_compile_options(-Wall -Werror)
include(${MODULES}/LapilliDependencies.cmake)
set(BUILD_SHARED_LIBS ON)
lapilli_need(fmt)
add_executable(main main.cpp)
target_link_libraries(main PRIVATE fmt::fmt)
get_directory_property(options COMPILE_OPTIONS)
message(STATUS "options ${options}, shared ${BUILD_SHARED_LIBS}")
PROJECT
cat >"$work/fmt/CMakeLists.txt" <<'PROJECT'
add_library(fmt fmt.cpp)
add_library(fmt::fmt ALIAS fmt)
target_include_directories(fmt PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
PROJECT
printf 'static int unused;\nint number() { return 3; }\n' >"$work/fmt/fmt.cpp"
printf 'static int unused;\nint number();\n' >"$work/fmt/number.h"
printf '#include <number.h>\nint main() { return number() == 3 ? 0 : 1; }\n' >"$work/needs/main.cpp"
needs() { "$cmake" -S "$work/needs" -B "$work/needs/build" -DMODULES="$modules" -DCMAKE_DISABLE_FIND_PACKAGE_fmt=ON "$@" >"$work/log" 2>&1; }
! needs || fail "configured without fmt"
tr -s ' \n' ' ' <"$work/log" | grep -q 'fmt is missing: install it (Debian and Ubuntu: libfmt-dev).*-DLAPILLI_FETCH=ON' || fail "the sentence"
needs -DLAPILLI_FETCH=ON -DFETCHCONTENT_SOURCE_DIR_FMT="$work/fmt" || fail "with LAPILLI_FETCH"
grep -q 'options -Wall;-Werror, shared ON' "$work/log" || fail "the project's own options"
"$cmake" --build "$work/needs/build" >"$work/log" 2>&1 || fail "warnings of a fetched library count"
"$work/needs/build/main" || fail "the program with the fetched library"
[ -z "$(find "$work/needs/build" -name 'libfmt.so*')" ] || fail "the fetched library is shared"
echo "dependencies.sh: passed"
