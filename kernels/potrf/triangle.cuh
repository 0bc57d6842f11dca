// SPDX-License-Identifier: BSD-3-Clause
// The Cholesky factor of a triangle of 32, by one warp, and what other warps make of its columns as they come.
//
//     lane i of the leader     has row i; four steps:  B = the 4 x 4 block of A on the diagonal, which all lanes factor alike;
//                              x = the lane's part of these columns;  a_ik -= sum over the four of (x_q / d_q) conj(x_kq)
//     lane i of a follower     has row i of what is below the triangle, or of the identity; the same steps
//
// Below the triangle A = X L^H becomes X; in place of the identity appears L^-H. The steps are those of L D L^H: no step waits
// for a root; all lanes take theirs at the end. Two pivots are found at once: d1 - |b|^2 / d0 is (d0 d1 - |b|^2) / d0, so that
// the reciprocals of d0 and of the determinant do not wait for each other. What four steps wait for is a shuffle, two reciprocals
// with few multiplications, and one way through shared memory. Followers hear of columns by four.
//
// A pivot that is not positive, or NaN, ends it: later steps subtract nothing, and leave the rest as the steps before did. The
// quick steps do not look; where a number is not usual the four steps are done again, one by one and carefully.
#pragma once

#include "potrf/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Whether d is positive, and far from where its reciprocal is no normal number: most are.
LAPILLI_DEVICE bool is_usual(double d) {
    constexpr unsigned smallest = (1023 - 1000) << 20, largest = (1023 + 1000) << 20;
    return static_cast<unsigned>(bits_of(d) >> 32) - smallest < largest - smallest;
}
/// 1 / d to the last bit or two, of a usual number.
LAPILLI_DEVICE double quick_reciprocal(double d) {
    const double x = approximate_reciprocal(d), error = fma(-d, x, 1.0);
    return fma(x, fma(error, error, error), x);
}
/// Of any positive number.
LAPILLI_DEVICE double careful_reciprocal(double d) {
    constexpr double largest = 0x1.fffffffffffffp+1023;
    const double scale = d < 1 ? 0x1p+100 : 0x1p-100;
    return d <= largest ? scale * quick_reciprocal(scale * d) : 0.0;
}

/// Four steps of the elimination, to the first columns of what is left of the lane's row.
template <class S>
struct PotrfSteps {
    static constexpr int n = 4;
    S x[n];                    ///< the row, these columns; as they are after the steps
    double pivot[n], minus[n]; ///< and -1 / pivot, or 0

    /// The block's rows are in lanes `first` and the next ones. False where the result may be wrong.
    LAPILLI_DEVICE bool run_quickly(const S (&row)[n], int first) {
        bool usual = true;
        run(row, first, [&](int p, double d0, double d1, S b) {
            const double r0 = quick_reciprocal(d0), determinant = fma(d0, d1, -abs2(b));
            pivot[p] = d0;
            minus[p] = -r0;
            pivot[p + 1] = determinant * r0;
            minus[p + 1] = -d0 * quick_reciprocal(determinant);
            usual = usual & is_usual(d0) & is_usual(determinant) & is_usual(pivot[p + 1]);
        });
        return usual;
    }
    /// failed: the step that has failed, from 1, or 0.
    LAPILLI_DEVICE void run_carefully(const S (&row)[n], int first, int& failed) {
        const auto step = [&](int p, double d) {
            if (failed == 0 && !(d > 0)) failed = first + p + 1;
            pivot[p] = d;
            minus[p] = failed == 0 ? -careful_reciprocal(d) : 0.0;
        };
        run(row, first, [&](int p, double d0, double d1, S b) {
            step(p, d0);
            // The square of b may be too small or too large a number.
            step(p + 1, real(conj_fma(b, minus[p] * b, S(d1))));
        });
    }

  private:
    template <class Pivots>
    LAPILLI_DEVICE void run(const S (&row)[n], int first, Pivots pivots) {
        S block[n][n];
        LAPILLI_UNROLL
        for (int k = 0; k < n; ++k) {
            x[k] = row[k];
            LAPILLI_UNROLL
            for (int i = k; i < n; ++i) block[i][k] = shuffle(row[k], first + i);
        }
        LAPILLI_UNROLL
        for (int p = 0; p < n; p += 2) {
            pivots(p, real(block[p][p]), real(block[p + 1][p + 1]), block[p + 1][p]);
            LAPILLI_UNROLL
            for (int i = p + 2; i < n; ++i) subtract(block[i], p, i, block);
            subtract(x, p, n - 1, block);
        }
    }
    /// Steps p and p + 1 in a row, columns up to `last`. The block's rows before that one have had them.
    LAPILLI_DEVICE void subtract(S (&y)[n], int p, int last, const S (&block)[n][n]) const {
        const S f = minus[p] * y[p];
        y[p + 1] = conj_fma(block[p + 1][p], f, y[p + 1]);
        const S g = minus[p + 1] * y[p + 1];
        LAPILLI_UNROLL
        for (int k = p + 2; k <= last; ++k)
            y[k] = conj_fma(block[k][p + 1], g, conj_fma(block[k][p], f, y[k]));
    }
};

