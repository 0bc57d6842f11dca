// SPDX-License-Identifier: BSD-3-Clause
#include "files/sparse_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string_view>

#include "common/file_error.hpp"
#include "files/naming.hpp"

namespace lapilli::files {

namespace {

using tools::FileError;

// By row and column, entries of one place added in their order.
template <class T>
void sort_and_add(Entries<T>& a) {
    std::vector<std::size_t> order(a.values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t x, std::size_t y) {
        return std::pair(a.rows[x], a.columns[x]) < std::pair(a.rows[y], a.columns[y]);
    });
    Entries<T> sorted;
    for (const std::size_t k : order) {
        if (!sorted.values.empty() && sorted.rows.back() == a.rows[k] &&
            sorted.columns.back() == a.columns[k]) {
            sorted.values.back() += a.values[k];
            continue;
        }
        sorted.rows.push_back(a.rows[k]);
        sorted.columns.push_back(a.columns[k]);
        sorted.values.push_back(a.values[k]);
    }
    a = std::move(sorted);
}

// The value at a place, from sorted entries; zero if there is none.
template <class T>
T entry_at(const Entries<T>& a, std::int64_t row, std::int64_t column) {
    const auto first = std::lower_bound(a.rows.begin(), a.rows.end(), row),
               last = std::upper_bound(first, a.rows.end(), row);
    const auto begin = a.columns.begin() + (first - a.rows.begin()),
               end = a.columns.begin() + (last - a.rows.begin());
    const auto found = std::lower_bound(begin, end, column);
    return found != end && *found == column ? a.values[static_cast<std::size_t>(found - a.columns.begin())]
                                            : T(0);
}

}  // namespace

std::unique_ptr<SparseFile> open_sparse(const std::string& path) {
    return naming(path, [&] {
        InputFile file(path);
        std::array<char, 8> start{};
        const std::string_view first(start.data(), file.read_some(0, start.data(), start.size()));
        if (is_archive(first)) {
            return open_sparse_archive(path, NpzArchive(std::move(file)));
        }
        if (first.starts_with("\x93NUMPY") || first.starts_with("\x89HDF") || first.starts_with("MATLAB")) {
            throw FileError(
                "a dense matrix, which `lapilli-solve eigen` reads; `sparse` reads Matrix Market files in "
                "coordinate "
                "format and files of scipy.sparse.save_npz");
        }
        if (!first.starts_with("%%")) {
            throw FileError(first.empty() ? "the file is empty" : other_format(first));
        }
        return open_sparse_market(path, std::move(file));
    });
}

template <class T>
Entries<T> SparseFile::read() {
    return naming(path(), [&] {
        constexpr std::int64_t most = (std::int64_t{1} << 31) - 2;  // of the library
        if (std::max(shape().rows, shape().cols) > most) {
            throw FileError(fmt::format("a {}-by-{} matrix: a sparse matrix has at most {} rows and columns",
                                        shape().rows, shape().cols, most));
        }
        Entries<T> a;
        const auto count = static_cast<std::size_t>(entries());
        require_memory(count * (sizeof(T) + 2 * sizeof(std::int64_t)), "the sparse matrix");
        a.rows.reserve(count);
        a.columns.reserve(count);
        a.values.reserve(count);
        fill(a);
        for (std::size_t k = 0; k < a.values.size(); ++k) {
            // A number of the file may be too large for single precision.
            if (!std::isfinite(std::abs(a.values[k]))) {
                throw FileError(fmt::format("the entry ({}, {}) is too large for single precision",
                                            a.rows[k] + 1, a.columns[k] + 1));
            }
        }
        return a;
    });
}

template <class T>
void keep_triangle(Entries<T>& a, char triangle) {
    std::size_t kept = 0;
    for (std::size_t k = 0; k < a.values.size(); ++k) {
        if (triangle == 'L' ? a.columns[k] > a.rows[k] : a.columns[k] < a.rows[k]) {
            continue;
        }
        const std::int64_t row = a.rows[k], column = a.columns[k];
        a.rows[kept] = std::max(row, column);
        a.columns[kept] = std::min(row, column);
        a.values[kept++] = triangle == 'L' ? a.values[k] : conjugate(a.values[k]);
    }
    a.rows.resize(kept);
    a.columns.resize(kept);
    a.values.resize(kept);
}

template <class T>
void require_hermitian(Entries<T>& a, double rounding) {
    sort_and_add(a);
    double largest = 0;
    for (const T& value : a.values) {
        largest = std::max(largest, static_cast<double>(std::abs(value)));
    }
    for (std::size_t k = 0; k < a.values.size(); ++k) {
        const T other = entry_at(a, a.columns[k], a.rows[k]);
        if (!(std::abs(a.values[k] - conjugate(other)) <= rounding * largest)) {
            throw FileError(fmt::format("not {}: the entries ({}, {}) and ({}, {}) differ",
                                        is_complex<T> ? "Hermitian" : "symmetric", a.rows[k] + 1,
                                        a.columns[k] + 1, a.columns[k] + 1, a.rows[k] + 1));
        }
    }
    keep_triangle(a, 'L');
}

#define LAPILLI_INSTANTIATE(T)                      \
    template Entries<T> SparseFile::read();         \
    template void keep_triangle(Entries<T>&, char); \
    template void require_hermitian(Entries<T>&, double);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::files
