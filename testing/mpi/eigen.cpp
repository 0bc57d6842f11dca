// SPDX-License-Identifier: BSD-3-Clause
// Eigensolvers by ScaLAPACK's symbols against the definition and against ScaLAPACK itself, on grids, blocks
// and sizes of all shapes. Every test is also a test that the leader has served the call: the log says so.
#include <numeric>

#include "scalapack.hpp"

namespace lapilli::mpi_test {
namespace {

struct Case {
    int rows, columns;
    const char* order;
    int n;
    Blocks blocks;
    char uplo;
};

const std::vector<Case> cases = {
    {1, 1, "R", 20, {7, 7, 0, 0}, 'L'},   {1, 3, "R", 40, {7, 7, 0, 0}, 'U'},
    {2, 2, "C", 65, {64, 64, 1, 1}, 'L'}, {3, 2, "R", 50, {1, 1, 0, 0}, 'U'},
    {3, 3, "C", 100, {7, 7, 2, 1}, 'L'},  {3, 3, "R", 3, {64, 64, 0, 0}, 'U'},
    {2, 2, "R", 130, {7, 7, 0, 1}, 'U'},  {2, 1, "R", 1, {7, 7, 0, 0}, 'L'},
};

template <class T>
class Eigen : public testing::Test {};
using Scalars = testing::Types<float, double, std::complex<float>, std::complex<double>>;
TYPED_TEST_SUITE(Eigen, Scalars);

template <class T>
std::vector<T> whole_of(int n, int seed, T (*element)(int, int, int)) {
    std::vector<T> all(static_cast<std::size_t>(n * n));
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < n; ++i) all[static_cast<std::size_t>(i + j * n)] = element(i, j, seed);
    }
    return all;
}

/// Only the named triangle is set: what is in the other one must not matter.
template <class T>
void fill_triangle(Distributed<T>& A, char uplo, int seed) {
    A.fill([&](int i, int j) {
        return (uplo == 'L' ? i >= j : i <= j) ? hermitian<T>(i, j, seed) : T(std::nanf(""));
    });
}

TYPED_TEST(Eigen, AllPairs) {
    using T = TypeParam;
    using Real = real_t<T>;
    int number = 0;
    for (const Case& c : cases) {
        const bool divide = number % 2 == 0;
        const char jobz = number++ % 4 == 3 ? 'N' : 'V';
        SCOPED_TRACE(testing::Message() << c.rows << "x" << c.columns << c.order << " n " << c.n << " nb "
                                        << c.blocks.nb << " " << c.uplo << jobz << divide);
        const TestGrid grid(c.rows, c.columns, c.order);
        const MPI_Comm comm = communicator(grid);
        if (!grid.inside()) continue;
        std::vector<Real> W(static_cast<std::size_t>(c.n), -7), expected = W;
        Distributed<T> A(grid, c.n, c.n, c.blocks), Z(grid, c.n, c.n, c.blocks);
        fill_triangle(A, c.uplo, 1);
        const std::string log = log_of([&] {
            EXPECT_EQ((Solver<T>{By::lapilli, grid}.syev(divide, jobz, c.uplo, c.n, A, W.data(), Z)), 0);
        });
        EXPECT_TRUE(told(comm, log, "the leader, ")) << log;
        // ScaLAPACK 2.2.1 itself goes wrong where the first block is on another process, or rows are apart.
        const Blocks from_first{c.blocks.mb, c.blocks.nb, 0, 0};
        Distributed<T> same(grid, c.n, c.n, from_first, 0), other(grid, c.n, c.n, from_first, 0);
        same.fill([&](int i, int j) { return hermitian<T>(i, j, 1); });
        EXPECT_EQ(
            (Solver<T>{By::scalapack, grid}.syev(divide, jobz, c.uplo, c.n, same, expected.data(), other)),
            0);
        EXPECT_LT(difference(W, expected, c.n, std::sqrt(c.n) * 2), threshold * 4);
        const std::vector<T> vectors = Z.whole(comm);
        if (jobz == 'V') {
            EXPECT_LT(residual<T>(c.n, c.n, whole_of<T>(c.n, 1, hermitian<T>), nullptr, vectors, W),
                      threshold);
            EXPECT_LT(orthogonality<T>(c.n, c.n, nullptr, vectors), threshold);
        }
        MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
    }
}

TYPED_TEST(Eigen, PartOfTheSpectrum) {
    using T = TypeParam;
    using Real = real_t<T>;
    const int n = 60;
    for (const char range : {'A', 'I', 'V'}) {
        for (const bool expert : {true, false}) {
            SCOPED_TRACE(testing::Message() << range << expert);
            const TestGrid grid(2, 2);
            const MPI_Comm comm = communicator(grid);
            if (!grid.inside()) continue;
            const Blocks blocks{7, 7, 0, 0};
            const char jobz = range == 'V' && !expert ? 'N' : 'V';
            typename Solver<T>::Selected ours{range, Real(-1.1), Real(2.3), 5, 22, -7, -7, {}, {}, {}},
                theirs = ours;
            std::vector<Real> W(static_cast<std::size_t>(n), -7), expected = W;
            Distributed<T> A(grid, n, n, blocks), Z(grid, n, n, blocks), other(grid, n, n, blocks);
            const auto solve = [&](By by, auto& s, auto& values, auto& vectors) {
                A.fill([&](int i, int j) { return hermitian<T>(i, j, 2); });
                const Solver<T> solver{by, grid};
                EXPECT_EQ(expert ? solver.expert(1, jobz, 'L', n, A, nullptr, s, values.data(), vectors)
                                 : solver.syevr(jobz, 'L', n, A, s, values.data(), vectors),
                          0);
            };
            const std::string log = log_of([&] { solve(By::lapilli, ours, W, Z); });
            EXPECT_TRUE(told(comm, log, "the leader, ")) << log;
            solve(By::scalapack, theirs, expected, other);
            EXPECT_EQ(ours.m, theirs.m);
            if (range == 'I') {
                EXPECT_EQ(ours.m, 18);
            }
            EXPECT_LT(difference(W, expected, ours.m, std::sqrt(n) * 2), threshold * 4);
            if (jobz == 'V') {
                EXPECT_EQ(ours.nz, theirs.nz);
                const std::vector<T> vectors = Z.whole(comm);
                EXPECT_LT(residual<T>(n, ours.m, whole_of<T>(n, 2, hermitian<T>), nullptr, vectors, W),
                          threshold);
                EXPECT_LT(orthogonality<T>(n, ours.m, nullptr, vectors), threshold);
            }
            if (expert) {
                EXPECT_EQ(std::vector<int>(ours.ifail.begin(), ours.ifail.begin() + ours.m),
                          std::vector<int>(static_cast<std::size_t>(ours.m), 0));
                EXPECT_EQ(ours.iclustr[0], theirs.iclustr[0]);
            }
            MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
        }
    }
}

