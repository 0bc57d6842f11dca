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

/// The most columns of a panel, the most devices that work on it, and the most blocks of threads on each.
inline constexpr int pivoted_qr_limit = 64, pivoted_qr_most_devices = 8, pivoted_qr_most_blocks = 160;

/// Bytes of `work`: the barrier, what blocks tell each other, and V^H v.
constexpr std::int64_t pivoted_qr_work(std::int64_t scalar_bytes) {
    return barrier_bytes + (2 * pivoted_qr_most_devices + 1) * pivoted_qr_most_blocks * 64 + 64 +
           pivoted_qr_limit * scalar_bytes;
}

/// Factors columns of A P = Q R, from row `first` on: up to `width` columns V of reflectors, with the rows of R above them. Each device
/// of a team has some columns of A in any order; those that are factored come first, and what is in the others' first rows is R. The
/// rest of A is then A - V F^H, which is left to do. A column's place is where A P would have it if no further columns were interchanged.
///
/// With `pivoting` the next column is the longest one, of equal ones that of the first place; without, that of the first place. LAPACK's
/// norms and their bounds: each column has a length, which becomes shorter with each row of R, and the length that was last computed from
/// its elements. Where the first has lost half of its digits, the panel ends with this column.
///
/// One device has V in place: v[0] is where A has the next columns. Of several each has all of V; the columns that it takes from A are
/// lost there.
template <class T>
struct PivotedQrPanelArgs {
    using Scalar = T;
    static constexpr const char* name = "pivoted_qr_panel";
    DeviceView<T> a;  ///< the columns of this device
    index_t first, width;
    index_t steps;  ///< rows and columns of R, of the whole matrix
    index_t share;  ///< columns that are left, of the device that began with the most
    index_t taken;  ///< columns of this device that are factored
    bool pivoting;
    real_t<T>*
        norms;  ///< 2 a.cols: lengths; those computed last, negative where the length has to be computed first
    DeviceView<T> f;         ///< a.cols rows, `width` columns; rows of columns that are not factored are F
    T* tau;                  ///< of reflector `first` and those behind it
    index_t *order, *place;  ///< a.cols: the first is interchanged as the columns of this device are
    index_t* count;          ///< columns that are factored, at least one; those of them that this device had
    int rank, team;          ///< this device, and how many there are
    // On each device of the team, all the same:
    DeviceView<T> v[pivoted_qr_most_devices];
    void* work[pivoted_qr_most_devices];  ///< pivoted_qr_work bytes, zero before the first panel of a matrix
    /// As of TridiagonalPanel.
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
