// SPDX-License-Identifier: BSD-3-Clause
// The source file from which the library takes its shapes of the matrix product (kernels/product/table.hpp),
// with a precision's part rewritten from measurements.
#pragma once

#include "tester/tune_results.hpp"

namespace lapilli::tester {

// `table` is the text of the present file. Classes without measurements keep what they have.
std::string updated_table(const std::string& table, const TuneResults& results, char precision);

}  // namespace lapilli::tester
