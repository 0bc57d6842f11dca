// SPDX-License-Identifier: BSD-3-Clause
// The launch itself: order, errors, and many at once.

#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

#include "simt/support.hpp"

namespace lapilli::simt {
namespace {

using namespace arch;

std::vector<int> order_of_blocks(std::uint64_t seed) {
    std::vector<int> order;
    launch({.name = "order", .grid = {20, 1, 1}, .block = 1, .seed = seed},
           [&] { order.push_back(block_id()); });
    return order;
}
std::vector<int> order_of_threads(std::uint64_t seed) {
    std::vector<int> order;
    launch({.name = "order", .block = 256, .seed = seed}, [&] { order.push_back(thread_id()); });
    return order;
}

TEST(Launches, TheSeedDecidesTheOrder) {
    for (const auto order : {order_of_blocks, order_of_threads}) {
        EXPECT_EQ(order(1), order(1));
        std::set<std::vector<int>> orders;
        for (std::uint64_t seed = 0; seed < 8; ++seed) orders.insert(order(seed));
        EXPECT_GT(orders.size(), 4u);
        for (const auto& o : orders) EXPECT_EQ(std::set<int>(o.begin(), o.end()).size(), o.size());
    }
}

TEST(Launches, EveryBlockKnowsWhereItIs) {
    std::set<std::vector<int>> seen;
    launch({.name = "grid", .grid = {2, 3, 4}, .block = 1}, [&] {
        EXPECT_EQ(grid_x(), 2);
        EXPECT_EQ(grid_y(), 3);
        EXPECT_EQ(grid_z(), 4);
        EXPECT_EQ(block_count(), 2);
        EXPECT_EQ(thread_count(), 1);
        seen.insert({block_x(), block_y(), block_z()});
    });
    EXPECT_EQ(seen.size(), 24u);
}

struct Counted {
    explicit Counted(int& n) : count(n) { ++count; }
    ~Counted() { --count; }
    int& count;
};

// Whatever stops a launch, threads in the middle of it are unwound.
TEST(Launches, NothingIsLeftBehind) {
    int alive = 0;
    const auto fault =
        fault_of({.name = "unwound", .grid = {3, 1, 1}, .block = 64, .cooperative = true}, [&] {
            const Counted counted(alive);
            const std::vector<int> memory(100);
            sync();
            if (block_id() == 1 && thread_id() == 5) return;
            sync();
        });
    EXPECT_TRUE(fault);
    EXPECT_EQ(alive, 0);
    const auto throwing = [&] {
        launch({.name = "throws", .block = 64}, [&] {
            const Counted counted(alive);
            sync();
            if (thread_id() == 20) throw std::domain_error("from the kernel");
            sync();
        });
    };
    EXPECT_THROW(throwing(), std::domain_error);
    EXPECT_EQ(alive, 0);
    launch({.name = "after", .block = 64}, [] { sync(); });
}

TEST(Launches, ThatCannotBe) {
    const auto nothing = [] {};
    EXPECT_THROW(launch({.block = 0}, nothing), std::invalid_argument);
    EXPECT_THROW(launch({.block = 1025}, nothing), std::invalid_argument);
    EXPECT_THROW(launch({.grid = {0, 1, 1}}, nothing), std::invalid_argument);
    EXPECT_THROW(launch({.grid = {1000, 1000, 1}, .cooperative = true}, nothing), std::invalid_argument);
    EXPECT_THROW(thread_id(), std::logic_error);
}

TEST(Launches, SeveralAtOnce) {
    std::vector<std::jthread> queues;
    std::vector<int> results(4);
    for (int q = 0; q < 4; ++q)
        queues.emplace_back([&, q] {
            for (int i = 0; i < 20; ++i) {
                const auto fault =
                    fault_of({.name = "queue", .grid = {3, 1, 1}, .block = 96, .shared_bytes = 4096}, [&] {
                        auto s = shared<int>(0, 96);
                        s[thread_id()] = q;
                        sync();
                        int x = s[95 - thread_id()];
                        if (i % 5 == 4) s[thread_id()] = x;  // wrong on purpose
                        atomic_add(&results[static_cast<std::size_t>(q)], x);
                    });
                EXPECT_EQ(fault.has_value(), i % 5 == 4);
            }
        });
    queues.clear();
    for (int q = 0; q < 4; ++q) EXPECT_GE(results[static_cast<std::size_t>(q)], q * 16 * 3 * 96);
}

// Frames of several kilobytes, as kernels with large local arrays have.
TEST(Launches, DeepStacks) {
    std::vector<double> sums(64);
    launch({.name = "deep", .block = 64}, [&] {
        volatile double local[4000];
        for (int i = 0; i < 4000; ++i) local[i] = i;
        sync();
        double sum = 0;
        for (int i = 0; i < 4000; ++i) sum += local[i];
        sums[static_cast<std::size_t>(thread_id())] = sum;
    });
    for (const double sum : sums) EXPECT_EQ(sum, 4000.0 * 3999 / 2);
}

}  // namespace
}  // namespace lapilli::simt
