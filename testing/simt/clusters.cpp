// SPDX-License-Identifier: BSD-3-Clause
// Clusters of blocks: kernels that are right, and kernels that are wrong on purpose. All of the latter must
// be caught, and none may hang.

#include <vector>

#include "simt/support.hpp"

namespace lapilli::simt {
namespace {

using namespace arch;
using Kind = Fault::Kind;

constexpr int kBlocks = 4, kThreads = 64;

Launch of_clusters(const char* name, int clusters = 1) {
    return {.name = name,
            .grid = {kBlocks * clusters, 1, 1},
            .block = kThreads,
            .shared_bytes = 1024,
            .cluster = kBlocks};
}

TEST(Clusters, EveryBlockToldByEveryOther) {
    constexpr int clusters = 3;
    std::vector<int> sums(kBlocks * clusters);
    expect_right(
        of_clusters("all to all", clusters),
        [&] {
            auto s = shared<int>(0, kBlocks);
            cluster_sync();
            if (thread_id() < cluster_size()) store_peer(s, cluster_rank(), thread_id(), block_id());
            cluster_sync();
            if (thread_id() != 0) return;
            int sum = 0;
            for (int k = 0; k < kBlocks; ++k) {
                const int x = s[k];
                sum += x;
            }
            store(&sums[static_cast<std::size_t>(block_id())], sum);
        },
        [&] {
            for (int b = 0; b < kBlocks * clusters; ++b) {
                const int first = b / kBlocks * kBlocks;
                EXPECT_EQ(sums[static_cast<std::size_t>(b)], kBlocks * first + 6) << b;
            }
        });
}

// Values go round, one barrier a round. Between arriving and waiting a block reads what the phase before
// brought: three buffers in turn, as its neighbour may be a phase ahead.
TEST(Clusters, RoundAndRoundWithASplitBarrier) {
    constexpr int rounds = 5;
    std::vector<int> last(kBlocks);
    expect_right(
        of_clusters("ring"),
        [&] {
            auto s = shared<int>(0, 3 * kThreads);
            int x = cluster_rank(), before = 0;
            cluster_sync();
            for (int round = 0; round < rounds; ++round) {
                store_peer(s, round % 3 * kThreads + thread_id(), (cluster_rank() + 1) % kBlocks, x);
                cluster_arrive();
                if (round > 0) before = s[(round - 1) % 3 * kThreads + thread_id()];
                sync();
                cluster_wait();
                x = s[round % 3 * kThreads + (thread_id() + 1) % kThreads];
            }
            if (thread_id() == 0) store(&last[static_cast<std::size_t>(cluster_rank())], x - before);
        },
        [&] {
            for (int b = 0; b < kBlocks; ++b)
                EXPECT_EQ(last[static_cast<std::size_t>(b)],
                          (b + kBlocks * 2 - rounds) % kBlocks - (b + kBlocks * 2 - rounds + 1) % kBlocks);
        });
}

TEST(Clusters, ABlockAloneAndACooperativeLaunch) {
    std::vector<int> sizes(6);
    expect_right(
        {.name = "alone", .grid = {2, 1, 1}, .block = 32},
        [&] {
            cluster_sync();
            if (thread_id() == 0) store(&sizes[static_cast<std::size_t>(block_id())], cluster_size());
        },
        [&] { EXPECT_EQ(sizes[1], 1); });
    GridBarrier barrier{};
    expect_right(
        {.name = "wide", .grid = {6, 1, 1}, .block = 32, .cooperative = true, .cluster = 2},
        [&] {
            cluster_sync();
            grid_sync(barrier);
            if (thread_id() == 0) store(&sizes[static_cast<std::size_t>(block_id())], cluster_rank());
        },
        [&] {
            EXPECT_EQ(sizes, (std::vector<int>{0, 1, 0, 1, 0, 1}));
        });
}

TEST(Clusters, NoSuchLaunch) {
    EXPECT_THROW(launch({.grid = {6, 1, 1}, .cluster = 4}, [] {}), std::invalid_argument);
    EXPECT_THROW(launch({.grid = {32, 1, 1}, .cluster = 32}, [] {}), std::invalid_argument);
    EXPECT_THROW(launch({.grid = {16, 1, 1}, .block = 1024 + 32, .cluster = 16}, [] {}),
                 std::invalid_argument);
}

TEST(WrongClusters, ReadBeforeTheClusterBarrier) {
    const auto text = expect_fault(Kind::missing_barrier, of_clusters("early"), [] {
        auto s = shared<int>(0, kThreads);
        s[thread_id()] = 0;
        cluster_sync();
        store_peer(s, thread_id(), (cluster_rank() + 1) % kBlocks, 1);
        sync();  // of the block alone
        int x = s[thread_id()];
        (void)x;
        cluster_sync();
    });
    EXPECT_NE(text.find("clusters.cpp:"), std::string::npos) << text;
}

TEST(WrongClusters, ReadBetweenArrivingAndWaiting) {
    expect_fault(Kind::missing_barrier, of_clusters("between"), [] {
        auto s = shared<int>(0, kThreads);
        s[thread_id()] = 0;
        cluster_sync();
        store_peer(s, thread_id(), (cluster_rank() + 1) % kBlocks, 1);
        cluster_arrive();
        int x = s[thread_id()];
        (void)x;
        cluster_wait();
    });
}

TEST(WrongClusters, WriteIntoWhatAPeerStillReads) {
    expect_fault(Kind::missing_barrier, of_clusters("one buffer"), [] {
        auto s = shared<int>(0, kThreads);
        cluster_sync();
        for (int round = 0; round < 2; ++round) {
            store_peer(s, thread_id(), (cluster_rank() + 1) % kBlocks, round);
            cluster_sync();
            int x = s[thread_id()];
            (void)x;
            sync();
        }
        cluster_sync();
    });
}

TEST(WrongClusters, ReadWhileANeighbourIsAPhaseAhead) {
    expect_fault(Kind::missing_barrier, of_clusters("two buffers"), [] {
        auto s = shared<int>(0, 2 * kThreads);
        cluster_sync();
        for (int round = 0; round < 3; ++round) {
            store_peer(s, round % 2 * kThreads + thread_id(), (cluster_rank() + 1) % kBlocks, round);
            cluster_arrive();
            int x = round == 0 ? 0 : int(s[(round - 1) % 2 * kThreads + thread_id()]);
            (void)x;
            cluster_wait();
        }
    });
}

TEST(WrongClusters, TwoWritersOfOneElement) {
    expect_fault(Kind::missing_barrier, of_clusters("two"), [] {
        auto s = shared<int>(0, 1);
        cluster_sync();
        if (thread_id() == 0) store_peer(s, 0, 0, cluster_rank());
        cluster_sync();
    });
    expect_fault(Kind::missing_barrier, of_clusters("owner and peer"), [] {
        auto s = shared<int>(0, 1);
        cluster_sync();
        if (thread_id() == 0 && cluster_rank() == 1) store_peer(s, 0, 0, 7);
        if (thread_id() == 0 && cluster_rank() == 0) s[0] = 8;
        cluster_sync();
    });
}

TEST(WrongClusters, StoreBeforeAllHaveBegun) {
    expect_fault(Kind::missing_barrier, of_clusters("begun"), [] {
        store_peer(shared<int>(0, kThreads), thread_id(), (cluster_rank() + 1) % kBlocks, 1);
        cluster_sync();
    });
}

TEST(WrongClusters, StoreToABlockThatMayHaveEnded) {
    expect_fault(Kind::missing_barrier, of_clusters("ended"), [] {
        cluster_sync();
        store_peer(shared<int>(0, kThreads), thread_id(), (cluster_rank() + 1) % kBlocks, 1);
    });
}

TEST(WrongClusters, NeverWritten) {
    expect_fault(Kind::uninitialised, of_clusters("never"), [] {
        auto s = shared<int>(0, kThreads);
        cluster_sync();
        if (thread_id() > 0) store_peer(s, thread_id(), (cluster_rank() + 1) % kBlocks, 1);
        cluster_sync();
        int x = s[thread_id()];
        (void)x;
    });
}

TEST(WrongClusters, OutsideTheArrayOrTheCluster) {
    expect_fault(Kind::out_of_bounds, of_clusters("array"), [] {
        cluster_sync();
        store_peer(shared<int>(0, kThreads), thread_id() + 1, (cluster_rank() + 1) % kBlocks, 1);
        cluster_sync();
    });
    expect_fault(Kind::out_of_bounds, of_clusters("cluster"), [] {
        cluster_sync();
        store_peer(shared<int>(0, kThreads), thread_id(), cluster_rank() + 1, 1);
        cluster_sync();
    });
}

TEST(WrongClusters, BarriersThatNotAllComeTo) {
    expect_fault(Kind::divergent_barrier, of_clusters("one block"), [] {
        if (cluster_rank() != 2) cluster_sync();
    });
    expect_fault(Kind::divergent_barrier, of_clusters("some threads"), [] {
        if (cluster_rank() != 2 || thread_id() < 32) cluster_sync();
        if (cluster_rank() == 2 && thread_id() >= 32) return;
        cluster_sync();
    });
    const auto text = expect_fault(Kind::divergent_barrier, of_clusters("block's"), [] {
        if (cluster_rank() == 2 && thread_id() < 32)
            sync();
        else
            cluster_sync();
    });
    EXPECT_NE(text.find("at the cluster barrier of"), std::string::npos) << text;
    expect_fault(Kind::divergent_barrier, of_clusters("lines"), [] {
        if (thread_id() < 32)
            cluster_sync();
        else
            cluster_sync();
    });
}

TEST(WrongClusters, HalvesOfABarrier) {
    expect_fault(Kind::divergent_barrier, of_clusters("wait"), [] { cluster_wait(); });
    expect_fault(Kind::divergent_barrier, of_clusters("twice"), [] {
        cluster_arrive();
        cluster_arrive();
        cluster_wait();
    });
    expect_fault(Kind::divergent_barrier, of_clusters("arrive"), [] { cluster_arrive(); });
}

}  // namespace
}  // namespace lapilli::simt
