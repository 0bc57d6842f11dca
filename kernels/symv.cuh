// SPDX-License-Identifier: BSD-3-Clause
// y := A x of the local block columns of a symmetric or Hermitian matrix, of which only the lower triangle is
// read, and each element once: bound by memory, 2 (complex 8) flops for each byte-bound element.
//
//     col0        col0+NB                  tiles of TR = 32 * (16 bytes / sizeof(T)) rows by NB columns
//      |  \ diag  |   tile 0 of the strip   8 warps, NB/8 columns each; a lane loads 16 bytes of a column
//      |   \      |                         rows:    y_i += A_ij x_j       in registers, summed over the
//      warps
//      +----------+   tile 1                         through shared memory, one column of `rows` per strip
//      |          |                         columns: y_j += A_ij^H x_i     in registers down the strip,
//      summed over
//      +----------+   ...                            the lanes at its end, one slot of `columns`
//      |          |
//      +----------+   last                  The tiles of all strips, in one line, are dealt to the blocks in
//      equal,
//                                           contiguous shares: balanced to one tile, at most two or three
//                                           strips each.
//
// Bytes: sizeof(T) n^2 / 2 of the matrix, plus n^2 / NB of partial sums that stay in L2. Every partial sum
// has its own place and is added in a fixed order, so the same number of blocks gives the same bits.
#pragma once

#include <cstddef>
#include <cstdint>

#include "arch/simt.cuh"
#include "tridiagonal_args.hpp"

namespace lapilli::kernels::inline LAPILLI_TARGET {
using namespace arch;

inline constexpr int kSymvThreads = 256;
inline constexpr int kSymvWarps = kSymvThreads / 32;
/// Rows that one block sums up at a time.
inline constexpr int kRowBlock = 32;

template <class T>
constexpr std::size_t symv_shared_elements() {
    // Row sums of all warps, twice, and the x of a strip's columns.
    return 2 * kSymvWarps * static_cast<std::size_t>(symv_tile_rows<T>) + 64;
}

/// Which tiles count: block columns from local block `begin` on, `total` tiles, dealt to `blocks` blocks.
struct SymvShare {
    std::int64_t begin, end, total, blocks;

