// SPDX-License-Identifier: BSD-3-Clause
// SYSVX and HESVX against LAPACK's: what they say of singular matrices, how they go on from factors, what
// they do not read.
#include <cmath>
#include <string>

#include "numerics/indefinite_suite.hpp"
#include "support/routines/sysvx.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class IndefiniteExperts : public OfIndefinite<T> {
  protected:
    using R = Real<T>;
    template <bool hermitian>
    using Expert = IndefiniteExpert<T, hermitian>;
    template <bool hermitian>
    using DataOf = typename Expert<hermitian>::Data;

    static Problem problem(std::int64_t n, char uplo, char fact) {
        Problem p = OfIndefinite<T>::problem(n, uplo);
        p.choose("fact", fact);
        return p;
    }
    /// Data for this A; with given factors, for these.
    template <bool hermitian>
    static DataOf<hermitian> data(const Problem& p, const Matrix<T>& A) {
        DataOf<hermitian> x;
        Expert<hermitian>::data(p, x);
        x.A = A;
        put_into(product('N', from_triangle(p.uplo, hermitian, A), known_solution<T>(p)), x.B);
        return x;
    }
    template <bool hermitian, class Factors>
    static DataOf<hermitian> with_factors(const Problem& p, const Matrix<T>& A, const Factors& factors) {
        DataOf<hermitian> x = data<hermitian>(p, A);
        x.AF = factors.A;
        x.ipiv = factors.ipiv;
        return x;
    }
    template <bool hermitian>
    static lapilli_int call(lapilli_context ctx, const Problem& p, DataOf<hermitian>& x) {
        return Expert<hermitian>::call(ctx, p, Expert<hermitian>::pointers(x));
    }
    template <bool hermitian>
    static lapilli_int call_lapack(const Problem& p, DataOf<hermitian>& x) {
        return Expert<hermitian>::call_lapack(p, Expert<hermitian>::pointers(x));
    }
    template <bool hermitian>
    static void expect_no_solutions(const DataOf<hermitian>& before, const DataOf<hermitian>& after) {
        EXPECT_EQ(after.rcond[0], R(0));
        EXPECT_TRUE(after.X.same_bits(before.X));
        EXPECT_EQ(after.ferr, before.ferr);
        EXPECT_EQ(after.berr, before.berr);
    }
};
TYPED_TEST_SUITE(IndefiniteExperts, Scalars, ScalarNames);

TYPED_TEST(IndefiniteExperts, PivotsOfOrderTwo) {
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        using Expert = IndefiniteExpert<TypeParam, hermitian()>;
        const Problem p = this->problem(31, uplo, 'N');
        auto x = this->template data<hermitian()>(p, this->zero_diagonal(p, hermitian()));
        const auto given = x;
        ASSERT_EQ(this->template call<hermitian()>(ctx, p, x), 0);
        EXPECT_LE(Expert::error(p, given, x).worst(), Residuals::threshold);
        EXPECT_LT(*std::min_element(x.ipiv.begin(), x.ipiv.end()), 0);
    });
}

// The next call has other right-hand sides; small letters do.
TYPED_TEST(IndefiniteExperts, GoOnFromFactors) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        using Expert = IndefiniteExpert<T, hermitian()>;
        const Problem first = this->problem(31, uplo, 'n');
        Problem second = this->problem(31, uplo, 'f');
        auto x = this->template data<hermitian()>(first, this->zero_diagonal(first, hermitian()));
        ASSERT_EQ(this->template call<hermitian()>(ctx, first, x), 0);
        const auto after_first = x;
        second.seed = 99;
        put_into(product('N', from_triangle(uplo, hermitian(), x.A), known_solution<T>(second)), x.B);
        const auto given = x;
        ASSERT_EQ(this->template call<hermitian()>(ctx, second, x), 0) << lapilli_last_error(ctx);
        EXPECT_EQ(x.rcond, after_first.rcond);
        EXPECT_FALSE(x.X.same_bits(after_first.X));
        second.choose("fact", 'F');
        EXPECT_LE(Expert::error(second, given, x).worst(), Residuals::threshold);
    });
}

