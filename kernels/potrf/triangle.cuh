// SPDX-License-Identifier: BSD-3-Clause
// The Cholesky factor of a triangle of 32, by one warp, and what other warps make of its columns as they come.
//
//     lane i of the leader     holds row i; step j:  d = a_jj,  a_ik -= (a_ij / d) conj(a_kj)  for k > j
//     lane i of a follower     holds row i of what stands below the triangle, or of the identity; the same step
//
// Below the triangle A = X L^H becomes X; below the identity's place appears L^-H. The steps are those of L D L^H: column j goes
// into shared memory as it is, while the reciprocal of d is found, and roots are taken once, at the end, by all lanes. So what a
// step waits for is a shuffle, a reciprocal and two multiplications, about 130 clocks. Followers hear of columns by four.
//
// A pivot that is not positive, or NaN, ends it: later steps subtract nothing, and leave the rest as the steps before did.
#pragma once

#include "potrf/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Whether d is positive, and its reciprocal is a normal number: most are. A comparison of bits, since the leader waits for it.
LAPILLI_DEVICE bool is_usual(double d) {
    constexpr unsigned smallest = (1023 - 1000) << 20, largest = (1023 + 1000) << 20;
    return static_cast<unsigned>(bits_of(d) >> 32) - smallest < largest - smallest;
}
/// 1 / d to the last bit or two, of a usual number.
LAPILLI_DEVICE double quick_reciprocal(double d) {
    const double x = approximate_reciprocal(d), error = fma(-d, x, 1.0);
    return fma(x, fma(error, error, error), x);
}

template <class S>
class PotrfTriangle {
  public:
    static constexpr int n = potrf_triangle, together = 4;
    static constexpr int ld = n + 4;
    static constexpr int barriers = n / together + 1;
    /// In bytes, one behind the other: columns, reciprocals, scales, the step that failed, barriers.
    static constexpr std::size_t reciprocals_at = ld * n * sizeof(S);
    static constexpr std::size_t scales_at = reciprocals_at + n * sizeof(double);
    static constexpr std::size_t failed_at = scales_at + n * sizeof(double);
    static constexpr std::size_t barriers_at = failed_at + 16;
    static constexpr std::size_t bytes = barriers_at + barriers * 8;

    LAPILLI_DEVICE explicit PotrfTriangle(std::size_t at)
        : columns_(shared<S>(at, ld * n)),
          reciprocals_(shared<double>(at + reciprocals_at, n)),
          scales_(shared<double>(at + scales_at, n)),
          failed_(shared<int>(at + failed_at, 1)),
          barriers_(shared<std::uint64_t>(at + barriers_at, barriers)) {}

    /// By one thread, before a barrier.
    LAPILLI_DEVICE void init() const {
        for (int k = 0; k < barriers; ++k) barriers_.init(k, arrivals_of_a_warp());
    }
    /// The step that failed, from 1; behind a barrier.
    LAPILLI_DEVICE int failed() const { return failed_[0]; }

    /// L over A's lower triangle, whose columns begin `distance` apart.
    LAPILLI_DEVICE void lead(Shared<S> a, int distance) const {
        const int i = lane_id();
        S row[n];
        LAPILLI_UNROLL
        for (int k = 0; k < n; ++k) row[k] = k <= i ? S(a[i + k * distance]) : S(0);
        int failed = 0;
        double pivot = 1, root = 1;
        LAPILLI_UNROLL
        for (int j = 0; j < n; ++j) {
            if (i >= j) columns_[i + j * ld] = row[j];
            const double d = shuffle(double(real(row[j])), j);
            double minus = 0;
            if (failed == 0 && is_usual(d))
                minus = -quick_reciprocal(d);
            else if (failed == 0 && d > 0)
                minus = -1 / d;
            else if (failed == 0)
                failed = j + 1;
            if (i == j) {
                reciprocals_[j] = minus;
                if (failed == 0)
                    pivot = d;
                else
                    root = d;
            }
            if (j % together == together - 1)
                barriers_.arrive_warp(j / together, i == 0);
            else
                sync_warp();
            subtract(row, j, minus * row[j]);
        }
        const bool good = failed == 0 || i + 1 < failed;
        if (good) root = sqrt(pivot);
        scales_[i] = good ? rsqrt(pivot) : 1.0;
        if (i == 0) failed_[0] = failed;
        barriers_.arrive_warp(barriers - 1, i == 0);
        sync_warp();
        LAPILLI_UNROLL
        for (int j = 0; j < n; ++j) {
            const double scale = scales_[j];
            if (j <= i) a[i + j * distance] = j == i ? from_real<S>(root) : scale * row[j];
        }
    }
    /// turn: how often the leader has led before. Row i of `a` := row i of A L^-H, where A is the identity or is in `a`.
    LAPILLI_DEVICE void follow(unsigned turn, bool identity, Shared<S> a, int distance) const {
        const int i = lane_id();
        S row[n];
        LAPILLI_UNROLL
        for (int k = 0; k < n; ++k) {
            if (identity)
                row[k] = S(k == i ? 1 : 0);
            else
                row[k] = a[i + k * distance];
        }
        LAPILLI_UNROLL
        for (int j = 0; j < n; ++j) {
            if (j % together == 0) barriers_.wait(j / together, turn % 2);
            const double minus = reciprocals_[j];
            subtract(row, j, minus * row[j]);
        }
        barriers_.wait(barriers - 1, turn % 2);
        LAPILLI_UNROLL
        for (int j = 0; j < n; ++j) {
            const double scale = scales_[j];
            a[i + j * distance] = scale * row[j];
        }
    }

  private:
    /// row_k += factor conj(column j)_k for k > j.
    LAPILLI_DEVICE void subtract(S (&row)[n], int j, S factor) const {
        constexpr int pack = Pack<S>::size;
        LAPILLI_UNROLL
        for (int k = 0; k < n; k += pack) {
            if (k + pack - 1 <= j) continue;
            const Pack<S> x = load_pack(columns_, k + j * ld);
            LAPILLI_UNROLL
            for (int e = 0; e < pack; ++e) {
                if (k + e > j) row[k + e] = conj_fma(x[e], factor, row[k + e]);
            }
        }
    }

    const Shared<S> columns_;
    const Shared<double> reciprocals_, scales_;
    const Shared<int> failed_;
    const TransferBarriers barriers_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
