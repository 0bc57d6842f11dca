// SPDX-License-Identifier: BSD-3-Clause
// The chain of a block column's factorization: the tiles on its diagonal and those below them, by one block.
//
//     step j    triangle 0   D00 | leader: L00       U        | triangle 1   D11 | leader: L11           U = -L00^-H L10^H L11^-H
//                            D10 | follower: L10   D11 -= L10 L10^H              | follower: L11^-H      X = (j+1, j) L^-H
//                            I   | follower: L00^-H                              | others: fetch         D = (j+1, j+1) - X X^H
//
//     warps     0 leads, 1 and 2 follow; 0 to 3 make X, 0 to 5 the next D; 3 to 5 store L, meanwhile
//               6 and 7 publish: first the inverse, for which the rows wait, then X
//
// D, the next D, X and the inverse of step j are in shared memory. What a step takes is two triangles of 32 one after the other (of
// complex numbers, and where a tile has 32, one), and the products between them: latencies, not work. Only warps that need
// each other meet; all of them around each triangle. Rows (rows.cuh) hear of the inverse, and have until the end of the next
// step for what the chain wants of them.
#pragma once

#include "potrf/problem.cuh"
#include "potrf/triangle.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int Tile, class T>
class PotrfChain : PotrfBlock<Tile, T> {
    using Base = PotrfBlock<Tile, T>;
    using Base::p, Base::tiles, Base::progress, Base::inverse, Base::tile_at;
    using typename Base::Fragment, typename Base::S, typename Base::Square;
    using Triangle = PotrfTriangle<S>;
    using LowerGroup = PotrfLowerGroup<Tile>;
    static constexpr int n = Triangle::n, triangles = Tile / n;

    /// Warps: the first ones make X; those that store L; the last ones publish.
    static constexpr int kSolvers = 4, kFirstStorer = 3, kStorers = 3, kFirstPublisher = 6, kPublishers = 2;
    static constexpr int kFirstFetcher = 2;
    static_assert(kFirstStorer + kStorers == LowerGroup::groups && kFirstPublisher == LowerGroup::groups);
    /// Barriers, each of which is passed once a step.
    enum Barrier { kRead, kSolved, kNext, kFree, kInverseStored, kSolutionStored, kBarriers };

    static constexpr std::size_t next_at = Base::bytes;
    static constexpr std::size_t triangle_at = next_at + Square::size * sizeof(S);
    static constexpr std::size_t barriers_at = triangle_at + Triangle::bytes;
    static constexpr std::size_t vain_at = barriers_at + kBarriers * 8;

  public:
    static constexpr std::size_t bytes = vain_at + 16;

    LAPILLI_DEVICE explicit PotrfChain(const PotrfProblem<T>& problem)
        : Base(problem),
          triangle(triangle_at),
          barriers(shared<std::uint64_t>(barriers_at, kBarriers)),
          vain(shared<int>(vain_at, 1)) {}

    LAPILLI_DEVICE void run() {
        const bool failed_before = load(p.info) != 0;
        if (thread_id() == 0) init();
        if (!failed_before) fetch_first();
        sync();
        if (failed_before) stop();
        for (int j = 0; j < tiles.count && !failed_before; ++j) {
            const int failed = factor(j);
            if (failed > 0) {
                store_factor(j, 0, kPotrfWarps);
                if (thread_id() == 0) store(p.info, p.offset + std::int64_t{j} * Tile + failed);
                sync();
                stop();
            }
            if (failed != 0) return;
            const bool last = j + 1 == tiles.count;
            if (warp_id() >= kFirstPublisher) {
                publish(j, last);
            } else {
                if (!last) {
                    if (warp_id() < kSolvers) solve(j);
                    barriers.wait(kSolved, parity(j));
                    make_next_diagonal(j);
                }
                if (warp_id() >= kFirstStorer) store_factor(j, kFirstStorer, kStorers);
                barriers.arrive_warp(kFree, lane_id() == 0);
            }
        }
    }

  private:
    LAPILLI_DEVICE void init() const {
        const int one = arrivals_of_a_warp();
        triangle.init();
        barriers.init(kRead, kSolvers * one);
        barriers.init(kSolved, kSolvers * one);
        barriers.init(kNext, kPotrfWarps * one);
        barriers.init(kFree, kPotrfWarps * one);
        barriers.init(kInverseStored, kPublishers * one);
        barriers.init(kSolutionStored, kPublishers * one);
        vain[0] = 0;
    }
    LAPILLI_DEVICE static unsigned parity(int step) { return static_cast<unsigned>(step) % 2; }
    LAPILLI_DEVICE void stop() const {
        if (thread_id() == 0) progress.add(PotrfFlags::done, PotrfFlags::stopped);
    }
    /// D of step j: two places take turns.
    LAPILLI_DEVICE Shared<S> square(int j) const {
        return shared<S>(j % 2 == 0 ? Base::first_at : next_at, Square::size);
    }
    /// The first tile; behind the matrix's order the identity.
    LAPILLI_DEVICE void fetch_first() const {
        const int height = tiles.height(0);
        const Shared<S> d = square(0);
        move_tile<Square>(
            [&](int i, int k) { return k <= i ? this->element(p.a, height, height, i, k) : S(0); },
            [&](int i, int k, S value) { d[i + k * Square::ld] = i == k && i >= height ? S(1) : value; });
    }

