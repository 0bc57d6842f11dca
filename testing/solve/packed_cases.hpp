// SPDX-License-Identifier: BSD-3-Clause
// Files of gzip and archives of NumPy, as tests make them without zlib: deflated bytes are blocks that are
// stored.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace lapilli::files {

inline std::uint32_t crc_of(const std::string& bytes) {
    std::uint32_t crc = ~std::uint32_t{0};
    for (const char c : bytes) {
        crc ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit) {
            crc = (crc & 1U) != 0 ? crc >> 1U ^ 0xedb88320U : crc >> 1U;
        }
    }
    return ~crc;
}

// A number as bytes, the lowest first.
inline std::string little_endian(std::uint64_t value, int bytes) {
    std::string text;
    for (; bytes > 0; --bytes, value >>= 8U) {
        text += static_cast<char>(value & 0xffU);
    }
    return text;
}

inline std::string deflated(const std::string& bytes) {
    std::string text;
    constexpr std::size_t most = 65535;
    std::size_t at = 0;
    do {
        const std::string part = bytes.substr(at, most);
        at += part.size();
        text += static_cast<char>(at == bytes.size() ? 1 : 0);
        text += little_endian(part.size(), 2) + little_endian(~part.size(), 2) + part;
    } while (at < bytes.size());
    return text;
}

inline std::string gzip_of(const std::string& bytes) {
    return std::string("\x1f\x8b\x08\0\0\0\0\0\0\3", 10) + deflated(bytes) + little_endian(crc_of(bytes), 4) +
           little_endian(bytes.size(), 4);
}

// An archive of these entries. large: with the fields of 64 bits that NumPy writes for arrays of more than 4
// GB.
inline std::string npz_of(const std::vector<std::pair<std::string, std::string>>& entries, bool packs,
                          bool large = false) {
    const auto sizes = [&](std::size_t packed, std::size_t size) {
        return large ? std::string(8, '\xff') : little_endian(packed, 4) + little_endian(size, 4);
    };
    std::string file, directory;
    for (const auto& [name, bytes] : entries) {
        const std::string body = packs ? deflated(bytes) : bytes;
        const std::string common = std::string(large ? "\x2d\0" : "\x14\0", 2) + std::string(2, '\0') +
                                   little_endian(packs ? 8 : 0, 2) + std::string(4, '\0') +
                                   little_endian(crc_of(bytes), 4) + sizes(body.size(), bytes.size()) +
                                   little_endian(name.size(), 2);
        const std::string begin = little_endian(file.size(), 8);
        std::string fields = little_endian(bytes.size(), 8) + little_endian(body.size(), 8) + begin;
        fields = large ? little_endian(1, 2) + little_endian(fields.size(), 2) + fields : "";
        directory += "PK\1\2" + std::string("\x14\0", 2) + common + little_endian(fields.size(), 2) +
                     std::string(10, '\0') + (large ? std::string(4, '\xff') : begin.substr(0, 4)) + name +
                     fields;
        file += "PK\3\4" + common + std::string(2, '\0') + name + body;
    }
    const std::string count = little_endian(entries.size(), 8), bytes = little_endian(directory.size(), 8),
                      begin = little_endian(file.size(), 8);
    std::string end;
    if (large) {
        end = "PK\6\6" + little_endian(44, 8) + std::string(12, '\0') + count + count + bytes + begin +
              "PK\6\7" + std::string(4, '\0') + little_endian(file.size() + directory.size(), 8) +
              little_endian(1, 4);
    }
    end += "PK\5\6" + std::string(4, '\0') +
           (large ? std::string(12, '\xff')
                  : count.substr(0, 2) + count.substr(0, 2) + bytes.substr(0, 4) + begin.substr(0, 4)) +
           std::string(2, '\0');
    return file + directory + end;
}

}  // namespace lapilli::files
