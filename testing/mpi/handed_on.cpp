// SPDX-License-Identifier: BSD-3-Clause
// Functions of lapilli/mpi.h whose call goes on to ScaLAPACK, and calls with arguments that no engine must
// see.
#include <algorithm>
#include <cstdlib>
#include <limits>

#include "api.hpp"
#include "scalapack.hpp"

namespace lapilli::mpi_test {
namespace {

template <class T>
class HandedOn : public testing::Test {};
using Scalars = testing::Types<float, double, std::complex<float>, std::complex<double>>;
TYPED_TEST_SUITE(HandedOn, Scalars);

class Context {
  public:
    explicit Context(const char* engine, const char* devices = "none") {
        EXPECT_EQ(lapilli_create(&context_, devices), 0);
        EXPECT_EQ(lapilli_set(context_, "mpi.engine", engine), 0);
    }
    ~Context() { lapilli_destroy(context_); }
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;
    operator lapilli_context() const { return context_; }

  private:
    lapilli_context context_ = nullptr;
};

template <class T>
std::vector<T> whole_of(int n) {
    std::vector<T> all(static_cast<std::size_t>(n) * static_cast<std::size_t>(n));
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < n; ++i) all[static_cast<std::size_t>(i + j * n)] = hermitian<T>(i, j, 1);
    }
    return all;
}

/// One line of the log, of one rank: the drop-in library in front of ScaLAPACK is passed by. What ScaLAPACK
/// has computed rightly is taken.
TYPED_TEST(HandedOn, ScalapackComputes) {
    using T = TypeParam;
    const TestGrid grid(2, 2);
    const MPI_Comm comm = communicator(grid);
    if (!grid.inside()) return;
    const Context context("scalapack");
    const int n = 60, nrhs = 3;
    Distributed<T> A(grid, n, n, {5, 5, 0, 0}), Z(grid, n, n, {5, 5, 0, 0}), B(grid, n, nrhs, {5, 2, 0, 0});
    const auto served = [&](const char* function, const std::function<void()>& work) {
        SCOPED_TRACE(function);
        const std::string log = log_of(work);
        int lines = 0;
        for (std::size_t at = log.find(" grid="); at != std::string::npos; at = log.find(" grid=", at + 1))
            ++lines;
        MPI_Allreduce(MPI_IN_PLACE, &lines, 1, MPI_INT, MPI_SUM, comm);
        EXPECT_EQ(lines, 1);
        EXPECT_TRUE(told(comm, log, "the next ScaLAPACK: mpi.engine = scalapack |")) << log;
    };
    std::vector<real_t<T>> W(n);
    const auto of_a = [](int i, int j) { return hermitian<T>(i, j, 1); };
    A.fill(of_a);
    served("syevd", [&] {
        EXPECT_EQ(Api<T>::psyevd(context, 'V', 'L', n, A.data(), A.desc(), W.data(), Z.data(), Z.desc()), 0);
    });
    EXPECT_LT(residual<T>(n, n, whole_of<T>(n), nullptr, Z.whole(comm), W), threshold);
    A.fill(of_a);
    lapilli_int m = 0;
    served("syevx", [&] {
        EXPECT_EQ(Api<T>::psyevx(context, 'N', 'I', 'L', n, A.data(), A.desc(), 0, 0, 3, 9, &m, W.data(),
                                 Z.data(), Z.desc()),
                  0);
    });
    EXPECT_EQ(m, 7);
    A.fill(of_a);
    for (const int itype : {1, 2, 3}) {
        Distributed<T> M(grid, n, n, {5, 5, 0, 0});
        // At imaginary parts of the diagonal P?HEGVX of ScaLAPACK looks, where it gets them.
        A.fill([&](int i, int j) { return of_a(i, j) + scalar<T>(0, i == j ? 7 : 0); });
        M.fill([](int i, int j) { return positive<T>(i, j, n, 2); });
        served("sygvx", [&] {
            EXPECT_EQ(Api<T>::psygvx(context, itype, 'V', 'A', 'L', n, A.data(), A.desc(), M.data(), M.desc(),
                                     0, 0, 0, 0, &m, W.data(), Z.data(), Z.desc()),
                      0);
        });
    }
    A.fill([](int i, int j) { return general<T>(i, j, 1) + T(i == j ? 3 : 0); });
    B.fill([](int i, int j) { return general<T>(i, j, 2); });
    std::vector<int> ipiv(static_cast<std::size_t>(A.local_rows()), -7);
    served("gesv", [&] {
        EXPECT_EQ(Api<T>::pgesv(context, n, nrhs, A.data(), A.desc(), ipiv.data(), B.data(), B.desc()), 0);
    });
    MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
}

