// SPDX-License-Identifier: BSD-3-Clause
// Inputs on which algorithms fail: what the fuzzer makes of a routine's ordinary data.
#pragma once

#include <string>
#include <vector>

#include "support/routine.hpp"

namespace lapilli::tester {

// A routine's promise for a hostile input.
enum class Promise {
    residual,    // a result as good as of any other input
    same_info,   // LAPACK's info, and a result where that is 0
    vectors,     // LAPACK's info and orthogonal vectors; too small or too large for a residual
    lost_rank,   // a result where info is 0; of a singular matrix rounding decides whether a pivot vanishes
    condition,   // of an expert driver: info and rcond say the same
    not_finite,  // an input with a NaN or an infinity: the call ends, and what it refuses is unchanged
};
Promise promise_of(const testing::Routine& routine, const std::string& hostile);

// The operands that may hold any Hermitian matrix: A of eigenproblems, of their reductions and of indefinite
// factorizations.
std::vector<std::string> free_operands(const testing::Routine& routine);
bool takes_any_hermitian(const testing::Routine& routine);
// Whether the results of a matrix that is multiplied by a number are multiplied by it, too: of all but the
// factorizations, where the factor and its diagonal share an array.
bool has_scaled_results(const testing::Routine& routine);

// The ways to spoil this routine's input. A way that is there several times is drawn more often.
struct HostileWays {
    std::vector<std::string> ranges;      // magnitudes
    std::vector<std::string> structures;  // zeros, and elements that are alike
    std::vector<std::string> refused;     // what calls find and tell
};
HostileWays hostile_ways(const testing::Routine& routine);
// "none" is one for every routine.
bool is_hostile_way(const testing::Routine& routine, const std::string& way);

// Spoils the operands that data() has made.
void make_hostile(const testing::Routine& routine, const testing::Problem& problem, const std::string& way,
                  testing::Operands& x);

}  // namespace lapilli::tester
