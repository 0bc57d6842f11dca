// SPDX-License-Identifier: BSD-3-Clause
// SYCON and HECON, SYRFS and HERFS where their siblings of other matrices have nothing to go by: pivots of
// order 2, singular D, complex matrices that are symmetric.
#include <cmath>
#include <string>

#include "numerics/indefinite_suite.hpp"
#include "support/routines/sycon.hpp"
#include "support/routines/syrfs.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class IndefiniteConditions : public OfIndefinite<T> {
  protected:
    using R = Real<T>;
    struct Answer {
        lapilli_int info;
        R rcond;
    };
    template <bool hermitian, class Data>
    static Answer condition(lapilli_context ctx, Problem p, const Data& x, R anorm) {
        typename IndefiniteCondition<T, hermitian>::Data all{x.A, x.ipiv, {-7}};
        p.vl = static_cast<double>(anorm);
        Answer answer{};
        if constexpr (hermitian)
            answer.info = api::hecon<T>(ctx, p.uplo, p.n, all.A.data(), all.A.ld(), all.ipiv.data(), anorm,
                                        &answer.rcond);
        else
            answer.info = api::sycon<T>(ctx, p.uplo, p.n, all.A.data(), all.A.ld(), all.ipiv.data(), anorm,
                                        &answer.rcond);
        EXPECT_TRUE(all.A.same_bits(x.A));
        return answer;
    }
    static void expect_rcond(const Answer& found, double expected, double within = 100 * ulp<T>) {
        EXPECT_EQ(found.info, 0);
        EXPECT_NEAR(static_cast<double>(found.rcond), expected, within * expected);
    }
    /// D has this one in rows and columns 8 and 9, 2 on the rest of its diagonal.
    template <bool hermitian>
    static auto with_pair(const Problem& p, R diagonal, R beside) {
        auto x = OfIndefinite<T>::template diagonal<hermitian>(
            p, [&](std::int64_t i) { return i == 8 || i == 9 ? diagonal : R(2); });
        (p.uplo == 'L' ? x.A(9, 8) : x.A(8, 9)) = T(beside);
        x.ipiv[8] = x.ipiv[9] = p.uplo == 'L' ? -10 : -9;
        return x;
    }
};
TYPED_TEST_SUITE(IndefiniteConditions, Scalars, ScalarNames);

TYPED_TEST(IndefiniteConditions, OfPivotsOfBothOrders) {
    using R = Real<TypeParam>;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(20, uplo);
        const auto rcond = [&](const auto& x, R anorm) {
            return this->template condition<hermitian()>(ctx, p, x, anorm);
        };
        const auto ones = this->template diagonal<hermitian()>(p, [](std::int64_t) { return 1; });
        this->expect_rcond(rcond(ones, 1), 1);
        const auto one_small = this->template diagonal<hermitian()>(
            p, [](std::int64_t i) { return i == 13 ? R(-1) / 64 : R(1); });
        this->expect_rcond(rcond(one_small, 1), 1.0 / 64);
        // [0 1/8; 1/8 0] and its inverse.
        this->expect_rcond(rcond(this->template with_pair<hermitian()>(p, 0, R(1) / 8), 2), 1.0 / 16);
        // [1 3; 3 1]^-1 = [-1 3; 3 -1] / 8.
        this->expect_rcond(rcond(this->template with_pair<hermitian()>(p, 1, 3), 4), 1.0 / 2);
    });
}

// As LAPACK: 0 where a pivot of order 1 is zero, or anorm is; neither NaN nor infinity where D is nearly
// singular.
TYPED_TEST(IndefiniteConditions, OfSingularMatrices) {
    using R = Real<TypeParam>;
    constexpr R least = std::numeric_limits<R>::min(), tiny = std::numeric_limits<R>::denorm_min();
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(20, uplo);
        for (const R element : {R(0), tiny, least}) {
            const auto x = this->template diagonal<hermitian()>(
                p, [&](std::int64_t i) { return i == 13 ? element : R(1); });
            const auto found = this->template condition<hermitian()>(ctx, p, x, 1);
            EXPECT_EQ(found.info, 0);
            EXPECT_GE(found.rcond, R(0));
            EXPECT_LE(found.rcond, element == R(0) ? R(0) : 2 * least);
        }
        const auto ones = this->template diagonal<hermitian()>(p, [](std::int64_t) { return 1; });
        const auto zero = this->template condition<hermitian()>(ctx, p, ones, 0);
        EXPECT_EQ(zero.info, 0);
        EXPECT_EQ(zero.rcond, R(0));
    });
}

