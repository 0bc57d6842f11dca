#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# lapilli-run: which cuSOLVER it finds, how it starts a program, what it says where there is none.
# started.sh LAPILLI-RUN FOLDER-OF-FAKE LINKED LINKED-BY-RPATH
set -u
run=$1 fake=$2 linked=$3 fixed=$4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_CACHE_HOME="$folder/cache" LAPILLI_CUSOLVER_CROSSOVER=0
unset LD_LIBRARY_PATH LD_PRELOAD CONDA_PREFIX CUDA_HOME CUDA_PATH
status=0
fail() { echo "$1"; status=1; }
served='status 0 info 0 largest 3.0, other 4711'
says() { # expected, what, command...
    expected=$1 what=$2
    shift 2
    said=$("$@" 2>&1)
    [ "$said" = "$expected" ] || fail "$what: $said"
}
finds() { # file, what, command...
    expected=$1 what=$2
    shift 2
    found=$("$@" 2>&1 | sed -n 's/^cuSOLVER: //p')
    [ "$found" = "$(readlink -f "$expected")" ] || fail "$what: found \"$found\""
}

# The fake driver of CUDA is next to the fake cuSOLVER, in the folder that lapilli-run adds to LD_LIBRARY_PATH.
says "$served" 'a file that is named' "$run" --cusolver "$fake/libcusolver.so.12" "$linked"
says "$served" 'the one that the program is linked with' "$run" "$fixed"
says "$served" 'the same a second time' "$run" "$fixed"
says "$served" 'LD_LIBRARY_PATH' env LD_LIBRARY_PATH="$fake" "$run" "$linked"
[ "$(find "$folder/cache/lapilli" -mindepth 1 -maxdepth 1 | wc -l)" -eq 1 ] || fail "more than one folder of links"

# The packages of the program's own Python, one that is a script's interpreter, too.
if command -v python3 >/dev/null; then
    mkdir -p "$folder/packages/nvidia/cu13/lib"
    ln -s "$fake/libcusolver.so.12" "$folder/packages/nvidia/cu13/lib/libcusolver.so.12"
    printf '#!/usr/bin/env python3\nprint("run")\n' >"$folder/script"
    chmod +x "$folder/script"
    expected=$folder/packages/nvidia/cu13/lib
    for program in python3 "$folder/script"; do
        found=$(env PYTHONPATH="$folder/packages" "$run" --show "$program" | sed -n 's/^cuSOLVER: //p')
        [ "$found" = "$(readlink -f "$expected")/libcusolver.so.12" ] || fail "$program: found \"$found\""
    done
    # Of CUDA 12 each library has a package of its own, where the real one's dependencies are.
    mkdir -p "$folder/twelve/nvidia/cusolver/lib" "$folder/twelve/nvidia/cublas/lib"
    ln -s "$fake/libcusolver.so.12" "$folder/twelve/nvidia/cusolver/lib/libcusolver.so.11"
    path=$(env PYTHONPATH="$folder/twelve" "$run" python3 -c 'import os; print(os.environ["LD_LIBRARY_PATH"])')
    case $path in
    "$folder"/cache/*"$(readlink -f "$folder/twelve")/nvidia/cublas/lib"*) ;;
    *) fail "packages of CUDA 12: $path" ;;
    esac
fi
finds "$fake/libcusolver.so.12" 'CUDA_HOME' env CUDA_HOME="$folder/cuda" sh -c "mkdir -p '$folder/cuda' && ln -s '$fake' '$folder/cuda/lib64' && '$run' --show /bin/true"

said=$("$run" --report --cusolver "$fake/libcusolver.so.12" "$linked" 2>&1 >/dev/null)
echo "$said" | grep -qE 'cusolverDnDsyevd +1 ' || fail "no report: $said"
"$run" --cusolver "$folder/nothing.so.12" "$linked" >/dev/null 2>&1
[ $? -eq 2 ] || fail 'a file that is not there is no error'
# A cuSOLVER that lacks a library of its own: a message instead of a program that does not start, or the program without it.
mkdir "$folder/lacking"
cc -shared -x c /dev/null -o "$folder/libabsent.so" -Wl,-soname,libabsent.so
cc -shared -x c /dev/null -o "$folder/lacking/libcusolver.so.12" -Wl,--no-as-needed -x none "$folder/libabsent.so"
said=$("$run" --cusolver "$folder/lacking/libcusolver.so.12" echo started 2>&1)
case $said in
*'cannot be loaded: '*libabsent.so*) ;;
*) fail "a cuSOLVER that cannot be loaded: $said" ;;
esac
says started 'a cuSOLVER that cannot be loaded, or without' "$run" --or-without --cusolver "$folder/lacking/libcusolver.so.12" echo started
"$run" --no-such-option "$linked" >/dev/null 2>&1
[ $? -eq 2 ] || fail 'an unknown option is no error'
"$run" --cusolver "$fake/libcusolver.so.12" sh -c 'exit 5'
[ $? -eq 5 ] || fail 'the exit status is not that of the program'
# shellcheck disable=SC2016  # of the program's shell
said=$(LAPILLI_RUN='' "$run" --cusolver "$fake/libcusolver.so.12" sh -c 'echo "$LAPILLI_RUN"')
[ -L "$said/libcusolver_real.so.12" ] || fail "LAPILLI_RUN: $said"
exit $status
