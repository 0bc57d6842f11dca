// SPDX-License-Identifier: BSD-3-Clause
// Barriers between some warps of a block and the copies of others, under the emulator.
#pragma once

#include <cstdint>

#include "arch/sim_shared.cuh"
#include "arch/sim_threads.cuh"
#include "arch/warp_arrivals.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

class TransferBarriers {
  public:
    explicit TransferBarriers(Shared<std::uint64_t> barriers) : places(barriers) {}

    void init(int barrier, int arrivals, const char* file = __builtin_FILE(),
              int line = __builtin_LINE()) const {
        simt::hooks::transfer_init(places.view(), barrier, arrivals, {file, line});
    }
    void arrive(int barrier, const char* file = __builtin_FILE(), int line = __builtin_LINE()) const {
        simt::hooks::transfer_arrive(places.view(), barrier, false, {file, line});
    }
    void arrive_warp(int barrier, bool first_lane, const char* file = __builtin_FILE(),
                     int line = __builtin_LINE()) const {
        if (!every_lane_arrives) sync_warp(kFullMask, file, line);
        if (every_lane_arrives || first_lane) arrive(barrier, file, line);
    }
    void arrive_copied(int barrier, const char* file = __builtin_FILE(), int line = __builtin_LINE()) const {
        simt::hooks::transfer_arrive(places.view(), barrier, true, {file, line});
    }
    void arrive_expecting(int barrier, int bytes, const char* file = __builtin_FILE(),
                          int line = __builtin_LINE()) const {
        simt::hooks::transfer_expect(places.view(), barrier, bytes, {file, line});
    }
    void wait(int barrier, unsigned parity, const char* file = __builtin_FILE(),
              int line = __builtin_LINE()) const {
        while (!simt::hooks::transfer_over(places.view(), barrier, parity, {file, line}))
            simt::hooks::spin_pause();
    }

    bool is_over(int barrier, unsigned parity, const char* file = __builtin_FILE(),
                 int line = __builtin_LINE()) const {
        return simt::hooks::transfer_over(places.view(), barrier, parity, {file, line});
    }

    const simt::View& view() const { return places.view(); }

  private:
    Shared<std::uint64_t> places;
};

/// As before compute capability 9.0: all lanes copy.
inline int arrivals_of_a_copy() { return 32; }
template <class T>
inline void copy_by_warp(Shared<T> to, int index, const T* from, int packs, const TransferBarriers& barriers,
                         int barrier, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    constexpr int per_pack = 16 / static_cast<int>(sizeof(T));
    for (int i = lane_id(); i < packs; i += 32)
        copy_async16(to, index + i * per_pack, from + i * per_pack, file, line);
    barriers.arrive_copied(barrier, file, line);
}
template <class T>
inline void copy_by_lane(Shared<T> to, int index, const T* from, int packs, const TransferBarriers& barriers,
                         int barrier, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    constexpr int per_pack = 16 / static_cast<int>(sizeof(T));
    for (int i = 0; i < packs; ++i) copy_async16(to, index + i * per_pack, from + i * per_pack, file, line);
    barriers.arrive_copied(barrier, file, line);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
