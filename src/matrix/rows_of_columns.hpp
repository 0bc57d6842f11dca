// SPDX-License-Identifier: BSD-3-Clause
// Factors of a product over the columns of a distributed matrix: a matrix with a row for each of these columns is whole on a device,
// or it has the rows of the device's own columns alone. Both begin with the first column of a block.
#pragma once

#include <algorithm>

#include "device/calls.hpp"
#include "matrix/matrix.hpp"

namespace lapilli {

/// The columns of device d from a block on.
struct LocalColumns {
    index_t first, count;  ///< the first one among the device's columns
    index_t row;           ///< of the whole, in blocks from `block` on: where the rows of its first block are
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

/// These rows at their places in the whole.
template <class T>
void scatter_rows(Queue& queue, const Cyclic& cyclic, int d, index_t block, Readable<T> rows,
                  DeviceView<T> whole) {
    if (rows.empty()) return;
    scatter_blocks(queue, rows, cyclic.nb(), local_columns(cyclic, d, block).row, cyclic.devices(), whole);
}

}  // namespace lapilli
