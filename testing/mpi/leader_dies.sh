#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# leader_dies.sh MPIEXEC PROGRAM: the program must end by the death of its leader, not by itself and not by the time limit.
timeout 60 "$1" -n 4 "$2" --gtest_also_run_disabled_tests --gtest_filter=Leader.DISABLED_Dies >leader_dies.log 2>&1
status=$?
cat leader_dies.log
grep -q "RUN .*Dies" leader_dies.log && [ $status -ne 0 ] && [ $status -ne 124 ] && ! grep -q "has lived" leader_dies.log
