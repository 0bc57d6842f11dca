// SPDX-License-Identifier: BSD-3-Clause
// Cholesky QR of a tall panel, twice, and the reflectors of its Q: what needs four barriers over the grid
// instead of one a column, and products by tensor cores in between.
//
//     rows of block 0   | T |     G = A^H A           parts of the blocks, barrier, sums, barrier
//     rows of block 1   | . |     G = R^H R, A <- A R^-1
//     rows of block 2   | . |     once more with what has become of A: Q = A R'^-1
//        ...            | . |     T - D R' = L W      of Q's first rows T R'^-1, Q - (D 0)^T = (L V)^T (W R'^-1)
//                                 A <- A W^-1         the reflectors below: V
//
// D has signs, and D R' R is the R of LAPACK; I - (L V)^T S (L V) = Q with S = -W R'^-1 D L^-H, whose
// diagonal is tau. CholeskyQR2: Y. Yamamoto, Y. Nakatsukasa, Y. Yanagisawa, T. Fukaya, ETNA 44 (2015);
// reflectors of Q: G. Ballard, J. Demmel, L. Grigori, M. Jacquelin, H. D. Nguyen, E. Solomonik, IPDPS 2014.
//
// Orthogonal to rounding errors where A R^-1 is nearly so, which the second G shows; else, and where a pivot
// is not positive, nothing has been changed and the panel goes column by column. A block whose shared memory
// does not hold its rows takes them in chunks: A is read twice, A R^-1 goes to the place of V and is read
// there. All blocks make the small factorizations for themselves, with the same bits, and so agree. A R^-1 is
// found by substitution, which keeps A - Q R small column by column also where R is ill-conditioned.
#pragma once

