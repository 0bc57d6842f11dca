// SPDX-License-Identifier: BSD-3-Clause
// Deflation: the elements of z that can be left out of the secular equation, once a solver has z in ascending
// order of the values (LAPACK's LAED2 and LASD2). A column is deflated when its z is negligible, or when a
// rotation with its neighbour makes it so. The solver's rule decides:
//
//     counts(z)                        whether z is not negligible
//     rotation(d_p, z_p, d_q, z_q)     a Deflation of neighbours
#pragma once

#include "merges/args.hpp"
#include "merges/team.hpp"

namespace lapilli {

/// The rotation that takes what column p has of z into column q, which leaves `z` there, and their values
/// after it.
struct Deflation {
    double cosine, sine, z, d_p, d_q;
    bool negligible;  ///< whether the matrix may be treated as diagonal after it
};

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

/// Lists those of columns begin .. end-1 whose z counts, behind the `listed` ones that are listed already;
/// the others are deflated. Returns how many are listed.
template <class Team, class Rule>
LAPILLI_BOTH std::int64_t list_columns(const Team& team, const DeflationWork& w, std::int64_t begin,
                                       std::int64_t end, std::int64_t listed, const Rule& rule) {
    const Chunk mine = chunk_of(team, end - begin);
    std::int64_t found = 0, total = 0;
    for (std::int64_t i = begin + mine.begin; i < begin + mine.end; ++i) found += rule.counts(w.z[i]) ? 1 : 0;
    std::int64_t at = listed + team.offset(found, total);
    for (std::int64_t i = begin + mine.begin; i < begin + mine.end; ++i) {
        if (rule.counts(w.z[i])) {
            w.listed[at++] = i;
        } else {
            w.kind[i] = deflated;
        }
    }
    team.sync();
    return listed + total;
}

/// LAPACK's walk: each listed column, from `first` on, against the one before it, as earlier rotations left
/// that one. A column that was not rotated is as it was at the start, so only columns that could be rotated
/// with their neighbour at the start begin a chain of rotations: all columns are looked at together, and one
/// thread follows the chains.
template <class Team, class Rule>
LAPILLI_BOTH void rotate_neighbours(const Team& team, const DeflationWork& w, std::int64_t first,
                                    std::int64_t listed, const Rule& rule) {
    const Chunk chunk = chunk_of(team, listed - first), mine{first + chunk.begin, first + chunk.end};
    const auto close = [&](std::int64_t t) {
        if (t == first) return false;
        const std::int64_t p = w.listed[t - 1], q = w.listed[t];
        return rule.rotation(w.d[p], w.z[p], w.d[q], w.z[q]).negligible;
    };
    std::int64_t found = 0, candidates = 0;
    for (std::int64_t t = mine.begin; t < mine.end; ++t) {
        const bool candidate = close(t);
        w.rotated[t] = candidate ? rotated_in_all : not_rotated;
        found += candidate ? 1 : 0;
    }
    std::int64_t at = team.offset(found, candidates);
    std::int64_t* const candidate = w.packed;  // not in use yet
    for (std::int64_t t = mine.begin; t < mine.end; ++t) {
        if (w.rotated[t] != not_rotated) candidate[at++] = t;
        w.rotated[t] = not_rotated;
    }
    team.sync();
    if (team.rank() == 0) {
        std::int64_t next = 0;
        for (std::int64_t k = 0; k < candidates; ++k) {
            std::int64_t t = candidate[k];
            if (t < next) continue;
            for (; t < listed; ++t) {
                const std::int64_t p = w.listed[t - 1], q = w.listed[t];
                const Deflation turn = rule.rotation(w.d[p], w.z[p], w.d[q], w.z[q]);
                if (!turn.negligible) break;
                w.rotated[t] = rotated_in_all;
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

/// Survivors in ascending order, and where their columns go: first those of the left child, then dense ones,
/// then those of the right child. changes_values: whether rotations change the values.
template <bool changes_values, class Team>
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
        if (changes_values) w.value[w.column[i]] = w.d[i];
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

/// The new columns come first: deflated columns in their places move to places that survivors have left.
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

/// The survivors by their places among the packed columns, where the kinds of columns were.
template <class Team>
LAPILLI_BOTH void list_places(const Team& team, const DeflationWork& w, std::int64_t survivors) {
    team.sync();
    for (std::int64_t i = team.rank(); i < survivors; i += team.size()) w.kind[w.place[i]] = i;
}

}  // namespace lapilli
