// SPDX-License-Identifier: BSD-3-Clause
// The end of a tile's product: C := alpha sums + beta C, element by element if the tile exceeds C or the
// named part of it, else 16 bytes at a time.
//
// With prefetch_c the chunks of C that a thread will need are copied into places of its own in shared memory
// while the products are made: by the thread itself, and then no other reads them and no barrier is needed,
// or by producers (product/specialized.cuh), which leave out tiles that are cut.
#pragma once

#include "product/plan.hpp"
#include "product/stage.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// A tile of C, or of the sums over a share of k.
struct TileOfC {
    int tile_row, tile_col, split;
    bool whole;  ///< all of it is to be written, and has no real diagonal
};

/// Whether C has the element and the part names it; whether it is on the diagonal.
template <class T>
LAPILLI_DEVICE bool in_part(const ProductPlan<T>& plan, std::int64_t i, std::int64_t j) {
    const ProductMap& map = plan.map;
    if (i >= map.m || j >= map.n) return false;
    if (map.part == 'A') return true;
    const std::int64_t row = map.first_row + i, col = map.column(j);
    return map.part == 'L' ? row >= col : row <= col;
}
template <class T>
LAPILLI_DEVICE bool on_diagonal(const ProductPlan<T>& plan, std::int64_t i, std::int64_t j) {
    return plan.map.first_row + i == plan.map.column(j);
}

/// Whether all of a tile is to be written, and none of it has a real diagonal.
template <class T>
LAPILLI_DEVICE bool product_is_whole(const ProductPlan<T>& plan, std::int64_t row, std::int64_t col, int bm,
                                     int bn) {
    const ProductMap& map = plan.map;
    if (row + bm > map.m || col + bn > map.n) return false;
    if (map.part == 'A' && !plan.args.real_diagonal) return true;
    const std::int64_t top = map.first_row + row, bottom = top + bm - 1;
    const std::int64_t left = map.column(col), right = map.column(col + bn - 1);
    const int apart = plan.args.real_diagonal ? 1 : 0;
    const bool below = top >= right + apart, above = bottom + apart <= left;
    return map.part == 'L' ? below : map.part == 'U' ? above : below || above;
}

/// C as beta multiplies it: of a real diagonal, the imaginary part is not looked at.
template <class T>
LAPILLI_DEVICE T old_element(const ProductPlan<T>& plan, std::int64_t i, std::int64_t j, T old) {
    if (is_complex<T> && plan.args.real_diagonal && on_diagonal(plan, i, j)) return from_real<T>(real(old));
    return old;
}

/// alpha sum + beta C, the same operations wherever it is done.
template <class T>
LAPILLI_DEVICE T product_result(const ProductPlan<T>& plan, T sum, T old, bool read) {
    const T x = plan.args.alpha[1] * sum;
    return read ? fma(plan.args.beta, old, x) : x;
}

/// Where chunk q of C of this lane, or of the same lane of another warp, has its place in shared memory. The
/// lanes that have chunks above each other change places, for copies of whole sectors of L2 and reads that
/// meet in no bank.
template <class T, ProductPolicy P>
LAPILLI_DEVICE int product_place(int q, int warp) {
    const int lane = lane_id(), t = lane % 4, g = lane / 4;
    return (q * P.threads() + warp * 32 + t * 8 + (g ^ 2 * t)) * Pack<T>::size;
}

template <class T, ProductPolicy P, class Loop>
class ProductEpilogue {
    static constexpr int per_chunk = Pack<T>::size, chunks = Loop::chunks,
                         bytes = static_cast<int>(sizeof(T));
    /// C that is not in shared memory is loaded this many chunks ahead, as registers allow: four for a chunk.
    LAPILLI_DEVICE static constexpr int chunks_ahead() {
        const int spare = product_register_limit(P) - 60 - chunks * 4;
        int batch = 1;
        while (2 * batch <= min(spare / 4, 16) && chunks % (2 * batch) == 0) batch *= 2;
        return batch;
    }
    static constexpr int batch = P.warp_specialized() ? 4 : P.prefetch_c ? 1 : chunks_ahead();
    /// Whether tiles that C's edge or the diagonal cuts are prefetched, too.
    static constexpr bool fetches_cut = P.prefetch_c && !P.warp_specialized();

  public:
    /// places: of P.c_elements()
    LAPILLI_DEVICE ProductEpilogue(const ProductPlan<T>& product, const Loop& products, Shared<T> own_places)
        : plan(product), loop(products), places(own_places), read(product.args.beta != T(0)) {}

