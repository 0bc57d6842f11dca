// SPDX-License-Identifier: BSD-3-Clause
// A stage of SYMV in shared memory, 32 rows by C columns (8 KB, 4 in single) with the elements of x that
// belong to them, and what one warp does with it: every element is read once, and used for its row and for
// its column.
//
//          q = 0   1   2   3   0 ...     Lane p + 8 q has the packs p, p + 8, ... of 16 bytes, four rows, in columns
//        +---+---+---+---+---+           q, q + 4, ...: as many columns at a time as a pack has elements. Eight lanes
//   p=0  |   |   |   |   |   |           read 128 bytes of a column: they meet in no bank, and all places of a lane are
//   p=1  |   |   |   |   |   |           at constant distances.
//   ...                                    rows:    four sums, in registers over the unit; at its end, added up over q
//   p=7  |   |   |   |   |   |           columns: a sum each; added up over p at the end of the stage, through the
//        +---+---+---+---+---+                    place where its elements were
#pragma once

#include <cstddef>

#include "arch/simt.cuh"
#include "symv/shape.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct SymvStage {
    static constexpr int rows = symv_unit_rows;
    static constexpr int columns = symv_stage_columns<T>;
    static constexpr int ld = rows;
    static constexpr int matrix = columns * ld;
    /// Behind the matrix the elements of x that belong to its rows, and to its columns.
    static constexpr int elements = matrix + rows + columns;
};

/// The number of a warp's stages in flight or in use, if those of a block take up to `kilobytes`: on an H200
/// 28 KB for each warp.
template <class Stage, class T>
constexpr int symv_stage_count(int kilobytes) {
    return kilobytes * 1024 / symv_workers / static_cast<int>(Stage::elements * sizeof(T));
}

/// The alignment of a matrix's columns, which decides how they are copied.
enum class SymvColumns {
    in_sectors,  ///< all equally far behind a sector of L2
    in_packs,    ///< every second one half a sector further
    anywhere     ///< not all where packs of 16 bytes do
};

/// The places of a stage whose columns are stored one after the other, read in packs.
template <bool Turned, class T>
struct SymvStraight {
    using Stage = SymvStage<T>;
    /// Elements of a column that a lane reads at once; as many columns it has side by side.
    static constexpr int together = Pack<T>::size;

    /// The offsets in packs of the even and the odd columns of a turned stage within their places, the last
    /// pack at the first place: so that the halves of a sector stay in the same 32 bytes, and no sector is
    /// fetched twice.
    int even = 0, odd = 0;

    LAPILLI_DEVICE int at(int row, int k) const {
        if constexpr (Turned) row = (row + (k % 2 == 0 ? even : odd) * together) % Stage::rows;
        return k * Stage::ld + row;
    }
};

template <bool Hermitian, class T>
LAPILLI_DEVICE T multiply_add_mirrored(T a, T x, T sum) {
    if constexpr (Hermitian) return conj_fma(a, x, sum);
    return fma(a, x, sum);
}

template <bool Hermitian, class Places, class T>
struct SymvStageWork {
    using Stage = typename Places::Stage;
    static constexpr int together = Places::together, lanes_down = 8, lanes_across = 4;
    static constexpr int lane_rows = Stage::rows / lanes_down, groups = lane_rows / together;
    static constexpr int lane_columns = Stage::columns / lanes_across;

    /// The sums of this lane's rows over its columns.
    struct Rows {
        T sum[lane_rows] = {};
    };
    /// The row whose sum this lane has at the end.
    LAPILLI_DEVICE static int row_of_lane() {
        const int r = lane_id() / 16 * 2 + lane_id() / 8 % 2;
        return (lane_id() % 8 + 8 * (r / together)) * together + r % together;
    }
    LAPILLI_DEVICE static T finish(const Rows& rows) {
        const bool second = lane_id() / 16 != 0, odd = lane_id() / 8 % 2 != 0;
        T half[2];
        LAPILLI_UNROLL
        for (int i = 0; i < 2; ++i) {
            half[i] = second ? rows.sum[2 + i] : rows.sum[i];
            half[i] += shuffle_xor(second ? rows.sum[i] : rows.sum[2 + i], 16);
        }
        return (odd ? half[1] : half[0]) + shuffle_xor(odd ? half[0] : half[1], 8);
    }

    Shared<T> a, x_rows, x_columns;
    Places places;

    LAPILLI_DEVICE int at(int row, int k) const { return places.at(row, k); }