TYPED_TEST(IndefiniteConditions, DoNotDependOnTheScale) {
    using R = Real<TypeParam>;
    const int most = std::numeric_limits<R>::max_exponent - 10;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int device_count) {
        if (device_count == 0) return;
        const Problem p = this->problem(20, uplo);
        for (const int exponent : {most, most - 1, -most}) {
            const R scale = std::ldexp(R(1), exponent);
            auto x = this->template with_pair<hermitian()>(p, 0, scale / 8);
            for (std::int64_t i = 0; i < p.n; ++i) x.A(i, i) = x.A(i, i) / R(2) * scale;
            this->expect_rcond(this->template condition<hermitian()>(ctx, p, x, scale), 1.0 / 8);
        }
    });
}

// A matrix of order 1 is as good as any, however large or small.
TYPED_TEST(IndefiniteConditions, OfOneNumber) {
    using R = Real<TypeParam>;
    using Limits = std::numeric_limits<R>;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(1, uplo);
        for (const R a : {Limits::max(), Limits::max() / 3, Limits::min(), 3 * Limits::min(), R(7)}) {
            const auto x = this->template diagonal<hermitian()>(p, [&](std::int64_t) { return -a; });
            this->expect_rcond(this->template condition<hermitian()>(ctx, p, x, a), 1);
        }
    });
}

TYPED_TEST(IndefiniteConditions, OfFactorsThatAreNotFinite) {
    using R = Real<TypeParam>;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(20, uplo);
        const auto ones = this->template diagonal<hermitian()>(p, [](std::int64_t) { return 1; });
        for (const R bad : {std::numeric_limits<R>::quiet_NaN(), std::numeric_limits<R>::infinity()}) {
            auto x = ones;
            (uplo == 'L' ? x.A(12, 3) : x.A(3, 12)) = TypeParam(bad);
            const auto found = this->template condition<hermitian()>(ctx, p, x, 1);
            EXPECT_EQ(found.info, 1);
            EXPECT_TRUE(std::isnan(found.rcond));
            EXPECT_EQ(this->template condition<hermitian()>(ctx, p, ones, bad).info, -6);
            // That of the other triangle is nothing.
            std::swap(x.A(3, 12), x.A(12, 3));
            this->expect_rcond(this->template condition<hermitian()>(ctx, p, x, 1), 1);
        }
    });
}

/// D has one large element, in a pivot of order 1 or off the diagonal of one of order 2: to the last bit as
/// LAPACK has it, since the order of sums may decide.
TYPED_TEST(IndefiniteConditions, OfFactorsThatHaveGrown) {
    using T = TypeParam;
    using R = Real<T>;
    const SmallBlocks cpu(0);
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int device_count) {
        if (device_count == 0) return;
        constexpr std::int64_t n = 40;
        const Problem p = this->problem(n, uplo);
        const Matrix<T> random = random_matrix<T>(n, n, 0, Stream(5, 1));
        for (const bool pair : {false, true}) {
            const std::int64_t last = uplo == 'L' ? n - 1 : 0, before = uplo == 'L' ? n - 2 : 1;
            const R grown = std::ldexp(R(1), 60);
            auto x = this->template diagonal<hermitian()>(p, [&](std::int64_t i) {
                const bool in_pair = pair && (i == last || i == before);
                return in_pair ? R(0) : i == last ? grown : R(1);
            });
            for (std::int64_t j = 0; j < n; ++j) {
                for (std::int64_t i = j + 1; i < n; ++i) (uplo == 'L' ? x.A(i, j) : x.A(j, i)) = random(i, j);
            }
            if (pair) {
                x.A(last, before) = T(grown);
                x.ipiv[static_cast<std::size_t>(last)] = x.ipiv[static_cast<std::size_t>(before)] = -last - 1;
            }
            const auto expected = this->template condition<hermitian()>(cpu, p, x, R(n)),
                       found = this->template condition<hermitian()>(ctx, p, x, R(n));
            EXPECT_EQ(found.info, 0);
            EXPECT_EQ(found.rcond, expected.rcond) << pair;
            EXPECT_GT(found.rcond, R(0));
        }
    });
}

TYPED_TEST(IndefiniteConditions, OfComplexSymmetricMatrices) {
    using T = TypeParam;
    if constexpr (is_complex<T>) {
        this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int device_count) {
            if (hermitian() || device_count == 0) return;
            const Problem p = this->problem(order_of_far, uplo);
            const auto x = this->template factors_of<false>(p, far_from_its_adjoint<T>(p));
            this->expect_rcond(this->template condition<false>(ctx, p, x, 1), 1 / sum_of_inverse, 0.02);
        });
    }
}

