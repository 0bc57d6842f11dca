// SPDX-License-Identifier: BSD-3-Clause
// Inputs on which algorithms fail: what the fuzzer makes of a routine's ordinary data.
#pragma once

#include <string>
#include <vector>

#include "support/routine.hpp"

namespace lapilli::tester {

// What a routine promises of a hostile input.
enum class Promise {
    residual,    // a result as good as of any other input
    same_info,   // LAPACK's info, and a result where that is 0
    vectors,     // LAPACK's info and orthogonal vectors; too small or too large for a residual
    lost_rank,   // a result where info is 0; of a singular matrix rounding decides whether a pivot vanishes
    not_finite,  // an input with a NaN or an infinity: the call ends, and what it refuses is unchanged
};
Promise promise_of(const std::string& hostile);

// Whether A may be any Hermitian matrix: of eigenproblems and their reductions.
bool takes_any_hermitian(const testing::Routine& routine);

// The ways to spoil this routine's input; "none" is always among them.
std::vector<std::string> hostile_ways(const testing::Routine& routine);

// Spoils the operands that data() has made.
void make_hostile(const testing::Routine& routine, const testing::Problem& problem, const std::string& way,
                  testing::Operands& x);

}  // namespace lapilli::tester
