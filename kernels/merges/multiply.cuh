// SPDX-License-Identifier: BSD-3-Clause
// The products of all small merges of a level in one launch; sizes are read on the device.
//
//     block_y: the merge; block_x: 64 columns of Q, and 64 rows, first those of the left child, then those of the right
//     one; a thread has 4 x 4 of the tile, 16 apart
//
// Bound by shared memory: 8 numbers are read for 16 multiply-adds. Below merges of 512 that is a small part
// of the whole.
#pragma once

#include "arch/register_tile.cuh"
#include "arch/simt.cuh"
#include "merges/columns.hpp"
#include "merges/grid.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Tile `at` of a merge's product, by a block of merge_threads.
template <class R>
LAPILLI_DEVICE void merge_multiply_tile(const MergeLevel<R>& level, const MergeNode& node, std::int64_t at) {
    constexpr int tile = merge_tile, depth = merge_depth, each = 4, apart = 16, stride = tile + 1;
    auto a = shared<R>(0, depth * stride);
    auto b = shared<R>(depth * stride * sizeof(R), depth * stride);
    const std::int64_t columns = min(level.columns, node.survivors() - level.begin);
    const std::int64_t tiles = merge_row_tiles(level), tile_row = at % (2 * tiles);
    const std::int64_t column = at / (2 * tiles) * tile;
    const bool left = tile_row < tiles;
    const MergeHalf<R> half = MergeHalf<R>::of(level, node, left);
    const std::int64_t row = (left ? tile_row : tile_row - tiles) * tile;
    if (row >= half.rows || column >= columns) return;
    const int ti = thread_id() % apart, tj = thread_id() / apart;
    RegisterTile<R, each, apart> sums;
    for (std::int64_t k = 0; k < half.inner; k += depth) {
        LAPILLI_UNROLL
        for (int part = 0; part < each; ++part) {
            // Neighbouring threads have neighbouring elements of a column.
            const int element = thread_id() + merge_threads * part;
            const int ai = element % tile, ak = element / tile, bk = element % depth, bj = element / depth;
            a[ak * stride + ai] = row + ai < half.rows && k + ak < half.inner
                                      ? load(half.packed + row + ai + (k + ak) * level.ldp)
                                      : R(0);
            b[bk * stride + bj] = column + bj < columns && k + bk < half.inner
                                      ? load(half.s + k + bk + (column + bj) * level.lds)
                                      : R(0);
        }
        sync();
        LAPILLI_UNROLL_BY(4)
        for (int inner = 0; inner < depth; ++inner) sums.add(a, inner * stride + ti, b, inner * stride + tj);
        sync();
    }
    LAPILLI_UNROLL
    for (int p = 0; p < each; ++p) {
        LAPILLI_UNROLL
        for (int q = 0; q < each; ++q) {
            const std::int64_t i = row + ti + apart * p, j = column + tj + apart * q;
            if (i < half.rows && j < columns) store(half.q + i + j * level.ldq, sums(p, q));
        }
    }
}

template <class R>
__global__ void __launch_bounds__(merge_threads) merge_multiply(MergeLevel<R> level) {
    merge_multiply_tile(level, level.nodes[block_y()], block_x());
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
