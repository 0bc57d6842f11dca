// SPDX-License-Identifier: BSD-3-Clause
// The judgement of eigenpairs: right ones pass, and each kind of wrong ones does not, whichever rank has it.
#include "mpi/judge.hpp"

#include "api.hpp"
#include "mpi_test.hpp"

namespace lapilli::mpi_test {
namespace {

template <class T>
class Judge : public testing::Test {};
using Scalars = testing::Types<float, double, std::complex<float>, std::complex<double>>;
TYPED_TEST_SUITE(Judge, Scalars);

constexpr int judged_order = 24;

TYPED_TEST(Judge, EveryFault) {
    using T = TypeParam;
    using Real = real_t<T>;
    const int n = judged_order;
    for (const char uplo : {'L', 'U'}) {
        for (const int type : {0, 1, 2, 3}) {
            const TestGrid grid(2, 2);
            const MPI_Comm comm = communicator(grid);
            if (!grid.inside()) continue;
            const mpi::Place place{grid.row(), grid.column()};
            Distributed<T> A(grid, n, n, {3, 3, 0, 0}), B(grid, n, n, {3, 3, 0, 0}),
                Z(grid, n, n, {3, 3, 0, 0});
            const auto part_of = [uplo](auto f) {
                return [uplo, f](int i, int j) {
                    return (uplo == 'L' ? i >= j : i <= j) ? f(i, j) : T(std::nanf(""));
                };
            };
            const auto of_a = [](int i, int j) { return hermitian<T>(i, j, 1); };
            const auto of_b = [](int i, int j) { return positive<T>(i, j, 2, 2); };
            std::vector<T> a(static_cast<std::size_t>(n * n)), b(a);
            for (int j = 0; j < n; ++j) {
                for (int i = 0; i < n; ++i) {
                    a[static_cast<std::size_t>(i + j * n)] = of_a(i, j);
                    b[static_cast<std::size_t>(i + j * n)] = i == j ? scalar<T>(40 + i % 5, 0) : of_b(i, j);
                }
            }
            A.fill(part_of(of_a));
            B.fill(part_of([&](int i, int j) { return b[static_cast<std::size_t>(i + j * n)]; }));
            std::vector<Real> W(n);
            std::vector<T> vectors = a;
            lapilli_int found = 0;
            EXPECT_EQ(type == 0 ? Api<T>::syevdx(nullptr, 'V', 'A', uplo, n, vectors.data(), n, 0, 0, 0, 0,
                                                 &found, W.data())
                                : Api<T>::sygvdx(nullptr, type, 'V', 'A', uplo, n, vectors.data(), n,
                                                 b.data(), n, 0, 0, 0, 0, &found, W.data()),
                      0);
            const auto local = [&](Distributed<T>& M) {
                return mpi::LocalMatrix{reinterpret_cast<std::byte*>(M.data()), M.desc()[8],
                                        mpi::Layout(mpi::Descriptor{M.desc()}, n, n, 2, 2)};
            };
            const Part part = uplo == 'L' ? Part::lower : Part::upper;
            const bool odd = grid.row() == 1 && grid.column() == 0;
            // change(values, columns) makes a fault; of values on one rank alone, of columns on all.
            const auto judged = [&](auto change, int count = judged_order, bool has_vectors = true,
                                    bool here = true) {
                std::vector<Real> values = W;
                std::vector<T> columns = vectors;
                if (here) change(values, columns);
                Z.fill([&](int i, int j) { return columns[static_cast<std::size_t>(i + j * n)]; });
                const mpi::Pairs<T> pairs{type,     part,        local(A), local(B),
                                          local(Z), has_vectors, count,    values.data()};
                mpi::RoomToJudge<T> room(n);
                const bool right = mpi::are_right(comm, place, pairs, room);
                if (right) {
                    EXPECT_EQ(values, W);
                }
                return right;
            };
            SCOPED_TRACE(testing::Message() << uplo << type);
            const auto nothing = [](auto&, auto&) {};
            EXPECT_TRUE(judged(nothing));
            EXPECT_TRUE(judged(nothing, n / 2));
            EXPECT_TRUE(judged(nothing, n, false));
            EXPECT_TRUE(judged(nothing, 0));
            EXPECT_FALSE(judged(nothing, odd ? n - 1 : n));
            EXPECT_FALSE(judged(nothing, -1));
            const auto value = [](auto& values, auto&) {
                values[5] = values[5] + (values[6] - values[5]) / 2;
            };
            EXPECT_FALSE(judged(value));
            EXPECT_FALSE(judged(value, n, true, odd));
            EXPECT_FALSE(judged(value, n, false, odd));
            if (type == 0) {
                EXPECT_FALSE(judged(value, n, false));
            }
            EXPECT_FALSE(judged([](auto& values, auto&) { std::swap(values[2], values[20]); }, n, false));
            EXPECT_FALSE(judged([](auto& values, auto&) { values[n - 1] = std::nanf(""); }, n, false, odd));
            EXPECT_FALSE(judged([](auto&, auto& columns) { columns[3 + 7 * n] += T(0.01F); }));
            EXPECT_FALSE(judged([](auto&, auto& columns) { columns[3 + 7 * n] = T(std::nanf("")); }));
            // A vector twice is in its equation, but not orthogonal to itself.
            EXPECT_FALSE(judged([](auto& values, auto& columns) {
                values[8] = values[7];
                std::copy_n(columns.begin() + 7 * n, n, columns.begin() + 8 * n);
            }));
            EXPECT_FALSE(judged([](auto&, auto& columns) {
                for (int i = 0; i < n; ++i) columns[static_cast<std::size_t>(i + 7 * n)] *= T(1.01F);
            }));
            MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
        }
    }
}

}  // namespace
}  // namespace lapilli::mpi_test
