// SPDX-License-Identifier: BSD-3-Clause
// The arithmetic of products of single precision by bytes: one text for kernels and simulated devices, so
// that both have the same bits.
//
//     a  =  alpha 2^-23 x,     x = s0 2^16 + s1 2^8 + s2        alpha = 2^exponent of a's row, x an integer, s0 .. s2 bytes
//     b  =  beta 2^-23 y,      y = t0 2^16 + t1 2^8 + t2        beta of b's column
//
//     L0 = sum s0 t0      L1 = sum s0 t1 + s1 t0      L2 = sum s0 t2 + s1 t1 + s2 t0          integers of 32 bits, exact
//     sum a b  ~  alpha beta 2^-30 (L0 2^16 + L1 2^8 + L2)        without s1 t2 + s2 t1 and s2 t2, which are below the roundoff
#pragma once

#include "arch/both.hpp"

namespace lapilli {

inline constexpr int slice_count = 3;
/// The exponent of a row with a NaN or an infinity: the elements of C that it reaches become NaN.
inline constexpr int slices_not_finite = 1 << 20;

/// 2^exponent, for exponents from -126 to 127.
LAPILLI_BOTH float power_of_two(int exponent) {
    return __builtin_bit_cast(float, static_cast<unsigned>(exponent + 127) << 23);
}

/// The least e with |a| <= 0.996 2^e for all of a row, whose largest element is given: then x has three
/// bytes. 0 of zeros.
LAPILLI_BOTH int slices_exponent(float largest) {
    if (!(largest <= 3.402823466e38f)) return slices_not_finite;
    if (largest == 0.0f) return 0;
    int shift = 0;
    if (largest < 1.17549435e-38f) {
        largest *= 4294967296.0f;
        shift = -32;
    }
    const unsigned bits = __builtin_bit_cast(unsigned, largest);
    const float fraction = __builtin_bit_cast(float, (bits & 0x7fffffu) | 0x3f000000u);
    return static_cast<int>(bits >> 23) - 126 + shift + (fraction <= 0.996f ? 0 : 1);
}

LAPILLI_BOTH int nearest_integer(float x) {
#if defined(__CUDA_ARCH__)
    return __float2int_rn(x);
#else
    return static_cast<int>(std::lrint(x));
#endif
}

/// x of an element; of a row that is not finite 0.
LAPILLI_BOTH int slices_integer(float a, int exponent) {
    if (exponent == slices_not_finite) return 0;
    const int shift = 23 - exponent, half = shift / 2;  // in two steps, as neither is more than a float has
    return nearest_integer(a * power_of_two(half) * power_of_two(shift - half));
}

/// Takes the last byte off x.
LAPILLI_BOTH int take_byte(int& x) {
    const int byte = ((x + 128) & 255) - 128;
    x = (x - byte) >> 8;
    return byte;
}

/// L0 2^16 + L1 2^8 + L2, an integer below 2^48 but for its roundoff.
LAPILLI_BOTH float slices_sum(int l0, int l1, int l2) {
    return ::fmaf(static_cast<float>(l0), 65536.0f,
                  ::fmaf(static_cast<float>(l1), 256.0f, static_cast<float>(l2)));
}

/// The value of three sums; `exponents` is the sum of the row's and the column's.
LAPILLI_BOTH float slices_value(int l0, int l1, int l2, int exponents) {
    if (exponents > slices_not_finite / 2) return __builtin_nanf("");
    // Less than 2^-252 of the sum is zero in any case.
    const int exponent = exponents - 30 < -252 ? -252 : exponents - 30, half = exponent >> 1;
    return slices_sum(l0, l1, l2) * power_of_two(half) * power_of_two(exponent - half);
}

/// Up to this distance of exponents from 0, row and column have a factor each: nothing overflows on the way,
/// and the bits are the same.
inline constexpr int slices_moderate = 60;
LAPILLI_BOTH float slices_factor(int exponent) { return power_of_two(exponent - 15); }

}  // namespace lapilli
