// SPDX-License-Identifier: BSD-3-Clause
// Y := alpha A X + beta Y, A made of dense blocks of order b.
//
//     block row    | column | b x b values |  ...          a group of lanes has a block row. For each block: its column,
//                      |         |                         b^2 values, the same for all lanes of the group, b rows of X
//     X            b rows of 16 bytes a lane               of 16 bytes a lane, and b^2 fused additions for each vector
//                      |         |
//     sums         b for each vector of a lane, in registers
//
// With fewer than 8 lanes along the vectors the blocks are distributed to several shares, as in csr.cuh.
//
// Bytes: sizeof(T) + 4 / b^2 an entry. A row of X serves b rows of A, so that the loads of X, which bound
// csr.cuh, are 1 / b of those there; what is left is mostly the loads of values.
#pragma once

#include <cstdint>

#include "sparse/vectors.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Blocks of a multiprocessor, for which the sums of a lane leave registers. More of them push each other's
/// rows of X out of L1.
template <int Packs, int B>
inline constexpr int bsr_blocks = Packs == 4 ? (B < 4 ? 2 : 1) : (B < 4 ? 3 : 2);

template <class T, bool Packed, int Lanes, int Packs, int B>
__global__ void __launch_bounds__(sparse_threads, bsr_blocks<Packs, B>)
    sparse_bsr(const __grid_constant__ SparseBsrArgs<T> p) {
    using Vectors = LaneVectors<T, Packed, Lanes, Packs>;
    using Group = LaneGroup<Lanes, sparse_shares(Lanes)>;
    constexpr int count = Vectors::count;
    const Group group;
    const Vectors vectors(p.product, static_cast<int>(block_y()), group.along);
    const std::int64_t row = Group::index(static_cast<std::int64_t>(block_x()));
    const bool has_row = row < p.block_rows;
    std::int64_t at = 0, end = 0;
    if (has_row && p.product.alpha != T(0)) {
        at = load(p.pointers + row) + group.share;
        end = load(p.pointers + row + 1);
    }

    T sum[B][count];
    LAPILLI_UNROLL
    for (int r = 0; r < B; ++r) {
        LAPILLI_UNROLL
        for (int v = 0; v < count; ++v) sum[r][v] = T(0);
    }
    if (at < end) {
        const std::int32_t *columns = p.columns + at, *const last = p.columns + end;
        const T* values = p.values + at * (B * B);
        for (; columns < last; columns += Group::shares, values += Group::shares * (B * B)) {
            const int column = load(columns) * B;
            T value[B * B];
            LAPILLI_UNROLL
            for (int e = 0; e < B * B; ++e) value[e] = value_for(p.product, load(values + e));
            LAPILLI_UNROLL
            for (int c = 0; c < B; ++c) {
                T x[count];
                // With more packs a lane has enough loads on their way.
                if constexpr (Packs == 1) {
                    vectors.load_x(column + c, x);
                } else {
                    vectors.load_x(column + c, true, x);
                }
                LAPILLI_UNROLL
                for (int r = 0; r < B; ++r) add_product(sum[r], value[r * B + c], x);
            }
        }
    }
    LAPILLI_UNROLL
    for (int r = 0; r < B; ++r) {
        Group::add_shares(sum[r]);
        if (has_row && group.share == 0) vectors.store_y(p.product, row * B + r, sum[r]);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
