// SPDX-License-Identifier: BSD-3-Clause
// A rank lacks host memory in a function of lapilli/mpi.h: all ranks return, with the same info, and where it
// is negative no array of the caller has changed.
#include <cstdlib>
#include <new>

#include "api.hpp"
#include "scalapack.hpp"

namespace lapilli::mpi_test {
namespace {

/// In bytes: arrays that grow with the matrix, and no names and texts.
constexpr int order = 130;
constexpr std::size_t large = order * sizeof(double);
int before_failure = 0;  ///< large allocations up to the one that fails; 0: none fails

}  // namespace
}  // namespace lapilli::mpi_test

// Allocation in all libraries of the process. Inlined, they would be malloc and free to the compiler, which
// warns of one without the other.
[[gnu::noinline]] void* operator new(std::size_t bytes) {
    using namespace lapilli::mpi_test;
    if (bytes >= large && before_failure > 0 && --before_failure == 0) throw std::bad_alloc();
    if (void* const memory = std::malloc(bytes)) return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace lapilli::mpi_test {
namespace {

template <class T>
class Memory : public testing::Test {};
using OfMemory = testing::Types<double>;
TYPED_TEST_SUITE(Memory, OfMemory);

template <class T>
struct Arrays {
    int n;
    Distributed<T> A, B, Z;
    std::vector<real_t<T>> W;
    std::vector<int> ipiv;

    Arrays(const TestGrid& grid, int many, int columns)
        : n(many),
          A(grid, n, n, {5, columns, 0, 0}),
          B(A),
          Z(A),
          W(static_cast<std::size_t>(n), -7),
          ipiv(W.size(), -7) {
        A.fill([](int i, int j) { return hermitian<T>(i, j, 1); });
        B.fill([this](int i, int j) { return positive<T>(i, j, n, 2); });
    }
    std::vector<T> all(MPI_Comm comm) {
        std::vector<T> elements;
        for (Distributed<T>* x : {&A, &B, &Z}) {
            const std::vector<T> whole = x->whole(comm);
            elements.insert(elements.end(), whole.begin(), whole.end());
        }
        return elements;
    }
};

/// Each large allocation of the first and of the last rank fails once.
TYPED_TEST(Memory, ThatARankLacks) {
    using T = TypeParam;
    const TestGrid grid(2, 2);
    const MPI_Comm comm = communicator(grid);
    if (!grid.inside()) return;
    lapilli_context context = nullptr;
    ASSERT_EQ(lapilli_create(&context, "none"), 0);
    const auto call = [&](int routine, Arrays<T>& x) {
        switch (routine) {
            case 0:
                return Api<T>::psyevd(context, 'V', 'L', x.n, x.A.data(), x.A.desc(), x.W.data(), x.Z.data(),
                                      x.Z.desc());
            case 1:
                return Api<T>::pgetrf(context, x.n, x.n, x.A.data(), x.A.desc(), x.ipiv.data());
            default:
                return Api<T>::pgesv(context, x.n, x.n, x.A.data(), x.A.desc(), x.ipiv.data(), x.B.data(),
                                     x.B.desc());
        }
    };
    // Blocks that are no squares are the leader's alone.
    for (const auto& [engine, columns] : {std::pair{"scalapack", 5}, {"node", 5}, {"node", 8}}) {
        ASSERT_EQ(lapilli_set(context, "mpi.engine", engine), 0);
        for (const int routine : {0, 1, 2}) {
            for (const bool last : {false, true}) {
                const bool here = grid.row() + grid.column() == (last ? 2 : 0);
                int failed = 0, lacked = 0;
                for (int k = 1; k < 60; ++k) {
                    SCOPED_TRACE(std::string(engine) + ", routine " + std::to_string(routine) +
                                 ", allocation " + std::to_string(k) +
                                 (last ? " of the last" : " of the first"));
                    Arrays<T> x(grid, order, columns);
                    const std::vector<T> before = x.all(comm);
                    before_failure = here ? k : 0;
                    const lapilli_int info = call(routine, x);
                    int fewer = here && before_failure > 0 ? 1 : 0;
                    before_failure = 0;
                    MPI_Allreduce(MPI_IN_PLACE, &fewer, 1, MPI_INT, MPI_MAX, comm);
                    long long infos[2] = {info, -info};
                    MPI_Allreduce(MPI_IN_PLACE, infos, 2, MPI_LONG_LONG, MPI_MIN, comm);
                    ASSERT_EQ(infos[0], -infos[1]) << "infos differ";
                    if (fewer != 0) {
                        EXPECT_EQ(info, 0);
                        break;
                    }
                    ++failed;
                    if (info == 0)
                        continue;  // the leader has computed what ScaLAPACK could not, or the other way round
                    ++lacked;
                    EXPECT_EQ(info, LAPILLI_ERROR_HOST_MEMORY);
                    EXPECT_EQ(x.all(comm), before);
                    EXPECT_EQ(x.W, std::vector<real_t<T>>(x.W.size(), -7));
                    EXPECT_EQ(x.ipiv, std::vector<int>(x.ipiv.size(), -7));
                }
                EXPECT_GT(failed, 0);
                EXPECT_TRUE(lacked > 0 || columns == 5) << "no call has lacked memory";
            }
        }
    }
    lapilli_destroy(context);
    MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
}

}  // namespace
}  // namespace lapilli::mpi_test
