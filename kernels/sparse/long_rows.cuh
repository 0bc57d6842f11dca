// SPDX-License-Identifier: BSD-3-Clause
// The long rows of a matrix that is stored row by row: a thread block has one.
//
//     entries    | 0 1 2 ... G-1 | G G+1 ... |    group g of G, with `Lanes` lanes along the vectors, adds entries
//                  |                              g, g + G, ...; then the groups' sums are added in shared memory,
//     sums       | g0 | g1 | ... |                half to half, always in the same order
//
// Bytes as in csr.cuh, whose kernel's first blocks these are: they begin first, and the short rows fill the
// time that the longest takes. A row's entries and rows of X are asked for by 256 threads at once, so that it
// takes the time of its bytes and not of its length.
#pragma once

#include <cstdint>

#include "sparse/vectors.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int long_row_ahead = 4;

/// Shared memory of a block.
template <class T, bool Packed, int Packs>
inline constexpr index_t long_row_bytes = sparse_threads* Packs* vectors_each<T, Packed> * sizeof(T);

template <class T, bool Packed, int Lanes, int Packs>
LAPILLI_DEVICE void long_row(const SparseCsrArgs<T>& p, std::int64_t index) {
    using Vectors = LaneVectors<T, Packed, Lanes, Packs>;
    constexpr int groups = sparse_threads / Lanes, count = Vectors::count;
    const int group = thread_id() / Lanes;
    const Vectors vectors(p.product, static_cast<int>(block_y()), thread_id() % Lanes);
    const std::int64_t row = load(p.long_rows + index);
    const std::int64_t begin = load(p.pointers + row);
    const std::int64_t end = p.product.alpha != T(0) ? load(p.pointers + row + 1) : begin;
    const auto sums = shared<T>(0, sparse_threads * count);

    T sum[count];
    LAPILLI_UNROLL
    for (int v = 0; v < count; ++v) sum[v] = T(0);
    for (std::int64_t at = begin + group; at < end; at += long_row_ahead * groups) {
        T value[long_row_ahead], x[long_row_ahead][count];
        LAPILLI_UNROLL
        for (int i = 0; i < long_row_ahead; ++i) {
            const std::int64_t entry = at + i * groups;
            const bool there = entry < end;
            const int column = there ? load(p.columns + entry) : 0;
            value[i] = there ? value_for(p.product, load(p.values + entry)) : T(0);
            vectors.load_x(column, there, x[i]);
        }
        LAPILLI_UNROLL
        for (int i = 0; i < long_row_ahead; ++i) add_product(sum, value[i], x[i]);
    }
    LAPILLI_UNROLL
    for (int v = 0; v < count; ++v) sums[v * sparse_threads + thread_id()] = sum[v];
    sync();
    for (int half = groups / 2; half > 0; half /= 2) {
        if (group < half) {
            LAPILLI_UNROLL
            for (int v = 0; v < count; ++v) {
                const T other = sums[v * sparse_threads + thread_id() + half * Lanes];
                sum[v] += other;
                sums[v * sparse_threads + thread_id()] = sum[v];
            }
        }
        sync();
    }
    if (group == 0) vectors.store_y(p.product, row, sum);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
