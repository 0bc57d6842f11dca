// SPDX-License-Identifier: BSD-3-Clause
// The LU factorization of a panel in one persistent kernel (LuPanelArgs in lu/args.hpp).
//
// Every block has neighbouring rows, a thread up to five of them (rows.cuh). The panel is factored in leaves of 8 or 16 columns,
// from the left to the right:
//
//        L  L | x        1. the rows of U above the leaf: substitution with the rows of earlier pivots (upper_rows.cuh)
//        L  L | x        2. x -= L U, a row a thread, U from shared memory; x stays in registers
//        L  L | x        3. column by column: the pivot of all blocks, one exchange each (exchange.cuh); then x -= l u for
//        L  L | x           the leaf's columns to the right, and at once the largest element of the next one
//
// Bytes a leaf: L to the left of it, read from L2; nothing else but the leaf itself. Operations: rows x width^2 in all, without
// tensor cores. Bound: the latency of the exchange, about 0.8 us a column. The code must be short: what does not fit the
// instruction cache takes longer to arrive than to run, above all beside another kernel. Loops do not look at the data: a NaN ends
// as any other number.
#pragma once

#include "lu/rows.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Kept: rows of a thread in registers; 0: they are in memory.
template <int Kept, class T>
class LuPanelBlock {
    using Space = LuPanelSpace<T>;
    static constexpr int kLeaf = lu_panel_leaf<T>, kThreads = lu_panel_threads, kWarps = kThreads / 32;

  public:
    LAPILLI_DEVICE LuPanelBlock(const LuPanelProblem<T>& problem, const LuPanelShape& shape)
        : p(problem),
          exchange(problem.work, shape.clustered),
          of_warps(shared<int>(Space::warps_at, Space::warps * 4)),
          own_row(shared<T>(Space::row_at, Space::leaf)),
          pivot_rows(shared<int>(Space::pivots_at, Space::limit)),
          pivot_places(shared<int>(Space::pivots_at + Space::limit * sizeof(int), Space::limit)),
          upper(shared<T>(Space::lower_at, Space::limit * (Space::limit - 1) / 2),
                shared<T>(Space::upper_at, Space::limit * Space::leaf)),
          rows(p, static_cast<int>(block_id() * shape.rows),
               static_cast<int>(min<std::int64_t>(problem.rows, (block_id() + 1) * shape.rows))) {}

    LAPILLI_DEVICE void run() {
        exchange.wait_for_all();  // a block's shared memory is there before others write into it
        for (int c0 = 0; c0 < p.width; c0 += kLeaf) {
            const LuLeaf leaf{c0, min(kLeaf, p.width - c0)};
            upper.template fetch<T>(p.a, p.lda, pivot_rows, c0, leaf.count);
            if constexpr (Kept == 0) exchange.wait_for_all();  // before others overwrite rows of pivots
            upper.substitute(c0, leaf.count);
            rows.fetch(leaf, upper);
            LuBest best = rows.best(leaf);
            for (int j = c0; j < c0 + leaf.count; ++j) best = column(leaf, j, best);
            rows.store_leaf(leaf);
            exchange.wait_for_all();
        }
        interchange();
    }

  private:
    LAPILLI_DEVICE LuBest column(const LuLeaf& leaf, int j, const LuBest& best) {
        offer(leaf, j, best);
        exchange.wait_for_all();
        const auto choice = exchange.choose(j);
        const auto u = [&](int e) { return exchange.element(j, choice.rank, e); };
        const LuPivot<T> pivot{j, static_cast<int>(choice.candidate.position), choice.candidate.is_zero(),
                               choice.wild, Reciprocal<T>::of(u(0))};
        if (thread_id() == 0) {
            pivot_rows[j] = choice.row;
            pivot_places[j] = pivot.place;
            if (pivot.singular && exchange.rank() == 0 && load(p.info) == 0) store(p.info, p.first + j + 1);
        }
        return rows.eliminate(leaf, pivot, u);
    }

    /// The block's candidate to all blocks, by the warp that has it.
    LAPILLI_DEVICE void offer(const LuLeaf& leaf, int j, const LuBest& best) {
        const LuCandidate of_warp = best.candidate.of_warp();
        if (lane_id() == 0) {
            of_warps[4 * warp_id()] = static_cast<int>(of_warp.high);
            of_warps[4 * warp_id() + 1] = static_cast<int>(of_warp.low);
            of_warps[4 * warp_id() + 2] = static_cast<int>(of_warp.position);
        }
        sync();
        LuCandidate c = LuCandidate::none();
        if (lane_id() < kWarps) {
            const int high = of_warps[4 * lane_id()], low = of_warps[4 * lane_id() + 1],
                      place = of_warps[4 * lane_id() + 2];
            c = {static_cast<unsigned>(high), static_cast<unsigned>(low), static_cast<unsigned>(place)};
        }
        c = c.of_warp();
        const bool nobody = c.position == LuCandidate::nowhere;
        if (nobody ? warp_id() != 0 : of_warp.position != c.position) return;
        const bool mine = !nobody && best.candidate.position == c.position;
        if (mine) {
            rows.put_row(leaf, j, c.position, own_row);
            of_warps[3] = best.row;
        }
        sync_warp();
        T element(0);
        int row = 0;
        const int e = lane_id() % kLeaf;
        if (!nobody) row = of_warps[3];
        if (!nobody && j + e < leaf.c0 + leaf.count) element = own_row[e];
        exchange.offer(j, c, row, element);
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
    const Shared<int> of_warps;
    const Shared<T> own_row;
    const Shared<int> pivot_rows, pivot_places;
    const UpperRows<T> upper;
    typename LuRowsOf<Kept, T>::type rows;
};

template <int Kept, class T>
__global__ void __launch_bounds__(lu_panel_threads, 1)
    lu_panel(const __grid_constant__ LuPanelProblem<T> problem, const __grid_constant__ LuPanelShape shape) {
    LuPanelBlock<Kept, T>(problem, shape).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
