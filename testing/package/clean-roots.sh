#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The wheel and the Debian packages on systems that have nothing else:   clean-roots.sh FOLDER-OF-PACKAGES WHEEL
# The wheel runs with the Python of the oldest Debian that mirrors have, the packages are installed by apt into a Debian of the release on
# which they were made. Both roots are made by mmdebstrap and are gone afterwards. Says why where it cannot do it.
set -eu
packages=$1 wheel=$2
here=$(cd "$(dirname "$0")" && pwd)
fail() { echo "clean-roots.sh: $*" >&2; exit 1; }

# What newer ones than 2.36 have, python/wheel/older_glibc.c may lack.
glibc=$(getconf GNU_LIBC_VERSION | sed 's/^glibc //')
if [ "$(printf '2.36\n%s\n' "$glibc" | sort -V | tail -n 1)" != 2.36 ]; then
    echo "clean-roots.sh: a wheel made with glibc $glibc is for such systems alone: $(basename "$wheel")"
    exit 0
fi
python3 -B "$here/../../python/wheel/symbols.py" --wheel "$wheel" || fail "the wheel breaks a rule"
left_out=
command -v mmdebstrap >/dev/null || left_out="mmdebstrap is not installed"
[ "$(id -u)" -eq 0 ] || left_out="only root can do it"
[ -z "$left_out" ] || { echo "clean-roots.sh: no clean root was made: $left_out"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mirror=http://deb.debian.org/debian
chmod 755 "$work"

# A root of packages that are unpacked and not set up: so NumPy finds its BLAS by a path.
for release in bullseye bookworm; do
    mmdebstrap --quiet --variant=extract --include=python3,python3-numpy $release "$work/$release" $mirror >"$work/log" 2>&1 && break
    echo "clean-roots.sh: no root of $release: $(tail -n 1 "$work/log")"
    release=
done
[ -n "$release" ] || { echo "clean-roots.sh: no clean root was made: the mirror does not answer"; exit 0; }
mkdir "$work/$release/wheel"
python3 -m zipfile -e "$wheel" "$work/$release/wheel"
cat >"$work/$release/wheel/check.py" <<'PROGRAM'
import platform
import numpy, lapilli
A = numpy.add.outer(numpy.arange(200.0), numpy.arange(200.0)) % 7
A += A.T
w, V = lapilli.linalg.eigh(A)
assert abs(A @ V - V * w).max() < 1e-10 and lapilli.library_path().startswith("/wheel/")
print("wheel: glibc", platform.libc_ver()[1] + ", Python", platform.python_version() + ", eigenvalues", round(w[0], 6), "to", round(w[-1], 6))
PROGRAM
status=0
libraries=$(cd "$work/$release" && find . -maxdepth 5 \( -path '*/blas/libblas.so.3' -o -path '*/lapack/liblapack.so.3' \) -printf '/%P\n' |
    sed 's|/[^/]*$||' | paste -sd :)
for devices in none sim:2; do
    env -i PATH=/usr/sbin:/usr/bin PYTHONPATH=/wheel LD_LIBRARY_PATH="$libraries" LD_BIND_NOW=1 LAPILLI_DEVICES=$devices \
        OPENBLAS_CORETYPE="${OPENBLAS_CORETYPE:-}" OPENBLAS_NUM_THREADS=1 \
        chroot "$work/$release" /usr/bin/python3 -B /wheel/check.py || status=1
done
[ $status -eq 0 ] || fail "the wheel does not run on $release"

# By apt, with what the packages depend on and nothing that they recommend.
# shellcheck disable=SC1091
release=$(. /etc/os-release && [ "$ID" = debian ] && echo "$VERSION_CODENAME") ||
    { echo "clean-roots.sh: the packages are not for Debian"; exit 0; }
mkdir "$work/packages"
cp "$packages"/liblapilli[0-9]*.deb "$packages"/liblapilli-lapack*.deb "$packages"/lapilli-tools_*.deb "$work/packages"
printf '%%%%MatrixMarket matrix coordinate real symmetric\n2 2 3\n1 1 2\n2 1 1\n2 2 2\n' >"$work/packages/A.mtx"
cat >"$work/packages/check.sh" <<'PROGRAM'
set -e
export LAPILLI_DEVICES=sim:2
lapilli-solve eigen /packages/A.mtx --values /packages/values.txt >/dev/null
echo "packages: eigenvalues $(tr '\n' ' ' </packages/values.txt)"
# The dynamic linker says so where it does not find it, and goes on.
told=$(LD_PRELOAD=liblapilli_lapack.so.0.1 /bin/true 2>&1)
[ -z "$told" ] || { echo "$told"; exit 1; }
PROGRAM
# shellcheck disable=SC2016  # "$1" is mmdebstrap's root
mmdebstrap --quiet --format=null --variant=apt \
    --customize-hook="cp -R $work/packages \"\$1/packages\"" \
    --customize-hook='chroot "$1" apt-get install -y -qq --no-install-recommends $(cd "$1" && printf "./%s " packages/*.deb) >&2' \
    --customize-hook='chroot "$1" env OPENBLAS_CORETYPE="${OPENBLAS_CORETYPE:-}" sh /packages/check.sh' \
    "$release" - $mirror 2>"$work/log" || { tail -n 20 "$work/log" && fail "the packages on $release"; }
grep '^packages:' "$work/log" || fail "the packages were not checked"
echo "clean-roots.sh: passed"
