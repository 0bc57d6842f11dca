// SPDX-License-Identifier: BSD-3-Clause
// lapilli-test tune: measures the shapes of the matrix-product kernel, draws them, and writes the table of
// those that the library compiles.
#pragma once

namespace lapilli::tester {

// argv[0] is "tune". Returns the exit status.
int tune_main(int argc, char** argv);

}  // namespace lapilli::tester
