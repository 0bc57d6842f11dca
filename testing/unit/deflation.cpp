// SPDX-License-Identifier: BSD-3-Clause
// Early deflation against LAPACK's way of it, which exchanges every value that has not converged: both find
// the same number of values, though ours leaves most of them where they are.
#include "nonsymmetric/deflation.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "support/nonsymmetric.hpp"
#include "support/precisions.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class EarlyDeflation : public ::testing::Test {
  protected:
    using R = Real<T>;
    static constexpr std::int64_t n = 40;
    static constexpr R ulp = std::numeric_limits<R>::epsilon(), spike = R(0.01);

    static HostView<T> view(Matrix<T>& A) { return {A.data(), A.rows(), A.cols(), A.ld()}; }
    static Matrix<T> window(std::uint64_t seed) {
        Matrix<T> H = random_matrix<T>(n, n, 1, Stream(seed, 23));
        for (std::int64_t j = 0; j < n; ++j)
            for (std::int64_t i = j + 2; i < n; ++i) H(i, j) = T(0);
        return H;
    }
    static bool is_pair(const Matrix<T>& S, std::int64_t i) {
        return !is_complex<T> && i >= 0 && i + 1 < n && S(i + 1, i) != T(0);
    }
    static Eigenvalues<T> values(std::vector<T>& w, std::vector<T>& wi) {
        return {w.data(), is_complex<T> ? nullptr : wi.data()};
    }
    static R size_of(T x) { return std::abs(std::real(x)) + std::abs(std::imag(x)); }

    static std::int64_t converged_by_exchanges(Matrix<T> S) {
        Matrix<T> V(n, n);
        std::vector<T> w(n), wi(n);
        EXPECT_EQ(host::hseqr('S', 'I', host::Balanced{1, n}, view(S), values(w, wi), view(V)), 0);
        std::int64_t kept = n;
        for (std::int64_t top = 0; top < kept;) {
            const std::int64_t length = is_pair(S, kept - 2) ? 2 : 1, at = kept - length;
            R size = size_of(S(at, at)), part = size_of(V(0, at));
            if (length == 2) {
                size = std::abs(S(at, at)) + std::sqrt(std::abs(S(at + 1, at) * S(at, at + 1)));
                part = std::max(part, size_of(V(0, at + 1)));
            }
            if (spike * part <= ulp * size) {
                kept = at;
                continue;
            }
            index_t from = at + 1, to = top + 1;
            EXPECT_EQ(host::trexc('V', view(S), view(V), &from, &to), 0);
            top += length;
        }
        return n - kept;
    }
};
TYPED_TEST_SUITE(EarlyDeflation, ScalarsAs<::testing::Types>);

TYPED_TEST(EarlyDeflation, FindsWhatExchangesFind) {
    using T = TypeParam;
    constexpr std::int64_t n = TestFixture::n;
    std::int64_t ours = 0, theirs = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Matrix<T> H = this->window(seed);
        Matrix<T> S = H, V(n, n);
        std::vector<T> w(n), wi(n);
        const auto found = deflate_early<T>(this->view(S), T(this->spike), this->view(V), this->values(w, wi),
                                            std::numeric_limits<Real<T>>::min());
        ours += found.count;
        theirs += this->converged_by_exchanges(H);
    }
    EXPECT_GT(theirs, 12);
    // Rounding decides about values at the limit.
    EXPECT_NEAR(static_cast<double>(ours), static_cast<double>(theirs), 0.1 * static_cast<double>(theirs));
}

}  // namespace
}  // namespace lapilli::testing
