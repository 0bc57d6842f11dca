// SPDX-License-Identifier: BSD-3-Clause
// Before the secular equation: z in ascending order of d, and what of it can be left out (LAPACK's LAED2). An eigenvalue
// is deflated when its z is negligible, or when a rotation with its neighbour makes it so.
#pragma once

#include "merges/team.hpp"
#include "stedc/args.hpp"

namespace lapilli {

/// Column i of a merge: its place in ascending order, equal values by column; its element of z, the last row of Q1 or the
/// first of Q2.
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

/// The rotation that takes what column p has of z into column q.
struct Deflation {
    double cosine, sine, z, d_p, d_q;
    bool negligible;
};
LAPILLI_BOTH Deflation deflation_of(double d_p, double z_p, double d_q, double z_q, double tolerance) {
    const double z = ::hypot(z_p, z_q), c = z_q / z, s = -(z_p / z);
    const double cc = multiply_rounded(c, c), ss = multiply_rounded(s, s);
    return {c,
            s,
            z,
            add_rounded(multiply_rounded(d_p, cc), multiply_rounded(d_q, ss)),
            add_rounded(multiply_rounded(d_p, ss), multiply_rounded(d_q, cc)),
            ::fabs(multiply_rounded(multiply_rounded(d_q - d_p, c), s)) <= tolerance};
}

/// A merge as the deflation sees it: its part of the arrays.
struct DeflationWork {
    double *d, *z, *cosine, *sine, *pole, *weight, *value;
    std::int64_t *column, *kind, *listed, *rotated, *place, *packed, *origin, *from, *to;

