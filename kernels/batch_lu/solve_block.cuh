// SPDX-License-Identifier: BSD-3-Clause
// Solutions with triangular factors of order up to 1024: a block for each matrix and one column of B or up to 8.
//
//     +---+              B's columns are in shared memory. A substitution goes by panels of 32 rows (16 of the widest numbers):
//     | D |  . . .       each warp solves with D for columns of its own, a row a lane, by shuffles; then a thread for each row
//     +---+              behind takes the products with the panel away, of all columns at once. A single column waits for nothing
//     | E |              else, so that E is read while it is solved for, and the next D during the products.
//     +---+
//
// Bytes: the triangle for each 8 columns, and B there and back. Bound by the chain of n divisions and shuffles, twice, which blocks of
// a multiprocessor hide from each other.
#pragma once

#include "batch_lu/row_sources.cuh"
#include "batch_lu/solve_lanes.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int C, class T>
class SolveOfBlock {
    using R = real_t<T>;
    using Shape = BatchSolveShape<T, C>;
    static constexpr int kColumns = Shape::columns, kPanel = Shape::panel;
    static constexpr bool kAhead = kColumns == 1;

  public:
    LAPILLI_DEVICE explicit SolveOfBlock(const BatchSolveArgs<T>& args)
        : p(args),
          matrix_(block_x()),
          n_(static_cast<int>(args.factors.rows)),
          b_(shared<T>(0, static_cast<std::size_t>(kColumns * n_))),
          sources_(shared<int>(Shape::sources_at(n_), static_cast<std::size_t>(n_))),
          pivots_(shared<int>(Shape::sources_at(n_) + static_cast<std::size_t>(n_) * sizeof(int),
                              static_cast<std::size_t>(n_))) {}

    LAPILLI_DEVICE void solve() {
        if (!p.checks && load(p.infos + matrix_) != 0) return;
        const bool bad =
            find_row_sources(p.pivots == nullptr ? nullptr : p.pivots + matrix_ * n_, n_, sources_, pivots_);
        const T* const f = p.factors.data + matrix_ * p.factors.stride;
        const int zero = p.finds_zeros ? first_zero(f) : 0;
        if (p.checks && block_y() == 0 && thread_id() == 0)
            store(p.infos + matrix_, bad ? p.bad_pivot : zero);
        if (bad || zero != 0) return;
        const std::int64_t down = p.across ? p.b.ld : 1, right = p.across ? 1 : p.b.ld;
        const TriangleOf<T> lower{f, p.factors.ld, p.lower}, upper{f, p.factors.ld, p.upper};
        const std::int64_t all = p.sides();
        for (std::int64_t first = block_y() * kColumns; first < all; first += grid_y() * kColumns) {
            const int cols = all - first < kColumns ? static_cast<int>(all - first) : kColumns;
            T* const b = p.b.data + matrix_ * p.b.stride + first * right;
            const int last = (n_ - 1) / kPanel * kPanel;
            if (kAhead && !p.lower.left_out) fetch_square<true>(lower, 0);
            if (kAhead && p.lower.left_out) fetch_square<false>(upper, last);
            for (int i = thread_id(); i < n_; i += thread_count()) {
                const int from = sources_[i];
                for (int c = 0; c < kColumns; ++c)
                    b_[c * n_ + i] =
                        c < cols ? scaled(p.alpha, load(b + (p.backwards ? i : from) * down + c * right))
                                 : T(0);
            }
            sync();
            for (int at = 0; at < n_ && !p.lower.left_out; at += kPanel) {
                panel<true>(lower, at, cols, [&] {
                    if (at < last) return fetch_square<true>(lower, at + kPanel);
                    if (!p.upper.left_out) fetch_square<false>(upper, last);
                });
            }
            for (int at = last; at >= 0 && !p.upper.left_out; at -= kPanel) {
                panel<false>(upper, at, cols, [&] {
                    if (at > 0) fetch_square<false>(upper, at - kPanel);
                });
            }
            for (int i = thread_id(); i < n_; i += thread_count()) {
                const int to = sources_[i];
                for (int c = 0; c < cols; ++c) {
                    const T x = b_[c * n_ + i];
                    store(b + (p.backwards ? to : i) * down + c * right, x);
                }
            }
            sync();
        }
    }

