// SPDX-License-Identifier: BSD-3-Clause
// The fuzzer's matrices for expert drivers, and its check that their info and rcond agree.
#pragma once

#include <string>

#include "support/routine.hpp"

namespace lapilli::tester {

bool is_expert(const testing::Routine& routine);
/// Whether A is given by a triangle.
bool has_triangle(const testing::Routine& routine);
/// Whether the factors come with the matrix, so that nothing but a number that is none can be put into it.
bool has_given_factors(const testing::Problem& problem);

/// Empty, or what is wrong. refused: A holds a NaN or an infinity.
std::string fault_of_condition(const testing::Routine& routine, const testing::Problem& problem, bool refused,
                               lapilli_int info, const testing::Operands& output);

}  // namespace lapilli::tester
