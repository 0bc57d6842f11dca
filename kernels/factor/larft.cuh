// SPDX-License-Identifier: BSD-3-Clause
// The triangular factor T of a block of k reflectors, I - V T V^H, from their Gram matrix G = V^H V.
//
// Row r of T needs nothing of the other rows: T(r,r) = tau_r, T(r,i) = -tau_i sum over c = r..i-1 of T(r,c)
// G(c,i). One warp a row, which it keeps in registers, lane l the columns l, l + 32, ...: k steps of a load
// and a reduction.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kLarftLimit = 256;
inline constexpr int kLarftThreads = 256;

template <class T>
__global__ void __launch_bounds__(kLarftThreads)
    larft(int k, const T* gram, std::int64_t ldg, const T* tau, T* t, std::int64_t ldt) {
    constexpr int slots = kLarftLimit / 32;
    const int r = block_id() * (kLarftThreads / 32) + warp_id(), lane = lane_id();
    if (r >= k) return;
    T row[slots];
    LAPILLI_UNROLL
    for (int m = 0; m < slots; ++m) row[m] = T(0);
    for (int i = r; i < k; ++i) {
        T sum = T(0);
        LAPILLI_UNROLL
        for (int m = 0; m < slots; ++m) {
            const int c = lane + 32 * m;
            if (c >= r && c < i) sum = fma(row[m], load(gram + c + i * ldg), sum);
        }
        LAPILLI_UNROLL
        for (int step = 16; step > 0; step /= 2) sum += shuffle_xor(sum, step);
        const T value = i == r ? load(tau + i) : -(load(tau + i) * sum);
        LAPILLI_UNROLL
        for (int m = 0; m < slots; ++m) {
            if (lane + 32 * m == i) row[m] = value;
        }
    }
    LAPILLI_UNROLL
    for (int m = 0; m < slots; ++m) {
        const int c = lane + 32 * m;
        if (c < k) store(t + r + c * ldt, row[m]);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
