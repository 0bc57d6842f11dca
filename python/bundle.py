#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Puts the libraries that liblapilli.so needs into its folder, under names of their own, so that it works where they are not
installed, and next to others of the same names:   bundle.py FOLDER OLDER_GLIBC

Those that every Linux has stay where they are, and so does cuBLAS, which is loaded by its name. All libraries of the folder then run with
glibc 2.28, too, some of them with OLDER_GLIBC, the library of wheel/older_glibc.c. The licences of the libraries, where Debian has
them, come into licences/. Needs patchelf and ldd."""
import hashlib
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "wheel"))
import older_glibc  # noqa: E402
from symbols import EVERYWHERE  # noqa: E402

# Debian's names for whatever BLAS and LAPACK are chosen: OpenBLAS has both.
IN_OPENBLAS = re.compile(r"lib(blas|lapack)\.so")


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def needed(library):
    """{name: path} of the libraries that it needs, and those need."""
    found = dict(re.findall(r"^\s*(\S+) => (/\S+)", output("ldd", str(library)), re.M))
    missing = re.findall(r"^\s*(\S+) => not found", output("ldd", str(library)), re.M)
    if missing:
        sys.exit(f"bundle: {library}: not found: {', '.join(missing)}")
    return {name: pathlib.Path(path).resolve() for name, path in found.items() if not EVERYWHERE.match(name)}


def licence(path, folder):
    """A copy of what Debian says of the package that the file is from."""
    try:
        package = output("dpkg-query", "-S", str(path)).split(":")[0]
        text = pathlib.Path("/usr/share/doc", package, "copyright").read_bytes()
    except (OSError, subprocess.CalledProcessError):
        return
    folder.mkdir(exist_ok=True)
    (folder / package).write_bytes(text)


def bundle(library):
    """Copies the libraries, and has them and the library find each other in their folder."""
    libraries = needed(library)
    openblas = next((name for name in libraries if name.startswith("libopenblas")), None)
    names = {}  # the new ones
    for name, path in libraries.items():
        if openblas and IN_OPENBLAS.match(name):
            continue
        stem, _, version = name.partition(".so")
        names[name] = f"{stem}-{hashlib.sha256(path.read_bytes()).hexdigest()[:8]}.so{version}"
        target = library.parent / names[name]
        shutil.copyfile(path, target)
        target.chmod(0o755)
        licence(path, library.parent / "licences")
        subprocess.run(["patchelf", "--set-soname", names[name], str(target)], check=True)
    for name in libraries:
        names.setdefault(name, names[openblas] if openblas else name)
    for file in [library, *(library.parent / name for name in set(names.values()))]:
        own = output("patchelf", "--print-needed", str(file)).split()
        for name in own:
            if name in names:
                subprocess.run(["patchelf", "--replace-needed", name, names[name], str(file)], check=True)
        subprocess.run(["patchelf", "--set-rpath", "$ORIGIN", str(file)], check=True)
    return sorted(set(names.values()))


def portable(folder, provider):
    """Every library of the folder names what glibc 2.28 has."""
    for file in sorted(path for path in folder.rglob("*.so*") if path.is_file()):
        names = older_glibc.lower(file)
        if older_glibc.needs_ours(file):
            shutil.copy(provider, folder)
            names.append(provider.name)
        for name in names:
            subprocess.run(["patchelf", "--add-needed", name, str(file)], check=True)


if __name__ == "__main__":
    place = pathlib.Path(sys.argv[1]).resolve()
    print("bundle:", *bundle(place / "liblapilli.so"))
    portable(place, pathlib.Path(sys.argv[2]))
