// SPDX-License-Identifier: BSD-3-Clause
// The split barrier of a block under the emulator: the barrier of its cluster, which has no other block.
#pragma once

#include <cstdint>

#include "arch/sim_cluster.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

class SplitBarrier {
  public:
    explicit SplitBarrier(Shared<std::uint64_t>) {}
    void arrive(const char* file = __builtin_FILE(), int line = __builtin_LINE()) const {
        cluster_arrive(file, line);
    }
    void wait(const char* file = __builtin_FILE(), int line = __builtin_LINE()) { cluster_wait(file, line); }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
