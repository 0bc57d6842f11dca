// SPDX-License-Identifier: BSD-3-Clause
// Before and behind the substitutions of inverses, by LU factors: a block for each matrix, neighbouring lanes for neighbours
// in memory. Bytes: a matrix written, and at the end one read as well.
#pragma once

#include "arch/simt.cuh"
#include "batch_lu/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kInverseThreads = 128;

/// f(i, j) for all elements of an n x n matrix.
template <class F>
LAPILLI_DEVICE void over_square(int n, F f) {
    for (int e = thread_id(); e < n * n; e += thread_count()) f(e % n, e / n);
}

template <class T>
__global__ void __launch_bounds__(kInverseThreads) unit_of_block(const __grid_constant__ BatchUnitArgs<T> p) {
    const std::int64_t matrix = block_id();
    const int n = static_cast<int>(p.c.rows);
    T* const c = p.c.data + matrix * p.c.stride;
    over_square(n, [&](int i, int j) { store(c + i + j * p.c.ld, i == j ? T(1) : T(0)); });
    if (warp_id() != 0) return;
    const T* const f = p.factors.data + matrix * p.factors.stride;
    unsigned first = static_cast<unsigned>(n);
    bool bad = false;
    for (int i = lane_id(); i < n; i += 32) {
        const index_t pivot = p.pivots == nullptr ? index_t(i + 1) : load(p.pivots + matrix * n + i);
        bad = bad || pivot < 1 || pivot > n;
        if (first == static_cast<unsigned>(n) && load(f + i + i * p.factors.ld) == T(0))
            first = static_cast<unsigned>(i);
    }
    first = warp_min(first);
    const std::int64_t zero = first == static_cast<unsigned>(n) ? 0 : static_cast<std::int64_t>(first) + 1;
    bad = any(bad);
    if (lane_id() == 0) store(p.infos + matrix, bad ? p.bad_pivot : zero);
}

template <class T>
__global__ void __launch_bounds__(kInverseThreads) put_of_block(const __grid_constant__ BatchPutArgs<T> p) {
    const std::int64_t matrix = block_id();
    if (load(p.infos + matrix) != 0) return;
    const T* const c = p.c.data + matrix * p.c.stride;
    T* const a = p.a.data + matrix * p.a.stride;
    over_square(static_cast<int>(p.a.rows),
                [&](int i, int j) { store(a + i + j * p.a.ld, load(c + i + j * p.c.ld)); });
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
