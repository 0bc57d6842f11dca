// SPDX-License-Identifier: BSD-3-Clause
// The planes of op(A) op(B): for each modulus one product of bytes, two of complex numbers, whose sums of 32
// bits the tensor cores add up over all of k, and their residues. For compute capability 9.0, whose
// warpgroups multiply from shared memory.
//
//           256 of B               a warp, of each tile                shared memory         two warpgroups, 64 rows each
//         +----------+             and product:                      +---+---+---+
//      64 | warps 0-3|               announce it                     | A | A |   |           each step: wait until it has come,
//     of A+----------+               each step of 128 along k:    -> | B | B |   | ->        four products of 64 x 256 x 32,
//      64 | warps 4-7|                 wait for an empty stage,      +---+---+---+           say that the one before is empty
//         +----------+                 copy A and B                                          after the last: residues to memory
//
// Operations: 2 x 2 x 128 x 256 k a tile of bytes for each modulus of complex numbers. Shared memory: 80 of
// 128 bytes a clock are read at the tensor cores' peak, and 48 written. Memory: a byte written for each
// product and element of C. Bound by the tensor cores, or by the card's power.
#pragma once

#include "bytes/ring.cuh"
#include "moduli/planes.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

struct WarpgroupModuli {
    using Shape = ModuliShape;
    static constexpr int stages = 4, more_barriers = 0, threads = Shape::threads + 128;
    /// Registers of a thread that multiplies, and of one in the warpgroup that copies.
    static constexpr int registers = 232, registers_of_copies = 40;
    static constexpr std::size_t tiles_at = std::size_t{stages} * stage_words<Shape> * 4,
                                 barriers_at = tiles_at + stages * sizeof(TileNumber),
                                 shared_bytes = barriers_at + 2 * stages * 8;
};

template <class T>
LAPILLI_DEVICE void multiply_residues(const ModuliPlan<T>& plan, StageRing<WarpgroupModuli>& ring) {
    using Shape = ModuliShape;
    constexpr int rows_apart = 4 * Shape::piece, a_apart = 4 * Shape::a_half, b_apart = 4 * Shape::b_half;
    const int mine = warp_id() / 4 * (Shape::a_half / 2);  // 64 rows further on
    ResidueSums<1, 32> sums;
    for (;;) {
        ring.wait_until_filled();
        const TileNumber tile = ring.tile();
        if (tile < 0) break;
        std::uint32_t* const planes = planes_of_tile(plan, tile_row(tile), tile_column(tile));
        const int count = plan.products_of_item(), first = tile_group(tile) * count;
        LAPILLI_UNROLL_BY(1)
        for (int number = first; number < first + count; ++number) {
            const Modulus modulus = plan.modulus[plan.modulus_of(number)];
            sums.start(moduli_start(static_cast<int>(plan.product.args.k), modulus.p));
            LAPILLI_UNROLL_BY(1)
            for (int step = 0; step < plan.steps; ++step) {
                ring.wait_until_filled();
                warpgroup_begin();
                LAPILLI_UNROLL
                for (int k = 0; k < Shape::halves; k += 2)
                    wgmma_s8_64x256x32<rows_apart, a_apart, b_apart>(
                        sums.sum, ring.words, ring.first() + k * Shape::a_half + mine,
                        ring.first() + Shape::a_words + k * Shape::b_half);
                warpgroup_commit();
                if (step > 0) {
                    warpgroup_wait_for_earlier();
                    ring.empty_before();
                }
                ring.advance();
            }
            warpgroup_wait(sums.sum);
            ring.empty_before();
            sums.store_to(planes, number, modulus, warp_id(), 0);
        }
    }
}

template <class T>
__global__ void __launch_bounds__(WarpgroupModuli::threads, 1)
    moduli_by_warpgroups(const __grid_constant__ ModuliPlan<T> plan) {
    if constexpr (has_warpgroups() && fits_architecture(WarpgroupModuli::shared_bytes)) {
        StageRing<WarpgroupModuli> ring;
        if (thread_id() == 0) ring.init();
        sync();
        if (warp_id() >= ModuliShape::warps) {
            keep_registers<WarpgroupModuli::registers_of_copies>();
            if (warp_id() == ModuliShape::warps) copy_steps(plan, ring);
        } else {
            take_registers<WarpgroupModuli::registers>();
            multiply_residues(plan, ring);
        }
    } else {
        refuse();
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
