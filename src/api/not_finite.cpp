// SPDX-License-Identifier: BSD-3-Clause
#include "api/not_finite.hpp"

#include <fmt/format.h>

#include <cmath>
#include <complex>
#include <vector>

#include "matrix/transfer.hpp"

namespace lapilli::api {
namespace {

/// Rows and columns of the matrix that are looked at, the last ones not with them.
struct Window {
    index_t row, last_row, col, last_col;
    bool has(index_t i, index_t j) const { return i >= row && i < last_row && j >= col && j < last_col; }
};

template <class T>
std::string in_words(T x) {
    if constexpr (is_complex<T>) {
        return fmt::format("({}, {})", x.real(), x.imag());
    } else {
        return fmt::format("{}", x);
    }
}

template <class T>
bool is_finite(T x, bool on_diagonal) {
    if constexpr (is_complex<T>) {
        return std::isfinite(x.real()) && (on_diagonal || std::isfinite(x.imag()));
    } else {
        return std::isfinite(x);
    }
}

template <class T>
class Search {
  public:
    Search(Context& context, const Input& input, Uplo uplo, const Window& window)
        : context_(context), input_(input), lower_(uplo == Uplo::lower), window_(window) {}

    std::string place() {
        if (input_.rows <= 0 || input_.cols <= 0) return "";
        if (input_.spread != nullptr) return in_spread();
        const T* const data = static_cast<const T*>(input_.data);
        if (input_.stored == Stored::packed) return in_packed(data);
        return in_columns(data, input_.ld, context_.is_device_pointer(data), 0, input_.cols);
    }

  private:
    std::string in_spread() {
        const Cyclic& cyclic = input_.spread->cyclic;
        for (index_t b = 0; b < cyclic.blocks(); ++b) {
            const index_t first = cyclic.block_start(b);
            const T* const part =
                static_cast<const T*>(input_.spread->local[static_cast<std::size_t>(cyclic.owner(b))]) +
                cyclic.local_block_start(b) * input_.spread->ld;
            std::string found =
                in_columns(part, input_.spread->ld, true, first, first + cyclic.block_width(b));
            if (!found.empty()) return found;
        }
        return "";
    }

    /// The rows of column j of the array that hold elements.
    std::pair<index_t, index_t> rows_of(index_t j) const {
        switch (input_.stored) {
            case Stored::hessenberg:
                return {0, std::min(input_.rows, j + 2)};
            case Stored::schur:
                return {0, std::min(input_.rows, j + (is_complex<T> ? 1 : 2))};
            case Stored::triangle:
                return lower_ ? std::pair{j, input_.rows} : std::pair{index_t{0}, j + 1};
            case Stored::band:
                return lower_ ? std::pair{index_t{0}, std::min(input_.rows, input_.cols - j)}
                              : std::pair{std::max<index_t>(0, input_.rows - 1 - j), input_.rows};
            default:
                return {0, input_.rows};
        }
    }
    /// The matrix's row of what is in row i of the array.
    index_t row_of(index_t i, index_t j) const {
        if (input_.stored != Stored::band) return i;
        return lower_ ? i + j : i + j - (input_.rows - 1);
    }

