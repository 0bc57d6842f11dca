// SPDX-License-Identifier: BSD-3-Clause
// Random vectors, the same bits as on the host.
//
//     x    | v0 v1 v2 v3 | v0 v1 v2 v3 | ...      a thread has one number of each of its columns, and finds it from seed,
//            entry first   first + 1              vector and entry alone
//
// Bytes: one write of x. Two rounds of splitmix64 a number, three of a complex one, are less than that.
#pragma once

#include "elementwise/elementwise.cuh"
#include "long_vectors/args.hpp"
#include "long_vectors/random_entry.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
__global__ void __launch_bounds__(kElementThreads)
    randomize(std::uint64_t seed, std::int64_t first, std::int64_t m, std::int64_t n, T* x, std::int64_t ld) {
    for_elements(Part::all, m, n, [=](std::int64_t i, std::int64_t j) {
        store(x + i + j * ld, random_entry<T>(seed, i, first + j));
    });
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
