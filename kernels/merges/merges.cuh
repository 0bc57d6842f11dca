// SPDX-License-Identifier: BSD-3-Clause
// The steps of a merge's columns but for the product. Each is one launch for all merges of a level; a block
// has 1024 rows of 8 columns.
#pragma once

#include "merges/columns.hpp"
#include "merges/grid.hpp"
#include "merges/teams.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// body(team, j) for each of the merge's `count` columns that is this block's, with a team for its rows.
template <class R, class Body>
LAPILLI_DEVICE void for_columns(const MergeLevel<R>& level, std::int64_t count, Body body) {
    const std::int64_t parts = merge_row_parts(level), begin = block_x() / parts * merge_block_columns;
    const RowTeam team{block_x() % parts, parts};
    for (std::int64_t j = begin; j < min(count, begin + merge_block_columns); ++j) body(team, j);
}

template <class R>
__global__ void __launch_bounds__(merge_threads) merge_rotations(MergeLevel<R> level) {
    const MergeNode node = level.nodes[block_y()];
    for_columns(level, node.listed,
                [&](const RowTeam& team, std::int64_t t) { merge_rotate(team, level, node, t); });
}

template <class R>
__global__ void __launch_bounds__(merge_threads) merge_packs(MergeLevel<R> level) {
    const MergeNode node = level.nodes[block_y()];
    for_columns(level, node.survivors(),
                [&](const RowTeam& team, std::int64_t place) { merge_pack(team, level, node, place); });
}

template <class R>
__global__ void __launch_bounds__(merge_threads) merge_moves(MergeLevel<R> level) {
    const MergeNode node = level.nodes[block_y()];
    for_columns(level, node.moved,
                [&](const RowTeam& team, std::int64_t k) { merge_move(team, level, node, k); });
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
