// SPDX-License-Identifier: BSD-3-Clause
// The rows of U above a leaf of the panel, in the shared memory of every block: forward substitution with the
// rows of earlier pivots, which makes the same numbers in all blocks.
#pragma once

#include "arch/simt.cuh"
#include "lu/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class UpperRows {
    static constexpr int kLeaf = lu_panel_leaf<T>, kThreads = lu_panel_threads;
    static constexpr int kStride = static_cast<int>(LuPanelSpace<T>::upper_stride);

  public:
    LAPILLI_DEVICE UpperRows(Shared<T> lower, Shared<T> rows) : lower_(lower), rows_(rows) {}

    LAPILLI_DEVICE T element(int k, int e) const { return rows_[k * kStride + e]; }

    /// A in the rows of the first c0 pivots and the leaf's columns, and L in those of the last kLeaf of them.
    template <class S>
    LAPILLI_DEVICE void fetch(const S* a, std::int64_t lda, const Shared<int>& pivot_rows, int c0,
                              int count) const {
        sync();  // the last pivot's row is known to all threads
        const int fresh = max(0, c0 - kLeaf);
        // All of a thread's loads are on their way before the first has come.
        T of_rows[kEach], of_lower[kEach];
        LAPILLI_UNROLL
        for (int i = 0; i < kEach; ++i) {
            const int at = thread_id() + i * kThreads, k = at / kLeaf, e = at % kLeaf;
            of_rows[i] = k < c0 && e < count ? load(a + pivot_rows[k] + (c0 + e) * lda) : T(0);
            const int row = fresh + at % kLeaf, column = at / kLeaf;
            of_lower[i] = column < row && row < c0 ? load(a + pivot_rows[row] + column * lda) : T(0);
        }
        LAPILLI_UNROLL
        for (int i = 0; i < kEach; ++i) {
            const int at = thread_id() + i * kThreads, row = fresh + at % kLeaf, column = at / kLeaf;
            if (at < c0 * kLeaf) rows_[at / kLeaf * kStride + at % kLeaf] = of_rows[i];
            if (column < row && row < c0) lower_[start_of(row) + column] = of_lower[i];
        }
        sync();
    }
    /// These rows := L^-1 of them, L with a diagonal of ones: in steps of kLeaf rows.
    LAPILLI_DEVICE void substitute(int c0, int count) const {
        for (int first = 0; first < c0; first += kLeaf) {
            if (thread_id() < count) solve(first, thread_id());
            sync();
            subtract_products(first, c0);
            sync();
        }
    }

  private:
    static constexpr int kEach = lu_panel_limit<T> * kLeaf / kThreads;
    static_assert(kEach * kThreads == lu_panel_limit<T> * kLeaf);

    /// The rows behind the kLeaf ones from `first` on, up to c0, less L times these.
    LAPILLI_DEVICE void subtract_products(int first, int c0) const {
        const int below = first + kLeaf;
        if constexpr (std::is_same_v<T, double>) {
            // A warp takes 16 rows.
            if (below + 16 * warp_id() < c0) subtract_product(first, below + 16 * warp_id());
        } else {
            for (int i = thread_id(); i < (c0 - below) * kLeaf; i += kThreads) {
                const int k = below + i / kLeaf, e = i % kLeaf;
                T sum = rows_[k * kStride + e];
                LAPILLI_UNROLL
                for (int s = 0; s < kLeaf; ++s) {
                    const T l = lower_[start_of(k) + first + s], u = rows_[(first + s) * kStride + e];
                    sum = fma(-l, u, sum);
                }
                rows_[k * kStride + e] = sum;
            }
        }
    }
    static_assert(lu_panel_limit<double> <= 16 * kThreads / 32);
    LAPILLI_DEVICE void subtract_product(int first, int row) const {
        double a[8];
        LAPILLI_UNROLL
        for (int i = 0; i < 8; ++i) {
            const int k = row + lane_id() / 4 + 8 * (i % 2), s = lane_id() % 4 + i / 2 * 4;
            const double l = lower_[start_of(k) + first + s];
            a[i] = -l;
        }
        LAPILLI_UNROLL
        for (int part = 0; part < 2; ++part) {
            double b[4], d[4];
            LAPILLI_UNROLL
            for (int i = 0; i < 4; ++i)
                b[i] = rows_[(first + lane_id() % 4 + 4 * i) * kStride + 8 * part + lane_id() / 4];
            const auto place = [&](int i) {
                return (row + lane_id() / 4 + i / 2 * 8) * kStride + 8 * part + 2 * (lane_id() % 4) + i % 2;
            };
            LAPILLI_UNROLL
            for (int i = 0; i < 4; ++i) d[i] = rows_[place(i)];
            mma_f64_16x8x16(d, a, b);
            LAPILLI_UNROLL
            for (int i = 0; i < 4; ++i) rows_[place(i)] = d[i];
        }
    }

    /// kLeaf rows of one column. It is written when it is complete, so that loads of L need not wait for
    /// stores.
    LAPILLI_DEVICE void solve(int first, int e) const {
        T u[kLeaf];
        LAPILLI_UNROLL
        for (int i = 0; i < kLeaf; ++i) u[i] = rows_[(first + i) * kStride + e];
        LAPILLI_UNROLL
        for (int k = 0; k < kLeaf; ++k) {
            LAPILLI_UNROLL
            for (int i = k + 1; i < kLeaf; ++i) {
                const T l = lower_[start_of(first + i) + first + k];
                u[i] = fma(-l, u[k], u[i]);
            }
        }
        LAPILLI_UNROLL
        for (int i = 0; i < kLeaf; ++i) rows_[(first + i) * kStride + e] = u[i];
    }
    LAPILLI_DEVICE static int start_of(int k) { return k * (k - 1) / 2; }

    const Shared<T> lower_, rows_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
