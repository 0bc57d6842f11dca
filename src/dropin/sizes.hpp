// SPDX-License-Identifier: BSD-3-Clause
// What the routine table's sizes are written with: numbers as doubles, which hold any of them.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/scalar.hpp"

namespace lapilli::dropin {

inline char upper_case(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
inline bool is_left(char side) { return upper_case(side) == 'L'; }
inline bool wants_vectors(char job) { return upper_case(job) == 'V'; }
/// Bounds of a range that is not asked for may be null: LAPACK does not look at them.
template <class Number>
Number value_of(const Number* number) {
    return number == nullptr ? Number(0) : *number;
}
inline double max(double a, double b) { return std::max(a, b); }
inline double min(double a, double b) { return std::min(a, b); }
/// The least k with 2^k >= n.
inline double log2_up(double n) { return n > 1 ? std::ceil(std::log2(n)) : 0; }

}  // namespace lapilli::dropin
