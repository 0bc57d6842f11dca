// SPDX-License-Identifier: BSD-3-Clause
// Blocks that are emulated together as one cluster, and their barrier.
//
// The barrier is split, so its phases are counted for each thread: an access after `arrivals` arrivals of its
// thread lies before an access of another block's thread after `waits` waits if waits > arrivals.
#pragma once

#include <cstdint>
#include <vector>

#include "arch/emulator.cuh"

namespace lapilli::simt {

class Block;
struct Thread;

class Cluster {
  public:
    // Before its blocks begin.
    void begin(std::vector<Block*> blocks, int threads_each);
    Block& block(int rank) const { return *blocks_[static_cast<std::size_t>(rank)]; }
    int size() const { return static_cast<int>(blocks_.size()); }

    // Called by the running thread.
    void arrive(Thread& t, Place place);
    void wait(Thread& t, Place place);
    void finish(const Thread& t);

  private:
    std::vector<Block*> blocks_;
    int threads_ = 0;  // of all blocks
    int arrived_ = 0;  // in the phase that is under way
    int returned_ = 0;
    std::uint32_t completed_ = 0;
};

}  // namespace lapilli::simt
