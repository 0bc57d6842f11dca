// SPDX-License-Identifier: BSD-3-Clause
// The arithmetic of products of double precision by moduli: one text for kernels and simulated devices, so
// that both have the same bits. With moduli p_l and their product P:
//
//     a = 2^exponent x     of each row of op(A), x integers with ||x||_2^2 <= 0.493 P;   the same of columns of op(B) with y
//     |x y| < P / 2        by Cauchy and Schwarz, so that x y follows from its residues:
//     x y / P  =  sum_l r_l / p_l  modulo 1,   r_l = x y (P / p_l)^-1 mod p_l
//
// Complex: there is an i with i^2 = -1 modulo p_l, so residues of re + i im and of re - i im are multiplied
// separately,
//
//     u = (re + i im) mod p_l,   v = (re - i im) mod p_l        re x y = (u + v) / 2,   im x y = (u - v) / (2 i)
//
// (P / p_l)^-1, and the 1/2, are multiplied into op(B). The sum is one of integers, 2^64 being 1: it wraps.
#pragma once

#include "moduli/table.hpp"

namespace lapilli {

/// The exponent of a row with a NaN or an infinity: the elements of C that it reaches become NaN.
inline constexpr int moduli_not_finite = 1 << 20;

/// 2^exponent, for exponents from -1022 to 1023.
LAPILLI_BOTH double double_power_of_two(int exponent) {
    return __builtin_bit_cast(double, static_cast<std::uint64_t>(exponent + 1023) << 52);
}
/// a 2^exponent, in two steps: its powers may be no numbers of double precision.
LAPILLI_BOTH double scaled_by_power(double a, int exponent) {
    const int half = exponent / 2;
    return a * double_power_of_two(half) * double_power_of_two(exponent - half);
}

/// The larger one of a and |x|, or a NaN if one is.
LAPILLI_BOTH double larger_part(double a, double x) {
    const double y = x < 0 ? -x : x;
    return a > y || !(a == a) ? a : y;
}

/// The least e with |a| < 2^e; of finite numbers that are not 0.
LAPILLI_BOTH int exponent_above(double a) {
    int shift = 0;
    if (a < 0x1p-1022) {
        a *= 0x1p64;
        shift = -64;
    }
    return static_cast<int>(__builtin_bit_cast(std::uint64_t, a) >> 52) - 1022 + shift;
}

/// Elements of a row, as integers of 20 bits whose squares say how long it is: no smaller than |a| 2^(20 -
/// e), and by 1 larger at most.
LAPILLI_BOTH std::uint64_t norm_part(double a, int e) {
    return static_cast<std::uint64_t>(static_cast<unsigned>(scaled_by_power(a < 0 ? -a : a, 20 - e)) + 1u);
}

/// ||x||_2^2 is at most first 2^(2 shift - 60), a first from 2^60 to 2^62.
struct NormLimit {
    std::uint64_t first;
    int shift;
};
template <class Moduli>
constexpr NormLimit norm_limit() {
    double limit = 0.493 * Moduli::product;
    int shift = 0;
    for (; limit >= 4; ++shift) limit /= 4;
    return {static_cast<std::uint64_t>(limit * 0x1p60), shift};
}

/// The exponent of a row whose largest part is `largest`, with the sum of the squares of its norm_part.
LAPILLI_BOTH int moduli_exponent(double largest, std::uint64_t squares, NormLimit limit) {
    if (!(largest <= 1.7976931348623157e308)) return moduli_not_finite;
    if (largest == 0) return 0;
    int shift = limit.shift - 30;
    for (; squares < std::uint64_t{1} << 60; squares <<= 2) ++shift;
    if (squares > limit.first) --shift;
    return exponent_above(largest) - 20 - shift;
}

LAPILLI_BOTH std::int64_t nearest_wide_integer(double x) {
#if defined(__CUDA_ARCH__)
    return __double2ll_rn(x);
#else
    return static_cast<std::int64_t>(std::llrint(x));
#endif
}
/// x of an element, as eight bytes with signs, the last one first; of a row that is not finite 0.
LAPILLI_BOTH std::uint64_t moduli_digits(double a, int exponent) {
    if (exponent == moduli_not_finite) return 0;
    constexpr std::uint64_t half = 0x8080808080808080u;
    return (static_cast<std::uint64_t>(nearest_wide_integer(scaled_by_power(a, -exponent))) + half) ^ half;
}

/// A float of this exponent has integers as its last bits: 1.5 2^23.
inline constexpr unsigned moduli_float = 0x4b400000;

/// The residue of x in the last byte, and anything before it; `raw` is moduli_float + x, |x| < 2^22. No
/// larger than p / 2.
LAPILLI_BOTH unsigned moduli_residue(unsigned raw, const Modulus& modulus) {
    const float x = __builtin_bit_cast(float, raw) - 12582912.0f;
    const float quotient = ::fmaf(x, modulus.inverse, 12582912.0f);
    // moduli_float has zeros for its last byte.
    return raw - static_cast<unsigned>(modulus.p) * __builtin_bit_cast(unsigned, quotient);
}

/// start + the digits times their weights.
LAPILLI_BOTH int digit_sum(std::uint64_t digits, DigitWeights weights, int start) {
    return add_dot_of_bytes(static_cast<unsigned>(digits >> 32), weights.bytes[1],
                            add_dot_of_bytes(static_cast<unsigned>(digits), weights.bytes[0], start));
}

/// The start of sums of products: a multiple of p that keeps them from being negative.
LAPILLI_BOTH int moduli_start(int k, int p) { return 64 * k * p; }
/// The residue of a sum that began with moduli_start, in the last byte.
LAPILLI_BOTH unsigned moduli_residue_of_sum(int sum, const Modulus& modulus) {
    return moduli_residue(add_dot_of_halves(static_cast<unsigned>(sum), modulus.fold << 8 | 1u, moduli_float),
                          modulus);
}

/// The last bytes of four words, the first one last.
LAPILLI_BOTH unsigned last_bytes(unsigned a, unsigned b, unsigned c, unsigned d) {
#if defined(__CUDA_ARCH__)
    return __byte_perm(__byte_perm(a, b, 0x0040), __byte_perm(c, d, 0x0040), 0x5410);
#else
    return (a & 255u) | (b & 255u) << 8 | (c & 255u) << 16 | (d & 255u) << 24;
#endif
}

/// The value of x y / P, with 2^64 as 1; `exponents` is the sum of the row's and the column's.
template <class Moduli>
LAPILLI_BOTH double moduli_value(std::uint64_t fraction, int exponents) {
    if (exponents > moduli_not_finite / 2) return __builtin_nan("");
    constexpr double of_one = Moduli::product * 0x1p-174;  // P 2^-110 2^-64
    // Larger values are infinite, and smaller ones 0.
    constexpr int most = 1200;
    int exponent = exponents + 110;
    exponent = exponent > most ? most : exponent < -most ? -most : exponent;
    return scaled_by_power(static_cast<double>(static_cast<std::int64_t>(fraction)) * of_one, exponent);
}

}  // namespace lapilli