    LAPILLI_BOTH static DeflationWork of(const MergeArrays& a, std::int64_t first) {
        return {a.sorted() + first, a.z() + first,      a.cosine() + first,  a.sine() + first,
                a.pole() + first,   a.weight() + first, a.d() + first,       a.column() + first,
                a.kind() + first,   a.listed() + first, a.rotated() + first, a.place() + first,
                a.packed() + first, a.origin() + first, a.from() + first,    a.to() + first};
    }
};

/// Lists the columns whose z counts; the others are deflated. Returns how many count.
template <class Team>
LAPILLI_BOTH std::int64_t list_columns(const Team& team, const DeflationWork& w, std::int64_t size,
                                       double rho, double tolerance) {
    const Chunk mine = chunk_of(team, size);
    std::int64_t found = 0, total = 0;
    for (std::int64_t i = mine.begin; i < mine.end; ++i) found += rho * ::fabs(w.z[i]) > tolerance ? 1 : 0;
    std::int64_t at = team.offset(found, total);
    for (std::int64_t i = mine.begin; i < mine.end; ++i) {
        if (rho * ::fabs(w.z[i]) > tolerance) {
            w.listed[at++] = i;
        } else {
            w.kind[i] = deflated;
        }
    }
    team.sync();
    return total;
}

/// LAPACK's walk: each listed column against the one before it, as earlier rotations left that one. A column that was not
/// rotated is as it was at the start, so only columns that could be rotated with their neighbour at the start begin a
/// chain of rotations: all columns are looked at together, and one thread follows the chains.
template <class Team>
LAPILLI_BOTH void rotate_neighbours(const Team& team, const DeflationWork& w, std::int64_t listed,
                                    double tolerance) {
    const Chunk mine = chunk_of(team, listed);
    const auto close = [&](std::int64_t t) {
        if (t == 0) return false;
        const std::int64_t p = w.listed[t - 1], q = w.listed[t];
        return deflation_of(w.d[p], w.z[p], w.d[q], w.z[q], tolerance).negligible;
    };
    std::int64_t found = 0, candidates = 0;
    for (std::int64_t t = mine.begin; t < mine.end; ++t) {
        const bool candidate = close(t);
        w.rotated[t] = candidate ? 1 : 0;
        found += candidate ? 1 : 0;
    }
    std::int64_t at = team.offset(found, candidates);
    std::int64_t* const candidate = w.packed;  // not in use yet
    for (std::int64_t t = mine.begin; t < mine.end; ++t) {
        if (w.rotated[t] != 0) candidate[at++] = t;
        w.rotated[t] = 0;
    }
    team.sync();
    if (team.rank() == 0) {
        std::int64_t next = 0;
        for (std::int64_t k = 0; k < candidates; ++k) {
            std::int64_t t = candidate[k];
            if (t < next) continue;
            for (; t < listed; ++t) {
                const std::int64_t p = w.listed[t - 1], q = w.listed[t];
                const Deflation turn = deflation_of(w.d[p], w.z[p], w.d[q], w.z[q], tolerance);
                if (!turn.negligible) break;
                w.rotated[t] = 1;
                w.cosine[t] = turn.cosine;
                w.sine[t] = turn.sine;
                w.z[q] = turn.z;
                w.d[p] = turn.d_p;
                w.d[q] = turn.d_q;
                if (w.kind[q] != w.kind[p]) w.kind[q] = in_both;
                w.kind[p] = deflated;
            }
            next = t + 1;
        }
    }
    team.sync();
}

/// Survivors in ascending order, and where their columns go: first those of the left child, then dense ones, then those
/// of the right child.
template <class Team>
LAPILLI_BOTH std::int64_t list_survivors(const Team& team, const DeflationWork& w, MergeNode& node) {
    const Chunk mine = chunk_of(team, node.size);
    std::int64_t found[3] = {0, 0, 0}, total[3], at[3];
    for (std::int64_t i = mine.begin; i < mine.end; ++i) {
        for (int kind = 0; kind < 3; ++kind) found[kind] += w.kind[i] == kind ? 1 : 0;
    }
    for (int kind = 0; kind < 3; ++kind) at[kind] = team.offset(found[kind], total[kind]);
    std::int64_t survivor = at[0] + at[1] + at[2];
    at[1] += total[0];
    at[2] += total[0] + total[1];
    for (std::int64_t i = mine.begin; i < mine.end; ++i) {
        w.value[w.column[i]] = w.d[i];
        for (int kind = 0; kind < 3; ++kind) {
            if (w.kind[i] != kind) continue;
            w.pole[survivor] = w.d[i];
            w.weight[survivor] = w.z[i];
            w.place[survivor] = at[kind];
            w.packed[at[kind]] = w.column[i];
            ++survivor;
            ++at[kind];
        }
    }
    if (team.rank() == 0) {
        node.left = total[0];
        node.both = total[1];
        node.right = total[2];
    }
    team.sync();
    return total[0] + total[1] + total[2];
}

/// The new columns come first: deflated columns that stand there move to places that survivors leave behind them.
template <class Team>
LAPILLI_BOTH void list_moves(const Team& team, const DeflationWork& w, MergeNode& node,
                             std::int64_t survivors) {
    std::int64_t* const survives = w.origin;  // by column; not in use yet
    for (std::int64_t i = team.rank(); i < node.size; i += team.size())
        survives[w.column[i]] = w.kind[i] != deflated ? 1 : 0;
    team.sync();
    const Chunk mine = chunk_of(team, node.size);
    std::int64_t leaving = 0, free = 0, moved = 0, total = 0;
    for (std::int64_t j = mine.begin; j < mine.end; ++j) {
        leaving += j < survivors && survives[j] == 0 ? 1 : 0;
        free += j >= survivors && survives[j] != 0 ? 1 : 0;
    }
    std::int64_t from = team.offset(leaving, moved), to = team.offset(free, total);
    for (std::int64_t j = mine.begin; j < mine.end; ++j) {
        if (j < survivors && survives[j] == 0) w.from[from++] = j;
        if (j >= survivors && survives[j] != 0) w.to[to++] = j;
    }
    team.sync();
    for (std::int64_t k = team.rank(); k < moved; k += team.size()) w.value[w.to[k]] = w.value[w.from[k]];
    if (team.rank() == 0) node.moved = moved;
}

template <class Team, class R>
LAPILLI_BOTH void stedc_deflate(const Team& team, const StedcLevel<R>& level, MergeNode& node) {
    const DeflationWork w = DeflationWork::of(level.arrays, node.first);
    double most_d = 0, most_z = 0;
    for (std::int64_t i = team.rank(); i < node.size; i += team.size()) {
        most_d = ::fmax(most_d, ::fabs(w.d[i]));
        most_z = ::fmax(most_z, ::fabs(w.z[i]));
    }
    const double tolerance = 8 * level.unit * ::fmax(team.most(most_d), team.most(most_z));
    const double rho = 2 * ::fabs(level.coupling(node));
    const std::int64_t size = node.size, listed = list_columns(team, w, size, rho, tolerance);
    rotate_neighbours(team, w, listed, tolerance);
    const std::int64_t survivors = list_survivors(team, w, node);
    list_moves(team, w, node, survivors);
    if (team.rank() == 0) node.listed = listed;
}

}  // namespace lapilli
