// SPDX-License-Identifier: BSD-3-Clause
// Messages between the blocks of a cluster, whose bytes the receiver's barrier counts: kernels that are
// right, and kernels that are wrong on purpose.
#include <vector>

#include "simt/support.hpp"

namespace lapilli::simt {
namespace {

using namespace arch;
using Kind = Fault::Kind;

constexpr int kBlocks = 4, kThreads = 64, kRounds = 5, kPack = Pack<int>::size;

Launch of_cluster(const char* name) {
    return {.name = name,
            .grid = {kBlocks, 1, 1},
            .block = kThreads,
            .shared_bytes = 2 * kBlocks * 16 + 2 * 8,
            .cluster = kBlocks,
            .patience = std::chrono::milliseconds(200)};
}

// The parts of the kernel; a wrong kernel leaves one of them out.
struct Parts {
    bool begins_together = true, waits = true, has_two_sets = true, meets_before_sending = true;
};

// In each round every block tells every block a number that follows from those of the round before.
void talk(Parts parts, std::vector<int>& sums) {
    const auto places = shared<int>(0, 2 * kBlocks * kPack);
    const TransferBarriers arrived(shared<std::uint64_t>(2 * kBlocks * 16, 2));
    constexpr int bytes = kBlocks * 16;
    if (thread_id() == 0) {
        for (int b = 0; b < 2; ++b) {
            arrived.init(b, 1);
            arrived.arrive_expecting(b, bytes);
        }
    }
    if (parts.begins_together) cluster_sync();
    int value = cluster_rank() + 1;
    for (int round = 0; round < kRounds; ++round) {
        const int set = parts.has_two_sets ? round % 2 : 0;
        if (parts.meets_before_sending) sync();
        if (thread_id() < kBlocks) {
            Pack<int> pack = {};
            pack[0] = value;
            send_pack(places, (set * kBlocks + cluster_rank()) * kPack, thread_id(), pack, arrived,
                      round % 2);
        }
        if (parts.waits) {
            arrived.wait(round % 2, static_cast<unsigned>(round / 2 % 2));
        } else {
            cluster_sync();
        }
        if (thread_id() == 0) arrived.arrive_expecting(round % 2, bytes);
        value = cluster_rank();
        for (int k = 0; k < kBlocks; ++k) {
            const int other = places[(set * kBlocks + k) * kPack];
            value += other;
        }
    }
    cluster_sync();
    if (thread_id() == 0) store(&sums[static_cast<std::size_t>(cluster_rank())], value);
}

TEST(Messages, EveryBlockToldByEveryOtherInTurns) {
    std::vector<int> sums(kBlocks), expected(kBlocks);
    for (int b = 0; b < kBlocks; ++b) expected[static_cast<std::size_t>(b)] = b + 1;
    for (int round = 0; round < kRounds; ++round) {
        int sum = 0;
        for (const int x : expected) sum += x;
        for (int b = 0; b < kBlocks; ++b) expected[static_cast<std::size_t>(b)] = b + sum;
    }
    expect_right(
        of_cluster("talk"), [&] { talk({}, sums); }, [&] { EXPECT_EQ(sums, expected); });
}

// They were sent, but without a wait it is unknown whether they have arrived.
TEST(WrongMessages, ReadWithoutAWait) {
    std::vector<int> sums(kBlocks);
    expect_fault(Kind::missing_barrier, of_cluster("no wait"), [&] { talk({.waits = false}, sums); });
}

TEST(WrongMessages, SentBeforeTheOtherBlockHasBegun) {
    std::vector<int> sums(kBlocks);
    expect_fault(Kind::missing_barrier, of_cluster("too early"),
                 [&] { talk({.begins_together = false}, sums); });
}

TEST(WrongMessages, OverTheOnesOfTheRoundBefore) {
    std::vector<int> sums(kBlocks);
    expect_fault(Kind::async_copy, of_cluster("one set"),
                 [&] { talk({.has_two_sets = false, .meets_before_sending = false}, sums); });
}

TEST(WrongMessages, WithoutABarrierSetUp) {
    expect_fault(Kind::uninitialised, of_cluster("no barrier"), [] {
        const auto places = shared<int>(0, 2 * kBlocks * kPack);
        const TransferBarriers arrived(shared<std::uint64_t>(2 * kBlocks * 16, 2));
        cluster_sync();
        if (thread_id() == 0) send_pack(places, 0, 0, Pack<int>{}, arrived, 0);
        cluster_sync();
    });
}

}  // namespace
}  // namespace lapilli::simt
