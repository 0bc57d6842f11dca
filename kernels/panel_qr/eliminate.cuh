// SPDX-License-Identifier: BSD-3-Clause
// Cholesky QR's small factorizations, of at most 64 x 64 numbers, by one block: G = R^H R, and the LU factorization
// that makes reflectors of Q's first rows.
//
//     512 threads, each holding elements (ti + 16 p, tj + 32 q), p = 0..3, q = 0, 1, of the matrix in registers
//
// Step j subtracts column j times row j over the pivot. Who holds row and column j + 1 puts them into shared memory, twice
// buffered, so that a step costs one barrier and the latencies of a reciprocal, a product and a sum. What is left in the
// registers in the end are the rows of one factor and the columns of the other, to be scaled all at once.
#pragma once

#include "panel_qr/args.hpp"
#include "panel_qr/tile.cuh"

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

/// The elements of a 64 x 64 matrix that a thread holds.
template <class S>
class SquarePart {
  public:
    /// f(i, k), where both are below width, else 0.
    template <class F>
    LAPILLI_DEVICE void fill(int width, F f) {
        each([&](int i, int k, S& x) { x = max(i, k) < width ? f(i, k) : S(0); });
    }
    /// f(i, k, element)
    template <class F>
    LAPILLI_DEVICE void each(F f) {
        LAPILLI_UNROLL
        for (int p = 0; p < kRows; ++p) {
            LAPILLI_UNROLL
            for (int q = 0; q < kColumns; ++q) f(row(p), column(q), part_[p][q]);
        }
    }
    /// Behind row and column j: minus of_row(i) times of_column(k).
    template <class OfRow, class OfColumn>
    LAPILLI_DEVICE void subtract(int j, OfRow of_row, OfColumn of_column) {
        S by_row[kRows], by_column[kColumns];
        LAPILLI_UNROLL
        for (int p = 0; p < kRows; ++p) by_row[p] = of_row(row(p));
        LAPILLI_UNROLL
        for (int q = 0; q < kColumns; ++q) by_column[q] = of_column(column(q));
        LAPILLI_UNROLL
        for (int q = 0; q < kColumns; ++q) {
            if (column(q) <= j) continue;
            LAPILLI_UNROLL
            for (int p = 0; p < kRows; ++p) {
                if (row(p) > j) part_[p][q] = fma(-by_row[p], by_column[q], part_[p][q]);
            }
        }
    }
    LAPILLI_DEVICE void publish_row(int j, Shared<S> line) const {
        LAPILLI_UNROLL
        for (int p = 0; p < kRows; ++p) {
            if (row(p) != j) continue;
            LAPILLI_UNROLL
            for (int q = 0; q < kColumns; ++q) line[column(q)] = part_[p][q];
        }
    }
    LAPILLI_DEVICE void publish_column(int k, Shared<S> line) const {
        LAPILLI_UNROLL
        for (int q = 0; q < kColumns; ++q) {
            if (column(q) != k) continue;
            LAPILLI_UNROLL
            for (int p = 0; p < kRows; ++p) line[row(p)] = part_[p][q];
        }
    }

  private:
    static constexpr int kRows = 4, kColumns = 2, kRowStride = 16, kColumnStride = 32;
    static_assert(kRowStride * kColumnStride == panel_qr_threads);
    LAPILLI_DEVICE static int row(int p) { return thread_id() % kRowStride + kRowStride * p; }
    LAPILLI_DEVICE static int column(int q) { return thread_id() / kRowStride + kColumnStride * q; }

    S part_[kRows][kColumns];
};

