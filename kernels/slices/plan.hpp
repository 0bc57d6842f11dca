// SPDX-License-Identifier: BSD-3-Clause
// The plan of a launch of sliced_product. Plain C++ for the launcher and for the tests.
#pragma once

#include <cstddef>

#include "bytes/plan.hpp"
#include "slices/args.hpp"

namespace lapilli {

/// A block makes tiles of 128 x 128 real numbers, with 64 of k in a step.
struct SlicesShape {
    static constexpr int tile = 128, warps = 8, threads = 32 * warps;
    /// Words of 32 bits: 8 rows of 16 bytes, 16 of k of all rows, a slice of 32 of k, an operand in a step.
    static constexpr int piece = 32, half = tile / 8 * piece, slice = 2 * half,
                         operand = static_cast<int>(slices_k) / 32 * slice_count * slice;
    static constexpr int a_words = operand, b_words = operand;
    /// Columns of C in a tile.
    template <class T>
    static constexpr int columns = tile / static_cast<int>(slices_parts<T>);
};

template <class T>
struct SlicesPlan : BytesPlan<T, SlicesShape> {
    const int *a_exponents, *b_exponents;
    bool wide_c;  ///< columns of C begin at multiples of 16 bytes
};

template <class T>
SlicesPlan<T> slices_plan(const SlicedProductArgs<T>& args, int slots) {
    const int steps = static_cast<int>(ceil_div(args.split_k(), slices_k));
    SlicesPlan<T> plan{{{}, args.a, args.b, steps}, args.a_exponents, args.b_exponents, false};
    plan.product.args = args.product;
    plan.product.args.alpha[1] = args.product.alpha[0];  // the last one is what results are multiplied by
    plan.product.map = product_map(args.product, SlicesShape::tile, SlicesShape::columns<T>, slots);
    plan.product.items = plan.tiles = product_tile_count(plan.product.map);
    plan.wide_c = product_detail::aligned(args.product.c, args.product.ldc);
    return plan;
}

}  // namespace lapilli
