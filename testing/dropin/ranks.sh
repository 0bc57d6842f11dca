#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Four processes as a launcher of MPI programs starts them on one node: each computes on the device of its rank.
# ranks.sh PROGRAM ARGUMENT...
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0
for rank in 0 1 2 3; do
    OMPI_COMM_WORLD_LOCAL_RANK=$rank LAPILLI_LOG=$work/log$rank "$@" >"$work/output$rank" 2>&1 || touch "$work/failed$rank" &
done
wait
for rank in 0 1 2 3; do
    [ ! -e "$work/failed$rank" ] || { cat "$work/output$rank"; status=1; }
    grep "opened: device 0 is sim $rank\$" "$work/log$rank" || status=1
    [ "$(grep -c opened: "$work/log$rank")" -eq 1 ] || status=1
done
exit $status
