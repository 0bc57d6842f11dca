// SPDX-License-Identifier: BSD-3-Clause
// Matrices at the ends of the range, of subnormal numbers and of nearly the largest ones: eigenvalues and vectors, and the
// tridiagonal form, against those of the same matrix times a power of two.
#include "numerics/suite.hpp"
#include "support/routines/syevd.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Scaling : public ::testing::Test {
  protected:
    using R = Real<T>;

    /// Exponents of two to multiply random numbers with.
    static std::vector<int> exponents() {
        if (sizeof(R) == 4) return {-147, -135, -127, -126, -80, 80, 120};
        return {-1072, -1040, -1023, -1022, -600, 600, 1018};
    }

    static R scaled(R x, int exponent) { return std::ldexp(x, exponent); }
    static std::complex<R> scaled(std::complex<R> x, int exponent) {
        return {std::ldexp(x.real(), exponent), std::ldexp(x.imag(), exponent)};
    }
    static Matrix<T> scaled(Matrix<T> a, int exponent) {
        for (std::int64_t j = 0; j < a.cols(); ++j) {
            for (std::int64_t i = 0; i < a.rows(); ++i) a(i, j) = scaled(a(i, j), exponent);
        }
        return a;
    }
    static Matrix<T> hermitian(std::int64_t n) {
        Matrix<T> a = random_matrix<T>(n, n, 0, Stream(static_cast<std::uint64_t>(n)));
        for (std::int64_t j = 0; j < n; ++j) a(j, j) = make_scalar<T>(real_part(a(j, j)), 0);
        return a;
    }

    /// Values of a matrix that was multiplied with 2^exponent: a subnormal one has lost what is below its last digit.
    static void expect_values(const std::vector<R>& w, const std::vector<R>& expected, int exponent) {
        const double size = std::max(std::abs(expected.front()), std::abs(expected.back()));
        const double last = std::ldexp(static_cast<double>(std::numeric_limits<R>::epsilon()),
                                       std::numeric_limits<R>::min_exponent - 1 - exponent);
        const double bound = 30 * static_cast<double>(w.size()) * (ulp<T> * size + last);
        for (std::size_t i = 0; i < w.size(); ++i) {
            ASSERT_LE(std::abs(std::ldexp(static_cast<double>(w[i]), -exponent) - expected[i]), bound)
                << "value " << i;
        }
    }

    static void check(const SmallBlocks& ctx, std::int64_t n, int exponent) {
        SCOPED_TRACE(::testing::Message() << "n " << n << " times 2^" << exponent);
        const Matrix<T> given = scaled(hermitian(n), exponent);
        const auto count = static_cast<std::size_t>(n);
        std::vector<R> expected(count), w(count), d(count), e(count);
        std::vector<T> tau(count);
        Matrix<T> reference = scaled(given, -exponent);
        ASSERT_EQ(lapack::syevd<T>('N', 'L', lapack::to_int(n), reference.data(),
                                   lapack::to_int(reference.ld()), expected.data()),
                  0);
        Matrix<T> a = given;
        ASSERT_EQ(api::syevd<T>(ctx, 'N', 'L', n, a.data(), a.ld(), w.data()), 0);
        expect_values(w, expected, exponent);

        a = given;
        ASSERT_EQ(api::syevd<T>(ctx, 'V', 'L', n, a.data(), a.ld(), w.data()), 0);
        expect_values(w, expected, exponent);
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t k = j; k < n; ++k) {
                std::complex<double> product(k == j ? -1 : 0);
                for (std::int64_t i = 0; i < n; ++i)
                    product += std::complex<double>(conjugate(a(i, j)) * a(i, k));
                ASSERT_LE(std::abs(product), 30 * static_cast<double>(n) * ulp<T>)
                    << "vectors " << j << ", " << k;
            }
        }

        a = given;
        ASSERT_EQ(api::sytrd<T>(ctx, 'L', n, a.data(), a.ld(), d.data(), e.data(), tau.data()), 0);
        for (R& x : d) x = std::ldexp(x, -exponent);
        for (R& x : e) x = std::ldexp(x, -exponent);
        ASSERT_EQ(lapack::sterf(lapack::to_int(n), d.data(), e.data()), 0);
        for (R& x : d) x = std::ldexp(x, exponent);
        expect_values(d, expected, exponent);
    }
};
TYPED_TEST_SUITE(Scaling, Scalars, ScalarNames);

TYPED_TEST(Scaling, Ends) {
    for (const char* schedule : {"device", "hybrid"}) {
        for (const int count : {0, 1, 3}) {
            SCOPED_TRACE(::testing::Message() << schedule << " on " << count);
            const SmallBlocks ctx(count);
            ctx.set("sytrd.schedule", schedule);
            ctx.set("sterf.crossover", "0");
            for (const int exponent : this->exponents()) {
                for (const std::int64_t n : {1, 2, 3, 40}) this->check(ctx, n, exponent);
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
