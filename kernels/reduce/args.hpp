// SPDX-License-Identifier: BSD-3-Clause
// Sums and largest sizes of a matrix's rows or columns: what norms, scale factors and error bounds are made of. Plain data,
// shared by the kernels, the backends and the tests.
#pragma once

#include <algorithm>

#include "base/access.hpp"
#include "base/view.hpp"

namespace lapilli {

/// What has a result: each column, or each row.
enum class Along : char { columns, rows };
/// What of an element counts: |a|; the larger of |Re a| and |Im a|; their sum; |a|^2; Re a, with its sign. NaN if one of the two
/// parts is NaN, except for the last.
enum class Size : char { modulus, larger_part, sum_of_parts, square, real_part };
enum class Combine : char { sum, largest };

/// Results are made of pieces of so many rows of a column, or of so many columns of a row.
inline constexpr index_t reduce_rows = 4096, reduce_cols = 128;

struct ReduceRule {
    Along along;
    Combine combine;
    Size size;
    Part part = Part::all;
    index_t diagonal = 0;  ///< of the part: where i = j + diagonal

    struct Range {
        index_t first, last;
    };
    /// Of m rows those in which the part has an element of column j.
    constexpr Range rows_of(index_t j, index_t m) const {
        return range(j + diagonal, m, is_lower(), is_upper());
    }
    /// Of n columns those in which it has one of row i.
    constexpr Range cols_of(index_t i, index_t n) const {
        return range(i - diagonal, n, is_upper(), is_lower());
    }

    /// How many pieces a result of an m-by-n matrix is made of.
    constexpr index_t pieces(index_t m, index_t n) const {
        return along == Along::columns ? ceil_div(m, reduce_rows) : ceil_div(n, reduce_cols);
    }

  private:
    constexpr bool is_lower() const { return part == Part::lower || part == Part::strictly_lower; }
    constexpr bool is_upper() const { return part == Part::upper || part == Part::strictly_upper; }
    constexpr bool is_strict() const { return part == Part::strictly_lower || part == Part::strictly_upper; }
    /// From the diagonal's place on, up to it, or all.
    constexpr Range range(index_t at, index_t count, bool from, bool to) const {
        const index_t skipped = is_strict() ? 1 : 0;
        const index_t first = from ? at + skipped : 0, last = to ? at + 1 - skipped : count;
        return {first > 0 ? first : 0, last < count ? last : count};
    }
};

/// With the size s of factor a(i, j) and a weight w, 1 where there are none, over the elements of the part,
///     along columns   result(k, j) := result(k, j) + sum of s w(i), or the largest, i in the k-th piece of the rows
///     along rows      result(i, k) := result(i, k) + sum of s w(j), or the largest, j in the k-th piece of the columns
/// Sums run in an order that depends on nothing but the shape; a largest one is NaN where one of them is.
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
