// SPDX-License-Identifier: BSD-3-Clause
#include "host/large_pages.hpp"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

using namespace lapilli;

namespace {

/// How many of its pages a range of memory has.
std::size_t pages_there(void* memory, std::size_t bytes) {
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    std::vector<unsigned char> there((bytes + page - 1) / page);
    if (mincore(memory, bytes, there.data()) != 0) return 0;
    std::size_t count = 0;
    for (const unsigned char one : there) count += one & 1;
    return count;
}

}  // namespace

TEST(LargePages, AreAlignedAllThereAndZero) {
    constexpr std::size_t large = std::size_t{2} << 20;
    for (const std::size_t bytes : {std::size_t{1}, std::size_t{4096}, large - 1, large, 5 * large + 4097}) {
        for (const int threads : {1, 3}) {
            void* const memory = host::map_large_pages(bytes, threads);
            ASSERT_NE(memory, nullptr) << bytes;
            EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % large, 0U);
            EXPECT_EQ(pages_there(memory, bytes), (bytes + 4095) / 4096) << bytes << ", " << threads;
            auto* const bytes_of_it = static_cast<unsigned char*>(memory);
            for (std::size_t k = 0; k < bytes; k += 511) EXPECT_EQ(bytes_of_it[k], 0);
            bytes_of_it[0] = bytes_of_it[bytes - 1] = 7;
            host::unmap_large_pages(memory, bytes);
            EXPECT_EQ(pages_there(memory, bytes), 0U) << "still mapped";
        }
    }
}

TEST(LargePages, MoreThanTheMachineHasIsRefused) {
    const std::size_t spare = host::spare_memory();
    EXPECT_GT(spare, std::size_t{64} << 20);
    EXPECT_EQ(host::map_large_pages(spare, 1), nullptr);
    EXPECT_EQ(host::map_large_pages(std::size_t{1} << 60, 1), nullptr);
    EXPECT_EQ(host::map_large_pages(0, 1), nullptr);
    host::unmap_large_pages(nullptr, 0);
}

// Both versions of control groups: of nested ones the least counts, whichever has it; a word is no limit.
TEST(LargePages, SpareMemoryOfNestedGroups) {
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("lapilli-groups-" + std::to_string(getpid()));
    const auto write = [](const std::filesystem::path& file, const std::string& text) {
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file) << text << '\n';
    };
    const host::ControlGroups groups{(folder / "cgroup").string(), (folder / "root").string()};
    struct Version {
        const char *line, *below, *limit, *usage;
    };
    for (const Version& v :
         {Version{"0::/outer/inner", "", "memory.max", "memory.current"},
          Version{"5:cpu,memory:/outer/inner", "memory", "memory.limit_in_bytes", "memory.usage_in_bytes"}}) {
        write(groups.of_process, v.line);
        const auto limit = [&](const char* group, const std::string& most, std::size_t used) {
            const std::filesystem::path at = folder / "root" / v.below / group;
            write(at / v.limit, most);
            write(at / v.usage, std::to_string(used));
        };
        limit("outer", "max", 0);
        limit("outer/inner", "max", 0);
        EXPECT_GT(host::spare_memory(groups), std::size_t{1} << 20) << v.line;
        limit("outer", "1000000", 400000);
        EXPECT_EQ(host::spare_memory(groups), 600000U) << v.line << ", the outer one";
        limit("outer/inner", "500000", 300000);
        EXPECT_EQ(host::spare_memory(groups), 200000U) << v.line << ", the inner one";
        limit("outer", "1000", 4000);
        EXPECT_EQ(host::spare_memory(groups), 0U) << v.line << ", more than it may";
    }
    std::filesystem::remove_all(folder);
}
