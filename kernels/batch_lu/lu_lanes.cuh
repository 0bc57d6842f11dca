// SPDX-License-Identifier: BSD-3-Clause
// LU factorizations of up to 32 rows and columns: a matrix in the registers of N = 8, 16 or 32 lanes.
//
//     lane   row     place       A lane has a row and never gives it away: its place after the interchanges so far is a number
//      0    x x x x    2         next to it. Column after column: the lanes' candidates meet by a reduction of their upper
//      1    x x x x    0         halves, each lane finds the reciprocal of its own meanwhile, and the pivot's row goes to all
//      2    x x x x    1         lanes by shuffles. Rows go to their places when they are written.
//      3    x x x x    3
//
// Without interchanges row k of U is that of lane k. With a right-hand side, its elements are behind the
// rows, and U's substitution follows from below. Bytes: the matrix there and back. Bound by the memory at 8,
// by N^2 / 2 shuffles of an element at 32.
#pragma once

#include "batch_lu/args.hpp"
#include "batch_lu/candidates.cuh"
#include "batch_lu/reciprocal.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kLuLanesThreads = 128;

template <int N, bool Solves, class T>
class LuOfLanes {
    using R = real_t<T>;

  public:
    LAPILLI_DEVICE explicit LuOfLanes(const BatchLuArgs<T>& args)
        : p(args),
          lane_(lane_id() % N),
          first_(lane_id() - lane_),
          m_(static_cast<int>(args.a.rows)),
          n_(static_cast<int>(args.a.cols)),
          steps_(min(m_, n_)),
          matrix_((static_cast<std::int64_t>(block_id()) * kLuLanesThreads + thread_id()) / N),
          there_(matrix_ < args.a.count && lane_ < m_),
          interchanges_(args.pivots != nullptr),
          place_(lane_) {}

    LAPILLI_DEVICE void factor() {
        T* const a = p.a.data + matrix_ * p.a.stride;
        LAPILLI_UNROLL
        for (int j = 0; j < N; ++j) x_[j] = there_ && j < n_ ? load(a + lane_ + j * p.a.ld) : T(0);
        if constexpr (Solves) b_ = there_ ? load(p.b.data + matrix_ * p.b.stride + lane_) : T(0);
        LAPILLI_UNROLL
        for (int k = 0; k < N; ++k)
            if (k < steps_) column(k);
        LAPILLI_UNROLL
        for (int j = 0; j < N; ++j)
            if (there_ && j < n_) store(a + place_ + j * p.a.ld, x_[j]);
        if (interchanges_ && there_ && lane_ < steps_)
            store(p.pivots + matrix_ * steps_ + lane_, index_t(pivot_ + 1));
        if (there_ && lane_ == 0) store(p.infos + matrix_, std::int64_t(failed_));
        if constexpr (Solves) substitute();
    }

  private:
    LAPILLI_DEVICE void column(int k) {
        int from = first_ + k;
        if (interchanges_) {
            const bool candidate = lane_ < m_ && place_ >= k;
            from = first_of_group<N>(candidate ? LuCandidate::of(x_[k], place_) : LuCandidate::none());
        }
        const BatchReciprocal<T> own = BatchReciprocal<T>::of(x_[k]);
        BatchReciprocal<T> by{shuffle(own.inverse, from), R(1)};
        if (any(own.scale != R(1))) by.scale = shuffle(own.scale, from);
        const T pivot = shuffle(x_[k], from);
        const int to = shuffle(place_, from);
        const bool source = lane_id() == from, zero = pivot == T(0);
        if (zero && failed_ == 0) failed_ = k + 1;
        if (lane_ == k) {
            pivot_ = to;
            holder_ = from;
        }
        if (place_ == k) place_ = to;
        if (source) place_ = k;
        if constexpr (Solves) {
            if (source) inverse_ = own;
        }
        // Rows above do not change, whatever the pivot's row has.
        const bool below = lane_ < m_ && place_ > k;
        const T factor = by.times(x_[k]);
        if (below && !zero) x_[k] = factor;
        const T minus = -x_[k];
        LAPILLI_UNROLL
        for (int j = k + 1; j < N; ++j) {
            const T of_pivot = shuffle(x_[j], from);
            if (below) x_[j] = fma(minus, of_pivot, x_[j]);
        }
        if constexpr (Solves) {
            const T of_pivot = shuffle(b_, from);
            if (below) b_ = fma(minus, of_pivot, b_);
        }
    }

    /// Behind L's substitution; the infos of a group's lanes are the same.
    LAPILLI_DEVICE void substitute() {
        LAPILLI_UNROLL
        for (int k = N - 1; k >= 0; --k) {
            if (k >= n_) continue;
            const int from = shuffle(holder_, first_ + k);
            const T solved = shuffle(inverse_.times(b_), from);
            if (place_ == k) b_ = solved;
            if (place_ < k) b_ = fma(-x_[k], solved, b_);
        }
        if (there_ && failed_ == 0) store(p.b.data + matrix_ * p.b.stride + place_, b_);
    }

    const BatchLuArgs<T>& p;
    const int lane_, first_, m_, n_, steps_;
    const std::int64_t matrix_;
    const bool there_, interchanges_;
    int place_;
    int pivot_ = 0;   ///< of column lane_
    int holder_ = 0;  ///< the lane that has row lane_ of U
    int failed_ = 0;
    BatchReciprocal<T> inverse_ = {T(0), R(1)};
    T b_ = T(0);
    T x_[N];
};

template <int N, bool Solves, class T>
__global__ void __launch_bounds__(kLuLanesThreads) lu_of_lanes(const __grid_constant__ BatchLuArgs<T> p) {
    LuOfLanes<N, Solves, T>(p).factor();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
