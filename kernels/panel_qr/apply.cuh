// SPDX-License-Identifier: BSD-3-Clause
// The work between two panels of a block column (PanelApplyArgs in panel_qr/apply_args.hpp), in one
// cooperative kernel.
//
//     rows of block 0   |  V_0  | V |   C   |     W = V^H [C V_0]       parts of the blocks, barrier
//     rows of block 1   |       |   |       |     W := T^H W            a block has some columns, barrier
//     rows of block 2   |       |   |       |     C -= V W_C            rows of the block
//        ...            |       |   |       |     T_1 = -T_0 W_0^H      tiles, shared out over all warps
//
// V_0^H V T, which T_1 needs, is the adjoint of T^H V^H V_0: the columns of V_0 go along with C's.
// V is in shared memory, of long blocks a chunk of rows at a time; C, V_0 and W come from L2. The FP64 tensor
// cores multiply, complex numbers as four real products, in double precision also where T is single. Sums run
// in a fixed order. Bound: two barriers, and two reads of C by the blocks; 2 x 192 columns of 5000 rows by 48
// multiprocessors are 12 us of tensor cores.
#pragma once

#include "arch/barrier.cuh"
#include "panel_qr/apply_args.hpp"
#include "panel_qr/sum_of_parts.cuh"
#include "panel_qr/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// PanelApplyArgs for the kernels' scalars.
template <class T>
struct PanelApplyProblem {
    std::int64_t rows;
    int width, right, before;
    const T* v;
    std::int64_t ldv;
    const T* t;
    std::int64_t ldt;
    T* c;
    std::int64_t ldc;
    const T* v0;
    std::int64_t ldv0;
    const T* t0;
    std::int64_t ldt0;
    T* t1;
    std::int64_t ldt1;
    T* above;
    std::int64_t above_rows, ld_above;
    wide_t<T>* work;
    GridBarrier* barrier;
};

template <class T>
class PanelApply {
    using S = wide_t<T>;
    using Shape = PanelApplyShape<T>;
    static constexpr int kLimit = Shape::limit, kWarps = panel_apply_threads / 32;
    static constexpr int kStep = Shape::step, kLoads = kStep / 8;
    static constexpr int kRowTiles = kLimit / 16;

  public:
    LAPILLI_DEVICE PanelApply(const PanelApplyProblem<T>& problem, const Shape& of_block)
        : p(problem),
          all(problem.right + problem.before),
          first(static_cast<std::int64_t>(block_id()) * of_block.rows),
          rows(static_cast<int>(min<std::int64_t>(of_block.rows, problem.rows - first))),
          chunk(of_block.chunk),
          chunks(of_block.chunks()),
          ld(of_block.v_ld()),
          sum(problem.work + std::int64_t{block_count()} * all * kLimit),
          t(shared<S>(0, static_cast<std::size_t>(Shape::t_ld) * kLimit)),
          sums(shared<S>(Shape::sums_at, panel_apply_threads)),
          w(shared<S>(0, static_cast<std::size_t>(Shape::columns) * Shape::w_ld)),
          v(shared<T>(Shape::v_at, static_cast<std::size_t>(ld) * kLimit)) {}

    LAPILLI_DEVICE void run() const {
        clear_above();
        if (all == 0) return;
        fetch_t();
        for (int k = 0; k < chunks; ++k) {
            if (k > 0) sync();
            fetch_v(k);
            sync();
            for (int tile = warp_id(); 8 * tile < all; tile += kWarps) add_products(k, tile);
        }
        grid_sync(*p.barrier);
        add_up();
        grid_sync(*p.barrier);
        for (int k = 0; k < chunks && p.right > 0; ++k) {
            if (chunks > 1) {
                sync();
                fetch_v(k);
            }
            for (int begin = 0; begin < p.right; begin += Shape::columns) {
                if (begin > 0 || k > 0) sync();
                fetch_w(begin);
                sync();
                update(k, begin);
            }
        }
        make_t1();
    }

