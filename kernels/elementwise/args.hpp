// SPDX-License-Identifier: BSD-3-Clause
// Arguments of the operations that access each element once. Plain data, shared by the kernels, the backends
// and the tests.
#pragma once

#include <cstdint>

#include "base/access.hpp"
#include "base/view.hpp"
#include "elementwise/mirror.hpp"

namespace lapilli {

/// The most parts that sum_parts adds.
inline constexpr int sum_limit = 16;
/// The most rows that swap_rows moves.
inline constexpr index_t swap_rows_limit = 1024;

/// A := `diagonal` on the diagonal and `off` elsewhere, in the named part. A strict part excludes the
/// diagonal.
template <class T>
struct SetArgs {
    using Scalar = T;
    static constexpr const char* name = "set";
    Part part;
    T off, diagonal;
    DeviceView<T> a;

    const char* violation() const { return nullptr; }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
    }
};

/// B := A in the named part
template <class T>
struct CopyArgs {
    using Scalar = T;
    static constexpr const char* name = "copy";
    Part part;
    DeviceView<const T> a;
    DeviceView<T> b;

    const char* violation() const { return a.rows == b.rows && a.cols == b.cols ? nullptr : "copy: shapes"; }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
    }
};

/// B := A and D := C; all have the same shape
template <class T>
struct CopyTwoArgs {
    using Scalar = T;
    static constexpr const char* name = "copy_two";
    DeviceView<const T> a;
    DeviceView<T> b;
    DeviceView<const T> c;
    DeviceView<T> d;

    const char* violation() const {
        const auto fits = [&](index_t rows, index_t cols) { return rows == b.rows && cols == b.cols; };
        return fits(a.rows, a.cols) && fits(c.rows, c.cols) && fits(d.rows, d.cols) ? nullptr
                                                                                    : "copy_two: shapes";
    }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
        touch(Access::read, c);
        touch(Access::write, d);
    }
};

/// B := A^H, or A^T
template <class T>
struct AdjointArgs {
    using Scalar = T;
    static constexpr const char* name = "adjoint";
    DeviceView<const T> a;
    DeviceView<T> b;
    bool conjugates = true;

    const char* violation() const {
        return a.rows == b.cols && a.cols == b.rows ? nullptr : "adjoint: shapes";
    }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
    }
};

/// B(i, j) := A(m-1-i, n-1-j)
template <class T>
struct ReverseArgs {
    using Scalar = T;
    static constexpr const char* name = "reverse";
    DeviceView<const T> a;
    DeviceView<T> b;

    const char* violation() const {
        return a.rows == b.rows && a.cols == b.cols ? nullptr : "reverse: shapes";
    }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
    }
};

/// B's block rows of height nb := the block rows first, first + stride, ... of A
template <class T>
struct GatherBlocksArgs {
    using Scalar = T;
    static constexpr const char* name = "gather_blocks";
    DeviceView<const T> a;
    index_t nb, first, stride;
    DeviceView<T> b;

    const char* violation() const { return a.cols == b.cols ? nullptr : "gather_blocks: shapes"; }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
    }
};

/// B's block rows first, first + stride, ... of height nb := the block rows of A: the inverse of
/// GatherBlocksArgs
template <class T>
struct ScatterBlocksArgs {
    using Scalar = T;
    static constexpr const char* name = "scatter_blocks";
    DeviceView<const T> a;
    index_t nb, first, stride;
    DeviceView<T> b;

    const char* violation() const { return a.cols == b.cols ? nullptr : "scatter_blocks: shapes"; }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
    }
};

/// A(i,i) := values[i]
template <class T>
struct SetDiagonalArgs {
    using Scalar = T;
    static constexpr const char* name = "set_diagonal";
    const real_t<T>* values;
    DeviceView<T> a;

    index_t length() const { return a.rows < a.cols ? a.rows : a.cols; }
    const char* violation() const { return nullptr; }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, values, Extent::array(length()));
        touch(Access::write, a);
    }
};

/// A := factor A in the named part
template <class T>
struct ScaleArgs {
    using Scalar = T;
    static constexpr const char* name = "scale";
    Part part;
    real_t<T> factor;
    DeviceView<T> a;

    const char* violation() const { return nullptr; }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
    }
};

/// a(i, j) := equilibrated(a(i, j), rows[i], cols[j]) in the named part. A null list means ones.
template <class T>
struct EquilibrateArgs {
    using Scalar = T;
    static constexpr const char* name = "equilibrate";
    Part part;
    const real_t<T>*rows, *cols;
    DeviceView<T> a;

    const char* violation() const { return nullptr; }
    bool empty() const { return a.empty() || (rows == nullptr && cols == nullptr); }
    template <class Touch>
    void accesses(Touch touch) {
        if (rows != nullptr) touch(Access::read, rows, Extent::array(a.rows));
        if (cols != nullptr) touch(Access::read, cols, Extent::array(a.cols));
        touch(Access::write, a);
    }
};

/// result[0] := the largest |a_ij| of the named part; for complex elements, of |Re a_ij| and |Im a_ij|. NaN
/// if an element is NaN; 0 for an empty matrix
template <class T>
struct MaxNormArgs {
    using Scalar = T;
    static constexpr const char* name = "max_norm";
    Part part;
    DeviceView<const T> a;
    real_t<T>* result;

    const char* violation() const { return nullptr; }
    bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, result, Extent::array(1));
    }
};

/// B := A, from a real matrix into one of type T
template <class T>
struct WidenArgs {
    using Scalar = T;
    static constexpr const char* name = "widen";
    DeviceView<const real_t<T>> a;
    DeviceView<T> b;

