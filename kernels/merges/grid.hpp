// SPDX-License-Identifier: BSD-3-Clause
// How the steps of a level are cut into blocks.
#pragma once

#include <cstddef>
#include <cstdint>

#include "merges/args.hpp"

namespace lapilli {

/// The product of small merges: tiles of 64 x 64, 16 of the inner dimension at a time.
inline constexpr int merge_tile = 64, merge_depth = 16;
/// Columns that a block of the column steps takes in turn.
inline constexpr std::int64_t merge_block_columns = 8;
/// Rows of a block of the column steps.
inline constexpr std::int64_t merge_block_rows = 1024;

/// Blocks of threads that share the rows of a merge, in the column steps.
template <class R>
constexpr std::int64_t merge_row_parts(const MergeLevel<R>& level) {
    return (level.largest + merge_block_rows - 1) / merge_block_rows;
}
/// Tiles that share the rows of a child.
template <class R>
constexpr std::int64_t merge_row_tiles(const MergeLevel<R>& level) {
    return ((level.largest + 1) / 2 + merge_tile - 1) / merge_tile;
}

/// Warps that share the rows of a column of S.
template <class R>
constexpr std::int64_t merge_vector_parts(const MergeLevel<R>& level) {
    return (level.largest + merge_small_limit - 1) / merge_small_limit;
}

/// Tiles of a merge's product.
template <class R>
constexpr std::int64_t merge_tiles(const MergeLevel<R>& level) {
    return 2 * merge_row_tiles(level) * ((level.columns + merge_tile - 1) / merge_tile);
}
/// Bytes of shared memory of the product.
template <class R>
inline constexpr std::size_t merge_product_bytes = 2 * merge_depth*(merge_tile + 1) * sizeof(R);

inline constexpr int merge_threads = 256;

}  // namespace lapilli
