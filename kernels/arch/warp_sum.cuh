// SPDX-License-Identifier: BSD-3-Clause
// Sums over a warp.
#pragma once

#include "arch/simt.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The same in every lane.
template <class S>
LAPILLI_DEVICE S warp_sum(S value) {
    LAPILLI_UNROLL
    for (int step = 16; step > 0; step /= 2) value += shuffle_xor(value, step);
    return value;
}

/// Count sums over the warp at once: lane l gets the one of x[l / (32 / Count)]. Every step halves either the sums
/// that a lane works on or, when one is left, the lanes that work on the same.
template <int Count, class S>
LAPILLI_DEVICE S transposing_sum(S (&x)[Count]) {
    static_assert((Count & (Count - 1)) == 0 && Count <= 32);
    int step = 16;
    LAPILLI_UNROLL
    for (int left = Count / 2; left > 0; left /= 2) {
        const bool upper = (lane_id() & step) != 0;
        LAPILLI_UNROLL
        for (int i = 0; i < left; ++i) {
            const S given = upper ? x[i] : x[i + left], kept = upper ? x[i + left] : x[i];
            x[i] = kept + shuffle_xor(given, step);
        }
        step /= 2;
    }
    LAPILLI_UNROLL
    for (; step > 0; step /= 2) x[0] += shuffle_xor(x[0], step);
    return x[0];
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
