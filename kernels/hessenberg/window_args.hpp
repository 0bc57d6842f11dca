// SPDX-License-Identifier: BSD-3-Clause
// Products with the windows of a move of a sweep: arguments. Plain data, shared by the kernel, the backends and the tests.
#pragma once

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"
#include "hessenberg/sweep.hpp"

namespace lapilli {

/// What the U of each window of a move does to the rest of the matrices, in place. Of a window with rows and columns f .. f + w - 1 of the
/// active block:
///
///     right    A(0 : above + f - 1, window) := A U    where A has `above` rows over the active block, and its columns
///              Z(all rows, window)          := Z U
///     left     A(window, f + w : end)       := U^H A  where A has the active block's rows, and columns behind it
template <class T>
struct WindowProductsArgs {
    using Scalar = T;
    static constexpr const char* name = "window_products";
    /// Rows or columns that a thread block multiplies.
    static constexpr int tile = 64;
    BulgeSweep sweep;
    std::int64_t move;
    Side side;
    index_t above;
    DeviceView<const T> u;  ///< BulgeChaseArgs::u
    DeviceView<T> a, z;     ///< Z: may have no rows; from the left it has none

    /// Rows or columns of A that the window's product changes.
    constexpr index_t first_of_a(const SweepWindow& w) const {
        return side == Side::right ? 0 : w.first + w.order;
    }
    constexpr index_t end_of_a(const SweepWindow& w) const {
        return side == Side::right ? above + w.first : a.cols;
    }

    const char* violation() const {
        const bool right = side == Side::right;
        const bool fits = sweep.is_valid() && above >= 0 && u.rows == sweep.window &&
                          u.cols == static_cast<index_t>(sweep.window) * sweep.chains();
        const bool alike =
            right ? a.rows == above + sweep.n && a.cols == sweep.n && (z.rows == 0 || z.cols == sweep.n)
                  : above == 0 && a.rows == sweep.n && a.cols >= sweep.n && z.rows == 0;
        return fits && alike ? nullptr : "window_products: shape";
    }
    bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, u);
        touch(Access::write, a);
        if (z.rows > 0) touch(Access::write, z);
    }
};

}  // namespace lapilli
