// SPDX-License-Identifier: BSD-3-Clause
// A helper of a wide panel: after each leaf it brings its rows of the columns from the next leaf but one on
// up to date, those of that leaf first, which the leaders need soonest.
//
//     | L | next | C C C C    C -= L U; rows of pivots stay as they are, for the last step puts U in their place
//
// U, the rows of the leaf's pivots solved with their L, each helper makes for itself: the same bits
// everywhere. In real double precision tensor cores multiply, of the transposes, so that a lane has
// neighbouring rows.
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
    /// Rows of a part, and a lane's elements of it.
    static constexpr int kTogether = kOnTensorCores ? 32 : 64, kEach = kTogether * kLeaf / 32;
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

    /// Groups `first` .. `last`-1 of kLeaf columns from c0 on: a warp has a group of some rows at one time,
    /// and the next one's elements on their way.
    LAPILLI_DEVICE void update(int c0, int first, int last) const {
        const int tall = (count + kTogether - 1) / kTogether, items = (last - first) * tall;
        const auto part_of = [&](int item) {
            const int at = (first + item / tall) * kLeaf;
            return Part{c0 + at, at, item % tall * kTogether};
        };
        T x[kEach], next[kEach];
        if (warp_id() < items) fetch_part(part_of(warp_id()), next);
        for (int item = warp_id(); item < items; item += kWarps) {
            LAPILLI_UNROLL
            for (int i = 0; i < kEach; ++i) x[i] = next[i];
            if (item + kWarps < items) fetch_part(part_of(item + kWarps), next);
            const Part part = part_of(item);
            if constexpr (kOnTensorCores)
                multiply_on_tensor_cores(part, x);
            else
                multiply(part, x);
            store_part(part, x);
        }
    }

    /// kTogether rows of a group of columns: their first column, its place in the rows of U, their first row.
    struct Part {
        int column, at, row;
    };
    /// f(which of a lane's elements, its row, its column): two rows a lane; on tensor cores, of 8 rows at a
    /// time, two neighbouring ones, which f gets together.
    template <class F>
    LAPILLI_DEVICE static void each(const Part& part, F f) {
        if constexpr (kOnTensorCores) {
            LAPILLI_UNROLL
            for (int k = 0; k < 8; ++k)
                f(2 * k, part.row + k / 2 * 8 + 2 * (lane_id() % 4), part.column + k % 2 * 8 + lane_id() / 4);
        } else {
            LAPILLI_UNROLL
            for (int k = 0; k < 2 * kLeaf; ++k)
                f(k, part.row + lane_id() + k / kLeaf * 32, part.column + k % kLeaf);
        }
    }
    LAPILLI_DEVICE void fetch_part(const Part& part, T (&x)[kEach]) const {
        each(part, [&](int k, int i, int column) {
            const T* const from = p.element(begin + i, column);
            const bool there = column < p.width && i < count;
            if constexpr (kOnTensorCores) {
                const bool both = there && i + 1 < count;
                if (p.aligned && both) {
                    const Pack<T> pair = load_pack(from);
                    x[k] = pair[0];
                    x[k + 1] = pair[1];
                } else {
                    x[k] = there ? load(from) : T(0);
                    x[k + 1] = both ? load(from + 1) : T(0);
                }
            } else {
                x[k] = there ? load(from) : T(0);
            }
        });
    }
    LAPILLI_DEVICE void store_part(const Part& part, const T (&x)[kEach]) const {
        each(part, [&](int k, int i, int column) {
            if (column >= p.width || i >= count) return;
            T* const to = p.element(begin + i, column);
            const int is_dead = dead[i];
            if constexpr (kOnTensorCores) {
                const int other_is_dead = i + 1 < count ? int(dead[i + 1]) : 1;
                if (p.aligned && is_dead == 0 && other_is_dead == 0) {
                    Pack<T> pair;
                    pair[0] = x[k];
                    pair[1] = x[k + 1];
                    store_pack(to, pair);
                    return;
                }
                if (other_is_dead == 0) store(to + 1, x[k + 1]);
            }
            if (is_dead == 0) store(to, x[k]);
        });
    }
    LAPILLI_DEVICE void multiply(const Part& part, T (&x)[kEach]) const {
        for (int k = 0, leaf_width = opaque(kLeaf); k < leaf_width; ++k) {
            T l[2];
            LAPILLI_UNROLL
            for (int r = 0; r < 2; ++r) l[r] = rows[k * stride + part.row + lane_id() + 32 * r];
            LAPILLI_UNROLL
            for (int e = 0; e < kLeaf; e += kPerPack) {
                const Pack<T> u = load_pack(upper, k * kUpper + part.at + e);
                LAPILLI_UNROLL
                for (int i = 0; i < kPerPack; ++i) {
                    LAPILLI_UNROLL
                    for (int r = 0; r < 2; ++r) x[r * kLeaf + e + i] = fma(l[r], u[i], x[r * kLeaf + e + i]);
                }
            }
        }
    }
    LAPILLI_DEVICE void multiply_on_tensor_cores(const Part& part, T (&x)[kEach]) const {
        const int in_four = lane_id() % 4, of_four = lane_id() / 4;
        double a[8];
        LAPILLI_UNROLL
        for (int i = 0; i < 8; ++i)
            a[i] = upper[(in_four + i / 2 * 4) * kUpper + part.at + of_four + 8 * (i % 2)];
        LAPILLI_UNROLL
        for (int v = 0; v < 4; ++v) {
            double b[4], d[4];
            LAPILLI_UNROLL
            for (int i = 0; i < 4; ++i) b[i] = rows[(in_four + 4 * i) * stride + part.row + v * 8 + of_four];
            LAPILLI_UNROLL
            for (int i = 0; i < 4; ++i) d[i] = x[4 * v + i];
            mma_f64_16x8x16(d, a, b);
            LAPILLI_UNROLL
            for (int i = 0; i < 4; ++i) x[4 * v + i] = d[i];
        }
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
