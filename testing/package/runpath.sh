#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Where the files of an installed tree look for libraries: relative to themselves, or in folders of this machine, but in no folder of the
# sources or of a build tree, and nowhere by an empty entry, which the dynamic linker takes for the current folder.
#     runpath.sh PREFIX [READELF]
set -eu
prefix=$1 readelf=${2:-readelf}
sources=$(cd "$(dirname "$0")/../.." && pwd)
list=$(mktemp)
trap 'rm -f "$list"' EXIT
find "$prefix" -type f \( -name '*.so*' -o -perm -100 \) >"$list"
files=0 faults=0
while IFS= read -r file; do
    # Scripts are no ELF files.
    header=$("$readelf" -dW "$file" 2>/dev/null) || continue
    path=$(printf '%s\n' "$header" | sed -n 's/.*(\(RUNPATH\|RPATH\)).*\[\(.*\)\]$/\2/p')
    files=$((files + 1))
    [ -n "$path" ] || ! printf '%s\n' "$header" | grep -Eq '\((RUNPATH|RPATH)\)' || path=:
    case ":$path:" in
        ::) ;;
        *::*) echo "runpath.sh: $file: an empty entry in '$path'" && faults=1 ;;
        *:"$sources"*) echo "runpath.sh: $file: a folder of the sources in '$path'" && faults=1 ;;
    esac
done <"$list"
[ "$files" -gt 0 ] || { echo "runpath.sh: no library and no program in $prefix"; exit 1; }
[ $faults -eq 0 ] || exit 1
echo "runpath.sh: $files files"
