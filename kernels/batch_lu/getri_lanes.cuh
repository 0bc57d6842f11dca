// SPDX-License-Identifier: BSD-3-Clause
// Inverses by LU factors of order up to 32: a matrix in the registers of N = 8, 16 or 32 lanes.
//
//     lane i has row i of L and U, which goes to shared memory; then lane j has column j of U^-1 L^-1, whose elements take those rows,
//     the same for all lanes. The columns go to shared memory, and from there, one after the other, to the places of the interchanges.
//
// Bytes: the matrix there and back. Operations 4 N^3 / 3. Bound by the memory at 8, by reads of shared memory
// at 32.
#pragma once

#include "batch_lu/solve_lanes.cuh"
#include "batch_lu/tile_of_lanes.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int N, class T>
__global__ void __launch_bounds__(32 * kWarpsOfMatrices)
    getri_of_lanes(const __grid_constant__ BatchGetriArgs<T> p) {
    using R = real_t<T>;
    const int lane = lane_id() % N, first = lane_id() - lane, n = static_cast<int>(p.a.rows);
    const std::int64_t matrix = (static_cast<std::int64_t>(block_id()) * 128 + thread_id()) / N;
    const bool there = matrix < p.a.count && lane < n;
    const TileOfLanes<N, T> tile = TileOfLanes<N, T>::of_block();
    const T* const a = p.a.data + matrix * p.a.stride + lane;
    T x[N];
    LAPILLI_UNROLL
    for (int j = 0; j < N; ++j) x[j] = there && j < n ? load(a + j * p.a.ld) : T(0);
    tile.put(x);
    const T diagonal = there ? tile.get(lane, lane) : T(1);
    const RowsOfLanes<N> rows = RowsOfLanes<N>::of(p.pivots, matrix, n, there);
    const unsigned zeros = ballot(diagonal == T(0)) & RowsOfLanes<N>::group();
    const bool good = there && zeros == 0 && !rows.bad;
    if (there && lane == 0)
        store(p.infos + matrix,
              rows.bad ? p.bad_pivot : std::int64_t{zeros == 0 ? 0 : first_lane(zeros) - first + 1});
    const BatchReciprocal<T> own = BatchReciprocal<T>::of(diagonal);
    const bool scaled = any(own.scale != R(1));
    LAPILLI_UNROLL
    for (int i = 0; i < N; ++i)
        x[i] = i < lane ? T(0) : tile.minus_products(T(i == lane ? 1 : 0), i, 0, i, x);
    LAPILLI_UNROLL
    for (int i = N - 1; i >= 0; --i) {
        BatchReciprocal<T> by{shuffle(own.inverse, first + i), R(1)};
        if (scaled) by.scale = shuffle(own.scale, first + i);
        x[i] = by.times(tile.minus_products(x[i], i, i + 1, N, x));
    }
    sync_warp();
    tile.put(x);
    const MatrixBatch<T>& inverses = p.in_place() ? p.a : p.c;
    T* const inverse = inverses.data + matrix * inverses.stride + lane;
    LAPILLI_UNROLL
    for (int k = 0; k < N; ++k) {
        const int column = shuffle(rows.source, first + k);
        if (k < n && good) store(inverse + column * inverses.ld, tile.get(k, lane));
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
