// SPDX-License-Identifier: BSD-3-Clause
// The effect of a panel on the rows of other columns, interchange and solution in one operation: its
// arguments, and the layout of shared memory.
#pragma once

#include <cstddef>
#include <type_traits>

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli {

/// The largest order of a triangle.
template <class T>
inline constexpr int lu_rows_limit = sizeof(T) > 8 ? 128 : 256;
inline constexpr int lu_rows_threads = 256;
/// Rows that are solved at a time, with the inverse of the square on the diagonal.
inline constexpr int lu_rows_block = 16;
/// The most columns of a block, in fragments of 8: the more, the less often L is read.
template <class T>
inline constexpr int lu_rows_most = sizeof(T) == 8 && !std::is_floating_point_v<T> ? 2 : 4;

/// The first k rows of A := L^-1 times them, where k is L's order and L the lower triangle of a square with
/// ones on its diagonal, which are not read. Before that, A(to[k], :) := A(from[k], :) for k = 0 .. count-1
/// where both are rows, as in swap_rows. Rows below the first ones must come from among these, as in a
/// panel's interchanges; other entries are ignored. The first rows are written to `top`, which may be their
/// own place. With `by_rows` A is stored as its transpose, in which the first rows are not needed any more.
/// After a failure the lists may hold anything.
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

/// Layout of shared memory, in bytes: the source of each of the first rows; the targets below them, and which
/// row goes there; the inverses of the squares on the diagonal; the rows that were solved last, and those
/// before, all numbers in double precision; where a block has 8 columns, L of three steps for each warp. The
/// strides of columns avoid bank conflicts between the lanes of a warp.
template <class T>
struct LuRowsSpace {
    static constexpr bool complex = !std::is_floating_point_v<T>;
    static constexpr std::size_t element = complex ? 16 : 8, limit = lu_rows_limit<T>, block = lu_rows_block;
    static constexpr std::size_t ld = block + 4, inverse_ld = block + (complex ? 2 : 4);
    static constexpr std::size_t source_at = 0;
    static constexpr std::size_t to_at = source_at + limit * sizeof(int);
    static constexpr std::size_t from_at = to_at + 2 * limit * sizeof(int);
    static constexpr std::size_t inverses_at = from_at + 2 * limit * sizeof(int);
    static constexpr std::size_t rows_at = inverses_at + limit * inverse_ld * element;
    static constexpr std::size_t warps = lu_rows_threads / 32, lower_ld = limit / warps + 32 / sizeof(T);
    static constexpr std::size_t stages = 3;
    static constexpr std::size_t lower_at(int fragments) {
        return rows_at + 2 * static_cast<std::size_t>(8 * fragments) * ld * element;
    }
    static constexpr std::size_t bytes(int fragments) {
        return lower_at(fragments) + (fragments == 1 ? stages * warps * block * lower_ld * sizeof(T) : 0);
    }
};

}  // namespace lapilli
