# SPDX-License-Identifier: BSD-3-Clause
"""The versions of symbols in a shared library, read and changed in place (ELF of 64 bits, little-endian)."""
from __future__ import annotations

import dataclasses
import os
import pathlib
import shutil
import struct
import tempfile

_SECTION, _SYMBOL, _NEED, _NEED_VERSION = "<IIQQQQIIQQ", "<IBBHQQ", "<HHIII", "<IHHII"
_DEFINITION, _DEFINITION_NAME = "<HHHHIII", "<II"
_NEEDED = 1  # the tag of a dependency in .dynamic
UNVERSIONED = 1  # the index of a symbol that any version satisfies
MACHINES = {62: "x86_64", 183: "aarch64"}


@dataclasses.dataclass
class Version:
    """A version that a library needs of another one: where its record is, its index among the versions of symbols, its name."""
    offset: int
    index: int
    name: str


@dataclasses.dataclass
class Need:
    """A library that is needed, and the versions that are needed of it."""
    offset: int
    library: str
    versions: list[Version]


class Library:
    """A file's contents; save() writes them back."""

    def __init__(self, path: pathlib.Path):
        self.path = path
        self.data = bytearray(path.read_bytes())
        if bytes(self.data[:6]) != b"\x7fELF\2\1":
            raise ValueError(f"{path}: no library of 64 bits, little-endian")
        self.machine = MACHINES.get(self._read("<H", 18)[0], "another machine")
        table, (size, count, names) = self._read("<Q", 40)[0], self._read("<HHH", 58)
        headers = [self._read(_SECTION, table + i * size) for i in range(count)]
        self.sections = {self._text(headers[names][4], header[0]): header for header in headers} if headers else {}

    def save(self) -> None:
        """As a new file in its place: a process may have the old one loaded."""
        with tempfile.NamedTemporaryFile(dir=self.path.parent, delete=False) as file:
            file.write(self.data)
        shutil.copymode(self.path, file.name)
        os.replace(file.name, self.path)

    def needed(self) -> list[str]:
        """The libraries that it names as needed."""
        offset, size = self._place(".dynamic")
        entries = (self._read("<QQ", at) for at in range(offset, offset + size, 16))
        return [self._string(value) for tag, value in entries if tag == _NEEDED]

    def undefined(self) -> list[tuple[int, str, int]]:
        """(number, name, index of the version) of each symbol that another library defines."""
        return [(i, name, version & 0x7fff) for i, name, section, version in self._symbols() if section == 0 and name]

    def defined(self) -> list[tuple[str, str]]:
        """(name, version) of each symbol that it defines with a version."""
        names = self._definitions()
        return [(name, names[version & 0x7fff]) for _, name, section, version in self._symbols()
                if section != 0 and version & 0x7fff in names]

    def needs(self) -> list[Need]:
        """Versions that it needs, by library."""
        found, (at, size) = [], self._place(".gnu.version_r")
        while size:
            _, count, file, first, following = self._read(_NEED, at)
            need, version = Need(at, self._string(file), []), at + first
            for _ in range(count):
                _, _, index, name, step = self._read(_NEED_VERSION, version)
                need.versions.append(Version(version, index, self._string(name)))
                version += step
            found.append(need)
            if not following:
                break
            at += following
        return found

    def set_version(self, symbol: int, index: int) -> None:
        struct.pack_into("<H", self.data, self._place(".gnu.version")[0] + 2 * symbol, index)

    def rename(self, version: Version, name: str) -> None:
        """Has a record be that of another version, whose name the library must already contain."""
        offset, size = self._place(".dynstr")
        at = self.data.find(name.encode() + b"\0", offset, offset + size)
        if at < 0:
            raise ValueError(f"{self.path}: the name {name} is not in it")
        _, flags, index, _, step = self._read(_NEED_VERSION, version.offset)
        struct.pack_into(_NEED_VERSION, self.data, version.offset, _hash(name), flags, index, at - offset, step)
        version.name = name

    def keep(self, need: Need, versions: list[Version]) -> None:
        """Takes all other versions of that library out; at least one stays."""
        entry = list(self._read(_NEED, need.offset))
        entry[1], entry[3] = len(versions), versions[0].offset - need.offset
        struct.pack_into(_NEED, self.data, need.offset, *entry)
        for version, following in zip(versions, [*versions[1:], None]):
            step = following.offset - version.offset if following else 0
            struct.pack_into("<I", self.data, version.offset + 12, step)
        need.versions = versions

    def _read(self, form: str, offset: int) -> tuple[int, ...]:
        return struct.unpack_from(form, self.data, offset)

    def _text(self, table: int, offset: int) -> str:
        start = table + offset
        return self.data[start:self.data.index(b"\0", start)].decode()

    def _string(self, offset: int) -> str:
        return self._text(self._place(".dynstr")[0], offset)

    def _place(self, section: str) -> tuple[int, int]:
        """Offset and size; a size of 0 where there is no such section."""
        header = self.sections.get(section)
        return (header[4], header[5]) if header else (0, 0)

    def _symbols(self) -> list[tuple[int, str, int, int]]:
        offset, size = self._place(".dynsym")
        versions, has_versions = self._place(".gnu.version")
        found = []
        for i in range(size // struct.calcsize(_SYMBOL)):
            name, _, _, section, _, _ = self._read(_SYMBOL, offset + i * struct.calcsize(_SYMBOL))
            version = self._read("<H", versions + 2 * i)[0] if has_versions else UNVERSIONED
            found.append((i, self._string(name), section, version))
        return found

    def _definitions(self) -> dict[int, str]:
        found, (at, size) = {}, self._place(".gnu.version_d")
        while size:
            _, _, index, _, _, first, following = self._read(_DEFINITION, at)
            found[index] = self._string(self._read(_DEFINITION_NAME, at + first)[0])
            if not following:
                break
            at += following
        return found


def _hash(name: str) -> int:
    """ELF's hash of a name."""
    value = 0
    for letter in name.encode():
        value = (value << 4) + letter
        high = value & 0xf0000000
        value = (value ^ (high >> 24)) & ~high & 0xffffffff
    return value
