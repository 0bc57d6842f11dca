// SPDX-License-Identifier: BSD-3-Clause
// A call that the fuzzer makes: how it is drawn, and the line that says all of it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "support/routine.hpp"

namespace lapilli::tester {

struct FuzzCase {
    const testing::Routine* routine = nullptr;
    testing::Problem problem;
    testing::Where where = testing::Where::host;
    std::string devices = "none";
    testing::Settings settings;
    std::string hostile = "none";  // fuzz_hostile.hpp
};

// What cases are drawn from.
struct FuzzSpace {
    std::vector<const testing::Routine*> routines;
    std::string devices;  // empty: none, or 1 to 16 simulated ones
    std::int64_t largest = 450;
};

// The case of that number: a function of the seed and the number alone.
FuzzCase draw_case(const FuzzSpace& space, std::uint64_t seed, std::uint64_t number);

// "routine=sygvdx precision=d n=4 ...": what differs from an empty problem.
std::string text_of(const FuzzCase& that);
// Throws UsageError.
FuzzCase parse_case(const std::string& text);

// Smaller cases, each with one thing less.
std::vector<FuzzCase> simpler_cases(const FuzzCase& that);

}  // namespace lapilli::tester
