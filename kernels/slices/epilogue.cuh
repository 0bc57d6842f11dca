// SPDX-License-Identifier: BSD-3-Clause
// The sums of a tile's bytes in the registers of its warps, and what they become of C.
#pragma once

#include "bytes/tile_number.hpp"
#include "product/epilogue.cuh"
#include "slices/plan.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// L0, L1 and L2 of Down blocks of 16 rows by Across blocks of 8 columns of real numbers. Of a block a lane
/// has rows lane / 4 and 8 more, and of each two columns from 2 (lane % 4) on.
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

/// The elements (i, j) of a tile that are written, and those on a diagonal that is real: all and none,
struct WholeTile {
    LAPILLI_DEVICE static bool has(int, int) { return true; }
    LAPILLI_DEVICE static bool on_real_diagonal(int, int) { return false; }
};
/// or those up to C's edge with low <= i - j <= high, for columns that are neighbours in the whole matrix,
/// too,
struct CutTile {
    int rows, columns, low, high, diagonal;

    LAPILLI_DEVICE bool has(int i, int j) const {
        return i < rows && j < columns && i - j >= low && i - j <= high;
    }
    LAPILLI_DEVICE bool on_real_diagonal(int i, int j) const { return i - j == diagonal; }
};
/// or each as the plan says.
template <class T>
struct AnyTile {
    const ProductPlan<T>& product;
    std::int64_t top, left;

    LAPILLI_DEVICE bool has(int i, int j) const { return in_part(product, top + i, left + j); }
    LAPILLI_DEVICE bool on_real_diagonal(int i, int j) const {
        return product.args.real_diagonal && on_diagonal(product, top + i, left + j);
    }
};

template <class T>
class SlicesEpilogue {
    using Shape = SlicesShape;
    static constexpr int columns = Shape::columns<T>;

  public:
    LAPILLI_DEVICE SlicesEpilogue(const SlicesPlan<T>& of_launch, TileNumber of_tile)
        : plan(of_launch),
          product(of_launch.product),
          split_left(static_cast<std::int64_t>(tile_column(of_tile)) * Shape::tile),
          top(static_cast<std::int64_t>(tile_row(of_tile)) * Shape::tile),
          left(static_cast<std::int64_t>(tile_column(of_tile)) * columns),
          read(of_launch.product.args.beta != T(0)),
          whole(product_is_whole(product, top, left, Shape::tile, columns)) {}

    /// Prefetches C to L2, by thread `me` of `threads`.
    LAPILLI_DEVICE void ask_for_c(int me, int threads) const {
        if (!read || !whole) return;
        constexpr int in_line = 128 / static_cast<int>(sizeof(T)), lines = Shape::tile / in_line;
        const T* c = product.args.c + top + left * product.args.ldc;
        for (int i = me; i < lines * columns; i += threads)
            prefetch_line(c + i % lines * in_line + i / lines * product.args.ldc);
    }

    /// The numbers of the tile's rows and columns that C has.
    LAPILLI_DEVICE int rows_of_c() const { return within(Shape::tile, product.map.m - top); }
    LAPILLI_DEVICE int columns_of_c() const { return within(columns, product.map.n - left); }
    /// Whether C can come to shared memory in packs, and does it any good there. Elements of a cut tile that
    /// are not written come with the others.
    LAPILLI_DEVICE bool takes_c_in_copies() const {
        return read && plan.wide_c && (whole || (rows_of_c() % Pack<T>::size == 0 && in_a_row()));
    }
    LAPILLI_DEVICE const int* of_rows() const { return plan.a_exponents + top; }
    LAPILLI_DEVICE const int* of_columns() const { return plan.b_exponents + split_left; }
    LAPILLI_DEVICE const T* column_of_c(int j) const { return place(top, left + j); }

