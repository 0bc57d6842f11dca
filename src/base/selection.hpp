// SPDX-License-Identifier: BSD-3-Clause
// Which part of the spectrum a call asks for: LAPACK's range with its bounds.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/scalar.hpp"

namespace lapilli {

enum class Range : char { all = 'A', values = 'V', indices = 'I' };

/// Neighbours in an ascending order, from 0.
struct IndexRange {
    index_t begin, count;
};

/// All eigenvalues; those in the half-open interval (vl, vu]; or, in ascending order and counted from 1, the il-th through
/// the iu-th. Doubles hold the bounds of every precision.
struct Selection {
    Range range = Range::all;
    double vl = 0, vu = 0;
    index_t il = 1, iu = 0;

    static Selection all() { return {}; }
    static Selection values(double vl, double vu) { return {Range::values, vl, vu}; }
    static Selection indices(index_t il, index_t iu) { return {Range::indices, 0, 0, il, iu}; }

    /// The same part of the spectrum of a matrix that was multiplied with `factor`, a power of two. A bound that vanishes keeps
    /// its side of zero.
    Selection times(double factor) const {
        const auto scaled = [factor](double bound) {
            const double product = bound * factor;
            return product == 0 && bound != 0
                       ? std::copysign(std::numeric_limits<double>::denorm_min(), bound)
                       : product;
        };
        return {range, scaled(vl), scaled(vu), il, iu};
    }

    /// How many of n eigenvalues there can be.
    index_t most(index_t n) const { return range == Range::indices ? iu - il + 1 : n; }

    /// Which of n eigenvalues in ascending order they are.
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
};

}  // namespace lapilli
