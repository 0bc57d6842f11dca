// SPDX-License-Identifier: BSD-3-Clause
// Calls that the leader does not serve go on to ScaLAPACK, with its answer and the input untouched; all ranks
// take the same way.
#include <sys/resource.h>

#include <cstdlib>

#include "scalapack.hpp"

namespace lapilli::mpi_test {
namespace {

using Values = std::vector<double>;

struct Outcome {
    int info;
    Values W, A, Z;
};

/// PDSYEVD of a matrix of order n in a larger one; change(A, Z) makes the call a special one.
template <class Change>
Outcome solve(By by, const TestGrid& grid, int n, const Blocks& blocks, Change change, int ia = 1,
              int work = 30000, char uplo = 'L') {
    Distributed<double> A(grid, n + ia - 1, n + ia - 1, blocks), Z(grid, n + ia - 1, n + ia - 1, blocks);
    A.fill([&](int i, int j) { return hermitian<double>(i, j, 1); });
    Outcome outcome{0, Values(static_cast<std::size_t>(n), -7), {}, {}};
    change(A, Z);
    outcome.info = Solver<double>{by, grid}.syev(true, 'V', uplo, n, A, outcome.W.data(), Z, ia, work);
    outcome.A = A.local();
    outcome.Z = Z.local();
    return outcome;
}

/// The same answer from both, to the last bit, and why in the log.
template <class Change>
void goes_on(const TestGrid& grid, int n, const Blocks& blocks, const std::string& why, Change change,
             int ia = 1, int work = 30000, char uplo = 'L') {
    const MPI_Comm comm = communicator(grid);
    if (!grid.inside()) return;
    Outcome ours{}, theirs{};
    const std::string log =
        log_of([&] { ours = solve(By::lapilli, grid, n, blocks, change, ia, work, uplo); });
    theirs = solve(By::scalapack, grid, n, blocks, change, ia, work, uplo);
    EXPECT_EQ(ours.info, theirs.info);
    EXPECT_EQ(ours.W, theirs.W);
    EXPECT_EQ(ours.A, theirs.A);
    EXPECT_EQ(ours.Z, theirs.Z);
    if (!why.empty()) {
        EXPECT_TRUE(told(comm, log, "the next ScaLAPACK: " + why)) << log;
    }
    MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
}

const auto unchanged = [](auto&, auto&) {};

TEST(Ways, Submatrix) {
    const TestGrid grid(2, 2);
    goes_on(grid, 21, {7, 7, 0, 0}, "a submatrix", unchanged, 8);
}

TEST(Ways, BlocksThatAreNotSquare) {
    const TestGrid grid(2, 2);
    goes_on(grid, 21, {7, 5, 0, 0}, "blocks are not square, or not aligned", unchanged);
}

TEST(Ways, ShortWork) {
    const TestGrid grid(2, 2);
    goes_on(grid, 21, {7, 7, 0, 0}, "a work array is too short", unchanged, 1, 1);
}

TEST(Ways, BadArguments) {
    const TestGrid grid(2, 2);
    goes_on(grid, 21, {7, 7, 0, 0}, "an argument is bad", unchanged, 1, 30000, 'X');
    // ScaLAPACK's own rules, which its answer to a query of work sizes shows. The code depends on what
    // PDSYEVD 2.2.1 has not set.
    if (!grid.inside()) return;
    const auto other_source = [](auto&, auto& Z) { Z.desc()[6] = 1; };
    const Outcome ours = solve(By::lapilli, grid, 21, {7, 7, 0, 0}, other_source);
    EXPECT_LT(ours.info, 0);
    EXPECT_EQ(ours.W, Values(21, -7));
}

TEST(Ways, NotFinite) {
    const TestGrid grid(2, 2);
    const MPI_Comm comm = communicator(grid);
    if (!grid.inside()) return;
    // The leader refuses it; ScaLAPACK's values for it are its own affair.
    Distributed<double> A(grid, 200, 200, {7, 7, 0, 0}), Z(grid, 200, 200, {7, 7, 0, 0});
    A.fill([&](int i, int j) { return i == j ? 1e300 * (i == 5 ? 1e300 : 1) : 0; });
    Values W(200);
    const std::string log = log_of([&] {
        Solver<double>{By::lapilli, grid}.syev(false, 'N', 'L', 200, A, W.data(), Z);
    });
    EXPECT_TRUE(told(comm, log, "the next ScaLAPACK: the leader's info -1004")) << log;
    MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
}

/// Ranks that disagree: ScaLAPACK finds out, and no rank hangs.
TEST(Ways, RanksDisagree) {
    const TestGrid grid(2, 2);
    if (!grid.inside()) return;
    const auto by_rank = [&](auto& A, auto& Z) {
        if (grid.row() == 1) A.desc()[4] = A.desc()[5] = Z.desc()[4] = Z.desc()[5] = 6;
    };
    EXPECT_LT(solve(By::lapilli, grid, 21, {7, 7, 0, 0}, by_rank).info, 0);
}

/// One rank asks for work sizes, the others call: ScaLAPACK's answer, on all of them.
template <class T>
void one_rank_asks() {
    const TestGrid grid(2, 2);
    if (!grid.inside()) return;
    const int n = 18;
    const Blocks blocks{4, 4, 0, 0};
    for (const int routine : {0, 1, 2, 3, 4}) {
        const auto answer = [&](By by, int lonely) {
            Distributed<T> A(grid, n, n, blocks), B(grid, n, n, blocks), Z(grid, n, n, blocks);
            A.fill([&](int i, int j) { return hermitian<T>(i, j, 1); });
            B.fill([&](int i, int j) { return positive<T>(i, j, n, 2); });
            std::vector<real_t<T>> W(static_cast<std::size_t>(n));
            typename Solver<T>::Selected s;
            const int work = grid.row() * 2 + grid.column() == lonely ? -1 : 30000;
            const Solver<T> solver{by, grid};
            switch (routine) {
                case 0:
                case 1:
                    return solver.syev(routine == 1, 'V', 'L', n, A, W.data(), Z, 1, work);
                case 2:
                    return solver.syevr('V', 'L', n, A, s, W.data(), Z, work);
                case 3:
                    return solver.expert(1, 'V', 'L', n, A, nullptr, s, W.data(), Z, work);
                default:
                    return solver.expert(1, 'V', 'L', n, A, &B, s, W.data(), Z, work);
            }
        };
        for (const int lonely : {0, 3}) {
            SCOPED_TRACE(testing::Message() << "routine " << routine << ", rank " << lonely << " asks");
            const int theirs = answer(By::scalapack, lonely);
            EXPECT_LT(theirs, 0);
            EXPECT_EQ(answer(By::lapilli, lonely), theirs);
        }
        EXPECT_EQ(answer(By::lapilli, 4), 0);  // none asks
    }
}

TEST(Ways, OneRankAsks) {
    one_rank_asks<float>();
    one_rank_asks<std::complex<double>>();
}

/// Two grids with the same ranks in another order, in turn and again after one is gone: each has its own
/// leader and memory.
TEST(Ways, TwoContexts) {
    for (int round = 0; round < 3; ++round) {
        const TestGrid one(2, 2), two(1, 3, {2, 1, 0});
        for (const TestGrid* const grid : {&one, &two, &one}) {
            if (!grid->inside()) continue;
            const Outcome ours = solve(By::lapilli, *grid, 30, {7, 7, 0, 0}, unchanged);
            const Outcome theirs = solve(By::scalapack, *grid, 30, {7, 7, 0, 0}, unchanged);
            EXPECT_EQ(ours.info, 0);
            EXPECT_LT(difference(ours.W, theirs.W, 30, 10), threshold);
        }
    }
}

/// Many grids, one after the other: their numbers come again.
TEST(Ways, GridsComeAndGo) {
    for (int round = 0; round < 12; ++round) {
        const TestGrid grid(round % 2 + 1, 2);
        if (!grid.inside()) continue;
        EXPECT_EQ(solve(By::lapilli, grid, 10, {3, 3, 0, 0}, unchanged).info, 0);
    }
}

/// Memory that ranks share is refused, here by a limit of file sizes: messages, and the same result.
TEST(Ways, RefusedMemory) {
    const TestGrid grid(2, 2);
    const MPI_Comm comm = communicator(grid);
    if (!grid.inside()) return;
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit low{100000, before.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &low), 0);
    Outcome ours{};
    const std::string log = log_of([&] { ours = solve(By::lapilli, grid, 150, {7, 7, 0, 0}, unchanged); });
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
    EXPECT_TRUE(told(comm, log, "messages | gather ")) << log;
    const Outcome theirs = solve(By::scalapack, grid, 150, {7, 7, 0, 0}, unchanged);
    EXPECT_EQ(ours.info, 0);
    EXPECT_LT(difference(ours.W, theirs.W, 150, 20), threshold);
    MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
}

/// How the matrices travelled is in the log.
TEST(Ways, TheLogTellsTheWay) {
    const TestGrid grid(2, 2);
    const MPI_Comm comm = communicator(grid);
    if (!grid.inside()) return;
    const std::string log = log_of([&] { solve(By::lapilli, grid, 30, {7, 7, 0, 0}, unchanged); });
    const char* const node_size = std::getenv("LAPILLI_TEST_MPI_NODE_SIZE");
    const char* const expected = std::getenv("MPI_TEST_WAY");
    const std::string way = expected == nullptr ? "shared memory" : expected;
    EXPECT_TRUE(told(comm, log, way + " | gather ")) << log;
    EXPECT_TRUE(told(comm, log, node_size == nullptr ? " 1 nodes, " : " 2 nodes, ")) << log;
    MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
}

// With a device for each rank the leader has those of the ranks of its grid on its node.
TEST(Ways, DevicesOfAllRanksJoin) {
    const char* const devices = std::getenv("LAPILLI_DEVICES");
    if (devices == nullptr || std::string(devices) != "sim:rank")
        GTEST_SKIP() << "LAPILLI_DEVICES is not sim:rank";
    const bool two_a_node = std::getenv("LAPILLI_TEST_MPI_NODE_SIZE") != nullptr;
    for (const int columns : {2, 1}) {
        const TestGrid grid(2, columns);
        const MPI_Comm comm = communicator(grid);
        if (!grid.inside()) continue;
        const std::string log = log_of([&] { solve(By::lapilli, grid, 90, {7, 7, 0, 0}, unchanged); });
        const int expected = two_a_node ? 2 : 2 * columns;
        EXPECT_TRUE(told(comm, log, "the leader, " + std::to_string(expected) + " devices: ")) << log;
        MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
    }
}

}  // namespace
}  // namespace lapilli::mpi_test
