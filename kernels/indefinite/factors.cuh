// SPDX-License-Identifier: BSD-3-Clause
// What works with the factors of an indefinite matrix: interchanges in the columns of L, and a solution with D.
#pragma once

#include "arch/simt.cuh"
#include "indefinite/args.hpp"
#include "lu/reciprocal.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kFactorThreads = 64;

/// A column a thread. Lists that a failure has left as anything reach nothing outside the column.
template <class T>
__global__ void __launch_bounds__(kFactorThreads)
    factor_interchanges(T* a, std::int64_t n, std::int64_t lda, const std::int64_t* with,
                        const std::int64_t* begin, const std::int64_t* end, bool forwards, T* e) {
    const std::int64_t j = static_cast<std::int64_t>(block_x()) * kFactorThreads + thread_id();
    if (j >= n) return;
    T* const column = a + j * lda;
    const std::int64_t begin_j = load(begin + j);
    if (e != nullptr) {
        const bool two = begin_j == j + 2 && j + 1 < n;
        const T kept = forwards ? (two ? load(column + j + 1) : T(0)) : load(e + j);
        if (forwards) store(e + j, kept);
        if (two) store(column + j + 1, forwards ? T(0) : kept);
    }
    const std::int64_t first = max(begin_j, j + 1), last = min(load(end + j), n);
    for (std::int64_t k = 0; k < last - first; ++k) {
        const std::int64_t i = forwards ? first + k : last - 1 - k, other = load(with + i);
        if (other <= j || other >= n || other == i) continue;
        const T x = load(column + i), y = load(column + other);
        store(column + i, y);
        store(column + other, x);
    }
}

template <class T>
__global__ void __launch_bounds__(kFactorThreads)
    block_diagonal(const T* a, std::int64_t lda, const T* e, const std::int64_t* begin, bool hermitian, T* b,
                   std::int64_t m, std::int64_t n, std::int64_t ldb) {
    const std::int64_t k = static_cast<std::int64_t>(block_x()) * kFactorThreads + thread_id();
    if (k >= m) return;
    const bool two = load(begin + k) == k + 2 && k + 1 < m;
    // That of the row before has this one, too.
    if (!two && k > 0 && load(begin + k - 1) == k + 1) return;
    const T d = load(a + k * (lda + 1));
    if (!two) {
        const Reciprocal<T> by = Reciprocal<T>::of(d);
        for (std::int64_t j = block_y(); j < n; j += grid_y())
            store(b + k + j * ldb, by.times(load(b + k + j * ldb)));
        return;
    }
    const T d21 = load(e + k), d12 = hermitian ? conj(d21) : d21;
    const Reciprocal<T> below = Reciprocal<T>::of(d21), above = Reciprocal<T>::of(d12);
    const T first = above.times(d), second = below.times(load(a + (k + 1) * (lda + 1)));
    const Reciprocal<T> by = Reciprocal<T>::of(first * second - T(1));
    for (std::int64_t j = block_y(); j < n; j += grid_y()) {
        T* const at = b + k + j * ldb;
        const T x = above.times(load(at)), y = below.times(load(at + 1));
        store(at, by.times(second * x - y));
        store(at + 1, by.times(first * y - x));
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
