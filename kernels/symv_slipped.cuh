// SPDX-License-Identifier: BSD-3-Clause
// A stage of SYMV where the leading dimension is not in whole packs of 16 bytes: columns come with the pack that holds
// their first row, and slip by 0 to 3 elements. A column is one pack longer than its rows. One warp passes twice over it:
//
//        columns, C              lane = row:     y_i += a_ij x_j over the columns
//      +----------+              lane = column:  y_j += a_ij x_i over the rows, a pack of 16 bytes at a time
//      | | | |    |
//      +----------+
#pragma once

#include "symv_stage.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
using SymvSlippedStage = SymvStage<T, Pack<T>::size>;

/// How many rows before its own a column begins with, by its number in the stage.
template <class T>
struct SymvSlip {
    int first, step;
    LAPILLI_DEVICE int at(int k) const { return (first + k * step) & (Pack<T>::size - 1); }
};

template <bool Hermitian, class T>
struct SymvSlippedWork {
    using Stage = SymvSlippedStage<T>;
    static constexpr int pack = Pack<T>::size;

    /// The sums of the row of this lane.
    struct Rows {
        T sum[2] = {T(0), T(0)};
    };
    LAPILLI_DEVICE static int row_of_lane() { return lane_id(); }
    LAPILLI_DEVICE static T finish(const Rows& rows) { return rows.sum[0] + rows.sum[1]; }

    Shared<T> a, x_rows, x_columns;
    SymvSlip<T> slip;

    LAPILLI_DEVICE int at(int row, int k) const { return k * Stage::ld + slip.at(k) + row; }

    /// Adds to the sums of the rows; the result is the sum of this lane's column. crossed: by the diagonal, which goes
    /// through row i and column k where i = k + `diagonal`.
    LAPILLI_DEVICE T use(Rows& rows, bool crossed, int diagonal) const {
        use_rows(rows.sum);
        if (crossed) {
            const int row = lane_id(), on = row - diagonal;
            if (on >= 0 && on < Stage::columns) a[at(row, on)] = T(0);
            sync_warp();
        }
        return use_columns();
    }

  private:
    LAPILLI_DEVICE void use_rows(T (&sum)[2]) const {
        int places[pack];  // columns so far apart have the row in the same place
        LAPILLI_UNROLL
        for (int k = 0; k < pack; ++k) places[k] = at(lane_id(), k);
        constexpr int apart = pack * Stage::ld;
        LAPILLI_UNROLL
        for (int k = 0; k < Stage::columns; k += pack) {
            const Pack<T> xk = load_pack(x_columns, k);
            LAPILLI_UNROLL
            for (int v = 0; v < pack; ++v) {
                const T element = a[k / pack * apart + places[v]];
                sum[(k + v) % 2] = fma(element, xk[v], sum[(k + v) % 2]);
            }
        }
    }
    /// With an element of x for each row where it stands in this lane's column; what stands before and behind the
    /// stage's rows does not count.
    LAPILLI_DEVICE T use_columns() const {
        static_assert(pack == 1 || Stage::columns == 32);
        const int column = lane_id() % Stage::columns, early = slip.at(column);
        T sum[2] = {T(0), T(0)};
        if constexpr (pack > 1) {
            LAPILLI_UNROLL
            for (int i = 0; i <= Stage::rows; i += pack) {
                const Pack<T> element = load_pack(a, column * Stage::ld + i);
                LAPILLI_UNROLL
                for (int v = 0; v < pack; ++v) {
                    const int row = i + v - early;
                    const bool counts = (i > 0 || row >= 0) && (i < Stage::rows || row < Stage::rows);
                    const T xi = x_rows[counts ? row : 0];
                    if (counts)
                        sum[(i + v) % 2] = multiply_add_mirrored<Hermitian>(element[v], xi, sum[(i + v) % 2]);
                }
            }
        }
        return sum[0] + sum[1];
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
