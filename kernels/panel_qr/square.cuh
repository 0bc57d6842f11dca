// SPDX-License-Identifier: BSD-3-Clause
// A matrix of 64 x 64 numbers in the registers of 16 warps, each with a block of 16 x 16 as the tensor cores leave products.
#pragma once

#include "panel_qr/args.hpp"
#include "panel_qr/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class S>
class SquarePart {
  public:
    static constexpr int limit = static_cast<int>(panel_qr_limit);
    /// Eight rows or columns in shared memory, and the distance between them.
    static constexpr int strip = PanelQrStrips::strip, strip_ld = PanelQrStrips::ld;

    /// f(i, k), where both are below width, else 0.
    template <class F>
    LAPILLI_DEVICE void fill(int width, F f) {
        LAPILLI_UNROLL
        for (int h = 0; h < 2; ++h) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) {
                const int i = row(e), k = column(h, e);
                half_[h].set_element(e, max(i, k) < width ? f(i, k) : S(0));
            }
        }
    }
    /// f(i, k, element)
    template <class F>
    LAPILLI_DEVICE void each(F f) const {
        LAPILLI_UNROLL
        for (int h = 0; h < 2; ++h) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) f(row(e), column(h, e), half_[h].element(e));
        }
    }
    /// Rows and columns begin .. begin + 7 into shared memory: one behind the other, all columns or rows of each.
    LAPILLI_DEVICE void publish(int begin, Shared<S> rows, Shared<S> columns) const {
        each([&](int i, int k, S x) {
            if (i / strip == begin / strip) rows[i % strip * strip_ld + k] = x;
            if (k / strip == begin / strip) columns[k % strip * strip_ld + i] = x;
        });
    }
    /// Minus eight columns times eight rows.
    LAPILLI_DEVICE void subtract(Shared<S> rows, Shared<S> columns) {
        LAPILLI_UNROLL
        for (int h = 0; h < 2; ++h) {
            half_[h].add(
                [&](int i, int k) {
                    const S x = columns[k * strip_ld + first_row() + i];
                    return -x;
                },
                [&](int k, int j) {
                    const S x = rows[k * strip_ld + first_column() + 8 * h + j];
                    return x;
                });
        }
    }
    /// Whether some of the warp's elements are in later rows and columns than the named one.
    LAPILLI_DEVICE static bool is_behind(int last) {
        return first_row() + 15 > last && first_column() + 15 > last;
    }

  private:
    static_assert(panel_qr_threads == 32 * 16 && limit == 64);
    LAPILLI_DEVICE static int first_row() { return warp_id() / 4 * 16; }
    LAPILLI_DEVICE static int first_column() { return warp_id() % 4 * 16; }
    LAPILLI_DEVICE static int row(int e) { return first_row() + ProductTile<S>::row() + e / 2 * 8; }
    LAPILLI_DEVICE static int column(int h, int e) {
        return first_column() + 8 * h + ProductTile<S>::column() + e % 2;
    }

    ProductTile<S> half_[2];
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
