// SPDX-License-Identifier: BSD-3-Clause
// Linear systems all of whose elements are subnormal, right-hand sides as well. They are judged as the same
// system times a power of two: what subnormal numbers have lost, in the matrix and in its factors, is known
// from their size.
#pragma once

#include <string>

#include "support/routine.hpp"

namespace lapilli::tester {

// Whether the results of such calls are judged here; of this one.
bool solves_subnormal_systems(const testing::Routine& routine);
bool is_subnormal_system(const testing::Routine& routine, const testing::Problem& problem,
                         const std::string& hostile);
// Right-hand sides become as small as the matrix: the solution stays near one.
void shrink_right_hand_sides(const testing::Routine& routine, const testing::Problem& problem,
                             const testing::Operands& spoiled);
// The fault of the solution; empty if there is none.
std::string bad_subnormal_solution(const testing::Routine& routine, const testing::Problem& problem,
                                   const testing::Operands& input, const testing::Operands& output);

}  // namespace lapilli::tester
