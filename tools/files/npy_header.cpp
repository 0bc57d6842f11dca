// SPDX-License-Identifier: BSD-3-Clause
#include "files/npy_header.hpp"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <charconv>
#include <system_error>

#include "common/file_error.hpp"

namespace lapilli::files {

using tools::FileError;

namespace {

constexpr std::string_view magic = "\x93NUMPY";
// NumPy itself refuses longer ones unless it is told to trust the file.
constexpr std::uint32_t longest_header = 10000;

// The part of Python's notation that dictionaries of .npy files use.
class Parser {
  public:
    explicit Parser(std::string_view text) : rest_(text) {}

    bool take(char c) {
        skip_blanks();
        if (rest_.empty() || rest_.front() != c) {
            return false;
        }
        rest_.remove_prefix(1);
        return true;
    }
    void expect(char c) {
        if (!take(c)) {
            fail();
        }
    }
    std::string text() {
        skip_blanks();
        if (rest_.empty() || (rest_.front() != '\'' && rest_.front() != '"')) {
            fail();
        }
        const auto end = rest_.find(rest_.front(), 1);
        if (end == std::string_view::npos) {
            fail();
        }
        const std::string result(rest_.substr(1, end - 1));
        rest_.remove_prefix(end + 1);
        return result;
    }
    bool truth() {
        skip_blanks();
        for (const std::string_view word : {"True", "False"}) {
            if (rest_.starts_with(word)) {
                rest_.remove_prefix(word.size());
                return word == "True";
            }
        }
        fail();
    }
    std::int64_t integer() {
        skip_blanks();
        std::int64_t value = 0;
        const auto [end, code] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        if (code != std::errc() || value < 0) {
            fail();
        }
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        if (rest_.starts_with('L')) {  // of Python 2
            rest_.remove_prefix(1);
        }
        return value;
    }
    std::vector<std::int64_t> tuple() {
        std::vector<std::int64_t> values;
        expect('(');
        while (!take(')')) {
            values.push_back(integer());
            if (!take(',')) {
                expect(')');
                break;
            }
        }
        return values;
    }
    bool at_list() {
        skip_blanks();
        return rest_.starts_with('[');
    }
    void finish() {
        skip_blanks();
        if (!rest_.empty()) {
            fail();
        }
    }
    [[noreturn]] static void fail() { throw FileError("the header is damaged"); }

  private:
    void skip_blanks() {
        while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\n' || rest_.front() == '\t')) {
            rest_.remove_prefix(1);
        }
    }
    std::string_view rest_;
};

// "<f8"
void read_type(const std::string& descr, NpyHeader& header) {
    static constexpr std::array<std::string_view, 15> known = {
        "b1", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "f16", "c8", "c16"};
    const std::string_view order = std::string_view("<>=|"), text(descr);
    const bool ordered = !text.empty() && order.find(text.front()) != std::string_view::npos;
    const std::string_view type = text.substr(ordered ? 1 : 0);
    bool understood = type == "c32";
    for (const std::string_view name : known) {
        understood = understood || type == name;
    }
    if (!understood) {
        std::string shown;
        for (const char c : descr.substr(0, 32)) {
            shown += c >= ' ' && c <= '~' ? c : '?';
        }
        throw FileError(fmt::format("elements of type '{}', which are not numbers that can be read", shown));
    }
    header.kind = type.front();
    std::from_chars(type.data() + 1, type.data() + type.size(), header.size);
    constexpr char here = std::endian::native == std::endian::little ? '<' : '>';
    header.swapped = ordered && (text.front() == '<' || text.front() == '>') && text.front() != here;
}

}  // namespace

NpyHeader parse_npy_dictionary(std::string_view text) {
    Parser parser(text);
    NpyHeader header;
    bool has_type = false, has_order = false, has_shape = false;
    parser.expect('{');
    while (!parser.take('}')) {
        const std::string key = parser.text();
        parser.expect(':');
        if (key == "descr") {
            if (parser.at_list()) {
                throw FileError("records are not a matrix");
            }
            read_type(parser.text(), header);
            has_type = true;
        } else if (key == "fortran_order") {
            header.fortran = parser.truth();
            has_order = true;
        } else if (key == "shape") {
            header.shape = parser.tuple();
            has_shape = true;
        } else {
            Parser::fail();
        }
        if (!parser.take(',')) {
            parser.expect('}');
            break;
        }
    }
    parser.finish();
    if (!has_type || !has_order || !has_shape) {
        throw FileError(fmt::format("the header lacks '{}'", !has_type    ? "descr"
                                                             : !has_order ? "fortran_order"
                                                                          : "shape"));
    }
    return header;
}

NpyHeader read_npy_header(const InputFile& file) {
    std::array<unsigned char, 12> start{};
    const std::size_t got = file.read_some(0, start.data(), start.size());
    if (got < 10 || std::string_view(reinterpret_cast<char*>(start.data()), magic.size()) != magic) {
        throw FileError("not a NumPy array");
    }
    const unsigned version = start[6];
    if (version < 1 || version > 3) {
        throw FileError(fmt::format("version {} of .npy is not known", version));
    }
    const std::size_t digits = version == 1 ? 2 : 4;
    std::uint32_t length = 0;
    for (std::size_t k = 0; k < digits; ++k) {
        length |= static_cast<std::uint32_t>(start[8 + k]) << (8 * k);
    }
    if (length > longest_header) {
        throw FileError(fmt::format("a header of {} bytes", length));
    }
    const auto begin = static_cast<std::int64_t>(8 + digits);
    std::string text(length, '\0');
    if (file.read_some(begin, text.data(), length) < length) {
        throw FileError("the file ends within its header");
    }
    NpyHeader header = parse_npy_dictionary(text);
    header.offset = begin + static_cast<std::int64_t>(length);
    return header;
}

std::string npy_header(const std::string& descr, const std::vector<std::int64_t>& shape) {
    std::string sizes;
    for (const std::int64_t size : shape) {
        sizes += fmt::format("{}{}", size, shape.size() == 1 ? "," : &size == &shape.back() ? "" : ", ");
    }
    std::string text = fmt::format("{{'descr': '{}', 'fortran_order': True, 'shape': ({}), }}", descr, sizes);
    const std::size_t start = magic.size() + 4;
    text.append(63 - (start + text.size()) % 64, ' ');
    text += '\n';
    std::string header(magic);
    header += '\1';
    header += '\0';
    header += static_cast<char>(text.size() % 256);
    header += static_cast<char>(text.size() / 256);
    return header + text;
}

}  // namespace lapilli::files
