// SPDX-License-Identifier: BSD-3-Clause
// Sixteen rows of a tall matrix in a warp's registers, as the tensor cores leave products, and their division
// by triangular factors. What they leave they also take as a factor, if the columns of eight are counted in
// another order, 0 2 4 6 1 3 5 7: nothing is exchanged.
#pragma once

#include "panel_qr/tile.cuh"
#include "tall_qr/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// D += A B of eight columns of A and a square of B in shared memory, from its element `at` on, column by
/// column.
template <class S>
LAPILLI_DEVICE void add_product(ProductTile<S>& d, const ProductTile<S>& a, Shared<S> b, int at) {
    const S a0 = a.element(0), a1 = a.element(2), a2 = a.element(1), a3 = a.element(3);
    if constexpr (is_complex<S>) {
        const S b0 = b[at + 2 * lane_id()], b1 = b[at + 2 * lane_id() + 1];
        mma_f64_16x8x8(d.part[0], real(a0), real(a1), real(a2), real(a3), real(b0), real(b1));
        mma_f64_16x8x8(d.part[1], real(a0), real(a1), real(a2), real(a3), imag(b0), imag(b1));
        mma_f64_16x8x8(d.part[0], -imag(a0), -imag(a1), -imag(a2), -imag(a3), imag(b0), imag(b1));
        mma_f64_16x8x8(d.part[1], imag(a0), imag(a1), imag(a2), imag(a3), real(b0), real(b1));
    } else {
        const Pack<double> pair = load_pack(b, at + 2 * lane_id());
        mma_f64_16x8x8(d.part[0], a0, a1, a2, a3, pair[0], pair[1]);
    }
}
template <class S>
LAPILLI_DEVICE ProductTile<S> negative(const ProductTile<S>& a) {
    ProductTile<S> minus;
    LAPILLI_UNROLL
    for (int plane = 0; plane < ProductTile<S>::planes; ++plane) {
        LAPILLI_UNROLL
        for (int e = 0; e < 4; ++e) minus.part[plane][e] = -a.part[plane][e];
    }
    return minus;
}

/// A triangular factor in shared memory, a TallQrFactor.
template <class S, int Columns>
class TallFactor {
    static constexpr int kSize = TallQrFactor::size(Columns);

  public:
    static constexpr std::size_t bytes = static_cast<std::size_t>(kSize) * sizeof(S);

    /// In dynamic shared memory from there on, if it is there.
    LAPILLI_DEVICE explicit TallFactor(std::size_t begin, bool is_there = true)
        : elements(shared<S>(begin, is_there ? kSize : 0)) {}

    /// By all threads: copies, to be waited for, and a barrier. from: for `limit` columns.
    LAPILLI_DEVICE void fetch(const S* from, int limit) const {
        constexpr int squares = TallQrFactor::inverses_at(Columns),
                      of_pack = 16 / static_cast<int>(sizeof(S));
        const int inverses = TallQrFactor::inverses_at(limit);
        for (int e = thread_id() * of_pack; e < kSize; e += thread_count() * of_pack)
            copy_async16(elements, e, from + (e < squares ? e : inverses + e - squares));
    }
    LAPILLI_DEVICE int square_at(int row, int column) const { return TallQrFactor::square_at(row, column); }
    LAPILLI_DEVICE int inverse_at(int square) const {
        return TallQrFactor::inverses_at(Columns) + square * TallQrFactor::square;
    }

    const Shared<S> elements;
};

/// Sixteen rows as they are in memory, on their way to registers.
template <class T, int Columns>
struct FetchedRows {
    T x[Columns / 8][4];

    /// From the warp's first row on; zeros behind `rows` rows and `width` columns.
    LAPILLI_DEVICE void fetch(const T* a, std::int64_t lda, std::int64_t rows, int width) {
        const int row = ProductTile<T>::row(), column = ProductTile<T>::column();
        const T* at = a + row + column * lda;
        const bool whole = rows >= 16 && width == Columns;
        LAPILLI_UNROLL
        for (int k = 0; k < Columns / 8; ++k) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) {
                const bool there = whole || (row + e / 2 * 8 < rows && 8 * k + column + e % 2 < width);
                x[k][e] = there ? load_nc(at + e / 2 * 8 + e % 2 * lda) : T(0);
            }
            at += 8 * lda;
        }
    }
    /// From shared memory, whole.
    LAPILLI_DEVICE void take(Shared<T> from, int ld) {
        const int at = ProductTile<T>::row() + ProductTile<T>::column() * ld;
        LAPILLI_UNROLL
        for (int k = 0; k < Columns / 8; ++k) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) {
                const T value = from[at + e / 2 * 8 + (8 * k + e % 2) * ld];
                x[k][e] = value;
            }
        }
    }
};

/// The same in double precision.
template <class T, int Columns>
struct TallRows {
    using S = wide_t<T>;
    static constexpr int squares = Columns / 8;
    ProductTile<S> part[squares];

    LAPILLI_DEVICE explicit TallRows(const FetchedRows<T, Columns>& fetched) {
        LAPILLI_UNROLL
        for (int k = 0; k < squares; ++k) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) part[k].set_element(e, widened(fetched.x[k][e]));
        }
    }
    /// f(row, column, element)
    template <class F>
    LAPILLI_DEVICE void each(F f) const {
        LAPILLI_UNROLL
        for (int k = 0; k < squares; ++k) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e)
                f(part[k].row() + e / 2 * 8, 8 * k + part[k].column() + e % 2, part[k].element(e));
        }
    }
    /// X := X F^-1 by substitution, eight columns at a time: products with the inverse X_kk of a square of F,
    /// and once more with what that has left, so that X F stays near to what it was also where F_kk is
    /// ill-conditioned.
    LAPILLI_DEVICE void divide(const TallFactor<S, Columns>& factor) {
        LAPILLI_UNROLL
        for (int j = 0; j < squares; ++j) {
            ProductTile<S> y{}, left = part[j];
            add_product(y, left, factor.elements, factor.inverse_at(j));
            add_product(left, negative(y), factor.elements, factor.square_at(j, j));
            add_product(y, left, factor.elements, factor.inverse_at(j));
            part[j] = y;
            const ProductTile<S> minus = negative(y);
            LAPILLI_UNROLL
            for (int k = j + 1; k < squares; ++k)
                add_product(part[k], minus, factor.elements, factor.square_at(j, k));
        }
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
