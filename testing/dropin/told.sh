#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# What the drop-in library says of itself: nothing, but for devices that were asked for in vain; with a log that it is loaded,
# what it ignores, who is behind it, and why a call went there.   told.sh LIBRARY TEST-PROGRAM PROGRAM-WITHOUT-LIBLAPILLI
set -u
library=$1 program=$2 without=$3
work=$(mktemp -d)
said=$work/said
trap 'rm -rf "$work"' EXIT
status=0

run() { # settings... -- command...
    settings=
    while [ "$1" != -- ]; do settings="$settings $1" && shift; done
    shift
    # The settings are words without blanks.
    env $settings "$@" >/dev/null 2>"$said" || { echo "$settings $*: failed" && cat "$said" && status=1; }
}
expect() { # how often, a line
    count=$(grep -cE "^[0-9TZ:.-]+ lapilli\[[0-9]+\]: $2\$" "$said")
    [ "$count" -eq "$1" ] && return
    echo "$count times instead of $1: $2, after$settings:" && cat "$said" && status=1
}

run LD_PRELOAD="$library" LAPILLI_LOG=stderr LAPILLI_DROPIN_CROSSOVER=fast -- /bin/true
expect 1 'lapilli [0-9.]+ in front of LAPACK, in /bin/true'
expect 1 "ignored: LAPILLI_DROPIN_CROSSOVER: 'fast' is not a value of dropin.crossover: auto, off or an integer from 0 on"
run LD_PRELOAD="$library" LAPILLI_LOG= -- /bin/true
expect 0 '.*'

factor=--gtest_filter=*SeveralThreads*
run LAPILLI_DEVICES=gpu -- "$program" $factor
expect 1 "LAPILLI_DEVICES=gpu: 'gpu' is not a list of devices: .*; the CPU computes"
expect 1 '.*'
for devices in auto none CPU sim:2; do
    run LAPILLI_DEVICES=$devices -- "$program" $factor
    expect 0 '.*'
done

run LAPILLI_LOG=on LAPILLI_DROPIN_LAPACK=libm.so.6 LAPILLI_DROPIN_CROSSOVER=off -- "$program" $factor
expect 1 'ignored: LAPILLI_DROPIN_LAPACK=libm.so.6: it has no dpotrf_'
expect 1 'the next LAPACK is .*(blas|lapack).*'

run LAPILLI_LOG=on -- "$program" --gtest_filter=*ChildProcess*
expect 1 'dpotrf_ uplo=L n=70 lda=70 \| the next LAPACK: this process was forked: its parent has the devices .*'

# Without liblapilli in its folder, LAPACK serves every call.
cp "$library" "$work/alone.so"
run LD_PRELOAD="$work/alone.so:liblapack.so.3" LAPILLI_LOG=on -- "$without" --gtest_filter=Lapack.*
[ "$(grep -c '^alone.so: .*; calls go to the next library$' "$said")" -eq 1 ] || { echo "not told that it is alone:" && cat "$said" && status=1; }
# And where there is no LAPACK, either, the program ends, and says of what.
LD_PRELOAD="$work/alone.so" "$without" --gtest_filter=Lapack.* >"$work/out" 2>"$said" && { echo "served by nobody"; status=1; }
grep -q 'alone.so: lapilli_[a-z_]* cannot be called, and there is no next library$' "$said" || { echo "no reason of the end:" && cat "$said" && status=1; }
exit $status
