// SPDX-License-Identifier: BSD-3-Clause
// Tall matrices of few columns, by Gram matrices and distributed by rows: the factors of one device, on one
// to four, in one panel of columns and in several, wherever the matrix is; matrices that Gram matrices cannot
// factor; and when rows are distributed.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "api/handles.hpp"
#include "numerics/suite.hpp"
#include "qr/tall.hpp"
#include "support/place.hpp"
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

// Blocks of as many rows as there are columns, and of more; the last one filled up with zeros; one column;
// the most.
TYPED_TEST(TallQr, FactorsOfOneDevice) {
    using T = TypeParam;
    const Routine& routine = *find_routine("geqrf", letter<T>);
    for (const auto& [m, n] :
         {std::pair{50, 1}, {100, 20}, {101, 20}, {1003, 33}, {500, 64}, {611, 65}, {1400, 256}}) {
        const Matrix<T> A = random_matrix<T>(m, n, 3, Stream(static_cast<std::uint64_t>(m)));
        const SmallBlocks one(1);
        const auto expected = this->factored(one, A);
        for (const int device_count : device_counts({1, 2, 3, 4})) {
            const bool most = n == 256;
            if (most && device_count < 4) continue;
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
                if (!most || where == Where::spread) expect_correct(routine, ctx, p, where);
        }
    }
}

// GEQRT's, of blocks that are as wide as the matrix and of narrower ones.
TYPED_TEST(TallQr, TrianglesOfBlocks) {
    const Routine& routine = *find_routine("geqrt", letter<TypeParam>);
    for (const int device_count : device_counts({2, 3})) {
        const SmallBlocks ctx(device_count);
        ctx.set("geqrf.tall", "rows");
        for (const auto& [m, n, nb] : {std::array{50, 1, 1}, {101, 20, 7}, {611, 65, 65}, {611, 65, 32}}) {
            Problem p;
            p.m = m;
            p.n = n;
            p.il = nb;
            for (const Where where : {Where::host, Where::device, Where::spread, Where::mixed})
                expect_correct(routine, ctx, p, where);
        }
    }
}

