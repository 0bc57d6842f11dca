#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# compare.sh GRID VECTORS PLUGIN SCALARS LAUNCHER...: runs grid.c by the launcher, mpiexec -n 2 say, on problems as SLEPc solves
# them, and with the plugin: eigenvalues must be the same to the last printed digit, residuals small, and the library's routine
# must have worked. Then vectors.c in the same way, and calls that must fail.
set -u
program=$1 vectors=$2 plugin=$3 scalars=$4
shift 4
launcher=$*
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

# Names of the library's routines: real and complex.
gemv=dgemv gemm=dgemm syevd=dsyevd lobpcg=dlobpcg trlan=dtrlan
[ "$scalars" = real ] || { gemv=zgemv gemm=zgemm lobpcg=zlobpcg trlan=ztrlan; }

fail() {
    echo "FAILED: $1"
    grep -hv "Configure options" "$work/expected" "$work/out" "$work/err"
    failures=$((failures + 1))
}

run() { # the program's options
    # shellcheck disable=SC2086
    $launcher "$program" -m 16 -most 1e-5 "$@" >"$work/out" 2>"$work/err"
}

# problem OPTION... [-- OPTION...]: of a problem, and how SLEPc solves it
problem() {
    options=
    while [ $# -gt 0 ] && [ "$1" != -- ]; do
        options="$options $1"
        shift
    done
    [ $# -eq 0 ] || shift
    : >"$work/expected"
    # shellcheck disable=SC2086
    run $options "$@" || fail "SLEPc: $options"
    mv "$work/out" "$work/expected"
}

# same ROUTINE OPTION...: how the plugin solves it
same() {
    routine=$1
    shift
    rm -f "$work/log"
    # shellcheck disable=SC2086
    if ! LAPILLI_LOG="$work/log" run $options -dll_append "$plugin" "$@"; then
        fail "$options $*"
    elif ! cmp -s "$work/expected" "$work/out"; then
        fail "$options $*: other eigenvalues"
    elif ! grep -q '^all of.*residual small' "$work/out"; then
        fail "$options $*: residual"
    elif ! grep -q " $routine " "$work/log"; then
        fail "$options $*: $routine was not called"
    else
        echo "same:$options $*"
    fi
}

# refused TEXT OPTION...: a call that fails, and says why
refused() {
    text=$1
    shift
    : >"$work/expected"
    if run -dll_append "$plugin" "$@"; then
        fail "not refused: $*"
    elif ! grep -q "$text" "$work/err"; then
        fail "refused for another reason: $*"
    else
        echo "refused: $*"
    fi
}

problem -eps_nev 6
same $trlan -eps_type lapilli_trlan
same $trlan -eps_type lapilli_trlan -shell -eps_ncv 24
same $gemv -bv_type lapilli -bv_orthog_refine always
same $gemv -bv_type lapilli -bv_orthog_type mgs
same $syevd -bv_type lapilli -ds_lapilli -ds_lapilli_crossover 0

problem -eps_nev 6 -eps_smallest_real
same $trlan -eps_type lapilli_trlan -eps_lapilli_block 3
same $lobpcg -eps_type lapilli_lobpcg -st_pc_type jacobi
same $lobpcg -eps_type lapilli_lobpcg -st_pc_type none -shell
same $gemm -eps_type lobpcg -bv_type lapilli
same $gemm -eps_type gd -bv_type lapilli -ds_lapilli -ds_lapilli_crossover 0

problem -eps_nev 4 -mass
same $trlan -eps_type lapilli_trlan
same $gemv -bv_type lapilli

problem -eps_nev 4 -mass -st_type sinvert -eps_target 1.3
same $trlan -eps_type lapilli_trlan
same $trlan -eps_type lapilli_trlan -st_type cayley
same $gemv -bv_type lapilli

problem -eps_nev 3 -deflate -mass -eps_smallest_real -- -eps_type lobpcg
same $lobpcg -eps_type lapilli_lobpcg

problem -eps_nev 4 -eps_non_hermitian
same $gemv -bv_type lapilli -eps_two_sided

problem -eps_nev 4 -mass -eps_gen_indefinite -st_type sinvert -eps_target 1.3
same $gemv -bv_type lapilli

problem -eps_nev 4 -eps_type ciss -rg_type ellipse -rg_ellipse_center 1.3 -rg_ellipse_radius 0.1 -rg_ellipse_vscale 0.1
same $gemm -bv_type lapilli

# shellcheck disable=SC2086
if $launcher "$vectors" >"$work/expected" 2>"$work/err" &&
    LAPILLI_LOG="$work/log" $launcher "$vectors" -dll_append "$plugin" -bv_type lapilli >"$work/out" 2>"$work/err" &&
    cmp -s "$work/expected" "$work/out" && grep -q " $gemm " "$work/log"; then
    echo "same: functions of BV"
else
    fail "functions of BV"
fi

refused "requires that the problem is\|cannot be used for non-" -eps_type lapilli_trlan -eps_non_hermitian
refused "with -st_type sinvert or cayley those nearest" -eps_type lapilli_trlan -eps_smallest_magnitude
refused "takes no deflation space" -eps_type lapilli_trlan -deflate
refused "smallest or largest real" -eps_type lapilli_lobpcg -eps_largest_magnitude
refused "convergence tests relative" -eps_type lapilli_lobpcg -eps_conv_abs
refused "device" -lapilli_devices cuda:99 -eps_type lapilli_trlan
LAPILLI_SIM_FAIL=copy:5 refused "copy" -eps_type lapilli_trlan
LAPILLI_SIM_FAIL=alloc:1 refused "could not allocate" -bv_type lapilli

# The plugin for the other scalars, if it was built in the same folder.
case $scalars in real) other=complex ;; *) other=real ;; esac
plugin=$(echo "$plugin" | sed "s/_$scalars\([.][a-z]*\)\$/_$other\1/")
[ ! -e "$plugin" ] || refused "is for $other scalars" -bv_type lapilli

[ $failures -eq 0 ] || { echo "$failures failed" && exit 1; }
