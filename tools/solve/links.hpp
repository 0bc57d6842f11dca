// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <vector>

#include "lapilli/lapilli.h"

namespace lapilli::solve {

// Bytes a second of copies from place i to place j, element [i][j]; place 0 is host memory, place k + 1
// device k. 0 on the diagonal. Throws Failure.
std::vector<std::vector<double>> measure_links(lapilli_context ctx, lapilli_int devices);

}  // namespace lapilli::solve
