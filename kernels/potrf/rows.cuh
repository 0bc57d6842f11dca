// SPDX-License-Identifier: BSD-3-Clause
// Row tiles of a block column, from left to right: L(i, j) = (A(i, j) - sum over k < j of L(i, k) L(j, k)^H)
// L(j, j)^-H.
//
//     L(j, 0) L(j, 1) ... [inverse j]      a block of 256 threads; L(i, k) and L(j, k) go through shared memory, the sum is
//     L(i, 0) L(i, 1) ... A(i, j)          in the warps' registers, in fragments of the tensor cores
//
// A row tile of the triangle ends before the chain's tiles, which are (i, i-1) and (i, i); the sums of these
// two it keeps in `work`, and subtracts each new tile's products from them at once: the chain waits for the
// last. What a tile has of the sum grows with its column. Of row tiles with many, another block prepares all
// of it but the last product, one column ahead. Bytes of a product of tiles of 64: 64 KB from L2; operations:
// 524288. Bound: half each, L2 at 42 KB and the tensor cores at 0.44 Mflop a microsecond and multiprocessor.
#pragma once

#include "potrf/problem.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Follow: with a chain in the same launch, which the block waits for.
template <bool Follow, int Tile, class T>
class PotrfRowBlock : PotrfBlock<Tile, T> {
    using Base = PotrfBlock<Tile, T>;
    using Base::p, Base::tiles, Base::progress, Base::second, Base::inverse, Base::tile_at;
    using typename Base::Fragment, typename Base::S, typename Base::Square;

  public:
    using Base::Base, Base::bytes;

    /// Every stride-th row tile from `begin` on: first those of the triangle, one after the other, for which
    /// the chain waits.
    LAPILLI_DEVICE void run(std::int64_t begin, std::int64_t stride) {
        std::int64_t first = begin;
        for (; Follow && first < tiles.count; first += stride) solve_in_triangle(static_cast<int>(first));
        for (int j = 0; j < tiles.count; ++j) {
            for (std::int64_t i = first; i < tiles.row_tiles(); i += stride) {
                if (!solve(i, j)) return;
            }
        }
    }

    /// For row tile i of the triangle: the sums of its tiles without their last product.
    LAPILLI_DEVICE void prepare(int i) const {
        const int height = tiles.height(i), row = Square::row(), column = Square::column();
        for (int j = 2; j + 1 < i; ++j) {
            const T* const target = tile_at(i, j);
            Fragment sum[Square::own];
            LAPILLI_UNROLL
            for (int q = 0; q < Square::own; ++q)
                change_fragment(sum[q], row, column + 8 * q,
                                [&](int r, int k, S) { return -this->element(target, height, Tile, r, k); });
            // Only the tiles of the last product may be late: the block looks twice, however many there are.
            LAPILLI_UNROLL_BY(1)
            for (int begin = 0, end = j - 2; begin + 1 < j; begin = end++) {
                // Behind a step of the chain its column's tiles will come. A row tells of a tile behind the
                // row above it.
                if (!reaches(PotrfFlags::done, end) || !reaches(PotrfFlags::columns + i, end)) return;
                add_products(sum, i, j, begin * kParts, end * kParts);
            }
            S* const place = p.work + tiles.prepared_at(i, j);
            LAPILLI_UNROLL
            for (int q = 0; q < Square::own; ++q)
                each_of_fragment(sum[q], row, column + 8 * q,
                                 [&](int r, int k, S value) { store(place + r + k * Tile, value); });
            sync();
            if (thread_id() == 0) progress.add(PotrfFlags::prepared + i, 1);
        }
    }

