// SPDX-License-Identifier: BSD-3-Clause
// The kernels of the Cholesky factorization of a block column (potrf/args.hpp): `potrf_panel` has a chain
// (chain.cuh) in its first block and rows (rows.cuh) in the others, all at the same time; `potrf_rows` has
// rows alone, when the chain is done.
//
//     block 0      step 0 | step 1 | step 2 | ...
//     block 1             | row tile 2: (2, 0), then the sums for step 1
//     block 2             | row tile 3: (3, 0), ... | (3, 1), then the sums for step 2
//       ...
//     then                | others prepare sums of row tiles 4, 5, ..., where there are blocks enough
//     the others          | row tiles below, cyclically: (i, 0) | (i, 1) | ...
//
// Bound: the steps of the chain.
#pragma once

#include "potrf/chain.cuh"
#include "potrf/rows.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Tiles of 64 are for real numbers where shared memory is not small; an architecture's code has what its
/// GPUs can take.
template <int Tile, class T>
constexpr bool potrf_is_compiled() {
    constexpr bool wide = is_compiled_for(224) || is_compiled_for(160);
    if (is_complex<T>) return Tile == potrf_triangle;
    return Tile == potrf_triangle ? is_compiled_for(96) : wide;
}

template <int Tile, class T>
__global__ void __launch_bounds__(kPotrfThreads, 1)
    potrf_panel(const __grid_constant__ PotrfProblem<T> problem) {
    if constexpr (potrf_is_compiled<Tile, T>()) {
        if (problem.flags == nullptr) return PotrfChain<Tile, T>(problem).run();
        require_cooperative();
        if (block_id() == 0) {
            if (problem.begun != nullptr && thread_id() == 0) atomic_max(problem.begun, problem.step);
            PotrfChain<Tile, T>(problem).run();
        } else {
            // The first two row tiles of the triangle are the chain's alone. Behind the blocks of the others
            // are those that prepare.
            const PotrfTiles& tiles = problem.tiles;
            const int prepared = tiles.prepared(block_count()), first = max(1, tiles.count - 1);
            const int number = static_cast<int>(block_id());
            PotrfRowBlock<true, Tile, T> rows(problem);
            if (number >= first && number < first + prepared)
                rows.prepare(number - first + PotrfTiles::first_prepared);
            else
                rows.run(number - (number < first ? 0 : prepared) + (tiles.count > 1 ? 1 : 0),
                         block_count() - 1 - prepared);
        }
        if (PotrfProgress(problem.flags).leave()) store(problem.info, potrf_gave_up);
    }
}

template <int Tile, class T>
__global__ void __launch_bounds__(kPotrfThreads, 2)
    potrf_rows(const __grid_constant__ PotrfProblem<T> problem) {
    if constexpr (potrf_is_compiled<Tile, T>()) {
        if (load(problem.info) != 0) return;
        PotrfRowBlock<false, Tile, T>(problem).run(problem.tiles.count + block_id(), block_count());
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
