// SPDX-License-Identifier: BSD-3-Clause
// When a caller's abstol asks for values that are more exact than the norm of the matrix allows.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/scalar.hpp"
#include "base/scaling.hpp"

namespace lapilli {

/// The largest element.
template <class R>
R tridiagonal_norm(const R* d, const R* e, index_t n) {
    R norm = 0;
    for (index_t i = 0; i < n; ++i) norm = std::max(norm, std::abs(d[i]));
    for (index_t i = 0; i + 1 < n; ++i) norm = std::max(norm, std::abs(e[i]));
    return norm;
}

/// LAPACK's convention: an abstol of 0 or less stands for eps |T|, a tiny one for all digits that the elements define.
template <class R>
bool wants_more_than_eps(R abstol, const R* d, const R* e, index_t n) {
    return abstol > R(0) && abstol < unit_roundoff<R> * tridiagonal_norm(d, e, n);
}

}  // namespace lapilli
