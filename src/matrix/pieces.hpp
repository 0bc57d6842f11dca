// SPDX-License-Identifier: BSD-3-Clause
// Parts of a distributed matrix, cut at the boundaries between devices.
#pragma once

#include <algorithm>

#include "device/calls.hpp"
#include "matrix/matrix.hpp"

namespace lapilli {

/// Rows [row, row + rows) of columns [col, col + cols).
struct Rectangle {
    index_t row, col, rows, cols;
};

/// Columns [first, first + width), or rows.
struct Span {
    index_t first = 0, width = 0;
    index_t end() const { return first + width; }
};

/// The columns of one device of a layout, in spans of at most `width`, each inside one block, from left to
/// right. The list takes no memory, because memory queries ask for its length.
class SpanList {
  public:
    SpanList() = default;
    SpanList(const Cyclic& layout, int device, index_t width)
        : layout_(layout), device_(device), width_(width) {}
    /// All columns of a matrix.
    SpanList(index_t cols, index_t width)
        : SpanList(Cyclic(cols, std::max<index_t>(1, width), 1), 0, width) {}

    index_t size() const {
        const index_t blocks = layout_.local_blocks(device_);
        if (blocks == 0) return 0;
        const index_t last = layout_.block_width(layout_.global_block(device_, blocks - 1));
        return (blocks - 1) * in_a_block() + ceil_div(last, width_);
    }
    bool empty() const { return size() == 0; }
    Span operator[](index_t k) const {
        const index_t block = layout_.global_block(device_, k / in_a_block());
        const index_t inside = k % in_a_block() * width_;
        return {layout_.block_start(block) + inside, std::min(width_, layout_.block_width(block) - inside)};
    }
    /// The index of the span that begins at column `first`.
    index_t index_of(index_t first) const {
        const index_t block = first / layout_.nb();
        return layout_.local_block(block) * in_a_block() + (first - layout_.block_start(block)) / width_;
    }

  private:
    index_t in_a_block() const { return ceil_div(layout_.nb(), width_); }

    Cyclic layout_;
    int device_ = 0;
    index_t width_ = 1;  ///< 0 for an empty list
};

/// Calls f(local view of the piece, its column offset in r) for each piece of r; a piece is inside one block
/// column.
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

/// Whether all columns of the span are contiguous in the memory of device d.
inline bool is_local(const Cyclic& cyclic, int d, Span j) {
    const index_t first = j.first / cyclic.nb(), last = (j.end() - 1) / cyclic.nb();
    return first == last && cyclic.owner(first) == d;
}

/// The columns of a span inside one block, on their owner.
template <class T>
DeviceView<T> columns_of(const DistMatrix<T>& a, Span j) {
    const index_t block = j.first / a.cyclic.nb();
    return a.block_column(block, 0).block(0, j.first - a.cyclic.block_start(block), a.rows, j.width);
}
inline int owner_of(const Cyclic& cyclic, Span j) { return cyclic.owner(j.first / cyclic.nb()); }

}  // namespace lapilli
