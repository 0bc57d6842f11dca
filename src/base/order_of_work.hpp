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

/// What crossovers compare where a factor in host memory is solved with. Each of its n^2 numbers costs the devices 1.2 ns, almost
/// all of it for the way there, and the CPU 0.025 ns for each right-hand side (dpotrs of n = 1500 with 100: 2.7 and 5.5 ms,
/// measured at 527681a). So with few the CPU is done before the factor has arrived, whatever n is: from 48 on n
/// counts, with fewer as much less of it.
template <class N, class R>
index_t order_of_solution(N n, R nrhs) {
    constexpr double enough = 48;
    return static_cast<index_t>(std::ceil(std::max(static_cast<double>(n), 0.0) *
                                          std::clamp(static_cast<double>(nrhs) / enough, 0.0, 1.0)));
}

}  // namespace lapilli
