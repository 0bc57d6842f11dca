// SPDX-License-Identifier: BSD-3-Clause
// Instructions for sums of small integers, one text for kernels and plain loops.
#pragma once

#include <cstdint>

#include "arch/both.hpp"

namespace lapilli {

/// sum + a0 b0 + a1 b1 + a2 b2 + a3 b3, the bytes of a and b, with signs.
LAPILLI_BOTH int add_dot_of_bytes(unsigned a, unsigned b, int sum) {
#if defined(__CUDA_ARCH__)
    return __dp4a(static_cast<int>(a), static_cast<int>(b), sum);
#else
    for (int byte = 0; byte < 32; byte += 8)
        sum += static_cast<std::int8_t>(a >> byte & 255u) * static_cast<std::int8_t>(b >> byte & 255u);
    return sum;
#endif
}

/// sum + a0 b0 + a1 b1, the halves of a, 16 bits, and the first two bytes of b, without signs.
LAPILLI_BOTH unsigned add_dot_of_halves(unsigned a, unsigned b, unsigned sum) {
#if defined(__CUDA_ARCH__)
    return __dp2a_lo(a, b, sum);
#else
    return sum + (a & 65535u) * (b & 255u) + (a >> 16) * (b >> 8 & 255u);
#endif
}

/// A number of 64 bits, modulo 2^64, high 2^32 + low with the sign of low: so that it takes two instructions
/// to multiply by it.
struct WideFactor {
    std::int32_t low, high;
};
/// sum + x factor, modulo 2^64.
LAPILLI_BOTH std::uint64_t add_wide_product(int x, WideFactor factor, std::uint64_t sum) {
#if defined(__CUDA_ARCH__)
    asm("{ .reg .u32 low, high; mad.wide.s32 %0, %1, %2, %0; mov.b64 {low, high}, %0;"
        " mad.lo.s32 high, %1, %3, high; mov.b64 %0, {low, high}; }"
        : "+l"(sum)
        : "r"(x), "r"(factor.low), "r"(factor.high));
    return sum;
#else
    return sum + static_cast<std::uint64_t>(std::int64_t{x} * factor.low) +
           (static_cast<std::uint64_t>(static_cast<std::uint32_t>(x) *
                                       static_cast<std::uint32_t>(factor.high))
            << 32);
#endif
}

}  // namespace lapilli
