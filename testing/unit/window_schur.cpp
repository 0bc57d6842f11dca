// SPDX-License-Identifier: BSD-3-Clause
// The Schur form of early deflation's windows, with the instructions of every processor and with those of
// this one.
#include "host/window_schur.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "support/nonsymmetric.hpp"
#include "support/precisions.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class WindowSchur : public ::testing::Test {
  protected:
    using R = Real<T>;

    static HostView<T> view(Matrix<T>& A) { return {A.data(), A.rows(), A.cols(), A.ld()}; }
    static std::vector<Complex<T>> values_of(const Matrix<T>& S) {
        std::vector<Complex<T>> values(static_cast<std::size_t>(S.rows()));
        for (std::int64_t i = 0; i < S.rows(); ++i) {
            values[static_cast<std::size_t>(i)] = S(i, i);
            if (is_complex<T> || i + 1 == S.rows() || S(i + 1, i) == T(0)) continue;
            const auto part = std::sqrt(std::abs(S(i + 1, i))) * std::sqrt(std::abs(S(i, i + 1)));
            values[static_cast<std::size_t>(i)] = {real_part(S(i, i)), part};
            values[static_cast<std::size_t>(i + 1)] = {real_part(S(i + 1, i + 1)), -part};
            ++i;
        }
        return values;
    }
    static void expect_form(const Matrix<T>& H, const std::string& what) {
        for (const host::Lanes lanes : {host::Lanes::any, host::Lanes::wide}) {
            SCOPED_TRACE(what + ", order " + std::to_string(H.rows()));
            Matrix<T> S = H, V(H.rows(), H.rows(), 3);
            ASSERT_EQ(host::window_schur(view(S), view(V), lanes), 0);
            EXPECT_TRUE(is_schur_form(S, values_of(S)));
            const Residuals found = schur_residuals(H, S, V);
            EXPECT_LT(found.residual, 10);
            EXPECT_LT(found.orthogonality, 10);
        }
    }
    static Matrix<T> hessenberg(std::int64_t n, const std::function<T(std::int64_t, std::int64_t)>& element) {
        Matrix<T> H(n, n, 1);
        for (std::int64_t j = 0; j < n; ++j)
            for (std::int64_t i = 0; i < std::min(n, j + 2); ++i) H(i, j) = element(i, j);
        return H;
    }
    static R power_of_two(std::int64_t e) { return std::ldexp(R(1), static_cast<int>(e)); }
};
TYPED_TEST_SUITE(WindowSchur, ScalarsAs<::testing::Types>);

TYPED_TEST(WindowSchur, OfAllKinds) {
    using T = TypeParam;
    using R = Real<T>;
    for (const std::int64_t n : {1, 2, 3, 4, 5, 8, 31, 70}) {
        const Matrix<T> A = random_matrix<T>(n, n, 0, Stream(5, static_cast<std::uint64_t>(n)));
        const auto make = [&](const char* what, const std::function<T(std::int64_t, std::int64_t)>& element) {
            this->expect_form(this->hessenberg(n, element), what);
        };
        make("random", [&](auto i, auto j) { return A(i, j); });
        make("triangular", [&](auto i, auto j) { return i > j ? T(0) : A(i, j); });
        make("in two parts", [&](auto i, auto j) { return i > j && i == n / 2 ? T(0) : A(i, j); });
        make("graded", [&](auto i, auto j) { return A(i, j) * this->power_of_two(-(i + j) / 2); });
        make("graded the other way",
             [&](auto i, auto j) { return A(i, j) * this->power_of_two((i + j - 2 * n) / 2); });
        make("a shift", [&](auto i, auto j) { return T(R(i == j + 1 || (i == 0 && j == n - 1) ? 1 : 0)); });
        make("grcar", [&](auto i, auto j) { return T(R(i == j + 1 ? -1 : j <= i + 3 ? 1 : 0)); });
        make("small below",
             [&](auto i, auto j) { return i > j ? A(i, j) * std::numeric_limits<R>::min() : A(i, j); });
        make("small in the middle", [&](auto i, auto j) {
            return i > j && (i == n / 2 || i == n / 2 + 1) ? A(i, j) * std::numeric_limits<R>::epsilon()
                                                           : A(i, j);
        });
        make("skew", [&](auto i, auto j) { return T(R(i == j + 1 ? 1 : j == i + 1 ? -1 : 0)); });
    }
}

/// Numbers whose squares leave the range of the precision. HSEQR's own matrices are scaled, but parts of them
/// may be as small.
TYPED_TEST(WindowSchur, OfSmallNumbers) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr std::int64_t n = 20;
    const Matrix<T> A = random_matrix<T>(n, n, 0, Stream(5, 3));
    const auto small = this->power_of_two(2 * std::numeric_limits<R>::min_exponent / 3);
    this->expect_form(this->hessenberg(n, [&](auto i, auto j) { return A(i, j) * small; }), "all");
    this->expect_form(
        this->hessenberg(n, [&](auto i, auto j) { return A(i, j) * (j < n / 2 ? R(1) : small); }),
        "the last columns");
    this->expect_form(
        this->hessenberg(n, [&](auto i, auto j) { return i > j ? A(i, j) * small : T(R(i == j ? 1 : 0)); }),
        "below the diagonal");
}

/// The values change their places exactly; also equal ones, and where nothing is above the diagonal.
TYPED_TEST(WindowSchur, ExchangesValues) {
    using T = TypeParam;
    using R = Real<T>;
    for (const std::int64_t n : {2, 9, 20}) {
        for (const R above : {R(1), R(0), this->power_of_two(std::numeric_limits<R>::min_exponent + 4)}) {
            Matrix<T> A = random_matrix<T>(n, n, 1, Stream(5, 4));
            A(n - 1, n - 1) = A(n - 2, n - 2);
            for (std::int64_t j = 0; j < n; ++j)
                for (std::int64_t i = 0; i < n; ++i)
                    if (i != j) A(i, j) = i > j ? T(0) : A(i, j) * above;
            for (const host::Lanes lanes : {host::Lanes::any, host::Lanes::wide}) {
                for (std::int64_t k = 0; k + 1 < n; ++k) {
                    Matrix<T> S = A, V(n, n);
                    for (std::int64_t i = 0; i < n; ++i) V(i, i) = T(1);
                    host::exchange_values(this->view(S), this->view(V), k, lanes);
                    EXPECT_TRUE(S(k, k) == A(k + 1, k + 1) && S(k + 1, k + 1) == A(k, k) &&
                                S(k + 1, k) == T(0));
                    const Residuals found = schur_residuals(A, S, V);
                    EXPECT_LT(found.residual, 5);
                    EXPECT_LT(found.orthogonality, 5);
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
