// SPDX-License-Identifier: BSD-3-Clause
// A stage of SYMV in shared memory, 32 rows by C columns (8 KB, 4 in single) with the elements of x that belong to
// them, and what one warp does with it:
//
//        columns, C              lane = row:     y_i += a_ij x_j over the columns
//      +----------+              lane = column:  y_j += a_ij x_i over the rows, a pack of 16 bytes at a time
//      | | | |    |
//      | | | |    |   Pack p of column k stands at p xor (k mod 8): the reads of eight lanes meet in no bank, and the two
//      +----------+   packs of 32 bytes stay in the same 32: the copies fetch no sector of L2 twice.
//
// Where the leading dimension is not in whole sectors of 32 bytes, columns slip against each other: they come with the pack
// that holds their first row. Such a column is one pack longer than its rows, and its packs stand in their order, so that
// every second place for a column begins in the middle of a sector. Columns take the places where their sectors stay whole.
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

/// Where columns that slip stand in a stage: column k begins (first + k step) mod `sector` elements behind a sector's
/// boundary, step > 0.
template <class T>
struct SymvSlip {
    static constexpr int pack = Pack<T>::size, sector = symv_sector<T>;

    int first, step;

    LAPILLI_DEVICE int behind_sector(int k) const { return (first + k * step) & (sector - 1); }
    /// How many rows before its own the column begins with.
    LAPILLI_DEVICE int at(int k) const { return behind_sector(k) & (pack - 1); }
    /// Of sector / unit columns, half begin with a sector and have the even places.
    LAPILLI_DEVICE int place(int k) const {
        const int unit = step & -step, begin = behind_sector(k);
        return (k & -(sector / unit)) + ((begin & (pack - 1)) / unit * 2 | begin / pack);
    }
};

/// Where columns begin with their rows.
template <class T>
struct SymvNoSlip {};

/// Row i and column k of the stage are on the diagonal of the matrix if i = k + `diagonal`.
template <bool Hermitian, bool Slipped, class T>
struct SymvStageWork {
    using Stage = SymvStage<T>;
    static constexpr int pack = Pack<T>::size, banks = 8;
    /// Lanes that share a column in the second pass.
    static constexpr int sharers = 32 / Stage::columns, share_rows = Stage::rows / sharers;

    Shared<T> a, x_rows, x_columns;
    std::conditional_t<Slipped, SymvSlip<T>, SymvNoSlip<T>> slip;

    LAPILLI_DEVICE static constexpr int pack_at(int p, int k) {
        return k * Stage::rows + (p ^ k % banks) * pack;
    }
    LAPILLI_DEVICE int at(int row, int k) const {
        if constexpr (Slipped) return slip.place(k) * Stage::slipped_ld + slip.at(k) + row;
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
        constexpr int alike =
            Slipped ? symv_sector<T> : banks;  // the row repeats its places after so many columns
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
        const int column = lane_id() % Stage::columns, from = lane_id() / Stage::columns * share_rows;
        const int early = slip.at(column), begin = slip.place(column) * Stage::slipped_ld;
        T sum[2] = {T(0), T(0)};
        if constexpr (pack == 1) {
            LAPILLI_UNROLL
            for (int i = 0; i < share_rows; ++i) {
                const T element = a[begin + from + i], xi = x_rows[from + i];
                sum[i % 2] = multiply_add_mirrored(element, xi, sum[i % 2]);
            }
        } else {
            static_assert(sharers == 1);
            LAPILLI_UNROLL
            for (int i = 0; i <= Stage::rows; i += pack) {
                const Pack<T> element = load_pack(a, begin + i);
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
