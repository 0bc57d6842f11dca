// SPDX-License-Identifier: BSD-3-Clause
// lapilli-test fuzz: draws calls of LAPACK's routines, of the BLAS, of sparse products and of iterative
// routines at random, and judges their results as the test suites do.
#pragma once

namespace lapilli::tester {

// argv[0] is "fuzz". Returns the exit status: 1 if a call failed.
int fuzz_main(int argc, char** argv);

}  // namespace lapilli::tester
