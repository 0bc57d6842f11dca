// SPDX-License-Identifier: BSD-3-Clause
// Parts of a distributed matrix, cut where its columns change the device.
#pragma once

#include <algorithm>

#include "device/calls.hpp"
#include "matrix/matrix.hpp"

namespace lapilli {

/// Rows [row, row + rows) of columns [col, col + cols).
struct Rectangle {
    index_t row, col, rows, cols;
};

/// Columns [first, first + width), or as many rows.
struct Span {
    index_t first = 0, width = 0;
    index_t end() const { return first + width; }
};

/// Calls f(local view of the piece, its column offset in r) for the pieces of r, each in one block column.
template <class T, class F>
void for_each_piece(const DistMatrix<T>& a, const Rectangle& r, F f) {
    const Cyclic& c = a.cyclic;
    for (index_t col = r.col; col < r.col + r.cols;) {
        const index_t block = col / c.nb(), inside = col - c.block_start(block);
        const index_t width = std::min(c.block_width(block) - inside, r.col + r.cols - col);
        f(a.block_column(block, r.row).block(0, inside, r.rows, width), col - r.col);
        col += width;
    }
}

/// Copies a part of a distributed matrix to the queue's device.
template <class T>
void bring(Queue& queue, const DistMatrix<const T>& a, const Rectangle& r, DeviceView<T> target) {
    for_each_piece(a, r, [&](DeviceView<const T> piece, index_t offset) {
        copy_across(queue, piece, target.block(0, offset, piece.rows, piece.cols));
    });
}

/// Whether all columns of the span are neighbours in the memory of device d.
inline bool is_local(const Cyclic& cyclic, int d, Span j) {
    const index_t first = j.first / cyclic.nb(), last = (j.end() - 1) / cyclic.nb();
    return first == last && cyclic.owner(first) == d;
}

/// The columns of a span that lies in one block, on their owner.
template <class T>
DeviceView<T> columns_of(const DistMatrix<T>& a, Span j) {
    const index_t block = j.first / a.cyclic.nb();
    return a.block_column(block, 0).block(0, j.first - a.cyclic.block_start(block), a.rows, j.width);
}
inline int owner_of(const Cyclic& cyclic, Span j) { return cyclic.owner(j.first / cyclic.nb()); }

}  // namespace lapilli
