# SPDX-License-Identifier: BSD-3-Clause
"""What a wheel's libraries need of the C library: python/wheel."""
import ctypes
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

FOLDER = pathlib.Path(__file__).resolve().parents[1] / "wheel"
if not FOLDER.exists():
    pytest.skip("not in the source tree", allow_module_level=True)
sys.path.insert(0, str(FOLDER))
import elf  # noqa: E402
import older_glibc  # noqa: E402
import symbols  # noqa: E402

pytestmark = [pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler"),
              pytest.mark.skipif(os.environ["LAPILLI_DEVICES"] == "none", reason="once is enough")]

# Functions that moved or got a new version after 2.28, and such as 2.28 lacks.
SOURCE = """
#define _GNU_SOURCE
#include <math.h>
#include <pthread.h>
#include <sys/stat.h>
static void* add(void* number) { *(double*)number = hypot(*(double*)number, 4); return 0; }
double in_a_thread(void) {
    double number = 3; pthread_t thread; struct stat status;
    if (pthread_create(&thread, 0, add, &number) || pthread_join(thread, 0) || stat("/", &status) || !S_ISDIR(status.st_mode)) return -1;
    return number;
}
"""


@pytest.fixture(name="library")
def made(tmp_path):
    """Makes a library of C."""
    def make(source):
        (tmp_path / "source.c").write_text(source)
        path = tmp_path / "libmade.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-fno-builtin", "-o", path, tmp_path / "source.c", "-lm", "-lpthread"], check=True)
        return path
    return make


def versions(path):
    return {version.name for need in elf.Library(path).needs() for version in need.versions}


def test_a_new_library_runs_with_an_older_glibc(library):
    path = library(SOURCE)
    before = versions(path)
    size = path.stat().st_size
    again = older_glibc.lower(path)
    assert symbols.too_new([elf.Library(path)]) == [] and symbols.glibc([elf.Library(path)]) <= symbols.FLOOR
    assert path.stat().st_size == size
    changed = before != versions(path)
    assert again == (["libpthread.so.0", "libdl.so.2", "librt.so.1"] if changed else [])
    assert older_glibc.needs_ours(path) == changed  # stat
    # The linker's own program reads the same.
    listed = subprocess.run(["readelf", "-VW", path], check=True, stdout=subprocess.PIPE, text=True).stdout
    assert all(f"Name: {name} " in listed for name in versions(path)) and "<corrupt>" not in listed
    call = ctypes.CDLL(str(path)).in_a_thread
    call.restype = ctypes.c_double
    assert call() == 5
    assert older_glibc.lower(path) == []


def test_what_no_older_glibc_has_stays_and_is_told(library):
    """arc4random_buf is of 2.36."""
    path = library("#include <stddef.h>\n#include <math.h>\nvoid arc4random_buf(void*, size_t);\n"
                   "double both(double x) { arc4random_buf(&x, 1); return hypot(x, 1); }\n")
    if "GLIBC_2.36" not in versions(path):
        pytest.skip("this glibc is older than 2.36, or has no versions")
    older_glibc.lower(path)
    assert symbols.too_new([elf.Library(path)]) == ["libmade.so needs GLIBC_2.36: arc4random_buf"]
    assert symbols.platform([elf.Library(path)]).startswith("manylinux_2_36_")
    assert symbols.main([str(path.parent)]) == 1


def test_what_a_system_need_not_have(library):
    path = library("int nothing;\n")
    found = elf.Library(path)
    assert symbols.foreign([found]) == [] and symbols.platform([found]) == f"manylinux_2_28_{found.machine}"
    subprocess.run(["cc", "-shared", "-Wl,--no-as-needed", "-Wl,-soname,libother.so.3", "-o", path.with_name("libother.so.3"), "-x", "c", "/dev/null"],
                   check=True)
    subprocess.run(["cc", "-shared", "-Wl,--no-as-needed", "-o", path, "-x", "c", "/dev/null", "-x", "none", path.with_name("libother.so.3")],
                   check=True)
    found = elf.Library(path)
    assert symbols.foreign([found]) == ["libmade.so needs libother.so.3"] and symbols.platform([found]) == f"linux_{found.machine}"
    # Where it lies next to it, it is a part of the wheel.
    assert symbols.foreign(symbols.libraries(path.parent)) == []


def test_versions_of_the_compiler(library, monkeypatch):
    """A version of libgcc's, taken for too new."""
    path = library("void _Unwind_Resume(void*); void (*used)(void*) = _Unwind_Resume;\n")
    assert "GCC_3.0" in versions(path) and symbols.foreign([elf.Library(path)]) == []
    monkeypatch.setitem(symbols.COMPILER, "GCC", (2, 0, 0))
    assert symbols.foreign([elf.Library(path)]) == ["libmade.so needs _Unwind_Resume of GCC_3.0"]


def test_numbers_of_versions():
    assert symbols.number("GLIBCXX_3.4.25") == ("GLIBCXX", (3, 4, 25))
    assert symbols.number("GLIBC_PRIVATE")[1] > symbols.number("GLIBC_2.99")[1]
    assert symbols.number("GLIBC_ABI_DT_RELR")[1] > (2, 99)
