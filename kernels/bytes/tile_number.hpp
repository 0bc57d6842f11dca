// SPDX-License-Identifier: BSD-3-Clause
// The item of a block of a product by bytes, as one number: negative behind the last.
#pragma once

#include <cstdint>

#include "arch/target.cuh"

namespace lapilli {

using TileNumber = std::int64_t;

/// Row and column of tiles, and which products of it.
LAPILLI_HOST_DEVICE TileNumber tile_number(int row, int column, int group = 0) {
    return std::int64_t{group} << 56 | std::int64_t{row} << 28 | column;
}
LAPILLI_HOST_DEVICE int tile_row(TileNumber tile) { return static_cast<int>(tile >> 28 & 0xfffffff); }
LAPILLI_HOST_DEVICE int tile_column(TileNumber tile) { return static_cast<int>(tile & 0xfffffff); }
LAPILLI_HOST_DEVICE int tile_group(TileNumber tile) { return static_cast<int>(tile >> 56); }

}  // namespace lapilli
