// SPDX-License-Identifier: BSD-3-Clause
// Which rows of a sparse matrix share their rows of X: clusters of rows (bricks), found in the graph of the
// matrix.
//
//     up to 8 rows with equal columns    brick: as many of these as fit, so that       groups of up to 8 rows, with as many
//     are one node of the graph          they have few distinct columns together       columns in common as can be had
//
//        3 unknowns                        o o o o | o o                                  [o o] [o o]
//        of a point  -->  o                o o o o | o o      a brick of a grid           [o o] [o o]
//                                          o o o o | o o      becomes a small cube
#pragma once

#include <cstdint>
#include <vector>

#include "sparse/distributed_rows.hpp"

namespace lapilli {

/// Upper bounds for one brick.
struct BrickLimits {
    index_t columns, rows;
};

struct BrickRows {
    std::vector<std::int32_t> rows;  ///< of each group brick_group_rows, -1 where it has fewer
    std::vector<std::int32_t>
        groups;  ///< bounds of the bricks: brick b has the groups groups[b] .. groups[b + 1] - 1
};

/// No row may have more columns than a brick. Depends on the pattern alone.
BrickRows rows_in_bricks(const DistributedRows& rows, const BrickLimits& limits);

}  // namespace lapilli