// A row and a column of zeros: the factorization goes on to its end, as SYTRF's, and nothing is solved.
TYPED_TEST(IndefiniteExperts, SingularMatrices) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(31, uplo, 'N');
        auto A = indefinite_matrix<T>(p, hermitian());
        for (std::int64_t i = 0; i < p.n; ++i) A(12, i) = A(i, 12) = T(0);
        const auto given = this->template data<hermitian()>(p, A);
        auto ours = given, lapack = given;
        const lapilli_int info = this->template call_lapack<hermitian()>(p, lapack);
        ASSERT_GT(info, 0);
        ASSERT_LE(info, p.n);
        EXPECT_EQ(this->template call<hermitian()>(ctx, p, ours), info);
        EXPECT_NE(std::string(lapilli_last_error(ctx)).find("is zero"), std::string::npos);
        this->template expect_no_solutions<hermitian()>(given, ours);
        EXPECT_EQ(ours.ipiv, lapack.ipiv);
        EXPECT_LE(indefinite_ratio(p, hermitian(), A, ours.AF, ours.ipiv), Residuals::threshold);
    });
}

// One element of a diagonal matrix is the condition number: below the unit roundoff info tells, and all has
// been computed.
TYPED_TEST(IndefiniteExperts, SingularToWorkingPrecision) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr R unit = static_cast<R>(ulp<T> / 2);
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        for (const R least : {unit, unit / 2}) {
            const Problem p = this->problem(31, uplo, 'N');
            const auto d = this->template diagonal<hermitian()>(
                p, [&](std::int64_t i) { return i == 20 ? -least : R(1); });
            const auto given = this->template data<hermitian()>(p, d.A);
            auto ours = given, lapack = given;
            EXPECT_EQ(this->template call<hermitian()>(ctx, p, ours), least < unit ? p.n + 1 : 0);
            EXPECT_EQ(this->template call_lapack<hermitian()>(p, lapack), least < unit ? p.n + 1 : 0);
            EXPECT_NEAR(static_cast<double>(ours.rcond[0] / least), 1, 100 * ulp<T>);
            EXPECT_LE((IndefiniteExpert<T, hermitian()>::error(p, given, ours).worst()),
                      Residuals::threshold);
        }
    });
}

// D is looked at for the condition alone, as in LAPACK: solutions show what is divided by zero.
TYPED_TEST(IndefiniteExperts, SingularGivenFactors) {
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(31, uplo, 'F');
        const auto zero =
            this->template diagonal<hermitian()>(p, [](std::int64_t i) { return i == 5 ? 0 : 1; });
        const auto ones = this->template diagonal<hermitian()>(p, [](std::int64_t) { return 1; });
        auto x = this->template with_factors<hermitian()>(p, ones.A, zero);
        EXPECT_EQ(this->template call<hermitian()>(ctx, p, x), p.n + 1);
        EXPECT_EQ(x.rcond[0], 0);
        EXPECT_FALSE(std::isfinite(real_part(x.X(5, 0))));
        EXPECT_TRUE(x.AF.same_bits(zero.A));
    });
}

// Solutions that overflow are no NaN of the condition number, on the CPU either.
TYPED_TEST(IndefiniteExperts, OverflowingSolutions) {
    using R = Real<TypeParam>;
    constexpr R tiny = std::numeric_limits<R>::denorm_min();
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(31, uplo, 'F');
        const auto d =
            this->template diagonal<hermitian()>(p, [](std::int64_t i) { return i == 13 ? tiny : R(1); });
        auto x = this->template with_factors<hermitian()>(p, d.A, d);
        EXPECT_EQ(this->template call<hermitian()>(ctx, p, x), p.n + 1);
        EXPECT_GE(x.rcond[0], R(0));
        EXPECT_LE(x.rcond[0], 2 * std::numeric_limits<R>::min());
        // A NaN of the matrix or of its factors makes it 0.
        auto of_matrix = this->template with_factors<hermitian()>(p, d.A, d), of_factors = of_matrix;
        (uplo == 'L' ? of_matrix.A(20, 3) : of_matrix.A(3, 20)) = quiet_nan<TypeParam>();
        (uplo == 'L' ? of_factors.AF(20, 3) : of_factors.AF(3, 20)) = quiet_nan<TypeParam>();
        for (auto* bad : {&of_matrix, &of_factors}) {
            EXPECT_EQ(this->template call<hermitian()>(ctx, p, *bad), p.n + 1);
            EXPECT_EQ(bad->rcond[0], R(0));
        }
    });
}

