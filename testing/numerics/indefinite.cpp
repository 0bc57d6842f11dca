// SPDX-License-Identifier: BSD-3-Clause
// Indefinite factorizations beyond what the suites of all routines ask: LAPACK's pivots to the letter, pivots
// of order 2 at the ends of panels, singular matrices, NaN, ipiv that no factorization makes.
#include <array>
#include <cmath>

#include "numerics/indefinite_suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class IndefiniteSystems : public OfIndefinite<T> {
  protected:
    template <bool hermitian>
    static lapilli_int factor(lapilli_context ctx, const Problem& p,
                              typename IndefiniteFactor<T, hermitian>::Data& x) {
        return IndefiniteFactor<T, hermitian>::call(ctx, p, {{x.A.data(), x.A.ld()}, x.ipiv.data()});
    }
    /// Factors are good, and pivots and info are LAPACK's.
    template <bool hermitian>
    static void as_lapack(const SmallBlocks& ctx, const Problem& p, const Matrix<T>& A, bool same_pivots) {
        typename IndefiniteFactor<T, hermitian>::Data x;
        IndefiniteFactor<T, hermitian>::data(p, x);
        x.A = A;
        auto expected = x;
        const lapilli_int info = factor<hermitian>(ctx, p, x);
        EXPECT_EQ(info, (IndefiniteFactor<T, hermitian>::call_lapack(
                            p, {{expected.A.data(), expected.A.ld()}, expected.ipiv.data()})));
        if (same_pivots) {
            EXPECT_EQ(x.ipiv, expected.ipiv);
        }
        EXPECT_LE(indefinite_ratio(p, hermitian, A, x.A, x.ipiv), Residuals::threshold);
    }
};
TYPED_TEST_SUITE(IndefiniteSystems, Scalars, ScalarNames);

TYPED_TEST(IndefiniteSystems, PivotsAsInLapack) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        for (const std::int64_t n : {1, 2, 3, 5, 6, 7, 12, 41}) {
            SCOPED_TRACE(n);
            const Problem p = this->problem(n, uplo);
            this->template as_lapack<hermitian()>(ctx, p, indefinite_matrix<T>(p, hermitian()), true);
        }
    });
}

// Zeros on the diagonal: every pivot is of order 2 at first, and one of them would pass the end of each
// panel.
TYPED_TEST(IndefiniteSystems, ZeroDiagonal) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        for (const std::int64_t n : {2, 12, 31}) {
            const Problem p = this->problem(n, uplo);
            Matrix<T> A = this->zero_diagonal(p, hermitian());
            this->template as_lapack<hermitian()>(ctx, p, A, true);
            // A saddle point.
            for (std::int64_t j = 0; j < n / 2; ++j) {
                for (std::int64_t i = 0; i < n / 2; ++i) A(i, j) = T(0);
            }
            this->template as_lapack<hermitian()>(ctx, p, A, true);
        }
    });
}

// The first of equal elements is taken, in LAPACK's order of search.
TYPED_TEST(IndefiniteSystems, TiesAsInLapack) {
    using T = TypeParam;
    const Stream stream(5);
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(9, uplo);
        const auto A = this->matrix(p, hermitian(), [&](std::int64_t i, std::int64_t j) {
            if (i == j) return T(0);
            return T(Real<T>(stream.bits(static_cast<std::uint64_t>(i + p.n * j)) % 2 == 0 ? 1 : -1));
        });
        typename IndefiniteFactor<T, hermitian()>::Data x;
        IndefiniteFactor<T, hermitian()>::data(p, x);
        x.A = A;
        auto expected = x;
        this->template factor<hermitian()>(ctx, p, x);
        IndefiniteFactor<T, hermitian()>::call_lapack(
            p, {{expected.A.data(), expected.A.ld()}, expected.ipiv.data()});
        // Before rounding begins to decide.
        const std::size_t first = uplo == 'L' ? 0 : 7;
        EXPECT_EQ(x.ipiv[first], expected.ipiv[first]);
        EXPECT_EQ(x.ipiv[first + 1], expected.ipiv[first + 1]);
    });
}

