// SPDX-License-Identifier: BSD-3-Clause
// Settings for a call that the fuzzer makes.
#pragma once

#include "support/routine.hpp"
#include "tester/fuzz_draw.hpp"

namespace lapilli::tester {

// From the library's table of settings: block sizes, schedules, crossovers, the timing of simulated devices.
// Those that make a call of this order on `devices` devices take long are left out.
testing::Settings draw_settings(Draw& draw, const testing::Facts& facts, std::int64_t order, int devices);

// Whether a name of a case's line is a setting's: it has a point, or a case may draw it.
bool is_name_of_setting(const std::string& name);

}  // namespace lapilli::tester
