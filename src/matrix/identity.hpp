// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "device/calls.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// C := I
template <class T>
void set_identity(Context& context, const DistMatrix<T>& c) {
    for (int d = 0; d < c.cyclic.devices(); ++d) {
        const DeviceView<T>& local = c.local[static_cast<std::size_t>(d)];
        zero(context.queue(d), local.data, local.ld * local.cols);
    }
    for (index_t b = 0; b < c.cyclic.blocks(); ++b) {
        set(context.queue(c.cyclic.owner(b)), Part::all, T(0), T(1),
            c.block_column(b, c.cyclic.block_start(b)));
    }
}

}  // namespace lapilli
