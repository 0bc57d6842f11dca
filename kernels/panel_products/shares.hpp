// SPDX-License-Identifier: BSD-3-Clause
// How the kernels of two-sided panels share the rows of a product A x: between the threads of a block, and in
// its shared memory.
#pragma once

#include <cstddef>

namespace lapilli {

/// The data that a block keeps in shared memory for the whole panel, if there is room.
enum class PanelKept {
    nothing,          ///< its rows of the panel's vectors are read from memory, too
    rows,             ///< these rows
    rows_and_vector,  ///< and the vector that A is multiplied by, all of it
};

/// In A x a thread has one slot of 16 bytes of its block's rows, and a group of threads has every groups-th
/// column.
template <class T>
struct RowSlots {
    static constexpr int threads = 512, warps = threads / 32, pack = static_cast<int>(16 / sizeof(T));
    int rows;

    constexpr int slots() const { return rows / pack; }
    constexpr int groups() const { return slots() < threads ? threads / slots() : 1; }
    /// Elements of the groups' sums: group g, row r at g (rows + 1) + r.
    constexpr std::size_t sums() const {
        return static_cast<std::size_t>(groups()) * (static_cast<std::size_t>(rows) + 1);
    }
};

}  // namespace lapilli