template <class T>
class IndefiniteRefinements : public OfIndefinite<T> {
  protected:
    template <bool hermitian>
    using DataOf = typename IndefiniteRefinement<T, hermitian>::Data;
    template <bool hermitian>
    static DataOf<hermitian> data(const Problem& p, const Matrix<T>& A) {
        DataOf<hermitian> x;
        IndefiniteRefinement<T, hermitian>::data(p, x);
        const auto factors = OfIndefinite<T>::template factors_of<hermitian>(p, A);
        x.A = A;
        x.AF = factors.A;
        x.ipiv = factors.ipiv;
        put_into(product('N', from_triangle(p.uplo, hermitian, A), known_solution<T>(p)), x.B);
        return x;
    }
    template <bool hermitian>
    static lapilli_int refine(lapilli_context ctx, const Problem& p, DataOf<hermitian>& x) {
        using Refinement = IndefiniteRefinement<T, hermitian>;
        return Refinement::call(ctx, p, Refinement::pointers(x));
    }
};
TYPED_TEST_SUITE(IndefiniteRefinements, Scalars, ScalarNames);

TYPED_TEST(IndefiniteRefinements, PivotsOfOrderTwo) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        using Refinement = IndefiniteRefinement<T, hermitian()>;
        const Problem p = this->problem(31, uplo);
        auto x = this->template data<hermitian()>(p, this->zero_diagonal(p, hermitian()));
        const auto given = x;
        ASSERT_EQ(this->template refine<hermitian()>(ctx, p, x), 0);
        EXPECT_TRUE(x.AF.same_bits(given.AF));
        EXPECT_LE(Refinement::error(p, given, x).worst(), Residuals::threshold);
    });
}

// Imaginary parts of a Hermitian matrix's diagonal are nothing.
TYPED_TEST(IndefiniteRefinements, DiagonalIsReal) {
    using T = TypeParam;
    if constexpr (is_complex<T>) {
        this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
            if (!hermitian()) return;
            const Problem p = this->problem(20, uplo);
            auto clean = this->template data<true>(p, indefinite_matrix<T>(p, true)), x = clean;
            for (std::int64_t i = 0; i < p.n; ++i) x.A(i, i) += T(0, Real<T>(i + 3));
            ASSERT_EQ(this->template refine<true>(ctx, p, clean), 0);
            ASSERT_EQ(this->template refine<true>(ctx, p, x), 0);
            EXPECT_TRUE(x.X.same_bits(clean.X));
            EXPECT_EQ(x.ferr, clean.ferr);
            EXPECT_EQ(x.berr, clean.berr);
        });
    }
}

// A is I, and X is exact: the bound is |A^-1| of what is said to be the factors, times roundings of as many
// sums.
TYPED_TEST(IndefiniteRefinements, BoundsOfComplexSymmetricMatrices) {
    using T = TypeParam;
    if constexpr (is_complex<T>) {
        this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int device_count) {
            if (hermitian() || device_count == 0) return;
            const Problem p = this->problem(order_of_far, uplo);
            auto x = this->template data<false>(p, far_from_its_adjoint<T>(p));
            x.A = this->template diagonal<false>(p, [](std::int64_t) { return 1; }).A;
            for (std::int64_t j = 0; j < p.k; ++j) {
                for (std::int64_t i = 0; i < p.n; ++i) x.X(i, j) = x.B(i, j) = T(1);
            }
            ASSERT_EQ(this->template refine<false>(ctx, p, x), 0);
            const double expected = sum_of_inverse * (order_of_far + 1) * ulp<T>;
            for (const auto bound : x.ferr)
                EXPECT_NEAR(static_cast<double>(bound), expected, 0.02 * expected);
        });
    }
}

// D is not looked at, as in LAPACK: what is divided by zero shows in the bounds.
TYPED_TEST(IndefiniteRefinements, SingularFactors) {
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int device_count) {
        if (device_count == 0) return;
        const Problem p = this->problem(20, uplo);
        auto x = this->template data<hermitian()>(p, indefinite_matrix<TypeParam>(p, hermitian()));
        const auto zero =
            this->template diagonal<hermitian()>(p, [](std::int64_t i) { return i == 5 ? 0 : 1; });
        x.AF = zero.A;
        x.ipiv = zero.ipiv;
        EXPECT_EQ(this->template refine<hermitian()>(ctx, p, x), 0);
        for (const auto bound : x.ferr) EXPECT_FALSE(std::isfinite(bound));
    });
}

TYPED_TEST(IndefiniteRefinements, PivotsThatAreNoneAreRefused) {
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(6, uplo);
        auto x = this->template data<hermitian()>(p, indefinite_matrix<TypeParam>(p, hermitian()));
        const auto given = x;
        x.ipiv[2] = 7;
        EXPECT_EQ(this->template refine<hermitian()>(ctx, p, x), -8);
        EXPECT_TRUE(x.X.same_bits(given.X));
        typename IndefiniteCondition<TypeParam, hermitian()>::Data y{x.AF, x.ipiv, {-7}};
        EXPECT_EQ((IndefiniteCondition<TypeParam, hermitian()>::call(
                      ctx, p, {{y.A.data(), y.A.ld()}, y.ipiv.data(), y.rcond.data()})),
                  -5);
    });
}

}  // namespace
}  // namespace lapilli::testing
