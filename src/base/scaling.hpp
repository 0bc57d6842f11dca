// SPDX-License-Identifier: BSD-3-Clause
// By how much a matrix is multiplied before it is reduced.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

namespace lapilli {

/// For a matrix whose largest element is this: the power of two that brings it to between 2^exponent and twice that, or as near
/// as a factor can whose inverse is a normal number, too.
template <class R>
R scale_to(int exponent, R largest) {
    if (largest == R(0)) return R(1);
    constexpr int most = std::numeric_limits<R>::max_exponent - 2;
    return std::ldexp(R(1), std::clamp(exponent - std::ilogb(largest), -most, most));
}

/// For a matrix whose largest element is this: a power of two, so that squares of its elements neither overflow nor
/// vanish, or one if they do not anyway. Both it and its inverse are normal numbers, also for subnormal elements.
template <class R>
R safe_scale(R largest) {
    const R least = std::sqrt(std::sqrt(std::numeric_limits<R>::min()));
    if (largest == R(0) || (largest >= least && largest <= R(1) / least)) return R(1);
    return scale_to(0, largest);
}

}  // namespace lapilli
