// SPDX-License-Identifier: BSD-3-Clause
// Y := alpha A X + beta Y, A made of dense blocks of order b.
//
//     block row    | column | b x b values |  ...          a group of lanes has a block row. For each block: its column,
//                      |         |                         b^2 values, the same for all lanes of the group, b rows of X
//     X            b rows of 16 bytes a lane               of 16 bytes a lane, and b^2 fused additions for each vector
//                      |         |
//     sums         b for each vector of a lane, in registers
//
// With fewer than 8 lanes along the vectors the blocks are dealt to several shares, as in csr.cuh.
//
// Bytes: sizeof(T) + 4 / b^2 an entry. A row of X serves b rows of A, so that the loads of X, which bound csr.cuh, are 1 / b of
// those there; what is left is mostly the loads of values.
#pragma once

#include <cstdint>

#include "sparse/vectors.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T, bool Packed, int Lanes, int B>
__global__ void __launch_bounds__(sparse_threads) sparse_bsr(const __grid_constant__ SparseBsrArgs<T> p) {
    using Vectors = LaneVectors<T, Packed>;
    using Group = LaneGroup<Lanes>;
    constexpr int count = Vectors::count;
    const Group group;
    const Vectors vectors(p.product, static_cast<std::int64_t>(block_y()) * Lanes + group.along);
    const bool has_row = group.index < p.block_rows;
    std::int64_t begin = 0, end = 0;
    if (has_row && p.product.alpha != T(0)) {
        begin = load(p.pointers + group.index);
        end = load(p.pointers + group.index + 1);
    }

    T sum[B][count];
    LAPILLI_UNROLL
    for (int r = 0; r < B; ++r) {
        LAPILLI_UNROLL
        for (int v = 0; v < count; ++v) sum[r][v] = T(0);
    }
    for (std::int64_t at = begin + group.share; at < end; at += Group::shares) {
        const std::int64_t column = static_cast<std::int64_t>(load(p.columns + at)) * B;
        T value[B * B], x[B][count];
        LAPILLI_UNROLL
        for (int c = 0; c < B; ++c) vectors.load_x(p.product, column + c, true, x[c]);
        LAPILLI_UNROLL
        for (int e = 0; e < B * B; ++e) value[e] = value_for(p.product, load(p.values + at * (B * B) + e));
        LAPILLI_UNROLL
        for (int c = 0; c < B; ++c) {
            LAPILLI_UNROLL
            for (int r = 0; r < B; ++r) {
                LAPILLI_UNROLL
                for (int v = 0; v < count; ++v) sum[r][v] = fma(value[r * B + c], x[c][v], sum[r][v]);
            }
        }
    }
    LAPILLI_UNROLL
    for (int r = 0; r < B; ++r) {
        Group::add_shares(sum[r]);
        if (has_row && group.share == 0 && vectors.present)
            vectors.store_y(p.product, group.index * B + r, sum[r]);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
