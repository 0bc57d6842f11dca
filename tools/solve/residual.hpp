// SPDX-License-Identifier: BSD-3-Clause
// How well a result satisfies its equation, in units of n eps and of the norms, as LAPACK's tests count it.
#pragma once

#include <cstdint>
#include <vector>

#include "files/memory.hpp"
#include "solve/session.hpp"

namespace lapilli::solve {

struct Residuals {
    double residual = 0, orthogonality = 0;
};

// Of eigenvalues w and the vectors in the first columns of v, k of each: A V = V L, or with B and itype A V = B V L,
// A B V = V L, B A V = V L. A is scaled if its elements are near the ends of the range.
template <class T, class Real>
Residuals eigen_residuals(Session& session, files::Dense<T>& a, const files::Dense<T>* b, std::int64_t itype,
                          const files::Dense<T>& v, std::vector<Real> w);

// Of A X = B. A and B are scaled likewise.
template <class T>
double solution_residual(Session& session, files::Dense<T>& a, const files::Dense<T>& x, files::Dense<T>& b);

}  // namespace lapilli::solve
