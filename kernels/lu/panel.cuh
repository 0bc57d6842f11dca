// SPDX-License-Identifier: BSD-3-Clause
// The LU factorization of a panel in one persistent kernel (LuPanelArgs in lu/args.hpp).
//
// Every block has neighbouring rows, a thread up to five of them (rows.cuh). The panel is factored in leaves
// of 8 or 16 columns, from the left to the right:
//
//        L  L | x        1. the rows of U above the leaf: substitution with the rows of earlier pivots (upper_rows.cuh)
//        L  L | x        2. x -= L U, a row a thread, U from shared memory; x stays in registers
//        L  L | x        3. column by column: the pivot of all blocks, one exchange each (exchange.cuh); then x -= l u for
//        L  L | x           the leaf's columns to the right, and at once the largest element of the next one
//
// Bytes a leaf: L to the left of it, read from L2; nothing else but the leaf itself. Operations: rows x
// width^2 in all, without tensor cores. Bound: the latency of the exchange, about 0.8 us a column. The code
// must be short: what does not fit the instruction cache takes longer to load than to run, above all next to
// another kernel. Loops do not depend on the data: a NaN ends like any other number.
#pragma once

#include "lu/exchange.cuh"
#include "lu/rows.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Kept: rows of a thread in registers; 0: they are in memory.
template <int Kept, class T>
class LuPanelBlock {
    using Space = LuPanelSpace<T>;
    static constexpr int kLeaf = lu_panel_leaf<T>, kThreads = lu_panel_threads;

  public:
    LAPILLI_DEVICE LuPanelBlock(const LuPanelProblem<T>& problem, const LuPanelShape& shape)
        : p(problem),
          exchange(problem.work, shape.clustered),
          pivot_rows(shared<int>(Space::pivots_at, Space::limit)),
          pivot_places(shared<int>(Space::pivots_at + Space::limit * sizeof(int), Space::limit)),
          upper(shared<T>(Space::lower_at, Space::limit * (Space::limit - 1) / 2),
                shared<T>(Space::upper_at, Space::limit * Space::upper_stride)),
          rows(p, static_cast<int>(block_id() * shape.rows),
               static_cast<int>(min<std::int64_t>(problem.rows, (block_id() + 1) * shape.rows))) {}

    LAPILLI_DEVICE void run() {
        exchange.begin();
        for (int c0 = 0; c0 < p.width; c0 += kLeaf) {
            const LuLeaf leaf{c0, min(kLeaf, p.width - c0)};
            upper.template fetch<T>(p.a, p.lda, pivot_rows, c0, leaf.count);
            if constexpr (Kept == 0) exchange.wait_for_all();  // before others overwrite rows of pivots
            upper.substitute(c0, leaf.count);
            rows.fetch(leaf, upper);
            LuBest<T> best = rows.best(leaf);
            for (int j = c0; j < c0 + leaf.count; ++j) best = column(leaf, j, best);
            rows.store_leaf(leaf);
            exchange.wait_for_all();
        }
        interchange();
    }

  private:
    LAPILLI_DEVICE LuBest<T> column(const LuLeaf& leaf, int j, const LuBest<T>& best) {
        offer(leaf, j, best);
        const auto choice = exchange.choose(j);
        T u[kLeaf];
        exchange.row_of(choice, u);
        const LuPivot<T> pivot{j, static_cast<int>(choice.candidate.position), choice.candidate.is_zero(),
                               choice.wild, choice.by};
        if (thread_id() == 0) {
            pivot_rows[j] = choice.row;
            pivot_places[j] = pivot.place;
            if (pivot.singular && exchange.rank() == 0 && load(p.info) == 0) store(p.info, p.first + j + 1);
        }
        return rows.eliminate(leaf, pivot, u);
    }

    /// The candidate of each warp, with its row.
    LAPILLI_DEVICE void offer(const LuLeaf& leaf, int j, const LuBest<T>& best) const {
        const LuCandidate of_warp = best.candidate.of_warp();
        const bool nobody = of_warp.position == LuCandidate::nowhere;
        if (nobody ? lane_id() != 0 : best.candidate.position != of_warp.position) return;
        const auto slot = exchange.slot(j);
        slot.set_header(of_warp, best.row);
        rows.put_row(leaf, j, best, slot);
    }

    /// Rows to their places. Those of pivots come to the top, and make room.
    LAPILLI_DEVICE void interchange() {
        const int t = thread_id(), w = p.width;
        if (exchange.rank() == 0 && t < w) {
            const int row = pivot_rows[t], place = pivot_places[t];
            store(p.pivots + t, p.first + place + 1);
            store(p.to + t, row == t ? -1 : t);
            store(p.from + t, row);
        }
        rows.each_place([&](int row, int place) {
            if (row >= w) return;
            store(p.to + w + row, place >= w ? place : -1);
            store(p.from + w + row, row);
        });
        exchange.wait_for_all();
        const std::int64_t to = t < 2 * w ? load(p.to + t) : -1, from = to >= 0 ? load(p.from + t) : 0;
        constexpr int columns = 4;
        for (int c = exchange.rank(); c < w; c += columns * block_count()) {
            T value[columns] = {};
            LAPILLI_UNROLL
            for (int i = 0; i < columns; ++i) {
                const int column = c + i * block_count();
                if (to >= 0 && column < w) value[i] = load(p.a + from + column * p.lda);
            }
            sync();
            LAPILLI_UNROLL
            for (int i = 0; i < columns; ++i) {
                const int column = c + i * block_count();
                if (to >= 0 && column < w) store(p.a + to + column * p.lda, value[i]);
            }
        }
    }
    static_assert(2 * lu_panel_limit<T> <= kThreads);

    const LuPanelProblem<T>& p;
    const LuExchange<T> exchange;
    const Shared<int> pivot_rows, pivot_places;
    const UpperRows<T> upper;
    typename LuRowsOf<Kept, T>::type rows;
};

template <int Kept, class T>
__global__ void __launch_bounds__(lu_panel_threads, 1)
    lu_panel(const __grid_constant__ LuPanelProblem<T> problem, const __grid_constant__ LuPanelShape shape) {
    if (problem.begun != nullptr && block_id() == 0 && thread_id() == 0)
        atomic_max(problem.begun, problem.step);
    LuPanelBlock<Kept, T>(problem, shape).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
