// SPDX-License-Identifier: BSD-3-Clause
// Runs the cases of the BLAS that the command line asks for.
#pragma once

#include "tester/options.hpp"
#include "tester/report.hpp"

namespace lapilli::tester {

// The number of failed cases.
int run_blas_cases(const Options& options, lapilli_context ctx, const CsvFile& csv);

}  // namespace lapilli::tester
