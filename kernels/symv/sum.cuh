// SPDX-License-Identifier: BSD-3-Clause
// The partial sums that the tiles of a SYMV left, added in a fixed order. A unit of 32 rows is one block's:
// lanes are rows, and the warps share the terms: each adds every eighth of the strips' sums, from left to
// right, and of those of the shares and workers that had a part in the row's own strip; then the warps' sums
// are added.
#pragma once

#include "symv/tiles.cuh"

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

/// Where the partial sums of one row are: those of the strips to which it is a row, and those of its column.
template <class T>
struct SymvRowSums {
    const T *rows, *columns;
    int strips = 0, slots = 0;
};

/// The sums of row `in_unit` of a row unit; none if it is outside the matrix.
template <class T, int Most>
LAPILLI_DEVICE SymvRowSums<T> symv_row_sums(const SymvMatrix<T, Most>& m, int unit, int in_unit) {
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
    SymvRowSums<T> sums{};
    sums.rows = m.rows + (static_cast<std::int64_t>(from) * cut.row_units + unit) * rows + in_unit;
    sums.strips = to - from;
    const int column = top + in_unit;
    if (column < m.shape.first || column >= n) return sums;
    const int strip = symv_strip_reaching(m, column);
    if (strip >= cut.strips || cut.strip[strip].column > column) return sums;
    const SymvStrip& own = cut.strip[strip];
    sums.slots = (own.last_share - own.first_share + 1) * symv_workers;
    sums.columns = m.columns +
                   static_cast<std::int64_t>(strip + own.first_share) * symv_workers * m.shape.width +
                   (column - own.column);
    return sums;
}

/// Every `Parts`-th of a row's sums, from number `part` on: over all parts the device's part of (A x)_row.
/// `Batch` of either kind are on their way at the same time, the first from fetch() on.
template <int Parts, int Batch, class T>
class SymvRowAdder {
  public:
    template <int Most>
    LAPILLI_DEVICE void fetch(const SymvMatrix<T, Most>& m, const SymvRowSums<T>& of, int part) {
        sums = of;
        next = part;
        row_step = m.cut.row_units * SymvStage<T>::rows;
        column_step = m.shape.width;
        fetch();
    }
    LAPILLI_DEVICE T add_up() {
        T sum = T(0);
        LAPILLI_UNROLL_BY(1)
        for (;;) {
            LAPILLI_UNROLL
            for (int i = 0; i < Batch; ++i) sum += row[i] + column[i];
            if (next >= max(sums.strips, sums.slots)) return sum;
            fetch();
        }
    }

  private:
    LAPILLI_DEVICE void fetch() {
        LAPILLI_UNROLL
        for (int i = 0; i < Batch; ++i) {
            const std::int64_t at = next + i * Parts;
            row[i] = at < sums.strips ? load(sums.rows + at * row_step) : T(0);
            column[i] = at < sums.slots ? load(sums.columns + at * column_step) : T(0);
        }
        next += Batch * Parts;
    }

    SymvRowSums<T> sums;
    int next, row_step, column_step;
    T row[Batch], column[Batch];
};
/// A warp's part of a row.
template <class T>
using SymvWarpAdder = SymvRowAdder<kSymvWarps, sizeof(T) == 16 ? 4 : 8, T>;

/// Sums over the block's warps of what each lane has, in two steps with a barrier between them: every warp
/// leaves its part in `space`, 8 x 32 elements for each value, and one takes the sums.
template <int Count, class T>
LAPILLI_DEVICE void leave_for_sum(const T (&values)[Count], Shared<T> space) {
    LAPILLI_UNROLL
    for (int i = 0; i < Count; ++i) space[(i * kSymvWarps + warp_id()) * 32 + lane_id()] = values[i];
}
template <int Count, class T>
LAPILLI_DEVICE void take_sum(T (&values)[Count], Shared<T> space) {
    LAPILLI_UNROLL
    for (int i = 0; i < Count; ++i) {
        T part[kSymvWarps];
        LAPILLI_UNROLL
        for (int w = 0; w < kSymvWarps; ++w) part[w] = space[(i * kSymvWarps + w) * 32 + lane_id()];
        LAPILLI_UNROLL
        for (int half = kSymvWarps / 2; half > 0; half /= 2) {
            LAPILLI_UNROLL
            for (int w = 0; w < half; ++w) part[w] += part[w + half];
        }
        values[i] = part[0];
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
