// SPDX-License-Identifier: BSD-3-Clause
// How the steps of a level are cut into blocks.
#pragma once

#include <cstdint>

#include "stedc/args.hpp"

namespace lapilli {

/// 32 x 32 vectors in shared memory, with a stride that keeps rows in different banks; rotations and the matrix.
inline constexpr int stedc_leaf_stride = stedc_leaf_limit + 1;
/// The product of small merges: tiles of 64 x 64, 16 of the inner dimension at a time.
inline constexpr int stedc_tile = 64, stedc_depth = 16;
/// Columns that a block of the column steps takes in turn.
inline constexpr std::int64_t stedc_columns = 8;
/// Rows of a block of the column steps.
inline constexpr std::int64_t stedc_rows = 1024;

/// Blocks of threads that share the rows of a merge, in the column steps.
template <class R>
constexpr std::int64_t stedc_row_parts(const StedcLevel<R>& level) {
    return (level.largest + stedc_rows - 1) / stedc_rows;
}
/// Tiles that share the rows of a child.
template <class R>
constexpr std::int64_t stedc_row_tiles(const StedcLevel<R>& level) {
    return ((level.largest + 1) / 2 + stedc_tile - 1) / stedc_tile;
}

inline constexpr int stedc_threads = 256, stedc_leaf_threads = 32, stedc_deflating_threads = 512;

}  // namespace lapilli