    /// The first tile of a block, and the block that has a tile.
    LAPILLI_HOST_DEVICE std::int64_t first(std::int64_t block) const { return total * block / blocks; }
    LAPILLI_HOST_DEVICE std::int64_t owner(std::int64_t tile) const {
        return ((tile + 1) * blocks - 1) / total;
    }
};

/// `first`: the row and column where the trailing matrix starts.
template <class T>
LAPILLI_DEVICE SymvShare symv_share(const SymvTerms<T>& a, std::int64_t first, std::int64_t blocks) {
    const std::int64_t block = first / a.nb, count = (a.n + a.nb - 1) / a.nb;
    const std::int64_t begin = block <= a.rank ? 0 : (block - a.rank + a.team - 1) / a.team;
    const std::int64_t end = count <= a.rank ? 0 : (count - a.rank + a.team - 1) / a.team;
    return {begin, end, begin < end ? static_cast<std::int64_t>(load(a.tiles + begin)) : 0, blocks};
}

template <class T>
LAPILLI_DEVICE std::int64_t tiles_before(const SymvTerms<T>& a, const SymvShare& share, std::int64_t strip) {
    return share.total - load(a.tiles + strip);
}

/// This block's tiles. x(i) gives element i of the vector, zero outside the trailing rows.
template <int NB, class T, class X>
LAPILLI_DEVICE void symv_tiles(const SymvTerms<T>& a, const SymvShare& share, X x, Shared<T> space) {
    constexpr int tile_rows = static_cast<int>(symv_tile_rows<T>), per_lane = Pack<T>::size,
                  per_warp = NB / kSymvWarps;
    const int lane = lane_id(), warp = warp_id(), thread = thread_id();
    auto x_columns = space.slice(2 * kSymvWarps * tile_rows, 64);
    std::int64_t tile = share.total == 0 ? 0 : share.first(block_id());
    const std::int64_t last = share.total == 0 ? 0 : share.first(block_id() + 1);
    if (tile >= last) return;

    std::int64_t strip = share.begin;  // the last one that begins at `tile` or before
    for (std::int64_t end = share.end; end - strip > 1;) {
        const std::int64_t middle = (strip + end) / 2;
        if (tiles_before(a, share, middle) <= tile) {
            strip = middle;
        } else {
            end = middle;
        }
    }
    int parity = 0;
    for (; tile < last; ++strip) {
        const std::int64_t col0 = (strip * a.team + a.rank) * a.nb, width = min<std::int64_t>(NB, a.n - col0);
        const std::int64_t before = tiles_before(a, share, strip);
        const std::int64_t end =
            min(last, share.total - static_cast<std::int64_t>(load(a.tiles + strip + 1)));
        sync();
        if (thread < NB) x_columns[thread] = thread < width ? x(col0 + thread) : T(0);
        sync();
        const T* column[per_warp];
        T sum[per_warp];
        LAPILLI_UNROLL
        for (int k = 0; k < per_warp; ++k) {
            // A column that is not there is read as the last one, and multiplied with zero.
            const std::int64_t j = min<std::int64_t>(warp * per_warp + k, width - 1);
            column[k] = a.a + (strip * NB + j) * a.lda;
            sum[k] = T(0);
        }
        std::int64_t row0 = col0 + (tile - before) * tile_rows;
        Pack<T> next[per_warp];
        const auto fetch = [&](std::int64_t at) {
            LAPILLI_UNROLL
            for (int k = 0; k < per_warp; ++k) {
                if (at < a.lda) {
                    next[k] = load_pack_nc(column[k] + at);
                } else {
                    LAPILLI_UNROLL
                    for (int v = 0; v < per_lane; ++v) next[k][v] = T(0);
                }
            }
        };
        fetch(row0 + lane * per_lane);
        for (; tile < end; ++tile, row0 += tile_rows, parity ^= 1) {
            const std::int64_t row = row0 + lane * per_lane;
            Pack<T> now[per_warp];
            LAPILLI_UNROLL
            for (int k = 0; k < per_warp; ++k) now[k] = next[k];
            if (tile + 1 < end) fetch(row + tile_rows);
            T x_row[per_lane], row_sum[per_lane];
            LAPILLI_UNROLL
            for (int v = 0; v < per_lane; ++v) {
                x_row[v] = x(row + v);
                row_sum[v] = T(0);
            }
            if (row0 < col0 + NB) {  // above the diagonal nothing counts; on it, once and real
                LAPILLI_UNROLL
                for (int k = 0; k < per_warp; ++k) {
                    const std::int64_t col = col0 + warp * per_warp + k;
                    const T xk = x_columns[warp * per_warp + k];
                    LAPILLI_UNROLL
                    for (int v = 0; v < per_lane; ++v) {
                        if (row + v == col) {
                            row_sum[v] = fma(from_real<T>(real(now[k][v])), xk, row_sum[v]);
                        } else if (row + v > col) {
                            row_sum[v] = fma(now[k][v], xk, row_sum[v]);
                            sum[k] = conj_fma(now[k][v], x_row[v], sum[k]);
                        }
                    }
                }
            } else {
                LAPILLI_UNROLL
                for (int k = 0; k < per_warp; ++k) {
                    const T xk = x_columns[warp * per_warp + k];
                    LAPILLI_UNROLL
                    for (int v = 0; v < per_lane; ++v) {
                        row_sum[v] = fma(now[k][v], xk, row_sum[v]);
                        sum[k] = conj_fma(now[k][v], x_row[v], sum[k]);
                    }
                }
            }
            auto sums = space.slice(parity * kSymvWarps * tile_rows, kSymvWarps * tile_rows);
            Pack<T> mine;
            LAPILLI_UNROLL
            for (int v = 0; v < per_lane; ++v) mine[v] = row_sum[v];
            store_pack(sums, warp * tile_rows + lane * per_lane, mine);
            sync();
            if (thread < tile_rows && row0 + thread < a.lda) {
                T total = T(0);
                LAPILLI_UNROLL
                for (int w = 0; w < kSymvWarps; ++w) {
                    const T part = sums[w * tile_rows + thread];
                    total += part;
                }
                store(a.rows + strip * a.lda + row0 + thread, total);
            }
        }
        LAPILLI_UNROLL
        for (int k = 0; k < per_warp; ++k) {
            LAPILLI_UNROLL
            for (int step = 16; step > 0; step /= 2) sum[k] += shuffle_xor(sum[k], step);
            if (lane == 0) {
                store(a.columns + (strip - share.begin + block_id()) * NB + warp * per_warp + k, sum[k]);
            }
        }
    }
}

/// This warp's share of the sum of all partial results for one row: the sum over the warps of the block is
/// the device's part of (A x)_row. The row may lie beyond the matrix, but not beyond its padding.
template <int NB, class T>
LAPILLI_DEVICE T symv_partial_row(const SymvTerms<T>& a, const SymvShare& share, std::int64_t row) {
    const std::int64_t block = row / NB;
    const int warp = warp_id();
    T sum = T(0);
    // Strips that reach this row: those whose block column is not right of it.
    const std::int64_t own = (block - a.rank) / a.team;
    const bool local = block >= a.rank && (block - a.rank) % a.team == 0;
    const std::int64_t reach = block < a.rank ? share.begin : min(share.end, own + 1);
    for (std::int64_t strip = share.begin + warp; strip < reach; strip += kSymvWarps) {
        sum += load(a.rows + strip * a.lda + row);
    }
    if (local && own >= share.begin && own < share.end) {
        const std::int64_t from = share.owner(tiles_before(a, share, own));
        const std::int64_t to = share.owner(share.total - load(a.tiles + own + 1) - 1);
        for (std::int64_t b = from + warp; b <= to; b += kSymvWarps) {
            sum += load(a.columns + (own - share.begin + b) * NB + row % NB);
        }
    }
    return sum;
}

/// The sum over the block's warps of what each lane has; warp 0 holds the result. `space`: 8 x 32 elements.
template <class T>
LAPILLI_DEVICE T sum_over_warps(T value, Shared<T> space) {
    sync();
    space[warp_id() * 32 + lane_id()] = value;
    sync();
    T total = T(0);
    if (warp_id() == 0) {
        LAPILLI_UNROLL
        for (int w = 0; w < kSymvWarps; ++w) {
            const T part = space[w * 32 + lane_id()];
            total += part;
        }
    }
    return total;
}

template <class T>
struct PlainVector {
    const T* x;
    std::int64_t first, n;
    LAPILLI_DEVICE T operator()(std::int64_t i) const { return i < first || i >= n ? T(0) : load(x + i); }
};

/// First launch of a SYMV: all tiles.
template <int NB, class T>
__global__ void __launch_bounds__(kSymvThreads, 2) symv(const __grid_constant__ SymvTerms<T> a, const T* x) {
    symv_tiles<NB>(a, symv_share(a, a.first, block_count()), PlainVector<T>{x, a.first, a.n},
                   shared<T>(0, symv_shared_elements<T>()));
}

/// Second launch: y from the partial sums that `blocks` blocks left, 32 rows a block.
template <int NB, class T>
__global__ void __launch_bounds__(kSymvThreads)
    symv_sum(const __grid_constant__ SymvTerms<T> a, int blocks, T* y) {
    const SymvShare share = symv_share(a, a.first, blocks);
    const std::int64_t row = (a.first / kRowBlock + block_id()) * kRowBlock + lane_id();
    const T total = sum_over_warps(symv_partial_row<NB>(a, share, row), shared<T>(0, kSymvWarps * 32));
    if (warp_id() == 0 && row < a.n) store(y + row, total);
}

}  // namespace lapilli::kernels::inline LAPILLI_TARGET
