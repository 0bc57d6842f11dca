// SPDX-License-Identifier: BSD-3-Clause
// The same product (by_warpgroups.cuh) by warps that multiply from registers: from compute capability 8.0 on.
//
//            128 of B                     in a block, for each step of 64 along k:
//         +--+--+--+--+                   wait for the step's bytes of A and B, barrier,
//     128 |w0|w2|w4|w6|  warps of         begin to copy the step `stages - 1` ahead, of this tile or the next,
//     of A+--+--+--+--+  64 x 32          6 products of each block of 16 x 8
//         |w1|w3|w5|w7|                   after the last step: C from and to memory
//         +--+--+--+--+
//
// Bound by the instructions: on an H100 they take two and a half times as long as those of warpgroups.
#pragma once

#include "slices/epilogue.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Stages, the numbers of two tiles, and where the walk over the tiles is.
struct WarpSlices {
    static constexpr int rows = 64, columns = 32, down = SlicesShape::tile / rows;
    static constexpr std::size_t tiles_at(int stages) { return SlicesShape::behind(stages); }
    static constexpr std::size_t position_at(int stages) { return tiles_at(stages) + 16; }
    static constexpr std::size_t shared_bytes(int stages) {
        return position_at(stages) + sizeof(ProductPosition);
    }
};

/// The tiles of a block, one after the other: its first thread announces the next one while the one before is made.
template <class T>
class SlicesTiles {
  public:
    LAPILLI_DEVICE SlicesTiles(const SlicesPlan<T>& of_launch, int stages)
        : plan(of_launch),
          announced(shared<int>(WarpSlices::tiles_at(stages), 2)),
          position(shared<ProductPosition>(WarpSlices::position_at(stages), 1)) {}

    /// By the first thread alone.
    LAPILLI_DEVICE void announce_first() const { go_on(ProductWalk(plan.product.map), 0); }
    LAPILLI_DEVICE void announce(int tile) const {
        const ProductPosition before = position[0];
        go_on(ProductWalk(plan.product.map, before), tile);
    }
    LAPILLI_DEVICE int number(int tile) const { return announced[tile % 2]; }

  private:
    LAPILLI_DEVICE void go_on(ProductWalk walk, int tile) const {
        const int item = block_id() + tile * block_count();
        const bool there = item < plan.product.items && walk.advance(item);
        announced[tile % 2] = there ? slices_tile(walk.tile_row, walk.tile_col) : -1;
        position[0] = static_cast<const ProductPosition&>(walk);
    }

    const SlicesPlan<T>& plan;
    Shared<int> announced;
    Shared<ProductPosition> position;
};

template <int Stages, class T>
class SlicesByWarps {
    using Shape = SlicesShape;
    static constexpr int blocks_down = WarpSlices::rows / 16, blocks_across = WarpSlices::columns / 8;

  public:
    LAPILLI_DEVICE explicit SlicesByWarps(const SlicesPlan<T>& of_launch)
        : plan(of_launch), words(shared<std::uint32_t>(0, Stages * Shape::stage)), tiles(plan, Stages) {}

    LAPILLI_DEVICE void run() {
        if (thread_id() == 0) tiles.announce_first();
        sync();
        int now = tiles.number(0);
        LAPILLI_UNROLL_BY(1)
        for (int s = 0; s < Stages - 1; ++s) {
            if (now >= 0) copy(now, s, s);
            copy_async_commit();
        }
        int stage = 0;
        for (int tile = 0; now >= 0; ++tile) {
            if (thread_id() == 0) tiles.announce(tile + 1);
            SlicesEpilogue<T>(plan, now).ask_for_c(thread_id(), Shape::threads);
            sums.clear();
            LAPILLI_UNROLL_BY(1)
            for (int step = 0; step < plan.steps; ++step) {
                copy_async_wait<Stages - 2>();
                sync();
                copy_ahead(now, tile, step + Stages - 1, stage == 0 ? Stages - 1 : stage - 1);
                LAPILLI_UNROLL_BY(1)
                for (int half = 0; half < 2; ++half)
                    multiply(stage * Shape::stage + half * slice_count * Shape::slice);
                stage = stage + 1 == Stages ? 0 : stage + 1;
            }
            SlicesEpilogue<T>(plan, now).write(sums, row0(), column0());
            now = tiles.number(tile + 1);
        }
        copy_async_wait<0>();
    }

