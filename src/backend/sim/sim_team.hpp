// SPDX-License-Identifier: BSD-3-Clause
// Waits between devices inside an operation, in plain loops.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <thread>
#include <utility>
#include <vector>

namespace lapilli::sim {

/// A barrier over a team in device memory. Each device reports its arrival in words on the other devices,
/// zero at first; the word after those counts the rounds. Like the kernels' flags it gives up if the team is
/// incomplete.
class TeamBarrier {
  public:
    /// words: on each device, the number of devices plus one.
    TeamBarrier(int rank, std::vector<unsigned*> words, unsigned& aborted, std::chrono::nanoseconds patience)
        : rank_(static_cast<std::size_t>(rank)),
          words_(std::move(words)),
          aborted_(aborted),
          patience_(patience) {}

    /// After a barrier gave up, results are invalid: other devices may still read messages of an earlier
    /// operation.
    bool has_given_up() const { return std::atomic_ref(aborted_).load() != 0; }

    /// Returns false if it has given up.
    bool wait() {
        const std::size_t team = words_.size();
        const unsigned round = std::atomic_ref(words_[rank_][team]).load() + 1;
        std::atomic_ref(words_[rank_][team]).store(round);
        for (unsigned* peer : words_) std::atomic_ref(peer[rank_]).store(round, std::memory_order_release);
        for (std::size_t peer = 0; peer < team; ++peer) {
            const auto since = std::chrono::steady_clock::now();
            while (std::atomic_ref(words_[rank_][peer]).load(std::memory_order_acquire) < round) {
                if (std::atomic_ref(aborted_).load() != 0) return false;
                if (std::chrono::steady_clock::now() - since >= patience_) std::atomic_ref(aborted_).store(1);
                std::this_thread::yield();
            }
        }
        return true;
    }

  private:
    const std::size_t rank_;
    std::vector<unsigned*> words_;
    unsigned& aborted_;
    const std::chrono::nanoseconds patience_;
};

}  // namespace lapilli::sim
