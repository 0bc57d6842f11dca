// SPDX-License-Identifier: BSD-3-Clause
// The messages of calls about a bad argument, and about a NaN.
#pragma once

#include <cstdint>
#include <string>

#include "lapilli/lapilli.h"

namespace lapilli::testing {

// The error in a message that must name the routine, the argument of that info by its number and its name in
// the routine table, its value, and the rule; "" if there is none.
std::string complaint_about(const std::string& sentence, lapilli_int info);

// Expects that the last call told this place: "A(6, 1)"; and what follows the value there.
void expect_place(lapilli_context ctx, const std::string& place, const std::string& tail = "");
// Expects that the last call, which has found a minor of this order of the matrix that is not positive
// definite, told of a NaN.
void expect_row(lapilli_context ctx, const std::string& matrix, char uplo, std::int64_t order);

}  // namespace lapilli::testing
