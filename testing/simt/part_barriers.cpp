// SPDX-License-Identifier: BSD-3-Clause
// Barriers of some warps of a block.
#include <vector>

#include "simt/support.hpp"

namespace lapilli::simt {
namespace {

using namespace arch;
using Kind = Fault::Kind;

constexpr int kThreads = 128, kPart = 96, kRounds = 4;

Launch of_a_block(const char* name) {
    return {.name = name,
            .block = kThreads,
            .shared_bytes = kThreads * 4,
            .patience = std::chrono::milliseconds(200)};
}

struct Parts {
    bool meets_again = true;      // before numbers that others read are overwritten
    bool all_say_so_many = true;  // threads of the barrier
    bool all_come = true;
};

/// Three warps of four write and read in turn; the fourth has nothing to do with it.
void turns(Parts parts, std::vector<int>& seen) {
    const auto numbers = shared<int>(0, kThreads);
    // The emulator follows readers of all warps from the block's next barrier on.
    if (thread_id() < kPart) sync_part(1, kPart);
    sync();
    if (thread_id() >= kPart) return;
    if (!parts.all_come && warp_id() == 1) return;
    const int threads = parts.all_say_so_many || warp_id() != 1 ? kPart : kPart - 32;
    for (int round = 0; round < kRounds; ++round) {
        numbers[thread_id()] = round * kPart + thread_id();
        sync_part(1, threads);
        const int x = numbers[(thread_id() + 40) % kPart];
        store(&seen[static_cast<std::size_t>(round * kPart + thread_id())], x);
        if (parts.meets_again) sync_part(2, threads);
    }
}

TEST(PartBarriers, SomeWarpsMeet) {
    std::vector<int> seen(kRounds * kPart, -1);
    expect_right(
        of_a_block("turns"), [&] { turns({}, seen); },
        [&] {
            for (int round = 0; round < kRounds; ++round) {
                for (int i = 0; i < kPart; ++i)
                    ASSERT_EQ(seen[static_cast<std::size_t>(round * kPart + i)],
                              round * kPart + (i + 40) % kPart);
            }
        });
}

/// As panels of a matrix have fewer and fewer rows.
TEST(PartBarriers, FewerWarpsFromPhaseToPhase) {
    std::vector<int> seen(kThreads, -1);
    expect_right(
        of_a_block("fewer and fewer"),
        [&] {
            const auto numbers = shared<int>(0, kThreads);
            sync_part(1, kThreads);
            sync();
            for (int threads = kThreads; threads >= 64; threads -= 32) {
                if (thread_id() < threads) {
                    numbers[thread_id()] = threads + thread_id();
                    sync_part(1, threads);
                    const int x = numbers[(thread_id() + 40) % threads];
                    store(&seen[static_cast<std::size_t>(thread_id())], x);
                }
                sync();
            }
        },
        [&] {
            for (int i = 0; i < kThreads; ++i) {
                const int threads = i < 64 ? 64 : i < 96 ? 96 : kThreads;
                ASSERT_EQ(seen[static_cast<std::size_t>(i)], threads + (i + 40) % threads);
            }
        });
}

TEST(PartBarriers, WrongOnesAreFound) {
    std::vector<int> seen(kRounds * kPart);
    const auto expect = [&](Kind kind, Parts parts) {
        expect_fault(kind, of_a_block("turns"), [&] { turns(parts, seen); });
    };
    expect(Kind::missing_barrier, {.meets_again = false});
    expect(Kind::divergent_barrier, {.all_say_so_many = false});
    expect(Kind::deadlock, {.all_come = false});
}

}  // namespace
}  // namespace lapilli::simt
