// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factor and its inverse of one diagonal block of at most 64 x 64, by one thread block.
//
//     16 x 16 threads, each holding elements (ti + 16 a, tj + 16 b), a, b = 0..3, of A and of the inverse in
//     registers
//
// Right-looking, on [A | I]: step j subtracts column j of A, over the pivot, times its own conjugate row from
// A and times row j of the inverse from the inverse. Who holds column j+1 and row j+1 after step j puts them
// into shared memory, twice buffered, so that a step costs one barrier, a square root and 32 multiply-adds a
// thread. 64 such steps in a row are latency, not work, and belong under a look-ahead.
#pragma once

#include <cstddef>
#include <cstdint>

#include "arch/simt.cuh"
#include "factor/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kPotf2Threads = 256;

template <class T>
constexpr std::size_t potf2_shared_bytes() {
    return 4 * potf2_limit * sizeof(T);
}

/// info[0] = offset + j for the first step j (from 1) whose pivot is not positive, unless info[0] != 0
/// before. After a failure the columns before j are those of L, and the inverse is zero.
template <class T>
__global__ void __launch_bounds__(kPotf2Threads)
    potf2(int n, T* a, std::int64_t lda, T* inverse, std::int64_t ldi, std::int64_t offset,
          std::int64_t* info) {
    using R = real_t<T>;
    constexpr int each = 4, stride = 16;
    static_assert(each * stride == potf2_limit && stride * stride == kPotf2Threads);
    auto columns = shared<T>(0, 2 * potf2_limit);
    auto rows = shared<T>(2 * potf2_limit * sizeof(T), 2 * potf2_limit);
    const int ti = thread_id() % stride, tj = thread_id() / stride;
    const bool failed_before = load(info) != 0;
    T l[each][each], v[each][each];
    LAPILLI_UNROLL
    for (int p = 0; p < each; ++p) {
        LAPILLI_UNROLL
        for (int q = 0; q < each; ++q) {
            const int i = ti + stride * p, k = tj + stride * q;
            l[p][q] = i < n && k <= i ? load(a + i + k * lda) : T(0);
            v[p][q] = i == k ? T(1) : T(0);
        }
    }
    // What step j+1 needs of this thread's elements.
    const auto publish = [&](int j) {
        const int half = j % 2 * potf2_limit;
        LAPILLI_UNROLL
        for (int p = 0; p < each; ++p) {
            LAPILLI_UNROLL
            for (int q = 0; q < each; ++q) {
                const int i = ti + stride * p, k = tj + stride * q;
                if (k == j) columns[half + i] = l[p][q];
                if (i == j) rows[half + k] = v[p][q];
            }
        }
    };

    int failed = 0;
    if (!failed_before) publish(0);
    for (int j = 0; j < n && !failed_before; ++j) {
        const int half = j % 2 * potf2_limit;
        sync();
        const T diagonal = columns[half + j];
        const R pivot = real(diagonal);
        if (!(pivot > R(0))) {
            failed = j + 1;
            break;
        }
        const R root = sqrt(pivot), factor = R(1) / root;
        T row[each], conjugate[each];
        LAPILLI_UNROLL
        for (int q = 0; q < each; ++q) {
            const T x = rows[half + tj + stride * q], y = columns[half + tj + stride * q];
            row[q] = factor * x;
            conjugate[q] = conj(factor * y);
        }
        LAPILLI_UNROLL
        for (int p = 0; p < each; ++p) {
            const int i = ti + stride * p;
            if (i < j) continue;
            const T column = columns[half + i];
            const T scaled = factor * column;
            LAPILLI_UNROLL
            for (int q = 0; q < each; ++q) {
                const int k = tj + stride * q;
                if (k == j) l[p][q] = i == j ? from_real<T>(root) : scaled;
                if (k > j) l[p][q] = l[p][q] - scaled * conjugate[q];
                if (k <= j) v[p][q] = i == j ? row[q] : v[p][q] - scaled * row[q];
            }
        }
        if (j + 1 < n) publish(j + 1);
    }
    if (failed != 0 && thread_id() == 0) store(info, offset + failed);
    const bool good = !failed_before && failed == 0;
    LAPILLI_UNROLL
    for (int p = 0; p < each; ++p) {
        LAPILLI_UNROLL
        for (int q = 0; q < each; ++q) {
            const int i = ti + stride * p, k = tj + stride * q;
            if (i >= n || k >= n) continue;
            if (k <= i && !failed_before) store(a + i + k * lda, l[p][q]);
            store(inverse + i + k * ldi, good && k <= i ? v[p][q] : T(0));
        }
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