  private:
    LAPILLI_DEVICE static int row0() { return warp_id() % WarpSlices::down * WarpSlices::rows; }
    LAPILLI_DEVICE static int column0() { return warp_id() / WarpSlices::down * WarpSlices::columns; }

    /// A step of a tile to a stage.
    LAPILLI_DEVICE void copy(int tile, int step, int stage) const {
        const auto part = [&](const std::int8_t* slices, int panel, int at) {
            const auto* from = reinterpret_cast<const std::uint32_t*>(slices) +
                               (static_cast<std::int64_t>(panel) * plan.steps + step) * Shape::operand +
                               thread_id() * 4;
            LAPILLI_UNROLL
            for (int i = 0; i < Shape::operand; i += 4 * Shape::threads)
                copy_async16(words, stage * Shape::stage + at + i + thread_id() * 4, from + i);
        };
        part(plan.a, tile >> 16, 0);
        part(plan.b, tile & 0xffff, Shape::operand);
    }
    /// The launch sees to it that a tile has as many steps as are copied ahead.
    LAPILLI_DEVICE void copy_ahead(int now, int tile, int step, int stage) const {
        if (step < plan.steps) {
            copy(now, step, stage);
        } else {
            const int next = tiles.number(tile + 1);
            if (next >= 0) copy(next, step - plan.steps, stage);
        }
        copy_async_commit();
    }

    /// Adds the products of 32 of k. A fragment is read once for two or three products.
    LAPILLI_DEVICE void multiply(int first) {
        const auto read = [&](unsigned(&fragment)[4], int at) {
            matrices_of_bytes(fragment, words, at, at + Shape::piece, at + Shape::half,
                              at + Shape::half + Shape::piece);
        };
        const int a_at = first + row0() / 8 * Shape::piece;
        const int b_at = first + Shape::operand + column0() / 8 * Shape::piece;
        unsigned b[slice_count][blocks_across / 2][4];
        LAPILLI_UNROLL
        for (int t = 0; t < slice_count; ++t) LAPILLI_UNROLL
        for (int j = 0; j < blocks_across / 2; ++j)
            read(b[t][j], b_at + t * Shape::slice + 2 * j * Shape::piece);
        LAPILLI_UNROLL
        for (int i = 0; i < blocks_down; ++i) {
            unsigned a[slice_count][4];
            LAPILLI_UNROLL
            for (int s = 0; s < slice_count; ++s) read(a[s], a_at + s * Shape::slice + 2 * i * Shape::piece);
            LAPILLI_UNROLL
            for (int s = 0; s < slice_count; ++s) LAPILLI_UNROLL
            for (int t = 0; s + t < slice_count; ++t) LAPILLI_UNROLL
            for (int j = 0; j < blocks_across; ++j)
                mma_s8_16x8x32(sums.sum[s + t], sums.at(i, j), a[s], b[t][j / 2][j % 2],
                               b[t][j / 2][2 + j % 2]);
        }
    }

    const SlicesPlan<T>& plan;
    Shared<std::uint32_t> words;
    SlicesTiles<T> tiles;
    SliceSums<blocks_down, blocks_across> sums;
};

template <int Stages, class T>
__global__ void __launch_bounds__(SlicesShape::threads, 1)
    sliced_product_by_warps(const __grid_constant__ SlicesPlan<T> plan) {
    if constexpr (fits_architecture(WarpSlices::shared_bytes(Stages))) SlicesByWarps<Stages, T>(plan).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
