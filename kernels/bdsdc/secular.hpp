// SPDX-License-Identifier: BSD-3-Clause
// The roots of a merge's secular equation, which are squares of singular values: M = [z^T; 0 D] has M^T M =
// D^2 + z z^T. And the vectors that belong to them: V_j = z_j / (d_j^2 - s^2), and U_j = d_j V_j, but -1 in
// the row of z, both normalized.
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

/// An element of V's vector of a root, before it is scaled. U's is that times the pole, but -1 for the pole
/// 0.
LAPILLI_BOTH double bdsdc_element(double weight, double pole, double origin, double tau) {
    return divide_rounded(weight, distance<SquaredPoles>(pole, origin, tau));
}

template <class Team, class R>
LAPILLI_BOTH void bdsdc_length(const Team& team, const BdsdcLevel<R>& level, const MergeNode& node,
                               std::int64_t i) {
    const MergeArrays& a = level.arrays;
    const double* pole = a.pole() + node.first;
    const double* weight = a.weight() + node.first;
    const double origin = pole[a.origin()[node.first + i]], tau = a.tau()[node.first + i];
    double of_u = 0, of_v = 0;
    for (std::int64_t j = team.rank(); j < node.survivors(); j += team.size()) {
        const double right = bdsdc_element(weight[j], pole[j], origin, tau);
        const double left = j == 0 ? -1.0 : multiply_rounded(pole[j], right);
        of_u += left * left;
        of_v += right * right;
    }
    of_u = team.sum(of_u);
    of_v = team.sum(of_v);
    if (team.rank() != 0) return;
    level.over_length_of_u()[node.first + i] = 1 / ::sqrt(of_u);
    level.over_length_of_v()[node.first + i] = 1 / ::sqrt(of_v);
}

/// Column `at` of S, of V's or U's.
template <class Team, class R>
LAPILLI_BOTH void bdsdc_vector(const Team& team, const BdsdcLevel<R>& level, const MergeNode& node,
                               std::int64_t at) {
    const MergePart rows = merge_rows_of_s(level, node);
    const std::int64_t i = level.roots != nullptr ? level.roots[at] : level.begin + at;
    R* column = level.s + node.first + at * level.lds;
    if (i < 0) {
        for (std::int64_t p = rows.begin + team.rank(); p < rows.end; p += team.size()) column[p] = R(0);
        return;
    }
    const double* pole = level.arrays.pole() + node.first;
    const double* weight = level.arrays.weight() + node.first;
    const std::int64_t* survivor = level.arrays.survivor() + node.first;
    const double origin = pole[level.arrays.origin()[node.first + i]],
                 tau = level.arrays.tau()[node.first + i];
    const bool right = level.is_last;
    const double scale = (right ? level.over_length_of_v() : level.over_length_of_u())[node.first + i];
    for (std::int64_t p = rows.begin + team.rank(); p < rows.end; p += team.size()) {
        const std::int64_t j = survivor[p];
        const double of_v = bdsdc_element(weight[j], pole[j], origin, tau);
        const double element = right ? of_v : j == 0 ? -1.0 : multiply_rounded(pole[j], of_v);
        column[p] = static_cast<R>(element * scale);
    }
}

}  // namespace lapilli
