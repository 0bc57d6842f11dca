// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian matrices on one device, all of them from their lower triangle.
#pragma once

#include "matrix/full_storage.hpp"

namespace lapilli {

/// Room for a block column and for an identity: what turns complex matrices conjugates them, a product need
/// not.
template <class T>
struct FullMatrixWork {
    DeviceView<T> panel, identity;
    FullMatrixWork(Arena& arena, index_t n, index_t nb) {
        if (!is_complex<T>) return;
        panel = arena.device_matrix<T>(0, n, std::min(n, nb));
        identity = arena.device_matrix<T>(0, std::min(n, nb), std::min(n, nb));
    }
};

/// The block rows J of the upper triangle from the block columns J of the lower one: A(J, J..) := I A(J..,
/// J)^T.
template <class T>
void complete_symmetric(Context& context, const DistMatrix<T>& a, const FullMatrixWork<T>& work) {
    Queue& queue = context.queue(0);
    set(queue, Part::all, T(0), T(1), work.identity);
    for (index_t b = 0; b < a.cyclic.blocks(); ++b) {
        const index_t first = a.cyclic.block_start(b), width = a.cyclic.block_width(b), rows = a.rows - first;
        const DeviceView<T> panel = work.panel.block(0, 0, rows, width);
        copy(queue, Part::lower, a.block_column(b, first), panel);
        set(queue, Part::strictly_upper, T(0), T(0), panel);
        const DeviceView<T> above = a.local[0].block(first, first, width, rows);
        product(queue, ProductArgs<T>{.m = width,
                                      .n = rows,
                                      .k = width,
                                      .op_a = 'N',
                                      .op_b = 'T',
                                      .terms = 1,
                                      .alpha = {T(1), T(0)},
                                      .a = {work.identity.data, nullptr},
                                      .lda = work.identity.ld,
                                      .b = {panel.data, nullptr},
                                      .ldb = panel.ld,
                                      .beta = T(0),
                                      .c = above.data,
                                      .ldc = above.ld,
                                      .part = 'U'});
    }
}

/// On one device.
template <class T>
void complete(Context& context, bool hermitian, const DistMatrix<T>& a, const FullMatrixWork<T>& work) {
    is_complex<T> && !hermitian ? complete_symmetric(context, a, work) : complete_hermitian(context, a);
}

}  // namespace lapilli
