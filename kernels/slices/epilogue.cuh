// SPDX-License-Identifier: BSD-3-Clause
// The sums of a tile's bytes in the registers of its warps, and what they become of C.
#pragma once

#include "bytes/tile_number.hpp"
#include "product/epilogue.cuh"
#include "slices/plan.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// L0, L1 and L2 of Down blocks of 16 rows by Across blocks of 8 columns of real numbers. Of a block a lane has rows lane / 4 and 8
/// more, and of each two columns from 2 (lane % 4) on.
template <int Down, int Across>
struct SliceSums {
    int sum[slice_count][Down * Across * 4];

    LAPILLI_DEVICE static constexpr int at(int i, int j) { return (i * Across + j) * 4; }
    LAPILLI_DEVICE void clear() {
        LAPILLI_UNROLL
        for (int s = 0; s < slice_count; ++s) LAPILLI_UNROLL
        for (int e = 0; e < Down * Across * 4; ++e) sum[s][e] = 0;
    }
};

template <class T>
class SlicesEpilogue {
    using Shape = SlicesShape;

  public:
    LAPILLI_DEVICE SlicesEpilogue(const SlicesPlan<T>& of_launch, TileNumber of_tile)
        : plan(of_launch),
          product(of_launch.product),
          split_left(static_cast<std::int64_t>(tile_column(of_tile)) * Shape::tile),
          top(static_cast<std::int64_t>(tile_row(of_tile)) * Shape::tile),
          left(static_cast<std::int64_t>(tile_column(of_tile)) * Shape::columns<T>),
          read(of_launch.product.args.beta != T(0)),
          whole(product_is_whole(product, top, left, Shape::tile, Shape::columns<T>)) {}

    /// So that C comes from L2 when it is read: thread `me` of so many.
    LAPILLI_DEVICE void ask_for_c(int me, int threads) const {
        if (!read || !whole) return;
        constexpr int in_line = 128 / static_cast<int>(sizeof(T)), lines = Shape::tile / in_line;
        const T* c = product.args.c + top + left * product.args.ldc;
        for (int i = me; i < lines * Shape::columns<T>; i += threads)
            prefetch_line(c + i % lines * in_line + i / lines * product.args.ldc);
    }

    /// Whether C can come to shared memory, and does it any good there.
    LAPILLI_DEVICE bool takes_c_in_copies() const { return read && whole && plan.wide_c; }
    LAPILLI_DEVICE const int* of_rows() const { return plan.a_exponents + top; }
    LAPILLI_DEVICE const int* of_columns() const { return plan.b_exponents + split_left; }
    LAPILLI_DEVICE const T* column_of_c(int j) const { return place(top, left + j); }

    /// Of the sums of blocks from (row, column) of the tile on, in real numbers.
    template <int Down, int Across>
    LAPILLI_DEVICE void write(const SliceSums<Down, Across>& sums, int row, int column) const {
        const auto of_row = [this](int i) { return load(plan.a_exponents + top + i); };
        const auto of_column = [this](int j) { return load(plan.b_exponents + split_left + j); };
        const auto c = [this](int i, int j) { return load(place(top + i, left + j)); };
        if (whole) {
            write_elements<true, false>(sums, row, column, of_row, of_column, c);
        } else {
            write_elements<false, false>(sums, row, column, of_row, of_column, c);
        }
    }
    /// The same of whole rows of blocks, with the tile's exponents in shared memory, those of its rows first, and perhaps C, whose
    /// columns are so far apart.
    template <int Down, int Across>
    LAPILLI_DEVICE void write(const SliceSums<Down, Across>& sums, int row, Shared<int> exponents,
                              Shared<T> c, int apart) const {
        const auto of_row = [&](int i) -> int { return exponents[i]; };
        const auto of_column = [&](int j) -> int { return exponents[Shape::tile + j]; };
        const auto global = [this](int i, int j) { return load(place(top + i, left + j)); };
        bool moderate = true;
        LAPILLI_UNROLL
        for (int i = 0; i < 2 * Shape::tile; i += 32) {
            const int exponent = exponents[i + lane_id()];
            moderate = moderate && exponent <= slices_moderate && exponent >= -slices_moderate;
        }
        if (!whole) {
            write_elements<false, false>(sums, row, 0, of_row, of_column, global);
        } else if (!takes_c_in_copies() || !all(moderate)) {
            write_elements<true, false>(sums, row, 0, of_row, of_column, global);
        } else {
            write_elements<true, true>(sums, row, 0, of_row, of_column,
                                       [&](int i, int j) -> T { return c[i + j * apart]; });
        }
    }

