// SPDX-License-Identifier: BSD-3-Clause
// Runs one call of the fuzzer and judges it.
#pragma once

#include <string>

#include "tester/fuzz_case.hpp"

namespace lapilli::tester {

// What is wrong with the call's result; empty if nothing is.
std::string fault_of(const FuzzCase& that);

}  // namespace lapilli::tester
