// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorizations of order up to 1024, left-looking by panels of 32 columns (16 of complex numbers): a block of few warps
// for each matrix.
//
//     done           panel          The panel loses the products with the columns before it: a warp has 32 or 16 of its rows in
//     +-----------+  +----+         fragments of the tensor cores, all products of double precision. Both factors come straight
//     |  L    L^H |  | D  |         from L1 and L2, the next eight columns while these are multiplied. Then a warp factors D, a row
//     |           |  | x  |         a lane, and a thread for each row below solves with it. L is in place, shared memory holds
//     |           |  | x  |         but D: several matrices fit on a multiprocessor.
//     +-----------+  +----+
//
// Bytes: the triangle there and back, and of L n / 64 times its half, from L2. Operations n^3 / 3. Bound by the chain of n roots,
// which other matrices hide, and by the way of the fragments.
#pragma once

#include "batch/potrf_plan.hpp"
#include "batch/triangle.cuh"
#include "panel_qr/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class PotrfLeft {
    using R = real_t<T>;
    using S = wide_t<T>;
    using Shape = PotrfShape<T>;
    static constexpr int kPanel = Shape::panel, kFragments = kPanel / 8;

  public:
    LAPILLI_DEVICE explicit PotrfLeft(const BatchPotrfArgs<T>& args)
        : p(args),
          a_{args.a.data + block_id() * args.a.stride, args.a.ld, args.uplo == Uplo::lower},
          n_(static_cast<int>(args.a.n)),
          triangle_(shared<T>(0, kPanel * kPanel)),
          inverses_(shared<R>(Shape::inverses_at, kPanel)),
          told_(shared<int>(Shape::told_at, 1)) {}

    LAPILLI_DEVICE void factor() const {
        int failed = 0;
        for (int first = 0; first < n_ && failed == 0; first += kPanel) failed = panel(first);
        if (thread_id() == 0) store(p.infos + block_id(), failed == 0 ? 0 : p.offset + failed);
    }

  private:
    LAPILLI_DEVICE static int warps() { return thread_count() / 32; }

    /// The order of a minor that is not positive definite, or 0.
    LAPILLI_DEVICE int panel(int first) const {
        const int rows = n_ - first, width = min(kPanel, rows);
        if (first > 0) {
            if (rows > 16 * warps()) {
                for (int top = 32 * warp_id(); top < rows; top += 32 * warps()) subtract<2>(first, top);
            } else {
                for (int top = 16 * warp_id(); top < rows; top += 16 * warps()) subtract<1>(first, top);
            }
            sync();
        }
        if (warp_id() == 0) factor_diagonal(first, width);
        sync();
        const int failed = told_[0], done = failed == 0 ? width : failed - 1;
        for (int row = kPanel + thread_id(); row < rows; row += thread_count()) solve(first, first + row, done);
        sync();
        return failed == 0 ? 0 : first + failed;
    }

    /// What the columns of L before the panel are worth, of 16 Tiles rows of it.
    template <int Tiles>
    LAPILLI_DEVICE void subtract(int first, int top) const {
        const int g = lane_id() / 4, t = lane_id() % 4, row = first + top;
        ProductTile<S> sums[Tiles][kFragments];
        T next_x[Tiles][4], next_y[kFragments][2];
        const auto bring = [&](int k) {
            LAPILLI_UNROLL
            for (int r = 0; r < Tiles; ++r) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) {
                    const int i = row + 16 * r + g + e % 2 * 8;
                    next_x[r][e] = i < n_ ? a_.get(i, k + t + e / 2 * 4) : T(0);
                }
            }
            LAPILLI_UNROLL
            for (int f = 0; f < kFragments; ++f) {
                LAPILLI_UNROLL
                for (int e = 0; e < 2; ++e) {
                    const int j = first + 8 * f + g;
                    next_y[f][e] = j < n_ ? a_.get(j, k + t + 4 * e) : T(0);
                }
            }
        };
        bring(0);
        for (int k = 0; k < first; k += 8) {
            S x[Tiles][4], y[kFragments][2];
            LAPILLI_UNROLL
            for (int r = 0; r < Tiles; ++r) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) x[r][e] = widened(next_x[r][e]);
            }
            LAPILLI_UNROLL
            for (int f = 0; f < kFragments; ++f) {
                LAPILLI_UNROLL
                for (int e = 0; e < 2; ++e) y[f][e] = widened(conj(next_y[f][e]));
            }
            if (k + 8 < first) bring(k + 8);
            LAPILLI_UNROLL
            for (int r = 0; r < Tiles; ++r) {
                LAPILLI_UNROLL
                for (int f = 0; f < kFragments; ++f)
                    sums[r][f].add(
                        [&](int i, int l) -> S { return x[r][(i >= 8 ? 1 : 0) + (l >= 4 ? 2 : 0)]; },
                        [&](int l, int) -> S { return y[f][l >= 4 ? 1 : 0]; });
            }
        }
        LAPILLI_UNROLL
        for (int r = 0; r < Tiles; ++r) {
            LAPILLI_UNROLL
            for (int f = 0; f < kFragments; ++f) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) {
                    const int i = row + 16 * r + ProductTile<S>::row() + e / 2 * 8;
                    const int j = first + 8 * f + ProductTile<S>::column() + e % 2;
                    if (i >= n_ || j > i) continue;
                    a_.put(i, j, narrowed<T>(widened(a_.get(i, j)) - sums[r][f].element(e)));
                }
            }
        }
    }

    /// By the lanes of a warp: column after column goes through shared memory to all of them.
    LAPILLI_DEVICE void factor_diagonal(int first, int width) const {
        constexpr int pack = Pack<T>::size;
        const int i = lane_id();
        T x[kPanel];
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) x[j] = i < width && j <= i ? a_.get(first + i, first + j) : T(0);
        int failed = 0;
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k) {
            const R pivot = shuffle(real(x[k]), k);
            if (failed == 0 && k < width && !(pivot > R(0))) failed = k + 1;
            const bool takes = failed == 0 && k < width;
            // Neither waits for the other.
            const R root = takes ? sqrt(pivot) : R(1), inverse = takes ? inverse_root(pivot) : R(1);
            if (takes) x[k] = i == k ? from_real<T>(root) : inverse * x[k];
            if (i == k) inverses_[k] = inverse;
            if (i < kPanel) triangle_[k * kPanel + i] = conj(x[k]);
            sync_warp();
            LAPILLI_UNROLL
            for (int m = (k + 1) / pack * pack; m < kPanel; m += pack) {
                const Pack<T> of_column = load_pack(triangle_, k * kPanel + m);
                LAPILLI_UNROLL
                for (int e = 0; e < pack; ++e)
                    if (m + e > k && takes && i >= m + e) x[m + e] = fma(-x[k], of_column[e], x[m + e]);
            }
        }
        const int done = failed == 0 ? width : failed - 1;
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j)
            if (i < width && j <= i && j < done) a_.put(first + i, first + j, x[j]);
        if (i == 0) told_[0] = failed;
    }

    /// x := x D^-H for a row, of which the first `done` columns are asked for.
    LAPILLI_DEVICE void solve(int first, int row, int done) const {
        constexpr int pack = Pack<T>::size;
        T x[kPanel];
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) x[j] = a_.get(row, first + j);
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) {
            if (j >= done) continue;
            const R inverse = inverses_[j];
            x[j] = inverse * x[j];
            LAPILLI_UNROLL
            for (int m = (j + 1) / pack * pack; m < kPanel; m += pack) {
                const Pack<T> of_column = load_pack(triangle_, j * kPanel + m);
                LAPILLI_UNROLL
                for (int e = 0; e < pack; ++e)
                    if (m + e > j) x[m + e] = fma(-x[j], of_column[e], x[m + e]);
            }
        }
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j)
            if (j < done) a_.put(row, first + j, x[j]);
    }

    const BatchPotrfArgs<T>& p;
    const LowerTriangle<T> a_;
    const int n_;
    const Shared<T> triangle_;
    const Shared<R> inverses_;
    const Shared<int> told_;
};

template <int Warps, int Blocks, class T>
__global__ void __launch_bounds__(32 * Warps, Blocks)
    potrf_left(const __grid_constant__ BatchPotrfArgs<T> p) {
    PotrfLeft<T>(p).factor();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
