// SPDX-License-Identifier: BSD-3-Clause
// The rows of other columns after a panel: interchange and X := L^-1 X in one launch (LuRowsArgs).
//
//     L | x      A thread has a row of X, of 4 to 16 columns, in registers. In steps of 8 rows: a thread a column solves with the
//     L | x      square on the diagonal, in shared memory, and all threads below subtract L times what it found.
//     L | x
//
// Bytes: the columns once there and back, their rows that a panel moves besides, L once for each block, mostly from the second-level
// cache. Bound: for few columns the latency of a step, two barriers and 28 multiply-adds by one thread; for many
// multiply-adds without tensor cores, and L. No step needs an inverse.
#pragma once

#include "arch/simt.cuh"
#include "lu/rows_args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct LuRowsProblem {
    int count;
    const std::int64_t *to, *from;
    const T* l;
    std::int64_t ldl;
    int order;
    T* a;
    std::int64_t rows, cols, row_step, column_step;
    T* top;
    std::int64_t ldt;
};

template <int Columns, class T>
class LuRows {
    using Space = LuRowsSpace<T>;
    static constexpr int kThreads = lu_rows_limit<T>, kStep = lu_rows_step, kMoved = 2;
    static constexpr int kPerPack = 16 / static_cast<int>(sizeof(T));
    static_assert(Columns <= 32);

  public:
    LAPILLI_DEVICE explicit LuRows(const LuRowsProblem<T>& problem)
        : p(problem),
          first(std::int64_t{block_id()} * Columns),
          row(thread_id()),
          source(shared<int>(Space::source_at, kThreads)),
          square(shared<T>(Space::square_at, kStep * kStep)),
          rows(shared<T>(Space::rows_at, 2 * kStep * Columns)) {}

    LAPILLI_DEVICE void run() {
        fetch();
        // L of two steps more is on its way.
        T l[kStep], next[kStep], last[kStep];
        fetch_lower(0, l);
        fetch_lower(kStep, next);
        for (int k0 = 0; k0 < p.order; k0 += kStep) {
            fetch_lower(k0 + 2 * kStep, last);
            step(k0, l);
            LAPILLI_UNROLL
            for (int k = 0; k < kStep; ++k) {
                l[k] = next[k];
                next[k] = last[k];
            }
        }
        LAPILLI_UNROLL
        for (int c = 0; c < Columns; ++c) {
            if (row < p.order && first + c < p.cols) store(p.top + row + (first + c) * p.ldt, x[c]);
        }
    }

  private:
    LAPILLI_DEVICE T* element(std::int64_t i, int c) const {
        return p.a + i * p.row_step + (first + c) * p.column_step;
    }

    /// The first rows to registers, from wherever the panel has taken them; the others to their places.
    LAPILLI_DEVICE void fetch() {
        source[row] = row;
        sync();
        int to[kMoved], from[kMoved];
        LAPILLI_UNROLL
        for (int i = 0; i < kMoved; ++i) {
            const int entry = row + i * kThreads;
            const std::int64_t target = entry < p.count ? load(p.to + entry) : -1;
            const std::int64_t origin = target >= 0 ? load(p.from + entry) : -1;
            const bool moves = target >= 0 && target < p.rows && origin >= 0 && origin < p.rows;
            to[i] = moves && target >= p.order ? static_cast<int>(target) : -1;
            from[i] = static_cast<int>(moves ? origin : 0);
            if (moves && target < p.order) source[static_cast<int>(target)] = from[i];
        }
        sync();
        const int mine = source[row];
        T moved[kMoved][Columns] = {};
        LAPILLI_UNROLL
        for (int c = 0; c < Columns; ++c) {
            const bool there = first + c < p.cols;
            x[c] = there && row < p.order ? load(element(mine, c)) : T(0);
            LAPILLI_UNROLL
            for (int i = 0; i < kMoved; ++i) {
                if (there && to[i] >= 0) moved[i][c] = load(element(from[i], c));
            }
        }
        sync();
        LAPILLI_UNROLL
        for (int c = 0; c < Columns; ++c) {
            LAPILLI_UNROLL
            for (int i = 0; i < kMoved; ++i) {
                if (first + c < p.cols && to[i] >= 0) store(element(to[i], c), moved[i][c]);
            }
        }
    }
    /// L of this row in the step's columns, left of the diagonal.
    LAPILLI_DEVICE void fetch_lower(int k0, T (&l)[kStep]) const {
        LAPILLI_UNROLL
        for (int k = 0; k < kStep; ++k) {
            const bool there = k0 + k < row && row < p.order;
            l[k] = there ? load_nc(p.l + row + (k0 + k) * p.ldl) : T(0);
        }
    }
    LAPILLI_DEVICE void step(int k0, const T (&l)[kStep]) {
        const Shared<T> found = rows.slice(k0 / kStep % 2 * kStep * Columns, kStep * Columns);
        const int in_step = row - k0;
        const bool here = in_step >= 0 && in_step < kStep;
        if (here) {
            LAPILLI_UNROLL
            for (int c = 0; c < Columns; c += kPerPack) {
                Pack<T> pack;
                LAPILLI_UNROLL
                for (int i = 0; i < kPerPack; ++i) pack[i] = x[c + i];
                store_pack(found, in_step * Columns + c, pack);
            }
            LAPILLI_UNROLL
            for (int k = 0; k < kStep; ++k) square[in_step * kStep + k] = l[k];
        }
        sync();
        if (row < Columns) solve(found);
        sync();
        if (here) {
            LAPILLI_UNROLL
            for (int c = 0; c < Columns; c += kPerPack) {
                const Pack<T> pack = load_pack(found, in_step * Columns + c);
                LAPILLI_UNROLL
                for (int i = 0; i < kPerPack; ++i) x[c + i] = pack[i];
            }
        } else if (in_step > 0) {
            LAPILLI_UNROLL
            for (int k = 0; k < kStep; ++k) {
                LAPILLI_UNROLL
                for (int c = 0; c < Columns; c += kPerPack) {
                    const Pack<T> u = load_pack(found, k * Columns + c);
                    LAPILLI_UNROLL
                    for (int i = 0; i < kPerPack; ++i) x[c + i] = fma(-l[k], u[i], x[c + i]);
                }
            }
        }
    }
    /// One column of the step's rows.
    LAPILLI_DEVICE void solve(const Shared<T>& found) const {
        T u[kStep];
        LAPILLI_UNROLL
        for (int i = 0; i < kStep; ++i) u[i] = found[i * Columns + row];
        LAPILLI_UNROLL
        for (int k = 0; k + 1 < kStep; ++k) {
            LAPILLI_UNROLL
            for (int i = k + 1; i < kStep; ++i) {
                const T l = square[i * kStep + k];
                u[i] = fma(-l, u[k], u[i]);
            }
        }
        LAPILLI_UNROLL
        for (int i = 0; i < kStep; ++i) found[i * Columns + row] = u[i];
    }

    const LuRowsProblem<T>& p;
    const std::int64_t first;
    const int row;
    const Shared<int> source;
    const Shared<T> square, rows;
    T x[Columns];
};

template <int Columns, class T>
__global__ void __launch_bounds__(lu_rows_limit<T>, 2)
    lu_rows(const __grid_constant__ LuRowsProblem<T> problem) {
    LuRows<Columns, T>(problem).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
