// SPDX-License-Identifier: BSD-3-Clause
// TRSYL on devices: Sylvester equations in tiles of a few rows, judged by residuals. Solutions that grow
// beyond the range, and matrices with eigenvalues in common.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <string>
#include <vector>

#include "numerics/suite.hpp"
#include "support/nonsymmetric.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class SylvesterEquations : public ::testing::Test {
  protected:
    using R = Real<T>;
    static constexpr std::int64_t m = 41, n = 29;

    /// Tiles of five rows at most.
    struct OnDevices : Context {
        explicit OnDevices(const char* devices) : Context(devices) {
            EXPECT_EQ(lapilli_set(*this, "gehrd.crossover", "0"), 0);
            EXPECT_EQ(lapilli_set(*this, "test.gehrd.nb", "5"), 0);
        }
    };
    struct Equation {
        Matrix<T> A, B, C;
    };
    /// Schur forms of random matrices; the eigenvalues of B are moved by `shift`.
    static Equation random_equation(double shift) {
        const auto form = [](std::int64_t order, std::uint64_t seed, double moved) {
            Matrix<T> S = random_matrix<T>(order, order, 1, Stream(seed, 8)), Z(order, order);
            for (std::int64_t j = 0; j < order; ++j) S(j, j) += T(static_cast<R>(moved));
            std::vector<T> W(static_cast<std::size_t>(order)), WI(W);
            schur_by_lapack(S, W, WI, Z);
            return S;
        };
        return {form(m, 3, 0), form(n, 4, shift), random_matrix<T>(m, n, 2, Stream(5, 8))};
    }
    struct Solved {
        lapilli_int info = -7;
        R scale = -7;
        Matrix<T> X;
    };
    static Solved solve(const Context& ctx, const Equation& e, char trana, char tranb, lapilli_int sign) {
        Solved s{-7, -7, e.C};
        s.info = api::trsyl<T>(ctx, trana, tranb, sign, m, n, e.A.data(), e.A.ld(), e.B.data(), e.B.ld(),
                               s.X.data(), s.X.ld(), &s.scale);
        return s;
    }
    /// |op(A) X + sign X op(B) - scale C| / (n ulp ((|A| + |B|) |X| + scale |C|))
    static double residual(const Equation& e, const Solved& s, char trana, char tranb, lapilli_int sign) {
        const Matrix<T> L = product(trana, e.A, s.X), P = product('N', s.X, with_op(tranb, e.B));
        Matrix<T> D = L;
        for (std::int64_t j = 0; j < n; ++j)
            for (std::int64_t i = 0; i < m; ++i)
                D(i, j) += T(static_cast<R>(sign)) * P(i, j) - s.scale * e.C(i, j);
        // The terms one by one: their products may be out of range.
        return ratio(one_norm(D) / one_norm(s.X), one_norm(e.A) + one_norm(e.B), static_cast<double>(m),
                     ulp<T>);
    }
    static double largest(const Matrix<T>& X) {
        double most = 0;
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            for (std::int64_t i = 0; i < X.rows(); ++i) {
                const double x = std::abs(std::complex<double>(X(i, j)));
                if (!(x <= most)) most = x;
            }
        }
        return most;
    }
    static void for_all_forms(auto&& f) {
        const std::string letters = is_complex<T> ? "NC" : "NTC";
        for (const char trana : letters) {
            for (const char tranb : letters) {
                for (const lapilli_int sign : {1, -1}) {
                    const std::string form{trana, tranb, sign > 0 ? '+' : '-'};
                    SCOPED_TRACE(form);
                    f(trana, tranb, sign);
                }
            }
        }
    }
};
TYPED_TEST_SUITE(SylvesterEquations, Scalars, ScalarNames);

TYPED_TEST(SylvesterEquations, AllForms) {
    using T = TypeParam;
    const typename TestFixture::OnDevices ctx("sim:1");
    auto e = this->random_equation(0);
    // Elements below the subdiagonal are not read.
    const auto clean = e;
    e.A(40, 0) = e.A(2, 0) = e.B(28, 1) = e.B(7, 5) = quiet_nan<T>();
    this->for_all_forms([&](char trana, char tranb, lapilli_int sign) {
        const auto s = this->solve(ctx, e, trana, tranb, sign);
        EXPECT_EQ(s.info, 0) << lapilli_last_error(ctx);
        EXPECT_EQ(s.scale, 1);
        const double found = this->residual(clean, s, trana, tranb, sign);
        EXPECT_TRUE(found < 30) << found;
    });
}

TYPED_TEST(SylvesterEquations, SameBitsOnAnyDevices) {
    const auto e = this->random_equation(0);
    const auto first = this->solve(typename TestFixture::OnDevices("sim:1"), e, 'N', 'C', 1);
    for (const char* devices : {"sim:2", "sim:3", "sim:4"}) {
        const auto s = this->solve(typename TestFixture::OnDevices(devices), e, 'N', 'C', 1);
        EXPECT_TRUE(s.info == 0 && s.scale == first.scale && s.X.same_bits(first.X)) << devices;
    }
}

