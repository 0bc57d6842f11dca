// SPDX-License-Identifier: BSD-3-Clause
// Barriers between producer warps and the warps that use what they copy, which count asynchronous copies:
// kernels that are right, and kernels that are wrong on purpose.

#include <string>
#include <vector>

#include "simt/support.hpp"

namespace lapilli::simt {
namespace {

using namespace arch;
using Kind = Fault::Kind;

// Warp 0 fills two places of 64 numbers in turn, warps 1 and 2 read them.
constexpr int kThreads = 96, kPlace = 64, kRounds = 5, kFilled = 0, kEmpty = 2, kBarriers = 4;

Launch of_a_block(const char* name) {
    return {.name = name,
            .block = kThreads,
            .shared_bytes = 2 * kPlace * 4 + kBarriers * 8,
            .patience = std::chrono::milliseconds(200)};
}

// The parts of the pipeline; a wrong kernel leaves one of them out.
struct Parts {
    bool copies = true;  // asynchronously, else by stores
    bool waits_for_empty = true, waits_for_filled = true, says_filled = true, says_empty = true;
    bool meets_before_saying = true;  // the lanes of a warp that reads
    bool meets_after_init = true;
    bool both_say_empty = true;
};

void pipeline(Parts parts, const std::vector<int>& from, std::vector<int>& sums) {
    const auto places = shared<int>(0, 2 * kPlace);
    const TransferBarriers barriers(shared<std::uint64_t>(2 * kPlace * 4, kBarriers));
    if (thread_id() == 0) {
        for (int b = 0; b < 2; ++b) {
            barriers.init(kFilled + b, 32);
            barriers.init(kEmpty + b, parts.both_say_empty ? 2 : 1);
        }
    }
    if (parts.meets_after_init) sync();
    for (int round = 0; round < kRounds; ++round) {
        const int b = round % 2;
        const unsigned parity = static_cast<unsigned>(round / 2 % 2);
        if (warp_id() == 0) {
            if (parts.waits_for_empty) barriers.wait(kEmpty + b, parity ^ 1);
            for (int i = lane_id(); i < kPlace; i += 32) {
                const int* source = &from[static_cast<std::size_t>(round * kPlace + i)];
                if (parts.copies) {
                    copy_async<4>(places, b * kPlace + i, source);
                } else {
                    places[b * kPlace + i] = load(source);
                }
            }
            if (!parts.says_filled) continue;
            if (parts.copies) {
                barriers.arrive_copied(kFilled + b);
            } else {
                barriers.arrive(kFilled + b);
            }
            continue;
        }
        if (parts.waits_for_filled) barriers.wait(kFilled + b, parity);
        int sum = 0;
        for (int i = 0; i < kPlace; ++i) {
            const int x = places[b * kPlace + (i + lane_id()) % kPlace];
            sum += x;
        }
        if (parts.meets_before_saying) sync_warp();
        if (parts.says_empty && lane_id() == 0 && (parts.both_say_empty || warp_id() == 1)) {
            barriers.arrive(kEmpty + b);
        }
        store(&sums[static_cast<std::size_t>(round * kThreads + thread_id())], sum);
    }
}

class TransferBarrier : public ::testing::Test {
  protected:
    TransferBarrier() : from(kRounds * kPlace), sums(kRounds * kThreads) {
        for (std::size_t i = 0; i < from.size(); ++i) from[i] = static_cast<int>(i * i % 1009);
    }
    std::string fault(Kind kind, Parts parts) {
        return expect_fault(kind, of_a_block("pipeline"), [&] { pipeline(parts, from, sums); });
    }
    void right(Parts parts) {
        expect_right(
            of_a_block("pipeline"), [&] { pipeline(parts, from, sums); },
            [&] {
                for (int round = 0; round < kRounds; ++round) {
                    int sum = 0;
                    for (int i = 0; i < kPlace; ++i)
                        sum += from[static_cast<std::size_t>(round * kPlace + i)];
                    for (int t = 32; t < kThreads; ++t)
                        EXPECT_EQ(sums[static_cast<std::size_t>(round * kThreads + t)], sum)
                            << round << " " << t;
                }
            });
    }
    std::vector<int> from, sums;
};

TEST_F(TransferBarrier, CopiesAreHandedOver) { right({}); }
TEST_F(TransferBarrier, StoresAreHandedOver) { right({.copies = false}); }

TEST_F(TransferBarrier, FilledBeforeItIsEmpty) {
    fault(Kind::async_copy, {.waits_for_empty = false});
    fault(Kind::deadlock,
          {.copies = false, .waits_for_empty = false});  // it is far ahead, and phases are missed
}
TEST_F(TransferBarrier, EmptyForOneOfTwoWarps) { fault(Kind::missing_barrier, {.both_say_empty = false}); }
TEST_F(TransferBarrier, OneLaneSpeaksForLanesItHasNotMet) {
    fault(Kind::missing_barrier, {.meets_before_saying = false});
}
TEST_F(TransferBarrier, NobodySaysThatItIsEmpty) { fault(Kind::deadlock, {.says_empty = false}); }
TEST_F(TransferBarrier, NobodySaysThatItIsFilled) { fault(Kind::deadlock, {.says_filled = false}); }

TEST_F(TransferBarrier, ReadBeforeItIsFilled) {
    const auto kernel = [&] { pipeline({.waits_for_filled = false}, from, sums); };
    for (int seed = 0; seed < kSeeds; ++seed) {
        Launch how = of_a_block("early");
        how.seed = static_cast<std::uint64_t>(seed);
        const auto found = fault_of(how, kernel);
        ASSERT_TRUE(found);
        // Which of them depends on who comes first.
        EXPECT_TRUE(found->kind() == Kind::uninitialised || found->kind() == Kind::async_copy ||
                    found->kind() == Kind::missing_barrier)
            << found->what();
    }
}

TEST_F(TransferBarrier, UsedBeforeItIsSetUp) {
    const auto kernel = [&] { pipeline({.meets_after_init = false}, from, sums); };
    bool found = false;
    for (int seed = 0; seed < kSeeds; ++seed) {
        Launch how = of_a_block("early");
        how.seed = static_cast<std::uint64_t>(seed);
        found = fault_of(how, kernel).has_value() || found;
    }
    EXPECT_TRUE(found);
    expect_fault(Kind::divergent_barrier, of_a_block("no arrival"),
                 [] { TransferBarriers(shared<std::uint64_t>(0, 1)).init(0, 0); });
}

// A copy that was handed to a barrier has come when the barrier opens, not when its thread waits for its
// groups.
TEST_F(TransferBarrier, CopiesBelongToTheBarrier) {
    expect_fault(Kind::async_copy, of_a_block("own group"), [&] {
        const auto places = shared<int>(0, kPlace);
        const TransferBarriers barriers(shared<std::uint64_t>(2 * kPlace * 4, 1));
        if (thread_id() == 0) barriers.init(0, kThreads + 1);
        sync();
        if (thread_id() < kPlace)
            copy_async<4>(places, thread_id(), &from[static_cast<std::size_t>(thread_id())]);
        barriers.arrive_copied(0);
        copy_async_wait<0>();
        if (thread_id() == 0) {
            const int x = places[0];
            store(&sums[0], x);
        }
    });
}

// Writes after the arrival are not seen by threads that wait.
TEST_F(TransferBarrier, WrittenAfterTheArrival) {
    expect_fault(Kind::missing_barrier, of_a_block("late write"), [&] {
        const auto place = shared<int>(0, 1);
        const TransferBarriers barriers(shared<std::uint64_t>(2 * kPlace * 4, 1));
        if (thread_id() == 0) {
            barriers.init(0, 1);
            place[0] = 0;
        }
        sync();
        if (thread_id() == 0) {
            barriers.arrive(0);
            place[0] = 1;
        }
        if (thread_id() == 64) {
            barriers.wait(0, 0);
            const int x = place[0];
            store(&sums[0], x);
        }
    });
}

}  // namespace
}  // namespace lapilli::simt
