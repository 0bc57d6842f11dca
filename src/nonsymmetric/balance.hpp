// SPDX-License-Identifier: BSD-3-Clause
// GEBAL, without LAPACK's where that would find nothing to do: it reads rows element by element, .32 s at n = 4000, where one pass by columns
// takes .015.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "host/lapack_nonsymmetric.hpp"

namespace lapilli {

/// Whether GEBAL would leave the matrix as it is: every row and every column has an element other than 0 off the diagonal, and the norms of row i and
/// column i differ by less than a factor of two. False as well where squares are too small or too large to say so.
template <class T>
bool is_balanced(HostView<const T> a) {
    using R = real_t<T>;
    const auto square = [](T x) { return std::real(x) * std::real(x) + std::imag(x) * std::imag(x); };
    const index_t n = a.rows;
    std::vector<R> rows(static_cast<std::size_t>(n), R(0)), columns(rows);
    R* const of_rows = rows.data();
    for (index_t j = 0; j < n; ++j) {
        const T* const column = a.at(0, j);
        R sum(0);
        const auto add = [&](index_t begin, index_t end) {
            for (index_t i = begin; i < end; ++i) {
                const R x = square(column[i]);
                of_rows[i] += x;
                sum += x;
            }
        };
        add(0, j);
        add(j + 1, n);
        columns[static_cast<std::size_t>(j)] = sum;
    }
    // Squares of norms; a little less than 4, so that rounding decides nothing.
    constexpr R factor(3.9), least = std::numeric_limits<R>::min() / std::numeric_limits<R>::epsilon();
    for (index_t i = 0; i < n; ++i) {
        const R row = of_rows[i], column = columns[static_cast<std::size_t>(i)], diagonal = square(a(i, i));
        if (!(row > R(0) && column > R(0))) return false;
        const R r = row + diagonal, c = column + diagonal;
        if (!(r < factor * c && c < factor * r && r > least && std::isfinite(factor * r))) return false;
    }
    return true;
}

/// GEBAL.
template <class T>
host::Balanced balanced(char job, HostView<T> a, real_t<T>* scale) {
    const bool scales = job == 'B' || job == 'S';
    if (!scales || !is_balanced(HostView<const T>(a))) return host::gebal(job, a, scale);
    std::fill_n(scale, a.rows, real_t<T>(1));
    return {1, a.rows};
}

}  // namespace lapilli