    /// Begins to copy `count` chunks of this thread's C from chunk `first` on, whole groups.
    LAPILLI_DEVICE void prefetch(const TileOfC& tile, int first, int count) const {
        if (!P.prefetch_c || !read || plan.splits > 1) return;
        const int end = min(first + count, chunks);
        if (tile.whole && plan.wide_c) {
            const T* c = plan.args.c + row(tile) + col(tile) * plan.args.ldc;
            LAPILLI_UNROLL_BY(1)
            for (int q = first; q < end; q += Loop::group) {
                const T* from = c + loop.row(q) + loop.column(q) * plan.args.ldc;
                LAPILLI_UNROLL
                for (int e = 0; e < Loop::group; ++e) {
                    copy<per_chunk>(place(q) + e * P.threads() * per_chunk, from, bytes * per_chunk);
                    from += (Loop::apart(e + 1) - Loop::apart(e)) * plan.args.ldc;
                }
            }
            return;
        }
        LAPILLI_UNROLL_BY(1)
        for (int q = first; q < end; ++q) {
            const std::int64_t i = row(tile) + loop.row(q), j = col(tile) + loop.column(q);
            const T* from = plan.args.c + i + j * plan.args.ldc;
            for (int e = 0; e < per_chunk; ++e) {
                const bool valid = in_part(plan, i + e, j);
                copy<1>(place(q) + e, valid ? from + e : plan.args.c, valid ? bytes : 0);
            }
        }
    }

    /// Asks for the lines of C, so that they come from L2 when they are read.
    LAPILLI_DEVICE void ask_for(const TileOfC& tile) const {
        if (!read || plan.splits > 1 || !tile.whole) return;
        constexpr int line = 128 / bytes, lines = P.bm / line;
        const T* c = plan.args.c + row(tile) + col(tile) * plan.args.ldc;
        LAPILLI_UNROLL
        for (int i = thread_id(); i < lines * P.bn; i += P.threads())
            prefetch_line(c + i % lines * line + i / lines * plan.args.ldc);
    }

    /// stage: the one that was read last; no thread copies to it before the next barrier
    LAPILLI_DEVICE void write(const TileOfC& tile, Shared<T> stage) const {
        if (plan.splits > 1) {
            write_sums(tile);
        } else if (tile.whole && plan.wide_c) {
            write_chunks(tile);
        } else {
            write_elements(tile, stage);
        }
    }

  private:
    LAPILLI_DEVICE int place(int q) const { return product_place<T, P>(q, warp_id()); }
    template <int Count>
    LAPILLI_DEVICE void copy(int to, const T* from, int source_bytes) const {
        if constexpr (P.stream_c) {
            copy_async_stream<Count * bytes>(places, to, from, source_bytes);
        } else {
            copy_async_first<Count * bytes>(places, to, from, source_bytes);
        }
    }

    LAPILLI_DEVICE void write_chunks(const TileOfC& tile) const {
        T* c = plan.args.c + row(tile) + col(tile) * plan.args.ldc;
        LAPILLI_UNROLL
        for (int first = 0; first < chunks; first += batch) {
            Pack<T> old[batch] = {};
            LAPILLI_UNROLL
            for (int b = 0; b < batch && read; ++b) {
                const int q = first + b;
                if constexpr (P.prefetch_c) {
                    old[b] = load_pack(places, place(q));
                } else {
                    old[b] = load_pack(c + loop.row(q) + loop.column(q) * plan.args.ldc);
                }
            }
            LAPILLI_UNROLL
            for (int b = 0; b < batch; ++b) {
                const int q = first + b;
                LAPILLI_UNROLL
                for (int e = 0; e < per_chunk; ++e)
                    old[b][e] = product_result(plan, loop.value(q, e), old[b][e], read);
                store_pack(c + loop.row(q) + loop.column(q) * plan.args.ldc, old[b]);
            }
            if (plan.args.both_sides) {
                LAPILLI_UNROLL
                for (int b = 0; b < batch; ++b) write_turned(tile, first + b, old, b);
            }
        }
    }
    /// The chunk on the other side of the diagonal: neighbours in a row are neighbours in a column there. Two
    /// chunks of a thread are such neighbours, from which it makes two others.
    LAPILLI_DEVICE void write_turned(const TileOfC& tile, int q, const Pack<T> (&x)[batch], int b) const {
        T* c = plan.args.c + col(tile) + row(tile) * plan.args.ldc;
        if constexpr (per_chunk == 2 && batch % 2 == 0 && Loop::apart(1) == 1) {
            if (b % 2 != 0) return;
            LAPILLI_UNROLL
            for (int e = 0; e < 2; ++e)
                store_pack(c + loop.column(q) + (loop.row(q) + e) * plan.args.ldc,
                           Pack<T>{x[b][e], x[b + 1][e]});
        } else {
            LAPILLI_UNROLL
            for (int e = 0; e < per_chunk; ++e)
                store(c + loop.column(q) + (loop.row(q) + e) * plan.args.ldc, conj(x[b][e]));
        }
    }
    LAPILLI_DEVICE void store_turned(std::int64_t i, std::int64_t j, T x) const {
        if (plan.args.both_sides && !on_diagonal(plan, i, j))
            store(plan.args.c + j + i * plan.args.ldc, conj(x));
    }

