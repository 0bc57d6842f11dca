// SPDX-License-Identifier: BSD-3-Clause
// Products with the windows of a move of a sweep: arguments. Plain data, shared by the kernel, the backends
// and the tests.
#pragma once

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"
#include "hessenberg/sweep.hpp"

namespace lapilli {

/// The columns behind a window that a product from the left changes: all; those of the chain's next window,
/// which needs them before its move; the others, for which no chase waits. Where a chain has no next window,
/// all are others.
enum class WindowReach { all, near, far };

/// The products of each window's U of a move with the rest of the matrices, in place, for a window with rows
/// and columns f .. f + w - 1 of the active block:
///
///     right    A(0 : above + f - 1, window) := A U    where A has `above` rows over the active block, and its columns
///              Z(all rows, window)          := Z U          Z alone, where A has no rows
///     left     A(window, f + w : end)       := U^H A  where A has the active block's rows, and columns behind it
///
/// The next move may be made meanwhile by another queue: windows of two moves that follow one another, and
/// the columns near them, have nothing in common with the rest (BulgeSweep::lag()).
template <class T>
struct WindowProductsArgs {
    using Scalar = T;
    static constexpr const char* name = "window_products";
    /// Rows or columns that a thread block multiplies.
    static constexpr int tile = 64;
    /// Any share of Z's rows that begins at a multiple of this number has the same bits.
    static constexpr int rows_of_z = 16;
    BulgeSweep sweep;
    std::int64_t move;
    Side side;
    index_t above;
    DeviceView<const T> u;  ///< BulgeChaseArgs::u
    DeviceView<T> a, z;     ///< Z: may have no rows; from the left it has none
    WindowReach reach = WindowReach::all;

    /// Rows or columns of A that the product of a chain's window changes.
    constexpr index_t first_of_a(int chain, const SweepWindow& w) const {
        if (side == Side::right) return 0;
        return reach == WindowReach::far ? end_of_near(chain, w) : w.first + w.order;
    }
    constexpr index_t end_of_a(int chain, const SweepWindow& w) const {
        if (side == Side::right) return a.rows > 0 ? above + w.first : 0;
        return reach == WindowReach::near ? end_of_near(chain, w) : a.cols;
    }
    constexpr index_t end_of_near(int chain, const SweepWindow& w) const {
        const SweepWindow next = sweep.window_of(chain, move + 1);
        const index_t behind = w.first + w.order, end = next.first + next.order;
        return next.order == 0 || end < behind ? behind : end;
    }

    const char* violation() const {
        const bool right = side == Side::right;
        const bool fits = sweep.is_valid() && above >= 0 && u.rows == sweep.window &&
                          u.cols == static_cast<index_t>(sweep.window) * sweep.chains();
        const bool alone = a.rows == 0 && above == 0 && z.rows > 0;
        const bool alike = right ? reach == WindowReach::all &&
                                       (alone || (a.rows == above + sweep.n && a.cols == sweep.n)) &&
                                       (z.rows == 0 || z.cols == sweep.n)
                                 : above == 0 && a.rows == sweep.n && a.cols >= sweep.n && z.rows == 0;
        return fits && alike ? nullptr : "window_products: shape";
    }
    bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, u);
        if (a.rows > 0) touch(Access::shared, a);
        if (z.rows > 0) touch(Access::write, z);
    }
};

}  // namespace lapilli
