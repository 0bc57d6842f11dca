// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the emulator's tests.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>

#include "arch/simt.cuh"
#include "emulator/launch.hpp"

namespace lapilli::simt {

// Orders differ from seed to seed; what is right or wrong must not.
inline constexpr int kSeeds = 5;

// The fault that stops the launch, if one does.
template <class Kernel>
std::optional<Fault> fault_of(const Launch& how, Kernel&& kernel) {
    try {
        launch(how, std::forward<Kernel>(kernel));
    } catch (const Fault& fault) {
        return fault;
    }
    return std::nullopt;
}

// Expects that kind of fault under every seed, and gives the last one's text.
template <class Kernel>
std::string expect_fault(Fault::Kind kind, Launch how, Kernel&& kernel) {
    std::string text;
    for (int seed = 0; seed < kSeeds; ++seed) {
        how.seed = static_cast<std::uint64_t>(seed);
        const auto fault = fault_of(how, kernel);
        if (!fault) {
            ADD_FAILURE() << "seed " << seed << ": the launch went through";
            return "";
        }
        EXPECT_EQ(static_cast<int>(fault->kind()), static_cast<int>(kind)) << fault->what();
        EXPECT_EQ(fault->kernel(), how.name);
        text = fault->what();
    }
    return text;
}

// Expects no fault under any seed; `check` looks at the result after each launch.
template <class Kernel, class Check>
void expect_right(Launch how, Kernel&& kernel, Check&& check) {
    for (int seed = 0; seed < kSeeds; ++seed) {
        how.seed = static_cast<std::uint64_t>(seed);
        const auto fault = fault_of(how, kernel);
        ASSERT_FALSE(fault) << fault->what();
        check();
    }
}

}  // namespace lapilli::simt