/// The matrix of lapilli-scalapack-bench: its vectors are sines.
template <class T>
std::vector<T> of_sines(int n) {
    std::vector<double> sum(static_cast<std::size_t>(n) * static_cast<std::size_t>(n));
    const auto sine = [n](int i, int k) { return std::sin(std::acos(-1.0) * (i + 1) * k / (n + 1)); };
    for (int k = 1; k <= n; ++k) {
        const double value = (k + double(k) * k / (2.0 * (n + 1))) * 2 / (n + 1);
        for (int j = 0; j < n; ++j) {
            for (int i = 0; i < n; ++i)
                sum[static_cast<std::size_t>(i + j * n)] += value * sine(i, k) * sine(j, k);
        }
    }
    return std::vector<T>(sum.begin(), sum.end());
}

/// P?SYEVD of ScaLAPACK 2.2.1 returns wrong vectors here, with info 0.
TYPED_TEST(HandedOn, WrongVectorsAreNotTaken) {
    using T = TypeParam;
    const TestGrid grid(2, 2);
    const MPI_Comm comm = communicator(grid);
    if (!grid.inside()) return;
    const Context context("scalapack");
    const int n = 100;
    const std::vector<T> whole = of_sines<T>(n);
    for (const int nb : {33, 36}) {
        Distributed<T> A(grid, n, n, {nb, nb, 0, 0}), Z(grid, n, n, {nb, nb, 0, 0});
        A.fill([&](int i, int j) { return whole[static_cast<std::size_t>(i + j * n)]; });
        std::vector<real_t<T>> W(n);
        EXPECT_EQ(Api<T>::psyevd(context, 'V', 'L', n, A.data(), A.desc(), W.data(), Z.data(), Z.desc()), 0);
        const std::vector<T> vectors = Z.whole(comm);
        EXPECT_LT(residual<T>(n, n, whole, nullptr, vectors, W), threshold) << nb;
        EXPECT_LT(orthogonality<T>(n, n, nullptr, vectors), threshold) << nb;
    }
    MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
}

/// No array is as long as such an n says before the descriptor has refused it.
TYPED_TEST(HandedOn, OrdersBeyondTheDescriptor) {
    using T = TypeParam;
    const TestGrid grid(2, 2);
    if (!grid.inside()) return;
    Distributed<T> A(grid, 12, 12, {3, 3, 0, 0}), B(A), Z(A);
    std::vector<real_t<T>> W(12, -7);
    std::vector<int> ipiv(12, -7);
    lapilli_int m = -7;
    for (const char* const engine : {"auto", "scalapack"}) {
        const Context context(engine);
        for (const lapilli_int n : {lapilli_int{std::numeric_limits<int>::max()}, lapilli_int{1} << 40}) {
            EXPECT_EQ(Api<T>::psyevd(context, 'V', 'L', n, A.data(), A.desc(), W.data(), Z.data(), Z.desc()),
                      -503);
            EXPECT_EQ(Api<T>::psygvx(context, 1, 'V', 'A', 'L', n, A.data(), A.desc(), B.data(), B.desc(), 0,
                                     0, 0, 0, &m, W.data(), Z.data(), Z.desc()),
                      -703);
            EXPECT_EQ(Api<T>::pgetrf(context, n, n, A.data(), A.desc(), ipiv.data()), -403);
            EXPECT_EQ(Api<T>::pgesv(context, n, 1, A.data(), A.desc(), ipiv.data(), B.data(), B.desc()),
                      -403);
            EXPECT_EQ(Api<T>::pgesv(context, 12, n, A.data(), A.desc(), ipiv.data(), B.data(), B.desc()),
                      -704);
        }
    }
    // The symbols, whose n is an int: ScaLAPACK's answer.
    const int large = std::numeric_limits<int>::max(), one = 1;
    const auto refused = [&](By by) {
        int info = 0;
        call(symbol(by, name_of<T>("getrf", "getrf")), &large, &large, A.data(), &one, &one, A.desc(),
             ipiv.data(), &info);
        return info;
    };
    const int theirs = refused(By::scalapack);
    EXPECT_LT(theirs, 0);
    EXPECT_EQ(refused(By::lapilli), theirs);
    const auto eigen = [&](By by) {
        return Solver<T>{by, grid}.syev(true, 'V', 'L', large, A, W.data(), Z, 1, 1000);
    };
    EXPECT_LT(eigen(By::scalapack), 0);
    EXPECT_LT(eigen(By::lapilli), 0);  // which of two codes depends on what PCHEEVD 2.2.1 has not set
    EXPECT_EQ(W, std::vector<real_t<T>>(12, -7));
    EXPECT_EQ(ipiv, std::vector<int>(12, -7));
    EXPECT_EQ(m, -7);
}

