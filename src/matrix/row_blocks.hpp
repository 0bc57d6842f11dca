// SPDX-License-Identifier: BSD-3-Clause
// A tall matrix of few columns, dealt to devices by rows.
//
//     top       its first rows, on device 0
//     block 0   the rows behind them: neighbouring ones on each device, as many on each; the last block is filled up with zeros
//     block 1
//      ...
//
// The blocks side by side are a DistMatrix, of which device d has block column d.
#pragma once

#include <algorithm>

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// Which rows go where.
struct RowDeal {
    index_t rows = 0;  ///< of the matrix
    index_t top = 0;   ///< the first ones
    int devices = 1;

    /// The rows of a block.
    index_t each() const { return ceil_div(rows - top, devices); }
    index_t first(int d) const { return std::min(rows, top + d * each()); }
    /// Those that are not zeros to fill it up.
    index_t count(int d) const { return std::min(each(), rows - first(d)); }
};

template <class T>
struct RowBlocks {
    RowDeal deal;
    DeviceView<T> top;
    DistMatrix<T> blocks;
    HostView<T> stage;  ///< pinned memory for all of a matrix in host memory

    RowBlocks(Arena& arena, const RowDeal& rows, DeviceView<T> first_rows, bool on_host);

    index_t cols() const { return top.cols; }
    const DeviceView<T>& block(int d) const { return blocks.local[static_cast<std::size_t>(d)]; }

    /// As of StagedOperand: what goes to host memory is in the stage until it is written back.
    void upload(Context& context, const UserMatrix<const T>& a);
    void collect(Context& context, const UserMatrix<T>& a);
    void write_back(Context& context, const UserMatrix<T>& a) const;
};

}  // namespace lapilli
