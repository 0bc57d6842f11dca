// SPDX-License-Identifier: BSD-3-Clause
// The eigenproblem of a tridiagonal matrix: the arithmetic of the kernels, in plain loops.
#pragma once

#include "backend/sim/sim_memory.hpp"
#include "device/arguments.hpp"

namespace lapilli::sim {

template <class T>
HostView<const T> readable_array(const void* owner, const T* data, index_t count) {
    return readable(owner, DeviceView<const T>{data, count, 1, count});
}
template <class T>
HostView<T> writable_array(const void* owner, T* data, index_t count) {
    return writable(owner, DeviceView<T>{data, count, 1, count});
}

template <class T>
void carry_out(const void* owner, const SturmArgs<T>& p) {
    const auto block = readable_array(owner, p.block, p.blocks);
    const auto rows = readable_array(owner, p.rows, p.n);
    const auto values = writable_array(owner, p.values, p.count);
    for (index_t i = 0; i < p.count; ++i) {
        const SturmBlock b = sturm_block(block.data, p.blocks, p.begin + i);
        values(i, 0) =
            sturm_bisect(b, rows.data, p.begin + i - b.first, 0, 1, [](bool vote) { return vote; });
    }
}

}  // namespace lapilli::sim
