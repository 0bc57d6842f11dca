// SPDX-License-Identifier: BSD-3-Clause
// The steps of divide and conquer but for the product. Each is one launch for all merges of a level; what a merge needs
// to know of the step before it, how many columns survive, it reads on the device.
//
//     leaves             a warp has a leaf
//     order              a warp has a column: its place is the number of smaller values
//     deflate            a block has a merge
//     rotate pack move   a block has 1024 rows of 8 columns
//     roots weights      a warp has a root, an element of z, a column of S: k^2 divisions each, and as much work as
//     vectors            k^2 rows of the product at about a hundredth of its cost
#pragma once

#include "stedc/columns.hpp"
#include "stedc/deflate.hpp"
#include "stedc/grid.hpp"
#include "stedc/leaf.hpp"
#include "stedc/secular.hpp"
#include "stedc/teams.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The index of this warp among those along x.
LAPILLI_DEVICE std::int64_t warp_index() {
    return static_cast<std::int64_t>(block_x()) * (thread_count() / 32) + warp_id();
}

template <class R>
__global__ void __launch_bounds__(stedc_leaf_threads) stedc_leaves(StedcLevel<R> level) {
    constexpr int limit = stedc_leaf_limit, stride = stedc_leaf_stride;
    auto d = shared<double>(0, limit);
    auto e = shared<double>(limit * sizeof(double), limit);
    auto c = shared<double>(2 * limit * sizeof(double), limit);
    auto s = shared<double>(3 * limit * sizeof(double), limit);
    auto v = shared<R>(4 * limit * sizeof(double), limit * stride);
    const StedcNode node = level.nodes[block_id()];
    const int n = static_cast<int>(node.size), lane = lane_id();
    if (lane < n) {
        d[lane] = load(level.arrays.d() + node.first + lane);
        e[lane] = load(level.arrays.element() + node.first + lane);
        for (int j = 0; j < n; ++j) v[lane + stride * j] = lane == j ? R(1) : R(0);
    }
    sync_warp();
    QlState state;
    for (;;) {
        QlSweep sweep{0, 0, true, false};
        if (lane == 0) sweep = ql_sweep(state, n, level.unit, d, e, c, s);
        sync_warp();
        const int word = shuffle(sweep.low | sweep.high << 8 | (sweep.over ? 1 << 16 : 0), 0);
        if (sweep.failed)
            atomic_max(reinterpret_cast<std::uint64_t*>(level.arrays.failed),
                       static_cast<std::uint64_t>(node.first + 1));
        if ((word >> 16 & 1) != 0) break;
        sweep.low = word & 255;
        sweep.high = word >> 8 & 255;
        if (lane < n) ql_rotate<R>(sweep, v, lane, stride, c, s);
        sync_warp();
    }
    if (lane < n) {
        const double value = d[lane];
        store(level.arrays.d() + node.first + lane, value);
        for (int j = 0; j < n; ++j) {
            const R element = v[lane + stride * j];
            store(level.q + (node.first - level.row) + lane + (node.first + j) * level.ldq, element);
        }
    }
}

template <class R>
__global__ void __launch_bounds__(stedc_threads) stedc_orders(StedcLevel<R> level) {
    const StedcNode node = level.nodes[block_y()];
    const std::int64_t i = warp_index();
    if (i < node.size) stedc_order(WarpTeam(), level, node, i);
}

template <class R>
__global__ void __launch_bounds__(stedc_deflating_threads) stedc_deflations(StedcLevel<R> level) {
    stedc_deflate(BlockTeam::make(), level, level.nodes[block_id()]);
}

/// body(team, j) for each of the merge's `count` columns that is this block's, with a team for its rows.
template <class R, class Body>
LAPILLI_DEVICE void for_columns(const StedcLevel<R>& level, std::int64_t count, Body body) {
    const std::int64_t parts = stedc_row_parts(level), begin = block_x() / parts * stedc_columns;
    const RowTeam team{block_x() % parts, parts};
    for (std::int64_t j = begin; j < min(count, begin + stedc_columns); ++j) body(team, j);
}

template <class R>
__global__ void __launch_bounds__(stedc_threads) stedc_rotations(StedcLevel<R> level) {
    const StedcNode node = level.nodes[block_y()];
    for_columns(level, node.listed,
                [&](const RowTeam& team, std::int64_t t) { stedc_rotate(team, level, node, t); });
}

template <class R>
__global__ void __launch_bounds__(stedc_threads) stedc_packs(StedcLevel<R> level) {
    const StedcNode node = level.nodes[block_y()];
    for_columns(level, node.survivors(),
                [&](const RowTeam& team, std::int64_t place) { stedc_pack(team, level, node, place); });
}

template <class R>
__global__ void __launch_bounds__(stedc_threads) stedc_moves(StedcLevel<R> level) {
    const StedcNode node = level.nodes[block_y()];
    for_columns(level, node.moved,
                [&](const RowTeam& team, std::int64_t k) { stedc_move(team, level, node, k); });
}

template <class R>
__global__ void __launch_bounds__(stedc_threads) stedc_roots(StedcLevel<R> level) {
    const StedcNode node = level.nodes[block_y()];
    const std::int64_t i = warp_index();
    if (i < node.survivors()) stedc_root(WarpTeam(), level, node, i);
}

template <class R>
__global__ void __launch_bounds__(stedc_threads) stedc_weights(StedcLevel<R> level) {
    const StedcNode node = level.nodes[block_y()];
    const std::int64_t j = warp_index();
    if (j < node.survivors()) stedc_weight(WarpTeam(), level, node, j);
}

template <class R>
__global__ void __launch_bounds__(stedc_threads) stedc_vectors(StedcLevel<R> level) {
    const StedcNode node = level.nodes[block_y()];
    const std::int64_t at = warp_index();
    if (at < stedc_columns_of(level, node)) stedc_vector(WarpTeam(), level, node, at);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
