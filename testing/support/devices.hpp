// SPDX-License-Identifier: BSD-3-Clause
// The devices that suites run on, in one place: simulated ones, as many as a test asks for, or what
// LAPILLI_TEST_DEVICES names ("cuda:0", "cuda").
#pragma once

#include <cstdlib>
#include <string>
#include <vector>

#include "support/place.hpp"

namespace lapilli::testing {

// "" when they are simulated.
inline const std::string& real_devices() {
    static const std::string text = [] {
        const char* text = std::getenv("LAPILLI_TEST_DEVICES");
        return std::string(text == nullptr ? "" : text);
    }();
    return text;
}

inline bool simulated() { return real_devices().empty(); }

// As lapilli_create takes them. Real devices are as many as there are, whatever the count.
inline std::string devices(int count) {
    return count == 0 ? "none" : simulated() ? "sim:" + std::to_string(count) : real_devices();
}

// The numbers of devices that a test goes through: those it names, or the one number that real devices have.
inline std::vector<int> device_counts(std::vector<int> of_simulated) {
    if (simulated()) {
        return of_simulated;
    }
    static const int count = static_cast<int>(lapilli_device_count(Context(real_devices())));
    return {count};
}

}  // namespace lapilli::testing
