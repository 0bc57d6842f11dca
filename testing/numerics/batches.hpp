// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the tests of batches.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "numerics/suite.hpp"

namespace lapilli::testing {

inline Problem batch_problem(std::int64_t n, std::int64_t count, std::int64_t pad = 1) {
    Problem p;
    p.n = n;
    p.k = count;
    p.pad = pad;
    p.poison = true;
    return p;
}

/// On the CPU and on devices; f(context).
template <class F>
void everywhere(F f) {
    for (const int device_count : device_counts({0, 1, 3})) {
        SCOPED_TRACE(std::to_string(device_count) + " devices");
        f(SmallBlocks(device_count));
    }
}

/// Addresses of matrices that are `stride` apart.
template <class T>
std::vector<T*> places_of(T* first, std::int64_t stride, std::int64_t count) {
    std::vector<T*> places;
    for (std::int64_t k = 0; k < count; ++k) places.push_back(first + k * stride);
    return places;
}

}  // namespace lapilli::testing
