// SPDX-License-Identifier: BSD-3-Clause
// LAPACK's error measures from a residual r and s, the sum of the sizes of its terms.
#pragma once

#include <limits>

#include "base/scalar.hpp"

namespace lapilli {

/// For equations with n terms. Where s is so small that it may be made of roundings to zero, something is
/// added.
template <class T>
struct SmallSums {
    using R = real_t<T>;
    index_t n;

    R least() const { return static_cast<R>(n + 1) * std::numeric_limits<R>::min(); }
    bool small(R s) const { return !(s > least() / unit_roundoff<T>); }
    R backward_error(R r, R s) const { return small(s) ? (r + least()) / (s + least()) : r / s; }
    /// A bound of the residual with the rounding errors of its computation.
    R weight(R r, R s) const {
        return r + static_cast<R>(n + 1) * unit_roundoff<T> * s + (small(s) ? least() : R(0));
    }
};

}  // namespace lapilli
