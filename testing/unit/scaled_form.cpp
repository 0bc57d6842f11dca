// SPDX-License-Identifier: BSD-3-Clause
// The scale around LAPACK's routines for tiny Schur forms.
#include "nonsymmetric/scaled_form.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "support/matrix.hpp"
#include "support/precisions.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class ScaledForms : public ::testing::Test {
  protected:
    using R = Real<T>;
    static constexpr std::int64_t n = 4;
    static constexpr R least = std::numeric_limits<R>::denorm_min();

    static HostView<T> view(Matrix<T>& A) { return {A.data(), A.rows(), A.cols(), A.ld()}; }
    /// `one` times the largest element of T is the smallest number; with T's scale, that element is 1.
    static constexpr R one = R(1) / (std::int64_t{1} << 60), largest = least / one;
    struct Form {
        Matrix<T> S = Matrix<T>(n, n), Z = Matrix<T>(n, n);
        std::vector<T> W = std::vector<T>(n, T(0)), WI = W;
        Eigenvalues<T> values() { return {W.data(), is_complex<T> ? nullptr : WI.data()}; }
    };
    /// The result of restore() for a form with numbers up to 1, a block in rows 1 and 2 with these elements
    /// next to its diagonal, in units of `least`, and a value with this imaginary part.
    static Form restored(R above, R below, R size, bool is_form) {
        Form x;
        x.S(0, 0) = T(largest);
        const ScaledForm<T> scaled(view(x.S), Searched::hessenberg);
        EXPECT_EQ(x.S(0, 0), T(1));
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i <= j; ++i) x.S(i, j) = T(R(4 * i + j + 1) / R(16));
            x.Z(j, j) = T(R(j + 1));
            x.W[static_cast<std::size_t>(j)] = x.S(j, j);
        }
        x.S(2, 2) = x.S(1, 1);
        x.W[2] = x.W[1];
        x.S(1, 2) = T(above * one);
        x.S(2, 1) = T(below * one);
        x.WI[1] = T(size * one);
        x.WI[2] = T(-size * one);
        R sep = 1;
        scaled.restore(x.values(), is_form, view(x.Z), &sep);
        EXPECT_EQ(sep, largest);
        EXPECT_EQ(x.S(0, 0), T(largest / 16));
        EXPECT_EQ(x.W[3], T(largest));
        return x;
    }
};
TYPED_TEST_SUITE(ScaledForms, ScalarsAs<::testing::Types>);

TYPED_TEST(ScaledForms, LargeMatricesStay) {
    using T = TypeParam;
    using R = Real<T>;
    const R small = std::numeric_limits<R>::min(), large = R(0.25) / small;
    Matrix<T> S(2, 2), before;
    S(0, 0) = T(large);
    S(1, 1) = T(small);
    before = S;
    const ScaledForm<T> kept(this->view(S), Searched::all);
    EXPECT_TRUE(S.same_bits(before));
    const ScaledForm<T> as_gees(this->view(S), Searched::all, Factors::all);
    EXPECT_EQ(real_part(S(0, 0)), 1);
}

TYPED_TEST(ScaledForms, OnlyThePartIsScaled) {
    using T = TypeParam;
    using R = Real<T>;
    for (const Searched part : {Searched::upper, Searched::hessenberg}) {
        Matrix<T> S(3, 3);
        for (std::int64_t j = 0; j < 3; ++j)
            for (std::int64_t i = 0; i < 3; ++i)
                S(i, j) = i < end_row(part, j, 3) ? T(this->least) : quiet_nan<T>();
        const ScaledForm<T> scaled(this->view(S), part);
        EXPECT_GT(real_part(S(0, 2)), std::numeric_limits<R>::min());
        scaled.restore({}, true, {nullptr, 0, 0, 1});
        EXPECT_TRUE(S(0, 2) == T(this->least) && S(2, 0) != S(2, 0));
    }
}

TYPED_TEST(ScaledForms, PairsThatLoseAnElement) {
    using T = TypeParam;
    using R = Real<T>;
    if constexpr (!is_complex<T>) {
        const auto size = [](R above, R below) { return std::sqrt(above) * std::sqrt(-below); };
        auto x = this->restored(5, -7, size(5, -7), true);
        EXPECT_TRUE(x.S(1, 2) == 5 * this->least && x.S(2, 1) == -7 * this->least);
        EXPECT_TRUE(x.WI[1] == 6 * this->least && x.WI[2] == -x.WI[1]);
        // Above the diagonal, whether the size of the values is 0 by then or not.
        for (const R above : {R(0.25), R(0.015625)}) {
            x = this->restored(above, -2, size(above, -2), true);
            EXPECT_TRUE(x.S(1, 2) == -2 * this->least && x.S(2, 1) == 0 && x.WI[1] == 0 && x.WI[2] == 0);
            EXPECT_TRUE(x.Z(2, 1) == 3 && x.Z(1, 2) == 2 && x.Z(1, 1) == 0);
            EXPECT_TRUE(x.S(0, 1) == 3 * this->largest / 16 && x.S(1, 3) == 12 * this->largest / 16);
        }
        // Below it.
        x = this->restored(2, R(-0.25), size(2, R(-0.25)), true);
        EXPECT_TRUE(x.S(1, 2) == 2 * this->least && x.S(2, 1) == 0 && x.WI[1] == 0 && x.Z(1, 1) == 2);
        // Both elements are rounded up to the smallest number, the size of the values down to 0.
        const R half = R(0.5) * (1 + std::numeric_limits<R>::epsilon());
        x = this->restored(half, -half, R(0.5), true);
        EXPECT_TRUE(x.S(1, 2) == this->least && x.S(2, 1) == -this->least);
        EXPECT_TRUE(x.WI[1] == this->least && x.WI[2] == -this->least);
    }
}

/// Without convergence, or where values alone are wanted.
TYPED_TEST(ScaledForms, WhatIsNoFormIsNotMended) {
    using T = TypeParam;
    using R = Real<T>;
    const auto x = this->restored(0, -2, 3, false);
    EXPECT_TRUE(x.S(1, 2) == T(0) && x.S(2, 1) == T(-2 * this->least) && x.Z(2, 1) == T(0));
    EXPECT_EQ(x.WI[1], is_complex<T> ? T(3 * this->one) : T(3 * this->least));
    EXPECT_EQ(x.W[1], T(R(6) * this->largest / 16));
}

}  // namespace
}  // namespace lapilli::testing