    /// Adds to the sums of the rows; the result is the sum of this lane's column. crossed: by the diagonal,
    /// which goes through row i and column k where i = k + `diagonal`. The stage is lost.
    LAPILLI_DEVICE T use(Rows& rows, bool crossed, int diagonal) const {
        T column_sum[lane_columns], on_diagonal(0);
        if (crossed) on_diagonal = take_diagonal(diagonal);
        if constexpr (together == 1 && sizeof(T) < 16) {
            use_elements(rows.sum, column_sum);
        } else {
            use_packs(rows.sum, column_sum);
        }
        return add_over_rows(column_sum) + on_diagonal;
    }

  private:
    /// The diagonal's part of this lane's column: it counts once.
    LAPILLI_DEVICE T take_diagonal(int diagonal) const {
        const int k = lane_id(), row = k + diagonal;
        T part(0);
        if (k < Stage::columns && row >= 0 && row < Stage::rows) {
            const T element = a[at(row, k)], x = x_columns[k];
            part = element * x;
            a[at(row, k)] = T(0);
        }
        sync_warp();
        return part;
    }
    LAPILLI_DEVICE void use_packs(T (&row_sum)[lane_rows], T (&column_sum)[lane_columns]) const {
        constexpr int pack = together;
        const int p = lane_id() % lanes_down, q = lane_id() / lanes_down;
        Pack<T> x_of_rows[groups];
        LAPILLI_UNROLL
        for (int i = 0; i < groups; ++i) x_of_rows[i] = load_pack(x_rows, (p + lanes_down * i) * pack);
        LAPILLI_UNROLL
        for (int k = 0; k < lane_columns; k += pack) {
            const Pack<T> x = load_pack(x_columns, k * lanes_across + q * pack);
            LAPILLI_UNROLL
            for (int e = 0; e < pack; ++e) {
                T& sum = column_sum[k + e];
                sum = T(0);
                LAPILLI_UNROLL
                for (int i = 0; i < groups; ++i) {
                    const int column = k * lanes_across + q * pack + e;
                    const Pack<T> element = load_pack(a, at((p + lanes_down * i) * pack, column));
                    LAPILLI_UNROLL
                    for (int v = 0; v < pack; ++v) {
                        T& of_row = row_sum[i * pack + v];
                        of_row = fma(element[v], x[e], of_row);
                        sum = multiply_add_mirrored<Hermitian>(element[v], x_of_rows[i][v], sum);
                    }
                }
            }
        }
    }
    LAPILLI_DEVICE void use_elements(T (&row_sum)[lane_rows], T (&column_sum)[lane_columns]) const {
        const int p = lane_id() % lanes_down;
        const auto lane = places.of_lane(lane_id() / lanes_down);
        T x_of_rows[lane_rows];
        LAPILLI_UNROLL
        for (int i = 0; i < lane_rows; ++i) x_of_rows[i] = x_rows[p + lanes_down * i];
        LAPILLI_UNROLL
        for (int k = 0; k < lane_columns; ++k) {
            const T x = x_columns[lane.number(k)];
            column_sum[k] = T(0);
            LAPILLI_UNROLL
            for (int i = 0; i < lane_rows; ++i) {
                const T element = a[lane.place(k) + p + lanes_down * i];
                row_sum[i] = fma(element, x, row_sum[i]);
                column_sum[k] = multiply_add_mirrored<Hermitian>(element, x_of_rows[i], column_sum[k]);
            }
        }
    }
    /// Over p, through the stage's place: row p of it has a pack more than columns, so that writes and reads
    /// meet in no bank. Lanes that share a column add up a part each.
    LAPILLI_DEVICE T add_over_rows(const T (&column_sum)[lane_columns]) const {
        constexpr int pack = Pack<T>::size, ld = Stage::columns + pack, sharers = 32 / Stage::columns,
                      each = lanes_down / sharers;
        const int p = lane_id() % lanes_down, q = lane_id() / lanes_down;
        sync_warp();
        if constexpr (together == pack) {
            LAPILLI_UNROLL
            for (int k = 0; k < lane_columns; k += pack) {
                Pack<T> sums;
                LAPILLI_UNROLL
                for (int e = 0; e < pack; ++e) sums[e] = column_sum[k + e];
                store_pack(a, p * ld + k * lanes_across + q * pack, sums);
            }
        } else {
            const auto lane = places.of_lane(q);
            LAPILLI_UNROLL
            for (int k = 0; k < lane_columns; ++k) a[p * ld + lane.number(k)] = column_sum[k];
        }
        sync_warp();
        const int first = lane_id() / Stage::columns * each * ld + lane_id() % Stage::columns;
        T sum[2] = {T(0), T(0)};
        LAPILLI_UNROLL
        for (int i = 0; i < each; ++i) {
            const T part = a[first + i * ld];
            sum[i % 2] += part;
        }
        return sum[0] + sum[1];
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
