// SPDX-License-Identifier: BSD-3-Clause
// The chain of a block column's factorization: the tiles on its diagonal and those below them, by one block.
//
//     step j:   triangle 0   D00 | leader: L00       U        | triangle 1   D11 | leader: L11           next
//                            D10 | follower: L10   D11 -= L10 L10^H              | follower: L11^-H      X = (j+1, j) L^-H
//                            I   | follower: L00^-H                              | others: -L00^-H L10^H, D = (j+1, j+1) - X X^H
//                                                                                  and X is fetched
//
// D, X and the inverse of step j are in shared memory. What a step takes is two triangles of 32 one after the other (of complex
// numbers, and where a tile has 32, one), and the products between them, of which each warp has one fragment or a few: latencies,
// not work. Rows (rows.cuh) hear of the step when X is stored, and have a step's time for what the chain wants of them next.
#pragma once

#include "potrf/problem.cuh"
#include "potrf/triangle.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int Tile, class T>
class PotrfChain : PotrfBlock<Tile, T> {
    using Base = PotrfBlock<Tile, T>;
    using Base::p, Base::tiles, Base::progress, Base::inverse, Base::tile_at, Base::is_lower;
    using typename Base::Fragment, typename Base::S, typename Base::Square;
    using Triangle = PotrfTriangle<S>;
    static constexpr int n = Triangle::n, triangles = Tile / n, kPublisher = kPotrfWarps - 1;

  public:
    static constexpr std::size_t bytes = Base::bytes + Triangle::bytes + 16;

    LAPILLI_DEVICE explicit PotrfChain(const PotrfProblem<T>& problem)
        : Base(problem), triangle(Base::bytes), vain(shared<int>(Base::bytes + Triangle::bytes, 1)) {}

    LAPILLI_DEVICE void run() {
        const bool failed_before = load(p.info) != 0;
        if (thread_id() == 0) {
            triangle.init();
            vain[0] = 0;
        }
        if (!failed_before) fetch_first();
        sync();
        if (failed_before) stop();
        for (int j = 0; j < tiles.count && !failed_before; ++j) {
            const int failed = factor(j);
            if (failed > 0) {
                store_factor(j);
                if (thread_id() == 0) store(p.info, p.offset + std::int64_t{j} * Tile + failed);
                sync();
                stop();
            }
            if (failed != 0) return;
            store_factor(j);
            store_inverse(j);
            if (j + 1 < tiles.count)
                next(j);
            else
                sync();
            if (warp_id() == kPublisher && lane_id() == 0) progress.add(PotrfFlags::done, 1);
            if (j + 1 < tiles.count) make_next_diagonal(j);
        }
    }

  private:
    LAPILLI_DEVICE void stop() const {
        if (thread_id() == 0) progress.add(PotrfFlags::done, PotrfFlags::stopped);
    }
    /// The first tile; behind the matrix's order the identity.
    LAPILLI_DEVICE void fetch_first() const {
        const int height = tiles.height(0);
        move_tile<Square>(
            [&](int i, int k) { return k <= i ? this->element(p.a, height, height, i, k) : S(0); },
            [&](int i, int k, S value) {
                square[i + k * Square::ld] = i == k && i >= height ? S(1) : value;
            });
    }

    /// The tile in shared memory, and its inverse. The column that failed, from 1; negative when nobody comes any more.
    LAPILLI_DEVICE int factor(int j) {
        LAPILLI_UNROLL_BY(1)
        for (int h = 0; h < triangles; ++h) {
            const bool last = h + 1 == triangles;
            if (warp_id() == 0) {
                triangle.lead(in_square(h, h), Square::ld);
            } else if (warp_id() == 1) {
                triangle.follow(turns, true, in_inverse(h, h), Square::inverse_ld);
            } else if (!last && warp_id() == 2) {
                triangle.follow(turns, false, in_square(1, 0), Square::ld);
            } else if (last) {
                if (triangles > 1) {
                    for (int f = warp_id() - 2; f < kFragments; f += kPotrfWarps - 2) multiply_inverse(f);
                }
                if (j + 1 < tiles.count) fetch_left(j);
            }
            ++turns;
            sync();
            const int failed = triangle.failed();
            if (failed > 0) return h * n + failed;
            if (vain[0] != 0) return -1;
            if (!last) {
                Fragment sum;
                const int row = n + kRow(warp_id()), column = n + kColumn(warp_id());
                if (is_lower(row, column)) {
                    change_fragment(sum, row, column,
                                    [&](int i, int k, S) { return -S(square[i + k * Square::ld]); });
                    add_outer<Square::ld>(sum, square, row, square, column, 0, n);
                    each_of_fragment(sum, row, column,
                                     [&](int i, int k, S value) { square[i + k * Square::ld] = -value; });
                }
                sync();
            }
        }
        if (triangles > 1) {
            Fragment product;
            const int row = kRow(warp_id()), column = kColumn(warp_id());
            add_solved<Square::inverse_ld, Square::inverse_ld>(product, in_inverse(0, 1), row,
                                                               in_inverse(1, 1), column, 0, column + 8);
            sync();
            each_of_fragment(product, row, column, [&](int i, int k, S value) {
                inverse[i + (n + k) * Square::inverse_ld] = value;
            });
            sync();
        }
        return 0;
    }
    /// A fragment of -L00^-H L10^H into the inverse's place (0, 1).
    LAPILLI_DEVICE void multiply_inverse(int f) const {
        Fragment product;
        const int row = kRow(f), column = kColumn(f);
        LAPILLI_UNROLL_BY(4)
        for (int k = row; k < n; k += 8) {
            product.add(
                [&](int i, int l) {
                    const S value = inverse[row + i + (k + l) * Square::inverse_ld];
                    return -value;
                },
                [&](int l, int c) {
                    const S value = square[n + column + c + (k + l) * Square::ld];
                    return conj(value);
                });
        }
        each_of_fragment(product, row, column,
                         [&](int i, int k, S value) { inverse[i + (n + k) * Square::inverse_ld] = value; });
    }
    /// What tile (j+1, j) is before its last step, by all warps but two.
    LAPILLI_DEVICE void fetch_left(int j) {
        constexpr int threads = kPotrfThreads - 64;
        bool there = true;
        if (j > 0 && lane_id() == 0)
            there = progress.reaches(PotrfFlags::sums + j + 1, static_cast<unsigned>(j));
        if (any(!there)) {
            if (lane_id() == 0) vain[0] = 1;
            return;
        }
        const T* const given = tile_at(j + 1, j);
        const S* const sums = p.work + tiles.left_at(j + 1);
        const int height = tiles.height(j + 1);
        LAPILLI_UNROLL_BY(8)
        for (int e = thread_id() - 64; e < Square::elements; e += threads) {
            const int i = e % Tile, k = e / Tile;
            left[i + k * Square::ld] = j > 0 ? load(sums + e) : this->element(given, height, Tile, i, k);
        }
    }