TYPED_TEST(Eigen, Generalized) {
    using T = TypeParam;
    using Real = real_t<T>;
    const int n = 50;
    for (const int itype : {1, 2, 3}) {
        for (const char uplo : {'L', 'U'}) {
            SCOPED_TRACE(testing::Message() << itype << uplo);
            const TestGrid grid(1, 3, "C");
            const MPI_Comm comm = communicator(grid);
            if (!grid.inside()) continue;
            const Blocks blocks{7, 7, 0, 0};
            typename Solver<T>::Selected ours{itype == 2 ? 'A' : 'I', 0, 0, 1, 20, -7, -7, {}, {}, {}},
                theirs = ours;
            std::vector<Real> W(static_cast<std::size_t>(n), -7), expected = W;
            Distributed<T> A(grid, n, n, blocks), B(grid, n, n, blocks), Z(grid, n, n, blocks),
                factor(grid, n, n, blocks);
            const auto solve = [&](By by, auto& s, auto& values, auto& right) {
                A.fill([&](int i, int j) { return hermitian<T>(i, j, 3); });
                right.fill([&](int i, int j) { return positive<T>(i, j, n, 4); });
                Distributed<T> vectors(grid, n, n, blocks);
                Distributed<T>& to = by == By::lapilli ? Z : vectors;
                EXPECT_EQ((Solver<T>{by, grid}.expert(itype, 'V', uplo, n, A, &right, s, values.data(), to)),
                          0);
            };
            const std::string log = log_of([&] { solve(By::lapilli, ours, W, B); });
            EXPECT_TRUE(told(comm, log, "the leader, ")) << log;
            solve(By::scalapack, theirs, expected, factor);
            EXPECT_EQ(ours.m, theirs.m);
            EXPECT_EQ(ours.nz, theirs.nz);
            const double norm = itype == 1 ? 1 : n * 10.0;
            EXPECT_LT(difference(W, expected, ours.m, norm), threshold * 4);
            // B's triangle is the factor, the other one as it was.
            const std::vector<T> left = B.whole(comm), right = factor.whole(comm);
            EXPECT_LT(
                difference<Real>(
                    std::vector<Real>(1, Real(std::abs(std::transform_reduce(
                                             left.begin(), left.end(), right.begin(), T(0), std::plus<>(),
                                             [](T a, T b) { return T(std::abs(a - b)); })))),
                    {0}, 1, n * n),
                threshold);
            if (itype == 1) {
                std::vector<T> whole_b(static_cast<std::size_t>(n * n));
                for (int j = 0; j < n; ++j) {
                    for (int i = 0; i < n; ++i)
                        whole_b[static_cast<std::size_t>(i + j * n)] = positive<T>(i, j, n, 4);
                }
                const std::vector<T> vectors = Z.whole(comm);
                EXPECT_LT(residual<T>(n, ours.m, whole_of<T>(n, 3, hermitian<T>), &whole_b, vectors, W),
                          threshold * n);
                EXPECT_LT(orthogonality<T>(n, ours.m, &whole_b, vectors), threshold);
            }
            MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
        }
    }
}

/// ScaLAPACK's way to say that B is not positive definite.
TYPED_TEST(Eigen, IndefiniteB) {
    using T = TypeParam;
    using Real = real_t<T>;
    const int n = 30;
    const TestGrid grid(2, 2);
    const MPI_Comm comm = communicator(grid);
    if (!grid.inside()) return;
    const Blocks blocks{7, 7, 0, 0};
    for (const By by : {By::lapilli, By::scalapack}) {
        Distributed<T> A(grid, n, n, blocks), B(grid, n, n, blocks), Z(grid, n, n, blocks);
        A.fill([&](int i, int j) { return hermitian<T>(i, j, 3); });
        B.fill([&](int i, int j) { return i == j && i == 11 ? T(-1) : positive<T>(i, j, n, 4); });
        typename Solver<T>::Selected s;
        std::vector<Real> W(static_cast<std::size_t>(n), -7);
        const std::string log = log_of([&] {
            EXPECT_EQ((Solver<T>{by, grid}.expert(1, 'V', 'L', n, A, &B, s, W.data(), Z)), 16);
        });
        EXPECT_EQ(s.ifail[0], 12);
        EXPECT_EQ(W[0], Real(-7));
        if (by == By::lapilli) {
            EXPECT_TRUE(told(comm, log, "the leader, ")) << log;
        }
    }
    MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
}

}  // namespace
}  // namespace lapilli::mpi_test
