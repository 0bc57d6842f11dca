#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The ways in which programs reach cuSOLVER, with ours in front: by its name, by LD_PRELOAD. In each of them one function is served, and one
# that we do not have is the real library's.   ways.sh FOLDER-OF-LINKS FOLDER-OF-FAKE LINKED LINKED-BY-RPATH LOADER MODULE
set -u
links=$1 fake=$2 linked=$3 fixed=$4 loader=$5 module=$6
status=0
served='status 0 info 0 largest 3.0, other 4711'
passed='status 77 info -1 largest 0.0, other 4711'
expect() {
    expected=$1 name=$2
    shift 2
    said=$(env LAPILLI_CUSOLVER_CROSSOVER=0 LD_LIBRARY_PATH="$links:$fake" "$@" 2>&1)
    [ "$said" = "$expected" ] || { echo "$name: $said"; status=1; }
}
preload=LD_PRELOAD=$links/libcusolver.so.12

# By the soname alone.
expect "$served" 'linked' "$linked"
expect "$served" 'a module' "$loader" module "$module"
expect "$served" 'a module with RTLD_DEEPBIND' "$loader" deepbind "$module"
expect "$served" 'dlopen of the soname' "$loader" symbols libcusolver.so.12
expect "$served" 'dlopen without a number' "$loader" symbols libcusolver.so
expect "$served" 'dlsym of RTLD_DEFAULT' "$loader" default libcusolver.so.12
# What the documents say is not reached.
expect "$passed" 'a run-time path that comes first' "$fixed"
expect "$passed" 'a full path' "$loader" symbols "$fake/libcusolver.so.12"
# Preloaded as well.
expect "$served" 'preloaded, linked' "$preload" "$linked"
expect "$served" 'preloaded, a run-time path that comes first' "$preload" "$fixed"
expect "$served" 'preloaded, a module' "$preload" "$loader" module "$module"
expect "$served" 'preloaded, a module with RTLD_DEEPBIND' "$preload" "$loader" deepbind "$module"
expect "$served" 'preloaded, dlopen of the soname' "$preload" "$loader" symbols libcusolver.so.12
expect "$served" 'preloaded, dlsym of RTLD_DEFAULT' "$preload" "$loader" default libc.so.6
exit $status
