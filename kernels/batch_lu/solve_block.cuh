// SPDX-License-Identifier: BSD-3-Clause
// Solutions with triangular factors of order up to 1024: a block for each matrix and one column of B or up to
// 8.
//
//     +---+              B's columns are in shared memory, where block_substitution.cuh solves: with D by a warp, then the rows
//     | D |  . . .       behind lose E times what is solved.
//     +---+
//     | E |
//     +---+
//
// Bytes: the triangle for each 8 columns, and B there and back. Bound by the chain of n divisions and
// shuffles, twice, which blocks of a multiprocessor hide from each other.
#pragma once

#include "batch_lu/block_substitution.cuh"
#include "batch_lu/row_sources.cuh"
#include "batch_lu/solve_lanes.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int C, class T>
class SolveOfBlock {
    using R = real_t<T>;
    using Shape = BatchSolveShape<T, C>;
    static constexpr int kColumns = Shape::columns;

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
            for (int i = thread_id(); i < n_; i += thread_count()) {
                const int from = sources_[i];
                for (int c = 0; c < kColumns; ++c)
                    b_[c * n_ + i] =
                        c < cols ? scaled(p.alpha, load(b + (p.backwards ? i : from) * down + c * right))
                                 : T(0);
            }
            sync();
            const BlockSubstitution<C, T> columns(n_, b_);
            if (!p.lower.left_out) columns.from_above(lower, cols);
            if (!p.upper.left_out) columns.from_below(upper, cols);
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

    const BatchSolveArgs<T>& p;
    const std::int64_t matrix_;
    const int n_;
    const Shared<T> b_;
    const Shared<int> sources_, pivots_;
};

template <int C, class T>
__global__ void __launch_bounds__(BatchSolveShape<T, C>::threads)
    solve_of_block(const __grid_constant__ BatchSolveArgs<T> p) {
    SolveOfBlock<C, T>(p).solve();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
