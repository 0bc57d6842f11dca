// SPDX-License-Identifier: BSD-3-Clause
// Messages of several pieces (LAPILLI_TEST_MPI_MESSAGE_SIZE): a rank that sends keeps each piece until it has
// been received.
#include "mpi/move.hpp"

#include <chrono>
#include <cstdlib>
#include <thread>

#include "mpi_test.hpp"

namespace lapilli::mpi_test {
namespace {

TEST(Move, ThePiecesStayUntilTheyAreReceived) {
    if (std::getenv("LAPILLI_TEST_MPI_MESSAGE_SIZE") == nullptr)
        GTEST_SKIP() << "LAPILLI_TEST_MPI_MESSAGE_SIZE is not set";
    int rank = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    // A column is a message, which is longer than what an MPI copies at once.
    const int rows = 1 << 17, told_back = 77;
    int answer = 0;
    const auto column = [](int c) { return std::vector<double>(std::size_t{1} << 17, c + 1.0); };
    for (const int columns : {2, 3}) {
        if (rank == 1) {
            std::vector<double> all;
            for (int c = 0; c < columns; ++c) {
                const std::vector<double> one = column(c);
                all.insert(all.end(), one.begin(), one.end());
            }
            const int desc[9] = {1, 0, rows, columns, rows, columns, 0, 0, rows};
            mpi::Roles roles;
            roles.comm = MPI_COMM_WORLD;
            roles.partner = 0;
            const mpi::LocalMatrix local{reinterpret_cast<std::byte*>(all.data()), rows,
                                         mpi::Layout(mpi::Descriptor{desc}, rows, columns, 1, 1)};
            mpi::Messages messages;
            messages.reserve(roles, sizeof(double), local.layout);
            mpi::gather(roles, sizeof(double), Part::all, local, {}, messages);
            MPI_Send(&answer, 1, MPI_INT, 0, told_back, MPI_COMM_WORLD);
        } else if (rank == 0) {
            // The last one late, which has an odd number and an even one.
            for (int c = 0; c + 2 < columns; ++c) {
                std::vector<double> got(std::size_t{1} << 17);
                MPI_Recv(got.data(), rows, MPI_DOUBLE, 1, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
                EXPECT_EQ(got, column(c));
            }
            std::vector<double> last(std::size_t{1} << 17), before(last);
            MPI_Recv(before.data(), rows, MPI_DOUBLE, 1, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            int returned = 0;
            MPI_Iprobe(1, told_back, MPI_COMM_WORLD, &returned, MPI_STATUS_IGNORE);
            EXPECT_EQ(returned, 0) << columns;
            MPI_Recv(last.data(), rows, MPI_DOUBLE, 1, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            EXPECT_EQ(before, column(columns - 2));
            EXPECT_EQ(last, column(columns - 1));
            MPI_Recv(&answer, 1, MPI_INT, 1, told_back, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        }
        MPI_Barrier(MPI_COMM_WORLD);
    }
}

}  // namespace
}  // namespace lapilli::mpi_test
