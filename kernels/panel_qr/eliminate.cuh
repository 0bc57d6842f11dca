// SPDX-License-Identifier: BSD-3-Clause
// Cholesky QR's small factorizations, of at most 64 x 64 numbers, by one block: G = R^H R, and the LU factorization that makes
// reflectors of Q's first rows.
//
//     . W W W     eight columns and rows at a time, through shared memory:
//     L x x x     warp 0 has two rows of the columns in each lane, and makes L,
//     L x x x     warp 1 has two columns of the rows in each lane, and makes W (of a Hermitian matrix it is in L);
//     L x x x     both eliminate the square of 8 x 8 on the way. Then all warps subtract L W by tensor cores.
//
// Inside of a warp a step costs the latencies of a shuffle, a reciprocal, a product and a sum, and no barrier.
#pragma once

#include "panel_qr/square.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class S>
LAPILLI_DEVICE S reciprocal(S x) {
    if constexpr (is_complex<S>) {
        const double scale = 1.0 / abs2(x);
        return S(real(x) * scale, -imag(x) * scale);
    } else {
        return 1.0 / x;
    }
}

/// The factorizations and what they have in shared memory. All threads of a block call them. A factor is there for the block
/// behind the next barrier.
template <class T>
class Elimination {
    using S = wide_t<T>;
    using Shape = PanelQrShape<T>;
    using Factor = PanelQrFactor;
    static constexpr int kLimit = static_cast<int>(panel_qr_limit);
    static constexpr int kStrip = PanelQrStrips::strip, kLd = PanelQrStrips::ld;
    /// A column's square below this has lost digits to the end of the range.
    static constexpr double kLeast = 1e-280;
    /// The square of this is below rounding errors.
    static constexpr double kTiny = sizeof(real_t<T>) == 8 ? 1e-9 : 2e-5;

  public:
    LAPILLI_DEVICE explicit Elimination(int columns) : width(columns) {}

    /// Zeros, as there are in the factor's columns behind the panel's.
    LAPILLI_DEVICE void clear() const {
        for (int e = thread_id(); e < Factor::size; e += panel_qr_threads) factor_[e] = S(0);
        if (thread_id() < kLimit) reciprocals_[thread_id()] = S(0);
    }
    LAPILLI_DEVICE S factor(int j, int k) const { return factor_at(Factor::at(j, k)); }
    LAPILLI_DEVICE S factor_at(int index) const {
        const S x = factor_[index];
        return x;
    }
    /// One over factor(j, j).
    LAPILLI_DEVICE S reciprocal_pivot(int j) const {
        const S x = reciprocals_[j];
        return x;
    }
    LAPILLI_DEVICE double sign(int j) const { return signs_[j]; }

    /// G = R^H R. False, in all threads, where that breaks down.
    LAPILLI_DEVICE bool cholesky(SquarePart<S>& g) const {
        for (int begin = 0; begin < width; begin += kStrip) {
            g.publish(begin, rows_, columns_);
            sync();
            bool failed = false;
            if (warp_id() == 0) failed = !cholesky_of_columns(begin);
            if (sync_or(failed) != 0) return false;
            if (begin + kStrip >= width) break;
            if (g.is_behind(begin + kStrip - 1)) g.subtract(rows_, columns_);
            sync();
        }
        return true;
    }

    /// The same of a G that is nearly I, where most often one term of R's series will do. The factor's reciprocals are not
    /// made then.
    LAPILLI_DEVICE void cholesky_near_identity(SquarePart<S>& g) const {
        bool tiny = true;
        g.each([&](int i, int k, S x) {
            if (max(i, k) < width) tiny &= abs2(x - S(i == k)) <= kTiny * kTiny;
        });
        if (sync_and(tiny) == 0) {
            cholesky(g);
        } else {
            g.each([&](int i, int k, S x) {
                if (i <= k && k < width) factor_[Factor::at(i, k)] = i == k ? S(0.5 + 0.5 * real(x)) : x;
            });
        }
    }