// A NaN in the matrix counts as a zero of D; one in a right-hand side, or in the other triangle, does not.
TYPED_TEST(IndefiniteExperts, NaN) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(31, uplo, 'N');
        auto A = indefinite_matrix<T>(p, hermitian());
        const auto given = this->template data<hermitian()>(p, A);
        auto clean = given, in_b = given, outside = given, in_a = given;
        ASSERT_EQ(this->template call<hermitian()>(ctx, p, clean), 0);
        in_b.B(11, 1) = quiet_nan<T>();
        EXPECT_EQ(this->template call<hermitian()>(ctx, p, in_b), 0);
        EXPECT_EQ(in_b.rcond, clean.rcond);
        EXPECT_FALSE(std::isfinite(in_b.ferr[1]));
        for (const std::size_t j : {0, 2}) {
            EXPECT_LE(in_b.berr[j], static_cast<Real<T>>(p.n + 1) * ulp<T>);
            EXPECT_LE(in_b.ferr[j], 2 * clean.ferr[j]);
        }
        const auto place = [&](Matrix<T>& of, bool other) -> T& {
            return (uplo == 'L') != other ? of(20, 3) : of(3, 20);
        };
        place(outside.A, true) = place(outside.AF, true) = quiet_nan<T>();
        EXPECT_EQ(this->template call<hermitian()>(ctx, p, outside), 0);
        EXPECT_TRUE(outside.X.same_bits(clean.X));
        place(in_a.A, false) = quiet_nan<T>();
        const auto before = in_a;
        const lapilli_int info = this->template call<hermitian()>(ctx, p, in_a);
        EXPECT_GT(info, 0);
        EXPECT_LE(info, p.n);
        this->template expect_no_solutions<hermitian()>(before, in_a);
    });
}

// In the column that is eliminated first, of two, where nothing comes behind it.
TYPED_TEST(IndefiniteExperts, NaNOfTwoColumns) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(2, uplo, 'N');
        for (const bool on_diagonal : {false, true}) {
            Matrix<T> A(2, 2, 1);
            A(0, 0) = A(1, 1) = T(on_diagonal ? 0 : 5);
            A(0, 1) = A(1, 0) = on_diagonal ? T(1) : quiet_nan<T>();
            if (on_diagonal) (uplo == 'L' ? A(1, 1) : A(0, 0)) = quiet_nan<T>();
            auto x = this->template data<hermitian()>(p, A);
            const auto before = x;
            EXPECT_EQ(this->template call<hermitian()>(ctx, p, x), uplo == 'L' ? 1 : 2);
            this->template expect_no_solutions<hermitian()>(before, x);
        }
    });
}

// At either end of the range, and near the lower one a matrix that has an inverse beyond the upper one.
TYPED_TEST(IndefiniteExperts, NearTheEndsOfTheRange) {
    using T = TypeParam;
    using R = Real<T>;
    using Limits = std::numeric_limits<R>;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        for (const R a : {Limits::max(), Limits::min()}) {
            const Problem p = this->problem(1, uplo, 'N');
            Matrix<T> A(1, 1);
            A(0, 0) = T(-a);
            auto x = this->template data<hermitian()>(p, A);
            for (std::int64_t j = 0; j < p.k; ++j) x.B(0, j) = T(a);
            EXPECT_EQ(this->template call<hermitian()>(ctx, p, x), 0);
            EXPECT_NEAR(static_cast<double>(x.rcond[0]), 1, 100 * ulp<T>);
            EXPECT_NEAR(static_cast<double>(real_part(x.X(0, 0))), -1, 100 * ulp<T>);
        }
    });
}