    /// The tile in shared memory, and its inverse. The column that failed, from 1; negative when nobody comes any more.
    LAPILLI_DEVICE int factor(int j) {
        const Shared<S> d = square(j);
        if (j > 0 && warp_id() <= kFirstFetcher) barriers.wait(kNext, parity(j - 1));
        LAPILLI_UNROLL_BY(1)
        for (int h = 0; h < triangles; ++h) {
            const bool last = h + 1 == triangles;
            const auto turn = static_cast<unsigned>(j * triangles + h);
            if (warp_id() == 0) {
                triangle.lead(in_square(d, h, h), Square::ld);
            } else if (warp_id() == 1) {
                triangle.follow(turn, true, in_inverse(h, h), Square::inverse_ld);
            } else if (!last && warp_id() == 2) {
                triangle.follow(turn, false, in_square(d, 1, 0), Square::ld);
            } else if (last) {
                if (triangles > 1) {
                    for (int f = warp_id() - kFirstFetcher; f < kFragments; f += kPotrfWarps - kFirstFetcher)
                        multiply_inverse(d, f);
                }
                if (j + 1 < tiles.count) fetch_next(j);
            }
            sync();
            const int failed = triangle.failed();
            if (failed > 0) return h * n + failed;
            if (vain[0] != 0) return -1;
            if (!last) {
                subtract_outer(d);
                sync();
            }
        }
        if (triangles > 1) {
            Fragment product[1];
            const int row = kRow(warp_id()), column = kColumn(warp_id());
            add_solved<Square::ld, Square::inverse_ld>(product, in_square(d, 0, 1), row, in_inverse(1, 1),
                                                       column);
            each_of_fragment(product[0], row, column, [&](int i, int k, S value) {
                inverse[i + (n + k) * Square::inverse_ld] = value;
            });
            sync();
        }
        return 0;
    }
    /// D11 -= L10 L10^H, by a warp for each fragment of the lower triangle.
    LAPILLI_DEVICE void subtract_outer(Shared<S> d) const {
        const PotrfLowerGroup<n> lower(warp_id());
        if (lower.count == 0) return;
        Fragment sum[1];
        const int row = n + lower.row, column = n + lower.column;
        change_fragment(sum[0], row, column, [&](int i, int k, S) { return -S(d[i + k * Square::ld]); });
        add_outer<Square::ld>(sum, 1, d, row, d, column, 0, n);
        each_of_fragment(sum[0], row, column, [&](int i, int k, S value) { d[i + k * Square::ld] = -value; });
    }
    /// A fragment of -L00^-H L10^H, into D's upper triangle.
    LAPILLI_DEVICE void multiply_inverse(Shared<S> d, int f) const {
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
                    const S value = d[n + column + c + (k + l) * Square::ld];
                    return conj(value);
                });
        }
        each_of_fragment(product, row, column,
                         [&](int i, int k, S value) { d[i + (n + k) * Square::ld] = value; });
    }
    /// What tiles (j+1, j) and (j+1, j+1) are before their last step, by all warps but two.
    LAPILLI_DEVICE void fetch_next(int j) {
        if (j > 0) barriers.wait(kFree, parity(j - 1));
        bool there = true;
        if (j > 0 && lane_id() == 0) there = progress.reaches(PotrfFlags::sums + j + 1, 1);
        if (any(!there)) {
            if (lane_id() == 0) vain[0] = 1;
            return;
        }
        constexpr int threads = kPotrfThreads - 32 * kFirstFetcher;
        const int first = thread_id() - 32 * kFirstFetcher;
        const Shared<S> d = square(j + 1);
        if (j > 0) {
            constexpr int pack = Pack<S>::size;
            const S* const of_left = p.work + tiles.left_at(j + 1);
            const S* const of_diagonal = p.work + tiles.diagonal_at(j + 1);
            for (int at = first * pack; at < Square::elements; at += threads * pack) {
                const int i = at % Tile, k = at / Tile;
                copy_async16(left, i + k * Square::ld, of_left + at);
                if (k / 8 * 8 <= i) copy_async16(d, i + k * Square::ld, of_diagonal + at);
            }
            copy_async_commit();
            copy_async_wait<0>();
            return;
        }
        const T* const left_tile = tile_at(1, 0);
        const T* const diagonal_tile = tile_at(1, 1);
        const int height = tiles.height(1);
        LAPILLI_UNROLL_BY(4)
        for (int e = first; e < Square::elements; e += threads) {
            const int i = e % Tile, k = e / Tile;
            const S x = this->element(left_tile, height, Tile, i, k);
            const S y = k <= i ? this->element(diagonal_tile, height, height, i, k) : S(0);
            left[i + k * Square::ld] = x;
            d[i + k * Square::ld] = y;
        }
    }

    /// X = (j+1, j) L^-H, in place, by the first warps.
    LAPILLI_DEVICE void solve(int j) const {
        constexpr int each = Square::fragments / kSolvers;
        const int row = warp_id() % Square::high * 16, column = warp_id() / Square::high * each * 8;
        Fragment x[each];
        add_solved<Square::ld, Square::inverse_ld>(x, left, row, inverse, column);
        // Where one warp has all of some rows, nobody else reads them.
        if constexpr (Square::high < kSolvers) {
            barriers.arrive_warp(kRead, lane_id() == 0);
            barriers.wait(kRead, parity(j));
        } else {
            sync_warp();
        }
        LAPILLI_UNROLL
        for (int q = 0; q < each; ++q)
            each_of_fragment(x[q], row, column + 8 * q,
                             [&](int i, int k, S value) { left[i + k * Square::ld] = value; });
        barriers.arrive_warp(kSolved, lane_id() == 0);
    }
    /// Tile (j+1, j+1) minus X X^H, to where the next step wants it.
    LAPILLI_DEVICE void make_next_diagonal(int j) const {
        const LowerGroup lower(warp_id());
        const Shared<S> d = square(j + 1);
        const int height = tiles.height(j + 1);
        Fragment sum[LowerGroup::most];
        LAPILLI_UNROLL
        for (int q = 0; q < LowerGroup::most; ++q) {
            if (q < lower.count)
                change_fragment(sum[q], lower.row, lower.column + 8 * q,
                                [&](int i, int k, S) { return -S(d[i + k * Square::ld]); });
        }
        add_outer<Square::ld>(sum, lower.count, left, lower.row, left, lower.column, 0, Tile);
        LAPILLI_UNROLL
        for (int q = 0; q < LowerGroup::most; ++q) {
            if (q < lower.count)
                each_of_fragment(sum[q], lower.row, lower.column + 8 * q, [&](int i, int k, S value) {
                    d[i + k * Square::ld] = i == k && i >= height ? S(1) : -value;
                });
        }
        barriers.arrive_warp(kNext, lane_id() == 0);
    }

    /// The inverse and X to the others, by the last warps.
    LAPILLI_DEVICE void publish(int j, bool last) const {
        constexpr int pack = Pack<S>::size, threads = 32 * kPublishers;
        const int first = thread_id() - 32 * kFirstPublisher;
        S* const to = p.work + tiles.inverse_at(j);
        LAPILLI_UNROLL_BY(4)
        for (int at = first * pack; at < Square::elements; at += threads * pack) {
            const int i = at % Tile, k = at / Tile;
            if (Base::is_kept(i, k)) store_pack(to + at, load_pack(inverse, i + k * Square::inverse_ld));
        }
        if (!last) barriers.arrive_warp(kNext, lane_id() == 0);
        tell(j, kInverseStored, PotrfFlags::done);
        if (last) return;
        barriers.wait(kSolved, parity(j));
        T* const tile = tile_at(j + 1, j);
        const int height = tiles.height(j + 1);
        LAPILLI_UNROLL_BY(8)
        for (int e = first; e < Square::elements; e += threads) {
            const int i = e % Tile, k = e / Tile;
            this->set_element(tile, height, Tile, i, k, left[i + k * Square::ld]);
        }
        barriers.arrive_warp(kFree, lane_id() == 0);
        tell(j, kSolutionStored, PotrfFlags::columns + j + 1);
    }
    /// When all publishers have stored their part, the last one says so.
    LAPILLI_DEVICE void tell(int j, int barrier, int word) const {
        barriers.arrive_warp(barrier, lane_id() == 0);
        if (warp_id() + 1 < kPotrfWarps) return;
        barriers.wait(barrier, parity(j));
        sync_warp();
        if (lane_id() == 0) progress.add(word, 1);
    }
    LAPILLI_DEVICE void store_factor(int j, int first_warp, int warps) const {
        T* const to = tile_at(j, j);
        const int height = tiles.height(j);
        const Shared<S> d = square(j);
        LAPILLI_UNROLL_BY(4)
        for (int e = thread_id() - 32 * first_warp; e < Square::elements; e += 32 * warps) {
            const int i = e % Tile, k = e / Tile;
            if (k <= i) this->set_element(to, height, height, i, k, d[i + k * Square::ld]);
        }
    }

    /// Fragments of a square of 32: one for each warp.
    static constexpr int kFragments = n / 16 * n / 8;
    static_assert(kFragments == kPotrfWarps);
    LAPILLI_DEVICE static int kRow(int f) { return f % 2 * 16; }
    LAPILLI_DEVICE static int kColumn(int f) { return f / 2 * 8; }
    LAPILLI_DEVICE static Shared<S> in_square(Shared<S> d, int h, int k) {
        const int at = h * n + k * n * Square::ld;
        return d.slice(at, Square::size - at);
    }
    LAPILLI_DEVICE Shared<S> in_inverse(int h, int k) const {
        const int at = h * n + k * n * Square::inverse_ld;
        return inverse.slice(at, Square::inverse_size - at);
    }

    const Shared<S> left = Base::second;
    const Triangle triangle;
    const TransferBarriers barriers;
    const Shared<int> vain;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
