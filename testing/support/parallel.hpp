// SPDX-License-Identifier: BSD-3-Clause
// Loops over the columns of large host matrices on all cores.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

extern "C" {
[[gnu::weak]] void openblas_set_num_threads(int);
[[gnu::weak]] int openblas_get_num_threads(void);
}

namespace lapilli::testing {

namespace detail {

// One thread for each call of OpenBLAS in this scope. Calls that come from several threads and have several
// each wait for one another's: 300 GETRF of order 100 took more than a minute on 16 cores.
class OneThreadEach {
  public:
    OneThreadEach() : before_(openblas_get_num_threads != nullptr ? openblas_get_num_threads() : 0) {
        if (before_ > 1) openblas_set_num_threads(1);
    }
    ~OneThreadEach() {
        if (before_ > 1) openblas_set_num_threads(before_);
    }
    OneThreadEach(const OneThreadEach&) = delete;
    OneThreadEach& operator=(const OneThreadEach&) = delete;

  private:
    int before_;
};

// Cached, because each query reads a file.
inline std::int64_t cores() {
    static const std::int64_t count = std::max(1U, std::thread::hardware_concurrency());
    return count;
}

// Calls range(begin, end) for portions of [0, count), on several threads.
inline void in_portions(std::int64_t count, std::int64_t threads,
                        const std::function<void(std::int64_t, std::int64_t)>& range) {
    // Columns of a triangle differ in length, so the portions are small.
    const std::int64_t portion = std::max<std::int64_t>(1, count / (threads * 16));
    std::atomic<std::int64_t> next{0};
    const auto worker = [&] {
        for (std::int64_t begin = next.fetch_add(portion); begin < count; begin = next.fetch_add(portion)) {
            range(begin, std::min(begin + portion, count));
        }
    };
    const OneThreadEach scope;
    std::vector<std::thread> pool;
    for (std::int64_t t = 1; t < threads; ++t) {
        pool.emplace_back(worker);
    }
    worker();
    for (std::thread& thread : pool) {
        thread.join();
    }
}

}  // namespace detail

// Calls body(j) once for each 0 <= j < count, in no particular order. `work` is the number of scalars per
// call: small loops stay on the calling thread, because starting a thread would cost more.
template <class Body>
void parallel_for(std::int64_t count, std::int64_t work, const Body& body) {
    constexpr std::int64_t worth_a_thread = 1 << 16;
    const std::int64_t threads = std::min({detail::cores(), count, count * work / worth_a_thread});
    const auto range = [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t j = begin; j < end; ++j) {
            body(j);
        }
    };
    if (threads <= 1) {
        range(0, count);
    } else {
        detail::in_portions(count, threads, range);
    }
}

}  // namespace lapilli::testing
