// SPDX-License-Identifier: BSD-3-Clause
// The meaning of device specifications.
#include <gtest/gtest.h>

#include <cstdlib>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "backend/local_rank.hpp"
#include "base/cyclic.hpp"
#include "device/device.hpp"

namespace lapilli {
namespace {

std::vector<int> first(int count) {
    std::vector<int> numbers;
    for (int k = 0; k < count; ++k) numbers.push_back(k);
    return numbers;
}

TEST(ParseDevices, None) {
    for (const char* word : {"none", "None", "NONE", "cpu", "CPU"}) {
        const DeviceList list = parse_devices(word);
        EXPECT_EQ(list.backend, "none") << word;
        EXPECT_TRUE(list.ordinals.empty()) << word;
    }
}

TEST(ParseDevices, AnyCase) {
    EXPECT_EQ(parse_devices("SIM:2").ordinals, first(2));
    EXPECT_EQ(parse_devices("Auto").backend, parse_devices("auto").backend);
}

TEST(ParseDevices, Simulated) {
    EXPECT_EQ(parse_devices("sim").ordinals, first(1));
    for (int count = 1; count <= max_team; ++count) {
        const DeviceList list = parse_devices("sim:" + std::to_string(count));
        EXPECT_EQ(list.backend, "sim");
        EXPECT_EQ(list.ordinals, first(count));
    }
}

// Whatever the machine has: a list of CUDA devices, or none.
TEST(ParseDevices, Auto) {
    const DeviceList list = parse_devices("auto");
    EXPECT_EQ(list.backend, list.ordinals.empty() ? "none" : "cuda");
    EXPECT_LE(list.ordinals.size(), static_cast<std::size_t>(max_team));
}

/// Nothing is known of the environment of the tests: each variable for its own.
class LocalRank : public ::testing::Test {
  protected:
    LocalRank() { clear(); }
    ~LocalRank() override { clear(); }
    static void clear() {
        for (const auto& [rank, ranks] : launchers) {
            unsetenv(rank);
            if (ranks != nullptr) unsetenv(ranks);
        }
    }
    /// The variables of each launcher: the rank on the node, and the number of ranks.
    static constexpr std::pair<const char*, const char*> launchers[] = {
        {"OMPI_COMM_WORLD_LOCAL_RANK", "OMPI_COMM_WORLD_LOCAL_SIZE"},
        {"MV2_COMM_WORLD_LOCAL_RANK", "MV2_COMM_WORLD_LOCAL_SIZE"},
        {"MPI_LOCALRANKID", "MPI_LOCALNRANKS"},
        {"PMI_LOCAL_RANK", "PMI_LOCAL_SIZE"},
        {"PALS_LOCAL_RANKID", nullptr},
        {"FLUX_TASK_LOCAL_ID", nullptr},
        {"SLURM_LOCALID", "SLURM_NTASKS_PER_NODE"}};
};

// More ranks than devices: neighbours share one where the launcher says how many there are, else ranks take
// them in turn.
TEST_F(LocalRank, NeighboursShareADevice) {
    EXPECT_EQ(device_of_rank(5, 0, 4), 1);
    EXPECT_EQ(device_of_rank(5, 8, 4), 2);
    EXPECT_EQ(device_of_rank(7, 8, 4), 3);
    EXPECT_EQ(device_of_rank(3, 4, 4), 3);
    EXPECT_EQ(device_of_rank(2, 3, 4), 2);
    EXPECT_EQ(device_of_rank(9, 8, 4), 1);  // not one of them
    EXPECT_EQ(device_of_rank(4, 5, 2), 1);
    for (const auto& [rank, ranks] : launchers) {
        if (ranks == nullptr) continue;
        setenv(rank, "63", 1);
        EXPECT_EQ(local_ranks(), 0) << rank;
        EXPECT_EQ(parse_devices("sim:rank").ordinals, std::vector<int>{63 % max_team});
        setenv(ranks, "96", 1);
        EXPECT_EQ(local_ranks(), 96) << rank;
        EXPECT_EQ(parse_devices("sim:rank").ordinals, std::vector<int>{63 * max_team / 96});
        unsetenv(rank);
        EXPECT_EQ(local_ranks(), 0) << rank;
        unsetenv(ranks);
    }
}

// The layer for MPI asks for the devices of all ranks that share a problem.
TEST_F(LocalRank, DevicesOfSeveralRanks) {
    EXPECT_EQ(parse_devices("sim:ranks:2,0,18").ordinals, (std::vector<int>{0, 2}));
    EXPECT_EQ(parse_devices("sim:ranks:5").ordinals, std::vector<int>{5});
    setenv("MPI_LOCALRANKID", "0", 1);
    setenv("MPI_LOCALNRANKS", "64", 1);
    const DeviceList list = parse_devices("sim:ranks:0,1,2,3,4,5,6,7");
    unsetenv("MPI_LOCALNRANKS");
    EXPECT_EQ(list.backend, "sim");
    EXPECT_EQ(list.ordinals, (std::vector<int>{0, 1}));
    EXPECT_EQ(list.why, "for the ranks 0,1,2,3,4,5,6,7 on this node");
    const std::vector<int> all = parse_devices("auto").ordinals;
    EXPECT_EQ(parse_devices("ranks:0").ordinals, all.empty() ? all : std::vector<int>{0});
}

TEST_F(LocalRank, ChoosesTheDevice) {
    for (const auto& [name, ranks] : launchers) {
        for (int rank = 0; rank < max_team + 2; ++rank) {
            setenv(name, std::to_string(rank).c_str(), 1);
            const DeviceList list = parse_devices("sim:rank");
            EXPECT_EQ(list.backend, "sim");
            EXPECT_EQ(list.ordinals, std::vector<int>{rank % max_team}) << name;
            EXPECT_EQ(list.why, "the rank on this node is " + std::to_string(rank));
        }
        unsetenv(name);
    }
}

TEST_F(LocalRank, TheInnermostLauncherCounts) {
    setenv("SLURM_LOCALID", "0", 1);
    setenv("OMPI_COMM_WORLD_LOCAL_RANK", "3", 1);
    EXPECT_EQ(parse_devices("sim:rank").ordinals, std::vector<int>{3});
}

TEST_F(LocalRank, WithoutALauncher) {
    for (const char* value : {"", "x", "-1", "1x", "99999999999"}) {
        setenv("MPI_LOCALRANKID", value, 1);
        const DeviceList list = parse_devices("sim:rank");
        EXPECT_EQ(list.ordinals, std::vector<int>{0}) << value;
        EXPECT_EQ(list.why, "no launcher has set the rank on this node");
    }
}

// Whatever the machine has: one CUDA device, or none.
TEST_F(LocalRank, OfGpus) {
    setenv("SLURM_LOCALID", "5", 1);
    const std::vector<int> all = parse_devices("auto").ordinals;
    const DeviceList list = parse_devices("rank");
    if (all.empty()) {
        EXPECT_EQ(list.backend, "none");
        EXPECT_THROW(parse_devices("cuda:rank"), std::invalid_argument);
        return;
    }
    EXPECT_EQ(list.backend, "cuda");
    EXPECT_EQ(list.ordinals.size(), 1U);
    EXPECT_EQ(parse_devices("cuda:rank").ordinals, list.ordinals);
}

TEST(ParseDevices, NotUnderstood) {
    for (const char* text : {"",          "gpu",
                             "nones",     "none:",
                             "none:0",    "auto:1",
                             "sim:",      "sim:0",
                             "sim:17",    "sim:-1",
                             "sim:ranks", "rank:0",
                             "none:rank", "sim:1,2",
                             "sim:2x",    "sim:99999999999",
                             "sims",      "sim ",
                             "cuda:",     "cuda:x",
                             "cuda:,",    "cuda:0,",
                             "cuda:-1",   "cuda:9999",
                             "cuda:0,0",  "cuda:99999999999",
                             "cuda:0 ",   ":0",
                             "ranks",     "ranks:",
                             "ranks:x",   "sim:ranks:",
                             "ranks:-1"}) {
        EXPECT_THROW(parse_devices(text), std::invalid_argument) << text;
    }
}

}  // namespace
}  // namespace lapilli
