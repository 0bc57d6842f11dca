// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace lapilli::files {

// A source of bytes: a file on disk, or unpacked bytes in memory. Several threads may read at once.
class Bytes {
  public:
    virtual ~Bytes() = default;
    virtual std::int64_t size() const = 0;
    // As many bytes from `offset` on as there are, at most `bytes`.
    virtual std::size_t read_some(std::int64_t offset, void* target, std::size_t bytes) const = 0;
};

// A regular file that is read, or a part of one; anything else, a pipe or a device, has no size to compare
// announcements with. A file that gzip has packed is unpacked into memory.
class InputFile {
  public:
    // Throws FileError if the file cannot be read.
    explicit InputFile(const std::string& path);
    explicit InputFile(std::unique_ptr<Bytes> bytes) : bytes_(std::move(bytes)), size_(bytes_->size()) {}

    std::int64_t size() const { return size_; }
    bool was_packed() const { return was_packed_; }
    // `bytes` from `offset` on. Throws FileError if they are not there.
    void read(std::int64_t offset, void* target, std::size_t bytes) const;
    std::size_t read_some(std::int64_t offset, void* target, std::size_t bytes) const;

    // The bytes [offset, offset + size) of this file, as a file.
    InputFile part(std::int64_t offset, std::int64_t size) const;
    // Gives the memory of unpacked bytes back: nothing will be read any more.
    void close() { bytes_.reset(); }

  private:
    std::shared_ptr<const Bytes> bytes_;
    std::int64_t begin_ = 0, size_ = 0;
    bool was_packed_ = false;
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
