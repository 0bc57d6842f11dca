// SPDX-License-Identifier: BSD-3-Clause
// The devices of all suites: as many simulated devices as a test asks for, or the devices named by
// LAPILLI_TEST_DEVICES ("cuda:0", "cuda").
#pragma once

#include <cstdlib>
#include <string>
#include <vector>

#include "support/place.hpp"

namespace lapilli::testing {

// "" for simulated devices.
inline const std::string& real_devices() {
    static const std::string text = [] {
        const char* text = std::getenv("LAPILLI_TEST_DEVICES");
        return std::string(text == nullptr ? "" : text);
    }();
    return text;
}

inline bool simulated() { return real_devices().empty(); }

// A specification for lapilli_create. Real devices are all that are named, whatever the count.
inline std::string devices(int count) {
    return count == 0 ? "none" : simulated() ? "sim:" + std::to_string(count) : real_devices();
}

// The numbers of devices that a test loops over: those it names, or the one number of real devices.
inline std::vector<int> device_counts(std::vector<int> of_simulated) {
    if (simulated()) {
        return of_simulated;
    }
    static const int count = static_cast<int>(lapilli_device_count(Context(real_devices())));
    return {count};
}

}  // namespace lapilli::testing
