// SPDX-License-Identifier: BSD-3-Clause
// Teams of devices take turns, whatever contexts they belong to.
#include <gtest/gtest.h>

#include <atomic>
#include <optional>
#include <thread>

#include "runtime/abort_on_failure.hpp"

namespace lapilli {
namespace {

TEST(TeamTurn, OneAtATime) {
    std::optional<TeamTurn> first(std::in_place, true);
    std::atomic<bool> is_over = false, came_too_early = false;
    std::thread other([&] {
        const TeamTurn alone(false);  // no team: nothing to wait for
        const TeamTurn second(true);
        came_too_early = !is_over;
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    is_over = true;
    first.reset();
    other.join();
    EXPECT_FALSE(came_too_early);
}

// A progress function may call the library.
TEST(TeamTurn, OfTheSameThreadTwice) {
    const TeamTurn outer(true);
    const TeamTurn inner(true);
}

}  // namespace
}  // namespace lapilli
