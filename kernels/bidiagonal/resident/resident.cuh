// SPDX-License-Identifier: BSD-3-Clause
// The bidiagonal reduction of a matrix that stays in the shared memory of all multiprocessors, from its first
// column to its last (the steps of BidiagonalResidentArgs in bidiagonal/resident/args.hpp). It lies there
// twice, by columns and by rows, so that neither A^H v nor A u needs a sum over blocks. Columns of A^H are
// what columns of A are to the other side: both steps of a column are one text.
//
//     wait       for the step's vector, a or b, and the product of the step before, x or y, of all lines' owners
//     pass       every thread, its rows of all the block's lines: subtracts v y^H and x u^H, and at once the products with the vector,
//                unscaled; the leading warp computes the reflector meanwhile
//     publish    that warp, a lane for each of the block's lines: its element of the product, and of the other side's next vector,
//                which the line's first row and that element give
//     ---- barrier over the grid; two steps a column
//
// Line i belongs to block i mod B. Bytes per column: the trailing matrix twice, read and written in shared
// memory; two vectors of either length from L2 to each block. Bound: two barriers and the latencies between
// them, from m = 1000 on shared memory as well.
#pragma once

#include "arch/barrier.cuh"
#include "bidiagonal/resident/lead.cuh"
#include "bidiagonal/resident/multiply.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Step j, number h, of one side, but for its product. All warps come to a barrier before the pass and behind
/// it.
template <class Side, class Rows, class Lead, class Other>
LAPILLI_DEVICE auto bidiagonal_resident_reflect(const Side& side, Rows& rows, const Lead& lead,
                                                const Other& other, int j, int h, bool leads) {
    decltype(lead.make_reflector(j, h, load(side.vector))) w{};
    sync();
    if (leads) {
        w = lead.make_reflector(j, h, load(side.vector + side.first_of(j)));
        other.take(side, j, w.h);
    } else {
        rows.pass(j, h);
    }
    sync();
    return w;
}

template <int Warps, class T>
__global__ void __launch_bounds__(ResidentLines<T, Warps>::threads, 1)
    bidiagonal_resident(const __grid_constant__ BidiagonalResident<T> problem) {
    using Shape = BidiagonalResidentShape<T, Warps>;
    const Shape shape{problem.m, problem.n, block_count()};
    const BidiagonalResidentSpace<T, Shape> space(shape);
    const BidiagonalResidentSide<true, Warps, T> left(problem, shape);
    const BidiagonalResidentSide<false, Warps, T> right(problem, shape);
    BidiagonalResidentRows<true, Warps, T> left_rows(left, space);
    BidiagonalResidentRows<false, Warps, T> right_rows(right, space);
    BidiagonalResidentLead<true, Warps, T> left_lead(left, space);
    BidiagonalResidentLead<false, Warps, T> right_lead(right, space);
    GridBarrier& grid = *static_cast<GridBarrier*>(problem.barrier);
    const bool leads = warp_id() == Warps;
    left.load_lines();
    right.load_lines();
    if (thread_id() == 0) space.norms_are_there.init(0, Warps);
    sync();
    unsigned barrier = 0;
    if (leads) {
        left_lead.begin();
        right_lead.begin();
        right_lead.send_first(left);
        barrier = grid_arrive_by_warp(grid);
    }
    for (int j = 0;; ++j) {
        if (leads) grid_wait_by_warp(grid, barrier);
        const auto v = bidiagonal_resident_reflect(left, left_rows, left_lead, right_lead, j, 2 * j, leads);
        if (j + 1 == problem.n) break;
        if (leads) {
            left_lead.publish(right, j, v);
            barrier = grid_arrive_by_warp(grid);
            grid_wait_by_warp(grid, barrier);
        } else {
            left_rows.keep_vector();
        }
        const auto u =
            bidiagonal_resident_reflect(right, right_rows, right_lead, left_lead, j, 2 * j + 1, leads);
        if (leads) {
            right_lead.publish(left, j, u);
            barrier = grid_arrive_by_warp(grid);
        } else {
            right_rows.keep_vector();
        }
    }
    if (block_id() == 0 && thread_id() == 0) store(problem.taup + problem.n - 1, T(0));
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
