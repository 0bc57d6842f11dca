// SPDX-License-Identifier: BSD-3-Clause
// LAPACK's drivers of least squares scale right-hand sides whose largest element is too small or too large,
// and scale the solutions back, but not the rows after them, whose squares must add up to the residual's.
// Right-hand sides are therefore scaled beforehand into the range that LAPACK leaves alone.
#pragma once

#include <cmath>
#include <cstdlib>
#include <limits>

#include "norms/norms.hpp"

namespace lapilli {

/// A := 2^exponent A.
template <class T>
void multiply_by_power(HostView<T> a, int exponent) {
    if (exponent == 0) return;
    const real_t<T> factor = std::ldexp(real_t<T>(1), exponent);
    for (index_t j = 0; j < a.cols; ++j) {
        for (index_t i = 0; i < a.rows; ++i) a(i, j) *= factor;
    }
}

template <class T>
class LapacksRange {
    using R = real_t<T>;
    using Limits = std::numeric_limits<R>;
    /// The range 2^-good to 2^good: inside LAPACK's, also for complex elements whose modulus exceeds their
    /// parts.
    static constexpr int good = Limits::max_exponent - Limits::digits - 3;

  public:
    /// Scales B by a power of two.
    explicit LapacksRange(HostView<T> b) {
        const R largest =
            largest_of(Reductions<T>(HostView<const T>(b)).columns({Combine::largest, Size::larger_part}));
        if (!std::isfinite(largest) || largest == R(0)) return;
        const int exponent = std::ilogb(largest);
        if (std::abs(exponent) > good) shift_ = (exponent < 0 ? -good : good) - exponent;
        multiply_by_power(b, shift_);
    }
    /// Scales all rows of the result back.
    void restore(HostView<T> x) const { multiply_by_power(x, -shift_); }

  private:
    int shift_ = 0;
};

}  // namespace lapilli
