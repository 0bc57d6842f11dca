// SPDX-License-Identifier: BSD-3-Clause
// Double precision products by moduli on the integer tensor cores, in two operations: `residues` converts an
// operand into bytes, `moduli_product` multiplies two such operands. Plain data, shared by the kernels, the
// backends and the tests.
//
// The rows of an operand are rows of op(A), in panels of 128, or columns of op(B), in panels of 256. A panel
// stores one product after the other; complex operands have two for each modulus, re + i im and re - i im.
// Each product has all of k, padded with zeros to a multiple of 128, in blocks of 16.
//
// The residues of the products, one byte each, form planes. A tile of 128 x 256 of C stores one product after
// the other; each product consists of blocks of 16 x 8 in column-major order, with four bytes for each lane
// of a warp.
#pragma once

#include <cstdint>
#include <type_traits>

#include "base/access.hpp"
#include "bytes/place.hpp"
#include "moduli/table.hpp"
#include "product/args.hpp"

namespace lapilli {

inline constexpr index_t moduli_rows = 128, moduli_columns = 256, moduli_k = 128;
/// Residues of longer sums are not proven to be exact.
inline constexpr index_t moduli_most_k = 32000;
/// The most rows of op(A), and columns of op(B).
inline constexpr index_t moduli_most_rows = index_t{1} << 24;

/// Whether products of T can be computed by moduli.
template <class T>
inline constexpr bool has_moduli = sizeof(real_t<T>) == 8;
template <class T>
using ModuliOf = std::conditional_t<is_complex<T>, ComplexModuli, RealModuli>;

constexpr index_t moduli_panel(bool right) { return right ? moduli_columns : moduli_rows; }

/// The bytes of an operand.
template <class T>
constexpr index_t moduli_bytes(bool right, index_t rows, index_t k) {
    return ModuliOf<T>::products * round_up(rows, moduli_panel(right)) * round_up(k, moduli_k);
}
/// The position of byte (row, l) for a product, in an operand with inner dimension k.
template <class T>
constexpr index_t moduli_place(bool right, index_t row, index_t l, index_t product, index_t k) {
    const index_t panel = row / moduli_panel(right) * ModuliOf<T>::products + product;
    return place_of_byte(panel * (round_up(k, moduli_k) / 16) + l / 16, moduli_panel(right), row, l);
}

/// The bytes of the planes for a tile of C.
template <class T>
inline constexpr index_t moduli_tile_bytes = ModuliOf<T>::products* moduli_rows* moduli_columns;

template <class T>
struct ResiduesArgs {
    using Scalar = T;
    static constexpr const char* name = "residues";
    bool right;       ///< columns of op(B) instead of rows of op(A)
    bool rows_first;  ///< consecutive rows are contiguous in memory, rather than consecutive l
    bool conjugate;
    index_t rows, k;
    const T* a;
    index_t ld;
    std::int8_t* bytes;  ///< written: moduli_bytes bytes, aligned to 16
    int* exponents;      ///< written: one for each row, padding included

    constexpr index_t padded_rows() const { return round_up(rows, moduli_panel(right)); }
    const char* violation() const {
        if (!has_moduli<T>) return "residues: the precision";
        return rows >= 0 && k > 0 && k <= moduli_most_k ? nullptr : "residues: rows, k";
    }
    bool empty() const { return rows == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a, Extent::matrix(rows_first ? rows : k, rows_first ? k : rows, ld));
        touch(Access::write, bytes, Extent::array(moduli_bytes<T>(right, rows, k)));
        touch(Access::write, exponents, Extent::array(padded_rows()));
    }
};

/// C := alpha op(A) op(B) + beta C for such operands. `product` has the meaning of the operation of that
/// name, with one term; only the inner dimension of its operands is used.
template <class T>
struct ModuliProductArgs {
    using Scalar = T;
    static constexpr const char* name = "moduli_product";
    ProductArgs<T> product;
    const std::int8_t *a, *b;
    const int *a_exponents, *b_exponents;
    std::int8_t* planes;  ///< written: planes of this many tiles, aligned to 128 bytes
    index_t plane_tiles;

    const char* violation() const {
        if (!has_moduli<T>) return "moduli_product: the precision";
        const bool fits = product.terms == 1 && product.k > 0 && product.k <= moduli_most_k &&
                          product.m <= moduli_most_rows && product.n <= moduli_most_rows && plane_tiles > 0;
        return fits ? nullptr : "moduli_product: sizes, terms, planes";
    }
    bool empty() const { return product.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a, Extent::array(moduli_bytes<T>(false, product.m, product.k)));
        touch(Access::read, b, Extent::array(moduli_bytes<T>(true, product.n, product.k)));
        touch(Access::read, a_exponents, Extent::array(round_up(product.m, moduli_rows)));
        touch(Access::read, b_exponents, Extent::array(round_up(product.n, moduli_columns)));
        touch(Access::write, planes, Extent::array(plane_tiles * moduli_tile_bytes<T>));
        touch(Access::write, product.c, Extent::matrix(product.m, product.n, product.ldc));
    }
};

}  // namespace lapilli

#define LAPILLI_MODULI_OPERATIONS(X) X(ResiduesArgs) X(ModuliProductArgs)
