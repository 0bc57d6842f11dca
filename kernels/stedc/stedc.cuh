// SPDX-License-Identifier: BSD-3-Clause
// The steps of divide and conquer that find numbers. Each is one launch for all merges of a level; what a
// merge needs to know of the step before it, how many columns survive, it reads on the device.
//
//     leaves             a warp has a leaf
//     order              a warp has a column: its place is the number of smaller values
//     deflate            a block has a merge
//     roots weights      a warp has a root, an element of z, the length of a vector: k^2 divisions each or some times
//     lengths            as many; small next to the product
//     vectors            warps share a column of S
#pragma once

#include "merges/teams.cuh"
#include "stedc/deflate.hpp"
#include "stedc/grid.hpp"
#include "stedc/leaf.hpp"
#include "stedc/secular.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class R>
__global__ void __launch_bounds__(stedc_leaf_threads) stedc_leaves(StedcLevel<R> level) {
    constexpr int limit = merge_leaf_limit, stride = stedc_leaf_stride;
    auto d = shared<double>(0, limit);
    auto e = shared<double>(limit * sizeof(double), limit);
    auto c = shared<double>(2 * limit * sizeof(double), limit);
    auto s = shared<double>(3 * limit * sizeof(double), limit);
    auto v = shared<R>(4 * limit * sizeof(double), limit * stride);
    const MergeNode node = level.nodes[block_id()];
    const int n = static_cast<int>(node.size), lane = lane_id();
    if (lane < n) {
        d[lane] = load(level.arrays.d() + node.first + lane);
        e[lane] = load(level.below + node.first + lane);
        for (int j = 0; j < n; ++j) v[lane + stride * j] = lane == j ? R(1) : R(0);
    }
    sync_warp();
    QlState state;
    for (;;) {
        const bool splits = lane >= n - 1 || ql_splits(d[lane], d[lane + 1], e[lane], level.unit);
        const unsigned all_splits = ballot(splits);
        sync_warp();
        QlSweep sweep{0, 0, true, false};
        if (lane == 0) sweep = ql_sweep(state, n, all_splits, d, e, c, s);
        sync_warp();
        const int word = shuffle(sweep.low | sweep.high << 8 | (sweep.over ? 1 << 16 : 0), 0);
        if (sweep.failed)
            atomic_max(reinterpret_cast<std::uint64_t*>(level.failed),
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
    const MergeNode node = level.nodes[block_y()];
    const std::int64_t i = warp_index();
    if (i < node.size) stedc_order(WarpTeam(), level, node, i);
}

template <class R>
__global__ void __launch_bounds__(stedc_deflating_threads) stedc_deflations(StedcLevel<R> level) {
    stedc_deflate(BlockTeam::make(), level, level.nodes[block_id()]);
}

template <class R>
__global__ void __launch_bounds__(stedc_threads) stedc_roots(StedcLevel<R> level) {
    const MergeNode node = level.nodes[block_y()];
    const MergePart mine = MergePart::of(level, node);
    const std::int64_t i = mine.begin + warp_index();
    if (i < mine.end) stedc_root(WarpTeam(), level, node, i);
}

template <class R>
__global__ void __launch_bounds__(stedc_threads) stedc_weights(StedcLevel<R> level) {
    const MergeNode node = level.nodes[block_y()];
    const MergePart mine = MergePart::of(level, node);
    const std::int64_t j = mine.begin + warp_index();
    if (j < mine.end) stedc_weight(WarpTeam(), level, node, j);
}

template <class R>
__global__ void __launch_bounds__(stedc_threads) stedc_lengths(StedcLevel<R> level) {
    const MergeNode node = level.nodes[block_y()];
    const MergePart mine = MergePart::of(level, node);
    const std::int64_t i = mine.begin + warp_index();
    if (i < mine.end) stedc_length(WarpTeam(), level, node, i);
}

template <class R>
__global__ void __launch_bounds__(stedc_threads) stedc_vectors(StedcLevel<R> level) {
    const MergeNode node = level.nodes[block_y()];
    const std::int64_t parts = merge_vector_parts(level), at = warp_index() / parts;
    if (at < merge_columns_of(level, node))
        stedc_vector(LaneTeam{warp_index() % parts, parts}, level, node, at);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
