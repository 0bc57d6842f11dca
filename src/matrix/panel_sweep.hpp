// SPDX-License-Identifier: BSD-3-Clause
// Visits the block columns of a matrix on every device, copying each one step ahead of its use.
#pragma once

#include "matrix/panel_broadcast.hpp"
#include "matrix/redistribute.hpp"

namespace lapilli {

/// Buffers for the block columns of `a` that come from other devices.
template <class T>
PanelBuffers<T> sweep_buffers(Arena& arena, const DistMatrix<T>& a) {
    return travel_buffers<T>(arena, a.rows, std::min(a.cols(), a.cyclic.nb()));
}

/// Calls f(queue, d, j, panel) for each device d with takes_part(d) and each block column of `a`, from left
/// to right. `panel`: the columns j of `a` on device d.
template <class T, class TakesPart, class F>
void sweep_panels(Context& context, const DistMatrix<const T>& a, const PanelBuffers<T>& buffers,
                  TakesPart takes_part, F f) {
    const int devices = a.cyclic.devices();
    PanelBroadcast broadcast(context, devices);
    for (index_t step = 0; step < a.cyclic.blocks(); ++step) {
        const Span j{a.cyclic.block_start(step), a.cyclic.block_width(step)};
        for (int d = 0; d < devices; ++d) {
            if (!takes_part(d)) continue;
            Queue& side = broadcast.begin_filling(d, step);
            DeviceView<const T> panel;
            if (is_local(a.cyclic, d, j)) {
                panel = columns_of(a, j);
            } else {
                const DeviceView<T> copy = buffers.at(d, step, a.rows, j.width);
                bring(side, a, {0, j.first, a.rows, j.width}, copy);
                panel = copy;
            }
            broadcast.end_filling(d, step);
            f(broadcast.begin_using(d, step), d, j, panel);
            broadcast.end_using(d, step);
        }
    }
}

}  // namespace lapilli