#include "panel_qr/eliminate.cuh"
#include "panel_qr/sum_of_parts.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class CholeskyQr {
    using S = wide_t<T>;
    using Shape = PanelQrShape<T>;
    using Gram = PanelQrGram;
    static constexpr int kLimit = static_cast<int>(panel_qr_limit);
    static constexpr int kTile = Gram::tile, kTrianglesLd = Shape::triangles_ld;
    static constexpr int kOfR = panel_qr_elements_of_r;
    static constexpr int kLoads = is_complex<T> ? 5 : 10;  // at once, of a thread
    /// The second G may differ from I by that much in an element, which bounds |G - I| by 1/4.
    static constexpr double kNearly = 1.0 / 256;

  public:
    LAPILLI_DEVICE CholeskyQr(const PanelQrArgs<T>& problem, const Shape& of_block)
        : p(problem),
          width(of_block.width),
          ld(of_block.chunk_ld()),
          chunk(of_block.chunk),
          tiles(of_block.tile_columns() / kTile),
          first(static_cast<std::int64_t>(block_id()) * of_block.rows),
          rows(static_cast<int>(min<std::int64_t>(of_block.rows, p.rows - first))),
          chunks(of_block.chunks()),
          wide(reinterpret_cast<S*>(p.work + panel_qr_gram_at(p.rows))),
          small(of_block.width),
          block_sums(shared<S>(Shape::sums_of_blocks_at, static_cast<std::size_t>(Shape::warps) * 32)),
          triangles(shared<T>(Shape::triangles_at, static_cast<std::size_t>(kTrianglesLd) * kLimit)),
          panel(shared<T>(Shape::tiles_at,
                          static_cast<std::size_t>(ld) * static_cast<std::size_t>(tiles * kTile))) {}

    /// Whether it could be done. The same in all threads of all blocks.
    LAPILLI_DEVICE bool run() {
        GridBarrier& grid = *static_cast<GridBarrier*>(p.barrier);
        const bool top = block_id() == 0;
        small.clear();
        SquareTile<S> a_a, q_q;
        for (int c = 0; c < chunks; ++c) {
            fetch(p.a, p.lda, c, 0);
            sync();
            add_products(a_a);
            if (chunks > 1) sync();
        }
        SquarePart<S> g;
        gram(grid, a_a, g);
        const bool positive = small.cholesky(g);
        sync();
        if (!positive) return false;
        if (top) leave_factor();
        for (int c = 0; c < chunks; ++c) {
            if (chunks > 1) {
                fetch(p.a, p.lda, c, 0);
                sync();
            }
            divide_by_factor();
            sync();
            if (top && c == 0) leave_top();
            add_products(q_q);
            if (chunks > 1) {
                leave_quotient(c);
                sync();
            }
        }
        gram(grid, q_q, g);
        if (sync_or(far_from_identity(g)) != 0) return false;
        small.cholesky_near_identity(g);
        sync();
        S r[kOfR];
        LAPILLI_UNROLL
        for (int q = 0; q < kOfR; ++q) r[q] = element_of_r(column_of_r(q));
        const double unit = thread_id() < width ? real(small.factor(thread_id(), thread_id())) : 1.0;
        g.fill(width,
               [&](int i, int k) { return load(wide + Gram::top_at(block_count()) + i + k * kLimit); });
        if (p.t != nullptr) keep_factor();
        small.reflectors(g, [&](int i, int j, S l) {
            if (top) set_reflector(i, j, narrowed<T>(l));
            if (p.t != nullptr) triangles[i + j * kTrianglesLd] = narrowed<T>(l);
        });
        sync();
        if (top) finish_tau(unit);
        if (p.t != nullptr) make_rows_of_t();
        LAPILLI_UNROLL
        for (int q = 0; q < kOfR; ++q) finish_r(column_of_r(q), r[q]);
        for (int c = 0; c < chunks; ++c) {
            if (chunks > 1) {
                fetch(p.v, p.ldv, c, top && c == 0 ? width : 0);
                sync();
            }
            divide_by_factor();
            sync();
            deliver(c);
            if (chunks > 1) sync();
        }
        return true;
    }

  private:
    LAPILLI_DEVICE S element(int i, int k) const {
        const T x = panel[i + k * ld];
        return widened(x);
    }
    LAPILLI_DEVICE void set_reflector(std::int64_t row, int j, T value) const {
        store(p.a + row + j * p.lda, value);
        store(p.v + row + j * p.ldv, value);
    }

    /// Rows of chunk c: the first one, and how many there are.
    LAPILLI_DEVICE std::int64_t first_of(int c) const { return first + c * chunk; }
    LAPILLI_DEVICE int rows_of(int c) const { return min(chunk, rows - c * chunk); }

    /// A chunk of the block's rows, from row `begin` of it on; zeros up to whole tiles.
    LAPILLI_DEVICE void fetch(const T* from, std::int64_t distance, int c, int begin) const {
        constexpr int at_once = is_complex<T> ? 5 : 10;
        const int end = rows_of(c);
        for (int k = warp_id(); k < tiles * kTile; k += Shape::warps) {
            const T* const column = from + first_of(c) + k * distance;
            for (int i0 = lane_id(); i0 < chunk; i0 += 32 * at_once) {
                T x[at_once];
                LAPILLI_UNROLL
                for (int q = 0; q < at_once; ++q) {
                    const int i = i0 + 32 * q;
                    x[q] = i >= begin && i < end && k < width ? load(column + i) : T(0);
                }
                LAPILLI_UNROLL
                for (int q = 0; q < at_once; ++q) {
                    if (i0 + 32 * q < chunk) panel[i0 + 32 * q + k * ld] = x[q];
                }
            }
        }
    }
    LAPILLI_DEVICE void leave_quotient(int c) const {
        for (int k = warp_id(); k < width; k += Shape::warps) {
            for (int i = lane_id(); i < rows_of(c); i += 32) {
                const T x = panel[i + k * ld];
                store(p.v + first_of(c) + i + k * p.ldv, x);
            }
        }
    }

    /// The thread's elements of A^H A over all blocks.
    LAPILLI_DEVICE void gram(GridBarrier& grid, const SquareTile<S>& of_block, SquarePart<S>& g) const {
        const int blocks = block_count(), elements = tiles * (tiles + 1) / 2 * kTile * kTile;
        if (has_tile()) of_block.keep(wide + Gram::part_at(block_id()) + warp_id() * kTile * kTile);
        grid_sync(grid);
        // Each block adds up some of the elements: a lane for each, every warp some blocks. Of few blocks
        // each has many elements, and a thread adds up all blocks for one of them: the same sums in the same
        // order.
        const int share = (elements + blocks - 1) / blocks;
        const int begin = min(block_id() * share, elements), end = min(begin + share, elements);
        const bool alone = blocks <= Shape::warps;
        for (int e = begin + thread_id(); alone && e < end; e += panel_qr_threads)
            store(wide + Gram::sum_at(blocks) + e,
                  sum_of_parts<kLoads>(0, 1, blocks, wide + e, Gram::elements));
        for (int e = begin; !alone && e < end; e += 32) {
            const int own = e + lane_id();
            block_sums[thread_id()] =
                own < end ? sum_of_parts<kLoads>(warp_id(), Shape::warps, blocks, wide + own, Gram::elements)
                          : S(0);
            sync();
            if (warp_id() == 0 && own < end) {
                S sum(0);
                LAPILLI_UNROLL
                for (int w = 0; w < Shape::warps; ++w) {
                    const S part = block_sums[w * 32 + lane_id()];
                    sum += part;
                }
                store(wide + Gram::sum_at(blocks) + own, sum);
            }
            sync();
        }
        grid_sync(grid);
        g.fill(width, [&](int i, int k) {
            const bool lower = i / kTile >= k / kTile;
            const S x = load(wide + Gram::sum_at(blocks) + (lower ? Gram::place(i, k) : Gram::place(k, i)));
            return lower ? x : conj(x);
        });
    }
    static_assert(Gram::tiles <= Shape::warps);
    LAPILLI_DEVICE bool has_tile() const { return warp_id() < tiles * (tiles + 1) / 2; }
    /// The warp's tile of A^H A, of the rows in shared memory.
    LAPILLI_DEVICE void add_products(SquareTile<S>& sum) const {
        if (!has_tile()) return;
        const int i0 = Gram::tile_row(warp_id()) * kTile, k0 = Gram::tile_column(warp_id()) * kTile;
        for (int r = 0; r < chunk; r += 8)
            sum.add([&](int k, int i) { return element(r + k, i0 + i); },
                    [&](int k, int j) { return element(r + k, k0 + j); });
    }
    LAPILLI_DEVICE bool far_from_identity(SquarePart<S>& g) const {
        bool far = false;
        g.each([&](int i, int k, S x) {
            if (max(i, k) < width) far |= !(abs2(x - S(i == k)) <= kNearly * kNearly);
        });
        return far;
    }

    /// A := A F^-1 with the factor in shared memory: a warp for 16 rows, from the left in blocks of 8
    /// columns, products with those before and a substitution with a row in each lane.
    LAPILLI_DEVICE void divide_by_factor() const {
        for (int i0 = warp_id() * kTile; i0 < chunk; i0 += Shape::warps * kTile) {
            for (int k0 = 0; k0 < width; k0 += 8) {
                if (k0 > 0) subtract_products(i0, k0);
                if (lane_id() < kTile) substitute(i0 + lane_id(), k0);
                sync_warp();
            }
        }
    }
    LAPILLI_DEVICE void subtract_products(int i0, int k0) const {
        ProductTile<S> sum;
        for (int b = 0; b < k0; b += 8) {
            const int of_factor = PanelQrFactor::at(b, k0), distance = PanelQrFactor::ld(b);
            sum.add([&](int i, int k) { return element(i0 + i, b + k); },
                    [&](int k, int j) { return small.factor_at(of_factor + k * distance + j); });
        }
        LAPILLI_UNROLL
        for (int e = 0; e < 4; ++e) {
            const int i = i0 + sum.row() + e / 2 * 8, k = k0 + sum.column() + e % 2;
            panel[i + k * ld] = narrowed<T>(element(i, k) - sum.element(e));
        }
        sync_warp();
    }
    LAPILLI_DEVICE void substitute(int i, int k0) const {
        const int of_factor = PanelQrFactor::at(k0, k0), distance = PanelQrFactor::ld(k0);
        S x[8];
        LAPILLI_UNROLL
        for (int k = 0; k < 8; ++k) x[k] = element(i, k0 + k);
        LAPILLI_UNROLL
        for (int j = 0; j < 8; ++j) {
            x[j] = x[j] * small.reciprocal_pivot(k0 + j);
            LAPILLI_UNROLL
            for (int k = j + 1; k < 8; ++k)
                x[k] = fma(-x[j], small.factor_at(of_factor + j * distance + k), x[k]);
        }
        LAPILLI_UNROLL
        for (int k = 0; k < 8; ++k) panel[i + (k0 + k) * ld] = narrowed<T>(x[k]);
    }

    /// The first rows of A R^-1, for all blocks.
    LAPILLI_DEVICE void leave_top() const {
        for (int e = thread_id(); e < width * kLimit; e += panel_qr_threads) {
            const int i = e % kLimit, k = e / kLimit;
            if (i < width) store(wide + Gram::top_at(block_count()) + i + k * kLimit, element(i, k));
        }
    }
    /// The first pass's factor, by columns, for all blocks.
    LAPILLI_DEVICE void leave_factor() const {
        for (int e = thread_id(); e < width * kLimit; e += panel_qr_threads) {
            const int i = e % kLimit, k = e / kLimit;
            if (i <= k) store(wide + Gram::factor_at(block_count()) + e, small.factor(i, k));
        }
    }
    /// The row of R' R in which a thread has elements: one element if the grid has eight blocks or more.
    LAPILLI_DEVICE int row_of_r() const { return thread_id() % kLimit; }
    LAPILLI_DEVICE int column_of_r(int q) const {
        return block_id() + (thread_id() / kLimit + q * (panel_qr_threads / kLimit)) * block_count();
    }
    LAPILLI_DEVICE S element_of_r(int k) const {
        const int i = row_of_r();
        S sum(0);
        if (k >= width) return sum;
        const S* const column = wide + Gram::factor_at(block_count()) + k * kLimit;
        for (int j = i; j <= k; ++j) sum = fma(small.factor(i, j), load(column + j), sum);
        return sum;
    }
    /// R's element, and V's zero or one.
    LAPILLI_DEVICE void finish_r(int k, S r) const {
        const int i = row_of_r();
        if (k >= width || i > k) return;
        r = small.sign(i) * r;
        store(p.a + i + k * p.lda, narrowed<T>(i == k ? S(real(r)) : r));
        store(p.v + i + k * p.ldv, i == k ? T(1) : T(0));
    }
    /// unit: the diagonal element of R' in the column of the thread.
    LAPILLI_DEVICE void finish_tau(double unit) const {
        const int j = thread_id();
        if (j < width) store(p.tau + j, narrowed<T>((-small.sign(j) / unit) * small.factor(j, j)));
    }
    /// Keeps R'; L goes into the same array.
    LAPILLI_DEVICE void keep_factor() const {
        for (int e = thread_id(); e < width * kLimit; e += panel_qr_threads) {
            const int i = e % kLimit, k = e / kLimit;
            if (i <= k) triangles[i + k * kTrianglesLd] = narrowed<T>(small.factor(i, k));
        }
    }
    LAPILLI_DEVICE S of_triangles(int i, int k) const {
        const T x = triangles[i + k * kTrianglesLd];
        return widened(x);
    }
    /// The block's rows of T, by the warps that have no rows of A to divide; at least by the last one, which
    /// has few.
    LAPILLI_DEVICE void make_rows_of_t() const {
        const int makers = max(1, Shape::warps - (chunk + kTile - 1) / kTile);
        const int own = warp_id() - (Shape::warps - makers);
        if (own < 0) return;
        for (int i = block_id() + own * block_count(); i < width; i += makers * block_count())
            make_row_of_t(i);
    }
    /// Row i of T = -W R'^-1 D L^-H, independent of the others: two substitutions by a warp with two columns
    /// in each lane.
    LAPILLI_DEVICE void make_row_of_t(int i) const {
        S x[2];
        double over_pivot[2], minus_sign[2];
        LAPILLI_UNROLL
        for (int h = 0; h < 2; ++h) {
            const int k = lane_id() + 32 * h;
            over_pivot[h] = k < width ? 1.0 / real(of_triangles(k, k)) : 0.0;
            minus_sign[h] = k < width ? -small.sign(k) : 0.0;
            x[h] = i <= k && k < width ? small.factor(i, k) : S(0);
        }
        eliminate(i, x, over_pivot, [&](int j, int k) { return of_triangles(j, k); });
        LAPILLI_UNROLL
        for (int h = 0; h < 2; ++h) {
            x[h] = minus_sign[h] * x[h];
            over_pivot[h] = 1.0;
        }
        eliminate(i, x, over_pivot, [&](int j, int k) { return conj(of_triangles(k, j)); });
        LAPILLI_UNROLL
        for (int h = 0; h < 2; ++h) {
            const int k = lane_id() + 32 * h;
            if (k < width) store(p.t + i + k * p.ldt, i <= k ? narrowed<T>(x[h]) : T(0));
        }
    }
    /// x := x F^-1, where x has zeros before element i, f(j, k) is the factor's element behind the diagonal.
    template <class F>
    LAPILLI_DEVICE void eliminate(int i, S (&x)[2], const double (&over_pivot)[2], F f) const {
        LAPILLI_UNROLL
        for (int half = 0; half < 2; ++half) {
            const int end = min(width - 32 * half, 32);
            LAPILLI_UNROLL_BY(4)
            for (int lane = max(0, i - 32 * half); lane < end; ++lane) {
                const int j = lane + 32 * half;
                const S value = shuffle(over_pivot[half] * x[half], lane);
                if (lane_id() == lane) x[half] = value;
                LAPILLI_UNROLL
                for (int h = half; h < 2; ++h) {
                    const int k = lane_id() + 32 * h;
                    x[h] = fma(-value, j < k && k < width ? f(j, k) : S(0), x[h]);
                }
            }
        }
    }
    LAPILLI_DEVICE void deliver(int c) const {
        const int begin = block_id() == 0 && c == 0 ? width : 0;
        for (int k = warp_id(); k < width; k += Shape::warps) {
            for (int i = begin + lane_id(); i < rows_of(c); i += 32) {
                const T x = panel[i + k * ld];
                set_reflector(first_of(c) + i, k, x);
            }
        }
    }

    const PanelQrArgs<T>& p;
    const int width, ld, chunk, tiles;
    const std::int64_t first;
    const int rows, chunks;
    S* const wide;
    const Elimination<T> small;
    const Shared<S> block_sums;
    const Shared<T> triangles, panel;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
