// SPDX-License-Identifier: BSD-3-Clause
// Arguments of the operations on the triangles on a matrix's diagonal. Plain data, shared by the kernels, the
// backends and the algorithms.
#pragma once

#include "base/access.hpp"
#include "base/view.hpp"

namespace lapilli {

/// The order of the triangles that invert_triangles inverts.
inline constexpr int inverted_order = 64;

/// A row of triangles: block k of B, of order b.rows, := block k of A, the square at a.data + k stride. The
/// other triangle becomes zero, a unit diagonal one, and the rows and columns beyond A's order those of the
/// identity. A and B may be the same.
template <class T>
struct TriangleBlocksArgs {
    using Scalar = T;
    static constexpr const char* name = "triangle_blocks";
    Uplo uplo;
    bool unit;
    DeviceView<const T> a;  ///< block 0
    index_t stride;
    DeviceView<T> b;

    index_t count() const { return b.cols / b.rows; }
    const char* violation() const {
        const bool fits = a.rows == a.cols && a.rows <= b.rows && b.cols % b.rows == 0;
        return fits ? nullptr : "triangle_blocks: shapes";
    }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a.data, Extent::of(a).times(count(), stride));
        touch(Access::write, b);
    }
};

/// For a row of triangles as triangle_blocks leaves them: the inverses of their diagonal blocks of order
/// inverted_order, and zeros elsewhere. A zero on the diagonal gives infinities and NaN.
template <class T>
struct InvertTrianglesArgs {
    using Scalar = T;
    static constexpr const char* name = "invert_triangles";
    Uplo uplo;
    DeviceView<const T> a;
    DeviceView<T> inverse;

    index_t count() const { return a.cols / a.rows; }
    const char* violation() const {
        const bool fits = a.rows % inverted_order == 0 && a.cols % a.rows == 0 && a.ld == a.rows &&
                          inverse.rows == a.rows && inverse.cols == a.cols && inverse.ld == a.rows;
        return fits ? nullptr : "invert_triangles: shapes";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, inverse);
    }
};

}  // namespace lapilli

#define LAPILLI_TRIANGLES_OPERATIONS(X) X(TriangleBlocksArgs) X(InvertTrianglesArgs)
