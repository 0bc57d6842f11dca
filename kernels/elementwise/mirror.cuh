// SPDX-License-Identifier: BSD-3-Clause
// MirrorArgs in mirror.hpp: tiles of 32 x 32 that are turned in shared memory, so that both sides are read
// and written along columns.
//
//     A's columns, 32 of them      B's columns
//          |                      t   t   t   ...    A block of threads has 32 columns of A, block_y(), and turns every
//          a                      -------------      grid_x()-th of the tiles below the diagonal, from block_x() on.
//          a  tiles t
//          a
#pragma once

#include "elementwise/elementwise.cuh"
#include "elementwise/mirror.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
__global__ void __launch_bounds__(kElementThreads) mirror(MirrorArgs<T> p) {
    const Shared<T> tile = shared<T>(0, kTurnTile * (kTurnTile + 1));
    const int lane = lane_id(), warp = warp_id(), warps = kElementThreads / 32;
    const auto start = static_cast<int>(p.local_start(p.of_a, p.first)) + block_y() * kTurnTile;
    const auto columns = static_cast<int>(p.local_cols(p.of_a)),
               rows = static_cast<int>(p.local_cols(p.of_b));
    // Global row of B, and column of A: of the lane where B is written, of the warp where A is read.
    const auto of_lane = static_cast<int>(p.column(p.of_a, start + lane));
    const bool in_a = start + lane < columns && of_lane >= p.first;
    int of_warp[kTurnTile / warps];
    LAPILLI_UNROLL
    for (int c = 0; c < kTurnTile / warps; ++c) {
        const int local = start + warp + c * warps, global = static_cast<int>(p.column(p.of_a, local));
        of_warp[c] = local < columns && global >= p.first ? global : static_cast<int>(p.n);
    }
    const auto begin = static_cast<int>(p.local_start(p.of_b, p.column(p.of_a, start)));
    for (int of_tile = begin + block_x() * kTurnTile; of_tile < rows; of_tile += grid_x() * kTurnTile) {
        const int local = of_tile + lane, row = local < rows ? static_cast<int>(p.column(p.of_b, local)) : -1;
        LAPILLI_UNROLL
        for (int c = 0; c < kTurnTile / warps; ++c) {
            const int of_a = warp + c * warps;
            if (of_warp[c] < row)
                tile[of_a * (kTurnTile + 1) + lane] = conj_bits(load(p.a + row + (start + of_a) * p.lda));
        }
        sync();
        LAPILLI_UNROLL
        for (int c = 0; c < kTurnTile / warps; ++c) {
            const int of_b = warp + c * warps, to = of_tile + of_b;
            if (in_a && to < rows && of_lane < p.column(p.of_b, to)) {
                const T value = tile[lane * (kTurnTile + 1) + of_b];
                store(p.b + of_lane + to * p.ldb, value);
            }
        }
        sync();
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
