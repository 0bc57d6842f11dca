// SPDX-License-Identifier: BSD-3-Clause
// Eigenvalues or singular values by bisection: `lanes` neighbouring threads have one value, and try as many
// points at once.
//
//     thread  0 1 2 3 | 4 5 6 7 | ...        lanes = 4: three points cut an interval into quarters, two bits
//     value      0    |    1    | ...        a round
//
// A step of the count is two or three sums and products and a division that wait for each other, about 90
// cycles for an eigenvalue; the rows come from L1 and L2 in time, as their addresses do not wait. With few
// values the multiprocessors are idle but for that wait: more points at once mean fewer rounds. With many,
// the number of instructions of a step decides, those that load rows included.
#pragma once

#include "arch/simt.cuh"
#include "tridiagonal/bisection/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kBisectionThreads = 128;

LAPILLI_DEVICE int bits_set(unsigned word) {
    int count = 0;
    for (; word != 0; word &= word - 1) ++count;
    return count;
}

template <int Threads, class Sturm>
__global__ void __launch_bounds__(Threads) bisection(SturmProblem p, Sturm sturm) {
    const std::int64_t thread = static_cast<std::int64_t>(block_id()) * Threads + thread_id();
    const std::int64_t mine = thread / p.lanes;
    const int lane = static_cast<int>(thread % p.lanes), first_lane = lane_id() - lane;
    // All lanes of a warp vote: those without a value look for the last one again.
    const std::int64_t position = p.begin + min(mine, p.count - 1);
    const SturmBlock block = sturm_block(p.block, p.blocks, position);
    const unsigned mask = (p.lanes == 32 ? 0u : 1u << p.lanes) - 1u;
    const auto votes = [=](const auto& right) { return bits_set(ballot(right(lane)) >> first_lane & mask); };
    const double value = sturm_bisect(sturm, block, p.rows, sturm_index(block, position), p.lanes, votes);
    if (lane == 0 && mine < p.count) store(p.values + mine, value);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