  private:
    /// Whether another block prepares tile (i, j).
    LAPILLI_DEVICE bool is_prepared(std::int64_t i, int j) const {
        return Follow && j >= 2 && i < tiles.count && i >= PotrfTiles::first_prepared &&
               tiles.prepared(block_count()) > 0;
    }
    /// L(i, .) L(j, .)^H, from part `begin` of tiles to part `end`, behind a barrier. Two halves take turns:
    /// one is filled while the other is multiplied. Of small tiles a way from L2 brings all columns, which
    /// are filled when they have been multiplied.
    LAPILLI_DEVICE void add_products(Fragment (&sum)[Square::own], std::int64_t i, int j, int begin,
                                     int end) const {
        Columns columns;
        if (begin < end) columns = load_columns(i, j, begin);
        LAPILLI_UNROLL_BY(1)
        for (int c = begin; c < end; ++c) {
            const int half = c % kParts, at = half * kColumns;
            if (kParts == 1 && c > begin) sync();
            put_columns(columns, half);
            sync();
            if (c + 1 < end) columns = load_columns(i, j, c + 1);
            add_outer<Square::ld, Square::own>(sum, second, Square::row(), other, Square::column(), at,
                                               at + kColumns);
        }
    }
    /// Columns of L(i, .) and L(j, .) on their way from device to shared memory, a part of a tile of each.
    static constexpr int kParts = Tile == potrf_triangle ? 1 : 2, kColumns = Tile / kParts,
                         kEach = Tile * kColumns / kPotrfThreads;
    struct Columns {
        T left[kEach], right[kEach];
    };
    LAPILLI_DEVICE Columns load_columns(std::int64_t i, int j, int chunk) const {
        const T* const left = p.a + tiles.first(i) + std::int64_t{chunk} * kColumns * p.lda;
        const T* const right = p.a + tiles.first(j) + std::int64_t{chunk} * kColumns * p.lda;
        const int of_left = tiles.height(i), of_right = tiles.height(j);
        Columns c;
        LAPILLI_UNROLL
        for (int e = 0; e < kEach; ++e) {
            const int at = thread_id() + e * kPotrfThreads, r = at % Tile, k = at / Tile;
            c.left[e] = r < of_left ? load(left + r + k * p.lda) : T(0);
            c.right[e] = r < of_right ? load(right + r + k * p.lda) : T(0);
        }
        return c;
    }
    LAPILLI_DEVICE void put_columns(const Columns& c, int half) const {
        LAPILLI_UNROLL
        for (int e = 0; e < kEach; ++e) {
            const int at = thread_id() + e * kPotrfThreads, r = at % Tile, k = at / Tile + half * kColumns;
            second[r + k * Square::ld] = widened(c.left[e]);
            other[r + k * Square::ld] = widened(c.right[e]);
        }
    }

    /// By all threads, which meet at a barrier: until the counter has come so far.
    LAPILLI_DEVICE bool reaches(int word, int wanted) const {
        if (Follow && wanted > 0) return progress.block_reaches(word, static_cast<unsigned>(wanted));
        sync();
        return true;
    }

