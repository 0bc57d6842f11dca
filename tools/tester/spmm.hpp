// SPDX-License-Identifier: BSD-3-Clause
// lapilli-test spmm: products of sparse matrices made by formulas, compared with cuSPARSE.
#pragma once

namespace lapilli::tester {

// argv[0] is "spmm". Returns the exit status.
int spmm_main(int argc, char** argv);

}  // namespace lapilli::tester
