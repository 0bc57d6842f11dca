// SPDX-License-Identifier: BSD-3-Clause
// Factorizations and solutions by ScaLAPACK's symbols: the same arrays as ScaLAPACK's own, to rounding.
#include "scalapack.hpp"

namespace lapilli::mpi_test {
namespace {

template <class T>
class Factor : public testing::Test {};
using Scalars = testing::Types<float, double, std::complex<float>, std::complex<double>>;
TYPED_TEST_SUITE(Factor, Scalars);

/// Calls work(by, results) for both libraries, on a grid; the results must agree, and the leader must have
/// served the first call.
template <class T, class Work>
void compare(const TestGrid& grid, double bound, Work work) {
    const MPI_Comm comm = communicator(grid);
    if (!grid.inside()) return;
    std::vector<std::vector<T>> ours, theirs;
    const std::string log = log_of([&] { work(By::lapilli, ours); });
    EXPECT_TRUE(told(comm, log, "the leader, ")) << log;
    EXPECT_EQ(log.find("the next ScaLAPACK"), std::string::npos) << log;
    work(By::scalapack, theirs);
    ASSERT_EQ(ours.size(), theirs.size());
    for (std::size_t k = 0; k < ours.size(); ++k) EXPECT_LT(apart(ours[k], theirs[k]), bound) << k;
    MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
}

constexpr std::size_t letter = 1;

TYPED_TEST(Factor, Cholesky) {
    using T = TypeParam;
    const int n = 70, nrhs = 9, one = 1;
    for (const char uplo : {'L', 'U'}) {
        const TestGrid grid(3, 2);
        compare<T>(grid, 1000, [&](By by, auto& results) {
            int info = -999;
            Distributed<T> A(grid, n, n, {7, 7, 0, 0}), B(grid, n, nrhs, {7, 3, 0, 0});
            A.fill([&](int i, int j) { return positive<T>(i, j, n, 1); });
            B.fill([&](int i, int j) { return general<T>(i, j, 2); });
            const auto of = [&](const char* name) { return symbol(by, name_of<T>(name, name)); };
            call(of("potrf"), &uplo, &n, A.data(), &one, &one, A.desc(), &info, letter);
            EXPECT_EQ(info, 0);
            results.push_back(A.local());
            call(of("potrs"), &uplo, &n, &nrhs, A.data(), &one, &one, A.desc(), B.data(), &one, &one,
                 B.desc(), &info, letter);
            EXPECT_EQ(info, 0);
            results.push_back(B.local());
            call(of("potri"), &uplo, &n, A.data(), &one, &one, A.desc(), &info, letter);
            EXPECT_EQ(info, 0);
            results.push_back(A.local());
        });
    }
}

TYPED_TEST(Factor, NotPositiveDefinite) {
    using T = TypeParam;
    const int n = 40, one = 1;
    const char uplo = 'L';
    const TestGrid grid(2, 2);
    if (!grid.inside()) return;
    for (const By by : {By::lapilli, By::scalapack}) {
        int info = -999;
        Distributed<T> A(grid, n, n, {7, 7, 0, 0});
        A.fill([&](int i, int j) { return i == j && i == 20 ? T(-1) : positive<T>(i, j, n, 1); });
        call(symbol(by, name_of<T>("potrf", "potrf")), &uplo, &n, A.data(), &one, &one, A.desc(), &info,
             letter);
        EXPECT_EQ(info, 21);
    }
}

/// One rank's descriptor is bad: ScaLAPACK finds out, and no rank hangs.
TYPED_TEST(Factor, BadOnOneRank) {
    using T = TypeParam;
    const int n = 20, one = 1;
    const char uplo = 'L';
    const TestGrid grid(2, 2);
    if (!grid.inside()) return;
    int info = -999;
    Distributed<T> A(grid, n, n, {7, 7, 0, 0});
    A.fill([&](int i, int j) { return positive<T>(i, j, n, 1); });
    const std::vector<T> before = A.local();
    if (grid.row() + grid.column() == 2) A.desc()[8] = 1;
    call(symbol(By::lapilli, name_of<T>("potrf", "potrf")), &uplo, &n, A.data(), &one, &one, A.desc(), &info,
         letter);
    EXPECT_LT(info, 0);
    EXPECT_EQ(A.local(), before);
}

TYPED_TEST(Factor, TriangleAndReduction) {
    using T = TypeParam;
    const int n = 50, one = 1, itype = 1;
    const char uplo = 'U', diag = 'N';
    const TestGrid grid(2, 2, {3, 1, 0, 2});
    compare<T>(grid, 1000, [&](By by, auto& results) {
        int info = -999;
        real_t<T> scale = -7;
        Distributed<T> A(grid, n, n, {7, 7, 0, 0}), B(grid, n, n, {7, 7, 0, 0});
        A.fill([&](int i, int j) { return hermitian<T>(i, j, 1); });
        B.fill([&](int i, int j) { return positive<T>(i, j, n, 2); });
        call(symbol(by, name_of<T>("sygst", "hegst")), &itype, &uplo, &n, A.data(), &one, &one, A.desc(),
             B.data(), &one, &one, B.desc(), &scale, &info, letter);
        EXPECT_EQ(info, 0);
        EXPECT_EQ(scale, real_t<T>(1));
        results.push_back(A.local());
        call(symbol(by, name_of<T>("trtri", "trtri")), &uplo, &diag, &n, B.data(), &one, &one, B.desc(),
             &info, letter, letter);
        EXPECT_EQ(info, 0);
        results.push_back(B.local());
    });
}

TYPED_TEST(Factor, Lu) {
    using T = TypeParam;
    const int n = 60, nrhs = 5, one = 1;
    for (const bool at_once : {true, false}) {
        const TestGrid grid(3, 3);
        compare<T>(grid, 3000, [&](By by, auto& results) {
            int info = -999;
            Distributed<T> A(grid, n, n, {7, 7, 0, 0}), B(grid, n, nrhs, {7, 2, 0, 0});
            A.fill([&](int i, int j) { return general<T>(i, j, 1) + T(i == j ? 3 : 0); });
            B.fill([&](int i, int j) { return general<T>(i, j, 2); });
            std::vector<int> pivots(static_cast<std::size_t>(A.local_rows() + 7), -7);
            if (at_once) {
                call(symbol(by, name_of<T>("gesv", "gesv")), &n, &nrhs, A.data(), &one, &one, A.desc(),
                     pivots.data(), B.data(), &one, &one, B.desc(), &info);
            } else {
                const char trans = 'C';
                call(symbol(by, name_of<T>("getrf", "getrf")), &n, &n, A.data(), &one, &one, A.desc(),
                     pivots.data(), &info);
                EXPECT_EQ(info, 0);
                call(symbol(by, name_of<T>("getrs", "getrs")), &trans, &n, &nrhs, A.data(), &one, &one,
                     A.desc(), pivots.data(), B.data(), &one, &one, B.desc(), &info, letter);
            }
            EXPECT_EQ(info, 0);
            results.push_back(A.local());
            results.push_back(B.local());
            pivots.resize(static_cast<std::size_t>(A.local_rows()));
            results.emplace_back(pivots.begin(), pivots.end());
        });
    }
}

}  // namespace
}  // namespace lapilli::mpi_test
