// SPDX-License-Identifier: BSD-3-Clause
// The reduction to bidiagonal form on devices, its Q and P: tall, square and wide matrices, one format with
// LAPACK, numbers whose squares leave the range.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "numerics/suite.hpp"
#include "support/routines/orgbr.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class BidiagonalOnDevices : public ::testing::Test {
  protected:
    using Data = typename Gebrd<T>::Data;

    static Problem shape(std::int64_t m, std::int64_t n) {
        Problem p;
        p.m = m;
        p.n = n;
        p.pad = 3;
        return p;
    }
    static Data reduce(const Context& ctx, const Problem& p, const Data& in) {
        Data x = in;
        EXPECT_EQ(api::gebrd<T>(ctx, p.m, p.n, x.A.data(), x.A.ld(), x.D.data(), x.E.data(), x.tauq.data(),
                                x.taup.data()),
                  0);
        return x;
    }
    static void expect_near(Matrix<T> expected, const Matrix<T>& found, const char* what) {
        const double norm = one_norm(expected), size = static_cast<double>(expected.rows());
        subtract(expected, found);
        EXPECT_LT(ratio(one_norm(expected), norm, size, ulp<T>), 10) << what;
    }
};
TYPED_TEST_SUITE(BidiagonalOnDevices, Scalars, ScalarNames);

TYPED_TEST(BidiagonalOnDevices, ReductionsAndTheirQAndP) {
    using T = TypeParam;
    for (const auto& [m, n, devices] : {std::tuple{41, 41, 1},
                                        {57, 33, 2},
                                        {33, 57, 1},
                                        {40, 1, 2},
                                        {1, 40, 1},
                                        {1, 1, 1},
                                        {2, 2, 1},
                                        {3, 2, 1}}) {
        SCOPED_TRACE(::testing::Message() << m << " x " << n << ", " << devices);
        const SmallBlocks ctx(devices);
        const Problem p = this->shape(m, n);
        typename TestFixture::Data in;
        Gebrd<T>::data(p, in);
        const auto ours = this->reduce(ctx, p, in);
        const Residuals residuals = Gebrd<T>::error(p, in, ours);
        EXPECT_LT(residuals.residual, 10);
        EXPECT_LT(residuals.orthogonality, 10);
        for (std::size_t i = 0; i < ours.D.size(); ++i)
            EXPECT_EQ(ours.A(static_cast<std::int64_t>(i), static_cast<std::int64_t>(i)), T(ours.D[i])) << i;

        const std::int64_t shorter = std::min(m, n);
        for (const char vect : {'Q', 'P'}) {
            const bool is_q = vect == 'Q';
            const std::vector<T>& tau = is_q ? ours.tauq : ours.taup;
            const std::int64_t order = is_q ? m : n, k = is_q ? n : m, rows = is_q ? m : shorter,
                               cols = is_q ? shorter : n;
            Matrix<T> Q = ours.A, expected = ours.A;
            ASSERT_EQ(api::orgbr<T>(ctx, vect, rows, cols, k, Q.data(), Q.ld(), tau.data()), 0);
            lapack::orgbr<T>(vect, rows, cols, k, expected.data(), expected.ld(), tau.data());
            this->expect_near(expected, Q, "orgbr");
            for (const char side : {'L', 'R'}) {
                for (const char trans : {'N', adjoint<T>}) {
                    SCOPED_TRACE(::testing::Message() << vect << side << trans);
                    Matrix<T> C =
                        random_matrix<T>(side == 'L' ? order : 9, side == 'L' ? 9 : order, 1, Stream(5, 2));
                    Matrix<T> product = C;
                    ASSERT_EQ(api::ormbr<T>(ctx, vect, side, trans, C.rows(), C.cols(), k, ours.A.data(),
                                            ours.A.ld(), tau.data(), C.data(), C.ld()),
                              0);
                    lapack::ormbr<T>(vect, side, trans, C.rows(), C.cols(), k, ours.A.data(), ours.A.ld(),
                                     tau.data(), product.data(), product.ld());
                    this->expect_near(product, C, "ormbr");
                }
            }
        }
    }
}

/// The matrix is scaled where squares leave the range; B has its scale, and reflectors have none.
TYPED_TEST(BidiagonalOnDevices, AllScales) {
    using T = TypeParam;
    using R = Real<T>;
    const SmallBlocks ctx(1);
    constexpr int most = std::numeric_limits<R>::max_exponent - 9;
    for (const auto& [m, n] : {std::pair{37, 25}, {25, 37}}) {
        const Problem p = this->shape(m, n);
        typename TestFixture::Data in;
        Gebrd<T>::data(p, in);
        const auto expected = this->reduce(ctx, p, in);
        for (const int exponent : {most, -most, most / 2 + 3}) {
            const R factor = std::ldexp(R(1), exponent);
            auto scaled = in;
            for (std::int64_t j = 0; j < n; ++j) {
                for (std::int64_t i = 0; i < m; ++i) scaled.A(i, j) *= factor;
            }
            const auto found = this->reduce(ctx, p, scaled);
            EXPECT_TRUE(found.tauq == expected.tauq && found.taup == expected.taup) << exponent;
            for (std::size_t i = 0; i < found.D.size(); ++i) EXPECT_EQ(found.D[i], expected.D[i] * factor);
            for (std::size_t i = 0; i < found.E.size(); ++i) EXPECT_EQ(found.E[i], expected.E[i] * factor);
            for (std::int64_t j = 0; j < n; ++j) {
                for (std::int64_t i = 0; i < m; ++i) {
                    const bool of_b = i == j || (m >= n ? i + 1 == j : i == j + 1);
                    ASSERT_EQ(found.A(i, j), of_b ? expected.A(i, j) * factor : expected.A(i, j))
                        << exponent << ": " << i << ", " << j;
                }
            }
        }
    }
}

TYPED_TEST(BidiagonalOnDevices, NotFinite) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    const Problem p = this->shape(30, 41);
    typename TestFixture::Data in;
    Gebrd<T>::data(p, in);
    for (const auto& [i, j] : {std::pair{0, 0}, {29, 40}, {15, 20}}) {
        auto x = in;
        x.A(i, j) = quiet_nan<T>();
        auto found = x;
        EXPECT_EQ(api::gebrd<T>(ctx, p.m, p.n, found.A.data(), found.A.ld(), found.D.data(), found.E.data(),
                                found.tauq.data(), found.taup.data()),
                  LAPILLI_ERROR_NOT_FINITE);
        EXPECT_TRUE(found.A.same_bits(x.A) && found.D == x.D && found.E == x.E && found.tauq == x.tauq &&
                    found.taup == x.taup)
            << i << ", " << j;
    }
}

}  // namespace
}  // namespace lapilli::testing
