// SPDX-License-Identifier: BSD-3-Clause
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>
#include <vector>

#include "common/file_error.hpp"
#include "files/input_file.hpp"
#include "files/matrix_file.hpp"
#include "files/npy_header.hpp"
#include "files/parallel.hpp"
#include "files/scalar.hpp"

namespace lapilli::files {

namespace {

using tools::FileError;

// NumPy's 16-byte numbers are the long double of the machine that wrote them: on x86, 80 bits and padding.
constexpr bool has_long_double = sizeof(long double) == 16 && std::numeric_limits<long double>::digits == 64;

// Bytes that one thread reads at once.
constexpr std::size_t piece = 16U << 20U;

struct Half {
    std::uint16_t bits;
    explicit operator float() const {
        const int exponent = bits >> 10U & 31U, fraction = bits & 1023U;
        const float size = exponent == 31  ? (fraction == 0 ? std::numeric_limits<float>::infinity()
                                                            : std::numeric_limits<float>::quiet_NaN())
                           : exponent == 0 ? std::ldexp(static_cast<float>(fraction), -24)
                                           : std::ldexp(static_cast<float>(1024 + fraction), exponent - 25);
        return (bits & 0x8000U) != 0 ? -size : size;
    }
};

template <class Number>
Number load(const char* from, bool swapped) {
    std::array<char, sizeof(Number)> bytes;
    std::memcpy(bytes.data(), from, bytes.size());
    if (swapped) {
        std::reverse(bytes.begin(), bytes.end());
    }
    Number number;
    std::memcpy(&number, bytes.data(), bytes.size());
    return number;
}

template <class Number>
auto value_of(Number number) {
    if constexpr (std::is_same_v<Number, Half>) {
        return static_cast<float>(number);
    } else if constexpr (std::is_integral_v<Number>) {
        return static_cast<double>(number);
    } else {
        return number;
    }
}

class NpyFile final : public MatrixFileOf<NpyFile> {
  public:
    NpyFile(const std::string& path, InputFile file)
        : MatrixFileOf(path), file_(std::move(file)), header_(read_npy_header(file_)) {
        if (header_.shape.empty() || header_.shape.size() > 2) {
            throw FileError(fmt::format("an array of {} dimensions is not a matrix", header_.shape.size()));
        }
        shape_.rows = header_.shape.front();
        // A vector is a matrix of one column, whichever its order.
        shape_.cols = header_.shape.size() == 2 ? header_.shape.back() : 1;
        shape_.complex = header_.kind == 'c';
        shape_.single =
            (header_.kind == 'f' && header_.size <= 4) || (header_.kind == 'c' && header_.size == 8);
        shape_.format = ".npy";
        if (shape_.rows < 1 || shape_.cols < 1) {
            throw FileError("the matrix is empty");
        }
        if (!has_long_double && (number_size() == 16)) {
            throw FileError("numbers of 16 bytes cannot be read on this machine");
        }
        const std::size_t expected = bytes_of(shape_.rows, shape_.cols, element_size());
        const auto found = static_cast<std::size_t>(std::max<std::int64_t>(0, file_.size() - header_.offset));
        if (expected != found) {
            throw FileError(fmt::format("{}{} bytes of elements follow the header, {} belong to its shape",
                                        found < expected ? "the file is cut off: " : "", found, expected));
        }
    }

    template <class T>
    void fill_as(T* a) {
        fill_by_kind(a);
        file_.close();
    }

  private:
    template <class T>
    void fill_by_kind(T* a) {
        switch (header_.kind) {
            case 'b':
                return fill_from<std::uint8_t>(a);
            case 'i':
                return header_.size == 1   ? fill_from<std::int8_t>(a)
                       : header_.size == 2 ? fill_from<std::int16_t>(a)
                       : header_.size == 4 ? fill_from<std::int32_t>(a)
                                           : fill_from<std::int64_t>(a);
            case 'u':
                return header_.size == 1   ? fill_from<std::uint8_t>(a)
                       : header_.size == 2 ? fill_from<std::uint16_t>(a)
                       : header_.size == 4 ? fill_from<std::uint32_t>(a)
                                           : fill_from<std::uint64_t>(a);
            default:
                return number_size() == 2   ? fill_from<Half>(a)
                       : number_size() == 4 ? fill_from<float>(a)
                       : number_size() == 8 ? fill_from<double>(a)
                                            : fill_from<long double>(a);
        }
    }

    std::size_t element_size() const { return static_cast<std::size_t>(header_.size); }
    std::size_t number_size() const { return element_size() / (header_.kind == 'c' ? 2 : 1); }

    template <class Number, class T>
    void fill_from(T* a) {
        if (header_.fortran || shape_.rows == 1 || shape_.cols == 1) {
            fill_in_order<Number>(a);
        } else {
            fill_transposed<Number>(a);
        }
    }

    template <class T, class Number>
    T element(const char* from) {
        const auto re = value_of(load<Number>(from, header_.swapped));
        if (header_.kind != 'c') {
            return scalar<T>(re, decltype(re)());
        }
        return scalar<T>(re, value_of(load<Number>(from + sizeof(Number), header_.swapped)));
    }

    // The file's elements follow each other as those of a do.
    template <class Number, class T>
    void fill_in_order(T* a) {
        const bool as_it_is =
            std::is_same_v<Number, real_of<T>> && sizeof(T) == element_size() && !header_.swapped;
        const std::int64_t elements = shape_.rows * shape_.cols;
        const auto part = static_cast<std::int64_t>(piece / element_size());
        for_each_part((elements + part - 1) / part, [&](std::int64_t k) {
            const std::int64_t first = k * part, count = std::min(part, elements - first);
            const std::int64_t at = header_.offset + first * static_cast<std::int64_t>(element_size());
            const std::size_t bytes = static_cast<std::size_t>(count) * element_size();
            if (as_it_is) {
                file_.read(at, a + first, bytes);
                return;
            }
            std::vector<char> buffer(bytes);
            file_.read(at, buffer.data(), bytes);
            const char* from = buffer.data();
            for (std::int64_t e = first; e < first + count; ++e, from += element_size()) {
                a[e] = element<T, Number>(from);
            }
        });
    }

    // Row after row, which become columns: some rows at once, so that runs of a are written.
    template <class Number, class T>
    void fill_transposed(T* a) {
        const std::size_t row_bytes = static_cast<std::size_t>(shape_.cols) * element_size();
        const auto part = static_cast<std::int64_t>(std::clamp<std::size_t>(piece / row_bytes, 1, 64));
        for_each_part((shape_.rows + part - 1) / part, [&](std::int64_t k) {
            const std::int64_t first = k * part, count = std::min(part, shape_.rows - first);
            std::vector<char> buffer(static_cast<std::size_t>(count) * row_bytes);
            file_.read(header_.offset + first * static_cast<std::int64_t>(row_bytes), buffer.data(),
                       buffer.size());
            for (std::int64_t j = 0; j < shape_.cols; ++j) {
                const char* from = buffer.data() + static_cast<std::size_t>(j) * element_size();
                T* const to = a + first + j * shape_.rows;
                for (std::int64_t i = 0; i < count; ++i, from += row_bytes) {
                    to[i] = element<T, Number>(from);
                }
            }
        });
    }

    InputFile file_;
    NpyHeader header_;
};

}  // namespace

std::unique_ptr<MatrixFile> open_npy(const std::string& path, InputFile file) {
    return std::make_unique<NpyFile>(path, std::move(file));
}

}  // namespace lapilli::files
