// SPDX-License-Identifier: BSD-3-Clause
// Barriers over a grid, and over the launches of several devices.

#include <atomic>
#include <chrono>
#include <cstddef>
#include <memory>
#include <thread>
#include <vector>

#include "simt/support.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
namespace {

using namespace arch;

// x <- (left neighbour + right neighbour) on a ring, `steps` times, in one launch. Needs every block after
// every step.
__global__ void ring(unsigned* x, unsigned* y, int n, int steps, GridBarrier* barrier) {
    for (int step = 0; step < steps; ++step) {
        for (int i = block_id() * thread_count() + thread_id(); i < n; i += block_count() * thread_count())
            store(y + i, load(x + (i + 1) % n) + load(x + (i + n - 1) % n));
        grid_sync(*barrier);
        unsigned* const t = x;
        x = y;
        y = t;
    }
}

// Every member adds its part and reads the parts of all others, which they wrote into its memory.
struct GatherArgs {
    Team team;
    int* parts[kTeamLimit];  // on each member: one number from each member
    int* sums;
    int rounds;
};
__global__ void gather(GatherArgs args) {
    const int rank = args.team.rank, size = args.team.size;
    for (int round = 0; round < args.rounds; ++round) {
        if (block_id() == block_count() - 1 && thread_id() < size)
            store(args.parts[thread_id()] + rank, 100 * round + rank);
        team_sync(args.team);
        int sum = 0;
        for (int from = 0; from < size; ++from) sum += load(args.parts[rank] + from);
        if (thread_id() == 0) store(args.sums + block_id() * args.rounds + round, sum);
        team_sync(args.team);
    }
}

}  // namespace
}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels

namespace lapilli::simt {
namespace {

TEST(WideBarriers, PersistentKernelOfEightBlocks) {
    const int n = 500, steps = 9;
    std::vector<unsigned> expected(n, 0), next(n);
    expected[3] = 1;
    const auto start = expected;
    for (int step = 0; step < steps; ++step) {
        for (std::size_t i = 0; i < n; ++i) next[i] = expected[(i + 1) % n] + expected[(i + n - 1) % n];
        expected.swap(next);
    }
    arch::GridBarrier barrier{};  // not cleared between launches of different size
    for (const int blocks : {8, 1, 3, 8, 7}) {
        auto x = start;
        std::vector<unsigned> y(n);
        launch({.name = "ring",
                .grid = {blocks, 1, 1},
                .block = 64,
                .cooperative = true,
                .seed = static_cast<std::uint64_t>(blocks)},
               [&] { kernels::ring(x.data(), y.data(), n, steps, &barrier); });
        EXPECT_EQ(steps % 2 == 0 ? x : y, expected);
    }
}

TEST(WideBarriers, ThreeDimensionalGrid) {
    arch::GridBarrier barrier{};
    std::vector<int> arrived(12);
    launch({.name = "grid", .grid = {2, 3, 2}, .block = 3, .cooperative = true}, [&] {
        const int rank = arch::block_x() + 2 * (arch::block_y() + 3 * arch::block_z());
        arrived[static_cast<std::size_t>(rank)] = 1;
        arch::grid_sync(barrier);
        for (const int a : arrived) EXPECT_EQ(a, 1);
    });
}

class Teams : public testing::TestWithParam<int> {};

TEST_P(Teams, LaunchesOnSeveralThreadsMeet) {
    const int size = GetParam(), rounds = 5, blocks = 3;
    struct Device {
        arch::TeamBarrier barrier{};
        std::vector<int> parts, sums;
    };
    std::vector<std::unique_ptr<Device>> devices;
    for (int i = 0; i < size; ++i) {
        devices.push_back(std::make_unique<Device>());
        devices.back()->parts.resize(static_cast<std::size_t>(size));
        devices.back()->sums.resize(static_cast<std::size_t>(blocks * rounds));
    }
    for (int repeat = 0; repeat < 2; ++repeat) {  // the barriers stay as the first left them
        std::vector<std::jthread> queues;
        for (int rank = 0; rank < size; ++rank)
            queues.emplace_back([&, rank] {
                kernels::GatherArgs args{};
                args.team.rank = rank;
                args.team.size = size;
                for (int i = 0; i < size; ++i) {
                    Device& device = *devices[static_cast<std::size_t>(i)];
                    args.team.member[i] = &device.barrier;
                    args.parts[i] = device.parts.data();
                }
                args.sums = devices[static_cast<std::size_t>(rank)]->sums.data();
                args.rounds = rounds;
                launch({.name = "gather",
                        .grid = {blocks, 1, 1},
                        .block = 32,
                        .cooperative = true,
                        .seed = static_cast<std::uint64_t>(17 * rank + repeat)},
                       [&] { kernels::gather(args); });
            });
        queues.clear();
        for (const auto& device : devices)
            for (int block = 0; block < blocks; ++block)
                for (int round = 0; round < rounds; ++round)
                    ASSERT_EQ(device->sums[static_cast<std::size_t>(block * rounds + round)],
                              100 * round * size + size * (size - 1) / 2);
    }
}
// A member whose peer never starts waits until the host says that it will not come.
TEST(WideBarriers, AbortedTeamEnds) {
    auto own = std::make_unique<kernels::TeamBarrier>(), peer = std::make_unique<kernels::TeamBarrier>();
    std::vector<int> part(2, 0), other(2, 0), sums(4, 0);
    kernels::GatherArgs args{};
    args.team.rank = 0;
    args.team.size = 2;
    args.team.member[0] = own.get();
    args.team.member[1] = peer.get();
    args.parts[0] = part.data();
    args.parts[1] = other.data();
    args.sums = sums.data();
    args.rounds = 2;
    std::thread member([&] {
        launch({.name = "gather", .grid = {2, 1, 1}, .block = 32, .cooperative = true},
               [&] { kernels::gather(args); });
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    std::atomic_ref(own->aborted).store(1);
    member.join();
    EXPECT_EQ(part[0], 100);  // its own second round
}

INSTANTIATE_TEST_SUITE_P(Sizes, Teams, testing::Values(1, 2, 3, 5));

}  // namespace
}  // namespace lapilli::simt