    /// Columns first..last of the array; `data` is where the first of them is.
    std::string in_columns(const T* data, index_t ld, bool on_device, index_t first, index_t last) {
        if (!on_device) {
            for (index_t j = first; j < last; ++j) {
                std::string found = in_column(data + (j - first) * ld, j);
                if (!found.empty()) return found;
            }
            return "";
        }
        // In pieces: the host may not have room for a matrix of the devices.
        const index_t width = std::max<index_t>(1, piece / input_.rows);
        for (index_t j = first; j < last; j += width) {
            const index_t count = std::min(width, last - j);
            const T* const here = fetched(data + (j - first) * ld, input_.rows, count, ld);
            for (index_t k = 0; k < count; ++k) {
                std::string found = in_column(here + k * input_.rows, j + k);
                if (!found.empty()) return found;
            }
        }
        return "";
    }
    std::string in_column(const T* column, index_t j) const {
        if (j < window_.col || j >= window_.last_col) return "";
        const auto [begin, end] = rows_of(j);
        const bool by_matrix = input_.stored == Stored::whole || input_.stored == Stored::hessenberg ||
                               input_.stored == Stored::schur || input_.stored == Stored::triangle;
        const index_t from = by_matrix ? std::max(begin, window_.row) : begin;
        const index_t to = by_matrix ? std::min(end, window_.last_row) : end;
        for (index_t i = from; i < to; ++i) {
            const bool on_diagonal =
                (input_.stored == Stored::triangle || input_.stored == Stored::band) && row_of(i, j) == j;
            if (!is_finite(column[i], on_diagonal)) return found(column[i], i, j);
        }
        return "";
    }
    std::string in_packed(const T* data) {
        const index_t count = input_.rows;
        const T* const all = context_.is_device_pointer(data) ? fetched(data, count, 1, count) : data;
        const auto n =
            static_cast<index_t>(std::llround((std::sqrt(8.0 * static_cast<double>(count) + 1) - 1) / 2));
        index_t k = 0;
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = lower_ ? j : 0; i < (lower_ ? n : j + 1); ++i, ++k) {
                if (window_.has(i, j) && !is_finite(all[k], i == j)) {
                    return fmt::format("{}({}) = {}, element ({}, {}) of the matrix", input_.name, k + 1,
                                       in_words(all[k]), i + 1, j + 1);
                }
            }
        }
        return "";
    }
    std::string found(T x, index_t i, index_t j) const {
        const std::string value = in_words(x);
        if (input_.stored == Stored::vector) return fmt::format("{}({}) = {}", input_.name, i + 1, value);
        std::string text = fmt::format("{}({}, {}) = {}", input_.name, i + 1, j + 1, value);
        if (input_.stored != Stored::band) return text;
        return fmt::format("{}, element ({}, {}) of the matrix", text, row_of(i, j) + 1, j + 1);
    }

    const T* fetched(const T* data, index_t rows, index_t cols, index_t ld) {
        copy_.resize(static_cast<std::size_t>(rows * cols));
        fetch_to_host<T>(context_, UserMatrix<const T>{data, rows, cols, ld, true, nullptr},
                         HostView<T>{copy_.data(), rows, cols, rows});
        return copy_.data();
    }

    static constexpr index_t piece = 1 << 22;  // elements that are fetched at once
    Context& context_;
    const Input& input_;
    bool lower_;
    Window window_;
    std::vector<T> copy_;
};

std::string search(Context& context, const Input& input, Uplo uplo, const Window& window) {
    switch (input.type) {
        case 's':
            return Search<float>(context, input, uplo, window).place();
        case 'd':
            return Search<double>(context, input, uplo, window).place();
        case 'c':
            return Search<std::complex<float>>(context, input, uplo, window).place();
        default:
            return Search<std::complex<double>>(context, input, uplo, window).place();
    }
}

}  // namespace

std::string place_of_not_finite(Context& context, const Input& input, Uplo uplo) {
    const index_t all = std::numeric_limits<index_t>::max();
    return search(context, input, uplo, {0, all, 0, all});
}

std::string row_of_not_finite(Context& context, const Input& input, Uplo uplo, index_t order) {
    const bool lower = uplo == Uplo::lower;
    const Window last = lower ? Window{order - 1, order, 0, order} : Window{0, order, order - 1, order};
    if (search(context, input, uplo, last).empty()) return "";
    std::string matrix = input.name;
    if (input.stored == Stored::packed) matrix.pop_back();  // AP is the array of A
    return fmt::format("{} {} of {}", lower ? "row" : "column", order, matrix);
}

}  // namespace lapilli::api
