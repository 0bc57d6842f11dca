// SPDX-License-Identifier: BSD-3-Clause
// A barrier wider than a block, for persistent kernels: over all blocks of a cooperative launch. One text for CUDA
// and for the emulator.
#pragma once

#if defined(__CUDACC__)
#include "arch/cuda_memory.cuh"
#include "arch/cuda_threads.cuh"
#else
#include "arch/sim_memory.cuh"
#include "arch/sim_threads.cuh"
#endif

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

// In device memory, zero before the first launch that uses it; every use leaves it ready for the next, of any
// grid size. The top bit flips when all blocks have come; the bits below count arrivals and return to zero.
struct GridBarrier {
    unsigned state;
};

namespace detail {

inline constexpr unsigned kPhase = 0x80000000u;

LAPILLI_DEVICE unsigned grid_rank() {
    return static_cast<unsigned>((block_z() * grid_y() + block_y()) * grid_x() + block_x());
}
LAPILLI_DEVICE unsigned grid_size() { return static_cast<unsigned>(grid_x() * grid_y() * grid_z()); }

// Called by one thread of each block, between two barriers of the block: its release and its acquire hold for what the
// others wrote and read, too, and a fence beside them would only cost time.
LAPILLI_DEVICE unsigned arrive(GridBarrier& b, unsigned blocks) {
    const unsigned step = grid_rank() == 0 ? kPhase - (blocks - 1) : 1u;
    return atomic_add_release(&b.state, step);
}
LAPILLI_DEVICE void wait(const GridBarrier& b, unsigned before) {
    while (((load_acquire(&b.state) ^ before) & kPhase) == 0) spin_pause();
}

}  // namespace detail

// All blocks of the launch wait for each other, and what each wrote before is visible to all after. Every
// thread of every block calls it, and the launch must be cooperative. One atomic per block, two trips to L2.
// In two halves: what stands between them overlaps with the wait, and must need nothing of the other blocks.
LAPILLI_DEVICE unsigned grid_arrive(GridBarrier& b) {
    require_cooperative();
    sync();
    return thread_id() == 0 ? detail::arrive(b, detail::grid_size()) : 0;
}
LAPILLI_DEVICE void grid_wait(const GridBarrier& b, unsigned before) {
    if (thread_id() == 0) detail::wait(b, before);
    sync();
}
LAPILLI_DEVICE void grid_sync(GridBarrier& b) { grid_wait(b, grid_arrive(b)); }

// One warp of each block, for itself.
LAPILLI_DEVICE unsigned grid_arrive_by_warp(GridBarrier& b) {
    require_cooperative();
    sync_warp();
    return lane_id() == 0 ? detail::arrive(b, detail::grid_size()) : 0;
}
LAPILLI_DEVICE void grid_wait_by_warp(const GridBarrier& b, unsigned before) {
    if (lane_id() == 0) detail::wait(b, before);
    sync_warp();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
