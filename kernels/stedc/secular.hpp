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

/// An element of a root's vector, before it is scaled.
LAPILLI_BOTH double stedc_element(double weight, double pole, double origin, double tau) {
    return divide_rounded(weight, distance<PlainPoles>(pole, origin, tau));
}

template <class Team, class R>
LAPILLI_BOTH void stedc_length(const Team& team, const StedcLevel<R>& level, const MergeNode& node,
                               std::int64_t i) {
    const MergeArrays& a = level.arrays;
    const double* pole = a.pole() + node.first;
    const double* weight = a.weight() + node.first;
    const double origin = pole[a.origin()[node.first + i]], tau = a.tau()[node.first + i];
    double squares = 0;
    for (std::int64_t j = team.rank(); j < node.survivors(); j += team.size()) {
        const double element = stedc_element(weight[j], pole[j], origin, tau);
        squares += element * element;
    }
    squares = team.sum(squares);
    if (team.rank() == 0) level.over_length()[node.first + i] = 1 / ::sqrt(squares);
}

/// Column `at` of S: the vector of a root, in the order of the packed columns; zero if it belongs to none.
template <class Team, class R>
LAPILLI_BOTH void stedc_vector(const Team& team, const StedcLevel<R>& level, const MergeNode& node,
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
                 tau = level.arrays.tau()[node.first + i], scale = level.over_length()[node.first + i];
    for (std::int64_t p = rows.begin + team.rank(); p < rows.end; p += team.size()) {
        const std::int64_t j = survivor[p];
        column[p] = static_cast<R>(stedc_element(weight[j], pole[j], origin, tau) * scale);
    }
}

}  // namespace lapilli