// info is the first zero that the factorization meets, which goes on; a system is not solved then.
TYPED_TEST(IndefiniteSystems, Singular) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(20, uplo);
        for (const std::int64_t at : {0, 5, 6, 19}) {
            const auto A = this->matrix(p, hermitian(), [&](std::int64_t i, std::int64_t j) {
                if (i == at || j == at) return T(0);
                return T(Real<T>(i == j ? 4 : 1) / Real<T>(1 + i - j));
            });
            this->template as_lapack<hermitian()>(ctx, p, A, true);
            typename IndefiniteSystem<T, hermitian()>::Data x;
            IndefiniteSystem<T, hermitian()>::data(p, x);
            x.A = A;
            const auto given = x.B;
            EXPECT_EQ((IndefiniteSystem<T, hermitian()>::call(
                          ctx, p, {{x.A.data(), x.A.ld()}, x.ipiv.data(), {x.B.data(), x.B.ld()}})),
                      at + 1);
            EXPECT_TRUE(x.B.same_bits(given));
        }
    });
}

// Matrices of low rank, up to rounding: a column of zeros in which another one leaves rounding errors is a
// zero of D, and nothing is divided by it.
TYPED_TEST(IndefiniteSystems, LowRank) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        for (std::int64_t draw = 0; draw < 60; ++draw) {
            const std::int64_t n = 4 + draw % 5, rank = 1 + draw % 3;
            const Problem p = this->problem(n, uplo);
            const auto third = [&](std::int64_t i, std::int64_t k) {
                const auto bits = Stream(draw).bits(static_cast<std::uint64_t>(i + n * k));
                return Real<T>(static_cast<int>(bits % 11) - 5) / Real<T>(3);
            };
            const auto A = this->matrix(p, hermitian(), [&](std::int64_t i, std::int64_t j) {
                Real<T> sum = 0;
                for (std::int64_t k = 0; k < rank; ++k) sum += third(i, k) * third(j, k) * (k == 1 ? -1 : 1);
                return T(sum);
            });
            typename IndefiniteFactor<T, hermitian()>::Data x;
            IndefiniteFactor<T, hermitian()>::data(p, x);
            x.A = A;
            EXPECT_GE(this->template factor<hermitian()>(ctx, p, x), 0);
            EXPECT_LE(indefinite_ratio(p, hermitian(), A, x.A, x.ipiv), Residuals::threshold) << draw;
        }
    });
}

TYPED_TEST(IndefiniteSystems, NotANumber) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(20, uplo);
        for (const auto& [row, column] : {std::pair{7, 11}, {0, 0}, {19, 19}, {0, 19}, {18, 19}, {0, 1}}) {
            typename IndefiniteFactor<T, hermitian()>::Data x;
            IndefiniteFactor<T, hermitian()>::data(p, x);
            x.A(row, column) = x.A(column, row) = quiet_nan<T>();
            SCOPED_TRACE(std::to_string(row) + ", " + std::to_string(column));
            const lapilli_int info = this->template factor<hermitian()>(ctx, p, x);
            EXPECT_GT(info, 0);
            EXPECT_LE(info, p.n);
            int found = 0;
            for (std::int64_t j = 0; j < p.n; ++j) {
                for (std::int64_t i = 0; i < p.n; ++i) found += std::isnan(std::abs(x.A(i, j))) ? 1 : 0;
            }
            EXPECT_GE(found, 1);
        }
    });
}

// A NaN that the first column to be eliminated has, or finds in the column that it is to be exchanged with.
TYPED_TEST(IndefiniteSystems, NotANumberInTwoColumns) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(2, uplo);
        const T nan = quiet_nan<T>();
        for (const auto& [first, beside, last] :
             {std::array{T(5), nan, T(5)}, {T(0), T(1), nan}, {nan, T(1), T(0)}, {nan, T(1), T(5)}}) {
            typename IndefiniteFactor<T, hermitian()>::Data x;
            IndefiniteFactor<T, hermitian()>::data(p, x);
            x.A(0, 0) = uplo == 'L' ? first : last;
            x.A(1, 1) = uplo == 'L' ? last : first;
            x.A(0, 1) = x.A(1, 0) = beside;
            EXPECT_EQ(this->template factor<hermitian()>(ctx, p, x), uplo == 'L' ? 1 : 2);
        }
    });
}

