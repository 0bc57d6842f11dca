// SPDX-License-Identifier: BSD-3-Clause
// BDSQR: products with the vectors of upper and lower bidiagonal matrices, values each to its own accuracy, failures without a change.
#include <cmath>
#include <limits>

#include "numerics/suite.hpp"
#include "support/checks.hpp"
#include "support/routines/bdsdc.hpp"

namespace lapilli::testing {
namespace api {
LAPILLI_TESTING_OVERLOAD(bdsqr, sbdsqr, dbdsqr, cbdsqr, zbdsqr)
}  // namespace api
namespace {

template <class T>
class Bdsqr : public ::testing::Test {
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
    /// B X
    static Matrix<T> times(char uplo, const Data& b, const Matrix<T>& X) {
        Matrix<T> Y(X.rows(), X.cols());
        const std::int64_t n = X.rows();
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            for (std::int64_t i = 0; i < n; ++i) {
                Y(i, j) = b.D[static_cast<std::size_t>(i)] * X(i, j);
                if (uplo == 'U' && i + 1 < n) Y(i, j) += b.E[static_cast<std::size_t>(i)] * X(i + 1, j);
                if (uplo == 'L' && i > 0) Y(i, j) += b.E[static_cast<std::size_t>(i) - 1] * X(i - 1, j);
            }
        }
        return Y;
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
    static bool same(const Data& x, const Data& y) {
        const auto equal = [](const Matrix<T>& X, const Matrix<T>& Y) {
            for (std::int64_t j = 0; j < X.cols(); ++j) {
                for (std::int64_t i = 0; i < X.rows(); ++i) {
                    if (!(X(i, j) == Y(i, j))) return false;
                }
            }
            return true;
        };
        return x.D == y.D && x.E == y.E && equal(x.VT, y.VT) && equal(x.U, y.U) && equal(x.C, y.C);
    }
};
TYPED_TEST_SUITE(Bdsqr, Scalars, ScalarNames);

// U B VT is not changed, nor is U C; the values are LAPACK's.
TYPED_TEST(Bdsqr, ProductsWithVectors) {
    using T = TypeParam;
    using R = Real<T>;
    const SmallBlocks ctx(1);
    for (const char uplo : {'U', 'L'}) {
        for (const std::int64_t n : {1, 2, 37}) {
            SCOPED_TRACE(::testing::Message() << uplo << n);
            const typename TestFixture::Data given(n, 9, 11, 3);
            auto x = given;
            ASSERT_EQ(this->solve(ctx, uplo, x), 0);
            const double bound = 300 * static_cast<double>(n) * ulp<R>;
            Matrix<T> scaled = x.VT;
            for (std::int64_t j = 0; j < scaled.cols(); ++j) {
                for (std::int64_t i = 0; i < n; ++i) scaled(i, j) *= x.D[static_cast<std::size_t>(i)];
            }
            this->expect_near(product('N', x.U, scaled),
                              product('N', given.U, this->times(uplo, given, given.VT)), bound);
            this->expect_near(product('N', x.U, x.C), product('N', given.U, given.C), bound);
            auto by_qr = given;
            R none(0);
            ASSERT_EQ(lapack::bdsqr<R>(uplo, lapack::to_int(n), 0, 0, 0, by_qr.D.data(), by_qr.E.data(),
                                       &none, lapack::to_int(n), &none, 1, &none, lapack::to_int(n)),
                      0);
            for (std::size_t i = 0; i < x.D.size(); ++i)
                EXPECT_NEAR(x.D[i], by_qr.D[i],
                            5 * static_cast<double>(n) * ulp<R> * by_qr.D[i] +
                                static_cast<double>(std::numeric_limits<R>::min()))
                    << i;
        }
    }
}

// Without vectors; with those of one side; with a value that bisection does not find, which is LAPACK's.
TYPED_TEST(Bdsqr, SomeOperands) {
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
    ASSERT_EQ(this->solve(ctx, 'U', tiny), 0);
    ASSERT_EQ(this->by_lapack('U', by_qr), 0);
    EXPECT_TRUE(sizeof(R) == 4 || by_qr.D.back() > 0);
    EXPECT_NEAR(tiny.D.back() / (sizeof(R) == 8 ? 1e-200 : 1), by_qr.D.back() / (sizeof(R) == 8 ? 1e-200 : 1),
                sizeof(R) == 8 ? 1e-10 : 0);
    this->expect_near(product('N', tiny.U, tiny.C), product('N', given.U, given.C),
                      300 * static_cast<double>(n) * ulp<R>);
}

TYPED_TEST(Bdsqr, FailsWithoutAChange) {
    using R = Real<TypeParam>;
    const SmallBlocks ctx(1);
    const typename TestFixture::Data given(70, 4, 5, 3);
    auto x = given;
    if (simulated()) {
        ctx.set("sim.fail", "leaf:40");
        EXPECT_GT(this->solve(ctx, 'U', x), 0);
        ctx.set("sim.fail", "");
        EXPECT_TRUE(this->same(x, given));
    }
    x.C(3, 2) = std::numeric_limits<R>::quiet_NaN();
    EXPECT_EQ(this->solve(ctx, 'U', x), LAPILLI_ERROR_NOT_FINITE);
    EXPECT_EQ(x.D, given.D);
    this->expect_near(x.U, given.U, 0);
}

}  // namespace
}  // namespace lapilli::testing
