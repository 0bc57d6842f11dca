// SPDX-License-Identifier: BSD-3-Clause
// Some of the singular values: the part that a problem asks for, and checks of what was found.
#pragma once

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <tuple>
#include <vector>

#include "support/selection.hpp"

namespace lapilli::testing {

inline constexpr double below_all_singular_values = -1;  // a bad limit

inline std::vector<BadBound> bad_parts_of_singular_values() {
    std::vector<BadBound> bounds = {{"vl", [](Problem& p) {
                                         p.range = 'V';
                                         p.vl = below_all_singular_values;
                                         p.vu = 2;
                                     }}};
    for (const BadBound& bound : bad_ranges()) bounds.push_back(bound);
    return bounds;
}

// The part that the problem asks for. The fuzzer's limits are those of eigenvalues, of both signs.
inline Selected selected_singular_values(Problem p, double low, double high) {
    if (p.vl != below_all_singular_values && (p.vl < 0 || p.vu < 0)) {
        std::tie(p.vl, p.vu) = std::minmax({std::abs(p.vl), std::abs(p.vu)});
        if (p.vl == p.vu) p.vu += 1;
    }
    return selected(p, low, high);
}

// The error of the first `found` of the descending `values`, relative to all of them. Values ascend in the
// checks of eigenvalues, and indices count from the smallest there.
template <class R>
double selected_singular_value_ratio(const std::vector<R>& values, std::int64_t found,
                                     const std::vector<R>& all, Selected s, double unit) {
    const auto n = static_cast<std::int64_t>(all.size());
    if (found < 0 || found > n) return std::numeric_limits<double>::infinity();
    const std::int64_t il = s.il;
    s.il = n - s.iu + 1;
    s.iu = n - il + 1;
    const std::vector<R> ascending(std::make_reverse_iterator(values.begin() + found), values.rend());
    return selected_value_ratio(ascending, found, std::vector<R>(all.rbegin(), all.rend()), s, unit);
}

}  // namespace lapilli::testing
