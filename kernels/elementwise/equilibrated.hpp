// SPDX-License-Identifier: BSD-3-Clause
// An element times the factors of its row and its column: one rule for the host, simulated devices and
// kernels.
#pragma once

#include <limits>

#include "arch/both.hpp"

namespace lapilli {

/// (col row) x, as LAPACK's LAQGE and LAQSY multiply. Factors of subnormal elements may have a product that
/// overflows where the result does not: then one factor follows the other.
template <class T, class R>
LAPILLI_BOTH T equilibrated(T x, R row, R col) {
    constexpr R most = std::numeric_limits<R>::max();
    const R both = col * row;
    return both <= most ? both * x : col * (row * x);
}

}  // namespace lapilli
