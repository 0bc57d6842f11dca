// SPDX-License-Identifier: BSD-3-Clause
// What a panel does to the rows of other columns, interchange and solution in one operation: its arguments, and where shared
// memory has what.
#pragma once

#include <cstddef>

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli {

/// The largest order of a triangle, and the threads of a block: each has a row.
template <class T>
inline constexpr int lu_rows_limit = sizeof(T) > 8 ? 128 : 256;
/// Rows of the triangle at one time.
inline constexpr int lu_rows_step = 8;
/// Columns of a block where they are few, and where they are many: the more, the less often L is read.
template <class T>
inline constexpr int lu_rows_few = sizeof(T) > 8 ? 4 : 8;
template <class T>
inline constexpr int lu_rows_many = 2 * lu_rows_few<T>;

/// The first k rows of A := L^-1 of them, where k is L's order and L the lower triangle of a square with ones on its diagonal, which
/// are not read; before, A(to[k], :) := A(from[k], :) for k = 0 .. count-1 where both are rows, as in swap_rows. The first rows go to
/// `top`, which may be where they were. With `by_rows` A is stored as its transpose, in which the first rows are not needed any
/// more. After a failure the lists may hold anything.
template <class T>
struct LuRowsArgs {
    using Scalar = T;
    static constexpr const char* name = "lu_rows";
    index_t count;
    const index_t *to, *from;
    DeviceView<const T> l;
    bool by_rows;
    DeviceView<T> a;
    DeviceView<T> top;

    index_t rows() const { return by_rows ? a.cols : a.rows; }
    index_t cols() const { return by_rows ? a.rows : a.cols; }
    const char* violation() const {
        const bool fits = l.rows == l.cols && l.rows <= lu_rows_limit<T> && count <= 2 * lu_rows_limit<T> &&
                          rows() >= l.rows && top.rows == l.rows && top.cols == cols();
        return fits ? nullptr : "lu_rows: shapes";
    }
    bool empty() const { return a.empty() || l.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, to, Extent::array(count));
        touch(Access::read, from, Extent::array(count));
        touch(Access::read, l);
        touch(Access::write, a);
        touch(Access::write, top);
    }
};

/// Shared memory, in bytes, one behind the other: where each of the first rows comes from; the square on the diagonal; the rows of
/// a step, of this one and the next.
template <class T>
struct LuRowsSpace {
    static constexpr std::size_t step = lu_rows_step, limit = lu_rows_limit<T>;
    static constexpr std::size_t source_at = 0;
    static constexpr std::size_t square_at = source_at + limit * sizeof(int);
    static constexpr std::size_t rows_at = square_at + step * step * sizeof(T);
    static constexpr std::size_t bytes(int columns) {
        return rows_at + 2 * step * static_cast<std::size_t>(columns) * sizeof(T);
    }
};

}  // namespace lapilli
