// SPDX-License-Identifier: BSD-3-Clause
// The partial sums that the tiles of a SYMV left, added in a fixed order: the strips from left to right, then the
// shares and workers that had a part in the row's own strip. A unit of 32 rows is one block's: lanes are rows, the warps
// share the terms.
#pragma once

#include "symv_tiles.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The strip that has a column, or the first right of it.
template <class T, int Most>
LAPILLI_DEVICE int symv_strip_reaching(const SymvMatrix<T, Most>& m, int column) {
    const SymvCut<Most>& cut = m.cut;
    if (m.shape.team == 1)  // no gaps between the strips
        return min(cut.strips, column < cut.strip[0].column
                                   ? 0
                                   : static_cast<int>(static_cast<unsigned>(column - cut.strip[0].column) /
                                                      static_cast<unsigned>(m.shape.width)));
    int low = 0;
    for (int high = cut.strips; low < high;) {
        const int middle = (low + high) / 2;
        if (cut.strip[middle].column + cut.strip[middle].columns <= column) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/// Every `Parts`-th partial sum of row `in_unit` of a row unit, from number `part` on; all of them together are the
/// device's part of (A x)_row.
template <int Parts, class T, int Most>
LAPILLI_DEVICE T symv_partial_row(const SymvMatrix<T, Most>& m, int unit, int in_unit, int part) {
    constexpr int rows = SymvStage<T>::rows;
    const SymvCut<Most>& cut = m.cut;
    const int top = unit * rows - m.shape.lead, n = static_cast<int>(m.shape.n);
    // The strips that have the unit: to the left of its rows' diagonal elements, or to the right.
    int from = 0, to = cut.strips;
    if (m.shape.upper) {
        from = symv_strip_reaching(m, max(top, 0));
    } else {
        const int last = min(top + rows, n) - 1;
        to = symv_strip_reaching(m, last);
        if (to < cut.strips && cut.strip[to].column <= last) ++to;
    }
    const std::int64_t each = static_cast<std::int64_t>(cut.row_units) * rows;
    const T* term = m.rows + from * each + static_cast<std::int64_t>(unit) * rows + in_unit;
    T sum = T(0);
    LAPILLI_UNROLL_BY(8)
    for (int left = from + part; left < to; left += Parts) sum += load(term + (left - from) * each);

    const int column = top + in_unit;
    if (column < m.shape.first || column >= n) return sum;
    const int strip = symv_strip_reaching(m, column);
    if (strip >= cut.strips || cut.strip[strip].column > column) return sum;
    const SymvStrip& own = cut.strip[strip];
    const int slots = (own.last_share - own.first_share + 1) * symv_workers;
    term = m.columns + static_cast<std::int64_t>(strip + own.first_share) * symv_workers * m.shape.width +
           (column - own.column);
    LAPILLI_UNROLL_BY(4)
    for (int slot = part; slot < slots; slot += Parts)
        sum += load(term + static_cast<std::int64_t>(slot) * m.shape.width);
    return sum;
}

/// This warp's part of the sum for row `lane` of a row unit.
template <class T, int Most>
LAPILLI_DEVICE T symv_partial_row(const SymvMatrix<T, Most>& m, int unit) {
    return symv_partial_row<kSymvWarps>(m, unit, lane_id(), warp_id());
}

/// The sums over the block's warps of what each lane has; warp 0 holds the results. `space`: 8 x 32 elements each.
template <int Count, class T>
LAPILLI_DEVICE void sum_over_warps(T (&values)[Count], Shared<T> space) {
    sync();
    LAPILLI_UNROLL
    for (int i = 0; i < Count; ++i) space[(i * kSymvWarps + warp_id()) * 32 + lane_id()] = values[i];
    sync();
    if (warp_id() != 0) return;
    LAPILLI_UNROLL
    for (int i = 0; i < Count; ++i) {
        T total = T(0);
        LAPILLI_UNROLL
        for (int w = 0; w < kSymvWarps; ++w) {
            const T part = space[(i * kSymvWarps + w) * 32 + lane_id()];
            total += part;
        }
        values[i] = total;
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
