// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorizations of order up to 192, left-looking by panels of 32 columns (16 of 16-byte elements): a block for each
// matrix.
//
//     done           panel                  The panel's rows are in shared memory. They lose the products with the columns before,
//     +-----------+  +----+                 a chunk of 16 of which passes through shared memory at a time: a warp has 16 rows of
//     | L |ch|unk |  | D  |  warp 0         the panel in fragments of the tensor cores, all products of double precision. Then warp
//     |   |  |    |  | x  |  warp 0 .. W    0 factors D by shuffles, a row a lane, and a thread for each row below solves with
//     |   |  |    |  | x  |                 it. L is in place, so that shared memory holds but a panel.
//     +-----------+  +----+
//
// Bytes: the triangle there and back, and of L n / 64 times its half, from L2. Operations n^3 / 3. Bound by the chains of n
// roots, which blocks of a multiprocessor hide from each other, and by shared memory: 8 numbers for 16 multiply-adds a lane.
#pragma once

#include "batch/potrf_plan.hpp"
#include "batch/triangle.cuh"
#include "panel_qr/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class PotrfOfBlock {
    using R = real_t<T>;
    using S = wide_t<T>;
    using Shape = PotrfShape<T, S>;
    static constexpr int kPanel = Shape::panel, kLd = Shape::ld, kChunk = Shape::chunk;
    /// Fragments in the rows of a tile, and tiles of a warp: it has 32 of the matrix's rows.
    static constexpr int kFragments = kPanel / 8, kTiles = 2;

  public:
    LAPILLI_DEVICE explicit PotrfOfBlock(const BatchPotrfArgs<T>& args)
        : p(args),
          a_{args.a.data + block_id() * args.a.stride, args.a.ld, args.uplo == Uplo::lower},
          n_(static_cast<int>(args.a.n)),
          triangle_(shared<T>(0, kPanel * kPanel)),
          inverses_(shared<R>(Shape::inverses_at, kPanel)),
          told_(shared<int>(Shape::told_at, 1)),
          panel_(shared<T>(Shape::panel_at, static_cast<std::size_t>(Shape::padded(n_) * kLd))) {}

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
        over_panel(first, width, [&](int i, int j) { panel_[i * kLd + j] = a_.get(first + i, first + j); });
        if (first > 0) {
            subtract(first, rows);
        } else {
            sync();
        }
        if (warp_id() == 0) factor_diagonal(width);
        sync();
        const int failed = told_[0], done = failed == 0 ? width : failed - 1;
        if (thread_id() + kPanel < rows) solve(kPanel + thread_id(), done);
        sync();
        over_panel(first, done, [&](int i, int j) {
            const T x = panel_[i * kLd + j];
            a_.put(first + i, first + j, x);
        });
        sync();
        return failed == 0 ? 0 : first + failed;
    }

    /// f(i, j) for the first `width` columns of the panel, in the lower triangle, neighbouring lanes for neighbours in memory.
    template <class F>
    LAPILLI_DEVICE void over_panel(int first, int width, F f) const {
        const int rows = n_ - first;
        if (a_.lower) {
            for (int j = warp_id(); j < width; j += warps()) {
                for (int i = lane_id(); i < rows; i += 32)
                    if (i >= j) f(i, j);
            }
        } else {
            const int j = thread_id() % kPanel;
            for (int i = thread_id() / kPanel; i < rows; i += thread_count() / kPanel)
                if (j <= i && j < width) f(i, j);
        }
    }

    /// What the columns of L before the panel are worth.
    LAPILLI_DEVICE void subtract(int first, int rows) const {
        const int padded = Shape::padded(rows), ld = Shape::chunk_ld(rows);
        const Shared<S> chunk = shared<S>(Shape::chunk_at(rows), static_cast<std::size_t>(kChunk * ld));
        ProductTile<S> sums[kTiles][kFragments];
        for (int before = 0; before < first; before += kChunk) {
            bring(chunk, first, before, rows);
            sync();
            LAPILLI_UNROLL
            for (int t = 0; t < kTiles; ++t) {
                const int top = 16 * (warp_id() + t * warps());
                if (top < padded) multiply(sums[t], chunk, ld, top);
            }
            sync();
        }
        LAPILLI_UNROLL
        for (int t = 0; t < kTiles; ++t) {
            const int top = 16 * (warp_id() + t * warps());
            LAPILLI_UNROLL
            for (int f = 0; f < kFragments; ++f) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) {
                    const int i = top + ProductTile<S>::row() + e / 2 * 8;
                    const int j = 8 * f + ProductTile<S>::column() + e % 2;
                    if (i >= rows || j > i) continue;
                    const T before = panel_[i * kLd + j];
                    panel_[i * kLd + j] = narrowed<T>(widened(before) - sums[t][f].element(e));
                }
            }
        }
        sync();
    }
    /// Columns before .. before + kChunk - 1 of L, from the panel's first row on, with zeros below.
    LAPILLI_DEVICE void bring(Shared<S> chunk, int first, int before, int rows) const {
        const int padded = Shape::padded(rows), ld = Shape::chunk_ld(rows);
        const auto element = [&](int i, int k) {
            const T x = i < rows ? a_.get(first + i, before + k) : T(0);
            chunk[k * ld + i] = widened(x);
        };
        if (a_.lower) {
            for (int k = warp_id(); k < kChunk; k += warps()) {
                for (int i = lane_id(); i < padded; i += 32) element(i, k);
            }
        } else {
            for (int i = thread_id() / kChunk; i < padded; i += thread_count() / kChunk)
                element(i, thread_id() % kChunk);
        }
    }
    LAPILLI_DEVICE static void multiply(ProductTile<S> (&sums)[kFragments], Shared<S> chunk, int ld,
                                        int top) {
        LAPILLI_UNROLL
        for (int k = 0; k < kChunk; k += 8) {
            LAPILLI_UNROLL
            for (int f = 0; f < kFragments; ++f)
                sums[f].add([&](int i, int l) -> S { return chunk[(k + l) * ld + top + i]; },
                            [&](int l, int j) -> S {
                                const S x = chunk[(k + l) * ld + 8 * f + j];
                                return conj(x);
                            });
        }
    }

    /// By the lanes of a warp.
    LAPILLI_DEVICE void factor_diagonal(int width) const {
        const int i = lane_id();
        const bool there = i < kPanel;
        T x[kPanel];
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) {
            x[j] = T(0);
            if (i < width && j <= i) x[j] = panel_[i * kLd + j];
        }
        const int failed = factor_rows(x, width, there);
        R diagonal = 1;
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) {
            if (j == i) diagonal = real(x[j]);
            if (there) triangle_[j * kPanel + i] = conj(x[j]);
            if (i < width && j <= i) panel_[i * kLd + j] = x[j];
        }
        if (there) inverses_[i] = R(1) / diagonal;
        if (i == 0) told_[0] = failed;
    }

    /// x := x D^-H for a row, of which the first `done` columns are asked for.
    LAPILLI_DEVICE void solve(int row, int done) const {
        constexpr int pack = Pack<T>::size;
        T x[kPanel];
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) x[j] = panel_[row * kLd + j];
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
        for (int j = 0; j < kPanel; ++j) panel_[row * kLd + j] = x[j];
    }

    const BatchPotrfArgs<T>& p;
    const LowerTriangle<T> a_;
    const int n_;
    const Shared<T> triangle_;
    const Shared<R> inverses_;
    const Shared<int> told_;
    const Shared<T> panel_;
};

template <class T>
__global__ void __launch_bounds__(static_cast<int>(batch_order), 2)
    potrf_of_block(const __grid_constant__ BatchPotrfArgs<T> p) {
    PotrfOfBlock<T>(p).factor();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
