// SPDX-License-Identifier: BSD-3-Clause
// Before the secular equation: z in ascending order of d, and what of it can be left out (LAPACK's LAED2).
#pragma once

#include "merges/deflate.hpp"
#include "stedc/args.hpp"

namespace lapilli {

/// Column i of a merge: its place in ascending order, equal values by column; its element of z, the last row
/// of Q1 or the first of Q2.
template <class Team, class R>
LAPILLI_BOTH void stedc_order(const Team& team, const StedcLevel<R>& level, const MergeNode& node,
                              std::int64_t i) {
    const double* d = level.arrays.d() + node.first;
    const double mine = d[i];
    double before = 0;
    for (std::int64_t j = team.rank(); j < node.size; j += team.size()) {
        const double other = d[j];
        before += other < mine || (other == mine && j < i) ? 1 : 0;
    }
    const auto place = node.first + static_cast<std::int64_t>(team.sum(before));
    if (team.rank() != 0) return;
    const bool left = i < node.cut;
    const std::int64_t row = node.first + node.cut - (left ? 1 : 0);
    const R element = level.ends != nullptr ? level.ends[node.first + i]
                                            : level.q[(row - level.row) + (node.first + i) * level.ldq];
    const auto z = static_cast<double>(element);
    level.arrays.sorted()[place] = mine;
    level.arrays.z()[place] = (!left && level.coupling(node) < 0 ? -z : z) * 0.70710678118654752440;
    level.arrays.column()[place] = i;
    level.arrays.kind()[place] = left ? in_left : in_right;
}

struct StedcRule {
    double rho, tolerance;

    LAPILLI_BOTH bool counts(double z) const { return rho * ::fabs(z) > tolerance; }
    LAPILLI_BOTH Deflation rotation(double d_p, double z_p, double d_q, double z_q) const {
        const double z = ::hypot(z_p, z_q), c = z_q / z, s = -(z_p / z);
        const double cc = multiply_rounded(c, c), ss = multiply_rounded(s, s);
        return {c,
                s,
                z,
                add_rounded(multiply_rounded(d_p, cc), multiply_rounded(d_q, ss)),
                add_rounded(multiply_rounded(d_p, ss), multiply_rounded(d_q, cc)),
                ::fabs(multiply_rounded(multiply_rounded(d_q - d_p, c), s)) <= tolerance};
    }
};

template <class Team, class R>
LAPILLI_BOTH void stedc_deflate(const Team& team, const StedcLevel<R>& level, MergeNode& node) {
    const DeflationWork w = DeflationWork::of(level.arrays, node.first);
    double most_d = 0, most_z = 0;
    for (std::int64_t i = team.rank(); i < node.size; i += team.size()) {
        most_d = ::fmax(most_d, ::fabs(w.d[i]));
        most_z = ::fmax(most_z, ::fabs(w.z[i]));
    }
    const double tolerance = 8 * level.unit * ::fmax(team.most(most_d), team.most(most_z));
    const StedcRule rule{2 * ::fabs(level.coupling(node)), tolerance};
    const std::int64_t listed = list_columns(team, w, 0, node.size, 0, rule);
    rotate_neighbours(team, w, 0, listed, rule);
    const std::int64_t survivors = list_survivors<true>(team, w, node);
    list_moves(team, w, node, survivors);
    list_places(team, w, survivors);
    if (team.rank() == 0) node.listed = listed;
}

}  // namespace lapilli
