// SPDX-License-Identifier: BSD-3-Clause
// Tall matrices of few columns, dealt to the devices by rows: the factors of one device, on two to four, in one panel of columns and in
// several, wherever the matrix is, and when it is dealt so.
#include <array>
#include <cmath>
#include <string>

#include "numerics/suite.hpp"
#include "support/random_matrix.hpp"
#include "support/routines/geqrf.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class TallQr : public ::testing::Test {
  protected:
    using Data = typename Geqrf<T>::Data;

    static Data factored(lapilli_context ctx, const Matrix<T>& A) {
        Data x;
        x.A = A;
        x.tau.assign(static_cast<std::size_t>(A.cols()), T(-7));
        EXPECT_EQ(api::geqrf<T>(ctx, A.rows(), A.cols(), x.A.data(), x.A.ld(), x.tau.data()), 0)
            << lapilli_last_error(ctx);
        return x;
    }
};
TYPED_TEST_SUITE(TallQr, Scalars, ScalarNames);

// Blocks of as many rows as there are columns, and of more; the last one filled up with zeros; one column; the most.
TYPED_TEST(TallQr, FactorsOfOneDevice) {
    using T = TypeParam;
    const Routine& routine = *find_routine("geqrf", letter<T>);
    for (const auto& [m, n] :
         {std::pair{50, 1}, {100, 20}, {101, 20}, {1003, 33}, {500, 64}, {611, 65}, {1400, 256}}) {
        const Matrix<T> A = random_matrix<T>(m, n, 3, Stream(static_cast<std::uint64_t>(m)));
        const SmallBlocks one(1);
        const auto expected = this->factored(one, A);
        for (const int device_count : device_counts({2, 3, 4})) {
            if (n == 256 && device_count == 3) continue;
            SCOPED_TRACE(std::to_string(m) + " x " + std::to_string(n) + ", " + std::to_string(device_count) +
                         " devices");
            const SmallBlocks ctx(device_count);
            ctx.set("geqrf.tall", "rows");
            const auto x = this->factored(ctx, A);
            const double bound = 30.0 * m * ulp<T>;
            for (std::int64_t j = 0; j < n; ++j) {
                ASSERT_LE(
                    std::abs(x.tau[static_cast<std::size_t>(j)] - expected.tau[static_cast<std::size_t>(j)]),
                    bound)
                    << j;
                for (std::int64_t i = 0; i < m; ++i)
                    ASSERT_LE(std::abs(x.A(i, j) - expected.A(i, j)),
                              bound * (i > j ? 1.0 : std::sqrt(double(m))))
                        << i << ", " << j;
            }
            const auto again = this->factored(ctx, A);
            EXPECT_TRUE(x.A.same_bits(again.A) && same_bits(x.tau, again.tau));
            Problem p;
            p.m = m;
            p.n = n;
            p.pad = 2;
            for (const Where where : {Where::host, Where::device, Where::spread, Where::mixed})
                expect_correct(routine, ctx, p, where);
        }
    }
}

// Q by itself and applied, of as many reflectors as there are columns and of fewer, to more columns and to one.
TYPED_TEST(TallQr, OrthogonalFactor) {
    using T = TypeParam;
    for (const int device_count : device_counts({2, 3, 4})) {
        const SmallBlocks ctx(device_count);
        ctx.set("geqrf.tall", "rows");
        for (const auto& [m, n, k] : {std::array{100, 20, 20}, {101, 20, 13}, {400, 70, 70}, {40, 1, 1}}) {
            SCOPED_TRACE(device_count);
            Problem q;
            q.m = m;
            q.n = n;
            q.il = k;
            q.pad = 2;
            for (const Where where : {Where::host, Where::device, Where::spread, Where::mixed})
                expect_correct(*find_routine("orgqr", letter<T>), ctx, q, where);
            for (const char trans : {'N', 'C'}) {
                for (const std::int64_t width : {1, 30}) {
                    Problem c;
                    c.n = m;
                    c.k = width;
                    c.il = k;
                    c.pad = 1;
                    c.trans = trans;
                    for (const Where where : {Where::host, Where::spread})
                        expect_correct(*find_routine("ormqr", letter<T>), ctx, c, where);
                }
            }
        }
    }
}

// Both ways, of one right-hand side and of more than there are unknowns.
TYPED_TEST(TallQr, LeastSquares) {
    using T = TypeParam;
    for (const int device_count : device_counts({2, 3, 4})) {
        const SmallBlocks ctx(device_count);
        ctx.set("geqrf.tall", "rows");
        for (const auto& [m, n, nrhs] : {std::array{100, 20, 1}, {101, 20, 22}, {400, 70, 5}, {40, 1, 1}}) {
            for (const char trans : {'N', 'C'}) {
                Problem p;
                p.m = m;
                p.n = n;
                p.k = nrhs;
                p.pad = 2;
                p.trans = trans;
                for (const Where where : {Where::host, Where::device, Where::spread, Where::mixed})
                    expect_correct(*find_routine("gels", letter<T>), ctx, p, where);
            }
        }
    }
}

// It stays in its column and to the right of that, also behind the first panel.
TYPED_TEST(TallQr, NotANumber) {
    using T = TypeParam;
    for (const int device_count : device_counts({2, 4})) {
        const SmallBlocks ctx(device_count);
        ctx.set("geqrf.tall", "rows");
        for (const std::int64_t at : {0, 30, 64, 90}) {
            Matrix<T> A = random_matrix<T>(600, 100, 0, Stream(3));
            const auto expected = this->factored(ctx, A);
            A(550, at) = quiet_nan<T>();
            const auto x = this->factored(ctx, A);
            for (std::int64_t j = 0; j < 100; ++j) {
                if (j >= at) {
                    ASSERT_TRUE(std::isnan(std::abs(x.A(j, j)))) << j;
                    continue;
                }
                for (std::int64_t i = 0; i < 600; ++i)
                    ASSERT_LE(std::abs(x.A(i, j) - expected.A(i, j)), 1e5 * ulp<T>) << i << ", " << j;
            }
        }
    }
}

// By rows where each device has enough of them, and where they come by links of their own; a memory query, which is not told where the matrix
// is, answers for both.
TYPED_TEST(TallQr, WhereItPays) {
    using T = TypeParam;
    const SmallBlocks ctx(2);
    if (lapilli_device_count(ctx) < 2) GTEST_SKIP() << "one device has all rows";
    const auto bytes = [&](const char* how, std::int64_t m, std::int64_t n) {
        ctx.set("geqrf.tall", how);
        lapilli_memory memory{};
        Problem p;
        p.m = m;
        p.n = n;
        EXPECT_EQ(find_routine("geqrf", letter<T>)->memory(ctx, p, &memory), 0);
        return memory.device;
    };
    EXPECT_LT(bytes("rows", 1'000'000, 128), bytes("columns", 1'000'000, 128));
    EXPECT_EQ(bytes("auto", 1'000'000, 128), bytes("columns", 1'000'000, 128));
    EXPECT_EQ(bytes("rows", 1'000'000, 257), bytes("columns", 1'000'000, 257));
    EXPECT_EQ(bytes("rows", 59, 20), bytes("columns", 59, 20));
    EXPECT_NE(bytes("rows", 60, 20), bytes("columns", 60, 20));
}

}  // namespace
}  // namespace lapilli::testing
