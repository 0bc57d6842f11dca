// SPDX-License-Identifier: BSD-3-Clause
// The leader dies while it computes: MPI ends the program. Not for one run with other tests (leader_dies.sh).
#include <csignal>

#include "lapilli/lapilli.h"
#include "scalapack.hpp"

namespace lapilli::mpi_test {
namespace {

TEST(Leader, DISABLED_Dies) {
    const TestGrid grid(2, 2);
    if (!grid.inside()) return;
    const int n = 200;
    if (grid.row() + grid.column() == 0) {
        const auto die = [](const char*, const char*, double, void*) { return raise(SIGKILL); };
        ASSERT_EQ(lapilli_set_progress(nullptr, die, nullptr), 0);
    }
    Distributed<double> A(grid, n, n, {7, 7, 0, 0}), Z(grid, n, n, {7, 7, 0, 0});
    A.fill([](int i, int j) { return hermitian<double>(i, j, 1); });
    std::vector<double> W(n);
    Solver<double>{By::lapilli, grid}.syev(true, 'V', 'L', n, A, W.data(), Z);
    FAIL() << "the leader has lived";
}

}  // namespace
}  // namespace lapilli::mpi_test