    const char* violation() const { return a.rows == b.rows && a.cols == b.cols ? nullptr : "widen: shapes"; }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
    }
};

/// B := A in single precision, in the named part. misfit[0] := 1 if an element overflows there; a NaN does
/// not count
template <class T>
struct LowerArgs {
    using Scalar = T;
    static constexpr const char* name = "lower";
    Part part;
    DeviceView<const T> a;
    DeviceView<single_t<T>> b;
    std::uint32_t* misfit;

    const char* violation() const { return a.rows == b.rows && a.cols == b.cols ? nullptr : "lower: shapes"; }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
        touch(Access::write, misfit, Extent::array(1));
    }
};

/// B := A, from single precision, or B := A + B if `add`
template <class T>
struct RaiseArgs {
    using Scalar = T;
    static constexpr const char* name = "raise";
    bool add;
    DeviceView<const single_t<T>> a;
    DeviceView<T> b;

    const char* violation() const { return a.rows == b.rows && a.cols == b.cols ? nullptr : "raise: shapes"; }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
    }
};

/// B := alpha A + beta B; with beta = 0, B is not read
template <class T>
struct AddArgs {
    using Scalar = T;
    static constexpr const char* name = "add";
    real_t<T> alpha;
    DeviceView<const T> a;
    real_t<T> beta;
    DeviceView<T> b;

    const char* violation() const { return a.rows == b.rows && a.cols == b.cols ? nullptr : "add: shapes"; }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
    }
};

/// B := the size |Re| + |Im| of each element of A
template <class T>
struct SizesArgs {
    using Scalar = T;
    static constexpr const char* name = "sizes";
    DeviceView<const T> a;
    DeviceView<real_t<T>> b;

    const char* violation() const { return a.rows == b.rows && a.cols == b.cols ? nullptr : "sizes: shapes"; }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
    }
};

/// B(:, to[j]) := A(:, from[j]), j = 0 .. count-1. A is real and may be in the memory of another device. A
/// null list means 0, 1, ... Columns that are written must not be among those that are read.
template <class T>
struct MoveColumnsArgs {
    using Scalar = T;
    static constexpr const char* name = "move_columns";
    index_t count;
    const index_t *from, *to;
    DeviceView<const real_t<T>> a;
    DeviceView<T> b;

    const char* violation() const {
        return a.rows == b.rows && count <= b.cols ? nullptr : "move_columns: shapes";
    }
    bool empty() const { return count == 0 || b.rows == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        if (from != nullptr) touch(Access::read, from, Extent::array(count));
        if (to != nullptr) touch(Access::read, to, Extent::array(count));
        touch(Access::read, a, Whose::any);
        touch(Access::write, b);
    }
};

/// Column j of B := column from[j] of A, which may be on another device. Entries outside of A are skipped,
/// because after a failure the list may hold anything
template <class T>
struct GatherColumnsArgs {
    using Scalar = T;
    static constexpr const char* name = "gather_columns";
    const index_t* from;
    DeviceView<const T> a;
    DeviceView<T> b;

    const char* violation() const { return a.rows == b.rows ? nullptr : "gather_columns: shapes"; }
    bool empty() const { return a.empty() || b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, from, Extent::array(b.cols));
        touch(Access::read, a, Whose::any);
        touch(Access::write, b);
    }
};

/// A(to[k], :) := A(from[k], :) for k = 0 .. count-1 where both are rows of A. All rows are read before one
/// is written; the lists are permutations of the same rows. After a failure the lists may hold anything
template <class T>
struct SwapRowsArgs {
    using Scalar = T;
    static constexpr const char* name = "swap_rows";
    index_t count;
    const index_t *to, *from;
    DeviceView<T> a;

    const char* violation() const { return count <= swap_rows_limit ? nullptr : "swap_rows: too many rows"; }
    bool empty() const { return count == 0 || a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, to, Extent::array(count));
        touch(Access::read, from, Extent::array(count));
        touch(Access::write, a);
    }
};

/// y := parts[0] + ... + parts[count - 1] + beta y, in this order. Each part is a contiguous vector of n
/// elements on any device of the context
template <class T>
struct SumPartsArgs {
    using Scalar = T;
    static constexpr const char* name = "sum_parts";
    index_t n;
    const T* parts[sum_limit];
    int count;
    T beta;
    T* y;
    index_t incy;

    const char* violation() const {
        return count > 0 && count <= sum_limit && incy != 0 ? nullptr : "sum_parts: count, increment";
    }
    bool empty() const { return n == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        for (int k = 0; k < count; ++k) touch(Access::read, parts[k], Extent::array(n), Whose::any);
        touch(Access::write, y, Extent::vector(0, n, incy));
    }
};

}  // namespace lapilli

#define LAPILLI_ELEMENTWISE_OPERATIONS(X) \
    X(SetArgs)                            \
    X(CopyArgs)                           \
    X(CopyTwoArgs)                        \
    X(AdjointArgs)                        \
    X(MirrorArgs)                         \
    X(ReverseArgs)                        \
    X(GatherBlocksArgs)                   \
    X(ScatterBlocksArgs)                  \
    X(SetDiagonalArgs)                    \
    X(ScaleArgs)                          \
    X(EquilibrateArgs)                    \
    X(MaxNormArgs)                        \
    X(WidenArgs)                          \
    X(AddArgs)                            \
    X(SizesArgs)                          \
    X(LowerArgs)                          \
    X(RaiseArgs)                          \
    X(MoveColumnsArgs)                    \
    X(GatherColumnsArgs)                  \
    X(SwapRowsArgs)                       \
    X(SumPartsArgs)
