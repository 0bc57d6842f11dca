// SPDX-License-Identifier: BSD-3-Clause
// lapilli-test timeline: a picture of a trace, rows of coloured tasks over a time axis.
#pragma once

namespace lapilli::tester {

// argv[0] is "timeline". Returns the exit status.
int timeline_main(int argc, char** argv);

}  // namespace lapilli::tester
