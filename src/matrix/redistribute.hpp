// SPDX-License-Identifier: BSD-3-Clause
// Copies between two column-cyclic layouts.
#pragma once

#include "matrix/pieces.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// Whether both layouts have each column at the same place of the same device.
inline bool same_layout(const Cyclic& a, const Cyclic& b) { return a.cols() == b.cols() && a.nb() == b.nb(); }

/// A matrix for A in blocks of another width; on one device, A's own memory.
template <class T>
DistMatrix<T> in_blocks(Arena& arena, const DistMatrix<T>& a, index_t nb) {
    if (arena.devices() > 1 && nb != a.cyclic.nb()) return DistMatrix<T>(arena, a.rows, a.cols(), nb);
    DistMatrix<T> same = a;
    same.cyclic = Cyclic(a.cols(), nb, arena.devices());
    return same;
}

/// B := A in another layout. Each device fills its own columns, on its main queue.
template <class T>
void redistribute(Context& context, const DistMatrix<const T>& a, const DistMatrix<T>& b) {
    for (int d = 0; d < b.cyclic.devices(); ++d) {
        const DeviceView<T>& local = b.local[static_cast<std::size_t>(d)];
        if (same_layout(a.cyclic, b.cyclic)) {
            copy_across(context.queue(d), a.local[static_cast<std::size_t>(d)], local);
            continue;
        }
        for (index_t k = 0; k < b.cyclic.local_blocks(d); ++k) {
            const index_t block = b.cyclic.global_block(d, k), width = b.cyclic.block_width(block);
            bring(context.queue(d), a, {0, b.cyclic.block_start(block), a.rows, width},
                  local.block(0, k * b.cyclic.nb(), a.rows, width));
        }
    }
}

/// Delivers the results to the caller's matrix after all work for them has succeeded. A phase of its own.
template <class T>
void deliver(Context& context, const DistMatrix<T>& result, const DistMatrix<T>& target) {
    context.synchronize();
    PhaseScope phase(context, "download");
    redistribute(context, readable(result), target);
    context.synchronize();
}

}  // namespace lapilli
