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

#include "bytes/by_warps.cuh"
#include "slices/epilogue.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// A warp's part of a tile.
struct WarpSlices {
    static constexpr int rows = 64, columns = 32, down = SlicesShape::tile / rows;
};

template <int Stages, class T>
class SlicesByWarps {
    using Shape = SlicesShape;
    static constexpr int blocks_down = WarpSlices::rows / 16, blocks_across = WarpSlices::columns / 8;

  public:
    LAPILLI_DEVICE explicit SlicesByWarps(const SlicesPlan<T>& of_launch)
        : plan(of_launch), stages(of_launch) {}

    LAPILLI_DEVICE void run() {
        TileNumber now = stages.begin();
        for (int tile = 0; now >= 0; ++tile) {
            stages.announce(tile + 1);
            SlicesEpilogue<T>(plan, now).ask_for_c(thread_id(), Shape::threads);
            sums.clear();
            LAPILLI_UNROLL_BY(1)
            for (int step = 0; step < plan.steps; ++step) {
                const int first = stages.take(now, tile, step);
                LAPILLI_UNROLL_BY(1)
                for (int half = 0; half < 2; ++half) multiply(first + half * slice_count * Shape::slice);
            }
            SlicesEpilogue<T>(plan, now).write(sums, row0(), column0());
            now = stages.number(tile + 1);
        }
        stages.end();
    }

  private:
    LAPILLI_DEVICE static int row0() { return warp_id() % WarpSlices::down * WarpSlices::rows; }
    LAPILLI_DEVICE static int column0() { return warp_id() / WarpSlices::down * WarpSlices::columns; }

    /// Adds the products of 32 of k. A fragment is read once for two or three products.
    LAPILLI_DEVICE void multiply(int first) {
        const auto read = [&](unsigned(&fragment)[4], int at) {
            matrices_of_bytes(fragment, stages.words, at, at + Shape::piece, at + Shape::half,
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
    WarpStages<Stages, SlicesPlan<T>> stages;
    SliceSums<blocks_down, blocks_across> sums;
};

template <int Stages, class T>
__global__ void __launch_bounds__(SlicesShape::threads, 1)
    sliced_product_by_warps(const __grid_constant__ SlicesPlan<T> plan) {
    if constexpr (fits_architecture(WarpSpace<SlicesShape>::shared_bytes(Stages)))
        SlicesByWarps<Stages, T>(plan).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
