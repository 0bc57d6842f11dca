// SPDX-License-Identifier: BSD-3-Clause
// Powers of two that bring a column near 1 whose squares could overflow or vanish: one rule for the host and
// for kernels.
#pragma once

#include <cstdint>

#include "arch/both.hpp"

namespace lapilli {

/// Columns whose largest elements have an exponent of at most this size stay as they are.
template <class R>
inline constexpr int safe_exponent = sizeof(R) == 8 ? 300 : 30;
/// The largest exponent of a scale.
template <class R>
inline constexpr int most_exponent = sizeof(R) == 8 ? 1000 : 120;

/// The exponent of `largest`, which is not negative, where the column is to be multiplied by 2^-exponent; 0
/// where it stays, as zeros, infinities and NaN do.
template <class R>
LAPILLI_BOTH int exponent_to_scale(R largest) {
    int exponent = 0;
    if constexpr (sizeof(R) == 8) {
        exponent = static_cast<int>(__builtin_bit_cast(std::uint64_t, largest) >> 52) - 1023;
    } else {
        exponent = static_cast<int>(__builtin_bit_cast(std::uint32_t, largest) >> 23) - 127;
    }
    constexpr int not_finite = sizeof(R) == 8 ? 1024 : 128, most = most_exponent<R>;
    const int size = exponent < 0 ? -exponent : exponent;
    if (largest == R(0) || exponent == not_finite || size <= safe_exponent<R>) return 0;
    return exponent > most ? most : exponent < -most ? -most : exponent;
}

/// The larger one, or a NaN if one is.
template <class R>
LAPILLI_BOTH R larger_or_nan(R a, R b) {
    return a != a || a > b ? a : b;
}

/// 2^exponent, a normal number.
template <class R>
LAPILLI_BOTH R safe_power(int exponent) {
    if constexpr (sizeof(R) == 8) {
        return __builtin_bit_cast(double, static_cast<std::uint64_t>(exponent + 1023) << 52);
    } else {
        return __builtin_bit_cast(float, static_cast<std::uint32_t>(exponent + 127) << 23);
    }
}

}  // namespace lapilli
