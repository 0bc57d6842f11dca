// SPDX-License-Identifier: BSD-3-Clause
// Operations of a merge on columns of Q before the product, on those of their rows that are on the device.
// Each team has some of them.
#pragma once

#include "merges/args.hpp"
#include "merges/team.hpp"

namespace lapilli {

/// Rows of a merge, counted from its first.
struct MergeRows {
    std::int64_t begin, end;

    LAPILLI_BOTH MergeRows within(std::int64_t low, std::int64_t high) const {
        return {begin > low ? begin : low, end < high ? end : high};
    }
    /// The rows of a node on this device.
    template <class R>
    LAPILLI_BOTH static MergeRows here(const MergeLevel<R>& level, const MergeNode& node) {
        const std::int64_t begin = level.row - node.first;
        return MergeRows{begin, begin + level.rows}.within(0, node.size);
    }
    /// The rows of these that are packed and moved.
    template <class R>
    LAPILLI_BOTH static MergeRows of(const MergeLevel<R>& level, const MergeNode& node) {
        return here(level, node)
            .within(level.half == 2 ? node.cut : 0, level.half == 1 ? node.cut : node.size);
    }
};

/// The rotations that follow on each other from the one of the t-th listed column on; none if that is not a
/// first one.
template <class Team, class R>
LAPILLI_BOTH void merge_rotate(const Team& team, const MergeLevel<R>& level, const MergeNode& node,
                               std::int64_t t) {
    const MergeArrays& a = level.arrays;
    const std::int64_t f = node.first;
    const MergeRows rows = MergeRows::here(level, node);
    const std::int64_t rotation = a.rotated()[f + t];
    if (rotation == not_rotated || (t > 0 && a.rotated()[f + t - 1] != not_rotated)) return;
    if (rotation == rotated_in_last && !level.is_last) return;
    for (std::int64_t i = rows.begin + team.rank(); i < rows.end; i += team.size()) {
        R* q = level.q + (f + i - level.row) + f * level.ldq;
        R before = q[a.column()[f + a.listed()[f + t - 1]] * level.ldq];
        for (std::int64_t u = t; u < node.listed && a.rotated()[f + u] != not_rotated; ++u) {
            const auto c = static_cast<R>(a.cosine()[f + u]), s = static_cast<R>(a.sine()[f + u]);
            const std::int64_t p = a.column()[f + a.listed()[f + u - 1]],
                               r = a.column()[f + a.listed()[f + u]];
            const R here = q[r * level.ldq];
            q[p * level.ldq] = c * before + s * here;
            before = c * here - s * before;
            q[r * level.ldq] = before;
        }
    }
}

/// Column `place` of the packed survivors: its rows of the left child, of the right one, or both.
template <class Team, class R>
LAPILLI_BOTH void merge_pack(const Team& team, const MergeLevel<R>& level, const MergeNode& node,
                             std::int64_t place) {
    const std::int64_t f = node.first, column = level.arrays.packed()[f + place];
    const R* q = level.q + (f + column) * level.ldq;
    const bool left = place < node.left + node.both, right = place >= node.left;
    const MergeRows rows = MergeRows::of(level, node);
    const MergeRows filled = rows.within(left ? 0 : node.cut, right ? node.size : node.cut);
    const std::int64_t first = level.half == 0 ? f : -rows.begin;
    for (std::int64_t i = filled.begin + team.rank(); i < filled.end; i += team.size()) {
        const std::int64_t to = i < node.cut ? place : place - node.left;
        level.packed[first + i + to * level.ldp] = q[f + i - level.row];
    }
}

/// The k-th deflated column that moves.
template <class Team, class R>
LAPILLI_BOTH void merge_move(const Team& team, const MergeLevel<R>& level, const MergeNode& node,
                             std::int64_t k) {
    const std::int64_t f = node.first;
    const R* from = level.q + (f + level.arrays.from()[f + k]) * level.ldq;
    R* to = level.q + (f + level.arrays.to()[f + k]) * level.ldq;
    const MergeRows rows = MergeRows::of(level, node);
    for (std::int64_t i = rows.begin + team.rank(); i < rows.end; i += team.size())
        to[f + i - level.row] = from[f + i - level.row];
}

/// The number of columns of S that this launch makes for a merge.
template <class R>
LAPILLI_BOTH std::int64_t merge_columns_of(const MergeLevel<R>& level, const MergeNode& node) {
    const std::int64_t left = level.roots != nullptr ? level.columns : node.survivors() - level.begin;
    return left < level.columns ? left : level.columns;
}

/// The rows of S that the product of this half of the merge reads, or of both halves.
template <class R>
LAPILLI_BOTH MergePart merge_rows_of_s(const MergeLevel<R>& level, const MergeNode& node) {
    return {level.half == 2 ? node.left : 0, level.half == 1 ? node.left + node.both : node.survivors()};
}

/// A half of the product: rows of Q := rows of the packed columns times rows of S.
template <class R>
struct MergeHalf {
    const R *packed, *s;
    R* q;
    std::int64_t rows, inner;

    LAPILLI_BOTH static MergeHalf of(const MergeLevel<R>& level, const MergeNode& node, bool left) {
        const MergeRows rows =
            MergeRows::here(level, node).within(left ? 0 : node.cut, left ? node.cut : node.size);
        const std::int64_t row = node.first + rows.begin;
        return {level.packed + row, level.s + node.first + (left ? 0 : node.left),
                level.q + (row - level.row) + (node.first + level.begin) * level.ldq, rows.end - rows.begin,
                left ? node.left + node.both : node.both + node.right};
    }
};

}  // namespace lapilli