    LAPILLI_DEVICE void store_factor(int j) const {
        T* const to = tile_at(j, j);
        const int height = tiles.height(j);
        for (int e = thread_id(); e < Square::elements; e += kPotrfThreads) {
            const int i = e % Tile, k = e / Tile;
            if (k <= i) this->set_element(to, height, height, i, k, square[i + k * Square::ld]);
        }
    }
    LAPILLI_DEVICE void store_inverse(int j) const {
        S* const to = p.work + tiles.inverse_at(j);
        for (int e = thread_id(); e < Square::elements; e += kPotrfThreads) {
            const int i = e % Tile, k = e / Tile;
            S value = S(0);
            if (i <= k) value = inverse[i + k * Square::inverse_ld];
            store(to + e, value);
        }
    }
    /// L(j+1, j), to both memories; a barrier at the end.
    LAPILLI_DEVICE void next(int j) {
        Fragment x[Square::own];
        LAPILLI_UNROLL
        for (int q = 0; q < Square::own; ++q)
            add_solved<Square::ld, Square::inverse_ld>(x[q], left, Square::row(q), inverse, Square::column(q),
                                                       0, Square::column(q) + 8);
        sync();
        T* const to = tile_at(j + 1, j);
        const int height = tiles.height(j + 1);
        LAPILLI_UNROLL
        for (int q = 0; q < Square::own; ++q) {
            each_of_fragment(x[q], Square::row(q), Square::column(q), [&](int i, int k, S value) {
                left[i + k * Square::ld] = value;
                this->set_element(to, height, Tile, i, k, value);
            });
        }
        sync();
    }
    /// Tile (j+1, j+1) minus L(j+1, j)'s product, to where the next step wants it. The publisher has something else to do.
    LAPILLI_DEVICE void make_next_diagonal(int j) {
        const T* const given = tile_at(j + 1, j + 1);
        const S* const sums = p.work + tiles.diagonal_at(j + 1);
        const int height = tiles.height(j + 1);
        LAPILLI_UNROLL
        for (int q = 0; q < kDiagonalOwn; ++q) {
            int row = 0, column = 0;
            if (warp_id() == kPublisher || !lower_fragment(warp_id() + q * kPublisher, row, column)) continue;
            Fragment sum;
            change_fragment(sum, row, column, [&](int i, int k, S) {
                if (j > 0) return -load(sums + i + k * Tile);
                return k <= i ? -this->element(given, height, height, i, k) : S(0);
            });
            add_outer<Square::ld>(sum, left, row, left, column, 0, Tile);
            each_of_fragment(sum, row, column, [&](int i, int k, S value) {
                square[i + k * Square::ld] = i == k && i >= height ? S(1) : -value;
            });
        }
        sync();
    }
    /// The f-th fragment with elements of the lower triangle: 16 rows have two more than the 16 before.
    LAPILLI_DEVICE static bool lower_fragment(int f, int& row, int& column) {
        LAPILLI_UNROLL
        for (int high = 0; high < Square::high; ++high) {
            const int here = 2 * (high + 1);
            if (f >= 0 && f < here) {
                row = 16 * high;
                column = 8 * f;
                return true;
            }
            f -= here;
        }
        return false;
    }
    static constexpr int kDiagonalOwn = (Square::high * (Square::high + 1) + kPublisher - 1) / kPublisher;

    /// Fragments of a square of 32: one for each warp.
    static constexpr int kFragments = n / 16 * n / 8;
    static_assert(kFragments == kPotrfWarps);
    LAPILLI_DEVICE static int kRow(int f) { return f % 2 * 16; }
    LAPILLI_DEVICE static int kColumn(int f) { return f / 2 * 8; }
    LAPILLI_DEVICE Shared<S> in_square(int h, int k) const {
        const int at = h * n + k * n * Square::ld;
        return square.slice(at, Square::size - at);
    }
    LAPILLI_DEVICE Shared<S> in_inverse(int h, int k) const {
        const int at = h * n + k * n * Square::inverse_ld;
        return inverse.slice(at, Square::inverse_size - at);
    }

    const Shared<S> square = Base::first, left = Base::second;
    const Triangle triangle;
    const Shared<int> vain;
    unsigned turns = 0;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
