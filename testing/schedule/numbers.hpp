// SPDX-License-Identifier: BSD-3-Clause
// Random arguments of a queue's operations.
#pragma once

#include <cstdint>
#include <vector>

#include "base/scalar.hpp"
#include "support/random.hpp"

namespace lapilli::testing {

/// Between -1 and 1, also their imaginary parts.
template <class T>
std::vector<T> numbers(index_t count, std::uint64_t seed) {
    using R = real_t<T>;
    const Stream stream(seed);
    std::vector<T> x(static_cast<std::size_t>(count));
    for (index_t i = 0; i < count; ++i) {
        const auto at = static_cast<std::uint64_t>(2 * i);
        T& element = x[static_cast<std::size_t>(i)];
        const auto re = static_cast<R>(2 * stream.uniform<double>(at) - 1);
        if constexpr (is_complex<T>) {
            element = T(re, static_cast<R>(2 * stream.uniform<double>(at + 1) - 1));
        } else {
            element = re;
        }
    }
    return x;
}

}  // namespace lapilli::testing
