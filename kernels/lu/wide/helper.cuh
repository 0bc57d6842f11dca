// SPDX-License-Identifier: BSD-3-Clause
// A helper of a wide panel: after each leaf it brings its rows of the columns from the next leaf but one on up to date, those of
// that leaf first, which the leaders need soonest.
//
//     | L | next | C C C C    C -= L U; rows of pivots stay as they are, for the last step puts U in their place
//
// U, the rows of the leaf's pivots solved with their L, each helper makes for itself: the same bits everywhere. In real double precision
// tensor cores multiply, of the transposes, so that a lane has neighbouring rows.
#pragma once

#include "lu/wide/problem.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class LuHelper {
    using Space = LuWideHelperSpace<T>;
    static constexpr int kLeaf = lu_panel_leaf<T>, kPerPack = 16 / static_cast<int>(sizeof(T));
    static constexpr int kThreads = lu_wide_threads, kWarps = kThreads / 32, kLimit = lu_wide_limit<T>;
    static constexpr int kUpper = static_cast<int>(Space::upper_stride);
    static constexpr int kLower = static_cast<int>(Space::lower_stride);
    static constexpr bool kOnTensorCores = std::is_same_v<T, double>;
    static_assert(kLimit <= kThreads && kLeaf * kLeaf <= kThreads);

  public:
    LAPILLI_DEVICE LuHelper(const LuWideProblem<T>& problem, const LuWideShape& shape)
        : p(problem),
          number(static_cast<int>(block_id()) - shape.leaders),
          leaders(shape.leaders),
          helpers(shape.helpers),
          most(shape.helper_rows),
          begin(number * shape.helper_rows),
          count(max(0, min(shape.helper_rows, problem.rows - begin))),
          stride(static_cast<int>(Space::stride(shape))),
          upper(shared<T>(Space::upper_at, kLeaf * Space::upper_stride)),
          lower(shared<T>(Space::lower_at, kLeaf * Space::lower_stride)),
          pivots(shared<int>(Space::pivots_at, kLeaf)),
          rows(shared<T>(Space::rows_at, kLeaf * Space::stride(shape))),
          dead(shared<int>(Space::dead_at(shape), static_cast<std::size_t>(shape.helper_rows))) {}

    LAPILLI_DEVICE void run() {
        for (int i = thread_id(); i < most; i += kThreads) dead[i] = 0;
        for (int leaf = 0; leaf + 2 < p.leaves(); ++leaf) {
            if (thread_id() == 0) {
                p.wait_for(LuWideWords::leaf, leaders * (leaf + 1));
                p.wait_for(LuWideWords::rest, helpers * leaf);
            }
            sync();
            const int k0 = leaf * kLeaf, c0 = k0 + 2 * kLeaf;
            take_pivots(k0);
            fetch(k0);
            solve(k0, c0);
            update(c0, 0, 1);
            sync();
            if (thread_id() == 0) p.count(LuWideWords::next);
            update(c0, 1, (p.width - c0 + kLeaf - 1) / kLeaf);
            sync();
            if (thread_id() == 0) p.count(LuWideWords::rest);
        }
    }

  private:
    LAPILLI_DEVICE void take_pivots(int k0) const {
        if (thread_id() < kLeaf) {
            const int row = load(p.pivot_rows + k0 + thread_id());
            pivots[thread_id()] = row;
            if (row >= begin && row < begin + count) dead[row - begin] = 1;
        }
        sync();
    }
    /// L of the leaf's pivots and of the block's rows that have been none.
    LAPILLI_DEVICE void fetch(int k0) const {
        if (thread_id() < kLeaf * kLeaf) {
            const int i = thread_id() % kLeaf, k = thread_id() / kLeaf;
            lower[i * kLower + k] = k < i ? load(p.element(pivots[i], k0 + k)) : T(0);
        }
        for (int i = thread_id(); i < most; i += kThreads) {
            const int is_dead = dead[i];
            LAPILLI_UNROLL
            for (int k = 0; k < kLeaf; ++k)
                rows[k * stride + i] = i < count && is_dead == 0 ? load(p.element(begin + i, k0 + k)) : T(0);
        }
    }
    /// -U of the columns from c0 on, zeros behind the panel.
    LAPILLI_DEVICE void solve(int k0, int c0) const {
        const int at = thread_id(), c = c0 + at;
        T u[kLeaf] = {};
        if (c < p.width) {
            LAPILLI_UNROLL
            for (int k = 0; k < kLeaf; ++k) u[k] = load(p.element(pivots[k], c));
        }
        sync();
        if (c < p.width) {
            LAPILLI_UNROLL
            for (int k = 0; k + 1 < kLeaf; ++k) {
                LAPILLI_UNROLL
                for (int i = k + 1; i < kLeaf; ++i) {
                    const T l = lower[i * kLower + k];
                    u[i] = fma(-l, u[k], u[i]);
                }
            }
            if (number == 0) {
                LAPILLI_UNROLL
                for (int k = 0; k < kLeaf; ++k) store(p.of_upper(k0 + k, c), u[k]);
            }
        }
        if (at < kLimit) {
            LAPILLI_UNROLL
            for (int k = 0; k < kLeaf; ++k) upper[k * kUpper + at] = -u[k];
        }
        sync();
    }

    /// Groups `first` .. `last`-1 of kLeaf columns from c0 on: a warp has a group of some rows at one time.
    LAPILLI_DEVICE void update(int c0, int first, int last) const {
        constexpr int together = kOnTensorCores ? 32 : 64;
        const int tall = (count + together - 1) / together, items = (last - first) * tall;
        for (int item = warp_id(); item < items; item += kWarps) {
            const int group = first + item / tall, row = item % tall * together;
            if constexpr (kOnTensorCores)
                multiply_on_tensor_cores(c0 + group * kLeaf, group * kLeaf, row);
            else
                multiply(c0 + group * kLeaf, group * kLeaf, row);
        }
    }
    /// Two rows a lane. at: the columns' place in the rows of U.
    LAPILLI_DEVICE void multiply(int c, int at, int row) const {
        T x[2][kLeaf];
        LAPILLI_UNROLL
        for (int e = 0; e < kLeaf; ++e) {
            LAPILLI_UNROLL
            for (int r = 0; r < 2; ++r) {
                const int i = row + lane_id() + 32 * r;
                x[r][e] = i < count && c + e < p.width ? load(p.element(begin + i, c + e)) : T(0);
            }
        }
        for (int k = 0, leaf_width = opaque(kLeaf); k < leaf_width; ++k) {
            T l[2];
            LAPILLI_UNROLL
            for (int r = 0; r < 2; ++r) l[r] = rows[k * stride + row + lane_id() + 32 * r];
            LAPILLI_UNROLL
            for (int e = 0; e < kLeaf; e += kPerPack) {
                const Pack<T> u = load_pack(upper, k * kUpper + at + e);
                LAPILLI_UNROLL
                for (int i = 0; i < kPerPack; ++i) {
                    LAPILLI_UNROLL
                    for (int r = 0; r < 2; ++r) x[r][e + i] = fma(l[r], u[i], x[r][e + i]);
                }
            }
        }
        LAPILLI_UNROLL
        for (int r = 0; r < 2; ++r) {
            const int i = row + lane_id() + 32 * r, is_dead = dead[i];
            if (i >= count || is_dead != 0) continue;
            LAPILLI_UNROLL
            for (int e = 0; e < kLeaf; ++e) {
                if (c + e < p.width) store(p.element(begin + i, c + e), x[r][e]);
            }
        }
    }
    /// Of 32 rows: 8 at a time, which a lane has two neighbouring ones of.
    LAPILLI_DEVICE void multiply_on_tensor_cores(int c, int at, int row) const {
        const int in_four = lane_id() % 4, of_four = lane_id() / 4;
        double d[4][4];
        const auto each = [&](auto f) {
            LAPILLI_UNROLL
            for (int v = 0; v < 4; ++v) {
                LAPILLI_UNROLL
                for (int half = 0; half < 2; ++half)
                    f(v, half, row + v * 8 + 2 * in_four, c + half * 8 + of_four);
            }
        };
        each([&](int v, int half, int i, int column) {
            double *const to = &d[v][2 * half], *const from = p.element(begin + i, column);
            const bool is_there = column < p.width;
            if (p.aligned && i + 1 < count && is_there) {
                const Pack<double> pair = load_pack(from);
                to[0] = pair[0];
                to[1] = pair[1];
            } else {
                to[0] = is_there && i < count ? load(from) : 0.0;
                to[1] = is_there && i + 1 < count ? load(from + 1) : 0.0;
            }
        });
        double a[8];
        LAPILLI_UNROLL
        for (int i = 0; i < 8; ++i) a[i] = upper[(in_four + i / 2 * 4) * kUpper + at + of_four + 8 * (i % 2)];
        LAPILLI_UNROLL
        for (int v = 0; v < 4; ++v) {
            double b[4];
            LAPILLI_UNROLL
            for (int i = 0; i < 4; ++i) b[i] = rows[(in_four + 4 * i) * stride + row + v * 8 + of_four];
            mma_f64_16x8x16(d[v], a, b);
        }
        each([&](int v, int half, int i, int column) {
            if (column >= p.width || i >= count) return;
            const double* const from = &d[v][2 * half];
            double* const to = p.element(begin + i, column);
            const int dead_0 = dead[i], dead_1 = i + 1 < count ? int(dead[i + 1]) : 1;
            if (p.aligned && dead_0 == 0 && dead_1 == 0) {
                Pack<double> pair;
                pair[0] = from[0];
                pair[1] = from[1];
                store_pack(to, pair);
                return;
            }
            if (dead_0 == 0) store(to, from[0]);
            if (dead_1 == 0) store(to + 1, from[1]);
        });
    }

    const LuWideProblem<T>& p;
    const int number, leaders, helpers, most, begin, count, stride;
    const Shared<T> upper, lower;
    const Shared<int> pivots;
    const Shared<T> rows;
    const Shared<int> dead;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
