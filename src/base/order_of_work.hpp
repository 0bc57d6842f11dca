// SPDX-License-Identifier: BSD-3-Clause
// Tall and wide matrices by the measure of square ones.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/scalar.hpp"

namespace lapilli {

/// What crossovers compare: the order of a square matrix whose factorization takes about as many operations as k reflectors and an
/// m-by-n matrix do; n of those of order n. 0 where a size is not positive.
template <class M, class N, class K>
index_t order_of_work(M m, N n, K k) {
    const auto size = [](auto x) { return std::max(static_cast<double>(x), 0.0); };
    return std::llround(std::cbrt(size(m) * size(n) * size(k)));
}

}  // namespace lapilli
