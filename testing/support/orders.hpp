// SPDX-License-Identifier: BSD-3-Clause
// The orders of execution in which a test repeats a computation that must give the same bits in each: seeds
// of the emulator and of simulated devices.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace lapilli::testing {

/// Two of `count` orders that begin with `first`: the first one and another. TEST_LAPILLI_ORDER chooses: a
/// number is the second order (.ci/run derives one from the commit and prints it); "all" selects all orders.
inline std::vector<std::uint64_t> orders(int count, std::uint64_t first = 1) {
    const char* const text = std::getenv("TEST_LAPILLI_ORDER");
    const std::string_view wish = text == nullptr ? "" : text;
    if (wish != "all") return {first, wish.empty() ? first + 1 : std::strtoull(text, nullptr, 10)};
    std::vector<std::uint64_t> seeds;
    for (int k = 0; k < count; ++k) seeds.push_back(first + static_cast<std::uint64_t>(k));
    return seeds;
}

}  // namespace lapilli::testing