/// Null pointers on all ranks and on one.
TYPED_TEST(HandedOn, NullPointers) {
    using T = TypeParam;
    const TestGrid grid(2, 2);
    if (!grid.inside()) return;
    const int n = 12;
    Distributed<T> A(grid, n, n, {3, 3, 0, 0}), B(A), Z(A);
    std::vector<real_t<T>> W(n, -7);
    std::vector<int> ipiv(n, -7);
    lapilli_int m = -7;
    const Context context("node");
    T* const no_matrix = nullptr;
    int* const no_pivots = nullptr;
    const int* const nothing = nullptr;
    for (const bool everywhere : {true, false}) {
        const bool here = everywhere || grid.row() + grid.column() == 2;
        const int *const desc = here ? nothing : A.desc(), *const good = A.desc();
        int* const pivots = here ? no_pivots : ipiv.data();
        T* const matrix = here ? no_matrix : A.data();
        EXPECT_EQ(Api<T>::pgetrf(context, n, n, A.data(), good, pivots), -5);
        EXPECT_EQ(Api<T>::pgesv(context, n, n, A.data(), good, pivots, B.data(), good), -5);
        EXPECT_EQ(Api<T>::pgetrs(context, 'N', n, n, A.data(), good, pivots, B.data(), good), -6);
        EXPECT_EQ(Api<T>::pgetrs(context, 'N', n, n, A.data(), good, ipiv.data(), B.data(), desc), -8);
        EXPECT_EQ(Api<T>::pgetrf(context, n, n, matrix, good, ipiv.data()), -3);
        EXPECT_EQ(Api<T>::psyev(context, 'V', 'L', n, A.data(), good, W.data(), Z.data(), desc), -8);
        // The grid is the other descriptor's.
        EXPECT_EQ(Api<T>::psyev(context, 'V', 'L', n, A.data(), desc, W.data(), Z.data(), good), -5);
        EXPECT_EQ(Api<T>::psygvx(context, 1, 'V', 'A', 'L', n, A.data(), good, B.data(), desc, 0, 0, 0, 0, &m,
                                 W.data(), Z.data(), good),
                  -9);
        EXPECT_EQ(
            Api<T>::psyev(context, 'V', 'L', n, A.data(), good, here ? nullptr : W.data(), Z.data(), good),
            -6);
    }
    EXPECT_EQ(Api<T>::ppotrf(context, 'L', n, A.data(), nullptr), -4);
    // Where none is read or written.
    EXPECT_EQ(Api<T>::pgetrf(context, 0, 0, nullptr, A.desc(), nullptr), 0);
    EXPECT_EQ(Api<T>::psyevd(context, 'V', 'L', 0, nullptr, A.desc(), nullptr, nullptr, A.desc()), 0);
    EXPECT_EQ(W, std::vector<real_t<T>>(n, -7));
    EXPECT_EQ(ipiv, std::vector<int>(n, -7));
}