    /// Tile (i, j), which is in the second place afterwards, behind a barrier.
    LAPILLI_DEVICE bool solve(std::int64_t i, int j) const {
        T* const target = tile_at(i, j);
        const int height = tiles.height(i), width = tiles.height(j);
        const int row = Square::row(), column = Square::column();
        Fragment sum[Square::own];  // with the other sign
        const bool prepared = is_prepared(i, j);
        if (prepared) {
            if (!reaches(PotrfFlags::prepared + static_cast<int>(i), j - 1)) return false;
            const S* const place = p.work + tiles.prepared_at(i, j);
            LAPILLI_UNROLL
            for (int q = 0; q < Square::own; ++q)
                change_fragment(sum[q], row, column + 8 * q,
                                [&](int r, int k, S) { return load(place + r + k * Tile); });
        } else {
            LAPILLI_UNROLL
            for (int q = 0; q < Square::own; ++q)
                change_fragment(sum[q], row, column + 8 * q,
                                [&](int r, int k, S) { return -this->element(target, height, width, r, k); });
        }
        if (!reaches(PotrfFlags::columns + j, j)) return false;
        add_products(sum, i, j, prepared ? (j - 1) * kParts : 0, j * kParts);
        sync();
        LAPILLI_UNROLL
        for (int q = 0; q < Square::own; ++q)
            each_of_fragment(sum[q], row, column + 8 * q,
                             [&](int r, int k, S value) { second[r + k * Square::ld] = -value; });
        if (!reaches(PotrfFlags::done, j + 1)) return false;
        fetch_inverse(j);
        sync();
        LAPILLI_UNROLL
        for (int q = 0; q < Square::own; ++q) sum[q] = Fragment();
        add_solved<Square::ld, Square::inverse_ld>(sum, second, row, inverse, column);
        sync();
        LAPILLI_UNROLL
        for (int q = 0; q < Square::own; ++q) {
            each_of_fragment(sum[q], row, column + 8 * q, [&](int r, int k, S value) {
                second[r + k * Square::ld] = value;
                this->set_element(target, height, width, r, k, value);
            });
        }
        sync();
        return true;
    }
    /// The upper triangle of an inverse, and the elements next to it in the triangles of the chain.
    LAPILLI_DEVICE void fetch_inverse(int j) const {
        constexpr int pack = Pack<S>::size;
        const S* const from = p.work + tiles.inverse_at(j);
        LAPILLI_UNROLL
        for (int e = 0; e < Square::each / pack; ++e) {
            const int at = (thread_id() + e * kPotrfThreads) * pack, r = at % Tile, k = at / Tile;
            if (Base::is_kept(r, k)) copy_async16(inverse, r + k * Square::inverse_ld, from + at);
        }
        copy_async_commit();
        copy_async_wait<0>();
    }

    /// Row tile i of the triangle: all its tiles but the last two; for these, all but the last step. The
    /// sums, with the other sign, stay in registers until the chain wants them.
    LAPILLI_DEVICE void solve_in_triangle(int i) const {
        const T* const left_tile = tile_at(i, i - 1);
        const T* const diagonal_tile = tile_at(i, i);
        const int height = tiles.height(i), row = Square::row(), column = Square::column();
        const PotrfLowerGroup<Tile> lower(warp_id());
        Fragment left[Square::own], diagonal[PotrfLowerGroup<Tile>::most];
        LAPILLI_UNROLL
        for (int q = 0; q < Square::own; ++q)
            change_fragment(left[q], row, column + 8 * q,
                            [&](int r, int k, S) { return -this->element(left_tile, height, Tile, r, k); });
        LAPILLI_UNROLL
        for (int q = 0; q < PotrfLowerGroup<Tile>::most; ++q) {
            if (q >= lower.count) continue;
            change_fragment(diagonal[q], lower.row, lower.column + 8 * q, [&](int r, int k, S) {
                return k <= r ? -this->element(diagonal_tile, height, height, r, k) : S(0);
            });
        }
        LAPILLI_UNROLL_BY(1)
        for (int j = 0; j + 1 < i; ++j) {
            if (!solve(i, j)) return;
            add_outer_of_group<Square::ld>(diagonal, lower, second, Tile);
            if (!reaches(PotrfFlags::columns + i - 1, j + 1)) return;
            this->fetch(i - 1, j, other);
            sync();
            add_outer<Square::ld, Square::own>(left, second, row, other, column, 0, Tile);
            if (j + 2 == i) {
                keep(left, Square::own, tiles.left_at(i), row, column);
                keep(diagonal, lower.count, tiles.diagonal_at(i), lower.row, lower.column);
            }
            sync();
            if (j + 2 == i && thread_id() == 0) progress.add(PotrfFlags::sums + i, 1);
            if (thread_id() == 32) progress.add(PotrfFlags::columns + i, 1);
        }
    }
    template <int N>
    LAPILLI_DEVICE void keep(const Fragment (&sum)[N], int count, std::int64_t at, int row,
                             int column) const {
        S* const place = p.work + at;
        LAPILLI_UNROLL
        for (int q = 0; q < N; ++q) {
            if (q >= count) continue;
            each_of_fragment(sum[q], row, column + 8 * q,
                             [&](int r, int k, S value) { store(place + r + k * Tile, -value); });
        }
    }

    const Shared<S> other = Base::first;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