  private:
    static constexpr int parts = static_cast<int>(slices_parts<T>), each = 2 / parts;

    /// Some blocks at a time: all of their C, old_c(row, column) of the tile, is read before any is written.
    template <bool Whole, bool Moderate, int Down, int Across, class OfRow, class OfColumn, class OldC>
    LAPILLI_DEVICE void write_elements(const SliceSums<Down, Across>& sums, int row, int column, OfRow of_row,
                                       OfColumn of_column, OldC old_c) const {
        constexpr int together = 4;
        static_assert(Across % together == 0);
        const int row0 = row + lane_id() / 4, column0 = column + lane_id() % 4 * 2;
        LAPILLI_UNROLL
        for (int i = 0; i < Down; ++i) {
            const int in_tile = row0 + 16 * i;
            const int exponent[2] = {of_row(in_tile), of_row(in_tile + 8)};
            const float factor[2] = {Moderate ? slices_factor(exponent[0]) : 0,
                                     Moderate ? slices_factor(exponent[1]) : 0};
            LAPILLI_UNROLL
            for (int first = 0; first < Across; first += together) {
                T old[together][2][each] = {};
                LAPILLI_UNROLL
                for (int j = 0; j < together && read; ++j) LAPILLI_UNROLL
                for (int h = 0; h < 2; ++h) LAPILLI_UNROLL
                for (int e = 0; e < each; ++e) {
                    const int m = in_tile + 8 * h, n = (column0 + 8 * (first + j)) / parts + e;
                    if (Whole || in_part(product, top + m, left + n)) old[j][h][e] = old_c(m, n);
                }
                LAPILLI_UNROLL
                for (int j = 0; j < together; ++j) {
                    const int at = sums.at(i, first + j), split = column0 + 8 * (first + j);
                    const int here[2] = {of_column(split), of_column(split + 1)};
                    LAPILLI_UNROLL
                    for (int h = 0; h < 2; ++h) {
                        float x[2];
                        LAPILLI_UNROLL
                        for (int e = 0; e < 2; ++e) {
                            const int s = at + 2 * h + e;
                            const int l0 = sums.sum[0][s], l1 = sums.sum[1][s], l2 = sums.sum[2][s];
                            x[e] = Moderate ? slices_sum(l0, l1, l2) * factor[h] * slices_factor(here[e])
                                            : slices_value(l0, l1, l2, exponent[h] + here[e]);
                        }
                        LAPILLI_UNROLL
                        for (int e = 0; e < each; ++e)
                            put<Whole>(top + in_tile + 8 * h, left + split / parts + e, number(x, e),
                                       old[j][h][e]);
                    }
                }
            }
        }
    }
    LAPILLI_DEVICE static T number(const float (&x)[2], int e) {
        if constexpr (is_complex<T>) {
            return T(x[0], x[1]);
        } else {
            return x[e];
        }
    }
    LAPILLI_DEVICE T* place(std::int64_t m, std::int64_t n) const {
        return product.args.c + m + n * product.args.ldc;
    }
    template <bool Whole>
    LAPILLI_DEVICE void put(std::int64_t m, std::int64_t n, T sum, T old) const {
        if (Whole) return store(place(m, n), product_result(product, sum, old, read));
        if (!in_part(product, m, n)) return;
        const T y = product_result(product, sum, old_element(product, m, n, old), read);
        store(place(m, n),
              product.args.real_diagonal && on_diagonal(product, m, n) ? from_real<T>(real(y)) : y);
    }

    const SlicesPlan<T>& plan;
    const ProductPlan<T>& product;
    std::int64_t split_left, top, left;
    bool read, whole;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
