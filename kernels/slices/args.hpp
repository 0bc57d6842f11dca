// SPDX-License-Identifier: BSD-3-Clause
// Single precision products by bytes on the integer tensor cores, in two operations: `split` converts an
// operand into bytes, `sliced_product` multiplies two such operands. Plain data, shared by the kernels, the
// backends and the tests.
//
// The rows of a split operand are rows of op(A) or columns of op(B), padded with zeros to a multiple of 128;
// along them runs k, padded to a multiple of 64. For complex operands k counts real numbers, the real and the
// imaginary part of each element. A column of op(B) is then two rows, one for the real part of C's column and
// one for its imaginary part:
//
//     A   | re  im |          B   | re  -im |   re of C
//                                 | im   re |   im of C
//
// Memory layout: groups of 128 rows; within a group, blocks of 32 k; within a block, the three slices; within
// a slice, the first 16 k of all rows, then the last 16. The tensor cores read 8 rows of 16 bytes.
#pragma once

#include <cstdint>
#include <type_traits>

#include "base/access.hpp"
#include "bytes/place.hpp"
#include "product/args.hpp"
#include "slices/value.hpp"

namespace lapilli {

inline constexpr index_t slices_rows = 128, slices_k = 64;
/// Sums of more products would overflow 32 bits.
inline constexpr index_t slices_most_k = 43000;
/// The most rows of op(A), and real columns of op(B): tile numbers have 15 bits.
inline constexpr index_t slices_most_rows = 32767 * slices_rows;

/// Whether products of T can be computed by bytes.
template <class T>
inline constexpr bool has_slices = sizeof(real_t<T>) == 4;
/// The real numbers per element of T, along k and in the columns of C.
template <class T>
inline constexpr index_t slices_parts = is_complex<T> ? 2 : 1;

/// The bytes of an operand; rows and k count real numbers.
constexpr index_t slices_bytes(index_t rows, index_t k) {
    return slice_count * round_up(rows, slices_rows) * round_up(k, slices_k);
}

/// The position of byte `slice` of element (row, l), in an operand with inner dimension k.
constexpr index_t slices_place(index_t row, index_t l, index_t slice, index_t k) {
    const index_t step = row / slices_rows * (round_up(k, slices_k) / 32) + l / 32;
    const index_t half = (step * slice_count + slice) * 2 + l % 32 / 16;
    return place_of_byte(half, slices_rows, row, l);
}

template <class T>
struct SplitArgs {
    using Scalar = T;
    static constexpr const char* name = "split";
    bool right;       ///< columns of op(B) instead of rows of op(A)
    bool rows_first;  ///< consecutive rows are contiguous in memory, rather than consecutive l
    bool conjugate;
    index_t rows, k;
    const T* a;
    index_t ld;
    std::int8_t* slices;  ///< written: slices_bytes(split_rows(), split_k()), aligned to 16 bytes
    int* exponents;       ///< written: one for each row, padding included, aligned to 16 bytes

    constexpr index_t split_rows() const { return rows * (right ? slices_parts<T> : 1); }
    constexpr index_t split_k() const { return k * slices_parts<T>; }
    const char* violation() const {
        if (!has_slices<T>) return "split: the precision";
        return rows >= 0 && k > 0 && split_k() <= slices_most_k ? nullptr : "split: rows, k";
    }
    bool empty() const { return rows == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a, Extent::matrix(rows_first ? rows : k, rows_first ? k : rows, ld));
        touch(Access::write, slices, Extent::array(slices_bytes(split_rows(), split_k())));
        touch(Access::write, exponents, Extent::array(round_up(split_rows(), slices_rows)));
    }
};

/// C := alpha op(A) op(B) + beta C for split operands. `product` has the meaning of the operation of that
/// name, with one term; only the inner dimension of its operands is used.
template <class T>
struct SlicedProductArgs {
    using Scalar = T;
    static constexpr const char* name = "sliced_product";
    ProductArgs<T> product;
    const std::int8_t *a, *b;
    const int *a_exponents, *b_exponents;

    constexpr index_t split_k() const { return product.k * slices_parts<T>; }
    constexpr index_t split_columns() const { return product.n * slices_parts<T>; }
    const char* violation() const {
        if (!has_slices<T>) return "sliced_product: the precision";
        const bool fits = product.terms == 1 && product.k > 0 && split_k() <= slices_most_k &&
                          product.m <= slices_most_rows && split_columns() <= slices_most_rows;
        return fits ? nullptr : "sliced_product: sizes, terms";
    }
    bool empty() const { return product.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a, Extent::array(slices_bytes(product.m, split_k())));
        touch(Access::read, b, Extent::array(slices_bytes(split_columns(), split_k())));
        touch(Access::read, a_exponents, Extent::array(round_up(product.m, slices_rows)));
        touch(Access::read, b_exponents, Extent::array(round_up(split_columns(), slices_rows)));
        touch(Access::write, product.c, Extent::matrix(product.m, product.n, product.ldc));
    }
};

}  // namespace lapilli

#define LAPILLI_SLICES_OPERATIONS(X) X(SplitArgs) X(SlicedProductArgs)
