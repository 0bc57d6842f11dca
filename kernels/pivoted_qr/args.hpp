// SPDX-License-Identifier: BSD-3-Clause
// QR factorization with column pivots: arguments of a panel. Plain data, shared by the kernels, the backends
// and the tests.
#pragma once

#include <algorithm>
#include <cstdint>

#include "arch/limits.hpp"
#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli {

/// Upper bounds: columns of a panel, devices that work on it, thread blocks on each.
inline constexpr int pivoted_qr_limit = 64, pivoted_qr_most_devices = 8, pivoted_qr_most_blocks = 160;

/// Bytes of `work`: the barrier, the messages between blocks, and V^H v.
constexpr std::int64_t pivoted_qr_work(std::int64_t scalar_bytes) {
    return barrier_bytes + (2 * pivoted_qr_most_devices + 1) * pivoted_qr_most_blocks * 64 + 64 +
           pivoted_qr_limit * scalar_bytes;
}

/// Factors columns of A P = Q R from row `first` on: up to `width` columns V of reflectors, with the rows of
/// R above them. Each device of a team has some columns of A in any order. Factored columns come first; the
/// first rows of the other columns are R. The remaining work is A := A - V F^H on the rest of A. The place of
/// a column is its position in A P if no further columns were interchanged.
///
/// With `pivoting` the next column is the longest; of equal ones, the one at the first place. Without, it is
/// the one at the first place. Norms and their bounds are LAPACK's: each column has a length, which is
/// downdated with each row of R, and the length last computed from its elements. When the length has lost
/// half of its digits, the panel ends with this column.
///
/// One device stores V in place: v[0] points to the next columns of A. With several, each device has all of
/// V, and the columns it takes from A are overwritten.
template <class T>
struct PivotedQrPanelArgs {
    using Scalar = T;
    static constexpr const char* name = "pivoted_qr_panel";
    DeviceView<T> a;  ///< the columns on this device
    index_t first, width;
    index_t steps;  ///< rows and columns of R for the whole matrix
    index_t share;  ///< columns left on the device that began with the most
    index_t taken;  ///< factored columns of this device
    bool pivoting;
    real_t<T>*
        /// 2 a.cols: current lengths; last computed lengths, negative if the length must be computed first
        norms;
    DeviceView<T> f;         ///< a.cols rows, `width` columns; F in the rows of columns not factored
    T* tau;                  ///< of reflector `first` and the later ones
    index_t *order, *place;  ///< a.cols each; `order` is interchanged like the columns of this device
    index_t* count;          ///< two numbers: factored columns, at least one; those of them from this device
    int rank, team;          ///< this device; the number of devices
    // On each device of the team, identical contents:
    DeviceView<T> v[pivoted_qr_most_devices];
    void* work[pivoted_qr_most_devices];  ///< pivoted_qr_work bytes, zero before the first panel of a matrix
    /// As in TridiagonalPanel.
    unsigned* aborted;
    std::int64_t patience;

    const char* violation() const {
        const bool fits = width > 0 && width <= std::min<index_t>(steps - first, pivoted_qr_limit) &&
                          first >= 0 && std::max(a.rows, a.cols) < index_t(1) << 30 && taken <= a.cols;
        const bool is_team = team >= 1 && team <= pivoted_qr_most_devices && rank < team;
        return fits && is_team && f.rows == a.cols && f.cols == width ? nullptr : "pivoted_qr_panel: shape";
    }
    bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
        touch(Access::write, norms, Extent::array(2 * a.cols));
        touch(Access::write, f);
        touch(Access::write, tau, Extent::array(width));
        touch(Access::write, order, Extent::array(a.cols));
        touch(Access::write, place, Extent::array(a.cols));
        touch(Access::write, count, Extent::array(2));
        for (int d = 0; d < team; ++d) {
            const Access access = team == 1 ? Access::write : Access::shared;
            touch(access, v[d], Whose::any);
            touch(access, work[d], Extent::array(pivoted_qr_work(static_cast<std::int64_t>(sizeof(T)))),
                  Whose::any);
        }
    }
};

}  // namespace lapilli

#define LAPILLI_PIVOTED_QR_OPERATIONS(X) X(PivotedQrPanelArgs)
