// SPDX-License-Identifier: BSD-3-Clause
// The reciprocal of a pivot for kernels whose lanes each find one while others wait: without a branch or a
// division in double precision.
#pragma once

#include <cstdint>

#include "lu/reciprocal.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// 2^-e for x = 2^e y with 1 <= y < 2; near the ends of the range a power that is a number.
LAPILLI_DEVICE double inverse_power(double x) {
    const std::uint64_t exponent = (bits_of(x) >> 52) & 0x7ffu;
    return __builtin_bit_cast(double, (exponent < 2045 ? 2046 - exponent : std::uint64_t(1)) << 52);
}
LAPILLI_DEVICE float inverse_power(float x) {
    const unsigned exponent = (bits_of(x) >> 23) & 0xffu;
    return __builtin_bit_cast(float, (exponent < 253 ? 254 - exponent : 1u) << 23);
}
/// 1 / x for 1 <= x <= 8.
LAPILLI_DEVICE float inverse_of_square(float x) { return 1 / x; }
LAPILLI_DEVICE double inverse_of_square(double x) {
    double by = approximate_reciprocal(x);
    LAPILLI_UNROLL
    for (int step = 0; step < 2; ++step) by = fma(by, fma(-x, by, 1.0), by);
    return by;
}

/// As Reciprocal, which real numbers have: a product with `inverse` divides, and where `scale` is not 1,
/// which is at the ends of the range alone, the number is scaled first.
template <class T>
struct BatchReciprocal {
    using R = real_t<T>;
    T inverse;
    R scale;

    LAPILLI_DEVICE static BatchReciprocal of(T pivot) {
        if constexpr (is_complex<T>) {
            constexpr bool wide = sizeof(R) == 8;
            constexpr R small = static_cast<R>(wide ? 0x1p-960 : 0x1p-90);
            constexpr R power = static_cast<R>(wide ? 0x1p100 : 0x1p60);
            const R size = max(abs(pivot.re), abs(pivot.im));
            const R scale = size < small ? power : size > 1 / small ? 1 / power : R(1);
            const R unit = inverse_power(scale * size);
            const R re = unit * (scale * pivot.re), im = unit * (scale * pivot.im);
            const R by = unit * inverse_of_square(fma(re, re, im * im));
            return {T(by * re, -by * im), scale};
        } else {
            const Reciprocal<T> found = Reciprocal<T>::of(pivot);
            return {found.inverse, found.scale};
        }
    }
    LAPILLI_DEVICE T times(T x) const { return inverse * (scale * x); }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