template <class S>
class PotrfTriangle {
    using Steps = PotrfSteps<S>;

  public:
    static constexpr int n = potrf_triangle, together = Steps::n;
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
        Leader leader;
        leader.find(row, 0, [] {});
        lead_columns<n>(row, leader, 0, n / 2);
        lead_columns<n / 2>(row, leader, n / 2, n - together);
        publish(leader, n - together);
        const bool good = leader.failed == 0 || i + 1 < leader.failed;
        scales_[i] = good ? rsqrt(leader.pivot) : 1.0;
        if (i == 0) failed_[0] = leader.failed;
        barriers_.arrive_warp(barriers - 1, i == 0);
        if (every_lane_arrives) sync_warp();
        const double root = good ? sqrt(leader.pivot) : leader.pivot;
        LAPILLI_UNROLL_BY(8)
        for (int j = 0; j < n; ++j) {
            const S value = scales_[j] * S(columns_[i + j * ld]);
            if (j <= i) a[i + j * distance] = j == i ? from_real<S>(root) : value;
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
        follow_columns<n>(row, turn, a, distance, 0, n / 2);
        follow_columns<n / 2>(row, turn, a, distance, n / 2, n);
        barriers_.wait(barriers - 1, turn % 2);
        LAPILLI_UNROLL_BY(8)
        for (int j = 0; j < n; ++j) {
            const int at = i + j * distance;
            a[at] = scales_[j] * S(a[at]);
        }
    }

  private:
    struct Leader {
        Steps steps;
        int failed = 0;
        double pivot = 1;  ///< the lane's

        /// The steps of the block in lanes `first` and the next ones; `meanwhile` is done at the same time.
        template <class F>
        LAPILLI_DEVICE void find(const S (&row)[n], int first, F meanwhile) {
            const S given[together] = {row[0], row[1], row[2], row[3]};
            const bool good = steps.run_quickly(given, first);
            meanwhile();
            if (!good || failed != 0) [[unlikely]]
                steps.run_carefully(given, first, failed);
        }
    };

    /// Columns begin .. end; those that are left, at most Width, come to the row's beginning. The next block's steps are found
    /// while the other columns get the last one's.
    template <int Width>
    LAPILLI_DEVICE void lead_columns(S (&row)[n], Leader& leader, int begin, int end) const {
        LAPILLI_UNROLL_BY(1)
        for (int j = begin; j < end; j += together) {
            publish(leader, j);
            S factors[together];
            LAPILLI_UNROLL
            for (int q = 0; q < together; ++q) factors[q] = leader.steps.minus[q] * leader.steps.x[q];
            subtract<0, together>(row, j, factors);
            leader.find(row, j + together, [&] { subtract<together, Width - together>(row, j, factors); });
        }
    }
    LAPILLI_DEVICE void publish(Leader& leader, int j) const {
        const int i = lane_id();
        LAPILLI_UNROLL
        for (int q = 0; q < together; ++q) {
            columns_[i + (j + q) * ld] = leader.steps.x[q];
            if (i == j + q) {
                reciprocals_[j + q] = leader.steps.minus[q];
                leader.pivot = leader.steps.pivot[q];
            }
        }
        barriers_.arrive_warp(j / together, i == 0);
        if (every_lane_arrives) sync_warp();
    }
    template <int Width>
    LAPILLI_DEVICE void follow_columns(S (&row)[n], unsigned turn, Shared<S> a, int distance, int begin,
                                       int end) const {
        LAPILLI_UNROLL_BY(1)
        for (int j = begin; j < end; j += together) {
            barriers_.wait(j / together, turn % 2);
            S factors[together];
            LAPILLI_UNROLL
            for (int q = 0; q < together; ++q) {
                factors[q] = reciprocals_[j + q] * row[q];
                a[lane_id() + (j + q) * distance] = row[q];
                LAPILLI_UNROLL
                for (int k = q + 1; k < together; ++k) {
                    const S x = columns_[j + k + (j + q) * ld];
                    row[k] = conj_fma(x, factors[q], row[k]);
                }
            }
            subtract<0, Width - together>(row, j, factors);
        }
    }
    /// row_k := row_(k+4) + the sum of factors times conj(columns j .. j + 3), for k from Begin to End. Behind the last row comes
    /// the first one: those numbers nobody uses.
    template <int Begin, int End>
    LAPILLI_DEVICE void subtract(S (&row)[n], int j, const S (&factors)[together]) const {
        constexpr int pack = Pack<S>::size;
        LAPILLI_UNROLL
        for (int k = Begin; k < End; k += pack) {
            const int at = (j + together + k) % n + j * ld;
            LAPILLI_UNROLL
            for (int e = 0; e < pack; ++e) row[k + e] = row[k + e + together];
            LAPILLI_UNROLL
            for (int q = 0; q < together; ++q) {
                const Pack<S> x = load_pack(columns_, at + q * ld);
                LAPILLI_UNROLL
                for (int e = 0; e < pack; ++e) row[k + e] = conj_fma(x[e], factors[q], row[k + e]);
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
