// SPDX-License-Identifier: BSD-3-Clause
// The equivalent order of tall and wide matrices, for comparison with crossovers.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/scalar.hpp"

namespace lapilli {

/// The order of a square matrix whose factorization takes about as many operations as k reflectors applied to
/// an m-by-n matrix; n if all three equal n, 0 if a size is not positive. Crossovers are compared with it.
template <class M, class N, class K>
index_t order_of_work(M m, N n, K k) {
    const auto size = [](auto x) { return std::max(static_cast<double>(x), 0.0); };
    return std::llround(std::cbrt(size(m) * size(n) * size(k)));
}

/// The order that is compared with a crossover for solutions with a factor in host memory. Each of its n^2
/// elements costs the devices 1.2 ns, nearly all for its transfer, and the CPU 0.025 ns per right-hand side
/// (dpotrs of n = 1500 with 100: 2.7 and 5.5 ms, measured at 527681a). With few right-hand sides the CPU is
/// done before the factor has arrived, for every n. From 48 right-hand sides on the result is n; below, it is
/// reduced in proportion.
template <class N, class R>
index_t order_of_solution(N n, R nrhs) {
    constexpr double enough = 48;
    return static_cast<index_t>(std::ceil(std::max(static_cast<double>(n), 0.0) *
                                          std::clamp(static_cast<double>(nrhs) / enough, 0.0, 1.0)));
}

}  // namespace lapilli
