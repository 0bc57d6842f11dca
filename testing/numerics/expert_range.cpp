// SPDX-License-Identifier: BSD-3-Clause
// GESVX and POSVX with a NaN or an infinity, with factors that leave the range, and near its ends: the
// answers are the same wherever they compute.
#include <cmath>
#include <limits>

#include "numerics/expert_suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class ExpertRange : public ::testing::Test {
  protected:
    using R = Real<T>;
    using Limits = std::numeric_limits<R>;
    static constexpr R infinity = Limits::infinity();

    template <class F>
    static void everywhere(F f) {
        for (const int device_count : device_counts({0, 1, 3})) {
            const SmallBlocks ctx(device_count);
            SCOPED_TRACE("devices: " + std::to_string(device_count));
            f(ctx);
        }
    }
    /// With ones on the right.
    template <class System>
    static typename System::Data system(const Problem& p, const Matrix<T>& A) {
        auto x = data_of<System>(p);
        put_into(A, x.A);
        for (std::int64_t j = 0; j < p.k; ++j) {
            for (std::int64_t i = 0; i < p.n; ++i) x.B(i, j) = T(1);
        }
        return x;
    }
    static Matrix<T> of_two(R a11, R a12, R a21, R a22) {
        Matrix<T> A(2, 2);
        A(0, 0) = T(a11);
        A(0, 1) = T(a12);
        A(1, 0) = T(a21);
        A(1, 1) = T(a22);
        return A;
    }
    /// rcond is below the unit roundoff, so that the solutions have been computed all the same.
    template <class System>
    static void expect_singular(const Context& ctx, const Problem& p, typename System::Data x,
                                char equed = 'N') {
        std::fill(x.ferr.begin(), x.ferr.end(), R(-7));
        const auto before = x;
        EXPECT_EQ(call<System>(ctx, p, x), p.n + 1);
        EXPECT_EQ(x.rcond[0], R(0));
        EXPECT_FALSE(x.X.same_bits(before.X));
        EXPECT_NE(x.ferr, before.ferr);
        EXPECT_EQ(x.equed[0], equed);
        if (equed == 'N') {
            EXPECT_TRUE(x.A.same_bits(before.A));
            EXPECT_TRUE(x.B.same_bits(before.B));
        }
    }
    /// scale U: ones on the diagonal, -1 above. |U| is n, |U^-1| is 2^(n - 1).
    static Matrix<T> triangle(std::int64_t n, R scale) {
        Matrix<T> A(n, n);
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i <= j; ++i) A(i, j) = T(i == j ? scale : -scale);
        }
        return A;
    }
};
TYPED_TEST_SUITE(ExpertRange, Scalars, ScalarNames);

TYPED_TEST(ExpertRange, NaN) {
    using T = TypeParam;
    using System = General<T>;
    this->everywhere([&](const Context& ctx) {
        for (const char fact : {'N', 'E'}) {
            const Problem two = expert_problem(fact, 2, 2);
            const Real<T> nan = std::numeric_limits<Real<T>>::quiet_NaN();
            SCOPED_TRACE(fact);
            this->template expect_singular<System>(
                ctx, two, this->template system<System>(two, this->of_two(4, nan, 1, 4)));
            const Problem p = expert_problem(fact);
            for (const auto& [i, j] : {std::pair{3, 30}, {0, 0}, {44, 44}, {44, 0}, {0, 44}, {20, 21}}) {
                SCOPED_TRACE(std::to_string(i) + ", " + std::to_string(j));
                auto x = data_of<System>(p);
                x.A(i, j) = quiet_nan<T>();
                this->template expect_singular<System>(ctx, p, x);
                EXPECT_EQ(call<System>(ctx, p, x), p.n + 1);
                EXPECT_TRUE(std::isnan(x.rpivot[0]));
            }
        }
    });
}

// The range of A, of its factors, and of both.
TYPED_TEST(ExpertRange, GivenFactors) {
    using T = TypeParam;
    this->everywhere([&](const Context& ctx) {
        const Problem p = expert_problem('F');
        for (const Real<T> bad : {std::numeric_limits<Real<T>>::quiet_NaN(), this->infinity}) {
            auto of_a = data_of<General<T>>(p), of_factors = of_a;
            of_a.A(30, 3) = of_factors.AF(3, 30) = T(bad);
            auto definite = data_of<Definite<T>>(p), of_factor = definite;
            definite.A(30, 3) = of_factor.AF(30, 3) = T(bad);
            for (auto* x : {&of_a, &of_factors}) {
                EXPECT_EQ(call<General<T>>(ctx, p, *x), p.n + 1);
                EXPECT_EQ(x->rcond[0], 0);
            }
            for (auto* x : {&definite, &of_factor}) {
                EXPECT_EQ(call<Definite<T>>(ctx, p, *x), p.n + 1);
                EXPECT_EQ(x->rcond[0], 0);
            }
        }
    });
}

// An infinity, elements that are finite with a factor that is not, and a norm that is not.
TYPED_TEST(ExpertRange, Overflow) {
    using T = TypeParam;
    using R = Real<T>;
    using System = General<T>;
    constexpr R most = std::numeric_limits<R>::max();
    this->everywhere([&](const Context& ctx) {
        const Problem two = expert_problem('N', 2, 2);
        for (const auto& A : {this->of_two(4, this->infinity, 1, 4), this->of_two(this->infinity, 4, 1, 4),
                              this->of_two(1, most, -1, most), this->of_two(most, 0, most, most)})
            this->template expect_singular<System>(ctx, two, this->template system<System>(two, A));
        const Problem scaled = expert_problem('E', 2, 2);
        this->template expect_singular<System>(
            ctx, scaled, this->template system<System>(scaled, this->of_two(4, this->infinity, 1, 4)), 'B');
        // Which is what scaling is for.
        auto x = this->template system<System>(scaled, this->of_two(1, most, -1, most));
        EXPECT_EQ(call<System>(ctx, scaled, x), 0);
        EXPECT_GT(x.rcond[0], R(0.1));
    });
}

