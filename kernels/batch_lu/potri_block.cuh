// SPDX-License-Identifier: BSD-3-Clause
// Inverses of definite matrices by Cholesky factors of order up to 1024, in place: W = L^-1, and then W^H W,
// from the first row block on. A block of few warps for each matrix.
//
//       +-----------------+  W    each warp has 32 columns of the row block (16 of complex numbers) and multiplies all rows of W from
//       |  rows of W      |  |    the block on. Only the block on the diagonal is read by other warps: it is written behind a
//       +-----------------+  |    barrier.
//       |  . . .          |  v
//
// Bytes: the triangle there and back, and n / 64 times a third of it, twice, from L2. Operations 2 n^3 / 3.
// Bound by the way of the fragments.
#pragma once

#include "batch_lu/args.hpp"
#include "batch_lu/triangle_inverse.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Narrow: the panels of L^-1 have 16 columns.
template <bool Narrow, class T>
class PotriOfBlock {
    using S = wide_t<T>;
    static constexpr int kPanel = potrf_panel<T>;
    using W = TriangleInverse<Narrow ? potrf_narrow_panel : kPanel, T>;

  public:
    LAPILLI_DEVICE explicit PotriOfBlock(const BatchPotriArgs<T>& args)
        : p(args),
          a_(TurnedMatrix<T>::of(args.a.data + block_id() * args.a.stride, args.a.ld,
                                 args.uplo == Uplo::upper)),
          n_(static_cast<int>(args.a.rows)),
          w_(a_, n_, false, shared<T>(0, W::tile_elements)) {}

    LAPILLI_DEVICE void invert() const {
        const int zero = w_.first_zero();
        if (thread_id() == 0) store(p.infos + block_id(), std::int64_t{zero});
        if (zero != 0) return;
        w_.invert();
        for (int first = 0; first < n_; first += kPanel) multiply_rows(first);
    }

  private:
    LAPILLI_DEVICE static int warps() { return thread_count() / 32; }

    /// Rows first .. of the triangle of W^H W, over those of W.
    LAPILLI_DEVICE void multiply_rows(int first) const {
        const int tiles = first / kPanel + 1;
        for (int tile = warp_id(); tile < (tiles + warps() - 1) / warps() * warps(); tile += warps()) {
            const int left = tile * kPanel;
            const bool on_diagonal = tile == tiles - 1;
            BatchPanelSums<kPanel / 16, kPanel, T> sums;
            if (tile < tiles)
                sums.add(
                    first, n_, [&](int i, int k) { return conj(w_.get(k, first + i)); },
                    [&](int k, int j) { return w_.get(k, left + j); });
            // The warp has read what it writes; other warps read the block on the diagonal.
            if (tile + warps() - warp_id() >= tiles)
                sync();
            else
                sync_warp();
            if (tile >= tiles) continue;
            sums.each([&](int i, int j, S sum) {
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
    const W w_;
};

template <int Warps, int Blocks, bool Narrow, class T>
__global__ void __launch_bounds__(32 * Warps, Blocks)
    potri_of_block(const __grid_constant__ BatchPotriArgs<T> p) {
    PotriOfBlock<Narrow, T>(p).invert();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