// Q by itself and applied, of as many reflectors as there are columns and of fewer, to more columns and to
// one.
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
    for (const int device_count : device_counts({1, 2, 3, 4})) {
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

// Nearly dependent columns, zeros, columns whose squares leave the range, numbers with few digits: some by
// Gram matrices, others not; in the memory of one device, where it is, too.
TYPED_TEST(TallQr, HardColumns) {
    using T = TypeParam;
    using R = real_t<T>;
    constexpr std::int64_t m = 403, n = 19;
    const Matrix<T> random = random_matrix<T>(m, n, 0, Stream(8));
    const auto with = [&](auto change) {
        Matrix<T> A = random;
        for (std::int64_t j = 1; j < n; ++j) {
            for (std::int64_t i = 0; i < m; ++i) A(i, j) = change(A, i, j);
        }
        return A;
    };
    const R huge = std::ldexp(R(1), sizeof(R) == 8 ? 1010 : 114),
            tiny = 8 * std::numeric_limits<R>::denorm_min();
    // The check squares elements, too: it gets huge columns of A and of R as they were before.
    const auto error = [&](auto in, auto out) {
        Problem p;
        p.m = m;
        p.n = n;
        for (std::int64_t j = 0; j < n; ++j) {
            if (std::abs(in.A(0, j)) < huge / 1024) continue;
            for (std::int64_t i = 0; i < m; ++i) in.A(i, j) = in.A(i, j) / huge;
            for (std::int64_t i = 0; i <= j; ++i) out.A(i, j) = out.A(i, j) / huge;
        }
        return Geqrf<T>::error(p, in, out).worst();
    };
    const Matrix<T> matrices[] = {
        with([](const Matrix<T>& A, auto i, auto j) { return A(i, j - 1) + R(0.01) * A(i, j); }),
        with([](const Matrix<T>& A, auto i, auto j) { return A(i, j - 1) + R(1e-5) * A(i, j); }),
        with([](const Matrix<T>& A, auto i, auto j) { return A(i, j - 1) + R(1e-10) * A(i, j); }),
        with([](const Matrix<T>& A, auto i, auto j) { return j == 7 ? A(i, 3) : A(i, j); }),
        with([](const Matrix<T>& A, auto i, auto j) { return j == 7 ? T(0) : A(i, j); }),
        with([](const Matrix<T>& A, auto i, auto j) { return i > j ? T(0) : A(i, j); }),
        with([&](const Matrix<T>& A, auto i, auto j) { return (j % 2 == 0 ? huge : R(1)) * A(i, j); }),
        with([&](const Matrix<T>& A, auto i, auto j) { return (j % 2 == 0 ? tiny : R(1)) * A(i, j); })};
    for (const int device_count : device_counts({1, 3})) {
        const SmallBlocks ctx(device_count);
        ctx.set("geqrf.tall", "rows");
        int number = 0;
        for (const Matrix<T>& A : matrices) {
            SCOPED_TRACE("matrix " + std::to_string(number++));
            typename Geqrf<T>::Data in;
            in.A = A;
            const auto host = this->factored(ctx, A);
            EXPECT_LE(error(in, host), Residuals::threshold);
            auto there = in;
            there.tau.assign(n, T(-7));
            const DeviceCopy matrix(ctx, there.A);
            EXPECT_EQ(api::geqrf<T>(ctx, m, n, matrix.template as<T>(), A.ld(), there.tau.data()), 0);
            matrix.download();
            EXPECT_LE(error(in, there), Residuals::threshold);
        }
    }
}

// It stays in its column and to the right of that, also behind the first panel.
TYPED_TEST(TallQr, NotANumber) {
    using T = TypeParam;
    for (const int device_count : device_counts({1, 2, 4})) {
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

// By rows where each device has enough of them, and where they come by links of their own.
TEST(TallRows, WhereTheyPay) {
    for (const int device_count : device_counts({2, 3, 4})) {
        const SmallBlocks ctx(device_count);
        const lapilli_context handle = ctx;
        const auto devices_of = [&](const char* how, std::int64_t m, std::int64_t n, bool travels) {
            ctx.set("geqrf.tall", how);
            const auto distribution = tall_distribution(handle->context, m, n, travels);
            return distribution ? distribution->devices : 1;
        };
        const int all = device_count == 1 ? 1 : static_cast<int>(lapilli_device_count(ctx));
        // For 16 columns 2^16 rows are enough, for 256 columns 4096.
        for (const auto& [n, enough] : {std::pair{16, 1 << 16}, {256, 4096}}) {
            EXPECT_EQ(devices_of("auto", n + std::int64_t{all} * enough, n, true), all);
            EXPECT_EQ(devices_of("auto", n + 2 * enough - 1, n, true), 1);
            EXPECT_EQ(devices_of("auto", n + std::int64_t{all} * enough, n, false), 1);
            EXPECT_EQ(devices_of("rows", n + all * n, n, false), all);
            EXPECT_EQ(devices_of("rows", n + 2 * n - 1, n, true), 1);
            EXPECT_EQ(devices_of("columns", n + std::int64_t{all} * enough, n, true), 1);
        }
        EXPECT_EQ(devices_of("rows", 1'000'000, 257, true), 1);
        ctx.set("schedule", "hybrid");
        EXPECT_EQ(devices_of("rows", 1'000'000, 16, true), 1);
    }
}

// The driver asks so: in host memory and spread by rows, in the memory of one device by columns. A query,
// which is not told where the matrix is, has enough for either. One device has nothing to share out by rows.
TYPED_TEST(TallQr, Automatic) {
    using T = TypeParam;
    for (const int device_count : device_counts({2})) {
        if (device_count < 2) GTEST_SKIP() << "on one device";
        const SmallBlocks ctx(device_count);
        ctx.set("geqrf.columns", "0");
        const std::int64_t n = 8, m = n + device_count * (1 << 18);
        const Matrix<T> A = random_matrix<T>(m, n, 0, Stream(4));
        const auto in = [&](Where where, const char* how) {
            ctx.set("geqrf.tall", how);
            if (where == Where::host) return this->factored(ctx, A).A;
            Matrix<T> x = A;
            std::vector<T> tau(n);
            if (where == Where::spread) {
                const SpreadCopy matrix(ctx, x, 5);
                EXPECT_EQ(api::geqrf_mgpu<T>(ctx, matrix.handle(), tau.data()), 0);
                matrix.gather();
            } else {
                const DeviceCopy matrix(ctx, x);
                EXPECT_EQ(api::geqrf<T>(ctx, m, n, matrix.template as<T>(), x.ld(), tau.data()), 0);
                matrix.download();
            }
            return x;
        };
        EXPECT_TRUE(in(Where::host, "auto").same_bits(in(Where::host, "rows")));
        EXPECT_TRUE(in(Where::spread, "auto").same_bits(in(Where::spread, "rows")));
        EXPECT_TRUE(in(Where::device, "auto").same_bits(in(Where::device, "columns")));
    }
}

TYPED_TEST(TallQr, MemoryOfEither) {
    using T = TypeParam;
    for (const int device_count : device_counts({1, 2, 3, 4})) {
        const SmallBlocks ctx(device_count);
        const auto query = [&](const char* name, const char* how, std::int64_t m, std::int64_t n) {
            ctx.set("geqrf.tall", how);
            lapilli_memory memory{};
            Problem p;
            p.m = m;
            p.n = n;
            p.k = 3;
            EXPECT_EQ(find_routine(name, letter<T>)->memory(ctx, p, &memory), 0) << name;
            return memory;
        };
        for (const char* name : {"geqrf", "geqrt", "gels"}) {
            for (const auto& [m, n] :
                 {std::pair<std::int64_t, std::int64_t>{1'000'000, 128}, {10'000'000, 3}}) {
                SCOPED_TRACE(name + (' ' + std::to_string(m)) + " x " + std::to_string(n));
                const lapilli_memory rows = query(name, "rows", m, n), columns = query(name, "columns", m, n),
                                     either = query(name, "auto", m, n);
                // The memory that Gram matrices need in addition to the columns is below this.
                constexpr std::size_t small = 20'000'000;
                const auto largest = std::max(rows.device, columns.device);
                EXPECT_GE(either.device, largest);
                EXPECT_LE(either.device, largest + small);
                EXPECT_GE(either.host, std::max(rows.host, columns.host));
                if (lapilli_device_count(ctx) > 1) {
                    EXPECT_NE(rows.device, columns.device);
                }
            }
            // Where nothing is distributed by rows.
            EXPECT_EQ(query(name, "auto", 5000, 20).device, query(name, "columns", 5000, 20).device);
            EXPECT_EQ(query(name, "rows", 1'000'000, 257).device,
                      query(name, "columns", 1'000'000, 257).device);
            if (lapilli_device_count(ctx) > 1) {
                EXPECT_EQ(query(name, "rows", 59, 20).device, query(name, "columns", 59, 20).device);
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
