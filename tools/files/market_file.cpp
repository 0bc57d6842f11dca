// SPDX-License-Identifier: BSD-3-Clause
// The exchange format of Matrix Market: coordinate and array; real, integer, pattern, complex; general,
// symmetric, Hermitian, skew-symmetric. https://math.nist.gov/MatrixMarket/formats.html
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <sstream>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>

#include "common/file_error.hpp"
#include "files/input_file.hpp"
#include "files/matrix_file.hpp"
#include "files/scalar.hpp"
#include "files/sparse_file.hpp"

namespace lapilli::files {

namespace {

using tools::FileError;

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// For messages: what a hostile file calls a word can be long, and need not be text.
std::string shown(std::string_view word) {
    std::string text;
    for (const char c : word.substr(0, 32)) {
        text += std::isprint(static_cast<unsigned char>(c)) != 0 ? c : '?';
    }
    return text + (word.size() > 32 ? "..." : "");
}

// One line of numbers.
class Cursor {
  public:
    Cursor(std::string_view text, std::int64_t line) : rest_(text), line_(line) {}

    std::int64_t integer() {
        const std::string_view word = next("an integer");
        std::int64_t value = 0;
        const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (code != std::errc() || end != word.data() + word.size()) {
            fail(fmt::format("'{}' is not an integer", shown(word)));
        }
        return value;
    }
    double real() {
        const std::string_view word = next("a number");
        double value = 0;
        const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (code != std::errc() || end != word.data() + word.size()) {
            value = unusual(word);
        }
        if (!std::isfinite(value)) {
            fail(fmt::format("'{}' is not a finite number", shown(word)));
        }
        return value;
    }
    void finish() {
        skip_blanks();
        if (!rest_.empty()) {
            fail("more on the line than expected");
        }
    }
    [[noreturn]] void fail(const std::string& what) const {
        throw FileError(fmt::format("line {}: {}", line_, what));
    }
    int vanished = 0;  // numbers below the range of double, which are 0

  private:
    void skip_blanks() {
        while (!rest_.empty() && is_blank(rest_.front())) {
            rest_.remove_prefix(1);
        }
    }
    // A word, without the plus sign that from_chars does not take.
    std::string_view next(const char* expected) {
        skip_blanks();
        if (!rest_.empty() && rest_.front() == '+') {
            rest_.remove_prefix(1);
        }
        const auto end = std::find_if(rest_.begin(), rest_.end(), is_blank);
        const std::string_view word = rest_.substr(0, static_cast<std::size_t>(end - rest_.begin()));
        if (word.empty()) {
            fail(fmt::format("{} is missing", expected));
        }
        rest_.remove_prefix(word.size());
        return word;
    }
    // Fortran's exponents with a D, and numbers beyond the range, which are infinite or 0.
    double unusual(std::string_view word) {
        std::string text(word.substr(0, 64));
        const auto exponent = text.find_first_of("dD");
        if (exponent != std::string::npos) {
            text[exponent] = 'e';
        }
        char* end = nullptr;
        const double value = std::strtod(text.c_str(), &end);
        const bool hexadecimal = text.find_first_of("xX") != std::string::npos;
        // A zero byte within the word would end the text for strtod alone.
        if (hexadecimal || end == text.c_str() || end != text.c_str() + text.size() || word.size() > 64) {
            fail(fmt::format("'{}' is not a number", shown(word)));
        }
        // A zero, however it is written, has no other digit before its exponent.
        const std::string digits = text.substr(0, text.find_first_of("eE"));
        if (value == 0 && digits.find_first_of("123456789") != std::string::npos) {
            ++vanished;
        }
        return value;
    }

    std::string_view rest_;
    std::int64_t line_;
};

// The text of a file: what its header announces, then each entry.
class MarketText {
  public:
    // dense: all of the matrix is to be in memory.
    MarketText(InputFile file, bool dense) : file_(std::move(file)), lines_(file_) {
        read_banner();
        read_sizes(dense);
    }

    const Shape& shape() const { return shape_; }
    bool is_coordinate() const { return coordinate_; }
    std::int64_t entries() const { return entries_; }

