#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# What the library says, and what it obeys: the log, the report, the switch; none of them in a program with more rights than its user.
# told.sh FOLDER-OF-LINKS FOLDER-OF-FAKE LINKED OWN-PATH    (OWN-PATH finds the links by itself)
set -u
links=$1 fake=$2 linked=$3 own=$4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
status=0
fail() { echo "$1"; status=1; }
run() { env LD_LIBRARY_PATH="$links:$fake" "$@" >"$folder/out" 2>"$folder/err"; }
says() { grep -qE "$2" "$folder/$1" || { echo "$3: no \"$2\" in"; cat "$folder/$1"; status=1; }; }

run LAPILLI_CUSOLVER_CROSSOVER=0 "$linked"
says out 'status 0 ' 'served'
[ -s "$folder/err" ] && fail "it says something without being asked: $(cat "$folder/err")"

run LAPILLI_CUSOLVER_CROSSOVER=0 LAPILLI_CUSOLVER=off LAPILLI_CUSOLVER_REPORT=on "$linked"
says out 'status 77 ' 'switched off'
says err 'cusolverDnDsyevd +0 +0.000 +1  switched off \(1\)' 'switched off'

run LAPILLI_CUSOLVER_CROSSOVER=0 LAPILLI_CUSOLVER_REPORT=on LAPILLI_LOG="$folder/log" "$linked"
says err 'lapilli: cuSOLVER in ' 'report'
says err 'cusolverDnDsyevd +1 +[0-9.]+ +0' 'report'
says log 'in front of cuSOLVER, in ' 'log'
says log 'dsyevd jobz=N uplo=L n=2 .* info 0' 'log of a served call'
[ "$(grep -c syevd "$folder/log")" -eq 1 ] || fail "more than one line of a call: $(cat "$folder/log")"

# Orders of its own: 2 is too small, whatever the CPU would say.
run LAPILLI_CUSOLVER_REPORT=on LAPILLI_LOG="$folder/log2" "$linked"
says out 'status 77 ' 'small'
says err 'small \(1\)' 'small'
says log2 'cusolverDnDsyevd jobz=N uplo=L n=2 lda=2 \| the real cuSOLVER: order 2 is not served \| [0-9.]+ s \| status 77' 'small'

run LAPILLI_CUSOLVER_CROSSOVER=0 LAPILLI_DEVICES=none LAPILLI_CUSOLVER_REPORT=on LAPILLI_LOG="$folder/log3" "$linked"
says err 'no device \(1\)' 'no device'
says log3 'LAPILLI_DEVICES leaves out device 0' 'no device'

run LD_PRELOAD="$links/libcusolver.so.12" LAPILLI_CUSOLVER_REPORT=on /bin/true
says err 'called no function of cuSOLVER' 'a program without cuSOLVER'

# A program of somebody else's rights: the loader ignores the variables, too, so it finds the library by its own path.
chmod 755 "$folder"
cp "$own" "$folder/own"
LAPILLI_CUSOLVER_REPORT=on "$folder/own" >"$folder/out" 2>"$folder/err"
says err 'lapilli: cuSOLVER in ' 'a program that finds the library by its own path'
if chown 65534 "$folder/own" 2>/dev/null && chmod 4755 "$folder/own"; then
    LAPILLI_CUSOLVER_REPORT=on LAPILLI_LOG="$folder/log4" "$folder/own" >"$folder/out" 2>"$folder/err"
    says out 'status 77 ' 'a program with more rights'
    grep -q lapilli "$folder/err" && fail "a program with more rights obeys LAPILLI_CUSOLVER_REPORT: $(cat "$folder/err")"
    [ -e "$folder/log4" ] && fail 'a program with more rights obeys LAPILLI_LOG'
else
    echo 'not root: no program with more rights was made'
fi
exit $status
