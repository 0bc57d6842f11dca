// SPDX-License-Identifier: BSD-3-Clause
// LAPACK's norms are functions: their values in all precisions and both widths of integers. Condition numbers
// and scale factors, with LAPACK's work arrays, compared with those of a diagonal matrix.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "generated/declarations.hpp"
#include "support/precisions.hpp"
#include "xerbla.hpp"

namespace {

constexpr int n = 60;
using Complex = std::complex<double>;
using ComplexFloat = std::complex<float>;

/// LAPACK's symbols of one precision, narrow and wide.
template <class T>
struct Symbols;
#define NORM_SYMBOLS(T, R, p, Second)                    \
    template <>                                          \
    struct Symbols<T> {                                  \
        using Real = R;                                  \
        using Work = Second;                             \
        static constexpr auto lange = p##lange_;         \
        static constexpr auto lange_wide = p##lange_64_; \
        static constexpr auto lansy = p##lansy_;         \
        static constexpr auto geequ = p##geequ_;         \
        static constexpr auto poequ_wide = p##poequ_64_; \
        static constexpr auto gecon = p##gecon_;         \
        static constexpr auto gecon_wide = p##gecon_64_; \
        static constexpr auto pocon = p##pocon_;         \
    };
NORM_SYMBOLS(float, float, s, int)
NORM_SYMBOLS(double, double, d, int)
NORM_SYMBOLS(ComplexFloat, float, c, float)
NORM_SYMBOLS(Complex, double, z, double)

/// The diagonal: 1/32 in place 7, else 1; other elements are 0.
template <class T>
std::vector<T> diagonal() {
    std::vector<T> a(n * n);
    for (int i = 0; i < n; ++i) a[static_cast<std::size_t>(i * (n + 1))] = T(i == 7 ? 0.03125F : 1);
    return a;
}

template <class T>
class DropInNorms : public ::testing::Test {};
using Scalars = lapilli::testing::ScalarsAs<::testing::Types>;
TYPED_TEST_SUITE(DropInNorms, Scalars);

TYPED_TEST(DropInNorms, Values) {
    using T = TypeParam;
    using R = typename Symbols<T>::Real;
    std::vector<T> a(n * n, T(-2));
    a[1] = T(6);
    std::vector<R> work(n);
    const int order = n, rows = n - 3;
    const std::int64_t wide = n, wide_rows = n - 3;
    const auto lange = [&](char norm) {
        return Symbols<T>::lange(&norm, &rows, &order, a.data(), &order, work.data());
    };
    EXPECT_EQ(lange('M'), R(6));
    EXPECT_EQ(lange('1'), R(2 * (n - 3) + 4));
    EXPECT_EQ(lange('I'), R(2 * n + 4));
    EXPECT_NEAR(static_cast<double>(lange('f')), std::sqrt(4.0 * n * (n - 3) + 32), 1e-4);
    for (const char norm : std::string("MOIE"))
        EXPECT_EQ(Symbols<T>::lange_wide(&norm, &wide_rows, &wide, a.data(), &wide, work.data()),
                  lange(norm));
    const char one = '1', lower = 'L';
    EXPECT_EQ(Symbols<T>::lansy(&one, &lower, &order, a.data(), &order, work.data()), R(2 * n + 4));
    a[5] = T(std::numeric_limits<R>::quiet_NaN());
    EXPECT_TRUE(std::isnan(lange('F')));
}

TYPED_TEST(DropInNorms, HermitianOnes) {
    if constexpr (std::is_same_v<TypeParam, ComplexFloat> || std::is_same_v<TypeParam, Complex>) {
        using T = TypeParam;
        using R = typename T::value_type;
        std::vector<T> a(n * n, T(0, 2));
        std::vector<R> work(n);
        const int order = n;
        const char one = '1', upper = 'U';
        const auto norm = [&] {
            if constexpr (std::is_same_v<R, float>)
                return clanhe_(&one, &upper, &order, a.data(), &order, work.data());
            else
                return zlanhe_(&one, &upper, &order, a.data(), &order, work.data());
        };
        EXPECT_EQ(norm(), R(2 * (n - 1)));  // the diagonal is real: 0
    }
}

TYPED_TEST(DropInNorms, Conditions) {
    using T = TypeParam;
    using R = typename Symbols<T>::Real;
    const std::vector<T> a = diagonal<T>();
    std::vector<T> work(4 * n);
    std::vector<typename Symbols<T>::Work> second(2 * n);
    std::vector<std::conditional_t<std::is_integral_v<typename Symbols<T>::Work>, std::int64_t, R>>
        wide_second(2 * n);
    const int order = n;
    const std::int64_t wide = n;
    const R anorm = 1;
    for (const char norm : std::string("1I")) {
        R rcond = -1;
        int info = -1;
        Symbols<T>::gecon(&norm, &order, a.data(), &order, &anorm, &rcond, work.data(), second.data(), &info);
        EXPECT_EQ(info, 0);
        EXPECT_NEAR(rcond, R(0.03125F), R(1e-6));
        std::int64_t wide_info = -1;
        rcond = -1;
        Symbols<T>::gecon_wide(&norm, &wide, a.data(), &wide, &anorm, &rcond, work.data(), wide_second.data(),
                               &wide_info);
        EXPECT_EQ(wide_info, 0);
        EXPECT_NEAR(rcond, R(0.03125F), R(1e-6));
    }
    const char upper = 'U';
    R rcond = -1;
    int info = -1;
    Symbols<T>::pocon(&upper, &order, a.data(), &order, &anorm, &rcond, work.data(), second.data(), &info);
    EXPECT_EQ(info, 0);
    EXPECT_NEAR(rcond, R(0.03125F * 0.03125F), R(1e-8));
}

TYPED_TEST(DropInNorms, ScaleFactors) {
    using T = TypeParam;
    using R = typename Symbols<T>::Real;
    const std::vector<T> a = diagonal<T>();
    std::vector<R> r(n), c(n);
    R rowcnd = 0, colcnd = 0, amax = 0;
    const int order = n;
    int info = -1;
    Symbols<T>::geequ(&order, &order, a.data(), &order, r.data(), c.data(), &rowcnd, &colcnd, &amax, &info);
    EXPECT_EQ(info, 0);
    EXPECT_EQ(r[7], R(32));
    EXPECT_EQ(c[7], R(1));
    EXPECT_EQ(rowcnd, R(0.03125F));
    EXPECT_EQ(amax, R(1));
    const std::int64_t wide = n;
    std::int64_t wide_info = -1;
    Symbols<T>::poequ_wide(&wide, a.data(), &wide, c.data(), &rowcnd, &amax, &wide_info);
    EXPECT_EQ(wide_info, 0);
    EXPECT_NEAR(c[7], std::sqrt(R(32)), R(1e-5));
}

}  // namespace
