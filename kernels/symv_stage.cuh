// SPDX-License-Identifier: BSD-3-Clause
// A stage of SYMV in shared memory, 32 rows by C columns (8 KB, 4 in single) with the elements of x that belong to them, and what
// one warp does with it:
//
//        columns, C                              lane = row:     y_i += a_ij x_j over the columns
//      +----------+  a column is 16 bytes        lane = column:  y_j += a_ij x_i over the rows, 16 bytes at a time
//      | | | |    |  longer than its 32 rows:
//      | | | |    |  the 16-byte reads of eight  Where the leading dimension is not in whole packs of 16 bytes, columns
//      +----------+  lanes meet in no bank       come with the pack that holds their first row: they slip by 0 to 3.
#pragma once

#include "arch/simt.cuh"
#include "symv_shape.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// What is on its way or in use: 190 to 220 KB on a multiprocessor.
template <class T>
struct SymvStage {
    static constexpr int rows = symv_unit_rows;
    static constexpr int columns = symv_stage_columns<T>;
    static constexpr int count = sizeof(T) == 4 ? 5 : 3;
    static constexpr int ld = rows + Pack<T>::size;
    static constexpr int matrix = columns * ld;
    /// Behind the matrix the elements of x that belong to its rows, and to its columns.
    static constexpr int elements = matrix + rows + columns;
};

/// How many rows before its own a column begins with, by its number in the stage.
template <class T>
struct SymvSlip {
    int first, step;
    LAPILLI_DEVICE int at(int k) const { return (first + k * step) & (Pack<T>::size - 1); }
};

/// Row i and column k of the stage are on the diagonal of the matrix if i = k + `diagonal`.
template <bool Hermitian, class T>
struct SymvStageWork {
    using Stage = SymvStage<T>;
    static constexpr int pack = Pack<T>::size;
    /// Lanes that share a column in the second pass.
    static constexpr int sharers = 32 / Stage::columns, share_rows = Stage::rows / sharers;

    Shared<T> a, x_rows, x_columns;
    SymvSlip<T> slip;

    /// Zeros over the elements of a stage on the diagonal's other side, and over rows before the matrix.
    LAPILLI_DEVICE void keep_triangle(bool upper, int diagonal, int above) const {
        const int row = lane_id(), on = row - diagonal;
        LAPILLI_UNROLL_BY(4)
        for (int k = 0; k < Stage::columns; ++k) {
            if ((upper ? k < on : k > on) || row < above) a[k * Stage::ld + slip.at(k) + row] = T(0);
        }
        if constexpr (Hermitian) {
            if (on >= 0 && on < Stage::columns) {
                const int at = on * Stage::ld + slip.at(on) + row;
                const T element = a[at];
                a[at] = from_real<T>(real(element));
            }
        }
    }
    LAPILLI_DEVICE void drop_diagonal(int diagonal) const {
        const int row = lane_id(), on = row - diagonal;
        if (on >= 0 && on < Stage::columns) a[on * Stage::ld + slip.at(on) + row] = T(0);
        sync_warp();
    }

    LAPILLI_DEVICE static T multiply_add_mirrored(T a, T x, T sum) {
        if constexpr (Hermitian) return conj_fma(a, x, sum);
        return fma(a, x, sum);
    }

    LAPILLI_DEVICE void use_rows(T (&row_sum)[2]) const {
        int row[pack];  // a column's slip depends on its number in its pack alone
        LAPILLI_UNROLL
        for (int v = 0; v < pack; ++v) row[v] = lane_id() + slip.at(v);
        LAPILLI_UNROLL
        for (int k = 0; k < Stage::columns; k += pack) {
            const Pack<T> xk = load_pack(x_columns, k);
            LAPILLI_UNROLL
            for (int v = 0; v < pack; ++v) {
                const T element = a[(k + v) * Stage::ld + row[v]];
                row_sum[(k + v) % 2] = fma(element, xk[v], row_sum[(k + v) % 2]);
            }
        }
    }

    /// As use_columns, with an element of x for each row where it stands in this lane's column; what stands before
    /// and behind the stage's rows does not count.
    LAPILLI_DEVICE T use_slipped_columns() const {
        static_assert(pack == 1 || sharers == 1);
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
                    if (counts) sum[(i + v) % 2] = multiply_add_mirrored(element[v], xi, sum[(i + v) % 2]);
                }
            }
        }
        return sum[0] + sum[1];
    }

    LAPILLI_DEVICE T use_columns() const {
        const int column = lane_id() % Stage::columns, from = lane_id() / Stage::columns * share_rows;
        T sum[2] = {T(0), T(0)};
        LAPILLI_UNROLL
        for (int i = 0; i < share_rows; i += pack) {
            const Pack<T> element = load_pack(a, column * Stage::ld + from + i),
                          xi = load_pack(x_rows, from + i);
            LAPILLI_UNROLL
            for (int v = 0; v < pack; ++v) {
                sum[(i + v) % 2] = multiply_add_mirrored(element[v], xi[v], sum[(i + v) % 2]);
            }
        }
        return sum[0] + sum[1];
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
