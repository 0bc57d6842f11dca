// SPDX-License-Identifier: BSD-3-Clause
// Y := alpha A X + beta Y, A in slices of 32 rows (SELL-P: Anzt, Tomov, Dongarra 2014).
//
//     slice     row  | e0 e1 e2 e3 |          a warp has a slice, a lane one row of it, and `Packs` loads of X for each
//     +----     row  | e0 e1 .. .. |          entry; four entries are on their way at once. What a warp reads of
//     | 32      :                             columns and values is 32 neighbours, entry after entry
//     +----     row  | e0 e1 e2 .. |
//               columns and values are stored by columns; .. is padding; only its column and value are read
//
// Bytes: (4 + sizeof(T)) (1 + padding) an entry for each tile of vectors; each lane loads rows of X of its
// own, so that a load of X by a warp touches 32 lines. Bound by the loads of X rows. For matrices whose rows
// are about equally long, and few vectors.
#pragma once

#include <cstdint>

#include "sparse/vectors.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int sell_warps = sparse_threads / 32;

template <class T, bool Packed, int Packs>
__global__ void __launch_bounds__(sparse_threads) sparse_sell(const __grid_constant__ SparseSellArgs<T> p) {
    // All vectors of a panel are in one lane.
    using Vectors = LaneVectors<T, Packed, 1, Packs>;
    constexpr int count = Vectors::count, ahead = sell_rounding;
    const std::int64_t slice = static_cast<std::int64_t>(block_x()) * sell_warps + warp_id();
    if (slice >= p.slices) return;
    const std::int64_t place = slice * sell_slice + lane_id();
    const std::int64_t begin = load(p.begins + slice) + lane_id();
    const int row = load(p.places + place);
    const int length = p.product.alpha != T(0) ? load(p.lengths + place) : 0;

    const Vectors vectors(p.product, static_cast<int>(block_y()), 0);

    T sum[count];
    LAPILLI_UNROLL
    for (int v = 0; v < count; ++v) sum[v] = T(0);
    for (int first = 0; first < length; first += ahead) {
        T value[ahead], x[ahead][count];
        LAPILLI_UNROLL
        for (int i = 0; i < ahead; ++i) {
            const std::int64_t at = begin + static_cast<std::int64_t>(first + i) * sell_slice;
            value[i] = value_for(p.product, load_nc(p.values + at));
            vectors.load_x(load_nc(p.columns + at), first + i < length, x[i]);
        }
        LAPILLI_UNROLL
        for (int i = 0; i < ahead; ++i) add_product(sum, value[i], x[i]);
    }
    if (row >= 0) vectors.store_y(p.product, row, sum);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
