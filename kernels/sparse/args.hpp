// SPDX-License-Identifier: BSD-3-Clause
// Products of a sparse matrix and a few vectors: the arguments for each format of the matrix. Plain data,
// shared by the kernels, the backends and the tests.
//
//     x, halo, y    k-by-n, column-major: the k numbers of one row of the matrix are contiguous in memory
//     column j      x(:, j), or for j >= own, halo(:, j - own): a copy of rows of X that other devices own
//
// A new format needs a struct with a name, its arrays and a SparseProduct, and a file for its kernel.
#pragma once

#include <cstdint>

#include "base/access.hpp"
#include "base/view.hpp"

namespace lapilli {

/// The most vectors in one launch: a panel of vectors is one value of blockIdx.y, whose range is limited.
inline constexpr index_t sparse_most_vectors = index_t{1} << 15;

/// The largest distance between rows of X or the halo, since kernels count bytes of a row in 32 bits.
template <class T>
inline constexpr index_t sparse_most_apart = ((index_t{1} << 32) - 1) / static_cast<index_t>(sizeof(T));

/// Y := alpha A X + beta Y, or with conj(A). If alpha is 0, A and X are not read; if beta is 0, Y is not
/// read.
template <class T>
struct SparseProduct {
    T alpha, beta;
    bool conjugate = false;
    DeviceView<const T> x, halo;
    DeviceView<T> y;

    bool fits(index_t rows) const {
        return y.cols == rows && x.rows == y.rows && (halo.cols == 0 || halo.rows == y.rows) &&
               y.rows <= sparse_most_vectors && x.ld <= sparse_most_apart<T> &&
               halo.ld <= sparse_most_apart<T>;
    }
    template <class Touch>
    void accesses(Touch touch) {
        if (alpha != T(0)) {
            touch(Access::read, x);
            touch(Access::read, halo);
        }
        touch(Access::write, y);
    }
};

/// A row with more entries gets a thread block of its own.
inline constexpr index_t sparse_long_row = 256;

/// CSR format. The entries of row i are pointers[i] .. pointers[i + 1] - 1, each with a column and a value.
template <class T>
struct SparseCsrArgs {
    using Scalar = T;
    static constexpr const char* name = "sparse_csr";
    index_t rows, entries;
    const std::int64_t* pointers;
    const std::int32_t* columns;
    const T* values;
    const std::int32_t*
        /// the short rows, in the order in which threads take them; null: all rows in ascending order, or
        /// none
        order;
    index_t short_rows;
    const std::int32_t* long_rows;  ///< rows with more than sparse_long_row entries
    index_t long_count;
    /// approximate mean of the entries per row of the whole matrix; decides how many lanes share a row
    index_t mean;
    SparseProduct<T> product;

    const char* violation() const {
        // An empty list has no address.
        const bool ordered = order != nullptr || long_count == 0 || short_rows == 0;
        const bool all = short_rows + long_count == rows && ordered;
        return all && product.fits(rows) ? nullptr : "sparse_csr: shapes";
    }
    bool empty() const { return product.y.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, pointers, Extent::array(rows + 1));
        touch(Access::read, columns, Extent::array(entries));
        touch(Access::read, values, Extent::array(entries));
        if (order != nullptr) touch(Access::read, order, Extent::array(short_rows));
        touch(Access::read, long_rows, Extent::array(long_count));
        product.accesses(touch);
    }
};

/// The rows of a slice. Its entries are stored by columns; each row has as many places as the longest row has
/// entries, rounded up.
inline constexpr index_t sell_slice = 32, sell_rounding = 4;

/// SELL-P format: entry e of the l-th row of slice s is at begins[s] + e sell_slice + l. places[s sell_slice
/// + l] is the number of that row, or -1, and lengths[...] the number of its entries.
template <class T>
struct SparseSellArgs {
    using Scalar = T;
    static constexpr const char* name = "sparse_sell";
    index_t rows, slices, stored;  ///< stored: places for entries, padding included
    const std::int64_t* begins;
    const std::int32_t* places;
    const std::int32_t* lengths;
    const std::int32_t* columns;
    const T* values;
    SparseProduct<T> product;

    const char* violation() const {
        const bool all = slices * sell_slice >= rows && product.fits(rows);
        return all ? nullptr : "sparse_sell: shapes";
    }
    bool empty() const { return product.y.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, begins, Extent::array(slices));
        touch(Access::read, places, Extent::array(slices * sell_slice));
        touch(Access::read, lengths, Extent::array(slices * sell_slice));
        touch(Access::read, columns, Extent::array(stored));
        touch(Access::read, values, Extent::array(stored));
        product.accesses(touch);
    }
};

/// Dense blocks of order b, by block rows; the values of a block are stored by rows.
template <class T>
struct SparseBsrArgs {
    using Scalar = T;
    static constexpr const char* name = "sparse_bsr";
    int b;  ///< 2, 3 or 4
    index_t block_rows, blocks;
    const std::int64_t* pointers;
    const std::int32_t*
        columns;  ///< of blocks: columns from b j on; no block crosses the end of the own columns
    const T* values;
    SparseProduct<T> product;

    const char* violation() const {
        const bool all = b >= 2 && b <= 4 && product.x.cols % b == 0 && product.fits(b * block_rows);
        return all ? nullptr : "sparse_bsr: shapes";
    }
    bool empty() const { return product.y.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, pointers, Extent::array(block_rows + 1));
        touch(Access::read, columns, Extent::array(blocks));
        touch(Access::read, values, Extent::array(blocks * b * b));
        product.accesses(touch);
    }
};

/// target(:, i) := source(:, list[i]). The source is in the memory of any device.
template <class T>
struct SparseGatherArgs {
    using Scalar = T;
    static constexpr const char* name = "sparse_gather";
    DeviceView<const T> source;
    const std::int32_t* list;
    DeviceView<T> target;

    const char* violation() const {
        const bool fits = source.rows == target.rows && target.rows <= sparse_most_vectors;
        return fits ? nullptr : "sparse_gather: shapes";
    }
    bool empty() const { return target.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, source, Whose::any);
        touch(Access::read, list, Extent::array(target.cols));
        touch(Access::write, target);
    }
};

}  // namespace lapilli

#define LAPILLI_SPARSE_OPERATIONS(X) \
    X(SparseCsrArgs)                 \
    X(SparseSellArgs)                \
    X(SparseBsrArgs)                 \
    X(SparseGatherArgs)
