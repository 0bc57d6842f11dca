// SPDX-License-Identifier: BSD-3-Clause
// Sums of products in a warp: 16 Tiles rows and the columns of a panel, by the tensor cores in double
// precision.
#pragma once

#include "batch/potrf_plan.hpp"
#include "panel_qr/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Panel: the columns.
template <int Tiles, int Panel, class T>
struct BatchPanelSums {
    using S = wide_t<T>;
    static constexpr int fragments = Panel / 8;
    ProductTile<S> tiles[Tiles][fragments];

    /// Adds x(i, k) y(k, j) for k = from .. to-1, eight at a time: the next ones are brought while these are
    /// multiplied.
    template <class X, class Y>
    LAPILLI_DEVICE void add(int from, int to, X x, Y y) {
        const int g = lane_id() / 4, t = lane_id() % 4;
        T next_x[Tiles][4], next_y[fragments][2];
        const auto bring = [&](int k) {
            LAPILLI_UNROLL
            for (int r = 0; r < Tiles; ++r) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) next_x[r][e] = x(16 * r + g + e % 2 * 8, k + t + e / 2 * 4);
            }
            LAPILLI_UNROLL
            for (int f = 0; f < fragments; ++f) {
                LAPILLI_UNROLL
                for (int e = 0; e < 2; ++e) next_y[f][e] = y(k + t + 4 * e, 8 * f + g);
            }
        };
        bring(from);
        for (int k = from; k < to; k += 8) {
            S of_x[Tiles][4], of_y[fragments][2];
            LAPILLI_UNROLL
            for (int r = 0; r < Tiles; ++r) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) of_x[r][e] = widened(next_x[r][e]);
            }
            LAPILLI_UNROLL
            for (int f = 0; f < fragments; ++f) {
                LAPILLI_UNROLL
                for (int e = 0; e < 2; ++e) of_y[f][e] = widened(next_y[f][e]);
            }
            if (k + 8 < to) bring(k + 8);
            LAPILLI_UNROLL
            for (int r = 0; r < Tiles; ++r) {
                LAPILLI_UNROLL
                for (int f = 0; f < fragments; ++f)
                    tiles[r][f].add(
                        [&](int i, int l) -> S { return of_x[r][(i >= 8 ? 1 : 0) + (l >= 4 ? 2 : 0)]; },
                        [&](int l, int) -> S { return of_y[f][l >= 4 ? 1 : 0]; });
            }
        }
    }
    /// f(row, column, element) for the lane's elements.
    template <class F>
    LAPILLI_DEVICE void each(F f) const {
        LAPILLI_UNROLL
        for (int r = 0; r < Tiles; ++r) {
            LAPILLI_UNROLL
            for (int c = 0; c < fragments; ++c) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e)
                    f(16 * r + ProductTile<S>::row() + e / 2 * 8, 8 * c + ProductTile<S>::column() + e % 2,
                      tiles[r][c].element(e));
            }
        }
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
