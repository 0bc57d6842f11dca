// SPDX-License-Identifier: BSD-3-Clause
// Columns that change places (SwapColumnsArgs). A block has 32 rows of all of them, in registers: a warp
// reads and writes 32 elements side by side, where rows of a matrix that is stored by columns would take a
// sector of memory for each element.
#pragma once

#include "arch/simt.cuh"
#include "lu/permute_args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kSwapRows = 32, kSwapWarps = 16, kSwapThreads = 32 * kSwapWarps;

template <class T>
__global__ void __launch_bounds__(kSwapThreads)
    swap_columns(int count, std::int64_t m, std::int64_t n, const std::int64_t* to, const std::int64_t* from,
                 T* a, std::int64_t lda) {
    constexpr int of_warp = swap_columns_limit<T> / kSwapWarps;
    const int lane = thread_id() % 32, warp = thread_id() / 32;
    const auto is_column = [n](std::int64_t j) { return j >= 0 && j < n; };
    for (std::int64_t first = block_id() * kSwapRows; first < m; first += block_count() * kSwapRows) {
        const std::int64_t i = first + lane;
        T column[of_warp] = {};
        LAPILLI_UNROLL
        for (int k = 0; k < of_warp; ++k) {
            const int entry = warp + k * kSwapWarps;
            if (entry >= count || i >= m) continue;
            const std::int64_t source = load(from + entry);
            if (is_column(source) && is_column(load(to + entry))) column[k] = load(a + i + source * lda);
        }
        sync();
        LAPILLI_UNROLL
        for (int k = 0; k < of_warp; ++k) {
            const int entry = warp + k * kSwapWarps;
            if (entry >= count || i >= m) continue;
            const std::int64_t target = load(to + entry);
            if (is_column(target) && is_column(load(from + entry))) store(a + i + target * lda, column[k]);
        }
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
