// SPDX-License-Identifier: BSD-3-Clause
#include "emulator/launch.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

#include "backend/sim/sanitizers.hpp"
#include "emulator/block.hpp"

namespace lapilli::simt {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kLargestCluster = 16;

// A cooperative launch keeps a stack for every thread of the grid: at most 60 multiprocessors, which
// simulated devices can have, with 1024 threads each. ThreadSanitizer counts the frames on all of them
// together, up to 65536.
constexpr std::int64_t kCooperativeThreads = kThreadSanitized ? 2048 : 65536;

std::int64_t checked_blocks(const Launch& how) {
    if (how.block < 1 || how.block > 1024)
        throw std::invalid_argument(how.name + ": blocks have 1 to 1024 threads");
    std::int64_t blocks = 1;
    for (const int extent : how.grid) {
        if (extent < 1) throw std::invalid_argument(how.name + ": an empty grid");
        blocks *= extent;
        if (blocks > 0xffffffff) throw std::invalid_argument(how.name + ": the grid is too large");
    }
    if (how.cluster < 1 || how.cluster > kLargestCluster || how.grid[0] % how.cluster != 0)
        throw std::invalid_argument(how.name + ": the grid is not made of such clusters");
    if ((how.cooperative ? blocks : how.cluster) * how.block > kCooperativeThreads)
        throw std::invalid_argument(
            how.name + ": too many threads for a cooperative launch or a cluster under the emulator");
    return blocks;
}

// Threads that spin may wait for another OS thread: let it run, and give up in the end.
class Patience {
  public:
    explicit Patience(std::chrono::milliseconds limit) : limit_(limit) {}

    // After each round; false when nothing has happened for too long.
    bool after_round(std::uint64_t events) {
        if (events != events_) {
            events_ = events;
            idle_rounds_ = 0;
            return true;
        }
        if (idle_rounds_++ == 0) since_ = Clock::now();
        if (idle_rounds_ < kYields)
            std::this_thread::yield();
        else
            std::this_thread::sleep_for(std::chrono::microseconds(20));
        return Clock::now() - since_ < limit_;
    }

  private:
    static constexpr int kYields = 200;
    std::chrono::milliseconds limit_;
    std::uint64_t events_ = 0;
    int idle_rounds_ = 0;
    Clock::time_point since_;
};

// When no thread can go on, the block to name is one whose threads have not all come to the cluster's
// barrier.
void report_blocked(const std::vector<Block*>& blocks) {
    const auto gone_or_blocked = [](const Block* b) { return b->finished() || b->blocked(); };
    if (!std::all_of(blocks.begin(), blocks.end(), gone_or_blocked)) return;
    for (const Block* block : blocks)
        if (!block->finished() && !block->waits_for_cluster()) block->report_stuck();
}

// The blocks that are there run in turn until all have ended. A slow one is far behind the others wherever
// they do not wait for it.
void run_to_end(LaunchState& launch, std::vector<Block*> blocks) {
    constexpr int turns_of_others = 64;
    const std::uint64_t number = launch.how.seed >> 32;
    const Block* const slow = number > 0 && number <= blocks.size() ? blocks[number - 1] : nullptr;
    Patience patience(launch.how.patience);
    for (int round = 1; !blocks.empty(); ++round) {
        launch.random.shuffle(blocks);
        for (Block* block : blocks) {
            if (block == slow && round % turns_of_others != 0) continue;
            block->step();
            if (launch.error) std::rethrow_exception(launch.error);
            if (block->stuck()) block->report_stuck();
        }
        report_blocked(blocks);
        std::erase_if(blocks, [](const Block* block) { return block->finished(); });
        if (!blocks.empty() && !patience.after_round(launch.events)) blocks.front()->report_spinning();
    }
}

}  // namespace

namespace detail {

void run(const Launch& how, void (*kernel)(void*), void* argument) {
    const std::int64_t count = checked_blocks(how);
    LaunchState launch{how, kernel, argument, Random(how.seed), nullptr, false, 0};
    const auto size = static_cast<std::size_t>(how.cluster);
    std::vector<std::unique_ptr<Block>> blocks(how.cooperative ? static_cast<std::size_t>(count) : size);
    for (auto& block : blocks) block = std::make_unique<Block>(launch);
    std::vector<Cluster> clusters(blocks.size() / size);
    // Clusters first, first+1, ... of the grid, in the order of `blocks`.
    const auto begin = [&](std::size_t first) {
        std::vector<Block*> all;
        for (auto& block : blocks) all.push_back(block.get());
        for (std::size_t i = 0; i < clusters.size(); ++i) {
            const auto from = all.begin() + static_cast<std::ptrdiff_t>(i * size);
            clusters[i].begin({from, from + static_cast<std::ptrdiff_t>(size)}, how.block);
        }
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i]->begin(static_cast<std::int64_t>(first * size + i));
        return all;
    };
    try {
        if (how.cooperative) {
            run_to_end(launch, begin(0));
        } else {
            std::vector<std::uint32_t> order(static_cast<std::size_t>(count) / size);
            std::iota(order.begin(), order.end(), 0u);
            launch.random.shuffle(order);
            for (const std::uint32_t first : order) {
                run_to_end(launch, begin(first));
            }
        }
    } catch (...) {
        launch.tearing_down = true;
        for (auto& block : blocks) block->tear_down();
        throw;
    }
}

}  // namespace detail

}  // namespace lapilli::simt
