// SPDX-License-Identifier: BSD-3-Clause
// Inverses of definite matrices by Cholesky factors of order up to 1024, in place, by panels of 32 columns (16 of complex numbers): a
// block of few warps for each matrix.
//
//     L^-1, from the last panel on         W^H W, from the first row block on
//       +----+                               +-----------------+  W    each warp has 32 columns of the row block (16 of complex
//       | D  |  done                         |  rows of W      |  |    numbers) and multiplies all rows of W from the block on. Only
//       | x  |  +---+                        +-----------------+  |    the block on the diagonal is read by other warps: it is written
//       | x  |  | W |                        |  . . .          |  v    behind a barrier.
//       +----+  +---+                        +-----------------+
//     D^-1 by a warp; x D^-1 by a thread for each row; -W x by the tensor cores, from the last rows on, as each needs x above it.
//
// All products are in double precision; their fragments come from L1 and L2, the next eight rows while these are multiplied.
// Bytes: the triangle there and back, and n / 64 times a third of it, twice, from L2. Operations 2 n^3 / 3. Bound by the way of the
// fragments.
#pragma once

#include "batch/potrf_plan.hpp"
#include "batch/turned_matrix.cuh"
#include "batch_lu/args.hpp"
#include "batch_lu/reciprocal.cuh"
#include "panel_qr/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class PotriOfBlock {
    using R = real_t<T>;
    using S = wide_t<T>;
    using Shape = PotrfShape<T>;
    static constexpr int kPanel = Shape::panel, kFragments = kPanel / 8, kTiles = kPanel / 16,
                         kRows = 16 * kTiles, kPack = Pack<T>::size;

  public:
    LAPILLI_DEVICE explicit PotriOfBlock(const BatchPotriArgs<T>& args)
        : p(args),
          a_(TurnedMatrix<T>::of(args.a.data + block_id() * args.a.stride, args.a.ld,
                                 args.uplo == Uplo::upper)),
          n_(static_cast<int>(args.a.rows)),
          tile_(shared<T>(0, kPanel * kPanel)) {}

    LAPILLI_DEVICE void invert() const {
        const int zero = first_zero();
        if (thread_id() == 0) store(p.infos + block_id(), std::int64_t{zero});
        if (zero != 0) return;
        for (int first = (n_ - 1) / kPanel * kPanel; first >= 0; first -= kPanel) {
            if (warp_id() == 0) invert_diagonal(first, min(kPanel, n_ - first));
            sync();
            for (int top = first + kPanel + 32 * warp_id(); top < n_; top += thread_count()) {
                if (top + lane_id() < n_) times_diagonal(first, top + lane_id());
                sync_warp();  // else what the next rows read of shared memory were read before all of them
            }
            sync();
            multiply_below(first);
            sync();
        }
        for (int first = 0; first < n_; first += kPanel) multiply_rows(first);
    }

  private:
    using Sums = ProductTile<S>[kTiles][kFragments];

    LAPILLI_DEVICE static int warps() { return thread_count() / 32; }

    /// Which element of the diagonal is the first zero, counted from 1; 0: none.
    LAPILLI_DEVICE int first_zero() const {
        bool good = true;
        for (int i = thread_id(); i < n_; i += thread_count()) good = good && a_.get(i, i) != T(0);
        if (sync_and(good) != 0) return 0;
        int first = 0;
        while (a_.get(first, first) != T(0)) ++first;
        return first + 1;
    }

    /// A lane has a row, and then a column of the inverse, which stays in shared memory, column by column.
    LAPILLI_DEVICE void invert_diagonal(int first, int width) const {
        const int lane = lane_id();
        T w[kPanel];
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k) {
            w[k] = lane < width && k <= lane ? a_.get(first + lane, first + k) : T(0);
        }
        put_in_tile(w);
        const BatchReciprocal<T> own =
            BatchReciprocal<T>::of(lane < width ? a_.get(first + lane, first + lane) : T(1));
        LAPILLI_UNROLL
        for (int i = 0; i < kPanel; ++i) {
            const BatchReciprocal<T> by{shuffle(own.inverse, i), shuffle(own.scale, i)};
            T sum = T(i == lane ? 1 : 0);
            LAPILLI_UNROLL
            for (int k = 0; k < i; k += kPack) {
                const Pack<T> of_row = load_pack(tile_, i * kPanel + k);
                LAPILLI_UNROLL
                for (int e = 0; e < kPack; ++e)
                    if (k + e < i) sum = fma(-of_row[e], w[k + e], sum);
            }
            w[i] = i < lane || i >= width ? T(0) : by.times(sum);
        }
        sync_warp();
        put_in_tile(w);
        LAPILLI_UNROLL
        for (int i = 0; i < kPanel; ++i)
            if (i >= lane && i < width) a_.put(first + i, first + lane, w[i]);
    }
    LAPILLI_DEVICE void put_in_tile(const T (&x)[kPanel]) const {
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; k += kPack) {
            Pack<T> pack;
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) pack[e] = x[k + e];
            if (lane_id() < kPanel) store_pack(tile_, lane_id() * kPanel + k, pack);
        }
        sync_warp();
    }

    /// Row i of the panel times the inverse in shared memory: element j needs those from j on.
    LAPILLI_DEVICE void times_diagonal(int first, int i) const {
        T x[kPanel];
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) x[j] = a_.get(i, first + j);
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) {
            T sum = T(0);
            LAPILLI_UNROLL
            for (int k = j / kPack * kPack; k < kPanel; k += kPack) {
                const Pack<T> of_column = load_pack(tile_, j * kPanel + k);
                LAPILLI_UNROLL
                for (int e = 0; e < kPack; ++e)
                    if (k + e >= j) sum = fma(x[k + e], of_column[e], sum);
            }
            a_.put(i, first + j, sum);
        }
    }

    /// An element of the lower triangle, or 0.
    LAPILLI_DEVICE T get(int i, int j) const { return i >= j && i < n_ ? a_.get(i, j) : T(0); }

    /// sums += x(i, k) y(k, j) for k = from .. to-1, eight at a time.
    template <class X, class Y>
    LAPILLI_DEVICE static void add_products(int from, int to, X x, Y y, Sums& sums) {
        const int g = lane_id() / 4, t = lane_id() % 4;
        T next_x[kTiles][4], next_y[kFragments][2];
        const auto bring = [&](int k) {
            LAPILLI_UNROLL
            for (int r = 0; r < kTiles; ++r) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) next_x[r][e] = x(16 * r + g + e % 2 * 8, k + t + e / 2 * 4);
            }
            LAPILLI_UNROLL
            for (int f = 0; f < kFragments; ++f) {
                LAPILLI_UNROLL
                for (int e = 0; e < 2; ++e) next_y[f][e] = y(k + t + 4 * e, 8 * f + g);
            }
        };
        bring(from);
        for (int k = from; k < to; k += 8) {
            S of_x[kTiles][4], of_y[kFragments][2];
            LAPILLI_UNROLL
            for (int r = 0; r < kTiles; ++r) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) of_x[r][e] = widened(next_x[r][e]);
            }
            LAPILLI_UNROLL
            for (int f = 0; f < kFragments; ++f) {
                LAPILLI_UNROLL
                for (int e = 0; e < 2; ++e) of_y[f][e] = widened(next_y[f][e]);
            }
            if (k + 8 < to) bring(k + 8);
            LAPILLI_UNROLL
            for (int r = 0; r < kTiles; ++r) {
                LAPILLI_UNROLL
                for (int f = 0; f < kFragments; ++f)
                    sums[r][f].add(
                        [&](int i, int l) -> S { return of_x[r][(i >= 8 ? 1 : 0) + (l >= 4 ? 2 : 0)]; },
                        [&](int l, int) -> S { return of_y[f][l >= 4 ? 1 : 0]; });
            }
        }
    }
    /// f(row, column, element) for the lane's elements.
    template <class F>
    LAPILLI_DEVICE static void each_sum(const Sums& sums, F f) {
        LAPILLI_UNROLL
        for (int r = 0; r < kTiles; ++r) {
            LAPILLI_UNROLL
            for (int c = 0; c < kFragments; ++c) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e)
                    f(16 * r + ProductTile<S>::row() + e / 2 * 8, 8 * c + ProductTile<S>::column() + e % 2,
                      sums[r][c].element(e));
            }
        }
    }

    /// The panel's rows below its diagonal become -W times what they are, from the last ones on.
    LAPILLI_DEVICE void multiply_below(int first) const {
        const int begin = first + kPanel, tiles = (n_ - begin + kRows - 1) / kRows;
        for (int last = tiles; last > 0; last -= warps()) {
            const int top = begin + (last - 1 - warp_id()) * kRows;
            Sums sums;
            if (top >= begin)
                add_products(
                    begin, min(n_, top + kRows), [&](int i, int k) { return get(top + i, k); },
                    [&](int k, int j) { return k < n_ ? a_.get(k, first + j) : T(0); }, sums);
            sync();
            if (top >= begin)
                each_sum(sums, [&](int i, int j, S sum) {
                    if (top + i < n_) a_.put(top + i, first + j, narrowed<T>(-sum));
                });
        }
    }

    /// Rows first .. of the triangle of W^H W, over those of W.
    LAPILLI_DEVICE void multiply_rows(int first) const {
        const int tiles = first / kPanel + 1;
        for (int tile = warp_id(); tile < (tiles + warps() - 1) / warps() * warps(); tile += warps()) {
            const int left = tile * kPanel;
            const bool on_diagonal = tile == tiles - 1;
            Sums sums;
            if (tile < tiles)
                add_products(
                    first, n_, [&](int i, int k) { return conj(get(k, first + i)); },
                    [&](int k, int j) { return get(k, left + j); }, sums);
            // The warp has read what it writes; other warps read the block on the diagonal.
            if (tile + warps() - warp_id() >= tiles)
                sync();
            else
                sync_warp();
            if (tile >= tiles) continue;
            each_sum(sums, [&](int i, int j, S sum) {
                const int row = first + i, column = left + j;
                if (row >= n_ || column > row) return;
                const T x = narrowed<T>(sum);
                a_.put(row, column, on_diagonal && row == column ? from_real<T>(real(x)) : x);
            });
        }
    }

    const BatchPotriArgs<T>& p;
    const TurnedMatrix<T> a_;
    const int n_;
    const Shared<T> tile_;
};

template <int Warps, int Blocks, class T>
__global__ void __launch_bounds__(32 * Warps, Blocks)
    potri_of_block(const __grid_constant__ BatchPotriArgs<T> p) {
    PotriOfBlock<T>(p).invert();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
