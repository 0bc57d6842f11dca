// SPDX-License-Identifier: BSD-3-Clause
// Barriers between some warps of a block and the copies of others on a real GPU, compute capability 8.0 and later:
// mbarriers.
#pragma once

#include <cstdint>

#include "arch/cuda_shared.cuh"
#include "arch/cuda_threads.cuh"
#include "arch/warp_arrivals.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

class TransferBarriers {
  public:
    LAPILLI_DEVICE explicit TransferBarriers(Shared<std::uint64_t> places) {
        // Held in a register: else the compiler finds the address again and again, and waits for it.
        asm volatile("mov.u32 %0, %1;"
                     : "=r"(first)
                     : "r"(static_cast<unsigned>(__cvta_generic_to_shared(places.data()))));
    }

    LAPILLI_DEVICE void init(int barrier, int arrivals) const {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at(barrier)), "r"(arrivals) : "memory");
#if __CUDA_ARCH__ >= 900
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
#endif
    }
    LAPILLI_DEVICE void arrive(int barrier) const {
        asm volatile("{ .reg .b64 phase; mbarrier.arrive.shared::cta.b64 phase, [%0]; }" ::"r"(at(barrier))
                     : "memory");
    }
    LAPILLI_DEVICE void arrive_warp(int barrier, bool first_lane) const {
        if (!every_lane_arrives) sync_warp();
        if (every_lane_arrives || first_lane) arrive(barrier);
    }
    LAPILLI_DEVICE void arrive_copied(int barrier) const {
        asm volatile("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0];" ::"r"(at(barrier)) : "memory");
    }
    LAPILLI_DEVICE void arrive_expecting(int barrier, int bytes) const {
        asm volatile("{ .reg .b64 phase; mbarrier.arrive.expect_tx.shared::cta.b64 phase, [%0], %1; }" ::"r"(
                         at(barrier)),
                     "r"(bytes)
                     : "memory");
    }
    LAPILLI_DEVICE void wait(int barrier, unsigned parity) const {
        unsigned over = 0;
        while (over == 0)
            asm volatile("{ .reg .pred p; mbarrier." LAPILLI_MBARRIER_WAIT
                         ".parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
                         : "=r"(over)
                         : "r"(at(barrier)), "r"(parity)
                         : "memory");
    }

    /// Its address.
    LAPILLI_DEVICE unsigned at(int barrier) const { return first + 8 * static_cast<unsigned>(barrier); }

  private:
    unsigned first;
};

/// From compute capability 9.0 on one lane starts the copy.
LAPILLI_DEVICE int arrivals_of_a_copy() {
#if __CUDA_ARCH__ >= 900
    return 1;
#else
    return 32;
#endif
}
template <class T>
LAPILLI_DEVICE void copy_by_warp(Shared<T> to, int index, const T* from, int packs,
                                 const TransferBarriers& barriers, int barrier) {
#if __CUDA_ARCH__ >= 900
    if (lane_id() == 0) {
        barriers.arrive_expecting(barrier, 16 * packs);
        asm volatile(
            "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                static_cast<unsigned>(__cvta_generic_to_shared(to.data() + index))),
            "l"(__cvta_generic_to_global(from)), "r"(16 * packs), "r"(barriers.at(barrier))
            : "memory");
    }
#else
    constexpr int per_pack = 16 / static_cast<int>(sizeof(T));
    for (int i = lane_id(); i < packs; i += 32) copy_async16(to, index + i * per_pack, from + i * per_pack);
    barriers.arrive_copied(barrier);
#endif
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
