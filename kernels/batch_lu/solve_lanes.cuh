// SPDX-License-Identifier: BSD-3-Clause
// Solutions with triangular factors of order up to 32: a matrix in the registers of N = 8, 16 or 32 lanes.
//
//     lane i has row i of the triangle in registers, and its elements of C columns of B. Step after step of a substitution, the
//     lane of the diagonal multiplies by its reciprocal, a shuffle brings the result to all lanes, and each loses its product.
//     Interchanges are one permutation, which the lanes find together; rows of B are read, or written, at its places.
//
// Bytes: the factors, and B there and back. Bound by the memory, with many columns by the shuffles: one for
// each multiply-add.
#pragma once

#include "batch_lu/plan.hpp"
#include "batch_lu/reciprocal.cuh"
#include "batch_lu/triangle_of.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// alpha x; where alpha is 0, so is the product.
template <class T>
LAPILLI_DEVICE T scaled(T alpha, T x) {
    return alpha == T(1) ? x : alpha == T(0) ? T(0) : alpha * x;
}

/// The interchanges of a matrix, as a lane of N has them: which row of B is row lane of P B.
template <int N>
struct RowsOfLanes {
    int source;
    bool bad;  ///< a pivot is no row: then source is the lane

    /// The lanes of a matrix, in the bits of a ballot.
    LAPILLI_DEVICE static unsigned group() {
        return N == 32 ? ~0u : ((1u << (N % 32)) - 1) << (lane_id() / N * N);
    }
    /// pivots may be null. All lanes of the warp call it.
    LAPILLI_DEVICE static RowsOfLanes of(const index_t* pivots, std::int64_t matrix, int n, bool there) {
        const int lane = lane_id() % N, first = lane_id() - lane;
        RowsOfLanes rows{lane, false};
        if (pivots == nullptr) return rows;
        const index_t pivot = there ? load(pivots + matrix * n + lane) : index_t(lane + 1);
        rows.bad = (ballot(there && (pivot < 1 || pivot > n)) & group()) != 0;
        const int row = static_cast<int>(pivot) - 1;
        for (int k = n - 1; k >= 0; --k) {
            const int with = shuffle(row, first + k);
            rows.source = rows.source == k ? with : rows.source == with ? k : rows.source;
        }
        if (rows.bad) rows.source = lane;
        return rows;
    }
};

template <int N, int C, class T>
class SolveOfLanes {
    using R = real_t<T>;

  public:
    LAPILLI_DEVICE explicit SolveOfLanes(const BatchSolveArgs<T>& args)
        : p(args),
          lane_(lane_id() % N),
          first_(lane_id() - lane_),
          n_(static_cast<int>(args.factors.rows)),
          matrix_((static_cast<std::int64_t>(block_id()) * 128 + thread_id()) / N),
          exists_(matrix_ < args.b.count),
          there_(exists_ && lane_ < n_) {}

    LAPILLI_DEVICE void solve() {
        const RowsOfLanes<N> rows = RowsOfLanes<N>::of(p.pivots, matrix_, n_, there_);
        source_ = rows.source;
        bad_ = rows.bad;
        bool good = exists_ && !bad_;
        if (!p.checks && exists_) good = load(p.infos + matrix_) == 0;
        const T* const f = p.factors.data + matrix_ * p.factors.stride;
        const TriangleOf<T> lower{f, p.factors.ld, p.lower}, upper{f, p.factors.ld, p.upper};
        // They are the rows of one matrix, or of two.
        const bool same = p.lower.turned == p.upper.turned;
        const std::int64_t cols = p.sides();
        if (same) read(lower);
        const int zero = p.finds_zeros ? first_zero() : 0;
        if (p.checks && exists_ && lane_ == 0) store(p.infos + matrix_, bad_ ? p.bad_pivot : zero);
        good = good && zero == 0;
        if (!any(good)) return;
        const std::int64_t down = p.across ? p.b.ld : 1, right = p.across ? 1 : p.b.ld;
        for (std::int64_t first = 0; first < cols; first += C) {
            T* const b = p.b.data + matrix_ * p.b.stride + first * right;
            T y[C];
            LAPILLI_UNROLL
            for (int c = 0; c < C; ++c)
                y[c] = good && there_ && first + c < cols
                           ? scaled(p.alpha, load(b + (p.backwards ? lane_ : source_) * down + c * right))
                           : T(0);
            if (!same) read(lower);
            LAPILLI_UNROLL
            for (int k = 0; k < N; ++k)
                if (k < n_ && !p.lower.left_out) step(k, p.lower.unit, lane_ > k, y);
            if (!same) read(upper);
            LAPILLI_UNROLL
            for (int k = N - 1; k >= 0; --k)
                if (k < n_ && !p.upper.left_out) step(k, p.upper.unit, lane_ < k, y);
            LAPILLI_UNROLL
            for (int c = 0; c < C; ++c)
                if (good && there_ && first + c < cols)
                    store(b + (p.backwards ? source_ : lane_) * down + c * right, y[c]);
        }
    }

  private:
    LAPILLI_DEVICE void read(const TriangleOf<T>& of) {
        T diagonal = T(1);
        LAPILLI_UNROLL
        for (int k = 0; k < N; ++k) {
            x_[k] = there_ && k < n_ ? of.get(lane_, k) : T(0);
            if (k == lane_) diagonal = x_[k];
        }
        inverse_ = BatchReciprocal<T>::of(diagonal);
        zero_ = there_ && diagonal == T(0);
    }
    /// Which element of the diagonal is the first zero, counted from 1; 0: none.
    LAPILLI_DEVICE int first_zero() const {
        const unsigned votes = ballot(zero_) & RowsOfLanes<N>::group();
        return votes == 0 ? 0 : first_lane(votes) - first_ + 1;
    }
    LAPILLI_DEVICE void step(int k, bool unit, bool takes, T (&y)[C]) const {
        LAPILLI_UNROLL
        for (int c = 0; c < C; ++c) {
            if (!unit && lane_ == k) y[c] = inverse_.times(y[c]);
            const T solved = shuffle(y[c], first_ + k);
            if (takes) y[c] = fma(-x_[k], solved, y[c]);
        }
    }

    const BatchSolveArgs<T>& p;
    const int lane_, first_, n_;
    const std::int64_t matrix_;
    const bool exists_, there_;
    bool bad_ = false, zero_ = false;
    int source_ = 0;
    BatchReciprocal<T> inverse_ = {T(0), R(1)};
    T x_[N];
};

template <int N, int C, class T>
__global__ void __launch_bounds__(128) solve_of_lanes(const __grid_constant__ BatchSolveArgs<T> p) {
    SolveOfLanes<N, C, T>(p).solve();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
