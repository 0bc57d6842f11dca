// SPDX-License-Identifier: BSD-3-Clause
// How many devices a call uses.
#include "runtime/team.hpp"

#include <gtest/gtest.h>

namespace lapilli {
namespace {

int team(const Context& context, index_t n) { return team_for(context, "potrf.columns", 5000, n).devices; }

TEST(Team, GrowsWithTheColumns) {
    Context context("sim:4");
    context.settings.set("potrf.columns", "5000");
    EXPECT_EQ(team(context, 1), 1);
    EXPECT_EQ(team(context, 9999), 1);
    EXPECT_EQ(team(context, 10000), 2);
    EXPECT_EQ(team(context, 15000), 3);
    EXPECT_EQ(team(context, 20000), 4);
    EXPECT_EQ(team(context, index_t(1) << 62), 4);
}

TEST(Team, ZeroTakesAllDevices) {
    Context context("sim:3");
    context.settings.set("potrf.columns", "0");
    EXPECT_EQ(team(context, 1), 3);
}

TEST(Team, SimulatedDevicesAllTakePartByDefault) { EXPECT_EQ(team(Context("sim:3"), 1), 3); }

TEST(Team, WithoutDevicesNobody) {
    Context context("none");
    EXPECT_EQ(team(context, 7), 0);
}

}  // namespace
}  // namespace lapilli
