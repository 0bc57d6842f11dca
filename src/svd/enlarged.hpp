// SPDX-License-Identifier: BSD-3-Clause
// A power of two for tiny bidiagonal matrices, since LAPACK's BDSQR and BDSDC take elements near the smallest
// numbers for zeros.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/scalar.hpp"
#include "base/scaling.hpp"

namespace lapilli {

/// Multiplies the matrix, whose elements are finite, by a power of two of at least 1, so that squares of its
/// largest element do not underflow; returns that factor. A large matrix stays, because its small elements
/// would lose digits.
template <class R>
R enlarge_bidiagonal(index_t n, R* d, R* e) {
    R largest = 0;
    for (index_t i = 0; i < n; ++i) {
        largest = std::max(largest, std::abs(d[i]));
        if (i + 1 < n) largest = std::max(largest, std::abs(e[i]));
    }
    const R sigma = std::max(R(1), safe_scale(largest));
    for (index_t i = 0; i < n && sigma != R(1); ++i) {
        d[i] *= sigma;
        if (i + 1 < n) e[i] *= sigma;
    }
    return sigma;
}

}  // namespace lapilli
