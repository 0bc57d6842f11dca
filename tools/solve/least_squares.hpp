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

// Ends what is said of a matrix whose rank is not full.
inline constexpr const char* rank_remedy = "; --rcond finds the rank, and the shortest X";

template <class T>
struct LeastSquares {
    std::string routine;
    std::int64_t rank = 0;
    files::Dense<T> x;
    std::vector<double> sides;  // |b| of each column
    std::vector<double> norms;  // |b - A x| of each column, by GELS with m > n only
    std::optional<double>
        rcond;  // of the 2-norm, of the part of A that counts; none where its square leaves the range
};

// The vectors x for which b - A x is shortest, and of these the shortest ones. Throws Failure if A does not
// have full rank, unless options.rcond says that the rank is to be found. A and B are overwritten.
template <class T>
LeastSquares<T> least_squares(Session& session, files::Dense<T> a, files::Dense<T> b, const Options& options);

}  // namespace lapilli::solve
