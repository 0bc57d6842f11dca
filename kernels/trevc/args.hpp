// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors of a Schur form, one block of rows at a time: arguments. Plain data, shared by the kernels,
// the backends and the tests.
#pragma once

#include <limits>

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli {

/// The most rows of a block.
inline constexpr int trevc_limit = 64;

/// Bounds for the growth of numbers, |re| + |im| of each: T's largest real or imaginary part and its order
/// decide.
template <class R>
struct TrevcRange {
    R sum;       ///< for rows not solved yet: a quarter of it between two blocks, half of it inside a block
    R solved;    ///< solved rows. A block's products with T add at most a quarter of `sum`.
    R smallest;  ///< a pivot below this is not used, whatever the eigenvalue

    constexpr TrevcRange(R largest, index_t n)
        : sum(std::numeric_limits<R>::max() / 8),
          solved(sum / (8 * trevc_limit) / (largest > R(1) ? largest : R(1))),
          smallest(std::numeric_limits<R>::min() * (static_cast<R>(n) / std::numeric_limits<R>::epsilon())) {}
};

/// Solves for a block of rows of all eigenvectors that have elements there. T is n by n, upper triangular, or
/// for a real matrix quasi-triangular in standard form, with zeros below the subdiagonal; the two rows of a
/// pair are in the same block. Column k of X belongs to lambda = T(k, k); columns k and k + 1 of a pair have
/// the real and imaginary part of the vector for the eigenvalue with Im > 0.
///
///     right    (T - lambda) x = 0        columns first .. n-1, from the last row up to the first
///     left     (T^H - conj(lambda)) x = 0    columns 0 .. first+rows-1, from the first row down to the last
///
/// In: rows of the block have -T x of the rows that are solved; zeros in the block's own columns. Out: x. A
/// pivot that is too small is replaced as in LAPACK. If numbers grow too large, the whole column, with its
/// solved and unsolved rows, is multiplied by a power of two, so that X(other rows) -= T X(block), or T^H
/// X(block), cannot overflow.
template <class T>
struct TrevcBlockArgs {
    using Scalar = T;
    static constexpr const char* name = "trevc_block";
    Side side;
    index_t first, rows;
    /// At least every real or imaginary part of T; at most the fourth root of 1 / min.
    real_t<T> largest;
    DeviceView<const T> t;
    DeviceView<T> x;
    real_t<T>*
        bound;  ///< n numbers: a bound for the unsolved rows of each column; out: also after the product

    constexpr index_t first_column() const { return side == Side::right ? first : 0; }
    constexpr index_t end_column() const { return side == Side::right ? t.cols : first + rows; }

    const char* violation() const {
        const bool fits = rows >= 1 && rows <= trevc_limit && first >= 0 && first + rows <= t.rows;
        const bool alike = t.cols == t.rows && x.rows == t.rows && x.cols == t.rows;
        return fits && alike && largest >= real_t<T>(0) ? nullptr : "trevc_block: shape";
    }
    bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, t);
        touch(Access::write, x);
        touch(Access::write, bound, Extent::array(t.rows));
    }
};

/// Divides each vector by the largest |re| + |im| of its elements, or, to unit vectors, by its norm, and
/// turns complex ones so that their first largest element is real. T tells which columns of a real X belong
/// to a pair. A zero vector stays zero.
template <class T>
struct TrevcScaleArgs {
    using Scalar = T;
    static constexpr const char* name = "trevc_scale";
    DeviceView<const T> t;
    DeviceView<T> x;
    bool unit = false;

    const char* violation() const {
        return t.cols == t.rows && x.cols == t.rows ? nullptr : "trevc_scale: shape";
    }
    bool empty() const { return x.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, t);
        touch(Access::write, x);
    }
};

}  // namespace lapilli

#define LAPILLI_TREVC_OPERATIONS(X) \
    X(TrevcBlockArgs)               \
    X(TrevcScaleArgs)