    // add(i, j, re, im) for each entry, counted from 0; returns how many numbers are below the range of
    // double, and 0.
    template <class Add>
    int for_entries(const Add& add) {
        int vanished = 0;
        std::int64_t i = first_row(0), j = 0;  // of an array: the next element
        for (std::int64_t k = 0; k < entries_; ++k) {
            if (!next_line()) {
                throw FileError(
                    fmt::format("the file is cut off: it ends after {} of {} entries", k, entries_));
            }
            Cursor cursor(lines_.text(), lines_.number());
            if (coordinate_) {
                std::tie(i, j) = place(cursor);
            }
            const double re = pattern_ ? 1 : cursor.real(), im = shape_.complex ? cursor.real() : 0;
            cursor.finish();
            vanished += cursor.vanished;
            if (i == j && shape_.symmetry == Symmetry::hermitian && im != 0) {
                cursor.fail(fmt::format("the diagonal element ({}, {}) is not real", i + 1, j + 1));
            }
            if (i == j && shape_.symmetry == Symmetry::skew && (re != 0 || im != 0)) {
                cursor.fail(fmt::format("the diagonal element ({}, {}) is not zero", i + 1, j + 1));
            }
            add(i, j, re, im);
            if (!coordinate_ && ++i == shape_.rows) {
                ++j;
                i = first_row(j);
            }
        }
        if (next_line()) {
            fail(fmt::format("more than the {} entries announced", entries_));
        }
        file_.close();
        return vanished;
    }

  private:
    // false at the end of the file; comments and empty lines are passed over.
    bool next_line() {
        while (lines_.next()) {
            const std::string_view text = lines_.text();
            if (!text.starts_with('%') && !std::all_of(text.begin(), text.end(), is_blank)) {
                return true;
            }
        }
        return false;
    }
    [[noreturn]] void fail(const std::string& what) const { Cursor("", lines_.number()).fail(what); }

    void read_banner() {
        if (!lines_.next()) {
            throw FileError("the file is empty");
        }
        std::string text(lines_.text().substr(0, 1024));
        std::transform(text.begin(), text.end(), text.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        std::istringstream words(text);
        std::string banner, object, format, field, symmetry;
        words >> banner >> object >> format >> field >> symmetry;
        if (banner != "%%matrixmarket") {
            fail("the banner '%%MatrixMarket' is missing");
        }
        if (object != "matrix") {
            fail(fmt::format("the object is '{}', not 'matrix'", shown(object)));
        }
        if (format != "coordinate" && format != "array") {
            fail(fmt::format("unknown format '{}'", shown(format)));
        }
        coordinate_ = format == "coordinate";
        pattern_ = field == "pattern";
        shape_.complex = field == "complex";
        shape_.format = "Matrix Market";
        if (!pattern_ && !shape_.complex && field != "real" && field != "double" && field != "integer") {
            fail(fmt::format("unknown field '{}'", shown(field)));
        }
        if (pattern_ && !coordinate_) {
            fail("a pattern has no array format");
        }
        if (symmetry == "general") {
            shape_.symmetry = Symmetry::general;
        } else if (symmetry == "symmetric") {
            shape_.symmetry = Symmetry::symmetric;
        } else if (symmetry == "hermitian") {
            shape_.symmetry = Symmetry::hermitian;
        } else if (symmetry == "skew-symmetric") {
            shape_.symmetry = Symmetry::skew;
        } else {
            fail(fmt::format("unknown symmetry '{}'", shown(symmetry)));
        }
    }

    void read_sizes(bool dense) {
        if (!next_line()) {
            throw FileError("the file is cut off: the line of sizes is missing");
        }
        Cursor cursor(lines_.text(), lines_.number());
        shape_.rows = cursor.integer();
        shape_.cols = cursor.integer();
        if (shape_.rows < 1 || shape_.cols < 1) {
            cursor.fail("the matrix is empty");
        }
        const bool general = shape_.symmetry == Symmetry::general;
        if (!general && shape_.rows != shape_.cols) {
            cursor.fail(
                fmt::format("a symmetric matrix of {} rows and {} columns", shape_.rows, shape_.cols));
        }
        // Before anything is multiplied.
        if (dense || !coordinate_) {
            require_memory(bytes_of(shape_.rows, shape_.cols, sizeof(float)),
                           fmt::format("a {}-by-{} matrix", shape_.rows, shape_.cols).c_str());
        }
        entries_ = coordinate_                         ? cursor.integer()
                   : general                           ? shape_.rows * shape_.cols
                   : shape_.symmetry == Symmetry::skew ? shape_.rows * (shape_.rows - 1) / 2
                                                       : shape_.rows * (shape_.rows + 1) / 2;
        cursor.finish();
        if (entries_ < 0) {
            cursor.fail("a negative number of entries");
        }
        // An entry has a line of its own, of two bytes at least.
        if (entries_ > (lines_.left() + 1) / 2) {
            throw FileError(fmt::format("the file is cut off: {} entries are announced, and {} bytes follow",
                                        entries_, lines_.left()));
        }
    }

    // The row of the first element that the file has of a column of an array.
    std::int64_t first_row(std::int64_t column) const {
        return shape_.symmetry == Symmetry::general ? 0
               : shape_.symmetry == Symmetry::skew  ? column + 1
                                                    : column;
    }

    // Counted from 0.
    std::pair<std::int64_t, std::int64_t> place(Cursor& cursor) const {
        const std::int64_t i = cursor.integer(), j = cursor.integer();
        if (i < 1 || j < 1 || i > shape_.rows || j > shape_.cols) {
            cursor.fail(fmt::format("the entry ({}, {}) is outside the {}-by-{} matrix", i, j, shape_.rows,
                                    shape_.cols));
        }
        if (shape_.symmetry != Symmetry::general && j > i) {
            cursor.fail(fmt::format(
                "the entry ({}, {}) is above the diagonal; a symmetric file holds the lower triangle", i, j));
        }
        return {i - 1, j - 1};
    }

    Shape shape_;
    InputFile file_;
    Lines lines_;
    bool coordinate_ = false, pattern_ = false;
    std::int64_t entries_ = 0;
};

class MarketFile final : public MatrixFileOf<MarketFile> {
  public:
    MarketFile(const std::string& path, InputFile file) : MatrixFileOf(path), text_(std::move(file), true) {
        shape_ = text_.shape();
    }

