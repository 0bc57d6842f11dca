// SPDX-License-Identifier: BSD-3-Clause
// GEBAL, without LAPACK's where that would find nothing to do: it reads rows element by element, .32 s at n =
// 4000, where one pass by columns takes .015.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "host/lapack_nonsymmetric.hpp"
#include "norms/reductions.hpp"

namespace lapilli {

/// Sums of squares of the elements off the diagonal, a row and a column each, 0 where there may be none; and
/// the squares of the diagonal.
template <class R>
struct LineSquares {
    std::vector<R> rows, columns, diagonal;
};

/// Whether GEBAL would leave the matrix as it is: every row and every column has an element other than 0 off
/// the diagonal, and, where it scales, the norms of row i and column i differ by less than a factor of two.
/// False as well where squares are too small or too large to say so, and where an element is not finite.
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

/// The same of a matrix where it is. Five numbers a row come to the host.
template <class T>
LineSquares<real_t<T>> line_squares(const Reductions<T>& a) {
    using R = real_t<T>;
    constexpr Measure below{Combine::sum, Size::square, Part::strictly_lower},
        above{Combine::sum, Size::square, Part::strictly_upper};
    LineSquares<R> squares{a.rows(below), a.columns(below), a.diagonal(Size::square)};
    const std::vector<R> rows = a.rows(above), columns = a.columns(above);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        squares.rows[i] += rows[i];
        squares.columns[i] += columns[i];
    }
    return squares;
}

/// The only device's matrix as one block, for reductions of its parts.
template <class T>
DistMatrix<const T> whole_matrix(const DistMatrix<T>& a) {
    DistMatrix<const T> whole = readable(a);
    whole.cyclic = Cyclic(a.cols(), std::max<index_t>(1, a.cols()), 1);
    return whole;
}

/// Whether GEBAL would permute rows and columns: some row or column has no element other than 0 off the
/// diagonal. A dense matrix tells by its first two columns and the first elements of the others.
template <class T>
bool has_isolated_values(HostView<const T> a) {
    const index_t n = a.rows;
    if (n < 2) return false;
    std::vector<char> found(static_cast<std::size_t>(n));
    index_t empty_rows = n;
    for (index_t j = 0; j < n; ++j) {
        bool empty = true;
        for (index_t i = 0; i < n && (empty || empty_rows > 0); ++i) {
            if (i == j || a(i, j) == T(0)) continue;
            empty = false;
            char& row = found[static_cast<std::size_t>(i)];
            if (row == 0) --empty_rows;
            row = 1;
        }
        if (empty) return true;
    }
    return empty_rows > 0;
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
