// SPDX-License-Identifier: BSD-3-Clause
// Sums, maxima and minima over the rows or columns of a matrix, the building blocks of norms, scale factors
// and error bounds. Plain data, shared by the kernels, the backends and the tests.
#pragma once

#include <algorithm>
#include <limits>

#include "base/access.hpp"
#include "base/view.hpp"

namespace lapilli {

/// The lines with one result each.
enum class Along : char { columns, rows };
/// The measure of an element: |a|; max(|Re a|, |Im a|); |Re a| + |Im a|; |a|^2; Re a, with its sign. NaN if a
/// part is NaN, except for Re a.
enum class Size : char { modulus, larger_part, sum_of_parts, square, real_part };
enum class Combine : char { sum, largest, smallest };

/// Column reductions are cut into pieces of reduce_rows rows, row reductions into pieces of reduce_cols
/// columns.
inline constexpr index_t reduce_rows = 4096, reduce_cols = 128;

struct ReduceRule {
    Along along;
    Combine combine;
    Size size;
    Part part = Part::all;
    index_t diagonal = 0;  ///< the diagonal that bounds the part: i = j + diagonal

    struct Range {
        index_t first, last;
    };
    /// Out of m rows, those where column j has elements of the part.
    constexpr Range rows_of(index_t j, index_t m) const {
        return range(j + diagonal, m, is_lower(), is_upper());
    }
    /// Out of n columns, those where row i has elements of the part.
    constexpr Range cols_of(index_t i, index_t n) const {
        return range(i - diagonal, n, is_upper(), is_lower());
    }

    /// The number of pieces per result of an m-by-n matrix.
    constexpr index_t pieces(index_t m, index_t n) const {
        return along == Along::columns ? ceil_div(m, reduce_rows) : ceil_div(n, reduce_cols);
    }

  private:
    constexpr bool is_lower() const { return part == Part::lower || part == Part::strictly_lower; }
    constexpr bool is_upper() const { return part == Part::upper || part == Part::strictly_upper; }
    constexpr bool is_strict() const { return part == Part::strictly_lower || part == Part::strictly_upper; }
    /// From the diagonal on, up to the diagonal, or all.
    constexpr Range range(index_t at, index_t count, bool from, bool to) const {
        const index_t skipped = is_strict() ? 1 : 0;
        const index_t first = from ? at + skipped : 0, last = to ? at + 1 - skipped : count;
        return {first > 0 ? first : 0, last < count ? last : count};
    }
};

/// The neutral element of a combination; a maximum is one of sizes.
template <class R>
constexpr R neutral(Combine how) {
    return how == Combine::smallest ? std::numeric_limits<R>::infinity() : R(0);
}

/// With s = the size of factor a(i, j) and a weight w (1 without weights), over the elements of the part:
///     along columns   result(k, j) := result(k, j) + sum of s w(i), or the largest, i in the k-th piece of the rows
///     along rows      result(i, k) := result(i, k) + sum of s w(j), or the largest, j in the k-th piece of the columns
/// or the smallest of result(k, j) and all of them. The order of sums depends only on the shape. A maximum or
/// minimum is NaN if an element is NaN.
template <class T>
struct ReduceArgs {
    using Scalar = T;
    static constexpr const char* name = "reduce";
    ReduceRule how;
    real_t<T> factor;
    DeviceView<const T> a;
    const real_t<T>* weights;  ///< null: none
    DeviceView<real_t<T>> result;

    const char* violation() const {
        const index_t pieces = how.pieces(a.rows, a.cols);
        const bool fits = how.along == Along::columns ? result.rows == pieces && result.cols == a.cols
                                                      : result.rows == a.rows && result.cols == pieces;
        return fits ? nullptr : "reduce: shapes";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        if (weights != nullptr)
            touch(Access::read, weights, Extent::array(how.along == Along::columns ? a.rows : a.cols));
        touch(Access::write, result);
    }
};

}  // namespace lapilli

#define LAPILLI_REDUCE_OPERATIONS(X) X(ReduceArgs)
