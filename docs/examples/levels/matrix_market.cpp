// SPDX-License-Identifier: BSD-3-Clause
// Matrix Market exchange format: coordinate and array; real, integer, pattern, complex; general, symmetric,
// Hermitian.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <limits>
#include <sstream>
#include <stdexcept>

#include "input_limits.hpp"
#include "matrix_file.hpp"

namespace levels {

namespace {

// The file line by line, without its comments, with the number of the line for messages.
class Lines {
  public:
    explicit Lines(std::istream& in) : in_(in) {}

    // false at the end of the file
    bool next() {
        while (std::getline(in_, text_)) {
            ++number_;
            if (!text_.empty() && text_.front() == '%' && number_ > 1) continue;
            if (text_.find_first_not_of(" \t\r") == std::string::npos) continue;
            cursor_ = text_.c_str();
            return true;
        }
        return false;
    }
    const std::string& text() const { return text_; }

    std::int64_t integer() {
        char* end = nullptr;
        const long long value = std::strtoll(cursor_, &end, 10);
        advance(end, "an integer");
        return value;
    }
    double real() {
        char* end = nullptr;
        const double value = std::strtod(cursor_, &end);
        advance(end, "a number");
        return value;
    }
    void finish() const {
        if (text_.find_first_not_of(" \t\r", static_cast<std::size_t>(cursor_ - text_.c_str())) !=
            std::string::npos)
            fail("more on the line than expected");
    }
    [[noreturn]] void fail(const std::string& what) const {
        throw std::runtime_error(fmt::format("line {}: {}", number_, what));
    }

  private:
    void advance(const char* end, const char* expected) {
        if (end == cursor_) fail(fmt::format("{} is missing", expected));
        cursor_ = end;
    }

    std::istream& in_;
    std::string text_;
    const char* cursor_ = nullptr;
    std::int64_t number_ = 0;
};

struct Banner {
    bool coordinate, pattern, complex, general, hermitian;
};

Banner read_banner(Lines& lines) {
    if (!lines.next()) throw std::runtime_error("the file is empty");
    std::string text = lines.text();
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    std::istringstream words(text);
    std::string banner, object, format, field, symmetry;
    words >> banner >> object >> format >> field >> symmetry;
    if (banner != "%%matrixmarket") lines.fail("the banner '%%MatrixMarket' is missing");
    if (object != "matrix") lines.fail(fmt::format("the object is '{}', not 'matrix'", object));
    if (format != "coordinate" && format != "array") lines.fail(fmt::format("unknown format '{}'", format));
    if (field != "real" && field != "double" && field != "integer" && field != "complex" &&
        field != "pattern")
        lines.fail(fmt::format("unknown field '{}'", field));
    if (symmetry == "skew-symmetric") lines.fail("a skew-symmetric matrix has no real spectrum");
    if (symmetry != "general" && symmetry != "symmetric" && symmetry != "hermitian")
        lines.fail(fmt::format("unknown symmetry '{}'", symmetry));
    const Banner b{format == "coordinate", field == "pattern", field == "complex", symmetry == "general",
                   symmetry == "hermitian"};
    if (b.pattern && !b.coordinate) lines.fail("a pattern has no array format");
    if (b.complex && symmetry == "symmetric")
        lines.fail("a complex symmetric matrix is not Hermitian; its levels are not real");
    return b;
}

template <class T>
T read_value(Lines& lines, const Banner& banner) {
    if (banner.pattern) return T(1);
    const double re = lines.real();
    if constexpr (std::is_same_v<T, double>)
        return re;
    else
        return T(re, lines.real());
}

template <class T>
std::vector<T> read_values(Lines& lines, const Banner& banner, std::int64_t n, std::int64_t entries) {
    std::vector<T> a(static_cast<std::size_t>(n) * static_cast<std::size_t>(n));
    const auto add = [&](std::int64_t i, std::int64_t j, T x) {
        a[static_cast<std::size_t>(i + j * n)] += x;
        if (banner.general || i == j) return;
        if constexpr (!std::is_same_v<T, double>) x = std::conj(x);
        a[static_cast<std::size_t>(j + i * n)] += x;
    };
    std::int64_t column = 0, row = 0;  // of an array
    for (std::int64_t k = 0; k < entries; ++k) {
        if (!lines.next()) throw std::runtime_error(fmt::format("ends after {} of {} entries", k, entries));
        std::int64_t i = row, j = column;
        if (banner.coordinate) {
            i = lines.integer();
            j = lines.integer();
            if (i < 1 || j < 1 || i > n || j > n)
                lines.fail(fmt::format("the entry ({}, {}) is outside the matrix of order {}", i, j, n));
            if (!banner.general && j > i)
                lines.fail(
                    fmt::format("the entry ({}, {}) is above the diagonal; a symmetric file holds the lower "
                                "triangle",
                                i, j));
            --i, --j;
        } else if (++row == n) {
            ++column;
            row = banner.general ? 0 : column;
        }
        add(i, j, read_value<T>(lines, banner));
        lines.finish();
    }
    if (lines.next()) lines.fail(fmt::format("more than the {} entries announced", entries));
    return a;
}

}  // namespace

Matrix read_matrix_market(std::istream& in) {
    Lines lines(in);
    const Banner banner = read_banner(lines);
    if (!lines.next()) throw std::runtime_error("the line of sizes is missing");
    Matrix m;
    m.n = lines.integer();
    const std::int64_t columns = lines.integer();
    if (m.n != columns) lines.fail(fmt::format("the matrix is {}-by-{}, not square", m.n, columns));
    if (m.n < 1) lines.fail("the matrix is empty");
    if (m.n > std::numeric_limits<std::int32_t>::max())
        lines.fail(fmt::format("the order {} is too great for a dense matrix", m.n));
    const std::int64_t entries = banner.coordinate ? lines.integer()
                                 : banner.general  ? m.n * m.n
                                                   : m.n * (m.n + 1) / 2;
    if (entries < 0) lines.fail("a negative number of entries");
    lines.finish();
    require_memory(m.n, banner.complex ? sizeof(std::complex<double>) : sizeof(double));
    // An entry has a line of its own, of two bytes at least.
    if (const auto left = remaining_bytes(in); left && entries > (*left + 1) / 2)
        throw std::runtime_error(
            fmt::format("{} entries are announced, and {} bytes follow", entries, *left));
    if (banner.complex)
        m.values = read_values<std::complex<double>>(lines, banner, m.n, entries);
    else
        m.values = read_values<double>(lines, banner, m.n, entries);
    require_hermitian(m, 1e-12);
    return m;
}

}  // namespace levels
