// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "files/memory.hpp"
#include "solve/options.hpp"
#include "solve/session.hpp"

namespace lapilli::solve {

template <class T>
struct LeastSquares {
    std::string routine;
    std::int64_t rank = 0;
    files::Dense<T> x;
    std::vector<double> norms, relative;  // |b - A x| and |b - A x| / |b| of each column; none for m <= n
    std::optional<double> rcond;          // of the 2-norm; none where its square leaves the range
};

// The vectors x for which b - A x is shortest, or, with fewer rows than columns, the shortest ones of A x = b. Throws Failure if
// A does not have full rank. A and B are overwritten.
template <class T>
LeastSquares<T> least_squares(Session& session, files::Dense<T> a, files::Dense<T> b, const Options& options);

}  // namespace lapilli::solve
