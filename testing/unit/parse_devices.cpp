// SPDX-License-Identifier: BSD-3-Clause
// What a device specification means.
#include <gtest/gtest.h>

#include <stdexcept>

#include "device/device.hpp"

namespace lapilli {
namespace {

std::vector<int> first(int count) {
    std::vector<int> numbers;
    for (int k = 0; k < count; ++k) numbers.push_back(k);
    return numbers;
}

TEST(ParseDevices, None) {
    const DeviceList list = parse_devices("none");
    EXPECT_EQ(list.backend, "none");
    EXPECT_TRUE(list.ordinals.empty());
}

TEST(ParseDevices, Simulated) {
    EXPECT_EQ(parse_devices("sim").ordinals, first(1));
    for (int count = 1; count <= max_team; ++count) {
        const DeviceList list = parse_devices("sim:" + std::to_string(count));
        EXPECT_EQ(list.backend, "sim");
        EXPECT_EQ(list.ordinals, first(count));
    }
}

// Whatever the machine has: a list of CUDA devices, or none.
TEST(ParseDevices, Auto) {
    const DeviceList list = parse_devices("auto");
    EXPECT_EQ(list.backend, list.ordinals.empty() ? "none" : "cuda");
    EXPECT_LE(list.ordinals.size(), static_cast<std::size_t>(max_team));
}

TEST(ParseDevices, NotUnderstood) {
    for (const char* text : {"",
                             "gpu",
                             "None",
                             "none:",
                             "none:0",
                             "auto:1",
                             "sim:",
                             "sim:0",
                             "sim:17",
                             "sim:-1",
                             "sim:1,2",
                             "sim:2x",
                             "sim:99999999999",
                             "sims",
                             "sim ",
                             "cuda:",
                             "cuda:x",
                             "cuda:,",
                             "cuda:0,",
                             "cuda:-1",
                             "cuda:9999",
                             "cuda:0,0",
                             "cuda:99999999999",
                             "cuda:0 ",
                             ":0"}) {
        EXPECT_THROW(parse_devices(text), std::invalid_argument) << text;
    }
}

}  // namespace
}  // namespace lapilli
