// SPDX-License-Identifier: BSD-3-Clause
// Condition numbers beyond what the suites of all routines ask: factors that are singular, nearly so, out of
// range, or not finite.
#include <string>

#include "numerics/suite.hpp"
#include "support/routines/gecon.hpp"
#include "support/routines/gesvx.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Conditions : public ::testing::Test {
  protected:
    using R = Real<T>;

    /// The answers of both routines for a diagonal matrix of order 20: all ones but for one element.
    struct Answers {
        lapilli_int info;
        R rcond;
    };
    static Answers lu(lapilli_context ctx, R element, R others, R anorm, char norm = '1') {
        Matrix<T> A(20, 20);
        for (std::int64_t i = 0; i < 20; ++i) A(i, i) = T(i == 13 ? element : others);
        R rcond = -7;
        const lapilli_int info = api::gecon<T>(ctx, norm, 20, A.data(), A.ld(), anorm, &rcond);
        return {info, rcond};
    }
    static Answers cholesky(lapilli_context ctx, R element, R others, R anorm, char uplo = 'L') {
        Matrix<T> A(20, 20);
        for (std::int64_t i = 0; i < 20; ++i) A(i, i) = T(i == 13 ? element : others);
        R rcond = -7;
        const lapilli_int info = api::pocon<T>(ctx, uplo, 20, A.data(), A.ld(), anorm, &rcond);
        return {info, rcond};
    }
    template <class F>
    static void everywhere(const F& f) {
        for (const int device_count : device_counts({0, 1, 2})) {
            const SmallBlocks ctx(device_count);
            SCOPED_TRACE(device_count);
            f(ctx);
        }
    }
    static void expect_rcond(const Answers& found, double expected) {
        EXPECT_EQ(found.info, 0);
        EXPECT_NEAR(static_cast<double>(found.rcond), expected, 100 * ulp<T> * expected);
    }
};
TYPED_TEST_SUITE(Conditions, Scalars, ScalarNames);

TYPED_TEST(Conditions, OfDiagonals) {
    using R = Real<TypeParam>;
    this->everywhere([&](lapilli_context ctx) {
        this->expect_rcond(this->lu(ctx, 1, 1, 1), 1);
        this->expect_rcond(this->lu(ctx, R(1) / 64, 1, 1), 1.0 / 64);
        this->expect_rcond(this->lu(ctx, R(1) / 64, 1, 1, 'I'), 1.0 / 64);
        this->expect_rcond(this->cholesky(ctx, R(1) / 8, 1, 1), 1.0 / 64);
        this->expect_rcond(this->cholesky(ctx, R(1) / 8, 1, 1, 'U'), 1.0 / 64);
    });
}

/// A matrix whose inverse has one long column, or that column as a row of L.
TYPED_TEST(Conditions, OfBothNorms) {
    using T = TypeParam;
    using R = Real<T>;
    this->everywhere([&](lapilli_context ctx) {
        for (const bool in_lower : {false, true}) {
            Matrix<T> A(20, 20);
            for (std::int64_t i = 0; i < 20; ++i) A(i, i) = T(1);
            for (std::int64_t i = 0; i < 19; ++i) (in_lower ? A(19, i) : A(i, 19)) = T(100);
            for (const char norm : {'1', 'O', 'I'}) {
                const double sum = in_lower == (norm == 'I') ? 1901 : 101;
                R rcond = -7;
                EXPECT_EQ(api::gecon<T>(ctx, norm, 20, A.data(), A.ld(), 1, &rcond), 0);
                EXPECT_GE(static_cast<double>(rcond), (1 - 100 * ulp<T>) / sum) << norm << in_lower;
                EXPECT_LE(static_cast<double>(rcond), 2 / sum) << norm << in_lower;
            }
        }
    });
}

/// However large or small the matrix is.
TYPED_TEST(Conditions, DoNotDependOnTheScale) {
    using R = Real<TypeParam>;
    const int most = std::numeric_limits<R>::max_exponent - 10;
    this->everywhere([&](lapilli_context ctx) {
        for (const int exponent : {most, most - 1, -most}) {
            const R scale = std::ldexp(R(1), exponent), root = std::ldexp(R(1), exponent / 2);
            this->expect_rcond(this->lu(ctx, scale / 8, scale, scale), 1.0 / 8);
            this->expect_rcond(this->cholesky(ctx, root / 8, root, root * root), 1.0 / 64);
        }
    });
}

