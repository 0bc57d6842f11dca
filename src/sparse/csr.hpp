// SPDX-License-Identifier: BSD-3-Clause
// A sparse matrix in host memory: its entries row after row, the columns of a row ascending, each once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/scalar.hpp"

namespace lapilli {

template <class T>
struct Csr {
    index_t rows = 0, cols = 0;
    std::vector<std::int64_t> pointers{0};  ///< row i has the entries pointers[i] .. pointers[i + 1] - 1
    std::vector<std::int32_t> columns;
    std::vector<T> values;

    index_t entries() const { return static_cast<index_t>(columns.size()); }
    index_t begin(index_t row) const { return pointers[static_cast<std::size_t>(row)]; }
    index_t end(index_t row) const { return begin(row + 1); }
    index_t length(index_t row) const { return end(row) - begin(row); }
    std::int32_t column(index_t entry) const { return columns[static_cast<std::size_t>(entry)]; }
    const T& value(index_t entry) const { return values[static_cast<std::size_t>(entry)]; }

    /// The first entry of a row whose column is not below this one.
    index_t entry_from(index_t row, index_t col) const {
        const auto first = columns.begin() + begin(row), last = columns.begin() + end(row);
        return std::lower_bound(first, last, col) - columns.begin();
    }
    std::size_t bytes() const {
        return pointers.size() * sizeof(std::int64_t) + columns.size() * sizeof(std::int32_t) +
               values.size() * sizeof(T);
    }
};

/// Makes pointers from the rows' lengths, which are in pointers[row + 1].
inline void sum_up(std::vector<std::int64_t>& pointers) {
    for (std::size_t i = 1; i < pointers.size(); ++i) pointers[i] += pointers[i - 1];
}

}  // namespace lapilli
