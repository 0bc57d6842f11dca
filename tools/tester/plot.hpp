// SPDX-License-Identifier: BSD-3-Clause
// lapilli-test plot: figures of the documents from CSV files of measurements.
#pragma once

namespace lapilli::tester {

// argv[0] is "plot". Returns the exit status.
int plot_main(int argc, char** argv);

}  // namespace lapilli::tester