    /// Writes the sums of blocks from (row, column) of the tile on, in real numbers.
    template <int Down, int Across>
    LAPILLI_DEVICE void write(const SliceSums<Down, Across>& sums, int row, int column) const {
        write_by_element(
            sums, row, column, [this](int i) { return load(plan.a_exponents + top + i); },
            [this](int j) { return load(plan.b_exponents + split_left + j); });
    }
    /// The same of whole rows of blocks, with the tile's exponents in shared memory, those of its rows first,
    /// and perhaps C, whose columns are so far apart.
    template <int Down, int Across>
    LAPILLI_DEVICE void write(const SliceSums<Down, Across>& sums, int row, Shared<int> exponents,
                              Shared<T> c, int apart) const {
        const auto of_row = [&](int i) -> int { return exponents[i]; };
        const auto of_column = [&](int j) -> int { return exponents[Shape::tile + j]; };
        const auto old = [&](int i, int j) -> T { return c[i + j * apart]; };
        bool moderate = true;
        LAPILLI_UNROLL
        for (int i = 0; i < 2 * Shape::tile; i += 32) {
            const int exponent = exponents[i + lane_id()];
            moderate = moderate && exponent <= slices_moderate && exponent >= -slices_moderate;
        }
        if (!all(moderate) || (read && !takes_c_in_copies()) || !(whole || in_a_row())) {
            write_by_element(sums, row, 0, of_row, of_column);
        } else if (whole) {
            write_elements<true>(WholeTile{}, sums, row, 0, of_row, of_column, old);
        } else {
            write_elements<true>(cut(), sums, row, 0, of_row, of_column, old);
        }
    }

  private:
    static constexpr int parts = static_cast<int>(slices_parts<T>), each = 2 / parts;

    LAPILLI_DEVICE static int within(int most, std::int64_t count) {
        return count < most ? static_cast<int>(count) : most;
    }
    /// Whether the tile's columns are neighbours in the whole matrix.
    LAPILLI_DEVICE bool in_a_row() const {
        const int last = columns_of_c() - 1;
        return product.map.column(left + last) - product.map.column(left) == last;
    }
    LAPILLI_DEVICE CutTile cut() const {
        constexpr int far = 1 << 20;
        const std::int64_t right = product.map.column(left) - product.map.first_row - top;
        const int diagonal = static_cast<int>(right < -far ? -far : right > far ? far : right);
        const char part = product.map.part;
        return {rows_of_c(), columns_of_c(), part == 'L' ? diagonal : -2 * far,
                part == 'U' ? diagonal : 2 * far, product.args.real_diagonal ? diagonal : 2 * far};
    }

    /// With factors of any size, C in place.
    template <int Down, int Across, class OfRow, class OfColumn>
    LAPILLI_DEVICE void write_by_element(const SliceSums<Down, Across>& sums, int row, int column,
                                         OfRow of_row, OfColumn of_column) const {
        const auto old = [this](int i, int j) { return load(place(top + i, left + j)); };
        if (whole) {
            write_elements<false>(WholeTile{}, sums, row, column, of_row, of_column, old);
        } else {
            write_elements<false>(AnyTile<T>{product, top, left}, sums, row, column, of_row, of_column, old);
        }
    }

    /// Some blocks at a time: all of their C, old_c(row, column) of the tile, is read before any is written.
    template <bool Moderate, class Tile, int Down, int Across, class OfRow, class OfColumn, class OldC>
    LAPILLI_DEVICE void write_elements(const Tile& tile, const SliceSums<Down, Across>& sums, int row,
                                       int column, OfRow of_row, OfColumn of_column, OldC old_c) const {
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
                    if (tile.has(m, n)) old[j][h][e] = old_c(m, n);
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
                            put(tile, in_tile + 8 * h, split / parts + e, number(x, e), old[j][h][e]);
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
    template <class Tile>
    LAPILLI_DEVICE void put(const Tile& tile, int i, int j, T sum, T old) const {
        if (!tile.has(i, j)) return;
        const bool real_only = is_complex<T> && tile.on_real_diagonal(i, j);
        const T y = product_result(product, sum, real_only ? from_real<T>(real(old)) : old, read);
        store(place(top + i, left + j), real_only ? from_real<T>(real(y)) : y);
    }

    const SlicesPlan<T>& plan;
    const ProductPlan<T>& product;
    std::int64_t split_left, top, left;
    bool read, whole;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
