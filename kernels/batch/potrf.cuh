// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorizations of a batch.
//
//     order <= 32                  order <= 192, left-looking by panels of 32 columns (16 of 16-byte elements)
//     lane 0   d                   done | D        A thread has a row of the panel in registers. It loses the products with the
//     lane 1   x d                 done | x D      columns before, of which the panel's own rows pass through shared memory; then
//     lane 2   x x d               done | x x      the warp that has D factors it by shuffles, and the other threads solve with
//     lane 3   x x x d             done | x x      it, each for its own row. No barrier but before and behind a tile.
//
// A row of a small matrix in each of 8, 16 or 32 lanes, four warps a block. Bytes: the triangle there and back, and of
// larger matrices what is done once more for each panel, from L2. Operations n^3 / 3. Small ones are bound by the chain of
// n roots, larger ones by the panels' chains.
#pragma once

#include "batch/triangle.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kPotrfWarps = 4;

template <int N, class T>
__global__ void __launch_bounds__(32 * kPotrfWarps)
    potrf_of_lanes(const __grid_constant__ BatchPotrfArgs<T> p) {
    const std::int64_t warp = static_cast<std::int64_t>(block_id()) * kPotrfWarps + warp_id();
    const std::int64_t matrix = warp * (32 / N) + lane_id() / N;
    const int n = static_cast<int>(p.a.n), i = lane_id() % N;
    const bool there = matrix < p.a.count;
    const LowerTriangle<T> a{p.a.data + matrix * p.a.stride, p.a.ld, p.uplo == Uplo::lower};
    T row[N];
    LAPILLI_UNROLL
    for (int j = 0; j < N; ++j) row[j] = there && i < n && j <= i ? a.get(i, j) : T(0);
    const int failed = factor_rows(row, n, there);
    if (!there) return;
    if (i == 0) store(p.infos + matrix, failed == 0 ? 0 : p.offset + failed);
    const int done = failed == 0 ? n : failed - 1;
    LAPILLI_UNROLL
    for (int j = 0; j < N; ++j)
        if (i < n && j <= i && j < done) a.put(i, j, row[j]);
}

/// A matrix of a block, whose threads have a row each.
template <class T>
class PotrfOfBlock {
    using R = real_t<T>;
    /// Columns of a panel: as many numbers as a thread's registers hold beside what they are multiplied with.
    static constexpr int kPanel = sizeof(T) == 16 ? 16 : 32, kLd = kPanel + 1;

  public:
    LAPILLI_DEVICE explicit PotrfOfBlock(const BatchPotrfArgs<T>& args)
        : p(args),
          a_{args.a.data + block_id() * args.a.stride, args.a.ld, args.uplo == Uplo::lower},
          n_(static_cast<int>(args.a.n)),
          tile_(shared<T>(0, kPanel * kLd)),
          told_(shared<int>(kTileBytes<T>, 1)) {}

    LAPILLI_DEVICE void factor() const {
        int failed = 0;
        for (int first = 0; first < n_ && failed == 0; first += kPanel) failed = panel(first);
        if (thread_id() == 0) store(p.infos + block_id(), failed == 0 ? 0 : p.offset + failed);
    }

  private:
    LAPILLI_DEVICE static int row() { return thread_id(); }

    /// The order of a minor that is not positive definite, or 0.
    LAPILLI_DEVICE int panel(int first) const {
        T x[kPanel];
        const bool has_row = row() >= first && row() < n_;
        const int width = min(kPanel, n_ - first);
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j)
            x[j] = has_row && j < width && first + j <= row() ? a_.get(row(), first + j) : T(0);
        for (int before = 0; before < first; before += kPanel) subtract(x, first, before, has_row);
        if (warp_id() == first / 32) {
            const bool diagonal = row() / kPanel == first / kPanel;
            const int failed = factor_rows(x, width, diagonal);
            LAPILLI_UNROLL
            for (int j = 0; j < kPanel; ++j)
                if (diagonal) tile_[row() % kPanel * kLd + j] = x[j];
            if (row() == first) told_[0] = failed;
        }
        sync();
        const int failed = told_[0], done = failed == 0 ? width : failed - 1;
        if (has_row && row() >= first + kPanel) solve(x, done);
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j)
            if (has_row && j < done && first + j <= row()) a_.put(row(), first + j, x[j]);
        sync();
        return failed == 0 ? 0 : first + failed;
    }

    /// What the columns before .. before + kPanel - 1 of L are worth.
    LAPILLI_DEVICE void subtract(T (&x)[kPanel], int first, int before, bool has_row) const {
        for (int e = thread_id(); e < kPanel * kPanel; e += thread_count()) {
            const int j = e % kPanel, l = e / kPanel;
            tile_[j * kLd + l] = first + j < n_ ? a_.get(first + j, before + l) : T(0);
        }
        sync();
        for (int l = 0; l < kPanel && has_row; ++l) {
            const T own = a_.get(row(), before + l);
            LAPILLI_UNROLL
            for (int j = 0; j < kPanel; ++j) {
                const T other = tile_[j * kLd + l];
                x[j] = fma(-own, conj(other), x[j]);
            }
        }
        sync();
    }

    /// x := x D^-H, of which the first `done` columns are asked for.
    LAPILLI_DEVICE void solve(T (&x)[kPanel], int done) const {
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) {
            if (j >= done) continue;
            const T diagonal = tile_[j * kLd + j];
            x[j] = (R(1) / real(diagonal)) * x[j];
            LAPILLI_UNROLL
            for (int m = j + 1; m < kPanel; ++m) {
                const T l = tile_[m * kLd + j];
                x[m] = fma(-x[j], conj(l), x[m]);
            }
        }
    }

    const BatchPotrfArgs<T>& p;
    const LowerTriangle<T> a_;
    const int n_;
    const Shared<T> tile_;
    const Shared<int> told_;
};

template <class T>
__global__ void __launch_bounds__(static_cast<int>(batch_order))
    potrf_of_block(const __grid_constant__ BatchPotrfArgs<T> p) {
    PotrfOfBlock<T>(p).factor();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
