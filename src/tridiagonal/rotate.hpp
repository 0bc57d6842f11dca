// SPDX-License-Identifier: BSD-3-Clause
// The product of a caller's matrix and computed vectors.
#pragma once

#include <vector>

#include "device/calls.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// C := Q Z. The block columns of Q are copied to every device, into `panel`; each device multiplies its own
/// columns of Z.
template <class T>
void rotate(Context& context, const DistMatrix<T>& q, const DistMatrix<T>& z, const DistMatrix<T>& c,
            const std::vector<DeviceView<T>>& panel) {
    const Cyclic& cyclic = q.cyclic;
    for (index_t b = 0; b < cyclic.blocks(); ++b) {
        for (int d = 0; d < cyclic.devices(); ++d) {
            const auto at = static_cast<std::size_t>(d);
            const index_t first = cyclic.block_start(b), width = cyclic.block_width(b);
            const DeviceView<T> of_q = panel[at].block(0, 0, q.rows, width);
            copy_across(context.queue(d), q.block_column(b, 0), of_q);
            gemm(context.queue(d), Op::none, Op::none, T(1), of_q,
                 z.local[at].block(first, 0, width, z.local[at].cols), T(b == 0 ? 0 : 1), c.local[at]);
        }
    }
}

}  // namespace lapilli