  private:
    LAPILLI_DEVICE void clear_above() const {
        const std::int64_t count = p.above_rows * p.width;
        for (std::int64_t e = std::int64_t{block_id()} * panel_apply_threads + thread_id(); e < count;
             e += std::int64_t{block_count()} * panel_apply_threads)
            store(p.above + e % p.above_rows + e / p.above_rows * p.ld_above, T(0));
    }
    /// T(k, i) at i, k: a thread has row i of T^H.
    LAPILLI_DEVICE void fetch_t() const {
        for (int e = thread_id(); e < kLimit * kLimit; e += panel_apply_threads) {
            const int k = e % kLimit, i = e / kLimit;
            const bool has = k <= i && i < p.width;
            const T x = has ? load(p.t + k + i * p.ldt) : T(0);
            t[i * Shape::t_ld + k] = conj(widened(x));
        }
    }
    LAPILLI_DEVICE int rows_of(int k) const { return min(chunk, rows - k * chunk); }
    /// Chunk k of the block's rows of V; zeros behind them and behind its columns.
    LAPILLI_DEVICE void fetch_v(int k) const {
        constexpr int at_once = is_complex<T> ? 2 : 4;
        const int count = rows_of(k);
        for (int j = warp_id(); j < kLimit; j += kWarps) {
            const T* const column = p.v + first + k * chunk + j * p.ldv;
            for (int i0 = lane_id(); i0 < chunk; i0 += 32 * at_once) {
                T x[at_once];
                LAPILLI_UNROLL
                for (int q = 0; q < at_once; ++q) {
                    const int i = i0 + 32 * q;
                    x[q] = i < count && j < p.width ? load(column + i) : T(0);
                }
                LAPILLI_UNROLL
                for (int q = 0; q < at_once; ++q) {
                    if (i0 + 32 * q < chunk) v[i0 + 32 * q + j * ld] = x[q];
                }
            }
        }
    }
    LAPILLI_DEVICE S of_v(int i, int j) const {
        const T x = v[i + j * ld];
        return widened(x);
    }
    /// Column j of [C V_0] from chunk k on.
    LAPILLI_DEVICE const T* column(int k, int j) const {
        const std::int64_t row = first + k * chunk;
        return j < p.right ? p.c + row + j * p.ldc : p.v0 + row + (j - p.right) * p.ldv0;
    }
    LAPILLI_DEVICE S* part_of(int block, int j) const {
        return p.work + (std::int64_t{block} * all + j) * kLimit;
    }

