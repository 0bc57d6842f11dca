#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The drop-in library defines LAPACK's symbols of the routine table, without versions, and nothing else: programs bind every
# symbol when they start, and lapilli_* are liblapilli's.   exports.sh NM LIBRARY SOURCES
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$1" --dynamic --defined-only --format=posix "$2" | cut -d ' ' -f 1 | sort >"$work/found"
sed -n 's/^LAPILLI_API [a-z_]* \([a-z0-9_]*\)(.*/\1/p' "$3"/*.cpp | sort >"$work/expected"
echo "$(wc -l <"$work/expected") symbols of LAPACK"
[ -s "$work/expected" ] && diff "$work/expected" "$work/found"
