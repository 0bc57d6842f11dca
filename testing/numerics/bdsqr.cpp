// SPDX-License-Identifier: BSD-3-Clause
// BDSQR: products with the vectors of upper and lower bidiagonal matrices, values each to its own accuracy,
// failures without a change.
#include "support/routines/bdsqr.hpp"

#include <cmath>
#include <cstring>
#include <limits>
#include <string>

#include "numerics/suite.hpp"
#include "support/checks.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class BdsqrCalls : public ::testing::Test {
  protected:
    using R = Real<T>;
    struct Data {
        std::vector<R> D, E;
        Matrix<T> VT, U, C;
        Data(std::int64_t n, std::int64_t ncvt, std::int64_t nru, std::int64_t ncc)
            : D(static_cast<std::size_t>(n)),
              E(static_cast<std::size_t>(n - 1)),
              VT(random_matrix<T>(n, ncvt, 2, Stream(1, 1))),
              U(random_matrix<T>(nru, n, 1, Stream(1, 2))),
              C(random_matrix<T>(n, ncc, 0, Stream(1, 3))) {
            const Stream stream(7, 3);
            for (std::size_t i = 0; i < D.size(); ++i)
                D[i] = static_cast<R>((2 * stream.uniform<double>(i) - 1) / (i % 5 == 3 ? 1e5 : 1));
            for (std::size_t i = 0; i < E.size(); ++i)
                E[i] = static_cast<R>(2 * stream.uniform<double>(i + 1000) - 1);
        }
    };
    static lapilli_int solve(lapilli_context ctx, char uplo, Data& x) {
        return api::bdsqr<T>(ctx, uplo, static_cast<std::int64_t>(x.D.size()), x.VT.cols(), x.U.rows(),
                             x.C.cols(), x.D.data(), x.E.data(), x.VT.data(), x.VT.ld(), x.U.data(), x.U.ld(),
                             x.C.data(), x.C.ld());
    }
    /// Values alone.
    static lapilli_int by_lapack(char uplo, Data& x) {
        R none(0);
        const auto n = lapack::to_int(static_cast<std::int64_t>(x.D.size()));
        return lapack::bdsqr<R>(uplo, n, 0, 0, 0, x.D.data(), x.E.data(), &none, n, &none, 1, &none, n);
    }
    static void expect_near(const Matrix<T>& X, const Matrix<T>& Y, double bound) {
        double worst = 0;
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            for (std::int64_t i = 0; i < X.rows(); ++i) {
                const double error = std::abs(X(i, j) - Y(i, j));
                worst = std::isnan(error) ? error : std::max(worst, error);
            }
        }
        EXPECT_LE(worst, bound);
    }
    /// U B VT and U C are not changed.
    static void expect_products(char uplo, const Data& given, const Data& x) {
        const double bound = 300 * static_cast<double>(x.D.size()) * ulp<R>;
        Problem p;
        p.n = given.VT.rows();
        p.uplo = uplo;
        expect_near(product('N', x.U, diagonal_times(x.D, x.VT)),
                    product('N', given.U, Bdsdc<R>::times(p, given, given.VT)), bound);
        expect_near(product('N', x.U, x.C), product('N', given.U, given.C), bound);
    }
    static bool same_bits(const Data& x, const Data& y) {
        const auto same = [](const auto* a, const auto* b, std::int64_t count) {
            return count == 0 || std::memcmp(a, b, static_cast<std::size_t>(count) * sizeof(*a)) == 0;
        };
        const auto same_columns = [&](const Matrix<T>& X, const Matrix<T>& Y) {
            return same(X.data(), Y.data(), X.cols() == 0 ? 0 : X.ld() * (X.cols() - 1) + X.rows());
        };
        return same(x.D.data(), y.D.data(), static_cast<std::int64_t>(x.D.size())) &&
               same(x.E.data(), y.E.data(), static_cast<std::int64_t>(x.E.size())) &&
               same_columns(x.VT, y.VT) && same_columns(x.U, y.U) && same_columns(x.C, y.C);
    }
};
TYPED_TEST_SUITE(BdsqrCalls, Scalars, ScalarNames);