    /// Adds V^H X to the block's part of W, X eight columns in chunk k, by a warp. A lane loads what it
    /// multiplies, before that is due.
    LAPILLI_DEVICE void add_products(int k, int tile) const {
        ProductTile<S> product[kRowTiles];
        const int own = 8 * tile + lane_id() / 4, row = lane_id() % 4;
        const int count = own < all ? rows_of(k) : 0;
        const T* const x = column(k, min(own, all - 1));
        if (k > 0) each_part(tile, product, [&](S* at, S& value) { value = load(at); });
        T now[2 * kLoads], next[2 * kLoads];
        load_rows(x, row, count, now);
        LAPILLI_UNROLL_BY(1)
        for (int r = 0; r < chunk; r += kStep) {
            load_rows(x, r + kStep + row, count, next);
            LAPILLI_UNROLL
            for (int s = 0; s < kLoads; ++s) {
                LAPILLI_UNROLL
                for (int m = 0; m < kRowTiles; ++m) {
                    product[m].add([&](int i, int l) { return conj(of_v(r + 8 * s + l, 16 * m + i)); },
                                   [&](int l, int) { return widened(l < 4 ? now[2 * s] : now[2 * s + 1]); });
                }
            }
            LAPILLI_UNROLL
            for (int q = 0; q < 2 * kLoads; ++q) now[q] = next[q];
        }
        each_part(tile, product, [](S* at, S& value) { store(at, value); });
    }
    /// Rows `row`, row + 4, ... of a column.
    LAPILLI_DEVICE static void load_rows(const T* x, int row, int count, T (&to)[2 * kLoads]) {
        LAPILLI_UNROLL
        for (int q = 0; q < 2 * kLoads; ++q) to[q] = row + 4 * q < count ? load(x + row + 4 * q) : T(0);
    }
    /// f(place, element) for the lane's elements of the block's part of W.
    template <class F>
    LAPILLI_DEVICE void each_part(int tile, ProductTile<S> (&product)[kRowTiles], F f) const {
        LAPILLI_UNROLL
        for (int m = 0; m < kRowTiles; ++m) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) {
                const int j = 8 * tile + product[m].column() + e % 2;
                if (j >= all) continue;
                S value = product[m].element(e);
                f(part_of(block_id(), j) + 16 * m + product[m].row() + e / 2 * 8, value);
                product[m].set_element(e, value);
            }
        }
    }

    /// T^H W of every block_count()-th column: its parts by two threads for each row.
    LAPILLI_DEVICE void add_up() const {
        constexpr int together = panel_apply_threads / kLimit / 2, loads = is_complex<T> ? 5 : 10;
        const int i = thread_id() % kLimit, group = thread_id() / kLimit % together;
        const int half = thread_id() / (kLimit * together), blocks = block_count();
        for (int begin = block_id(); begin < all; begin += blocks * together) {
            const int j = begin + blocks * group;
            const std::int64_t distance = std::int64_t{all} * kLimit;
            sums[thread_id()] =
                j < all ? sum_of_parts<loads>(half, 2, blocks, part_of(0, j) + i, distance) : S(0);
            sync();
            if (half == 0 && j < all) {
                S x(0);
                LAPILLI_UNROLL_BY(8)
                for (int k = 0; k < kLimit; ++k) {
                    const S one = sums[group * kLimit + k], other = sums[(together + group) * kLimit + k];
                    const S factor = t[i * Shape::t_ld + k];
                    x = fma(factor, one + other, x);
                }
                store(sum + std::int64_t{j} * kLimit + i, x);
            }
            sync();
        }
    }
    /// Columns of C from `begin` on of T^H W.
    LAPILLI_DEVICE void fetch_w(int begin) const {
        for (int e = thread_id(); e < Shape::columns * kLimit; e += panel_apply_threads) {
            const int j = e / kLimit, k = e % kLimit;
            w[j * Shape::w_ld + k] =
                begin + j < p.right ? load(sum + std::int64_t{begin + j} * kLimit + k) : S(0);
        }
    }
    /// C -= V W in chunk k and these columns: a warp has 16 rows and 16 columns at a time.
    LAPILLI_DEVICE void update(int k, int begin) const {
        const int count = rows_of(k), columns = min(Shape::columns, p.right - begin);
        const int tiles = (count + 15) / 16, groups = (columns + 15) / 16;
        T* const to = p.c + first + k * chunk + begin * p.ldc;
        for (int task = warp_id(); task < tiles * groups; task += kWarps) {
            const int row = task % tiles * 16, column = task / tiles * 16;
            ProductTile<S> product[2];
            T old[2][4] = {};
            const auto each = [&](auto f) {
                LAPILLI_UNROLL
                for (int h = 0; h < 2; ++h) {
                    LAPILLI_UNROLL
                    for (int e = 0; e < 4; ++e) {
                        const int i = row + product[h].row() + e / 2 * 8;
                        const int j = column + 8 * h + product[h].column() + e % 2;
                        if (i < count && j < columns) f(to + i + j * p.ldc, h, e);
                    }
                }
            };
            each([&](const T* at, int h, int e) { old[h][e] = load(at); });
            LAPILLI_UNROLL_BY(2)
            for (int l = 0; l < kLimit; l += 8) {
                LAPILLI_UNROLL
                for (int h = 0; h < 2; ++h) {
                    product[h].add([&](int i, int q) { return of_v(row + i, l + q); },
                                   [&](int q, int j) {
                                       const S x = w[(column + 8 * h + j) * Shape::w_ld + l + q];
                                       return x;
                                   });
                }
            }
            each([&](T* at, int h, int e) {
                store(at, narrowed<T>(widened(old[h][e]) - product[h].element(e)));
            });
        }
    }
    /// T_1 = -T_0 W^H in tiles of 16 x 8, with W in the columns of V_0.
    LAPILLI_DEVICE void make_t1() const {
        constexpr int across = kLimit / 8;
        const int tasks = (p.before + 15) / 16 * across, warps = block_count() * kWarps;
        for (int task = warp_id() * block_count() + block_id(); task < tasks; task += warps) {
            const int row = task / across * 16, column = task % across * 8;
            ProductTile<S> product;
            LAPILLI_UNROLL_BY(2)
            for (int l = row; l < p.before; l += 8) {
                product.add(
                    [&](int i, int q) {
                        const bool has = row + i < p.before && l + q < p.before;
                        return has ? widened(load(p.t0 + row + i + (l + q) * p.ldt0)) : S(0);
                    },
                    [&](int q, int j) {
                        return l + q < p.before
                                   ? conj(load(sum + std::int64_t{p.right + l + q} * kLimit + column + j))
                                   : S(0);
                    });
            }
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) {
                const int i = row + product.row() + e / 2 * 8, j = column + product.column() + e % 2;
                if (i < p.before && j < p.width)
                    store(p.t1 + i + j * p.ldt1, narrowed<T>(-product.element(e)));
            }
        }
    }

    const PanelApplyProblem<T>& p;
    const int all;
    const std::int64_t first;
    const int rows, chunk, chunks, ld;
    S* const sum;
    const Shared<S> t, sums, w;
    const Shared<T> v;
};

template <class T>
__global__ void __launch_bounds__(panel_apply_threads, 1)
    panel_apply(const __grid_constant__ PanelApplyProblem<T> problem,
                const __grid_constant__ PanelApplyShape<T> shape) {
    PanelApply<T>(problem, shape).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