    /// With the factor R in shared memory: A - D R = L W, D the signs that keep the pivots away from zero. W takes the place
    /// of R; keep(i, j, l) takes L below the diagonal.
    template <class Keep>
    LAPILLI_DEVICE void reflectors(SquarePart<S>& a, Keep keep) const {
        for (int begin = 0; begin < width; begin += kStrip) {
            a.publish(begin, rows_, columns_);
            sync();
            Lines line;
            if (warp_id() == 0) {
                left_factor(begin, line, keep);
            } else if (warp_id() == 1) {
                right_factor(begin, line);
            }
            sync();
            if (warp_id() == 1) keep_right_factor(begin, line);
            if (begin + kStrip >= width) break;
            if (a.is_behind(begin + kStrip - 1)) a.subtract(rows_, columns_);
            sync();
        }
    }

    const int width;

  private:
    /// Of eight columns the rows lane_id() and lane_id() + 32, or of eight rows these columns.
    struct Lines {
        S x[2][kStrip];

        LAPILLI_DEVICE static int number(int h) { return lane_id() + 32 * h; }
        LAPILLI_DEVICE void fetch(Shared<S> from) {
            LAPILLI_UNROLL
            for (int h = 0; h < 2; ++h) {
                LAPILLI_UNROLL
                for (int k = 0; k < kStrip; ++k) x[h][k] = from[k * kLd + number(h)];
            }
        }
        /// f(h, k), the elements' new values, also back in shared memory.
        template <class F>
        LAPILLI_DEVICE static void put(Shared<S> to, F f) {
            LAPILLI_UNROLL
            for (int h = 0; h < 2; ++h) {
                LAPILLI_UNROLL
                for (int k = 0; k < kStrip; ++k) to[k * kLd + number(h)] = f(h, k);
            }
        }
        /// Element k of line j, in all lanes.
        LAPILLI_DEVICE S of_line(int j, int k) const { return shuffle(j < 32 ? x[0][k] : x[1][k], j % 32); }
        /// Minus the multiple of line j, of which l are the first elements, in the lines behind it.
        LAPILLI_DEVICE void eliminate(int j, int k, S over_pivot, const S (&of_j)[kStrip]) {
            LAPILLI_UNROLL
            for (int h = 0; h < 2; ++h) {
                const S l = number(h) > j ? x[h][k] * over_pivot : S(0);
                if (number(h) > j) x[h][k] = l;
                LAPILLI_UNROLL
                for (int c = k + 1; c < kStrip; ++c) x[h][c] = fma(-l, of_j[c], x[h][c]);
            }
        }
    };

    /// L, scaled by its pivots, of which R^H has the square roots.
    LAPILLI_DEVICE bool cholesky_of_columns(int begin) const {
        Lines line;
        line.fetch(columns_);
        double own_pivot = 1.0;
        bool positive = true;
        LAPILLI_UNROLL
        for (int c = 0; c < kStrip; ++c) {
            const int j = begin + c;
            if (j >= width) break;
            S of_j[kStrip];
            LAPILLI_UNROLL
            for (int k = c; k < kStrip; ++k) of_j[k] = line.of_line(j, k);
            const double pivot = real(of_j[c]);
            positive &= pivot > kLeast;
            if (lane_id() == c) own_pivot = pivot;
            line.eliminate(j, c, S(1.0 / pivot), of_j);
        }
        const double own_root = rsqrt(own_pivot);
        LAPILLI_UNROLL
        for (int c = 0; c < kStrip; ++c) {
            const int j = begin + c;
            if (j >= width) break;
            const double pivot = shuffle(own_pivot, c), root = shuffle(own_root, c);
            if (lane_id() == 0) reciprocals_[j] = S(root);
            LAPILLI_UNROLL
            for (int h = 0; h < 2; ++h) {
                const int i = Lines::number(h);
                if (i < j || i >= width) continue;
                factor_[Factor::at(j, i)] = i == j ? S(pivot * root) : (pivot * root) * conj(line.x[h][c]);
            }
            // D L^H, what is to be multiplied with L.
            LAPILLI_UNROLL
            for (int h = 0; h < 2; ++h) rows_[c * kLd + Lines::number(h)] = pivot * conj(line.x[h][c]);
        }
        Lines::put(columns_,
                   [&](int h, int k) { return Lines::number(h) >= begin + kStrip ? line.x[h][k] : S(0); });
        return positive;
    }

