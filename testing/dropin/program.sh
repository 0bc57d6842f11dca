#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A program that knows nothing of the drop-in library, with it preloaded: its results are right, and these routines of it
# have been computed by devices, or by the library where no devices compute them.   program.sh scipy|R|octave SCRIPT LIBRARY ROUTINE...
# A routine may be several, A|B: the driver that the program calls, or the part of it that the library has.
set -u
FOLDER=$(dirname "$0")  # scripts read others there
export FOLDER
name=$1 script=$FOLDER/$2 library=$3
shift 3

run() {
    case $name in
        scipy) "$python" -B "$script" ;;
        R) Rscript --vanilla "$script" ;;
        octave) octave-cli --no-gui --norc --quiet "$script" ;;
    esac
}
case $name in
    scipy)
        python=
        for candidate in python3 /usr/bin/python3; do
            "$candidate" -c 'import scipy.linalg' 2>/dev/null && python=$candidate && break
        done
        [ -n "$python" ] || { echo "scipy is not installed (Debian: python3-scipy)"; exit 77; } ;;
    R) command -v Rscript >/dev/null || { echo "R is not installed (Debian: r-base-core)"; exit 77; } ;;
    octave) command -v octave-cli >/dev/null || { echo "Octave is not installed (Debian: octave)"; exit 77; } ;;
    *) echo "program.sh: no program $name" && exit 2 ;;
esac

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
LD_PRELOAD=$library LAPILLI_LOG=$log run || status=1
for routine in "$@"; do
    count=$(grep -cE "^[0-9TZ:.-]+ lapilli\[[0-9]+\]: ($routine) .*\| (devices|cpu: no devices compute this routine)" "$log")
    echo "$routine: $count calls by the library"
    [ "$count" -gt 0 ] || status=1
done
exit $status
