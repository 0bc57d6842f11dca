// SPDX-License-Identifier: BSD-3-Clause
// The sum over a warp, the same in every lane.
#pragma once

#include "arch/simt.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class S>
LAPILLI_DEVICE S warp_sum(S value) {
    LAPILLI_UNROLL
    for (int step = 16; step > 0; step /= 2) value += shuffle_xor(value, step);
    return value;
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
