// SPDX-License-Identifier: BSD-3-Clause
// X := L^-1 X with the unit lower triangle of a panel (LuSolveArgs).
//
//        k ->                 A warp has a few columns of X in registers, a lane every 32nd row of them: row k comes from its lane to
//     \          | x |        all others, which take L(row, k) from shared memory, where a block has L once for all its columns.
//     l \        | x |
//     l l \      | x |        Bytes: X once, L once for each block. Bound: the chain of `order` steps, of about 40 clocks each; of
//                             many columns, multiply-adds without tensor cores. No step needs an inverse.
#pragma once

#include "arch/simt.cuh"
#include "lu/solve_args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct LuSolveProblem {
    const T* l;
    std::int64_t ldl;
    T* x;
    std::int64_t ldx, cols;
    int order;
};

template <class T>
class LuSolve {
    using Space = LuSolveSpace<T>;
    static constexpr int kColumns = lu_solve_columns<T>, kSegments = Space::segments;
    static constexpr int kThreads = 32 * lu_solve_warps;

  public:
    LAPILLI_DEVICE explicit LuSolve(const LuSolveProblem<T>& problem)
        : p(problem), lower_(shared<T>(0, Space::bytes / sizeof(T))) {}

    LAPILLI_DEVICE void run() {
        fetch_lower();
        sync();
        const std::int64_t first = (std::int64_t{block_id()} * lu_solve_warps + warp_id()) * kColumns;
        LAPILLI_UNROLL
        for (int s = 0; s < kSegments; ++s) {
            LAPILLI_UNROLL
            for (int c = 0; c < kColumns; ++c) x[s][c] = has(s, first + c) ? load(at(s, first + c)) : T(0);
        }
        LAPILLI_UNROLL
        for (int s = 0; s < kSegments; ++s) {
            const int steps = min(32, p.order - 32 * s);
            for (int k = 0; k < steps; ++k) eliminate(s, k);
        }
        LAPILLI_UNROLL
        for (int s = 0; s < kSegments; ++s) {
            LAPILLI_UNROLL
            for (int c = 0; c < kColumns; ++c) {
                if (has(s, first + c)) store(at(s, first + c), x[s][c]);
            }
        }
    }

  private:
    LAPILLI_DEVICE bool has(int s, std::int64_t column) const {
        return 32 * s + lane_id() < p.order && column < p.cols;
    }
    LAPILLI_DEVICE T* at(int s, std::int64_t column) const {
        return p.x + 32 * s + lane_id() + column * p.ldx;
    }

    /// Zeros behind the last row.
    LAPILLI_DEVICE void fetch_lower() const {
        LAPILLI_UNROLL
        for (int s = 0; s < kSegments; ++s) {
            const int height = Space::height(s);
            const T* const from = p.l + 32 * s * (1 + p.ldl);
            for (int i = thread_id(); i < 32 * height; i += kThreads) {
                const int row = i % height, column = i / height;
                const bool there = row > column && 32 * s + row < p.order && 32 * s + column < p.order;
                copy_async_or_zero<sizeof(T)>(lower_, Space::first(s) + i, from + row + column * p.ldl,
                                              there);
            }
        }
        copy_async_commit();
        copy_async_wait<0>();
    }
    /// The rows below row k of segment s, less L times it.
    LAPILLI_DEVICE void eliminate(int s, int k) {
        T of_row[kColumns];
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) of_row[c] = shuffle(x[s][c], k);
        LAPILLI_UNROLL
        for (int i = s; i < kSegments; ++i) {
            const T l = lower_[Space::first(s) + k * Space::height(s) + 32 * (i - s) + lane_id()];
            // The finished rows above are not updated by 0 times what may be NaN.
            if (i == s && lane_id() <= k) continue;
            LAPILLI_UNROLL
            for (int c = 0; c < kColumns; ++c) x[i][c] = fma(-l, of_row[c], x[i][c]);
        }
    }

    const LuSolveProblem<T>& p;
    const Shared<T> lower_;
    T x[kSegments][kColumns];
};

template <class T>
__global__ void __launch_bounds__(32 * lu_solve_warps)
    lu_solve(const __grid_constant__ LuSolveProblem<T> problem) {
    LuSolve<T>(problem).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
