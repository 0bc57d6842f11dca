// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace lapilli::files {

// Calls work(k) for k = 0 ... count - 1, on several threads if `threads` says so (0: one a core, at most 8).
// The first exception ends it and is thrown.
template <class Work>
void for_each_part(std::int64_t count, const Work& work, unsigned threads = 0) {
    if (threads == 0) {
        threads = std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
    }
    threads = static_cast<unsigned>(std::min<std::int64_t>(threads, count));
    std::atomic<std::int64_t> next{0};
    std::exception_ptr failure;
    std::mutex mutex;
    const auto run = [&] {
        try {
            for (std::int64_t k = next++; k < count; k = next++) {
                work(k);
            }
        } catch (...) {
            next = count;
            const std::lock_guard lock(mutex);
            failure = failure ? failure : std::current_exception();
        }
    };
    {
        std::vector<std::jthread> team;
        for (unsigned t = 1; t < threads; ++t) {
            team.emplace_back(run);
        }
        run();
    }
    if (failure) {
        std::rethrow_exception(failure);
    }
}

}  // namespace lapilli::files
