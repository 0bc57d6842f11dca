// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lapilli::files {

// A regular file that is read; anything else, a pipe or a device, has no size to compare announcements with.
class InputFile {
  public:
    // Throws FileError if it cannot be read.
    explicit InputFile(const std::string& path);
    ~InputFile();
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;

    std::int64_t size() const { return size_; }
    // `bytes` from `offset` on. Throws FileError if they are not there. Several threads may read at once.
    void read(std::int64_t offset, void* target, std::size_t bytes) const;
    // As many as there are, at most `bytes`.
    std::size_t read_some(std::int64_t offset, void* target, std::size_t bytes) const;

  private:
    int descriptor_ = -1;
    std::int64_t size_ = 0;
};

// A file of text, line by line, whatever its size.
class Lines {
  public:
    explicit Lines(const InputFile& file, std::int64_t offset = 0) : file_(file), offset_(offset) {}

    // false at the end of the file. Throws FileError for a line of more than a megabyte.
    bool next();
    std::string_view text() const { return text_; }
    std::int64_t number() const { return number_; }
    // Bytes that have not been seen yet.
    std::int64_t left() const { return file_.size() - offset_ + static_cast<std::int64_t>(stop_ - start_); }

  private:
    const InputFile& file_;
    std::int64_t offset_, number_ = 0;
    std::vector<char> block_;
    std::size_t start_ = 0, stop_ = 0;
    std::string_view text_;
};

}  // namespace lapilli::files
