// SPDX-License-Identifier: BSD-3-Clause
// A stage of SYMV in shared memory, 32 rows by C columns (8 KB, 4 in single) with the elements of x that belong to
// them, and what one warp does with it:
//
//        columns, C              lane = row:     y_i += a_ij x_j over the columns
//      +----------+              lane = column:  y_j += a_ij x_i over the rows, a pack of 16 bytes at a time
//      | | | |    |
//      | | | |    |   Pack p of column k stands at p xor (k mod 8): the reads of eight lanes meet in no bank, and the two
//      +----------+   packs of 32 bytes stay in the same 32: columns that begin with a sector of L2 fetch none twice.
//
// Where the leading dimension is not in whole packs, columns come with the pack that holds their first row: they slip by
// 0 to 3 elements. Such a column is one pack longer than its rows, and its packs stand in their order.
#pragma once

#include <type_traits>

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
    static constexpr int slipped_ld = rows + Pack<T>::size;
    static constexpr int matrix = columns * slipped_ld;
    /// Behind the matrix the elements of x that belong to its rows, and to its columns.
    static constexpr int elements = matrix + rows + columns;
};

/// How many rows before its own a column begins with, by its number in the stage.
template <class T>
struct SymvSlip {
    int first, step;
    LAPILLI_DEVICE int at(int k) const { return (first + k * step) & (Pack<T>::size - 1); }
};

/// Columns begin with their rows.
struct SymvNoSlip {};

/// Row i and column k of the stage are on the diagonal of the matrix if i = k + `diagonal`.
template <bool Hermitian, bool Slipped, class T>
struct SymvStageWork {
    using Stage = SymvStage<T>;
    static constexpr int pack = Pack<T>::size, banks = 8;
    /// Lanes that share a column in the second pass.
    static constexpr int sharers = 32 / Stage::columns, share_rows = Stage::rows / sharers;

    Shared<T> a, x_rows, x_columns;
    std::conditional_t<Slipped, SymvSlip<T>, SymvNoSlip> slip;

    LAPILLI_DEVICE static constexpr int pack_at(int p, int k) {
        return k * Stage::rows + (p ^ k % banks) * pack;
    }
    LAPILLI_DEVICE int at(int row, int k) const {
        if constexpr (Slipped) return k * Stage::slipped_ld + slip.at(k) + row;
        return pack_at(row / pack, k) + row % pack;
    }

    /// Zeros over the elements of a stage on the diagonal's other side, and over rows before the matrix.
    LAPILLI_DEVICE void keep_triangle(bool upper, int diagonal, int above) const {
        const int row = lane_id(), on = row - diagonal;
        LAPILLI_UNROLL_BY(4)
        for (int k = 0; k < Stage::columns; ++k) {
            if ((upper ? k < on : k > on) || row < above) a[at(row, k)] = T(0);
        }
        if constexpr (Hermitian) {
            if (on >= 0 && on < Stage::columns) {
                const T element = a[at(row, on)];
                a[at(row, on)] = from_real<T>(real(element));
            }
        }
    }
    LAPILLI_DEVICE void drop_diagonal(int diagonal) const {
        const int row = lane_id(), on = row - diagonal;
        if (on >= 0 && on < Stage::columns) a[at(row, on)] = T(0);
        sync_warp();
    }

    LAPILLI_DEVICE static T multiply_add_mirrored(T a, T x, T sum) {
        if constexpr (Hermitian) return conj_fma(a, x, sum);
        return fma(a, x, sum);
    }

    LAPILLI_DEVICE void use_rows(T (&row_sum)[2]) const {
        constexpr int alike = Slipped ? pack : banks;  // columns so far apart have the row in the same place
        int places[alike];
        LAPILLI_UNROLL
        for (int k = 0; k < alike; ++k) places[k] = at(lane_id(), k);
        constexpr int apart = alike * (Slipped ? Stage::slipped_ld : Stage::rows);
        LAPILLI_UNROLL
        for (int k = 0; k < Stage::columns; k += pack) {
            const Pack<T> xk = load_pack(x_columns, k);
            LAPILLI_UNROLL
            for (int v = 0; v < pack; ++v) {
                const T element = a[(k + v) / alike * apart + places[(k + v) % alike]];
                row_sum[(k + v) % 2] = fma(element, xk[v], row_sum[(k + v) % 2]);
            }
        }
    }

    LAPILLI_DEVICE T use_columns() const {
        if constexpr (Slipped) return use_slipped_columns();
        const int column = lane_id() % Stage::columns, from = lane_id() / Stage::columns * share_rows;
        const Shared<T> own = a.slice(column * Stage::rows + from, share_rows);
        T sum[2] = {T(0), T(0)};
        LAPILLI_UNROLL
        for (int i = 0; i < share_rows / pack; ++i) {
            const Pack<T> element = load_pack(own, (i ^ column % banks) * pack),
                          xi = load_pack(x_rows, from + i * pack);
            LAPILLI_UNROLL
            for (int v = 0; v < pack; ++v) {
                sum[(i * pack + v) % 2] = multiply_add_mirrored(element[v], xi[v], sum[(i * pack + v) % 2]);
            }
        }
        return sum[0] + sum[1];
    }

  private:
    /// With an element of x for each row where it stands in this lane's column; what stands before and behind the
    /// stage's rows does not count.
    LAPILLI_DEVICE T use_slipped_columns() const {
        static_assert(pack == 1 || sharers == 1);
        const int column = lane_id() % Stage::columns, early = slip.at(column);
        T sum[2] = {T(0), T(0)};
        if constexpr (pack > 1) {
            LAPILLI_UNROLL
            for (int i = 0; i <= Stage::rows; i += pack) {
                const Pack<T> element = load_pack(a, column * Stage::slipped_ld + i);
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
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
