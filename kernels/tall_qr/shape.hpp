// SPDX-License-Identifier: BSD-3-Clause
// Shared memory of the blocks of a tall matrix's kernels.
#pragma once

#include "tall_qr/args.hpp"

namespace lapilli {

/// tall_divide: the factors, then the rows that each warp is copying. With 128 real columns and two factors
/// there is no room for these rows: they go to registers at once.
template <class T>
struct TallDivideShape {
    using Gram = TallGramShape<T>;
    static constexpr int rows = 16;
    /// The distance between columns with which the lanes of a warp meet different banks.
    static constexpr int ld = rows + 16 / static_cast<int>(sizeof(T));
    static constexpr std::size_t of_warp(int columns) {
        return static_cast<std::size_t>(columns * ld) * sizeof(T);
    }
    static constexpr std::size_t staged(int columns, int factors) {
        return static_cast<std::size_t>(factors) * Gram::factor_bytes(columns) +
               Gram::warps * of_warp(columns);
    }
    static constexpr bool stages_beside_two(int columns) { return staged(columns, 2) <= 200 * 1024; }
    static constexpr std::size_t bytes(int columns, int factors) {
        if (factors == 1 || stages_beside_two(columns)) return staged(columns, factors);
        return std::max(staged(columns, 1), 2 * Gram::factor_bytes(columns));
    }
};

/// tall_gram without a factor: rows on their way, in stages of half as many as with one.
template <class T>
struct TallStagesShape {
    using Gram = TallGramShape<T>;
    static constexpr int stages = 3;
    static constexpr int rows(int columns) { return columns / 2; }  ///< of a group
    static constexpr int ld(int columns) { return rows(columns) + 4; }
    static constexpr int elements(int columns) { return Gram::groups(columns) * columns * ld(columns); }
    static constexpr std::size_t bytes(int columns) {
        const auto of_rows = static_cast<std::size_t>(stages * elements(columns)) * sizeof(T);
        return std::max(of_rows, sums(columns));
    }
    /// Shared memory to add up the groups.
    static constexpr std::size_t sums(int columns) {
        return static_cast<std::size_t>(Gram::elements(columns)) * Gram::wide_bytes;
    }
};

/// The most shared memory of a block.
template <class T>
constexpr std::size_t tall_qr_room(std::int64_t width) {
    const int columns = tall_qr_columns(width);
    return std::max({TallGramShape<T>::bytes(columns, true), TallStagesShape<T>::bytes(columns),
                     TallDivideShape<T>::bytes(columns, 2)});
}

}  // namespace lapilli
