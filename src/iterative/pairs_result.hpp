// SPDX-License-Identifier: BSD-3-Clause
// The common results of LOBPCG and Lanczos.
#pragma once

#include <vector>

#include "runtime/context.hpp"

namespace lapilli {

/// Tolerances below this times the roundoff cannot be reached.
inline constexpr int least_tolerance = 10;

/// The result of an iterative method: eigenvalues and the residuals of their vectors.
template <class T>
struct PairsResult {
    std::vector<real_t<T>> values, residuals;
    index_t iterations = 0;
    index_t missing = 0;  ///< wanted pairs that have not converged
    std::vector<Context::Convergence> history;
};

}  // namespace lapilli
