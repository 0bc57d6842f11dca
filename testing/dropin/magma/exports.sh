#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The library defines the symbols that ELSI and DFTB+ call and nothing else: lapilli_* are liblapilli's.   exports.sh NM LIBRARY
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$1" --dynamic --defined-only --format=posix "$2" | cut -d ' ' -f 1 | sort >"$work/found"
{
    printf 'magmaf_%s_\n' init finalize num_gpus
    for routine in dsyevdx dsygvdx zheevdx zhegvdx; do
        printf 'magmaf_%s_\n' ${routine}_m ${routine}_2stage_m
    done
    for routine in ssyevd dsyevd cheevd zheevd ssygvd dsygvd chegvd zhegvd; do
        printf 'magmaf_%s_m_\n' "$routine"
    done
    printf 'magma_%s\n' init num_gpus getdevices
} | sort >"$work/expected"
diff "$work/expected" "$work/found"
