// SPDX-License-Identifier: BSD-3-Clause
// The barrier of a block in two halves: kernels that are right, and kernels that are wrong on purpose.

#include <vector>

#include "simt/support.hpp"

namespace lapilli::simt {
namespace {

using namespace arch;
using Kind = Fault::Kind;

constexpr int kThreads = 64, kRounds = 3;

Launch of_a_block(const char* name) { return {.name = name, .block = kThreads, .shared_bytes = 1024}; }

/// In every round each thread reads what its neighbour wrote, from one of two places in turn: who is a round
/// ahead writes a place that is not being read.
TEST(SplitBarriers, NeighboursRead) {
    std::vector<int> seen(kThreads * kRounds);
    expect_right(
        of_a_block("neighbours"),
        [&] {
            SplitBarrier barrier(shared<std::uint64_t>(1016, 1));
            auto s = shared<int>(0, 2 * kThreads);
            sync();
            for (int round = 0; round < kRounds; ++round) {
                const int place = round % 2 * kThreads;
                s[place + thread_id()] = 100 * round + thread_id();
                barrier.arrive();
                barrier.wait();
                const int x = s[place + (thread_id() + 1) % kThreads];
                store(&seen[static_cast<std::size_t>(round * kThreads + thread_id())], x);
            }
        },
        [&] {
            for (int i = 0; i < kThreads * kRounds; ++i) {
                const int round = i / kThreads, thread = i % kThreads;
                EXPECT_EQ(seen[static_cast<std::size_t>(i)], 100 * round + (thread + 1) % kThreads);
            }
        });
}

TEST(SplitBarriers, ReadBetweenTheHalves) {
    expect_fault(Kind::missing_barrier, of_a_block("early read"), [] {
        SplitBarrier barrier(shared<std::uint64_t>(1016, 1));
        auto s = shared<int>(0, kThreads);
        s[thread_id()] = 0;
        sync();
        s[thread_id()] = 1;
        barrier.arrive();
        const int x = s[(thread_id() + 32) % kThreads];
        barrier.wait();
        s[thread_id()] = x;
    });
}

TEST(SplitBarriers, WrittenAfterTheArrival) {
    expect_fault(Kind::missing_barrier, of_a_block("late write"), [] {
        SplitBarrier barrier(shared<std::uint64_t>(1016, 1));
        auto s = shared<int>(0, kThreads);
        sync();
        barrier.arrive();
        s[thread_id()] = 1;
        barrier.wait();
        const int x = s[(thread_id() + 32) % kThreads];
        if (x == 0) s[thread_id()] = x;
    });
}

TEST(SplitBarriers, SomeWarpsDoNotArrive) {
    expect_fault(Kind::divergent_barrier, of_a_block("some"), [] {
        SplitBarrier barrier(shared<std::uint64_t>(1016, 1));
        sync();
        if (warp_id() == 1) return;
        barrier.arrive();
        barrier.wait();
    });
}

}  // namespace
}  // namespace lapilli::simt
