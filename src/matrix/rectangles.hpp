// SPDX-License-Identifier: BSD-3-Clause
// Copies of rectangles between the caller's matrix and a device. A matrix in host memory is copied through
// `stage`, pinned memory of the same shape.
#pragma once

#include "matrix/pieces.hpp"

namespace lapilli {

/// Rectangle r of A, in the coordinates of the spread matrix that A is a block of.
template <class T>
Rectangle in_spread(const UserMatrix<T>& a, const Rectangle& r) {
    return {a.first_row + r.row, a.first_col + r.col, r.rows, r.cols};
}

template <class T>
void fetch(Queue& queue, const UserMatrix<const T>& a, const Rectangle& r, DeviceView<T> to,
           HostView<T> stage) {
    if (a.spread != nullptr) {
        bring(queue, as_dist<const T>(*a.spread), in_spread(a, r), to);
    } else if (a.on_device) {
        copy_across(queue, DeviceView<const T>{a.data + r.row + r.col * a.ld, r.rows, r.cols, a.ld}, to);
    } else {
        copy_across(queue, stage.block(r.row, r.col, r.rows, r.cols), to);
    }
}

template <class T>
void deliver(Queue& queue, DeviceView<T> from, const UserMatrix<T>& a, const Rectangle& r,
             HostView<T> stage) {
    if (a.spread != nullptr) {
        for_each_piece(as_dist<T>(*a.spread), in_spread(a, r), [&](DeviceView<T> piece, index_t offset) {
            copy_across(queue, from.block(0, offset, piece.rows, piece.cols), piece);
        });
    } else if (a.on_device) {
        copy_across(queue, from, DeviceView<T>{a.data + r.row + r.col * a.ld, r.rows, r.cols, a.ld});
    } else {
        copy_across(queue, from, stage.block(r.row, r.col, r.rows, r.cols));
    }
}

}  // namespace lapilli
