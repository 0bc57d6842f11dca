// SPDX-License-Identifier: BSD-3-Clause
// A tile of a Sylvester equation whose solution grows beyond the range: LAPACK's TRSYL scales where it
// divides, and its sums may overflow. Halves of the tile, down to single blocks, are solved one after the
// other, and all of the tile is scaled between them where products might overflow.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "host/blas.hpp"
#include "host/lapack_nonsymmetric.hpp"

namespace lapilli {

/// Numbers that hold products of all numbers of R.
using WideReal = long double;

/// The bound of C's elements from which a tile of this order is solved: LAPACK's for X in a tile.
template <class R>
WideReal sylvester_limit(index_t tile) {
    constexpr auto most = static_cast<WideReal>(std::numeric_limits<R>::max()) *
                          static_cast<WideReal>(std::numeric_limits<R>::epsilon());
    return most / (static_cast<WideReal>(tile) * static_cast<WideReal>(tile));
}

/// A power of two, below 1, that brings a number above the limit below it by 2^margin, or as near as one
/// factor in R's range can.
template <class R>
R factor_below(WideReal limit, WideReal number, int margin) {
    return std::ldexp(R(1), std::clamp(std::ilogb(limit) - std::ilogb(number) - margin,
                                       std::numeric_limits<R>::min_exponent, 0));
}

/// The largest part of an element; a NaN or an infinity if there is one.
template <class T>
real_t<T> largest_or_not_finite(HostView<const T> x) {
    real_t<T> most(0);
    for (index_t j = 0; j < x.cols; ++j) {
        for (index_t i = 0; i < x.rows; ++i) {
            const real_t<T> part = largest_part(x(i, j));
            if (!std::isfinite(part)) return part;
            most = std::max(most, part);
        }
    }
    return most;
}

template <class T>
void scale_elements(HostView<T> x, real_t<T> factor) {
    if (factor == real_t<T>(1)) return;
    for (index_t j = 0; j < x.cols; ++j)
        for (index_t i = 0; i < x.rows; ++i) x(i, j) *= factor;
}

template <class T>
class TileInRange {
  public:
    using R = real_t<T>;

    /// c: right-hand side, below the limit; out: scale() times the solution.
    TileInRange(Op of_a, Op of_b, index_t isgn, WideReal limit, HostView<T> c)
        : of_a_(of_a), of_b_(of_b), isgn_(isgn), limit_(limit), c_(c) {}

    /// LAPACK's info.
    index_t run(HostView<const T> a, HostView<const T> b) {
        solve(a, b, c_);
        return info_;
    }
    R scale() const { return scale_; }

  private:
    void solve(HostView<const T> a, HostView<const T> b, HostView<T> c) {
        const index_t row = middle(a), col = middle(b);
        const std::vector<T> given = copied(c);
        R own(1);
        const index_t info =
            host::trsyl(static_cast<char>(of_a_), static_cast<char>(of_b_), isgn_, a, b, c, &own);
        const bool single = row == 0 && col == 0;
        if (single || largest_or_not_finite(HostView<const T>(c)) <= limit_) {
            info_ = std::max(info_, info);
            return take(c, own);
        }
        put(given, c);
        if (row > 0 && (c.rows >= c.cols || col == 0)) return by_rows(a, b, c, row);
        by_columns(a, b, c, col);
    }
    /// Half of the rows, without splitting a pair; 0 of a single block.
    static index_t middle(HostView<const T> s) {
        const index_t n = s.rows, half = n / 2;
        if (is_complex<T> || half == 0 || s(half, half - 1) == T(0)) return half;
        return half + 1 < n ? half + 1 : half - 1;
    }
    void by_rows(HostView<const T> a, HostView<const T> b, HostView<T> c, index_t row) {
        const index_t rest = c.rows - row;
        const HostView<const T> above = a.block(0, row, row, rest);
        const HostView<T> upper = c.block(0, 0, row, c.cols), lower = c.block(row, 0, rest, c.cols);
        const auto solve_upper = [&] { solve(a.block(0, 0, row, row), b, upper); };
        const auto solve_lower = [&] { solve(a.block(row, row, rest, rest), b, lower); };
        const auto subtract = [&](HostView<T> x, HostView<T> from) {
            make_room(above, x, from, x.rows);
            host::gemm(of_a_, Op::none, T(-1), above, x, T(1), from);
        };
        if (of_a_ == Op::none) {
            solve_lower();
            subtract(lower, upper);
            solve_upper();
        } else {
            solve_upper();
            subtract(upper, lower);
            solve_lower();
        }
    }
    void by_columns(HostView<const T> a, HostView<const T> b, HostView<T> c, index_t col) {
        const index_t rest = c.cols - col;
        const HostView<const T> above = b.block(0, col, col, rest);
        const HostView<T> left = c.block(0, 0, c.rows, col), right = c.block(0, col, c.rows, rest);
        const auto solve_left = [&] { solve(a, b.block(0, 0, col, col), left); };
        const auto solve_right = [&] { solve(a, b.block(col, col, rest, rest), right); };
        const auto subtract = [&](HostView<T> x, HostView<T> from) {
            make_room(above, x, from, x.cols);
            host::gemm(Op::none, of_b_, T(static_cast<R>(-isgn_)), x, above, T(1), from);
        };
        if (of_b_ == Op::none) {
            solve_left();
            subtract(left, right);
            solve_right();
        } else {
            solve_right();
            subtract(right, left);
            solve_left();
        }
    }
    void make_room(HostView<const T> by, HostView<const T> x, HostView<const T> from, index_t inner) {
        WideReal sum = WideReal(largest_or_not_finite(from)) + (is_complex<T> ? 2 : 1) * WideReal(inner) *
                                                                   WideReal(largest_or_not_finite(by)) *
                                                                   WideReal(largest_or_not_finite(x));
        while (sum > limit_ && std::isfinite(sum)) {
            const R factor = factor_below<R>(limit_, sum, 1);
            scale_elements(c_, factor);
            scale_ *= factor;
            sum *= factor;
        }
    }
    /// A solved part with a factor of its own, which the others get as well, as a power of two.
    void take(HostView<T> part, R own) {
        if (own == R(1)) return;
        const R factor = own > R(0) ? std::ldexp(R(1), std::ilogb(own)) : own;
        if (factor != own) scale_elements(part, factor / own);
        const std::vector<T> solved = copied(part);
        scale_elements(c_, factor);
        put(solved, part);
        scale_ *= factor;
    }
    static std::vector<T> copied(HostView<const T> x) {
        std::vector<T> all;
        all.reserve(static_cast<std::size_t>(x.rows * x.cols));
        for (index_t j = 0; j < x.cols; ++j) all.insert(all.end(), x.at(0, j), x.at(0, j) + x.rows);
        return all;
    }
    static void put(const std::vector<T>& all, HostView<T> x) {
        for (index_t j = 0; j < x.cols; ++j)
            std::copy_n(all.data() + static_cast<std::size_t>(j * x.rows), x.rows, x.at(0, j));
    }

    const Op of_a_, of_b_;
    const index_t isgn_;
    const WideReal limit_;
    const HostView<T> c_;
    R scale_ = 1;
    index_t info_ = 0;
};

}  // namespace lapilli
