#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# LAPACK's own test programs (Debian's liblapack-test) over the reference LAPACK, without and with the drop-in library in
# front: the same tests pass.   lapack_tests.sh linear|symmetric s|d|c|z LIBRARY
set -u
section=$1 precision=$2 library=$3

programs=$(find /usr/lib -maxdepth 3 -name "xlintst$precision" 2>/dev/null | head -n 1)
[ -n "$programs" ] || { echo "LAPACK's test programs are not installed (Debian: liblapack-test)"; exit 77; }
folder=$(dirname "$programs")
case $section in
    linear) program=xlintst$precision inputs=${precision}test ;;
    symmetric) program=xeigtst$precision inputs="sep se2" ;;
esac
# The reference LAPACK beside the programs: OpenBLAS's own fails some of its tests.
export LD_LIBRARY_PATH=$folder

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
status=0
verdicts() { grep -E 'passed|failed|error' "$1" | grep -v 'Total time'; }
for input in $inputs; do
    LAPILLI_DEVICES=none "$folder/$program" <"$folder/$input.in" >reference 2>&1
    LD_PRELOAD=$library "$folder/$program" <"$folder/$input.in" >dropin 2>&1 || status=1
    verdicts reference >expected
    verdicts dropin >found
    echo "$program $input: $(grep -c passed found) sections passed"
    [ -s found ] || { echo "no verdict"; status=1; }
    diff expected found || status=1
done
exit $status
