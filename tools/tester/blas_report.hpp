// SPDX-License-Identifier: BSD-3-Clause
// The table that lapilli-test prints for routines of the BLAS.
#pragma once

#include "tester/blas_case.hpp"
#include "tester/report.hpp"

namespace lapilli::tester {

// What a case is called in the CSV file.
Case describe(const BlasCase& that, Where where);

void print_blas_columns(const Options& options);
// A row without `own` has only peers.
void print_blas_case(const BlasCase& that, Where where, const Measurement* own,
                     const std::vector<Measurement>& peers);

}  // namespace lapilli::tester
