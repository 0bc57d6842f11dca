// SPDX-License-Identifier: BSD-3-Clause
// GEBAL, without LAPACK's where that would find nothing to do: it reads rows element by element, .32 s at n = 4000, where one pass by columns
// takes .015.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "host/lapack_nonsymmetric.hpp"
#include "norms/reductions.hpp"

namespace lapilli {

/// Sums of squares of the elements off the diagonal, a row and a column each, 0 where there may be none; and the squares of the diagonal.
template <class R>
struct LineSquares {
    std::vector<R> rows, columns, diagonal;
};

/// Whether GEBAL would leave the matrix as it is: every row and every column has an element other than 0 off the diagonal, and, where it
/// scales, the norms of row i and column i differ by less than a factor of two. False as well where squares are too small or too large to
/// say so, and where an element is not finite.
template <class R>
bool is_balanced(const LineSquares<R>& squares, bool scales) {
    // Squares of norms; a little less than 4, so that rounding decides nothing.
    constexpr R factor(3.9), least = std::numeric_limits<R>::min() / std::numeric_limits<R>::epsilon();
    for (std::size_t i = 0; i < squares.rows.size(); ++i) {
        const R row = squares.rows[i], column = squares.columns[i], r = row + squares.diagonal[i],
                c = column + squares.diagonal[i];
        if (!(row > R(0) && column > R(0) && std::isfinite(factor * r) && std::isfinite(factor * c)))
            return false;
        if (scales && !(r < factor * c && c < factor * r && r > least)) return false;
    }
    return true;
}

template <class T>
LineSquares<real_t<T>> line_squares(HostView<const T> a) {
    using R = real_t<T>;
    const auto square = [](T x) { return std::real(x) * std::real(x) + std::imag(x) * std::imag(x); };
    const index_t n = a.rows;
    LineSquares<R> squares;
    squares.rows.resize(static_cast<std::size_t>(n));
    squares.columns = squares.diagonal = squares.rows;
    R* const of_rows = squares.rows.data();
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
        squares.columns[static_cast<std::size_t>(j)] = sum;
        squares.diagonal[static_cast<std::size_t>(j)] = square(column[j]);
    }
    return squares;
}

/// The same of a matrix where it is. Three numbers a row come to the host.
template <class T>
LineSquares<real_t<T>> line_squares(const Reductions<T>& a) {
    using R = real_t<T>;
    constexpr Measure squares_of{Combine::sum, Size::square};
    LineSquares<R> squares{a.rows(squares_of), a.columns(squares_of), a.diagonal(Size::square)};
    // The sums have the diagonal: what is left of a sum without it tells nothing if it is within rounding.
    constexpr R much(65.0 / 64.0);
    for (std::size_t i = 0; i < squares.rows.size(); ++i) {
        const R diagonal = squares.diagonal[i];
        for (std::vector<R>* const lines : {&squares.rows, &squares.columns}) {
            R& sum = (*lines)[i];
            sum = sum > much * diagonal ? sum - diagonal : R(0);
        }
    }
    return squares;
}

/// GEBAL.
template <class T>
host::Balanced balanced(char job, HostView<T> a, real_t<T>* scale) {
    const bool scales = job == 'B' || job == 'S';
    if (!scales || !is_balanced(line_squares(HostView<const T>(a)), scales))
        return host::gebal(job, a, scale);
    std::fill_n(scale, a.rows, real_t<T>(1));
    return {1, a.rows};
}

}  // namespace lapilli
