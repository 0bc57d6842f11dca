#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A release archive: the files of a commit, and in its folder generated the sources that tools/generate writes from the routine
# tables, for machines without Python. The same commit gives the same bytes.   archive.sh FILE.tar.gz [COMMIT]
set -eu
cd "$(dirname "$0")/.."
commit=${2:-HEAD}
name=$(basename "$1" .tar.gz)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git archive --prefix="$name/" "$commit" | tar -x -C "$work"
python3 -B "$work/$name/tools/generate" --build "$work/$name/generated"
mkdir -p "$(dirname "$1")"
tar -c -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw \
    --mtime="@$(git log -1 --format=%ct "$commit")" "$name" | gzip -9n >"$1"
echo "$1: $(tar -tzf "$1" | wc -l) files and folders of $(git rev-parse --short "$commit")"
