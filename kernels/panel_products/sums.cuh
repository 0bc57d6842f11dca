// SPDX-License-Identifier: BSD-3-Clause
// Many short sums by the warps of a block.
#pragma once

#include "arch/simt.cuh"
#include "arch/warp_sum.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Sums of `terms` terms each, four at once by a warp, whose lanes have every 32nd term: term(index, term).
/// use(index, sum) is called by one lane for each index below `count`. Warps take turns.
template <int Warps, class T, class Term, class Use>
LAPILLI_DEVICE void sums_by_warps(int count, int terms, Term term, Use use) {
    constexpr int at_once = 4;
    for (int begin = at_once * warp_id(); begin < count; begin += at_once * Warps) {
        T x[at_once];
        LAPILLI_UNROLL
        for (int e = 0; e < at_once; ++e) x[e] = T(0);
        for (int k = lane_id(); k < terms; k += 32) {
            LAPILLI_UNROLL
            for (int e = 0; e < at_once; ++e) x[e] += term(min(begin + e, count - 1), k);
        }
        const T sum = transposing_sum<at_once>(x);
        const int index = begin + lane_id() / (32 / at_once);
        if (lane_id() % (32 / at_once) == 0 && index < count) use(index, sum);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
