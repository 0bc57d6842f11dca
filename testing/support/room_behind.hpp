// SPDX-License-Identifier: BSD-3-Clause
// Calls of LAPACK on copies that may be read past their end.
#pragma once

#include <algorithm>
#include <type_traits>
#include <vector>

#include "support/lapack.hpp"

namespace lapilli::testing::lapack {

// f(A) on a copy of an m-by-n matrix with a column of memory after it: OpenBLAS 0.3.21 reads that far past
// complex matrices in TZRZF, ORMRZ and GELSY. A wrong call gets A itself.
template <class T, class F>
lapack_int with_room_behind(T* A, std::int64_t m, std::int64_t n, std::int64_t ld, F f) {
    if (A == nullptr || m <= 0 || n <= 0 || ld < m) return f(A);
    std::vector<std::remove_const_t<T>> copy(static_cast<std::size_t>(ld * (n + 1)));
    for (std::int64_t j = 0; j < n; ++j) std::copy_n(A + j * ld, m, copy.data() + j * ld);
    const lapack_int info = f(copy.data());
    if constexpr (!std::is_const_v<T>) {
        for (std::int64_t j = 0; j < n; ++j) std::copy_n(copy.data() + j * ld, m, A + j * ld);
    }
    return info;
}

}  // namespace lapilli::testing::lapack
