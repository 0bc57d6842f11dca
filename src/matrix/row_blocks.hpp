// SPDX-License-Identifier: BSD-3-Clause
// A tall matrix of few columns, distributed by rows.
//
//     top       the first rows, on device 0
//     block 0   the rows after the top: equal, contiguous shares, one per device; the last block is padded with zeros
//     block 1
//      ...
//
// The blocks form a DistMatrix whose block column d is the block of device d.
#pragma once

#include <algorithm>

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// The distribution of the rows.
struct RowDistribution {
    index_t rows = 0;  ///< of the matrix
    index_t top = 0;   ///< the number of rows in the top
    int devices = 1;

    /// The rows of a block, padding included.
    index_t each() const { return ceil_div(rows - top, devices); }
    index_t first(int d) const { return std::min(rows, top + d * each()); }
    /// The rows of block d without padding.
    index_t count(int d) const { return std::min(each(), rows - first(d)); }
};

template <class T>
struct RowBlocks {
    RowDistribution distribution;
    DeviceView<T> top;
    DistMatrix<T> blocks;
    HostView<T> stage;  ///< pinned memory for the whole matrix if it is in host memory

    RowBlocks(Arena& arena, const RowDistribution& rows, DeviceView<T> first_rows, bool on_host);

    index_t cols() const { return top.cols; }
    const DeviceView<T>& block(int d) const { return blocks.local[static_cast<std::size_t>(d)]; }

    /// As in CopiedOperand: results for host memory stay in `stage` until write_back().
    void upload(Context& context, const UserMatrix<const T>& a);
    void collect(Context& context, const UserMatrix<T>& a);
    void write_back(Context& context, const UserMatrix<T>& a) const;
};

}  // namespace lapilli
