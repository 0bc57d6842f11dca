// SPDX-License-Identifier: BSD-3-Clause
// Runs the cases that the command line asks for.
#pragma once

#include "tester/options.hpp"

namespace lapilli::tester {

// The number of failed cases.
int run_cases(const Options& options);

}  // namespace lapilli::tester
