// SPDX-License-Identifier: BSD-3-Clause
// C := alpha op(A) op(B) + beta C from the planes: persistent blocks over strips of 128 x 32 of C, a warp for
// 16 rows of a strip.
//
//     8 columns                 a lane has 2 x 2 elements, as the tensor cores left them (planes.cuh): one word of each plane,
//   +------------+              128 bytes of a warp. Its elements of C are 8 rows side by side, four columns at a time.
//   | 16 x 8     | warp 0
//   | 16 x 8     | warp 1       re P^-1 = sum (u + v) weight,  im P^-1 = sum (u - v) weight of 64 bits, two instructions each
//   | ...        |
//
// Bytes: 30 read, and C there and back, 32, for a complex element; 14 and 16 for a real one. Bound by the
// memory; the planes that were written last come from L2.
#pragma once

#include "moduli/planes.cuh"
#include "product/epilogue.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

struct CombineShape {
    static constexpr int rows = ModuliShape::rows, columns = 32, warps = rows / 16, threads = 32 * warps;
};

/// The sums of four elements.
template <class T>
struct Fractions {
    using Moduli = ModuliOf<T>;
    static constexpr int parts = is_complex<T> ? 2 : 1;
    std::uint64_t sum[4][parts] = {};

    LAPILLI_DEVICE void add(const FractionTable<Moduli>& table, const std::uint32_t* plane) {
        unsigned word[Moduli::products];
        LAPILLI_UNROLL
        for (int number = 0; number < Moduli::products; ++number)
            word[number] = load(plane + number * ModuliShape::plane);
        LAPILLI_UNROLL
        for (int l = 0; l < Moduli::count; ++l) LAPILLI_UNROLL
        for (int e = 0; e < 4; ++e) {
            const unsigned one = 1u << (8 * e), minus_one = 255u << (8 * e);
            if constexpr (is_complex<T>) {
                const int u = add_dot_of_bytes(word[2 * l], one, 0);
                sum[e][0] =
                    add_wide_product(add_dot_of_bytes(word[2 * l + 1], one, u), table.real[l], sum[e][0]);
                sum[e][1] = add_wide_product(add_dot_of_bytes(word[2 * l + 1], minus_one, u),
                                             table.imaginary[l], sum[e][1]);
            } else {
                sum[e][0] = add_wide_product(add_dot_of_bytes(word[l], one, 0), table.real[l], sum[e][0]);
            }
        }
    }
    LAPILLI_DEVICE T value(int e, int exponents) const {
        const double re = moduli_value<Moduli>(sum[e][0], exponents);
        if constexpr (is_complex<T>) {
            return T(re, moduli_value<Moduli>(sum[e][1], exponents));
        } else {
            return re;
        }
    }
};

/// Block `number` of a tile with these planes; top and left are where the tile begins. whole: all of the tile
/// is to be written.
template <class T>
LAPILLI_DEVICE void combine_block(const ModuliPlan<T>& plan, const std::uint32_t* planes, std::int64_t top,
                                  std::int64_t left, int number, bool whole) {
    const ProductPlan<T>& product = plan.product;
    const bool read = product.args.beta != T(0);
    constexpr int down = ModuliShape::rows / 16;
    const std::int64_t row = top + number % down * 16 + lane_id() / 4,
                       column = left + number / down * 8 + lane_id() % 4 * 2;
    T old[4] = {};
    LAPILLI_UNROLL
    for (int e = 0; e < 4; ++e) {
        const std::int64_t m = row + e / 2 * 8, n = column + e % 2;
        if (read && (whole || in_part(product, m, n)))
            old[e] = load(product.args.c + m + n * product.args.ldc);
    }
    const int of_rows[2] = {load(plan.a_exponents + row), load(plan.a_exponents + row + 8)};
    const int of_columns[2] = {load(plan.b_exponents + column), load(plan.b_exponents + column + 1)};
    Fractions<T> fractions;
    fractions.add(plan.table, planes + number * 32 + lane_id());
    LAPILLI_UNROLL
    for (int e = 0; e < 4; ++e) {
        const std::int64_t m = row + e / 2 * 8, n = column + e % 2;
        const T sum = fractions.value(e, of_rows[e / 2] + of_columns[e % 2]);
        T* const c = product.args.c + m + n * product.args.ldc;
        if (whole) {
            store(c, product_result(product, sum, old[e], read));
        } else if (in_part(product, m, n)) {
            const T x = product_result(product, sum, old_element(product, m, n, old[e]), read);
            store(c, product.args.real_diagonal && on_diagonal(product, m, n) ? from_real<T>(real(x)) : x);
        }
    }
}

template <class T>
__global__ void __launch_bounds__(CombineShape::threads, 2)
    combine_residues(const __grid_constant__ ModuliPlan<T> plan) {
    using Shape = CombineShape;
    constexpr int strips = ModuliShape::columns / Shape::columns, down = Shape::rows / 16;
    ProductWalk walk(plan.product.map);
    for (int item = block_id(); item < plan.product.items; item += block_count()) {
        walk.advance(item);
        const int tile_col = walk.tile_col / strips, strip = walk.tile_col % strips;
        const std::uint32_t* planes = planes_of_tile(plan, walk.tile_row, tile_col);
        const std::int64_t top = static_cast<std::int64_t>(walk.tile_row) * Shape::rows,
                           left = static_cast<std::int64_t>(tile_col) * ModuliShape::columns;
        const bool whole =
            product_is_whole(plan.product, top, left + strip * Shape::columns, Shape::rows, Shape::columns);
        LAPILLI_UNROLL_BY(1)
        for (int j = strip * Shape::columns / 8; j < (strip + 1) * Shape::columns / 8; ++j)
            combine_block(plan, planes, top, left, j * down + warp_id(), whole);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
