// SPDX-License-Identifier: BSD-3-Clause
// Substitutions of a block with a triangle of order up to 1024, whose right-hand sides are in shared memory.
//
// Panels of 32 rows (16 of the widest numbers): each warp solves with the diagonal block for columns of its
// own, a row a lane, by shuffles; then a thread for each row behind takes the products with the panel away,
// of all columns at once.
#pragma once

#include "batch_lu/plan.hpp"
#include "batch_lu/reciprocal.cuh"
#include "batch_lu/triangle_of.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Up to C right-hand sides, a column every n elements of b.
template <int C, class T>
class BlockSubstitution {
    static constexpr int kPanel = BatchSolveShape<T, C>::panel;
    /// Elements of a row that are on their way from memory at a time.
    static constexpr int kTogether = 8;

  public:
    LAPILLI_DEVICE BlockSubstitution(int n, const Shared<T>& b) : n_(n), b_(b) {}

    LAPILLI_DEVICE void from_above(const TriangleOf<T>& of, int cols) const {
        for (int at = 0; at < n_; at += kPanel) panel<true>(of, at, cols);
    }
    LAPILLI_DEVICE void from_below(const TriangleOf<T>& of, int cols) const {
        for (int at = (n_ - 1) / kPanel * kPanel; at >= 0; at -= kPanel) panel<false>(of, at, cols);
    }

  private:
    /// Rows at .. of the solution, and what the rows behind (above for an upper triangle) lose by them.
    template <bool FromAbove>
    LAPILLI_DEVICE void panel(const TriangleOf<T>& of, int at, int cols) const {
        const int width = min(kPanel, n_ - at);
        if (warp_id() < cols) diagonal<FromAbove>(of, at, width, cols);
        sync();
        const int begin = FromAbove ? at + width : 0, end = FromAbove ? n_ : at;
        for (int i = begin + thread_id(); i < end; i += thread_count()) {
            T sums[C];
            LAPILLI_UNROLL
            for (int c = 0; c < C; ++c) sums[c] = T(0);
            for (int first = 0; first < width; first += kTogether) {
                T e[kTogether];
                LAPILLI_UNROLL
                for (int k = 0; k < kTogether; ++k)
                    e[k] = first + k < width ? of.get(i, at + first + k) : T(0);
                LAPILLI_UNROLL
                for (int k = 0; k < kTogether; ++k) {
                    if (first + k >= width) continue;
                    LAPILLI_UNROLL
                    for (int c = 0; c < C; ++c) {
                        const T solved = b_[c * n_ + at + first + k];
                        sums[c] = fma(e[k], solved, sums[c]);
                    }
                }
            }
            LAPILLI_UNROLL
            for (int c = 0; c < C; ++c) {
                const T before = b_[c * n_ + i];
                b_[c * n_ + i] = before - sums[c];
            }
        }
        sync();
    }
    template <bool FromAbove>
    LAPILLI_DEVICE void diagonal(const TriangleOf<T>& of, int at, int width, int cols) const {
        const int lane = lane_id();
        const bool there = lane < width;
        T x[kPanel], diagonal = T(1);
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k) {
            x[k] = T(0);
            if (there && k < width && (FromAbove ? k <= lane : k >= lane)) x[k] = of.get(at + lane, at + k);
            if (k == lane && k < width) diagonal = x[k];
        }
        const BatchReciprocal<T> inverse = BatchReciprocal<T>::of(of.how.unit ? T(1) : diagonal);
        for (int c = warp_id(); c < cols; c += thread_count() / 32) {
            T y = T(0);
            if (there) y = b_[c * n_ + at + lane];
            LAPILLI_UNROLL
            for (int step = 0; step < kPanel; ++step) {
                const int k = FromAbove ? step : kPanel - 1 - step;
                if (k >= width) continue;
                if (!of.how.unit && lane == k) y = inverse.times(y);
                const T solved = shuffle(y, k);
                if (FromAbove ? lane > k : lane < k) y = fma(-x[k], solved, y);
            }
            if (there) b_[c * n_ + at + lane] = y;
        }
    }

    const int n_;
    const Shared<T>& b_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
