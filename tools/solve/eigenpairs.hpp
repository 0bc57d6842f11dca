// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "files/memory.hpp"
#include "files/scalar.hpp"
#include "solve/options.hpp"
#include "solve/session.hpp"

namespace lapilli::solve {

// The eigenvalues to compute, as arguments of LAPACK's routines.
struct Selection {
    char range = 'A';  // all, those in (low, high], or the first-th to the last-th
    double low = 0, high = 0;
    std::int64_t first = 1, last = 0;

    // For a matrix of order n. Throws FileError for numbers beyond n.
    Selection(const Part& part, std::int64_t n);
};

template <class T>
struct Eigenpairs {
    std::string routine;
    std::vector<files::real_of<T>> values;
    files::Dense<T> vectors;  // as many columns as values count, if they were asked for
};

// Calls the library's routine for this problem; A and B, which may be empty, are overwritten.
template <class T>
Eigenpairs<T> eigenpairs(Session& session, files::Dense<T> a, files::Dense<T> b, const Selection& selection,
                         const Options& options);

}  // namespace lapilli::solve
