// SPDX-License-Identifier: BSD-3-Clause
// Detects a caller's abstol that asks for more accuracy than the norm of the matrix allows.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/scalar.hpp"
#include "base/scaling.hpp"

namespace lapilli {

/// The largest element of T.
template <class R>
R tridiagonal_norm(const R* d, const R* e, index_t n) {
    R norm = 0;
    for (index_t i = 0; i < n; ++i) norm = std::max(norm, std::abs(d[i]));
    for (index_t i = 0; i + 1 < n; ++i) norm = std::max(norm, std::abs(e[i]));
    return norm;
}

/// LAPACK's convention: an abstol <= 0 means eps |T|; a tiny positive one asks for all digits that the
/// elements determine.
template <class R>
bool wants_more_than_eps(R abstol, const R* d, const R* e, index_t n) {
    return abstol > R(0) && abstol < unit_roundoff<R> * tridiagonal_norm(d, e, n);
}

}  // namespace lapilli
