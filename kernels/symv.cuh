// SPDX-License-Identifier: BSD-3-Clause
// y := A x of the local block columns of a symmetric or Hermitian matrix, of which only the lower triangle is
// read, and each element once: bound by memory, with 4 (complex 16) flops for each element.
//
//     col0        col0+NB             tiles of TR = 32 (16 / sizeof(T)) rows by NB columns
//      |  \ diag  |   tile 0 of the   8 warps, NB/8 columns each; a lane loads 16 bytes of a column
//      |   \      |   strip           rows:    y_i += A_ij x_j    in registers, summed over the warps through
//      +----------+   tile 1                   shared memory, one column of `rows` for each strip
//      |          |                   columns: y_j += A_ij^H x_i  in registers down the strip, summed over the
//      +----------+   ...                      lanes at its end, one slot of `columns`
//      |          |
//      +----------+   last            The tiles of all strips, in one line, are dealt to the blocks in equal,
//                                     contiguous shares: balanced to one tile, two or three strips each.
//
// Bytes: sizeof(T) n^2 / 2 of the matrix, plus n^2 / NB of partial sums that mostly stay in L2. Every partial sum
// has its own place and is added in a fixed order, so the same number of blocks gives the same bits.
#pragma once

#include <cstddef>
#include <cstdint>

#include "arch/simt.cuh"
#include "tridiagonal_args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kSymvThreads = 256;
inline constexpr int kSymvWarps = kSymvThreads / 32;
/// Rows that one block sums up at a time.
inline constexpr int kRowBlock = 32;

/// Tiles on their way from memory or in use: three of 32 KB in each of two blocks keep a multiprocessor's
/// loads going.
inline constexpr int kSymvStages = 3;

template <int NB, class T>
constexpr std::size_t symv_stage_elements() {
    return static_cast<std::size_t>(kSymvStages) * (NB / kSymvWarps) * kSymvThreads * (16 / sizeof(T));
}
/// Four elements more than a tile has rows spread the warps' sums over the banks.
template <class T>
inline constexpr int symv_sum_ld = static_cast<int>(symv_tile_rows<T>) + 4;
/// Row sums of all warps, twice, and the x of a strip's columns.
template <class T>
constexpr std::size_t symv_sum_elements() {
    return 2 * kSymvWarps * symv_sum_ld<T> + 64;
}
template <int NB, class T>
constexpr std::size_t symv_shared_elements() {
    return symv_stage_elements<NB, T>() + symv_sum_elements<T>();
}

/// Which tiles count: block columns from local block `begin` on, `total` tiles, dealt to `blocks` blocks,
/// each of which gets one at least: a block without a tile would leave a hole in `columns`.
struct SymvShare {
    std::int64_t begin, end, total, blocks;

    /// The first tile of a block, and the block that has a tile.
    LAPILLI_HOST_DEVICE std::int64_t first(std::int64_t block) const { return total * block / blocks; }
    LAPILLI_HOST_DEVICE std::int64_t owner(std::int64_t tile) const {
        // 32 bits hold the product for any matrix that fits into a device, and their division is the shorter one.
        return (static_cast<unsigned>(tile + 1) * static_cast<unsigned>(blocks) - 1) /
               static_cast<unsigned>(total);
    }
};

/// `first`: the row and column where the trailing matrix starts.
template <class T>
LAPILLI_DEVICE SymvShare symv_share(const SymvTerms<T>& a, std::int64_t first, std::int64_t blocks) {
    const std::int64_t block = first / a.nb, count = (a.n + a.nb - 1) / a.nb;
    const std::int64_t begin = block <= a.rank ? 0 : (block - a.rank + a.team - 1) / a.team;
    const std::int64_t end = count <= a.rank ? 0 : (count - a.rank + a.team - 1) / a.team;
    const std::int64_t total = begin < end ? static_cast<std::int64_t>(load(a.tiles + begin)) : 0;
    return {begin, end, total, min(blocks, total)};
}

template <class T>
LAPILLI_DEVICE std::int64_t tiles_before(const SymvTerms<T>& a, const SymvShare& share, std::int64_t strip) {
    return share.total - load(a.tiles + strip);
}

/// This block's tiles, as a stream from memory. A thread copies what it will use itself, so the copies need
/// no barrier; they can be under way before x is known.
template <int NB, class T>
class TileStream {
    static constexpr int tile_rows = static_cast<int>(symv_tile_rows<T>), per_lane = Pack<T>::size,
                         per_warp = NB / kSymvWarps, sum_ld = symv_sum_ld<T>;

  public:
    /// `space`: symv_shared_elements
    LAPILLI_DEVICE TileStream(const SymvTerms<T>& terms, Shared<T> space)
        : a(terms),
          stages(space.slice(0, static_cast<int>(symv_stage_elements<NB, T>()))),
          sums(space.slice(static_cast<int>(symv_stage_elements<NB, T>()), 2 * kSymvWarps * sum_ld)),
          x_columns(
              space.slice(static_cast<int>(symv_stage_elements<NB, T>()) + 2 * kSymvWarps * sum_ld, 64)) {}

