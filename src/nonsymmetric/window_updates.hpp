// SPDX-License-Identifier: BSD-3-Clause
// Rows and columns of a matrix that a unitary window multiplies, for early deflation and reordering.
#pragma once

#include "device/calls.hpp"

namespace lapilli {

/// C := C U. memory: room for C's rows, rounded up to row_padding, times its columns.
template <class T>
void window_from_right(Queue& queue, DeviceView<T> c, Readable<T> u, T* memory) {
    if (c.empty()) return;
    const DeviceView<T> strip{memory, c.rows, c.cols, round_up(c.rows, row_padding)};
    gemm(queue, Op::none, Op::none, T(1), c, u, T(0), strip);
    copy(queue, Part::all, strip, c);
}

/// C := U^H C. memory: room for C's rows times its columns.
template <class T>
void window_from_left(Queue& queue, DeviceView<T> c, Readable<T> u, T* memory) {
    if (c.empty()) return;
    const DeviceView<T> strip{memory, c.rows, c.cols, c.rows};
    gemm(queue, Op::adjoint, Op::none, T(1), u, c, T(0), strip);
    copy(queue, Part::all, strip, c);
}

}  // namespace lapilli
