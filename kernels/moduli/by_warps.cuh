// SPDX-License-Identifier: BSD-3-Clause
// The same planes (by_warpgroups.cuh) by warps that multiply from registers: from compute capability 8.0 on.
//
//             256 of B                     in a block, for each step of 128 along k:
//         +---+---+---+---+                 wait for the step's bytes of A and B, barrier,
//     128 |w0 |w2 |w4 |w6 |  warps of       begin to copy the step `stages - 1` ahead, of this item or the next,
//     of A+---+---+---+---+  64 x 64        32 products of 16 x 8 x 32 for each 32 of k
//         |w1 |w3 |w5 |w7 |                 after the last step of a product: residues to memory
//         +---+---+---+---+
//
// Bound by the instructions, as slices/by_warps.cuh is.
#pragma once

#include "bytes/by_warps.cuh"
#include "moduli/planes.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int Stages, class T>
class ModuliByWarps {
    using Shape = ModuliShape;
    static constexpr int rows = 64, columns = 64, down = Shape::rows / rows;
    static constexpr int blocks_down = rows / 16, blocks_across = columns / 8;

  public:
    LAPILLI_DEVICE explicit ModuliByWarps(const ModuliPlan<T>& of_launch)
        : plan(of_launch), stages(of_launch) {}

    LAPILLI_DEVICE void run() {
        TileNumber now = stages.begin();
        for (int tile = 0; now >= 0; ++tile) {
            stages.announce(tile + 1);
            const int count = plan.products_of_item(), first = tile_group(now) * count;
            std::uint32_t* const planes = planes_of_tile(plan, tile_row(now), tile_column(now));
            LAPILLI_UNROLL_BY(1)
            for (int number = 0; number < count; ++number) {
                const Modulus modulus = plan.modulus[plan.modulus_of(first + number)];
                sums.start(moduli_start(static_cast<int>(plan.product.args.k), modulus.p));
                LAPILLI_UNROLL_BY(1)
                for (int step = 0; step < plan.steps; ++step) {
                    const int stage = stages.take(now, tile, number * plan.steps + step);
                    LAPILLI_UNROLL_BY(1)
                    for (int k = 0; k < Shape::halves; k += 2)
                        multiply(stage + k * Shape::a_half, stage + Shape::a_words + k * Shape::b_half);
                }
                sums.store_to(planes, first + number, modulus, row0() / 16, column0() / 8);
            }
            now = stages.number(tile + 1);
        }
        stages.end();
    }

  private:
    LAPILLI_DEVICE static int row0() { return warp_id() % down * rows; }
    LAPILLI_DEVICE static int column0() { return warp_id() / down * columns; }

    /// Adds the products of 32 of k.
    LAPILLI_DEVICE void multiply(int a_first, int b_first) {
        const int a_at = a_first + row0() / 8 * Shape::piece, b_at = b_first + column0() / 8 * Shape::piece;
        const auto read = [&](unsigned(&fragment)[4], int at, int half) {
            matrices_of_bytes(fragment, stages.words, at, at + Shape::piece, at + half,
                              at + half + Shape::piece);
        };
        unsigned a[blocks_down][4];
        LAPILLI_UNROLL
        for (int i = 0; i < blocks_down; ++i) read(a[i], a_at + 2 * i * Shape::piece, Shape::a_half);
        LAPILLI_UNROLL
        for (int j = 0; j < blocks_across; j += 2) {
            unsigned b[4];
            read(b, b_at + j * Shape::piece, Shape::b_half);
            LAPILLI_UNROLL
            for (int i = 0; i < blocks_down; ++i) LAPILLI_UNROLL
            for (int e = 0; e < 2; ++e) mma_s8_16x8x32(sums.sum, sums.at(i, j + e), a[i], b[e], b[2 + e]);
        }
    }

    const ModuliPlan<T>& plan;
    WarpStages<Stages, ModuliPlan<T>> stages;
    ResidueSums<blocks_down, blocks_across> sums;
};

template <int Stages, class T>
__global__ void __launch_bounds__(ModuliShape::threads, 1)
    moduli_by_warps(const __grid_constant__ ModuliPlan<T> plan) {
    if constexpr (fits_architecture(WarpSpace<ModuliShape>::shared_bytes(Stages)))
        ModuliByWarps<Stages, T>(plan).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
