// SPDX-License-Identifier: BSD-3-Clause
// The reduction of a matrix that stays in the shared memory and registers of all multiprocessors, from its
// first column to its last (the steps of TridiagonalResident in tridiagonal/resident/args.hpp). It lies there
// with both triangles, and is updated column by column: there are no V and W to apply later. Per column j,
// one barrier over the grid:
//
//   vectors    every block, for all rows: v^H y; w of the previous reflector; column j updated with it, and its norm
//   pass       every thread, its rows of all the block's columns: A -= v w^H + w v^H, and at once the products with
//              column j, unscaled; the leading warp computes the reflector meanwhile
//   publish    that warp, a lane for each of the block's columns: y, and column j + 1 of A
//   ---- barrier over the grid
//
// Every block computes the vectors for itself, all in the same order: only y and the column go through L2,
// and nothing has to be added up across the grid. Column i belongs to block i mod B; a block's last columns
// are in registers. Bytes per column: the trailing matrix, most of it read and written in shared memory; two
// vectors from L2 to each block. Bound: shared memory, plus one barrier and the latencies between two.
#pragma once

#include "arch/barrier.cuh"
#include "tridiagonal/resident/columns.cuh"
#include "tridiagonal/resident/rows.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int Warps, class T>
__global__ void __launch_bounds__(ResidentShape<T, Warps>::threads, 1)
    tridiagonal_resident(const __grid_constant__ TridiagonalResident<T, real_t<T>> problem) {
    const ResidentBlock<Warps, T> block(problem);
    ResidentRows<Warps, T> rows(block);
    ResidentColumns<Warps, T> columns(block);
    GridBarrier& grid = *static_cast<GridBarrier*>(problem.barrier);
    const bool leads = warp_id() == Warps;
    block.load_kept();
    if (!leads) rows.load_held();
    if (thread_id() == 0) block.space.norms_are_there.init(0, Warps);
    sync();
    unsigned barrier = 0;
    if (leads) {
        columns.begin();
        barrier = grid_arrive_by_warp(grid);
    }
    for (int j = 0;; ++j) {
        if (leads) grid_wait_by_warp(grid, barrier);
        sync();
        const T y_first = load(block.y_of(j) + j);  // needed last, and loaded first
        if (!leads) rows.fetch(j);
        sync();
        const ResidentCorrection<T> correction = block.correction(y_first);
        if (leads) {
            columns.correct(j, correction);
        } else {
            rows.correct(j, correction);
        }
        if (j + 1 == block.n) break;
        sync();
        if (leads) {
            columns.make_reflector(j);
        } else {
            rows.pass(j);
        }
        sync();
        if (!leads) continue;
        columns.publish(j);
        barrier = grid_arrive_by_warp(grid);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