  private:
    /// Which element of the diagonal is the first zero, counted from 1; 0: none.
    LAPILLI_DEVICE int first_zero(const T* f) const {
        const auto is_zero = [&](int i) { return load(f + i * (p.factors.ld + 1)) == T(0); };
        bool good = true;
        for (int i = thread_id(); i < n_; i += thread_count()) good = good && !is_zero(i);
        if (sync_and(good) != 0) return 0;
        int first = 0;
        while (!is_zero(first)) ++first;
        return first + 1;
    }

    /// Rows at .. of the solution, and what the rows behind (above for an upper triangle) lose by them. fetch_next(): the next square.
    template <bool FromAbove, class F>
    LAPILLI_DEVICE void panel(const TriangleOf<T>& of, int at, int cols, F fetch_next) {
        const int width = min(kPanel, n_ - at);
        const int begin = FromAbove ? at + width : 0, end = FromAbove ? n_ : at;
        [[maybe_unused]] T e[kPanel];
        if constexpr (kAhead) fetch_row(of, begin + thread_id(), end, at, width, e);
        if (warp_id() < cols) {
            if (!kAhead) fetch_square<FromAbove>(of, at);
            diagonal<FromAbove>(of, at, width, cols);
            if (kAhead) fetch_next();
        }
        sync();
        for (int i = begin + thread_id(); i < end; i += thread_count()) {
            T sums[kColumns];
            LAPILLI_UNROLL
            for (int c = 0; c < kColumns; ++c) sums[c] = T(0);
            const auto add = [&](int k, T of_row) {
                LAPILLI_UNROLL
                for (int c = 0; c < kColumns; ++c) {
                    const T solved = b_[c * n_ + at + k];
                    sums[c] = fma(of_row, solved, sums[c]);
                }
            };
            if constexpr (kAhead) {
                if (i >= begin + thread_count()) fetch_row(of, i, end, at, width, e);
                LAPILLI_UNROLL
                for (int k = 0; k < kPanel; ++k)
                    if (k < width) add(k, e[k]);
            } else {
                for (int k = 0; k < width; ++k) add(k, of.get(i, at + k));
            }
            LAPILLI_UNROLL
            for (int c = 0; c < kColumns; ++c) {
                const T before = b_[c * n_ + i];
                b_[c * n_ + i] = before - sums[c];
            }
        }
        sync();
    }
    /// A row of the panel behind its square.
    LAPILLI_DEVICE void fetch_row(const TriangleOf<T>& of, int i, int end, int at, int width,
                                  T (&e)[kPanel]) const {
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k) e[k] = i < end && k < width ? of.get(i, at + k) : T(0);
    }
    /// The square of the panel at .., a row a lane.
    template <bool FromAbove>
    LAPILLI_DEVICE void fetch_square(const TriangleOf<T>& of, int at) {
        const int lane = lane_id(), width = min(kPanel, n_ - at);
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k) {
            square_[k] = T(0);
            if (lane < width && k < width && (FromAbove ? k <= lane : k >= lane))
                square_[k] = of.get(at + lane, at + k);
        }
    }
    template <bool FromAbove>
    LAPILLI_DEVICE void diagonal(const TriangleOf<T>& of, int at, int width, int cols) const {
        const int lane = lane_id();
        const bool there = lane < width;
        T diagonal = T(1);
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k)
            if (k == lane && k < width) diagonal = square_[k];
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
                if (FromAbove ? lane > k : lane < k) y = fma(-square_[k], solved, y);
            }
            if (there) b_[c * n_ + at + lane] = y;
        }
    }

    const BatchSolveArgs<T>& p;
    const std::int64_t matrix_;
    const int n_;
    const Shared<T> b_;
    const Shared<int> sources_, pivots_;
    T square_[kPanel];
};

template <int C, class T>
__global__ void __launch_bounds__(BatchSolveShape<T, C>::threads)
    solve_of_block(const __grid_constant__ BatchSolveArgs<T> p) {
    SolveOfBlock<C, T>(p).solve();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
