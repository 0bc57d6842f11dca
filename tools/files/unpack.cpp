// SPDX-License-Identifier: BSD-3-Clause
#include "files/unpack.hpp"

#include "common/file_error.hpp"

#ifdef LAPILLI_HAS_ZLIB

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "files/memory.hpp"

namespace lapilli::files {

namespace {

using tools::FileError;

class Unpacked final : public Bytes {
  public:
    std::int64_t size() const override { return size_; }
    std::size_t read_some(std::int64_t offset, void* target, std::size_t bytes) const override {
        std::size_t done = 0;
        while (done < bytes && offset < size_) {
            const auto at = static_cast<std::size_t>(offset % block);
            const std::size_t part = std::min({bytes - done, static_cast<std::size_t>(block) - at,
                                               static_cast<std::size_t>(size_ - offset)});
            std::memcpy(static_cast<char*>(target) + done, start_of(offset / block) + at, part);
            done += part;
            offset += static_cast<std::int64_t>(part);
        }
        return done;
    }

    // Where the next bytes go, and how many fit there.
    std::pair<char*, std::size_t> next() {
        if (size_ == static_cast<std::int64_t>(blocks_.size()) * block) {
            blocks_.emplace_back(block / static_cast<std::int64_t>(sizeof(float)), 1, "the unpacked file");
        }
        const std::int64_t at = size_ % block;
        return {start_of(size_ / block) + at, static_cast<std::size_t>(block - at)};
    }
    void add(std::size_t bytes) { size_ += static_cast<std::int64_t>(bytes); }

  private:
    static constexpr std::int64_t block = 1 << 20;
    char* start_of(std::int64_t k) const {
        return reinterpret_cast<char*>(const_cast<float*>(blocks_[static_cast<std::size_t>(k)].data()));
    }
    std::vector<Dense<float>> blocks_;
    std::int64_t size_ = 0;
};

// Unpacks one stream after the other.
class Inflater {
  public:
    // window_bits: zlib's, which says what wraps the stream.
    Inflater(const InputFile& packed, int window_bits) : packed_(packed), window_bits_(window_bits) {
        if (inflateInit2(&stream_, window_bits) != Z_OK) {
            throw std::bad_alloc();
        }
    }
    ~Inflater() { inflateEnd(&stream_); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    // The next bytes, at most `room`; 0 at the end of the stream.
    std::size_t read(char* target, std::size_t room) {
        stream_.next_out = reinterpret_cast<Bytef*>(target);
        stream_.avail_out = static_cast<uInt>(room);
        while (!at_end_ && stream_.avail_out > 0) {
            if (stream_.avail_in == 0) {
                refill();
            }
            const int code = inflate(&stream_, Z_NO_FLUSH);
            if (code == Z_MEM_ERROR) {
                throw std::bad_alloc();
            }
            if (code == Z_STREAM_END) {
                at_end_ = true;
            } else if (code != Z_OK) {
                throw FileError(code == Z_BUF_ERROR ? "the packed file is cut off"
                                                    : "the packed file is damaged");
            }
        }
        return room - stream_.avail_out;
    }
    // Whether another stream follows the one that has ended; then it is the one that is read.
    bool next_stream() {
        if (stream_.avail_in == 0 && offset_ == packed_.size()) {
            return false;
        }
        at_end_ = false;
        return inflateReset2(&stream_, window_bits_) == Z_OK;
    }

  private:
    void refill() {
        const std::size_t got = packed_.read_some(offset_, input_.data(), input_.size());
        if (got == 0) {
            throw FileError("the packed file is cut off");
        }
        offset_ += static_cast<std::int64_t>(got);
        stream_.next_in = input_.data();
        stream_.avail_in = static_cast<uInt>(got);
    }

    const InputFile& packed_;
    const int window_bits_;
    std::int64_t offset_ = 0;
    std::array<Bytef, 1 << 16> input_;
    z_stream stream_{};
    bool at_end_ = false;
};

}  // namespace

bool has_zlib() { return true; }

std::unique_ptr<Bytes> unpack_gzip(const InputFile& packed) {
    auto unpacked = std::make_unique<Unpacked>();
    const auto inflater = std::make_unique<Inflater>(packed, 16 + MAX_WBITS);
    do {
        while (true) {
            const auto [target, room] = unpacked->next();
            const std::size_t got = inflater->read(target, room);
            if (got == 0) {
                break;
            }
            unpacked->add(got);
        }
    } while (inflater->next_stream());
    return unpacked;
}

std::unique_ptr<Bytes> unpack_deflated(const InputFile& packed, std::int64_t size, std::uint32_t crc) {
    require_memory(static_cast<std::size_t>(size), "the unpacked array");
    auto unpacked = std::make_unique<Unpacked>();
    const auto inflater = std::make_unique<Inflater>(packed, -MAX_WBITS);
    uLong found = crc32(0, nullptr, 0);
    while (unpacked->size() <= size) {
        const auto [target, room] = unpacked->next();
        const std::size_t got = inflater->read(target, room);
        if (got == 0) {
            break;
        }
        found = crc32(found, reinterpret_cast<const Bytef*>(target), static_cast<uInt>(got));
        unpacked->add(got);
    }
    if (unpacked->size() != size || found != crc) {
        throw FileError("the packed array is damaged");
    }
    return unpacked;
}

}  // namespace lapilli::files

#else

namespace lapilli::files {

bool has_zlib() { return false; }
std::unique_ptr<Bytes> unpack_gzip(const InputFile& /*packed*/) { throw tools::FileError(no_zlib); }
std::unique_ptr<Bytes> unpack_deflated(const InputFile& /*packed*/, std::int64_t /*size*/,
                                       std::uint32_t /*crc*/) {
    throw tools::FileError(no_zlib);
}

}  // namespace lapilli::files

#endif
