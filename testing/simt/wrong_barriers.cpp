// SPDX-License-Identifier: BSD-3-Clause
// Kernels whose threads do not meet, on purpose; all must be caught, and none may hang.

#include <chrono>

#include "arch/warp_sum.cuh"
#include "base/settings.hpp"
#include "simt/support.hpp"

namespace lapilli::simt {
namespace {

using namespace arch;
using Kind = Fault::Kind;

TEST(WrongBarriers, OnlySomeThreadsCome) {
    expect_fault(Kind::divergent_barrier, {.name = "some", .block = 64}, [] {
        if (thread_id() < 40) sync();
    });
}

TEST(WrongBarriers, EarlyReturn) {
    expect_fault(Kind::divergent_barrier, {.name = "early", .block = 64}, [] {
        if (thread_id() == 13) return;
        sync();
        sync();
    });
}

TEST(WrongBarriers, TwoBarriersInTwoBranches) {
    const auto text = expect_fault(Kind::divergent_barrier, {.name = "branches", .block = 64}, [] {
        if (thread_id() < 32)
            sync();
        else
            sync();
    });
    EXPECT_NE(text.find("wrong_barriers.cpp:"), std::string::npos) << text;
}

TEST(WrongBarriers, OfTwoKinds) {
    expect_fault(Kind::divergent_barrier, {.name = "kinds", .block = 64},
                 [] { thread_id() % 2 == 0 ? sync_or(true) : sync_and(true); });
}

TEST(WrongBarriers, LoopsOfDifferentLength) {
    expect_fault(Kind::divergent_barrier, {.name = "loops", .block = 64}, [] {
        for (int i = 0; i <= thread_id() / 32; ++i) sync();
    });
}

TEST(WrongBarriers, ShuffleOfHalfAWarp) {
    const auto text = expect_fault(Kind::partial_warp, {.name = "half", .block = 32}, [] {
        if (lane_id() < 16) shuffle_down(1.0, 8);
        sync();
    });
    EXPECT_NE(text.find("at the barrier of"), std::string::npos) << text;
}

TEST(WrongBarriers, ShuffleAfterLanesReturned) {
    expect_fault(Kind::partial_warp, {.name = "gone", .block = 64}, [] {
        if (thread_id() >= 50) return;
        shuffle_xor(thread_id(), 1);
    });
}

TEST(WrongBarriers, ShufflesInTwoBranches) {
    expect_fault(Kind::partial_warp, {.name = "branches", .block = 32}, [] {
        if (lane_id() < 16)
            shuffle(1.0f, 3);
        else
            shuffle(2.0f, 3);
    });
}

TEST(WrongBarriers, SumMeetsShuffle) {
    expect_fault(Kind::partial_warp, {.name = "meets", .block = 32},
                 [] { lane_id() == 5 ? kernels::warp_sum(1u) : shuffle(1u, 3); });
}

TEST(WrongBarriers, SumAfterLanesReturned) {
    expect_fault(Kind::partial_warp, {.name = "gone", .block = 64}, [] {
        if (thread_id() >= 50) return;
        kernels::warp_sum(thread_id());
    });
}

TEST(WrongBarriers, ShuffleMeetsVote) {
    expect_fault(Kind::partial_warp, {.name = "vote", .block = 32},
                 [] { lane_id() == 5 ? ballot(true) : shuffle(1u, 3); });
}

TEST(WrongBarriers, LaneThatTheBlockDoesNotHave) {
    expect_fault(Kind::partial_warp, {.name = "absent", .block = 40}, [] { shuffle_xor(1, 16); });
    expect_fault(Kind::partial_warp, {.name = "sum", .block = 40}, [] { kernels::warp_sum(1); });
    expect_fault(Kind::partial_warp, {.name = "swap", .block = 40}, [] {
        int x[2] = {1, 2};
        swap_xor(x, 8);
    });
}

TEST(WrongBarriers, WarpBarrierOfLanesThatDoNotCome) {
    expect_fault(Kind::partial_warp, {.name = "mask", .block = 32}, [] {
        if (lane_id() < 8) sync_warp(0x1ffu);
        sync();
    });
    expect_fault(Kind::partial_warp, {.name = "own", .block = 32}, [] { sync_warp(1u); });
}

TEST(WrongBarriers, GridBarrierInAnOrdinaryLaunch) {
    GridBarrier barrier{};
    expect_fault(Kind::not_cooperative, {.name = "ordinary", .grid = {4, 1, 1}, .block = 32},
                 [&] { grid_sync(barrier); });
}

// A barrier made by hand: the emulator cannot know that its blocks must run together, but all they do is
// spin.
TEST(WrongBarriers, SpinningForABlockThatRunsLater) {
    unsigned arrived = 0;
    const auto text = expect_fault(
        Kind::deadlock,
        {.name = "by hand", .grid = {4, 1, 1}, .block = 32, .patience = std::chrono::milliseconds(20)}, [&] {
            arrived = 0;
            if (thread_id() == 0) {
                atomic_add(&arrived, 1);
                while (load_acquire(&arrived) < 4) spin_pause();
            }
            sync();
        });
    EXPECT_NE(text.find("thread 0 spinning"), std::string::npos) << text;
}

// In a cooperative launch a block that can never go on is found while others still spin for it.
TEST(WrongBarriers, OneBlockStuckWhileOthersSpin) {
    for (int seed = 0; seed < kSeeds; ++seed) {
        GridBarrier barrier{};
        const auto fault = fault_of({.name = "stuck",
                                     .grid = {4, 1, 1},
                                     .block = 64,
                                     .cooperative = true,
                                     .seed = static_cast<std::uint64_t>(seed)},
                                    [&] {
                                        if (block_id() == 2 && thread_id() == 7) sync_warp(1u << 7 | 1u << 8);
                                        grid_sync(barrier);
                                    });
        ASSERT_TRUE(fault);
        EXPECT_EQ(fault->kind(), Kind::partial_warp) << fault->what();
        EXPECT_EQ(fault->block()[0], 2);
    }
}

// The block that waits in vain for another device gives up first, before one that waits for blocks, by an
// error that the host can return.
TEST(WrongBarriers, GridBarrierWaitsLongerThanForAnyDevice) {
    Settings settings;
    ASSERT_TRUE(settings.set("sytrd.patience", "900000"));
    EXPECT_FALSE(settings.set("sytrd.patience", "900001"));
    const auto nanoseconds_a_look = std::int64_t{500};
    EXPECT_LT(settings.integer("sytrd.patience") * 1'000'000, nanoseconds_a_look * arch::kGridPatience);
}

// A block that comes too late for another one's patience: that one ends the launch, and does not wait for
// ever.
TEST(WrongBarriers, GridBarrierInVain) {
    GridBarrier barrier{};
    const auto late = [&](int wait_of_last, unsigned patience) {
        return fault_of({.name = "late", .grid = {3, 1, 1}, .block = 64, .cooperative = true}, [&] {
            for (int i = 0; i < wait_of_last && block_id() == 2; ++i) spin_pause();
            const unsigned before = grid_arrive(barrier);
            grid_wait(barrier, before, patience);
        });
    };
    EXPECT_FALSE(late(100, 5000));
    const auto fault = late(5000, 100);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->kind(), Kind::refused) << fault->what();
    EXPECT_NE(fault->block()[0], 2);
    EXPECT_EQ(fault->thread(), 0);
}

}  // namespace
}  // namespace lapilli::simt
