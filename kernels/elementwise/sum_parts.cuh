// SPDX-License-Identifier: BSD-3-Clause
// y := parts[0] + parts[1] + ... + beta y, the parts in the memory of any GPUs that this one can reach.
//
//     parts[0]  ----t----      a thread has one element, and loads it from all parts before it adds any: one trip
//     parts[1]  ----t----      over NVLink for all of them. Warps read 32 elements in a row.
//     y         ----t----
//
// Bytes: sizeof(T) n for each part, over NVLink where they are far, and y. For vectors of some ten thousand
// elements the latency of one load is what it costs.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "elementwise/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kSumPartsThreads = 128;

template <class T>
__global__ void __launch_bounds__(kSumPartsThreads) sum_parts(const __grid_constant__ SumPartsArgs<T> p) {
    const std::int64_t i = static_cast<std::int64_t>(block_id()) * kSumPartsThreads + thread_id();
    if (i >= p.n) return;
    T* const y = p.y + i * p.incy;
    T value[sum_limit], sum = T(0);
    LAPILLI_UNROLL
    for (int k = 0; k < sum_limit; ++k) {
        if (k < p.count) value[k] = load(p.parts[k] + i);
    }
    const T old = p.beta == T(0) ? T(0) : load(y);
    LAPILLI_UNROLL
    for (int k = 0; k < sum_limit; ++k) {
        if (k < p.count) sum += value[k];
    }
    store(y, p.beta == T(0) ? sum : fma(p.beta, old, sum));
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
