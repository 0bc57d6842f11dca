// SPDX-License-Identifier: BSD-3-Clause
// GEEVX with SENSE E on devices: condition numbers are |u^H v| of the vectors that come with them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "numerics/suite.hpp"
#include "support/nonsymmetric.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class ConditionsOfValues : public ::testing::Test {};
TYPED_TEST_SUITE(ConditionsOfValues, Scalars, ScalarNames);

TYPED_TEST(ConditionsOfValues, AreProductsOfVectors) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr std::int64_t n = 41;
    for (const bool identity : {false, true}) {
        for (const int devices : {1, 2, 4}) {
            SCOPED_TRACE(devices);
            const SmallBlocks ctx(devices);
            Matrix<T> A = random_matrix<T>(n, n, 3, Stream(7, 9)), VL(n, n, 1), VR(n, n, 2);
            for (std::int64_t j = 0; j < n && identity; ++j)
                for (std::int64_t i = 0; i < n; ++i) A(i, j) = T(i == j ? R(3) : R(0));
            std::vector<T> W(n, T(0)), WI(W);
            std::vector<R> scale(n), values(n, R(-1)), none(n, R(-1));
            lapilli_int ilo = 0, ihi = 0;
            R norm(0);
            const auto call = [&](auto... w) {
                return api::geevx<T>(ctx, 'N', 'V', 'V', 'E', n, A.data(), A.ld(), w..., VL.data(), VL.ld(),
                                     VR.data(), VR.ld(), &ilo, &ihi, scale.data(), &norm, values.data(),
                                     none.data());
            };
            lapilli_int info = -1;
            if constexpr (is_complex<T>) {
                info = call(W.data());
            } else {
                info = call(W.data(), WI.data());
            }
            ASSERT_EQ(info, 0) << lapilli_last_error(ctx);
            const auto w = eigenvalues(W, WI);
            const auto U = eigenvectors(w, VL), V = eigenvectors(w, VR);
            for (std::int64_t j = 0; j < n; ++j) {
                std::complex<double> sum = 0;
                for (std::int64_t i = 0; i < n; ++i)
                    sum += std::conj(std::complex<double>(U(i, j))) * std::complex<double>(V(i, j));
                const auto found = static_cast<double>(values[static_cast<std::size_t>(j)]);
                EXPECT_NEAR(found, std::abs(sum), 20 * ulp<T>) << j;
                EXPECT_EQ(none[static_cast<std::size_t>(j)], R(-1));
            }
            EXPECT_TRUE(!identity || values == std::vector<R>(n, R(1)));
        }
    }
}

/// Values and vectors do not depend on what else is asked for, as LAPACK's own tests demand.
TYPED_TEST(ConditionsOfValues, ChangeNoVectors) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr std::int64_t n = 20;
    const SmallBlocks ctx(1);
    const auto vectors = [&](char sense) {
        Matrix<T> A = random_matrix<T>(n, n, 0, Stream(8, 9)), V(n, n), U(n, n);
        std::vector<T> W(n, T(0)), WI(W);
        std::vector<R> scale(n), values(n), spaces(n);
        lapilli_int ilo = 0, ihi = 0, info = -1;
        R norm(0);
        const auto call = [&](auto... w) {
            return api::geevx<T>(ctx, 'N', 'V', 'V', sense, n, A.data(), n, w..., U.data(), n, V.data(), n,
                                 &ilo, &ihi, scale.data(), &norm, values.data(), spaces.data());
        };
        if constexpr (is_complex<T>) {
            info = call(W.data());
        } else {
            info = call(W.data(), WI.data());
        }
        EXPECT_EQ(info, 0) << lapilli_last_error(ctx);
        return std::pair(std::move(U), std::move(V));
    };
    const auto [left, right] = vectors('N');
    for (const char sense : {'E', 'V', 'B'}) {
        const auto [U, V] = vectors(sense);
        EXPECT_TRUE(U.same_bits(left) && V.same_bits(right)) << sense;
    }
}

}  // namespace
}  // namespace lapilli::testing
