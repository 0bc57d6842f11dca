// SPDX-License-Identifier: BSD-3-Clause
// Which part of the spectrum a call asks for: LAPACK's range with its bounds.
#pragma once

#include "base/scalar.hpp"

namespace lapilli {

enum class Range : char { all = 'A', values = 'V', indices = 'I' };

/// All eigenvalues; those in the half-open interval (vl, vu]; or, in ascending order and counted from 1, the il-th through
/// the iu-th.
struct Selection {
    Range range = Range::all;
    double vl = 0, vu = 0;
    index_t il = 1, iu = 0;

    static Selection all() { return {}; }
    static Selection values(double vl, double vu) { return {Range::values, vl, vu}; }
    static Selection indices(index_t il, index_t iu) { return {Range::indices, 0, 0, il, iu}; }

    /// How many of n eigenvalues there can be.
    index_t most(index_t n) const { return range == Range::indices ? iu - il + 1 : n; }
};

}  // namespace lapilli
