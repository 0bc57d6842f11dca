// SPDX-License-Identifier: BSD-3-Clause
// L U for the rows that a warp has of a leaf, on tensor cores. A fragment of the product has each row on four
// lanes; through shared memory it comes to the lane that keeps the row.
//
//     32 rows | L L L .. |  times  | U |  c0 rows, a leaf's columns: two fragments of 16 rows by two of 8 columns
#pragma once

#include "lu/upper_rows.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

class LuProducts {
    static constexpr int kRows = 32, kLeaf = lu_panel_leaf<double>, kDeep = 16;
    static constexpr int kStride = LuPanelStage::stride;
    static_assert(kLeaf == 16 && LuPanelStage::rows == kRows);

  public:
    LAPILLI_DEVICE explicit LuProducts(std::size_t at)
        : stage_(shared<double>(at + static_cast<std::size_t>(warp_id()) * LuPanelStage::bytes_of_warp,
                                kRows * kStride)) {}

    /// The product's row of this lane. l: the first of the warp's `rows` rows, in the panel's first column.
    /// Together: the fragments of rows that are in registers at one time.
    template <int Together>
    LAPILLI_DEVICE void row_of_product(const double* l, std::int64_t lda, int rows, int c0,
                                       const UpperRows<double>& upper, double (&product)[kLeaf]) const {
        LAPILLI_UNROLL
        for (int row = 0; row < kRows; row += 16 * Together)
            multiply<Together>(l + row, lda, rows - row, c0, upper, row);
        sync_warp();
        LAPILLI_UNROLL
        for (int e = 0; e < kLeaf; ++e) product[e] = stage_[lane_id() * kStride + e];
        sync_warp();
    }

  private:
    template <int Together>
    struct Fragments {
        double a[Together][8];

        LAPILLI_DEVICE void load_from(const double* l, std::int64_t lda, int rows) {
            LAPILLI_UNROLL
            for (int t = 0; t < Together; ++t) {
                LAPILLI_UNROLL
                for (int i = 0; i < 8; ++i) {
                    const int row = 16 * t + 8 * (i % 2) + lane_id() / 4, column = lane_id() % 4 + i / 2 * 4;
                    a[t][i] = row < rows ? load(l + row + column * lda) : 0;
                }
            }
        }
        LAPILLI_DEVICE void add_product(const UpperRows<double>& upper, int k,
                                        double (&d)[Together][2][4]) const {
            LAPILLI_UNROLL
            for (int part = 0; part < 2; ++part) {
                double b[4];
                LAPILLI_UNROLL
                for (int i = 0; i < 4; ++i)
                    b[i] = upper.element(k + lane_id() % 4 + 4 * i, 8 * part + lane_id() / 4);
                LAPILLI_UNROLL
                for (int t = 0; t < Together; ++t) mma_f64_16x8x16(d[t][part], a[t], b);
            }
        }
    };

    /// To the stage, from this row of it on. The next columns of L are on their way meanwhile.
    template <int Together>
    LAPILLI_DEVICE void multiply(const double* l, std::int64_t lda, int rows, int c0,
                                 const UpperRows<double>& upper, int to) const {
        double d[Together][2][4] = {};
        Fragments<Together> even, odd;
        even.load_from(l, lda, rows);
        for (int k = 0; k < c0; k += 2 * kDeep) {
            const bool more = k + kDeep < c0;
            if (more) odd.load_from(l + (k + kDeep) * lda, lda, rows);
            even.add_product(upper, k, d);
            if (k + 2 * kDeep < c0) even.load_from(l + (k + 2 * kDeep) * lda, lda, rows);
            if (more) odd.add_product(upper, k + kDeep, d);
        }
        LAPILLI_UNROLL
        for (int at = 0; at < 8 * Together; ++at) {
            const int t = at / 8, half = at / 4 % 2, part = at / 2 % 2, c = at % 2;
            const int row = to + 16 * t + 8 * half + lane_id() / 4,
                      column = 8 * part + 2 * (lane_id() % 4) + c;
            stage_[row * kStride + column] = d[t][part][2 * half + c];
        }
    }

    const Shared<double> stage_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
