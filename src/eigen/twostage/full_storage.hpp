// SPDX-License-Identifier: BSD-3-Clause
// A Hermitian working matrix with both triangles: the band reduction multiplies by it in one large product, which reads
// every element once, as half of it with two products would.
#pragma once

#include "device/calls.hpp"
#include "matrix/matrix.hpp"

namespace lapilli {

/// The width of the pieces in which a triangle is turned, and the order of `square` below, if the matrix is not smaller.
inline constexpr index_t mirror_width = 1024;

/// The upper triangle of a square matrix on one device becomes that of the conjugate transpose.
template <class T>
void turn_triangle(Queue& queue, DeviceView<T> a, DeviceView<T> square) {
    for (index_t j = 0; j < a.rows; j += mirror_width) {
        const index_t width = std::min(mirror_width, a.rows - j), below = a.rows - j - width;
        const DeviceView<T> turned = square.block(0, 0, width, width);
        adjoint(queue, a.block(j, j, width, width), turned);
        copy(queue, Part::strictly_upper, turned, a.block(j, j, width, width));
        if (below > 0)
            adjoint(queue, a.block(j + width, j, below, width), a.block(j, j + width, width, below));
    }
}

/// The same for device d's columns of a matrix on several: strips of rows come from all of them. strip: a block column wide
/// and as long as the most local columns; turned: the other way round. Until the queues have ended nobody may write to the
/// lower triangle.
template <class T>
void fill_upper_triangle(Queue& queue, const DistMatrix<T>& a, int d, DeviceView<T> square,
                         DeviceView<T> strip, DeviceView<T> turned) {
    const Cyclic& c = a.cyclic;
    if (c.devices() == 1) {
        turn_triangle(queue, a.local[0], square);
        return;
    }
    for (index_t k = d; k < c.blocks(); k += c.devices()) {
        const index_t first = c.block_start(k), width = c.block_width(k);
        const DeviceView<T> diagonal = a.block_column(k, first).block(0, 0, width, width);
        adjoint(queue, diagonal, square.block(0, 0, width, width));
        copy(queue, Part::strictly_upper, square.block(0, 0, width, width), diagonal);
        const DeviceView<T> above = a.block_column(k, 0).block(0, 0, first, width);
        for (int from = 0; from < c.devices(); ++from) {
            const index_t columns = c.first_local_block(from, k) * c.nb();
            if (columns == 0) continue;
            const DeviceView<T> rows = strip.block(0, 0, width, columns),
                                column = turned.block(0, 0, columns, width);
            copy_across(queue, a.local[static_cast<std::size_t>(from)].block(first, 0, width, columns), rows);
            adjoint(queue, rows, column);
            scatter_blocks(queue, column, c.nb(), from, c.devices(), above);
        }
    }
}

}  // namespace lapilli