// Imaginary parts of a Hermitian matrix's diagonal are nothing.
TYPED_TEST(IndefiniteSystems, DiagonalIsReal) {
    using T = TypeParam;
    if constexpr (is_complex<T>) {
        this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
            if (!hermitian()) return;
            const Problem p = this->problem(20, uplo);
            Matrix<T> A = indefinite_matrix<T>(p, true);
            const Matrix<T> clean = A;
            for (std::int64_t i = 0; i < p.n; ++i) A(i, i) += T(0, Real<T>(i + 3));
            typename IndefiniteFactor<T, true>::Data x;
            IndefiniteFactor<T, true>::data(p, x);
            x.A = A;
            EXPECT_EQ(this->template factor<true>(ctx, p, x), 0);
            EXPECT_LE(indefinite_ratio(p, true, clean, x.A, x.ipiv), Residuals::threshold);
            for (std::int64_t i = 0; i < p.n; ++i) EXPECT_EQ(x.A(i, i).imag(), 0) << i;
        });
    }
}

TYPED_TEST(IndefiniteSystems, EndsOfTheRange) {
    using T = TypeParam;
    using Limits = std::numeric_limits<Real<T>>;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int device_count) {
        if (device_count == 0) return;
        const Problem p = this->problem(20, uplo);
        for (const int exponent : {Limits::max_exponent - 12, Limits::min_exponent + Limits::digits + 2}) {
            const Matrix<T> plain = indefinite_matrix<T>(p, hermitian());
            typename IndefiniteFactor<T, hermitian()>::Data x;
            IndefiniteFactor<T, hermitian()>::data(p, x);
            const auto scale = std::ldexp(Real<T>(1), exponent);
            for (std::int64_t j = 0; j < p.n; ++j) {
                for (std::int64_t i = 0; i < p.n; ++i) x.A(i, j) = plain(i, j) * scale;
            }
            ASSERT_EQ(this->template factor<hermitian()>(ctx, p, x), 0);
            // D scaled back.
            for (std::int64_t k = 0; k < p.n; ++k) {
                x.A(k, k) /= scale;
                if (x.ipiv[static_cast<std::size_t>(k)] > 0) continue;
                x.A(k + 1, k + 1) /= scale;
                T& beside = uplo == 'L' ? x.A(k + 1, k) : x.A(k, k + 1);
                beside /= scale;
                ++k;
            }
            EXPECT_LE(indefinite_ratio(p, hermitian(), plain, x.A, x.ipiv), Residuals::threshold) << exponent;
        }
    });
}

TYPED_TEST(IndefiniteSystems, PivotsThatAreNoneAreRefused) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        using Solve = IndefiniteSolve<T, hermitian()>;
        const Problem p = this->problem(6, uplo);
        typename Solve::Data given;
        Solve::data(p, given);
        for (const std::vector<lapilli_int>& ipiv :
             std::vector<std::vector<lapilli_int>>{{1, 2, 0, 4, 5, 6},
                                                   {1, 2, 7, 4, 5, 6},
                                                   {1, 2, -7, -7, 5, 6},
                                                   {-1, 2, 3, 4, 5, 6},
                                                   {1, 2, 3, 4, 5, -6},
                                                   {1, -4, -5, 4, 5, 6}}) {
            auto x = given;
            x.ipiv = ipiv;
            EXPECT_EQ(Solve::call(ctx, p, {{x.A.data(), x.A.ld()}, x.ipiv.data(), {x.B.data(), x.B.ld()}}),
                      -6);
            EXPECT_TRUE(x.B.same_bits(given.B));
        }
    });
}

}  // namespace
}  // namespace lapilli::testing
