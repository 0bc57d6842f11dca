// SPDX-License-Identifier: BSD-3-Clause
// The split barrier of a block on a real GPU, compute capability 8.0 and later: an mbarrier, at which a lane of each
// warp arrives.
#pragma once

#include <cstdint>

#include "arch/cuda_shared.cuh"
#include "arch/cuda_threads.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

class SplitBarrier {
  public:
    LAPILLI_DEVICE explicit SplitBarrier(Shared<std::uint64_t> place)
        : at(static_cast<unsigned>(__cvta_generic_to_shared(place.data()))) {
        if (thread_id() == 0)
            asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at), "r"(thread_count() / 32)
                         : "memory");
    }
    LAPILLI_DEVICE void arrive() const {
        sync_warp();
        if (lane_id() == 0)
            asm volatile("{ .reg .b64 phase; mbarrier.arrive.shared::cta.b64 phase, [%0]; }" ::"r"(at)
                         : "memory");
    }
    LAPILLI_DEVICE void wait() {
        unsigned open = 0;
        while (open == 0)
            asm volatile("{ .reg .pred p; mbarrier." LAPILLI_MBARRIER_WAIT
                         ".parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
                         : "=r"(open)
                         : "r"(at), "r"(parity)
                         : "memory");
        parity ^= 1;
    }

  private:
    unsigned at, parity = 0;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
