#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# smoke.sh FOLDER: tests what `make package` left in FOLDER. The Debian packages are installed into an empty root, with this
# machine's list of packages, so that dpkg checks their dependencies; programs are compiled against that root and run on simulated
# devices; the archive is unpacked elsewhere and must run there. No file may name a folder of this source tree.
set -euo pipefail
sources=$(cd "$(dirname "$0")/../.." && pwd)
folder=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export OPENBLAS_NUM_THREADS=1
unset LD_LIBRARY_PATH LD_PRELOAD PKG_CONFIG_PATH

fail() { echo "smoke.sh: $*" >&2; exit 1; }

names_no_source_folder() { # folder
    ! grep -rlaF "$sources" "$1" || fail "these files name $sources"
}

# The log proves that a call came to the devices.
reaches_devices() { # program and its arguments
    rm -f "$work/log"
    LAPILLI_DEVICES=sim:2 LAPILLI_DROPIN_CROSSOVER=0 LAPILLI_LOG=$work/log "$@" dpotrf:200 >"$work/out"
    grep -q 'dpotrf uplo=.* | devices' "$work/log" || fail "$* did not reach the devices"
}

eigenvalues() { # lapilli-solve
    printf '%%%%MatrixMarket matrix coordinate real symmetric\n2 2 3\n1 1 2\n2 1 1\n2 2 2\n' >"$work/A.mtx"
    "$1" eigen "$work/A.mtx" --devices sim:2 --values "$work/values.txt" --overwrite >"$work/out"
    tr '\n' ' ' <"$work/values.txt"
}

manual() { # prefix; without Python no pages are made
    ! command -v python3 >/dev/null || python3 -B "$sources/testing/documents/manual.py" "$1" || fail "the manual pages of $1"
}

tunes() { # lapilli-test, which finds the installed kernels; built with CUDA, it starts only where its libraries are
    if ldd "$1" | grep -q 'not found'; then return 0; fi
    (cd "$work" && "$1" tune --precision d --from "$sources/testing/package/tune.csv" --out tuned >"$work/out")
    grep -q 'ProductPolicy' "$work/tuned-table.hpp" || fail "lapilli-test tune wrote no table"
}

mkdir "$work/archive"
tar -xzf "$folder"/lapilli-*.tar.gz -C "$work/archive"
archive=$(echo "$work"/archive/*)
names_no_source_folder "$archive"
"$sources/testing/package/runpath.sh" "$archive"
echo "archive: eigenvalues $(eigenvalues "$archive/bin/lapilli-solve")"
tunes "$archive/bin/lapilli-test"
manual "$archive"

if ! command -v dpkg >/dev/null; then
    root=$archive usr=$archive
else
    root=$work/root usr=$work/root/usr
    mkdir -p "$root"/etc "$root"/var/lib/dpkg/info "$root"/var/lib/dpkg/updates
    if [ "$(id -u)" -eq 0 ]; then
        cp /var/lib/dpkg/status "$root/var/lib/dpkg/"
        dpkg --root="$root" --force-script-chrootless --log=/dev/null --install "$folder"/*.deb >"$work/out" 2>&1 ||
            { grep -v 'files list file' "$work/out"; fail "dpkg does not install the packages"; }
    else
        for package in "$folder"/*.deb; do dpkg-deb --extract "$package" "$root"; done
    fi
    names_no_source_folder "$usr"
    "$sources/testing/package/runpath.sh" "$usr"
    # shellcheck disable=SC2016  # dpkg-deb's own variable
    echo "packages: $(for package in "$folder"/*.deb; do dpkg-deb --show --showformat '${Package} ' "$package"; done)"
    echo "packages: eigenvalues $(eigenvalues "$usr/bin/lapilli-solve")"
    tunes "$usr/bin/lapilli-test"
    manual "$usr"
fi

# By pkg-config, with the prefix taken from the place of the file; the loader is told of the root.
libdir=$(dirname "$(find "$usr" -name 'liblapilli_lapack.so')")
configure() { PKG_CONFIG_PATH=$libdir/pkgconfig pkg-config --define-prefix "$@"; }
# shellcheck disable=SC2046
cc -O2 "$sources/docs/examples/pkg-config/solve.c" -o "$work/solve" $(configure --cflags --libs lapilli) -Wl,-rpath,"$libdir" -lm
"$work/solve"
cc -O2 "$sources/docs/examples/dropin/times.c" -o "$work/times" -llapack -lm
reaches_devices env LD_PRELOAD="$libdir/liblapilli_lapack.so" "$work/times"

# By CMake, with its components.
cat >"$work/CMakeLists.txt" <<'PROJECT'
cmake_minimum_required(VERSION 3.25)
project(smoke LANGUAGES C CXX)
find_package(lapilli 0.1 REQUIRED COMPONENTS lapack)
find_package(LAPACK REQUIRED)
add_executable(linked ${EXAMPLES}/dropin/times.c)
target_link_libraries(linked PRIVATE lapilli::lapack LAPACK::LAPACK m)
add_executable(chain ${EXAMPLES}/cmake/chain.c)
target_link_libraries(chain PRIVATE lapilli::lapilli m)
PROJECT
cmake -S "$work" -B "$work/build" -DCMAKE_PREFIX_PATH="$usr" -DEXAMPLES="$sources/docs/examples" >"$work/out" ||
    { cat "$work/out"; fail "find_package(lapilli COMPONENTS lapack)"; }
cmake --build "$work/build" >"$work/out" || { cat "$work/out"; fail "programs by CMake"; }
"$work/build/chain"
reaches_devices "$work/build/linked"
echo "smoke.sh: passed"
