// SPDX-License-Identifier: BSD-3-Clause
// Operations with the factors of an indefinite matrix: interchanges in the columns of L, and a solution with
// D.
#pragma once

#include "arch/simt.cuh"
#include "indefinite/args.hpp"
#include "lu/reciprocal.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kFactorThreads = 64;

template <class T>
struct FactorColumns {
    T* a;
    std::int64_t n, cols, lda;
    unsigned nb, device, devices;
    const std::int64_t *with, *begin, *end;
    bool forwards;
    PivotBlocks<T> blocks;
};

/// A column a thread. Lists that a failure has left as anything reach nothing outside the column.
template <class T>
__global__ void __launch_bounds__(kFactorThreads)
    factor_interchanges(const __grid_constant__ FactorColumns<T> p) {
    const auto local = static_cast<unsigned>(block_x() * kFactorThreads + thread_id());
    if (local >= p.cols) return;
    const std::int64_t j = (local / p.nb * p.devices + p.device) * p.nb + local % p.nb;
    T* const column = p.a + local * p.lda;
    const std::int64_t begin_j = load(p.begin + j);
    if (p.blocks.devices > 0) {
        const bool two = begin_j == j + 2 && j + 1 < p.n;
        T* const below = column + j + 1;
        if (p.forwards) {
            const T diagonal = load(column + j), kept = two ? load(below) : T(0);
            for (int to = 0; to < p.blocks.devices; ++to) {
                store(p.blocks.d[to] + j, diagonal);
                store(p.blocks.e[to] + j, kept);
            }
            if (two) store(below, T(0));
        } else if (two) {
            store(below, load(p.blocks.e[p.device] + j));
        }
    }
    const std::int64_t first = max(begin_j, j + 1), last = min(load(p.end + j), p.n);
    for (std::int64_t k = 0; k < last - first; ++k) {
        const std::int64_t i = p.forwards ? first + k : last - 1 - k, other = load(p.with + i);
        if (other <= j || other >= p.n || other == i) continue;
        const T x = load(column + i), y = load(column + other);
        store(column + i, y);
        store(column + other, x);
    }
}

template <class T>
__global__ void __launch_bounds__(kFactorThreads)
    block_diagonal(const T* d, const T* e, const std::int64_t* begin, bool hermitian, T* b, std::int64_t m,
                   std::int64_t n, std::int64_t ldb) {
    const std::int64_t k = static_cast<std::int64_t>(block_x()) * kFactorThreads + thread_id();
    if (k >= m) return;
    const bool two = load(begin + k) == k + 2 && k + 1 < m;
    // The thread of the row before solves for this row, too.
    if (!two && k > 0 && load(begin + k - 1) == k + 1) return;
    const T d11 = load(d + k);
    if (!two) {
        const Reciprocal<T> by = Reciprocal<T>::of(d11);
        for (std::int64_t j = block_y(); j < n; j += grid_y())
            store(b + k + j * ldb, by.times(load(b + k + j * ldb)));
        return;
    }
    const T d21 = load(e + k), d12 = hermitian ? conj(d21) : d21;
    const Reciprocal<T> below = Reciprocal<T>::of(d21), above = Reciprocal<T>::of(d12);
    const T first = above.times(d11), second = below.times(load(d + k + 1));
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