/// The inverse passes the range where the condition number, n 2^(n - 1), is far from it: U has -1 above a
/// diagonal of ones.
TYPED_TEST(Conditions, WhereTheInversePassesTheRange) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr std::int64_t n = 12;
    const int least = std::numeric_limits<R>::min_exponent + 5;
    this->everywhere([&](lapilli_context ctx) {
        const auto of_triangle = [&](R element, R diagonal_of_l) {
            Matrix<T> A(n, n);
            for (std::int64_t j = 0; j < n; ++j) {
                for (std::int64_t i = 0; i < n; ++i)
                    A(i, j) = T(i == j ? element : i < j ? -element : -diagonal_of_l);
            }
            return A;
        };
        const R scale = std::ldexp(R(1), least), root = std::ldexp(R(1), (least - 20) / 2);
        const Matrix<T> lu = of_triangle(scale, 0);
        for (const char norm : {'1', 'I'}) {
            R rcond = -7;
            EXPECT_EQ(api::gecon<T>(ctx, norm, n, lu.data(), lu.ld(), n * scale, &rcond), 0);
            this->expect_rcond({0, rcond}, 1 / (n * std::ldexp(1.0, n - 1)));
        }
        const Matrix<T> near_one = of_triangle(1, 0), small = of_triangle(root, 0);
        for (const char uplo : {'L', 'U'}) {
            R expected = -7, rcond = -7;
            EXPECT_EQ(api::pocon<T>(ctx, uplo, n, near_one.data(), near_one.ld(), 100, &expected), 0);
            EXPECT_GT(expected, R(0));
            EXPECT_EQ(api::pocon<T>(ctx, uplo, n, small.data(), small.ld(), root * 100 * root, &rcond), 0);
            this->expect_rcond({0, rcond}, static_cast<double>(expected));
        }
    });
}

/// A matrix of order 1 is as good as any, however large or small.
TYPED_TEST(Conditions, OfOneNumber) {
    using T = TypeParam;
    using R = Real<T>;
    using Limits = std::numeric_limits<R>;
    this->everywhere([&](lapilli_context ctx) {
        for (const R a : {Limits::max(), Limits::max() / 3, Limits::min(), 3 * Limits::min(), R(7)}) {
            const T element(a), root(std::sqrt(a));
            R of_lu = -7, of_cholesky = -7;
            EXPECT_EQ(api::gecon<T>(ctx, '1', 1, &element, 1, a, &of_lu), 0);
            EXPECT_EQ(api::pocon<T>(ctx, 'L', 1, &root, 1, a, &of_cholesky), 0);
            this->expect_rcond({0, of_lu}, 1);
            this->expect_rcond({0, of_cholesky}, 1);
        }
        // The factor of a number that passes the range.
        const T most(Limits::max());
        R rcond = -7;
        EXPECT_EQ(api::pocon<T>(ctx, 'L', 1, &most, 1, Limits::max(), &rcond), 0);
        EXPECT_TRUE(std::isfinite(rcond) && rcond > R(1)) << rcond;
    });
}

/// Neither NaN nor infinity: 0, or as small as the number is.
TYPED_TEST(Conditions, OfSingularAndNearlySingularMatrices) {
    using R = Real<TypeParam>;
    constexpr R least = std::numeric_limits<R>::min(), tiny = std::numeric_limits<R>::denorm_min();
    this->everywhere([&](lapilli_context ctx) {
        for (const R element : {R(0), tiny, least}) {
            for (const auto& found : {this->lu(ctx, element, 1, 1), this->lu(ctx, element, 1, 1, 'I'),
                                      this->cholesky(ctx, element, 1, 1)}) {
                EXPECT_EQ(found.info, 0);
                EXPECT_GE(found.rcond, R(0));
                EXPECT_LE(found.rcond, 2 * least);
            }
        }
        const auto zero = this->lu(ctx, 1, 1, 0);
        EXPECT_EQ(zero.info, 0);
        EXPECT_EQ(zero.rcond, R(0));
    });
}

