// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/wait.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

#include "base/clock.hpp"

namespace lapilli::mpi {

void wait_asleep(MPI_Request& request) {
    const double begin = now();
    for (int done = 0;;) {
        MPI_Test(&request, &done, MPI_STATUS_IGNORE);
        if (done != 0) return;
        std::this_thread::sleep_for(
            std::chrono::duration<double>(std::clamp((now() - begin) / 16, 20e-6, 2e-3)));
    }
}

}  // namespace lapilli::mpi