// U B VT is not changed, nor is U C; the values are LAPACK's.
TYPED_TEST(BdsqrCalls, ProductsWithVectors) {
    using T = TypeParam;
    using R = Real<T>;
    const SmallBlocks ctx(1);
    for (const char uplo : {'U', 'L'}) {
        for (const std::int64_t n : {1, 2, 37}) {
            SCOPED_TRACE(::testing::Message() << uplo << n);
            const typename TestFixture::Data given(n, 9, 11, 3);
            auto x = given;
            ASSERT_EQ(this->solve(ctx, uplo, x), 0);
            this->expect_products(uplo, given, x);
            auto by_qr = given;
            ASSERT_EQ(this->by_lapack(uplo, by_qr), 0);
            for (std::size_t i = 0; i < x.D.size(); ++i)
                EXPECT_NEAR(x.D[i], by_qr.D[i],
                            5 * static_cast<double>(n) * ulp<R> * by_qr.D[i] +
                                static_cast<double>(std::numeric_limits<R>::min()))
                    << i;
        }
    }
}

// Without vectors; with those of one side; with a value that bisection does not find, which is LAPACK's.
TYPED_TEST(BdsqrCalls, SomeOperands) {
    using R = Real<TypeParam>;
    const std::int64_t n = 20;
    const SmallBlocks ctx(2);
    typename TestFixture::Data all(n, 4, 5, 3), values(n, 0, 0, 0), left(n, 0, 5, 0), tiny(n, 4, 5, 3);
    ASSERT_EQ(this->solve(ctx, 'U', all), 0);
    ASSERT_EQ(this->solve(ctx, 'U', values), 0);
    ASSERT_EQ(this->solve(ctx, 'U', left), 0);
    EXPECT_EQ(values.D, all.D);
    this->expect_near(left.U, all.U, 0);
    tiny.D[5] = sizeof(R) == 8 ? static_cast<R>(1e-200) : R(0);
    const auto given = tiny;
    auto by_qr = given;
    std::string lines;
    const auto keep = [](const char* line, void* to) { static_cast<std::string*>(to)->append(line); };
    ASSERT_EQ(lapilli_set_log(ctx, keep, &lines), 0);
    ASSERT_EQ(this->solve(ctx, 'U', tiny), 0);
    EXPECT_NE(lines.find("| cpu: values are too small for devices"), std::string::npos) << lines;
    lapilli_set_log(ctx, nullptr, nullptr);
    ASSERT_EQ(this->by_lapack('U', by_qr), 0);
    if (sizeof(R) == 8) {
        EXPECT_GT(by_qr.D.back(), 0);
        EXPECT_NEAR(tiny.D.back() / by_qr.D.back(), 1, 1e-10);
    } else {
        EXPECT_EQ(tiny.D.back(), by_qr.D.back());
    }
    this->expect_products('U', given, tiny);
}

TYPED_TEST(BdsqrCalls, FailsWithoutAChange) {
    using R = Real<TypeParam>;
    const SmallBlocks ctx(1);
    const typename TestFixture::Data given(70, 4, 5, 3);
    auto x = given;
    if (simulated()) {
        ctx.set("sim.fail", "leaf:40");
        EXPECT_GT(this->solve(ctx, 'U', x), 0);
        ctx.set("sim.fail", "");
        EXPECT_TRUE(this->same_bits(x, given));
    }
    // One of each operand, and of the vectors with values alone.
    const auto refused = [&](auto spoil, typename TestFixture::Data spoiled) {
        spoil(spoiled);
        auto after = spoiled;
        EXPECT_EQ(this->solve(ctx, 'U', after), LAPILLI_ERROR_NOT_FINITE);
        EXPECT_TRUE(this->same_bits(after, spoiled));
    };
    const R nan = std::numeric_limits<R>::quiet_NaN();
    const typename TestFixture::Data values(70, 0, 0, 0);
    for (const auto& some : {given, values}) {
        refused([&](auto& y) { y.D[69] = nan; }, some);
        refused([&](auto& y) { y.E[33] = nan; }, some);
    }
    refused([&](auto& y) { y.VT(3, 2) = nan; }, given);
    refused([&](auto& y) { y.U(3, 2) = nan; }, given);
    refused([&](auto& y) { y.C(3, 2) = nan; }, given);
}

}  // namespace
}  // namespace lapilli::testing
