// SPDX-License-Identifier: BSD-3-Clause
// Row tiles of a block column, from left to right: L(i, j) = (A(i, j) - sum over k < j of L(i, k) L(j, k)^H) L(j, j)^-H.
//
//     L(j, 0) L(j, 1) ... [inverse j]      a block of 256 threads; L(i, k) and L(j, k) go through shared memory, the sum is
//     L(i, 0) L(i, 1) ... A(i, j)          in the warps' registers, in fragments of the tensor cores
//
// A row tile of the triangle ends before the chain's tiles, which are (i, i-1) and (i, i); the sums of these two it keeps in
// `work`, and subtracts each new tile's products from them at once: the chain waits for the last.
// Bytes of a product of tiles of 64: 64 KB from L2; operations: 524288. Bound: half each, L2 at 42 KB and the tensor cores at 0.44
// Mflop a microsecond and multiprocessor.
#pragma once

#include "potrf/problem.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Follow: with a chain in the same launch, which the block waits for.
template <bool Follow, int Tile, class T>
class PotrfRowBlock : PotrfBlock<Tile, T> {
    using Base = PotrfBlock<Tile, T>;
    using Base::p, Base::tiles, Base::progress, Base::second, Base::inverse, Base::tile_at, Base::is_lower;
    using typename Base::Fragment, typename Base::S, typename Base::Square;

  public:
    using Base::Base, Base::bytes;

    /// Every stride-th row tile from `begin` on.
    LAPILLI_DEVICE void run(std::int64_t begin, std::int64_t stride) {
        for (int j = 0; j < tiles.count; ++j) {
            for (std::int64_t i = begin; i < tiles.row_tiles(); i += stride) {
                if (i < tiles.count && i < j + 2) continue;
                if (!solve(i, j)) return;
                if (Follow && i < tiles.count && !subtract(static_cast<int>(i), j)) return;
            }
        }
    }

  private:
    /// Columns of L(i, .) and L(j, .) on their way from device to shared memory, half a tile of each.
    static constexpr int kColumns = Tile / 2, kEach = Tile * kColumns / kPotrfThreads;
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

    /// Tile (i, j), which is in the second place afterwards.
    LAPILLI_DEVICE bool solve(std::int64_t i, int j) {
        T* const target = tile_at(i, j);
        const int height = tiles.height(i), width = tiles.height(j), chunks = 2 * j;
        Fragment sum[Square::own];  // with the other sign
        LAPILLI_UNROLL
        for (int q = 0; q < Square::own; ++q)
            change_fragment(sum[q], Square::row(q), Square::column(q),
                            [&](int r, int k, S) { return -this->element(target, height, width, r, k); });
        // Two halves take turns: one is filled while the other is multiplied.
        Columns columns;
        if (chunks > 0) columns = load_columns(i, j, 0);
        LAPILLI_UNROLL_BY(1)
        for (int c = 0; c < chunks; ++c) {
            const int begin = c % 2 * kColumns;
            put_columns(columns, c % 2);
            sync();
            if (c + 1 < chunks) columns = load_columns(i, j, c + 1);
            LAPILLI_UNROLL
            for (int q = 0; q < Square::own; ++q)
                add_outer<Square::ld>(sum[q], second, Square::row(q), other, Square::column(q), begin,
                                      begin + kColumns);
        }
        if (Follow && !progress.block_reaches(PotrfFlags::done, static_cast<unsigned>(j) + 1)) return false;
        const S* const from = p.work + tiles.inverse_at(j);
        move_tile<Square>([&](int r, int k) { return load(from + r + k * Tile); },
                          [&](int r, int k, S value) { inverse[r + k * Square::inverse_ld] = value; });
        if (!Follow) sync();
        LAPILLI_UNROLL
        for (int q = 0; q < Square::own; ++q)
            each_of_fragment(sum[q], Square::row(q), Square::column(q),
                             [&](int r, int k, S value) { second[r + k * Square::ld] = -value; });
        sync();
        LAPILLI_UNROLL
        for (int q = 0; q < Square::own; ++q) {
            sum[q] = Fragment();
            add_solved<Square::ld, Square::inverse_ld>(sum[q], second, Square::row(q), inverse,
                                                       Square::column(q), 0, Square::column(q) + 8);
        }
        sync();
        LAPILLI_UNROLL
        for (int q = 0; q < Square::own; ++q) {
            each_of_fragment(sum[q], Square::row(q), Square::column(q), [&](int r, int k, S value) {
                second[r + k * Square::ld] = value;
                this->set_element(target, height, width, r, k, value);
            });
        }
        sync();
        return true;
    }

    /// Row tile i of the triangle: from what its last two tiles will be, the products of L(i, j).
    LAPILLI_DEVICE bool subtract(int i, int j) {
        if (thread_id() == 0) progress.add(PotrfFlags::columns + i, 1);
        const int height = tiles.height(i);
        LAPILLI_UNROLL
        for (int q = 0; q < Square::own; ++q) {
            const int at = warp_id() + q * kPotrfWarps, row = at % Square::high * 16,
                      column = at / Square::high * 8;
            if (!is_lower(row, column)) continue;
            update(tiles.diagonal_at(i), tile_at(i, i), j, row, column, second,
                   [&](int r, int k) { return r < height && k <= r; });
        }
        // The last one of the row tile above is the chain's, and was there before its inverse.
        if (j < i - 2 && !progress.block_reaches(PotrfFlags::columns + i - 1, static_cast<unsigned>(j) + 1))
            return false;
        this->fetch(i - 1, j, other);
        sync();
        LAPILLI_UNROLL
        for (int q = 0; q < Square::own; ++q)
            update(tiles.left_at(i), tile_at(i, i - 1), j, Square::row(q), Square::column(q), other,
                   [&](int r, int) { return r < height; });
        sync();
        if (thread_id() == 0) progress.add(PotrfFlags::sums + i, 1);
        return true;
    }
    /// A fragment of a sum minus L(i, j) Y^H; the first time it comes from the matrix.
    template <class Inside>
    LAPILLI_DEVICE void update(std::int64_t at, const T* tile, int j, int row, int column, Shared<S> y,
                               Inside inside) {
        Fragment sum;
        S* const place = p.work + at;
        change_fragment(sum, row, column, [&](int r, int k, S) {
            if (j > 0) return -load(place + r + k * Tile);
            return inside(r, k) ? -widened(load(tile + r + k * p.lda)) : S(0);
        });
        add_outer<Square::ld>(sum, second, row, y, column, 0, Tile);
        each_of_fragment(sum, row, column,
                         [&](int r, int k, S value) { store(place + r + k * Tile, -value); });
    }

    const Shared<S> other = Base::first;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
