// SPDX-License-Identifier: BSD-3-Clause
// A plane rotation that brings one element to zero, for the leaves of divide and conquer.
#pragma once

#include "arch/both.hpp"

namespace lapilli {

/// c f + s g = r, c g - s f = 0
struct Turn {
    double c, s, r;
};
LAPILLI_BOTH double over_root(double x) {
#if defined(__CUDA_ARCH__)
    return ::rsqrt(x);
#else
    return 1 / ::sqrt(x);
#endif
}
/// A leaf waits for one of these after the other. Numbers are less than 1, up to a small factor: only small
/// squares vanish.
LAPILLI_BOTH Turn turn_of(double f, double g) {
    constexpr double least = 0x1p-960;
    if (g == 0) return {1, 0, f};
    const double squares = f * f + g * g;
    if (!(squares >= least)) {
        const double r = ::hypot(f, g);
        return {f / r, g / r, r};
    }
    const double inverse = over_root(squares), near_c = f * inverse, near_s = g * inverse;
    // c^2 + s^2 = 1 to the last bit: errors of many rotations add up.
    const double half = 0.5 * ::fma(-near_c, near_c, ::fma(-near_s, near_s, 1.0));
    const double c = ::fma(near_c, half, near_c), s = ::fma(near_s, half, near_s);
    return {c, s, ::fma(c, f, s * g)};
}

}  // namespace lapilli
