// SPDX-License-Identifier: BSD-3-Clause
// Inverses by LU factors of order up to 512, in place: V = L^-1 and W = U^-1, then W V, a row block after the
// other, whose columns go to the places of the interchanges. A block of few warps for each matrix.
//
//     +--------------------+      The row block, of 16 rows, goes to shared memory: then its place in the array is free. Each warp has
//     |  V  | W  W  W  W  W|      32 columns of the product (16 of complex numbers): W of the row block, from shared memory, times V, of
//     +--------------------+      which all rows below are still there.
//     |  V     V  | . . .  |
//
// Bytes: the matrix there and back; from L2 a third of it for each 16 rows, and n / 64 times two thirds.
// Operations 4 n^3 / 3. Bound by the way of the fragments.
#pragma once

#include "batch_lu/plan.hpp"
#include "batch_lu/row_sources.cuh"
#include "batch_lu/triangle_inverse.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Narrow: the panels of the triangles have 16 columns.
template <bool Narrow, class T>
class GetriOfBlock {
    using S = wide_t<T>;
    using Shape = BatchGetriShape<T>;
    static constexpr int kPanel = potrf_panel<T>;
    using Triangle = TriangleInverse<Narrow ? potrf_narrow_panel : kPanel, T>;

  public:
    /// rows: of a row block, 8 or 16.
    LAPILLI_DEVICE GetriOfBlock(const BatchGetriArgs<T>& args, int rows)
        : p(args),
          a_(of_block(args.in_place() ? args.a : args.c)),
          ld_(args.in_place() ? args.a.ld : args.c.ld),
          n_(static_cast<int>(args.a.rows)),
          rows_(rows),
          ldb_(Shape::ld(rows)),
          block_(shared<T>(0, Shape::elements(rows, n_))),
          sources_(shared<int>(Shape::sources_at(rows, n_), static_cast<std::size_t>(n_))),
          pivots_(shared<int>(Shape::sources_at(rows, n_) + static_cast<std::size_t>(n_) * sizeof(int),
                              static_cast<std::size_t>(n_))) {}

    LAPILLI_DEVICE void invert() const {
        const bool bad = find_row_sources(p.pivots == nullptr ? nullptr : p.pivots + block_id() * n_, n_,
                                          sources_, pivots_);
        const int zero =
            Triangle(TurnedMatrix<T>::of(of_block(p.a), p.a.ld, true), n_, false, block_).first_zero();
        if (thread_id() == 0) store(p.infos + block_id(), bad ? p.bad_pivot : std::int64_t{zero});
        if (bad || zero != 0) return;
        if (!p.in_place()) copy_factors();
        // In a loop, so that the text is there once.
        for (int turn = 0; turn < 2; ++turn) triangle(turn == 1).invert();
        for (int first = 0; first < n_; first += rows_) multiply_rows(first);
    }

  private:
    LAPILLI_DEVICE static T* of_block(const MatrixBatch<T>& matrices) {
        return matrices.data + block_id() * matrices.stride;
    }
    LAPILLI_DEVICE void copy_factors() const {
        const T* const from = of_block(p.a);
        for (int j = warp_id(); j < n_; j += thread_count() / 32) {
            for (int i = lane_id(); i < n_; i += 32) store(a_ + i + j * ld_, load(from + i + j * p.a.ld));
        }
        sync();
    }
    /// L, whose diagonal is 1, or U^H.
    LAPILLI_DEVICE Triangle triangle(bool upper) const {
        return {TurnedMatrix<T>::of(a_, ld_, upper), n_, !upper, block_};
    }

    LAPILLI_DEVICE void multiply_rows(int first) const {
        const int i = thread_id() % 8;
        for (int j = thread_id() / 8; j < n_; j += thread_count() / 8) {
            for (int row = i; row < rows_ && first + row < n_; row += 8)
                block_[j * ldb_ + row] = load(a_ + first + row + j * ld_);
        }
        sync();
        const auto of_w = [&](int row, int k) {
            T x = T(0);
            if (row < rows_ && k >= first + row && k < n_) x = block_[k * ldb_ + row];
            return x;
        };
        for (int left = warp_id() * kPanel; left < n_; left += thread_count() / 32 * kPanel) {
            BatchPanelSums<1, kPanel, T> sums;
            sums.add(max(first, left), n_, of_w, [&](int k, int column) {
                const int j = left + column;
                T x = T(k == j ? 1 : 0);
                if (k <= j || k >= n_) return x;
                if (k < first + rows_)
                    x = block_[j * ldb_ + k - first];
                else
                    x = load(a_ + k + j * ld_);
                return x;
            });
            sums.each([&](int row, int column, S sum) {
                const int j = left + column;
                if (row < rows_ && first + row < n_ && j < n_)
                    store(a_ + first + row + sources_[j] * ld_, narrowed<T>(sum));
            });
        }
        sync();
    }

    const BatchGetriArgs<T>& p;
    T* const a_;
    const std::int64_t ld_;
    const int n_, rows_, ldb_;
    const Shared<T> block_;
    const Shared<int> sources_, pivots_;
};

template <int Warps, int Blocks, bool Narrow, class T>
__global__ void __launch_bounds__(32 * Warps, Blocks)
    getri_of_block(const __grid_constant__ BatchGetriArgs<T> p, int rows) {
    GetriOfBlock<Narrow, T>(p, rows).invert();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