    // Entries of the same place are added up, as those of finite elements.
    template <class T>
    void fill_as(T* a) {
        const std::int64_t ld = shape_.rows;
        const bool both = shape_.symmetry != Symmetry::general;
        // The signs of re and im in the other triangle.
        const double of_re = shape_.symmetry == Symmetry::skew ? -1 : 1;
        const double of_im = shape_.symmetry == Symmetry::symmetric ? 1 : -1;
        vanished_ += text_.for_entries([&](std::int64_t i, std::int64_t j, double re, double im) {
            a[i + j * ld] += scalar<T>(re, im);
            if (both && i != j) {
                a[j + i * ld] += scalar_of<T>(of_re * re, of_im * im);  // counted above
            }
        });
    }

  private:
    MarketText text_;
};

class SparseMarketFile final : public SparseFile {
  public:
    SparseMarketFile(std::string path, InputFile file)
        : path_(std::move(path)), text_(std::move(file), false) {
        if (!text_.is_coordinate()) {
            throw FileError(
                "an array of all elements, so a dense matrix, which `lapilli-solve eigen` reads: a sparse "
                "matrix has the coordinate format");
        }
    }
    const Shape& shape() const override { return text_.shape(); }
    const std::string& path() const override { return path_; }
    std::int64_t entries() const override { return text_.entries(); }
    std::int64_t vanished() const override { return vanished_; }

  private:
    void fill(Entries<float>& a) override { fill_as(a); }
    void fill(Entries<double>& a) override { fill_as(a); }
    void fill(Entries<std::complex<float>>& a) override { fill_as(a); }
    void fill(Entries<std::complex<double>>& a) override { fill_as(a); }

    template <class T>
    void fill_as(Entries<T>& a) {
        vanished_ += text_.for_entries([&](std::int64_t i, std::int64_t j, double re, double im) {
            const T value = scalar_of<T>(re, im);
            vanished_ +=
                (re != 0 && std::real(value) == 0) || (is_complex<T> && im != 0 && std::imag(value) == 0);
            a.rows.push_back(i);
            a.columns.push_back(j);
            a.values.push_back(value);
        });
    }

    std::string path_;
    MarketText text_;
    std::int64_t vanished_ = 0;
};

}  // namespace

std::unique_ptr<MatrixFile> open_market(const std::string& path, InputFile file) {
    return std::make_unique<MarketFile>(path, std::move(file));
}

std::unique_ptr<SparseFile> open_sparse_market(const std::string& path, InputFile file) {
    return std::make_unique<SparseMarketFile>(path, std::move(file));
}

}  // namespace lapilli::files
