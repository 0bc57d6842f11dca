// SPDX-License-Identifier: BSD-3-Clause
// The barriers of a block that count arrivals of some of its threads, and of their asynchronous copies: who waits for
// one learns what those who arrived knew. Vector clocks over all threads, in the stamps of warp_clock.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "arch/emulator.cuh"

namespace lapilli::simt {

struct Thread;

struct AsyncCopy {
    std::size_t offset;
    const void* from;
    int bytes;
    int source_bytes;  // what is copied; zeros behind it
    int group;
};

class Transfers {
  public:
    // Before each block.
    void reset() { barriers_.clear(); }

    // At `offset` of shared memory.
    void init(Thread& t, std::size_t offset, int arrivals, Place place);
    // One arrival, of the thread now or of its copies so far when all else has arrived: as late as can be.
    void arrive(Thread& t, std::size_t offset, Place place);
    void arrive_copied(Thread& t, std::size_t offset, Place place);
    // Whether the phase of that parity is over; if so, the thread knows what those who arrived knew.
    bool over(Thread& t, std::size_t offset, unsigned parity, Place place);

  private:
    struct Barrier {
        int arrivals = 0, missing = 0;
        std::uint64_t phases = 0;  // that are over
        std::vector<std::uint32_t> clock,
            known;  // of all who have arrived, of those before the last phase's end
        std::vector<AsyncCopy> copies;
    };

    Barrier& find(Thread& t, std::size_t offset, Place place);
    void count(Thread& t, Barrier& b);

    std::map<std::size_t, Barrier> barriers_;
};

// What one thread knows after hearing of another's clock.
void learn(std::vector<std::uint32_t>& known, const std::vector<std::uint32_t>& of);

}  // namespace lapilli::simt
