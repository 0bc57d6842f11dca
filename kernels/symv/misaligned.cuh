// SPDX-License-Identifier: BSD-3-Clause
// A stage of a misaligned matrix: lda is not a multiple of 16 bytes, so a column may begin at any element of
// a sector of L2, which has 32 bytes. A column is copied from the pack that holds its first row, so its rows
// have the offset from the beginning of a pack that they have in memory. A pack is in the same half of 32
// bytes as in memory, so no sector is fetched twice. Lanes read element by element.
//
// A column takes 8 or 9 packs in single precision, 16 or 17 in the others, and an empty pack before it where
// it would begin in the wrong half. In single precision a column has room for 10 packs. In the others the
// columns are in the matrix's order or its reverse, such that each begins one element further in a sector
// than the column before: an empty pack is needed only after a column of 16, so 17 packs a column suffice,
// and one at the end.
#pragma once

#include "symv/stage.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct SymvMisalignedStage {
    static constexpr int rows = symv_unit_rows, columns = symv_stage_columns<T>;
    static constexpr int pack = Pack<T>::size;
    static constexpr int ld = sizeof(T) == 4 ? 40 : 34;
    static constexpr int matrix = columns * ld + 2 * pack;  // stages begin with 32 bytes
    static constexpr int elements = matrix + rows + columns;
};

template <class T>
struct SymvMisaligned {
    using Stage = SymvMisalignedStage<T>;
    static constexpr int together = 1;
    static constexpr int pack = Stage::pack, sector = 2 * pack;
    static_assert(pack == 1 || Stage::columns == 32, "double complex is always in packs");

    /// The distance of the first place's column from a sector's boundary, and the increment for the next
    /// ones; the map from the number of a column to its place.
    int first, step, flip;

    SymvMisaligned() = default;
    /// phase: of the stage's first column. lda in elements beyond sectors.
    LAPILLI_DEVICE SymvMisaligned(int phase, int lda) : first(phase), step(lda), flip(0) {
        if (sizeof(T) == 4 || lda != 3) return;
        flip = Stage::columns - 1;
        first += flip * lda;
        step = -lda;
    }

    LAPILLI_DEVICE int shift(int place) const { return (first + place * step) & (sector - 1); }
    /// Where the packs of a place begin, in packs.
    LAPILLI_DEVICE int packs_of(int place) const {
        const int begin = place * (Stage::ld / pack);
        return begin + ((begin + shift(place) / pack) & 1);
    }
    LAPILLI_DEVICE int row_of(int place) const { return packs_of(place) * pack + shift(place) % pack; }
    LAPILLI_DEVICE int at(int row, int k) const { return row_of(k ^ flip) + row; }

    /// For each lane: its columns q, q + 4, ..., by place.
    struct Lane {
        int even, odd, column, by;
        /// The first row of the lane's column number i, and the column's number in the stage.
        LAPILLI_DEVICE int place(int i) const { return (i % 2 == 0 ? even : odd) + i / 2 * 8 * Stage::ld; }
        LAPILLI_DEVICE int number(int i) const { return column + i * by; }
    };
    LAPILLI_DEVICE Lane of_lane(int q) const {
        return {row_of(q), row_of(q + 4), q ^ flip, flip == 0 ? 4 : -4};
    }

    /// Begins to copy a stage. from: the first row of its first column; rows_left, columns: how many exist.
    /// nowhere: an address on a boundary of 16 bytes.
    LAPILLI_DEVICE void copy(const Shared<T>& to, const T* from, std::int64_t lda, int rows_left, int columns,
                             const T* nowhere) const {
        constexpr int packs_down = Stage::rows / pack, at_once = 32 / packs_down;
        const int sub = lane_id() / packs_down, down = lane_id() % packs_down * pack;
        const std::int64_t apart = (flip == 0 ? 2 : -2) * at_once * lda;
        const T* source[2];
        int target[2], bytes[2];
        LAPILLI_UNROLL
        for (int j = 0; j < 2; ++j) {
            const int place = sub + j * at_once, early = shift(place) % pack;
            source[j] = from + (place ^ flip) * lda + down - early;
            target[j] = packs_of(place) * pack + down;
            bytes[j] = bytes_in(rows_left + early - down);
        }
        LAPILLI_UNROLL
        for (int i = 0; i < Stage::columns / at_once; ++i) {
            const int given = ((sub + i * at_once) ^ flip) < columns ? bytes[i % 2] : 0;
            copy_async_first<16>(to, target[i % 2] + i / 2 * 2 * at_once * Stage::ld,
                                 given > 0 ? source[i % 2] : nowhere, given);
            source[i % 2] += apart;
        }
        // The packs that hold the end of columns which do not begin with a pack.
        const int place = lane_id(), k = place ^ flip, early = shift(place) % pack;
        if (early == 0) return;
        const int given = k < columns ? bytes_in(rows_left + early - Stage::rows) : 0;
        copy_async_first<16>(to, packs_of(place) * pack + Stage::rows,
                             given > 0 ? from + k * lda + Stage::rows - early : nowhere, given);
    }

  private:
    LAPILLI_DEVICE static int bytes_in(int elements) {
        return max(0, min(16, elements * static_cast<int>(sizeof(T))));
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
