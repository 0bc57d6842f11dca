// SPDX-License-Identifier: BSD-3-Clause
// The roots of a merge's secular equation, which are eigenvalues, and the vectors that belong to them.
#pragma once

#include "merges/secular.hpp"
#include "stedc/args.hpp"

namespace lapilli {

template <class Team, class R>
LAPILLI_BOTH void stedc_root(const Team& team, const StedcLevel<R>& level, const MergeNode& node,
                             std::int64_t i) {
    const MergeArrays& a = level.arrays;
    const SecularRoot root = merge_root<PlainPoles>(team, a, node, 0.5 / ::fabs(level.coupling(node)), i);
    if (team.rank() == 0) a.d()[node.first + i] = a.pole()[node.first + root.origin] + root.tau;
}

template <class Team, class R>
LAPILLI_BOTH void stedc_weight(const Team& team, const StedcLevel<R>& level, const MergeNode& node,
                               std::int64_t j) {
    merge_weight<PlainPoles>(team, level.arrays, node, j);
}

template <class Team, class R>
LAPILLI_BOTH void stedc_vector(const Team& team, const StedcLevel<R>& level, const MergeNode& node,
                               std::int64_t at) {
    const double* pole = level.arrays.pole() + node.first;
    const double* weight = level.arrays.weight() + node.first;
    merge_vector(team, level, node, at, [=](std::int64_t j, double origin, double tau) {
        return divide_rounded(weight[j], distance<PlainPoles>(pole[j], origin, tau));
    });
}

}  // namespace lapilli
