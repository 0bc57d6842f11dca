// SPDX-License-Identifier: BSD-3-Clause
// The roots of a merge's secular equation, which are squares of singular values: M = [z^T; 0 D] has M^T M = D^2 + z z^T. And
// the vectors that belong to them: V_j = z_j / (d_j^2 - s^2), and U_j = d_j V_j, but -1 in the row of z, both normalized.
#pragma once

#include "bdsdc/args.hpp"
#include "merges/secular.hpp"

namespace lapilli {

template <class Team, class R>
LAPILLI_BOTH void bdsdc_root(const Team& team, const BdsdcLevel<R>& level, const MergeNode& node,
                             std::int64_t i) {
    const MergeArrays& a = level.arrays;
    const SecularRoot root = merge_root<SquaredPoles>(team, a, node, 1, i);
    if (team.rank() != 0) return;
    const double pole = a.pole()[node.first + root.origin], tau = root.tau;
    const double length = ::sqrt(::fmax(add_rounded(multiply_rounded(pole, pole), tau), 0.0));
    const double value = tau == 0 ? pole : add_rounded(pole, tau / (pole + length));
    a.d()[node.first + i] = ::ldexp(value, static_cast<int>(node.exponent));
}

template <class Team, class R>
LAPILLI_BOTH void bdsdc_weight(const Team& team, const BdsdcLevel<R>& level, const MergeNode& node,
                               std::int64_t j) {
    merge_weight<SquaredPoles>(team, level.arrays, node, j);
}

/// Column `at` of S, of V's or U's.
template <class Team, class R>
LAPILLI_BOTH void bdsdc_vector(const Team& team, const BdsdcLevel<R>& level, const MergeNode& node,
                               std::int64_t at) {
    const double* pole = level.arrays.pole() + node.first;
    const double* weight = level.arrays.weight() + node.first;
    const bool right = level.is_last;
    merge_vector(team, level, node, at, [=](std::int64_t j, double origin, double tau) {
        if (!right && j == 0) return -1.0;
        const double element = divide_rounded(weight[j], distance<SquaredPoles>(pole[j], origin, tau));
        return right ? element : multiply_rounded(pole[j], element);
    });
}

}  // namespace lapilli
