// SPDX-License-Identifier: BSD-3-Clause
// SYTRI and HETRI against LAPACK's, element by element: blocks that pivots of order 2 do not fit into,
// singular factors, which stay as they are, NaN, the ends of the range.
#include <cmath>

#include "numerics/indefinite_suite.hpp"
#include "support/routines/sytri.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class IndefiniteInverses : public OfIndefinite<T> {
  protected:
    template <bool hermitian>
    using DataOf = typename IndefiniteFactor<T, hermitian>::Data;

    template <bool hermitian>
    static lapilli_int invert(lapilli_context ctx, const Problem& p, DataOf<hermitian>& x) {
        return IndefiniteInverse<T, hermitian>::call(ctx, p, {{x.A.data(), x.A.ld()}, x.ipiv.data()});
    }
    template <bool hermitian>
    static lapilli_int invert_by_lapack(const Problem& p, DataOf<hermitian>& x) {
        return IndefiniteInverse<T, hermitian>::call_lapack(p, {{x.A.data(), x.A.ld()}, x.ipiv.data()});
    }
    /// All of it: the other triangle stays what it was.
    static void expect_close(const Matrix<T>& found, const Matrix<T>& expected, double bound) {
        for (std::int64_t j = 0; j < found.cols(); ++j) {
            for (std::int64_t i = 0; i < found.rows(); ++i)
                ASSERT_LE(std::abs(found(i, j) - expected(i, j)), bound) << i << ", " << j;
        }
    }
};
TYPED_TEST_SUITE(IndefiniteInverses, Scalars, ScalarNames);

TYPED_TEST(IndefiniteInverses, AsInLapack) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        for (const char* nb : {"1", "2", "5", "64"}) {
            ctx.set("potrf.nb", nb);
            for (const std::int64_t n : {1, 2, 3, 7, 12, 31}) {
                SCOPED_TRACE(std::string("n ") + std::to_string(n) + ", nb " + nb);
                const Problem p = this->problem(n, uplo);
                for (const bool zeros : {false, true}) {
                    const Matrix<T> A =
                        zeros ? this->zero_diagonal(p, hermitian()) : indefinite_matrix<T>(p, hermitian());
                    auto x = this->template factors_of<hermitian()>(p, A), expected = x;
                    ASSERT_EQ(this->template invert_by_lapack<hermitian()>(p, expected), 0);
                    ASSERT_EQ(this->template invert<hermitian()>(ctx, p, x), 0);
                    const double size = one_norm(from_triangle(uplo, hermitian(), A)) *
                                        one_norm(from_triangle(uplo, hermitian(), expected.A));
                    this->expect_close(x.A, expected.A, 30 * size * one_norm(expected.A) * ulp<T>);
                    EXPECT_LE((IndefiniteInverse<T, hermitian()>::inverse_ratio(p, A, x.A)),
                              Residuals::threshold);
                }
            }
        }
    });
}

