// SPDX-License-Identifier: BSD-3-Clause
#include "files/npz_archive.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <string_view>

#include "common/file_error.hpp"
#include "files/unpack.hpp"

namespace lapilli::files {

namespace {

using tools::FileError;

[[noreturn]] void damaged() { throw FileError("the directory of the archive is damaged"); }

// Little-endian numbers, one after the other.
class Reader {
  public:
    explicit Reader(std::string_view bytes) : rest_(bytes) {}
    std::uint64_t number(std::size_t bytes) {
        const std::string_view digits = text(bytes);
        std::uint64_t value = 0;
        for (std::size_t k = bytes; k-- > 0;) {
            value = value << 8U | static_cast<unsigned char>(digits[k]);
        }
        return value;
    }
    std::int64_t size(std::size_t bytes) {
        const std::uint64_t value = number(bytes);
        if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max() / 4)) {
            damaged();
        }
        return static_cast<std::int64_t>(value);
    }
    std::string_view text(std::size_t bytes) {
        if (bytes > rest_.size()) {
            damaged();
        }
        const std::string_view front = rest_.substr(0, bytes);
        rest_.remove_prefix(bytes);
        return front;
    }
    void skip(std::size_t bytes) { text(bytes); }
    bool at_end() const { return rest_.empty(); }

  private:
    std::string_view rest_;
};

std::string read_text(const InputFile& file, std::int64_t offset, std::int64_t bytes) {
    if (offset < 0 || bytes < 0 || offset > file.size() - bytes) {
        damaged();
    }
    std::string text(static_cast<std::size_t>(bytes), '\0');
    file.read(offset, text.data(), text.size());
    return text;
}

constexpr std::uint64_t in_extra_field = 0xffffffff;  // of 32 bits: the number follows in 64

}  // namespace

NpzArchive::NpzArchive(InputFile file) : file_(std::move(file)) {
    constexpr std::int64_t end_bytes = 22, longest_comment = 65535, locator_bytes = 20;
    const std::int64_t tail_bytes = std::min(file_.size(), end_bytes + longest_comment);
    const std::int64_t tail_begin = file_.size() - tail_bytes;
    const std::string tail = read_text(file_, tail_begin, tail_bytes);
    const std::size_t end = tail.rfind("PK\5\6");
    if (end == std::string::npos) {
        damaged();
    }
    Reader record(std::string_view(tail).substr(end));
    record.skip(10);
    std::int64_t count = record.size(2), bytes = record.size(4), begin = record.size(4);
    if (end >= static_cast<std::size_t>(locator_bytes) &&
        tail.compare(end - locator_bytes, 4, "PK\6\7") == 0) {
        Reader locator(std::string_view(tail).substr(end - locator_bytes, locator_bytes));
        locator.skip(8);
        const std::string large = read_text(file_, locator.size(8), 56);
        if (large.compare(0, 4, "PK\6\6") != 0) {
            damaged();
        }
        Reader numbers(large);
        numbers.skip(32);
        count = numbers.size(8);
        bytes = numbers.size(8);
        begin = numbers.size(8);
    }
    read_directory(begin, bytes, count);
}

void NpzArchive::read_directory(std::int64_t begin, std::int64_t bytes, std::int64_t count) {
    constexpr std::int64_t most_bytes = 16 << 20;
    if (bytes > most_bytes) {
        throw FileError("the directory of the archive is longer than that of an .npz file");
    }
    const std::string directory = read_text(file_, begin, bytes);
    Reader reader(directory);
    for (; count > 0; --count) {
        if (reader.text(4) != "PK\1\2") {
            damaged();
        }
        Entry entry;
        reader.skip(4);
        entry.encrypted = (reader.number(2) & 1U) != 0;
        const std::uint64_t method = reader.number(2);
        reader.skip(4);
        entry.crc = static_cast<std::uint32_t>(reader.number(4));
        std::uint64_t packed = reader.number(4), size = reader.number(4);
        const std::uint64_t name = reader.number(2), extra = reader.number(2), comment = reader.number(2);
        reader.skip(8);
        std::uint64_t header = reader.number(4);
        entry.name = reader.text(name);
        Reader fields(reader.text(extra));
        reader.skip(comment);
        while (!fields.at_end()) {
            const std::uint64_t id = fields.number(2);
            Reader field(fields.text(fields.number(2)));
            if (id == 1) {
                for (std::uint64_t* const value : {&size, &packed, &header}) {
                    *value = *value == in_extra_field ? static_cast<std::uint64_t>(field.size(8)) : *value;
                }
            }
        }
        constexpr std::string_view ending = ".npy";
        if (!entry.name.ends_with(ending)) {
            continue;
        }
        entry.name.resize(entry.name.size() - ending.size());
        if (method != 0 && method != 8) {
            throw FileError(
                fmt::format("the archive is packed by method {}, which numpy.savez does not use", method));
        }
        entry.deflated = method == 8;
        entry.packed = static_cast<std::int64_t>(packed);
        entry.size = static_cast<std::int64_t>(size);
        entry.header = static_cast<std::int64_t>(header);
        entries_.push_back(std::move(entry));
    }
    if (entries_.empty()) {
        throw FileError("the archive has no arrays (.npy)");
    }
}

bool NpzArchive::has(const std::string& name) const {
    return std::any_of(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.name == name; });
}

std::string NpzArchive::names() const {
    constexpr std::size_t most = 8;
    std::string text;
    for (std::size_t k = 0; k < std::min(entries_.size(), most); ++k) {
        text += k > 0 ? ", " : "";
        for (const char c : entries_[k].name.substr(0, 32)) {
            text += c >= ' ' && c <= '~' ? c : '?';
        }
    }
    return text + (entries_.size() > most ? ", ..." : "");
}

const NpzArchive::Entry& NpzArchive::entry(const std::string& name) const {
    if (name.empty() && entries_.size() > 1) {
        throw FileError(fmt::format("an archive of {} arrays: name one, as in FILE.npz:/NAME: {}",
                                    entries_.size(), names()));
    }
    const auto found = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const Entry& e) { return name.empty() || e.name == name; });
    if (found == entries_.end()) {
        throw FileError("the archive has no such array; it has: " + names());
    }
    return *found;
}

InputFile NpzArchive::array(const std::string& name) const {
    const Entry& e = entry(name);
    if (e.encrypted) {
        throw FileError("the archive is encrypted");
    }
    const std::string header = read_text(file_, e.header, 30);
    if (header.compare(0, 4, "PK\3\4") != 0) {
        damaged();
    }
    Reader reader(header);
    reader.skip(26);
    const std::int64_t names = reader.size(2), extra = reader.size(2);
    const std::int64_t begin = e.header + 30 + names + extra;
    if (e.packed > file_.size() || begin > file_.size() - e.packed || (!e.deflated && e.packed != e.size)) {
        damaged();
    }
    const InputFile packed = file_.part(begin, e.packed);
    return e.deflated ? InputFile(unpack_deflated(packed, e.size, e.crc)) : packed;
}

}  // namespace lapilli::files