// Scaling takes the elements off the diagonal beyond the range; and a diagonal with a NaN, or an infinity.
TYPED_TEST(ExpertRange, DefiniteMatrices) {
    using T = TypeParam;
    using R = Real<T>;
    using System = Definite<T>;
    using Limits = std::numeric_limits<R>;
    struct Case {
        R a11, a21, a22;
        char equed;
        lapilli_int info;
    };
    const R tiny = Limits::min() * R(1.03125);
    this->everywhere([&](const Context& ctx) {
        for (const Case& one :
             {Case{tiny, 5, tiny, 'Y', 2}, Case{Limits::quiet_NaN(), 0, 1e-4f, 'N', 1},
              Case{1e-4f, 0, Limits::quiet_NaN(), 'N', 2}, Case{1, Limits::quiet_NaN(), 1e-4f, 'Y', 2},
              Case{1, this->infinity, 1, 'N', 2}, Case{this->infinity, 1, 1, 'Y', 1}}) {
            for (const char uplo : {'L', 'U'}) {
                SCOPED_TRACE(std::to_string(one.info) + uplo + std::to_string(one.a11));
                Problem p = expert_problem('E', 2, 2);
                p.uplo = uplo;
                auto x = this->template system<System>(p, this->of_two(one.a11, one.a21, one.a21, one.a22));
                const auto before = x;
                EXPECT_EQ(call<System>(ctx, p, x), one.info);
                EXPECT_EQ(x.equed[0], one.equed);
                EXPECT_EQ(x.rcond[0], R(0));
                EXPECT_TRUE(x.X.same_bits(before.X));
                EXPECT_EQ(x.ferr, before.ferr);
            }
        }
    });
}

// The inverse passes the range, the condition number is far from it.
TYPED_TEST(ExpertRange, NearItsEnds) {
    using T = TypeParam;
    using R = Real<T>;
    using System = General<T>;
    constexpr std::int64_t n = 12;
    const R scale = std::ldexp(R(1), std::numeric_limits<R>::min_exponent + 5);
    this->everywhere([&](const Context& ctx) {
        for (const char trans : {'N', 'T'}) {
            Problem p = expert_problem('N', n, 2);
            p.trans = trans;
            auto x = this->template system<System>(p, this->triangle(n, scale));
            Matrix<T> ones(n, p.k);
            for (std::int64_t i = 0; i < n * p.k; ++i) ones(i % n, i / n) = T(1);
            put_into(product('N', with_op(trans, x.A), ones), x.B);
            EXPECT_EQ(call<System>(ctx, p, x), 0);
            const double rcond = 1 / (n * std::ldexp(1.0, n - 1));
            EXPECT_NEAR(static_cast<double>(x.rcond[0]), rcond, 0.01 * rcond);
            for (std::int64_t i = 0; i < n; ++i)
                EXPECT_NEAR(static_cast<double>(real_part(x.X(i, 1))), 1, 1e5 * ulp<T>);
        }
        // Its own inverse but for the scale, with a factor that is the root.
        constexpr R most = std::numeric_limits<R>::max();
        Problem one = expert_problem('N', 1, 1);
        for (const R a : {most, std::numeric_limits<R>::min()}) {
            auto x = data_of<System>(one);
            auto y = data_of<Definite<T>>(one);
            x.A(0, 0) = y.A(0, 0) = x.B(0, 0) = y.B(0, 0) = T(a);
            EXPECT_EQ(call<System>(ctx, one, x), 0);
            EXPECT_EQ(call<Definite<T>>(ctx, one, y), 0);
            EXPECT_NEAR(static_cast<double>(x.rcond[0]), 1, 100 * ulp<T>);
            EXPECT_NEAR(static_cast<double>(y.rcond[0]), 1, 100 * ulp<T>);
        }
    });
}

// Rows of very different sizes: the norms of A and of A^T are not the same, and nor are those of their
// inverses.
TYPED_TEST(ExpertRange, ConditionOfTheTranspose) {
    using T = TypeParam;
    using System = General<T>;
    this->everywhere([&](const Context& ctx) {
        for (const char trans : {'N', 'T', 'C'}) {
            for (const bool of_rows : {true, false}) {
                Problem p = expert_problem('N');
                p.trans = trans;
                auto x = data_of<System>(p);
                for (std::int64_t i = 0; i < p.n; ++i) {
                    T& element = of_rows ? x.A(7, i) : x.A(i, 7);
                    element *= Real<T>(1024);
                }
                auto lapack = x;
                EXPECT_EQ(call<System>(ctx, p, x), 0);
                ASSERT_EQ(call_lapack<System>(p, lapack), 0);
                const auto ours = static_cast<double>(x.rcond[0]),
                           theirs = static_cast<double>(lapack.rcond[0]);
                EXPECT_LE(ours, 3 * theirs) << trans << of_rows;
                EXPECT_GE(ours, theirs / 3) << trans << of_rows;
            }
        }
    });
}

}  // namespace
}  // namespace lapilli::testing
