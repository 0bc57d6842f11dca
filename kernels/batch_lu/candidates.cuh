// SPDX-License-Identifier: BSD-3-Clause
// The pivot among the candidates of lanes.
#pragma once

#include "lu/candidate.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The lane of a group of N whose candidate is before the others of the group; one of them is none of
/// LuCandidate::none(). The upper halves decide, but where two of them are equal. All lanes of the warp call
/// it.
template <int N>
LAPILLI_DEVICE int first_of_group(const LuCandidate& mine) {
    const int base = lane_id() / N * N;
    const unsigned group = N == 32 ? ~0u : ((1u << (N % 32)) - 1) << base;
    unsigned high[1] = {mine.high};
    if constexpr (N == 32)
        high[0] = warp_max(mine.high);
    else
        butterfly(high, N / 2, 1, [](unsigned a, unsigned b) { return max(a, b); });
    bool same = mine.high == high[0] && mine.position != LuCandidate::nowhere;
    unsigned votes = ballot(same) & group;
    if (any(count_ones(votes) != 1)) {
        unsigned low[1] = {same ? mine.low : 0};
        butterfly(low, N / 2, 1, [](unsigned a, unsigned b) { return max(a, b); });
        same = same && mine.low == low[0];
        unsigned place[1] = {same ? mine.position : LuCandidate::nowhere};
        butterfly(place, N / 2, 1, [](unsigned a, unsigned b) { return min(a, b); });
        votes = ballot(same && mine.position == place[0]) & group;
    }
    return first_lane(votes);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
