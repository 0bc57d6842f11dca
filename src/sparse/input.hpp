// SPDX-License-Identifier: BSD-3-Clause
// The caller's arrays, looked through and brought into one form: a Csr with both triangles. What is wrong
// with them is told by the first row and column, as the caller counts.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "sparse/csr.hpp"

namespace lapilli {

/// The contents of the caller's arrays: all entries, or those of one triangle of a symmetric or Hermitian
/// matrix.
enum class Storage : char { all = 'G', lower = 'L', upper = 'U' };

/// Indices of either width, counted from 0 or 1.
struct IndexArray {
    const void* data = nullptr;
    int bits = 32;
    index_t base = 0;

    index_t operator[](index_t i) const {
        return (bits == 32 ? index_t{static_cast<const std::int32_t*>(data)[i]}
                           : static_cast<const std::int64_t*>(data)[i]) -
               base;
    }
};

/// The error in the arrays; the C API knows the argument.
struct BadInput {
    enum class Array { pointers, rows, columns };
    Array array;
    std::string text;  ///< "holds ..., must ..."
};

struct SparseShape {
    index_t rows, cols, base;
    Storage storage;
};

/// Where the values of the caller's arrays belong, so that others can take their places.
struct ValuePlan {
    Storage storage = Storage::all;
    index_t count = 0;  ///< of given values
    index_t base = 0;
    index_t b = 1;            ///< order of the blocks that they come in
    bool by_columns = false;  ///< a block's values
    std::vector<std::int64_t>
        pointers;  ///< of the given entries, or blocks: where rows, or block rows, begin
    /// For entries in no order: their sequence row by row, with those of the same place next to each other;
    /// the first of each place has the mark. Empty: the entries were in order.
    std::vector<std::uint64_t> sources;
    static constexpr std::uint64_t mark = std::uint64_t{1} << 63;

    std::size_t bytes() const { return 8 * (pointers.size() + sources.size()); }
};

/// A matrix without values yet, and the plan by which they come.
template <class T>
struct Pattern {
    Csr<T> csr;
    ValuePlan plan;
};

// These throw BadInput. Values are none of their business.
template <class T>
Pattern<T> pattern_of_csr(const SparseShape& shape, const IndexArray& pointers, const IndexArray& columns,
                          int threads);
template <class T>
Pattern<T> pattern_of_coo(const SparseShape& shape, index_t entries, const IndexArray& rows,
                          const IndexArray& columns, int threads);
/// The shape counts blocks, of order b.
template <class T>
Pattern<T> pattern_of_bsr(const SparseShape& shape, index_t b, bool by_columns, const IndexArray& pointers,
                          const IndexArray& columns, int threads);

/// The number of entries or blocks by the pointers of `rows` rows; throws BadInput unless they ascend from
/// the base on.
index_t checked_pointers(const IndexArray& pointers, index_t rows, index_t base);

/// A matrix with both triangles, from one.
template <class T>
Csr<T> with_both_triangles(const Csr<T>& given, Storage storage);

/// The values of a matrix from those given; throws Error where one is not finite.
template <class T>
std::vector<T> values_by(const ValuePlan& plan, const Csr<T>& csr, const T* given, int threads);

}  // namespace lapilli