TYPED_TEST(Conditions, OfFactorsThatAreNotFinite) {
    using T = TypeParam;
    using R = Real<T>;
    this->everywhere([&](lapilli_context ctx) {
        for (const R bad : {std::numeric_limits<R>::quiet_NaN(), std::numeric_limits<R>::infinity()}) {
            for (const auto& found : {this->lu(ctx, bad, 1, 1), this->cholesky(ctx, bad, 1, 1, 'U')}) {
                EXPECT_EQ(found.info, 1);
                EXPECT_TRUE(std::isnan(found.rcond));
                EXPECT_NE(std::string(lapilli_last_error(ctx)).find("a NaN or an infinity"),
                          std::string::npos)
                    << lapilli_last_error(ctx);
            }
            EXPECT_EQ(this->lu(ctx, 1, 1, bad).info, -5);
            EXPECT_EQ(this->cholesky(ctx, 1, 1, bad).info, -5);
            EXPECT_NE(std::string(lapilli_last_error(ctx)).find("(anorm)"), std::string::npos);
        }
    });
}

/// Wilkinson's matrix, whose U grows by 2^(n - 1), and whose condition is n: as LAPACK has it, with all its
/// luck.
TYPED_TEST(Conditions, OfFactorsThatHaveGrown) {
    using T = TypeParam;
    using R = Real<T>;
    for (const std::int64_t n : {40, 70, 110}) {
        Matrix<T> a(n, n), lu(n, n);
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < n; ++i) {
                a(i, j) = T(i == j || j == n - 1 ? 1 : i > j ? -1 : 0);
                lu(i, j) = j < n - 1 ? a(i, j) : T(std::ldexp(R(1), static_cast<int>(i)));
            }
        }
        const auto of_factors = [&](lapilli_context ctx, char norm) {
            R rcond = -7;
            EXPECT_EQ(api::gecon<T>(ctx, norm, n, lu.data(), lu.ld(), static_cast<R>(n), &rcond), 0);
            return rcond;
        };
        const auto of_system = [&](lapilli_context ctx) {
            std::vector<lapilli_int> ipiv(static_cast<std::size_t>(n));
            std::vector<R> row(ipiv.size()), col(ipiv.size());
            Matrix<T> matrix = a, factors(n, n), b(n, 1), x(n, 1);
            char equed = 'N';
            R rcond = -7, ferr = 0, berr = 0, growth = 0;
            const lapilli_int info =
                api::gesvx<T>(ctx, 'N', 'N', n, std::int64_t(1), matrix.data(), matrix.ld(), factors.data(),
                              factors.ld(), ipiv.data(), &equed, row.data(), col.data(), b.data(), b.ld(),
                              x.data(), x.ld(), &rcond, &ferr, &berr, &growth);
            return typename TestFixture::Answers{info, rcond};
        };
        const SmallBlocks cpu(0);
        const auto expected = of_system(cpu);
        this->everywhere([&](lapilli_context ctx) {
            for (const char norm : {'1', 'I'}) EXPECT_EQ(of_factors(ctx, norm), of_factors(cpu, norm)) << n;
            const auto found = of_system(ctx);
            EXPECT_EQ(found.info, expected.info) << n;
            EXPECT_NEAR(found.rcond / expected.rcond, 1, 1e-3) << n;
        });
    }
}

/// The triangle that is not the factor's may be anything.
TYPED_TEST(Conditions, OtherTriangleIsNotRead) {
    using T = TypeParam;
    using R = Real<T>;
    this->everywhere([&](lapilli_context ctx) {
        for (const char uplo : {'L', 'U'}) {
            Matrix<T> A(20, 20);
            for (std::int64_t i = 0; i < 20; ++i) A(i, i) = T(i == 3 ? 0 : 1);
            poison_other_triangle(uplo, A);
            R rcond = -7;
            EXPECT_EQ(api::pocon<T>(ctx, uplo, 20, A.data(), A.ld(), 1, &rcond), 0);
            EXPECT_EQ(rcond, R(0));
        }
    });
}

}  // namespace
}  // namespace lapilli::testing
