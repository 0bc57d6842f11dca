// SPDX-License-Identifier: BSD-3-Clause
#include "files/input_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "common/file_error.hpp"
#include "files/unpack.hpp"

namespace lapilli::files {

using tools::FileError;

namespace {

class DiskFile final : public Bytes {
  public:
    explicit DiskFile(const std::string& path) {
        // A pipe without a writer would be waited for.
        descriptor_ = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        if (descriptor_ < 0) {
            throw FileError(fmt::format("cannot be opened: {}", std::strerror(errno)));
        }
        struct stat status {};
        if (fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode)) {
            close(descriptor_);
            throw FileError("not a regular file");
        }
        size_ = status.st_size;
    }
    ~DiskFile() override { close(descriptor_); }
    DiskFile(const DiskFile&) = delete;
    DiskFile& operator=(const DiskFile&) = delete;

    std::int64_t size() const override { return size_; }
    std::size_t read_some(std::int64_t offset, void* target, std::size_t bytes) const override {
        std::size_t done = 0;
        while (done < bytes) {
            const ssize_t got = pread(descriptor_, static_cast<char*>(target) + done, bytes - done,
                                      offset + static_cast<std::int64_t>(done));
            if (got < 0 && errno == EINTR) {
                continue;
            }
            if (got < 0) {
                throw FileError(fmt::format("cannot be read: {}", std::strerror(errno)));
            }
            if (got == 0) {
                break;
            }
            done += static_cast<std::size_t>(got);
        }
        return done;
    }

  private:
    int descriptor_ = -1;
    std::int64_t size_ = 0;
};

}  // namespace

InputFile::InputFile(const std::string& path) : InputFile(std::make_unique<DiskFile>(path)) {
    std::array<char, 2> start{};
    if (read_some(0, start.data(), start.size()) == 2 && start == std::array<char, 2>{'\x1f', '\x8b'}) {
        *this = InputFile(unpack_gzip(*this));
        was_packed_ = true;
    }
}

InputFile InputFile::part(std::int64_t offset, std::int64_t size) const {
    InputFile file = *this;
    file.begin_ = begin_ + offset;
    file.size_ = size;
    return file;
}

std::size_t InputFile::read_some(std::int64_t offset, void* target, std::size_t bytes) const {
    const auto left = static_cast<std::size_t>(std::max<std::int64_t>(0, size_ - offset));
    return bytes_->read_some(begin_ + offset, target, std::min(bytes, left));
}

void InputFile::read(std::int64_t offset, void* target, std::size_t bytes) const {
    if (read_some(offset, target, bytes) < bytes) {
        throw FileError("the file ends early");
    }
}

bool Lines::next() {
    constexpr std::size_t block_size = 1U << 20U;
    if (block_.empty()) {
        block_.resize(block_size);
    }
    std::size_t searched = start_;
    while (true) {
        const auto* const end =
            static_cast<const char*>(std::memchr(block_.data() + searched, '\n', stop_ - searched));
        if (end != nullptr) {
            text_ = std::string_view(block_.data() + start_,
                                     static_cast<std::size_t>(end - block_.data()) - start_);
            start_ = static_cast<std::size_t>(end - block_.data()) + 1;
            break;
        }
        // The rest of the last block is moved to the front of the next.
        std::copy(block_.begin() + static_cast<std::ptrdiff_t>(start_),
                  block_.begin() + static_cast<std::ptrdiff_t>(stop_), block_.begin());
        stop_ -= start_;
        start_ = 0;
        searched = stop_;
        if (stop_ == block_.size()) {
            throw FileError(fmt::format("line {}: longer than a megabyte", number_ + 1));
        }
        const std::size_t got = file_.read_some(offset_, block_.data() + stop_, block_.size() - stop_);
        offset_ += static_cast<std::int64_t>(got);
        stop_ += got;
        if (got == 0) {
            if (stop_ == 0) {
                return false;
            }
            text_ = std::string_view(block_.data(), stop_);
            start_ = stop_;
            break;
        }
    }
    ++number_;
    return true;
}

}  // namespace lapilli::files
