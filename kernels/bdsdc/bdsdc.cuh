// SPDX-License-Identifier: BSD-3-Clause
// The steps of divide and conquer of bidiagonal matrices that find numbers, as those of stedc/stedc.cuh: each
// is one launch for all merges of a level. A warp has a leaf, with its U and V in shared memory.
#pragma once

#include "bdsdc/deflate.hpp"
#include "bdsdc/grid.hpp"
#include "bdsdc/leaf.hpp"
#include "bdsdc/secular.hpp"
#include "merges/columns.hpp"
#include "merges/teams.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class R>
__global__ void __launch_bounds__(bdsdc_leaf_threads) bdsdc_leaves(BdsdcLevel<R> level) {
    constexpr int limit = merge_leaf_limit, stride = bdsdc_leaf_stride;
    const auto array = [](std::size_t k) { return shared<double>(k * limit * sizeof(double), limit); };
    const BdsdcLeaf<Shared<double>> b{array(0), array(1), array(2), array(3), array(4), array(5)};
    constexpr std::size_t vectors = bdsdc_leaf_arrays * limit * sizeof(double);
    auto u = shared<R>(vectors, limit * stride);
    auto v = shared<R>(vectors + limit * stride * sizeof(R), limit * stride);
    const MergeNode node = level.nodes[block_id()];
    const int size = static_cast<int>(node.size), n = size - 1, lane = lane_id();
    if (lane < size) {
        b.d[lane] = load(level.diagonal + node.first + lane);
        b.e[lane] = load(level.above + node.first + lane);
        for (int j = 0; j < size; ++j) {
            u[lane + stride * j] = lane == j ? R(1) : R(0);
            v[lane + stride * j] = lane == j ? R(1) : R(0);
        }
    }
    sync_warp();
    int exponent = 0;
    if (lane == 0) {
        exponent = bdsdc_scale_leaf(b, n);
        bdsdc_make_square(b, n);
    }
    exponent = shuffle(exponent, 0);
    sync_warp();
    if (lane < size) bdsdc_turn_square<R>(b, v, n, lane, stride);
    sync_warp();
    QrState state{n - 1};
    for (;;) {
        QrSweep sweep{0, 0, true, false};
        if (lane == 0) sweep = bdsdc_sweep(state, n, level.unit, b);
        sync_warp();
        const int word = shuffle(sweep.low | sweep.high << 8 | (sweep.over ? 1 << 16 : 0), 0);
        if (sweep.failed)
            atomic_max(reinterpret_cast<std::uint64_t*>(level.failed),
                       static_cast<std::uint64_t>(node.first + 1));
        if ((word >> 16 & 1) != 0) break;
        sweep.low = word & 255;
        sweep.high = word >> 8 & 255;
        if (lane < size) {
            bdsdc_rotate<R>(sweep, v, lane, stride, b.right_c, b.right_s);
            bdsdc_rotate<R>(sweep, u, lane, stride, b.left_c, b.left_s);
        }
        sync_warp();
    }
    if (lane < size) {
        const double value = lane < n ? static_cast<double>(b.d[lane]) : 0.0;
        store(level.arrays.d() + node.first + lane, ::ldexp(::fabs(value), exponent));
    }
    const std::int64_t first = node.first - level.row;
    if (lane >= size || first + lane >= level.rows) return;
    for (int j = 0; j < size; ++j) {
        const double value = j < n ? static_cast<double>(b.d[j]) : 0.0;
        const R left = u[lane + stride * j], right = v[lane + stride * j];
        store(level.u + first + lane + (node.first + j) * level.ldu, left);
        store(level.q + first + lane + (node.first + j) * level.ldq, value < 0 ? -right : right);
    }
}

template <class R>
__global__ void __launch_bounds__(bdsdc_threads) bdsdc_orders(BdsdcLevel<R> level) {
    const MergeNode node = level.nodes[block_y()];
    const std::int64_t i = warp_index();
    if (i < node.size) bdsdc_order(WarpTeam(), level, node, i);
}

template <class R>
__global__ void __launch_bounds__(bdsdc_deflating_threads) bdsdc_deflations(BdsdcLevel<R> level) {
    bdsdc_deflate(BlockTeam::make(), level, level.nodes[block_id()]);
}

template <class R>
__global__ void __launch_bounds__(bdsdc_threads) bdsdc_roots(BdsdcLevel<R> level) {
    const MergeNode node = level.nodes[block_y()];
    const MergePart mine = MergePart::of(level, node);
    const std::int64_t i = mine.begin + warp_index();
    if (i < mine.end) bdsdc_root(WarpTeam(), level, node, i);
}

template <class R>
__global__ void __launch_bounds__(bdsdc_threads) bdsdc_weights(BdsdcLevel<R> level) {
    const MergeNode node = level.nodes[block_y()];
    const MergePart mine = MergePart::of(level, node);
    const std::int64_t j = mine.begin + warp_index();
    if (j < mine.end) bdsdc_weight(WarpTeam(), level, node, j);
}

template <class R>
__global__ void __launch_bounds__(bdsdc_threads) bdsdc_lengths(BdsdcLevel<R> level) {
    const MergeNode node = level.nodes[block_y()];
    const MergePart mine = MergePart::of(level, node);
    const std::int64_t i = mine.begin + warp_index();
    if (i < mine.end) bdsdc_length(WarpTeam(), level, node, i);
}

template <class R>
__global__ void __launch_bounds__(bdsdc_threads) bdsdc_vectors(BdsdcLevel<R> level) {
    const MergeNode node = level.nodes[block_y()];
    const std::int64_t parts = merge_vector_parts(level), at = warp_index() / parts;
    if (at < merge_columns_of(level, node))
        bdsdc_vector(LaneTeam{warp_index() % parts, parts}, level, node, at);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
