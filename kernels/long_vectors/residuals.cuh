// SPDX-License-Identifier: BSD-3-Clause
// R := A - diag(values) B, and the sums of squares of R's rows, in one pass; or the sums alone, of what is
// there.
//
//     column      j        j + 1      ...  j + 31         of a block of 256 threads, 16 vectors in double precision:
//     threads   0 .. 7    8 .. 15   ...  248 .. 255       each has 16 bytes of a column, and next the same vectors of another
//                                                         column, so that its sums stay in registers
//     block b   has the columns of every grid_x()-th step from the b-th on; it adds its threads' sums in their order to one part of
//               each vector, and squares_sum adds the parts: always the same sum
//
// Bytes: one read of A and B, one write of R.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "arch/warp_sum.cuh"
#include "long_vectors/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kResidualThreads = 256;

/// The members that SquaresArgs and ResidualsArgs have in common, and the distribution of rows and columns to
/// threads.
template <class T>
struct ResidualProblem {
    std::int64_t k, n;
    int width;  ///< threads along the vectors
    const T* a;
    std::int64_t lda;
    const T* b;
    std::int64_t ldb;
    const T* values;
    T* r;
    std::int64_t ldr;
    real_t<T>* parts;
};

template <class T, bool Packed>
inline constexpr int residual_vectors = Packed ? Pack<T>::size : 1;

template <class T, bool Packed>
LAPILLI_DEVICE void load_vectors(const T* from, T (&x)[residual_vectors<T, Packed>]) {
    if constexpr (Packed) {
        const Pack<T> pack = load_pack(from);
        LAPILLI_UNROLL
        for (int e = 0; e < Pack<T>::size; ++e) x[e] = pack[e];
    } else {
        x[0] = load(from);
    }
}

template <class T, bool Packed>
LAPILLI_DEVICE void store_vectors(T* to, const T (&x)[residual_vectors<T, Packed>]) {
    if constexpr (Packed) {
        Pack<T> pack;
        LAPILLI_UNROLL
        for (int e = 0; e < Pack<T>::size; ++e) pack[e] = x[e];
        store_pack(to, pack);
    } else {
        store(to, x[0]);
    }
}

/// With Subtracts all of it; without, the squares of A's rows.
template <class T, bool Packed, bool Subtracts>
__global__ void __launch_bounds__(kResidualThreads) residuals(const __grid_constant__ ResidualProblem<T> p) {
    using R = real_t<T>;
    constexpr int count = residual_vectors<T, Packed>, at_once = 2;
    auto sums = shared<R>(0, count * kResidualThreads);
    const int columns = kResidualThreads / p.width, lane = thread_id() % p.width,
              column = thread_id() / p.width;
    const std::int64_t vector = (static_cast<std::int64_t>(block_y()) * p.width + lane) * count;
    const bool present = column < columns && vector < p.k;

    R value[count] = {}, sum[count] = {};
    LAPILLI_UNROLL
    for (int e = 0; e < count; ++e) {
        if (Subtracts && present) value[e] = real(load(p.values + vector + e));
    }
    const std::int64_t step = static_cast<std::int64_t>(grid_x()) * columns;
    for (std::int64_t j = static_cast<std::int64_t>(block_x()) * columns + column; present && j < p.n;
         j += at_once * step) {
        // The loads of several columns are in flight before the first is written.
        T x[at_once][count] = {}, y[at_once][count] = {};
        LAPILLI_UNROLL
        for (int s = 0; s < at_once; ++s) {
            const std::int64_t at = j + s * step;
            if (at >= p.n) continue;
            load_vectors<T, Packed>(p.a + vector + at * p.lda, x[s]);
            if constexpr (Subtracts) load_vectors<T, Packed>(p.b + vector + at * p.ldb, y[s]);
        }
        LAPILLI_UNROLL
        for (int s = 0; s < at_once; ++s) {
            const std::int64_t at = j + s * step;
            if (at >= p.n) continue;
            LAPILLI_UNROLL
            for (int e = 0; e < count; ++e) {
                if constexpr (Subtracts) x[s][e] = fma(-value[e], y[s][e], x[s][e]);
                sum[e] += abs2(x[s][e]);
            }
            if constexpr (Subtracts) store_vectors<T, Packed>(p.r + vector + at * p.ldr, x[s]);
        }
    }

    LAPILLI_UNROLL
    for (int e = 0; e < count; ++e) sums[e * kResidualThreads + thread_id()] = sum[e];
    sync();
    if (column > 0 || !present) return;
    LAPILLI_UNROLL
    for (int e = 0; e < count; ++e) {
        R total = sum[e];
        for (int c = 1; c < columns; ++c) {
            const R other = sums[e * kResidualThreads + c * p.width + lane];
            total += other;
        }
        store(p.parts + (vector + e) * grid_x() + block_x(), total);
    }
}

/// squares[i] := the sum of the i-th vector's parts, by one warp.
template <class R>
__global__ void __launch_bounds__(32) squares_sum(int count, const R* parts, R* squares) {
    const R* const mine = parts + static_cast<std::int64_t>(block_id()) * count;
    R sum = 0;
    for (int i = lane_id(); i < count; i += 32) sum += load(mine + i);
    sum = warp_sum(sum);
    if (lane_id() == 0) store(squares + block_id(), sum);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
