// SPDX-License-Identifier: BSD-3-Clause
// LAPACKE in terms of std::complex, its integers and its work arrays.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <complex>
#include <limits>
#include <vector>

#define LAPACK_COMPLEX_CUSTOM
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#include <lapacke.h>

#include "base/aligned_array.hpp"
#include "base/error.hpp"
#include "base/limits.hpp"
#include "base/scalar.hpp"

namespace lapilli::host {

/// As LAPACK's 32-bit integer; throws where that does not hold it. `what` with its article.
inline lapack_int size(double value, const char* what) {
    if (value <= static_cast<double>(std::numeric_limits<lapack_int>::max()))
        return static_cast<lapack_int>(value);
    throw Error(LAPILLI_ERROR_TOO_LARGE,
                fmt::format("{} of {:.0f} exceeds the 32-bit integers of the CPU's LAPACK", what, value));
}
inline lapack_int size(index_t value) { return size(static_cast<double>(value), "a size"); }

inline std::vector<lapack_int> as_lapack(const std::vector<index_t>& integers) {
    std::vector<lapack_int> result;
    for (const index_t x : integers) result.push_back(size(x));
    return result;
}

/// A workspace query's answer: in single precision it may have been rounded down.
template <class T>
lapack_int work_size(T answer) {
    const double wanted =
        static_cast<double>(real_part(answer)) * (1 + 2 * std::numeric_limits<real_t<T>>::epsilon());
    return size(std::max(1.0, wanted), "a workspace");
}

/// An eighth more than LAPACK asked for: cgemv and zgemv of OpenBLAS 0.3.21 read up to three columns past the
/// end of a work array of 32 columns or more.
inline index_t work_room(index_t length) {
    const index_t asked = std::max<index_t>(1, length);
    return checked_sum(asked, asked / 8 + 64);
}
template <class T>
std::vector<T> work_array(index_t length) {
    return std::vector<T>(static_cast<std::size_t>(work_room(length)));
}

/// Calls f(work, lwork) twice: for the size it wants, and with that size, or `least`: of empty matrices some
/// routines say 1 and refuse it.
template <class T, class F>
lapack_int with_work(F f, index_t least = 1) {
    T answer(0);
    const lapack_int info = f(&answer, lapack_int(-1));
    if (info != 0) return info;
    const lapack_int length = std::max(work_size(answer), size(least));
    const index_t room = work_room(length);
    const AlignedArray<T> work(room);
    std::fill_n(work.get(), room, T(0));
    return f(work.get(), length);
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

/// Workspace of the factorization of an indefinite matrix of order n, whose block columns are at most 64
/// wide.
template <class T>
struct IndefiniteWork {
    lapack_int length;
    std::vector<T> memory;
    explicit IndefiniteWork(index_t n)
        : length(size(64 * std::max<index_t>(1, n))), memory(work_array<T>(length)) {}
};

}  // namespace lapilli::host
