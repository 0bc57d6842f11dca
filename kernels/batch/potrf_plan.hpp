// SPDX-License-Identifier: BSD-3-Clause
// How a block has a matrix of a batch whose Cholesky factor it finds: panels of columns, and what is in shared memory.
#pragma once

#include <algorithm>
#include <cstddef>

#include "batch/args.hpp"

namespace lapilli {

/// S: the type of products, of double precision, as the tensor cores have no other that is as exact.
template <class T, class S>
struct PotrfShape {
    /// Columns of a panel, and of L that are multiplied at a time: 16-byte elements are as many bytes with fewer columns.
    static constexpr int panel = sizeof(T) == 16 ? 16 : 32, chunk = sizeof(S) == 16 ? 8 : 16;
    /// Between rows of the panel, so that a column's elements are in other banks.
    static constexpr int ld = panel + 1;

    /// Rows of fragments, of which the panel's own rows are some.
    static constexpr int padded(int rows) { return rows <= panel ? panel : (rows + 15) / 16 * 16; }
    /// Between columns of L: 8 rows of 4 columns, a fragment, are in as many banks.
    static constexpr int chunk_ld(int rows) { return padded(rows) + (sizeof(S) == 16 ? 2 : 4); }

    /// Shared memory: D^H, the reciprocals of its diagonal, what a warp tells the others, the panel's rows, and the chunk's.
    static constexpr std::size_t inverses_at = std::size_t{panel} * panel * sizeof(T);
    static constexpr std::size_t told_at = inverses_at + panel * sizeof(real_t<T>);
    static constexpr std::size_t panel_at = told_at + 16;
    static constexpr std::size_t chunk_at(int rows) {
        return panel_at + static_cast<std::size_t>(padded(rows) * ld) * sizeof(T);
    }
    /// The first panel has no columns before it, and the second one has most rows of those that do.
    static constexpr std::size_t bytes(int n) {
        const int second = n - panel;
        return std::max(chunk_at(n),
                        chunk_at(second) + static_cast<std::size_t>(chunk * chunk_ld(second)) * sizeof(S));
    }
    static_assert(told_at % 16 == 0);
};

}  // namespace lapilli
