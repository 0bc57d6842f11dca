// SPDX-License-Identifier: BSD-3-Clause
// Runs one call of the fuzzer and judges it.
#pragma once

#include <string>

#include "tester/fuzz_case.hpp"

namespace lapilli::tester {

// The fault of the call's result; empty if there is none.
std::string fault_of(const FuzzCase& that);

}  // namespace lapilli::tester
