// SPDX-License-Identifier: BSD-3-Clause
// Barriers wider than a block, for persistent kernels: over all blocks of a cooperative launch, and over the
// launches of several GPUs of one host. One text for CUDA and for the emulator.
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

// Called by one thread of each block.
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
LAPILLI_DEVICE void grid_sync(GridBarrier& b) {
    require_cooperative();
    sync();
    if (thread_id() == 0) {
        fence();
        detail::wait(b, detail::arrive(b, detail::grid_size()));
        fence();
    }
    sync();
}

// A GPU's part in a barrier over several GPUs: 384 bytes of its own memory, zero before the first use.
inline constexpr int kTeamLimit = 16;
struct alignas(128) TeamBarrier {
    GridBarrier grid;
    unsigned round;
    alignas(128) unsigned arrived[kTeamLimit];  // written by the peers
    alignas(128) unsigned aborted;              // set by the host when a member will never come
};
static_assert(sizeof(TeamBarrier) == 384);
// What a kernel is given: who it is, and where every member's barrier lies (peer-accessible addresses).
struct Team {
    int rank, size;
    TeamBarrier* member[kTeamLimit];
};

// As grid_sync, over the launches of all members, which must be running at the same time. Block 0 waits for
// the blocks of its own GPU, tells the peers by a system-scope store into each peer's memory, polls its own
// memory for theirs, and lets its blocks go: one trip over NVLink on top of grid_sync.
LAPILLI_DEVICE void team_sync(const Team& team) {
    require_cooperative();
    TeamBarrier& own = *team.member[team.rank];
    const unsigned blocks = detail::grid_size();
    sync();
    if (detail::grid_rank() != 0) {
        if (thread_id() == 0) {
            fence_system();
            detail::wait(own.grid, detail::arrive(own.grid, blocks));
            fence_system();
        }
        sync();
        return;
    }
    if (thread_id() == 0) {
        fence_system();
        while ((load_acquire(&own.grid.state) & ~detail::kPhase) != blocks - 1) spin_pause();
        fence_system();
    }
    const unsigned round = load(&own.round) + 1;
    sync();
    for (int peer = thread_id(); peer < team.size; peer += thread_count())
        if (peer != team.rank) store_release_system(&team.member[peer]->arrived[team.rank], round);
    for (int peer = thread_id(); peer < team.size; peer += thread_count()) {
        if (peer == team.rank) continue;
        while (static_cast<int>(load_acquire_system(&own.arrived[peer]) - round) < 0 &&
               load_acquire_system(&own.aborted) == 0)
            spin_pause();
    }
    sync();
    if (thread_id() == 0) {
        store(&own.round, round);
        fence_system();
        detail::arrive(own.grid, blocks);
    }
    sync();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
