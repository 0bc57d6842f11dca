// SPDX-License-Identifier: BSD-3-Clause
// The sums of a tile of one product in the registers of its warps, and the bytes that they become.
#pragma once

#include "arch/simt.cuh"
#include "bytes/tile_number.hpp"
#include "moduli/plan.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Where the planes of a tile begin, column by column of tiles.
template <class T>
LAPILLI_DEVICE std::uint32_t* planes_of_tile(const ModuliPlan<T>& plan, int row, int column) {
    const std::int64_t tile = static_cast<std::int64_t>(column) * plan.product.map.rows + row;
    return reinterpret_cast<std::uint32_t*>(plan.planes) + tile * (plan.products * ModuliShape::plane);
}

/// Sums of Down blocks of 16 rows by Across blocks of 8 columns: of a block a lane has rows lane / 4 and 8
/// more, and of each two columns from 2 (lane % 4) on.
template <int Down, int Across>
struct ResidueSums {
    int sum[Down * Across * 4];

    LAPILLI_DEVICE static constexpr int at(int i, int j) { return (i * Across + j) * 4; }
    LAPILLI_DEVICE void start(int with) {
        LAPILLI_UNROLL
        for (int e = 0; e < Down * Across * 4; ++e) sum[e] = with;
    }
    /// As residues to the plane of product `number` of a tile, with their first block in row `row` and column
    /// `column` of blocks.
    LAPILLI_DEVICE void store_to(std::uint32_t* planes, int number, const Modulus& modulus, int row,
                                 int column) const {
        std::uint32_t* const plane = planes + number * ModuliShape::plane + lane_id();
        LAPILLI_UNROLL
        for (int j = 0; j < Across; ++j) LAPILLI_UNROLL
        for (int i = 0; i < Down; ++i) {
            const int s = at(i, j);
            const unsigned word = last_bytes(
                moduli_residue_of_sum(sum[s], modulus), moduli_residue_of_sum(sum[s + 1], modulus),
                moduli_residue_of_sum(sum[s + 2], modulus), moduli_residue_of_sum(sum[s + 3], modulus));
            store(plane + ((column + j) * (ModuliShape::rows / 16) + row + i) * 32, word);
        }
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
