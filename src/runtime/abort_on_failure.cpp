// SPDX-License-Identifier: BSD-3-Clause
#include "runtime/abort_on_failure.hpp"

#include <chrono>
#include <thread>

#include "base/at_fork.hpp"

namespace lapilli {
namespace {

/// Never destroyed: calls may run while the program ends. In a child of fork the thread that held it does not
/// exist.
std::recursive_mutex& mutex_of_teams() {
    static std::recursive_mutex* mutex = new std::recursive_mutex;
    static AtFork* const at_fork = new AtFork([] { mutex = new std::recursive_mutex; });
    static_cast<void>(at_fork);
    return *mutex;
}

}  // namespace

// It looks again and again, for a bounded time: a caller's progress function may hold the mutex and wait for
// another context.
TeamTurn::TeamTurn(bool is_team) {
    if (!is_team) return;
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::minutes longest(10);
    turn_ = std::unique_lock(mutex_of_teams(), std::defer_lock);
    const Clock::time_point begun = Clock::now();
    while (!turn_.try_lock()) {
        if (Clock::now() - begun > longest)
            throw Error(LAPILLI_ERROR_DEVICE, "another context's devices have worked together for too long");
        std::this_thread::sleep_for(std::chrono::microseconds(100));
    }
}

}  // namespace lapilli
