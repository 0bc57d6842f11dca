// SPDX-License-Identifier: BSD-3-Clause
// Systems whose factors vanish, or have reciprocals that overflow, in the CPU's LAPACK: solutions in range
// are found all the same.
#include <cmath>
#include <limits>
#include <vector>

#include "numerics/suite.hpp"
#include "support/general.hpp"
#include "support/routines/gesvx.hpp"
#include "support/routines/sytrf.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class SmallPivots : public ::testing::Test {
  protected:
    using R = Real<T>;
    using Limits = std::numeric_limits<R>;
};
TYPED_TEST_SUITE(SmallPivots, Scalars, ScalarNames);

// The second pivot is -1/3 of the smallest number, which is 0: D is scaled back after the solution.
TYPED_TEST(SmallPivots, VanishOnceDIsScaledBack) {
    using T = TypeParam;
    using R = Real<T>;
    const R least = std::numeric_limits<R>::denorm_min();
    const SmallBlocks ctx(0);
    for (const char uplo : {'L', 'U'}) {
        for (const bool hermitian : {false, true}) {
            if (hermitian && !is_complex<T>) continue;
            SCOPED_TRACE(::testing::Message() << uplo << hermitian);
            const std::int64_t first = uplo == 'L' ? 0 : 1, second = 1 - first;
            Matrix<T> a(2, 2), b(2, 2);
            a(first, first) = T(3 * least);
            a(second, second) = T(least);
            a(0, 1) = a(1, 0) = T(2 * least);
            // X = [1 2; 1 -1]
            b(first, 0) = T(5 * least);
            b(second, 0) = T(3 * least);
            b(first, 1) = T(4 * least);
            b(second, 1) = T(3 * least);
            std::vector<lapilli_int> ipiv(2);
            const auto call = [&](auto f) {
                return f(static_cast<lapilli_context>(ctx), uplo, std::int64_t(2), std::int64_t(2), a.data(),
                         a.ld(), ipiv.data(), b.data(), b.ld());
            };
            ASSERT_EQ(hermitian ? call([](auto... x) { return api::hesv<T>(x...); })
                                : call([](auto... x) { return api::sysv<T>(x...); }),
                      0);
            const double expected[2][2] = {{1, 2}, {1, -1}};
            for (std::int64_t j = 0; j < 2; ++j) {
                for (std::int64_t i = 0; i < 2; ++i)
                    EXPECT_LE(std::abs(std::complex<double>(b(i == 0 ? first : second, j)) - expected[i][j]),
                              40 * ulp<T>)
                        << i << ", " << j;
            }
            // The factors are those of A: 3, 2/3 and nothing, in this unit.
            EXPECT_EQ(a(first, first), T(3 * least));
            EXPECT_LE(std::abs(a(second, second)), least);
            EXPECT_NEAR(static_cast<double>(real_part(uplo == 'L' ? a(1, 0) : a(0, 1))), 2.0 / 3, 4 * ulp<T>);
        }
    }
}

// GESVX with one subnormal column: an equation like any other where A is transposed, else an unknown that may
// be large.
TYPED_TEST(SmallPivots, OneTinyColumn) {
    using T = TypeParam;
    using R = Real<T>;
    using Limits = std::numeric_limits<R>;
    constexpr int exponent = Limits::min_exponent - 1 - 8;
    for (const int device_count : device_counts({0, 1, 2})) {
        const SmallBlocks ctx(device_count);
        for (const std::int64_t n : {2, 17}) {
            for (const char trans : {'N', 'T', 'C'}) {
                for (const char fact : {'N', 'F'}) {
                    SCOPED_TRACE(::testing::Message() << device_count << " devices, " << n << trans << fact);
                    const std::int64_t column = n / 2;
                    Matrix<T> a(n, n), expected(n, 2), b(n, 2), af(n, n), x(n, 2);
                    for (std::int64_t j = 0; j < n; ++j) {
                        for (std::int64_t i = 0; i < n; ++i)
                            a(i, j) = T(static_cast<R>(i == j ? 8 : (3 * i + 5 * j) % 4 == 1 ? 1 : 0));
                        for (std::int64_t c = 0; c < 2; ++c)
                            expected(j, c) = T(static_cast<R>((j + c) % 5 - 2));
                    }
                    for (std::int64_t i = 0; i < n; ++i) a(i, column) *= std::ldexp(R(1), exponent);
                    // An unknown of the tiny column is 0 or, alone, so large that the product is exact.
                    if (trans == 'N') {
                        expected(column, 0) = T(0);
                        for (std::int64_t i = 0; i < n; ++i)
                            expected(i, 1) = i == column ? T(std::ldexp(R(3), -exponent - 30)) : T(0);
                    }
                    b = product('N', with_op(trans, a), expected);
                    const Matrix<T> given = a, right = b;
                    std::vector<lapilli_int> ipiv(static_cast<std::size_t>(n));
                    std::vector<R> r(ipiv.size()), c(ipiv.size()), ferr(2), berr(2);
                    R rcond = -1, growth = -1;
                    char equed = 'N';
                    if (fact == 'F') {
                        af = a;
                        ASSERT_EQ(api::getrf<T>(ctx, n, n, af.data(), af.ld(), ipiv.data()), 0);
                    }
                    ASSERT_EQ(
                        api::gesvx<T>(ctx, fact, trans, n, std::int64_t(2), a.data(), a.ld(), af.data(),
                                      af.ld(), ipiv.data(), &equed, r.data(), c.data(), b.data(), b.ld(),
                                      x.data(), x.ld(), &rcond, ferr.data(), berr.data(), &growth),
                        n + 1);
                    EXPECT_LT(rcond, ulp<T>);
                    EXPECT_GE(rcond, R(0));
                    EXPECT_EQ(equed, 'N');
                    EXPECT_TRUE(a.same_bits(given) && b.same_bits(right));
                    EXPECT_GT(growth, R(0.1));
                    EXPECT_LE(growth, R(1));
                    for (std::int64_t j = 0; j < 2; ++j) {
                        EXPECT_LE(berr[static_cast<std::size_t>(j)], R(1));  // where an equation is subnormal
                        for (std::int64_t i = 0; i < n; ++i) {
                            const std::complex<double> found(x(i, j)), exact(expected(i, j));
                            // A rounding error of the others is large in this unknown.
                            if (trans == 'N' && j == 0 && i == column) {
                                EXPECT_TRUE(std::isfinite(std::abs(found)));
                                continue;
                            }
                            const double unit = trans == 'N' && j == 1 && i == column ? std::abs(exact) : 1;
                            EXPECT_LE(std::abs(found - exact), 1e3 * ulp<T> * unit) << i << ", " << j;
                        }
                    }
                    EXPECT_LE(std::abs(af(0, 0) - given(0, 0)), R(0)) << "U is that of A";
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
