// SPDX-License-Identifier: BSD-3-Clause
// The merges of several levels in one cooperative launch: the steps of stedc.cuh and merges/merges.cuh,
// between which the blocks meet at a barrier over the grid. Such merges are small: a launch takes longer than
// a step of them.
//
//     a warp      order | deflate, a block | a root, rotations | a weight, packs | a length, moves | a column of S
//     a block     a tile of the product
//     ---- barrier over the grid after each
//
// The column steps need of the numbers only what deflation has found: they go with the steps behind it.
#pragma once

#include "arch/barrier.cuh"
#include "merges/multiply.cuh"
#include "stedc/stedc.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class R>
class StedcMerges {
    using Level = StedcLevel<R>;

  public:
    LAPILLI_DEVICE explicit StedcMerges(const StedcLevels<R>& args)
        : p(args), barrier_(*static_cast<GridBarrier*>(args.barrier)) {}

    LAPILLI_DEVICE void run() const {
        for (int k = 0; k < p.levels; ++k) merge(p.level(k));
    }

  private:
    LAPILLI_DEVICE void merge(const Level& level) const {
        const WarpTeam warp;
        const LaneTeam lanes{0, 1};
        by_warps(level, [&](const MergeNode& node, std::int64_t i) {
            if (i < node.size) stedc_order(warp, level, node, i);
        });
        for (std::int64_t m = block_id(); m < level.count; m += block_count()) {
            stedc_deflate(BlockTeam::make(), level, level.nodes[m]);
            sync();
        }
        grid_sync(barrier_);
        by_warps(level, [&](const MergeNode& node, std::int64_t i) {
            if (i < node.survivors()) stedc_root(warp, level, node, i);
            if (i < node.listed) merge_rotate(lanes, level, node, i);
        });
        by_warps(level, [&](const MergeNode& node, std::int64_t i) {
            if (i >= node.survivors()) return;
            stedc_weight(warp, level, node, i);
            merge_pack(lanes, level, node, i);
        });
        by_warps(level, [&](const MergeNode& node, std::int64_t i) {
            if (i < node.survivors()) stedc_length(warp, level, node, i);
            if (i < node.moved) merge_move(lanes, level, node, i);
        });
        by_warps(level, [&](const MergeNode& node, std::int64_t i) {
            if (i < node.survivors()) stedc_vector(lanes, level, node, i);
        });
        const std::int64_t tiles = merge_tiles<R>(level);
        for (std::int64_t at = block_id(); at < level.count * tiles; at += block_count())
            merge_multiply_tile<R>(level, level.nodes[at / tiles], at % tiles);
        grid_sync(barrier_);
    }

    /// body(node, i) for i below the largest size of a node, by a warp each; then the barrier.
    template <class Body>
    LAPILLI_DEVICE void by_warps(const Level& level, Body body) const {
        const std::int64_t warps = static_cast<std::int64_t>(block_count()) * (thread_count() / 32);
        for (std::int64_t at = warp_index(); at < level.count * level.largest; at += warps) {
            const MergeNode node = level.nodes[at / level.largest];
            body(node, at % level.largest);
        }
        grid_sync(barrier_);
    }

    const StedcLevels<R>& p;
    GridBarrier& barrier_;
};

template <class R>
__global__ void __launch_bounds__(merge_threads, 1) stedc_merges(const __grid_constant__ StedcLevels<R> p) {
    StedcMerges<R>(p).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
