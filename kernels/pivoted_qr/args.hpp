// SPDX-License-Identifier: BSD-3-Clause
// QR factorization with column pivots: the arguments of a panel. Plain data, shared by the kernels, the backends and the tests.
#pragma once

#include <algorithm>
#include <cstdint>

#include "arch/limits.hpp"
#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli {

/// The most columns of a panel, and the most blocks of threads that work on it.
inline constexpr int pivoted_qr_limit = 64, pivoted_qr_most_blocks = 160;

/// Bytes of `work`: the barrier, what blocks tell each other, and V^H v.
constexpr std::int64_t pivoted_qr_work(std::int64_t scalar_bytes) {
    return barrier_bytes + pivoted_qr_most_blocks * 64 + 64 + pivoted_qr_limit * scalar_bytes;
}

/// Factors columns of A P = Q R, from row and column `first` on: up to `width` columns V of reflectors below the diagonal of R, whose
/// rows are finished. The rest of A is then A - V F^H, which is left to do. With `pivoting` the next column is the longest one;
/// LAPACK's norms and their bounds: each column has a length, which becomes shorter with each row of R, and the length that was
/// last computed from its elements. Where the first has lost half of its digits, the panel ends with this column.
template <class T>
struct PivotedQrPanelArgs {
    using Scalar = T;
    static constexpr const char* name = "pivoted_qr_panel";
    DeviceView<T> a;
    index_t first, width;
    bool pivoting;
    real_t<T>*
        norms;  ///< 2 a.cols: lengths; those computed last, negative where the length has to be computed first
    DeviceView<T> f;  ///< a.cols rows, `width` columns; rows from first + *count on are F
    T* tau;           ///< of reflector `first` and those behind it
    index_t* order;   ///< a.cols: is interchanged as the columns of A are
    index_t* count;   ///< columns that are factored, at least one
    void* work;       ///< pivoted_qr_work bytes, of which barrier_bytes are zero before the first use

    const char* violation() const {
        const index_t steps = std::min(a.rows, a.cols) - first;
        const bool fits = width > 0 && width <= std::min<index_t>(steps, pivoted_qr_limit) && first >= 0 &&
                          std::max(a.rows, a.cols) < index_t(1) << 30;
        return fits && f.rows == a.cols && f.cols == width ? nullptr : "pivoted_qr_panel: shape";
    }
    bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
        touch(Access::write, norms, Extent::array(2 * a.cols));
        touch(Access::write, f);
        touch(Access::write, tau, Extent::array(width));
        touch(Access::write, order, Extent::array(a.cols));
        touch(Access::write, count, Extent::array(1));
        touch(Access::write, work, Extent::array(pivoted_qr_work(static_cast<std::int64_t>(sizeof(T)))));
    }
};

}  // namespace lapilli

#define LAPILLI_PIVOTED_QR_OPERATIONS(X) X(PivotedQrPanelArgs)
