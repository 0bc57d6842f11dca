// SPDX-License-Identifier: BSD-3-Clause
// T of a panel's reflectors, Q = I - V T V^H, from their products with each other, where Cholesky QR has not
// left what makes it sooner: G = V^H V in parts of the blocks and their sum, then
//
//     T(i, j) = -tau_j (sum over k from i to j - 1 of T(i, k) G(k, j)),  T(i, i) = tau_i
//
// A warp has a row of T, which needs nothing of the others; a lane two columns.
#pragma once

#include "arch/barrier.cuh"
#include "arch/warp_sum.cuh"
#include "panel_qr/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class PanelTriangle {
    using S = wide_t<T>;
    using Gram = PanelQrGram;
    static constexpr int kWarps = PanelQrShape<T>::warps, kTile = Gram::tile;
    static constexpr int kTogether = 8;  // rows of G that are on their way at once

  public:
    LAPILLI_DEVICE PanelTriangle(const PanelQrArgs<T>& problem, const PanelQrShape<T>& shape)
        : p(problem),
          width(shape.width),
          first(static_cast<std::int64_t>(block_id()) * shape.rows),
          rows(static_cast<int>(min<std::int64_t>(shape.rows, p.rows - first))),
          tiles(shape.tile_columns() / kTile * (shape.tile_columns() / kTile + 1) / 2),
          wide(reinterpret_cast<S*>(p.work + panel_qr_gram_at(p.rows))) {}

    /// V and tau have been written by all blocks of the grid.
    LAPILLI_DEVICE void run() const {
        GridBarrier& grid = *static_cast<GridBarrier*>(p.barrier);
        grid_sync(grid);
        for (int t = warp_id(); t < tiles; t += kWarps) multiply(t);
        grid_sync(grid);
        for (int e = number_of_warp(); e < tiles * kTile * kTile; e += warps_of_grid()) add_up(e);
        grid_sync(grid);
        for (int i = number_of_warp(); i < width; i += warps_of_grid()) make_row(i);
    }

  private:
    LAPILLI_DEVICE static int number_of_warp() { return block_id() * kWarps + warp_id(); }
    LAPILLI_DEVICE static int warps_of_grid() { return block_count() * kWarps; }

    LAPILLI_DEVICE S element(int i, int k) const {
        return i < rows && k < width ? widened(load(p.v + first + i + k * p.ldv)) : S(0);
    }
    LAPILLI_DEVICE void multiply(int t) const {
        const int i0 = Gram::tile_row(t) * kTile, k0 = Gram::tile_column(t) * kTile;
        SquareTile<S> sum;
        for (int r = 0; r < rows; r += 8)
            sum.add([&](int k, int i) { return element(r + k, i0 + i); },
                    [&](int k, int j) { return element(r + k, k0 + j); });
        sum.keep(wide + Gram::part_at(block_id()) + t * kTile * kTile);
    }
    LAPILLI_DEVICE void add_up(int e) const {
        S sum(0);
        for (int b = lane_id(); b < block_count(); b += 32) sum += load(wide + Gram::part_at(b) + e);
        sum = warp_sum(sum);
        if (lane_id() == 0) store(wide + Gram::sum_at(block_count()) + e, sum);
    }
    LAPILLI_DEVICE void make_row(int i) const {
        const S* const g = wide + Gram::sum_at(block_count());
        S sum[2] = {S(0), S(0)}, tau[2], row[2] = {S(0), S(0)};
        LAPILLI_UNROLL
        for (int h = 0; h < 2; ++h) {
            const int k = lane_id() + 32 * h;
            tau[h] = k < width ? widened(load(p.tau + k)) : S(0);
        }
        for (int begin = i / kTogether * kTogether; begin < width; begin += kTogether) {
            S of_g[kTogether][2];
            LAPILLI_UNROLL
            for (int c = 0; c < kTogether; ++c) {
                LAPILLI_UNROLL
                for (int h = 0; h < 2; ++h) {
                    const int j = begin + c, k = lane_id() + 32 * h;
                    of_g[c][h] = j < k && k < width ? conj(load(g + Gram::place(k, j))) : S(0);
                }
            }
            LAPILLI_UNROLL
            for (int c = 0; c < kTogether; ++c) {
                const int j = begin + c;
                const S of_tau = shuffle(j < 32 ? tau[0] : tau[1], j % 32),
                        before = shuffle(j < 32 ? sum[0] : sum[1], j % 32);
                const S x = j < i ? S(0) : j == i ? of_tau : -(of_tau * before);
                LAPILLI_UNROLL
                for (int h = 0; h < 2; ++h) {
                    if (j == lane_id() + 32 * h) row[h] = x;
                    sum[h] = fma(x, of_g[c][h], sum[h]);
                }
            }
        }
        LAPILLI_UNROLL
        for (int h = 0; h < 2; ++h) {
            const int k = lane_id() + 32 * h;
            if (k < width) store(p.t + i + k * p.ldt, narrowed<T>(row[h]));
        }
    }

    const PanelQrArgs<T>& p;
    const int width;
    const std::int64_t first;
    const int rows, tiles;
    S* const wide;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