    /// Finds this block's tiles.
    LAPILLI_DEVICE void deal(const SymvShare& dealt) {
        share = dealt;
        const bool busy = block_id() < share.blocks;
        first = busy ? share.first(block_id()) : 0;
        last = busy ? share.first(block_id() + 1) : 0;
        first_strip = share.begin;  // the last one that begins at `first` or before
        for (std::int64_t end = share.end; end - first_strip > 1;) {
            const std::int64_t middle = (first_strip + end) / 2;
            if (tiles_before(a, share, middle) <= first) {
                first_strip = middle;
            } else {
                end = middle;
            }
        }
    }

    /// Begins to copy.
    LAPILLI_DEVICE void start() {
        ahead.tile = first;
        if (first < last) ahead.enter(*this, first_strip);
        LAPILLI_UNROLL
        for (int s = 0; s < kSymvStages - 1; ++s) issue(s);
    }

    /// Multiplies, after start(). x(i) gives element i of the vector, zero outside the trailing rows.
    template <class X>
    LAPILLI_DEVICE void multiply(X x) {
        const int lane = lane_id(), warp = warp_id(), thread = thread_id();
        std::int64_t tile = first;
        int parity = 0, stage = 0;
        for (std::int64_t strip = first_strip; tile < last; ++strip) {
            const std::int64_t col0 = column_of(strip), width = min<std::int64_t>(NB, a.n - col0);
            const std::int64_t end = min(last, tiles_before(a, share, strip + 1));
            std::int64_t row0 = col0 + (tile - tiles_before(a, share, strip)) * tile_rows;
            sync();
            if (thread < NB) x_columns[thread] = thread < width ? x(col0 + thread) : T(0);
            sync();
            T sum[per_warp];
            LAPILLI_UNROLL
            for (int k = 0; k < per_warp; ++k) sum[k] = T(0);
            T x_next[per_lane];
            LAPILLI_UNROLL
            for (int v = 0; v < per_lane; ++v) x_next[v] = x(row0 + lane * per_lane + v);
            for (; tile < end; ++tile, row0 += tile_rows, parity ^= 1) {
                const std::int64_t row = row0 + lane * per_lane;
                T x_row[per_lane], row_sum[per_lane];
                LAPILLI_UNROLL
                for (int v = 0; v < per_lane; ++v) {
                    x_row[v] = x_next[v];
                    x_next[v] = x(row + tile_rows + v);
                    row_sum[v] = T(0);
                }
                copy_async_wait<kSymvStages - 2>();
                issue(stage == 0 ? kSymvStages - 1 : stage - 1);
                if (row0 < col0 + NB) {  // above the diagonal nothing counts; on it, once and real
                    LAPILLI_UNROLL
                    for (int k = 0; k < per_warp; ++k) {
                        const Pack<T> now = load_pack(stages, slot(stage, k));
                        const std::int64_t col = col0 + warp * per_warp + k;
                        const T xk = x_columns[warp * per_warp + k];
                        LAPILLI_UNROLL
                        for (int v = 0; v < per_lane; ++v) {
                            if (row + v == col) {
                                row_sum[v] = fma(from_real<T>(real(now[v])), xk, row_sum[v]);
                            } else if (row + v > col) {
                                row_sum[v] = fma(now[v], xk, row_sum[v]);
                                sum[k] = conj_fma(now[v], x_row[v], sum[k]);
                            }
                        }
                    }
                } else {
                    LAPILLI_UNROLL
                    for (int k = 0; k < per_warp; ++k) {
                        const Pack<T> now = load_pack(stages, slot(stage, k));
                        const T xk = x_columns[warp * per_warp + k];
                        LAPILLI_UNROLL
                        for (int v = 0; v < per_lane; ++v) {
                            row_sum[v] = fma(now[v], xk, row_sum[v]);
                            sum[k] = conj_fma(now[v], x_row[v], sum[k]);
                        }
                    }
                }
                stage = stage + 1 == kSymvStages ? 0 : stage + 1;
                Pack<T> mine;
                LAPILLI_UNROLL
                for (int v = 0; v < per_lane; ++v) mine[v] = row_sum[v];
                const int half = parity * kSymvWarps * sum_ld;
                store_pack(sums, half + warp * sum_ld + lane * per_lane, mine);
                sync();
                sum_rows(half, strip, row0);
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
        copy_async_wait<0>();
    }

    SymvShare share{};

  private:
    /// Where the copies are.
    struct Cursor {
        std::int64_t tile, end;  ///< the next tile to copy, and the first of the next strip
        std::int64_t strip, row;
        const T* column;       ///< this warp's first column
        std::int64_t columns;  ///< how many columns this warp has in the strip

        LAPILLI_DEVICE void enter(const TileStream& stream, std::int64_t next) {
            const SymvTerms<T>& a = stream.a;
            const std::int64_t before = tiles_before(a, stream.share, next), col0 = stream.column_of(next);
            strip = next;
            end = tiles_before(a, stream.share, next + 1);
            row = col0 + (tile - before) * tile_rows + lane_id() * per_lane;
            columns = min<std::int64_t>(NB, a.n - col0) - warp_id() * per_warp;
            column = a.a + (next * NB + warp_id() * per_warp) * a.lda;
        }
    };

    LAPILLI_DEVICE std::int64_t column_of(std::int64_t strip) const {
        return (strip * a.team + a.rank) * a.nb;
    }
    LAPILLI_DEVICE static int slot(int stage, int k) {
        return ((stage * per_warp + k) * kSymvThreads + thread_id()) * per_lane;
    }

    /// The sums of a tile's rows over the warps. Every warp takes as many rows; a few lanes share one.
    LAPILLI_DEVICE void sum_rows(int half, std::int64_t strip, std::int64_t row0) {
        constexpr int sharers = kSymvThreads / tile_rows, parts = kSymvWarps / sharers;
        const int row = thread_id() / sharers, from = thread_id() % sharers * parts;
        T total = T(0);
        LAPILLI_UNROLL
        for (int w = 0; w < parts; ++w) {
            const T part = sums[half + (from + w) * sum_ld + row];
            total += part;
        }
        LAPILLI_UNROLL
        for (int step = sharers / 2; step > 0; step /= 2) total += shuffle_xor(total, step);
        if (from == 0 && row0 + row < a.lda) store(a.rows + strip * a.lda + row0 + row, total);
    }

    /// The copies of one tile, or none behind the last; one group either way.
    LAPILLI_DEVICE void issue(int stage) {
        if (ahead.tile < last) {
            if (ahead.tile == ahead.end) ahead.enter(*this, ahead.strip + 1);
            const bool inside = ahead.row < a.lda;
            LAPILLI_UNROLL
            for (int k = 0; k < per_warp; ++k) {
                const bool valid = inside && k < ahead.columns;
                copy_async_stream16(stages, slot(stage, k),
                                    valid ? ahead.column + ahead.row + k * a.lda : a.a, valid);
            }
            ++ahead.tile;
            ahead.row += tile_rows;
        }
        copy_async_commit();
    }

    const SymvTerms<T>& a;
    Shared<T> stages, sums, x_columns;
    std::int64_t first = 0, last = 0, first_strip = 0;
    Cursor ahead{};
};

/// This warp's share of the sum of all partial results for one row: the sum over the warps of the block is
/// the device's part of (A x)_row. The row may lie beyond the matrix, but not beyond its padding.
template <int NB, class T>
LAPILLI_DEVICE T symv_partial_row(const SymvTerms<T>& a, const SymvShare& share, std::int64_t row) {
    const std::int64_t block = row / NB;
    const int warp = warp_id();
    T sum = T(0);
    // Strips that reach this row: those whose block column is not right of it.
    const int own = (static_cast<int>(block) - a.rank) / a.team;
    const bool local = block >= a.rank && own * a.team + a.rank == block;
    const std::int64_t reach = block < a.rank ? share.begin : min<std::int64_t>(share.end, own + 1);
    LAPILLI_UNROLL_BY(8)
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

/// The sums over the block's warps of what each lane has; warp 0 holds the results. `space`: 8 x 32 elements
/// each.
template <int Count, class T>
LAPILLI_DEVICE void sum_over_warps(T (&values)[Count], Shared<T> space) {
    sync();
    LAPILLI_UNROLL
    for (int i = 0; i < Count; ++i) space[(i * kSymvWarps + warp_id()) * 32 + lane_id()] = values[i];
    sync();
    if (warp_id() != 0) return;
    LAPILLI_UNROLL
    for (int i = 0; i < Count; ++i) {
        T total = T(0);
        LAPILLI_UNROLL
        for (int w = 0; w < kSymvWarps; ++w) {
            const T part = space[(i * kSymvWarps + w) * 32 + lane_id()];
            total += part;
        }
        values[i] = total;
    }
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
    TileStream<NB, T> tiles(a, shared<T>(0, symv_shared_elements<NB, T>()));
    tiles.deal(symv_share(a, a.first, block_count()));
    tiles.start();
    tiles.multiply(PlainVector<T>{x, a.first, a.n});
}

/// Second launch: y from the partial sums that `blocks` blocks left, 32 rows a block.
template <int NB, class T>
__global__ void __launch_bounds__(kSymvThreads)
    symv_sum(const __grid_constant__ SymvTerms<T> a, int blocks, T* y) {
    const SymvShare share = symv_share(a, a.first, blocks);
    const std::int64_t row = (a.first / kRowBlock + block_id()) * kRowBlock + lane_id();
    T total[] = {symv_partial_row<NB>(a, share, row)};
    sum_over_warps(total, shared<T>(0, kSymvWarps * 32));
    if (warp_id() == 0 && row < a.n) store(y + row, total[0]);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
