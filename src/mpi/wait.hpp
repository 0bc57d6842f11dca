// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <mpi.h>

namespace lapilli::mpi {

/// Waits for a request asleep: MPI's own waits spin, and would take the cores from the rank that computes. A
/// look from time to time, 20 us after the first one, then later and later, up to 2 ms. When another rank
/// dies, MPI ends the program.
void wait_asleep(MPI_Request& request);

}  // namespace lapilli::mpi