// The first zero from the end where the factorization began; zeros on the diagonal of a pivot of order 2 are
// none.
TYPED_TEST(IndefiniteInverses, SingularFactorsStay) {
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(20, uplo);
        for (const bool pair : {false, true}) {
            for (const std::vector<std::int64_t>& zeros :
                 std::vector<std::vector<std::int64_t>>{{0}, {19}, {4, 13}, {5, 6, 7}}) {
                auto x = this->template diagonal<hermitian()>(p, [&](std::int64_t i) {
                    return std::find(zeros.begin(), zeros.end(), i) == zeros.end() ? 2 : 0;
                });
                if (pair) {
                    x.A(9, 9) = x.A(10, 10) = TypeParam(0);
                    x.A(10, 9) = x.A(9, 10) = TypeParam(3);
                    x.ipiv[9] = x.ipiv[10] = uplo == 'L' ? -11 : -10;
                }
                auto given = x, expected = x;
                const lapilli_int info = uplo == 'L' ? zeros.front() + 1 : zeros.back() + 1;
                EXPECT_EQ(this->template invert_by_lapack<hermitian()>(p, expected), info);
                EXPECT_EQ(this->template invert<hermitian()>(ctx, p, x), info);
                EXPECT_TRUE(x.A.same_bits(given.A));
            }
            auto x = this->template diagonal<hermitian()>(p, [&](std::int64_t) { return 2; });
            if (!pair) continue;
            x.A(0, 0) = x.A(1, 1) = TypeParam(0);
            x.A(1, 0) = x.A(0, 1) = TypeParam(4);
            x.ipiv[0] = x.ipiv[1] = uplo == 'L' ? -2 : -1;
            EXPECT_EQ(this->template invert<hermitian()>(ctx, p, x), 0);
            EXPECT_EQ(x.A(0, 0), TypeParam(0));
            EXPECT_EQ(uplo == 'L' ? x.A(1, 0) : x.A(0, 1), TypeParam(Real<TypeParam>(0.25)));
            EXPECT_EQ(x.A(19, 19), TypeParam(Real<TypeParam>(0.5)));
        }
    });
}

// A NaN is no zero, and is found again.
TYPED_TEST(IndefiniteInverses, NotANumber) {
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(20, uplo);
        auto x = this->template diagonal<hermitian()>(p, [](std::int64_t) { return 2; });
        x.A(7, 7) = quiet_nan<TypeParam>();
        EXPECT_EQ(this->template invert<hermitian()>(ctx, p, x), 0);
        EXPECT_TRUE(std::isnan(std::abs(x.A(7, 7))));
    });
}

// The scale of A is D's alone: its inverse is in range where A is not far from the ends of it.
TYPED_TEST(IndefiniteInverses, EndsOfTheRange) {
    using T = TypeParam;
    using Limits = std::numeric_limits<Real<T>>;
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int device_count) {
        if (device_count == 0) return;
        const Problem p = this->problem(20, uplo);
        for (const int exponent : {Limits::max_exponent - 12, Limits::min_exponent + Limits::digits + 2}) {
            const auto scale = std::ldexp(Real<T>(1), exponent);
            Matrix<T> A = this->zero_diagonal(p, hermitian());
            A(3, 3) = A(4, 4) = T(Real<T>(1.5));
            auto plain = this->template factors_of<hermitian()>(p, A), x = plain;
            for (std::int64_t k = 0; k < p.n; ++k) {
                x.A(k, k) *= scale;
                if (x.ipiv[static_cast<std::size_t>(k)] > 0) continue;
                x.A(k + 1, k + 1) *= scale;
                (uplo == 'L' ? x.A(k + 1, k) : x.A(k, k + 1)) *= scale;
                ++k;
            }
            ASSERT_EQ(this->template invert<hermitian()>(ctx, p, plain), 0);
            ASSERT_EQ(this->template invert<hermitian()>(ctx, p, x), 0);
            const Matrix<T> expected = from_triangle(uplo, hermitian(), plain.A);
            Matrix<T> found = from_triangle(uplo, hermitian(), x.A);
            for (std::int64_t j = 0; j < p.n; ++j) {
                for (std::int64_t i = 0; i < p.n; ++i) found(i, j) *= scale;
            }
            this->expect_close(found, expected, 100 * ulp<T> * one_norm(expected));
        }
    });
}

TYPED_TEST(IndefiniteInverses, PivotsThatAreNoneAreRefused) {
    this->everywhere([&](const SmallBlocks& ctx, auto hermitian, char uplo, int) {
        const Problem p = this->problem(6, uplo);
        auto x = this->template diagonal<hermitian()>(p, [](std::int64_t) { return 2; });
        x.ipiv[3] = -4;
        const auto given = x;
        EXPECT_EQ(this->template invert<hermitian()>(ctx, p, x), -5);
        EXPECT_TRUE(x.A.same_bits(given.A));
    });
}

}  // namespace
}  // namespace lapilli::testing
