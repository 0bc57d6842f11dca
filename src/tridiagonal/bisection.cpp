// SPDX-License-Identifier: BSD-3-Clause
#include "tridiagonal/bisection.hpp"

#include <algorithm>

#include "device/calls.hpp"

namespace lapilli {

BisectionWork::BisectionWork(Arena& arena, index_t order)
    : n(checked_dimension(order)), devices(arena.devices()) {
    for (int d = 0; d < devices; ++d) {
        PerDevice w;
        w.rows = arena.device_array<SturmRow>(d, n);
        w.blocks = arena.device_array<SturmBlock>(d, n);
        w.values = arena.device_array<double>(d, share(n));
        dev.push_back(w);
    }
    rows = arena.pinned_array<SturmRow>(n);
    blocks = arena.pinned_array<SturmBlock>(n);
    values = arena.pinned_array<double>(n);
}

void bisect_blocks(Context& context, index_t blocks, index_t count, BisectionWork& work, int bidiagonal) {
    const index_t share = work.share(count);
    // Singular values are the same on each number of devices if all try the same points.
    const int lanes = sturm_lanes(bidiagonal > 0 ? count : share, bidiagonal > 0);
    for (int k = 0; k < work.devices; ++k) {
        const index_t begin = std::min(k * share, count), mine = std::min(share, count - begin);
        if (mine == 0) break;
        Queue& queue = context.queue(k);
        const BisectionWork::PerDevice& device = work.dev[static_cast<std::size_t>(k)];
        upload_array(queue, work.rows, device.rows, work.n);
        upload_array(queue, work.blocks, device.blocks, blocks);
        submit(queue, SturmArgs<double>{{.blocks = blocks,
                                         .block = device.blocks,
                                         .rows = device.rows,
                                         .n = work.n,
                                         .begin = begin,
                                         .count = mine,
                                         .lanes = lanes,
                                         .values = device.values,
                                         .bidiagonal = bidiagonal}});
        download_array(queue, device.values, work.values + begin, mine);
    }
    context.synchronize();
}

}  // namespace lapilli
