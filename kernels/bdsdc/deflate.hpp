// SPDX-License-Identifier: BSD-3-Clause
// Before the secular equation: z in ascending order of d, and what of it can be left out (LAPACK's LASD2).
// First in this order comes the column between the children, whose value is 0 and which always survives; last
// comes the null vector.
#pragma once

#include "bdsdc/args.hpp"
#include "merges/deflate.hpp"

namespace lapilli {

/// Column i of a merge: its place in ascending order, equal values by column; its element of the last row of
/// V1 or of the first row of V2.
template <class Team, class R>
LAPILLI_BOTH void bdsdc_order(const Team& team, const BdsdcLevel<R>& level, const MergeNode& node,
                              std::int64_t i) {
    const double* d = level.arrays.d() + node.first;
    const std::int64_t between = node.cut - 1, null = node.size - 1;
    const double mine = d[i];
    double before = 1;
    if (i == between) {
        before = 0;
    } else if (i == null) {
        before = static_cast<double>(null);
    } else {
        double smaller = 0;
        for (std::int64_t j = team.rank(); j < null; j += team.size()) {
            const double other = d[j];
            smaller += j != between && (other < mine || (other == mine && j < i)) ? 1 : 0;
        }
        before += team.sum(smaller);
    }
    const std::int64_t place = node.first + static_cast<std::int64_t>(before);
    if (team.rank() != 0) return;
    const bool left = i < node.cut;
    const std::int64_t row = node.first + node.cut - (left ? 1 : 0);
    const R element = level.ends != nullptr ? level.ends[node.first + i]
                                            : level.q[(row - level.row) + (node.first + i) * level.ldq];
    level.arrays.sorted()[place] = mine;
    level.arrays.z()[place] = static_cast<double>(element);
    level.arrays.column()[place] = i;
    level.arrays.kind()[place] = i == between ? in_both : i == null ? deflated : left ? in_left : in_right;
}

/// Values that are nearly equal are treated as equal: they do not change.
struct BdsdcRule {
    double tolerance;

    LAPILLI_BOTH bool counts(double z) const { return ::fabs(z) > tolerance; }
    LAPILLI_BOTH Deflation rotation(double d_p, double z_p, double d_q, double z_q) const {
        const double z = ::hypot(z_p, z_q);
        return {z_q / z, -(z_p / z), z, d_p, d_q, subtract_rounded(d_q, d_p) <= tolerance};
    }
};

/// The exponent for a merge of zeros: what takes the place of its z vanishes when it is scaled back.
inline constexpr int bdsdc_vanishing = -1200;

/// Makes z and scales it with the values, exactly: the largest of them becomes less than 1, and at least 1/2.
/// Returns the tolerance.
template <class Team, class R>
LAPILLI_BOTH double bdsdc_scale(const Team& team, const BdsdcLevel<R>& level, const DeflationWork& w,
                                MergeNode& node) {
    const double alpha = level.alpha(node), beta = level.beta(node);
    double most = ::fmax(::fabs(alpha), ::fabs(beta));
    for (std::int64_t i = team.rank(); i < node.size; i += team.size()) most = ::fmax(most, w.d[i]);
    most = team.most(most);
    const int exponent = most > 0 ? ::ilogb(most) + 1 : bdsdc_vanishing;
    const double left = ::ldexp(alpha, -exponent), right = ::ldexp(beta, -exponent);
    for (std::int64_t i = team.rank(); i < node.size; i += team.size()) {
        w.d[i] = ::ldexp(w.d[i], -exponent);
        w.z[i] = multiply_rounded(w.column[i] < node.cut ? left : right, w.z[i]);
    }
    if (team.rank() == 0) node.exponent = exponent;
    team.sync();
    return 8 * level.unit * (most > 0 ? ::ldexp(most, -exponent) : 1);
}

/// The turn of V's null vectors, first in the list of rotations.
LAPILLI_BOTH void bdsdc_turn(const DeflationWork& w, std::int64_t null, double tolerance) {
    const double of_left = w.z[0], of_right = w.z[null], z = ::hypot(of_left, of_right);
    const bool counts = z > tolerance;
    w.z[0] = counts ? z : tolerance;
    w.listed[0] = null;
    w.rotated[0] = not_rotated;
    w.listed[1] = 0;
    w.rotated[1] = counts ? rotated_in_last : not_rotated;
    w.cosine[1] = counts ? of_left / z : 1;
    w.sine[1] = counts ? -(of_right / z) : 0;
}

template <class Team, class R>
LAPILLI_BOTH void bdsdc_deflate(const Team& team, const BdsdcLevel<R>& level, MergeNode& node) {
    const DeflationWork w = DeflationWork::of(level.arrays, node.first);
    const double tolerance = bdsdc_scale(team, level, w, node);
    const std::int64_t null = node.size - 1;
    if (team.rank() == 0) bdsdc_turn(w, null, tolerance);
    team.sync();
    const BdsdcRule rule{tolerance};
    const std::int64_t listed = list_columns(team, w, 1, null, 2, rule);
    rotate_neighbours(team, w, 2, listed, rule);
    const std::int64_t survivors = list_survivors<false>(team, w, node);
    // The next pole must differ from the first one, 0.
    if (team.rank() == 0 && survivors > 1) w.pole[1] = ::fmax(w.pole[1], tolerance / 2);
    list_moves(team, w, node, survivors);
    if (team.rank() == 0) node.listed = listed;
    list_places(team, w, survivors);
}

}  // namespace lapilli
