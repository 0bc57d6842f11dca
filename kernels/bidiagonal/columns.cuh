// SPDX-License-Identifier: BSD-3-Clause
// A^H x in a block's columns: each warp has a part of the rows of all of them, 16 bytes a load, eight columns
// at once.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "arch/warp_sum.cuh"
#include "panel_products/shares.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// A of m rows, `phase` rows behind a boundary of 16 bytes.
template <class T>
class ColumnProducts {
    static constexpr int kWarps = RowSlots<T>::warps, kPack = RowSlots<T>::pack, kColumns = 8;

  public:
    LAPILLI_DEVICE ColumnProducts(const T* a, std::int64_t lda, int m, int phase)
        : a_(a), lda_(lda), m_(m), phase_(phase) {}

    /// The first row that is read where those from `first` on have factors: the others need zeros.
    LAPILLI_DEVICE int begin(int first) const { return max(0, slot_of(first) * kPack - phase_); }

    /// The warps' parts of the sums over the rows from `first` on, times factor(row), of `count` columns:
    /// warp w, column c at w stride + c.
    template <class Factor>
    LAPILLI_DEVICE void add(int first, int column, int count, Factor factor, const Shared<T>& sums,
                            int stride) const {
        for (int c = 0; c < count; c += kColumns) {
            T x[kColumns];
            add_rows(first, a_ + (column + c) * lda_, min(kColumns, count - c), factor, x);
            const T sum = transposing_sum<kColumns>(x);
            const int index = c + lane_id() / (32 / kColumns);
            if (lane_id() % (32 / kColumns) == 0 && index < count) sums[warp_id() * stride + index] = sum;
        }
    }

  private:
    LAPILLI_DEVICE int slot_of(int row) const { return (row + phase_) / kPack; }

    template <class Factor>
    LAPILLI_DEVICE void add_rows(int first, const T* columns, int count, Factor factor,
                                 T (&sum)[kColumns]) const {
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) sum[c] = T(0);
        const int end = slot_of(m_ + kPack - 1);
        for (int slot = slot_of(first) + 32 * warp_id() + lane_id(); slot < end; slot += 32 * kWarps) {
            const int row = slot * kPack - phase_;
            if (row >= 0 && row + kPack <= m_) {
                add_slot<true>(row, columns, count, factor, sum);
            } else {
                add_slot<false>(row, columns, count, factor, sum);
            }
        }
    }
    /// In place of columns that are not there the last one is added up, so that all loads are in flight at
    /// once.
    template <bool Whole, class Factor>
    LAPILLI_DEVICE void add_slot(int row, const T* columns, int count, Factor factor,
                                 T (&sum)[kColumns]) const {
        Pack<T> x[kColumns];
        T by[kPack];
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const T* const from = columns + min(c, count - 1) * lda_ + row;
            if constexpr (Whole) {
                x[c] = load_pack_nc(from);
            } else {
                LAPILLI_UNROLL
                for (int e = 0; e < kPack; ++e) x[c][e] = has(row + e) ? load(from + e) : T(0);
            }
        }
        LAPILLI_UNROLL
        for (int e = 0; e < kPack; ++e) by[e] = has(row + e) ? factor(row + e) : T(0);
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) sum[c] = conj_fma(x[c][e], by[e], sum[c]);
        }
    }
    LAPILLI_DEVICE bool has(int row) const { return row >= 0 && row < m_; }

    const T* a_;
    std::int64_t lda_;
    int m_, phase_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
