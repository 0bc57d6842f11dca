// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorizations of order up to 8, 16 or 32: a matrix in the registers of as many lanes.
//
//     lane 0   d                N lanes have a matrix, a warp 32 / N of them, a block four warps. A lane has a row of L, up
//     lane 1   x d              to its diagonal. Column after column: the root of the pivot, which all lanes get by a shuffle,
//     lane 2   x x d            the column divided by it, and its products with itself lost by those behind, for which each lane
//     lane 3   x x x d          gets the column's elements one by one.
//
// Bytes: the triangle there and back. Lanes read a column of 'L' together; rows of U, which are in columns of
// memory, pass through shared memory. Bound by the memory, or by N^2 / 2 shuffles of an element.
#pragma once

#include "batch/triangle.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kWarpsOfMatrices = 4;

/// Shared memory of a block, for 'U'.
template <class T>
constexpr std::size_t potrf_turning_bytes(int lanes) {
    return static_cast<std::size_t>(32 * kWarpsOfMatrices * (lanes + 1)) * sizeof(T);
}

/// The triangle of a group of N lanes. All lanes of the warp call all functions.
template <int N, class T>
struct PotrfRows {
    T* a;
    std::int64_t ld;
    bool lower, there;
    int n;

    LAPILLI_DEVICE static int lane() { return lane_id() % N; }
    /// Row i of the group's N x N elements of shared memory begins there.
    LAPILLI_DEVICE static int place(int i) { return (thread_id() / N * N + i) * (N + 1); }

    LAPILLI_DEVICE void read(T (&row)[N]) const {
        if (lower) {
            LAPILLI_UNROLL
            for (int j = 0; j < N; ++j)
                row[j] = there && lane() < n && j <= lane() ? load(a + lane() + j * ld) : T(0);
            return;
        }
        const Shared<T> tile = all_tiles();
        T column[N];
        LAPILLI_UNROLL
        for (int i = 0; i < N; ++i)
            column[i] = there && i < n && lane() <= i ? conj(load(a + lane() + i * ld)) : T(0);
        LAPILLI_UNROLL
        for (int i = 0; i < N; ++i) tile[place(i) + lane()] = column[i];
        sync_warp();
        LAPILLI_UNROLL
        for (int j = 0; j < N; ++j) row[j] = tile[place(lane()) + j];
    }
    /// The first `done` columns.
    LAPILLI_DEVICE void write(const T (&row)[N], int done) const {
        if (lower) {
            LAPILLI_UNROLL
            for (int j = 0; j < N; ++j)
                if (there && lane() < n && j <= lane() && j < done) store(a + lane() + j * ld, row[j]);
            return;
        }
        const Shared<T> tile = all_tiles();
        LAPILLI_UNROLL
        for (int j = 0; j < N; ++j) tile[place(lane()) + j] = row[j];
        sync_warp();
        LAPILLI_UNROLL
        for (int i = 0; i < N; ++i) {
            const T x = tile[place(i) + lane()];
            if (there && i < n && lane() <= i && lane() < done) store(a + lane() + i * ld, conj(x));
        }
    }

  private:
    LAPILLI_DEVICE static Shared<T> all_tiles() { return shared<T>(0, 32 * kWarpsOfMatrices * (N + 1)); }
};

template <int N, class T>
__global__ void __launch_bounds__(32 * kWarpsOfMatrices)
    potrf_of_lanes(const __grid_constant__ BatchPotrfArgs<T> p) {
    const std::int64_t warp = static_cast<std::int64_t>(block_id()) * kWarpsOfMatrices + warp_id();
    const std::int64_t matrix = warp * (32 / N) + lane_id() / N;
    const bool there = matrix < p.a.count;
    const int n = static_cast<int>(p.a.n);
    const PotrfRows<N, T> rows{p.a.data + matrix * p.a.stride, p.a.ld, p.uplo == Uplo::lower, there, n};
    T row[N];
    rows.read(row);
    const int failed = factor_rows(row, n, there);
    if (there && lane_id() % N == 0) store(p.infos + matrix, failed == 0 ? 0 : p.offset + failed);
    rows.write(row, failed == 0 ? n : failed - 1);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
