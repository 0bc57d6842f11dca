// SPDX-License-Identifier: BSD-3-Clause
// The plan of a launch of products by moduli. Plain C++ for the launcher and for the tests.
#pragma once

#include <algorithm>

#include "bytes/plan.hpp"
#include "moduli/args.hpp"
#include "moduli/value.hpp"

namespace lapilli {

/// A block makes tiles of 128 x 256 of a product, with 128 of k in a step.
struct ModuliShape {
    static constexpr int rows = static_cast<int>(moduli_rows), columns = static_cast<int>(moduli_columns);
    static constexpr int warps = 8, threads = 32 * warps;
    /// Words of 32 bits: 8 rows of 16 bytes, 16 of k of all rows of A and of B, an operand in a step.
    static constexpr int piece = 32, a_half = rows / 8 * piece, b_half = columns / 8 * piece,
                         halves = static_cast<int>(moduli_k) / 16;
    static constexpr int a_words = halves * a_half, b_words = halves * b_half;
    /// Words of one product's plane.
    static constexpr int plane = rows * columns / 4;
};

template <class T>
struct ModuliPlan : BytesPlan<T, ModuliShape> {
    using Moduli = ModuliOf<T>;
    const int *a_exponents, *b_exponents;
    std::int8_t* planes;  ///< of all tiles of C, column by column of tiles
    Modulus modulus[Moduli::count];
    FractionTable<Moduli> table;

    /// The modulus of a product.
    LAPILLI_HOST_DEVICE int modulus_of(int number) const { return Moduli::is_complex ? number / 2 : number; }
};

/// The number of groups into which the products of a tile are cut, so that `slots` blocks, each with its
/// items in turn, end first.
template <class Moduli>
int best_groups(int tiles, int steps, int slots) {
    constexpr int edge = 2;  // the overhead of an item, in steps
    int best = 1;
    std::int64_t least = 0;
    for (int groups = 1; groups <= Moduli::products; ++groups) {
        if (Moduli::products % groups != 0) continue;
        const std::int64_t rounds = ceil_div(index_t{tiles} * groups, index_t{slots});
        const std::int64_t cost = rounds * (Moduli::products / groups * (steps + edge) + edge);
        if (groups == 1 || cost < least) {
            least = cost;
            best = groups;
        }
    }
    return best;
}

/// The plan for a part of C whose planes fit. bm, bn: of the tiles.
template <class T>
ModuliPlan<T> moduli_plan(const ModuliProductArgs<T>& args, int bm, int bn, int slots) {
    using Moduli = ModuliOf<T>;
    ModuliPlan<T> plan{};
    plan.product.args = args.product;
    plan.product.args.alpha[1] = args.product.alpha[0];  // the last one is what results are multiplied by
    plan.product.map = product_map(args.product, bm, bn, slots);
    plan.product.items = plan.tiles = product_tile_count(plan.product.map);
    plan.a = args.a;
    plan.b = args.b;
    plan.a_exponents = args.a_exponents;
    plan.b_exponents = args.b_exponents;
    plan.planes = args.planes;
    plan.steps = static_cast<int>(ceil_div(args.product.k, moduli_k));
    plan.products = Moduli::products;
    constexpr ResidueTable<Moduli> residues = residue_table<Moduli>(false);
    for (int l = 0; l < Moduli::count; ++l) plan.modulus[l] = residues.modulus[l];
    plan.table = fraction_table<Moduli>();
    return plan;
}

/// The part of C whose planes are in memory at once.
struct PlaneParts {
    index_t rows, columns;

    PlaneParts(index_t m, index_t n, index_t plane_tiles) {
        const index_t down = std::min(ceil_div(m, moduli_rows), plane_tiles);
        rows = std::min(m, down * moduli_rows);
        columns = std::min(n, plane_tiles / down * moduli_columns);
    }
};
/// The arguments of that part of a product, from (i, j) on.
template <class T>
ModuliProductArgs<T> part_of(const ModuliProductArgs<T>& args, const PlaneParts& parts, index_t i,
                             index_t j) {
    ModuliProductArgs<T> part = args;
    ProductArgs<T>& p = part.product;
    p.m = std::min(parts.rows, args.product.m - i);
    p.n = std::min(parts.columns, args.product.n - j);
    p.first_row += i;
    p.first_col += j;
    p.c += i + j * p.ldc;
    part.a += moduli_bytes<T>(false, i, p.k);
    part.b += moduli_bytes<T>(true, j, p.k);
    part.a_exponents += i;
    part.b_exponents += j;
    return part;
}

}  // namespace lapilli
