// SPDX-License-Identifier: BSD-3-Clause
// Singular values without vectors on the devices, by GESDD and GESVD: LAPACK's values, the matrix as it was,
// nothing written where an element is not finite.
#include <algorithm>
#include <cstring>
#include <limits>

#include "numerics/suite.hpp"
#include "support/routines/gesdd.hpp"
#include "support/routines/gesvd.hpp"

namespace lapilli::testing {

namespace {

template <class T>
class SingularValues : public ::testing::Test {
  protected:
    using R = Real<T>;
    static std::vector<R> places(const Problem& p) {
        return std::vector<R>(static_cast<std::size_t>(std::min(p.m, p.n)), R(-7));
    }
    static lapilli_int gesdd(lapilli_context ctx, Matrix<T>& A, std::vector<R>& S) {
        T none(0);
        return api::gesdd<T>(ctx, 'N', A.rows(), A.cols(), A.data(), A.ld(), S.data(), &none, 1, &none, 1);
    }
    static lapilli_int gesvd(lapilli_context ctx, Matrix<T>& A, std::vector<R>& S) {
        T none(0);
        return api::gesvd<T>(ctx, 'N', 'N', A.rows(), A.cols(), A.data(), A.ld(), S.data(), &none, 1, &none,
                             1);
    }
    static bool same(const Matrix<T>& A, const Matrix<T>& B) {
        return std::memcmp(A.data(), B.data(), sizeof(T) * static_cast<std::size_t>(A.ld() * A.cols())) == 0;
    }
};
TYPED_TEST_SUITE(SingularValues, Scalars, ScalarNames);

TYPED_TEST(SingularValues, AreLapacks) {
    using T = TypeParam;
    std::vector<Problem> problems = singular_problems(0.1 / ulp<T>);
    for (const auto& [m, n] : {std::pair{2, 2}, {70, 70}, {71, 66}, {3, 90}}) {
        Problem& p = problems.emplace_back();
        p.m = m;
        p.n = n;
    }
    for (const int devices : device_counts({1, 3})) {
        const SmallBlocks ctx(devices);
        ASSERT_EQ(lapilli_set(ctx, "gesdd.crossover", "0"), 0);
        for (const Problem& p : problems) {
            SCOPED_TRACE(std::to_string(devices) + " devices, " + p.kind + ", " + std::to_string(p.m) +
                         " by " + std::to_string(p.n));
            const Matrix<T> given = rectangular_matrix<T>(p);
            Matrix<T> A = given;
            auto S = this->places(p), again = S;
            ASSERT_EQ(this->gesdd(ctx, A, S), 0);
            EXPECT_LE(singular_value_error(p, given, S), 30);
            EXPECT_TRUE(this->same(A, given));
            ASSERT_EQ(this->gesvd(ctx, A, again), 0);
            EXPECT_EQ(S, again);
        }
    }
}

// One value is 0, whatever the number of zeros on the diagonal of an unreduced bidiagonal matrix.
TYPED_TEST(SingularValues, ZerosOnTheDiagonal) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    ASSERT_EQ(lapilli_set(ctx, "gesdd.crossover", "0"), 0);
    Problem p;
    p.m = p.n = 40;
    const Stream stream(7, 5);
    Matrix<T> given(40, 40);
    for (std::int64_t i = 0; i < 40; ++i) {
        const auto at = static_cast<std::uint64_t>(i);
        given(i, i) = i % 7 == 3 ? T(0) : stream.scalar<T>(at, -1, 1);
        if (i < 39) given(i, i + 1) = stream.scalar<T>(at + 40, -1, 1);
    }
    for (const char* const stages : {"one", "two"}) {
        ASSERT_EQ(lapilli_set(ctx, "test.gesdd.stages", stages), 0);
        Matrix<T> A = given;
        auto S = this->places(p);
        ASSERT_EQ(this->gesdd(ctx, A, S), 0);
        EXPECT_LE(singular_value_error(p, given, S), 30) << stages;
    }
}

TYPED_TEST(SingularValues, OfAllSizesAndNotFinite) {
    using T = TypeParam;
    using R = Real<T>;
    const SmallBlocks ctx(2);
    ASSERT_EQ(lapilli_set(ctx, "gesdd.crossover", "0"), 0);
    Problem p;
    p.m = 30;
    p.n = 20;
    const Matrix<T> given = rectangular_matrix<T>(p);
    auto S = this->places(p);
    Matrix<T> A = given;
    ASSERT_EQ(this->gesdd(ctx, A, S), 0);
    for (const R size : {std::numeric_limits<R>::max() / 64, std::numeric_limits<R>::min() * 64}) {
        // A power of two changes no digit.
        int exponent = 0;
        std::frexp(size, &exponent);
        Matrix<T> scaled = given;
        for (std::int64_t j = 0; j < 20; ++j)
            for (std::int64_t i = 0; i < 30; ++i) scaled(i, j) *= std::ldexp(R(1), exponent - 8);
        auto found = this->places(p);
        ASSERT_EQ(this->gesdd(ctx, scaled, found), 0);
        for (std::size_t i = 0; i < S.size(); ++i)
            EXPECT_NEAR(std::ldexp(found[i], 8 - exponent), S[i], 100 * ulp<T> * S[0]);
    }
    A(29, 19) = T(std::numeric_limits<R>::quiet_NaN());
    auto untouched = this->places(p);
    EXPECT_EQ(this->gesdd(ctx, A, untouched), LAPILLI_ERROR_NOT_FINITE);
    EXPECT_EQ(untouched, this->places(p));
}

}  // namespace
}  // namespace lapilli::testing
