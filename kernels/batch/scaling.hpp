// SPDX-License-Identifier: BSD-3-Clause
// The power of two that brings a matrix's largest element to between 1 and 2. It is two factors: one number
// could not undo a subnormal one, nor be undone.
#pragma once

#include <cmath>

#include "arch/both.hpp"

namespace lapilli {

template <class R>
struct BatchScale {
    R first, second;

    /// largest: finite, not negative; of 0 the factors are 1.
    LAPILLI_BOTH static BatchScale of(R largest) { return to(0, largest); }
    /// To between 2^to and twice that.
    LAPILLI_BOTH static BatchScale to(int to, R largest) {
        const int exponent = largest > R(0) ? to - ::ilogb(static_cast<double>(largest)) : 0;
        const int half = exponent / 2;
        return {static_cast<R>(::ldexp(1.0, half)), static_cast<R>(::ldexp(1.0, exponent - half))};
    }
    template <class S>
    LAPILLI_BOTH S in(S x) const {
        return second * (first * x);
    }
    LAPILLI_BOTH R out(R x) const { return x / second / first; }
};

}  // namespace lapilli