/// The factorizations and what they have in shared memory. All threads of a block call them. A factor is there for the block
/// behind the next barrier.
template <class T>
class Elimination {
    using S = wide_t<T>;
    using Shape = PanelQrShape<T>;
    using Factor = PanelQrFactor;
    static constexpr int kLimit = static_cast<int>(panel_qr_limit);
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
        g.publish_row(0, line(0, 0));
        for (int j = 0; j < width; ++j) {
            sync();
            const Shared<S> row = line(0, j);
            const S diagonal = row[j];
            const double pivot = real(diagonal);
            if (!(pivot > kLeast)) return false;
            const double inverse = 1.0 / pivot;
            if (thread_id() == 0) signs_[j] = pivot;
            g.subtract(
                j,
                [&](int i) {
                    const S x = row[i];
                    return conj(x);
                },
                [&](int k) {
                    const S x = row[k];
                    return inverse * x;
                });
            if (j + 1 < width) g.publish_row(j + 1, line(0, j + 1));
        }
        sync();
        if (thread_id() < width) {
            const double pivot = signs_[thread_id()];
            reciprocals_[thread_id()] = S(rsqrt(pivot));
        }
        sync();
        g.each([&](int i, int k, const S& x) {
            if (i > k || k >= width) return;
            const S root = reciprocals_[i];
            factor_[Factor::at(i, k)] = real(root) * (i == k ? S(real(x)) : x);
        });
        return true;
    }

    /// The same of a G that is nearly I, where most often one term of R's series will do. The factor's reciprocals are not
    /// made.
    LAPILLI_DEVICE void cholesky_near_identity(SquarePart<S>& g) const {
        bool tiny = true;
        g.each([&](int i, int k, const S& x) {
            if (max(i, k) < width) tiny &= abs2(x - S(i == k)) <= kTiny * kTiny;
        });
        if (sync_and(tiny) == 0) {
            cholesky(g);
        } else {
            g.each([&](int i, int k, const S& x) {
                if (i <= k && k < width) factor_[Factor::at(i, k)] = i == k ? S(0.5 + 0.5 * real(x)) : x;
            });
        }
    }

    /// With the factor R in shared memory: A - D R = L W, D the signs that keep the pivots away from zero. W takes the place
    /// of R; L stays in A, below the diagonal.
    LAPILLI_DEVICE void reflectors(SquarePart<S>& a) const {
        const auto publish = [&](int j) {
            a.publish_row(j, line(0, j));
            a.publish_column(j, line(1, j));
        };
        publish(0);
        for (int j = 0; j < width; ++j) {
            sync();
            const Shared<S> row = line(0, j), column = line(1, j);
            const S before = row[j];
            const double sign = -copysign(1.0, real(before));
            const S over_pivot = reciprocal(before - sign * factor(j, j));
            if (thread_id() == 0) {
                reciprocals_[j] = over_pivot;
                signs_[j] = sign;
            }
            const int of_row = Factor::at(j, 0);
            a.subtract(
                j,
                [&](int i) {
                    const S x = column[i];
                    return x;
                },
                [&](int k) {
                    if (k <= j) return S(0);
                    const S x = row[k];
                    return (x - sign * factor_at(of_row + k)) * over_pivot;
                });
            if (j + 1 < width) publish(j + 1);
        }
        sync();
        a.each([&](int i, int k, S& x) {
            if (max(i, k) >= width) return;
            if (i > k)
                x = x * reciprocal_pivot(k);
            else
                factor_[Factor::at(i, k)] = x - sign(i) * factor(i, k);
        });
    }

    const int width;

  private:
    LAPILLI_DEVICE Shared<S> line(int which, int j) const {
        return lines_.slice((2 * which + j % 2) * kLimit, kLimit);
    }

    const Shared<S> factor_ = shared<S>(Shape::factor_at, static_cast<std::size_t>(Factor::size));
    const Shared<S> lines_ = shared<S>(Shape::lines_at, static_cast<std::size_t>(Shape::line_count) * kLimit);
    const Shared<S> reciprocals_ = shared<S>(Shape::pivots_at, kLimit);
    const Shared<double> signs_ = shared<double>(Shape::signs_at, kLimit);  ///< or, meanwhile, pivots
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