    struct Pivot {
        double sign;
        S value, reciprocal;
    };
    LAPILLI_DEVICE Pivot pivot_of(int j, S before) const {
        const double sign = -copysign(1.0, real(before));
        const S value = before - sign * factor(j, j);
        return {sign, value, reciprocal(value)};
    }
    template <class Keep>
    LAPILLI_DEVICE void left_factor(int begin, Lines& line, Keep keep) const {
        line.fetch(columns_);
        LAPILLI_UNROLL
        for (int c = 0; c < kStrip; ++c) {
            const int j = begin + c;
            if (j >= width) break;
            const Pivot pivot = pivot_of(j, line.of_line(j, c));
            S of_j[kStrip];
            LAPILLI_UNROLL
            for (int k = c + 1; k < kStrip; ++k)
                of_j[k] = line.of_line(j, k) - pivot.sign * factor(j, begin + k);
            line.eliminate(j, c, pivot.reciprocal, of_j);
            LAPILLI_UNROLL
            for (int h = 0; h < 2; ++h) {
                if (Lines::number(h) > j && Lines::number(h) < width) keep(Lines::number(h), j, line.x[h][c]);
            }
        }
        Lines::put(columns_,
                   [&](int h, int k) { return Lines::number(h) >= begin + kStrip ? line.x[h][k] : S(0); });
    }
    LAPILLI_DEVICE void right_factor(int begin, Lines& line) const {
        line.fetch(rows_);
        LAPILLI_UNROLL
        for (int c = 0; c < kStrip; ++c) {
            const int j = begin + c;
            if (j >= width) break;
            const Pivot pivot = pivot_of(j, line.of_line(j, c));
            if (lane_id() == 0) {
                reciprocals_[j] = pivot.reciprocal;
                signs_[j] = pivot.sign;
            }
            S of_j[kStrip];
            LAPILLI_UNROLL
            for (int i = c + 1; i < kStrip; ++i) of_j[i] = line.of_line(j, i) * pivot.reciprocal;
            LAPILLI_UNROLL
            for (int h = 0; h < 2; ++h) {
                const int k = Lines::number(h);
                if (k >= j && k < width) line.x[h][c] = line.x[h][c] - pivot.sign * factor(j, k);
                LAPILLI_UNROLL
                for (int i = c + 1; i < kStrip; ++i) line.x[h][i] = fma(-of_j[i], line.x[h][c], line.x[h][i]);
            }
        }
        Lines::put(rows_, [&](int h, int k) { return line.x[h][k]; });
    }
    LAPILLI_DEVICE void keep_right_factor(int begin, const Lines& line) const {
        LAPILLI_UNROLL
        for (int c = 0; c < kStrip; ++c) {
            LAPILLI_UNROLL
            for (int h = 0; h < 2; ++h) {
                const int j = begin + c, k = Lines::number(h);
                if (j <= k && k < width) factor_[Factor::at(j, k)] = line.x[h][c];
            }
        }
    }

    const Shared<S> factor_ = shared<S>(Shape::factor_at, static_cast<std::size_t>(Factor::size));
    const Shared<S> rows_ = shared<S>(Shape::rows_at, static_cast<std::size_t>(PanelQrStrips::size));
    const Shared<S> columns_ = shared<S>(Shape::strips_at, static_cast<std::size_t>(PanelQrStrips::size));
    const Shared<S> reciprocals_ = shared<S>(Shape::pivots_at, kLimit);
    const Shared<double> signs_ = shared<double>(Shape::signs_at, kLimit);
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