/// Elements above the diagonal that let X grow from tile to tile, and a C near the end of the range.
TYPED_TEST(SylvesterEquations, GrowthBeyondTheRange) {
    using T = TypeParam;
    using R = Real<T>;
    const typename TestFixture::OnDevices ctx("sim:2");
    const bool single = sizeof(R) == 4;
    for (const double large : {single ? 1e3 : 1e12, 1.0}) {
        auto e = this->random_equation(0);
        const R factor = static_cast<R>(large == 1 ? (single ? 1e36 : 1e306) : 1);
        const auto triangle = [&](Matrix<T>& S, double first) {
            for (std::int64_t j = 0; j < S.cols(); ++j)
                for (std::int64_t i = 0; i < S.rows(); ++i)
                    S(i, j) = i > j    ? T(0)
                              : i == j ? T(static_cast<R>(first + 0.01 * static_cast<double>(i)))
                                       : T(static_cast<R>(large));
        };
        triangle(e.A, 0.6);
        triangle(e.B, 0.7);
        for (std::int64_t j = 0; j < e.C.cols(); ++j)
            for (std::int64_t i = 0; i < e.C.rows(); ++i) e.C(i, j) *= factor;
        this->for_all_forms([&](char trana, char tranb, lapilli_int) {
            const auto s = this->solve(ctx, e, trana, tranb, 1);
            EXPECT_EQ(s.info, 0) << lapilli_last_error(ctx);
            EXPECT_TRUE(s.scale >= 0 && s.scale < 1) << s.scale;
            const double most = this->largest(s.X);
            EXPECT_TRUE(most > 0 && std::isfinite(most)) << most;
            const double found = this->residual(e, s, trana, tranb, 1);
            EXPECT_TRUE(found < 30) << large << ' ' << found;
        });
    }
}

/// Eigenvalues that nearly cancel in one tile, which LAPACK scales; the others of its antidiagonal get the
/// same scale.
TYPED_TEST(SylvesterEquations, ScaleOfOneTile) {
    using T = TypeParam;
    using R = Real<T>;
    const typename TestFixture::OnDevices ctx("sim:1");
    auto e = this->random_equation(0);
    const auto diagonal = [](Matrix<T>& S, double step) {
        for (std::int64_t j = 0; j < S.cols(); ++j)
            for (std::int64_t i = 0; i < S.rows(); ++i)
                S(i, j) = i == j ? T(static_cast<R>(1 + step * static_cast<double>(i))) : T(0);
    };
    diagonal(e.A, 0.01);
    diagonal(e.B, 0.02);
    e.A(7, 7) = T(sizeof(R) == 4 ? R(2e-6) : R(1e-10)) - e.B(3, 3);
    for (std::int64_t j = 0; j < e.C.cols(); ++j)
        for (std::int64_t i = 0; i < e.C.rows(); ++i) e.C(i, j) = T(sizeof(R) == 4 ? R(5e29) : R(5e290));
    this->for_all_forms([&](char trana, char tranb, lapilli_int) {
        const auto s = this->solve(ctx, e, trana, tranb, 1);
        EXPECT_EQ(s.info, 0);
        EXPECT_TRUE(s.scale > 0 && s.scale < 1) << s.scale;
        const double found = this->residual(e, s, trana, tranb, 1);
        EXPECT_TRUE(found < 30) << found;
    });
}

TYPED_TEST(SylvesterEquations, CommonEigenvalues) {
    using T = TypeParam;
    using R = Real<T>;
    const typename TestFixture::OnDevices ctx("sim:1");
    auto e = this->random_equation(0);
    for (Matrix<T>* const S : {&e.A, &e.B})
        for (std::int64_t j = 0; j < S->cols(); ++j)
            for (std::int64_t i = j; i < S->rows(); ++i) (*S)(i, j) = T(i == j ? R(2) : R(0));
    const auto s = this->solve(ctx, e, 'N', 'N', -1);
    EXPECT_EQ(s.info, 1);
    EXPECT_TRUE(s.scale >= 0 && s.scale <= 1) << s.scale;
    EXPECT_TRUE(std::isfinite(this->largest(s.X)));
    EXPECT_EQ(this->solve(ctx, e, 'N', 'N', 1).info, 0);
}

TYPED_TEST(SylvesterEquations, NotFinite) {
    using T = TypeParam;
    const typename TestFixture::OnDevices ctx("sim:1");
    for (const int which : {0, 1, 2}) {
        auto e = this->random_equation(0);
        (which == 0 ? e.A : which == 1 ? e.B : e.C)(3, 20) = quiet_nan<T>();
        const auto s = this->solve(ctx, e, 'N', 'N', 1);
        EXPECT_EQ(s.info, LAPILLI_ERROR_NOT_FINITE);
        EXPECT_TRUE(s.scale == -7 && s.X.same_bits(e.C)) << which;
    }
}

}  // namespace
}  // namespace lapilli::testing
