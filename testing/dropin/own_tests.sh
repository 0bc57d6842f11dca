#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# numpy's and scipy's own tests of linear algebra, as Debian's packages bring them: over the drop-in library, or under
# `python -m lapilli`. All of them pass but those that own_tests.txt lists with a reason, and those that fail without either.
#   own_tests.sh numpy|scipy dropin DROP-IN
#   own_tests.sh numpy|scipy runner LIBLAPILLI
set -u
package=$1 way=$2 library=$3
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$(dirname "$here")")

python=
for candidate in python3 /usr/bin/python3; do
    "$candidate" -c 'import pytest, scipy.linalg.tests, numpy.linalg.tests' 2>/dev/null && python=$candidate && break
done
[ -n "$python" ] || { echo "pytest, scipy or its tests are not installed (Debian: python3-pytest, python3-scipy)"; exit 77; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
case $package in
    numpy)  # a copy: numpy's conftest needs another package
        names=test_linalg folder=$work
        cp "$("$python" -c 'import numpy.linalg.tests as t; print(t.__path__[0])')/test_linalg.py" . || exit 1 ;;
    scipy)
        names="test_basic test_decomp test_decomp_cholesky test_lapack test_solvers test_decomp_polar test_procrustes"
        folder=$("$python" -c 'import scipy.linalg.tests as t; print(t.__path__[0])') ;;
esac
files=
for name in $names; do files="$files $folder/$name.py"; done
left_out=$(sed -n "s/^$way $package \([^ ]*\)  .*/--deselect \1/p" "$here/own_tests.txt")

# Names of tests hold no blanks where they are given by hand; lists of words are meant below.
# shellcheck disable=SC2086
tests() { # command, what to test
    "$@" -m pytest -q -p no:cacheprovider --disable-warnings --tb=short -rf --rootdir "$folder" -c /dev/null $left_out $files
}

case $way in
    dropin) LAPILLI_LOG=$work/log LD_PRELOAD=$library tests "$python" -B >found 2>&1
        served=$(grep -c '| devices' log) ;;
    runner) PYTHONPATH=$root/python LAPILLI_LIBRARY=$library tests "$python" -B -m lapilli --report --crossover=0 >found 2>&1
        served=$(awk '/^(numpy|scipy)\.linalg\.[a-z_]* / { sum += $2 } END { print sum + 0 }' found) ;;
esac
status=$?
grep -E "[0-9]+ (passed|failed)" found
echo "$package, $way: $served calls on devices"
[ "$served" -gt 500 ] || { echo "hardly a call has reached the devices"; tail -n 40 found; exit 1; }
grep -Eq '[0-9]+ passed' found || { tail -n 40 found; exit 1; }
grep -q '^FAILED\|^ERROR' found || exit 0

# What fails by itself on this machine is not ours.
tests "$python" -B >plain 2>&1
failures() { sed -n 's/^\(FAILED\|ERROR\) \([^ ]*\).*/\2/p' "$1" | sort -u; }
failures found >of_ours
failures plain >of_theirs
comm -23 of_ours of_theirs >new
[ -s new ] || exit 0
cat found new
exit 1
