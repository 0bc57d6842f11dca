// SPDX-License-Identifier: BSD-3-Clause
// Permutations of the rows of a matrix (PermuteRowsArgs): a block takes a column to a place of its own, which
// stays in the second-level cache, and from there gathers it. Bytes: the matrix once there and back, and the
// lists.
//
// compose_rows makes the lists (ComposeRowsArgs): a block has one, and takes the interchanges of a panel
// after the other to it, an entry a thread. Bound: the latency of two accesses to the second-level cache for
// each panel.
#pragma once

#include "arch/simt.cuh"
#include "lu/permute_args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kPermuteThreads = 512;

template <class T>
__global__ void __launch_bounds__(kPermuteThreads)
    permute_rows(T* a, std::int64_t m, std::int64_t n, std::int64_t lda, std::int64_t nb, std::int64_t begin,
                 std::int64_t stride, const int* from, T* work) {
    T* const column = work + block_id() * m;
    for (std::int64_t j = block_id(); j < n; j += block_count()) {
        const std::int64_t list = j / nb, first = begin + list * stride;
        for (std::int64_t i = first + thread_id(); i < m; i += kPermuteThreads)
            store(column + i, load(a + i + j * lda));
        sync();
        for (std::int64_t i = first + thread_id(); i < m; i += kPermuteThreads)
            store(a + i + j * lda, load(column + load(from + list * m + i)));
        sync();
    }
}

template <int Threads>
__global__ void __launch_bounds__(Threads)
    compose_rows(const __grid_constant__ LuOrder order, const std::int64_t* panels, std::int64_t begin,
                 std::int64_t stride, int* lists) {
    const std::int64_t first = begin + block_id() * stride;
    int* const list = lists + block_id() * order.rows;
    for (std::int64_t i = first + thread_id(); i < order.rows; i += Threads)
        store(list + i, static_cast<int>(i));
    sync();
    order.each_panel_from(order.step_behind(first), [&](std::int64_t row, std::int64_t width) {
        const LuPanelListsOf<const std::int64_t> panel(panels, row, width);
        const std::int64_t left = order.rows - row;
        const bool there = thread_id() < 2 * width;
        const std::int64_t to = there ? load(panel.to + thread_id()) : -1;
        const std::int64_t from = there ? load(panel.from + thread_id()) : -1;
        const bool moves = to >= 0 && to < left && from >= 0 && from < left;
        const int content = moves ? load(list + row + from) : 0;
        sync();
        if (moves) store(list + row + to, content);
        sync();
    });
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
