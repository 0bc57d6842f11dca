// SPDX-License-Identifier: BSD-3-Clause
// The part of the spectrum that a call asks for: LAPACK's range and its bounds.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/scalar.hpp"

namespace lapilli {

enum class Range : char { all = 'A', values = 'V', indices = 'I' };

/// Consecutive indices in ascending order, from 0.
struct IndexRange {
    index_t begin, count;
};

/// All eigenvalues; those in the half-open interval (vl, vu]; or the il-th through the iu-th, in ascending
/// order, counted from 1. Doubles hold the bounds of every precision.
struct Selection {
    Range range = Range::all;
    double vl = 0, vu = 0;
    index_t il = 1, iu = 0;

    static Selection all() { return {}; }
    static Selection values(double vl, double vu) { return {Range::values, vl, vu}; }
    static Selection indices(index_t il, index_t iu) { return {Range::indices, 0, 0, il, iu}; }

    /// The same part of the spectrum after the matrix was multiplied with `factor`, a power of two. A bound
    /// that underflows keeps its side of zero.
    Selection times(double factor) const {
        const auto scaled = [factor](double bound) {
            const double product = bound * factor;
            return product == 0 && bound != 0
                       ? std::copysign(std::numeric_limits<double>::denorm_min(), bound)
                       : product;
        };
        return {range, scaled(vl), scaled(vu), il, iu};
    }

    /// The largest number of eigenvalues selected out of n.
    index_t most(index_t n) const { return range == Range::indices ? iu - il + 1 : n; }

    /// The indices selected out of n eigenvalues in ascending order.
    template <class R>
    IndexRange among(const R* w, index_t n) const {
        if (range == Range::all) return {0, n};
        if (range == Range::indices) return {il - 1, iu - il + 1};
        const auto up_to = [&](double bound) {
            return std::partition_point(w, w + n, [bound](R x) { return static_cast<double>(x) <= bound; }) -
                   w;
        };
        const index_t begin = up_to(vl);
        return {begin, std::max<index_t>(up_to(vu) - begin, 0)};
    }
    /// The indices selected out of n values in descending order; il and iu count from the largest.
    template <class R>
    IndexRange among_descending(const R* s, index_t n) const {
        if (range != Range::values) return among(s, n);
        const auto above = [&](double bound) {
            return std::partition_point(s, s + n, [bound](R x) { return static_cast<double>(x) > bound; }) -
                   s;
        };
        const index_t begin = above(vu);
        return {begin, std::max<index_t>(above(vl) - begin, 0)};
    }
};

}  // namespace lapilli
