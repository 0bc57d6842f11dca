// SPDX-License-Identifier: BSD-3-Clause
// The barriers of a block that count arrivals of some of its threads, of their asynchronous copies, and of
// bytes that other blocks send: who waits for one learns what those who arrived knew. Vector clocks over all
// threads, in the stamps of warp_clock.hpp; each barrier counts as one thread more, which writes what was
// sent when a phase ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "arch/emulator.cuh"

namespace lapilli::simt {

class Block;
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
    void reset() {
        barriers_.clear();
        phases_ = 0;
    }

    // At `offset` of shared memory.
    void init(Thread& t, std::size_t offset, int arrivals, Place place);
    // One arrival, of the thread now or of its copies so far when all else has arrived: as late as can be.
    void arrive(Thread& t, std::size_t offset, Place place);
    void arrive_copied(Thread& t, std::size_t offset, Place place);
    // One arrival, after which `bytes` bytes are awaited.
    void arrive_expecting(Thread& t, std::size_t offset, int bytes, Place place);
    // A message to `target` arrives as late as possible: at the phase's end.
    void receive(Block& block, std::size_t offset, std::size_t target, const void* pack);
    // Whether the phase of that parity is over; if so, the thread knows what those who arrived knew.
    bool over(Thread& t, std::size_t offset, unsigned parity, Place place);

    // Barrier `number` of some threads, which is there without being set up: an arrival, and the parity of
    // the phase that it is in.
    unsigned meet(Thread& t, int number, int threads, Place place);
    bool met(Thread& t, int number, unsigned parity, Place place) {
        return over(t, offset_of(number), parity, place);
    }

  private:
    struct Message {
        std::size_t target;
        unsigned char pack[16];
    };
    struct Barrier {
        int arrivals = 0, missing = 0;
        std::uint64_t phases = 0;  // that are over
        std::vector<std::uint32_t> clock,
            known;  // of all who have arrived, of those before the last phase's end
        std::vector<AsyncCopy> copies;
        int writer = 0;    // the thread that it counts as
        long awaited = 0;  // bytes; below zero where they came before somebody expected them
        std::vector<Message> messages;
    };

    // Behind all places in shared memory.
    static std::size_t offset_of(int number) { return ~static_cast<std::size_t>(number); }
    Barrier& find(Thread& t, std::size_t offset, Place place);
    void count(Thread& t, Barrier& b);
    void end_phase_if_all_came(Block& block, Barrier& b);

    std::map<std::size_t, Barrier> barriers_;
    std::uint32_t phases_ = 0;  // of all barriers
};

// The knowledge of a thread after hearing of another's clock.
void learn(std::vector<std::uint32_t>& known, const std::vector<std::uint32_t>& of);

}  // namespace lapilli::simt
