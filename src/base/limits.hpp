// SPDX-License-Identifier: BSD-3-Clause
// Sizes that no machine has. They end with LAPILLI_ERROR_TOO_LARGE at the entry, before arithmetic wraps.
#pragma once

#include <limits>
#include <string>

#include "base/error.hpp"
#include "base/scalar.hpp"

namespace lapilli {

/// The largest number of rows or columns. Its product with a number of blocks or devices fits into index_t.
/// So does the square of an order, once a matrix of that order has been measured.
inline constexpr index_t largest_dimension = index_t{1} << 40;

inline index_t checked_dimension(index_t n) {
    if (n <= largest_dimension) return n;
    throw Error(LAPILLI_ERROR_TOO_LARGE,
                "a matrix of " + std::to_string(n) + " rows or columns is too large");
}

/// a + b, for nonnegative numbers.
inline index_t checked_sum(index_t a, index_t b) {
    if (a <= std::numeric_limits<index_t>::max() - b) return a + b;
    throw Error(LAPILLI_ERROR_TOO_LARGE,
                "a size is too large: " + std::to_string(a) + " + " + std::to_string(b) + " passes 64 bits");
}
inline index_t checked_product(index_t a, index_t b) {
    if (b == 0 || a <= std::numeric_limits<index_t>::max() / b) return a * b;
    throw Error(LAPILLI_ERROR_TOO_LARGE,
                "a size is too large: " + std::to_string(a) + " * " + std::to_string(b) + " passes 64 bits");
}

/// Throws unless a matrix of rows x cols elements of T with this leading dimension fits into an address
/// space.
template <class T>
void check_extent(index_t rows, index_t cols, index_t ld) {
    if (checked_dimension(rows) == 0 || checked_dimension(cols) == 0) return;
    checked_product(checked_sum(checked_product(cols - 1, ld), rows), static_cast<index_t>(sizeof(T)));
}

}  // namespace lapilli
