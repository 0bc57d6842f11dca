// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the products on spread matrices.
#pragma once

#include <vector>

#include "matrix/panel_broadcast.hpp"
#include "matrix/redistribute.hpp"

namespace lapilli {

/// The number of columns before `col` on device d: they are its first ones.
inline index_t local_cols_before(const Cyclic& cyclic, int d, index_t col) {
    const index_t block = col / cyclic.nb();
    const index_t whole = cyclic.first_local_block(d, block) * cyclic.nb();
    return cyclic.owner(block) == d ? whole + col % cyclic.nb() : whole;
}

/// The width of panels out of n rows or columns. A call asks once: its progress callback may change the
/// setting.
inline index_t level3_block(Context& context, index_t n) {
    return std::min(context.settings.integer("test.level3.nb"), std::max<index_t>(1, n));
}

/// Vectors of zeros, for C := beta C as a product that adds nothing.
template <class T>
struct Zeros {
    std::vector<T*> data;
    index_t count;

    Zeros(Arena& arena, index_t length) : count(length) {
        for (int d = 0; d < arena.devices(); ++d) data.push_back(arena.device_array<T>(d, length));
    }
};

/// C := beta C on the part that `args` names, as a product of a zero column and a zero row. `zeros` has as
/// many elements as C has rows or columns, whichever are more.
template <class T>
void scale_by_product(Queue& queue, ProductArgs<T> args, T* zeros) {
    zero(queue, zeros, std::max(args.m, args.n));
    args.terms = 1;
    args.k = 1;
    args.op_a = 'N';
    args.op_b = 'T';
    args.alpha[0] = T(1);
    args.a[0] = args.b[0] = zeros;
    args.lda = args.m;
    args.ldb = args.n;
    product(queue, args);
}

}  // namespace lapilli
