// SPDX-License-Identifier: BSD-3-Clause
// The 1-D block-column-cyclic layout: all arithmetic between global and local columns lives here.
#pragma once

#include <algorithm>
#include <vector>

#include "base/scalar.hpp"

namespace lapilli {

/// `cols` columns in blocks of `nb`, dealt to `devices` devices: block b lives on device b mod p as local
/// block b / p.
class Cyclic {
  public:
    Cyclic() = default;
    Cyclic(index_t cols, index_t nb, int devices) : cols_(cols), nb_(nb), devices_(devices) {}

    index_t cols() const { return cols_; }
    index_t nb() const { return nb_; }
    int devices() const { return devices_; }
    index_t blocks() const { return ceil_div(cols_, nb_); }

    index_t block_start(index_t block) const { return block * nb_; }
    index_t block_width(index_t block) const { return std::min(nb_, cols_ - block * nb_); }
    int owner(index_t block) const { return static_cast<int>(block % devices_); }
    index_t local_block(index_t block) const { return block / devices_; }
    index_t local_block_start(index_t block) const { return local_block(block) * nb_; }

    /// How many blocks from this one on lie side by side on its owner.
    index_t neighbours(index_t block) const { return devices_ == 1 ? blocks() - block : 1; }

    /// The first local block of device d whose global block is `block` or later.
    index_t first_local_block(int d, index_t block) const {
        return block <= d ? 0 : ceil_div(block - d, devices_);
    }
    index_t global_block(int d, index_t local_block) const { return local_block * devices_ + d; }
    index_t local_blocks(int d) const { return first_local_block(d, blocks()); }

    /// The number of columns on device d: all its blocks but the globally last one are full.
    index_t local_cols(int d) const {
        const index_t count = local_blocks(d);
        return count == 0 ? 0 : (count - 1) * nb_ + block_width(global_block(d, count - 1));
    }
    /// The number of columns of the fullest device, device 0.
    index_t most_local_cols() const { return cols_ == 0 ? 0 : local_cols(0); }

    /// The number of columns of each device.
    std::vector<index_t> cols_of_devices() const {
        std::vector<index_t> cols;
        for (int d = 0; d < devices_; ++d) cols.push_back(local_cols(d));
        return cols;
    }
    /// The most columns of each device when fewer columns are dealt out, in blocks that may be narrower.
    std::vector<index_t> most_cols_of_devices() const {
        return std::vector<index_t>(static_cast<std::size_t>(devices_), most_local_cols());
    }

  private:
    index_t cols_ = 0;
    index_t nb_ = 1;
    int devices_ = 1;
};

}  // namespace lapilli
