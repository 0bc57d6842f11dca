// SPDX-License-Identifier: BSD-3-Clause
// A block being emulated: its threads as fibers, its warps, its barrier, its shared memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <memory>
#include <string>
#include <vector>

#include "arch/emulator.cuh"
#include "emulator/cluster.hpp"
#include "emulator/fault.hpp"
#include "emulator/fiber.hpp"
#include "emulator/launch.hpp"
#include "emulator/random.hpp"
#include "emulator/shared_memory.hpp"
#include "emulator/transfers.hpp"
#include "emulator/warp_clock.hpp"

namespace lapilli::simt {

class Block;

enum class State : std::uint8_t { ready, spinning, at_barrier, at_warp, at_cluster, done };
enum class WarpWait : std::uint8_t { barrier, shuffle, vote, mma, together };

// The members read by each change of threads and each warp operation come first: they share a cache line.
struct alignas(64) Thread {
    Block* block = nullptr;
    std::unique_ptr<Fiber> fiber;
    State state = State::done;
    bool begun = false;
    WarpWait warp_wait = WarpWait::barrier;
    Barrier barrier = Barrier::plain;
    unsigned mask = 0;
    Place place{nullptr, 0};  // while it waits, and for messages the last barrier passed
    Indices indices{};
    std::uint32_t arrivals = 0, waits = 0;  // at the cluster's barrier
    std::vector<AsyncCopy> copies;
    int copy_group = 0;
    std::vector<std::uint32_t> known;  // of all threads, through barriers of transfers.hpp; or empty
};

struct Warp {
    unsigned present = 0;
    unsigned finished = 0;
    unsigned waiting = 0;  // at_warp
    WarpClock clock;
    // Two, used in turn: a lane may hand in its next value before another has read the last.
    WarpSlots slots[2];
    int slot = 0;
    void* operands[32] = {};  // of together(); null for lanes that are not there
};

// memcpy of a few bytes: those of one scalar without a call.
inline void copy_few(void* to, const void* from, std::size_t bytes) {
    switch (bytes) {
        case 4:
            std::memcpy(to, from, 4);
            break;
        case 8:
            std::memcpy(to, from, 8);
            break;
        case 16:
            std::memcpy(to, from, 16);
            break;
        default:
            std::memcpy(to, from, bytes);
    }
}

// The state that all blocks of a launch share.
struct LaunchState {
    const Launch& how;
    void (*kernel)(void*);
    void* argument;
    Random random;
    std::exception_ptr error;   // the first
    bool tearing_down = false;  // threads that are resumed unwind
    std::uint64_t events = 0;   // grows whenever a thread does anything but spin
};

class Block {
  public:
    explicit Block(LaunchState& launch);
    ~Block();
    Block(const Block&) = delete;
    Block& operator=(const Block&) = delete;

    void join(Cluster& cluster, int rank);
    void begin(std::int64_t rank);
    // Lets every thread run until it waits or spins, once. Stops early when launch.error is set.
    void step();
    bool finished() const { return live_ == 0; }
    // Whether no thread of the block can go on, whatever other blocks do.
    bool stuck() const { return blocked() && at_cluster_ == 0; }
    // Whether no thread of the block can go on unless the cluster's barrier opens.
    bool blocked() const { return live_ != 0 && live_ == blocked_; }
    bool waits_for_cluster() const { return live_ != 0 && live_ == at_cluster_; }
    [[noreturn]] void report_stuck() const;
    [[noreturn]] void report_spinning() const;
    // Unwinds the threads that have begun and not ended.
    void tear_down();

    // Called by the running thread.
    int barrier(Thread& t, Barrier kind, bool p, Place place);
    void warp_barrier(Thread& t, unsigned mask, Place place);
    const WarpSlots& exchange(Thread& t, WarpWait kind, const void* value, std::size_t bytes, Place place);
    void together(Thread& t, void* operand, void (*job)(void* const*, void*), void* what, Place place);
    void spin(Thread& t);
    Cluster& cluster() { return *cluster_; }
    // Whether all threads of the block come to a phase of the cluster's barrier at one line.
    bool same_cluster_barrier(std::uint32_t phase, Place place);
    void wait_for_cluster(Thread& t);
    void release_cluster_barrier();
    // A peer's thread writes into this block's shared memory.
    void note_push(const Thread& from);
    LaunchState& launch() { return launch_; }
    SharedMemory& memory() { return *memory_; }
    Transfers& transfers() { return transfers_; }
    Warp& warp_of(const Thread& t) { return warps_[static_cast<std::size_t>(t.indices.thread) / 32]; }
    [[noreturn]] void fault(Fault::Kind kind, int thread, const std::string& text) const;

  private:
    // The lanes of the warp that runs, and whose turn is next: lane `next` ^ order.
    struct Turns {
        Thread* lanes = nullptr;
        int count = 0, order = 0, next = 0;
        bool ran = false;  // one of them, since lane 0 ^ order had its turn
    };

    static void thread_main(void* thread);
    void run_warp(std::size_t w);
    Thread* next_ready();
    void resume(Thread& t);
    void wait(Thread& t, State state);
    void finish(Thread& t);
    void release_barrier();
    bool arrive_at_warp(Thread& t, WarpWait kind, unsigned mask, Place place);
    Thread& lane(const Thread& of, int lane) {
        return threads_[static_cast<std::size_t>((of.indices.thread & ~31) + lane)];
    }
    std::string who_waits_where() const;

    LaunchState& launch_;
    std::vector<Thread> threads_;
    std::vector<Warp> warps_;
    std::vector<std::size_t> warp_order_;
    Turns turns_;
    std::unique_ptr<SharedMemory> memory_;
    Transfers transfers_;
    int block_[3] = {0, 0, 0};
    Cluster* cluster_ = nullptr;
    int cluster_rank_ = 0;
    int live_ = 0;     // threads that have not ended
    int blocked_ = 0;  // of these, at a barrier or in an exchange
    int at_barrier_ = 0;
    const Thread* first_at_barrier_ = nullptr;
    bool vote_any_ = false, vote_all_ = true;
    int vote_result_ = 0;
    int at_cluster_ = 0;
    std::uint32_t cluster_phase_ = 0;  // the latest that a thread has come to, and where
    Place cluster_place_{nullptr, 0};
    std::uint32_t pushed_until_ = 0;  // a thread that has waited less often may still be written to
};

// The thread that runs on this OS thread now; null outside a launch.
extern constinit thread_local Thread* running_thread;
inline Thread& running() {
    if (running_thread == nullptr) not_in_a_launch();
    return *running_thread;
}
std::string text_of(Place place);

}  // namespace lapilli::simt
