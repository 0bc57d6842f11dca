// SPDX-License-Identifier: BSD-3-Clause
// A move of the bulges of a sweep: arguments. Plain data, shared by the kernel, the backends and the tests.
#pragma once

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"
#include "hessenberg/sweep.hpp"

namespace lapilli {

/// Numbers of a bulge: real and imaginary part of its two shifts. Of a real matrix these are a pair, or two
/// real numbers.
inline constexpr int numbers_of_bulge = 4;

/// In the window of each chain, H := U^H H U by the reflectors of BulgeSweep, and U, which is unitary. Rows
/// and columns outside of windows are left alone.
template <class T>
struct BulgeChaseArgs {
    using Scalar = T;
    static constexpr const char* name = "bulge_chase";
    BulgeSweep sweep;
    std::int64_t move;
    DeviceView<T> h;          ///< the active block; zero below the subdiagonal outside of bulges
    const real_t<T>* shifts;  ///< numbers_of_bulge of each bulge of the sweep
    /// Out: U of chain c from column c * window on; rows and columns behind a window's order are not written.
    DeviceView<T> u;

    const char* violation() const {
        const bool fits = sweep.is_valid() && h.rows == sweep.n && h.cols == sweep.n &&
                          u.rows == sweep.window &&
                          u.cols == static_cast<index_t>(sweep.window) * sweep.chains();
        return fits ? nullptr : "bulge_chase: shape";
    }
    bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::shared, h);  // with products of the move before
        touch(Access::read, shifts, Extent::array(static_cast<index_t>(numbers_of_bulge) * sweep.bulges));
        touch(Access::write, u);
    }
};

}  // namespace lapilli
