// SPDX-License-Identifier: BSD-3-Clause
// Solutions with inverses of diagonal blocks. The device judges these inverses, because the host does not
// wait for their sizes. Plain data, shared by the kernels, the backends and the tests.
//
//     triangle_sizes    of all blocks and inverses: the largest elements, and the smallest one of each triangle
//     choose_ways       a way for each block
//     X := D^-1 B       a product in any case; then
//     finish_solution   keeps X, refines it, or solves by substitution from B
#pragma once

#include "base/access.hpp"
#include "base/view.hpp"
#include "submitted/ways.hpp"

namespace lapilli {

/// The largest order of a block.
inline constexpr index_t finished_order = 1024;
/// The columns of a piece of a block, and its numbers: the largest size in the block, in the inverse, the
/// smallest in the triangle. The size of a complex number is that of its larger part.
inline constexpr index_t columns_of_sizes = 32, numbers_of_sizes = 3;

/// Block k is the triangle of order width (the last one: of the rest of n), in a square of order blocks.rows
/// that is zero or the identity elsewhere. `sizes` gets the numbers of all pieces of all blocks. A NaN is
/// larger than all other numbers.
template <class T>
struct TriangleSizesArgs {
    using Scalar = T;
    static constexpr const char* name = "triangle_sizes";
    Uplo uplo;
    index_t n, width;
    DeviceView<const T> blocks, inverses;
    real_t<T>* sizes;

    index_t count() const { return blocks.cols / blocks.rows; }
    index_t pieces() const { return ceil_div(blocks.rows, columns_of_sizes); }
    const char* violation() const {
        const bool fits = blocks.cols % blocks.rows == 0 && blocks.ld == blocks.rows &&
                          inverses.rows == blocks.rows && inverses.cols == blocks.cols &&
                          inverses.ld == blocks.rows && width <= blocks.rows && ceil_div(n, width) == count();
        return fits ? nullptr : "triangle_sizes: shapes";
    }
    bool empty() const { return blocks.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, blocks);
        touch(Access::read, inverses);
        touch(Access::write, sizes, Extent::array(numbers_of_sizes * count() * pieces()));
    }
};

/// ways[k] := the way of block k, according to these numbers.
template <class T>
struct ChooseWaysArgs {
    using Scalar = T;
    static constexpr const char* name = "choose_ways";
    index_t count, pieces;
    const real_t<T>* sizes;
    WayLimits limits;
    index_t* ways;

    const char* violation() const { return nullptr; }
    bool empty() const { return count == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, sizes, Extent::array(numbers_of_sizes * count * pieces));
        touch(Access::write, ways, Extent::array(count));
    }
};

/// X is op(inverse) alpha B, rounded. way[0] decides: X is kept; X + op(inverse) (alpha B - op(triangle) X);
/// or op(triangle)^-1 alpha B by substitution. The other triangles are zero.
template <class T>
struct FinishSolutionArgs {
    using Scalar = T;
    static constexpr const char* name = "finish_solution";
    Uplo uplo;
    Op op;
    T alpha;
    DeviceView<const T> triangle, inverse, b;
    DeviceView<T> x;
    const index_t* way;

    const char* violation() const {
        const index_t n = triangle.rows;
        const bool fits = n <= finished_order && triangle.cols == n && inverse.rows == n &&
                          inverse.cols == n && b.rows == n && x.rows == n && b.cols == x.cols;
        return fits ? nullptr : "finish_solution: shapes";
    }
    bool empty() const { return x.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, triangle);
        touch(Access::read, inverse);
        touch(Access::read, b);
        touch(Access::write, x);
        touch(Access::read, way, Extent::array(1));
    }
};

}  // namespace lapilli