// Imaginary parts of a Hermitian matrix's diagonal are nothing.
TYPED_TEST(IndefiniteExperts, DiagonalIsReal) {
    using T = TypeParam;
    if constexpr (is_complex<T>) {
        this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
            if (!hermitian()) return;
            for (const char fact : {'N', 'F'}) {
                const Problem p = this->problem(31, uplo, fact);
                auto clean = this->template data<true>(p, indefinite_matrix<T>(p, true)), x = clean;
                for (std::int64_t i = 0; i < p.n; ++i) x.A(i, i) += T(0, Real<T>(i + 3));
                const auto given = x;
                ASSERT_EQ(this->template call<true>(ctx, p, clean), 0);
                ASSERT_EQ(this->template call<true>(ctx, p, x), 0);
                EXPECT_TRUE(x.A.same_bits(given.A));
                EXPECT_TRUE(x.AF.same_bits(clean.AF));
                EXPECT_TRUE(x.X.same_bits(clean.X));
                EXPECT_EQ(x.rcond, clean.rcond);
                EXPECT_EQ(x.ferr, clean.ferr);
                EXPECT_EQ(x.berr, clean.berr);
            }
        });
    }
}

// A is I, its factors are said to be others, and B is 0: the condition and the bounds are |A^-1| of what has
// these factors, bounds times what LAPACK adds where nothing but zeros was summed.
TYPED_TEST(IndefiniteExperts, ComplexSymmetricMatrices) {
    using T = TypeParam;
    if constexpr (is_complex<T>) {
        this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int device_count) {
            if (hermitian() || device_count == 0) return;
            const Problem p = this->problem(order_of_far, uplo, 'F');
            const auto ones = this->template diagonal<false>(p, [](std::int64_t) { return 1; });
            auto x = this->template with_factors<false>(
                p, ones.A, this->template factors_of<false>(p, far_from_its_adjoint<T>(p)));
            for (std::int64_t j = 0; j < p.k; ++j) {
                for (std::int64_t i = 0; i < p.n; ++i) x.B(i, j) = T(0);
            }
            ASSERT_EQ(this->template call<false>(ctx, p, x), 0);
            EXPECT_NEAR(static_cast<double>(x.rcond[0]) * sum_of_inverse, 1, 0.02);
            const Real<T> added = (order_of_far + 1) * std::numeric_limits<Real<T>>::min();
            for (const auto bound : x.ferr)
                EXPECT_NEAR(static_cast<double>(bound / added) / sum_of_inverse, 1, 0.02);
        });
    }
}

TYPED_TEST(IndefiniteExperts, NothingToSolve) {
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        using Expert = IndefiniteExpert<TypeParam, hermitian()>;
        for (const char fact : {'N', 'F'}) {
            Problem none = this->problem(0, uplo, fact), columns = this->problem(30, uplo, fact);
            typename Expert::Data x, y;
            Expert::data(none, x);
            EXPECT_EQ(this->template call<hermitian()>(ctx, none, x), 0);
            EXPECT_EQ(x.rcond[0], 1);
            EXPECT_EQ(x.ferr[1], 0);
            EXPECT_EQ(x.berr[1], 0);
            columns.k = 0;
            Expert::data(columns, y);
            const auto given = y;
            EXPECT_EQ(this->template call<hermitian()>(ctx, columns, y), 0);
            EXPECT_TRUE(Expert::error(columns, given, y).ok());
        }
    });
}

TYPED_TEST(IndefiniteExperts, PivotsThatAreNoneAreRefused) {
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        for (const char fact : {'N', 'F'}) {
            const Problem p = this->problem(6, uplo, fact);
            auto x = this->template data<hermitian()>(p, indefinite_matrix<TypeParam>(p, hermitian()));
            const auto given = x;
            x.ipiv[2] = 7;
            EXPECT_EQ(this->template call<hermitian()>(ctx, p, x), fact == 'F' ? -9 : 0);
            EXPECT_EQ(x.X.same_bits(given.X), fact == 'F');
        }
    });
}

}  // namespace
}  // namespace lapilli::testing
