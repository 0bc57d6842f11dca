// SPDX-License-Identifier: BSD-3-Clause
// Factors by which a matrix is multiplied before it is reduced.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

namespace lapilli {

/// The power of two that brings a matrix with this largest element into [2^exponent, 2^(exponent+1)), or as
/// near as possible with a factor whose inverse is a normal number.
template <class R>
R scale_to(int exponent, R largest) {
    if (largest == R(0)) return R(1);
    constexpr int most = std::numeric_limits<R>::max_exponent - 2;
    return std::ldexp(R(1), std::clamp(exponent - std::ilogb(largest), -most, most));
}

/// A power of two for a matrix with this largest element, such that squares of its elements neither overflow
/// nor underflow; one if they do not anyway. The factor and its inverse are normal numbers, even for
/// subnormal elements.
template <class R>
R safe_scale(R largest) {
    const R least = std::sqrt(std::sqrt(std::numeric_limits<R>::min()));
    if (largest == R(0) || (largest >= least && largest <= R(1) / least)) return R(1);
    return scale_to(0, largest);
}

}  // namespace lapilli
