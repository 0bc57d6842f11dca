// SPDX-License-Identifier: BSD-3-Clause
#include "launch.hpp"

#include <memory>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

#include "block.hpp"
#include "sanitizers.hpp"

namespace lapilli::simt {
namespace {

using Clock = std::chrono::steady_clock;

// A cooperative launch keeps a stack for every thread of the grid. ThreadSanitizer counts the frames on all
// of them together, up to 65536.
constexpr std::int64_t kCooperativeThreads = kThreadSanitized ? 2048 : 16384;

std::int64_t checked_blocks(const Launch& how) {
    if (how.block < 1 || how.block > 1024)
        throw std::invalid_argument(how.name + ": blocks have 1 to 1024 threads");
    std::int64_t blocks = 1;
    for (const int extent : how.grid) {
        if (extent < 1) throw std::invalid_argument(how.name + ": an empty grid");
        blocks *= extent;
        if (blocks > 0xffffffff) throw std::invalid_argument(how.name + ": the grid is too large");
    }
    if (how.cooperative && blocks * how.block > kCooperativeThreads)
        throw std::invalid_argument(how.name +
                                    ": too many threads for a cooperative launch under the emulator");
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

// The blocks that are there run in turn until all have ended.
void run_to_end(LaunchState& launch, std::vector<Block*> blocks) {
    Patience patience(launch.how.patience);
    while (!blocks.empty()) {
        launch.random.shuffle(blocks);
        for (Block* block : blocks) {
            block->step();
            if (launch.error) std::rethrow_exception(launch.error);
            if (block->stuck()) block->report_stuck();
        }
        std::erase_if(blocks, [](const Block* block) { return block->finished(); });
        if (!blocks.empty() && !patience.after_round(launch.events)) blocks.front()->report_spinning();
    }
}

}  // namespace

namespace detail {

void run(const Launch& how, void (*kernel)(void*), void* argument) {
    const std::int64_t count = checked_blocks(how);
    LaunchState launch{how, kernel, argument, Random(how.seed), nullptr, false, 0};
    std::vector<std::unique_ptr<Block>> blocks(how.cooperative ? static_cast<std::size_t>(count) : 1);
    for (auto& block : blocks) block = std::make_unique<Block>(launch);
    try {
        if (how.cooperative) {
            std::vector<Block*> all;
            for (std::size_t i = 0; i < blocks.size(); ++i) {
                blocks[i]->begin(static_cast<std::int64_t>(i));
                all.push_back(blocks[i].get());
            }
            run_to_end(launch, all);
        } else {
            std::vector<std::uint32_t> order(static_cast<std::size_t>(count));
            std::iota(order.begin(), order.end(), 0u);
            launch.random.shuffle(order);
            for (const std::uint32_t rank : order) {
                blocks[0]->begin(rank);
                run_to_end(launch, {blocks[0].get()});
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
