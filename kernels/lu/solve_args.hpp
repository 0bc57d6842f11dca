// SPDX-License-Identifier: BSD-3-Clause
// Solutions with the unit lower triangle of a panel: the operation's arguments, and the triangle's layout in
// shared memory.
#pragma once

#include <cstddef>

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli {

/// The largest order of a triangle.
template <class T>
inline constexpr int lu_solve_limit = sizeof(T) > 8 ? 64 : 128;
inline constexpr int lu_solve_warps = 4;
/// Columns of X that a warp has at a time.
template <class T>
inline constexpr int lu_solve_columns = sizeof(T) > 8 ? 2 : 4;

/// The triangle in shared memory, in groups of 32 columns, each column from the group's first row on.
template <class T>
struct LuSolveSpace {
    static constexpr int limit = lu_solve_limit<T>, segments = limit / 32;
    static constexpr int height(int segment) { return limit - 32 * segment; }
    static constexpr int first(int segment) { return 32 * segment * limit - 512 * segment * (segment - 1); }
    static constexpr std::size_t bytes = first(segments) * sizeof(T);
};

/// X := L^-1 X, where L is the lower triangle of a square with ones on its diagonal, which are not read.
template <class T>
struct LuSolveArgs {
    using Scalar = T;
    static constexpr const char* name = "lu_solve";
    DeviceView<const T> l;
    DeviceView<T> x;

    const char* violation() const {
        const bool fits = l.rows == l.cols && l.rows <= lu_solve_limit<T> && x.rows == l.rows;
        return fits ? nullptr : "lu_solve: shapes";
    }
    bool empty() const { return x.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, l);
        touch(Access::write, x);
    }
};

}  // namespace lapilli