/// An itype of 0 is none.
TYPED_TEST(HandedOn, NoType) {
    using T = TypeParam;
    const TestGrid grid(1, 2);
    if (!grid.inside()) return;
    Distributed<T> A(grid, 4, 4, {2, 2, 0, 0}), B(A), Z(A);
    std::vector<real_t<T>> W(4, -7);
    lapilli_int m = -7;
    EXPECT_EQ(Api<T>::psygvx(nullptr, 0, 'V', 'A', 'L', 4, A.data(), A.desc(), B.data(), B.desc(), 0, 0, 0, 0,
                             &m, W.data(), Z.data(), Z.desc()),
              -1);
}

/// Devices that are too small (LAPILLI_SIM_MEMORY), in a layout that is not ScaLAPACK's: the leader computes
/// without them.
TYPED_TEST(HandedOn, SmallDevices) {
    using T = TypeParam;
    const char* const memory = std::getenv("LAPILLI_SIM_MEMORY");
    if (memory == nullptr) GTEST_SKIP() << "LAPILLI_SIM_MEMORY is not set";
    const TestGrid grid(3, 1);
    const MPI_Comm comm = communicator(grid);
    if (!grid.inside()) return;
    const int n = 90;
    for (const char* const engine : {"auto", "node"}) {
        const Context context(engine, "sim:2");
        EXPECT_EQ(lapilli_set(context, "mpi.crossover", "1"), 0);
        Distributed<T> A(grid, n, n, {3, 3, 2, 0}), Z(grid, n, n, {3, 3, 2, 0});
        A.fill([](int i, int j) { return hermitian<T>(i, j, 1); });
        std::vector<real_t<T>> W(n);
        const std::string log = log_of([&] {
            EXPECT_EQ(Api<T>::psyevd(context, 'V', 'L', n, A.data(), A.desc(), W.data(), Z.data(), Z.desc()),
                      0);
        });
        EXPECT_TRUE(told(comm, log, "the leader, 0 devices: ")) << log;
        EXPECT_LT(residual<T>(n, n, whole_of<T>(n), nullptr, Z.whole(comm), W), threshold);
    }
    MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
}

/// With a device for each rank (LAPILLI_DEVICES=sim:rank) some ranks have a context of their own, and others
/// have none.
TYPED_TEST(HandedOn, ContextsOfSomeRanks) {
    using T = TypeParam;
    const char* const devices = std::getenv("LAPILLI_DEVICES");
    if (devices == nullptr || std::string(devices) != "sim:rank")
        GTEST_SKIP() << "LAPILLI_DEVICES is not sim:rank";
    const int n = 30;
    // The leader's decides, in a grid's first call as in later ones.
    for (const bool of_leader : {true, false}) {
        const TestGrid grid(2, 2);
        const MPI_Comm comm = communicator(grid);
        if (!grid.inside()) continue;
        const bool is_leader = grid.row() + grid.column() == 0;
        const Context own("node", "sim:1");
        for (const bool its_own : {of_leader, !of_leader}) {
            Distributed<T> A(grid, n, n, {7, 7, 0, 0}), Z(grid, n, n, {7, 7, 0, 0});
            A.fill([](int i, int j) { return hermitian<T>(i, j, 1); });
            std::vector<real_t<T>> W(n);
            const lapilli_context context = is_leader == its_own ? lapilli_context(own) : nullptr;
            const std::string log = log_of([&] {
                EXPECT_EQ(
                    Api<T>::psyevd(context, 'V', 'L', n, A.data(), A.desc(), W.data(), Z.data(), Z.desc()),
                    0);
            });
            const char* const node_size = std::getenv("LAPILLI_TEST_MPI_NODE_SIZE");
            const std::string joined = node_size == nullptr ? "4" : node_size;
            EXPECT_TRUE(told(comm, log, "the leader, " + (its_own ? "1" : joined) + " devices: ")) << log;
            EXPECT_LT(residual<T>(n, n, whole_of<T>(n), nullptr, Z.whole(comm), W), threshold);
        }
        MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
    }
}

}  // namespace
}  // namespace lapilli::mpi_test
