// SPDX-License-Identifier: BSD-3-Clause
// The arrays of the format `bricks` (kernels/sparse/bricks_args.hpp), from rows that are in bricks.
#pragma once

#include <vector>

#include "sparse/bricks_args.hpp"
#include "sparse/bricks_rows.hpp"

namespace lapilli {

class BrickPack {
  public:
    BrickPack(const DistributedRows& rows, BrickRows in_bricks, int threads);

    std::vector<std::int64_t> lists;
    std::vector<std::int32_t> columns;
    std::vector<BrickGroup> groups;
    index_t packs = 0;         ///< of the records, 16 bytes each
    index_t most_columns = 0;  ///< of a brick

    const std::vector<std::int32_t>& bounds() const { return rows_.groups; }
    const std::vector<std::int32_t>& group_rows() const { return rows_.rows; }
    index_t bricks() const { return static_cast<index_t>(rows_.groups.size()) - 1; }
    index_t entries() const { return pointers_.back(); }
    /// Places for entries in the tiles.
    index_t places() const {
        return static_cast<index_t>(headers_.size()) * brick_record_tiles * brick_tile_columns *
               brick_group_rows;
    }

    /// The records, with the rows' values in the order of their entries.
    std::vector<double> records(const double* values, int threads) const;

    /// Frees the parts that are not needed once columns have been sent to devices.
    void forget_columns();

  private:
    BrickRows rows_;
    std::vector<std::int64_t> pointers_{0};   ///< of the rows
    std::vector<std::int64_t> work_;          ///< entries of the bricks, summed up: what threads share
    std::vector<BrickHeader> headers_;        ///< of the records
    std::vector<std::int64_t> first_header_;  ///< of each group
};

}  // namespace lapilli
