// SPDX-License-Identifier: BSD-3-Clause
// LAPACKE in terms of std::complex, and its integers.
#pragma once

#include <algorithm>
#include <complex>
#include <limits>
#include <string>
#include <vector>

#define LAPACK_COMPLEX_CUSTOM
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#include <lapacke.h>

#include "base/error.hpp"
#include "base/scalar.hpp"

namespace lapilli::host {

/// Throws where 32 bits do not hold it.
inline lapack_int size(index_t value) {
    if (value <= std::numeric_limits<lapack_int>::max()) return static_cast<lapack_int>(value);
    throw Error(LAPILLI_ERROR_TOO_LARGE,
                "a size of " + std::to_string(value) + " passes the 32-bit integers of the CPU's LAPACK");
}

/// Work arrays for condition numbers and refinement of a matrix of order n, longer than LAPACK asks for.
template <class T>
struct ErrorWork {
    std::vector<T> scalars;
    std::vector<real_t<T>> reals;
    std::vector<lapack_int> integers;
    explicit ErrorWork(index_t n)
        : scalars(static_cast<std::size_t>(4 * n + 1)),
          reals(static_cast<std::size_t>(2 * n + 1)),
          integers(static_cast<std::size_t>(n + 1)) {}
};

/// Workspace of the factorization of an indefinite matrix of order n, whose block columns are at most 64 wide. OpenBLAS 0.3.21 reads up
/// to three columns past the end, which are here.
template <class T>
struct IndefiniteWork {
    lapack_int length;
    std::vector<T> memory;
    explicit IndefiniteWork(index_t n)
        : length(size(64 * std::max<index_t>(1, n))),
          memory(static_cast<std::size_t>(68 * std::max<index_t>(1, n))) {}
};

}  // namespace lapilli::host