    /// Registers cannot be indexed: the results go through shared memory, so that the tests of every element
    /// are one loop and not the code of all elements. Without places for C, they take the stage that was read
    /// last.
    LAPILLI_DEVICE void write_elements(const TileOfC& tile, Shared<T> stage) const {
        constexpr int room = P.prefetch_c ? chunks : P.stage_elements() / P.threads() / per_chunk;
        constexpr int each = divisor_below(room, chunks);
        if constexpr (!P.prefetch_c) sync();
        const Shared<T> space = P.prefetch_c ? places : stage;
        if (is_complex<T> && fetches_cut && read && plan.args.real_diagonal) {
            LAPILLI_UNROLL_BY(1)
            for (int at = 0; at < chunks * per_chunk; ++at) {
                const int q = at / per_chunk, e = at % per_chunk;
                const T old = space[place(q) + e];
                space[place(q) + e] =
                    old_element(plan, row(tile) + loop.row(q) + e, col(tile) + loop.column(q), old);
            }
        }
        LAPILLI_UNROLL
        for (int first = 0; first < chunks; first += each) {
            LAPILLI_UNROLL
            for (int q = first; q < first + each; ++q) {
                Pack<T> x = {};
                if (fetches_cut && read) x = load_pack(space, place(q));
                LAPILLI_UNROLL
                for (int e = 0; e < per_chunk; ++e)
                    x[e] = product_result(plan, loop.value(q, e), x[e], fetches_cut && read);
                store_pack(space, place(q - first), x);
            }
            LAPILLI_UNROLL_BY(1)
            for (int at = 0; at < each * per_chunk; ++at) {
                const int q = first + at / per_chunk, e = at % per_chunk;
                const std::int64_t i = row(tile) + loop.row(q) + e, j = col(tile) + loop.column(q);
                if (!in_part(plan, i, j)) continue;
                T* to = plan.args.c + i + j * plan.args.ldc;
                T x = space[place(q - first) + e];
                if (!fetches_cut && read) x = fma(plan.args.beta, old_element(plan, i, j, load(to)), x);
                store(to, plan.args.real_diagonal && on_diagonal(plan, i, j) ? from_real<T>(real(x)) : x);
                store_turned(i, j, x);
            }
        }
        // Others may go on without a barrier, and copy to the stage.
        if constexpr (P.split_barrier && !P.prefetch_c) sync();
    }
    LAPILLI_DEVICE static constexpr int divisor_below(int most, int of) {
        int d = most < of ? most : of;
        while (of % d != 0) --d;
        return d;
    }
    LAPILLI_DEVICE static std::int64_t row(const TileOfC& tile) {
        return static_cast<std::int64_t>(tile.tile_row) * P.bm;
    }
    LAPILLI_DEVICE static std::int64_t col(const TileOfC& tile) {
        return static_cast<std::int64_t>(tile.tile_col) * P.bn;
    }

    /// The sums of one share of k.
    LAPILLI_DEVICE void write_sums(const TileOfC& tile) const {
        T* work = plan.args.work + tile.split * plan.map.n * plan.work_ld;
        LAPILLI_UNROLL
        for (int q = 0; q < chunks; ++q) {
            const std::int64_t i = row(tile) + loop.row(q), j = col(tile) + loop.column(q);
            if (i >= plan.map.m || j >= plan.map.n) continue;
            Pack<T> sum;
            LAPILLI_UNROLL
            for (int e = 0; e < per_chunk; ++e) sum[e] = loop.value(q, e);
            store_pack(work + i + j * plan.work_ld, sum);
        }
    }

    const ProductPlan<T>& plan;
    const Loop& loop;
    Shared<T> places;
    bool read;
};

inline constexpr int kProductSumThreads = 256, kProductSumBlocks = 8192;

/// C from the shares of k, added in their order: one thread for each element, the rows of a column side by
/// side.
template <class T>
__global__ void __launch_bounds__(kProductSumThreads) product_sum(ProductPlan<T> plan) {
    const std::int64_t blocks = (plan.map.m + kProductSumThreads - 1) / kProductSumThreads;
    const std::int64_t share = plan.map.n * plan.work_ld;
    for (std::int64_t b = block_id(); b < blocks * plan.map.n; b += block_count()) {
        const std::int64_t j = b / blocks, i = b % blocks * kProductSumThreads + thread_id();
        if (!in_part(plan, i, j)) continue;
        const T* work = plan.args.work + i + j * plan.work_ld;
        T sum = load(work);
        for (int s = 1; s < plan.splits; ++s) sum += load(work + s * share);
        T* at = plan.args.c + i + j * plan.args.ldc;
        const bool read = plan.args.beta != T(0);
        const T x = product_result(plan, sum, read ? old_element(plan, i, j, load(at)) : T(0), read);
        store(at, plan.args.real_diagonal && on_diagonal(plan, i, j) ? from_real<T>(real(x)) : x);
        if (plan.args.both_sides && !on_diagonal(plan, i, j))
            store(plan.args.c + j + i * plan.args.ldc, conj(x));
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
