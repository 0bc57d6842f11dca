// SPDX-License-Identifier: BSD-3-Clause
// A x in a block's rows, over all columns of A: 16 bytes a load, eight loads in flight for each thread.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "panel_products/shares.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// A of m rows; the block's rows begin with row `first`, at a boundary of 16 bytes, which may be above A.
template <class T>
class RowProducts {
    static constexpr int kThreads = RowSlots<T>::threads, kPack = RowSlots<T>::pack;

  public:
    LAPILLI_DEVICE RowProducts(const T* a, std::int64_t lda, int m, int first, RowSlots<T> share)
        : a_(a), lda_(lda), m_(m), first_(first), share_(share) {}

    /// The parts of the groups: column s, begin <= s < end, times factor(s).
    template <class Factor>
    LAPILLI_DEVICE void add(int begin, int end, Factor factor, const Shared<T>& sums) const {
        const int slots = share_.slots(), width = min(slots, kThreads), groups = share_.groups();
        const int group = thread_id() / width, index = thread_id() % width;
        for (int slot = index; slot < slots && group < groups; slot += width) {
            const int row = first_ + slot * kPack;
            if (row >= 0 && row + kPack <= m_) {
                add_columns<true>(begin, end, factor, slot, group, groups, sums);
            } else {
                add_columns<false>(begin, end, factor, slot, group, groups, sums);
            }
        }
    }

  private:
    /// The columns of one group, in the rows of one slot. Whole: all of its rows are A's.
    template <bool Whole, class Factor>
    LAPILLI_DEVICE void add_columns(int begin, int end, Factor factor, int slot, int group, int groups,
                                    const Shared<T>& sums) const {
        constexpr int columns = 8;
        const int first = first_ + slot * kPack;
        const std::int64_t step = groups * lda_;
        int s = begin + group;
        const T* from = a_ + first + s * lda_;
        T sum[kPack];
        LAPILLI_UNROLL
        for (int e = 0; e < kPack; ++e) sum[e] = T(0);
        for (; s + (columns - 1) * groups < end; s += columns * groups) {
            add_batch<columns, Whole>(first, from, step, factor, s, groups, columns, sum);
            from += columns * step;
        }
        if (s < end) {
            const int left = (end - s + groups - 1) / groups;
            add_batch<columns, Whole>(first, from, step, factor, s, groups, left, sum);
        }
        LAPILLI_UNROLL
        for (int e = 0; e < kPack; ++e) sums[group * (share_.rows + 1) + slot * kPack + e] = sum[e];
    }
    /// `count` columns; of those that are not there the first one takes the place, times 0, so that all loads
    /// are in flight at once.
    template <int Columns, bool Whole, class Factor>
    LAPILLI_DEVICE void add_batch(int first, const T* from, std::int64_t step, Factor factor, int s,
                                  int groups, int count, T (&sum)[kPack]) const {
        Pack<T> x[Columns];
        T by[Columns];
        LAPILLI_UNROLL
        for (int c = 0; c < Columns; ++c) {
            const T* const column = c < count ? from + c * step : from;
            if constexpr (Whole) {
                x[c] = load_pack_nc(column);
            } else {
                LAPILLI_UNROLL
                for (int e = 0; e < kPack; ++e)
                    x[c][e] = first + e >= 0 && first + e < m_ ? load(column + e) : T(0);
            }
        }
        LAPILLI_UNROLL
        for (int c = 0; c < Columns; ++c) by[c] = c < count ? factor(s + c * groups) : T(0);
        LAPILLI_UNROLL
        for (int c = 0; c < Columns; ++c) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) sum[e] = fma(x[c][e], by[c], sum[e]);
        }
    }

    const T* a_;
    std::int64_t lda_;
    int m_, first_;
    RowSlots<T> share_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
