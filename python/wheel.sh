#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Makes a wheel of the Python package with a library inside.   wheel.sh LIBRARY FOLDER [STARTER]
# LIBRARY is that of the folder wheel of a build tree (the target lapilli-wheel). The files of the folder lapilli next to it, in front of
# cuSOLVER and cuBLAS, come into the wheel with STARTER, lapilli-run, if that is given. OpenBLAS, LAPACKE and what they need come with it
# (bundle.py), where there is patchelf; without it they are the system's. The wheel's tag says where it runs (wheel/symbols.py). The package finds cuBLAS
# (lapilli/_cublas.py).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
library=$1 out=$2 starter=${3:-}
for python in ${PYTHON:-python3 /usr/bin/python3}; do
    "$python" -c 'import setuptools, wheel, pip' 2>/dev/null && break
    python=
done
[ -n "$python" ] || { echo "wheel.sh: no Python with pip, setuptools and wheel (Debian: python3-pip)"; exit 1; }

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$here/lapilli" "$here/pyproject.toml" "$here/setup.py" "$here/README.md" "$here/../LICENSE" "$here/../AUTHORS" "$here/../THIRD-PARTY.md" \
    "$stage/"
find "$stage" -name __pycache__ -prune -exec rm -rf {} +
mkdir -p "$stage/lapilli/_lib" "$out"
cp -L "$library" "$stage/lapilli/_lib/liblapilli.so"
chmod u+w "$stage/lapilli/_lib/liblapilli.so"
# The name of the cuBLAS that the library loads, if it was made with CUDA.
[ ! -e "$(dirname "$library")/cublas.txt" ] || cp "$(dirname "$library")/cublas.txt" "$stage/lapilli/_lib/"
echo "file(RPATH_REMOVE FILE \"$stage/lapilli/_lib/liblapilli.so\")" >"$stage/rpath.cmake"
cmake -P "$stage/rpath.cmake"
if [ -n "$starter" ]; then
    mkdir "$stage/lapilli/_lib/lapilli"
    cp -L "$(dirname "$library")"/lapilli/liblapilli_cu*.so.* "$stage/lapilli/_lib/lapilli/"
    cp "$starter" "$stage/lapilli/_lib/lapilli-run"
fi
if command -v patchelf >/dev/null; then
    "$python" -B "$here/bundle.py" "$stage/lapilli/_lib" "$(dirname "$library")/liblapilli-glibc.so"
else
    echo "wheel.sh: without patchelf the wheel needs the system's OpenBLAS and LAPACKE"
fi
LAPILLI_WHEEL_PLATFORM=$("$python" -B "$here/wheel/symbols.py" --tag "$stage/lapilli/_lib")
export LAPILLI_WHEEL_PLATFORM
# Those of an earlier run, perhaps with another tag: pip takes one alone.
rm -f "$out"/lapilli-*.whl
"$python" -m pip wheel --quiet --no-deps --no-build-isolation --no-index --wheel-dir "$out" "$stage"
ls "$out"/lapilli-*.whl
