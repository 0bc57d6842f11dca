// SPDX-License-Identifier: BSD-3-Clause
// NumPy's .npz: a ZIP archive of .npy files, stored or deflated, as numpy.savez and numpy.savez_compressed
// write them. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "files/input_file.hpp"

namespace lapilli::files {

// Whether a file with these first bytes is a ZIP archive.
inline bool is_archive(std::string_view first) { return first.starts_with("PK\3\4"); }

class NpzArchive {
  public:
    // Throws FileError for a damaged directory, and for archives that .npz files are not.
    explicit NpzArchive(InputFile file);

    bool has(const std::string& name) const;
    // The .npy file of an array, unpacked. An empty name means the only array. Throws FileError if there is
    // no such array.
    InputFile array(const std::string& name) const;

  private:
    struct Entry {
        std::string name;  // without .npy
        bool deflated = false, encrypted = false;
        std::uint32_t crc = 0;
        std::int64_t packed = 0, size = 0, header = 0;  // bytes; where the local header is
    };
    void read_directory(std::int64_t begin, std::int64_t bytes, std::int64_t count);
    const Entry& entry(const std::string& name) const;
    std::string names() const;

    InputFile file_;
    std::vector<Entry> entries_;
};

}  // namespace lapilli::files
