// SPDX-License-Identifier: BSD-3-Clause
// Pivots that rounding errors have left of larger numbers which cancel: another order of sums may find zero
// in their place.
#pragma once

#include <cstdint>

#include "support/routine.hpp"

namespace lapilli::tester {

// Whether pivot k, from 1 on, of what SYTRF, HETRF, SYSV or HESV has left in A and ipiv is one; false of
// other routines. The measure is n ulp times the numbers that the pivot is the sum of, not the largest
// element of the matrix.
bool is_left_by_rounding(const testing::Routine& routine, const testing::Problem& problem,
                         const testing::Operands& factored, std::int64_t k);

}  // namespace lapilli::tester
