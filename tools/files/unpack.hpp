// SPDX-License-Identifier: BSD-3-Clause
// Packed bytes, unpacked by zlib into memory. This memory counts against the limit of the program: a packed
// file of a few bytes can unpack to any number of bytes.
#pragma once

#include <memory>

#include "files/input_file.hpp"

namespace lapilli::files {

// Whether the program was built with zlib; and the sentence of programs that were not.
bool has_zlib();
inline constexpr const char* no_zlib =
    "packed, and this program was built without zlib: unpack the file first, or install zlib1g-dev, "
    "configure "
    "and build again";

// The contents of a file of gzip, which may have several members. Throws FileError if the file is damaged.
std::unique_ptr<Bytes> unpack_gzip(const InputFile& packed);
// The contents of an entry of a ZIP archive: `size` bytes with this CRC.
std::unique_ptr<Bytes> unpack_deflated(const InputFile& packed, std::int64_t size, std::uint32_t crc);

}  // namespace lapilli::files
