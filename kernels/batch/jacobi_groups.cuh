// SPDX-License-Identifier: BSD-3-Clause
// A block of one-sided Jacobi: groups of lanes inside warps. A group has a few columns at a time, a lane some
// of their rows.
#pragma once

#include "arch/simt.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int Lanes>
struct JacobiGroups {
    LAPILLI_DEVICE static int lane() { return lane_id() % Lanes; }
    LAPILLI_DEVICE static int group() { return thread_id() / Lanes; }
    LAPILLI_DEVICE static int groups() { return thread_count() / Lanes; }
    LAPILLI_DEVICE static int row(int e) { return lane() + Lanes * e; }

    template <class S>
    LAPILLI_DEVICE static S sum_of_group(S x) {
        LAPILLI_UNROLL
        for (int step = Lanes / 2; step > 0; step /= 2) x += shuffle_xor(x, step);
        return x;
    }
    /// The largest number of the block; none is negative. `told`: shared memory, an element for each warp.
    LAPILLI_DEVICE static float largest_of_block(float x, const Shared<float>& told, int place) {
        const unsigned most = warp_max(bits_of(x));
        if (lane_id() == 0) told[place + warp_id()] = __builtin_bit_cast(float, most);
        sync();
        float all = 0;
        for (int warp = 0; warp < thread_count() / 32; ++warp) {
            const float its = told[place + warp];
            all = max(all, its);
        }
        sync();
        return all;
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
