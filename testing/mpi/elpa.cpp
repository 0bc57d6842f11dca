// SPDX-License-Identifier: BSD-3-Clause
// mpi.engine = elpa: ELPA where the machine has it for this MPI, else ScaLAPACK, which the log says.
#include <cstdlib>

#include "api.hpp"
#include "scalapack.hpp"

namespace lapilli::mpi_test {
namespace {

template <class T>
class Elpa : public testing::Test {};
using Scalars = testing::Types<float, double, std::complex<float>, std::complex<double>>;
TYPED_TEST_SUITE(Elpa, Scalars);

TYPED_TEST(Elpa, AllPairs) {
    using T = TypeParam;
    const char* const engine = std::getenv("LAPILLI_MPI_ENGINE");
    if (engine == nullptr || std::string(engine) != "elpa") GTEST_SKIP() << "LAPILLI_MPI_ENGINE is not elpa";
    const int n = 30;
    for (const char uplo : {'L', 'U'}) {
        for (const char jobz : {'V', 'N'}) {
            SCOPED_TRACE(testing::Message() << uplo << jobz);
            const TestGrid grid(2, 2, uplo == 'L' ? "R" : "C");
            const MPI_Comm comm = communicator(grid);
            if (!grid.inside()) continue;
            std::vector<real_t<T>> W(n), expected(n);
            // The matrix and the vectors with other leading dimensions.
            Distributed<T> A(grid, n, n, {4, 4, 0, 0}, 0),
                Z(grid, n, n, {4, 4, 0, 0}, jobz == 'V' && uplo == 'U' ? 3 : 0);
            A.fill([&](int i, int j) {
                return (uplo == 'L' ? i >= j : i <= j) ? hermitian<T>(i, j, 1) : T(std::nanf(""));
            });
            const std::string log = log_of([&] {
                EXPECT_EQ((Solver<T>{By::lapilli, grid}.syev(jobz == 'V', jobz, uplo, n, A, W.data(), Z)), 0);
            });
            // Debian's ELPA has no single precision.
            const bool excused =
                log.find("there is no libelpa") != std::string::npos ||
                log.find("libelpa is for another MPI") != std::string::npos ||
                (sizeof(real_t<T>) == 4 && log.find("ELPA's error -13") != std::string::npos);
            int missing = excused ? 1 : 0;
            MPI_Allreduce(MPI_IN_PLACE, &missing, 1, MPI_INT, MPI_MAX, comm);
            if (missing == 0) {
                EXPECT_TRUE(told(comm, log, "ELPA: mpi.engine = elpa")) << log;
            }
            std::vector<T> whole(n * n);
            for (int j = 0; j < n; ++j) {
                for (int i = 0; i < n; ++i)
                    whole[static_cast<std::size_t>(i + j * n)] = hermitian<T>(i, j, 1);
            }
            Distributed<T> same(grid, n, n, {4, 4, 0, 0}, 0), other(grid, n, n, {4, 4, 0, 0}, 0);
            same.fill([](int i, int j) { return hermitian<T>(i, j, 1); });
            Solver<T>{By::scalapack, grid}.syev(true, 'V', uplo, n, same, expected.data(), other);
            EXPECT_LT(difference(W, expected, n, std::sqrt(n) * 2), threshold * 4);
            const std::vector<T> vectors = Z.whole(comm);
            if (jobz == 'V') {
                EXPECT_LT(residual<T>(n, n, whole, nullptr, vectors, W), threshold);
                EXPECT_LT(orthogonality<T>(n, n, nullptr, vectors), threshold);
            }
            MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
        }
    }
}

/// Orders and layouts that leave ranks without a part, and a diagonal with imaginary parts, by symbols and
/// functions, with elements behind each array that must stay.
TYPED_TEST(Elpa, SmallOrders) {
    using T = TypeParam;
    using Real = real_t<T>;
    const char* const engine = std::getenv("LAPILLI_MPI_ENGINE");
    if (engine == nullptr || std::string(engine) != "elpa") GTEST_SKIP() << "LAPILLI_MPI_ENGINE is not elpa";
    struct Shape {
        int rows, columns;
    };
    for (const Shape& shape : {Shape{1, 1}, Shape{1, 2}, Shape{2, 2}}) {
        for (const int n : {0, 1, 2, 5, 12}) {
            for (const bool function : {true, false}) {
                for (const char jobz : {'V', 'N'}) {
                    SCOPED_TRACE(testing::Message() << shape.rows << "x" << shape.columns << " n " << n
                                                    << jobz << (function ? " function" : " symbol"));
                    const TestGrid grid(shape.rows, shape.columns);
                    const MPI_Comm comm = communicator(grid);
                    if (!grid.inside()) continue;
                    // ELPA's cases alone: what a symbol leaves to ScaLAPACK is ScaLAPACK's affair, and wrong
                    // for small orders.
                    if (!function && n <= 2 * shape.columns - 2 + (shape.columns == 1 ? 1 : 0)) continue;
                    Distributed<T> A(grid, n, n, {2, 2, 0, 0}, 0), Z(grid, n, n, {2, 2, 0, 0}, 0);
                    A.fill([](int i, int j) { return hermitian<T>(i, j, 1) + scalar<T>(0, i == j ? 7 : 0); });
                    std::vector<Real> W(static_cast<std::size_t>(n) + 1, -7), expected(W);
                    if (function) {
                        EXPECT_EQ(Api<T>::psyev(nullptr, jobz, 'L', n, A.data(), A.desc(), W.data(), Z.data(),
                                                Z.desc()),
                                  0);
                    } else {
                        EXPECT_EQ((Solver<T>{By::lapilli, grid}.syev(false, jobz, 'L', n, A, W.data(), Z)),
                                  0);
                    }
                    std::vector<T> whole(static_cast<std::size_t>(n) * static_cast<std::size_t>(n));
                    for (int j = 0; j < n; ++j) {
                        for (int i = 0; i < n; ++i)
                            whole[static_cast<std::size_t>(i + j * n)] = hermitian<T>(i, j, 1);
                    }
                    std::vector<T> left = whole;
                    lapilli_int found = 0;
                    EXPECT_EQ(Api<T>::syevdx(nullptr, 'N', 'A', 'L', n, left.data(), std::max(n, 1), 0, 0, 0,
                                             0, &found, expected.data()),
                              0);
                    EXPECT_LT(difference(W, expected, n + 1, std::sqrt(n + 1.0) * 2), threshold * 4);
                    EXPECT_TRUE(Z.padding_is_untouched());
                    const std::vector<T> vectors = Z.whole(comm);
                    if (jobz == 'V' && n > 0) {
                        EXPECT_LT(residual<T>(n, n, whole, nullptr, vectors, W), threshold);
                        EXPECT_LT(orthogonality<T>(n, n, nullptr, vectors), threshold);
                    }
                    MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::mpi_test
