// SPDX-License-Identifier: BSD-3-Clause
// TREVC3 on devices: Schur forms whose vectors grow beyond the range, have equal eigenvalues, or none but
// zeros. Judged by residuals and by the largest element, which has size 1.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "numerics/suite.hpp"
#include "support/nonsymmetric.hpp"
#include "support/routines/trevc3.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class SchurVectors : public ::testing::Test {
  protected:
    using R = Real<T>;
    static constexpr std::int64_t n = 41;

    /// Blocks of five rows at most, so that every vector has many.
    struct OnDevices : Context {
        explicit OnDevices(const char* devices) : Context(devices) {
            EXPECT_EQ(lapilli_set(*this, "gehrd.crossover", "0"), 0);
            EXPECT_EQ(lapilli_set(*this, "test.gehrd.nb", "5"), 0);
        }
    };
    struct Form {
        Matrix<T> S, Z;
        std::vector<T> W = std::vector<T>(static_cast<std::size_t>(n), T(0)), WI = W;
        std::vector<Complex<T>> values() const { return eigenvalues(W, WI); }
    };
    /// That of a random matrix, which has pairs.
    static Form random_form() {
        Form x{random_matrix<T>(n, n, 1, Stream(3, 8)), Matrix<T>(n, n, 2)};
        schur_by_lapack(x.S, x.W, x.WI, x.Z);
        return x;
    }
    static Form triangle(const std::function<double(std::int64_t, std::int64_t)>& at) {
        Form x = random_form();
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < n; ++i) x.S(i, j) = i <= j ? T(static_cast<R>(at(i, j))) : T(0);
            x.W[static_cast<std::size_t>(j)] = x.S(j, j);
            x.WI[static_cast<std::size_t>(j)] = T(0);
        }
        return x;
    }
    /// All sides and both kinds of all vectors; what is below the subdiagonal is not read.
    static void check(const Context& ctx, const Form& x) {
        const auto values = x.values();
        Matrix<T> S = x.S;
        for (std::int64_t j = 0; j < n; ++j)
            for (std::int64_t i = j + 2; i < n; ++i) S(i, j) = quiet_nan<T>();
        for (const char side : {'L', 'R', 'B'}) {
            for (const char howmny : {'A', 'B'}) {
                SCOPED_TRACE(std::string(1, side) + howmny);
                const Matrix<T> before = S;
                Matrix<T> VL = x.Z, VR = x.Z;
                lapilli_int m = -7;
                ASSERT_EQ(api::trevc3<T>(ctx, side, howmny, nullptr, n, S.data(), S.ld(), VL.data(), VL.ld(),
                                         VR.data(), VR.ld(), n, &m),
                          0)
                    << lapilli_last_error(ctx);
                EXPECT_EQ(m, n);
                EXPECT_TRUE(S.same_bits(before));
                EXPECT_TRUE(side != 'R' || VL.same_bits(x.Z));
                EXPECT_TRUE(side != 'L' || VR.same_bits(x.Z));
                const Matrix<T> A =
                    howmny == 'A' ? x.S : product('N', x.Z, product('N', x.S, with_op('C', x.Z)));
                for (const bool left : {true, false}) {
                    if (side == (left ? 'R' : 'L')) continue;
                    const Matrix<Complex<T>> V = eigenvectors(values, left ? VL : VR);
                    const double found = eigenvector_ratio(A, values, V, left);
                    EXPECT_TRUE(found < 30) << (left ? "left " : "right ") << found;
                    for (std::int64_t j = 0; j < n; ++j) {
                        R most(0);
                        for (std::int64_t i = 0; i < n; ++i)
                            most = std::max(most, std::abs(V(i, j).real()) + std::abs(V(i, j).imag()));
                        EXPECT_NEAR(most, R(1), 4 * ulp<T>) << (left ? "left " : "right ") << j;
                    }
                }
            }
        }
    }
};
TYPED_TEST_SUITE(SchurVectors, Scalars, ScalarNames);

TYPED_TEST(SchurVectors, OfHardForms) {
    using T = TypeParam;
    const bool single = sizeof(Real<T>) == 4;
    const double large = single ? 1e8 : 1e60, huge = single ? 1e25 : 1e120;
    const auto delta = [](bool holds) { return holds ? 1.0 : 0.0; };
    const typename TestFixture::OnDevices ctx("sim:2");
    const auto check = [&](const char* name, const typename TestFixture::Form& form) {
        SCOPED_TRACE(name);
        this->check(ctx, form);
    };
    check("random", this->random_form());
    check("zero", this->triangle([](auto, auto) { return 0.0; }));
    check("identity", this->triangle([&](auto i, auto j) { return delta(i == j); }));
    check("Jordan block", this->triangle([&](auto i, auto j) { return delta(i == j) + delta(j == i + 1); }));
    check("large superdiagonal",
          this->triangle([&](auto i, auto j) { return delta(i == j) + large * delta(j == i + 1); }));
    check("large above equal values", this->triangle([&](auto i, auto j) { return i == j ? 1 : large; }));
    check("huge above different values",
          this->triangle([&](auto i, auto j) { return i == j ? static_cast<double>(i) : huge; }));
    check("tiny",
          this->triangle([&](auto i, auto j) { return (i == j ? static_cast<double>(i + 1) : 0.5) / huge; }));
}

TYPED_TEST(SchurVectors, NotFinite) {
    using T = TypeParam;
    constexpr std::int64_t n = TestFixture::n;
    const typename TestFixture::OnDevices ctx("sim:1");
    for (const bool of_z : {false, true}) {
        auto x = this->random_form();
        (of_z ? x.Z : x.S)(3, 20) = quiet_nan<T>();
        Matrix<T> VL = x.Z, VR = x.Z;
        lapilli_int m = -7;
        EXPECT_EQ(api::trevc3<T>(ctx, 'B', 'B', nullptr, n, x.S.data(), x.S.ld(), VL.data(), VL.ld(),
                                 VR.data(), VR.ld(), n, &m),
                  LAPILLI_ERROR_NOT_FINITE);
        EXPECT_TRUE(m == -7 && VL.same_bits(x.Z) && VR.same_bits(x.Z)) << of_z;
    }
}

}  // namespace
}  // namespace lapilli::testing
