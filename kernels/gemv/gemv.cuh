// SPDX-License-Identifier: BSD-3-Clause
// GEMV: one launch (gemv/plain.cuh or gemv/transposed.cuh) when no sum is split over blocks, and this second
// one when sums are; alone it makes y := beta y.
//
//     work    part 0 | part 1 | part 2 | ...     a block has 32 elements of y, one for each lane; warp w of 8 adds
//             y_0..    y_0..    y_0..            parts w, w + 8, ..., and then the first warp the warps' sums
//
// Bytes: sizeof(T) for each element of each part, most of them still in L2. Its latency is what it costs.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "gemv/plain.cuh"
#include "gemv/rows.cuh"
#include "gemv/transposed.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kGemvSumThreads = 256;
inline constexpr int kGemvSumRows = 32;

/// y := alpha (work(:, 0) + ... + work(:, parts - 1)) + beta y; work is not read without parts.
template <class T>
__global__ void __launch_bounds__(kGemvSumThreads)
    gemv_sum(const __grid_constant__ GemvArgs<T> p, std::int64_t outputs, int parts) {
    constexpr int warps = kGemvSumThreads / 32;
    const auto sums = shared<T>(0, kGemvSumThreads);
    const std::int64_t i = static_cast<std::int64_t>(block_id()) * kGemvSumRows + lane_id();
    let_next_kernel_begin();
    wait_for_kernels_before();
    T total = T(0);
    LAPILLI_UNROLL_BY(8)
    for (int k = warp_id(); k < parts; k += warps) {
        if (i < outputs) total += load(p.work + k * outputs + i);
    }
    sums[thread_id()] = total;
    sync();
    if (warp_id() != 0 || i >= outputs) return;
    LAPILLI_UNROLL
    for (int w = 1; w < warps; ++w) {
        const T other = sums[w * 32 + lane_id()];
        total += other;
    }
    update(p, i, total);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
