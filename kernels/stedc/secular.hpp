// SPDX-License-Identifier: BSD-3-Clause
// The roots of a merge's secular equation, which are eigenvalues, and the vectors that belong to them.
#pragma once

#include "merges/columns.hpp"
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

/// Column `at` of S: the vector of a root, in the order of the packed columns; zero if it belongs to none.
template <class Team, class R>
LAPILLI_BOTH void stedc_vector(const Team& team, const StedcLevel<R>& level, const MergeNode& node,
                               std::int64_t at) {
    const std::int64_t i = level.roots != nullptr ? level.roots[at] : level.begin + at;
    if (i < 0) {
        for (std::int64_t j = team.rank(); j < node.survivors(); j += team.size())
            level.s[node.first + j + at * level.lds] = R(0);
        return;
    }
    const double* pole = level.arrays.pole() + node.first;
    const double* weight = level.arrays.weight() + node.first;
    const std::int64_t* place = level.arrays.place() + node.first;
    const double tau = level.arrays.tau()[node.first + i],
                 origin = pole[level.arrays.origin()[node.first + i]];
    const std::int64_t count = node.survivors();
    double squares = 0;
    for (std::int64_t j = team.rank(); j < count; j += team.size()) {
        const double element = divide_rounded(weight[j], distance<PlainPoles>(pole[j], origin, tau));
        squares += element * element;
    }
    const double length = ::sqrt(team.sum(squares));
    R* column = level.s + node.first + at * level.lds;
    for (std::int64_t j = team.rank(); j < count; j += team.size()) {
        const double element = divide_rounded(weight[j], distance<PlainPoles>(pole[j], origin, tau));
        column[place[j]] = static_cast<R>(element / length);
    }
}

}  // namespace lapilli
