// SPDX-License-Identifier: BSD-3-Clause
// Factors of a product that have one row per column of a distributed matrix. A device has such a factor
// whole, or only the rows of its own columns. Both begin with the first column of a block.
#pragma once

#include <algorithm>

#include "device/calls.hpp"
#include "matrix/matrix.hpp"

namespace lapilli {

/// The columns of device d from a block on.
struct LocalColumns {
    index_t first, count;  ///< the first one among the device's columns
    index_t row;  ///< of the whole, counted from `block` on: the first row of the device's first block
};

inline LocalColumns local_columns(const Cyclic& cyclic, int d, index_t block) {
    const index_t local = cyclic.first_local_block(d, block), first = local * cyclic.nb();
    return {first, std::max<index_t>(0, cyclic.local_cols(d) - first), cyclic.global_block(d, local) - block};
}

/// The rows of device d's columns, next to each other. `whole` has a row for each column from the block on.
template <class T>
void gather_rows(Queue& queue, const Cyclic& cyclic, int d, index_t block, Readable<T> whole,
                 DeviceView<T> rows) {
    if (rows.empty()) return;
    gather_blocks(queue, whole, cyclic.nb(), local_columns(cyclic, d, block).row, cyclic.devices(), rows);
}

/// The device's rows at their places in the whole.
template <class T>
void scatter_rows(Queue& queue, const Cyclic& cyclic, int d, index_t block, Readable<T> rows,
                  DeviceView<T> whole) {
    if (rows.empty()) return;
    scatter_blocks(queue, rows, cyclic.nb(), local_columns(cyclic, d, block).row, cyclic.devices(), whole);
}

}  // namespace lapilli
