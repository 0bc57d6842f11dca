// SPDX-License-Identifier: BSD-3-Clause
// The LU factorization of a wide panel in one cooperative launch of two kinds of blocks (LuPanelArgs::wide):
//
//     leaders, a cluster    a leaf after the other: column by column the pivot, one exchange each, and the leaf's other columns;
//                           then their rows of the next leaf (leader.cuh, exchange.cuh)
//     helpers               behind each leaf all columns from the next leaf but one on (helper.cuh), while the leaders are at the
//                           next leaf, for as long as that takes
//
// Rows stay where they are until the last step, of all blocks, which moves them to their places; U to the
// right of a leaf goes to memory of its own until then. Leaders and helpers wait for each other at counters
// in device memory (problem.cuh).
//
// Bound: the latency of the leaders' exchange, see docs/kernels/lu-panel.md.
#pragma once

#include "lu/wide/helper.cuh"
#include "lu/wide/leader.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Rows to their places. Those of pivots come to the top, with U, and make room.
template <class T>
LAPILLI_DEVICE void lu_wide_interchange(const LuWideProblem<T>& p, const LuWideShape& shape) {
    constexpr int columns = 4, of_thread = 2, leaf = lu_panel_leaf<T>;
    const int w = p.width;
    if (thread_id() == 0) {
        p.wait_for(LuWideWords::places, shape.leaders);
        p.wait_for(LuWideWords::leaf, shape.leaders * p.leaves());
        p.wait_for(LuWideWords::rest, shape.helpers * max(0, p.leaves() - 2));
    }
    sync();
    int to[of_thread], from[of_thread];
    LAPILLI_UNROLL
    for (int i = 0; i < of_thread; ++i) {
        const int entry = thread_id() + i * lu_wide_threads;
        // For a pivot that was in its place, U comes from elsewhere.
        to[i] = entry < w ? entry : entry < 2 * w ? static_cast<int>(load(p.to + entry)) : -1;
        from[i] = to[i] >= 0 ? static_cast<int>(load(p.from + entry)) : 0;
    }
    for (int first = static_cast<int>(block_id()) * columns; first < w;
         first += static_cast<int>(block_count()) * columns) {
        T value[columns][of_thread] = {};
        LAPILLI_UNROLL
        for (int c = 0; c < columns; ++c) {
            LAPILLI_UNROLL
            for (int i = 0; i < of_thread; ++i) {
                const int entry = thread_id() + i * lu_wide_threads, column = first + c;
                if (to[i] < 0 || column >= w) continue;
                const bool is_upper = entry < w && column >= (entry / leaf + 1) * leaf;
                value[c][i] = load(is_upper ? p.of_upper(entry, column) : p.element(from[i], column));
            }
        }
        sync();
        LAPILLI_UNROLL
        for (int c = 0; c < columns; ++c) {
            LAPILLI_UNROLL
            for (int i = 0; i < of_thread; ++i) {
                if (to[i] >= 0 && first + c < w) store(p.element(to[i], first + c), value[c][i]);
            }
        }
    }
    p.leave();
}
static_assert(lu_wide_limit<double> <= lu_wide_threads);

template <int Kept, class T>
__global__ void __launch_bounds__(lu_wide_threads, 1)
    lu_wide_panel(const __grid_constant__ LuWideProblem<T> problem,
                  const __grid_constant__ LuWideShape shape) {
    if constexpr (has_clusters()) {
        problem.tell_begin();
        if (block_id() < shape.leaders)
            LuLeader<Kept, T>(problem, shape).run();
        else
            LuHelper<T>(problem, shape).run();
        lu_wide_interchange(problem, shape);
    } else {
        refuse();
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
